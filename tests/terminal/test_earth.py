"""Earth at the terminal table: whole games by keys, what is on the screen, the pages, secrets."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot

import terminal_pilot as pilots
from earth_positions import lay, seat
from ludosphere.bots.thinker import Question, Thinker
from ludosphere.core.contract import Position
from ludosphere.core.registry import game
from ludosphere.core.text import texts
from ludosphere.games.earth.cards import CARD_BY_ID
from ludosphere.games.earth.names import name
from ludosphere.games.earth.terminal import RENDERER
from ludosphere.games.earth.wording.sentences import card_lines
from ludosphere.kit.canvas import shortened
from ludosphere.kit.palette import DAY, NIGHT, SEATS
from ludosphere.kit.scene import Scene
from ludosphere.terminal.panels import outcome
from ludosphere.terminal.screens import HandOver, Page
from ludosphere.terminal.session import Session
from ludosphere.terminal.walk import Walk
from terminal_pilot import bright, flat, opened, pointed, seen, table, until


def suggested(position: Position, actor: int) -> int:
    """What a seat does in these tests: its rule of thumb."""
    return position.suggest(actor)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play by the rules of thumb at once."""

    async def ask(thinker: Thinker, question: Question) -> int:
        return suggested(game("earth").decode(question.world), question.seat)

    monkeypatch.setattr(Thinker, "ask", ask)


async def by_keys(pilot: Pilot[int], action: int, arrows: bool) -> None:
    """Chooses and confirms an action with the keys the screen shows, or with arrows only."""
    pointing = table(pilot).pointing
    actor = pointing.seat
    assert actor is not None
    path = pointing.session.position.faces().path(pointing.session.position, actor, action)
    count, presses = len(pointing.session.record.moves), []
    for ref in path:
        key = "" if arrows else pointing.keys()[ref]
        presses += [key] if key else [*["down"] * pointing.refs().index(ref), "enter"]
    await pilot.press(*presses)
    assert pointing.walk.action() == action
    assert len(pointing.session.record.moves) == count
    await pilot.press("enter")
    assert [move.seat for move in pointing.session.record.moves[count : count + 1]] == [actor]


async def to_the_end(pilot: Pilot[int], lang: str) -> set[str]:
    """Plays the only person's side by keys until the score sheet lies on the table; the pages seen."""
    session = table(pilot).session
    seen_pages = set()
    for step in range(900):
        await until(pilot, lambda: session.acting() is not None or session.position.result() is not None)
        if session.position.result() is not None:
            break
        await until(pilot, lambda: table(pilot).pointing.seat is not None)
        assert table(pilot).pointing.seat == 0
        if step % 8 == 0:
            check_screen(pilot, lang)
            await pilot.press("tab")
            seen_pages.add(seen(pilot).split("\n")[2])
            await pilot.press("shift+tab")
        action = suggested(session.position, 0)
        if not set(session.position.to_move()) & {0}:  # only an aside is possible
            action = session.position.legal(0)[0]
        await by_keys(pilot, action, arrows=step % 5 == 0)
    await pilot.pause()
    result = session.position.result()
    assert result is not None
    await until(pilot, lambda: isinstance(pilot.app.screen, Page))
    shown = seen(pilot)
    won = result.scores[0] > max(result.scores[1:])
    assert {"en": ("lose", "win"), "fr": ("perdez", "gagnez")}[lang][won] in shown
    assert flat(outcome(session)) in flat(shown)
    await pilot.press("end")
    assert session.record.scores == result.scores
    return seen_pages


def check_screen(pilot: Pilot[int], lang: str) -> None:
    """Nothing that matters is cut."""
    height = pilot.app.size.height
    pointing, shown = table(pilot).pointing, pilots.whole_screen(pilot, lang)
    position, actor = pointing.session.position, pointing.seat
    ref = pointing.under()
    assert ref is not None
    label = pointing.labels(pointing.refs())[0].replace("\u00a0", " ")
    assert label[:25] in shown
    view = position.view(actor)
    assert f" {view['players'][actor]['score']} point" in shown
    kind = view["players"][actor]["task"]["kind"]
    on_island = kind != "face" if height > 34 else kind in ("sprout", "act", "put")
    if on_island:
        for one in view["players"][actor]["tableau"]:
            assert shortened(name(one["card"], lang), 9).rstrip("…").replace("\u00a0", " ") in shown
        for animal in view["fauna"]:
            assert shortened(name(animal["id"], lang), 9).rstrip("…").replace("\u00a0", " ") in shown


