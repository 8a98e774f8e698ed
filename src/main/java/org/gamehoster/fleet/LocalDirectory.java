package org.gamehoster.fleet;

import io.vertx.core.Future;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.gamehoster.instance.InstanceInfo;
import org.gamehoster.instance.InstanceVerticle;

/** The directory of a node alone. Thread-safe. */
public final class LocalDirectory implements InstanceDirectory {
    private record Entry(String game, InstanceVerticle instance) {}

    private final InstanceIds ids;
    // In the order of opening, which is the order of lists.
    private final Map<String, Entry> entries = Collections.synchronizedMap(new LinkedHashMap<>());

    /** A directory without instances, with ids drawn from {@code chance}. */
    public LocalDirectory(RandomGenerator chance) {
        ids = new InstanceIds(chance);
    }

    @Override
    public Future<String> reserveId() {
        return Future.succeededFuture(ids.take());
    }

    @Override
    public Future<Void> add(String game, InstanceVerticle instance) {
        entries.put(instance.id(), new Entry(game, instance));
        return Future.succeededFuture();
    }

    @Override
    public Future<Void> remove(String id) {
        entries.remove(id);
        ids.retire(id);
        return Future.succeededFuture();
    }

    @Override
    public Future<List<InstanceInfo>> list(String game) {
        synchronized (entries) {
            return Future.succeededFuture(entries.values().stream()
                    .filter(entry -> entry.game().equals(game))
                    .map(entry -> entry.instance().info())
                    .toList());
        }
    }

    @Override
    public Optional<InstanceVerticle> here(String game, String id) {
        return Optional.ofNullable(entries.get(id))
                .filter(entry -> entry.game().equals(game))
                .map(Entry::instance);
    }
}
