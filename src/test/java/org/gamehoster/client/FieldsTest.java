package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a page or a body may hand over as a value, and what becomes of it. */
@ExtendWith(KitExtension.class)
class FieldsTest {
    private static String accept(Kit kit, String field, String values) {
        return kit.text("""
                const plan = kit.planField(%s);
                return %s.map((value) => String(plan.accept(value)));
                """.formatted(field, values));
    }

    @Test
    void a_number_is_held_to_its_range(Kit kit) {
        assertThat(accept(kit, "{ name: 'v', type: 'number', min: 0, max: 10 }", "[-1, 3.25, 99]"))
                .isEqualTo("[\"0\",\"3.25\",\"10\"]");
    }

    @Test
    void an_int_is_rounded_half_up(Kit kit) {
        assertThat(accept(kit, "{ name: 'v', type: 'int' }", "[2.5, -2.5, 2.4, 1e300]"))
                .isEqualTo("[\"3\",\"-2\",\"2\",\"9007199254740991\"]");
    }

    @Test
    void what_is_no_value_of_the_type_is_refused(Kit kit) {
        String none = "[undefined, null, NaN, Infinity, {}, [], () => 1, Symbol.iterator]";
        for (String type : new String[] {"bool", "number", "int", "tick", "string"}) {
            assertThat(accept(kit, "{ name: 'v', type: '" + type + "' }", none).replace("\"undefined\"", ""))
                    .as(type)
                    .isEqualTo("[,,,,,,,]");
        }
        assertThat(accept(kit, "{ name: 'v', type: 'number' }", "['1', true]"))
                .isEqualTo("[\"undefined\",\"undefined\"]");
        assertThat(accept(kit, "{ name: 'v', type: 'bool' }", "[1, 'true']"))
                .isEqualTo("[\"undefined\",\"undefined\"]");
        assertThat(accept(kit, "{ name: 'v', type: 'string' }", "[1, true]"))
                .isEqualTo("[\"undefined\",\"undefined\"]");
    }

    @Test
    void a_hello_says_which_join_field_is_wrong(Kit kit) {
        String hello = "const game = kit.fakeGame(); return kit.encodeHello(game, kit.buildTables(game, {}), %s);";
        assertThatThrownBy(() -> kit.run(hello.formatted("{ name: 7 }")))
                .hasMessageContaining("the join needs a string \"name\"");
        assertThatThrownBy(() -> kit.run(hello.formatted("{ nmae: 'Ada' }")))
                .hasMessageContaining("the join has no value \"nmae\"");
    }

    @Test
    void a_join_field_that_is_left_out_takes_its_default(Kit kit) {
        assertThat(kit.text("""
                const game = kit.fakeGame();
                return kit.toHex(kit.encodeHello(game, kit.buildTables(game, {}), {}));
                """)).isEqualTo("01deadbeef0550696c6f74");
    }

    @Test
    void a_name_that_is_far_too_long_is_cut_between_characters(Kit kit) {
        assertThat(kit.run("""
                const game = kit.fakeGame();
                return kit.encodeHello(game, kit.buildTables(game, {}), { name: '\\u{1F680}'.repeat(1000) + 'x' }).length;
                """).asInt()).isEqualTo(5 + 1 + 64);
    }

    @Test
    void a_field_that_is_named_like_a_method_of_every_object_is_none(Kit kit) {
        assertThat(kit.text("""
                const tables = kit.buildTables({ ...kit.fakeGame(),
                  commands: [{ name: 'c', fields: [{ name: 'constructor', type: 'int', default: 7 }] }] }, {});
                return kit.toHex(kit.encodeCommand(tables, tables.commands.get('c'), {}));
                """)).isEqualTo("0e");
    }
}