async def test_the_last_turns_of_a_solo_game_by_keys() -> None:
    async with opened("earth", "me", "en", 5, (120, 40)) as pilot:
        session = table(pilot).session
        while session.position.turn < 16:  # it ends with the nineteenth
            session.play(0, suggested(session.position, 0))
        table(pilot).begin()
        assert len(await to_the_end(pilot, "en")) > 1
        await pilot.press("escape", "n")
        await pilot.pause()
        assert table(pilot).session.record.moves == []


@pytest.mark.usefixtures("quick")
async def test_a_whole_game_against_a_bot_by_keys() -> None:
    async with opened("earth", "me bot1", "fr", 6, (80, 24)) as pilot:
        assert len(await to_the_end(pilot, "fr")) > 5


# --- the picture -----------------------------------------------------------------------------------------
KINDS = [
    {"seats": 1, "mode": "advanced", "abundance": "on"},
    {"seats": 2, "mode": "beginner", "month": "drawn"},
    {"seats": 4, "teams": "on"},
    {"seats": 6, "mode": "advanced", "abundance": "on", "order": "strict"},
]
HELD = ("face", "setup", "plant", "keep", "recover", "hand", "pay-hand")


def moments(options: dict[str, Any], every: int) -> Iterator[tuple[Position, int]]:
    """Decisions of a game, half of them random."""
    position, chance = game("earth").new(options, 3), random.Random(3)
    step = 0
    while position.to_move():
        actor = position.to_move()[0]
        if step % every == 0:
            yield position, actor
        step += 1
        legal = position.legal(actor)
        position.play(actor, chance.choice(legal) if step % 2 else suggested(position, actor))
    yield position, 0


def scene(position: Position, actor: int | None, lang: str, width: int, height: int, **facts: Any) -> Scene:
    seats = len(position.view(None)["players"])
    names = ["Ada", "Ben", "Chloé", "Dimitri", "Eva", "Maximilienne"][:seats]
    palette = DAY if width % 20 else NIGHT
    return Scene(position.view(actor), actor, names, lang, palette, width, height, **facts)


