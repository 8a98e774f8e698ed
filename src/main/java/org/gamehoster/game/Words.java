package org.gamehoster.game;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds what a mistyped word was meant to be. */
final class Words {
    private static final double LIKENESS_MIN = 0.6;

    private Words() {}

    /** The known word that is so like this one that it was probably meant. */
    static Optional<String> meant(String word, Collection<String> known) {
        return known.stream()
                .min(Comparator.comparingInt(each -> distance(each, word)))
                .filter(each -> distance(each, word) <= (1 - LIKENESS_MIN) * Math.max(each.length(), word.length()));
    }

    /** How many letters must be put in, taken out or changed to make one word the other (Levenshtein). */
    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
