"""Bioviva at the terminal table: whole games by keys, circle and grid, typing words, secrets, reasons."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input

import terminal_pilot as pilots
from ludosphere.bots.thinker import Question, Thinker
from ludosphere.core.contract import Position
from ludosphere.core.record import Record
from ludosphere.core.registry import game
from ludosphere.core.text import texts
from ludosphere.games.bioviva.decks import deck
from ludosphere.games.bioviva.terminal import RENDERER
from ludosphere.terminal import saved
from ludosphere.terminal.panels import outcome
from ludosphere.terminal.screens import HandOver, Page
from ludosphere.terminal.session import Session
from terminal_pilot import by_keys, flat, opened, pointed, scene, seen, table, until

NAME = "bioviva"
PAGES = ("table", "cards", "sky", "texts")
KINDS: list[dict[str, Any]] = [
    {"seats": 2, "appeals": "on", "lang": "fr"},
    {"seats": 4, "backs": "whole", "aid": "log", "aim": "on", "figures": "chosen"},
    {"seats": 6, "words": "sealed", "cards": "stars", "profile": "strict"},
]
SIZES = ((80, 15), (103, 22), (120, 29), (200, 49))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play at once, whatever comes first in half of the cases."""

    async def ask(thinker: Thinker, question: Question) -> int:
        legal = game(NAME).decode(question.world).legal(question.seat)
        return random.Random(question.seed).choice([legal[0], legal[-1], *legal])

    monkeypatch.setattr(Thinker, "ask", ask)


async def by_typing(pilot: Pilot[int], word: str) -> None:
    """Says a word at the prompt."""
    session = table(pilot).session
    count = len(session.record.moves)
    await pilot.press("colon")
    assert table(pilot).query_one(Input).has_focus
    for letter in word:
        await pilot.press({"-": "minus", "'": "apostrophe"}.get(letter, letter))
    await pilot.press("enter")
    await pilot.pause()
    assert session.record.moves[count].notation == f"say:{word}"
    assert not table(pilot).query_one(Input).has_focus


def check_screen(pilot: Pilot[int], lang: str) -> None:
    """Nothing that matters is cut."""
    pointing, shown = table(pilot).pointing, pilots.whole_screen(pilot, lang)
    assert pointing.labels(pointing.refs())[pointing.cursor].replace("\u00a0", " ")[:25] in shown
    assert texts("ludosphere.games.bioviva.terminal", lang)("page-cards") in shown.split("\n")[1]


async def whole_game(pilot: Pilot[int], lang: str) -> set[str]:
    """Plays the only person's side by keys and typed words to the end; the phases there were."""
    session, chance = table(pilot).session, random.Random(4)
    phases: set[str] = set()
    for step in range(400):
        await until(
            pilot, lambda: table(pilot).pointing.seat is not None or session.position.result() is not None
        )
        if session.position.result() is not None:
            return phases
        position = session.position
        phase = position.view(0)["phase"]
        if phase not in phases or step % 6 == 0:
            check_screen(pilot, lang)
        if phase == "guess" and chance.random() < 0.5:
            word = chance.choice(["maison", "cheval", "robot", "lampe", "tambour", "banane", "violon"])
            if word not in {text.notation.partition(":")[2] for text in session.record.moves}:
                await by_typing(pilot, word)
                phases.add(phase)
                continue
        legal = position.legal(0)
        action = chance.choice([legal[-1], *legal]) if phase in ("first_spin", "spin", "appeal") else None
        phases.add(phase)
        await by_keys(pilot, chance.choice(legal) if action is None else action, arrows=step % 5 == 0)
    raise AssertionError("endless")


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("seats", "lang", "size", "options"),
    [
        ("me bot1", "fr", (80, 24), {}),
        ("me bot2 bot3 bot1", "en", (120, 40), {"aim": "on", "figures": "chosen", "backs": "whole"}),
    ],
)
async def test_a_whole_game_against_bots_by_keys_and_typed_words(
    seats: str, lang: str, size: tuple[int, int], options: dict[str, str]
) -> None:
    async with opened(NAME, seats, lang, 6, size, **options) as pilot:
        phases = await whole_game(pilot, lang)
        assert {"first_spin", "act", "decide", "guess"} <= phases
        assert ({"aim", "figures"} <= phases) == ("aim" in options)
        session = table(pilot).session
        result = session.position.result()
        assert result is not None
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        assert flat(outcome(session)) in flat(seen(pilot))
        assert Record.read(saved.path(NAME)).replay().encode() == session.position.encode()
        await pilot.press("escape", "n")
        await pilot.pause()
        assert table(pilot).session.position.turn == 1


