"""The terminal table, played by keys, notation and mouse through Textual's pilot."""

from __future__ import annotations

import asyncio
import inspect
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import terminal_pilot
from ludosphere.bots.thinker import Question, Thinker, ThinkerError
from ludosphere.core.record import Record
from ludosphere.core.registry import game
from ludosphere.kit.palette import NIGHT
from ludosphere.kit.scene import renderer
from ludosphere.play import table as play_table
from ludosphere.terminal import saved
from ludosphere.terminal.app import TerminalApp, run
from ludosphere.terminal.screens import Page, SavedGame
from ludosphere.terminal.session import Session
from ludosphere.terminal.table import Table
from ludosphere.terminal.walk import Walk, keys
from terminal_pilot import bright, flat, seen, table, until

Play = Callable[[Pilot[int]], Awaitable[None]]


@asynccontextmanager
async def opened(
    seats: str = "me", lang: str = "en", seed: int = 43, size: tuple[int, int] = (80, 24), **options: str
) -> AsyncIterator[Pilot[int]]:
    async with terminal_pilot.opened("biomos", seats, lang, seed, size, **options) as pilot:
        yield pilot


def moves(pilot: Pilot[int]) -> list[str]:
    return [move.notation for move in table(pilot).session.record.moves]


def on_disk() -> Record:
    record = saved.load("biomos")
    assert record is not None
    return record


def asides() -> list[Path]:
    """The records that were set aside, oldest first."""
    return sorted(saved.path("biomos").parent.glob("terminal-biomos.*.ludo"))


async def write(pilot: Pilot[int], notation: str) -> None:
    """Types a move at the prompt."""
    await pilot.press("colon")
    pilot.app.screen.query_one(Input).value = notation
    await pilot.press("enter")
    await pilot.pause()


async def test_a_whole_solo_game_by_keys() -> None:
    async with opened() as pilot:
        for _ in range(400):
            session = table(pilot).session
            if session.position.result():
                break
            count = len(session.record.moves)
            assert on_disk().moves == session.record.moves
            while table(pilot).pointing.walk.action() is None:  # the second choice
                await pilot.press("down", "enter")
            assert len(session.record.moves) == count  # nothing happens before it is confirmed
            await pilot.press("enter")
            assert len(session.record.moves) == count + 1
        await pilot.pause()
        result = session.position.result()
        assert result is not None
        assert isinstance(pilot.app.screen, Page)
        shown = seen(pilot)
        margin = result.scores[0] - result.scores[1]
        assert f"You {'win' if margin > 0 else 'lose'} by {abs(margin)}." in shown
        assert "Black Hole" in shown
        assert "Moon: 3 points per terrain like it" in shown
        assert on_disk().scores == result.scores
        assert on_disk().replay().result() is not None
        await pilot.press("escape", "n")
        await pilot.pause()
        assert moves(pilot) == []
        assert on_disk().moves == []
        (aside,) = asides()
        assert Record.read(aside).scores == result.scores
        await pilot.press("escape")


def test_digits_and_letters_choose_what_carries_them() -> None:
    async def play() -> None:
        async with opened(mode="advanced") as pilot:
            await pilot.press("2")  # the planet in the list's second line
            await pilot.press("enter")
            assert moves(pilot) == [pilot_notation(pilot, "planet")]
            terrain = table(pilot).pointing.walk.refs()[0]
            await pilot.press("1", "b")
            assert table(pilot).pointing.walk.chosen == (terrain, "recess:b")
            await pilot.press("escape")
            assert table(pilot).pointing.walk.chosen == (terrain,)
            await pilot.press("m", "enter")
            assert moves(pilot)[-1].endswith("@m")

    def pilot_notation(pilot: Pilot[int], kind: str) -> str:
        first = table(pilot).session.record.moves[0].notation
        assert kind == "planet"
        assert first.startswith("P:")
        return first

    asyncio.run(play())


async def test_one_by_notation_with_its_preview() -> None:
    async with opened(seed=43) as pilot:
        await pilot.press("colon", "S", "at", "0")
        await pilot.pause()
        assert "Place an ocean on the empty track." in seen(pilot)
        assert moves(pilot) == []
        await pilot.press("enter")
        await pilot.pause()
        assert moves(pilot) == ["S@0"]
        assert on_disk().moves[0].notation == "S@0"


