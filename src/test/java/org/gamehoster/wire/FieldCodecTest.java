package org.gamehoster.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.Optional;
import org.gamehoster.schema.Field;
import org.gamehoster.schema.FieldType;
import org.gamehoster.schema.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FieldCodecTest {
    private static FieldCodec codec(FieldType type, Optional<Range> range, Optional<Integer> decimals) {
        return new FieldCodec(new Field("f", type, 0, "", false, Optional.empty(), range, decimals, 0));
    }

    private static FieldCodec steps(double min, double max, int decimals) {
        return codec(FieldType.NUMBER, Optional.of(new Range(min, max)), Optional.of(decimals));
    }

    private static FieldCodec plain(FieldType type) {
        return codec(type, Optional.empty(), Optional.empty());
    }

    private static byte[] written(FieldCodec codec, double value, long joinTick) {
        BitWriter out = new BitWriter(1);
        codec.write(out, codec.raw(value), joinTick);
        return out.toBytes();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 3600, 1, 16",
        "0, 2400, 1, 15",
        "-3.15, 3.15, 3, 13",
        "0, 1, 0, 1",
        "0, 255, 0, 8",
        "-128, 200, 1, 12",
        "0, 1600, 1, 14"
    })
    void a_ranged_number_takes_the_bits_of_its_steps(double min, double max, int decimals, int bits) {
        assertThat(steps(min, max, decimals).fixedBits()).isEqualTo(bits);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0.04, 0", "0.05, 1", "3600, 36000", "3599.96, 36000", "4000, 36000", "-1, 0", "1234.56, 12346"
    })
    void a_ranged_number_is_steps_up_from_its_minimum_rounded_half_up(double value, long raw) {
        assertThat(steps(0, 3600, 1).raw(value)).isEqualTo(raw);
    }

    @Test
    void a_step_comes_back_as_its_number() {
        assertThat(steps(-3.15, 3.15, 3).value(0)).isEqualTo(-3.15);
        assertThat(steps(0, 3600, 1).value(12346)).isEqualTo(1234.6);
    }

    @ParameterizedTest
    @CsvSource({"1, 3, 2", "0, 32767, 15", "0, 999999, 20", "-5, 5, 4"})
    void a_ranged_int_takes_the_bits_of_its_values(double min, double max, int bits) {
        FieldCodec codec = codec(FieldType.INT, Optional.of(new Range(min, max)), Optional.empty());
        assertThat(codec.fixedBits()).isEqualTo(bits);
        assertThat(codec.value(codec.raw(max))).isEqualTo(max);
    }

    @Test
    void a_number_without_a_range_is_a_float32() throws MalformedException {
        FieldCodec codec = plain(FieldType.NUMBER);
        assertThat(HexFormat.of().formatHex(written(codec, 1.5, 0))).isEqualTo("3fc00000");
        assertThat(HexFormat.of().formatHex(written(codec, -0.0, 0))).isEqualTo("80000000");
        assertThat(codec.value(codec.raw(1e300))).isEqualTo(Float.MAX_VALUE);
        BitReader in = new BitReader(written(codec, 0.1, 0));
        assertThat(codec.value(codec.readRaw(in, 0))).isEqualTo((double) 0.1f);
    }

    @ParameterizedTest
    @ValueSource(strings = {"7fc00000", "7f800000", "ff800000"})
    void a_float_that_is_not_finite_is_malformed(String hex) {
        BitReader in = new BitReader(HexFormat.of().parseHex(hex));
        assertThatThrownBy(() -> plain(FieldType.NUMBER).readRaw(in, 0)).isInstanceOf(MalformedException.class);
    }

    @Test
    void a_float_with_a_range_is_held_to_it() throws MalformedException {
        FieldCodec codec = codec(FieldType.NUMBER, Optional.of(new Range(0, 0.1)), Optional.empty());
        BitReader atTheEnd = new BitReader(written(plain(FieldType.NUMBER), 0.1, 0));
        assertThat(codec.value(codec.readRaw(atTheEnd, 0))).isEqualTo(0.1);
        BitReader beyond = new BitReader(written(plain(FieldType.NUMBER), 0.2, 0));
        assertThatThrownBy(() -> codec.readRaw(beyond, 0)).isInstanceOf(MalformedException.class);
    }

    @Test
    void a_step_above_the_last_is_malformed() {
        BitReader in = new BitReader(new byte[] {(byte) 0xff, (byte) 0xff});
        assertThatThrownBy(() -> steps(0, 3600, 1).readRaw(in, 0)).isInstanceOf(MalformedException.class);
    }

    @ParameterizedTest
    @CsvSource({"100, 100, 00", "100, 163, 7e", "100, 36, 7f", "100, 164, 8001", "0, 8191, fe7f", "0, 8192, 808001"})
    void a_tick_counts_from_the_join(long joinTick, long tick, String hex) throws MalformedException {
        FieldCodec codec = plain(FieldType.TICK);
        byte[] bytes = written(codec, (double) tick, joinTick);
        assertThat(HexFormat.of().formatHex(bytes)).isEqualTo(hex);
        assertThat(codec.readRaw(new BitReader(bytes), joinTick)).isEqualTo(tick);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 63, -64, 64, -65, 1L << 31, 1L << 32, FieldCodec.SAFE_MAX, -FieldCodec.SAFE_MAX})
    void an_int_without_a_range_keeps_every_safe_value(long value) throws MalformedException {
        FieldCodec codec = plain(FieldType.INT);
        assertThat(codec.readRaw(new BitReader(written(codec, (double) value, 0)), 0))
                .isEqualTo(value);
    }

    @Test
    void an_int_beyond_what_both_sides_hold_exactly_is_malformed() {
        BitWriter out = new BitWriter(1);
        out.writeVarint(Bits.zigzag(1L << 53));
        BitReader in = new BitReader(out.toBytes());
        assertThatThrownBy(() -> plain(FieldType.INT).readRaw(in, 0)).isInstanceOf(MalformedException.class);
    }
}
