"""Living Planet in words: notation and paths, sentences, tasks, previews, reasons, the log, plain text."""

from __future__ import annotations

import ast
import itertools
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import living_planet_positions as lp
import ludosphere.games.living_planet as package
from ludosphere.core.contract import Event
from ludosphere.core.i18n import LANGUAGES
from ludosphere.games.living_planet.faces import FACES
from ludosphere.games.living_planet.presenter import PRESENTER
from ludosphere.games.living_planet.refs import GRAMMAR
from ludosphere.games.living_planet.rules import PlanetPosition

PACKAGE = "ludosphere.games.living_planet"
SOURCE = Path(package.__file__).parent
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
GAMES = [(seats, arboria) for seats in (2, 3, 4) for arboria in (True, False)]
RAW = re.compile(r"\b(?:LP|AR)\d\d\b|SM-|_|[{}]|\bNone\b|:\w|\bTrue\b")
"""Ids and other things a person must never read."""
FOREIGN = {
    "en": re.compile(r"\b(?:fer|bois|pétrole|Scientifique|hexagone|dé|sur)\b"),
    "fr": re.compile(r"\b(?:iron|oil|wood|Scientist|scientist|motor|wounded|hex|die|the)\b"),
}


def fit(text: str, lang: str) -> bool:
    """Is this a text for people, in their language?"""
    return bool(text) and not RAW.search(text) and not FOREIGN[lang].search(text) and "  " not in text


def by_notation(position: PlanetPosition, seat: int) -> dict[str, int]:
    return {GRAMMAR.notation(action, position): action for action in position.legal(seat)}


# --- whole games -----------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "arboria"), GAMES)
def test_every_action_of_a_game_has_its_words(seats: int, arboria: bool) -> None:
    for seed, share in ((1, 0.7), (2, 0.3)):
        start = lp.game(seats, arboria, seed=seed)
        chance = random.Random(seed)
        for position in lp.busy(start, seed, share):
            for seat in position.to_move():
                check_decision(position, seat, chance)
        assert FACES.task(start, 0, "en") == "The game is over."


def check_decision(position: PlanetPosition, seat: int, chance: random.Random) -> None:
    """All of one seat's actions in notation and refs, some of them in words."""
    legal = position.legal(seat)
    paths = [FACES.path(position, seat, action) for action in legal]
    assert len(set(paths)) == len(legal)
    beginnings = {path[:n] for path in paths for n in range(1, len(path))}
    assert beginnings.isdisjoint(paths)
    assert len({FACES.notation(position, seat, action) for action in legal}) == len(legal)
    for lang in LANGUAGES:
        assert fit(FACES.task(position, seat, lang), lang)
        steps = FACES.steps(position, seat, lang)
        assert all(fit(name.replace(" : ", " "), lang) for name, _ in steps)
        assert [state for _, state in steps].count("now") == 1
        said = set()
        few = legal if len(legal) < 12 else chance.sample(legal, 12)
        for action in few:
            said.add(FACES.sentence(position, seat, action, lang))
            preview = FACES.preview(position, seat, action, lang)
            assert preview == "" or fit(preview, lang), preview
            for ref in FACES.path(position, seat, action):
                assert fit(FACES.ref(position, seat, ref, lang), lang), ref
        assert len(said) == len(few)
        assert all(fit(text, lang) for text in said), said


@pytest.mark.parametrize(("seats", "arboria"), GAMES)
def test_every_event_of_a_game_is_told(seats: int, arboria: bool) -> None:
    position = lp.game(seats, arboria, seed=5)
    position.events = []
    for _ in lp.busy(position, 5, 0.6):
        pass
    assert len({event.kind for event in position.events}) > 25
    for lang, you in itertools.product(LANGUAGES, (None, 0)):
        for event in position.events:
            told = FACES.told(event, NAMES[:seats], you, lang)
            assert fit(told, lang), told
            assert told[0].isupper()
            assert told[-1] in ".!"
    columns = FACES.explain("money", "en")
    assert columns == "Money"
    for line in position.sheet():
        for detail in itertools.chain([None], *line.details):
            assert fit(FACES.explain(line.key, "fr", detail), "fr")


# --- every kind of event, every message ------------------------------------------------------------
def trees() -> Iterator[ast.Module]:
    for path in sorted(SOURCE.rglob("*.py")):
        if "reference" not in path.parts:
            yield ast.parse(path.read_text(encoding="utf-8"))


def texts_in(node: ast.expr) -> list[str]:
    """The texts an expression can be: a constant, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return texts_in(node.body) + texts_in(node.orelse) if isinstance(node, ast.IfExp) else []


def kinds_of_events() -> set[str]:
    """What the engine tells, read from its source."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if name == "tell":
                    found.update(texts_in(node.args[0]))
                elif name == "put_down":
                    found.update(texts_in(node.args[3]))
    return found


def messages(lang: str) -> dict[str, str]:
    """Every message of a language with its text."""
    source = SOURCE.joinpath(f"text/{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-zA-Z][\w-]*) = ((?:.*\n(?:[ }].*\n)*))", source, re.MULTILINE))


def test_every_kind_of_event_has_a_sentence() -> None:
    kinds = kinds_of_events()
    assert len(kinds) > 45
    for lang in LANGUAGES:
        assert {key.removeprefix("log-") for key in messages(lang) if key.startswith("log-")} == kinds


def test_both_languages_say_the_same_things() -> None:
    english, french = messages("en"), messages("fr")
    assert list(english) == list(french)
    known = {
        "hex", "name", "place", "of", "site", "site-of", "to", "to-of", "unit", "one", "resource", "kind",
    }  # fmt: skip
    for key, text in english.items():
        used, also = (set(re.findall(r"\$([\w-]+)", source)) for source in (text, french[key]))
        assert (used ^ also) <= known, key


def test_every_message_is_used() -> None:
    """By its whole key in the source, or by the beginning an f-string shows."""
    whole: set[str] = set()
    patterns: set[str] = {f"{prefix}-.+" for prefix in ("hex", "type", "one", "the", "act", "free", "due")}
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if isinstance(parts[0], str):
                    patterns.add("".join(".+" if part is None else re.escape(str(part)) for part in parts))
    own = [
        key
        for key in messages("en")
        if re.match(r"(?:do|done|ref|task|step|gives|log|score|source|plain|due|why|some|player)-", key)
    ]
    assert len(own) > 300
    prefixes = re.compile("|".join(sorted(patterns)))
    assert [key for key in own if key not in whole and not prefixes.fullmatch(key)] == []


