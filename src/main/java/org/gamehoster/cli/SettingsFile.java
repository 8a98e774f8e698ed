package org.gamehoster.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A file of settings: a line {@code name=value} each, names as on the command line without the dashes, UTF-8; empty
 * lines and lines led by {@code #} count for nothing. There are no escapes, so a Windows path is written as it is.
 */
record SettingsFile(Map<String, Setting> settings) {
    static final SettingsFile EMPTY = new SettingsFile(Map.of());
    private static final int BYTES_MAX = 64 * 1024;

    Optional<Setting> find(String name) {
        return Optional.ofNullable(settings.get(name));
    }

    /**
     * @param known the names that may be set
     * @throws SettingsError if the file cannot be read, or a line of it says nothing
     */
    static SettingsFile read(Path file, Set<String> known) {
        Map<String, Setting> settings = new LinkedHashMap<>();
        int number = 0;
        for (String line : text(file).split("\r\n|\r|\n", -1)) {
            number++;
            String content = line.strip();
            if (!content.isEmpty() && !content.startsWith("#")) {
                add(settings, content, known, file + " line " + number);
            }
        }
        return new SettingsFile(settings);
    }

    private static String text(Path file) {
        try {
            if (Files.size(file) > BYTES_MAX) {
                throw new SettingsError(file + " is larger than " + BYTES_MAX + " bytes: is it a file of settings?");
            }
            byte[] bytes = Files.readAllBytes(file);
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new SettingsError(file + " is not UTF-8 text", e);
        } catch (IOException e) {
            throw new SettingsError("the settings file " + file + " cannot be read: " + FileErrors.why(e), e);
        }
    }

    private static void add(Map<String, Setting> settings, String line, Set<String> known, String source) {
        int equals = line.indexOf('=');
        if (equals < 0) {
            throw new SettingsError(source + " is not of the form name=value: " + line);
        }
        String name = line.substring(0, equals).strip();
        if (!known.contains(name)) {
            String names = known.stream().sorted().collect(Collectors.joining(", "));
            throw new SettingsError(source + ": there is no setting '" + name + "'; there are " + names);
        }
        if (settings.put(name, new Setting(line.substring(equals + 1).strip(), source)) != null) {
            throw new SettingsError(source + ": '" + name + "' is set for the second time");
        }
    }
}
