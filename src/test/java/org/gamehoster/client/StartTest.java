package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** How a page starts the game: canvas, server, seat, and a library that was changed meanwhile. */
@ExtendWith(KitExtension.class)
class StartTest {
    @Test
    void the_setup_body_runs_once_for_a_canvas_before_anything_is_connected(Kit kit) {
        assertThat(kit.text("""
                const told = [];
                const r = kit.rig({ bodies: { 'frontend.setup': (G) => told.push(G.Canvas === r.page.canvas, r.page.sockets.length) } });
                r.start();
                r.start();
                r.page.Gamehoster.start(r.page.canvas, {});
                return told;
                """)).isEqualTo("[true,0]");
    }

    @Test
    void what_is_wrong_with_a_start_is_said_at_once(Kit kit) {
        assertThat(kit.text("""
                const attempts = [['gmae', {}], [null, {}], [{}, {}], ['game', { name: 5 }], ['game', { nick: 'Ada' }],
                  ['game', {}, { server: 'asteroids.net' }]];
                const r = kit.rig();
                const errors = attempts.map((args) => { try { r.G.start(...args); } catch (error) { return error.message; } });
                return [errors, r.page.sockets.length, r.page.listeners.length];
                """))
                .isEqualTo(
                        "[[\"Gamehoster.start: there is no canvas \\\"gmae\\\" on this page\","
                                + "\"Gamehoster.start: there is no canvas \\\"null\\\" on this page\","
                                + "\"Gamehoster.start: there is no canvas \\\"[object Object]\\\" on this page\","
                                + "\"the join needs a string \\\"name\\\"\",\"the join has no value \\\"nick\\\"\","
                                + "\"\\\"asteroids.net\\\" is no address of a server, such as wss://game.asteroids.net\"],0,0]");
    }

    @Test
    void the_server_is_where_the_script_came_from_unless_the_page_says_otherwise(Kit kit) {
        assertThat(kit.text("""
                const of = (src, server, location) => {
                  const page = new kit.FakePage();
                  Object.assign(page.location, location);
                  return kit.serverAddress(page, kit.fakeGame(), src, server);
                };
                return [
                  of('https://game.gamehoster.org/asteroids/gamehoster.client.js?v=2'),
                  of('http://127.0.0.1:8080/game.asteroids.net/asteroids/gamehoster.client.js'),
                  of('https://game.keyhunt.com/keyhunt/gamehoster.client.js', 'wss://other.com'),
                  of('http://localhost:8080/keyhunt/gamehoster.client.js', 'wss://other.com/'),
                  of('https://a.com/x/gamehoster.client.js', 'https://other.com:8443/games/keyhunt/'),
                  of('', undefined, { host: 'localhost:8080', protocol: 'http:' }),
                  of('https://a.com/gamehoster.client.js'),
                  of('file:///home/ada/gamehoster.client.js', 'ws://localhost:8080'),
                  of('HTTPS://A.com/x/y.js', 'WSS://B.com'),
                ];
                """))
                .isEqualTo("[\"wss://game.gamehoster.org/asteroids\","
                        + "\"ws://127.0.0.1:8080/game.asteroids.net/asteroids\",\"wss://other.com/keyhunt\",\"wss://other.com/keyhunt\","
                        + "\"wss://other.com:8443/games/keyhunt\",\"ws://localhost:8080/asteroids\",\"wss://a.com/asteroids\","
                        + "\"ws://localhost:8080/asteroids\",\"wss://B.com/x\"]");
    }

