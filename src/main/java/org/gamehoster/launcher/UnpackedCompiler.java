package org.gamehoster.launcher;

import java.nio.file.Path;
import java.util.List;

/**
 * The compiler as files, each checked to be what the jar carries.
 *
 * @param jars its modules
 * @param attachLibrary the native library without which the engine does not take the compiler
 */
record UnpackedCompiler(List<Path> jars, Path attachLibrary) {}