async def test_a_preview_says_what_becomes_possible() -> None:
    async with opened(seed=43) as pilot:
        session = table(pilot).session
        found = None
        for _ in range(40):
            position = session.position
            seat = position.to_move()[0]
            for path, action in position.paths(seat).items():
                gives = position.faces().preview(position, seat, action, "en")  # type: ignore[attr-defined]
                if "becomes possible" in gives and len(path) == 2:
                    found = path, gives
            if found:
                break
            await write(pilot, position.notation(seat, position.legal(seat)[0]))
        assert found
        for ref in found[0]:
            table(pilot).point(ref)
        await pilot.pause()
        assert found[1].split(" · ")[0] in re.sub(r"\s+", " ", seen(pilot))


async def test_undo_goes_back_to_the_barrier_and_no_further() -> None:
    async with opened("me:Ada me:Ben", seed=5) as pilot:
        session = table(pilot).session
        start = session.position.encode()
        await write(pilot, session.position.notation(0, session.position.legal(0)[0]))
        assert not session.position.revealed
        await pilot.press("u")
        assert session.position.encode() == start
        assert moves(pilot) == []
        assert on_disk().moves == []
        assert "Taken back." in seen(pilot)
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert "There is nothing to take back." in seen(pilot)
        while not (moves(pilot) and session.position.revealed):
            seat = session.position.to_move()[0]
            await write(pilot, session.position.notation(seat, session.position.legal(seat)[0]))
        before = session.position.encode()
        await pilot.press("u")
        await pilot.pause()
        assert session.position.encode() == before
        assert "Something was drawn or revealed: this can’t be taken back." in seen(pilot)


async def test_bots_play_their_turns() -> None:
    async with opened("bot1 me bot2", seed=4) as pilot:
        session = table(pilot).session
        for _ in range(2):
            await until(pilot, lambda: session.position.to_move() == [1])
            count = len(session.record.moves)
            await pilot.press("u")
            await pilot.pause()
            assert len(session.record.moves) == count  # a bot acted last: there is no way back
            assert "The last action was not yours" in seen(pilot)
            turn = session.position.turn
            while session.position.turn == turn:
                await write(pilot, session.position.notation(1, session.position.legal(1)[0]))
        await until(pilot, lambda: session.position.to_move() == [1])
        shown = seen(pilot)
        assert "Bot 1 (1)" in shown
        assert "Bot 3 (2)" in shown
        assert any("Bot 3 (2)" in line.text for line in session.log[session.since() :])
        assert {move.seat for move in session.record.moves} == {0, 1, 2}
        assert on_disk().extra["Players"] == "search:1 human search:2"
    again = Session(on_disk(), "fr")
    assert again.names == ["Robot 1 (1)", "Vous", "Robot 3 (2)"]
    assert [seat.level for seat in again.table.header.seats] == [1, None, 2]


def test_undo_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Thinker.ask

    async def play() -> None:
        taken_back = asyncio.Event()

        async def slow(self: Thinker, question: Question) -> int:
            await taken_back.wait()
            return await ask(self, question)

        monkeypatch.setattr(Thinker, "ask", slow)
        async with opened("me bot5", seed=6) as pilot:
            session = table(pilot).session
            while session.position.to_move() == [0]:
                position = session.position
                await write(pilot, position.notation(0, position.legal(0)[0]))
            assert not session.position.revealed  # or another seed is needed
            assert session.table.bot_to_move() == 1
            assert "Bot 2 (5) is thinking." in seen(pilot)
            await pilot.press("u")
            await pilot.pause()
            assert session.acting() == 0
            assert session.record.moves == []
            taken_back.set()
            await pilot.pause(0.3)
            assert session.record.moves == []  # the answer to a question taken back is not played

    asyncio.run(play())


async def test_a_bot_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: Thinker, question: Question) -> int:
        raise ThinkerError("no memory")

    with monkeypatch.context() as patch:
        patch.setattr(Thinker, "ask", broken)
        async with opened("bot1 me", seed=4) as pilot:
            session = table(pilot).session
            await until(pilot, lambda: "could not think: no memory." in seen(pilot))
            patch.undo()
            await pilot.press("enter")
            await until(pilot, lambda: session.position.to_move() == [1])


