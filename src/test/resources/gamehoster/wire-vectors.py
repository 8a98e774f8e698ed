#!/usr/bin/env python3
"""Writes wire-vectors.json: python3 wire-vectors.py

A second reading of the protocol, kept apart from both codecs: it builds each message as a string of the characters 0
and 1, piece by piece, as the protocol's text says, and shares no code with what is tested. Run it only to add vectors;
what is in wire-vectors.json already must not change.
"""
import json
import math
import os
import struct

ABOUT = [
    "Golden messages of the binary protocol. The Java codec and the browser's read this same file.",
    "hex: the whole message, padded. bits: its length before padding. A field, and a game, is written as in the",
    "definition that the generated files carry: fields with name, type, default, visibility, wrap, min, max, decimals,",
    "maxLength; commands and entities in their order on the wire; hash as an unsigned number.",
    "values: one value of one field. value is written as hex and read back as decoded (left out where it is the same).",
    "A ranged number reads back as min + step / 10^decimals, one division and one addition of doubles. Tick values are",
    "ticks since the viewer's join.",
    "varints: a count or a length.",
    "badValues: hex that must be refused when read as that field (type varint: as a varint).",
    "hellos: game and join give hex. welcomes: hash and instance give hex. commands: game, command and values give hex.",
    "connections: the updates of one viewer in order, game and watching given. Each has ticks (since the one before),",
    "applied, and the three lists: gone (numbers, highest first), appear (object is instance, own, player, or entity",
    "with its kind; in the order of their numbers) and changed (number and values; values in schema order). held is how",
    "many objects are held after it. Values are such as both ends hold: writing them gives hex, reading hex gives them.",
    "bad: message (hello, welcome, command or update), game, hex that must be refused, and why; for an update after:",
    "the name of the connection whose updates came before it (none: it is the first), and watching.",
]


class Bits:
    def __init__(self):
        self.text = ""

    def put(self, value, count):
        if count:
            assert 0 <= value < 2**count, (value, count)
            self.text += format(value, "0%db" % count)
        return self

    def varint(self, value):
        while True:
            group, value = value % 128, value // 128
            self.put(1 if value else 0, 1).put(group, 7)
            if not value:
                return self

    def raw(self, data):
        for byte in data:
            self.put(byte, 8)
        return self

    def hex(self):
        padded = self.text + "0" * (-len(self.text) % 8)
        return "".join("%02x" % int(padded[i : i + 8], 2) for i in range(0, len(padded), 8))


def bits_for(count):
    return (count - 1).bit_length() if count > 1 else 0


def zigzag(value):
    return 2 * value if value >= 0 else -2 * value - 1


def utf8(text, most):
    out = b""
    for character in text:
        encoded = ("\ufffd" if 0xD800 <= ord(character) <= 0xDFFF else character).encode("utf-8")
        if len(out) + len(encoded) > most:
            break
        out += encoded
    return out


def step_of(field, value):
    return math.floor((value - field["min"]) * 10 ** field["decimals"] + 0.5)


def put_value(bits, field, value):
    kind = field["type"]
    ranged = "min" in field and "max" in field
    if kind == "bool":
        bits.put(1 if value else 0, 1)
    elif kind == "number" and ranged and "decimals" in field:
        steps = round((field["max"] - field["min"]) * 10 ** field["decimals"]) + 1
        assert step_of(field, value) < steps, (field, value)
        bits.put(step_of(field, value), bits_for(steps))
    elif kind == "number":
        bits.raw(struct.pack(">f", value))
    elif kind == "int" and ranged:
        assert value <= field["max"], (field, value)
        bits.put(value - field["min"], bits_for(field["max"] - field["min"] + 1))
    elif kind in ("int", "tick"):
        bits.varint(zigzag(value))
    else:
        data = utf8(value, field.get("maxLength", 256))
        bits.varint(len(data)).raw(data)


