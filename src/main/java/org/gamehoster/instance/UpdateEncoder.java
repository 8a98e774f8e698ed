package org.gamehoster.instance;

import java.util.Arrays;
import java.util.Optional;
import org.gamehoster.script.SendPass;
import org.gamehoster.wire.BitWriter;
import org.gamehoster.wire.Bits;

/**
 * Makes one viewer's update: finds what is gone, has appeared and has changed of what it holds, and packs that.
 *
 * <pre>
 *  8 bits  ticks since the last update to this viewer
 *  8 bits  commands of this viewer applied so far, modulo 256
 *  gone     count, then each number, highest first
 *  appear   count, then for each: 1 bit player or entity, the kind, the fields
 *  changed  count, then for each: its number, a mask, the fields in it
 * </pre>
 */
final class UpdateEncoder {
    /** Numbers 0 and 1, the instance and the viewer's own player, never go. */
    private static final int INSTANCE_SLOT = 0;

    private static final int PLAYER_KIND = 1;
    private static final int FIRST_ENTITY_KIND = 2;
    private static final int TICKS_MAX = 255;

    private final ObjectTable table;
    private final SharedParts shared;
    private final int kindBits;
    private final int ticksBetweenSends;
    private final BitWriter out = new BitWriter(4096);
    private final UpdateStatistics statistics = new UpdateStatistics();

    private int[] seen = new int[0];
    private int stamp;
    private int[] gone = new int[64];
    private int goneCount;
    private int[] changedNumbers = new int[64];
    private int changedCount;
    private long[] union = new long[0];

    UpdateEncoder(ObjectTable table, int entityKinds, int ticksBetweenSends) {
        this.table = table;
        this.shared = new SharedParts(table);
        this.kindBits = Bits.among(entityKinds);
        this.ticksBetweenSends = ticksBetweenSends;
    }

    /** What the updates made since the last {@code beginPass} held. */
    UpdateStatistics statistics() {
        return statistics;
    }

    void beginPass() {
        shared.beginPass();
        statistics.reset();
        if (seen.length < table.slots()) {
            seen = Arrays.copyOf(seen, table.slots());
        }
    }

    /**
     * The viewer's update, or empty where there is nothing that it must be told. The viewer then holds what the update
     * says.
     *
     * @param place where its view's slots begin in the pass
     * @param count how many there are; negative to leave it what it holds
     */
    Optional<byte[]> encode(Viewer viewer, long tick, SendPass pass, int place, int count) {
        boolean isFirst = viewer.heldCount() == 0;
        int heldAtStart = viewer.heldCount();
        markSeen(viewer, pass, place, count);
        drop(viewer, count < 0);
        int kept = viewer.heldCount();
        int appeared = isFirst ? holdFirst(viewer) : 0;
        appeared += holdNew(viewer, pass, place, count);
        long[] bits = viewer.isBehind() ? unionOf(viewer) : table.changed();
        findChanged(viewer, kept, bits);
        boolean isEmpty = goneCount + appeared + changedCount == 0 && !viewer.hasNewApplied();
        if (isEmpty && !isOverdue(viewer, tick)) {
            return Optional.empty();
        }
        write(viewer, tick, heldAtStart, kept, isFirst, bits);
        viewer.told(tick);
        statistics.count(out.bitLength(), appeared, changedCount, goneCount);
        return Optional.of(out.toBytes());
    }

    /** Whether the count of ticks might pass its 8 bits before the next update but one. */
    boolean isOverdue(Viewer viewer, long tick) {
        return tick - viewer.lastTick() + 2L * ticksBetweenSends > TICKS_MAX;
    }

    private void markSeen(Viewer viewer, SendPass pass, int place, int count) {
        stamp++;
        seen[INSTANCE_SLOT] = stamp;
        if (viewer.ownSlot() >= 0) {
            seen[viewer.ownSlot()] = stamp;
        }
        for (int i = 0; i < count; i++) {
            seen[pass.intAt(place + i)] = stamp;
        }
    }