# --- sentences -------------------------------------------------------------------------------------
def actor(*hexes: str, value: int = 4, leader: str = "red", **pieces: Any) -> PlanetPosition:
    """Blue acts with a die; a Scientist stands on the Landing Zone, and one on each hex."""
    position = lp.lay(*hexes, leader=leader)
    lp.outside(position, "LP01", "blue scientist")
    for hex in hexes:
        if not hex.startswith("AR08"):
            lp.outside(position, hex[:4], "blue scientist")
    lp.give(position, "blue", **pieces)
    lp.die(position, "actions", f"blue {value}")
    return position


def builder(*hexes: str, value: int = 4, **pieces: Any) -> PlanetPosition:
    position = actor(*hexes, value=value, **pieces)
    lp.do(position, "blue", "build")
    return position


def mover(
    *hexes: str, value: int = 2, start: Callable[[PlanetPosition], None] | None = None
) -> PlanetPosition:
    """Blue moves one Scientist from the Landing Zone."""
    position = lp.lay(*hexes)
    lp.outside(position, "LP01", "blue scientist")
    if start:
        start(position)
    lp.die(position, "actions", f"blue {value}")
    lp.do(position, "blue", "move")
    return position


def dealer(**pieces: Any) -> PlanetPosition:
    position = actor(value=1, **pieces)
    return traded(position)


def traded(position: PlanetPosition, *moves: str) -> PlanetPosition:
    """Blue trades with the one market card there is."""
    lp.deck(position, "SM-iron-1")
    position.discards = []
    lp.do(position, "blue", "trade", "SM-iron-1", *moves)
    return position


def port(unit: str = "", **pieces: Any) -> PlanetPosition:
    """Blue has a Spaceport."""
    position = lp.lay("AR02@1,0", leader="blue")
    lp.building(position, "LP01.a", "spaceport", chip="blue", unit=unit)
    lp.outside(position, "AR02", "blue scientist")
    lp.give(position, "blue", **pieces)
    lp.die(position, "actions", "blue 3")
    return position


def bare_port() -> PlanetPosition:
    """Blue's Spaceport has lost its chip; blue's Scientist is elsewhere."""
    position = lp.lay("AR02@1,0", leader="blue")
    lp.building(position, "LP01.a", "spaceport", home="blue")
    lp.outside(position, "AR02", "blue scientist")
    lp.die(position, "actions", "blue 3")
    return position


def volcano(**pieces: Any) -> PlanetPosition:
    position = lp.lay("AR08@1,-1", "LP05@0,1")
    lp.outside(position, "LP01", "blue scientist")
    lp.give(position, "blue", **pieces)
    lp.die(position, "actions", "blue 4")
    return position


def hit(kind: str = "scientist") -> PlanetPosition:
    """The earthquake yellow 1 strikes blue's Spaceport on the Landing Zone."""
    position = lp.lay(leader="green")
    lp.building(position, "LP01.a", "spaceport", chip="blue", unit=f"blue {kind}")
    lp.die(position, "cataclysms", "yellow 1")
    return position


def damper() -> PlanetPosition:
    """Blue can stop the earthquake on the Landing Zone."""
    position = lp.lay(leader="green")
    lp.building(position, "LP01.a", "seismic_damper", chip="blue")
    lp.give(position, "blue", oil=1)
    lp.die(position, "cataclysms", "yellow 1")
    return position


def flames(crowd: int = 1) -> PlanetPosition:
    """Green 5 sets AR02 on fire; blue is there, outside and in the Sawmill."""
    position = lp.lay("AR02@1,0", "LP13@2,0")
    lp.building(position, "AR02.a", "sawmill.1", unit="blue scientist")
    lp.outside(position, "AR02", *["blue scientist"] * crowd)
    lp.outside(position, "LP01", "blue scientist")
    lp.die(position, "cataclysms", "green 5")
    return position


def storm(*burning: str, leader: str = "blue") -> PlanetPosition:
    """The tornado red 3 pushes a fire on; red decides."""
    position = lp.lay("AR02@1,0", "LP13@2,0", leader=leader)
    lp.fire(position, "AR02", *burning)
    lp.die(position, "cataclysms", "red 3")
    return position


SAID: list[tuple[Callable[[], PlanetPosition], str, str, str]] = [
    (lp.game, "red", "4", "Play Planet card 4"),
    (actor, "blue", "explore", "Explore: draw 4 hexes, keep one"),
    (lambda: actor("LP05@1,0"), "blue", "build", "Build: up to 2 buildings"),
    (lambda: actor(value=1), "blue", "trade", "Trade: draw 1 market card"),
    (actor, "blue", ".", "End your Actions phase, 2 actions unused"),
    (lambda: port(mycelium=1), "blue", "recruit", "Recruit a Scientist for 1 mycelium"),
    (port, "blue", "power:recruit", "New arrival: recruit a Scientist for nothing"),
    (lambda: port("blue scientist", iron=1, oil=1), "blue", "motorise",
     "Motorise the Scientist in your Spaceport for 1 iron and 1 oil"),
    (lambda: port("blue wounded", mycelium=1), "blue", "+LP01.a",
     "Heal the wounded Scientist in the Spaceport on the Landing Zone (a) for 1 mycelium"),
    (lambda: volcano(iron=1), "blue", "dam:iron@SW",
     "Build an iron dam to the south-west of the Volcano for 1 iron"),
    (lambda: mover("LP05@1,0"), "blue", "LP01s>LP05", "Move the Scientist on the Landing Zone to Rust Ridge"),
    (lambda: mover("LP05@1,0", start=lambda one: lp.building(one, "LP05.a", "iron_mine.4")), "blue",
     "LP01s>LP05.a", "Move the Scientist on the Landing Zone into the Iron Mine on Rust Ridge (a)"),
    (lambda: builder("LP05@1,0"), "blue", "iron_mine.4@LP05.a",
     "Build an Iron Mine (die 4) on Rust Ridge (a)"),
    (lambda: builder("AR01@1,0", wood=1), "blue", "sawmill.2@AR01.a~",
     "Build a Sawmill (die 2) on Green Shallows (a), on a floating platform"),
    (lambda: builder("AR01@1,0", wood=1), "blue", "sawmill.2@AR01.a",
     "Build a Sawmill (die 2) on Green Shallows (a), without a platform"),
    (bare_port, "blue", "^LP01.a",
     "Put an Automation Chip on the Spaceport on the Landing Zone (a) for nothing"),
    (lambda: dealer(iron=2), "blue", "S:iron*2", "Sell 2 iron for 9 MC"),
    (dealer, "blue", "B:oil*1", "Buy 1 oil for 4 MC"),
    (hit, "blue", "L:unit", "The Scientist inside is wounded"),
    (lambda: hit("motor"), "blue", "L:unit", "Lose the Motorised Scientist inside"),
    (damper, "blue", "P:oil", "Pay 1 oil to protect the Landing Zone"),
    (damper, "blue", ".", "Do not pay"),
    (flames, "blue", "AR02s>LP13", "Move the Scientist on Mist Slope to Pale Basin"),
    (storm, "red", "*LP13", "The fire spreads to Pale Basin"),
]  # fmt: skip


