package org.gamehoster.hosting;

import org.gamehoster.wire.CloseCode;

/** Why a player got no seat, as the code that its socket is closed with. */
public final class JoinException extends Exception {
    private static final long serialVersionUID = 1L;

    private final CloseCode code;

    JoinException(CloseCode code) {
        super(code.reason(), null, false, false);
        this.code = code;
    }

    public CloseCode code() {
        return code;
    }
}
