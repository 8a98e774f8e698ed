package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is drawn at the render clock: 30 ticks and 15 updates a second, so 3 ticks behind and 2 from update to update. */
@ExtendWith(KitExtension.class)
class SceneTest {
    /** Draws for a while and gives what each frame showed, by its tick in whole hundredths. */
    private static final String FILM = """
            const film = [];
            const bodies = { 'frontend.render': (G) => film.push({ tick: G.Tick(), ...look(G) }) };
            const at = (from, to) => film.filter(({ tick }) => tick > from && tick <= to);
            """;

    @Test
    void a_number_is_eased_between_the_updates_either_side(Kit kit) {
        assertThat(kit.text(FILM + """
                const look = (G) => ({ x: G.Player.State.Get('p1', 'x') });
                const r = kit.rig({ bodies }).play();
                for (let i = 1; i < 20; i++) r.send({ changed: [{ number: 1, values: { x: 100 + 10 * i } }] });
                return Math.max(...at(2, 30).map(({ tick, x }) => Math.abs(x - (100 + 5 * tick)))) < 1e-9;
                """)).isEqualTo("true");
    }

    @Test
    void a_rare_change_is_held_until_one_send_interval_before_it(Kit kit) {
        assertThat(kit.text(FILM + """
                const look = (G) => ({ x: G.Player.State.Get('p1', 'x'), score: G.Player.State.Get('p1', 'score') });
                const r = kit.rig({ bodies }).play();
                r.send({ changed: [{ number: 1, values: { x: 200, score: 5 } }] }, 40);
                r.page.pass(500);
                const before = at(0, 38), during = at(38, 40).filter(({ tick }) => tick < 39.99), after = at(40, 50);
                return [
                  before.length > 50 && before.every(({ x, score }) => x === 100 && score === 0),
                  during.length > 2 && during.every(({ tick, x }) => Math.abs(x - (100 + 50 * (tick - 38))) < 1e-6),
                  during.every(({ score }) => score === 5),
                  after.length > 2 && after.every(({ x }) => x === 200),
                ];
                """)).isEqualTo("[true,true,true,true]");
    }

    @Test
    void a_ship_that_crosses_the_edge_is_eased_across_it(Kit kit) {
        assertThat(kit.text(FILM + """
                const look = (G) => ({ x: G.Player.State.Get('p1', 'x') });
                const r = kit.rig({ bodies }).play({ own: { x: 3570 } });
                for (const x of [3590, 10, 30]) r.send({ changed: [{ number: 1, values: { x } }] });
                r.page.pass(300);
                return film.every(({ x }) => x >= 3569 || x <= 30) && film.some(({ x }) => x > 0 && x < 10);
                """)).isEqualTo("true");
    }

    @Test
    void objects_come_and_go_on_the_clock_and_not_before(Kit kit) {
        assertThat(kit.text(FILM + """
                const look = (G) => ({ rocks: G.Entity.List('rock').length, bullets: G.Entity.List('bullet').length });
                const r = kit.rig({ bodies }).play();
                for (let i = 0; i < 9; i++) r.send();
                r.send({ appear: [{ kind: 'rock', values: { x: 1, size: 1 } }] });
                r.send();
                r.send({ gone: [2], appear: [{ kind: 'bullet', values: { x0: 5, spawnTick: 23 } }] });
                r.page.pass(500);
                return [at(0, 18).some(({ rocks }) => rocks), at(18, 22).every(({ rocks }) => rocks === 1),
                  at(0, 22).some(({ bullets }) => bullets), at(22, 40).some(({ rocks }) => rocks),
                  at(22, 40).every(({ bullets }) => bullets === 1)];
                """)).isEqualTo("[false,true,false,false,true]");
    }

