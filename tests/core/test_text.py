"""The words of every package: the same messages in both languages, all in use, none that fails, good French.

A package takes part by having `text/en.ftl`. Keys put together from a prefix, as in
`say(f"task-{phase}")`, are declared in BUILT with every ending they can have.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludosphere
from ludosphere.bots.assess import GRADES
from ludosphere.core.i18n import HOME, LANGUAGES
from ludosphere.core.options import Document, Subset
from ludosphere.core.registry import game, registered_games
from ludosphere.core.text import Texts, listed, number, percent, texts
from ludosphere.games.biomos.actions import EVENTS, GRAMMAR
from ludosphere.games.biomos.cards import PLANETS, TERRAINS
from ludosphere.games.bioviva import actions as bioviva
from ludosphere.games.bioviva import state as phases
from ludosphere.games.bioviva.tasks import TIERS
from ludosphere.games.earth import vocabulary as earth
from ludosphere.games.earth.cards import KINDS
from ludosphere.games.earth.months import MONTHS
from ludosphere.games.earth.packing import OPTIONS
from ludosphere.games.earth.scoring import LINES
from ludosphere.games.earth.state import PHASES
from ludosphere.games.living_planet import agenda, tables
from ludosphere.games.living_planet import state as living
from ludosphere.games.living_planet.facts import facts
from ludosphere.games.living_planet.house.entries import STRIKES
from ludosphere.games.living_planet.house.faults import ENGLISH
from ludosphere.games.living_planet.house.parameters import FIXED, LIVE
from ludosphere.games.living_planet.house.rulebook import BROKERAGE
from ludosphere.games.living_planet.reference.page import GROUPS
from ludosphere.kit.study import adapter
from ludosphere.lab.puzzles.puzzle import EXACT
from ludosphere.play.header import ABSENT, ACCESS, CHAT, WATCH
from ludosphere.play.pace import TEMPOS
from ludosphere.web.profile import _SAID

ROOT = Path(ludosphere.__file__).parent
PACKAGES = sorted(
    ".".join(["ludosphere", *path.parent.parent.relative_to(ROOT).parts])
    for path in ROOT.rglob("text/en.ftl")
)

IDEAS = [
    idea.name
    for name in registered_games()
    if (declared := adapter(name).strategies)
    for idea in declared.ideas
]
"""The players with one idea of all games."""


def _worded() -> list[str]:
    """The keys of errors, wherever they are raised; "said" brings its words along."""
    sources = (path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py"))
    return sorted(
        {key for text in sources for key in re.findall(r'\.worded\(\s*"([\w-]+)"', text)} - {"said"}
        | {f"house-{key}" for key in ENGLISH}
    )


LITERAL = "any text that the sources of web, tables, play or the package itself spell out"
"""For the words of web also those of people, whose refusals its pages show."""


def _options(name: str) -> list[str]:
    """The options of a game in the form for a new table; mode and seats have words of their own."""
    endings = []
    for spec in game(name).option_specs:
        if spec.name not in ("mode", "seats"):
            values = () if isinstance(spec, Document) else spec.values
            endings += [spec.name, *[f"{spec.name}-{value}" for value in values]]
            endings += [f"{spec.name}-lead"] if isinstance(spec, Subset) else []
    return endings


def _modes(name: str) -> list[str]:
    specs = [spec for spec in game(name).option_specs if spec.name == "mode"]
    return [str(value) for spec in specs for value in spec.values]


def _and(*endings: str, to: list[str]) -> list[str]:
    """Each word alone and with each of the endings."""
    return [word + ending for word in to for ending in ("", *endings)]


def _told(name: str) -> list[str]:
    """The kinds of events that the sources of a game spell out where they `tell` one."""
    found = set()
    for path in ROOT.joinpath("games", name).glob("*.py"):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if "tell(" in source else ():
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("tell", "_tell"):
                kinds = [one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]
                found |= {kind for kind in kinds if isinstance(kind, str)}
    return sorted(found)


def _lessons(name: str) -> list[str]:
    """What is said in a game's lessons; why something isn't the point, only where not all is allowed."""
    found = importlib.import_module(f"ludosphere.games.{name}.lessons").LESSONS
    parts = ("title", "task", "hint", "done")
    return [f"{one.id}-{part}" for one in found for part in (*parts, *(["only"] if one.allowed else []))]


def _pointed(name: str, *more: str, unsaid: tuple[str, ...]) -> list[str]:
    """What can be asked "what is this?": what the guide tells of pieces and points, and `more`.

    `unsaid`: what has no message of its own, for another message or the piece itself tells what it is.
    """
    answered = importlib.import_module(f"ludosphere.games.{name}.guide").SECTIONS
    refs = [ref.removeprefix("ref:") for ref in answered if ref.startswith(("ref:", "score:"))]
    found = [ref.replace(":", "-") for ref in refs]
    assert set(unsaid) <= set(found)
    return [*(ref for ref in found if ref not in unsaid), *more]


def _endings(*rows: tuple[str, Iterable[str]]) -> dict[str, list[str]]:
    """The endings by prefix, given prefixes ("do log") with endings that go with each of them."""
    found: dict[str, list[str]] = {}
    for prefixes, endings in rows:
        for prefix in prefixes.split():
            found.setdefault(f"{prefix}-", []).extend(endings)
    return found


DUE = [kind.name for kind in GRAMMAR.kinds]
"""The kinds of actions of Biomos."""
PLANET = facts(4, arboria=True)
"""All there is in the box of Living Planet."""
TYPES = [kind.id for kind in PLANET.types]

DUE_IN_BIOVIVA = [name for name in phases.PHASES if name not in ("first_spin", "over")]
"""Spins are alike in most messages."""
STOCKS = ["soil", "hand", "compost", "events", "leaves", "seeds", "stored", "sprouts", "growth"]
"""What a player, a team or Gaia has in Earth."""

BUILT: dict[str, dict[str, list[str]]] = {
    "ludosphere.lab.puzzles": {
        "best-": list(EXACT),
        "month-": [str(month) for month in range(1, 13)],
        "task-": list(EXACT),
        "title-": list(EXACT),
    },
    "ludosphere.cli": {
        "analyse-": [name for name, _ in GRADES],
        "what-": ["game", "rules_version", "options", "start"],
    },
    "ludosphere.games.biomos": _endings(
        ("ask board do does log ref tell why", [event.name for event in EVENTS]),
        ("board-verb step task", DUE),
        ("do", [kind for kind in DUE if kind != "event"]),
        ("skip", [kind.name for kind in GRAMMAR.kinds if kind.special]),
        ("one some terrain the", TERRAINS[1:]),
        ("planet", PLANETS),
        ("board-bonus", PLANETS[1:]),
        ("log", _told("biomos")),
        ("option", ["mode", *_options("biomos")]),
        ("option", _and("-lead", to=[f"mode-{mode}" for mode in _modes("biomos")])),
        ("ref", ["skip"]),
        ("score", ["biomes", "moon", "forest", "planet", "hole", "hole-card", "tokens"]),
        ("task", ["place-solo"]),
        ("tell", _pointed("biomos", "score", unsaid=("hole", "look-hole"))),
    ),
    "ludosphere.games.earth": {
        "abilities-": earth.ACTIONS,
        "achievement-": [str(number) for number in range(1, 24)],
        "action-": earth.ACTIONS,
        "do-action-": earth.ACTIONS,
        "do-face-": ["island", "climate", "ecosystem"],
        "do-leave-": list(OPTIONS),
        "do-option-": list(OPTIONS),
        "do-seed-": ["soil", "growth", "sprout", "deck", "hand", "germinate"],
        "do-team-": ["soil", "compost", "sprout", "growth"],
        "done-": [
            *("or", "plant", "pay", "sprout", "growth", "hand", "offer", "copy", "act"),
            *("last", "team", "store", "evening"),
        ],
        "log-": [
            *("turn", "action", "face", "chosen", "faces", "first-hand", "cards", "soil", "draw", "look"),
            *("discard", "option", "keep", "picks"),
            *("compost-deck", "compost-hand", "sprout", "growth", "uses", "copies", "pays"),
            *("plants", "plants-down", "turns-up", "replaces", "event"),
            *("converts", "met", "claims", "bonus", "reshuffle"),
            *("bare", "over"),
            *[f"gaia-{what}" for what in ("compost", "soil", "sprouts", "growth", "cards", "claims")],
            *("leaves", "team-card", "team-takes", "team-lost"),
            *("seed", "seeds", "germinates", "germinates-nothing", "stores", "gives"),
        ],
        "log-gaia-card-": [str(card) for card in range(360, 366)],
        "option-": [
            *_options("earth"),
            *(f"mode-{ending}" for ending in _and("-lead", to=_modes("earth"))),
            *[f"{name}-lead" for name in ("difficulty", "teams", "abundance", "month", "setup", "planting")],
            *[f"order-{value}-lead" for value in ("simultaneous", "strict")],
            *[f"{name}-{value}-lead" for name in ("setup", "planting") for value in ("open", "hidden")],
            "mode",
        ],
        "option-month-": ["january", "december"],
        "phase-": list(PHASES),
        "ref-": ["island", "climate"],
        "score-": list(LINES),
        "source-": [
            *("compost", "sprouts", "canopy", "trunks", "scoring", "leaf", "bonus"),
            *("gaia-sprouts", "gaia-growth", "gaia-leaves"),
        ],
        "step-": ["choose", "benefit", "activate", "end"],
        "task-": [
            *("setup", "choose", "plant", "put", "take-soil", "take-draw", "take-compost", "take-draw-keep"),
            *("keep", "recover", "sprout", "growth", "hand", "pay-hand", "pay-sprout", "pay-growth", "offer"),
            *("copy", "last", "claim", "team", "store", "germinate", "give", "evening"),
        ],
        "task-face-": ["island", "climate", "ecosystem"],
        "task-leave-": list(OPTIONS),
        "task-or-": earth.ACTIONS,
        "task-price-": ["hand", "sprout", "growth"],
        "where-": ["right", "left", "below", "above"],
        "why-forbidden-": ["red", "blue", "yellow"],
    },
    "ludosphere.games.earth.wording": {
        "amount-": ["soil", "sprout", "growth", "leaf"],
        "chain-": ["orthogonal", "diagonal"],
        "chosen-": list(earth.ACTIONS),
        "copy-": ["red", "blue", "yellow"],
        "count-": [
            *("soil", "hand", "compost", "events", "sprouts", "growth"),
            *("soil-gained-this-turn", "cards-drawn-this-turn"),
        ],
        "forbidden-": list(earth.ACTIONS),
        "gain-": [
            op.removeprefix("gain_").replace("_", "-")
            for op in earth.GAINS
            if op not in ("gain_sprout", "gain_growth", "give_sprout", "copy_ability", "recover_from_compost")
        ],
        "give-": ["each-other-player", "one-other-player"],
        "in-": ["tableau", "row", "column", "orthogonal", "diagonal", "adjacent"],
        "line-": ["row", "column", "diagonal"],
        "many-": ["card", "flora", "terrain", "event", *earth.TYPES],
        "noun-": ["card", "flora", "terrain", "event", *earth.TYPES],
        "of-": ["best", "best-neighbour"],
        "own-": ["row", "column"],
        "own-cost-": ["card", "sprout", "growth"],
        "part-": list(earth.PARTS),
        "pay-card-": ["hand", "compost"],
        "planted-": ["card", "terrain"],
        "ruled-": [
            f"{rule}-{attribute}"
            for rule in ("distinct", "shared")
            for attribute in ("ability-color", "card-type", "habitat", "base-vp", "sprouts", "growth")
        ],
        "when-": ["planting", "anytime", "end-of-turn", "setup"],
        "with-": [
            *[f"habitat-{value}" for value in earth.HABITATS],
            *[f"name-marker-{value}" for value in earth.MARKERS],
            *[f"ability-color-{value}" for value in earth.COLORS],
            *[f"ability-icon-{value}" for value in earth.ICONS],
            *[f"full-{value}" for value in earth.PIECES],
            *["vp-parity-even", "vp-parity-odd"],
            *[name.replace("_", "-") for name in earth.FILTER if name.endswith(("_min", "_max", "_spaces"))],
            *["directional-aid", "complete", "bare"],
        ],
    },
    "ludosphere.games.earth.board": {
        "habitat-": list(earth.HABITATS),
        **{
            prefix: [LITERAL]
            for prefix in (
                *("choose-", "colour-", "gaia-card-", "gaia-does-", "hand-", "kind-", "marker-"),
                *("seat-", "state-", "stock-", "type-"),
            )
        },
        "action-": [
            LITERAL,
            *(f"{action}-{whose}" for action in earth.ACTIONS for whose in ("gives", "others")),
        ],
        "month-": list(MONTHS),
        "parity-": ["even", "odd"],
        "pile-": ["deck", "discard"],
        "verb-": [LITERAL, "claim", "face", "keep"],
        "when-": [LITERAL, "endgame", "passive", "paying", "planting"],
    },
    "ludosphere.games.earth.outline": {
        "head-": [*STOCKS, "cards"],
        "tell-": _pointed(
            "earth",
            *("first", "month", "pile-deck", "pile-discard", "round", "score"),
            *(f"stock-{what}" for what in STOCKS),
            unsaid=("action", "card", "climate", "drawn", "fauna", "hand", "island", "team"),
        ),
        "tell-action-": earth.ACTIONS,
        "tell-kind-": list(KINDS),
    },
    "ludosphere.games.earth.scoresheet": {
        "field-": [LITERAL],
        "mode-": [LITERAL],
        "problem-": [
            LITERAL,
            *[f"missing-{kind}" for kind in ("island", "climate", "ecosystem")],
            *[f"no-room-for-{piece}" for piece in ("growth", "sprouts")],
            *[f"too-many-{what}" for what in ("fauna", "growth", "shared", "sprouts")],
        ],
        "tie-": [LITERAL],
    },
    "ludosphere.lab.study": {
        "asked-": [LITERAL],
        "chances-": ["seat", "place", "bot"],
        "col-": [LITERAL],
        "experiment-": [LITERAL],
        "family-": [LITERAL],
        "idea-": [*IDEAS, LITERAL],
        "players-": _and("-text", to=["only", "plan", "without", "found"]),
        "search-": [LITERAL],
        "kind-": [LITERAL],
        "label-": ["seat", "place"],
        "what-": [LITERAL],
    },
    "ludosphere.web": {
        "introduce-": [f"{step}-title" for step in ("wins", "mine", "first", "second", "end")],
        "absent-": ABSENT,
        "access-": _and("-is", "-do", to=ACCESS),
        "absence-": _and("-you", to=["late", "left", "gone", "back", "bot", "played"]),
        "away-": [f"{why}-{absent}" for why in ("left", "late") for absent in ABSENT],
        "chat-": [f"{who}-{what}" for who in CHAT for what in ("do", "is", "tag")],
        "key-": _and(
            "-does",
            to=[
                *("arrows", "enter", "escape", "undo", "digits", "log", "sheet", "propose", "hint", "about"),
                "moment",
            ],
        ),
        "grade-": [name for name, _ in GRADES],
        "grades-": [name for name, _ in GRADES],
        "leave-": ABSENT,
        "lost-": _and("-you", to=["late", "left", "gone"]),
        "motion-": ["auto", "less"],
        "pace-then-": ["bot", "lose"],
        "refused-": [LITERAL],
        "fault-": _worded(),
        "result-": ["late", "left", "gone"],
        "said-": _SAID,
        "seat-": [],  # signs of seats
        "tempo-name-": [name for name in TEMPOS if TEMPOS[name].get("kind") != "days"],
        "theme-": ["auto", "day", "night"],
        "watch-": _and("-is", "-tag", to=WATCH),
        "zero-": [f"{what}-{when}" for what in (*ABSENT, "ends") for when in ("clock", "leave")],
        "zero-tag-": ABSENT,
        "you-are-away-": ABSENT,
    },
    "ludosphere.games.living_planet": {
        "act-": agenda.DOES,
        "at-": tables.SIDES,
        "category-": tables.CATEGORIES,
        "colour-": tables.COLOURS,
        "dam-": tables.DAMS[1:],
        "die-": tables.COLOURS,
        "do-": agenda.DOES,
        "done-": ["move", "airlift", "build", "shift", "deal", "bend", "fate", "protect", "flee", "convert"],
        "due-": [task.name for task in agenda.TASKS.values()],
        "free-": ["recruit", "motorise", "rescue", "subsidy", "heal", "repair"],
        "hex-": [hexagon.id for hexagon in PLANET.hexes],
        "kind-": sorted({hexagon.kind for hexagon in PLANET.hexes}),
        "log-": [*_told("living_planet"), "explored", "volcano"],
        "of-res-": tables.RESOURCES,
        "one-": [*TYPES, *STRIKES[:3]],  # the cataclysms a building can cancel
        "one-dam-": tables.DAMS[1:],
        "option-": [
            *_options("living_planet"),
            *(f"{name}-lead" for name in ("arboria", "length-normal", "length-short", "screens")),
        ],
        "phase-": living.PHASES,
        "player-": tables.COLOURS,
        "power-": _and("-text", to=[str(value) for value in range(1, 7)]),
        "ref-": ["card", "value", "up", "down", "sell", "buy"],
        "res-": tables.RESOURCES,
        "score-": [
            *("money", *tables.CATEGORIES, "motorised"),
            *("oxygen-tokens", "oxygen-hexes", "leftovers"),
        ],
        "side-": tables.SIDES,
        "some-": [*tables.RESOURCES, *tables.UNITS],
        "source-oxygen-": ["most", "fewer", "late"],
        "stage-": [stage for stage in living.STAGES if stage],
        "strike-": tables.CATACLYSMS,
        "ask-": [
            *("heal", "repair", "dam", "douse", "lay", "turn"),
            *("step", "site", "platform", "staff", "sell", "buy"),
        ],
        "task-": [task.name for task in agenda.TASKS.values() if task.name != "card"],
        "the-": [*TYPES, *tables.UNITS, *tables.CATACLYSMS],
        "the-dam-": tables.DAMS[1:],
        "type-": TYPES,
        "unit-": tables.UNITS,
    },
    "ludosphere.games.living_planet.board": {
        "basket-back-": ["sell", "buy"],
        "die-": ["waiting", "now", "done"],
        "does-": agenda.DOES,
        "verb-": [
            *("card", "order", "keep", "volcano", "build", "move", "airlift", "flee"),
            *("market", "strike", "spread"),
        ],
        "way-": ["up", "down"],
        "zoom-": ["in", "out", "fit", "names"],
    },
    "ludosphere.games.living_planet.outline": {
        "tell-": _pointed(
            "living_planet",
            *("absent", "depleted", "fires", "leader", "look", "price", "score", "stack"),
            *(f"stock-{name}" for name in ("mc", *tables.RESOURCES, "scientists", "motors", "chips")),
            *("stock-fate", "stock-oxygen"),
            *(f"unit-{name}" for name in tables.UNITS),
            unsaid=("do", "free", "score-leftovers", "unit"),
        ),
    },
    "ludosphere.games.bioviva.terminal": {
        "page-": ["table", "cards", "sky", "texts"],
        "worth-": ["1", "2", "3"],
    },
    "ludosphere.games.living_planet.terminal": {
        "code-": TYPES,
        "dam-": tables.DAMS[1:],
        "dealt-": ["sold", "bought"],
        "does-": sorted(
            {kind.effect["kind"] for kind in PLANET.types} - {"produce", "cancel_cataclysm"}
            | {*BROKERAGE, "none"}
        ),
        "page-": ["map", "market", "buildings", "players"],
    },
    "ludosphere.games.bioviva": {
        "aim-": bioviva.AIMS,
        "board-": ["pile", "aside", "hand", "cards", "out"],
        "board-aim-": ["0", *bioviva.AIMS[1:]],
        "board-cell-": ["waiting", "now", "read", "aside"],
        "board-star-": ["off", "straddling", "no", "name", "sign", "magnitude"],
        "board-tier-": ["1", "2", "3"],
        "board-why-": ["dead", "absent", "used", "unknown"],
        "cell-": [str(cell) for cell in range(bioviva.CELLS)],
        "deck-": [LITERAL],
        "do-": ["done", "keep", "spin", "pass", "rest"],
        "do-vote-": bioviva.VOTES,
        "figure-": bioviva.FIGURES,
        "log-": _told("bioviva"),
        "no-star-": ["dead", "absent", "used", "unknown", "passed"],
        "option-": [
            *(option for option in _options("bioviva") if not re.search(r"-\d$", option)),
            *("first-0", "youngest-0", "deck-seas_oceans"),
            *[
                f"{name}-lead"
                for name in ("lang", "profile", "top", "backs", "aid", "adverbs", "ideas", "aim")
            ],
            *[f"{name}-lead" for name in ("appeals", "youngest", "children")],
        ],
        "phase-": phases.PHASES,
        "result-": TIERS,
        "score-": ["round1", "round2"],
        "task-": [*DUE_IN_BIOVIVA, "first-spin", "first-spin-free", "guess-sealed"],
        "task-wait-": DUE_IN_BIOVIVA,
        "where-": [str(slot) for slot in range(bioviva.CIRCLE)],
        "won-": ["1", "2", "3"],
        "why-first-": DUE_IN_BIOVIVA,
        "word-": [LITERAL],
    },
    "ludosphere.games.bioviva.outline": {
        "head-": ["player", "figure", "placed", "hand", "cards", "out", "state"],
        "tell-": _pointed("bioviva", unsaid=()),
    },
    "ludosphere.games.living_planet.reference": {
        "from-": _and("-lead", to=["seed", "public", "reconstructed", "owner"]),
        "group-": list(GROUPS),
        "landing-": ["4p", "2-3p"],
        "own-": ["hexes", "types", "tiles", "tracks", "cards"],
        "p-": [*LIVE, *FIXED],
        "value-": [
            *("die", "value", "colour_value", "building", "site", "no_active_unit", "no_unit", "whole_game"),
            *("piece", "trade"),
            *("reserve", "bottom_in_draw_order", "rise_above_max", "any_1_to_6", "leader", "generic_hit"),
            *("die_owner_else_leader", "controlled_buildings", "mc", "shared", "bronze", "silver", "gold"),
        ],
    },
    **{f"ludosphere.games.{name}.lessons": {"lesson-": _lessons(name)} for name in registered_games()},
}
"""By package and prefix: the endings, taken from the data where there is data; or LITERAL."""


# --- what is in the files ------------------------------------------------------------------------
def resource(package: str, lang: str) -> ftl.Resource:
    source = folder(package).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(source)


def folder(package: str) -> Path:
    return ROOT.joinpath(*package.split(".")[1:])


def messages(package: str, lang: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in resource(package, lang).body if isinstance(entry, ftl.Message)}


class Variables(Visitor):
    """The variables of a message, and for each the values that bring out the variants it decides."""

    def __init__(self, message: ftl.Message) -> None:
        self.values: dict[str, list[Any]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.values.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        selector = node.selector
        if isinstance(selector, ftl.FunctionReference) and selector.arguments.positional:
            selector = selector.arguments.positional[0]  # type: ignore[assignment]
        keys = [v.key.value if isinstance(v.key, ftl.NumberLiteral) else v.key.name for v in node.variants]
        if isinstance(selector, ftl.VariableReference):
            plural = set(keys) & {"zero", "one", "two", "few", "many"} or any(
                key[0].isdigit() for key in keys
            )
            numbers = [0, 1, 2, 5, *(int(key) for key in keys if key.isdigit())]
            self.values.setdefault(selector.id.name, []).extend(numbers if plural else keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        value = datetime(2026, 10, 3, tzinfo=UTC) if node.id.name == "DATETIME" else 3
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.values.setdefault(argument.id.name, []).append(value)
        self.generic_visit(node)


def variables(message: ftl.Message) -> dict[str, list[Any]]:
    return Variables(message).values


def samples(message: ftl.Message) -> Iterator[dict[str, Any]]:
    """Arguments that bring out every variant."""
    values = {
        name: list(dict.fromkeys([*found, *([] if found else ["Ada", 3])]))
        for name, found in variables(message).items()
    }
    for count, chosen in enumerate(product(*values.values())):
        if count == 500:
            return
        yield dict(zip(values, chosen, strict=True))


class Pieces(Visitor):
    """The literal texts of a message, in all its variants."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        self.found: list[str] = []
        self.visit(entry)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.found.append(node.parse()["value"])

    def visit_NamedArgument(self, node: ftl.NamedArgument) -> None:
        """How a function is to work, as in `dateStyle: "long"`: no text."""


