package org.gamehoster.launcher;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.List;

/** The three calls to the system that Java has no name for. */
// Calls that are restricted to whom the jar's manifest allows them, which is us.
@SuppressWarnings("restricted")
final class Posix {
    private final Linker linker = Linker.nativeLinker();

    /** The number of the user this process acts as. */
    long userId() {
        try {
            return (int) handle("geteuid", FunctionDescriptor.of(ValueLayout.JAVA_INT))
                    .invokeExact();
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** Whether the file is a library that can be loaded: not where its file system forbids running what it holds. */
    static boolean isLoadable(Path library) {
        try (Arena arena = Arena.ofConfined()) {
            return SymbolLookup.libraryLookup(library, arena) != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /**
     * Replaces this process by another program: it keeps the process id, the environment, the working directory, the
     * console and what else is open. Returns only where that failed.
     */
    void execute(byte[] program, List<byte[]> arguments) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment pointers = arena.allocate(ValueLayout.ADDRESS, arguments.size() + 1L); // the last stays null
            for (int i = 0; i < arguments.size(); i++) {
                pointers.setAtIndex(ValueLayout.ADDRESS, i, terminated(arena, arguments.get(i)));
            }
            MethodHandle execv = handle(
                    "execv", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));
            int ignored = (int) execv.invokeExact(terminated(arena, program), pointers);
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** A call to the system throws nothing of its own, but Java's type of such a call says that it may. */
    private static IllegalStateException unexpected(Throwable e) {
        return new IllegalStateException("a call to the system failed", e);
    }

    private MethodHandle handle(String function, FunctionDescriptor type) {
        return linker.downcallHandle(linker.defaultLookup().findOrThrow(function), type);
    }

    private static MemorySegment terminated(Arena arena, byte[] text) {
        MemorySegment copy = arena.allocate(text.length + 1L);
        MemorySegment.copy(text, 0, copy, ValueLayout.JAVA_BYTE, 0, text.length);
        return copy;
    }
}
