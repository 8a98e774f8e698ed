package org.gamehoster.wire;

/**
 * The server's first message: the schema hash in 32 bits, then the instance's id as a string. With an id of three
 * characters it is 8 bytes.
 */
public record Welcome(int schemaHash, String instanceId) {
    private static final int ID_BYTES_MAX = 64;

    public byte[] encode() {
        BitWriter out = new BitWriter(16);
        out.write(Integer.toUnsignedLong(schemaHash), 32);
        Text.write(out, Text.encode(instanceId, ID_BYTES_MAX));
        return out.toBytes();
    }

    public static Welcome decode(byte[] message) throws MalformedException {
        BitReader in = new BitReader(message);
        int hash = (int) in.read(32);
        String id = Text.read(in, ID_BYTES_MAX);
        in.end();
        return new Welcome(hash, id);
    }
}