def read_back(field, value):
    kind = field["type"]
    if kind == "number" and "decimals" in field and "min" in field and "max" in field:
        return field["min"] + step_of(field, value) / 10 ** field["decimals"]
    if kind == "number":
        return struct.unpack(">f", struct.pack(">f", value))[0]
    if kind == "string":
        return utf8(value, field.get("maxLength", 256)).decode("utf-8")
    return value


# ---- the games, as far as the wire is concerned


def number(name, low, high, decimals, **more):
    return dict(name=name, type="number", default=low if low > 0 else 0, min=low, max=high, decimals=decimals, **more)


def field(name, kind, **more):
    default = {"bool": False, "string": ""}.get(kind, 0)
    return dict(name=name, type=kind, default=default, **more)


TURN = 6.283185307
X0, Y0 = number("x0", 0, 3600, 1), number("y0", 0, 2400, 1)
SPAWN_TICK = field("spawnTick", "tick")
ARENA_NAMES = (
    "arenaW arenaH thrust maxSpeed friction fireEvery viewRadius bulletSpeed bulletTicks bulletDamage healthMax "
    "healthPerSecond shipRadius respawnTicks rockWeightMin rockWeightMax rockScore shipScore rockRadius1 rockRadius2 "
    "rockRadius3"
).split()
ASTEROIDS = dict(
    domain="game.asteroids.net",
    name="asteroids",
    hash=0x9E3779B9,
    settings=dict(tickRate=30, sendRate=15),
    instance=[field("lb%dname" % i, "string", maxLength=64) for i in range(10)]
    + [field("lb%dscore" % i, "int") for i in range(10)]
    + [field(name, "number") for name in ARENA_NAMES],
    player=[
        number("x", 0, 3600, 1, wrap="arenaW"),
        number("y", 0, 2400, 1, wrap="arenaH"),
        number("angle", -3.15, 3.15, 3, wrap=TURN),
        field("alive", "bool"),
        field("thrusting", "bool"),
        number("spawn", 0, 1, 0),
        number("health", 0, 100, 0),
        field("score", "int"),
        field("colour", "int", min=0, max=32767),
        field("name", "string", maxLength=64),
    ],
    join=[field("name", "string", maxLength=64)],
    commands=[
        dict(name="aim", fields=[field("angle", "number")]),
        dict(name="thrust", fields=[field("on", "bool")]),
    ],
    entities=[
        dict(name="bullet", fields=[X0, Y0, number("angle", -3.15, 3.15, 3), SPAWN_TICK]),
        dict(name="dust", fields=[X0, Y0, SPAWN_TICK]),
        dict(name="explosion", fields=[X0, Y0, SPAWN_TICK]),
        dict(name="hit", fields=[X0, Y0, SPAWN_TICK]),
        dict(
            name="rock",
            fields=[
                X0,
                Y0,
                number("vx", -3, 3, 3),
                number("vy", -3, 3, 3),
                field("size", "int", min=1, max=3),
                field("seed", "int", min=0, max=999999),
                SPAWN_TICK,
            ],
        ),
    ],
    commandRates=dict(aim=20),
)
KEYHUNT = dict(
    domain="game.keyhunt.com",
    name="keyhunt",
    hash=1,
    settings=dict(tickRate=10, sendRate=10),
    instance=[field("map", "string", maxLength=4096), field("arenaW", "number"), field("arenaH", "number")],
    player=[
        number("x", 0, 1600, 1, wrap="arenaW"),
        number("y", 0, 1600, 1, wrap="arenaH"),
        number("z", -128, 200, 1),
        field("up", "bool"),
        field("down", "bool"),
        field("left", "bool"),
        field("right", "bool"),
        field("character", "int", min=0, max=2),
        field("name", "string", maxLength=64),
        field("score", "int"),
        field("swingTick", "tick"),
        number("deaths", 0, 255, 0),
    ],
    join=[field("name", "string", maxLength=64)],
    commands=[
        dict(name="attack", fields=[]),
        dict(name="move", fields=[field(name, "bool") for name in ("up", "left", "right", "down")]),
    ],
    entities=[dict(name="key", fields=[number("x", 0, 1600, 1), number("y", 0, 1600, 1)])],
    commandRates={},
)
# Private fields, an entity without fields, one command and no join.
SECRETS = dict(
    domain="test.gamehoster.org",
    name="secrets",
    hash=0xFFFFFFFF,
    settings=dict(tickRate=20, sendRate=10),
    instance=[],
    player=[
        field("name", "string", maxLength=64),
        field("hand", "int", visibility="private", min=0, max=51),
        field("chips", "int"),
        field("plan", "string", visibility="private", maxLength=20),
    ],
    join=[],
    commands=[dict(name="call", fields=[])],
    entities=[dict(name="marker", fields=[]), dict(name="pot", fields=[field("chips", "int")])],
    commandRates={},
)
GAMES = dict(asteroids=ASTEROIDS, keyhunt=KEYHUNT, secrets=SECRETS)


