package org.gamehoster.hosting;

import java.util.Optional;
import org.gamehoster.instance.Connection;

/**
 * Somebody wants to play.
 *
 * @param joinFields the game's join fields as a JSON object
 * @param instanceId the one instance that is wanted, where one is
 */
public record JoinRequest(HostedGame game, String joinFields, Optional<String> instanceId, Connection connection) {}
