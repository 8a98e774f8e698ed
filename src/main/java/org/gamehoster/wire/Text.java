package org.gamehoster.wire;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Strings on the wire: UTF-8, its length in bytes as a varint before it. */
public final class Text {
    private static final int REPLACEMENT = 0xfffd;

    private Text() {}

    /**
     * The string's UTF-8, cut between characters to at most {@code maxBytes}. A lone surrogate, which JavaScript
     * allows and UTF-8 does not, becomes U+FFFD.
     */
    public static byte[] encode(String text, int maxBytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(Math.min(maxBytes, text.length() * 3));
        int at = 0;
        while (at < text.length()) {
            int character = text.codePointAt(at);
            boolean lone = character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
            byte[] bytes = Character.toString(lone ? REPLACEMENT : character).getBytes(StandardCharsets.UTF_8);
            if (out.size() + bytes.length > maxBytes) {
                break;
            }
            out.writeBytes(bytes);
            at += Character.charCount(character);
        }
        return out.toByteArray();
    }

    static void write(BitWriter out, byte[] utf8) {
        out.writeVarint(utf8.length);
        out.writeBytes(utf8);
    }

    static String read(BitReader in, int maxBytes) throws MalformedException {
        long length = in.readVarint();
        if (length > maxBytes) {
            throw new MalformedException("a text of more than " + maxBytes + " bytes");
        }
        byte[] utf8 = in.readBytes((int) length);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(utf8))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new MalformedException("a text that is not UTF-8");
        }
    }
}
