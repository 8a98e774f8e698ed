package org.gamehoster.monitor;

import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.gamehoster.instance.GameProgram;
import org.gamehoster.instance.Recorder;
import org.gamehoster.wire.CloseCode;

/** The metrics of a node, and who records into them. Thread-safe. */
public final class Metrics {
    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final Map<String, Recorder> recorders = new ConcurrentHashMap<>();

    /** The node's registry; Vert.x records into it too. */
    public PrometheusMeterRegistry registry() {
        return registry;
    }

    /** Who records what the game's instances do. */
    public Recorder recorder(GameProgram program) {
        String game = program.definition().domain() + "/" + program.definition().name();
        return recorders.computeIfAbsent(
                game, key -> new MeteredRecorder(registry, key, new FailureLog(key, program.places())));
    }

    /** Counts a socket that was closed from this side. */
    public void countRefusal(CloseCode code) {
        registry.counter("gamehoster.closed", "code", Integer.toString(code.code()), "reason", code.reason())
                .increment();
    }

    /** All metrics in Prometheus' text form. */
    public String scrape() {
        return registry.scrape();
    }
}