# --- what the sources ask for ----------------------------------------------------------------------
class Asked(ast.NodeVisitor):
    """Every literal text of a module, those passed to a `say`, and the beginnings of its f-strings.

    `named("hex", …)` is a beginning too: that of the names of things.
    """

    def __init__(self, source: str) -> None:
        self.texts: set[str] = set()
        self.said: set[str] = set()
        self.prefixes: set[str] = set()
        self.visit(ast.parse(source))

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.texts.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        first = node.values[0] if node.values else None
        if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z][a-z-]*-", str(first.value)):
            self.prefixes.add(str(first.value))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func
        speaks = isinstance(called, ast.Name) and called.id == "say"
        speaks = speaks or (
            isinstance(called, ast.Call) and isinstance(called.func, ast.Name) and called.func.id == "words"
        )
        named = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
        if named == "named" and node.args and isinstance(node.args[0], ast.Constant):
            self.prefixes.add(f"{node.args[0].value}-")
        if speaks and node.args:
            self.said |= {n.value for n in _answers(node.args[0])}
        self.generic_visit(node)


def _answers(node: ast.expr) -> Iterator[Any]:
    """The constants an expression can be: itself, or both sides of `a if … else b`."""
    if isinstance(node, ast.IfExp):
        yield from _answers(node.body)
        yield from _answers(node.orelse)
    elif isinstance(node, ast.Constant):
        yield node


