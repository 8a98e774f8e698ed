package org.gamehoster.instance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.gamehoster.game.BotDefinition;
import org.gamehoster.game.GameSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BotPopulationTest {
    private static GameSettings settings(int botsMax, int botsZeroAt, int capacity) {
        return new GameSettings(
                "t",
                GameSettings.Browse.NONE,
                GameSettings.Create.NONE,
                30,
                15,
                capacity,
                10,
                botsMax,
                botsZeroAt,
                0,
                5,
                60,
                List.of(),
                GameSettings.Kind.SIMULATION);
    }

    @ParameterizedTest
    @CsvSource({
        // Asteroids
        "20, 20, 50, 0, 20",
        "20, 20, 50, 1, 19",
        "20, 20, 50, 19, 1",
        "20, 20, 50, 20, 0",
        "20, 20, 50, 50, 0",
        // Key Hunt: one fewer for every two
        "16, 32, 32, 0, 16",
        "16, 32, 32, 1, 16",
        "16, 32, 32, 2, 15",
        "16, 32, 32, 3, 15",
        "16, 32, 32, 32, 0",
        // never a place that a person could have
        "20, 0, 24, 10, 14",
        "20, 0, 24, 24, 0",
        "20, 0, 0, 1000, 20",
        "0, 20, 50, 0, 0"
    })
    void bots_make_way_for_people(int botsMax, int zeroAt, int capacity, int people, int target) {
        assertThat(BotPopulation.target(settings(botsMax, zeroAt, capacity), people))
                .isEqualTo(target);
    }

    @Test
    void kinds_are_drawn_by_likelihood_and_never_with_none() {
        List<BotDefinition> kinds = List.of(
                new BotDefinition("ace", 20, Map.of()),
                new BotDefinition("never", 0, Map.of()),
                new BotDefinition("sniper", 30, Map.of()),
                new BotDefinition("drifter", 50, Map.of()));
        SplittableRandom chance = new SplittableRandom(7);
        int[] drawn = new int[4];
        for (int i = 0; i < 10_000; i++) {
            drawn[kinds.indexOf(BotPopulation.draw(kinds, chance).orElseThrow())]++;
        }
        assertThat(drawn[0]).isBetween(1850, 2150);
        assertThat(drawn[1]).isZero();
        assertThat(drawn[2]).isBetween(2830, 3170);
        assertThat(drawn[3]).isBetween(4820, 5180);
        assertThat(BotPopulation.draw(List.of(), chance)).isEmpty();
        assertThat(BotPopulation.draw(List.of(kinds.get(1)), chance)).isEmpty();
    }
}
