package org.gamehoster.client;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Twenty seconds of flight over a simulated link: round trip, jitter each way, and stalls (what loss is on a TCP
 * connection). The ship flies at up to 6 pixels a tick, 3 a frame. The render clock should be half the round trip, half
 * the jitter and one and a half updates (100 ms) behind the server.
 */
@ExtendWith(KitExtension.class)
class LagTest {
    private static JsonNode fly(Kit kit, int roundTripMillis, int jitterMillis, double stallShare, int stallMillis)
            throws IOException {
        String link = "{\"roundTripMillis\": %d, \"jitterMillis\": %d, \"stallShare\": %s, \"stallMillis\": %d}"
                .formatted(roundTripMillis, jitterMillis, stallShare, stallMillis);
        return new ObjectMapper().readTree(kit.call("flyOver", link));
    }

    @ParameterizedTest(name = "{0} ms, jitter {1} ms, {2} stalls of {3} ms")
    @CsvSource({
        "20, 0, 0, 0, 1.5, 3.2",
        "50, 10, 0, 0, 4, 3.4",
        "150, 40, 0, 0, 12, 3.8",
        "150, 40, 0.02, 250, 16, 4.5",
        "300, 40, 0, 0, 24, 4.5",
        "400, 0, 0, 0, 30, 5",
    })
    void the_own_ship_answers_in_the_next_frame_and_stays_where_the_server_will_have_it(
            int roundTripMillis,
            int jitterMillis,
            double stallShare,
            int stallMillis,
            double errorPixelsMax,
            double stepPixelsMax,
            Kit kit)
            throws IOException {
        JsonNode flight = fly(kit, roundTripMillis, jitterMillis, stallShare, stallMillis);
        String figures = flight.toString();
        assertThat(flight.path("frames").asInt()).as(figures).isGreaterThan(900);
        assertThat(flight.path("answerFrames").asInt(99)).as(figures).isEqualTo(1);
        assertThat(flight.path("backwards").asInt(99)).as(figures).isZero();
        assertThat(flight.path("stepMax").asDouble()).as(figures).isBetween(2.9, stepPixelsMax);
        assertThat(flight.path("errorMax").asDouble()).as(figures).isLessThan(errorPixelsMax);
        assertThat(flight.path("errors").size()).as(figures).isZero();
        assertThat(flight.path("names").asText()).as(figures).isEqualTo("connected");
    }

    @ParameterizedTest(name = "{0} ms, jitter {1} ms, {2} stalls of {3} ms")
    @CsvSource({"20, 0, 0, 0", "150, 40, 0, 0", "150, 40, 0.02, 250", "400, 80, 0.02, 400"})
    void the_render_clock_keeps_its_distance_and_its_pace(
            int roundTripMillis, int jitterMillis, double stallShare, int stallMillis, Kit kit) throws IOException {
        JsonNode flight = fly(kit, roundTripMillis, jitterMillis, stallShare, stallMillis);
        double expectedMillis = roundTripMillis / 2.0 + jitterMillis / 2.0 + 100;
        String figures = flight.toString();
        assertThat(flight.path("delayMedianMillis").asDouble())
                .as(figures)
                .isBetween(expectedMillis - 10, expectedMillis + 30);
        assertThat(flight.path("delayMaxMillis").asDouble())
                .as(figures)
                .isLessThan(expectedMillis + jitterMillis / 2.0 + stallMillis / 2.0 + 20);
        assertThat(flight.path("tickStepMin").asDouble())
                .as("ticks a frame at the slowest: %s", figures)
                .isGreaterThanOrEqualTo(0.45);
    }
}