@pytest.mark.parametrize(("laid", "colour", "move", "said"), SAID, ids=[row[2] for row in SAID])
def test_a_sentence(laid: Callable[[], PlanetPosition], colour: str, move: str, said: str) -> None:
    position, seat = laid(), lp.seat_of(colour)
    action = by_notation(position, seat)[move]
    assert FACES.sentence(position, seat, action, "en") == said
    assert fit(FACES.sentence(position, seat, action, "fr"), "fr")


def test_a_place_for_a_hex_is_named_by_a_neighbour() -> None:
    position = actor("LP05@1,0")
    lp.stack(position, "LP13", "LP09", "LP21", "LP02")
    lp.do(position, "blue", "explore")
    action = by_notation(position, 1)["LP13@0,1/2"]
    said = FACES.sentence(position, 1, action, "en")
    assert said == "Place Pale Basin to the south-east of the Landing Zone, turned by 120°"
    assert FACES.ref(position, 1, "cell:0,1", "fr") == "au sud-est de la Zone d’atterrissage"
    assert FACES.ref(position, 1, "cell:1,0", "en") == "Rust Ridge"


REFS = [
    ("site:LP05.a", "Rust Ridge (a), iron"),
    ("site:LP01.a", "the Seismic Damper on the Landing Zone (a)"),
    ("crew:LP01.a", "the Scientist in the Seismic Damper on the Landing Zone (a)"),
    ("unit:LP01.motor", "the Motorised Scientist on the Landing Zone"),
    ("type:iron_mine.4", "Iron Mine (die 4)"),
    ("market:SM-iron-1", "iron +1, oil −1"),
    ("strike:LP05.tornado", "the tornado on Rust Ridge"),
    ("die:red", "red 3"),
    ("side:NW", "to the north-west of the Volcano"),
    ("turn:2", "turned by 120°"),
]


def test_refs_are_called_by_their_names() -> None:
    position = lp.lay("LP05@1,0")
    lp.building(position, "LP01.a", "seismic_damper", unit="blue scientist")
    lp.die(position, "actions", "blue 4", red=3)
    for ref, name in REFS:
        assert FACES.ref(position, 0, ref, "en") == name
        assert fit(FACES.ref(position, 0, ref, "fr"), "fr")
    for ref in ("site:LP05.d", "hex:LP99", "unit:AR01.scientist", "card:7", "cell:x", "", "turn:9", "a:b"):
        assert FACES.ref(position, 0, ref, "en") == "something that is not there"


# --- previews --------------------------------------------------------------------------------------
PREVIEWS: list[tuple[Callable[[], PlanetPosition], str, str, str]] = [
    (lambda: builder("LP05@1,0"), "blue", "iron_mine.4@LP05.a",
     "costs 5 MC · left: 15 MC · +2 VP · hit by tornado (red 2)"),
    (lambda: builder("LP05@1,0", iron=3), "blue", "spaceport@LP05.b",
     "costs 5 MC and 1 iron · left: 15 MC and 2 iron · +1 VP · hit by tornado (red 2)"),
    (lambda: builder("AR01@1,0", wood=1), "blue", "sawmill.2@AR01.a~",
     "costs 5 MC and 1 wood · left: 15 MC and 0 wood · +2 VP · hit by fire (blue 1)"),
    (bare_port, "blue", "^LP01.a", "+1 VP"),
    (lambda: dealer(iron=2), "blue", "S:iron*2", "then you have 29 MC · iron 6 → 4"),
    (dealer, "blue", "B:oil*1", "then you have 16 MC · oil 4 → 5"),
    (lambda: volcano(iron=1), "blue", "dam:iron@SW",
     "protects the Landing Zone from lava: red 3 and yellow 4"),
    (damper, "blue", "P:oil", "left: 0 oil"),
    (hit, "blue", "L:chip", "the unit keeps control"),
    (storm, "red", "*LP13", "nobody is there"),
    (lambda: port(mycelium=2), "blue", "recruit", "left: 1 mycelium"),
    (lambda: actor("LP05@1,0"), "blue", "build", "you have 20 MC"),
]  # fmt: skip


@pytest.mark.parametrize(("laid", "colour", "move", "given"), PREVIEWS, ids=[row[2] for row in PREVIEWS])
def test_a_preview(laid: Callable[[], PlanetPosition], colour: str, move: str, given: str) -> None:
    position, seat = laid(), lp.seat_of(colour)
    action = by_notation(position, seat)[move]
    assert FACES.preview(position, seat, action, "en").startswith(given)
    assert fit(FACES.preview(position, seat, action, "fr"), "fr")


def test_a_market_card_shows_the_prices_after_it() -> None:
    position = actor(value=1)
    lp.deck(position, "SM-iron-3")
    lp.price(position, iron=9, mycelium=2)
    lp.do(position, "blue", "trade")
    (action,) = position.legal(1)
    shown = FACES.preview(position, 1, action, "en")
    assert shown == "the market of iron crashes: 9 → 1 · mycelium 2 → 1"


def test_the_volcano_shows_where_its_lava_would_flow() -> None:
    position = erupting()
    actions = by_notation(position, 1)
    assert [FACES.preview(position, 1, actions[f"AR08@1,1/{turn}"], "en") for turn in (0, 1, 5)] == [
        "lava over Rust Ridge: blue 5 and green 3",
        "lava over Mist Slope: red 3 and yellow 4",
        "lava over Mist Slope: blue 5 and green 3 · lava over Rust Ridge: red 5 and green 4",
    ]


def test_who_leaves_a_building_without_chip_is_warned() -> None:
    position = moving(house("LP05.a", "iron_mine.4", "", "blue scientist"))
    action = by_notation(position, 1)["LP05.a>LP05"]
    assert FACES.preview(position, 1, action, "en") == "nobody controls the Iron Mine on Rust Ridge (a) then"