OUTSIDE = {
    "ludosphere.games.biomos": ["kit/about.py"],
    "ludosphere.games.bioviva": ["cli/decks.py"],
    "ludosphere.games.earth.board": ["games/earth/guide/pictures.py"],
    "ludosphere.games.earth.scoresheet": [
        *("web/templates/score.html", "web/templates/score_result.html", "cli/score.py"),
    ],
    "ludosphere.games.living_planet.board": ["games/living_planet/guide/pictures.py"],
    **{f"ludosphere.games.{name}.terminal": ["kit/pen.py"] for name in registered_games()},
    **{f"ludosphere.games.{name}.lessons": ["web/lessons.py"] for name in registered_games()},
    **{f"ludosphere.games.{name}.outline": ["kit/about.py"] for name in registered_games()},
}
"""Sources elsewhere that `say` the words of a package; pages say their own with `t`."""


LENDERS = {
    "ludosphere.games.bioviva.outline": ["ludosphere.games.bioviva"],
    "ludosphere.games.earth.outline": ["ludosphere.games.earth.board"],
    "ludosphere.games.living_planet.board": ["ludosphere.games.living_planet"],
    "ludosphere.games.living_planet.outline": [
        *("ludosphere.games.living_planet.board", "ludosphere.games.living_planet"),
    ],
    "ludosphere.games.living_planet.reference": ["ludosphere.games.living_planet"],
    "ludosphere.games.bioviva.terminal": ["ludosphere.games.bioviva"],
    "ludosphere.games.living_planet.terminal": ["ludosphere.games.living_planet"],
}
"""By package with words of its own: those whose words it uses besides."""
ONE_VOICE = {
    "ludosphere.games.living_planet.board",
    *(f"ludosphere.games.{name}.outline" for name in registered_games()),
}
"""Those whose `say` itself goes on to the lenders where they have no message of a name."""


