"""Living Planet at the terminal table: a whole game by keys, the map, pages, placing, secrets, reasons."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot

import terminal_pilot as pilots
from ludosphere.bots.thinker import Question, Thinker
from ludosphere.core.contract import Position
from ludosphere.core.registry import game
from ludosphere.core.text import texts
from ludosphere.games.living_planet.terminal import RENDERER
from ludosphere.games.living_planet.terminal.hexmap import FAR, NEAR, Map
from ludosphere.games.living_planet.terminal.pen import SIDES
from ludosphere.terminal.panels import outcome
from ludosphere.terminal.screens import HandOver, Page, SavedGame
from ludosphere.terminal.walk import Walk
from terminal_pilot import bright, by_keys, flat, opened, scene, seen, stand_at, table, until

NAME = "living_planet"
PAGES = ("map", "market", "buildings", "players")
KINDS: list[dict[str, Any]] = [
    {"seats": 2, "arboria": "on", "length": "short", "screens": "hidden"},
    {"seats": 3, "arboria": "off", "screens": "open"},
    {"seats": 4, "arboria": "on", "screens": "money"},
]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play by the rules of thumb at once."""

    async def ask(thinker: Thinker, question: Question) -> int:
        return game(NAME).decode(question.world).suggest(question.seat)

    monkeypatch.setattr(Thinker, "ask", ask)


def check_screen(pilot: Pilot[int], lang: str) -> None:
    """Nothing that matters is cut."""
    pointing, shown = table(pilot).pointing, pilots.whole_screen(pilot, lang)
    position, actor = pointing.session.position, pointing.seat
    ref = pointing.under()
    assert ref is not None
    assert pointing.labels(pointing.refs())[0].replace("\u00a0", " ")[:25] in shown
    say = texts("ludosphere.games.living_planet.terminal", lang)
    assert say("page-map") in shown.split("\n")[1]
    player = position.view(actor)["players"][actor]
    if not any(ref.startswith("type:") for ref in pointing.refs()):
        assert say("points", n=player["score"]) in shown
        assert f"{player['mc']} MC" in shown


async def by_keys_until(pilot: Pilot[int], lang: str, last: int) -> set[str]:
    """Plays the only person's side by keys until after that turn; the kinds of decisions there were."""
    session = table(pilot).session
    kinds, firsts = set(), set()
    for step in range(900):
        await until(
            pilot, lambda: table(pilot).pointing.seat is not None or session.position.result() is not None
        )
        if session.position.result() is not None or session.position.turn > last:
            break
        assert table(pilot).pointing.seat == 0
        kinds.add(session.position.view(0)["task"]["kind"])
        if step % 8 == 0:
            check_screen(pilot, lang)
            await pilot.press("tab")
            firsts.add(seen(pilot))
            await pilot.press("shift+tab")
        await by_keys(pilot, session.position.suggest(0), arrows=step % 5 == 0)
    assert len(firsts) > last
    return kinds


async def at_the_end(pilot: Pilot[int]) -> None:
    """The score sheet of the finished game is on the screen."""
    await pilot.pause()
    session = table(pilot).session
    result = session.position.result()
    assert result is not None
    await until(pilot, lambda: isinstance(pilot.app.screen, Page))
    assert flat(outcome(session)) in flat(seen(pilot))
    assert session.record.scores == result.scores


@pytest.mark.usefixtures("quick")
async def test_a_whole_short_game_against_a_bot_by_keys() -> None:
    async with opened(NAME, "me bot1", "fr", 6, (80, 24), length="short") as pilot:
        kinds = await by_keys_until(pilot, "fr", 8)
        assert {"card", "order", "act", "keep", "build", "staff", "market", "deal"} <= kinds, kinds
        await at_the_end(pilot)
        await pilot.press("escape", "n")
        await pilot.pause()
        moves = table(pilot).session.record.moves
        assert [move for move in moves if move.seat == 0] == []
        assert len(moves) < 2  # the bot may have chosen its card


@pytest.mark.usefixtures("quick")
async def test_a_turn_on_a_large_screen_by_keys() -> None:
    async with opened(NAME, "me bot1", "en", 7, (120, 40)) as pilot:
        kinds = await by_keys_until(pilot, "en", 1)
        assert {"card", "act"} <= kinds