def test_what_strikes_this_turn_is_told_before_building() -> None:
    position = lp.lay("LP05@1,0")
    lp.outside(position, "LP05", "blue scientist")
    lp.die(position, "actions", "blue 4", red=2)
    position.order = [1, 2, 3, 0]
    position.current = 0
    position.menu = None
    lp.do(position, "blue", "build")
    action = by_notation(position, 1)["iron_mine.4@LP05.a"]
    assert FACES.preview(position, 1, action, "en").endswith("this turn: tornado (red 2)!")


def test_previews_promise_what_happens() -> None:
    """Money, pieces and points after an action are those its preview named."""
    seen = 0
    for position in lp.busy(lp.game(3, seed=8), 8, 0.7):
        for seat in position.to_move():
            for action in position.legal(seat)[:40]:
                shown = FACES.preview(position, seat, action, "en")
                money = re.search(r"(?:left: |then you have )(\d+) MC", shown)
                if money:
                    after = position.copy()
                    after.play(seat, action)
                    assert after.mc[seat] == int(money[1])
                    seen += 1
    assert seen > 200


def test_asking_changes_nothing() -> None:
    position = builder("LP05@1,0", iron=3)
    before = position.view(1)
    for action in position.legal(1):
        FACES.preview(position, 1, action, "en")
        FACES.sentence(position, 1, action, "en")
    position.why_not(1, ("type:spaceport", "site:LP05.d"))
    assert position.view(1) == before


# --- tasks -----------------------------------------------------------------------------------------
TASKS: list[tuple[Callable[[], PlanetPosition], str, str]] = [
    (lp.game, "blue", "Choose a Planet card, in secret: it sets your die."),
    (actor, "blue", "Choose the first of 2 actions, or a free action."),
    (actor, "red", "Wait: blue decides."),
    (lambda: mover("LP05@1,0"), "blue", "Move: you have 2 points."),
    (lambda: builder("LP05@1,0"), "blue", "Choose a building and its site: up to 2 more."),
    (hit, "blue",
     "The Spaceport on the Landing Zone (a) is hit: lose the chip, or the unit inside takes the hit."),
    (damper, "blue", "The earthquake strikes the Landing Zone. You can pay to stop it."),
    (flames, "blue", "Mist Slope burns. Your units may flee."),
    (storm, "red", "The tornado pushes the fire on Mist Slope: choose where to."),
    (dealer, "blue", "Sell and buy as much as you like, then end the Trade."),
]  # fmt: skip


@pytest.mark.parametrize(("laid", "colour", "task"), TASKS, ids=[row[2][:24] for row in TASKS])
def test_a_task(laid: Callable[[], PlanetPosition], colour: str, task: str) -> None:
    position = laid()
    if position.leader == lp.seat_of(colour) and not position.order:
        position.leader = (position.leader + 1) % position.seats
    assert FACES.task(position, lp.seat_of(colour), "en") == task
    assert fit(FACES.task(position, lp.seat_of(colour), "fr"), "fr")


def test_the_steps_of_a_turn() -> None:
    position = lp.game(2, seed=3)
    position.leader = 0
    assert FACES.steps(position, 0, "en") == [
        ("Planet cards", "now"),
        ("Order of the dice", "next"),
        ("Dice", "next"),
        ("Depletion", "next"),
    ]
    lp.cards(position, 2, 4)
    assert [name for name, state in FACES.steps(position, 0, "en") if state == "now"] == ["Boom"]
    lp.do(position, "red", "N:iron", "D:blue", "D:green", "D:red")
    steps = FACES.steps(position, 0, "en")
    assert steps[:6] == [
        ("Planet cards", "done"),
        ("Boom", "done"),
        ("Order of the dice", "done"),
        ("blue 4: Production", "done"),
        ("blue 4: Actions", "now"),
        ("blue 4: Cataclysms", "next"),
    ]
    assert [state for _, state in steps[6:]] == ["next"] * 4


# --- secrets ---------------------------------------------------------------------------------------
def test_nobody_is_told_which_card_was_put_down() -> None:
    position = lp.game(2, seed=3)
    position.events = []
    one, other = position.copy(), position.copy()
    for world, value in ((one, "3"), (other, "6")):
        world.events = []
        lp.do(world, "red", value)
    for lang in LANGUAGES:
        told = [[FACES.told(event, NAMES, 1, lang) for event in world.events or ()] for world in (one, other)]
        assert told[0] == told[1]
        assert FACES.task(one, 1, lang) == FACES.task(other, 1, lang)
        for ref in ("card:3", "card:6", "done", "die:red", "do:move"):
            why = [(world, world.why_not(1, (ref,))) for world in (one, other)]
            assert len({None if it is None else FACES.worded(world, it, lang) for world, it in why}) == 1
        assert FACES.ascii(one.view(1), lang) == FACES.ascii(other.view(1), lang)
        assert FACES.ascii(one.view(0), lang) != FACES.ascii(other.view(0), lang)


def test_what_lies_behind_a_screen_stays_there() -> None:
    worlds = []
    for amount in (0, 3):
        position = lp.game(2, seed=3)
        position.setting.hides_money = position.setting.hides_pieces = True
        lp.give(position, "red", mc=7 + amount, iron=amount)
        position.reserve[0] = 6
        worlds.append(position)
    for lang in LANGUAGES:
        assert FACES.ascii(worlds[0].view(1), lang) == FACES.ascii(worlds[1].view(1), lang)
        assert FACES.ascii(worlds[0].view(0), lang) != FACES.ascii(worlds[1].view(0), lang)


# --- the log ---------------------------------------------------------------------------------------
def told(
    position: PlanetPosition, colour: str, *moves: str, you: int | None = None, lang: str = "en"
) -> list[str]:
    """What is told of moves."""
    position.events = []
    lp.do(position, colour, *moves)
    return [FACES.told(event, NAMES, you, lang) for event in position.events]


def test_the_log_says_who_did_what() -> None:
    assert told(actor("LP05@1,0"), "blue", "build") == ["Ben: Build."]
    assert told(builder("LP05@1,0"), "blue", "iron_mine.4@LP05.a", you=1) == [
        "You build an Iron Mine (die 4) on Rust Ridge (a) for 5 MC."
    ]
    assert told(mover("LP05@1,0"), "blue", "LP01s>LP05", lang="fr") == [
        "Ben déplace un Scientifique vers Crête rouillée."
    ]
    assert told(dealer(iron=1), "blue", "S:iron*1") == ["Ben sells 1 iron for 5 MC.", "Price of iron: 5."]


