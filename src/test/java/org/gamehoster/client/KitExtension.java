package org.gamehoster.client;

import org.graalvm.polyglot.Engine;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Hands a fresh {@link Kit} to each test; all of them share one engine, and with it the compiled code. */
final class KitExtension implements ParameterResolver, AfterEachCallback {
    private static final Namespace NAMESPACE = Namespace.create(KitExtension.class);

    private record SharedEngine(Engine engine) implements AutoCloseable {
        @Override
        public void close() {
            engine.close(true);
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Kit.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        SharedEngine shared = context.getRoot()
                .getStore(NAMESPACE)
                .getOrComputeIfAbsent("engine", key -> new SharedEngine(Engine.create("js")), SharedEngine.class);
        Kit kit = new Kit(shared.engine());
        context.getStore(NAMESPACE).put("kit", kit);
        return kit;
    }

    @Override
    public void afterEach(ExtensionContext context) {
        Kit kit = context.getStore(NAMESPACE).remove("kit", Kit.class);
        if (kit != null) {
            kit.close();
        }
    }
}
