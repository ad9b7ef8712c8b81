"""Earth in words: notation and paths, sentences, tasks, reasons, the log, plain text."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludosphere.games.earth as package
from ludosphere.core.contract import Event
from ludosphere.core.i18n import LANGUAGES
from ludosphere.core.text import texts
from ludosphere.games.earth import GAME
from ludosphere.games.earth.arrange import arrange
from ludosphere.games.earth.faces import FACES
from ludosphere.games.earth.presenter import PRESENTER
from ludosphere.games.earth.rules import EarthPosition

PACKAGE = "ludosphere.games.earth"


def table(*players: dict[str, Any], **more: Any) -> EarthPosition:
    """A table of two unless more players are laid out; nobody has anything special."""
    boards = [("285a", "301a"), ("287b", "302a"), ("289b", "303a"), ("291a", "304a")]
    given = [*players, {}] if len(players) == 1 and more.get("options", {}).get("seats") != 1 else players
    laid = [
        {"island": island, "climate": climate, **player}
        for (island, climate), player in zip(boards, given, strict=False)
    ]
    return arrange(more.pop("options", {}), laid, **more)


def card(at: str, number: str, sprouts: int = 0, growth: int = 0) -> dict[str, Any]:
    return {"at": at, "card": number, "sprouts": sprouts, "growth": growth}


def play(position: EarthPosition, *moves: str) -> EarthPosition:
    """Plays notations of seat 1, or of seat n written as "n:move"."""
    for move in moves:
        seat, text = (int(move[0]) - 1, move[2:]) if re.match(r"[1-6]:", move) else (0, move)
        position.play(seat, position.parse(seat, text))
    return position


# --- notation, paths, sentences --------------------------------------------------------------------------
OAK = card("d4", "013")
OAK_EAST = card("e4", "013")
ROW = [card("d4", "013", sprouts=1, growth=3), card("e4", "009")]

SAID: list[tuple[Callable[[], EarthPosition], str, str, str]] = [
    (lambda: table({}), "A:green", "action:green", "Planting: plant up to 2 cards, then draw 4 and keep 1"),
    (lambda: table({}), "A:red", "action:red", "Composting: gain 5 soil, then compost 2 cards from the deck"),
    (lambda: play(table({}), "A:red"), "3", "take:3", "Take 3 soil"),
    (lambda: play(table({}), "A:red"), "0", "take:0", "Take no soil"),
    (lambda: play(table({}), "A:red", "5"), "2", "take:2", "Compost 2 cards from the deck"),
    (lambda: play(table({}), "A:yellow"), "4", "take:4", "Draw 4 cards"),
    (lambda: play(table({"hand": ["013"], "soil": 5}), "A:green"), "013", "hand:013",
     "Plant White Oak for 4 soil"),
    (lambda: play(table({"hand": ["013"], "soil": 5}), "A:green"), ".", "done", "Plant no card"),
    (lambda: play(table({"hand": ["013"], "soil": 5, "tableau": [card("d4", "009")]}), "A:green", "013"),
     "@e4", "space:e4", "Plant White Oak for 4 soil on e4, right of Roman Brown"),
    (lambda: play(table({"hand": ["243"], "tableau": [card("d4", "230")]}), "A:green", "243"), "@d4",
     "space:d4", "Plant Hairawn Muhly in place of Lava Plain, at no cost"),
    (lambda: play(table({"tableau": [OAK]}), "A:blue"), "@d4", "space:d4", "Place a sprout on White Oak"),
    (lambda: play(table({"tableau": [OAK]}), "A:blue"), ".", "done", "Do not place the other 6 sprouts"),
    (lambda: play(table({"tableau": [OAK]}), "A:yellow", "0"), "@d4", "space:d4",
     "Place a growth piece on White Oak"),
    (lambda: play(table({"tableau": [OAK]}), "A:yellow", "0", "."), "!d4", "space:d4",
     "Use White Oak (draw 2 cards)"),
    (lambda: play(table({"tableau": [OAK]}), "A:yellow", "0", "."), ".", "done", "End your activations"),
    (lambda: table({"hand": ["200"], "tableau": [card("d4", "013", sprouts=2)]}), "*200", "hand:200",
     "Play Tornado (pay 2 sprouts: gain 4 soil)"),
    (lambda: play(table({"hand": ["200"], "tableau": [card("d4", "013", sprouts=2)]}), "*200"), "@d4",
     "space:d4", "Pay with a sprout of White Oak"),
    (lambda: table({"tableau": [card("d4", "009", sprouts=3)]}), "convert", "convert",
     "Convert 3 sprouts into 2 soil"),
    (lambda: play(table({}), "A:red", "5", "2"), "2:O:soil", "option:soil", "Gain 2 soil"),
    (lambda: play(table({}), "A:red", "5", "2"), "2:.", "done", "Take neither"),
    (lambda: play(table({"hand": ["190", "009", "010"], "soil": 2}), "A:green", "190", "@d4"), "-009",
     "hand:009", "Pay by composting Roman Brown"),
    (lambda: play(table({"hand": ["190", "009", "010"], "soil": 2}), "A:green", "190", "@d4", "-009"), ".",
     "done", "Pay the remaining 2 soil"),
]  # fmt: skip


@pytest.mark.parametrize(("laid", "move", "path", "said"), SAID)
def test_notation_path_and_sentence(
    laid: Callable[[], EarthPosition], move: str, path: str, said: str
) -> None:
    position = laid()
    seat, text = (1, move[2:]) if move.startswith("2:") else (0, move)
    action = position.parse(seat, text)
    assert FACES.path(position, seat, action) == (path,)
    assert FACES.sentence(position, seat, action, "en") == said
    assert FACES.sentence(position, seat, action, "fr")


def test_a_saving_is_named() -> None:
    position = play(table({"hand": ["006"], "soil": 9, "tableau": [card("d4", "097")]}), "A:green")
    pick = position.parse(0, "006")
    assert FACES.sentence(position, 0, pick, "en") == "Plant Blackthorn for 3 soil (1 saved)"


def test_faces_are_chosen_by_card() -> None:
    position = GAME.new({}, 1)
    island = position.legal(0)[0]
    (ref,) = FACES.path(position, 0, island)
    assert re.fullmatch(r"card:2(8[5-9]|9[0-4])[ab]", ref)
    assert FACES.notation(position, 0, island) == ref.removeprefix("card:")
    assert FACES.sentence(position, 0, island, "en").endswith(" as your Island")
    assert "compost" in FACES.preview(position, 0, island, "en")


def test_gaia_s_choice_of_fauna() -> None:
    for seed in range(1, 40):
        position = arrange({"seats": 1}, [{}], active=1, seed=seed)
        if FACES.task(position, 0, "en").startswith("Choose the fauna card"):
            action = position.legal(0)[0]
            (ref,) = FACES.path(position, 0, action)
            assert FACES.notation(position, 0, action) == ref.replace("fauna:", "G:")
            assert FACES.preview(position, 0, action, "en") == "+15 points"
            return
    raise AssertionError("Gaia's brown card never came up.")


def test_teams_take_and_leave() -> None:
    position = table({}, {}, {}, {}, options={"teams": "on"})
    play(position, "A:red", "2")
    assert position.notation(0, position.legal(0)[0]) == "L:3"
    assert position.sentence(0, position.legal(0)[0], "en") == "Leave 3 soil on the Team board"
    play(position, "L:3")
    position = GAME.decode(position.encode())  # type: ignore[assignment]
    take = position.parse(2, "T:soil")
    assert position.paths(2)[("team:soil",)] == take
    assert position.sentence(2, take, "en") == "Take 1 soil from the Team board"


def test_seeds_of_abundance() -> None:
    position = table({"seeds": 1, "tableau": [OAK]}, options={"abundance": "on"})
    assert position.sentence(0, position.parse(0, "S:hand"), "en") == (
        "Use a seed: compost up to 4 cards from your hand"
    )
    assert position.paths(0)[("make-seed:leaf",)] == position.parse(0, "M:leaf")
    play(position, "S:germinate")
    assert position.sentence(0, position.parse(0, "?tree"), "en") == "Germinate: tree"


# --- what an action would give ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("laid", "move", "given"),
    [
        (lambda: table({"tableau": [OAK]}), "A:yellow", "sets 2 yellow or multicolor abilities to work"),
        (lambda: table({}), "A:red", "no ability of yours works with it"),
        (
            lambda: play(table({"hand": ["013"], "soil": 5}), "A:green"),
            "013",
            "2 points · 2 sprouts · 4 growth, canopy 4",
        ),
        (lambda: play(table({"hand": ["013"], "soil": 5}), "A:green", "013"), "@d4", "+2 points"),
        (lambda: play(table({"tableau": ROW}), "A:yellow", "0"), "@d4", "canopy: 4 points"),
        (lambda: play(table({"tableau": ROW}), "A:blue"), "@d4", "2 of 2"),
        (lambda: table({"hand": ["200"], "tableau": [card("d4", "013", sprouts=2)]}), "*200", "−2 points"),
    ],
)
def test_previews(laid: Callable[[], EarthPosition], move: str, given: str) -> None:
    position = laid()
    assert FACES.preview(position, 0, position.parse(0, move), "en").startswith(given)
    assert FACES.preview(position, 0, position.parse(0, move), "fr")


def test_a_preview_names_goals_and_changes_nothing() -> None:
    hand = {"hand": ["013"], "soil": 5}
    position = play(table(hand, fauna=["337a", "338a", "339a", "340a"]), "A:green", "013")
    before = position.encode()
    for action in position.legal(0):
        FACES.preview(position, 0, action, "en")
    assert position.encode() == before


# --- what to do ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("laid", "seat", "task", "now"),
    [
        (lambda: table({}), 0, "Choose the action of this turn.", "Action"),
        (lambda: table({}), 1, "Wait for the others.", "Action"),
        (lambda: play(table({"tableau": [OAK]}), "A:blue"), 0, "Place up to 6 more sprouts.", "Benefit"),
        (
            lambda: play(table({"tableau": [card("d4", "009")]}), "A:blue", "@d4"),
            0,
            "Place up to 5 more sprouts.",
            "Benefit",
        ),
        (
            lambda: play(table({}), "A:red", "5", "2"),
            1,
            "Gain 2 soil or compost 2 cards from the deck.",
            "Benefit",
        ),
        (
            lambda: play(table({"tableau": [OAK]}), "A:yellow", "0", "."),
            0,
            "You can use 1 yellow or multicolor ability: choose one in reading order, or end.",
            "Activation",
        ),
        (lambda: table({}, phase="over"), 0, "The game is over.", ""),
    ],
)
def test_tasks_and_steps(laid: Callable[[], EarthPosition], seat: int, task: str, now: str) -> None:
    position = laid()
    assert FACES.task(position, seat, "en") == task
    assert [name for name, state in FACES.steps(position, seat, "en") if state == "now"] == (
        [now] if now else []
    )
    assert FACES.task(position, seat, "fr") != task


def test_the_cards_looked_at() -> None:
    position = play(table({}), "A:green", "4", "2:1")
    assert FACES.task(position, 0, "en") == "Choose the one of the 4 cards drawn that you keep."
    for path in position.paths(0):
        assert re.fullmatch(r"drawn:\d{3}", path[0])
        assert FACES.notation(position, 0, position.paths(0)[path]) == path[0].replace("drawn:", "+")


# --- reasons ---------------------------------------------------------------------------------------------
SIXTEEN = [
    card(f"{column}{row}", number)
    for (row, column), number in zip(
        [(row, column) for row in (3, 4, 5, 6) for column in "cdef"],
        [*(f"{number:03}" for number in (5, 6, 8, 9, 10, 11, 7, 14, 15, 18, 19, 20, 21, 22, 33, 34))],
        strict=True,
    )
]
SPREAD = [card("d4", "009", sprouts=2), card("e4", "013", growth=4), card("f4", "107"), card("g4", "010", 1)]
HAND = {"tableau": SPREAD, "hand": ["200", "014", "207", "262"]}
RICH = {"hand": ["013"], "soil": 9}
COLUMN = [card(f"d{row}", n) for row, n in zip("4567", ("009", "010", "011", "014"), strict=True)]


def choose() -> EarthPosition:
    return table(HAND)


def blue() -> EarthPosition:
    return play(table(HAND), "A:blue")


def yellow() -> EarthPosition:
    return play(table(HAND), "A:yellow", "0")


def using(*tableau: dict[str, Any], colour: str = "yellow", **more: Any) -> EarthPosition:
    """Activations, with a card in hand so that one is asked."""
    mine = {"tableau": list(tableau), "hand": ["014"], **more}
    return arranged(colour, mine)


def arranged(colour: str, mine: dict[str, Any], **more: Any) -> EarthPosition:
    return table(mine, phase="activate", action=colour, **more)


def put(*tableau: dict[str, Any], number: str = "013", soil: int = 9) -> EarthPosition:
    """A place is to be chosen."""
    mine = {"hand": [number], "soil": soil, "tableau": list(tableau)}
    return play(table(mine), "A:green", number)


def pay(number: str, *tableau: dict[str, Any]) -> EarthPosition:
    """A card is paid with something else than soil."""
    mine = {"hand": [number, "020", "010"], "soil": 1, "tableau": list(tableau)}
    return play(table(mine), "A:green", number, "@d5" if tableau else "@d4")


def copying() -> EarthPosition:
    copier = [card("d4", "280"), card("e4", "013"), card("f4", "135"), card("f5", "009")]
    return play(using(*copier, colour="blue"), "!d4")


def start(chosen: bool = False) -> EarthPosition:
    """The set-up; `chosen`: the Island is."""
    position = GAME.new({}, 1)
    if chosen:
        position.play(0, position.legal(0)[0])
    assert isinstance(position, EarthPosition)
    return position


def passed(*moves: str) -> EarthPosition:
    """Activations with a usable Island, Climate and two cards of the tableau."""
    mine = {"island": "292b", "climate": "296b", "tableau": [card("d4", "006"), card("e4", "018")]}
    return play(arranged("red", {**mine, "hand": ["014"], "soil": 3}), *moves)


def teams() -> EarthPosition:
    return table({}, {}, {}, {}, options={"teams": "on"})


def abundance(mine: dict[str, Any]) -> EarthPosition:
    return table(mine, options={"abundance": "on"})


def gaia() -> EarthPosition:
    """Gaia's card leaves the choice of the fauna."""
    for seed in range(1, 60):
        position = arrange({"seats": 1}, [{}], active=1, seed=seed)
        if FACES.task(position, 0, "en").startswith("Choose the fauna card"):
            return position
    raise AssertionError("Gaia's brown card never came up.")