@cache
def asked(package: str) -> tuple[set[str], set[str], set[str]]:
    """Literal texts, keys said and prefixes of a package's sources; inner packages with texts don't count."""
    literal: set[str] = set()
    said: set[str] = set()
    prefixes: set[str] = set()
    others = [folder(other) for other in PACKAGES if other.startswith(package + ".")]
    pages = [ROOT / "web" / "titles.py"] if package.count(".") == 2 else []  # a game's words for its pages
    pages += [ROOT / name for name in OUTSIDE.get(package, [])]
    guests = {ROOT / name for names in OUTSIDE.values() for name in names} - set(pages)
    for path in [*folder(package).rglob("*"), *pages]:
        if any(other in path.parents for other in others):
            continue
        if path.suffix == ".py":
            found = Asked(path.read_text(encoding="utf-8"))
            literal |= found.texts
            if path not in guests:
                said |= found.said
                prefixes |= found.prefixes
        elif path.suffix in (".html", ".jinja", ".j2", ".js", ".mjs", ".svg", ".xml"):
            source = path.read_text(encoding="utf-8")
            literal |= set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", source))
            speaks = "say" if path in pages else "t" if path in guests else "(?:t|say)"
            said |= set(re.findall(rf"""\b{speaks}\(["']([a-z][\w-]*)["'][,)]""", source))
            prefixes |= set(re.findall(r"""["'`]([a-z][a-z-]*-)(?:["'`]\s*[~+]|\$\{)""", source))
    for borrower in LENDERS:
        if package in LENDERS[borrower]:
            literal |= asked(borrower)[0]
            prefixes |= asked(borrower)[2]
    return literal, said, prefixes


