package org.gamehoster.game;

import java.util.List;
import org.gamehoster.schema.Schema;

/**
 * A command that players may send.
 *
 * @param writesPlayer the fields of its sender that the handler may write
 * @param writesInstance the fields of the instance that the handler may write
 */
public record CommandDefinition(String name, Schema schema, List<String> writesPlayer, List<String> writesInstance) {}
