package org.gamehoster.server;

import io.vertx.core.http.WebSocketFrame;
import java.io.ByteArrayOutputStream;
import org.gamehoster.wire.CloseCode;

/** Puts a message together from its frames and judges its kind and size on the way, before it takes up memory. */
final class MessageAssembler {
    /** What a frame made of the message so far. */
    sealed interface Result {}

    /** More frames follow. */
    record Incomplete() implements Result {}

    /** No message of this protocol. */
    record Unfit(CloseCode code) implements Result {}

    @SuppressWarnings("ArrayRecordComponent") // taken apart at once
    record Message(byte[] bytes) implements Result {}

    private final int bytesMax;
    private final ByteArrayOutputStream parts = new ByteArrayOutputStream(0);

    MessageAssembler(int bytesMax) {
        this.bytesMax = bytesMax;
    }

    Result add(WebSocketFrame frame) {
        if (frame.isText()) {
            return new Unfit(CloseCode.MALFORMED);
        }
        if (parts.size() + frame.binaryData().length() > bytesMax) {
            return new Unfit(CloseCode.TOO_BIG);
        }
        if (frame.isFinal() && parts.size() == 0) {
            return new Message(frame.binaryData().getBytes());
        }
        parts.writeBytes(frame.binaryData().getBytes());
        if (!frame.isFinal()) {
            return new Incomplete();
        }
        byte[] bytes = parts.toByteArray();
        parts.reset();
        return new Message(bytes);
    }
}
