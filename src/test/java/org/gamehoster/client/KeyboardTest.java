package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The keys. */
@ExtendWith(KitExtension.class)
class KeyboardTest {
    private static final String EARS = """
            const told = [];
            const tell = ({ Event }) => told.push(`${Event.type.slice(4)} ${Event.key} ${Event.code}` + (Event.repeat ? ' again' : ''));
            const r = kit.rig({ bodies: { 'frontend.input.key-press': tell, 'frontend.input.key-release': tell } });
            r.start();
            const key = (type, key, code, more) => r.page.dispatch(type, { key, code, repeat: false, target: {}, ...more });
            """;

    @Test
    void presses_repeats_and_releases_are_told(Kit kit) {
        assertThat(kit.text(EARS + """
                key('keydown', 'w', 'KeyW');
                key('keydown', 'w', 'KeyW', { repeat: true });
                key('keyup', 'w', 'KeyW');
                return told;
                """)).isEqualTo("[\"press w KeyW\",\"press w KeyW again\",\"release w KeyW\"]");
    }

    @Test
    void a_key_is_released_as_what_it_was_pressed_as(Kit kit) {
        assertThat(kit.text(EARS + """
                key('keydown', 'w', 'KeyW');
                key('keyup', 'W', 'KeyW');
                return told;
                """)).isEqualTo("[\"press w KeyW\",\"release w KeyW\"]");
    }

    @Test
    void what_scrolls_the_page_does_not_unless_the_browser_is_meant(Kit kit) {
        assertThat(kit.text(EARS + """
                return [[' ', {}], ['ArrowUp', {}], ['w', {}], ['ArrowLeft', { altKey: true }], [' ', { ctrlKey: true }]]
                  .map(([name, more]) => key('keydown', name, name, more).prevented ?? false);
                """)).isEqualTo("[true,true,false,false,false]");
    }

    @Test
    void a_game_without_keys_leaves_scrolling_alone(Kit kit) {
        assertThat(kit.text("""
                const r = kit.rig();
                r.start();
                return r.page.dispatch('keydown', { key: ' ', code: 'Space', target: {} }).prevented ?? false;
                """)).isEqualTo("false");
    }

    @Test
    void who_types_does_not_play(Kit kit) {
        assertThat(kit.text(EARS + """
                const targets = [{ tagName: 'INPUT' }, { tagName: 'TEXTAREA' }, { tagName: 'SELECT' }, { isContentEditable: true }];
                const prevented = targets.map((target) => {
                  const down = key('keydown', ' ', 'Space', { target }).prevented;
                  key('keyup', ' ', 'Space', { target });
                  return down ?? false;
                });
                key('keydown', 'w', 'KeyW', { isComposing: true });
                return [told, prevented];
                """)).isEqualTo("[[],[false,false,false,false]]");
    }

    @Test
    void space_presses_a_button_that_has_the_focus_and_other_keys_play_on(Kit kit) {
        assertThat(kit.text(EARS + """
                const target = { tagName: 'BUTTON' };
                const prevented = key('keydown', ' ', 'Space', { target }).prevented ?? false;
                key('keydown', 'Enter', 'Enter', { target });
                key('keydown', 'w', 'KeyW', { target });
                return [prevented, ...told];
                """)).isEqualTo("[false,\"press w KeyW\"]");
    }

    @Test
    void keys_that_a_blur_held_are_released(Kit kit) {
        assertThat(kit.text(EARS + """
                key('keydown', 'w', 'KeyW');
                key('keydown', 'd', 'KeyD');
                r.page.dispatch('blur');
                key('keyup', 'd', 'KeyD');
                return told.slice(2);
                """)).isEqualTo("[\"release w KeyW\",\"release d KeyD\"]");
    }

    @Test
    void keys_whose_release_a_mac_swallows_are_released_with_the_command_key(Kit kit) {
        assertThat(kit.text(EARS + """
                key('keydown', 'Meta', 'MetaLeft');
                key('keydown', 'w', 'KeyW', { metaKey: true });
                key('keyup', 'Meta', 'MetaLeft');
                return told.slice(2);
                """)).isEqualTo("[\"release Meta MetaLeft\",\"release w KeyW\"]");
    }

    @Test
    void a_key_without_a_target_or_a_name_breaks_nothing(Kit kit) {
        assertThat(kit.text(EARS + """
                r.page.dispatch('keydown', {});
                r.page.dispatch('keydown', { key: 'a', code: 'KeyA', target: null });
                return r.page.errors;
                """)).isEqualTo("[]");
    }
}
