package org.gamehoster.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;

/**
 * Unpacks the compiler and checks what is there already. Safe for any number of processes at once: a file is written
 * beside its place and moved there whole, so another process finds it complete or not at all, and one that has an
 * older copy open keeps it.
 */
final class CompilerCache {
    private static final int BLOCK_BYTES = 64 * 1024;

    private final TrustedFolder folders;

    CompilerCache(TrustedFolder folders) {
        this.folders = folders;
    }

    /** @throws IOException if this location cannot be used; the next one may do */
    UnpackedCompiler unpack(PackedCompiler packed, CacheLocation location) throws IOException {
        Path folder = folders.ensureInside(folders.ensure(location), "compiler-".concat(packed.key()));
        List<Path> jars = new ArrayList<>();
        for (ZipEntry jar : packed.jars()) {
            jars.add(checked(packed, jar, folder));
        }
        return new UnpackedCompiler(jars, checked(packed, packed.attachLibrary(), folder));
    }

    private Path checked(PackedCompiler packed, ZipEntry entry, Path folder) throws IOException {
        String name = entry.getName();
        Path file = folder.resolve(name.substring(name.lastIndexOf('/') + 1));
        if (!isIntact(file, entry)) {
            write(packed, entry, file);
        }
        return file;
    }

    private static boolean isIntact(Path file, ZipEntry entry) throws IOException {
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        long size = Files.readAttributes(file, BasicFileAttributes.class).size();
        return size == entry.getSize() && checksum(file) == entry.getCrc();
    }

    private static long checksum(Path file) throws IOException {
        CRC32 crc = new CRC32();
        byte[] block = new byte[BLOCK_BYTES];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(block); read >= 0; read = in.read(block)) {
                crc.update(block, 0, read);
            }
        }
        return crc.getValue();
    }

    private static void write(PackedCompiler packed, ZipEntry entry, Path file) throws IOException {
        Path temporary = Path.of(file.toString().concat(".").concat(Long.toHexString(System.nanoTime())));
        try (InputStream in = packed.read(entry)) {
            copy(in, temporary);
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(temporary);
        }
        if (!isIntact(file, entry)) {
            throw new IOException(file.toString().concat(" did not keep what was written to it"));
        }
    }

    private static void copy(InputStream in, Path file) throws IOException {
        try (var out = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            in.transferTo(out);
        }
    }
}
