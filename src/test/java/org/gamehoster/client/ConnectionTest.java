package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The socket's life. {@code Math.random} of these tests is 0.5, so a back-off takes three quarters of its span. */
@ExtendWith(KitExtension.class)
class ConnectionTest {
    @Test
    void it_says_hello_with_its_protocol_and_its_seat(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig();
                r.start();
                const { address, protocols, sent, binaryType } = r.page.socket;
                r.page.socket.open();
                return [address, protocols[0], /^seat\\.[\\w-]{22}$/.test(protocols[1]), protocols.length, binaryType,
                  sent.map(kit.toHex)];
                """))
                .isEqualTo("[\"wss://game.asteroids.net/asteroids\",\"gamehoster.1\",true,2,\"arraybuffer\","
                        + "[\"01deadbeef03416461\"]]");
    }

    @Test
    void who_looks_on_offers_no_seat(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig({ options: { watch: true } }).play({ others: [{ kind: 'player' }] });
                return [r.page.socket.protocols, r.page.socket.address, r.G.Context.playerId === undefined,
                  [...r.G.Player.All().keys()], r.names()];
                """))
                .isEqualTo(
                        "[[\"gamehoster.1\"],\"wss://game.asteroids.net/asteroids?watch=1\",true,[\"p2\"],\"connected\"]");
    }

    @Test
    void connected_is_told_when_the_first_update_is_there(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig();
                r.start();
                r.page.socket.open();
                r.page.socket.say(r.server.welcome('b2c'));
                const before = r.names();
                r.page.socket.say(r.server.first());
                return [before, r.names(), r.told[0].instanceId, r.G.Context.instanceId];
                """)).isEqualTo("[\"\",\"connected\",\"b2c\",\"b2c\"]");
    }

    @Test
    void it_comes_back_by_itself_where_that_helps(Kit kit) {
        int[] codes = {1001, 1002, 1005, 1006, 1011, 1012, 1013, 1014, 1015, 4007, 4009, 4010};
        assertThat(kit.text("""
                return %s.map((code) => {
                  const r = kit.rig().play();
                  r.page.socket.shut(code);
                  r.page.pass(1000);
                  const tried = r.page.sockets.length;
                  r.accept();
                  return tried === 2 && r.names() === 'connected lost back' && r.told[1].comesBack;
                }).filter(Boolean).length;
                """.formatted(Arrays.toString(codes)))).isEqualTo("" + codes.length);
    }

    @Test
    void it_does_not_come_back_where_that_does_not_help_and_says_why(Kit kit) {
        int[] codes = {
            1000, 1003, 1007, 1008, 1009, 1010, 4000, 4001, 4003, 4005, 4006, 4008, 4011, 4012, 4013, 4999, 3000
        };
        assertThat(kit.text("""
                return %s.map((code) => {
                  const r = kit.rig().play();
                  r.page.socket.shut(code);
                  r.page.pass(120000);
                  const { name, reason, comesBack } = r.told[1];
                  return r.page.sockets.length === 1 && name === 'ended' && reason.length > 5 && !comesBack;
                }).filter(Boolean).length;
                """.formatted(Arrays.toString(codes)))).isEqualTo("" + codes.length);
    }

    @Test
    void a_refusal_before_playing_is_told_as_one(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig();
                r.start();
                r.page.socket.open();
                r.page.socket.shut(4013, 'this game is private');
                r.page.pass(60000);
                const [{ name, code, reason, comesBack }] = r.told;
                return [name, code, reason, comesBack, r.told.length, r.page.sockets.length];
                """)).isEqualTo("[\"refused\",4013,\"this game is private\",false,1,1]");
    }

    @Test
    void a_full_game_is_asked_again_slowly(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig();
                r.start();
                r.page.socket.shut(4004);
                const [{ name, comesBack, retryMillis }] = r.told;
                r.page.pass(14900);
                const early = r.page.sockets.length;
                r.page.pass(200);
                return [name, comesBack, retryMillis, early, r.page.sockets.length];
                """)).isEqualTo("[\"refused\",true,15000,1,2]");
    }

    @Test
    void the_back_off_doubles_up_to_a_limit_and_is_spread(Kit kit) {
        assertThat(kit.text("""
                const waits = (random) => {
                  const r = kit.rig();
                  r.page.Math.random = () => random;
                  r.start();
                  for (let i = 0; i < 8; i++) { r.page.socket.shut(1006); r.page.pass(r.told[i].retryMillis + 1); }
                  return r.told.map(({ retryMillis }) => retryMillis);
                };
                return [waits(0), waits(0.999999)];
                """))
                .isEqualTo("[[500,1000,2000,4000,7500,7500,7500,7500],[1000,2000,4000,8000,15000,15000,15000,15000]]");
    }

    @Test
    void a_connection_that_held_for_a_while_clears_the_record(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                const lose = () => {
                  r.page.socket.shut(1006);
                  const { retryMillis } = r.told[r.told.length - 1];
                  r.page.pass(retryMillis + 1);
                  r.accept();
                  return retryMillis;
                };
                const first = [lose(), lose(), lose()];
                r.page.pass(6000);
                return [...first, lose()];
                """)).isEqualTo("[750,1500,3000,375]");
    }

    @Test
    void the_world_stays_on_the_screen_and_stands_still_while_the_connection_is_lost(Kit kit) {
        assertThat(kit.text("""
                let frames = 0;
                const r = kit.rig({ bodies: { 'frontend.render': () => frames++ } })
                  .play({ others: [{ kind: 'rock', values: { size: 1 } }] });
                r.send();
                r.page.pass(100);
                r.page.socket.shut(1006);
                const tick = r.G.Tick();
                frames = 0;
                r.page.pass(700);
                return [frames > 30, r.G.Tick() === tick, r.G.Entity.List('rock').length];
                """)).isEqualTo("[true,true,1]");
    }

    @Test
    void who_comes_back_begins_anew(Kit kit) {
        assertThat(kit.text("""
                const told = [];
                const r = kit.rig({ bodies: {
                  'entity.rock.enter': (G) => told.push('+' + G.Context.entityId),
                  'entity.rock.exit': (G) => told.push('-' + G.Context.entityId),
                } }).play({ others: [{ kind: 'rock', values: { size: 1 } }] });
                for (let i = 0; i < 10; i++) r.send();
                r.page.socket.shut(1006);
                r.page.pass(1000);
                r.page.socket.open();
                r.server.begin();
                r.page.socket.say(r.server.welcome('new'));
                const between = [...told];
                r.page.socket.say(r.server.first({ own: { x: 5 }, others: [{ kind: 'rock', values: { size: 2 } }] }));
                return [between, told, r.G.Context.instanceId, r.G.Player.State.Get('p1', 'x'), r.G.Tick(),
                  [...r.G.Player.All().keys()]];
                """)).isEqualTo("[[\"+e2\"],[\"+e2\",\"-e2\",\"+e3\"],\"new\",5,-3,[\"p1\"]]");
    }

    @Test
    void what_an_old_socket_still_says_is_not_heard(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                const old = r.page.socket;
                r.G.stop();
                r.play();
                old.say(r.server.update());
                old.shut(1006);
                return [r.names(), r.page.errors.length, old.closed];
                """)).isEqualTo("[\"connected connected\",0,{\"code\":1000,\"reason\":\"left\"}]");
    }

    @Test
    void bad_messages_end_the_connection_and_it_comes_back(Kit kit) {
        assertThat(kit.text("""
                const bad = [
                  (r) => r.page.socket.say([1, 2, 3]),
                  (r) => r.page.socket.say([]),
                  (r) => r.page.socket.say(new Array(100000).fill(255)),
                  (r) => r.page.socket.onmessage({ data: 'text' }),
                  (r) => r.page.socket.say([...r.server.update(), 0]),
                ];
                return bad.map((spoil) => {
                  const r = kit.rig().play();
                  const { socket } = r.page;
                  spoil(r);
                  r.page.pass(1000);
                  r.accept();
                  return socket.closed.code === 4000 && r.names() === 'connected lost back' && r.page.errors.length === 1;
                });
                """)).isEqualTo("[true,true,true,true,true]");
    }

    @Test
    void a_bad_update_changes_nothing_that_is_drawn(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                const bytes = Array.from(r.server.update({ gone: [], changed: [{ number: 1, values: { x: 999, score: 4 } }] }));
                r.page.socket.say(bytes.slice(0, -1));
                r.page.pass(500);
                return [r.G.Player.State.Get('p1', 'x'), r.G.Authoritative.Get('p1', 'x')];
                """)).isEqualTo("[100,100]");
    }

    @Test
    void a_server_that_does_not_answer_is_tried_again(Kit kit) {
        assertThat(kit.text("""
                const moments = [(r) => {}, (r) => r.page.socket.open(),
                  (r) => { r.page.socket.open(); r.page.socket.say(r.server.welcome()); }];
                return moments.map((upTo) => {
                  const r = kit.rig();
                  r.start();
                  upTo(r);
                  r.page.pass(9900);
                  const before = r.told.length;
                  r.page.pass(1200);
                  return before === 0 && r.names() === 'lost' && r.page.sockets.length === 2 && r.page.sockets[0].closed.code === 4007;
                });
                """)).isEqualTo("[true,true,true]");
    }

    @Test
    void a_half_open_connection_is_noticed_and_replaced(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                for (let i = 0; i < 300; i++) r.send();
                r.page.pass(4000);
                const early = r.told.length;
                r.page.pass(4000);
                return [early, r.names(), r.page.sockets.length, r.page.sockets[0].closed.code];
                """)).isEqualTo("[1,\"connected lost\",2,4007]");
    }

    @Test
    void a_game_in_which_little_happens_is_not_taken_for_dead(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                for (let i = 0; i < 40; i++) r.send({}, 255);
                const names = r.names();
                r.page.pass(13000);
                return [names, r.names()];
                """)).isEqualTo("[\"connected\",\"connected lost\"]");
    }

    @Test
    void a_page_that_slept_does_not_blame_the_connection(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                for (let i = 0; i < 300; i++) r.send();
                r.page.millis += 3.6e6;
                r.page.pass(1500);
                r.page.socket.say(r.server.update({ ticks: 200 }));
                r.page.pass(3000);
                return r.names();
                """)).isEqualTo("connected");
    }

    @Test
    void a_tab_that_is_shown_or_online_again_does_not_wait_for_its_back_off(Kit kit) {
        assertThat(kit.text("""
                const wake = [(r) => r.page.setHidden(false), (r) => r.page.dispatch('online')];
                return wake.map((rouse) => {
                  const r = kit.rig().play();
                  for (let i = 0; i < 6; i++) { r.page.socket.shut(1006); r.page.pass(16000); }
                  r.page.socket.shut(1006);
                  const before = r.page.sockets.length;
                  rouse(r);
                  r.page.pass(1);
                  return r.page.sockets.length - before;
                });
                """)).isEqualTo("[1,1]");
    }

    @Test
    void being_shown_while_connected_opens_no_second_socket(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                r.page.setHidden(true);
                r.page.setHidden(false);
                r.page.dispatch('online');
                r.page.dispatch('pageshow', { persisted: false });
                r.page.pass(2000);
                return r.page.sockets.length;
                """)).isEqualTo("1");
    }

    @Test
    void an_instance_that_is_no_more_is_not_asked_for_again(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig({ options: { instance: 'abc', invite: 'tok/en' } }).play();
                const addresses = [r.page.socket.address];
                r.page.socket.shut(1006);
                r.page.pass(1000);
                addresses.push(r.page.socket.address);
                r.page.socket.shut(4014);
                r.page.pass(2000);
                addresses.push(r.page.socket.address);
                return addresses.map((address) => address.replace('wss://game.asteroids.net/asteroids', ''));
                """))
                .isEqualTo("[\"?instance=abc&invite=tok%2Fen\",\"?instance=abc&invite=tok%2Fen\",\"\"]");
    }

    @Test
    void an_instance_that_never_was_is_a_refusal(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig({ options: { instance: 'abc' } });
                r.start();
                r.page.socket.shut(4014);
                r.page.pass(60000);
                return [r.names(), r.page.sockets.length];
                """)).isEqualTo("[\"refused\",1]");
    }

    @Test
    void a_socket_that_the_browser_will_not_open_is_a_refusal(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig({ prepare: (page) => {
                  page.WebSocket = class { constructor() { throw new Error('mixed content'); } };
                } });
                r.start();
                r.page.pass(60000);
                return [r.names(), r.told[0].reason];
                """)).isEqualTo("[\"refused\",\"Error: mixed content\"]");
    }

    @Test
    void a_listener_that_throws_or_was_taken_off_breaks_nothing(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig();
                const heard = [];
                const off = () => heard.push('off');
                r.G.on('connected', () => { throw new Error('oops'); });
                r.G.on('connected', off);
                r.G.on('connected', () => heard.push('on'));
                r.G.off('connected', off);
                r.play();
                const mistakes = [['conected', () => {}], ['lost', 'no function']].map((args) => {
                  try { r.G.on(...args); } catch (error) { return error.message; }
                });
                return [heard, r.page.errors, mistakes];
                """))
                .isEqualTo("[[\"on\"],[\"Gamehoster: a listener of \\\"connected\\\" failed Error: oops\"],"
                        + "[\"no event \\\"conected\\\": there are connected, lost, back, refused, ended\","
                        + "\"the listener of \\\"lost\\\" is no function\"]]");
    }
}
