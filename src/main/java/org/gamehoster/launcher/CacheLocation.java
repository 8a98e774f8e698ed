package org.gamehoster.launcher;

import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A folder that unpacked files may be kept in.
 *
 * @param shared whether others may create files beside it, as in {@code /tmp}: then it may have been planted
 */
record CacheLocation(Path folder, boolean shared) {

    /**
     * All that may be tried, the best first: what the user named, the desktop standard's folder, the home folder, and
     * the folder for temporary files.
     *
     * @param user the user's number, or name where users have none
     */
    static List<CacheLocation> candidates(Map<String, String> environment, String home, String temporary, String user) {
        List<CacheLocation> candidates = new ArrayList<>();
        add(candidates, environment.getOrDefault("GAMEHOSTER_CACHE", ""), "", false);
        String standard = environment.getOrDefault("XDG_CACHE_HOME", "");
        if (new File(standard).isAbsolute()) { // the standard says that others count as not set
            add(candidates, standard, "gamehoster", false);
        }
        add(candidates, environment.getOrDefault("HOME", home), ".cache/gamehoster", false);
        add(candidates, temporary, "gamehoster-".concat(user), true);
        return candidates;
    }

    /** A path with the separator in it cannot stand in a module path, and one of foreign bytes is no path to Java. */
    private static void add(List<CacheLocation> candidates, String parent, String name, boolean shared) {
        if (parent.isEmpty() || parent.indexOf(File.pathSeparatorChar) >= 0) {
            return;
        }
        try {
            Path folder = Path.of(parent, name).toAbsolutePath();
            if (folder.toString().indexOf(File.pathSeparatorChar) < 0) {
                candidates.add(new CacheLocation(folder, shared));
            }
        } catch (InvalidPathException e) {
            // The next candidate will do.
        }
    }
}