# ---- messages


def public(fields):
    return [f for f in fields if f.get("visibility") != "private"]


def fields_of(game, obj):
    if obj["object"] == "instance":
        return game["instance"]
    if obj["object"] == "own":
        return game["player"]
    if obj["object"] == "player":
        return public(game["player"])
    return next(e["fields"] for e in game["entities"] if e["name"] == obj["kind"])


def message(bits, **said):
    return dict(said, bits=len(bits.text), hex=bits.hex())


def hello(name, game, join):
    bits = Bits().put(1, 8).put(GAMES[game]["hash"], 32)
    for f in GAMES[game]["join"]:
        put_value(bits, f, join[f["name"]])
    return message(bits, name=name, game=game, join=join)


def welcome(name, hash_, instance):
    data = instance.encode("utf-8")
    return message(Bits().put(hash_, 32).varint(len(data)).raw(data), name=name, hash=hash_, instance=instance)


def command(name, game, which, values):
    commands = GAMES[game]["commands"]
    place = [c["name"] for c in commands].index(which)
    bits = Bits().put(place, bits_for(len(commands)))
    for f in commands[place]["fields"]:
        put_value(bits, f, values[f["name"]])
    return message(bits, name=name, game=game, command=which, values=values)


class Viewer:
    """Holds what one viewer holds, so that the bits for a number come out right."""

    def __init__(self, name, game, watching=False):
        self.name, self.game, self.watching = name, game, watching
        self.held, self.updates = [], []

    def update(self, ticks, applied, gone=(), appear=(), changed=()):
        game = GAMES[self.game]
        bits = Bits().put(ticks, 8).put(applied, 8)
        bits.varint(len(gone))
        for place in gone:
            bits.put(place, bits_for(len(self.held)))
        for place in gone:
            last = self.held.pop()
            if place < len(self.held):
                self.held[place] = last
        bits.varint(len(appear))
        for obj in appear:
            if obj["object"] == "player":
                bits.put(1, 1)
            elif obj["object"] == "entity":
                names = [e["name"] for e in game["entities"]]
                bits.put(0, 1).put(names.index(obj["kind"]), bits_for(len(names)))
            fields = fields_of(game, obj)
            assert list(obj["values"]) == [f["name"] for f in fields], obj
            for f in fields:
                put_value(bits, f, obj["values"][f["name"]])
            self.held.append(obj)
        bits.varint(len(changed))
        for change in changed:
            bits.put(change["number"], bits_for(len(self.held)))
            fields = fields_of(game, self.held[change["number"]])
            for f in fields:
                bits.put(1 if f["name"] in change["values"] else 0, 1)
            for f in fields:
                if f["name"] in change["values"]:
                    put_value(bits, f, change["values"][f["name"]])
        self.updates.append(
            message(
                bits,
                ticks=ticks,
                applied=applied,
                gone=list(gone),
                appear=[dict(obj) for obj in appear],
                changed=list(changed),
                held=len(self.held),
            )
        )
        return self

    def done(self):
        return dict(name=self.name, game=self.game, watching=self.watching, updates=self.updates)


def settle(game, obj):
    """An object whose values are such as both ends hold."""
    fields = fields_of(GAMES[game], obj)
    values = {f["name"]: read_back(f, obj["values"][f["name"]]) for f in fields}
    return dict(obj, values=values)


