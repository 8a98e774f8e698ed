package org.gamehoster.wire;

import java.util.List;
import org.gamehoster.schema.Schema;

/** Packs commands: the number in the fewest bits that tell the game's commands apart, then the values. */
public final class CommandCodec {
    private final List<SchemaCodec> commands;
    private final int numberBits;

    /** For a game's commands, whose {@code schemas} stand in the order of their numbers. */
    public CommandCodec(List<Schema> schemas) {
        commands = schemas.stream().map(SchemaCodec::new).toList();
        numberBits = Bits.among(commands.size());
    }

    /** The command's bytes; its ticks count from {@code joinTick}, on which the sender joined. */
    public byte[] encode(Command command, long joinTick) {
        BitWriter out = new BitWriter(16);
        out.write(command.number(), numberBits);
        commands.get(command.number()).write(out, command.values(), joinTick);
        return out.toBytes();
    }

    public Command decode(byte[] message, long joinTick) throws MalformedException {
        BitReader in = new BitReader(message);
        int number = (int) in.read(numberBits);
        if (number >= commands.size()) {
            throw new MalformedException("no such command");
        }
        Values values = commands.get(number).read(in, joinTick);
        in.end();
        return new Command(number, values);
    }
}
