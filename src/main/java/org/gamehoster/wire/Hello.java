package org.gamehoster.wire;

/**
 * The client's first message.
 *
 * <pre>
 *  8 bits  protocol version
 * 32 bits  schema hash
 *  ...     the join fields, in schema order
 * </pre>
 *
 * The two leading parts are read before the join fields, so that a client of another version or another state of the
 * game learns that, and not that its fields make no sense here.
 */
public record Hello(int version, int schemaHash, Values join) {
    /** The version of the protocol that this server speaks; the subprotocol is {@code gamehoster.1}. */
    public static final int VERSION = 1;

    public byte[] encode(SchemaCodec joinCodec) {
        BitWriter out = new BitWriter(64);
        out.write(version, 8);
        out.write(Integer.toUnsignedLong(schemaHash), 32);
        joinCodec.write(out, join, 0);
        return out.toBytes();
    }

    /** What a first message turned out to be. */
    public sealed interface Result {}

    public record Read(Hello hello) implements Result {}

    public record WrongVersion(int version) implements Result {}

    public record WrongHash() implements Result {}

    public static Result decode(byte[] message, int schemaHash, SchemaCodec joinCodec) throws MalformedException {
        BitReader in = new BitReader(message);
        int version = (int) in.read(8);
        if (version != VERSION) {
            return new WrongVersion(version);
        }
        int hash = (int) in.read(32);
        if (hash != schemaHash) {
            return new WrongHash();
        }
        Values join = joinCodec.read(in, 0);
        in.end();
        return new Read(new Hello(version, hash, join));
    }
}
