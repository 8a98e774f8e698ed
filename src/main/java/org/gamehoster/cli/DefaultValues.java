package org.gamehoster.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Gives picocli the values of options that the command line leaves open: from the environment, else from the file. It
 * is asked after the command line has been read, and for those options only.
 */
final class DefaultValues implements IDefaultValueProvider {
    private static final String FILE_NAME = "gamehoster.properties";

    private final CommandLine root;
    private final EnvironmentSettings environment;
    private final Path workingFolder;
    private final Supplier<Optional<Path>> chosenFile;
    private final Map<ArgSpec, Setting> given = new HashMap<>();
    private @Nullable SettingsFile file;

    /** @param chosenFile the one of the command line */
    DefaultValues(
            CommandLine root,
            EnvironmentSettings environment,
            Path workingFolder,
            Supplier<Optional<Path>> chosenFile) {
        this.root = root;
        this.environment = environment;
        this.workingFolder = workingFolder;
        this.chosenFile = chosenFile;
    }

    /** @throws SettingsError if the file is wrong, whichever option is asked for */
    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
        Optional<Setting> setting = settingName(argument).flatMap(this::find);
        setting.ifPresent(found -> given.put(argument, found));
        return setting.map(Setting::value).orElse(null);
    }

    /** Where the value of the option came from, if it came from here. */
    Optional<Setting> given(@Nullable ArgSpec argument) {
        return Optional.ofNullable(given.get(argument));
    }

    private Optional<Setting> find(String name) {
        SettingsFile settings = file();
        return environment.find(name).or(() -> settings.find(name));
    }

    private SettingsFile file() {
        if (file == null) {
            file = readFile();
        }
        return file;
    }

    private SettingsFile readFile() {
        Optional<Path> chosen =
                chosenFile.get().or(() -> environment.find("settings").map(DefaultValues::path));
        Path path = workingFolder.resolve(chosen.orElse(Path.of(FILE_NAME)));
        boolean isAsked = chosen.isPresent() || Files.exists(path);
        return isAsked ? SettingsFile.read(path, knownNames(root)) : SettingsFile.EMPTY;
    }

    private static Path path(Setting setting) {
        try {
            return Path.of(setting.value());
        } catch (InvalidPathException e) {
            throw new SettingsError(setting.source() + " is not a file's name: " + setting.value(), e);
        }
    }

    private static Set<String> knownNames(CommandLine command) {
        Set<String> names = new HashSet<>();
        command.getCommandSpec().options().forEach(option -> settingName(option).ifPresent(names::add));
        command.getSubcommands().values().forEach(subcommand -> names.addAll(knownNames(subcommand)));
        names.remove("settings"); // a file does not name another
        return names;
    }

    /** {@code log-level} for {@code --log-level}; none for what asks for help, and for what has no name. */
    static Optional<String> settingName(ArgSpec argument) {
        return argument instanceof OptionSpec option && !option.usageHelp() && !option.versionHelp()
                ? Optional.of(option.longestName().replaceFirst("^-+", ""))
                : Optional.empty();
    }
}
