package org.gamehoster.launcher;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The words that this process was started with, as bytes from the system.
 *
 * <p>What Java makes of them has lost whatever the locale cannot say; here nothing is lost, and options that came
 * from the environment or a file, and will come from there again, are not in it twice.
 */
final class CommandLine {
    private CommandLine() {}

    /** This process's words; none where the system does not tell, or where not the {@code java} command started it. */
    static List<byte[]> ofThisProcess(Path java) {
        try {
            if (Files.isSameFile(Path.of("/proc/self/exe"), java)) {
                return parse(Files.readAllBytes(Path.of("/proc/self/cmdline")));
            }
        } catch (IOException e) {
            // No such folder on this system, or it is hidden.
        }
        return List.of();
    }

    /** The words as Linux shows them: each ended by a zero byte. */
    static List<byte[]> parse(byte[] raw) {
        List<byte[]> words = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < raw.length; i++) {
            if (raw[i] == 0) {
                words.add(Arrays.copyOfRange(raw, start, i));
                start = i + 1;
            }
        }
        return words;
    }

    /** The same with more JVM flags. They go in front, so that the user's own, which come later, win. */
    static List<byte[]> withFlags(List<byte[]> words, List<String> flags) {
        List<byte[]> all = new ArrayList<>(words.size() + flags.size());
        all.add(words.getFirst());
        all.addAll(bytes(flags));
        all.addAll(words.subList(1, words.size()));
        return all;
    }

    /** As the system wants to have it: in the encoding in which Java reads arguments and file names. */
    static byte[] bytes(String word) {
        return word.getBytes(Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8")));
    }

    static List<byte[]> bytes(List<String> words) {
        List<byte[]> all = new ArrayList<>(words.size());
        for (String word : words) {
            all.add(bytes(word));
        }
        return all;
    }
}
