package org.gamehoster.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gamehoster.hosting.HostedGame;

/**
 * Which game an address means. On a host name that is a domain here, the path's first part names a game of that domain;
 * on any other host name (localhost) every game answers under {@code /DOMAIN/GAME}, and under {@code /GAME} where no
 * other game has its name.
 */
final class GameAddresses {
    /**
     * A game and what of the path is left for it.
     *
     * @param base the part of the path that names the game, such as {@code /asteroids}
     * @param rest what follows, such as {@code /gamehoster.client.js}; empty where nothing does
     */
    record Address(HostedGame game, String base, String rest) {}

    private final List<HostedGame> games;
    private final Map<String, HostedGame> byDomainAndName = new HashMap<>();
    private final Map<String, List<HostedGame>> byName = new HashMap<>();
    private final Map<String, List<HostedGame>> byDomain = new HashMap<>();

    GameAddresses(List<HostedGame> games) {
        this.games = List.copyOf(games);
        for (HostedGame game : games) {
            byDomainAndName.put(game.key(), game);
            byName.computeIfAbsent(game.name(), name -> new ArrayList<>()).add(game);
            byDomain.computeIfAbsent(game.domain(), domain -> new ArrayList<>()).add(game);
        }
    }

    /** The games that a visitor of this host may see, and where. */
    List<Address> on(String host) {
        String domain = hostName(host);
        List<HostedGame> visible = byDomain.getOrDefault(domain, games);
        return visible.stream()
                .map(game -> new Address(game, "/" + shortest(domain, game), ""))
                .toList();
    }

    private String shortest(String domain, HostedGame game) {
        boolean isPlain = byDomain.containsKey(domain)
                || byName.getOrDefault(game.name(), List.of()).size() == 1;
        return isPlain ? game.name() : game.key();
    }

    /** The game at a path, decoded, which begins with a slash. */
    Optional<Address> find(String host, String path) {
        String domain = hostName(host);
        String first = part(path, 0);
        if (byDomain.containsKey(domain)) {
            return Optional.ofNullable(byDomainAndName.get(domain + "/" + first))
                    .map(game -> address(game, path, 1));
        }
        HostedGame named = byDomainAndName.get(first + "/" + part(path, 1));
        if (named != null) {
            return Optional.of(address(named, path, 2));
        }
        List<HostedGame> candidates = byName.getOrDefault(first, List.of());
        return candidates.size() == 1 ? Optional.of(address(candidates.getFirst(), path, 1)) : Optional.empty();
    }

    private static Address address(HostedGame game, String path, int parts) {
        int end = 0;
        for (int i = 0; i < parts; i++) {
            int slash = path.indexOf('/', end + 1);
            end = slash < 0 ? path.length() : slash;
        }
        return new Address(game, path.substring(0, end), path.substring(end));
    }

    private static String part(String path, int index) {
        String[] parts = path.split("/", index + 3);
        return parts.length > index + 1 ? parts[index + 1] : "";
    }

    /** A Host header's name in lower case, without a port. */
    static String hostName(String host) {
        String name = host.toLowerCase(Locale.ROOT);
        if (name.startsWith("[")) {
            int end = name.indexOf(']');
            return end < 0 ? name : name.substring(1, end);
        }
        int colon = name.indexOf(':');
        return colon < 0 ? name : name.substring(0, colon);
    }
}