# --- the picture -----------------------------------------------------------------------------------------
def moments(options: dict[str, Any], every: int) -> Iterator[tuple[Position, int]]:
    """Decisions of a game, half of them random."""
    position, chance = game(NAME).new(options, 3), random.Random(3)
    step = 0
    while position.to_move():
        actor = position.to_move()[0]
        if step % every == 0:
            yield position, actor
        step += 1
        legal = position.legal(actor)
        position.play(actor, chance.choice(legal) if step % 2 else position.suggest(actor))
    yield position, 0


ON_MAP = ("hex", "site", "crew", "unit", "cell", "strike", "side")


@pytest.mark.parametrize("options", KINDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_fits_at_any_size_and_what_can_be_chosen_is_on_the_first(
    options: dict[str, Any], lang: str
) -> None:
    checked = set()
    for position, actor in moments(options, 8 + int(options["seats"])):
        refs = Walk(position.paths(actor)).refs() if position.to_move() else []
        for width, height in ((80, 15), (101, 22), (120, 29), (200, 49)):
            pages = set()
            for page in range(len(PAGES)):
                drawn = RENDERER.board(scene(position, actor, lang, width, height, page=page))
                lines = drawn.plain.split("\n")
                assert len(lines) == height
                assert all(Text(line).cell_len == width for line in lines)
                pages.add("\n".join(lines[1:]))
            assert len(pages) == len(PAGES)
            for cursor in refs[:: 1 + len(refs) // 3]:
                kind = cursor.partition(":")[0]
                if kind in (*ON_MAP, "type", "die", "sell", "buy", "up", "down", "resource"):
                    look = scene(position, actor, lang, width, height, cursor=cursor)
                    key = look.keys[cursor] or "▸"
                    marks = bright(RENDERER.board(look), look.palette)
                    assert {(mark.strip("[]"), ref) for mark, ref in marks} == {(key, cursor)}
                    checked.add(kind)
    assert "type" in checked
    assert checked & {"unit", "crew", "hex", "site"}


def lines_of(text: str) -> list[str]:
    return [line.rstrip() for line in text.split("\n")]


def late(options: dict[str, Any], turn: int = 99) -> Position:
    """A game by the rules of thumb up to a turn, or finished."""
    position = game(NAME).new(options, 3)
    while position.to_move() and position.turn < turn:
        position.play(position.to_move()[0], position.suggest(position.to_move()[0]))
    return position


@pytest.mark.parametrize("zoom", [0, 1])
def test_the_sides_of_hexes_show_their_terrain_and_neighbours_share_them(zoom: int) -> None:
    position = late(KINDS[2])
    view = position.view(0)
    shown = Map(scene(position, 0, "en", 300, 80, zoom=zoom), 300, 80)
    assert shown.grain in ((NEAR,) if zoom == 0 else FAR)
    grain, rows = shown.grain, shown.draw().text().plain.split("\n")
    volcano = next((hex for hex in view["map"] if hex["kind"] == "volcano"), None)
    assert volcano is not None
    at = {(hex["q"], hex["r"]): hex for hex in view["map"]}
    vectors = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    shared = 0
    for (q, r), hex in at.items():
        x, y = q * grain.wide + r * grain.wide // 2 - shown.left, r * grain.pitch - shown.top
        quarter, three = grain.wide // 4, grain.wide - grain.wide // 4
        slope, low = grain.slope // 2, grain.pitch + grain.slope // 2
        spots = [
            (three - 1, slope), (grain.wide, grain.slope), (three, low - 0), (quarter - 1, low),
            (0, grain.slope), (quarter, slope),
        ]  # fmt: skip
        for side, (right, down) in enumerate(spots):
            dq, dr = vectors[side]
            beside = at.get((q + dq, r + dr))
            mountain = hex["edges"][side] or (beside is not None and beside["edges"][(side + 3) % 6])
            shared += beside is not None
            row = rows[y + down]
            assert "^" in row[x + max(0, right - 1) : x + right + 2] if mountain else True
            assert mountain or "·" in row[x + max(0, right - 1) : x + right + 2], (hex["id"], side)
    assert shared > 20


def known() -> dict[str, Any]:
    """A view with a bit of everything, on three hexes."""
    view: dict[str, Any] = deepcopy(game(NAME).new(KINDS[0], 3).view(0))
    landing = view["map"][0]
    empty = {
        "type": None, "value": None, "chip": None, "unit": None, "platform": False, "controller": None,
        "functioning": False,
    }  # fmt: skip
    grove = {
        "id": "AR03", "kind": "oxygen", "q": 1, "r": 0, "turn": 0, "explored": 1,
        "edges": [False, True, False, False, False, False], "mountain": True, "stars": 2, "fire": True,
        "sites": [
            {**empty, "slot": "a", "resource": "wood", "mountain": False, "type": "sawmill", "value": 4,
             "chip": 1, "unit": {"seat": 0, "kind": "motor"}, "platform": True, "controller": 0,
             "functioning": True},
            {**empty, "slot": "b", "resource": "oil", "mountain": True},
            {**empty, "slot": "c", "resource": None, "mountain": False},
        ],
        "outside": [{"seat": 0, "kind": "scientist", "n": 2}, {"seat": 1, "kind": "wounded", "n": 1}],
        "strikes": [
            {"type": "flood", "colour": "blue", "value": 4}, {"type": "tornado", "colour": "red", "value": 3},
        ],
        "lava": [],
    }  # fmt: skip
    volcano = {
        **grove, "id": "AR08", "kind": "volcano", "q": 1, "r": -1, "edges": [True] * 6, "stars": 0,
        "fire": False, "sites": [], "outside": [], "strikes": [],
        "lava": [
            {"side": "SE", "colour": "yellow", "value": 5}, {"side": "NW", "colour": "green", "value": 6},
            {"side": "W", "colour": "red", "value": 1},
        ],
    }  # fmt: skip
    view["map"] = [landing, grove, volcano]
    view["dams"] = {"SE": "vibrium"}
    return view


NEAR_SNAPSHOT = """\
               ^^^^^^^^^^
          ^^^^^ AR08     ^^^^^
          ^ G6                ^
          ^ R1                ^
          ^                Y5 ^
     ·····^^^^^          ^^^^^·····
····· LP01     ^^^^[V]^^^ AR03 ☼2 *·····
^a SP▲c▲s  b SP●c●s ·aWS4~▲c●m b o^     ^
^c –                ·c –                ^
^                   · ●2s ▲w            ^
·····   ≠Y1    ^^^^^····· ≈B4 @R3  ·····
     ·····^^^^^          ··········
"""
FAR_SNAPSHOT = """\
      ^^^^^^^^^^^^
      ^ AR08      ^
      ^ Y5G6R1    ^
      ^           ^
······^^^^^^^^[V]^······
^ LP01 ●▲   · AR03*●3▲  ^
^ S▲S●–     · W●o –     ^
^ ≠Y1       · ≈B4@R3    ^
······^^^^^^············
"""


@pytest.mark.parametrize("zoom", [0, 1])
def test_the_map_of_a_known_position_near_by_and_from_afar(zoom: int) -> None:
    position = game(NAME).new(KINDS[0], 3)
    drawn = RENDERER.board(scene(position, 0, "en", 120, 29, view=known(), zoom=zoom)).plain
    used = [row for line in drawn.split("\n")[1:] if (row := line[:79].rstrip())]
    margin = min(len(row) - len(row.lstrip()) for row in used)
    shown = "\n".join(row[margin:] for row in used) + "\n"
    assert shown == (FAR_SNAPSHOT if zoom else NEAR_SNAPSHOT)


def test_letters_follow_the_language() -> None:
    position = game(NAME).new(KINDS[0], 3)
    drawn = RENDERER.board(scene(position, 0, "fr", 120, 29, view=known())).plain
    for piece in ("aSC4~▲p●m", "b p^", "▲b", " V6", " J5", "Bourse", "bois", "2s"):
        assert piece in drawn, piece


@pytest.mark.parametrize("size", [(80, 15), (120, 29)])
def test_all_of_a_large_map_comes_by_in_scrolling(size: tuple[int, int]) -> None:
    position = late(KINDS[2])
    wanted = {hex["id"] for hex in position.view(0)["map"]}
    assert len(wanted) > 20
    for zoom in (0, 1):
        found = set()
        ends = [
            RENDERER.scrolled(scene(position, 0, "en", *size, zoom=zoom, scroll=far))
            for far in ((-99, -99), (99, 99))
        ]
        for right in range(ends[0][0], ends[1][0] + 1):
            for down in range(ends[0][1], ends[1][1] + 1):
                look = scene(position, 0, "en", *size, zoom=zoom, scroll=(right, down))
                assert RENDERER.scrolled(look) == (right, down)
                drawn = RENDERER.board(look).plain
                found |= {hex for hex in wanted if hex in drawn}
        assert found == wanted
        beyond = scene(position, 0, "en", *size, zoom=zoom, scroll=(ends[1][0] + 1, ends[1][1] + 1))
        assert RENDERER.scrolled(beyond) == ends[1]


@pytest.mark.parametrize("zoom", [0, 1])
@pytest.mark.parametrize("size", [(79, 12), (300, 80)])
def test_dams_are_drawn_on_the_sides_and_hide_nothing(size: tuple[int, int], zoom: int) -> None:
    position = late(KINDS[2])
    view = position.view(0)
    looks = [
        scene(position, 0, "en", *size, zoom=zoom, cursor="hex:AR08", view={**view, "dams": dams})
        for dams in ({}, dict.fromkeys(SIDES, "vibrium"))
    ]
    bare, dammed = (Map(look, *size).draw().text().plain for look in looks)
    changed = [(old, new) for old, new in zip(bare, dammed, strict=True) if old != new]
    assert [new for _, new in changed if new not in "[]"] == ["V"] * 6
    assert {old for old, _ in changed} <= set(" ·^")


@pytest.mark.parametrize(("kind", "seed"), [("keep", 5), ("volcano", 3)])
def test_placing_a_hex_shows_the_cells_then_the_hex_as_it_would_lie(kind: str, seed: int) -> None:
    position = game(NAME).new(KINDS[0], seed)
    while position.view(None)["task"]["kind"] != kind:
        position.play(position.to_move()[0], position.suggest(position.to_move()[0]))
    actor = position.to_move()[0]
    walk = Walk(position.paths(actor))
    for tile in walk.refs():
        words = RENDERER.board(scene(position, actor, "en", 80, 15, cursor=tile)).plain
        name = tile.partition(":")[2]
        assert name in words
        facts = texts("ludosphere.games.living_planet", "en")
        assert facts(f"hex-{name}") in words
        paths = [path for path in position.paths(actor) if path[0] == tile]
        cells = {path[1] for path in paths}
        assert words.count("[+]") == len(cells)
        for cell in cells:
            turns = [path[2] for path in paths if path[1] == cell]
            shown = set()
            for turn in turns:
                look = scene(position, actor, "en", 120, 29, chosen=(tile, cell), cursor=turn)
                ghost = next(one for one in Map(look, 79, 28).cells if one.ghost)
                assert f"cell:{ghost.q},{ghost.r}" == cell
                after = position.copy()
                after.play(actor, position.paths(actor)[(tile, cell, turn)])
                laid = next(hex for hex in after.view(actor)["map"] if hex["id"] == name)
                assert ghost.edges == laid["edges"]
                assert {part: ghost.hex[part] for part in ("sites", "strikes", "lava", "stars")} == {
                    part: laid[part] for part in ("sites", "strikes", "lava", "stars")
                }
                drawn = RENDERER.board(look).plain
                assert f"▸{name}" in drawn
                shown.add(drawn)
            assert ghost.edges is not None
            edges = {tuple(ghost.edges[k:] + ghost.edges[:k]) for k in range(6)}
            assert len(shown) >= min(len(turns), len(edges))


def test_house_rules_are_seen_in_the_picture() -> None:
    shipped = files("ludosphere.games.living_planet").joinpath("data/buildings.json").read_text("utf-8")
    mine = next(kind for kind in json.loads(shipped)["types"] if kind["id"] == "iron_mine")
    house = json.dumps(
        {"types": [{**mine, "provenance": "owner", "cost": {"mc": 9, "resources": {"oil": 2}}}]}
    )
    position = game(NAME).new({**KINDS[0], "house": house}, 3)
    drawn = RENDERER.board(scene(position, 0, "en", 80, 15, page=2)).plain
    row = next(line for line in drawn.split("\n") if "Iron Mine" in line)
    assert "9 2O" in row
    plain = RENDERER.board(scene(game(NAME).new(KINDS[0], 3), 0, "en", 80, 15, page=2)).plain
    assert "9 2O" not in plain


def test_the_page_read_has_the_hex_under_the_cursor_first_and_every_power() -> None:
    look = scene(game(NAME).new(KINDS[0], 3), 0, "en", 80, 15, view=known(), cursor="site:AR03.a")
    text = RENDERER.read(look).plain
    assert text.startswith("AR03  Drowned Grove\n  mountains E · 2 stars · burns")
    first = text.split("\n\n")[0]
    for words in (
        "a  wood: Sawmill 4, floating platform, Automation Chip ▲ Ben, Motorised Scientist ● Ada",
        "b  oil, mountain", "c  any building", "outside: 2 Scientists ● Ada",
        "outside: 1 wounded Scientist ▲ Ben", "≈B4  flood", "@R3  tornado",
    ):  # fmt: skip
        assert flat(words) in flat(first)
    assert "»Y5  eruption: south-east, vibrium dam" in text
    for power in ("Twist of fate", "Boom", "New arrival", "Insider", "Prefab", "Airlift"):
        assert power in text
    assert max(map(len, text.split("\n"))) <= 76
    listed = RENDERER.read(scene(game(NAME).new(KINDS[0], 3), 0, "fr", 80, 15, page=2)).plain
    assert "Spatioport" in listed
    assert "1 par joueur" in listed


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_help_page_names_every_letter_and_fits(lang: str) -> None:
    text = RENDERER.help(lang).replace("\u00a0", " ")
    assert max(map(len, text.split("\n"))) <= 78
    words = texts("ludosphere.games.living_planet", lang)
    for resource in ("iron", "oil", "electricity", "mycelium", "vibrium", "wood"):
        assert words(f"res-{resource}") in text
    for strike in ("earthquake", "tornado", "geyser", "fire", "flood", "lava"):
        assert words(f"strike-{strike}") in text
    assert RENDERER.title(game(NAME).new(KINDS[1], 3).view(0), lang) == "Living Planet"
    title = RENDERER.title(game(NAME).new(KINDS[0], 3).view(0), lang)
    assert title == "Living Planet + Planet Arboria, " + {"en": "short", "fr": "partie courte"}[lang]


# --- pointing --------------------------------------------------------------------------------------------
NOTATIONS = {
    "4": ("card:4",),
    "N:iron": ("resource:iron",),
    "X:oil": ("resource:oil",),
    "D:red": ("die:red",),
    "trade": ("do:trade",),
    "subsidy": ("free:subsidy",),
    "power:airlift": ("power:airlift",),
    "+LP01w": ("free:heal", "unit:LP01.wounded"),
    "+LP01.a": ("free:heal", "crew:LP01.a"),
    "^LP05.a": ("free:repair", "site:LP05.a"),
    "dam:iron@NW": ("dam:iron", "side:NW"),
    "douse:oil@AR02": ("douse:oil", "hex:AR02"),
    "LP05@1,-1/2": ("tile:LP05", "cell:1,-1", "turn:2"),
    ">LP01m": ("unit:LP01.motor",),
    ">LP01.a": ("crew:LP01.a",),
    "LP01s>LP05.a": ("unit:LP01.scientist", "site:LP05.a"),
    "LP01.a>LP01": ("crew:LP01.a", "hex:LP01"),
    "iron_mine.4@LP05.a~": ("type:iron_mine.4", "site:LP05.a", "platform"),
    "spaceport@LP05.a": ("type:spaceport", "site:LP05.a"),
    "c<LP01s": ("staff:chip", "unit:LP01.scientist"),
    "<LP01.b": ("staff:bare", "crew:LP01.b"),
    "c": ("staff:chip", "nobody"),
    "-": ("staff:bare", "nobody"),
    "U:iron": ("up:iron",),
    "V:wood": ("down:wood",),
    "SM-iron-1": ("market:SM-iron-1",),
    "S:iron*3": ("sell:iron", "amount:3"),
    "B:oil*1": ("buy:oil", "amount:1"),
    "=3": ("value:3",),
    "!AR02.tornado": ("strike:AR02.tornado",),
    "P:electricity": ("pay:electricity",),
    "L:chip": ("lose:chip",),
    "*AR02": ("hex:AR02",),
    "W": ("convert",),
    "F:culture": ("first:culture",),
    ".": ("done",),
}


@pytest.mark.parametrize("options", KINDS)
def test_every_notation_points_where_it_should(options: dict[str, Any]) -> None:
    for position, actor in moments(options, 2):
        for path, action in position.paths(actor).items() if position.to_move() else ():
            found = RENDERER.path(position.notation(actor, action))
            assert found == (path[:-1] if path[-1] == "bare" else path)
    assert {notation: RENDERER.path(notation) for notation in NOTATIONS} == NOTATIONS
    for nonsense in ("", "zz", "D:", "@", "7", "<", "LP01>", "x@1/2"):
        assert RENDERER.path(nonsense) is None


def test_every_legal_path_is_reached_by_keys_of_its_own() -> None:
    for options in KINDS:
        for position, actor in moments(options, 9):
            if position.to_move():
                pilots.follow_paths(pilots.pointing_at(NAME, position, actor, options))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whatever_cannot_be_chosen_has_a_name_and_a_reason(lang: str) -> None:
    kinds = set()
    for position, actor in moments(KINDS[0], 9):
        if position.to_move() and pilots.explain_all(
            pilots.pointing_at(NAME, position, actor, KINDS[0], lang)
        ):
            kinds.add(position.view(actor)["task"]["kind"])
    assert {"act", "card", "move"} <= kinds


@pytest.mark.usefixtures("quick")
async def test_zoom_pages_reasons_and_undo_by_keys() -> None:
    async with opened(NAME, "me bot1", "en", 6) as pilot:
        session = table(pilot).session
        while session.position.view(0)["task"]["kind"] != "act" or table(pilot).pointing.seat != 0:
            await until(pilot, lambda: table(pilot).pointing.seat == 0)
            table(pilot).play(0, session.position.suggest(0))
            await pilot.pause()
            await until(pilot, lambda: table(pilot).pointing.seat == 0)
        before = seen(pilot)
        assert "LP01 ●" in before
        await pilot.press("z")
        near = seen(pilot)
        assert "SP●" in near
        await pilot.press("z")
        assert seen(pilot) == before
        for words in ("price", "Iron Mine", "controls", "LP01"):
            await pilot.press("tab")
            assert words in seen(pilot)
        await pilot.press("v")
        assert isinstance(pilot.app.screen, Page)
        assert "Landing Zone" in seen(pilot)
        await pilot.press("v", "w")
        while table(pilot).pointing.under() != "free:motorise":
            await pilot.press("down")
        await pilot.pause()
        refusal = session.position.why_not(0, ("free:motorise",))
        assert refusal is not None
        reason = session.position.faces().worded(session.position, refusal, "en")
        assert flat(reason) in flat(seen(pilot))
        await pilot.press("escape")
        position, count = session.position.encode(), len(session.record.moves)
        move = next(path for path in session.position.paths(0) if path == ("do:move",))
        await by_keys(pilot, session.position.paths(0)[move], arrows=False)
        assert len(session.record.moves) == count + 1
        await pilot.press("u")
        await pilot.pause()
        assert session.position.encode() == position
        await pilot.press("colon")
        await pilot.press("t", "r", "a", "d", "e")
        await pilot.pause()
        assert "Trade: draw" in seen(pilot)


@pytest.mark.usefixtures("quick")
async def test_shifted_arrows_scroll_the_map_until_its_rim_and_home_goes_back() -> None:
    async with opened(NAME, "me bot1", "en", 6) as pilot:
        session = table(pilot).session
        stand_at(session, late({**KINDS[0], "length": "normal"}, 8))
        table(pilot).begin()
        await pilot.press("z")
        first = seen(pilot)
        rims = [
            RENDERER.scrolled(scene(session.position, 0, "en", 80, 15, zoom=1, scroll=(0, far)))[1]
            for far in (-99, 99)
        ]
        way, back = ("down", "up") if rims[1] > -rims[0] else ("up", "down")
        most = max(rims[1], -rims[0])
        assert most > 1
        await pilot.press(*[f"shift+{way}"] * (most + 3))
        assert seen(pilot) != first
        await pilot.press(f"shift+{back}")
        one = seen(pilot)
        await pilot.press(f"shift+{way}", f"ctrl+{back}")
        assert seen(pilot) == one
        await pilot.press({"up": "pageup", "down": "pagedown"}[way])
        assert seen(pilot) != one
        await pilot.press("home")
        assert seen(pilot) == first


# --- secrets ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_lies_behind_a_screen_shows_on_no_page(lang: str) -> None:
    for options, shown in ((KINDS[0], 0), ({**KINDS[0], "screens": "open"}, 1)):
        position = late(options, 5)
        view = position.view(0)
        other = deepcopy(position.view(1)["players"][1])
        own = {"mc": 77, "oxygen": 88, "resources": dict.fromkeys(other["resources"], 66), "score": 99}
        if shown:
            view["players"][1] |= own
        for page in range(len(PAGES)):
            for size in ((80, 15), (140, 39)):
                drawn = RENDERER.board(scene(position, 0, lang, *size, page=page, view=view)).plain
                beside = page == 3 or (page == 0 and size[0] > 100)
                for secret in ("77", "66", "99") if beside else ():
                    assert (secret in drawn) == bool(shown), (secret, drawn)
                assert "None" not in drawn
                if page == 0 and size[0] > 100:
                    assert ("? MC" in drawn) == (not shown)
        if not shown:
            assert view["players"][1]["mc"] is view["players"][1]["resources"] is None


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_two_people_at_one_screen_see_neither_cards_nor_money_of_each_other(size: tuple[int, int]) -> None:
    async def play() -> None:
        async with opened(NAME, "me:Ada me:Ben", "en", 8, size) as pilot:
            session = table(pilot).session
            veils = cards = 0
            for step in range(26):
                if isinstance(pilot.app.screen, HandOver):
                    veils += 1
                    assert "Landing Zone" not in seen(pilot)
                    assert "MC" not in seen(pilot)
                    await pilot.press("enter")
                    await pilot.pause()
                actor = table(pilot).pointing.seat
                assert actor is not None
                if step % 6 == 0 or session.position.view(None)["phase"] == "choose":
                    cards += check(pilot, actor)
                table(pilot).play(actor, session.position.suggest(actor))
                await pilot.pause()
            assert veils > 2
            assert cards

    def check(pilot: Pilot[int], actor: int) -> int:
        position = table(pilot).session.position
        view = position.view(actor)
        other = view["players"][1 - actor]
        assert other["mc"] is other["score"] is None
        shown = seen(pilot)
        refs = table(pilot).pointing.refs()
        if size[0] > 100 and not any(ref.startswith("type:") for ref in refs):
            assert "? MC" in shown
        down = view["phase"] == "choose" and other["chosen"]
        if down:
            assert other["played"] is None
            assert "on the table" not in shown
        return int(down)

    asyncio.run(play())


def test_neither_the_score_sheet_nor_the_saved_game_tells_what_is_hidden() -> None:
    async def sheet() -> None:
        async with opened(NAME, "me:Ada me:Ben", "en", 8) as pilot:
            await pilot.press("enter")
            await pilot.pause()
            await pilot.press("s")
            await pilot.pause()
            rows = seen(pilot).split("\n")
            total = next(row for row in rows if row.split()[:1] == ["Total"])
            assert total.split() == ["Total", "5", "?"]
            assert not any("▲ 20 MC" in row for row in rows)

    async def again() -> None:
        async with opened(NAME, "me:Ada me:Ben", "en", 8) as pilot:
            assert isinstance(pilot.app.screen, SavedGame)
            assert "Ben: ?" in seen(pilot)
            assert "point" not in seen(pilot)

    asyncio.run(sheet())
    asyncio.run(again())
