package org.gamehoster.launcher;

/** What {@code java -jar} starts. */
public final class Launcher {
    private Launcher() {}

    public static void main(String[] args) {
        System.out.println("gamehoster");
    }
}