async def test_refusals_give_the_rule() -> None:
    async with opened(seed=43) as pilot:
        await pilot.press("colon", "F", "at", "0")  # no forest is in the centre
        await pilot.pause()
        assert "This terrain is not in the centre." in seen(pilot)
        await pilot.press("enter")
        assert moves(pilot) == []
        await pilot.press("escape")
        await write(pilot, "zz")
        assert "‘zz’ is no move here. Examples: S@0" in seen(pilot)
        await pilot.press("escape", "w")  # the list of what can't be chosen
        assert table(pilot).pointing.refs()[0] == "centre:forest"
        while not (table(pilot).pointing.under() or "").startswith("card:"):
            await pilot.press("down")
        await pilot.pause()
        assert "does not stand on your planet." in seen(pilot)
        await pilot.press("escape")
        table(pilot).point("gap:0")
        await pilot.pause()
        assert "Take a terrain from the centre first." in seen(pilot)


async def test_the_mouse_points_too() -> None:
    async with opened(seed=43) as pilot:
        line = next(
            number for number, text in enumerate(seen(pilot).split("\n")) if "desert of the centre" in text
        )
        await pilot.click(offset=(10, line))
        assert table(pilot).pointing.walk.chosen == ("centre:desert",)
        card = next(number for number, text in enumerate(seen(pilot).split("\n")) if "Volcano  " in text)
        await pilot.click(offset=(45, card))
        await pilot.pause()
        assert "The pattern of Volcano does not stand" in seen(pilot)


def test_goes_on_with_the_saved_game() -> None:
    async def first() -> bytes:
        async with opened("me:Ada me:Ben", seed=9) as pilot:
            for _ in range(7):
                position = table(pilot).session.position
                seat = position.to_move()[0]
                await write(pilot, position.notation(seat, position.legal(seat)[-1]))
            return table(pilot).session.position.encode()  # left without a farewell

    async def second(before: bytes) -> None:
        async with opened("me", seed=1) as pilot:
            assert isinstance(pilot.app.screen, SavedGame)
            shown = seen(pilot)
            assert "Biomos, Discovery, turn" in shown
            assert "Ada: " in shown
            assert "Ben: " in shown
            assert "You asked for Biomos, Discovery solo" in shown
            assert "Enter new game · g go on with this one" in shown  # a seed was asked for, too
            await pilot.press("g")
            await pilot.pause()
            session = table(pilot).session
            assert session.position.encode() == before
            assert session.names == ["Ada", "Ben"]
            assert session.log
            seat = session.position.to_move()[0]
            await write(pilot, session.position.notation(seat, session.position.legal(seat)[0]))
            assert len(on_disk().moves) == 8

    async def third() -> None:
        async with opened("me", seed=1) as pilot:
            await pilot.press("n")
            await pilot.pause()
            assert table(pilot).session.names == ["You"]
            assert on_disk().options["seats"] == 1
            (aside,) = asides()
            assert len(Record.read(aside).moves) == 8

    asyncio.run(second(asyncio.run(first())))
    asyncio.run(third())


async def test_enter_begins_the_game_that_was_asked_for() -> None:
    """A saved game of another mode is no reason to play that instead; it is kept."""
    async with opened("me", seed=1, mode="discovery"):
        pass
    async with opened("me", seed=3, mode="advanced") as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert table(pilot).session.record.options["mode"] == "advanced"
    async with opened("me", seed=3, mode="advanced") as pilot:
        assert "Enter go on" in seen(pilot)  # it is the one that was asked for
    assert [Record.read(aside).options["mode"] for aside in asides()] == ["discovery"]


async def test_no_new_game_loses_an_old_one() -> None:
    for seed in (1, 2, 3):
        async with opened("me", seed=seed) as pilot:
            if seed > 1:
                await pilot.press("n")
                await pilot.pause()
    assert sorted(Record.read(aside).seed or 0 for aside in asides()) == [1, 2]
    assert on_disk().seed == 3


