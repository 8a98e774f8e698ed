package org.gamehoster.bench;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.gamehoster.game.CommandDefinition;
import org.gamehoster.game.GameDefinition;
import org.gamehoster.schema.Field;
import org.gamehoster.schema.FieldType;
import org.gamehoster.schema.Range;
import org.gamehoster.wire.Command;
import org.gamehoster.wire.Values;

/** For a game that nothing is known of: some command with some values, every 0.2 to 1 s. */
final class AnyCommands implements Steering {
    private final GameDefinition game;
    private final RandomGenerator chance;
    private long waitSteps;

    AnyCommands(GameDefinition game, RandomGenerator chance) {
        this.game = game;
        this.chance = chance;
    }

    @Override
    public void step(Consumer<Command> send) {
        if (game.commands().isEmpty() || waitSteps-- > 0) {
            return;
        }
        waitSteps = chance.nextLong(4, 20);
        int number = chance.nextInt(game.commands().size());
        send.accept(new Command(number, values(game.commands().get(number))));
    }

    private Values values(CommandDefinition command) {
        int size = command.schema().size();
        double[] numbers = new double[size];
        String[] texts = new String[size];
        Arrays.fill(texts, "");
        for (int i = 0; i < size; i++) {
            numbers[i] = number(command.schema().field(i));
        }
        return new Values(numbers, texts);
    }

    private double number(Field field) {
        if (field.type() == FieldType.BOOL) {
            return chance.nextInt(2);
        }
        Range range = field.range().orElse(new Range(-100, 100));
        double value = chance.nextDouble(range.min(), range.max());
        return field.type() == FieldType.NUMBER ? value : Math.rint(value);
    }
}