def change(game, obj, place, values):
    fields = fields_of(GAMES[game], obj)
    return dict(number=place, values={f["name"]: read_back(f, values[f["name"]]) for f in fields if f["name"] in values})


def arena():
    values = {"lb%dname" % i: "" for i in range(10)}
    values.update({"lb%dscore" % i: 0 for i in range(10)})
    figures = [3600, 2400, 0.25, 6, 0.985, 10, 820, 9, 46, 20, 100, 1, 14, 60, 196, 200, 1, 5, 18, 34, 60]
    values.update(zip(ARENA_NAMES, figures))
    return settle("asteroids", dict(object="instance", values=values))


def ship(kind="player", **values):
    usual = dict(
        x=1800, y=1200, angle=0, alive=True, thrusting=False, spawn=0, health=100, score=0, colour=31744, name="Ada"
    )
    usual.update(values)
    return settle("asteroids", dict(object=kind, values=usual))


def entity(game, kind, **values):
    return settle(game, dict(object="entity", kind=kind, values=values))


def rock(i):
    return entity(
        "asteroids", "rock", x0=30.5 * i, y0=20.3 * i, vx=-1.25, vy=0.5, size=1 + i % 3, seed=i * 9876, spawnTick=-i
    )


def flying(place, obj, x):
    return change("asteroids", obj, place, dict(x=x, y=700.7, angle=-1.571, thrusting=True, health=80))


def asteroids_connection():
    viewer = Viewer("asteroids: rocks, ships and a bullet", "asteroids")
    own, other = ship("own", name="Pilot123"), ship(x=3599.9, y=0, angle=3.142, name="Zoë", score=41)
    viewer.update(1, 0, appear=[arena(), own, other] + [rock(i) for i in range(30)])
    assert viewer.updates[-1]["held"] == 33
    viewer.update(2, 0, changed=[flying(2, other, 12.3)])
    # 8 ticks, 8 acks, 8 none gone, 8 none appear, 8 one changed: what is left is the ship.
    assert viewer.updates[-1]["bits"] - 40 == 68
    bullet = entity("asteroids", "bullet", x0=12.3, y0=700.7, angle=-1.571, spawnTick=64)
    viewer.update(2, 3, appear=[bullet])
    assert viewer.updates[-1]["bits"] - 40 == 64
    viewer.update(2, 255, changed=[change("asteroids", arena(), 0, dict(lb0name="Zoë", lb0score=41, lb9score=-1))])
    assert viewer.updates[-1]["bits"] - 40 == bits_for(34) + 41 + 8 + 32 + 8 + 8
    viewer.update(255, 0)
    viewer.update(
        2,
        1,
        gone=[33, 20, 19, 2],
        appear=[ship(name="New", spawn=1), rock(31)],
        changed=[flying(1, own, 0), flying(30, ship(), 3600)],
    )
    viewer.update(0, 2, gone=[31, 30])
    return viewer.done()


def many_objects():
    viewer = Viewer("asteroids: the bits of a number grow and shrink", "asteroids")
    viewer.update(0, 0, appear=[arena(), ship("own")])
    viewer.update(2, 0, changed=[change("asteroids", ship("own"), 1, dict(alive=False))])
    viewer.update(2, 0, appear=[rock(1)], changed=[change("asteroids", ship("own"), 1, dict(alive=True))])
    viewer.update(2, 0, appear=[rock(i) for i in range(2, 63)])
    assert viewer.updates[-1]["held"] == 64
    viewer.update(2, 0, changed=[flying(1, ship("own"), 5)])
    assert viewer.updates[-1]["bits"] - 40 == 68
    viewer.update(2, 0, appear=[rock(63)], changed=[flying(1, ship("own"), 6)])
    viewer.update(2, 0, gone=[64], changed=[flying(1, ship("own"), 7)])
    viewer.update(2, 0, appear=[rock(i) for i in range(100)])
    viewer.update(2, 0, gone=list(range(163, 1, -1)), changed=[flying(1, ship("own"), 8)])
    return viewer.done()


