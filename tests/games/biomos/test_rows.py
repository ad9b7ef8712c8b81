"""Every row of Biomos: notation, path, reading, words in both languages, refusal, prompt, place in the guide.

A new planetary event is a row and its words; what is missing fails here under its name.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest

import ludosphere
from guides import Source
from ludosphere.core.errors import DecodeError
from ludosphere.core.i18n import LANGUAGES
from ludosphere.core.text import texts
from ludosphere.games.biomos import GAME, packing
from ludosphere.games.biomos.actions import DRAWN, EVENTS, GRAMMAR, LETTERS, PlanetaryEvent
from ludosphere.games.biomos.arrange import arrange
from ludosphere.games.biomos.cards import TERRAINS
from ludosphere.games.biomos.presenter import PRESENTER
from ludosphere.games.biomos.rules import BiomosPosition
from ludosphere.games.biomos.terminal import RENDERER

PACKAGE = "ludosphere.games.biomos"
FACES = GAME.faces
SPACE = GAME.action_space(GAME.options({"mode": "advanced", "seats": 1}))
EACH_EVENT = pytest.mark.parametrize("event", EVENTS, ids=[event.name for event in EVENTS])
KINDS = [kind.name for kind in GRAMMAR.kinds]
EACH_KIND = pytest.mark.parametrize("number", range(len(KINDS)), ids=KINDS)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def positions() -> Iterator[BiomosPosition]:
    """An event is to be chosen, on every track of three."""
    for track in product(LETTERS[1:], repeat=3):
        planets = [{"track": "".join(track)}, {"board": "desert"}]
        with suppress(DecodeError):  # no event is possible
            yield arrange(planets, mode="advanced", phase="event", basic=["B3"], centre="S")


POSITIONS = list(positions())


def possible(position: BiomosPosition, event: PlanetaryEvent) -> list[int]:
    return [one for one in position.legal(0) if position.notation(0, one).startswith(event.letter)]


# --- kinds of actions -----------------------------------------------------------------------------------
def actions(number: int) -> Iterator[int]:
    """All actions of a kind, legal or not."""
    kind = GRAMMAR.kinds[number]
    for values in product(*(operand.alphabet.texts for operand in kind.operands)):
        low = sum(value << operand.shift for value, operand in zip(values, kind.operands, strict=True))
        yield number << packing.KIND | low
    yield from (number << packing.KIND | low for low in kind.special)


def test_kinds_have_their_numbers() -> None:
    assert [getattr(packing, kind.name.upper()) for kind in GRAMMAR.kinds] == list(range(len(GRAMMAR.kinds)))


@EACH_KIND
def test_every_action_of_a_kind_is_written_read_pointed_at_and_numbered(number: int) -> None:
    seen = set()
    for action in actions(number):
        notation, path = GRAMMAR.notation(action), GRAMMAR.path(action)
        assert action in GRAMMAR.read(notation)
        assert action in GRAMMAR.pointed(path)
        assert GRAMMAR.points_at(notation) == RENDERER.path(notation) == path
        assert SPACE.action(SPACE.index(action)) == action
        seen.add((notation, path))
    assert len(seen) == len(list(actions(number)))


@EACH_KIND
@BOTH
def test_every_kind_has_its_words(number: int, lang: str) -> None:
    say, kind = texts(PACKAGE, lang), GRAMMAR.kinds[number]
    keys = {f"{what}-{kind.name}" for what in ("board-verb", "step", "task")}
    keys |= {f"skip-{kind.name}"} if kind.special else set()
    assert sorted(key for key in keys if key not in say) == []


# --- planetary events -----------------------------------------------------------------------------------
@EACH_EVENT
@BOTH
def test_every_event_has_its_words(event: PlanetaryEvent, lang: str) -> None:
    say = texts(PACKAGE, lang)
    keys = [f"{what}-{event.name}" for what in ("ask", "board", "do", "does", "log", "ref", "tell", "why")]
    assert [key for key in keys if key not in say] == []


@EACH_EVENT
def test_every_event_changes_a_token_as_its_row_says(event: PlanetaryEvent) -> None:
    played = 0
    for position in POSITIONS:
        before = packing.track_of(position.planet(0))
        near = [set(before[max(spot - 1, 0) : spot] + before[spot + 1 : spot + 2]) for spot in range(3)]
        fitting = [
            spot
            for spot in range(3)
            if before[spot] in event.on and (event.beside is None or event.beside in near[spot])
        ]
        assert [packing.operands(action)[1] for action in possible(position, event)] == fitting
        for action in possible(position, event):
            after = position.copy()
            after.events = []
            after.play(0, action)
            track = packing.track_of(after.planet(0))
            spot = packing.operands(action)[1]
            assert track[:spot] + track[spot + 1 :] == before[:spot] + before[spot + 1 :]
            assert track[spot] == event.becomes or event.becomes == DRAWN
            assert after.events[0].kind == event.name
            assert after.events[0].args["became"] == TERRAINS[track[spot]]
            played += 1
    assert played


@EACH_EVENT
@BOTH
def test_every_event_is_shown_asked_for_and_told(event: PlanetaryEvent, lang: str) -> None:
    position = next(one for one in POSITIONS if possible(one, event))
    action = possible(position, event)[0]
    say, names = texts(PACKAGE, lang), ["Ada", "Bo"]
    assert position.parse(0, position.notation(0, action)) == action
    assert FACES.question(position, 0, (event.name,), lang) == say(f"ask-{event.name}")
    assert FACES.ref(position, 0, event.name, lang) == say(f"ref-{event.name}")
    assert position.sentence(0, action, lang)
    random = FACES.preview(position, 0, action, lang) == say("gives-random")
    assert random == (event.becomes == DRAWN)
    view, button = position.view(0), f'data-ref="{event.name}"'
    becomes = f'data-becomes="{TERRAINS[event.becomes] or "joker"}"'
    assert f"{button} {becomes}" in PRESENTER.panels(view, 0, names, lang)["board"]
    assert button in PRESENTER.outline(view, 0, names, lang)
    assert PRESENTER.about(event.name, view, 0, lang) == say(f"tell-{event.name}")
    assert event.name in RENDERER.refs(view, 0)
    position = position.copy()
    position.events = []
    position.play(0, action)
    told = {FACES.told(position.events[0], names, you, lang) for you in (0, 1)}
    assert len(told) == 2


@EACH_EVENT
@BOTH
def test_every_event_is_refused_by_its_rule(event: PlanetaryEvent, lang: str) -> None:
    position = next(one for one in POSITIONS if one.legal(0) and not possible(one, event))
    refusal = position.why_not(0, (event.name,))
    assert refusal is not None
    assert FACES.worded(position, refusal, lang) == texts(PACKAGE, lang)(f"why-{event.name}")


@EACH_EVENT
def test_every_event_has_its_section_of_the_guide(event: PlanetaryEvent) -> None:
    guide = Source("biomos")
    answers = {guide.answer(f"ref:{event.name}"), guide.answer(f"why:why-{event.name}")}
    own = event.name in guide.anchors("en")
    assert answers == {event.name if own else "events"}
    if not own:
        pytest.skip("The guide has no section on it: questions lead to that on all events.")


# --- packed numbers -------------------------------------------------------------------------------------
WALKERS = {
    *("estimate", "missing", "_fit", "_nexts", "flag", "standing", "possible_events"),
    "write_observation",
}
"""What goes along a row token by token, or through a set."""
ROOT = Path(ludosphere.__file__).parent
SOURCES = {*ROOT.glob("games/biomos/*.py"), *ROOT.glob("games/biomos/puzzles/*.py")}
MAKERS = {"packing.py", "tables.py", "art.py"}
"""Besides packing: tables made once, by window; ornament."""


@pytest.mark.parametrize("source", sorted(SOURCES), ids=lambda path: path.stem)
def test_only_packing_knows_which_bits_hold_what(source: Path) -> None:
    found = set()
    for function in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef):
            parts = [node for node in ast.walk(function) if isinstance(node, ast.BinOp | ast.AugAssign)]
            found |= {function.name for part in parts if isinstance(part.op, ast.LShift | ast.RShift)}
    assert source.name in MAKERS or found <= WALKERS
