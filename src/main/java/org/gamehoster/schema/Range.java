package org.gamehoster.schema;

/** The values a field may hold, both ends included; {@code min < max}, both finite. */
public record Range(double min, double max) {
    /** The nearest value inside the range. */
    public double clamp(double value) {
        return Math.max(min, Math.min(max, value));
    }
}
