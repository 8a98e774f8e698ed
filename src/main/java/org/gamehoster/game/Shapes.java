package org.gamehoster.game;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The shapes of all JSON files, each made when it is first asked for. Thread-safe. */
final class Shapes {
    private final Map<String, Shape> byFileName = new ConcurrentHashMap<>();

    /** The shape of files of a name, without their folder. */
    Shape of(String fileName) {
        return byFileName.computeIfAbsent(fileName, Shape::of);
    }
}
