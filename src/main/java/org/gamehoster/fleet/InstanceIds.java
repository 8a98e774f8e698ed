package org.gamehoster.fleet;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Makes ids of three characters of a-z and 0-9, and longer ones when those run short. An id that was given back is
 * kept out of use for a long while, since links and returning players may still name it. Thread-safe.
 */
final class InstanceIds {
    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";
    private static final int LENGTH_MIN = 3;
    private static final int TRIES = 64;
    private static final int RETIRED_MAX = 10_000;

    private final RandomGenerator chance;
    private final Set<String> taken = new HashSet<>();
    private final Deque<String> retired = new ArrayDeque<>();

    InstanceIds(RandomGenerator chance) {
        this.chance = chance;
    }

    synchronized String take() {
        for (int length = LENGTH_MIN; ; length++) {
            for (int i = 0; i < TRIES; i++) {
                String id = draw(length);
                if (taken.add(id)) {
                    return id;
                }
            }
        }
    }

    /** The instance has ended; its id rests. */
    synchronized void retire(String id) {
        retired.addLast(id);
        if (retired.size() > RETIRED_MAX) {
            taken.remove(retired.removeFirst());
        }
    }

    private String draw(int length) {
        StringBuilder id = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            id.append(ALPHABET.charAt(chance.nextInt(ALPHABET.length())));
        }
        return id.toString();
    }
}