def test_a_second_terminal_has_a_place_of_its_own() -> None:
    saved.save(Record("biomos", {}, 1))
    program = (
        "from ludosphere.terminal import saved\n"
        "from ludosphere.core.record import Record\n"
        "assert saved.load('biomos') is None\n"
        "saved.save(Record('biomos', {}, 2))\n"
        "print(saved.path('biomos').name)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "terminal-biomos-2.ludo\n"
    assert on_disk().seed == 1
    again = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert again.returncode == 1  # the place is free again, and the game saved there is found
    assert Record.read(saved.path("biomos").with_stem("terminal-biomos-2")).seed == 2


async def test_a_damaged_saved_game_is_kept_and_named(data: Path) -> None:
    data.mkdir(parents=True)
    saved.path("biomos").write_text('[Game "biomos"]\nrubbish\n', encoding="utf-8")
    async with opened() as pilot:
        assert "can’t be used: Line 2" in re.sub(r"\s+", " ", seen(pilot))
    (aside,) = asides()
    assert aside.read_text(encoding="utf-8").endswith("rubbish\n")


async def test_a_move_that_could_not_be_saved_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(seed=43) as pilot:

        def full(record: Record) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(saved, "save", full)
        await write(pilot, "S@0")
        assert "not saved: No space left on device." in re.sub(r"\s+", " ", seen(pilot))
        assert moves(pilot) == ["S@0"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("mode", ["discovery", "advanced"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nothing_that_matters_is_cut_at_80_by_24(lang: str, mode: str, seats: int) -> None:
    names = ["Ada", "Ben", "Cleo", "Zoe"][:seats]

    async def play() -> None:
        async with opened(" ".join(f"me:{name}" for name in names), lang, 3, mode=mode) as pilot:
            fullest: dict[int, int] = {}
            for step in range(200):
                session = table(pilot).session
                position = session.position
                if position.result():
                    break
                seat = position.to_move()[0]
                if step % 9 == 0:
                    table(pilot).begin()
                    await pilot.pause()
                    check(pilot)
                legal = position.legal(seat)
                session.play(seat, legal[(step * 5) % len(legal)])
                fullest[seat] = session.position.view(seat)["planets"][seat]["tokens"]
            assert min(fullest.values()) == (15 if mode == "advanced" else 13)

    def check(pilot: Pilot[int]) -> None:
        shown = seen(pilot)
        lines = shown.split("\n")
        position, seat = table(pilot).session.position, table(pilot).pointing.seat
        assert seat is not None
        view = position.view(seat)
        faces = position.faces()
        assert len(lines) <= 24
        assert max(map(len, lines)) <= 80
        assert "q quit" in lines[-1]
        task = faces.task(position, seat, lang).replace("\u00a0", " ")
        assert task.replace(" ", "") in re.sub(r"\s", "", shown)
        for card in [*view["giants"], *view["basic"]]:
            if card:
                assert faces.ref(position, seat, f"card:{card}", lang) in shown
        for other in view["planets"]:
            if other["seat"] != seat:
                assert re.search(rf"{names[other['seat']]} +{other['score']} ", shown)
        end = next(number for number, line in enumerate(lines) if line.startswith(" Centre"))
        ring = "\n".join(line[:38] for line in lines[1:end])
        for terrain in "SDFMG":
            own = [*view["planets"][seat]["track"], view["planets"][seat]["moon"]]
            own += [view["planets"][seat]["a"], view["planets"][seat]["b"]]
            glyphs = {"S": "S●", "D": "D◆", "F": "F▲", "M": "M■", "G": "G✚"}
            name = {"S": "sea", "D": "desert", "F": "forest", "M": "mountain", "G": "glacier"}[terrain]
            assert ring.count(glyphs[terrain]) == own.count(name)

    asyncio.run(play())


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_pages(lang: str) -> None:
    texts: dict[str, dict[str, list[str]]] = {
        "en": {"h": ["Help", "why not", "Glacier"], "l": ["Log", "You place"], "s": ["Score", "Total"]},
        "fr": {"h": ["Aide", "pourquoi pas", "Désert"], "l": ["Journal", "Vous placez"], "s": ["Feuille"]},
    }
    async with opened(lang=lang) as pilot:
        await write(pilot, "S@0")
        for key, expected in texts[lang].items():
            await pilot.press(key)
            await pilot.pause()
            shown = seen(pilot)
            assert all(text in shown for text in expected), shown
            await pilot.press("escape")
        assert isinstance(pilot.app.screen, Table)


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_sheet_of_four_names_every_line_in_full(lang: str) -> None:
    async with opened("me:Ada me:Ben me:Cleo me:Zoe", lang, mode="advanced") as pilot:
        await pilot.press("s")
        await pilot.pause()
        shown = seen(pilot)
        position = table(pilot).session.position
        for line in position.sheet():
            assert position.faces().explain(line.key, lang).replace("\u00a0", " ") in shown
        for name in ("Ada", "Ben", "Cleo", "Zoe"):
            assert name in shown


async def test_colours_of_day_and_back() -> None:
    async with opened() as pilot:
        night = pilot.app.export_screenshot()
        await pilot.press("t")
        await pilot.pause()
        assert pilot.app.theme == "day"
        assert pilot.app.export_screenshot() != night
        await pilot.press("t")
        assert pilot.app.theme == "night"


@pytest.mark.parametrize("size", [(60, 18), (79, 24), (80, 23)])
async def test_a_terminal_that_is_too_small_says_what_it_needs_until_it_is_larger(
    size: tuple[int, int],
) -> None:
    async with opened("me bot3", size=size) as pilot:
        wanted = f"has {size[0]} columns and {size[1]} lines; the table needs at least 80 and 24."
        assert flat(wanted) in flat(seen(pilot))
        assert "Choose" not in seen(pilot)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "q quit" in seen(pilot)
        assert "columns and" not in seen(pilot)


@pytest.mark.parametrize("name", ["biomos", "earth", "bioviva"])
async def test_what_is_under_the_cursor_keeps_its_key(name: str) -> None:
    async with terminal_pilot.opened(name, "me bot3", "en", 3) as pilot:
        shown = table(pilot)
        under = str(shown.pointing.under())
        drawn = renderer(name).board(shown._scene())
        marks = {mark for mark, ref in bright(drawn, NIGHT) if ref == under}
        assert shown.pointing.keys()[under] in marks
        assert "▸" not in marks


@pytest.mark.parametrize(
    ("name", "seats"),
    [("biomos", "me"), ("earth", "me"), ("living_planet", "me bot1"), ("bioviva", "me bot1")],
)
async def test_a_large_terminal_has_no_empty_half(name: str, seats: str) -> None:
    async with terminal_pilot.opened(name, seats, "en", 3, (200, 50)) as pilot:
        session = table(pilot).session
        while session.position.result() is None and len(session.log) < 24:
            actor = session.position.to_move()[0]
            session.play(actor, session.position.suggest(actor))
        table(pilot).begin()
        await pilot.pause()
        rows = [bool(row.strip()) for row in seen(pilot).split("\n")]
        assert len(rows) == 50
        assert max(len(run) for run in "".join(".x"[row] for row in rows).split("x")) < 8


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 50), (200, 60)])
async def test_sizes(size: tuple[int, int]) -> None:
    async with opened("me me me", size=size, mode="advanced") as pilot:
        shown = seen(pilot)
        assert "Giant biomes" in shown
        assert "q quit" in shown
        assert "Choose your planet." in shown
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "q quit" in seen(pilot).split("\n")[23]


@pytest.mark.parametrize(
    ("game", "seats", "options", "lang", "sentence"),
    [
        ("chess", ["me"], {}, "en", "There is no game 'chess'; there are biomos"),
        ("biomos", ["me"], {"colour": "red"}, "en", "There is no option 'colour'; the options are"),
        ("biomos", ["me"], {"mode": "hard"}, "en", "Option 'mode' is one of discovery, advanced"),
        ("biomos", ["me"], {"seats": 3}, "en", "1 seats are given, but these options need 3."),
        ("biomos", ["me", "cat"], {}, "fr", "«\u00a0cat\u00a0» n’est pas une place"),
        ("biomos", ["me"], {}, "de", "There is no language 'de'; there are en, fr."),
        ("biomos", ["me"], {}, "fr", "La table en terminal a besoin d’un terminal"),
    ],
)
def test_what_cannot_begin_is_said_in_a_sentence(
    game: str,
    seats: list[str],
    options: dict[str, Any],
    lang: str,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(game, seats=seats, options=options, seed=1, lang=lang) == 2
    said = capsys.readouterr().err
    assert said.startswith(sentence)
    assert said.count("\n") == 1
    assert saved.load("biomos") is None


def test_ways_go_on_alone_where_there_is_no_choice() -> None:
    walk = Walk({("melt", "token:1"): 1, ("freeze", "token:2"): 2, ("freeze", "token:3"): 3, ("skip",): 4})
    assert walk.refs() == ["melt", "freeze", "skip"]
    assert walk.only("melt") == 1
    assert walk.only("freeze") is None
    walk.choose("melt")
    assert walk.action() == 1
    assert walk.back()
    assert walk.chosen == ()
    walk.choose("freeze")
    assert walk.refs() == ["token:2", "token:3"]
    assert walk.action() is None
    assert walk.action("token:3") == 3
    assert walk.back()
    assert not walk.back()


def test_keys_are_the_notations_own() -> None:
    refs = [*(f"gap:{gap}" for gap in range(12)), "recess:a", "moon"]
    found = keys(refs, "uwlshtqn")
    assert [found.get(ref) for ref in refs] == [*"0123456789", "b", "c", "a", "m"]
    assert keys(["centre:sea", "centre:forest"], "") == {"centre:sea": "1", "centre:forest": "2"}
    assert keys(["skip", "swap"], "s") == {"skip": "-", "swap": "1"}


async def test_a_renderer_is_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludosphere.kit import scene

    monkeypatch.setattr(scene, "offered", lambda *wanted: wanted[-1])
    async with opened(seed=43) as pilot:
        assert "Turn 1, place" in seen(pilot)
        await pilot.press("1", "enter", "enter")
        assert len(moves(pilot)) == 1


def test_the_two_languages_say_the_same_things_with_their_own_typography() -> None:
    folder = Path(saved.__file__).parent / "text"
    french, english = ((folder / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("fr", "en"))
    named = re.compile(r"^([a-z0-9-]+) =", re.MULTILINE)
    assert named.findall(french) == named.findall(english)
    words = re.sub(r"\{[^}]*\}|^#.*|  : ", "x", french, flags=re.MULTILINE)  # the foot names the key ":"
    assert not re.search(r"[^\u00a0][;!?»]|«[^\u00a0]|[^\u00a0A-Z]:|[A-Za-zé]'", words)
    code = inspect.getsource(play_table)  # which says why nothing can be taken back
    code += "".join(path.read_text(encoding="utf-8") for path in folder.parent.rglob("*.py"))
    assert [key for key in named.findall(english) if f'"{key}"' not in code and f"'{key}'" not in code] == []


# As it was written before a terminal's game was a table, by somebody who reads French.
OLD = """[Game "biomos"]
[Rules "1"]
[Options "mode=advanced seats=2 giant_biomes=G1,G2,G3,G4,G5,G6,G7,G8,G9,G10 tie_break=rulebook"]
[Seed "9"]
[Seat1 "Vous"]
[Seat2 "Robot 2 (2)"]
[Players "human search:2"]

2 P:forest
1 P:mountain D@b
2 M@a
1 S@0 ib
2 F@0
1 F@1
2 F@0
1 G@2 m2
2 S@b fb
1 S@3
"""


async def test_a_game_that_an_older_version_saved_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(thinker: Thinker, question: Question) -> int:
        return await asyncio.Future()

    monkeypatch.setattr(Thinker, "ask", wait)
    saved.path("biomos").write_text(OLD, encoding="utf-8")
    async with opened("me bot2", seed=1) as pilot:
        await pilot.press("g")
        await pilot.pause()
        session = table(pilot).session
        assert session.names == ["You", "Bot 2 (2)"]
        assert (len(session.log), session.since()) == (15, 14)
        assert (session.acting(), session.table.bot_to_move()) == (None, 1)
        assert session.position.encode() == Record.loads(OLD).replay().encode()
        await pilot.press("u")
        await pilot.pause()
        assert saved.path("biomos").read_text(encoding="utf-8") == OLD.replace("1 S@3\n", "")
        await write(pilot, "S@3")
        assert saved.path("biomos").read_text(encoding="utf-8") == OLD


def test_the_end_of_a_game_can_be_taken_back() -> None:
    session = Session.new("biomos", ["me:Ada", "me:Bo"], {}, 3, "en")
    while session.position.result() is None:
        seat = session.position.to_move()[0]
        session.play(seat, session.position.legal(seat)[0])
    last = session.table.moves[-1]
    assert on_disk().scores is not None
    assert session.barred() is None
    session.undo()
    assert session.position.result() is None
    assert on_disk().scores is None
    session.play(last[0], session.position.parse(*last))
    assert on_disk().scores is not None


def test_records_say_who_played() -> None:
    session = Session.new("biomos", ["me:Ada", "person"], {}, 1, "en")
    assert session.record.extra["Players"] == "human human"
    assert session.record.names == ["Ada", "Player 2"]
    assert TerminalApp(session).theme == "night"


def test_a_saved_game_is_its_owners_alone(data: Path) -> None:
    record = Record("biomos", {"seats": 2}, 43, [], game("biomos").rules_version)
    saved.save(record)
    file = data / "terminal-biomos.ludo"
    assert (file.stat().st_mode & 0o777, data.stat().st_mode & 0o777) == (0o600, 0o700)
    file.chmod(0o644)  # as an older version left it
    assert saved.load("biomos") is not None
    assert file.stat().st_mode & 0o777 == 0o600
