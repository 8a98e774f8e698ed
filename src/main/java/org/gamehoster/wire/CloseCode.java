package org.gamehoster.wire;

/**
 * Why the server closed a socket. The code travels in the WebSocket's close frame and is counted in a metric; the
 * client decides by it whether to come back.
 */
public enum CloseCode {
    MALFORMED(4000, "malformed message", false),
    WRONG_VERSION(4001, "wrong protocol version", false),
    /** The client reloads its library once, and then comes back. */
    WRONG_HASH(4002, "wrong schema hash", true),
    FOREIGN_ORIGIN(4003, "not from this page", false),
    FULL(4004, "full", true),
    TOO_FAST(4005, "too fast", false),
    TOO_BIG(4006, "too big", false),
    TOO_SLOW(4007, "too slow", true),
    IDLE(4008, "idle", false),
    INSTANCE_ENDED(4009, "instance ended", true),
    SERVER_LEAVING(4010, "server leaving, come back", true),
    REPLACED(4011, "replaced by a newer connection", false),
    REMOVED(4012, "removed by the operator", false),
    JOIN_FAILED(4013, "the game could not seat you", false),
    NOT_FOUND(4014, "no such game or instance", false);

    private final int code;
    private final String reason;
    private final boolean comesBack;

    CloseCode(int code, String reason, boolean comesBack) {
        this.code = code;
        this.reason = reason;
        this.comesBack = comesBack;
    }

    public int code() {
        return code;
    }

    /** Short enough for a close frame. */
    public String reason() {
        return reason;
    }

    /** Whether a client tries again by itself. */
    public boolean comesBack() {
        return comesBack;
    }
}
