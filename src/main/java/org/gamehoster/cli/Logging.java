package org.gamehoster.cli;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends the log to standard error, so that standard output is a command's answer alone.
 *
 * <p>A thread of its own writes: an event loop never waits for a console that is not read. If the queue fills, the
 * newest lines are dropped.
 */
final class Logging {
    private static final int QUEUED_LINES_MAX = 4096;
    private static final int FLUSH_MILLIS_MAX = 2000;

    /** Control characters go, so that nothing logged can pretend to be a line of its own. */
    private static final String PATTERN =
            "%d{HH:mm:ss.SSS} %-5level %logger{0} - %replace(%msg){'[\\p{Cntrl}&&[^\\t]]', ' '}%n";

    private final Shutdown shutdown;

    Logging(Shutdown shutdown) {
        this.shutdown = shutdown;
    }

    void start(LogFormat format, LogLevel level) {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        context.reset();
        context.getLogger("org.gamehoster").setLevel(level.ours());
        ch.qos.logback.classic.Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(level.libraries());
        root.addAppender(queued(context, console(context, encoder(context, format))));
        shutdown.onExit(context::stop);
    }

    private static Encoder<ILoggingEvent> encoder(LoggerContext context, LogFormat format) {
        return switch (format) {
            case text -> textEncoder(context);
            case json -> jsonEncoder(context);
        };
    }

    private static Encoder<ILoggingEvent> textEncoder(LoggerContext context) {
        PatternLayoutEncoder encoder = new PatternLayoutEncoder();
        encoder.setContext(context);
        encoder.setPattern(PATTERN);
        encoder.start();
        return encoder;
    }

    private static Encoder<ILoggingEvent> jsonEncoder(LoggerContext context) {
        JsonEncoder encoder = new JsonEncoder();
        encoder.setContext(context);
        encoder.setWithSequenceNumber(false);
        encoder.setWithNanoseconds(false);
        encoder.setWithContext(false);
        encoder.setWithMessage(false);
        encoder.setWithArguments(false);
        encoder.setWithFormattedMessage(true);
        encoder.start();
        return encoder;
    }

    private static Appender<ILoggingEvent> console(LoggerContext context, Encoder<ILoggingEvent> encoder) {
        ConsoleAppender<ILoggingEvent> console = new ConsoleAppender<>();
        console.setContext(context);
        console.setTarget("System.err");
        console.setEncoder(encoder);
        console.start();
        return console;
    }

    private static Appender<ILoggingEvent> queued(LoggerContext context, Appender<ILoggingEvent> console) {
        AsyncAppender queued = new AsyncAppender();
        queued.setContext(context);
        queued.setQueueSize(QUEUED_LINES_MAX);
        queued.setDiscardingThreshold(0);
        queued.setNeverBlock(true);
        queued.setMaxFlushTime(FLUSH_MILLIS_MAX);
        queued.addAppender(console);
        queued.start();
        return queued;
    }
}
