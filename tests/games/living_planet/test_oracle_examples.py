"""The slow reading of Living Planet (tests/support/living_planet_oracle.py) against examples and rulings."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from living_planet_oracle import (
    TILES,
    TYPES,
    Ask,
    Memory,
    View,
    act_options,
    build_options,
    burn,
    buy,
    controller,
    deal_options,
    deplete_options,
    entering,
    flee_options,
    hex_of,
    invariants,
    keep_options,
    laid,
    move_options,
    produce,
    protectors,
    ranks,
    score,
    sell,
    shift,
    site_of,
    spread_options,
    staff_options,
    strike,
    struck,
    volcano_options,
)

BASE = ("iron", "oil", "electricity", "mycelium", "vibrium")
RED, BLUE, GREEN, YELLOW = range(4)


def table(players: int = 4, arboria: bool = True) -> View:
    """A view of the Landing Zone alone, with all pieces in the reserves."""
    stock = {"iron": 9, "oil": 9, "electricity": 8, "mycelium": 8, "vibrium": 9}
    supply: dict[str, dict[str, int]] = {}
    for tile in TILES:
        if arboria or tile["set"] == "base":
            value = str((tile["production_die"] or {}).get("value", 0))
            supply.setdefault(tile["type"], {})[value] = 1 + supply.get(tile["type"], {}).get(value, 0)
    if arboria:
        stock["wood"] = 8
    return {
        "arboria": arboria,
        "turn": 5,
        "turns": 12,
        "leader": 0,
        "named": None,
        "task": None,
        "dice": [],
        "map": [laid("LP01", (0, 0), 0, 0, players)],
        "dams": {},
        "stack": {"left": 23, "under": []},
        "market": {"prices": dict.fromkeys(stock, 5), "deck": 30 if arboria else 25, "discard": []},
        "reserve": stock,
        "supply": supply,
        "fires": 8 if arboria else 0,
        "depleted": {},
        "players": [
            {
                "seat": seat,
                "played": None,
                "mc": 20,
                "resources": dict.fromkeys(stock, 0),
                "oxygen": 0,
                "scientists": 5,
                "motors": 2,
                "chips": 10,
                "fate": 1,
            }
            for seat in range(players)
        ],
    }


def lay(view: View, name: str, q: int, r: int, turn: int = 0, fire: bool = False) -> None:
    view["map"].append(laid(name, (q, r), turn, 2, len(view["players"])))
    view["stack"]["left"] -= 1
    if fire:
        view["map"][-1]["fire"] = True
        view["fires"] -= 1


def stand(view: View, at: str, seat: int, kind: str = "scientist") -> None:
    """A unit on a hex or in a building."""
    view["players"][seat]["motors" if kind == "motor" else "scientists"] -= 1
    if "." in at:
        site_of(view, at)["unit"] = {"seat": seat, "kind": kind}
        return
    for one in hex_of(view, at)["outside"]:
        if (one["seat"], one["kind"]) == (seat, kind):
            one["n"] += 1
            return
    hex_of(view, at)["outside"].append({"seat": seat, "kind": kind, "n": 1})


def build(view: View, at: str, tile: str, chip: int | None = None, platform: bool = False) -> None:
    kind, _, value = tile.partition(".")
    view["supply"][kind][value or "0"] -= 1
    site_of(view, at).update(type=kind, value=int(value) if value else None, chip=chip, platform=platform)
    if chip is not None:
        view["players"][chip]["chips"] -= 1
    if platform:
        view["reserve"]["wood"] -= 1


def own(view: View, seat: int, **pieces: int) -> None:
    for resource, n in pieces.items():
        if resource == "mc":
            view["players"][seat]["mc"] = n
        else:
            view["players"][seat]["resources"][resource] += n
            view["reserve"][resource] -= n


def tidy(view: View) -> None:
    """Fills in what a view repeats, and finds nothing wrong."""
    for where in view["map"]:
        for site in where["sites"]:
            site["controller"] = controller(site)
            working = site["type"] == "hydraulic_safety_station" or not where["fire"]
            site["functioning"] = site["controller"] is not None and working
    assert invariants(view) == []


def run(procedure: Generator[Ask, str, Any], *answers: str) -> list[tuple[str, int]]:
    """Plays a procedure with these answers, each of them legal; who was asked what."""
    asked = []
    left = list(answers)
    try:
        ask = next(procedure)
        while True:
            asked.append((ask.kind, ask.seat))
            answer = left.pop(0)
            assert answer in ask.must, (answer, ask)
            ask = procedure.send(answer)
    except StopIteration:
        assert left == []
    return asked


def die(colour: str, value: int, seat: int | None) -> dict[str, Any]:
    return {"colour": colour, "value": value, "seat": seat, "cataclysm": None}


# --- the worked examples -----------------------------------------------------------------------------------
def burning_tornado(second: bool = False) -> View:
    """WE-1: AR02 burns; of its neighbours LP04 and LP06 don't burn, LP10 does."""
    view = table()
    lay(view, "AR02", -1, 0, 0, fire=True)
    lay(view, "LP04", -2, 0, fire=second)
    lay(view, "LP06", -1, 1, fire=second)
    view["map"][0]["fire"] = True
    view["fires"] -= 1
    return view


