"""The guide to Living Planet: whole in both languages, its pictures drawn, its numbers the engine's."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import resources

import pytest

import living_planet_positions as lp
from guides import Source
from ludosphere.core.text import texts
from ludosphere.games.living_planet import GAME
from ludosphere.games.living_planet.facts import facts
from ludosphere.games.living_planet.guide import scenes
from ludosphere.games.living_planet.rules import PlanetPosition
from ludosphere.games.living_planet.tables import RESOURCES

LANGUAGES = ("en", "fr")
POSITIONS = (
    scenes.colony, scenes.lone_hex, scenes.exploring, scenes.moving, scenes.built, scenes.before_quake,
    scenes.after_quake, scenes.spreading, scenes.flooded, scenes.volcano, scenes.finished,
)  # fmt: skip


GUIDE = Source("living_planet")
text, section, answer = GUIDE.text, GUIDE.section, GUIDE.answer


# --- the text ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_buildings_and_hexes_are_called_by_their_names(lang: str) -> None:
    say = texts("ludosphere.games.living_planet", lang)
    for shown, card in re.findall(r"(?<!!)\[([^\]]+)\]\(card:([^)]+)\)", text(lang)):
        key = f"type-{card}" if f"type-{card}" in say else f"hex-{card}"
        assert shown == (say(key) if key in say else card.removeprefix("planet-"))


# --- what one may ask --------------------------------------------------------------------------------------
def test_every_score_line_has_its_section() -> None:
    keys = [line.key for line in scenes.finished().sheet()]
    assert len(keys) == 8
    assert all(answer(f"score:{key}") == f"score-{key}" for key in [*keys, "leftovers"])


def test_everything_that_can_be_pointed_at_has_its_section() -> None:
    refs = {
        ref for make in POSITIONS for seat in make().to_move() for path in make().paths(seat) for ref in path
    }
    assert len({ref.partition(":")[0] for ref in refs}) >= 8
    table = resources.files("ludosphere.games.living_planet").joinpath("refs.py").read_text(encoding="utf-8")
    refs |= set(re.findall(r"`([a-z]+):[^`]+`", table.split('"""')[1]))
    assert [ref for ref in refs if answer(f"ref:{ref}") is None] == []


# --- the pictures ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("make", POSITIONS)
def test_every_position_shown_is_one_of_the_game(make: Callable[[], PlanetPosition]) -> None:
    position = make()
    assert GAME.decode(position.encode()).encode() == position.encode()


def test_every_map_shown_respects_the_landscape() -> None:
    for make in POSITIONS:
        hexes = {(one["q"], one["r"]): one["edges"] for one in make().view(None)["map"]}
        for (q, r), edges in hexes.items():
            for side, (dq, dr) in enumerate(((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))):
                beside = hexes.get((q + dq, r + dr))
                assert beside is None or beside[(side + 3) % 6] == edges[side], (make.__name__, q, r, side)


def test_pictures_mark_what_the_rules_allow() -> None:
    assert sites(scenes.moving()) == {"LP01.a", "LP05.a"}
    assert {ref for path in scenes.moving().paths(0) for ref in path if ref.startswith("hex:")} == {
        "hex:LP05",
        "hex:LP21",
        "hex:LP17",
    }
    assert set(scenes.spreading().paths(0)) == {("hex:LP01",), ("hex:LP06",), ("hex:LP13",)}


def sites(position: PlanetPosition) -> set[str]:
    """The sites the first seat can point at."""
    return {ref[5:] for path in position.paths(0) for ref in path if ref.startswith("site:")}