    @Test
    void a_page_that_sets_gamehoster_server_plays_there(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig({ prepare: (page) => { page.GAMEHOSTER_SERVER = 'wss://game.elsewhere.net'; } });
                r.start();
                return r.page.socket.address;
                """)).isEqualTo("wss://game.elsewhere.net/asteroids");
    }

    @Test
    void a_link_brings_a_friend_to_the_same_instance(Kit kit) {
        assertThat(kit.text("""
                const addresses = ['?instance=a7q&x=1', '?invite=tok%2Fen', '?watch=1', '?watch=0', '?instance=%E0%A4%A', '?', '']
                  .map((search) => {
                    const r = kit.rig({ prepare: (page) => { page.location.search = search; } });
                    r.start();
                    return r.page.socket.address.split('/asteroids')[1];
                  });
                return addresses;
                """))
                .isEqualTo("[\"?instance=a7q\",\"?invite=tok%2Fen\",\"?watch=1\",\"\",\"\",\"\",\"\"]");
    }

    @Test
    void a_tab_keeps_its_seat_over_a_reload(Kit kit) {
        assertThat(kit.text("""
                const first = kit.rig().play();
                first.page.dispatch('pagehide');
                const second = kit.rig({ prepare: (page) => { page.sessionStorage = first.page.sessionStorage; page.seed = 99; } });
                second.start();
                return second.page.socket.protocols[1] === first.page.socket.protocols[1];
                """)).isEqualTo("true");
    }

    @Test
    void a_duplicated_tab_makes_a_seat_of_its_own(Kit kit) {
        assertThat(kit.text("""
                const first = kit.rig().play();
                const copy = new Map(first.page.sessionStorage.map);
                const twin = kit.rig({ prepare: (page) => { page.sessionStorage.map = copy; page.seed = 99; } });
                twin.start();
                return [copy.size, twin.page.socket.protocols[1] !== first.page.socket.protocols[1]];
                """)).isEqualTo("[0,true]");
    }

    @Test
    void coming_back_takes_the_same_seat_and_a_cached_page_takes_it_up_again(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                const [, seat] = r.page.socket.protocols;
                r.page.dispatch('pagehide');
                r.page.dispatch('pageshow', { persisted: true });
                const stored = r.page.sessionStorage.map.size;
                r.page.socket.shut(1006);
                r.page.pass(1000);
                return [stored, r.page.sockets.length, r.page.socket.protocols[1] === seat];
                """)).isEqualTo("[0,2,true]");
    }

    @Test
    void a_page_without_storage_or_with_rubbish_in_it_plays_all_the_same(Kit kit) {
        assertThat(kit.text("""
                const denied = { getItem() { throw new Error('denied'); }, setItem() { throw new Error('denied'); } };
                const rubbish = { getItem: () => '"><script>', setItem() {}, removeItem() {} };
                const absent = undefined;
                return [denied, rubbish, absent].map((storage) => {
                  const r = kit.rig({ prepare: (page) => { page.sessionStorage = storage; } }).play();
                  r.page.dispatch('pagehide');
                  return r.names() + ' ' + /^seat\\.[\\w-]{21}[AQgw]$/.test(r.page.socket.protocols[1]);
                });
                """)).isEqualTo("[\"connected true\",\"connected true\",\"connected true\"]");
    }

    @Test
    void seats_differ_from_each_other(Kit kit) {
        assertThat(kit.run("""
                const seats = new Set();
                for (let seed = 1; seed <= 200; seed++) {
                  const page = new kit.FakePage();
                  page.seed = seed * 65537;
                  seats.add(kit.takeSeat(page, kit.fakeGame()));
                }
                return seats.size;
                """).asInt()).isEqualTo(200);
    }

    private static final String CHANGED = """
            /** Loads the library as the server now has it; the script's arrival is the test's. */
            const change = (r, game) => {
              const [script] = r.page.document.scripts.splice(0);
              if (game) r.page.Gamehoster = kit.createGamehoster(game, { 'frontend.render': () => (drawn += 1) }, r.page);
              script.onload();
              return script.src;
            };
            let drawn = 0;
            """;

    @Test
    void a_game_that_has_changed_is_loaded_anew_and_played_on(Kit kit) {
        assertThat(kit.text(CHANGED + """
                const r = kit.rig().play();
                const mine = r.G;
                r.page.socket.shut(1006);
                r.page.pass(1000);
                r.page.socket.shut(4002);
                const next = { ...kit.fakeGame(), hash: 77 };
                const src = change(r, next);
                r.server.game.hash = 77;
                r.accept();
                r.page.pass(100);
                return [src, r.names(), drawn > 0, mine === r.page.Gamehoster, mine.Player.All().size,
                  kit.toHex(r.page.socket.sent[0]), r.page.sockets.length];
                """))
                .isEqualTo(
                        "[\"https://game.asteroids.net/asteroids/gamehoster.client.js\",\"connected lost lost back\","
                                + "true,false,1,\"010000004d03416461\",3]");
    }

    @Test
    void a_welcome_with_another_hash_reloads_the_library_too(Kit kit) {
        assertThat(kit.text(CHANGED + """
                const r = kit.rig();
                r.start();
                r.page.socket.open();
                r.page.socket.say(r.server.welcome('a7q', 1));
                return [r.page.sockets[0].closed.code, r.page.document.scripts.length, r.names()];
                """)).isEqualTo("[4002,1,\"lost\"]");
    }

    @Test
    void the_library_is_loaded_anew_once_and_then_it_says_so(Kit kit) {
        assertThat(kit.text(CHANGED + """
                const r = kit.rig().play();
                r.page.socket.shut(4002);
                change(r, kit.fakeGame());
                r.page.socket.shut(4002);
                r.page.pass(60000);
                return [r.names(), r.told[r.told.length - 1].code, r.page.document.scripts.length];
                """)).isEqualTo("[\"connected lost ended\",4002,0]");
    }

    @Test
    void a_script_that_does_not_come_is_tried_again(Kit kit) {
        assertThat(kit.text(CHANGED + """
                const r = kit.rig().play();
                r.page.socket.shut(4002);
                r.page.document.scripts[0].onerror();
                r.page.pass(1000);
                const tried = r.page.sockets.length;
                r.page.socket.shut(4002);
                change(r, null);
                r.page.pass(3000);
                return [tried, r.page.sockets.length];
                """)).isEqualTo("[2,3]");
    }

    @Test
    void a_game_whose_join_has_changed_says_what_is_missing(Kit kit) {
        assertThat(kit.text(CHANGED + """
                const r = kit.rig().play();
                r.page.socket.shut(4002);
                change(r, { ...kit.fakeGame(), join: [{ name: 'nick', type: 'string' }] });
                return r.told.map(({ name, reason }) => name + ' ' + reason).slice(2);
                """)).isEqualTo("[\"refused TypeError: the join has no value \\\"name\\\"\"]");
    }

    @Test
    void a_page_that_left_meanwhile_is_not_started_again(Kit kit) {
        assertThat(kit.text(CHANGED + """
                const r = kit.rig().play();
                r.page.socket.shut(4002);
                r.G.stop();
                change(r, kit.fakeGame());
                r.page.pass(1000);
                return r.page.sockets.length;
                """)).isEqualTo("1");
    }

    @Test
    void stop_leaves_and_start_plays_again(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play({ others: [{ kind: 'player' }] });
                r.G.stop();
                const empty = [r.G.Player.All().size, r.page.socket.closed.code];
                r.G.stop();
                r.play();
                return [...empty, r.G.Player.All().size, r.names(), r.page.socket.protocols[1] === r.page.sockets[0].protocols[1]];
                """)).isEqualTo("[0,1000,1,\"connected connected\",true]");
    }
}
