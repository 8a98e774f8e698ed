package org.gamehoster.instance;

/**
 * What bounds an instance, each with its default.
 *
 * @param catchUpMillisMax after a stall, how much missed time is simulated; the rest is dropped
 */
public record InstanceLimits(long catchUpMillisMax) {
    public static final InstanceLimits DEFAULT = new InstanceLimits(250);
}
