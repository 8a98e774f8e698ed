package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * What ESLint would be for, done with the TypeScript compiler inside the JVM: types of the browser library and of the
 * {@code Gamehoster} object, lengths, and the rules by which the library's modules are joined to one script.
 */
@ExtendWith(KitExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class JavaScriptChecksTest {
    private static final int FUNCTION_LINES_MAX = 60;
    private static final int FILE_LINES_MAX = 500;

    /** The DOM's one type that gamehoster.d.ts names; a project of an author has the DOM's types. */
    private static final String DOM = "interface HTMLCanvasElement { getContext(kind: '2d'): any; width: number }";

    private static final String SERVER_BODY = """
            /** @param {GamehosterServer} Gamehoster */
            export function body(Gamehoster) {
              const me = Gamehoster.Context.playerId
              const mem = Gamehoster.Player.Persistent.Get(me)
              const older = Gamehoster.Player.Persistent(me).Get()
              const here = Gamehoster.Context.instanceId
              const W = Gamehoster.Instance.State.Get(here, "arenaW")
              Gamehoster.Player.State.Set(me, "x", (Gamehoster.Player.State.Get(me, "x") + mem.vx + older.vy) % W)
              const id = Gamehoster.Entity.Spawn("rock", { x0: 1, r: 2, spawnTick: Gamehoster.Tick() })
              for (const [eid, e] of Gamehoster.Entity.All("rock")) if (e.state.x0 > 1) Gamehoster.Entity.Destroy(eid)
              for (const [pid, p] of Gamehoster.Player.All()) if (p.alive) Gamehoster.View.Include(pid)
              Gamehoster.Instance.Persistent.Set({ id, grid: Gamehoster.Instance.Persistent.Get() })
              Gamehoster.Bot.Send("aim", { angle: Gamehoster.Random() + Gamehoster.Entropy() })
              Gamehoster.Bot.Persistent.Set({ attackChance: 0.4 })
              const open = Gamehoster.Instance.List().find((i) => i.players < i.capacity)
              Gamehoster.Instance.Join(open ? open.id : Gamehoster.Instance.Create())
              return Gamehoster.Command.Get("angle") + Gamehoster.Join.Get("name")
            }
            """;

    private static final String BROWSER_BODY = """
            /** @param {GamehosterBrowser} Gamehoster */
            export function body(Gamehoster) {
              const me = Gamehoster.Context.playerId
              Gamehoster.Command('aim', { angle: Gamehoster.Mouse.angle }, { angle: 1 })
              Gamehoster.Command('attack')
              Gamehoster.Input.Set('angle', Gamehoster.Mouse.angle)
              const held = Gamehoster.Persistent.Get('held')
              if (Gamehoster.Event.key === 'w') held.up = true
              if (Gamehoster.Smooth('spawn') !== Gamehoster.Latest('spawn')) Gamehoster.Set('x', Gamehoster.Latest('x'))
              const ax = Gamehoster.Authoritative.Get(me, 'x') + Gamehoster.Lead()
              Gamehoster.Player.State.Set(me, 'x', ax)
              const ctx = Gamehoster.Canvas.getContext('2d')
              for (const [, p] of Gamehoster.Player.All()) ctx.fillText(p.name, p.x, p.y)
              return Gamehoster.Tick() + Gamehoster.Time()
            }
            """;

    private static final String PAGE = """
            Gamehoster.start('game', { name: 'Ada' }, { watch: false })
            Gamehoster.on('lost', ({ reason, retryMillis }) => Gamehoster.Persistent.Set('why', reason + retryMillis))
            Gamehoster.Command('thrust', { on: true })
            export {}
            """;

    private static final String WRONG = """
            /** @param {GamehosterServer} Gamehoster */
            export function server(Gamehoster) {
              Gamehoster.Command('aim')
              Gamehoster.Entity.Spawn()
              Gamehoster.Player.State.Set('p1', 'x', {})
            }
            /** @param {GamehosterBrowser} Gamehoster */
            export function browser(Gamehoster) {
              Gamehoster.Entropy()
              Gamehoster.Mouse.x = 1
              Gamehoster.on('connected', () => {})
            }
            Gamehoster.on('conected', () => {})
            """;

    private static final String WRONG_LIBRARY = """
            import { bitsFor } from './fields.js';
            /** @param {number} count @param {string} unused */
            export function wrong(count, unused) {
              const alsoUnused = 1;
              return bitsFor('3') + count.length;
            }
            """;

    private static final Path LIBRARY = JavaScriptFiles.LIBRARY;

    private List<Path> modules = List.of();
    private List<String> findings = List.of();
    private List<String> members = List.of();
    private final List<Shape> shapes = new ArrayList<>();
    private final List<String> hard = new ArrayList<>();
    private final List<String> tooLong = new ArrayList<>();
    private List<String> plantedLong = List.of();
    private List<String> plantedHard = List.of();
    private String plantedShape = "";

    @BeforeAll
    void check() throws IOException {
        modules = JavaScriptFiles.under(LIBRARY);
        try (TypeScript typeScript = new TypeScript()) {
            typeScript.add("/samples/dom.d.ts", DOM);
            typeScript.add("/samples/server-body.js", SERVER_BODY);
            typeScript.add("/samples/browser-body.js", BROWSER_BODY);
            typeScript.add("/samples/page.js", PAGE);
            typeScript.add("/samples/wrong.js", WRONG);
            typeScript.add(TypeScript.name(LIBRARY.resolve("wrong.js")), WRONG_LIBRARY);
            List<String> files = new ArrayList<>(List.of(
                    "/samples/dom.d.ts",
                    TypeScript.name(JavaScriptFiles.TYPES),
                    "/samples/server-body.js",
                    "/samples/browser-body.js",
                    "/samples/page.js",
                    "/samples/wrong.js",
                    TypeScript.name(LIBRARY.resolve("wrong.js"))));
            modules.forEach(module -> files.add(TypeScript.name(module)));
            findings = typeScript.check(files);
            for (Path module : modules) {
                shapes.add(new Shape(
                        module.getFileName().toString(), new ObjectMapper().readTree(typeScript.moduleShape(module))));
                hard.addAll(typeScript.hardComments(module));
            }
            for (Path file : JavaScriptFiles.ofTheProject()) {
                tooLong.addAll(typeScript.longFunctions(file, FUNCTION_LINES_MAX));
            }
            members = new ArrayList<>(typeScript.membersOf(JavaScriptFiles.TYPES, "GamehosterBrowser"));
            members.addAll(typeScript.membersOf(JavaScriptFiles.TYPES, "GamehosterPage"));
            typeScript.add("/long.js", "function f() {\n" + "f();\n".repeat(FUNCTION_LINES_MAX) + "}\n");
            plantedLong = typeScript.longFunctions(Path.of("long.js"), FUNCTION_LINES_MAX);
            typeScript.add(
                    "/module.js",
                    "import * as a from './a.js';\nexport default 1;\nlet b = 1; // why\nlet c = '/** no';\n");
            plantedShape = typeScript.moduleShape(Path.of("module.js"));
            plantedHard = typeScript.hardComments(Path.of("module.js"));
        }
    }

    private record Shape(String file, JsonNode json) {
        List<String> texts(String key) {
            List<String> texts = new ArrayList<>();
            json.path(key).forEach(text -> texts.add(text.asText()));
            return texts;
        }
    }

    private List<String> findingsIn(String part) {
        return findings.stream().filter(finding -> finding.contains(part)).toList();
    }

    @Test
    void the_library_is_well_typed() {
        assertThat(modules).hasSizeGreaterThan(20);
        assertThat(findings).allMatch(finding -> finding.contains("wrong.js"));
    }

    @Test
    void the_check_notices_wrong_types_and_unused_names() {
        assertThat(findingsIn("client/wrong.js"))
                .hasSize(4)
                .anyMatch(finding -> finding.contains("'string' is not assignable to parameter of type 'number'"))
                .anyMatch(finding -> finding.contains("'length' does not exist on type 'number'"))
                .anyMatch(finding -> finding.contains("'unused' is declared but its value is never read"))
                .anyMatch(finding -> finding.contains("'alsoUnused' is declared but its value is never read"));
    }

    @Test
    void bodies_as_the_seeds_write_them_agree_with_the_types_of_the_gamehoster_object() {
        assertThat(findingsIn("/samples/server-body.js")).isEmpty();
        assertThat(findingsIn("/samples/browser-body.js")).isEmpty();
        assertThat(findingsIn("/samples/page.js")).isEmpty();
    }

    @Test
    void mistakes_of_bodies_are_found_by_the_types_of_the_gamehoster_object() {
        List<Integer> lines = findingsIn("/samples/wrong.js").stream()
                .map(finding -> Integer.parseInt(finding.replaceFirst("^[^(]*\\((\\d+)\\).*", "$1")))
                .toList();
        assertThat(lines).containsExactlyInAnyOrder(3, 4, 5, 9, 10, 11, 13);
    }

    @Test
    void the_types_name_what_the_browsers_object_has_and_nothing_else(Kit kit) {
        String names = kit.text("""
                const names = new Set();
                const gather = (G) => { for (const name in G) names.add(name); };
                const r = kit.rig({ bodies: { 'player.predict': gather, 'player.smooth': gather } }).play();
                r.page.pass(50);
                gather(r.G);
                names.delete('takeOver');
                return [...names].join(' ');
                """);
        assertThat(names.split(" ", -1)).containsExactlyInAnyOrderElementsOf(members);
    }

    @Test
    void no_function_is_longer_than_60_lines_and_no_file_longer_than_500() throws IOException {
        assertThat(tooLong).isEmpty();
        for (Path file : JavaScriptFiles.ofTheProject()) {
            assertThat(Files.readAllLines(file)).as(file.toString()).hasSizeLessThanOrEqualTo(FILE_LINES_MAX);
        }
        assertThat(plantedLong).hasSize(1);
    }

    @Test
    void modules_keep_the_rules_by_which_they_are_joined() {
        for (Shape shape : shapes) {
            assertThat(shape.texts("broken")).as(shape.file()).isEmpty();
        }
        assertThat(plantedShape)
                .contains("not a list of names", "exports only where it declares", "neither a function");
    }

    @Test
    void top_level_names_are_unique_over_all_modules() {
        List<String> names =
                shapes.stream().flatMap(shape -> shape.texts("names").stream()).toList();
        assertThat(names).doesNotHaveDuplicates().hasSizeGreaterThan(100);
    }

    @Test
    void every_import_is_of_an_export_and_every_export_is_imported() {
        Set<String> imported = new HashSet<>(Set.of("main.js createGamehoster"));
        Set<String> exported = new HashSet<>();
        for (Shape shape : shapes) {
            shape.texts("exports").forEach(name -> exported.add(shape.file() + " " + name));
            for (JsonNode from : shape.json().path("imports")) {
                from.path("names")
                        .forEach(name -> imported.add(from.path("from").asText() + " " + name.asText()));
            }
        }
        assertThat(exported).containsExactlyInAnyOrderElementsOf(imported);
    }

    @Test
    void imports_run_in_no_circle() {
        Set<String> placed = new HashSet<>();
        List<Shape> left = new ArrayList<>(shapes);
        while (left.removeIf(shape -> placed.containsAll(importsOf(shape)) && placed.add(shape.file()))) {
            assertThat(placed).isNotEmpty();
        }
        assertThat(left).isEmpty();
    }

    private static List<String> importsOf(Shape shape) {
        List<String> imports = new ArrayList<>();
        shape.json()
                .path("imports")
                .forEach(from -> imports.add(from.path("from").asText()));
        return imports;
    }

    @Test
    void comments_can_be_taken_out_without_parsing() {
        assertThat(hard).isEmpty();
        assertThat(plantedHard).hasSize(2);
    }
}
