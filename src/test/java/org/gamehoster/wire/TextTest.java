package org.gamehoster.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "Pilot123", "Ääß", "日本語", "🚀🛰", "\u0000", "<b>&", "نص"})
    void a_text_comes_back_as_it_was(String text) throws MalformedException {
        BitWriter out = new BitWriter(1);
        Text.write(out, Text.encode(text, 256));
        assertThat(Text.read(new BitReader(out.toBytes()), 256)).isEqualTo(text);
    }

    @Test
    void a_text_is_cut_between_characters() {
        assertThat(Text.encode("ab🚀", 5)).isEqualTo("ab".getBytes(StandardCharsets.UTF_8));
        assertThat(Text.encode("ab🚀", 6)).isEqualTo("ab🚀".getBytes(StandardCharsets.UTF_8));
        assertThat(Text.encode("日本", 3)).isEqualTo("日".getBytes(StandardCharsets.UTF_8));
        assertThat(Text.encode("abc", 0)).isEmpty();
    }

    @Test
    void a_lone_surrogate_becomes_the_replacement_character() {
        assertThat(Text.encode("a\ud83db", 64)).isEqualTo("a\ufffdb".getBytes(StandardCharsets.UTF_8));
        assertThat(Text.encode("\ude80", 64)).isEqualTo("\ufffd".getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"01ff", "02c080", "03eda080", "04f4908080", "02c3", "0180"})
    void ill_formed_or_cut_off_text_is_malformed(String hex) {
        BitReader in = new BitReader(HexFormat.of().parseHex(hex));
        assertThatThrownBy(() -> Text.read(in, 64)).isInstanceOf(MalformedException.class);
    }

    @Test
    void a_text_longer_than_its_field_is_malformed_before_it_is_read() {
        BitReader in = new BitReader(HexFormat.of().parseHex("ffffffffffffff7f"));
        assertThatThrownBy(() -> Text.read(in, 64)).hasMessageContaining("64");
    }
}