WHY: list[tuple[str, Callable[[], EarthPosition], int, str]] = [
    ("why-over", lambda: table({}, phase="over"), 0, "done"),
    ("why-unknown", choose, 0, "nothing:like-it"),
    ("why-unknown", choose, 0, "action:green>hand:014"),
    ("why-wait", lambda: play(table({}), "A:red", "2:O:soil", "2:2"), 1, "take:3"),
    ("why-active-chooses", choose, 1, "take:1"),
    ("why-first", choose, 0, "take:1"),
    ("why-not-optional", choose, 0, "done"),
    ("why-no-window", blue, 0, "hand:200"),
    ("why-no-window", blue, 0, "convert"),
    ("why-after-setup", lambda: start(), 0, "convert"),
    ("why-last", lambda: table(HAND, phase="last"), 0, "action:red"),
    ("why-forbidden-red", lambda: table({"tableau": [card("d4", "178")]}), 0, "action:red"),
    ("why-forbidden-yellow", lambda: table({"tableau": [card("d4", "179")]}), 0, "action:yellow"),
    ("why-forbidden-blue", lambda: table({"tableau": [card("d4", "180")]}), 0, "action:blue"),
    ("why-action-chosen", blue, 0, "action:red"),
    ("why-faces-chosen", choose, 0, "card:285a"),
    ("why-face-chosen", lambda: start(chosen=True), 0, "card:285a"),
    ("why-not-dealt", lambda: start(), 0, "card:013"),
    ("why-three", lambda: table({"tableau": [OAK]}), 0, "convert"),
    ("why-offered", lambda: play(table({}), "A:red"), 0, "take:6"),
    ("why-pay-soil", lambda: pay("190"), 0, "done"),
    ("why-other-side", lambda: play(table({}), "A:red"), 1, "option:draw"),
    ("why-gaia-row", gaia, 0, "fauna:999a"),
    ("why-fauna", choose, 0, "fauna:337a"),
    ("why-not-drawn", lambda: play(table({"hand": ["013"]}), "A:green", ".", "4", "2:1"), 0, "drawn:013"),
    ("why-not-in-hand", choose, 0, "hand:013"),
    ("why-planting-over", lambda: using(card("d4", "107"), colour="green"), 0, "hand:014"),
    ("why-only-planting", lambda: using(OAK), 0, "hand:014"),
    ("why-full",
     lambda: play(table({"tableau": [*SIXTEEN[:15], card("f6", "230")], "hand": ["013", "243"]}), "A:green"),
     0, "hand:013"),
    ("why-full", lambda: put(*SIXTEEN[:15], card("f6", "230"), number="243"), 0, "space:g7"),
    ("why-dear", lambda: play(table(HAND), "A:green"), 0, "hand:014"),
    ("why-evening", lambda: abundance({"hand": ["ab-294"]}), 0, "hand:ab-294"),
    ("why-no-compost", choose, 0, "hand:262"),
    ("why-missing", choose, 0, "hand:207"),
    ("why-card-first", lambda: play(table({**RICH, "tableau": [OAK], "hand": ["009"]}), "A:green"), 0,
     "space:e4"),
    ("why-taken", lambda: put(card("d4", "009")), 0, "space:d4"),
    ("why-only-replace", lambda: put(card("d4", "230"), number="243", soil=0), 0, "space:e4"),
    ("why-apart", lambda: put(card("d4", "009")), 0, "space:f4"),
    ("why-rows", lambda: put(*COLUMN), 0, "space:d3"),
    ("why-columns", lambda: put(*SPREAD[:1], card("e4", "011"), *SPREAD[2:]), 0, "space:c4"),
    ("why-first-place", put, 0, "space:a1"),
    ("why-no-card", blue, 0, "space:a1"),
    ("why-takes-no-sprouts", blue, 0, "space:f4"),
    ("why-takes-no-growth", lambda: play(table({"tableau": [OAK, card("e4", "191")]}), "A:yellow", "0"), 0,
     "space:e4"),
    ("why-sprouts-full", blue, 0, "space:g4"),
    ("why-growth-full", yellow, 0, "space:e4"),
    ("why-not-there",
     lambda: play(using(card("d4", "135"), card("e4", "009"), card("d5", "010"), colour="blue"), "!d4"), 0,
     "space:d5"),
    ("why-no-sprout-there", lambda: pay("192", card("d4", "009", sprouts=2), OAK_EAST), 0, "space:e4"),
    ("why-no-growth-there", lambda: play(table({"hand": ["203"], "tableau": ROW}), "*203"), 0, "space:e4"),
    ("why-copy-itself", copying, 0, "space:d4"),
    ("why-copy-colour", copying, 0, "space:e4"),
    ("why-used", lambda: play(using(OAK), "!d4", "0"), 0, "space:d4"),
    ("why-colour", lambda: using(OAK, card("e4", "107")), 0, "space:e4"),
    ("why-passed", lambda: play(using(card("d4", "010"), OAK_EAST, compost=1), "!e4", "0"), 0, "space:d4"),
    ("why-board-over", lambda: passed("!island", "0", "!d4", "0", "."), 0, "climate"),
    ("why-tableau-over", lambda: passed("!d4", "0", ".", "!island", "0"), 0, "space:e4"),
    ("why-island-first", lambda: passed("!climate", "0"), 0, "island"),
    ("why-own-choice", lambda: arranged("red", {"hand": ["014"], "climate": "296b"}, active=1), 0, "climate"),
    ("why-useless", lambda: using(card("d4", "230"), card("e4", "005", 3), colour="green", hand=[]), 0,
     "space:d4"),
    ("why-no-teams", choose, 0, "team:soil"),
    ("why-team-empty", teams, 0, "team:soil"),
    ("why-no-abundance", choose, 0, "seed:soil"),
    ("why-no-seeds", lambda: abundance({}), 0, "seed:soil"),
    ("why-no-make", lambda: abundance({}), 0, "make-seed:sprouts"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "laid", "seat", "path"), WHY, ids=[row[0] for row in WHY])