def test_hints_say_where_things_happened() -> None:
    position = mover("LP05@1,0")
    position.events = []
    lp.do(position, "blue", "LP01s>LP05")
    assert [PRESENTER.hint(event) for event in position.events] == [{"ref": "hex:LP05", "from": "hex:LP01"}]
    assert PRESENTER.hint(Event("over", None, {})) == {"ref": None, "from": None}
    assert PRESENTER.hint(Event("strikes", None, {"hex": "LP05"})) == {"ref": "hex:LP05", "from": None}
    assert PRESENTER.hint(Event("die", None, {"colour": "red", "value": 3})) == {
        "ref": "die:red",
        "from": None,
    }


RARE = [
    Event("exhausted", None, {"resource": "iron"}),
    Event("volcano-under", None, {}),
    Event("lava-nowhere", None, {"side": "NE"}),
    Event("converts", 0, {"site": "AR01.b"}),
    Event("douses", 1, {"hex": "AR02", "resource": "oil"}),
    Event("protects", 1, {"hex": "AR02", "cataclysm": "fire", "site": "AR02.b", "resource": "oil"}),
    Event("draws-hexes", 0, {"hexes": []}),
    Event("subsidy", 0, {"mc": 5}),
]


@pytest.mark.parametrize("event", RARE, ids=[event.kind for event in RARE])
def test_rare_events_are_told(event: Event) -> None:
    for lang, you in itertools.product(LANGUAGES, (None, 0, 1)):
        assert fit(FACES.told(event, NAMES, you, lang), lang)


# --- the score sheet -------------------------------------------------------------------------------
def test_the_sheet_explains_every_point() -> None:
    position = lp.lay("AR02@1,0", "AR04@0,1")
    lp.building(position, "AR02.a", "sawmill.1", chip="blue")
    lp.building(position, "AR04.a", "sawmill.2", chip="red")
    lp.building(position, "AR04.b", "mycelium_farm.2", chip="red")
    lp.building(position, "AR04.c", "brokerage", chip="blue")
    lp.outside(position, "LP01", "blue motor")
    lines = {line.key: line for line in position.sheet()}
    said = {
        key: [FACES.explain(key, "en", detail) for detail in lines[key].details[1]]
        for key in ("money", "production", "motorised", "oxygen-hexes")
    }
    assert said == {
        "money": ["20 MC, 5 for each VP"],
        "production": ["Sawmill, Mist Slope (a)"],
        "motorised": ["1 Motorised Scientist"],
        "oxygen-hexes": [
            "Mist Slope: most buildings (1), 2 stars",
            "Cloud Forest: 1 of the buildings, somebody has 2",
        ],
    }
    position.explored[1] = int(position.turn)
    (late,) = [
        FACES.explain("oxygen-hexes", "en", detail)
        for line in position.sheet()
        if line.key == "oxygen-hexes"
        for detail in line.details[1]
        if detail["hex"] == "AR02"
    ]
    assert late == "Mist Slope: explored in the last turn, no points"


# --- plain text ------------------------------------------------------------------------------------
def test_plain_text_of_a_table() -> None:
    position = actor("LP05@1,0", "AR02@0,1", iron=3)
    lp.building(position, "LP05.a", "iron_mine.4", chip="red", unit="blue wounded")
    lp.fire(position, "AR02")
    lines = FACES.ascii(position.view(None), "en").split("\n")
    assert lines[0] == "Turn 2 of 12: Dice, Actions. Leader 1"
    assert any("a=Iron Mine 4 1c 2w" in line for line in lines)
    assert any(re.match(r" +0,1 AR02 Mist Slope \S+ *; !;", line) for line in lines)
    assert any(re.fullmatch(r"2 +3 +0 +0 +0 +0 +0", line) for line in lines)
    assert any("LP01  LP05" in line for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "arboria"), GAMES)
def test_plain_text_fits_80_columns(lang: str, seats: int, arboria: bool) -> None:
    start = lp.game(seats, arboria, seed=2)
    for number, position in enumerate(lp.busy(start, 2, 0.5)):
        if number % 9 == 0:
            lines = FACES.ascii(position.view(0), lang).split("\n")
            assert max(map(len, lines)) <= 80
            assert all(line == line.rstrip() for line in lines)
    text = FACES.ascii(start.view(None), lang)
    for hex in start.view(None)["map"]:
        assert f"{hex['q']},{hex['r']} {hex['id']} " in text


# --- reasons ---------------------------------------------------------------------------------------
def over() -> PlanetPosition:
    position = lp.game(2)
    position.phase = 4
    return position


def chosen() -> PlanetPosition:
    position = lp.game(2)
    lp.do(position, "red", "3")
    return position


def second_turn() -> PlanetPosition:
    position = lp.game(2)
    lp.cards(position, 3, 4)
    lp.end_turn(position)
    return position


def ordering(first: int = 3) -> PlanetPosition:
    """Red orders the dice, red is first already."""
    position = lp.game(2)
    position.leader = 0
    lp.cards(position, first, 4)
    if first != 2:
        lp.do(position, "red", "D:red")
    return position


def acting(
    *setup: Callable[[PlanetPosition], None], colour: str = "blue", value: int = 4, **more: Any
) -> PlanetPosition:
    """Somebody acts on a table with LP05, AR02 and what `setup` does."""
    position = lp.lay("LP05@1,0", "AR02@0,1", **more)
    for each in setup:
        each(position)
    lp.die(position, "actions", f"{colour} {value}")
    return position


def on(hex: str, *units: str) -> Callable[[PlanetPosition], None]:
    return lambda position: lp.outside(position, hex, *units)


def house(site: str, tile: str, chip: str = "", unit: str = "") -> Callable[[PlanetPosition], None]:
    return lambda position: lp.building(position, site, tile, chip=chip, unit=unit)


def burn(*hexes: str) -> Callable[[PlanetPosition], None]:
    return lambda position: lp.fire(position, *hexes)


def has(mc: int | None = None, **pieces: int) -> Callable[[PlanetPosition], None]:
    return lambda position: lp.give(position, "blue", mc, **pieces)


def stock(name: str, amount: int) -> Callable[[PlanetPosition], None]:
    """Blue's own reserve of chips, Scientists or Motorised Scientists is this."""

    def change(position: PlanetPosition) -> None:
        getattr(position, name)[1] = amount

    return change


def then(position: PlanetPosition, *moves: str, colour: str = "blue") -> PlanetPosition:
    lp.do(position, colour, *moves)
    return position


def moving(*setup: Callable[[PlanetPosition], None], value: int = 2) -> PlanetPosition:
    return then(acting(on("LP01", "blue scientist"), *setup, value=value), "move")


def raising(*setup: Callable[[PlanetPosition], None]) -> PlanetPosition:
    return then(acting(on("LP05", "blue scientist"), *setup), "build")