def test_we_1_a_tornado_spreads_a_fire() -> None:
    view = burning_tornado()
    assert spread_options(view, "AR02") == {"*LP04", "*LP06"}
    assert run(strike(view, "AR02", "tornado", die("red", 3, BLUE), Memory()), "*LP06") == [("spread", BLUE)]
    assert [one["id"] for one in view["map"] if one["fire"]] == ["LP01", "AR02", "LP06"]
    view = burning_tornado()
    assert run(strike(view, "AR02", "tornado", die("red", 3, None), Memory()), "*LP06") == [("spread", 0)]
    view = burning_tornado(second=True)
    assert run(strike(view, "AR02", "tornado", die("red", 3, BLUE), Memory())) == []


def test_we_1c_a_station_puts_the_spread_fire_out() -> None:
    view = burning_tornado()
    build(view, "LP06.a", "hydraulic_safety_station", BLUE)
    own(view, BLUE, oil=1)
    asked = run(strike(view, "AR02", "tornado", die("red", 3, RED), Memory()), "*LP06", ".")
    assert asked == [("spread", RED), ("protect", BLUE)]
    assert hex_of(view, "LP06")["fire"]
    view = burning_tornado()
    build(view, "LP06.a", "hydraulic_safety_station", BLUE)
    own(view, BLUE, oil=1)
    run(strike(view, "AR02", "tornado", die("red", 3, RED), Memory()), "*LP06", "P:oil")
    assert not hex_of(view, "LP06")["fire"]
    assert view["reserve"]["oil"] == 9


def flooded() -> View:
    view = table()
    lay(view, "AR05", 1, 0)
    build(view, "AR05.a", "geyser_valve", BLUE)
    build(view, "AR05.b", "sawmill.1", RED)
    build(view, "AR05.c", "mycelium_farm.1", YELLOW)
    stand(view, "AR05.c", YELLOW)
    stand(view, "AR05", GREEN)
    return view


def test_we_2_a_flood() -> None:
    view = flooded()
    hex_of(view, "AR05")["fire"] = True
    view["fires"] -= 1
    assert run(strike(view, "AR05", "flood", die("red", 1, RED), Memory()), "L:chip") == [("loss", YELLOW)]
    assert not hex_of(view, "AR05")["fire"]
    assert [controller(site) for site in hex_of(view, "AR05")["sites"]] == [BLUE, None, YELLOW, None]
    assert hex_of(view, "AR05")["outside"] == [{"seat": GREEN, "kind": "scientist", "n": 1}]
    view = flooded()
    run(strike(view, "AR05", "flood", die("red", 1, RED), Memory()), "L:unit")
    assert site_of(view, "AR05.c")["unit"]["kind"] == "wounded"
    tidy(view)


def erupting() -> View:
    view = table()
    lay(view, "LP02", -1, 0)
    lay(view, "AR08", 0, -1)
    lay(view, "LP05", 0, -2)
    build(view, "LP05.a", "iron_mine.1", YELLOW)
    build(view, "LP05.b", "spaceport", YELLOW)
    stand(view, "LP05.b", YELLOW)
    stand(view, "LP05", RED)
    return view


