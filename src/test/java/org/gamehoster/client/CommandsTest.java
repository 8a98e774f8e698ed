package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Commands and guesses. In the game of these tests {@code aim} is held to 20 a second. */
@ExtendWith(KitExtension.class)
class CommandsTest {
    private static final String SENT = """
            const sent = (r) => r.page.socket.sent.slice(1).map(kit.toHex);
            """;

    @Test
    void a_command_is_its_number_and_its_values(Kit kit) {
        assertThat(kit.text(SENT + """
                const r = kit.rig().play();
                const taken = [r.G.Command('thrust', { on: true }), r.G.Command('aim', { angle: 1.5 }), r.G.Command('fire')];
                return [...taken, ...sent(r)];
                """)).isEqualTo("[true,true,true,\"a0\",\"0ff0000000\",\"40\"]");
    }

    @Test
    void a_limited_command_sends_its_newest_value_when_its_window_ends(Kit kit) {
        assertThat(kit.text(SENT + """
                const r = kit.rig().play();
                const angles = () => r.page.socket.sent.slice(1).map((bytes) => {
                  const reader = new kit.BitReader(Uint8Array.from(bytes));
                  reader.read(2);
                  return reader.readFloat();
                });
                for (let i = 1; i <= 100; i++) { r.G.Command('aim', { angle: i }); r.page.pass(1); }
                r.page.pass(1000);
                return angles();
                """)).isEqualTo("[1,50,100]");
    }

    @Test
    void a_command_without_a_limit_is_sent_each_time(Kit kit) {
        assertThat(kit.run(SENT + """
                const r = kit.rig().play();
                for (let i = 0; i < 30; i++) r.G.Command('thrust', { on: i % 2 === 0 });
                return sent(r).length;
                """).asInt()).isEqualTo(30);
    }

    @Test
    void after_a_pause_a_limited_command_goes_out_at_once(Kit kit) {
        assertThat(kit.text(SENT + """
                const r = kit.rig().play();
                r.G.Command('aim', { angle: 1 });
                r.page.pass(60);
                r.G.Command('aim', { angle: 2 });
                return sent(r).length;
                """)).isEqualTo("2");
    }

    @Test
    void a_command_that_is_none_is_an_error_of_the_body_that_says_which(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                const attempts = [['ami'], ['aim', { angel: 1 }], ['aim', { angle: NaN }], ['thrust', { on: 1 }],
                  ['fire', {}, { nmae: 'x' }], [undefined], ['constructor']];
                return attempts.map((args) => { try { return r.G.Command(...args); } catch (e) { return e.message; } });
                """))
                .isEqualTo("[\"the game has no command \\\"ami\\\"\","
                        + "\"the command \\\"aim\\\" has no value \\\"angel\\\"\","
                        + "\"the command \\\"aim\\\" needs a number \\\"angle\\\"\","
                        + "\"the command \\\"thrust\\\" needs a bool \\\"on\\\"\","
                        + "\"a guess at \\\"nmae\\\", which no player has\","
                        + "\"the game has no command \\\"undefined\\\"\","
                        + "\"the game has no command \\\"constructor\\\"\"]");
    }

    @Test
    void nobody_sends_while_not_playing_or_looking_on(Kit kit) {
        assertThat(kit.text("""
                const early = kit.rig();
                early.start();
                const before = early.G.Command('fire');
                const watcher = kit.rig({ options: { watch: true } }).play();
                const lost = kit.rig().play();
                lost.page.socket.shut(1006);
                return [before, watcher.G.Command('fire'), lost.G.Command('fire'),
                  early.page.socket.sent.length, watcher.page.socket.sent.length, lost.page.socket.sent.length];
                """)).isEqualTo("[false,false,false,0,1,1]");
    }

    @Test
    void the_count_of_applied_commands_goes_round_at_256(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                for (let i = 1; i <= 1000; i++) {
                  r.G.Command('fire');
                  if (i % 200 === 0) r.send({ applied: i });
                }
                return [r.names(), r.page.socket.closed === null, r.page.socket.sent.length];
                """)).isEqualTo("[\"connected\",true,1001]");
    }

    @Test
    void more_than_255_are_not_left_unacked(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                let taken = 0;
                for (let i = 0; i < 300; i++) if (r.G.Command('fire')) taken++;
                r.send({ applied: 255 });
                return [taken, r.G.Command('fire'), r.page.errors.length];
                """)).isEqualTo("[255,true,0]");
    }

    @Test
    void an_ack_for_what_was_never_sent_is_malformed_and_the_connection_is_replaced(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                r.G.Command('fire');
                r.send({ applied: 2 });
                const { closed } = r.page.socket;
                r.page.pass(1000);
                return [closed.code, r.names(), r.page.sockets.length];
                """)).isEqualTo("[4000,\"connected lost\",2]");
    }

    @Test
    void a_guess_is_drawn_at_once_and_until_the_server_has_answered(Kit kit) {
        assertThat(kit.text("""
                const film = [];
                const r = kit.rig({ bodies: { 'frontend.render': (G) => film.push(G.Player.State.Get('p1', 'score')) } }).play();
                for (let i = 0; i < 4; i++) r.send();
                film.length = 0;
                r.G.Command('fire', {}, { score: 7 });
                r.page.pass(20);
                const first = film[0];
                r.send();
                r.send({ applied: 1, changed: [{ number: 1, values: { score: 7 } }] });
                for (let i = 0; i < 6; i++) r.send({ applied: 1 });
                return [first, ...new Set(film)];
                """)).isEqualTo("[7,7]");
    }

    @Test
    void a_wrong_guess_gives_way_to_what_the_server_says(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                r.G.Command('fire', {}, { score: 7 });
                r.page.pass(50);
                const guessed = r.G.Player.State.Get('p1', 'score');
                r.send({ applied: 1 });
                for (let i = 0; i < 4; i++) r.send({ applied: 1 });
                return [guessed, r.G.Player.State.Get('p1', 'score'), r.G.Authoritative.Get('p1', 'score')];
                """)).isEqualTo("[7,0,0]");
    }

    @Test
    void a_newer_guess_is_drawn_over_an_older_one(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                r.G.Command('fire', {}, { score: 7, name: 'a' });
                r.G.Command('fire', {}, { score: 8 });
                r.page.pass(20);
                return [r.G.Player.State.Get('p1', 'score'), r.G.Player.State.Get('p1', 'name')];
                """)).isEqualTo("[8,\"a\"]");
    }

    @Test
    void the_guess_of_a_limited_command_is_drawn_while_it_waits(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                r.G.Command('aim', { angle: 1 }, { angle: 1 });
                r.G.Command('aim', { angle: 2 }, { angle: 2 });
                r.page.pass(20);
                return [r.page.socket.sent.length, r.G.Player.State.Get('p1', 'angle')];
                """)).isEqualTo("[2,2]");
    }

    @Test
    void guesses_and_waiting_commands_end_with_their_connection(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                r.G.Command('aim', { angle: 1 }, { angle: 1 });
                r.G.Command('aim', { angle: 2 }, { angle: 2 });
                r.page.socket.shut(1006);
                r.page.pass(1000);
                r.accept();
                r.page.pass(1000);
                return [r.page.sockets.length, r.page.socket.sent.length, r.G.Player.State.Get('p1', 'angle'), r.names()];
                """)).isEqualTo("[2,1,0,\"connected lost back\"]");
    }
}
