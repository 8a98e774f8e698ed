package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The {@code Gamehoster} object of browser bodies. */
@ExtendWith(KitExtension.class)
class SurfaceTest {
    @Test
    void bags_are_reached_in_both_forms(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play({ others: [{ kind: 'rock', values: { size: 1 } }] });
                const { G } = r;
                G.Player.Persistent.Get('p1').a = 1;
                G.Player.Persistent('p1').Get().b = 2;
                G.Entity.Persistent('e2').Set({ c: 3 });
                G.Instance.Persistent.Get().d = 4;
                G.Instance.Persistent().Get().e = 5;
                G.Persistent.Set('held', { up: true });
                G.Persistent('held').Get().down = true;
                const before = [G.Player.Persistent.Get('p1'), G.Entity.Persistent.Get('e2'), G.Instance.Persistent.Get(),
                  G.Persistent.Get('held')];
                G.Instance.Persistent.Set({ f: 6 });
                G.Persistent('held').Set(null);
                return [before, G.Instance.Persistent().Get(), G.Persistent.Get('held')];
                """))
                .isEqualTo(
                        "[[{\"a\":1,\"b\":2},{\"c\":3},{\"d\":4,\"e\":5},{\"up\":true,\"down\":true}],{\"f\":6},null]");
    }

    @Test
    void what_is_not_there_is_undefined_and_breaks_nothing(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig();
                r.start();
                const ask = () => [r.G.Context.playerId, r.G.Context.entityId, r.G.Player.State.Get('p9', 'x'),
                  r.G.Entity.State.Get('p1', 'x'), r.G.Instance.State.Get(undefined, 'x'), r.G.Player.State.Get('p1', 'nothing'),
                  r.G.Player.Persistent.Get('p9'), r.G.Authoritative.Get('p9', 'x'), r.G.Persistent.Get('no'), r.G.Input.Get('no')];
                const early = ask();
                r.G.Player.Persistent.Set('p9', {});
                r.accept();
                const later = ask();
                return [early.every((value) => value === undefined), later.slice(1).every((value) => value === undefined), later[0]];
                """)).isEqualTo("[true,true,\"p1\"]");
    }

    @Test
    void a_kind_of_entity_that_the_game_has_not_is_a_mistake_that_is_said(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig({ bodies: { 'frontend.render': (G) => G.Entity.All('rok') } }).play();
                r.page.pass(100);
                return r.page.errors;
                """))
                .isEqualTo(
                        "[\"Gamehoster: the body frontend.render failed TypeError: the game has no entity \\\"rok\\\"\"]");
    }

    @Test
    void all_hands_out_what_is_drawn_with_id_and_type(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play({ others: [{ kind: 'rock', values: { x: 5, size: 2 } }, { kind: 'player' }] });
                return [[...r.G.Entity.All('rock').values()], [...r.G.Player.All().keys()], r.G.Entity.List('bullet'),
                  r.G.Player.All().get('p3').name];
                """))
                .isEqualTo(
                        "[[{\"id\":\"e2\",\"type\":\"rock\",\"state\":{\"x\":5,\"size\":2}}],[\"p1\",\"p3\"],[],\"Ada\"]");
    }

    @Test
    void the_context_is_the_object_of_an_objects_body_and_the_own_player_elsewhere(Kit kit) {
        assertThat(kit.text("""
                const told = [];
                const tell = (what) => ({ Context }) => told.push([what, Context.playerId ?? '-', Context.entityId ?? '-', Context.instanceId]);
                kit.rig({ bodies: { 'player.enter': tell('player'), 'entity.rock.enter': tell('rock'), 'frontend.update': tell('update') } })
                  .play({ others: [{ kind: 'player' }, { kind: 'rock', values: { size: 1 } }] });
                return told;
                """))
                .isEqualTo(
                        "[[\"player\",\"p1\",\"-\",\"a7q\"],[\"player\",\"p2\",\"-\",\"a7q\"],[\"rock\",\"-\",\"e3\",\"a7q\"],"
                                + "[\"update\",\"p1\",\"-\",\"a7q\"]]");
    }

    @Test
    void the_tick_is_the_render_clock_and_the_time_is_the_time_of_day(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play();
                r.send();
                return [r.G.Tick() < 0, Number.isInteger(r.G.Tick()), r.G.Time() === r.page.wallMillis];
                """)).isEqualTo("[true,false,true]");
    }

    @Test
    void tick_fields_and_the_clock_count_from_the_same_tick(Kit kit) {
        assertThat(kit.text("""
                const ages = [];
                const r = kit.rig({ bodies: { 'frontend.render': (G) => {
                  for (const { state } of G.Entity.All('bullet').values()) ages.push(G.Tick() - state.spawnTick);
                } } }).play();
                for (let i = 0; i < 10; i++) r.send();
                r.send({ appear: [{ kind: 'bullet', values: { x0: 1, spawnTick: 22 } }] });
                r.page.pass(500);
                return [ages[0] > -2 && ages[0] < -1, ages[ages.length - 1] > 8];
                """)).isEqualTo("[true,true]");
    }

    @Test
    void texts_are_never_made_html_or_code_and_nothing_of_the_page_is_touched_but_the_canvas() throws IOException {
        for (Path module : JavaScriptFiles.under(JavaScriptFiles.LIBRARY)) {
            assertThat(Files.readString(module))
                    .as(module.toString())
                    .doesNotContainPattern(
                            "innerHTML|outerHTML|insertAdjacent|document\\.write|\\beval\\b|new Function|localStorage");
        }
    }

    @Test
    void markup_in_a_name_is_text(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig().play({ own: { name: '<img src=x onerror=alert(1)>' } });
                return r.G.Player.State.Get('p1', 'name');
                """)).isEqualTo("<img src=x onerror=alert(1)>");
    }
}
