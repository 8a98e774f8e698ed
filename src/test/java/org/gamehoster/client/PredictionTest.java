package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The own player, ahead of the server. */
@ExtendWith(KitExtension.class)
class PredictionTest {
    /** Moves by what the input says, and by its bag, once a tick. */
    private static final String MOVER = """
            const film = [];
            const bodies = {
              'player.predict': (G) => {
                const me = G.Context.playerId;
                const mem = G.Player.Persistent.Get(me);
                mem.runs = (mem.runs ?? 0) + 1;
                G.Player.State.Set(me, 'x', G.Player.State.Get(me, 'x') + (G.Input.Get('speed') ?? 0));
              },
              'frontend.render': (G) => film.push(G.Player.State.Get('p1', 'x')),
            };
            """;

    @Test
    void it_runs_once_a_tick_and_its_previews_leave_no_trace(Kit kit) {
        assertThat(kit.text(MOVER + """
                const r = kit.rig({ bodies }).play();
                r.page.pass(1000);
                const { runs } = r.G.Player.Persistent.Get('p1');
                return [runs >= 29 && runs <= 30, r.page.errors];
                """)).isEqualTo("[true,[]]");
    }

    @Test
    void the_player_answers_in_the_next_frame_and_moves_evenly(Kit kit) {
        assertThat(kit.text(MOVER + """
                const r = kit.rig({ bodies }).play();
                r.page.pass(500);
                film.length = 0;
                r.G.Input.Set('speed', 6);
                r.page.pass(300);
                const steps = film.slice(1).map((x, i) => x - film[i]).slice(3);
                return [film[0] > 100 || film[1] > 100, Math.max(...steps) - Math.min(...steps) < 1e-6, steps[0] > 2.9];
                """)).isEqualTo("[true,true,true]");
    }

    @Test
    void a_predicted_ship_crosses_the_edge_the_short_way(Kit kit) {
        assertThat(kit.text(MOVER + """
                const r = kit.rig({ bodies }).play({ own: { x: 3590 } });
                r.G.Input.Set('speed', 5);
                r.page.pass(300);
                return film.every((x) => x >= 3590 || x < 60) && film.some((x) => x < 60);
                """)).isEqualTo("true");
    }

    @Test
    void it_reads_its_own_writes_the_newest_state_and_what_others_show(Kit kit) {
        assertThat(kit.text("""
                let seen;
                const r = kit.rig({ bodies: { 'player.predict': (G) => {
                  const me = G.Context.playerId;
                  G.Player.State.Set(me, 'y', 7);
                  seen = [me, G.Player.State.Get(me, 'y'), G.Player.State.Get(me, 'alive'), G.Authoritative.Get(me, 'y'),
                    G.Instance.State.Get(G.Context.instanceId, 'arenaW'), G.Player.State.Get('p2', 'x')];
                } } }).play({ others: [{ kind: 'player', values: { x: 50 } }] });
                r.send({ changed: [{ number: 1, values: { alive: false } }] });
                r.page.pass(20);
                return seen;
                """)).isEqualTo("[\"p1\",7,false,200,3600,50]");
    }