    private void drop(Viewer viewer, boolean keepsAllAlive) {
        goneCount = 0;
        for (int number = viewer.heldCount() - 1; number >= 0; number--) {
            int slot = viewer.slotOf(number);
            boolean stays = table.isAlive(slot, viewer.generationOf(number)) && (keepsAllAlive || seen[slot] == stamp);
            if (!stays) {
                if (goneCount == gone.length) {
                    gone = Arrays.copyOf(gone, goneCount * 2);
                }
                gone[goneCount++] = number;
                viewer.drop(number);
            }
        }
    }

    private int holdFirst(Viewer viewer) {
        hold(viewer, INSTANCE_SLOT);
        if (viewer.ownSlot() < 0) {
            return 1;
        }
        hold(viewer, viewer.ownSlot());
        return 2;
    }

    private int holdNew(Viewer viewer, SendPass pass, int place, int count) {
        int appeared = 0;
        for (int i = 0; i < count; i++) {
            int slot = pass.intAt(place + i);
            if (!viewer.holds(slot)) {
                hold(viewer, slot);
                appeared++;
            }
        }
        return appeared;
    }

    private void hold(Viewer viewer, int slot) {
        viewer.hold(slot, table.generation(slot));
    }

    /** Numbers of the kept objects that changed in a field which this viewer may see. */
    private void findChanged(Viewer viewer, int kept, long[] bits) {
        changedCount = 0;
        if (changedNumbers.length < kept) {
            changedNumbers = new int[kept * 2];
        }
        for (int number = 0; number < kept; number++) {
            int slot = viewer.slotOf(number);
            if (!table.wasWritten(slot) && !viewer.isBehind()) {
                continue;
            }
            if (table.codecOf(slot).anySeen(bits, table.wordOf(slot), slot == viewer.ownSlot())) {
                changedNumbers[changedCount++] = number;
            }
        }
    }

    private void write(Viewer viewer, long tick, int heldAtStart, int kept, boolean isFirst, long[] bits) {
        out.reset();
        out.write(tick - viewer.lastTick(), 8);
        out.write(viewer.applied() & 0xff, 8);
        out.writeVarint(goneCount);
        int goneBits = Bits.among(heldAtStart);
        for (int i = 0; i < goneCount; i++) {
            out.write(gone[i], goneBits);
        }
        out.writeVarint(viewer.heldCount() - kept);
        int unmarked = isFirst ? (viewer.ownSlot() < 0 ? 1 : 2) : 0;
        for (int number = kept; number < viewer.heldCount(); number++) {
            writeAppear(viewer, viewer.slotOf(number), number >= unmarked);
        }
        out.writeVarint(changedCount);
        int numberBits = Bits.among(viewer.heldCount());
        for (int i = 0; i < changedCount; i++) {
            out.write(changedNumbers[i], numberBits);
            writeChanged(viewer, viewer.slotOf(changedNumbers[i]), bits);
        }
    }

    private void writeAppear(Viewer viewer, int slot, boolean isMarked) {
        int kind = table.kind(slot);
        if (isMarked) {
            out.writeFlag(kind == PLAYER_KIND);
            if (kind != PLAYER_KIND) {
                out.write(kind - FIRST_ENTITY_KIND, kindBits);
            }
        }
        table.writeAll(out, slot, slot == viewer.ownSlot(), viewer.joinTick());
    }

    private void writeChanged(Viewer viewer, int slot, long[] bits) {
        boolean isOwn = slot == viewer.ownSlot();
        boolean isShared = !viewer.isBehind()
                && !(isOwn && table.codecOf(slot).hasPrivateFields())
                && !table.codecOf(slot).anyTick(bits, table.wordOf(slot));
        if (isShared) {
            shared.append(out, slot);
        } else {
            table.writeChanged(out, slot, bits, isOwn, viewer.joinTick());
        }
    }

    private long[] unionOf(Viewer viewer) {
        if (union.length < table.wordCount()) {
            union = new long[table.wordCount() * 2];
        }
        System.arraycopy(table.changed(), 0, union, 0, table.wordCount());
        long[] missed = viewer.missed();
        for (int i = 0; i < Math.min(missed.length, table.wordCount()); i++) {
            union[i] |= missed[i];
        }
        return union;
    }
}
