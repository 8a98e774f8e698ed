package org.gamehoster.game;

/**
 * What a file of a game's folder is.
 *
 * @param name the command, kind of entity or kind of bot whose it is; empty for the others
 * @param bodyId of a body, as the generated files call it, such as {@code entity.rock.update}; empty for the others
 */
record GameFile(Role role, String name, String bodyId) {
    enum Role {
        SETTINGS,
        INSTANCE_SCHEMA,
        PLAYER_SCHEMA,
        JOIN_SCHEMA,
        COMMAND_SCHEMA,
        COMMAND_MANIFEST,
        ENTITY_SCHEMA,
        BOT_SETTINGS,
        FRONTEND_SETTINGS,
        SERVER_BODY,
        BROWSER_BODY
    }

    boolean isBody() {
        return role == Role.SERVER_BODY || role == Role.BROWSER_BODY;
    }
}
