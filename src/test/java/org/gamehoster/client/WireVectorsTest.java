package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.PolyglotException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** The browser's codec reads and writes the golden messages that the server's codec reads and writes too. */
@ExtendWith(KitExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WireVectorsTest {
    private JsonNode vectors = new ObjectMapper().nullNode();

    @BeforeAll
    void read() throws IOException {
        vectors = new ObjectMapper()
                .readTree(Files.readString(Path.of("src/test/resources/gamehoster/wire-vectors.json")));
        assertThat(vectors.path("values").size()).isGreaterThan(50);
    }

    private static String hexWithBits(JsonNode vector) {
        return vector.path("bits").asInt() + " " + vector.path("hex").asText();
    }

    private String game(JsonNode vector) {
        return vectors.path("games").path(vector.path("game").asText()).toString();
    }

    @Test
    void every_value_is_written_as_its_vector_says(Kit kit) {
        for (JsonNode vector : vectors.path("values")) {
            assertThat(kit.call("writeValue", vector.toString()))
                    .as(vector.path("name").asText())
                    .isEqualTo(hexWithBits(vector));
        }
    }

    @Test
    void every_value_is_read_back_as_its_vector_says(Kit kit) {
        for (JsonNode vector : vectors.path("values")) {
            JsonNode expected = vector.has("decoded") ? vector.path("decoded") : vector.path("value");
            assertThat(kit.call("readValue", vector.toString()))
                    .as(vector.path("name").asText())
                    .isEqualTo(kit.call("toJson", expected.toString()));
        }
    }

    @Test
    void every_count_is_written_and_read_back(Kit kit) {
        for (JsonNode vector : vectors.path("varints")) {
            assertThat(kit.call("writeVarint", vector.toString())).isEqualTo(hexWithBits(vector));
            String read = "{\"field\": {\"type\": \"varint\"}, \"hex\": \"%s\"}"
                    .formatted(vector.path("hex").asText());
            assertThat(kit.call("readValue", read))
                    .isEqualTo(vector.path("value").asText());
        }
    }

    @Test
    void every_bad_value_is_refused_as_malformed(Kit kit) {
        for (JsonNode vector : vectors.path("badValues")) {
            assertMalformed(vector, () -> kit.call("readValue", vector.toString()));
        }
    }

    @Test
    void every_hello_is_written_as_its_vector_says(Kit kit) {
        for (JsonNode vector : vectors.path("hellos")) {
            assertThat(kit.call("writeHello", vector.toString(), game(vector)))
                    .as(vector.path("name").asText())
                    .isEqualTo(vector.path("hex").asText());
        }
    }

    @Test
    void every_welcome_is_read_as_its_vector_says(Kit kit) {
        for (JsonNode vector : vectors.path("welcomes")) {
            assertThat(kit.call("readWelcome", vector.toString()))
                    .isEqualTo("{\"hash\":%d,\"instanceId\":\"%s\"}"
                            .formatted(
                                    vector.path("hash").asLong(),
                                    vector.path("instance").asText()));
        }
    }

    @Test
    void every_command_is_written_as_its_vector_says(Kit kit) {
        for (JsonNode vector : vectors.path("commands")) {
            assertThat(kit.call("writeCommand", vector.toString(), game(vector)))
                    .as(vector.path("name").asText())
                    .isEqualTo(vector.path("hex").asText());
        }
    }

    @Test
    void every_connection_is_read_update_by_update(Kit kit) throws IOException {
        for (JsonNode vector : vectors.path("connections")) {
            JsonNode read = readUpdates(kit, vector, hexes(vector.path("updates")));
            for (int i = 0; i < vector.path("updates").size(); i++) {
                assertThat(kit.call("saidBy", read.get(i).toString()))
                        .as("%s, update %d", vector.path("name").asText(), i)
                        .isEqualTo(
                                kit.call("saidBy", vector.path("updates").get(i).toString()));
            }
        }
    }

    @Test
    void every_bad_welcome_is_refused_as_malformed(Kit kit) {
        for (JsonNode vector : bad("welcome")) {
            assertMalformed(vector, () -> kit.call("readWelcome", vector.toString()));
        }
    }

    @Test
    void every_bad_update_is_refused_as_malformed(Kit kit) {
        for (JsonNode vector : bad("update")) {
            List<String> hexes = before(vector);
            hexes.add(vector.path("hex").asText());
            assertMalformed(vector, () -> readUpdates(kit, vector, hexes));
        }
    }

    @Test
    void what_comes_before_a_bad_update_is_good(Kit kit) throws IOException {
        for (JsonNode vector : bad("update")) {
            assertThat(readUpdates(kit, vector, before(vector)).size())
                    .isEqualTo(before(vector).size());
        }
    }

    @Test
    void an_update_cut_anywhere_is_refused_as_malformed(Kit kit) throws IOException {
        for (JsonNode vector : vectors.path("connections")) {
            String list = new ObjectMapper().writeValueAsString(hexes(vector.path("updates")));
            assertThat(kit.call(
                            "cutUpdates",
                            list,
                            game(vector),
                            vector.path("watching").toString()))
                    .as(vector.path("name").asText())
                    .endsWith("\"taken\":0}");
        }
    }

    private List<JsonNode> bad(String message) {
        List<JsonNode> found = new ArrayList<>();
        vectors.path("bad").forEach(vector -> {
            if (vector.path("message").asText().equals(message)) {
                found.add(vector);
            }
        });
        assertThat(found).isNotEmpty();
        return found;
    }

    private List<String> before(JsonNode vector) {
        List<String> hexes = new ArrayList<>();
        for (JsonNode connection : vectors.path("connections")) {
            if (connection.path("name").asText().equals(vector.path("after").asText("none"))) {
                hexes.addAll(hexes(connection.path("updates"))
                        .subList(0, vector.path("upTo").asInt()));
            }
        }
        return hexes;
    }

    private static List<String> hexes(JsonNode updates) {
        List<String> hexes = new ArrayList<>();
        updates.forEach(update -> hexes.add(update.path("hex").asText()));
        return hexes;
    }

    private JsonNode readUpdates(Kit kit, JsonNode vector, List<String> hexes) throws IOException {
        String list = new ObjectMapper().writeValueAsString(hexes);
        return new ObjectMapper()
                .readTree(kit.call(
                        "readUpdates",
                        list,
                        game(vector),
                        vector.path("watching").toString()));
    }

    private static void assertMalformed(
            JsonNode vector, org.assertj.core.api.ThrowableAssert.ThrowingCallable reading) {
        assertThatThrownBy(reading)
                .as("%s %s", vector.path("why").asText(), vector.path("name").asText())
                .isInstanceOfSatisfying(
                        PolyglotException.class,
                        thrown -> assertThat(
                                        thrown.getGuestObject().getMetaObject().getMetaSimpleName())
                                .as(thrown.getMessage())
                                .isEqualTo("Malformed"));
    }
}