def test_a_refusal_names_its_rule(key: str, laid: Callable[[], EarthPosition], seat: int, path: str) -> None:
    position = laid()
    refusal = position.why_not(seat, tuple(path.split(">")))
    assert refusal is not None
    assert refusal.key == key
    assert all(position.faces().worded(position, refusal, lang) for lang in LANGUAGES)


def test_every_reason_is_tried_here() -> None:
    source = Path(package.__file__).parent.joinpath("text/en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(why-[a-z-]+)", source, re.MULTILINE)) == {row[0] for row in WHY}


# --- the log and the sheet ---------------------------------------------------------------------------------
def told(
    position: EarthPosition, seat: int, move: str, you: int | None = None, lang: str = "en"
) -> list[str]:
    """What is told of a move."""
    after = position.copy()
    after.events = []
    after.play(seat, position.parse(seat, move))
    said = [FACES.told(event, ["Ada", "Ben"], you, lang) for event in after.events if event.visible_to(you)]
    return [text for text in said if text]


def test_the_log_says_who_did_what() -> None:
    assert told(choose(), 0, "A:blue") == ["Ada chooses Watering."]
    assert told(choose(), 0, "A:blue", 0, "fr") == ["Vous choisissez l’action Arrosement."]
    assert told(blue(), 0, "@d4", 1) == ["Ada places a sprout on Roman Brown."]
    assert told(using(OAK), 0, "!d4") == ["Ada uses White Oak (draw 2 cards)."]
    assert told(put(), 0, "@d4") == ["Ada plants White Oak on d4."]