def built(package: str) -> set[str]:
    keys: set[str] = set()
    for prefix, endings in BUILT.get(package, {}).items():
        if LITERAL in endings:
            spelt = asked("ludosphere.web")[0] | asked("ludosphere.tables")[0] | asked("ludosphere.play")[0]
            spelt |= asked(package)[0]
            spelt |= asked("ludosphere.people")[0] if package == "ludosphere.web" else set()
            if package == "ludosphere.lab.study":  # whose words name what the games' own modules note
                spelt = spelt.union(*(asked(f"ludosphere.games.{name}")[0] for name in registered_games()))
            found = {key.removeprefix(prefix) for key in messages(package, "en") if key.startswith(prefix)}
            endings = [*sorted(found & spelt), *(ending for ending in endings if ending != LITERAL)]
        keys |= {prefix + ending for ending in endings}
    return keys


# --- the tests ---------------------------------------------------------------------------------------
each_package = pytest.mark.parametrize("package", PACKAGES)


def test_packages_with_words_are_found() -> None:
    assert "ludosphere.games.biomos" in PACKAGES
    assert set(BUILT) <= set(PACKAGES)


@each_package
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_file_is_well_formed_and_names_nothing_twice(package: str, lang: str) -> None:
    entries = resource(package, lang).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in entries if isinstance(entry, ftl.Message | ftl.Term)]
    assert sorted({name for name in names if names.count(name) > 1}) == []
    assert [name for name, message in messages(package, lang).items() if message.value is None] == []