@pytest.mark.parametrize("options", KINDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_fits_at_any_size_and_what_can_be_chosen_is_on_the_first(
    options: dict[str, Any], lang: str
) -> None:
    for position, actor in moments(options, 20 + 30 * int(options["seats"])):
        walk = Walk(position.paths(actor))
        refs = walk.refs()
        for width, height in ((80, 15), (101, 22), (120, 29), (200, 49)):
            pages = set()
            for page in range(len(position.view(None)["players"]) + 3):
                drawn = RENDERER.board(scene(position, actor, lang, width, height, page=page))
                lines = drawn.plain.split("\n")
                assert len(lines) == height
                assert all(Text(line).cell_len == width for line in lines)
                pages.add("\n".join(lines[1:]))
            assert len(pages) >= 3
            task = position.view(actor)["players"][actor]["task"]
            on_hand = task is not None and task["kind"] in HELD
            kinds = ("hand", "drawn", "card") if on_hand else ("space", "island", "climate", "fauna")
            for cursor in refs[:: 1 + len(refs) // 4]:
                if cursor.partition(":")[0] in kinds:
                    keys = dict.fromkeys(refs, "1")
                    look = scene(position, actor, lang, width, height, keys=keys, cursor=cursor)
                    assert bright(RENDERER.board(look), look.palette) == {("1", cursor)}


def test_every_legal_path_is_reached_by_keys() -> None:
    for options in KINDS:
        for position, actor in moments(options, 7):
            if position.to_move():
                pilots.follow_paths(pilots.pointing_at("earth", position, actor, options))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [5, 6])
def test_names_of_many_players_differ_at_80_columns(lang: str, seats: int) -> None:
    say = texts("ludosphere.terminal", lang)
    names = [say("name-you"), *[say("name-bot", number=k + 1, level=3) for k in range(1, seats)]]
    view = game("earth").new({"seats": seats, "abundance": "on"}, 3).view(0)
    for player in view["players"]:
        player["score"] = 100 + player["seat"]
    drawn = RENDERER.board(Scene(view, 0, names, lang, DAY, 80, 15, page=1)).plain
    rows = [row for row in drawn.split("\n") if row[1:2] in {shape for shape, _ in SEATS}]
    assert len({row[3:12] for row in rows}) == len(rows) == seats
    strip = drawn.split("\n")[0]
    shown = re.findall(r"[▲■◆⬟✚](.+?) (\d+) ?(?:│|$)", strip)
    assert [points for _, points in shown] == [str(100 + k) for k in range(1, seats)]
    assert len({name for name, _ in shown}) == seats - 1


def known() -> Position:
    ada = seat(
        "c3:022:2:1 d4:013:2:4 e4:187:0:1 d5:063:0:5",
        island="286b",
        climate="298b",
        soil=7,
        hand=["151", "200"],
    )
    ben = seat("d4:001 d3:030", island="285a", climate="295a", soil=3, events=["216"])
    return lay(
        ada, ben, fauna=["337b", "338a", "339a", "341a"], ecosystems=["307b", "325a"], deck=100,
        leaves=[(1,), (), (), ()],
    )  # fmt: skip


SNAPSHOT = """\
 Island │ Hand 2 │ Table │ ▲Ben 25 │                               Tab · v read
 7 soil  2 in hand  0 compost  0 events  4 leaves                     52 points
   b   c           d           e           f        Luzon Y
2  ·   ·           ·                                Mediterranean Cold Summer Y
3  ·   Rosemary    ·           ·           ·        Blackforest
       022 RB 3/1                                   Pale-Billed Woodp… 11 8 6 5
       ●●○○○ ♣2                                     ●4 ▲✓15 /7
4  ·   ·           White Oak   Mountain A… ·        Yellow-Bellied… 15 11 8 6 5
                   013 Y 4/2   187 RB 4/4           ●0 ▲0 /6
                   ●● ▮▮▮♣4    ○○○ ▮▯♧              European Mole   15 11 8 6 5
5      ·           Florida St… ·           ·        ●7 ▲3 /20
                   063 R 4/2                        Mountain Lion   15 11 8 6 5
                   ▮▮▮▮♣7                           ●1 ▲3 /8
6      ·           ·           ·                    Nile Delta  3 points for e…
                                                    Sakurajima  6 points per s…
"""


def test_the_picture_of_a_known_position() -> None:
    drawn = RENDERER.board(scene(known(), 0, "en", 80, 15)).plain
    assert "\n".join(line.rstrip() for line in drawn.split("\n")) == SNAPSHOT.rstrip("\n")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("page", "left", "cards"), [(0, 51, ["298b", "307b", "325a"]), (1, 45, ["151", "200"])]
)
def test_what_cards_say_is_cut_only_where_no_rows_are_free(
    page: int, left: int, cards: list[str], lang: str
) -> None:
    told = [flat(" ".join(text for _, text in card_lines(CARD_BY_ID[card], lang))) for card in cards]
    whole = {}
    for height in (15, 22, 30, 60):
        drawn = RENDERER.board(scene(known(), 0, lang, 80, height, page=page)).plain
        column = "\n".join(line[left:].rstrip() for line in drawn.split("\n")[2:])
        free = len(column) - len(column.rstrip("\n"))
        whole[height] = all(text in flat(column) for text in told)
        assert whole[height] or free < 8
    assert whole[60]


def test_key_numbers_of_all_are_on_the_table_page_and_islands_of_others_on_theirs() -> None:
    rows = RENDERER.board(scene(known(), 0, "fr", 80, 15, page=2)).plain.split("\n")
    assert rows[2].split() == ["●", "Ada", "◀…", "7", "2", "0", "0", "4", "4", "4", "11", "52"]
    assert rows[3].split() == ["▲", "Ben", "3", "0", "0", "1", "3", "2", "0", "0", "25"]
    island = RENDERER.board(scene(known(), 0, "fr", 80, 15, page=3))
    assert "Montagnes…" in island.plain
    assert "Kauai V" in island.plain
    assert {ref for ref in pointed(island) if not ref.startswith("fauna:")} == set()
    first, again = (RENDERER.board(scene(known(), 0, "fr", 80, 15, page=page)).plain for page in (0, 4))
    assert again[:200] == first[:200]


