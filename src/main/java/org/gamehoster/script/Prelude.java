package org.gamehoster.script;

import org.gamehoster.bundle.ModuleJoiner;
import org.graalvm.polyglot.Source;

/** The engine's own JavaScript, joined to one script from its modules. */
final class Prelude {
    private Prelude() {}

    static Source source() {
        String script = "(function () {\n'use strict'\n" + ModuleJoiner.join("/gamehoster/prelude/", "main.js")
                + "\nreturn createRealm\n})()\n";
        return Source.newBuilder("js", script, "gamehoster/prelude.js")
                .internal(true)
                .buildLiteral();
    }
}
