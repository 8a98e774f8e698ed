package org.gamehoster.instance;

/** What came of asking an instance for a seat. */
public sealed interface Seating {
    record Seated(Seat seat) implements Seating {}

    /** Every place is taken by a person. */
    record Full() implements Seating {}

    /** The game's join body failed; its failure is reported apart. */
    record Failed() implements Seating {}
}
