package org.gamehoster.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A viewer's side of the updates: the objects it holds, by number, as the updates told them. What the browser does, for
 * the load tool and the tests. Ticks are as sent: from the viewer's join.
 */
public final class Mirror {
    /**
     * One object that the viewer holds.
     *
     * @param kind 0 the instance, 1 a player, 2 and up the kinds of entities
     * @param isOwn whether it is the viewer's own player
     */
    @SuppressWarnings("ArrayRecordComponent") // an object's state, written in place as updates come
    public record Held(int kind, boolean isOwn, double[] numbers, String[] texts) {}

    private static final int OBJECTS_MAX = 1_000_000;

    private final ObjectCodec[] codecs;
    private final int kindBits;
    private final List<Held> held = new ArrayList<>();
    private final boolean hasPlayer;
    private long tick;
    private int applied;

    /** Holds nothing yet; {@code codecs} are the instance's, the players' and each entity kind's. */
    public Mirror(ObjectCodec[] codecs, boolean hasPlayer) {
        this.codecs = codecs.clone();
        this.kindBits = Bits.among(codecs.length - 2);
        this.hasPlayer = hasPlayer;
    }

    /** Ticks since the join. */
    public long tick() {
        return tick;
    }

    /** How many of the viewer's commands were applied, modulo 256. */
    public int applied() {
        return applied;
    }

    /** The objects by number. */
    public List<Held> held() {
        return List.copyOf(held);
    }

    /** Takes over one update. */
    public void apply(byte[] update) throws MalformedException {
        BitReader in = new BitReader(update);
        tick += in.read(8);
        applied = (int) in.read(8);
        readGone(in);
        readAppeared(in);
        long changed = count(in, held.size());
        int numberBits = Bits.among(held.size());
        for (long i = 0; i < changed; i++) {
            Held object = at(in.read(numberBits));
            codecs[object.kind()].readChanged(in, object.numbers(), object.texts(), object.isOwn());
        }
        in.end();
    }

    private void readGone(BitReader in) throws MalformedException {
        long gone = count(in, held.size());
        int bits = Bits.among(held.size());
        for (long i = 0; i < gone; i++) {
            int number = (int) in.read(bits);
            at(number);
            Held last = held.removeLast();
            if (number < held.size()) {
                held.set(number, last);
            }
        }
    }

    private void readAppeared(BitReader in) throws MalformedException {
        long appeared = count(in, OBJECTS_MAX);
        for (long i = 0; i < appeared; i++) {
            int number = held.size();
            boolean isOwn = number == 1 && hasPlayer;
            int kind;
            if (number == 0) {
                kind = 0;
            } else if (isOwn || in.readFlag()) {
                kind = 1;
            } else {
                kind = 2 + (int) in.read(kindBits);
            }
            if (kind >= codecs.length) {
                throw new MalformedException("no such kind of entity");
            }
            String[] texts = new String[codecs[kind].size()];
            Arrays.fill(texts, "");
            Held object = new Held(kind, isOwn, new double[codecs[kind].size()], texts);
            codecs[kind].readAll(in, object.numbers(), object.texts(), isOwn);
            held.add(object);
        }
    }

    private static long count(BitReader in, long max) throws MalformedException {
        long count = in.readVarint();
        if (count > max) {
            throw new MalformedException("a count of " + count);
        }
        return count;
    }

    private Held at(long number) throws MalformedException {
        if (number >= held.size()) {
            throw new MalformedException("no object " + number);
        }
        return held.get((int) number);
    }
}
