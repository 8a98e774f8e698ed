package org.gamehoster.launcher;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The compiler as it travels inside the fat jar. What the jar's own directory says of each file, its size and CRC-32,
 * is what an unpacked one is held against: it costs 14 ms for 25 MB, where SHA-256 costs 115 in a JVM just started.
 */
final class PackedCompiler implements AutoCloseable {
    static final String JAR_FOLDER = "gamehoster/compiler/";
    static final List<String> JAR_NAMES = List.of(
            "collections.jar", "compiler.jar", "jniutils.jar", "nativeimage.jar", "truffle-compiler.jar", "word.jar");
    private static final String ATTACH_FOLDER = "META-INF/resources/engine/libtruffleattach/";

    private final ZipFile zip;
    private final List<ZipEntry> jars;
    private final ZipEntry attachLibrary;

    private PackedCompiler(ZipFile zip, List<ZipEntry> jars, ZipEntry attachLibrary) {
        this.zip = zip;
        this.jars = jars;
        this.attachLibrary = attachLibrary;
    }

    /**
     * Looks for the compiler in the jars of the class path; there is none where the classes were not started from the
     * fat jar, or where it holds none for this system.
     */
    static Optional<PackedCompiler> find(String classPath, String systemName, String architecture) throws IOException {
        int from = 0;
        while (from <= classPath.length()) {
            int end = classPath.indexOf(File.pathSeparatorChar, from);
            String element = classPath.substring(from, end < 0 ? classPath.length() : end);
            if (new File(element).isFile()) {
                Optional<PackedCompiler> found = open(new File(element), systemName, architecture);
                if (found.isPresent()) {
                    return found;
                }
            }
            from = end < 0 ? classPath.length() + 1 : end + 1;
        }
        return Optional.empty();
    }

    // The found compiler owns the zip file and closes it.
    @SuppressWarnings("MustBeClosedChecker")
    private static Optional<PackedCompiler> open(File file, String systemName, String architecture) throws IOException {
        ZipFile zip = new ZipFile(file);
        List<ZipEntry> jars = new ArrayList<>();
        for (String name : JAR_NAMES) {
            ZipEntry jar = zip.getEntry(JAR_FOLDER.concat(name));
            if (jar != null) {
                jars.add(jar);
            }
        }
        ZipEntry attachLibrary = zip.getEntry(attachLibraryEntry(systemName, architecture));
        if (attachLibrary == null || jars.size() < JAR_NAMES.size()) {
            zip.close();
            return Optional.empty();
        }
        return Optional.of(new PackedCompiler(zip, jars, attachLibrary));
    }

    /** Where Truffle keeps the library for a system, in its own words for systems and processors. */
    static String attachLibraryEntry(String systemName, String architecture) {
        String processor = architecture.equals("aarch64") ? "aarch64" : "amd64";
        if (systemName.startsWith("Windows")) {
            return ATTACH_FOLDER.concat("windows/").concat(processor).concat("/bin/truffleattach.dll");
        }
        if (systemName.startsWith("Mac")) {
            return ATTACH_FOLDER.concat("darwin/").concat(processor).concat("/bin/libtruffleattach.dylib");
        }
        return ATTACH_FOLDER.concat("linux/").concat(processor).concat("/bin/libtruffleattach.so");
    }

    List<ZipEntry> jars() {
        return jars;
    }

    ZipEntry attachLibrary() {
        return attachLibrary;
    }

    InputStream read(ZipEntry entry) throws IOException {
        return zip.getInputStream(entry);
    }

    /** Names the content: two versions never share a folder, as their jars together would stop a JVM. */
    String key() {
        long hash = hashed(0xcbf29ce484222325L, attachLibrary);
        for (ZipEntry jar : jars) {
            hash = hashed(hash, jar);
        }
        return Long.toHexString(hash);
    }

    /** FNV-1a in steps of a whole number; nothing relies on it but that it differs when the content does. */
    private static long hashed(long hash, ZipEntry entry) {
        long prime = 0x100000001b3L;
        long mixed = (hash ^ entry.getName().hashCode()) * prime;
        mixed = (mixed ^ entry.getSize()) * prime;
        mixed = (mixed ^ entry.getCrc()) * prime;
        return mixed ^ (mixed >>> 32);
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
