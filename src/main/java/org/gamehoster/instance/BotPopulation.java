package org.gamehoster.instance;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.gamehoster.game.BotDefinition;
import org.gamehoster.game.GameSettings;

/** How many bots an instance should have, and of which kind the next one is. Pure. */
final class BotPopulation {
    private BotPopulation() {}

    /** The count that bots move towards, one a pass: {@code people} are in the instance. */
    static int target(GameSettings settings, int people) {
        int wanted = settings.botsMax();
        if (people > 0 && settings.botsZeroAt() > 0) {
            long fewer = (long) people * settings.botsMax() / settings.botsZeroAt();
            wanted = (int) Math.max(0, settings.botsMax() - fewer);
        }
        return settings.capacity() == 0 ? wanted : Math.min(wanted, Math.max(0, settings.capacity() - people));
    }

    /** A kind drawn by likelihood; empty where none has any. */
    static Optional<BotDefinition> draw(List<BotDefinition> kinds, RandomGenerator chance) {
        double sum = kinds.stream().mapToDouble(BotDefinition::likelihood).sum();
        if (!(sum > 0)) {
            return Optional.empty();
        }
        double left = chance.nextDouble() * sum;
        for (BotDefinition kind : kinds) {
            left -= kind.likelihood();
            if (left < 0) {
                return Optional.of(kind);
            }
        }
        // The sum was rounded up past the last kind's share.
        return kinds.reversed().stream().filter(kind -> kind.likelihood() > 0).findFirst();
    }
}
