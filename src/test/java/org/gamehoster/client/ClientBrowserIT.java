package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** The library in a real browser, with a real canvas, mouse, keyboard and touch; only its socket is a fake. */
@ExtendWith(KitExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ClientBrowserIT {
    private static final String BODIES = """
            {
              'frontend.setup': (G) => { G.Persistent.Set('ctx', G.Canvas.getContext('2d')); },
              'frontend.render': (G) => {
                const ctx = G.Persistent.Get('ctx');
                ctx.fillStyle = '#000';
                ctx.fillRect(0, 0, 400, 300);
                ctx.fillStyle = '#0f0';
                for (const [, p] of G.Player.All()) ctx.fillRect(p.x - 10, p.y - 10, 20, 20);
              },
              ...Object.fromEntries(['mouse-button-left-press', 'mouse-button-left-release', 'mouse-button-right-press',
                'mouse-move', 'key-press', 'key-release', 'mouse-wheel'].map((name) => [`frontend.input.${name}`,
                ({ Event, Mouse }) => told.push(`${Event.type} ${Event.key || Math.round(Mouse.x) + ',' + Math.round(Mouse.y)}`)])),
            }
            """;

    private final Chromium chromium = new Chromium();
    private String game = "";

    @BeforeAll
    void load() {
        try (Kit kit = new Kit(org.graalvm.polyglot.Engine.create("js"))) {
            game = kit.text("return kit.fakeGame()");
        }
    }

    @AfterAll
    void close() {
        chromium.close();
    }

    private Page play(Browser.NewContextOptions options) throws IOException {
        chromium.serve("/asteroids/gamehoster.client.js", JoinedLibrary.script(game, BODIES));
        BrowserContext context = chromium.context(options);
        return chromium.open(context);
    }

    private Page play() throws IOException {
        return play(new Browser.NewContextOptions().setViewportSize(800, 600));
    }

    private static String told(Page page) {
        return (String) page.evaluate("told.splice(0).join('; ')");
    }

    @Test
    void the_world_is_drawn_on_the_canvas() throws IOException {
        try (Page page = play()) {
            page.evaluate(
                    "accept({ own: { x: 100, y: 200 }, others: [{ kind: 'player', values: { x: 300, y: 50 } }] })");
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
            BufferedImage image =
                    ImageIO.read(new ByteArrayInputStream(page.locator("#game").screenshot()));
            assertThat(new int[] {image.getRGB(100, 200), image.getRGB(300, 50), image.getRGB(200, 100)})
                    .containsExactly(0xff00ff00, 0xff00ff00, 0xff000000);
            assertThat(told(page)).isEqualTo("connected");
        }
    }

    @Test
    void the_pointer_is_right_at_a_pixel_ratio_of_two_zoomed_scaled_and_scrolled() throws IOException {
        Browser.NewContextOptions sharp =
                new Browser.NewContextOptions().setViewportSize(800, 600).setDeviceScaleFactor(2);
        try (Page page = play(sharp)) {
            for (String style : new String[] {
                "", "width: 600px; height: 450px", "margin: 31px; border: 7px solid; padding: 0",
                "transform: scale(1.5) translate(20px, 10px); transform-origin: 0 0", "zoom: 1.25",
                        "position: absolute; left: 80px"
            }) {
                page.evaluate("style => { game.style.cssText = style; scrollTo(0, 40) }", style);
                BoundingBox box = page.locator("#game").boundingBox();
                page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
                double angleOfCentre =
                        Math.abs(((Number) page.evaluate("Gamehoster.Mouse.x - game.clientWidth / 2")).doubleValue())
                                + Math.abs(((Number) page.evaluate("Gamehoster.Mouse.y - game.clientHeight / 2"))
                                        .doubleValue());
                assertThat(angleOfCentre).as(style).isLessThan(1.1);
                page.mouse().move(box.x + box.width * 0.75, box.y + box.height / 2);
                assertThat(((Number) page.evaluate("Gamehoster.Mouse.x / game.clientWidth")).doubleValue())
                        .as(style)
                        .isBetween(0.74, 0.76);
                assertThat(Math.abs(((Number) page.evaluate("Gamehoster.Mouse.angle")).doubleValue()))
                        .as(style)
                        .isLessThan(0.02);
            }
        }
    }

    @Test
    void a_press_is_released_wherever_the_button_goes_up() throws IOException {
        try (Page page = play()) {
            page.mouse().move(50, 60);
            page.mouse().down();
            page.mouse().move(700, 500);
            page.mouse().up();
            assertThat(told(page))
                    .isEqualTo("mouse-move 50,60; mouse-button-left-press 50,60; mouse-move 700,500;"
                            + " mouse-button-left-release 700,500");
        }
    }

    @Test
    void a_finger_is_the_mouse_and_nothing_is_told_twice() throws IOException {
        Browser.NewContextOptions phone = new Browser.NewContextOptions()
                .setViewportSize(400, 700)
                .setHasTouch(true)
                .setIsMobile(true);
        try (Page page = play(phone)) {
            page.touchscreen().tap(120, 90);
            page.touchscreen().tap(20, 30);
            page.touchscreen().tap(220, 130);
            assertThat(told(page))
                    .isEqualTo("mouse-move 120,90; mouse-button-left-press 120,90; mouse-button-left-release 120,90; "
                            + "mouse-move 20,30; mouse-button-left-press 20,30; mouse-button-left-release 20,30; "
                            + "mouse-move 220,130; mouse-button-left-press 220,130; mouse-button-left-release 220,130");
            assertThat(page.evaluate("getComputedStyle(game).touchAction")).isEqualTo("none");
        }
    }

    @Test
    void keys_play_unless_somebody_types_and_do_not_scroll() throws IOException {
        try (Page page = play()) {
            page.keyboard().press("ArrowDown");
            page.keyboard().press("Space");
            page.locator("#name").focus();
            page.keyboard().type("w s");
            assertThat(told(page)).isEqualTo("key-press ArrowDown; key-release ArrowDown; key-press  ; key-release  ");
            assertThat(page.evaluate("document.getElementById('name').value")).isEqualTo("w s");
            assertThat(page.evaluate("scrollY")).isEqualTo(0);
        }
    }

    @Test
    void the_wheel_and_the_right_button_are_the_games() throws IOException {
        try (Page page = play()) {
            page.mouse().move(10, 10);
            page.mouse().wheel(0, 120);
            page.waitForFunction("told.some((text) => text.startsWith('mouse-wheel'))");
            page.mouse()
                    .down(new com.microsoft.playwright.Mouse.DownOptions()
                            .setButton(com.microsoft.playwright.options.MouseButton.RIGHT));
            assertThat(told(page)).endsWith("mouse-wheel 10,10; mouse-button-right-press 10,10");
            assertThat(page.evaluate("scrollY")).isEqualTo(0);
        }
    }

    @Test
    void a_reload_keeps_the_seat_and_a_second_tab_gets_its_own() throws IOException {
        try (Page page = play()) {
            String seat = (String) page.evaluate("sockets[0].protocols[1]");
            page.reload();
            page.waitForFunction("window.ready");
            assertThat(page.evaluate("sockets[0].protocols[1]")).isEqualTo(seat);
            // A window that a page opens starts with a copy of its session storage, as a duplicated tab does.
            try (Page twin = page.waitForPopup(() -> page.evaluate("void open('/')"))) {
                twin.waitForFunction("window.ready");
                assertThat(twin.evaluate("sockets[0].protocols[1]")).isNotEqualTo(seat);
            }
        }
    }

    @Test
    void a_game_that_has_changed_is_loaded_anew_by_a_script_tag() throws IOException {
        try (Page page = play()) {
            page.evaluate("accept()");
            chromium.serve(
                    "/asteroids/gamehoster.client.js",
                    JoinedLibrary.script(game.replace("\"hash\":3735928559", "\"hash\":77"), BODIES));
            page.evaluate("sockets[0].onclose({ code: 4002, reason: '' })");
            page.waitForFunction("sockets.length === 2");
            page.evaluate("accept({}, 77)");
            assertThat(told(page)).isEqualTo("connected; lost 4002; back");
            assertThat(page.evaluate("document.scripts.length")).isEqualTo(3);
        }
    }
}
