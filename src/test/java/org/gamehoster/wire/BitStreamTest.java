package org.gamehoster.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BitStreamTest {
    @Test
    void bits_go_most_significant_first_and_are_padded_with_zeros() {
        BitWriter out = new BitWriter(1);
        out.write(0b101, 3);
        out.write(0b11, 2);
        out.write(0xabcd, 16);
        assertThat(HexFormat.of().formatHex(out.toBytes())).isEqualTo("bd5e68");
        assertThat(out.bitLength()).isEqualTo(21);
    }

    @Test
    void whole_words_and_widths_of_64_keep_their_bits() throws MalformedException {
        BitWriter out = new BitWriter(1);
        out.write(1, 1);
        out.write(-1L, 64);
        out.write(0x0123456789abcdefL, 64);
        BitReader in = new BitReader(out.toBytes());
        assertThat(in.read(1)).isEqualTo(1);
        assertThat(in.read(64)).isEqualTo(-1L);
        assertThat(in.read(64)).isEqualTo(0x0123456789abcdefL);
        in.end();
    }

    @Test
    void what_is_written_in_any_widths_is_read_back() throws MalformedException {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom chance = new SplittableRandom(seed);
            int count = chance.nextInt(1, 200);
            int[] widths = chance.ints(count, 0, 65).toArray();
            long[] values = new long[count];
            BitWriter out = new BitWriter(1);
            for (int i = 0; i < count; i++) {
                values[i] = widths[i] == 0 ? 0 : chance.nextLong() >>> (64 - widths[i]);
                out.write(values[i], widths[i]);
            }
            BitReader in = new BitReader(out.toBytes());
            for (int i = 0; i < count; i++) {
                assertThat(in.read(widths[i])).as("seed %d, value %d", seed, i).isEqualTo(values[i]);
            }
            in.end();
        }
    }

    @Test
    void words_that_were_packed_apart_are_appended_bit_for_bit() {
        for (int lead = 0; lead < 70; lead++) {
            for (int length = 0; length < 140; length += 7) {
                BitWriter part = new BitWriter(1);
                BitWriter whole = new BitWriter(1);
                BitWriter joined = new BitWriter(1);
                SplittableRandom chance = new SplittableRandom(length);
                for (int i = 0; i < lead; i++) {
                    whole.write(i & 1, 1);
                    joined.write(i & 1, 1);
                }
                for (int i = 0; i < length; i++) {
                    int bit = chance.nextInt(2);
                    part.write(bit, 1);
                    whole.write(bit, 1);
                }
                joined.writeWords(part.toWords(new long[0]), 0, length);
                assertThat(joined.toBytes()).isEqualTo(whole.toBytes());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0, 00",
        "1, 01",
        "127, 7f",
        "128, 8001",
        "16383, ff7f",
        "16384, 808001",
        "72057594037927935, ffffffffffffff7f"
    })
    void a_varint_takes_a_byte_for_each_seven_bits_lowest_first(long value, String hex) throws MalformedException {
        BitWriter out = new BitWriter(1);
        out.writeVarint(value);
        assertThat(HexFormat.of().formatHex(out.toBytes())).isEqualTo(hex);
        assertThat(new BitReader(out.toBytes()).readVarint()).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"8000", "ff00", "808000", "ffffffffffffffff01", "808080808080808000", "80", "ff"})
    void a_varint_too_long_or_cut_off_is_malformed(String hex) {
        BitReader in = new BitReader(HexFormat.of().parseHex(hex));
        assertThatThrownBy(in::readVarint).isInstanceOf(MalformedException.class);
    }

    @Test
    void a_message_ends_with_less_than_a_byte_of_zero_bits() throws MalformedException {
        BitReader clean = new BitReader(new byte[] {(byte) 0b1010_0000});
        clean.read(3);
        clean.end();
        BitReader setBit = new BitReader(new byte[] {(byte) 0b1010_0001});
        setBit.read(3);
        assertThatThrownBy(setBit::end).hasMessageContaining("padding");
        BitReader surplus = new BitReader(new byte[] {0, 0});
        surplus.read(8);
        assertThatThrownBy(surplus::end).hasMessageContaining("surplus");
        BitReader empty = new BitReader(new byte[0]);
        empty.end();
        assertThatThrownBy(() -> empty.read(1)).hasMessageContaining("early");
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 0", "2, 1", "3, 2", "4, 2", "5, 3", "36001, 16", "24001, 15", "6301, 13", "1001, 10"})
    void a_number_among_some_takes_the_fewest_bits(long count, int bits) {
        assertThat(Bits.among(count)).isEqualTo(bits);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-1, 1", "1, 2", "-2, 3", "63, 126", "-64, 127", "9007199254740991, 18014398509481982"})
    void zigzag_folds_small_numbers_of_either_sign_into_small_ones(long value, long folded) {
        assertThat(Bits.zigzag(value)).isEqualTo(folded);
        assertThat(Bits.unzigzag(folded)).isEqualTo(value);
    }
}