def exploring(*hexes: str) -> PlanetPosition:
    """Blue, on LP05, drew these hexes."""
    position = acting(on("LP05", "blue scientist"), value=len(hexes))
    lp.stack(position, *hexes)
    return then(position, "explore")


def erupting() -> PlanetPosition:
    """Blue drew the Volcano."""
    position = acting(on("LP05", "blue scientist"), value=1)
    lp.stack(position, "AR08", "LP13")
    return then(position, "explore")


def staffing(*setup: Callable[[PlanetPosition], None]) -> PlanetPosition:
    return then(raising(*setup), "iron_mine.4@LP05.a")


def airlifting() -> PlanetPosition:
    """One of two Scientists has begun an airlift."""
    position = acting(on("LP01", "blue scientist"), on("AR02", "blue scientist"), leader="blue", value=6)
    return then(position, "power:airlift", "LP01s>LP05")


def following() -> PlanetPosition:
    """Two units can go onto the new hex, a third is too far."""
    position = lp.lay("LP05@1,0", "LP13@-1,0", "LP21@-2,0")
    lp.outside(position, "LP01", "blue scientist")
    lp.outside(position, "LP05", "blue scientist")
    lp.outside(position, "LP21", "blue scientist")
    lp.die(position, "actions", "blue 6")
    lp.do(position, "blue", "explore")
    for text in sorted(lp.can(position)):
        if "@1,-1/" in text:
            lp.do(position, "blue", text)
            return position
    raise AssertionError("Nothing fits north-east of the Landing Zone.")


def depleting(**options: Any) -> PlanetPosition:
    position = lp.lay(**options)
    position.reserve[0] = 0
    lp.die(position, "cataclysms", "yellow 6")
    return position


def bending() -> PlanetPosition:
    position = lp.lay(leader="red")
    lp.die(position, "cataclysms", "green 5", red=1)
    return position


def shifting(**options: Any) -> PlanetPosition:
    position = lp.lay(leader="blue", **options)
    lp.die(position, "actions", "blue 4")
    return then(position, "trade")


def two_strikes() -> PlanetPosition:
    """Red 3 strikes AR02 and more."""
    position = lp.lay("AR02@1,0", "LP03@0,1")
    lp.outside(position, "AR02", "blue scientist")
    lp.die(position, "cataclysms", "red 3")
    return position


def walled(position: PlanetPosition) -> None:
    lp.dam(position, "W", "iron")


peak = (lambda position: lp.place(position, "AR08@2,0"),)
"""The Volcano east of LP05."""
HYDRANT = house("LP01.b", "hydraulic_safety_station", "blue")
stuck = (lambda position: lp.place(position, "LP13@-1,0"), on("LP13", "blue scientist"), burn("LP01"))
"""A Scientist beside nothing but a burning hex."""


def airlifted() -> PlanetPosition:
    """A Motorised Scientist has one step left of its last point; a Scientist has none."""
    position = moving(on("LP05", "blue motor"), value=1)
    return then(position, "LP05m>LP01")


def two_storms() -> PlanetPosition:
    """A hex is too far for the fire."""
    position = lp.lay("AR02@1,0", "LP13@2,0", "LP21@3,0", leader="blue")
    lp.fire(position, "AR02")
    lp.die(position, "cataclysms", "red 3")
    return position


def storm_at_the_volcano() -> PlanetPosition:
    """The fire could go to the Volcano if it burned."""
    position = lp.lay(
        "AR02@1,0", "AR08@2,0", leader="blue", house={"parameters": {"fire_can_spread_to_volcano": False}}
    )
    lp.fire(position, "AR02")
    lp.die(position, "cataclysms", "red 3")
    return then(position, "!AR02.tornado", colour="red")


def ruled(**parameters: Any) -> PlanetPosition:
    """With other parameters."""
    return acting(on("LP05", "blue scientist"), house={"parameters": parameters})


