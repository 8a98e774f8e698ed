package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Mouse and touch. The canvas of these tests is 960 by 600 CSS pixels at the window's corner. */
@ExtendWith(KitExtension.class)
class MouseTest {
    /** A game with every mouse body; each tells its event, the pointer and the buttons held. */
    private static final String EARS = """
            const told = [];
            const bodies = {};
            const names = ['mouse-move', 'mouse-wheel', ...['left', 'middle', 'right'].flatMap((button) =>
              [`mouse-button-${button}-press`, `mouse-button-${button}-release`])];
            for (const name of names) bodies[`frontend.input.${name}`] = ({ Event, Mouse }) => {
              if (Event.type !== name || Event.x !== Mouse.x) throw new Error('wrong event');
              told.push([name.replace('mouse-', '').replace('button-', ''), Mouse.x, Mouse.y]);
            };
            const r = kit.rig({ bodies });
            r.start();
            const { canvas } = r.page;
            const at = (clientX, clientY, more) => ({ clientX, clientY, button: 0, buttons: 0, ...more });
            """;

    @Test
    void the_angle_is_from_the_centre_of_the_canvas_to_the_pointer(Kit kit) {
        assertThat(kit.text(EARS + """
                return [[580, 300], [480, 400], [380, 300], [480, 200]].map(([x, y]) => {
                  r.page.dispatch('mousemove', at(x, y));
                  return Math.round(r.G.Mouse.angle * 1000);
                });
                """)).isEqualTo("[0,1571,3142,-1571]");
    }

    @Test
    void presses_and_releases_name_their_button(Kit kit) {
        assertThat(kit.text(EARS + """
                for (const button of [0, 1, 2]) {
                  canvas.dispatch('mousedown', at(10, 20, { button }));
                  const { left, middle, right } = r.G.Mouse;
                  told.push([left, middle, right]);
                  r.page.dispatch('mouseup', at(11, 21, { button }));
                }
                canvas.dispatch('mousedown', at(10, 20, { button: 4 }));
                return told;
                """))
                .isEqualTo("[[\"left-press\",10,20],[true,false,false],[\"left-release\",11,21],"
                        + "[\"middle-press\",10,20],[false,true,false],[\"middle-release\",11,21],"
                        + "[\"right-press\",10,20],[false,false,true],[\"right-release\",11,21]]");
    }

    @Test
    void the_pointer_is_right_on_a_canvas_that_is_moved_scaled_and_framed(Kit kit) {
        assertThat(kit.text(EARS + """
                canvas.box = { left: 100, top: 50, width: 480, height: 300 };
                Object.assign(canvas, { clientLeft: 2, clientTop: 3, clientWidth: 956, clientHeight: 594 });
                r.page.dispatch('mousemove', at(100 + 240, 50 + 150));
                const { x, y, angle } = r.G.Mouse;
                return [x, y, angle];
                """)).isEqualTo("[478,297,0]");
    }

    @Test
    void the_pointer_is_right_after_a_resize_without_moving(Kit kit) {
        assertThat(kit.text(EARS + """
                r.page.dispatch('mousemove', at(480, 500));
                canvas.box = { left: 0, top: 0, width: 1920, height: 1080 };
                Object.assign(canvas, { offsetWidth: 1920, offsetHeight: 1080, clientWidth: 1920, clientHeight: 1080 });
                const before = told.length;
                r.page.dispatch('resize');
                r.page.document.dispatch('fullscreenchange');
                return [told.length - before, r.G.Mouse.x, r.G.Mouse.y, Math.round(r.G.Mouse.angle * 1000)];
                """)).isEqualTo("[2,480,500,-3058]");
    }

    @Test
    void a_pointer_that_never_came_is_at_rest(Kit kit) {
        assertThat(kit.text(EARS + """
                r.page.dispatch('resize');
                return [told, r.G.Mouse.x, r.G.Mouse.angle, r.G.Event];
                """)).isEqualTo("[[],0,0,null]");
    }

    @Test
    void a_release_outside_the_canvas_counts_and_a_press_does_not(Kit kit) {
        assertThat(kit.text(EARS + """
                r.page.dispatch('mousedown', at(10, 10));
                canvas.dispatch('mousedown', at(10, 10));
                r.page.dispatch('mouseup', at(-50, 9000));
                r.page.dispatch('mouseup', at(-50, 9000));
                return told;
                """)).isEqualTo("[[\"left-press\",10,10],[\"left-release\",-50,9000]]");
    }

