package org.gamehoster.schema;

/** How a field that runs round gets its period. */
public sealed interface Wrap {
    /** The period is the present value of this field of the instance, such as the width of an arena. */
    record ByInstanceField(String name) implements Wrap {}

    /** The period itself; greater than 0. */
    record Fixed(double period) implements Wrap {}
}
