package org.gamehoster.script;

import org.graalvm.polyglot.Source;

/** A game's generated server file, as the engine takes it. */
public final class GameSource {
    private final Source source;

    GameSource(Source source) {
        this.source = source;
    }

    Source source() {
        return source;
    }
}