def test_we_3_the_volcano() -> None:
    for colour, value in (("blue", 5), ("green", 3)):
        view = erupting()
        assert ("AR08", "lava") in struck(view, colour, value)
        run(strike(view, "AR08", "lava", die(colour, value, RED), Memory()), "L:chip")
        assert site_of(view, "LP05.a")["type"] == "iron_mine"
        assert controller(site_of(view, "LP05.a")) is None
        assert controller(site_of(view, "LP05.b")) == YELLOW
        assert hex_of(view, "LP05")["outside"] == [{"seat": RED, "kind": "wounded", "n": 1}]
    for dam, back in (("iron", 1), ("alloy", 0)):
        view = erupting()
        view["dams"]["NW"] = dam
        view["reserve"]["iron"] -= 1
        run(strike(view, "AR08", "lava", die("blue", 5, RED), Memory()))
        assert view["reserve"]["iron"] == 8 + back
        assert ("NW" in view["dams"]) == (dam == "alloy")
        assert hex_of(view, "LP05")["outside"] == [{"seat": RED, "kind": "scientist", "n": 1}]
    assert ("AR08", "lava") not in struck(erupting(), "blue", 4)


def test_ruling_69_a_turned_volcano() -> None:
    view = erupting()
    hex_of(view, "AR08")["turn"] = 1
    run(strike(view, "AR08", "lava", die("blue", 5, RED), Memory()))
    assert hex_of(view, "LP05")["outside"] == [{"seat": RED, "kind": "scientist", "n": 1}]


# --- production --------------------------------------------------------------------------------------------
def test_rulings_4_to_8_production() -> None:
    view = table()
    lay(view, "LP05", 1, 0)
    lay(view, "LP04", -1, 0)
    build(view, "LP05.a", "iron_mine.4", RED)
    build(view, "LP04.a", "arbori_fungal_culture.4", BLUE)
    own(view, BLUE, wood=1)
    view["named"] = "mycelium"
    assert run(produce(view, die("blue", 4, BLUE)), "W") == [("convert", BLUE)]
    assert view["players"][RED]["resources"]["iron"] == 1
    assert view["players"][BLUE]["resources"] == dict.fromkeys(view["reserve"], 0) | {"mycelium": 6}
    hex_of(view, "LP05")["fire"] = True
    run(produce(view, die("green", 4, GREEN)))
    assert view["players"][RED]["resources"]["iron"] == 1


def test_ruling_9_the_owner_of_the_die_first() -> None:
    view = table()
    lay(view, "LP04", 1, 0)
    lay(view, "LP07", -1, 0)
    build(view, "LP04.a", "mycelium_farm.4", RED)
    build(view, "LP07.a", "arbori_fungal_culture.4", GREEN)
    view["reserve"]["mycelium"] = 1
    run(produce(view, die("green", 4, GREEN)))
    assert [player["resources"]["mycelium"] for player in view["players"]] == [0, 0, 1, 0]


def test_ruling_10_sawmill_first() -> None:
    view = table()
    lay(view, "AR01", 1, 0)
    build(view, "AR01.a", "sawmill.4", RED)
    build(view, "AR01.b", "arbori_fungal_culture.4", RED)
    assert run(produce(view, die("red", 4, RED)), "W") == [("convert", RED)]
    assert view["players"][RED]["resources"]["mycelium"] == 3
    assert view["players"][RED]["resources"]["wood"] == 0
    for first, left in (("F:wood", 7), ("F:culture", 8)):
        view["reserve"]["wood"], view["players"][RED]["resources"]["wood"] = 0, 8
        assert run(produce(view, die("red", 4, RED)), first, "W") == [("first", RED), ("convert", RED)]
        assert view["players"][RED]["resources"]["wood"] == left


# --- actions -----------------------------------------------------------------------------------------------
def test_rulings_17_to_19_exploring() -> None:
    view = table()
    build(view, "LP01.a", "spaceport", RED)
    stand(view, "LP01.a", RED)
    assert "AR01@1,0/0" in keep_options(view, RED, ["AR01"])
    assert "AR01@1,-1/0" not in keep_options(view, RED, ["AR01"])
    assert keep_options(view, BLUE, ["AR01"]) == set()
    view["map"][0]["fire"] = True
    assert keep_options(view, RED, ["AR01"]) == set()


def test_ruling_20_a_motor_goes_two_steps_a_point() -> None:
    view = table()
    stand(view, "LP01", RED, "motor")
    stand(view, "LP01", RED)
    lay(view, "LP04", 1, 0)
    both = {"LP01m>LP04", "LP01s>LP04", "."}
    assert move_options(view, RED, 1)[0] == both
    assert move_options(view, RED, 0, 1, "LP01m")[0] == {"LP01m>LP04", "."}
    assert move_options(view, RED, 0)[0] == {"."}


