package org.gamehoster.bench;

import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.gamehoster.game.GameDefinition;
import org.gamehoster.wire.Command;

/** A measured player's hand: sends commands by its own clock and does not look at the state. */
public interface Steering {
    /** How often {@link #step} is to be called. */
    long STEP_MILLIS = 50;

    /** Sends what the hand does in this step. */
    void step(Consumer<Command> send);

    /** One that suits the game, with its chance from {@code chance}. */
    static Steering of(GameDefinition game, RandomGenerator chance) {
        OptionalInt aim = numberOf(game, "aim");
        OptionalInt thrust = numberOf(game, "thrust");
        return aim.isPresent() && thrust.isPresent()
                ? new AimAndThrust(aim.getAsInt(), thrust.getAsInt(), chance)
                : new AnyCommands(game, chance);
    }

    private static OptionalInt numberOf(GameDefinition game, String command) {
        return IntStream.range(0, game.commands().size())
                .filter(i -> game.commands().get(i).name().equals(command))
                .findFirst();
    }
}