BLUE = 1
LAB = house("LP01.a", "spaceport", "blue")
WHY: list[tuple[str, Callable[[], PlanetPosition], int, str]] = [
    ("why-over", over, 0, "done"),
    ("why-unknown", lp.game, 0, "nothing:like-it"),
    ("why-unknown", lp.game, 0, "card:9"),
    ("why-unknown", acting, BLUE, "hex:LP13>site:LP13.a>done>done"),
    ("why-complete", acting, BLUE, "done>do:move"),
    ("why-complete", damper, BLUE, "pay:oil>done"),
    ("why-first", lp.game, 0, "do:move"),
    ("why-first", moving, BLUE, "do:build"),
    ("why-not-yours", acting, 0, "do:move"),
    ("why-not-optional", ordering, 0, "done"),
    ("why-chosen", chosen, 0, "card:4"),
    ("why-card-used", second_turn, 0, "card:3"),
    ("why-card-later", acting, BLUE, "card:3"),
    ("why-die-placed", ordering, 0, "die:red"),
    ("why-order-set", acting, BLUE, "die:red"),
    ("why-no-arboria", lambda: shifting(arboria=False), BLUE, "up:wood"),
    ("why-renewable", depleting, 0, "resource:wood"),
    ("why-reserve-empty", depleting, 0, "resource:iron"),
    ("why-insider", acting, BLUE, "up:iron"),
    ("why-card-not-drawn", lambda: then(shifting(), "."), BLUE, "market:SM-oil-1"),
    ("why-same-value", bending, 0, "value:5"),
    ("why-change-later", acting, BLUE, "value:5"),
    ("why-not-struck", two_strikes, 0, "strike:LP01.flood"),
    ("why-missing", damper, BLUE, "pay:electricity"),
    ("why-not-accepted", damper, BLUE, "pay:iron"),
    ("why-no-actions", lambda: traded(ruled(actions_per_phase=1), "."), BLUE, "do:explore"),
    ("why-no-hexes", lambda: acting(lp.stack), BLUE, "do:explore"),
    ("why-nothing-moves", acting, BLUE, "do:move"),
    ("why-nothing-to-build", acting, BLUE, "do:build"),
    ("why-no-scientists", lambda: acting(LAB, stock("scientists", 0), has(mycelium=1)), BLUE, "free:recruit"),
    ("why-no-motors", lambda: acting(stock("motors", 0)), BLUE, "free:motorise"),
    ("why-no-port", acting, BLUE, "free:recruit"),
    ("why-port-burns", lambda: acting(LAB, burn("LP01")), BLUE, "free:recruit"),
    ("why-port-occupied", lambda: acting(house("LP01.a", "spaceport", "blue", "blue scientist")), BLUE,
     "free:recruit"),
    ("why-port-no-scientist", lambda: acting(LAB), BLUE, "free:motorise"),
    ("why-missing-of", lambda: acting(LAB), BLUE, "free:recruit"),
    ("why-has-unit", lambda: acting(on("LP05", "blue scientist")), BLUE, "free:rescue"),
    ("why-hex-burns", lambda: acting(burn("LP01")), BLUE, "free:rescue"),
    ("why-only-at-start", lambda: traded(acting(value=1), "."), BLUE, "free:rescue"),
    ("why-not-poor", acting, BLUE, "free:subsidy"),
    ("why-has-pieces", lambda: acting(has(0, iron=1)), BLUE, "free:subsidy"),
    ("why-has-production", lambda: acting(has(0), house("LP05.a", "iron_mine.4", "blue")), BLUE,
     "free:subsidy"),
    ("why-not-leader", acting, BLUE, "power:recruit"),
    ("why-other-power", lambda: acting(leader="blue"), BLUE, "power:airlift"),
    ("why-power-used", lambda: then(acting(LAB, leader="blue", value=3), "power:recruit"), BLUE,
     "power:recruit"),
    ("why-not-wounded", lambda: acting(on("LP05", "blue scientist")), BLUE, "free:heal>unit:LP05.wounded"),
    ("why-nobody-wounded", acting, BLUE, "free:heal"),
    ("why-no-chips", lambda: acting(LAB, stock("own_chips", 0)), BLUE, "free:repair"),
    ("why-nothing-to-repair", lambda: acting(has(iron=1)), BLUE, "free:repair"),
    ("why-no-building", lambda: acting(has(iron=1)), BLUE, "free:repair>site:LP05.a"),
    ("why-chip-there", lambda: acting(has(iron=1), LAB), BLUE, "free:repair>site:LP01.a"),
    ("why-no-unit-there", lambda: acting(has(iron=1), house("LP05.a", "iron_mine.4")), BLUE,
     "free:repair>site:LP05.a"),
    (
        "why-occupied",
        lambda: acting(
            has(iron=1), on("LP05", "blue scientist"), house("LP05.a", "iron_mine.4", "", "red scientist")
        ),
        BLUE,
        "free:repair>site:LP05.a",
    ),
    ("why-limit",
     lambda: acting(has(iron=1), LAB, on("LP05", "blue scientist"), house("LP05.b", "spaceport")), BLUE,
     "free:repair>site:LP05.b"),
    ("why-no-volcano", acting, BLUE, "dam:iron"),
    ("why-no-dam-place", lambda: acting(has(iron=1), *peak), BLUE, "dam:iron"),
    ("why-dam-nothing", lambda: acting(has(iron=1), *peak), BLUE, "dam:iron>side:NE"),
    ("why-dam-there", lambda: acting(has(iron=1), on("LP05", "blue scientist"), *peak, walled), BLUE,
     "dam:iron>side:W"),
    ("why-no-unit-there", lambda: acting(has(iron=1), *peak), BLUE, "dam:iron>side:W"),
    ("why-no-fires", acting, BLUE, "douse:oil"),
    ("why-no-fire", lambda: acting(burn("AR02")), BLUE, "douse:oil>hex:LP05"),
    ("why-no-fire", lambda: acting(burn("AR02")), BLUE, "douse:oil>hex:LP13"),  # not on the map
    ("why-no-station", lambda: acting(burn("AR02")), BLUE, "douse:oil"),
    ("why-missing", lambda: acting(burn("AR02"), HYDRANT), BLUE, "douse:oil>hex:AR02"),
    ("why-trade-first", acting, BLUE, "sell:iron"),
    ("why-not-both", lambda: then(dealer(iron=2), "S:iron*1"), BLUE, "buy:iron>amount:1"),
    ("why-have-only", lambda: dealer(iron=2), BLUE, "sell:iron>amount:3"),
    ("why-have-none", dealer, BLUE, "sell:oil"),
    ("why-reserve-only", lambda: dealer(iron=8, mc=99), BLUE, "buy:iron>amount:2"),
    ("why-missing-of", dealer, BLUE, "buy:oil>amount:9"),
    ("why-explore-first", acting, BLUE, "tile:LP13"),
    ("why-hex-first", lambda: exploring("LP13"), BLUE, "cell:2,0"),
    ("why-volcano-first", erupting, BLUE, "tile:LP13"),
    ("why-not-drawn", lambda: exploring("LP13"), BLUE, "tile:LP21"),
    ("why-fits-nowhere", lambda: exploring("AR01", "LP13"), BLUE, "tile:AR01"),
    ("why-cell-taken", lambda: exploring("LP13"), BLUE, "tile:LP13>cell:1,0"),
    ("why-cell-apart", lambda: exploring("LP13"), BLUE, "tile:LP13>cell:9,0"),
    ("why-cell-unit", lambda: exploring("LP13"), BLUE, "tile:LP13>cell:-1,0"),
    ("why-landscape", lambda: exploring("LP13"), BLUE, "tile:LP13>cell:2,0>turn:4"),
    ("why-no-rotation", lambda: exploring("AR01", "LP13"), BLUE, "tile:AR01>cell:2,0"),
    ("why-volcano-most", erupting, BLUE, "tile:AR08>cell:2,0"),
    ("why-move-first", acting, BLUE, "unit:LP05.scientist"),
    ("why-nobody-inside", lambda: moving(LAB), BLUE, "crew:LP01.a"),
    ("why-no-such-unit", moving, BLUE, "unit:LP05.motor"),
    ("why-not-your-unit", lambda: moving(house("LP01.a", "spaceport", "", "red scientist")), BLUE,
     "crew:LP01.a"),
    ("why-wounded", lambda: moving(on("LP05", "blue wounded")), BLUE, "unit:LP05.wounded"),
    ("why-shut-in", lambda: moving(house("AR02.a", "sawmill.1", "", "blue scientist"), burn("AR02")), BLUE,
     "crew:AR02.a>hex:AR02"),
    ("why-not-beside", following, BLUE, "unit:LP21.scientist"),
    ("why-no-step", lambda: moving(*stuck), BLUE, "unit:LP13.scientist"),
    ("why-flee-from", flames, BLUE, "unit:LP01.scientist"),
    ("why-fled", lambda: then(flames(crowd=2), "AR02.a>LP01", "AR02s>AR02.a"), BLUE, "crew:AR02.a>hex:LP01"),
    ("why-stays", flames, BLUE, "crew:AR02.a>hex:AR02"),
    ("why-no-points", airlifted, BLUE, "unit:LP01.scientist"),
    ("why-airlift-other", airlifting, BLUE, "unit:AR02.scientist"),
    ("why-not-on-map", moving, BLUE, "unit:LP01.scientist>hex:LP13"),
    ("why-volcano-closed", lambda: moving(*peak), BLUE, "unit:LP01.scientist>hex:AR08"),
    ("why-outside-already", moving, BLUE, "unit:LP01.scientist>hex:LP01"),
    ("why-too-far", lambda: moving(lambda position: lp.place(position, "LP13@2,0")), BLUE,
     "unit:LP01.scientist>hex:LP13"),
    ("why-hex-burns", lambda: moving(burn("AR02")), BLUE, "unit:LP01.scientist>hex:AR02"),
    ("why-no-building", moving, BLUE, "unit:LP01.scientist>site:LP05.a"),
    ("why-occupied-own", lambda: moving(house("LP05.a", "iron_mine.4", "blue", "blue scientist")), BLUE,
     "unit:LP01.scientist>site:LP05.a"),
    ("why-occupied", lambda: moving(house("LP05.a", "iron_mine.4", "", "red scientist")), BLUE,
     "unit:LP01.scientist>site:LP05.a"),
    ("why-controlled", lambda: moving(house("LP05.a", "iron_mine.4", "red")), BLUE,
     "unit:LP01.scientist>site:LP05.a"),
    ("why-limit", lambda: moving(LAB, house("LP05.b", "spaceport")), BLUE, "unit:LP01.scientist>site:LP05.b"),
    ("why-same-hex", lambda: staffing(on("LP01", "blue scientist")), BLUE, "staff:bare>unit:LP01.scientist"),
    ("why-no-chips", lambda: staffing(stock("own_chips", 0)), BLUE, "staff:chip"),
    ("why-burns-already", lambda: storm("LP13"), 0, "hex:LP13"),
    ("why-fire-far", two_storms, 0, "hex:LP21"),
    ("why-not-on-map", storm, 0, "hex:LP21"),
    ("why-volcano-fire", lambda: storm_at_the_volcano(), 0, "hex:AR08"),
    ("why-build-first", acting, BLUE, "type:iron_mine.4"),
    ("why-no-such-tile", raising, BLUE, "type:iron_mine.7"),
    ("why-none-left", lambda: raising(house("LP05.a", "iron_mine.4")), BLUE, "type:iron_mine.4"),
    ("why-limit", lambda: raising(LAB, has(iron=1)), BLUE, "type:spaceport"),
    ("why-missing-of", raising, BLUE, "type:spaceport"),
    ("why-no-site", raising, BLUE, "type:oil_rig.1"),
    ("why-site-taken", lambda: raising(house("LP05.a", "iron_mine.1")), BLUE,
     "type:power_plant.1>site:LP05.a"),
    ("why-no-unit-there", raising, BLUE, "type:iron_mine.4>site:LP01.a"),
    ("why-icon", raising, BLUE, "type:iron_mine.4>site:LP05.b"),
    ("why-no-flood", lambda: raising(has(wood=1)), BLUE, "type:iron_mine.4>site:LP05.a>platform"),
    ("why-type-first", raising, BLUE, "site:LP05.a"),
    ("why-action-taken", lambda: traded(acting(value=1), "."), BLUE, "do:trade"),
    ("why-action-taken", lambda: traded(ruled(allow_repeat_action=False), "."), BLUE, "do:trade"),
    ("why-no-rescue", lambda: ruled(rescue_scientist=False), BLUE, "free:rescue"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "laid", "seat", "path"), WHY, ids=[f"{row[0]}-{row[3]}" for row in WHY])