def test_rulings_21_to_25_entering_and_limits() -> None:
    view = table()
    lay(view, "LP23", 1, 0)
    stand(view, "LP23", BLUE)
    build(view, "LP01.a", "wind_breaker", RED)
    assert entering(view, BLUE, "LP01.a") == "no"
    build(view, "LP01.b", "wind_breaker")
    assert entering(view, BLUE, "LP01.b") == "yes"
    build(view, "LP23.c", "wind_breaker", BLUE)
    assert entering(view, BLUE, "LP01.b") == "no"
    own(view, BLUE, vibrium=1)
    built = build_options(view, BLUE)[0]
    assert "wind_breaker@LP23.d" not in built
    assert "iron_mine.4@LP23.a" in built
    assert "iron_mine.4@LP23.d" not in built
    build(view, "LP01.c", "arbori_fungal_culture.1", BLUE)
    assert not any(one.startswith("arbori") for one in build_options(view, BLUE)[0])


def test_rulings_27_to_30_building() -> None:
    view = table()
    lay(view, "AR05", 1, 0)
    lay(view, "LP12", -1, 0)
    stand(view, "AR05", RED)
    stand(view, "LP12", RED)
    own(view, RED, wood=1)
    built = build_options(view, RED)[0]
    assert "sawmill.2@AR05.b" in built
    assert "sawmill.2@AR05.b~" in built
    assert "sawmill.2@LP12.a" not in built
    assert "hydraulic_safety_station@AR05.a" in built
    assert "hydraulic_safety_station@AR05.a~" not in built
    assert "hydraulic_safety_station@LP12.a" in built
    assert not any(one.endswith("~") for one in built if "@LP12" in one)
    view["players"][RED]["mc"] = 2
    assert build_options(view, RED)[0] == {"."}
    assert "sawmill.2@AR05.b" in build_options(view, RED, 3)[0]


def test_ruling_86_staffing() -> None:
    view = table()
    build(view, "LP01.a", "spaceport", RED)
    stand(view, "LP01.a", RED)
    build(view, "LP01.b", "geyser_valve")
    stand(view, "LP01", RED, "wounded")
    assert staff_options(view, RED, "LP01.b")[0] == {"c", "-", "c<LP01.a", "<LP01.a"}
    view["players"][RED]["chips"] = 0
    assert staff_options(view, RED, "LP01.b")[0] == {"-", "<LP01.a"}
    view["map"][0]["fire"] = True
    assert staff_options(view, RED, "LP01.b")[0] == {"-"}


def test_rulings_33_to_38_the_market() -> None:
    view = table()
    prices = view["market"]["prices"]
    prices["iron"] = 9
    shift(view, "iron", 2)
    assert prices["iron"] == 1
    prices["iron"] = 2
    shift(view, "iron", -2)
    assert prices["iron"] == 1
    prices["iron"] = 6
    own(view, RED, iron=4)
    for mc, tiles in ((14, {}), (17, {"LP01.a": "commodity_bank"}), (21, {"LP01.b": "brokerage"})):
        for at, tile in tiles.items():
            build(view, at, tile, RED)
        view["players"][RED]["mc"], prices["iron"] = 0, 6
        sell(view, RED, "iron", 4, 0)
        assert (view["players"][RED]["mc"], prices["iron"]) == (mc, 2)
        own(view, RED, iron=4)
    view["players"][RED]["mc"], prices["iron"] = 40, 8
    own(view, RED, iron=-4)
    buy(view, RED, "iron", 3)
    assert (view["players"][RED]["mc"], prices["iron"]) == (13, 10)
    buy(view, RED, "iron", 1)
    assert (view["players"][RED]["mc"], prices["iron"]) == (3, 10)
    view["players"][RED]["mc"] = 81
    own(view, RED, oil=2)
    dealt = deal_options(view, RED, {"iron": 4}, {"oil": 1})
    assert {"S:oil*1", "B:iron*1"} & dealt == set()
    assert "B:vibrium*9" in dealt  # 5 + 6 + 7 + 8 + 9 + 10 + 10 + 10 + 10 = 75
    view["players"][RED]["mc"] = 74
    assert "B:vibrium*9" not in deal_options(view, RED, {}, {})


