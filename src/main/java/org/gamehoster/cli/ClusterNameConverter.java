package org.gamehoster.cli;

import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code true}, {@code false}, or the name of a fleet. */
final class ClusterNameConverter implements ITypeConverter<ClusterName> {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");

    @Override
    public ClusterName convert(String value) {
        if (value.equals("false")) {
            return ClusterName.NONE;
        }
        if (value.equals("true")) {
            return ClusterName.LOCAL;
        }
        if (!NAME.matcher(value).matches()) {
            throw new TypeConversionException("'" + value
                    + "' is not a fleet's name, which is 1 to 64 letters, digits, dots, dashes and underscores");
        }
        return new ClusterName(true, Optional.of(value));
    }
}
