package org.gamehoster.fleet;

import io.vertx.core.Future;
import java.util.List;
import java.util.Optional;
import org.gamehoster.instance.InstanceInfo;
import org.gamehoster.instance.InstanceVerticle;

/**
 * Which instances there are. Games are named by {@code DOMAIN/GAME}. Any thread.
 */
public interface InstanceDirectory {
    /** An id that no other instance has, reserved until {@link #remove}. */
    Future<String> reserveId();

    /** The instance is open here and takes players. */
    Future<Void> add(String game, InstanceVerticle instance);

    /** The instance is over, or an id that was reserved is not used. */
    Future<Void> remove(String id);

    /** The game's instances, oldest first. */
    Future<List<InstanceInfo>> list(String game);

    /** An instance of the game that this node hosts. */
    Optional<InstanceVerticle> here(String game, String id);
}