def keyhunt_connection():
    viewer = Viewer("keyhunt: the map, a key and a character", "keyhunt")
    lines = ["~" * 25 + " #<>v^SI" * 3 + "." for _ in range(50)]
    assert len("\n".join(lines)) == 2549
    world = settle("keyhunt", dict(object="instance", values=dict(map="\n".join(lines), arenaW=1600, arenaH=1600)))
    usual = dict(x=800, y=800.5, z=-12.5, up=False, down=True, left=False, right=False)
    usual.update(character=2, name="Hunter7", score=12, swingTick=-30, deaths=255)
    own = settle("keyhunt", dict(object="own", values=usual))
    viewer.update(1, 0, appear=[world, own, entity("keyhunt", "key", x=16, y=1584)])
    viewer.update(1, 1, appear=[entity("keyhunt", "key", x=1600, y=0)])
    assert viewer.updates[-1]["bits"] - 40 == 29
    viewer.update(1, 1, changed=[change("keyhunt", own, 1, dict(x=801.1, y=799.9, z=200))])
    assert viewer.updates[-1]["bits"] - 40 == 2 + 12 + 40
    viewer.update(3, 2, gone=[2], changed=[change("keyhunt", own, 1, dict(swingTick=4, deaths=0, score=3))])
    return viewer.done()


def secrets(name, watching):
    viewer = Viewer(name, "secrets", watching)
    own = dict(object="own", values=dict(name="Ada", hand=51, chips=2**53 - 1, plan="bluff"))
    other = dict(object="player", values=dict(name="Bob", chips=-(2**53 - 1)))
    marker, pot = entity("secrets", "marker"), entity("secrets", "pot", chips=-1)
    table = dict(object="instance", values={})
    viewer.update(1, 0, appear=[table] + ([] if watching else [own]) + [other, marker])
    seat = 1 if watching else 2
    if not watching:
        viewer.update(2, 1, changed=[dict(number=1, values=dict(hand=0, plan=""))])
    viewer.update(2, 1, appear=[pot], changed=[dict(number=seat, values=dict(chips=64))])
    viewer.update(2, 1, gone=[seat], changed=[dict(number=seat, values=dict(chips=-64))])
    if watching:
        viewer.update(2, 1, gone=[2, 1])
        viewer.update(2, 1)
    return viewer.done()


# ---- values


def value(name, f, given):
    bits = Bits()
    put_value(bits, f, given)
    said = dict(name=name, field=f, value=given)
    back = read_back(f, given)
    if back != given or isinstance(back, bool) != isinstance(given, bool):
        said["decoded"] = back
    return message(bits, **said)