def test_a_refusal_names_its_rule(key: str, laid: Callable[[], PlanetPosition], seat: int, path: str) -> None:
    position, refs_of_path = laid(), tuple(path.split(">"))
    refusal = position.why_not(seat, refs_of_path)
    assert refusal is not None
    assert refusal.key == key
    for lang in LANGUAGES:
        said = FACES.worded(position, refusal, lang)
        assert fit(said, lang), said


def test_every_reason_is_tried_here() -> None:
    assert {key for key in messages("en") if key.startswith("why-")} == {row[0] for row in WHY}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "arboria"), GAMES)
def test_made_up_paths_have_a_reason_and_legal_ones_none(seats: int, arboria: bool, lang: str) -> None:
    """Whatever is pointed at in any decision: refs of all decisions of the game so far, in any order."""
    chance = random.Random(seats)
    known = {"done", "nobody", "platform", "bare", "convert", "card:3", "value:2", "free:heal", "free:repair"}
    known |= {f"{kind}:iron" for kind in ("sell", "buy", "up", "down", "pay", "dam", "douse", "resource")}
    start, asked = lp.game(seats, arboria, seed=9), 0
    for number, position in enumerate(lp.busy(start, 9, 0.6)):
        for seat in position.to_move():
            legal = FACES.paths(position, seat)
            known.update(itertools.chain.from_iterable(chance.sample(list(legal), min(6, len(legal)))))
            if number % 4:
                continue
            for path in chance.sample(list(legal), min(3, len(legal))):
                assert all(position.why_not(seat, path[:n]) is None for n in range(1, len(path) + 1))
            beginnings = {path[:n] for path in legal for n in range(1, len(path) + 1)}
            pool = sorted(known)
            for _ in range(12):
                asking = chance.choice([seat, (seat + 1) % seats])
                made_up = tuple(chance.choices(pool, k=chance.choice((1, 1, 2, 3))))
                if chance.random() < 0.4:  # a legal beginning that goes astray
                    made_up = (chance.choice(list(legal))[0], *made_up[:2])
                if asking == seat and made_up in beginnings:
                    continue
                if asking in position.to_move() and asking != seat:
                    continue
                refusal = position.why_not(asking, made_up)
                assert refusal is not None, made_up
                said = FACES.worded(position, refusal, lang)
                assert fit(said, lang), (made_up, said)
                asked += 1
    assert asked > 500


STRANGE = (
    "", ":", "hex", "hex:", "unit:LP05", "unit:.x", "type:", "amount:x", "turn:", "cell:1", "cell:,", "dam:",
)  # fmt: skip


def test_any_text_is_answered() -> None:
    for position, ref in itertools.product((acting(on("LP05", "blue scientist")), lp.game()), STRANGE):
        for path in ((ref,), ("free:heal", ref), (ref, ref), (ref, ref, ref), ("card:3", ref)):
            for seat in (0, 1, 7):
                assert position.why_not(seat, path)
        assert position.why_not(1, ()) is None
