package org.gamehoster.client;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The system's Chromium, on a site that exists only here: {@code http://play.test}. The library lies at {@code
 * /asteroids/gamehoster.client.js}, the project's modules under their own paths. Sockets are the fake page's, and {@code
 * accept()}, {@code send(update)} and {@code told} in the page are the test's hands and eyes.
 */
final class Chromium implements AutoCloseable {
    private static final List<String> PLACES =
            List.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome");

    private static final String PAGE = """
            <!doctype html><meta charset="utf-8"><style>body { margin: 0; height: 4000px }</style>
            <canvas id="game" width="400" height="300"></canvas><input id="name">
            <script>
              const sockets = [], told = [];
              window.WebSocket = class {
                constructor(address, protocols) { Object.assign(this, { address, protocols, sent: [] }); sockets.push(this); }
                send(bytes) { this.sent.push(Array.from(bytes)); }
                close(code) { this.closed = code; }
              };
            </script>
            <script src="/asteroids/gamehoster.client.js"></script>
            <script type="module">
              import * as kit from '/src/test/resources/gamehoster/client/kit.js';
              const server = new kit.FakeServer(kit.fakeGame());
              const say = (bytes) => sockets.at(-1).onmessage({ data: Uint8Array.from(bytes).buffer });
              window.accept = (first, hash) => {
                server.begin();
                sockets.at(-1).onopen({});
                say(server.welcome('a7q', hash));
                say(server.first(first));
              };
              window.send = (update) => say(server.update(update));
              for (const name of ['connected', 'lost', 'back', 'refused', 'ended'])
                Gamehoster.on(name, ({ code }) => told.push(code ? `${name} ${code}` : name));
              Gamehoster.start('game', { name: 'Ada' });
              window.ready = true;
            </script>
            """;

    private final Playwright playwright;
    private final Browser browser;
    private final Map<String, String> files = new HashMap<>();

    Chromium() {
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright.chromium().launch(new BrowserType.LaunchOptions().setExecutablePath(find()));
    }

    private static Path find() {
        return PLACES.stream()
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(
                        () -> new IllegalStateException("no Chromium at " + PLACES + "; install the package chromium"));
    }

    /** What the site answers at a path. */
    void serve(String path, String text) {
        files.put(path, text);
    }

    BrowserContext context(Browser.NewContextOptions options) {
        BrowserContext context = browser.newContext(options);
        context.route("**/*", this::answer);
        return context;
    }

    Page open(BrowserContext context) {
        serve("/", PAGE);
        Page page = context.newPage();
        page.navigate("http://play.test/");
        page.waitForFunction("window.ready");
        return page;
    }

    private void answer(Route route) {
        String path = java.net.URI.create(route.request().url()).getPath();
        try {
            String text = files.containsKey(path) ? files.get(path) : Files.readString(Path.of("." + path));
            route.fulfill(new Route.FulfillOptions()
                    .setContentType(path.endsWith(".js") ? "text/javascript" : "text/html")
                    .setBody(text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
