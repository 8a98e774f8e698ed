package org.gamehoster.game;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A game without problems, ready to be hosted.
 *
 * @param schemaHash by which browser and server see that they agree
 * @param places translates what JavaScript says of the server file to the author's own files
 * @param site its {@code gamehoster-site/}, where it has one
 */
public record LoadedGame(
        GameDefinition definition, GeneratedFiles files, int schemaHash, StackTranslator places, Optional<Path> site) {}
