package org.gamehoster.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.gamehoster.game.GameLoader;
import org.gamehoster.game.GamesFolder;
import org.gamehoster.game.LoadedGame;
import org.gamehoster.game.Problem;
import org.gamehoster.script.ScriptEngine;

/** Finds and loads the games that a command names. */
final class Games {
    private final Path folder;
    private final GamesFolder games;

    Games(Path folder, ScriptEngine engine) {
        this.folder = folder;
        games = new GamesFolder(folder, new GameLoader(engine.bodyParser()));
    }

    /** The one game that a word means; throws a {@link CommandFailure} where it is none, several or broken. */
    LoadedGame one(String word) {
        List<Path> found = find(word);
        if (found.size() > 1) {
            throw new CommandFailure(word + " may mean any of " + found + "; say which, as DOMAIN/GAME");
        }
        return switch (games.load(found.getFirst())) {
            case GameLoader.Loaded(LoadedGame game) -> game;
            case GameLoader.Broken broken -> throw new CommandFailure(describe(broken));
        };
    }

    /** The folders that a word means, at least one. */
    List<Path> find(String word) {
        try {
            List<Path> found = games.find(word);
            if (found.isEmpty()) {
                throw new CommandFailure("there is no game " + word + " in " + folder + "; --games names the folder");
            }
            return found;
        } catch (IOException e) {
            throw new CommandFailure("the folder " + folder + " cannot be read: " + FileErrors.why(e), e);
        }
    }

    /** The folders of all games. */
    List<Path> all() {
        try {
            return games.list();
        } catch (IOException e) {
            throw new CommandFailure("the folder " + folder + " cannot be read: " + FileErrors.why(e), e);
        }
    }

    GameLoader.Result load(Path game) {
        return games.load(game);
    }

    static String describe(GameLoader.Broken broken) {
        StringBuilder text = new StringBuilder(broken.domain() + "/" + broken.name() + " cannot be hosted:");
        for (Problem problem : broken.problems()) {
            text.append("\n  ").append(problem);
        }
        return text.toString();
    }
}
