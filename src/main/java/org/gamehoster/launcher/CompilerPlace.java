package org.gamehoster.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds a folder that the compiler can be unpacked to and run from. */
final class CompilerPlace {
    private final @Nullable Posix posix;
    private final List<CacheLocation> candidates;
    private final CompilerCache cache;

    /** @param posix null where the system is no such one, and has no users by number */
    CompilerPlace(@Nullable Posix posix) {
        this.posix = posix;
        long user = posix == null ? 0 : posix.userId();
        String userName = posix == null ? System.getProperty("user.name", "") : Long.toString(user);
        this.candidates = CacheLocation.candidates(
                System.getenv(),
                System.getProperty("user.home", ""),
                System.getProperty("java.io.tmpdir", ""),
                userName);
        this.cache = new CompilerCache(new TrustedFolder(posix != null, user));
    }

    /** @throws IOException that says of each folder why it will not do */
    UnpackedCompiler unpack(PackedCompiler packed) throws IOException {
        StringBuilder failures = new StringBuilder();
        for (CacheLocation location : candidates) {
            try {
                return usable(cache.unpack(packed, location));
            } catch (IOException e) {
                failures.append(failures.isEmpty() ? "" : "; ").append(e);
            }
        }
        throw new IOException(failures.isEmpty() ? "there is no folder to keep it in" : failures.toString());
    }

    private UnpackedCompiler usable(UnpackedCompiler compiler) throws IOException {
        Path library = compiler.attachLibrary();
        if (posix != null && !Posix.isLoadable(library)) {
            throw new IOException(library.toString().concat(" cannot be loaded as a library from there"));
        }
        return compiler;
    }
}