def values():
    x, angle = number("x", 0, 3600, 1), number("angle", -3.15, 3.15, 3)
    whole, tick, plain = field("n", "int"), field("t", "tick"), field("v", "number")
    text, short = field("s", "string"), field("s", "string", maxLength=5)
    size, negative = field("size", "int", min=1, max=3), field("n", "int", min=-5, max=5)
    out = [value("a bool, false", field("b", "bool"), False), value("a bool, true", field("b", "bool"), True)]
    for v in (0, 0.1, 1234.5, 3599.9, 3600, 0.04, 0.05, 1.25, 2.35):
        out.append(value("0..3600 to one place: %s" % v, x, v))
    for v in (-3.15, 0, 3.15, 3.14159, -1.5708):
        out.append(value("-3.15..3.15 to three places: %s" % v, angle, v))
    for v in (0, 0.4, 0.5, 1):
        out.append(value("0..1 to no place: %s" % v, number("spawn", 0, 1, 0), v))
    out.append(value("a number of 50 bits", number("w", 0, 1000000, 9), 123456.123456789))
    out.append(value("a number of one step takes no bit", number("c", 7, 7.4, 0), 7))
    for v in (0.0, 1.5, -2.25, 0.1, 3.4028234663852886e38, 1.401298464324817e-45, 16777217.0):
        out.append(value("a number without a range: %s" % v, plain, v))
    half = dict(name="v", type="number", default=0, min=0, max=10)
    out.append(value("a number with a range and no decimals is a float", half, 2.5))
    for v in (1, 2, 3):
        out.append(value("1..3: %d" % v, size, v))
    for v in (-5, 0, 5):
        out.append(value("-5..5: %d" % v, negative, v))
    out.append(value("an int of one value takes no bit", field("n", "int", min=4, max=4), 4))
    out.append(value("an int of 53 bits", field("n", "int", min=0, max=2**53 - 1), 2**53 - 2))
    for v in (0, -1, 1, 63, -64, 64, -65, 8191, -8192, 8192, 2**31, -(2**31), 2**53 - 1, -(2**53 - 1), 2**47, -(2**48)):
        out.append(value("an int without a range: %d" % v, whole, v))
    for v in (0, -1, 64, 8191, -8192, 8192):
        out.append(value("a tick: %d" % v, tick, v))
    for name, v in (
        ("empty", ""),
        ("Latin", "Pilot123"),
        ("two bytes each", "Zoë Ñandú"),
        ("Greek and Cyrillic", "Ωμέγα Юрий"),
        ("Arabic", "مرحبا"),
        ("Hebrew", "שלום"),
        ("Devanagari", "नमस्ते"),
        ("Chinese, Japanese, Korean", "你好 こんにちは 안녕"),
        ("beyond 16 bits", "🚀👩‍🚀𝔘"),
        ("markup is text", "<b onclick=alert(1)>&amp;</b>"),
        ("control characters are text", "a\u0000b\n\u007f"),
        ("the highest character", "\U0010ffff"),
        ("the ends of each length", "\u007f\u0080\u07ff\u0800\uffff\U00010000"),
        ("a byte order mark is text", "\ufeffa"),
        ("127 bytes: one byte of length", "a" * 127),
        ("128 bytes: two bytes of length", "a" * 128),
        ("256 bytes, the most", "é" * 128),
        ("cut at 256 bytes", "a" + "é" * 128),
        ("a lone high surrogate", "a\ud83cb"),
        ("a lone low surrogate", "\udf80"),
    ):
        out.append(value("text, %s" % name, text, v))
    out.append(value("cut between characters", short, "ééé"))
    out.append(value("cut before a character of four bytes", short, "ab🚀"))
    return out


def varints():
    return [
        message(Bits().varint(v), value=v)
        for v in (0, 1, 127, 128, 255, 300, 16383, 16384, 2**21 - 1, 2**21, 2**32, 2**49 - 1, 2**49, 2**53 - 1)
    ]


def bad_values():
    whole, text = field("n", "int"), field("s", "string", maxLength=5)
    angle, size = number("angle", -3.15, 3.15, 3), field("size", "int", min=1, max=3)
    varint = dict(type="varint")
    out = []

    def bad(why, f, bits):
        out.append(dict(why=why, field=f, hex=bits.hex()))

    bad("nothing there", field("b", "bool"), Bits())
    bad("a step above the last", angle, Bits().put(6301, 13))
    bad("a value above the range", size, Bits().put(3, 2))
    bad("one of 36,001 steps too many", number("x", 0, 3600, 1), Bits().put(36001, 16))
    bad("not a number", field("v", "number"), Bits().put(0x7FC00000, 32))
    bad("infinite", field("v", "number"), Bits().put(0x7F800000, 32))
    bad("minus infinite", field("v", "number"), Bits().put(0xFF800000, 32))
    bad("a float cut short", field("v", "number"), Bits().put(0x3F80, 16))
    bad("needlessly long: 0 in two groups", varint, Bits().put(0x80, 8).put(0, 8))
    bad("needlessly long: 1 in two groups", varint, Bits().put(0x81, 8).put(0, 8))
    bad("nine groups", varint, Bits().raw([0x81] * 8 + [0x01]))
    bad("cut between groups", varint, Bits().put(0x81, 8))
    bad("above 2^53-1", varint, Bits().varint(2**53))
    bad("eight full groups", varint, Bits().raw([0xFF] * 7 + [0x7F]))
    bad("an int of 2^53", whole, Bits().varint(zigzag(2**53)))
    bad("an int of -2^53", whole, Bits().varint(zigzag(-(2**53))))
    bad("a text longer than its field", text, Bits().varint(6).raw(b"abcdef"))
    bad("a text cut short", text, Bits().varint(3).raw(b"ab"))
    bad("a text of unbelievable length", text, Bits().varint(2**53 - 1))
    for why, data in (
        ("a lone continuation byte", [0x80]),
        ("an overlong slash", [0xC0, 0xAF]),
        ("an overlong slash of three bytes", [0xE0, 0x80, 0xAF]),
        ("a surrogate", [0xED, 0xA0, 0x80]),
        ("beyond the highest character", [0xF4, 0x90, 0x80, 0x80]),
        ("a lead byte of five", [0xF8, 0x88, 0x80, 0x80, 0x80]),
        ("a character cut short", [0x61, 0xE2, 0x82]),
        ("a lead byte where a continuation should be", [0xE2, 0x28, 0xA1]),
        ("a byte that never occurs", [0xFF]),
    ):
        bad("UTF-8: " + why, text, Bits().varint(len(data)).raw(data))
    return out