    @Test
    void a_release_that_was_lost_to_a_blur_or_a_hidden_tab_is_released(Kit kit) {
        assertThat(kit.text(EARS + """
                for (const lose of [() => r.page.dispatch('blur'), () => r.page.setHidden(true), () => r.G.stop()]) {
                  canvas.dispatch('mousedown', at(10, 10));
                  lose();
                }
                return told.map(([name]) => name);
                """))
                .isEqualTo(
                        "[\"left-press\",\"left-release\",\"left-press\",\"left-release\",\"left-press\",\"left-release\"]");
    }

    @Test
    void a_release_that_nobody_told_shows_in_the_next_move(Kit kit) {
        assertThat(kit.text(EARS + """
                canvas.dispatch('mousedown', at(10, 10));
                r.page.dispatch('mousemove', at(11, 10, { buttons: 1 }));
                r.page.dispatch('mousemove', at(12, 10, { buttons: 0 }));
                return told.map(([name]) => name);
                """)).isEqualTo("[\"left-press\",\"move\",\"move\",\"left-release\"]");
    }

    @Test
    void the_wheel_turns_in_pixels_whatever_its_unit_and_only_in_its_body(Kit kit) {
        assertThat(kit.text(EARS + """
                const turned = [];
                bodies['frontend.input.mouse-wheel'] = ({ Mouse }) => turned.push(Mouse.wheel);
                const events = [[100, 0], [-3, 1], [1, 2]].map(([deltaY, deltaMode]) =>
                  canvas.dispatch('wheel', at(1, 1, { deltaY, deltaMode })));
                return [...turned, r.G.Mouse.wheel, events.every(({ prevented }) => prevented)];
                """)).isEqualTo("[100,-48,600,0,true]");
    }

    @Test
    void the_page_keeps_what_the_game_has_no_body_for(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig();
                r.start();
                const { canvas } = r.page;
                const events = [['wheel', { deltaY: 1, deltaMode: 0 }], ['contextmenu', {}], ['mousedown', { button: 1 }]];
                return events.map(([type, more]) => canvas.dispatch(type, { clientX: 0, clientY: 0, ...more }).prevented ?? false);
                """)).isEqualTo("[false,false,false]");
    }

    @Test
    void the_first_finger_is_the_mouse_and_the_others_are_nothing(Kit kit) {
        assertThat(kit.text(EARS + """
                const finger = (identifier, clientX) => ({ changedTouches: [{ identifier, clientX, clientY: 7 }] });
                const events = [['touchstart', finger(3, 10)], ['touchstart', finger(4, 500)], ['touchmove', finger(4, 510)],
                  ['touchmove', finger(3, 20)], ['touchend', finger(4, 510)], ['touchend', finger(3, 30)],
                  ['touchstart', finger(5, 40)], ['touchcancel', finger(5, 40)], ['touchend', finger(9, 1)]];
                const prevented = events.map(([type, event]) => canvas.dispatch(type, { ...event }).prevented);
                return [told, prevented.every(Boolean), canvas.style.touchAction];
                """))
                .isEqualTo("[[[\"move\",10,7],[\"left-press\",10,7],[\"move\",20,7],[\"left-release\",30,7],"
                        + "[\"move\",40,7],[\"left-press\",40,7],[\"left-release\",40,7]],true,\"none\"]");
    }

    @Test
    void a_touch_without_fingers_is_nothing(Kit kit) {
        assertThat(kit.text(EARS + """
                for (const type of ['touchstart', 'touchmove', 'touchend']) canvas.dispatch(type, { changedTouches: [] });
                return told;
                """)).isEqualTo("[]");
    }

    @Test
    void after_stop_nothing_listens_any_more(Kit kit) {
        assertThat(kit.text(EARS + """
                r.G.stop();
                const { page } = r;
                return [page.listeners.length, page.document.listeners.length, canvas.listeners.length, page.frames.length,
                  page.timers.length];
                """)).isEqualTo("[0,0,0,0,0]");
    }
}
