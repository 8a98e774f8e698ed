package org.gamehoster.bench;

/**
 * What to measure.
 *
 * @param players people in each instance
 * @param warmupSeconds played before measuring begins
 */
public record BenchOptions(int players, int instances, int warmupSeconds, int seconds, long seed) {}
