package org.gamehoster.game;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The folder of all games, in it {@code DOMAIN/GAME}. Blocks; any thread. */
public final class GamesFolder {
    private static final Pattern DOMAIN = Pattern.compile("[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?");
    private static final Pattern GAME = Pattern.compile("[a-z0-9][a-z0-9_-]{0,62}");

    private final Path folder;
    private final GameLoader loader;

    public GamesFolder(Path folder, GameLoader loader) {
        this.folder = folder;
        this.loader = loader;
    }

    /** The folders of all games, sorted; throws where the games folder can't be listed. */
    public List<Path> list() throws IOException {
        List<Path> games = new ArrayList<>();
        for (Path domain : folders(folder)) {
            games.addAll(folders(domain));
        }
        return games;
    }

    /** Loads every game; one that is broken is told of and hinders no other. */
    public List<GameLoader.Result> loadAll() throws IOException {
        return list().stream().map(this::load).toList();
    }

    /**
     * The folders that a word means: {@code GAME}, {@code DOMAIN/GAME}, or the path of a game's folder. More than one
     * where two domains have a game of that name.
     */
    public List<Path> find(String word) throws IOException {
        Path path = Path.of(word);
        if (Files.isDirectory(folder)) {
            List<Path> named =
                    list().stream().filter(game -> game.endsWith(path)).toList();
            if (!named.isEmpty()) {
                return named;
            }
        }
        return Files.isDirectory(path) ? List.of(path) : List.of();
    }

    /** Loads the game in a folder that {@link #list} or {@link #find} gave. */
    public GameLoader.Result load(Path game) {
        Path absolute = game.toAbsolutePath().normalize();
        int names = absolute.getNameCount();
        String domain = names < 2 ? "" : absolute.getName(names - 2).toString();
        String name = names < 1 ? "" : absolute.getName(names - 1).toString();
        if (!DOMAIN.matcher(domain).matches()) {
            return broken(domain, name, "\"" + domain + "\" is no domain", "name the folder like game.example.org");
        }
        if (!GAME.matcher(name).matches()) {
            return broken(
                    domain, name, "\"" + name + "\" is no game's name", "use a-z, 0-9, - and _, at most 63 letters");
        }
        return loader.load(domain, name, absolute);
    }

    private static GameLoader.Result broken(String domain, String name, String message, String remedy) {
        return new GameLoader.Broken(domain, name, List.of(Problem.in("", message, remedy)));
    }

    private static List<Path> folders(Path parent) throws IOException {
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(parent)) {
            for (Path entry : entries) {
                if (Files.isDirectory(entry) && !entry.getFileName().toString().startsWith(".")) {
                    found.add(entry);
                }
            }
        }
        found.sort(null);
        return found;
    }
}