def kinds_told() -> set[str]:
    """The kinds of events that the rules spell out, wherever they tell one."""
    kinds: set[str] = set()
    for path in Path(package.__file__).parent.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {  # kinds that come as a variable: `piece = "sprout" if … else "growth"`
            node.targets[0].id: node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "tell"
            ):
                said: ast.expr = node.args[0]
            elif (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "tell_cards"
            ):
                said = node.args[1]
            else:
                continue
            said = named.get(said.id, said) if isinstance(said, ast.Name) else said
            both = [said.body, said.orelse] if isinstance(said, ast.IfExp) else [said]
            kinds |= {
                one.value for one in both if isinstance(one, ast.Constant) and isinstance(one.value, str)
            }
    return kinds


GAMES: list[dict[str, Any]] = [
    {"seats": 1, "difficulty": "hard", "mode": "advanced", "abundance": "on"},
    {"seats": 2, "month": "drawn"},
    {"seats": 4, "teams": "on"},
    {"seats": 6, "abundance": "on", "order": "strict"},
]


@pytest.mark.long
def test_every_event_has_a_sentence_for_everybody_who_may_see_it() -> None:
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]
    happened: set[str] = set()
    for options in GAMES:
        position, chance = GAME.new(options, 5), Random(5)
        position.events = []
        while position.to_move():
            seat = position.to_move()[0]
            position.play(seat, chance.choice([position.suggest(seat), *position.legal(seat)]))
        happened |= {event.kind for event in position.events}
        watchers = [None, *range(len(position.view(None)["players"]))]
        for event in position.events:
            for you in filter(event.visible_to, watchers):
                for lang in LANGUAGES:
                    assert re.fullmatch(r"[^{}]{3,}\.", FACES.told(event, names, you, lang)), event.kind
    assert happened <= kinds_told()
    say = texts(PACKAGE, "en")
    unheard = {kind for kind in kinds_told() if f"log-{kind}" not in say} - {"gaia-card"}
    assert unheard == set()
    assert len(kinds_told()) > 35


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Event("option", 0, {"side": "compost"}), "Of the two Ada chooses 2 cards to the compost."),
        (Event("picks", 0, {"card": "013"}), "Ada is going to plant White Oak."),
        (Event("keep", 0, {"card": "013"}, (0,)), "Ada keeps White Oak."),
        (Event("cards", 0, {"cards": ["013"]}, (0, 2)), "The cards of Ada: White Oak."),
    ],
)
def test_small_decisions_are_told_too(event: Event, said: str) -> None:
    assert FACES.told(event, ["Ada", "Ben"], None, "en") == said