    @Test
    void an_object_that_goes_before_it_was_drawn_still_enters_and_exits(Kit kit) {
        assertThat(kit.text("""
                const told = [];
                const r = kit.rig({ bodies: {
                  'entity.rock.enter': (G) => told.push('enter ' + G.Context.entityId),
                  'entity.rock.exit': (G) => told.push('exit ' + G.Context.entityId),
                } }).play();
                r.page.pass(2000);
                r.page.socket.say(r.server.update({ ticks: 60, appear: [{ kind: 'rock', values: { size: 1 } }] }));
                r.page.socket.say(r.server.update({ ticks: 2, gone: [2] }));
                r.page.pass(500);
                return told;
                """)).isEqualTo("[\"enter e2\",\"exit e2\"]");
    }

    @Test
    void everything_of_the_first_update_is_there_when_the_update_body_first_runs(Kit kit) {
        assertThat(kit.text("""
                let seen;
                kit.rig({ bodies: { 'frontend.update': (G) => {
                  seen = [G.Context.playerId, G.Context.instanceId, G.Player.All().size, G.Entity.List('rock').length,
                    G.Instance.State.Get('a7q', 'title'), G.Player.State.Get('p1', 'ammo')];
                } } }).play({ others: [{ kind: 'rock', values: { size: 2 } }, { kind: 'player' }] });
                return seen;
                """)).isEqualTo("[\"p1\",\"a7q\",2,1,\"Arena\",3]");
    }

    @Test
    void a_smooth_body_snaps_a_respawn_so_that_nothing_is_drawn_between_the_two_places(Kit kit) {
        assertThat(kit.text(FILM + """
                const look = (G) => ({ xs: [...G.Player.All().values()].map(({ x }) => x) });
                bodies['player.smooth'] = (G) => {
                  if (G.Smooth('spawn') !== G.Latest('spawn')) G.Set('x', G.Latest('x'));
                };
                const r = kit.rig({ bodies }).play({ others: [{ kind: 'player', values: { x: 1000 } }] });
                for (let i = 0; i < 5; i++) r.send();
                const there = { x: 3000, spawn: 1 };
                r.send({ changed: [{ number: 1, values: there }, { number: 2, values: there }] });
                for (let i = 0; i < 5; i++) r.send();
                r.page.pass(300);
                const drawn = [...new Set(film.flatMap(({ xs }) => xs))];
                return drawn.sort((a, b) => a - b);
                """)).isEqualTo("[100,1000,3000]");
    }

    @Test
    void a_bag_goes_with_its_object_from_enter_to_exit(Kit kit) {
        assertThat(kit.text("""
                const told = [];
                const r = kit.rig({ bodies: {
                  'player.enter': (G) => { G.Player.Persistent.Get(G.Context.playerId).seen = 1; },
                  'player.smooth': (G) => { G.Player.Persistent(G.Context.playerId).Get().seen++; },
                  'player.exit': (G) => told.push(G.Context.playerId, G.Player.Persistent.Get(G.Context.playerId).seen > 1,
                    G.Player.State.Get(G.Context.playerId, 'name')),
                } }).play({ others: [{ kind: 'player', values: { name: 'Bob' } }] });
                r.send();
                r.send({ gone: [2] });
                r.page.pass(300);
                return [...told, r.G.Player.All().size, r.page.errors.length];
                """)).isEqualTo("[\"p2\",true,\"Bob\",1,0]");
    }

