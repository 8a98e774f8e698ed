package org.gamehoster.bench;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * What a measurement found.
 *
 * @param js {@code compiled} or {@code interpreted}
 * @param bytesPerPlayerSecond payload of updates, without the transport's frames
 * @param cpuCores processor time of the whole process a second of playing
 */
@JsonPropertyOrder({
    "game",
    "players",
    "instances",
    "js",
    "tickMillis",
    "sendMillis",
    "tickLateMillis",
    "bytesPerPlayerSecond",
    "cpuCores",
    "heapMegabytes",
    "openInstanceMillis"
})
public record BenchReport(
        String game,
        int players,
        int instances,
        String js,
        Percentiles tickMillis,
        Percentiles sendMillis,
        Percentiles tickLateMillis,
        double bytesPerPlayerSecond,
        double cpuCores,
        double heapMegabytes,
        Percentiles openInstanceMillis) {}
