package org.gamehoster.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a port: 0 to 65535. */
final class PortNumber implements ITypeConverter<Integer> {
    static final int MAX = 65_535;

    @Override
    public Integer convert(String value) {
        try {
            int port = Integer.parseInt(value);
            if (port >= 0 && port <= MAX) {
                return port;
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new TypeConversionException("'" + value + "' is not a port, which is a number from 0 to " + MAX);
    }
}
