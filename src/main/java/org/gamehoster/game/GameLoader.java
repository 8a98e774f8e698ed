package org.gamehoster.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Loads games from disk: a folder of an author's files, from which the two generated ones are made in memory, or a
 * folder that holds only these two. Blocks; any thread.
 */
public final class GameLoader {
    private final Shapes shapes = new Shapes();
    private final BodyParser parser;

    public GameLoader(BodyParser parser) {
        this.parser = parser;
    }

    /** What came of a folder. */
    public sealed interface Result {}

    /** It can be hosted. */
    public record Loaded(LoadedGame game) implements Result {}

    /** It can't; there is at least one problem, sorted by place. */
    public record Broken(String domain, String name, List<Problem> problems) implements Result {}

    /** Reads and checks one game's folder. */
    public Result load(String domain, String name, Path folder) {
        Problems problems = new Problems();
        SortedMap<String, String> files = new FolderReader(folder, problems).read();
        Optional<String> server = Optional.ofNullable(files.remove(GeneratedFiles.SERVER));
        Optional<String> client = Optional.ofNullable(files.remove(GeneratedFiles.CLIENT));
        Optional<LoadedGame> game = files.isEmpty() && server.isPresent() && client.isPresent()
                ? built(domain, name, new GeneratedFiles(server.get(), client.get()), problems)
                : written(new GameFolder(domain, name, files), problems);
        return game.filter(ignored -> problems.isEmpty())
                .<Result>map(found -> new Loaded(withSite(found, folder)))
                .orElseGet(() -> new Broken(domain, name, problems.sorted()));
    }

    private Optional<LoadedGame> written(GameFolder folder, Problems problems) {
        return new GameReader(folder, shapes, parser, problems).read().map(game -> {
            Generator generator = new Generator(game);
            return loaded(game, generator.generate(), generator.lines());
        });
    }

    private Optional<LoadedGame> built(String domain, String name, GeneratedFiles generated, Problems problems) {
        return ServerFile.read(generated.serverScript(), problems)
                .flatMap(file -> new GameReader(new GameFolder(domain, name, file.files()), shapes, parser, problems)
                        .read()
                        .map(game -> loaded(game, generated, file.lines())));
    }

    private static LoadedGame loaded(CheckedGame game, GeneratedFiles files, LineMap lines) {
        return new LoadedGame(
                game.definition(),
                files,
                SchemaHash.of(game.definition()),
                new StackTranslator(lines),
                Optional.empty());
    }

    private static LoadedGame withSite(LoadedGame game, Path folder) {
        return new LoadedGame(game.definition(), game.files(), game.schemaHash(), game.places(), site(folder));
    }

    private static Optional<Path> site(Path folder) {
        Path site = folder.resolve(FolderReader.SITE);
        try {
            return Files.isDirectory(site) ? Optional.of(site.toRealPath()) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // it went away just now
        }
    }
}