def bad_messages(connections):
    out = []

    def bad(kind, game, why, hex_, **more):
        out.append(dict(message=kind, game=game, why=why, hex=hex_, **more))

    pilot = hello("", "asteroids", dict(name="Pilot123"))["hex"]
    bad("hello", "asteroids", "nothing there", "")
    bad("hello", "asteroids", "cut short", pilot[:-2])
    bad("hello", "asteroids", "only the version", "01")
    bad("hello", "asteroids", "a surplus byte", pilot + "00")
    head = Bits().put(1, 8).put(ASTEROIDS["hash"], 32).text
    long_name, broken = Bits(), Bits()
    long_name.text = broken.text = head
    bad("hello", "asteroids", "a name of 65 bytes", long_name.varint(65).raw(b"a" * 65).hex())
    bad("hello", "asteroids", "a name that is not UTF-8", broken.varint(2).raw(b"\xc3\x28").hex())
    bad("welcome", "asteroids", "cut short", welcome("", 1, "a7q")["hex"][:-2])
    bad("welcome", "asteroids", "a surplus byte", welcome("", 1, "a7q")["hex"] + "00")
    bad("welcome", "asteroids", "an empty id", Bits().put(1, 32).varint(0).hex())
    bad("command", "asteroids", "nothing there", "")
    bad("command", "asteroids", "an angle that is not a number", Bits().put(0, 1).put(0x7FC00000, 32).hex())
    bad("command", "asteroids", "a padding bit set", Bits().put(1, 1).put(1, 1).put(1, 6).hex())
    bad("command", "asteroids", "a surplus byte", Bits().put(1, 1).put(1, 1).hex() + "00")
    bad("command", "asteroids", "cut short", command("", "asteroids", "aim", dict(angle=1.5))["hex"][:-2])
    bad("command", "secrets", "an empty message is a command there, a byte is not", "00")
    # After these two updates a viewer holds the arena (0), itself (1) and a rock (2).
    small = "asteroids: the bits of a number grow and shrink"
    first = next(c for c in connections if c["name"] == small)["updates"][0]["hex"]

    def update(why, build, after=None, watching=False):
        bits = Bits()
        build(bits)
        more = dict(after=after, upTo=3) if after else {}
        bad("update", "asteroids", why, bits.hex(), watching=watching, **more)

    bad("update", "asteroids", "nothing there", "", watching=False)
    bad("update", "asteroids", "the first update cut short", first[:-2], watching=False)
    bad("update", "asteroids", "the first update with a surplus byte", first + "00", watching=False)
    bad("update", "asteroids", "the first update with a padding bit set", first[:-1] + "1", watching=False)
    update("the first update is empty", lambda b: b.put(1, 8).put(0, 8).varint(0).varint(0).varint(0))
    update("the first update takes something away", lambda b: b.put(1, 8).put(0, 8).varint(1).varint(0).varint(0))
    empty = lambda b: b.put(2, 8).put(0, 8)
    update("the arena goes", lambda b: empty(b).varint(1).put(0, 2).varint(0).varint(0), small)
    update("the own player goes", lambda b: empty(b).varint(1).put(1, 2).varint(0).varint(0), small)
    update("what is not there goes", lambda b: empty(b).varint(1).put(3, 2).varint(0).varint(0), small)
    update("one goes twice", lambda b: empty(b).varint(2).put(2, 2).put(2, 2).varint(0).varint(0), small)
    update("more go than are held", lambda b: empty(b).varint(4).put(2, 2).varint(0).varint(0), small)
    update("an entity of no kind", lambda b: empty(b).varint(0).varint(1).put(0, 1).put(5, 3).put(0, 64), small)
    update("a change of what is not there", lambda b: empty(b).varint(0).varint(0).varint(1).put(3, 2).put(0, 10), small)
    update("a list of unbelievable length", lambda b: empty(b).varint(0).varint(2**40), small)
    update("a list cut short", lambda b: empty(b).varint(0).varint(0).varint(2).put(1, 2).put(0, 10), small)
    update("a surplus byte", lambda b: empty(b).varint(0).varint(0).varint(0).put(0, 8), small)
    update(
        "a padding bit set",
        lambda b: empty(b).varint(0).varint(0).varint(1).put(1, 2).put(0b0001000000, 10).put(1, 1).put(1, 3),
        small,
    )
    return out


