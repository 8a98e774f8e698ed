package org.gamehoster.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;

/**
 * Folders whose content only this user or root can have written. What is unpacked into them becomes part of the
 * process, so a folder that somebody else could have planted, or could write to, is refused.
 */
final class TrustedFolder {
    private static final int GROUP_OR_OTHERS_WRITE = 022;
    private static final int ROOT = 0;

    private final boolean posix;
    private final long user;

    /** @param user the user's number; counts for nothing where the system has no such numbers */
    TrustedFolder(boolean posix, long user) {
        this.posix = posix;
        this.user = user;
    }

    /**
     * Makes the folder where it is missing, for this user alone.
     *
     * @return the folder with links resolved; where others may create files beside it, it must not be a link
     * @throws IOException if it cannot be made, or is not to be trusted
     */
    Path ensure(CacheLocation location) throws IOException {
        Path folder = location.folder();
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS) && !Files.isDirectory(folder)) {
            Files.createDirectories(folder, ownersOnly());
        }
        Path real = location.shared() ? folder : folder.toRealPath();
        check(real);
        return real;
    }

    /** As above, for a folder inside one that is trusted. */
    Path ensureInside(Path trusted, String name) throws IOException {
        return ensure(new CacheLocation(trusted.resolve(name), true));
    }

    private FileAttribute<?>[] ownersOnly() {
        if (!posix) {
            return new FileAttribute<?>[0];
        }
        Set<PosixFilePermission> owner = Set.of(
                PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE, PosixFilePermission.OWNER_EXECUTE);
        return new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(owner)};
    }

    private void check(Path folder) throws IOException {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            throw new IOException(folder.toString().concat(" is not a folder"));
        }
        if (!posix) {
            return;
        }
        Map<String, Object> attributes = Files.readAttributes(folder, "unix:uid,mode", LinkOption.NOFOLLOW_LINKS);
        long owner = ((Number) attributes.getOrDefault("uid", -1)).longValue();
        int mode = ((Number) attributes.getOrDefault("mode", GROUP_OR_OTHERS_WRITE)).intValue();
        if ((owner != user && owner != ROOT) || (mode & GROUP_OR_OTHERS_WRITE) != 0) {
            throw new IOException(folder.toString().concat(" can be written by other users"));
        }
    }
}