def test_cards_are_read_in_full() -> None:
    text = RENDERER.read(scene(known(), 0, "en", 80, 15, cursor="space:d4")).plain
    assert text.startswith("013  White Oak\n     Flora · tree · wet · costs 4 soil · 2 points")
    assert "Y Draw 2 cards." in text
    for words in ("Luzon", "Mountain Ash", "Nile Delta", "European Mole"):
        assert (words in text) == (words != "Mountain Ash")
    assert "Tornado" in RENDERER.read(scene(known(), 0, "en", 80, 15, page=1)).plain
    assert "Tornado" not in RENDERER.read(scene(known(), 0, "en", 80, 15, page=2)).plain
    assert "Rocky Mountains" in RENDERER.read(scene(known(), 0, "en", 80, 15, page=3)).plain
    assert max(map(len, text.split("\n"))) <= 76


# --- pointing --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", KINDS)
def test_every_notation_points_where_it_should(options: dict[str, Any]) -> None:
    for position, _ in moments(options, 5):
        for actor in range(len(position.view(None)["players"])):
            for path, action in position.paths(actor).items():
                assert RENDERER.path(position.notation(actor, action)) == path
    for nonsense in ("", "zz", "A:", "@", "x3"):
        assert RENDERER.path(nonsense) is None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whatever_cannot_be_chosen_has_a_name_and_a_reason(lang: str) -> None:
    for position, actor in moments(KINDS[1], 19):
        if position.to_move():
            assert pilots.explain_all(pilots.pointing_at("earth", position, actor, KINDS[1], lang))


@pytest.mark.usefixtures("quick")
async def test_pages_reasons_and_undo_by_keys() -> None:
    async with opened("earth", "me bot1", "en", 6) as pilot:
        await until(pilot, lambda: table(pilot).pointing.seat == 0)
        session = table(pilot).session
        while session.position.view(0)["phase"] != "benefit" or session.position.view(0)["action"] != "green":
            await until(pilot, lambda: table(pilot).pointing.seat == 0)
            position = session.position
            green = [a for a in position.legal(0) if position.notation(0, a) == "A:green"]
            await by_keys(pilot, green[0] if green else suggested(position, 0), arrows=False)
        await until(pilot, lambda: table(pilot).pointing.seat == 0)
        assert "Your hand" in seen(pilot)
        await pilot.press("shift+tab")
        assert "Your hand" not in seen(pilot)
        for words in ("Your hand", "discarded", "Island"):
            await pilot.press("tab")
            assert words in seen(pilot)
        await pilot.press("tab", "v")
        assert isinstance(pilot.app.screen, Page)
        assert "costs" in seen(pilot)
        await pilot.press("v", "w")
        while not (table(pilot).pointing.under() or "").startswith("fauna:"):
            await pilot.press("down")
        await pilot.pause()
        assert "Fauna cards are claimed by themselves" in seen(pilot)
        await pilot.press("escape")
        position = session.position
        plant = next(path for path in position.paths(0) if path[0].startswith("hand:"))
        before, count = position.encode(), len(session.record.moves)
        await by_keys(pilot, position.paths(0)[plant], arrows=False)
        assert "Choose where to plant" in seen(pilot)
        await pilot.press("u")
        await pilot.pause()
        assert session.position.encode() == before
        assert len(session.record.moves) == count
        await pilot.press("colon")
        await pilot.press(*["at", "d", "4"])
        await pilot.pause()
        assert "Pick the card to plant" in seen(pilot)


async def test_the_same_key_twice_does_it_and_another_chooses_otherwise() -> None:
    async with opened("earth", "me", "en", 5, mode="advanced") as pilot:
        session = table(pilot).session
        first, second = table(pilot).pointing.walk.refs()[:2]
        await pilot.press("1")
        assert table(pilot).pointing.walk.chosen == (first,)
        await pilot.press("2")
        assert table(pilot).pointing.walk.chosen == (second,)
        assert session.record.moves == []
        await pilot.press("2")
        assert [f"card:{move.notation}" for move in session.record.moves] == [second]