def test_rulings_12_85_113_free_actions() -> None:
    view = table()
    view["players"][RED]["played"] = 3
    build(view, "LP01.a", "spaceport", RED)
    own(view, RED, mycelium=1)
    memory = Memory(fresh=True)
    assert {"rescue", "recruit", "power:recruit"} <= act_options(view, RED, 2, memory)[0]
    stand(view, "LP01.a", RED, "wounded")
    options = act_options(view, RED, 2, memory)[0]
    assert {"rescue", "+LP01.a"} <= options
    assert {"recruit", "power:recruit", "subsidy"} & options == set()
    own(view, RED, mycelium=-1)
    view["players"][RED]["mc"] = 3
    assert "subsidy" in act_options(view, RED, 2, memory)[0]
    view["players"][RED]["mc"] = 5
    assert "subsidy" not in act_options(view, RED, 2, memory)[0]


def test_rulings_60_to_62_under_fire() -> None:
    view = table()
    for name, q, r in (("LP04", 1, 0), ("LP06", -1, 0)):
        lay(view, name, q, r, fire=True)
    view["map"][0]["fire"] = True
    build(view, "LP01.a", "hydraulic_safety_station", RED)
    build(view, "LP04.a", "mycelium_farm.1")
    stand(view, "LP04.a", RED)
    own(view, RED, iron=1, oil=1)
    options = act_options(view, RED, 0, Memory())[0]
    assert options == {".", "^LP04.a", "douse:oil@LP04", "douse:oil@LP06", "douse:oil@LP01"}


def test_rulings_67_68_70_71_the_volcano_and_dams() -> None:
    view = erupting()
    assert volcano_options(view)
    view = table()
    found = volcano_options(view)
    assert {one.split("@")[1].split("/")[0] for one in found} == {"1,-1", "0,1", "-1,0"}
    lay(view, "LP02", 1, 0, 1)
    assert {one.split("@")[1].split("/")[0] for one in volcano_options(view)} == {"1,-1", "0,1"}
    view = erupting()
    own(view, RED, iron=2, vibrium=1)
    dams = {one for one in act_options(view, RED, 0, Memory())[0] if one.startswith("dam")}
    assert dams == {"dam:iron@NW", "dam:vibrium@NW", "dam:alloy@NW"}
    view["dams"]["NW"] = "iron"
    assert not any(one.startswith("dam") for one in act_options(view, RED, 0, Memory())[0])
    view = erupting()
    own(view, RED, iron=2)
    hex_of(view, "LP05")["outside"][0]["kind"] = "wounded"
    assert not any(one.startswith("dam") for one in act_options(view, RED, 0, Memory())[0])


# --- damage ------------------------------------------------------------------------------------------------
def test_ruling_39_an_earthquake() -> None:
    view = table()
    build(view, "LP01.a", "spaceport")
    build(view, "LP01.b", "geyser_valve", RED)
    stand(view, "LP01", BLUE, "wounded")
    run(strike(view, "LP01", "earthquake", die("red", 1, RED), Memory()))
    assert site_of(view, "LP01.a")["type"] is None
    assert site_of(view, "LP01.b")["type"] == "geyser_valve"
    assert controller(site_of(view, "LP01.b")) is None
    assert view["map"][0]["outside"] == []
    tidy(view)


def test_rulings_41_to_43_units_inside() -> None:
    view = table()
    build(view, "LP01.a", "spaceport", RED)
    stand(view, "LP01.a", RED, "wounded")
    stand(view, "LP01", RED, "motor")
    for motors in (2, 2):
        run(strike(view, "LP01", "earthquake", die("red", 1, RED), Memory()))
        assert view["players"][RED]["motors"] == motors
    assert site_of(view, "LP01.a")["type"] is None
    assert view["players"][RED]["scientists"] == 5
    tidy(view)


def test_rulings_44_45_91_protection() -> None:
    view = table()
    lay(view, "LP15", 1, 0)
    build(view, "LP01.a", "geyser_valve", RED)
    own(view, RED, electricity=1)
    stand(view, "LP15", BLUE)
    assert protectors(view, "LP15", "geyser") == [RED]
    run(strike(view, "LP15", "geyser", die("yellow", 3, RED), Memory()), "P:electricity")
    assert hex_of(view, "LP15")["outside"] == [{"seat": BLUE, "kind": "scientist", "n": 1}]
    view["map"][0]["fire"] = True
    assert protectors(view, "LP15", "geyser") == []