@each_package
def test_both_languages_have_the_same_messages_with_the_same_variables(package: str) -> None:
    one, other = (messages(package, lang) for lang in LANGUAGES)
    assert sorted(one.keys() ^ other.keys()) == []
    differing = {
        key: (sorted(variables(one[key])), sorted(variables(other[key])))
        for key in one
        if variables(one[key]).keys() != variables(other[key]).keys()
    }
    assert differing == {}


@each_package
def test_every_message_is_used(package: str) -> None:
    literal = asked(package)[0]
    if package == "ludosphere.terminal":  # which says why a table takes nothing back
        literal = literal | asked("ludosphere.play")[0]
    assert sorted(messages(package, "en").keys() - literal - built(package)) == []


@each_package
def test_every_message_that_is_asked_for_exists(package: str) -> None:
    _, said, _ = asked(package)
    known = messages(package, "en").keys()
    lenders = LENDERS[package] if package in ONE_VOICE else []
    lent = {key for lender in lenders for key in messages(lender, "en")}
    assert sorted(said - known - lent) == []
    assert sorted(built(package) - known) == []


def test_every_refusal_of_a_table_has_words() -> None:
    known = messages("ludosphere.web", "en")
    for part in ("play", "tables", "people", "web"):
        for path in ROOT.joinpath(part).rglob("*.py"):
            for key in re.findall(r"""\bRefused\(\s*["']([a-z-]+)["']""", path.read_text(encoding="utf-8")):
                assert known.get(f"refused-{key}"), (path.name, key)


