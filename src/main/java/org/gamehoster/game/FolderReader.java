package org.gamehoster.game;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads a game's folder from disk, but for its site. Files that begin with a dot are editors' and systems' own. */
final class FolderReader {
    static final String SITE = "gamehoster-site";
    private static final long FILE_BYTES_MAX = 1024 * 1024;
    private static final long GENERATED_BYTES_MAX = 64 * 1024 * 1024;
    private static final int FILES_MAX = 2_000;

    private final Path folder;
    private final Problems problems;
    private final SortedMap<String, String> files = new TreeMap<>();

    FolderReader(Path folder, Problems problems) {
        this.folder = folder;
        this.problems = problems;
    }

    /** All files that can be read; what can't is among the problems. */
    SortedMap<String, String> read() {
        try {
            Files.walkFileTree(folder, new Visitor());
        } catch (IOException e) {
            problems.add(Problem.in("", "the folder cannot be read: " + e, "check its place and who may read it"));
        }
        return files;
    }

    private final class Visitor extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
            boolean isLeftOut =
                    !directory.equals(folder) && (isHidden(directory) || directory.equals(folder.resolve(SITE)));
            return isLeftOut ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (isHidden(file)) {
                return FileVisitResult.CONTINUE;
            }
            if (files.size() >= FILES_MAX) {
                problems.add(Problem.in("", "there are more than " + FILES_MAX + " files", "is this a game's folder?"));
                return FileVisitResult.TERMINATE;
            }
            add(file, attributes.size());
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            problems.add(Problem.in(path(file), "it cannot be read: " + e, "check who may read it"));
            return FileVisitResult.CONTINUE;
        }
    }

    private static boolean isHidden(Path file) {
        String name = file.getFileName().toString();
        return name.startsWith(".") || name.endsWith("~");
    }

    private static boolean isGenerated(String path) {
        return path.equals(GeneratedFiles.SERVER) || path.equals(GeneratedFiles.CLIENT);
    }

    private String path(Path file) {
        return folder.relativize(file).toString().replace('\\', '/');
    }

    private void add(Path file, long size) {
        String path = path(file);
        if (size > (isGenerated(path) ? GENERATED_BYTES_MAX : FILE_BYTES_MAX)) {
            problems.add(
                    Problem.in(path, "it is too large", "make it smaller than 1 MiB; data may go into several files"));
            return;
        }
        try {
            files.put(path, text(Files.readAllBytes(file)));
        } catch (CharacterCodingException e) {
            problems.add(Problem.in(path, "it is not UTF-8 text", "save it as UTF-8"));
        } catch (IOException e) {
            problems.add(Problem.in(path, "it cannot be read: " + e, "check who may read it"));
        }
    }

    /** Line ends become one character, as JavaScript itself reads them, so that lines are counted alike everywhere. */
    private static String text(byte[] bytes) throws CharacterCodingException {
        String text = StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString()
                .replace("\r\n", "\n")
                .replace('\r', '\n');
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