def in_lines(vectors):
    """JSON with a line for each vector, so that a change of one is one line."""
    parts = []
    for key, part in vectors.items():
        items = part.items() if isinstance(part, dict) else [(None, item) for item in part]
        lines = [(json.dumps(k) + ": " if k else "") + json.dumps(item, allow_nan=False) for k, item in items]
        parts.append('"%s": %s\n%s\n%s' % (key, "{["[isinstance(part, list)], ",\n".join(lines), "}]"[isinstance(part, list)]))
    return "{" + ",\n".join(parts) + "}"


def main():
    connections = [
        asteroids_connection(),
        many_objects(),
        keyhunt_connection(),
        secrets("secrets: private fields are the owner's", False),
        secrets("secrets: one who looks on", True),
    ]
    hellos = [
        hello("Pilot123 joins Asteroids in 14 bytes", "asteroids", dict(name="Pilot123")),
        hello("a name of 64 bytes", "asteroids", dict(name="é" * 32)),
        hello("a name in three scripts", "keyhunt", dict(name="Юля 你好 🚀")),
        hello("no name", "asteroids", dict(name="")),
        hello("no join fields", "secrets", {}),
    ]
    welcomes = [
        welcome("eight bytes", ASTEROIDS["hash"], "a7q"),
        welcome("a longer id", 0, "0zz9"),
        welcome("the highest hash", 0xFFFFFFFF, "000"),
    ]
    commands = [
        command("aim is 33 bits", "asteroids", "aim", dict(angle=1.5)),
        command("aim to the left", "asteroids", "aim", dict(angle=-3.0)),
        command("thrust is 2 bits, on", "asteroids", "thrust", dict(on=True)),
        command("thrust is 2 bits, off", "asteroids", "thrust", dict(on=False)),
        command("move is 5 bits", "keyhunt", "move", dict(up=True, left=False, right=True, down=False)),
        command("attack is 1 bit", "keyhunt", "attack", {}),
        command("the only command, without values, is an empty message", "secrets", "call", {}),
    ]
    assert [len(m["hex"]) // 2 for m in (hellos[0], welcomes[0])] == [14, 8]
    assert [commands[i]["bits"] for i in (0, 2, 4, 5)] == [33, 2, 5, 1]
    vectors = dict(
        about=ABOUT,
        values=values(),
        varints=varints(),
        badValues=bad_values(),
        games=GAMES,
        hellos=hellos,
        welcomes=welcomes,
        commands=commands,
        connections=connections,
        bad=bad_messages(connections),
    )
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "wire-vectors.json")
    with open(path, "w", encoding="ascii") as file:
        file.write(in_lines(vectors) + "\n")


main()