def test_a_table_speaks_the_language_of_the_screen_unless_told_otherwise() -> None:
    assert Session.new(NAME, ["me", "bot1"], {}, 1, "fr").record.options["lang"] == "fr"
    assert Session.new(NAME, ["me", "bot1"], {}, 1, "en").record.options["lang"] == "en"
    assert Session.new(NAME, ["me", "bot1"], {"lang": "en"}, 1, "fr").record.options["lang"] == "en"
    assert "lang" not in Session.new("earth", ["me", "bot1"], {}, 1, "fr").record.options


# --- words -----------------------------------------------------------------------------------------------
async def to_words(pilot: Pilot[int]) -> None:
    """Goes on until the person owes a word."""
    session = table(pilot).session
    while session.position.view(0)["phase"] != "guess" or table(pilot).pointing.seat is None:
        await until(pilot, lambda: table(pilot).pointing.seat is not None)
        if session.position.view(0)["phase"] == "guess":
            return
        table(pilot).play(0, session.position.legal(0)[-1])
        await pilot.pause()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("lang", "offer", "refusal"),
    [("en", "Your word", "“an” is a function word"), ("fr", "Votre mot", "« on » est un mot-outil")],
)
async def test_a_typed_word_is_refused_at_once_with_the_reason_and_costs_nothing(
    lang: str, offer: str, refusal: str
) -> None:
    async with opened(NAME, "me bot1", lang, 6) as pilot:
        await to_words(pilot)
        session = table(pilot).session
        await until(pilot, lambda: offer in seen(pilot))
        before, count = session.position.encode(), len(session.record.moves)
        await pilot.press("colon", *{"en": "an", "fr": "on"}[lang])
        await pilot.pause()
        assert flat(refusal) in flat(seen(pilot))  # while it is typed
        await pilot.press("enter")
        await pilot.pause()
        assert flat(refusal) in flat(seen(pilot))
        assert table(pilot).query_one(Input).has_focus  # to be corrected
        assert (session.position.encode(), len(session.record.moves)) == (before, count)
        await pilot.press("backspace", "backspace", *"lampe")
        await pilot.pause()
        assert "lampe" in seen(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert session.record.moves[count].notation == "say:lampe"


@pytest.mark.usefixtures("quick")
async def test_escape_leaves_the_prompt_and_notation_is_read_where_nothing_is_said() -> None:
    async with opened(NAME, "me bot1", "en", 6) as pilot:
        await pilot.press("colon")
        await pilot.pause()
        assert "For example" in seen(pilot)
        await pilot.press(*"look", "space", "3")
        await pilot.pause()
        assert "Look at the back of card 3 (bottom right)" in seen(pilot)
        await pilot.press("enter")
        await pilot.pause()
        moves = table(pilot).session.record.moves
        assert [move.notation for move in moves if move.seat == 0] == ["look:3"]
        await pilot.press("colon", *"turn", "space", "3")
        await pilot.pause()
        assert table(pilot).pointing.read("turn 3")[0] is None
        await pilot.press("escape")
        await pilot.pause()
        assert not table(pilot).query_one(Input).has_focus


# --- the picture -----------------------------------------------------------------------------------------
def moments(options: dict[str, Any], every: int) -> Iterator[tuple[Position, int]]:
    """Decisions of a random game."""
    position, chance = game(NAME).new(options, 3), random.Random(3)
    step = 0
    phase = ""
    while seats := position.to_move():
        actor = chance.choice(seats)
        now = position.view(None)["phase"]
        if step % every == 0 or now != phase:
            yield position, actor
        phase = now
        step += 1
        legal = position.legal(actor)
        position.play(actor, chance.choice(legal))
    yield position, 0


@pytest.mark.parametrize("options", KINDS, ids=lambda options: f"{options['seats']}p")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_fits_at_any_size_and_what_lies_on_the_table_is_on_the_first(
    options: dict[str, Any], lang: str
) -> None:
    phases = set()
    for number, (position, actor) in enumerate(moments(options, 29)):
        view = position.view(actor)
        phases.add(view["phase"])
        for width, height in (SIZES[0], SIZES[1 + number % 3]):
            pages = []
            for page in range(len(PAGES)):
                drawn = RENDERER.board(scene(position, actor, lang, width, height, page=page, view=view))
                lines = drawn.plain.split("\n")
                assert len(lines) == height
                assert all(Text(line).cell_len == width for line in lines)
                assert "None" not in drawn.plain
                pages.append("\n".join(lines[1:]))
            assert len(set(pages)) == len(PAGES)
            first = RENDERER.board(scene(position, actor, lang, width, height, view=view))
            slots = {f"slot:{slot['slot']}" for slot in view["table"] if slot}
            if view["phase"] not in ("figures", "over"):
                assert slots <= pointed(first) | (
                    {"slot:C0", "slot:C1"} if view["phase"] == "first_spin" else set()
                )
            for player in view["players"] if slots and view["phase"] != "figures" else ():
                assert scene(position, actor, lang, width, height).names[player["seat"]][:8] in first.plain
    assert {"act", "decide", "guess", "over"} <= phases


def test_the_current_line_has_a_double_rule_and_follows_the_pivot() -> None:
    position = game(NAME).new({"seats": 2}, 3)
    for actor in (0, 1):
        position.play(actor, position.parse(actor, "done"))
    mover = position.to_move()[0]

    def ruled(text: str) -> set[str]:
        return set(re.findall(r"═[▸+ \d]?(C?\d)[ ✓◉]*═", text)) - {""}

    assert ruled(RENDERER.board(scene(position, mover, "en", 120, 29)).plain) >= {"0", "4"}
    position.play(mover, position.parse(mover, "pivot:3"))
    shown = RENDERER.board(scene(position, mover, "en", 120, 29)).plain
    assert "line 3–8–9–7" in shown
    for name in ("3", "7", "8", "9"):
        assert re.search(rf"═.?{name} ═", shown), name
    for name in ("0", "4", "1", "5"):
        assert re.search(rf"─.?{name} ─", shown) or re.search(rf"▸{name} ─", shown), name


def test_a_look_opens_the_back_to_its_seat_only_and_marks_it_as_seen() -> None:
    position = game(NAME).new({"seats": 2, "backs": "whole"}, 3)
    position.play(0, position.parse(0, "look:3"))
    card = deck("sky_space").cards[position.view(0)["table"][3]["picture"]]
    own = RENDERER.board(scene(position, 0, "en", 120, 29)).plain
    other = RENDERER.board(scene(position, 1, "en", 120, 29)).plain
    assert card.title["en"] in own
    assert flat(card.commentary["en"])[:20] in flat(RENDERER.read(scene(position, 0, "en", 80, 15)).plain)
    assert "3 ◉" in own
    assert card.title["en"] not in other
    assert "◉" not in other
    assert re.search(r"3 ─+ ?●", other)  # who looks there
    position.play(0, position.parse(0, "look:5"))
    assert "3 ✓" in RENDERER.board(scene(position, 0, "en", 120, 29)).plain
    for page in range(4):
        assert card.title["en"] not in RENDERER.board(scene(position, 0, "en", 80, 15, page=page)).plain


@pytest.mark.parametrize("options", KINDS, ids=lambda options: f"{options['seats']}p")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_page_tells_what_is_hidden(options: dict[str, Any], lang: str) -> None:
    pack = deck("sky_space")
    for position, actor in moments(options, 23):
        view = position.view(actor)
        known = {reading["picture"] for reading in view["readings"]}
        known |= {slot["picture"] for slot in view["table"] if slot and slot["back"]}
        known |= {back["picture"] for back in view["memory"]}
        pictures = {slot["picture"] for slot in view["table"] if slot}
        pictures |= {cell["picture"] for cell in view["grid"]}
        drawn = [RENDERER.board(scene(position, actor, lang, 200, 49, page=page)).plain for page in range(4)]
        drawn += [RENDERER.read(scene(position, actor, lang, 80, 15, page=page)).plain for page in range(4)]
        shown = flat("".join(drawn))
        for picture in pictures - known:
            card = pack.cards[picture]
            assert flat(card.commentary[position.options()["lang"]])[-40:] not in shown
            assert not re.search(rf"\b{re.escape(card.title[lang])}\b", " ".join("".join(drawn).split()))


def test_sealed_words_are_shown_to_their_seat_only() -> None:
    position = game(NAME).new(KINDS[2], 3)
    while position.view(None)["phase"] != "guess":
        actor = position.to_move()[0]
        position.play(actor, position.legal(actor)[-1])
    actor = next(one for one in position.to_move() if position.view(None)["card"]["speakers"].count(one) > 1)
    position.play(actor, position.faces().typed(position, actor, "zebra", "en"))
    for one in range(6):
        drawn = "".join(
            RENDERER.board(scene(position, one, "en", 120, 29, page=page)).plain for page in range(4)
        )
        assert ("zebra" in drawn) == (one == actor)


def test_a_text_that_was_read_has_its_words_marked() -> None:
    marked = dead = 0
    for position, actor in moments({"seats": 3, "lang": "en"}, 1):
        view = position.view(actor)
        if not view["readings"] or view["phase"] == "over":
            continue
        told = view["readings"][-1]
        text = RENDERER.board(scene(position, actor, "en", 100, 40, page=3)).plain
        read = RENDERER.read(scene(position, actor, "en", 100, 40, page=3)).plain
        for word in told["words"]:
            if word["scored_by"] is not None:
                mark = f"[{word['text']}★{'●▲■'[word['scored_by']]}]"
                assert mark in flat(text)
                assert mark in flat(read)
                marked += 1
        for said in told["said"]:
            if said["why"] == "absent":
                assert f"“{said['word'].replace(chr(39), '’')}”  not in the text" in read
                dead += 1
    assert marked
    assert dead


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_help_page_fits_and_the_title_names_the_deck(lang: str) -> None:
    text = RENDERER.help(lang).replace("\u00a0", " ")
    assert max(map(len, text.split("\n"))) <= 80
    for sign in "═✓◉▲★○▶":
        assert sign in text
    title = RENDERER.title(game(NAME).new({}, 3).view(0), lang)
    assert title == "Bioviva Planète, " + {"en": "Sky and Space", "fr": "Ciel et Espace"}[lang]
    read = RENDERER.read(scene(game(NAME).new({}, 3), 0, lang, 80, 15))
    assert max(map(len, read.plain.split("\n"))) <= 76


# --- pointing --------------------------------------------------------------------------------------------
NOTATIONS = {
    "look:3": ("slot:3",),
    "look C1": ("slot:C1",),
    "turn:C0": ("slot:C0",),
    "swap 2 C1": ("slot:2", "slot:C1"),
    "pivot:3": ("line:3",),
    "figure:orion": ("figure:orion",),
    "aim:NE": ("aim:NE",),
    "aim:0": ("aim:0",),
    "say:neige": ("word:neige",),
    "appeal:2:14": ("guess:2", "text:14"),
    "yes": ("vote:yes",),
    "done": ("do:done",),
    "keep": ("do:keep",),
    "pass": ("do:pass",),
}


@pytest.mark.parametrize("options", KINDS, ids=lambda options: f"{options['seats']}p")
def test_every_notation_points_where_it_should(options: dict[str, Any]) -> None:
    for position, actor in moments(options, 2):
        for action in position.legal(actor) if position.to_move() else ():
            path = position.faces().path(position, actor, action)
            found = RENDERER.path(position.notation(actor, action))
            assert found == (path[:-1] if path[-1] == "do:look" else path)
    assert {notation: RENDERER.path(notation) for notation in NOTATIONS} == NOTATIONS
    for nonsense in ("", "zz", "look", "look:10", "swap:1", "pivot:4", "aim:X", "figure:x", "say:", "7"):
        assert RENDERER.path(nonsense) is None


def test_every_legal_path_is_reached_by_keys_of_its_own() -> None:
    for options in KINDS:
        for position, actor in moments(options, 25):
            if position.to_move():
                pilots.follow_paths(pilots.pointing_at(NAME, position, actor, options))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whatever_cannot_be_chosen_has_a_name_and_a_reason(lang: str) -> None:
    phases = set()
    for options in KINDS:
        for position, actor in moments(options, 31):
            if position.to_move() and pilots.explain_all(
                pilots.pointing_at(NAME, position, actor, options, lang)
            ):
                phases.add(position.view(None)["phase"])
    assert {"first_spin", "act", "decide", "guess", "aim"} <= phases


@pytest.mark.usefixtures("quick")
async def test_pages_reasons_and_undo_by_keys() -> None:
    async with opened(NAME, "me bot1", "en", 6, first="1") as pilot:
        session = table(pilot).session
        table(pilot).play(0, session.position.parse(0, "done"))
        await pilot.pause()
        await until(pilot, lambda: session.position.view(0)["phase"] == "act")
        await until(pilot, lambda: table(pilot).pointing.seat == 0)
        for words in ("8  ", "The Big Dipper", "What a line is worth"):
            await pilot.press("tab")
            assert words in seen(pilot)
        await pilot.press("tab", "v")
        assert isinstance(pilot.app.screen, Page)
        await pilot.press("escape", "w")
        while table(pilot).pointing.under() != "do:keep":
            await pilot.press("down")
        await pilot.pause()
        assert flat("A turn has exactly two actions: do them first.") in flat(seen(pilot))
        await pilot.press("escape")
        before = session.position.encode()
        await by_keys(pilot, session.position.parse(0, "swap:C1:2"), arrows=False)
        await pilot.pause()
        assert session.position.encode() != before
        await pilot.press("u")
        await pilot.pause()
        assert session.position.encode() == before


# --- secrets ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_two_people_at_one_screen_see_no_back_that_the_other_looks_at(size: tuple[int, int]) -> None:
    async with opened(NAME, "me:Ada me:Ben", "en", 8, size, backs="whole") as pilot:
        session = table(pilot).session
        veils = opened_backs = 0
        for step in range(24):
            if isinstance(pilot.app.screen, HandOver):
                veils += 1
                assert "pile" not in seen(pilot)
                await pilot.press("enter")
                await pilot.pause()
            position = session.position
            actor = table(pilot).pointing.seat
            assert actor is not None
            other = position.view(1 - actor)["table"]
            titles = [slot["back"]["title"] for slot in other if slot and slot["back"] and not slot["turned"]]
            assert not [title for title in titles if title in seen(pilot)]
            phase = position.view(None)["phase"]
            move = {"first_spin": f"look:{step % 8}" if step % 3 else "done", "decide": "keep"}.get(phase)
            legal = position.legal(actor)
            action = position.parse(actor, move) if move else legal[step % 10]
            table(pilot).play(actor, action if action in legal else legal[-1])
            await pilot.pause()
            own = session.position.view(actor)["table"]
            backs = [slot["back"]["labels"][0] for slot in own if slot and slot["back"]]
            if backs and table(pilot).pointing.seat == actor and not isinstance(pilot.app.screen, HandOver):
                assert all(label in seen(pilot) for label in backs)
                opened_backs += 1
        assert veils > 2
        assert opened_backs > 1
