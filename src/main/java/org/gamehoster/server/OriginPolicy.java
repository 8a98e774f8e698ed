package org.gamehoster.server;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Which web pages may play a game: those of the origins in its settings; where it names none, pages of the host itself,
 * of the host's parent domain, and loopback pages on a loopback connection. What is no browser names no origin, and has
 * no user whom this check protects.
 */
final class OriginPolicy {
    private OriginPolicy() {}

    /**
     * Whether a page may play.
     *
     * @param origin the Origin header, where there is one
     * @param host the Host header
     * @param domain the game's domain
     */
    static boolean allows(
            Optional<String> origin, String host, boolean isLoopbackPeer, String domain, List<String> allowed) {
        if (origin.isEmpty()) {
            return true;
        }
        Optional<URI> page = parse(origin.get());
        if (page.isEmpty()) {
            return false;
        }
        String text = page.get().getScheme() + "://" + authority(page.get());
        if (!allowed.isEmpty()) {
            return allowed.stream().anyMatch(each -> normal(each).equals(text));
        }
        String pageHost = page.get().getHost();
        return authority(page.get()).equals(withoutDefaultPort(page.get().getScheme(), host.toLowerCase(Locale.ROOT)))
                || (isDefaultPort(page.get()) && isDomainOrParent(pageHost, domain))
                || (isLoopbackPeer && isLoopbackName(pageHost) && isLoopbackName(GameAddresses.hostName(host)));
    }

    private static String normal(String origin) {
        return parse(origin)
                .map(page -> page.getScheme() + "://" + authority(page))
                .orElse(origin);
    }

    private static Optional<URI> parse(String origin) {
        try {
            URI page = new URI(origin.toLowerCase(Locale.ROOT));
            boolean isOrigin = ("http".equals(page.getScheme()) || "https".equals(page.getScheme()))
                    && page.getHost() != null
                    && page.getUserInfo() == null
                    && page.getPath().isEmpty()
                    && page.getQuery() == null
                    && page.getFragment() == null;
            return isOrigin ? Optional.of(page) : Optional.empty();
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    private static String authority(URI page) {
        return isDefaultPort(page) ? page.getHost() : page.getHost() + ":" + page.getPort();
    }

    private static boolean isDefaultPort(URI page) {
        return page.getPort() == -1 || page.getPort() == defaultPort(page.getScheme());
    }

    private static int defaultPort(String scheme) {
        return scheme.equals("https") ? 443 : 80;
    }

    private static String withoutDefaultPort(String scheme, String host) {
        String suffix = ":" + defaultPort(scheme);
        return host.endsWith(suffix) ? host.substring(0, host.length() - suffix.length()) : host;
    }

    private static boolean isDomainOrParent(String pageHost, String domain) {
        int dot = domain.indexOf('.');
        // game.asteroids.net may be played from asteroids.net; example.com not from com.
        boolean hasParent = dot > 0 && domain.indexOf('.', dot + 1) > 0;
        return pageHost.equals(domain) || (hasParent && pageHost.equals(domain.substring(dot + 1)));
    }

    static boolean isLoopbackName(String host) {
        return host.equals("localhost")
                || host.equals("::1")
                || host.equals("[::1]")
                || host.matches("127\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}");
    }
}
