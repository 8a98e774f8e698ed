package org.gamehoster.game;

/** The texts of a game's two generated files. */
public record GeneratedFiles(String serverScript, String clientScript) {
    public static final String SERVER = "gamehoster.server.js";
    public static final String CLIENT = "gamehoster.client.js";
}
