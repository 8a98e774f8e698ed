package org.gamehoster.wire;

import java.util.Optional;
import org.gamehoster.schema.Field;
import org.gamehoster.schema.Range;

/**
 * How one field's values are packed. A value's <em>raw</em> form is what is compared and sent: steps up from the
 * minimum for a ranged number or int, the bits of a float32, the number itself for an unranged int, the absolute tick
 * for a tick. Strings have no raw form; {@link Text} packs them.
 */
public final class FieldCodec {
    /** The widest whole number that both sides hold exactly. */
    public static final long SAFE_MAX = (1L << 53) - 1;

    private enum Shape {
        FLAG,
        STEPS,
        FLOAT,
        VARINT,
        TICK,
        TEXT
    }

    private final Shape shape;
    private final int bits;
    private final double min;
    private final double scale;
    private final long last;
    private final Optional<Range> range;
    private final int maxLengthBytes;

    public FieldCodec(Field field) {
        range = field.range();
        shape = shapeOf(field);
        min = range.map(Range::min).orElse(0.0);
        // 10^0 to 10^9 is exact in a double; Math.pow gives just that.
        scale = Math.pow(10, field.decimals().orElse(0));
        last = range.map(r -> Math.round((r.max() - r.min()) * scale)).orElse(0L);
        bits = bitsOf(shape, last);
        maxLengthBytes = field.maxLengthBytes();
    }

    private static Shape shapeOf(Field field) {
        return switch (field.type()) {
            case BOOL -> Shape.FLAG;
            case STRING -> Shape.TEXT;
            case TICK -> Shape.TICK;
            case INT -> field.range().isPresent() ? Shape.STEPS : Shape.VARINT;
            case NUMBER -> field.range().isPresent() && field.decimals().isPresent() ? Shape.STEPS : Shape.FLOAT;
        };
    }

    private static int bitsOf(Shape shape, long last) {
        return switch (shape) {
            case FLAG -> 1;
            case STEPS -> Bits.among(last + 1);
            case FLOAT -> Float.SIZE;
            case VARINT, TICK, TEXT -> 0;
        };
    }

    public boolean isText() {
        return shape == Shape.TEXT;
    }

    /** Whether what is sent depends on the viewer, since ticks count from its join. */
    public boolean isTick() {
        return shape == Shape.TICK;
    }

    public int maxLengthBytes() {
        return maxLengthBytes;
    }

    /** The bits of every value of this field, or 0 where they differ from value to value. */
    public int fixedBits() {
        return bits;
    }

    /** The raw form of a finite value; what lies outside the field's range is brought to its nearest end. */
    public long raw(double value) {
        return switch (shape) {
            case FLAG -> value == 0 ? 0 : 1;
            case STEPS -> {
                long steps = (long) Math.floor((value - min) * scale + 0.5);
                yield Math.max(0, Math.min(last, steps));
            }
            case FLOAT -> Float.floatToIntBits(toFloat(value)) & 0xffffffffL;
            case VARINT, TICK -> Math.max(-SAFE_MAX, Math.min(SAFE_MAX, (long) value));
            case TEXT -> throw new IllegalStateException("a string has no raw form");
        };
    }

    private static float toFloat(double value) {
        return Math.max(-Float.MAX_VALUE, Math.min(Float.MAX_VALUE, (float) value));
    }

    public double value(long raw) {
        return switch (shape) {
            case FLAG, VARINT, TICK -> raw;
            case STEPS -> min + raw / scale;
            case FLOAT -> clamp(Float.intBitsToFloat((int) raw));
            case TEXT -> throw new IllegalStateException("a string has no raw form");
        };
    }

    /** Appends a raw value; a tick counts from {@code joinTick}. */
    public void write(BitWriter out, long raw, long joinTick) {
        switch (shape) {
            case FLAG, STEPS, FLOAT -> out.write(raw, bits);
            case VARINT -> out.writeVarint(Bits.zigzag(raw));
            case TICK -> out.writeVarint(Bits.zigzag(raw - joinTick));
            case TEXT -> throw new IllegalStateException("a string has no raw form");
        }
    }

    /** Reads a raw value, checked against the field's range. */
    public long readRaw(BitReader in, long joinTick) throws MalformedException {
        return switch (shape) {
            case FLAG -> in.read(1);
            case STEPS -> checked(in.read(bits), last);
            case FLOAT -> inRange(in.read(bits));
            case VARINT -> safe(Bits.unzigzag(in.readVarint()));
            case TICK -> safe(Bits.unzigzag(in.readVarint()) + joinTick);
            case TEXT -> throw new IllegalStateException("a string has no raw form");
        };
    }

    private static long checked(long raw, long last) throws MalformedException {
        if (raw > last) {
            throw new MalformedException("a value above its range");
        }
        return raw;
    }

    private long inRange(long raw) throws MalformedException {
        float value = Float.intBitsToFloat((int) raw);
        if (!Float.isFinite(value)) {
            throw new MalformedException("a number that is not finite");
        }
        // Compared as floats: the float next to an end of the range may lie a hair outside it.
        if (range.isPresent()
                && (value < (float) range.get().min()
                        || value > (float) range.get().max())) {
            throw new MalformedException("a number out of its range");
        }
        return raw;
    }

    private double clamp(double value) {
        return range.isPresent() ? range.get().clamp(value) : value;
    }

    private static long safe(long value) throws MalformedException {
        if (Math.abs(value) > SAFE_MAX) {
            throw new MalformedException("a whole number beyond 2^53");
        }
        return value;
    }
}
