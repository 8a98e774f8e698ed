package org.gamehoster.cli;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Settings from the environment: {@code GAMEHOSTER_LOG_LEVEL} for {@code --log-level}, and so on for every option. An
 * empty variable counts as none, as compose files set those that they know no value for.
 */
record EnvironmentSettings(Map<String, String> environment) {

    Optional<Setting> find(String name) {
        String variable = "GAMEHOSTER_" + name.replace('-', '_').toUpperCase(Locale.ROOT);
        String value = environment.getOrDefault(variable, "");
        if (value.isBlank() || isServiceLink(value)) {
            return Optional.empty();
        }
        return Optional.of(new Setting(value.strip(), variable + " in the environment"));
    }

    /**
     * Kubernetes gives every container variables about every service beside it: one called {@code gamehoster} makes
     * {@code GAMEHOSTER_PORT=tcp://10.0.0.7:80}, which nobody set.
     */
    private boolean isServiceLink(String value) {
        return environment.containsKey("GAMEHOSTER_SERVICE_HOST") && value.matches("(tcp|udp|sctp)://.*");
    }
}