    @Test
    void values_are_wrapped_and_held_to_their_range_as_on_the_server(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig({ bodies: { 'player.predict': (G) => {
                  G.Player.State.Set('p1', 'x', 3605);
                  G.Player.State.Set('p1', 'spawn', 9);
                  G.Player.State.Set('p1', 'score', 1.5);
                } } }).play();
                r.page.pass(100);
                return ['x', 'spawn', 'score'].map((name) => r.G.Player.State.Get('p1', name));
                """)).isEqualTo("[5,1,2]");
    }

    @Test
    void what_it_may_not_do_is_an_error_and_loses_its_writes_only(Kit kit) {
        assertThat(kit.text("""
                const attempts = [
                  (G) => G.Player.State.Set('p2', 'x', 1), (G) => G.Player.State.Set('p1', 'vx', 1),
                  (G) => G.Player.State.Set('p1', 'x', NaN), (G) => G.Command('fire'),
                  (G) => G.Instance.State.Set('a7q', 'title', 'mine'), (G) => G.Entity.State.Set('e2', 'x', 1),
                ];
                return attempts.map((attempt) => {
                  const r = kit.rig({ bodies: { 'player.predict': (G) => { G.Player.State.Set('p1', 'y', 9); attempt(G); } } })
                    .play({ others: [{ kind: 'player' }] });
                  r.page.pass(200);
                  return r.page.errors.length === 1 && r.G.Player.State.Get('p1', 'y') === 200 &&
                    r.page.socket.sent.length === 1;
                });
                """)).isEqualTo("[true,true,true,true,true,true]");
    }

    @Test
    void no_other_body_sets_state(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig({ bodies: { 'frontend.render': (G) => G.Player.State.Set('p1', 'x', 1) } }).play();
                r.page.pass(100);
                return r.page.errors;
                """)).contains("only the predict body sets state");
    }

    @Test
    void a_preview_works_on_copies_of_bags_of_every_kind(Kit kit) {
        assertThat(kit.text("""
                const bodies = { 'player.predict': (G) => {
                  const mem = G.Player.Persistent.Get('p1');
                  const all = G.Persistent.Get('all');
                  all.list.push(1); all.map.set(all.map.size, {}); all.set.add(all.set.size); all.typed[0]++; all.deep.a.n++;
                  if (all.deep.a !== all.same || all.deep.self !== all) throw new Error('shared references are lost');
                  if (G.Persistent.Get('all') !== all) throw new Error('given twice');
                  G.Persistent.Set('count', G.Persistent.Get('count') + 1);
                  if (G.Persistent.Get('count') % 1) throw new Error('not a count');
                  G.Player.Persistent.Set('p1', { n: (mem.n ?? 0) + 1 });
                  all.kept.n++;
                } };
                const r = kit.rig({ bodies });
                class Kept { n = 0; }
                const a = { n: 0 };
                const all = { list: [], map: new Map(), set: new Set(), typed: new Float64Array(1), deep: { a }, same: a,
                  kept: new Kept() };
                all.deep.self = all;
                r.G.Persistent.Set('all', all);
                r.G.Persistent.Set('count', 0);
                r.play();
                r.page.pass(1000);
                const n = r.G.Persistent.Get('count');
                return [n >= 29 && n <= 30, all.list.length === n, all.map.size === n, all.set.size === n, all.typed[0] === n,
                  a.n === n, r.G.Player.Persistent.Get('p1').n === n, all.kept.n > n, r.page.errors];
                """)).isEqualTo("[true,true,true,true,true,true,true,true,[]]");
    }

    @Test
    void after_a_stall_it_begins_again_at_the_newest_state(Kit kit) {
        assertThat(kit.text(MOVER + """
                const r = kit.rig({ bodies }).play();
                r.G.Input.Set('speed', 10);
                r.page.pass(1000);
                r.G.Input.Set('speed', 0);
                const ahead = r.G.Player.State.Get('p1', 'x') > 350;
                r.page.setHidden(true);
                r.page.pass(5000);
                r.page.setHidden(false);
                r.page.pass(50);
                return [ahead, r.G.Player.State.Get('p1', 'x')];
                """)).isEqualTo("[true,100]");
    }

    @Test
    void the_lead_is_the_round_trip_and_what_has_passed_since_the_newest_update(Kit kit) {
        assertThat(kit.text("""
                const leads = [];
                const r = kit.rig({ bodies: { 'player.predict': (G) => leads.push([G.Lead(), G.Tick()]) } });
                r.start();
                r.page.socket.open();
                r.page.pass(100);
                r.page.socket.say(r.server.welcome());
                r.page.socket.say(r.server.first());
                r.page.pass(20);
                const [lead, tick] = leads[leads.length - 1];
                r.page.pass(5000);
                const [most] = leads[leads.length - 1];
                return [lead > 3 && lead < 5, tick === lead, most];
                """)).isEqualTo("[true,true,30]");
    }

    @Test
    void the_lead_follows_the_acks(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig({ bodies: { 'player.predict': () => {} } }).play();
                for (let i = 1; i < 60; i++) {
                  r.G.Command('fire');
                  r.send({ applied: Math.max(0, i - 4) });
                }
                return r.G.Lead() > 7 && r.G.Lead() < 12;
                """)).isEqualTo("true");
    }
}
