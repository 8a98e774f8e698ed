package org.gamehoster.launcher;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.module.ModuleFinder;
import java.util.Optional;

/**
 * What decides whether JavaScript is compiled, as found in the running JVM; a record, so that the decision is a pure
 * function that tests can ask about any JVM.
 *
 * @param graalVm whether this is a GraalVM, which brings the compiler along
 * @param compilerLoaded whether the compiler itself is a module here; a plain JDK has an empty one of that name
 * @param compilerEnabled whether the JVM lets a compiler written in Java in ({@code -XX:+EnableJVMCI})
 * @param compilerInterface whether the JVM was built with that interface at all
 * @param interpretedOnly whether the JVM compiles nothing ({@code -Xint})
 * @param unsupportedCollector whether it runs with a garbage collector that the compiler has no barriers for
 */
record RunningJvm(
        Runtime.Version version,
        String vmName,
        String architecture,
        boolean graalVm,
        boolean compilerLoaded,
        boolean compilerEnabled,
        boolean compilerInterface,
        boolean interpretedOnly,
        boolean unsupportedCollector) {

    /** @param options all that the user may have said to the JVM, in one text; only searched */
    static RunningJvm inspect(String options) {
        boolean compilerLoaded = isCompilerLoaded();
        return new RunningJvm(
                Runtime.version(),
                property("java.vm.name"),
                property("os.arch"),
                property("java.vendor.version").contains("GraalVM")
                        || property("java.vm.version").contains("-jvmci-"),
                compilerLoaded,
                compilerLoaded && isCompilerEnabled(),
                ModuleFinder.ofSystem().find("jdk.internal.vm.ci").isPresent(),
                property("java.vm.info").contains("interpreted"),
                mayChooseShenandoah(options) && isShenandoah());
    }

    private static String property(String name) {
        return System.getProperty(name, "");
    }

    private static boolean isCompilerLoaded() {
        Optional<Module> module = ModuleLayer.boot().findModule("jdk.graal.compiler");
        return module.isPresent() && !module.get().getPackages().isEmpty();
    }

    /** The management classes cost some 20 ms, so they are asked only where the answer is in doubt. */
    private static boolean isCompilerEnabled() {
        try {
            return Boolean.parseBoolean(ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                    .getVMOption("EnableJVMCI")
                    .getValue());
        } catch (IllegalArgumentException e) {
            return false; // the option is hidden for as long as experimental ones are locked
        }
    }

    private static boolean mayChooseShenandoah(String options) {
        return options.contains("Shenandoah") || options.contains("@");
    }

    private static boolean isShenandoah() {
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            if (collector.getName().contains("Shenandoah")) {
                return true;
            }
        }
        return false;
    }
}
