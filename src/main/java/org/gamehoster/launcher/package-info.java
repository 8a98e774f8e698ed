/**
 * From {@code java -jar} to a JVM that compiles JavaScript.
 *
 * <pre>
 * java -jar gamehoster-fat.jar …
 *   Launcher   built for Java 8: an older Java is told in one line what is missing
 *   Start      is this JVM able to compile JavaScript?
 *     yes ─────────────────────────────────────────────▶ org.gamehoster.cli.Main
 *     no, and it cannot be made to ────────────────────▶ org.gamehoster.cli.Main, interpreted
 *     no, but with flags ──▶ unpack the compiler, exec ▶ Launcher again, same process id
 * </pre>
 *
 * <p>The first of the two JVMs lives for a fifth of a second and runs mostly uncompiled code, so what is here does
 * without logging, lambdas, regular expressions and joined strings. Nothing of the project is used but the command
 * line's main class, and that by name.
 */
@NullMarked
package org.gamehoster.launcher;

import org.jspecify.annotations.NullMarked;