# --- secrets ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_two_people_at_one_screen_never_see_each_others_hands(size: tuple[int, int]) -> None:
    async def play() -> None:
        async with opened("earth", "me:Ada me:Ben", "en", 8, size) as pilot:
            session = table(pilot).session
            veils = 0
            for step in range(60):
                if isinstance(pilot.app.screen, HandOver):
                    veils += 1
                    check(pilot, session, nobody=True)
                    await pilot.press("enter")
                    await pilot.pause()
                actor = table(pilot).pointing.seat
                assert actor is not None
                if step % 8 == 0:
                    check(pilot, session)
                    await pilot.press("tab")
                    check(pilot, session)
                    await pilot.press("l")
                    await pilot.pause()
                    check(pilot, session)
                    await pilot.press("escape")
                table(pilot).play(actor, suggested(session.position, actor))
                await pilot.pause()
            assert veils > 2

    def check(pilot: Pilot[int], session: Session, nobody: bool = False) -> None:
        actor = table(pilot).pointing.seat
        shown = seen(pilot)
        open_ = known_to_all(session.position)
        for other in (0, 1):
            if other != actor or nobody:
                for card in session.position.view(other)["players"][other]["hand"]:
                    title = name(card, "en")
                    if not any(title in name(public, "en") for public in open_ if public != card):
                        assert title not in shown, (title, shown)

    def known_to_all(position: Position) -> list[str]:
        view = position.view(None)
        found = [animal["id"] for animal in view["fauna"]] + view["ecosystems"]
        for player in view["players"]:
            found += [one["card"] for one in player["tableau"]] + player["events"]
            found += [player[kind] for kind in ("island", "climate", "ecosystem") if player[kind]]
        own = position.view(0)["players"][0]["hand"] + position.view(1)["players"][1]["hand"]
        return found + own

    asyncio.run(play())


@pytest.mark.parametrize(("seats", "setup"), [(["me", "me:Bo"], "hidden"), (["me", "bot1"], "open")])
def test_people_at_one_screen_choose_their_cards_in_secret(seats, setup):
    assert Session.new("earth", seats, {}, 1, "en").record.options["setup"] == setup


def test_partners_win_and_lose_together() -> None:
    session = Session.new("earth", ["me", "bot1", "bot1", "bot1"], {"teams": "on"}, 3, "en")
    while actors := session.position.to_move():
        session.play(actors[0], suggested(session.position, actors[0]))
    result = session.position.result()
    assert result is not None
    margin = result.scores[0] + result.scores[2] - result.scores[1] - result.scores[3]
    assert outcome(session) == f"You {'win' if margin > 0 else 'lose'} by {abs(margin)}."


def test_a_card_of_somebody_else_face_down_is_a_back() -> None:
    """On the island of the one who planted it, seen by the other; its owner sees the card."""
    position = lay(seat(hand=["013"], soil=9), seat(hand=["022"]), options={"planting": "hidden"})
    for notation in ("A:green", "013", "@d4"):
        position.play(0, position.parse(0, notation))
    theirs = RENDERER.board(scene(position, 1, "en", 80, 20, page=2)).plain
    assert "▒▒" in theirs
    assert "White Oak" not in theirs
    assert "White Oak" in RENDERER.board(scene(position, 0, "en", 80, 20)).plain


def test_faces_chosen_in_secret_are_on_ones_own_island_only() -> None:
    position = game("earth").new({"setup": "hidden"}, 1)
    dealt = position.view(0)["players"][0]["dealt"]
    for chosen in dealt[::2]:
        position.play(0, position.parse(0, chosen))
    for lang in ("en", "fr"):
        said = [name(chosen, lang) for chosen in dealt[::2]]
        assert said[0] in RENDERER.board(scene(position, 0, lang, 100, 30)).plain
        for page in (1, 2, 3):
            others = RENDERER.board(scene(position, 1, lang, 100, 30, page=page)).plain
            assert not [one for one in said if one in others]