def test_only_the_owner_is_told_which_cards() -> None:
    position = play(using(OAK), "!d4")
    assert told(position, 0, "2") == ["Ada draws 2 cards."]
    (drawn, cards) = told(position, 0, "2", 0)
    assert drawn == "You draw 2 cards."
    assert re.fullmatch(r"Your cards: .+ and .+\.", cards)


def test_hints_say_where_things_moved() -> None:
    position = put()
    position.events = []
    play(position, "@d4")
    hints = [PRESENTER.hint(event) for event in position.events if event.kind == "plants"]
    assert hints == [{"ref": "space:d4", "from": "hand:013"}]


def test_the_sheet_explains_every_point() -> None:
    position = table({"tableau": ROW, "compost": 2, "ecosystem": "305a"}, phase="over")
    lines = {line.key: line for line in position.sheet()}
    said = {
        key: [FACES.explain(key, "en", source) for source in lines[key].details[0]]
        for key in ("sprouts", "growth")
    }
    assert said == {"sprouts": ["White Oak: 1 sprout"], "growth": ["White Oak: 3 trunks"]}
    assert FACES.explain("compost", "fr", lines["compost"].details[0][0]) == "2 cartes"
    first = lines["ecosystems"].details[0][0]
    assert ": " in FACES.explain("ecosystems", "en", first)