@each_package
def test_the_declared_prefixes_are_those_of_the_sources(package: str) -> None:
    _, _, prefixes = asked(package)
    declared = set(BUILT.get(package, {}))
    assert sorted(declared - prefixes) == []
    keys = messages(package, "en")
    elsewhere = {prefix for lender in LENDERS.get(package, ()) for prefix in BUILT.get(lender, {})}
    undeclared = {
        prefix for prefix in prefixes - declared - elsewhere if any(key.startswith(prefix) for key in keys)
    }
    assert sorted(undeclared) == []


@each_package
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_formats_in_all_its_variants(package: str, lang: str) -> None:
    say = Texts(package, lang)
    for key, message in messages(package, lang).items():
        for arguments in samples(message):
            text = say(key, arguments)
            assert re.fullmatch(r"[^{}\u2068\u2069]*\S[^{}\u2068\u2069]*", text), (key, text)


@each_package
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_can_be_reached(package: str, lang: str) -> None:
    """No text of a message stays unseen whatever the arguments: a misspelt variant key would."""
    say = Texts(package, lang)
    for key, message in messages(package, lang).items():
        shown = [say(key, arguments) for arguments in samples(message)]
        for piece in Pieces(message).found:
            words = " ".join(piece.split())
            assert any(words in " ".join(text.split()) for text in shown), (key, piece)


NO_BREAK = "\u00a0\u202f"


