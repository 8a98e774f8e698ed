package org.gamehoster.instance;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.List;

/**
 * What is known of an instance from outside.
 *
 * @param capacity places for people and bots together; 0 is no limit
 */
public record InstanceInfo(String id, int people, int bots, int capacity) {
    /** What {@code Instance.List()} gives a join body, as a JSON array; a bot's place counts as free there. */
    public static String listing(List<InstanceInfo> infos) {
        JsonArray list = new JsonArray();
        for (InstanceInfo info : infos) {
            list.add(new JsonObject()
                    .put("id", info.id)
                    .put("players", info.people)
                    .put("bots", info.bots)
                    .put("capacity", info.capacity));
        }
        return list.encode();
    }
}