# --- plain text ---------------------------------------------------------------------------------------------
def test_plain_text_of_a_table() -> None:
    position = table({"tableau": ROW, "hand": ["200"], "soil": 3}, fauna=["337a", "338a", "339a", "340a"])
    lines = FACES.ascii(position.view(0), "en").split("\n")
    assert lines[0] == "Turn 1, round 1: choosing an action"
    assert any(
        line.startswith(">1 285a 301a") and "soil 3" in line and "hand 1[200]" in line for line in lines
    )
    assert any(re.fullmatch(r"  4 .*013\+1\^3 +009.*", line) for line in lines)
    assert "[200]" not in FACES.ascii(position.view(1), "en")
    assert len(lines) <= 30


def test_plain_text_of_gaia_and_hidden_scores() -> None:
    view = gaia().view(None)
    view["players"][0]["score"] = view["gaia"]["score"] = None
    text = FACES.ascii(view, "fr")
    assert "Gaïa 36" in text
    assert "points ?" in text


# --- words for the pages -----------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_words(lang: str) -> None:
    say = texts(PACKAGE, lang)
    for spec in GAME.option_specs:
        if spec.name != "seats":
            assert say(f"option-{spec.name}")
            assert all(say(f"option-{spec.name}-{value}") for value in spec.values)