# --- the numbers -------------------------------------------------------------------------------------------
def table(lang: str, anchor: str) -> list[list[str]]:
    """The rows of the first table of a section, without its head."""
    lines = [line for line in section(lang, anchor).splitlines() if line.startswith("|")]
    return [[cell.strip("* ") for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_worked_example_is_counted_by_the_engine(lang: str) -> None:
    position, say = scenes.finished(), texts("ludosphere.games.living_planet", lang)
    rows = table(lang, "worked-example")
    shown = [[int(cell) for cell in row[1:]] for row in rows]
    assert shown[:-1] == [line.points for line in position.sheet()]
    assert [row[0] for row in rows[:-1]] == [say(f"score-{line.key}") for line in position.sheet()]
    assert shown[-1] == position.scores()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_worked_example_says_who_has_what(lang: str) -> None:
    said = section(lang, "worked-example")
    assert all(str(player["mc"]) in said for player in scenes.finished().view(None)["players"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_are_those_of_the_box(lang: str) -> None:
    box, say = facts(4, True), texts("ludosphere.games.living_planet", lang)
    for row in table(lang, "buildings"):
        (found,) = [one for one in box.types if f"(card:{one.id})" in row[0]]
        assert re.findall(r"\d+", row[1]) == [str(found.mc), *map(str, found.cost.values())]
        assert all(say(f"res-{name}") in row[1] for name in found.cost)
        assert row[2] == (say(f"res-{found.site}") if found.site else row[2])
        assert (int(row[3]), int(row[4])) == (found.copies, found.vp)
    assert len(table(lang, "buildings")) == len(box.types)
    cards = {card.id: card.moves for card in box.cards}
    for row, resource in zip(table(lang, "market-cards"), RESOURCES, strict=True):
        for number, cell in enumerate(row[1:], 1):
            moves = [f"{say(f'res-{name}')} {change:+d}" for name, change in cards[f"SM-{resource}-{number}"]]
            assert cell.replace("−", "-") == ", ".join(moves)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_the_parameters(lang: str) -> None:
    values = facts(4, True).parameters
    (limits,) = table(lang, "build")
    assert [int(cell) for cell in limits[1:]] == values["build_limit_by_die"]
    pieces = [int(row[1]) for row in table(lang, "resources")]
    order = ("iron", "oil", "vibrium", "electricity", "mycelium", "wood")
    assert pieces == [values[f"reserve_{name}"] for name in order]
    assert f"{values['turns_normal']} t" in section(lang, "options")
    assert f"{values['start_mc_arboria']} MC" in section(lang, "set-up")
    assert f"{values['leader5_discount']} MC" in section(lang, "powers")
    assert f"{values['subsidy_mc']} MC" in section(lang, "rescue")


def test_the_earthquake_does_what_the_caption_says() -> None:
    (before,) = [one for one in scenes.before_quake().view(None)["map"] if one["id"] == "LP21"]
    (after,) = [one for one in scenes.after_quake().view(None)["map"] if one["id"] == "LP21"]
    assert [site["controller"] for site in before["sites"]] == [0, 1, 3, None]
    assert [site["controller"] for site in after["sites"]] == [None, None, 3, None]
    assert [site["type"] is None for site in after["sites"]] == [False, False, False, True]
    assert after["outside"] == [{"seat": 2, "kind": "wounded", "n": 1}]


def test_the_small_examples_of_trading_are_right() -> None:
    for helps, mc in (((), 18), (("commodity_bank",), 21), (("brokerage",), 22)):
        position = lp.lay("LP21@1,0")
        for slot, building_type in zip("cd", helps):
            lp.building(position, f"LP21.{slot}", building_type, chip="red")
        lp.give(position, "red", mc=0, iron=4)
        lp.deck(position, "SM-oil-2")
        lp.price(position, iron=7)
        lp.die(position, "actions", "red 1")
        lp.trade(position, "red", "S:iron*4")
        assert (lp.owns(position, "red", "mc"), lp.cost(position, "iron")) == (mc, 3)
    for lang in LANGUAGES:
        assert all(number in section(lang, "trade") for number in ("18 MC", "21", "22 MC"))


def test_the_example_of_buying_is_right() -> None:
    position = lp.lay("LP21@1,0")
    lp.give(position, "red", mc=37)
    lp.deck(position, "SM-electricity-1")
    lp.price(position, oil=8)
    lp.die(position, "actions", "red 1")
    lp.trade(position, "red", "B:oil*3")
    assert (lp.owns(position, "red", "mc"), lp.cost(position, "oil")) == (10, 10)
    for lang in LANGUAGES:
        assert "27 MC" in section(lang, "trade")


def test_the_example_of_moving_is_right() -> None:
    position = lp.lay("LP05@1,0", "LP21@0,1/4")
    lp.outside(position, "LP01", "red motor", "red scientist")
    lp.die(position, "actions", "red 3")
    lp.do(position, "red", "move", "LP01m>LP05", "LP05m>LP21", "LP21m>LP01", "LP01m>LP05", "LP01s>LP21")
    assert lp.asked(position) == ("red", "act")