def test_rulings_48_to_53_flight() -> None:
    view = table()
    lay(view, "LP04", 1, 0)
    build(view, "LP04.a", "mycelium_farm.1")
    stand(view, "LP04", RED)
    stand(view, "LP04", BLUE, "wounded")
    run(burn(view, "LP04", Memory()), "LP04s>LP04.a")
    assert site_of(view, "LP04.a")["unit"] == {"seat": RED, "kind": "wounded"}
    assert view["players"][BLUE]["scientists"] == 5
    view = table()
    lay(view, "LP04", 1, 0)
    stand(view, "LP04", RED)
    assert flee_options(view, RED, "LP04", set())[0] == {".", "LP04s>LP01"}
    run(burn(view, "LP04", Memory()), ".")
    assert view["players"][RED]["scientists"] == 5
    view["map"][0]["fire"] = True
    build(view, "LP01.a", "spaceport", RED)
    stand(view, "LP01.a", RED)
    view["map"][1]["fire"] = False
    run(burn(view, "LP01", Memory()), "LP01.a>LP04")
    assert controller(site_of(view, "LP01.a")) is None


def test_ruling_55_the_old_token_goes_too() -> None:
    view = table()
    view["map"][0]["fire"] = True
    view["fires"] -= 1
    build(view, "LP01.a", "hydraulic_safety_station", RED)
    own(view, RED, oil=1)
    run(burn(view, "LP01", Memory()), "P:oil")
    tidy(view)
    assert view["fires"] == 8


def test_rulings_57_58_tokens_and_the_volcano() -> None:
    view = erupting()
    view["fires"] = 0
    assert "*AR08" in spread_options(view, "LP05")


def test_rulings_63_to_65_floods() -> None:
    view = table()
    lay(view, "AR03", 1, 0)
    stand(view, "AR03", RED)
    build(view, "AR03.a", "sawmill.1", RED, platform=True)
    build(view, "AR03.b", "oil_rig.1")
    build(view, "AR03.c", "hydraulic_safety_station", RED)
    run(strike(view, "AR03", "flood", die("blue", 4, RED), Memory()))
    assert [site["type"] for site in hex_of(view, "AR03")["sites"]] == [
        "sawmill",
        None,
        "hydraulic_safety_station",
    ]
    assert controller(site_of(view, "AR03.a")) == RED
    assert hex_of(view, "AR03")["outside"] == [{"seat": RED, "kind": "wounded", "n": 1}]
    tidy(view)


# --- the end -----------------------------------------------------------------------------------------------
def test_rulings_76_to_78_oxygen() -> None:
    view = table()
    lay(view, "AR05", 1, 0)
    for slot, kind, seat in (
        ("a", "geyser_valve", RED),
        ("b", "sawmill.1", RED),
        ("c", "mycelium_farm.1", BLUE),
    ):
        build(view, f"AR05.{slot}", kind, seat)
    assert [lines["oxygen_hexes"] for lines in score(view)] == [3, 0, 0, 0]
    build(view, "AR05.d", "brokerage", BLUE)
    assert [lines["oxygen_hexes"] for lines in score(view)] == [3, 3, 0, 0]
    hex_of(view, "AR05")["explored"] = view["turn"]
    assert [lines["oxygen_hexes"] for lines in score(view)] == [0, 0, 0, 0]


def test_rulings_80_82_depletion() -> None:
    view = table()
    view["reserve"]["iron"] = 0
    assert deplete_options(view) == {"X:oil", "X:vibrium"}


def test_rulings_83_84_the_score() -> None:
    view = table()
    lay(view, "AR05", 1, 0)
    build(view, "LP01.a", "spaceport", RED)
    build(view, "AR05.b", "sawmill.1", RED)
    build(view, "AR05.c", "mycelium_farm.1", RED)
    build(view, "AR05.a", "geyser_valve", RED)
    stand(view, "LP01", RED, "motor")
    view["players"][RED].update(mc=37, oxygen=2)
    assert score(view)[RED]["total"] == 21
    for seat in (BLUE, GREEN, YELLOW):
        view["players"][seat]["mc"] = 20
    assert ranks(view) == [1, 2, 2, 2]
    view["players"][BLUE]["mc"] = 100
    assert ranks(view) == [1, 2, 3, 3]
    assert TYPES["sawmill"]["vp"] == 2
