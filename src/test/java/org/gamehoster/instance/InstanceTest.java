package org.gamehoster.instance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.gamehoster.game.*;
import org.gamehoster.schema.*;
import org.gamehoster.script.*;
import org.gamehoster.wire.*;
import org.junit.jupiter.api.Test;

class InstanceTest {
    static Field number(String name, double def, double min, double max, int dec) {
        return new Field(
                name,
                FieldType.NUMBER,
                def,
                "",
                false,
                Optional.empty(),
                Optional.of(new Range(min, max)),
                Optional.of(dec),
                0);
    }

    @Test
    void runs() throws Exception {
        String js = """
({format:1, definition:{settings:{},
 instance:[{name:'w',type:'number',default:100},{name:'title',type:'string',default:'hi'}],
 player:[{name:'x',type:'number',default:0,min:0,max:3600,decimals:1,wrap:'w'},{name:'name',type:'string',default:''}],
 join:[{name:'name',type:'string',default:''}],
 commands:[{name:'go',fields:[{name:'dx',type:'number',default:0}],writes:['player.x']}],
 entities:[{name:'rock',fields:[{name:'x0',type:'number',default:0,min:0,max:3600,decimals:1},{name:'t',type:'tick',default:0}]}],
 bots:[], commandRates:{}},
 bodies:{
  'player.join': function (Gamehoster) { const l = Gamehoster.Instance.List(); if (l.length) Gamehoster.Instance.Join(l[0].id); else Gamehoster.Instance.Create();
     Gamehoster.Player.State.Set(Gamehoster.Context.playerId, 'name', Gamehoster.Join.Get('name')) },
  'command.go': function (Gamehoster) { const me = Gamehoster.Context.playerId; Gamehoster.Player.State.Set(me,'x',Gamehoster.Player.State.Get(me,'x')+Gamehoster.Command.Get('dx')); Gamehoster.Player.State.Set(me,'name','no') },
  'instance.update': function (Gamehoster) { if (Gamehoster.Tick() % 2 === 0) Gamehoster.Entity.Spawn('rock', {x0: Gamehoster.Entropy()*100, t: Gamehoster.Tick(), r: 5}); if (Gamehoster.Tick() === 3) nothere.x = 1 }
 }})
""";
        GameDefinition d = new GameDefinition(
                "a.b",
                "g",
                new GameSettings(
                        "t",
                        GameSettings.Browse.NONE,
                        GameSettings.Create.NONE,
                        30,
                        15,
                        50,
                        10,
                        0,
                        0,
                        0,
                        5,
                        60,
                        List.of(),
                        GameSettings.Kind.SIMULATION),
                new Schema(List.of(
                        new Field(
                                "w",
                                FieldType.NUMBER,
                                100,
                                "",
                                false,
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                0),
                        new Field(
                                "title",
                                FieldType.STRING,
                                0,
                                "hi",
                                false,
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                256))),
                new Schema(List.of(
                        number("x", 0, 0, 3600, 1),
                        new Field(
                                "name",
                                FieldType.STRING,
                                0,
                                "",
                                false,
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                256))),
                new Schema(List.of(new Field(
                        "name",
                        FieldType.STRING,
                        0,
                        "",
                        false,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        64))),
                List.of(new CommandDefinition(
                        "go",
                        new Schema(List.of(new Field(
                                "dx",
                                FieldType.NUMBER,
                                0,
                                "",
                                false,
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                0))),
                        List.of("x"),
                        List.of())),
                List.of(new EntityDefinition(
                        "rock",
                        new Schema(List.of(
                                number("x0", 0, 0, 3600, 1),
                                new Field(
                                        "t",
                                        FieldType.TICK,
                                        0,
                                        "",
                                        false,
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty(),
                                        0))))),
                List.of(),
                Map.of());
        try (ScriptEngine engine = new ScriptEngine()) {
            System.out.println("compiled " + engine.isCompiled());
            GameProgram program = new GameProgram(d, engine.source("a.b/g", js), 42);
            for (int i = 0; i < 8; i++) {
                long t0 = System.nanoTime();
                InstanceScript s = engine.open(program.source(), "abc", new int[] {1, 2, 3, i});
                Instance in = new Instance(program, "abc", s, new SplittableRandom(1), new Recorder() {
                    @Override
                    public void tick(long nanos, long lateNanos) {}

                    @Override
                    public void bots(long nanos) {}

                    @Override
                    public void send(long nanos, int updates, long bytes, long appeared, long changed, long gone) {}

                    @Override
                    public void dropped(long nanos) {}

                    @Override
                    public void failure(String instanceId, long tick, ScriptFailure failure) {
                        System.out.println(failure);
                    }
                });
                in.open(0);
                System.out.println("open " + (System.nanoTime() - t0) / 1e6);
                List<byte[]> got = new ArrayList<>();
                Seating st = in.seat(0, "{\"name\":\"Ada\"}", "[]", new Connection() {
                    @Override
                    public void seated(Seat seat) {}

                    @Override
                    public boolean isReady() {
                        return true;
                    }

                    @Override
                    public void send(byte[] u) {
                        got.add(u);
                    }

                    @Override
                    public void close(CloseCode c) {}
                });
                Seat seat = ((Seating.Seated) st).seat();
                for (int k = 0; k < 6; k++) {
                    seat.offer(new Command(0, new Values(new double[] {12.34}, new String[] {""})));
                    in.tick(0);
                    in.send();
                }
                if (i == 0) {
                    System.out.println(in.inspect());
                    for (byte[] b : got)
                        System.out.println(java.util.HexFormat.of().formatHex(b));
                }
                assertThat(got).hasSize(6);
            }
        }
    }
}