    @Test
    void another_players_private_field_is_never_known(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play({ own: { ammo: 9 }, others: [{ kind: 'player' }] });
                return [r.G.Player.State.Get('p1', 'ammo'), r.G.Player.State.Get('p2', 'ammo') === undefined,
                  'ammo' in r.G.Player.All().get('p2')];
                """)).isEqualTo("[9,true,false]");
    }

    @Test
    void a_body_that_throws_is_reported_once_and_stops_nothing(Kit kit) {
        assertThat(kit.text("""
                let updates = 0;
                const fails = () => { throw new Error('oops'); };
                const r = kit.rig({ bodies: {
                  'frontend.setup': fails, 'frontend.render': fails, 'player.smooth': fails, 'player.enter': fails,
                  'player.predict': fails, 'frontend.input.mouse-move': fails, 'frontend.update': () => updates++,
                } }).play();
                for (let i = 0; i < 5; i++) { r.send(); r.page.dispatch('mousemove', { clientX: 1, clientY: 1, buttons: 0 }); }
                r.page.pass(500);
                return [updates, r.page.frames.length, ...r.page.errors.sort()];
                """))
                .isEqualTo("[6,1,"
                        + "\"Gamehoster: the body frontend.input.mouse-move failed Error: oops\","
                        + "\"Gamehoster: the body frontend.render failed Error: oops\","
                        + "\"Gamehoster: the body frontend.setup failed Error: oops\","
                        + "\"Gamehoster: the body player.enter failed Error: oops\","
                        + "\"Gamehoster: the body player.predict failed Error: oops\","
                        + "\"Gamehoster: the body player.smooth failed Error: oops\"]");
    }

    @Test
    void a_body_that_fails_differently_each_time_does_not_flood_the_console(Kit kit) {
        assertThat(kit.run("""
                let count = 0;
                const r = kit.rig({ bodies: { 'frontend.render': () => { throw new Error('oops ' + count++); } } }).play();
                r.page.pass(1000);
                return count > 50 ? r.page.errors.length : -1;
                """).asInt()).isEqualTo(5);
    }

    @Test
    void a_hidden_tab_is_live_at_once_when_it_is_shown_and_forgets_nothing(Kit kit) {
        assertThat(kit.text(FILM + """
                const look = (G) => ({ x: G.Player.State.Get('p1', 'x'), rocks: G.Entity.List('rock').length });
                const told = { enter: 0, exit: 0 };
                bodies['entity.rock.enter'] = () => told.enter++;
                bodies['entity.rock.exit'] = () => told.exit++;
                const r = kit.rig({ bodies }).play();
                r.page.setHidden(true);
                for (let i = 0; i < 900; i++) {
                  const update = { changed: [{ number: 1, values: { x: i } }] };
                  if (i % 2) update.gone = [2]; else update.appear = [{ kind: 'rock', values: { size: 1 } }];
                  r.send(update);
                }
                film.length = 0;
                r.page.setHidden(false);
                r.page.pass(20);
                const [frame] = film;
                return [film.length <= 2, frame.tick > 1796.5 && frame.tick < 1798, frame.x > 897 && frame.x <= 899, frame.rocks,
                  told.enter, told.exit, r.names()];
                """)).isEqualTo("[true,true,true,1,450,449,\"connected\"]");
    }

    @Test
    void a_page_that_was_asleep_for_a_minute_jumps_without_running_fast(Kit kit) {
        assertThat(kit.text(FILM + """
                const look = () => ({});
                const r = kit.rig({ bodies }).play();
                r.send();
                r.page.millis += 60000;
                for (let i = 0; i < 20; i++) r.page.socket.say(r.server.update({ ticks: 90 }));
                film.length = 0;
                r.page.pass(1000);
                const steps = film.slice(1).map(({ tick }, i) => tick - film[i].tick);
                return [film[0].tick > 1790, Math.max(...steps) < 0.56];
                """)).isEqualTo("[true,true]");
    }

    @Test
    void a_step_of_the_time_of_day_changes_nothing(Kit kit) {
        assertThat(kit.text(FILM + """
                const look = () => ({});
                const r = kit.rig({ bodies }).play();
                for (let i = 0; i < 10; i++) { r.send(); if (i === 5) r.page.wallMillis -= 3.6e6; }
                const steps = film.slice(1).map(({ tick }, i) => tick - film[i].tick);
                return [Math.max(...steps) < 0.56, Math.min(...steps) > 0.44];
                """)).isEqualTo("[true,true]");
    }
}
