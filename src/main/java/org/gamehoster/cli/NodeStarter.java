package org.gamehoster.cli;

import java.net.URI;
import org.gamehoster.node.Node;
import org.gamehoster.node.NodeException;
import org.gamehoster.node.NodeSettings;

/** Starts a node in this process. */
final class NodeStarter implements ServerStarter {
    private static final String HOST = "127.0.0.1";

    @Override
    public RunningServer start(RunSettings settings) {
        if (settings.clustered()) {
            throw new CommandFailure("this version runs each server alone; leave -cluster out");
        }
        try {
            return new Running(Node.start(new NodeSettings(
                    settings.host().orElse(HOST), settings.port(), settings.games(), settings.adminToken())));
        } catch (NodeException e) {
            throw new CommandFailure(String.valueOf(e.getMessage()), e);
        }
    }

    private record Running(Node node) implements RunningServer {
        @Override
        public URI address() {
            return node.address();
        }

        @Override
        public String javaScript() {
            return node.isCompiled() ? "compiled" : "interpreted";
        }

        @Override
        public void awaitEnd() throws InterruptedException {
            node.awaitEnd();
        }

        @Override
        public void close() {
            node.close();
        }
    }
}
