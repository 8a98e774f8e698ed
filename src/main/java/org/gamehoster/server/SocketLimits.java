package org.gamehoster.server;

/**
 * What bounds a socket, each with its default.
 *
 * @param messageBytesMax the longest message a client may send
 * @param helloMillisMax how long a socket may take to say hello
 */
public record SocketLimits(int messageBytesMax, long helloMillisMax) {
    public static final SocketLimits DEFAULT = new SocketLimits(4096, 5_000);
}
