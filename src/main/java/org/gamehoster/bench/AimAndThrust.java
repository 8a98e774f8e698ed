package org.gamehoster.bench;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.gamehoster.wire.Command;
import org.gamehoster.wire.Values;

/**
 * Steers a ship of Asteroids: turns by at most 0.3 a step towards a heading with a little jitter, takes a new heading
 * every 0.4 to 1.6 s, and presses or releases thrust every 0.3 to 1.5 s.
 */
final class AimAndThrust implements Steering {
    private static final double TURN_MAX = 0.3;
    private static final double JITTER = 0.05;

    private final int aim;
    private final int thrust;
    private final RandomGenerator chance;
    private double angle;
    private double heading;
    private boolean isThrusting;
    private long now;
    private long headingUntil;
    private long thrustUntil;

    AimAndThrust(int aim, int thrust, RandomGenerator chance) {
        this.aim = aim;
        this.thrust = thrust;
        this.chance = chance;
        angle = chance.nextDouble(-Math.PI, Math.PI);
        heading = angle;
    }

    @Override
    public void step(Consumer<Command> send) {
        now += STEP_MILLIS;
        if (now >= headingUntil) {
            heading = chance.nextDouble(-Math.PI, Math.PI);
            headingUntil = now + chance.nextLong(400, 1600);
        }
        if (now >= thrustUntil) {
            isThrusting = !isThrusting;
            thrustUntil = now + chance.nextLong(300, 1500);
            send.accept(new Command(thrust, values(isThrusting ? 1 : 0)));
        }
        double turn = Math.IEEEremainder(heading - angle, 2 * Math.PI) + chance.nextDouble(-JITTER, JITTER);
        angle = Math.IEEEremainder(angle + Math.clamp(turn, -TURN_MAX, TURN_MAX), 2 * Math.PI);
        send.accept(new Command(aim, values(angle)));
    }

    private static Values values(double number) {
        return new Values(new double[] {number}, new String[] {""});
    }
}