def test_french_elides_before_a_name_that_begins_with_a_vowel() -> None:
    say = texts("ludosphere.web", "fr")
    turns = {name: say("turn-of", name=name) for name in ("Anna", "Éva", "Yves", "Yann", "Noé", "Onze", "e4")}
    assert turns == {
        "Anna": "Au tour d’Anna",
        "Éva": "Au tour d’Éva",
        "Yves": "Au tour d’Yves",
        "Yann": "Au tour de Yann",
        "Noé": "Au tour de Noé",
        "Onze": "Au tour de Onze",
        "e4": "Au tour de e4",
    }
    assert texts("ludosphere.web", "en")("turn-of", name="Anna") == "Anna’s turn"
    claimed = texts("ludosphere.games.earth", "fr")(
        "log-claims", who="other", name="Inès", card="Arbre", points=5
    )
    assert claimed == "La feuille d’Inès va sur Arbre\u00a0: 5 points."


@each_package
def test_french_has_no_break_spaces_before_high_punctuation(package: str) -> None:
    wrong = []
    for entry in resource(package, "fr").body:
        if isinstance(entry, ftl.Message | ftl.Term):
            for piece in Pieces(entry).found:
                plain = re.search(r"(?<!\s)\s(?<![\u00a0\u202f])[:;!?»%]|«[ \n\t]", piece)
                missing = re.search(rf"[^\s\W][;!?»]|«[^{NO_BREAK}]|[^\W\d]:(?![/\w])", piece)
                if plain or missing:
                    wrong.append((entry.id.name, piece))
    assert wrong == []


@each_package
def test_a_percent_sign_follows_at_once_in_english_and_after_a_narrow_space_in_french(package: str) -> None:
    for lang, near in (("en", r"\d%"), ("fr", "\\d\u202f%")):
        for entry in resource(package, lang).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                for piece in Pieces(entry).found:
                    assert len(re.findall(r"\d\s?%", piece)) == len(re.findall(near, piece)), entry.id.name
                    assert not re.match(r"\s?%", piece), (
                        f"{entry.id.name}: `core.text.percent` writes the sign"
                    )


def test_numbers_shares_and_lists_are_as_each_language_writes_them() -> None:
    said = {
        lang: [
            number(-1250.55, lang, 1),
            number(2.0, lang, 2, sign=True),
            number(-0.04, lang, 1, sign=True),
            percent(0.11, lang),
            percent(-0.115, lang, 1),
            listed(["a", "b", "c"], texts("ludosphere.web", lang)),
            listed(["a", "b", "c"], texts("ludosphere.web", lang), "or"),
            listed(["a"], texts("ludosphere.web", lang)),
            listed([], texts("ludosphere.web", lang)),
        ]
        for lang in ("en", "fr")
    }
    assert said == {
        "en": ["−1,250.5", "+2.00", "0.0", "11%", "−11.5%", "a, b and c", "a, b or c", "a", ""],
        "fr": [
            "−1\u202f250,5",
            "+2,00",
            "0,0",
            "11\u202f%",
            "−11,5\u202f%",
            "a, b et c",
            "a, b ou c",
            "a",
            "",
        ],
    }


def test_french_writes_the_first_of_a_month_as_1er() -> None:
    say = texts("ludosphere.web", "fr")
    assert [say("on-day", at=date(2026, 12, day)) for day in (1, 21)] == ["1er déc. 2026", "21 déc. 2026"]
    assert say("vacation-until", at=date(2026, 5, 1)).endswith("jusqu’au 1er mai 2026.")
    assert texts("ludosphere.web", "en")("on-day", at=date(2026, 12, 1)) == "Dec 1, 2026"


def test_only_grammar_and_spelling_ask_which_language_it_is() -> None:
    """How numbers, shares and lists are written is Babel's business."""
    asking = {
        path.relative_to(HOME).as_posix()
        for path in HOME.rglob("*.py")
        if re.search(r"lang\w* [!=]= \"\w\w\"", path.read_text(encoding="utf-8"))
    }
    assert asking == {
        "core/text.py",
        "games/bioviva/families.py",
        "games/bioviva/lemmas.py",
        "games/bioviva/letters.py",
    }


@each_package
def test_apostrophes_and_dots_are_typographic(package: str) -> None:
    wrong = []
    for lang in LANGUAGES:
        for entry in resource(package, lang).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                wrong += [
                    (lang, entry.id.name, piece)
                    for piece in Pieces(entry).found
                    if re.search(r"'|\.\.\.", piece)
                ]
    assert wrong == []


# --- the reader ------------------------------------------------------------------------------------
def test_an_unknown_language_or_message_is_refused() -> None:
    package = "ludosphere.games.biomos"
    with pytest.raises(ValueError, match="There is no language 'de'; there are en, fr"):
        Texts(package, "de")
    say = texts(package, "en")
    assert say.lang == "en"
    assert texts(package, "en") is say
    assert "why-over" in say
    assert "nothing-like-it" not in say
    with pytest.raises(KeyError, match="no message 'nothing-like-it' in en"):
        say("nothing-like-it")
    with pytest.raises(KeyError, match="message 'where-start' in en"):
        say("where-start")


def test_arguments_come_as_names_or_as_a_table() -> None:
    say = texts("ludosphere.games.biomos", "fr")
    assert (
        say("where-end", left="Ada")
        == say("where-end", {"left": "Ada"})
        == say("where-end", {"left": "?"}, left="Ada")
    )
