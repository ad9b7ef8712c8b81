"""The page of Living Planet: whole HTML, every ref, the dice foretold, secrets kept, both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from importlib import resources
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from living_planet_positions import building, dam, die, fire, game, give, lay, outside
from ludosphere.core.i18n import LANGUAGES
from ludosphere.games.living_planet import GAME, pictures
from ludosphere.games.living_planet.board import AREAS, OPENED, badge, card, grounds, panels
from ludosphere.games.living_planet.board.forecast import Hurt, blows, harvest, hurt, known, to_come
from ludosphere.games.living_planet.board.markup import SIDES, STEPS
from ludosphere.games.living_planet.board.signs import drawings
from ludosphere.games.living_planet.faces import FACES
from ludosphere.games.living_planet.presenter import PRESENTER
from ludosphere.games.living_planet.rules import PlanetPosition

NAMES = ["Ada", "Tom & <Zoé>", "Chloé", "Max"]
SCREENS = ("hidden", "money", "open")
LOOSE = {"amount", "done", "staff", "nobody", "bare", "platform", "lose", "convert", "first", "pay"}
"""What lies nowhere on the table: the action bar has a button for it."""
Step = tuple[PlanetPosition, int, int]


class Reader(HTMLParser):
    """Reads a fragment, and notes what is wrong with it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.feed(html)
        self.close()
        self.wrong += [f"never closed: {name}" for name in self.open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        given = dict(attrs)
        if len(given) != len(attrs):
            self.wrong.append(f"an attribute twice: {attrs}")
        if "style" in given or any(key.startswith("on") for key in given):
            self.wrong.append(f"not allowed: {attrs}")
        if tag == "button" and given.get("type") != "button":
            self.wrong.append(f"a button that sends: {attrs}")
        if given.get("role") == "button" and not given.get("aria-label"):
            self.wrong.append(f"a button without a name: {attrs}")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"closed out of order: {tag}")


def played(seats: int, arboria: str, seed: int) -> Iterator[Step]:
    """The moments of a game: the position, who moves and what."""
    screens = SCREENS[seed % 3]
    options = {"seats": seats, "arboria": arboria, "length": "short", "screens": screens}
    position, rng = GAME.new(options, seed), Random(seed)
    while position.to_move():
        seat = rng.choice(position.to_move())
        action = position.suggest(seat) if rng.random() < 0.7 else rng.choice(list(position.legal(seat)))
        yield position, seat, action
        position.play(seat, action)


@cache
def moments() -> list[tuple[PlanetPosition, int]]:
    """Moments of all kinds of tasks, each kind several times, from games of all sizes."""
    found: dict[tuple[str, int], list[tuple[PlanetPosition, int]]] = {}
    for seats, arboria, seed in ((2, "on", 1), (3, "on", 5), (4, "on", 3), (2, "off", 4), (4, "off", 6)):
        for position, seat, _ in played(seats, arboria, seed):
            kind = position.view(None)["task"]["kind"]
            some = found.setdefault((kind, seats), [])
            if len(some) < 2:
                some.append((position.copy(), seat))
    return [moment for some in found.values() for moment in some]


def page(position: PlanetPosition, seat: int | None, lang: str = "en") -> str:
    view = position.view(seat)
    return "".join(panels(view, seat, NAMES[: len(view["players"])], lang).values())


def shown(html: str) -> set[str]:
    return set(re.findall(r'data-ref="([^"]*)"', html))


def legal_refs(position: PlanetPosition, seat: int) -> set[str]:
    return {ref for action in position.legal(seat) for ref in FACES.path(position, seat, action)}


def test_all_kinds_of_tasks_are_looked_at() -> None:
    kinds = {position.view(None)["task"]["kind"] for position, _ in moments()}
    assert kinds >= {"card", "order", "act", "keep", "volcano", "move", "build", "staff", "market", "deal"}
    assert kinds >= {"strike", "deplete", "fate", "bend", "shift", "name", "flee", "loss"}


@pytest.mark.unmeasured
@pytest.mark.parametrize("lang", LANGUAGES)
def test_panels_are_whole_html(lang: str) -> None:
    for position, mover in moments():
        for seat in (mover, None):
            view = position.view(seat)
            made = panels(view, seat, NAMES[: len(view["players"])], lang)
            assert list(made) == [panel for area in AREAS.values() for panel in area]
            for panel, html in made.items():
                reader = Reader(html)
                assert not reader.wrong, (panel, reader.wrong)
                ElementTree.fromstring(f"<x>{html}</x>")
                assert "None" not in html, panel
                assert "<Zoé>" not in html
                assert not re.search(r">[^<]*\b(?:LP|AR)\d\d\b", html), panel


@pytest.mark.long
def test_every_ref_of_a_legal_path_is_on_the_page() -> None:
    for position, seat in moments():
        missing = legal_refs(position, seat) - shown(page(position, seat))
        assert {ref.partition(":")[0] for ref in missing} <= LOOSE, missing


def test_keys_are_unique_and_one_stock_is_played_on() -> None:
    for position, seat in moments():
        html = page(position, seat)
        keys = re.findall(r'data-key="([^"]*)"', html)
        assert len(keys) == len(set(keys)), [key for key in keys if keys.count(key) > 1]
        assert html.count("data-main=") == 1
        looks, boards = re.findall(r'data-look="(\w+)"', html), re.findall(r'data-seat="(\w+)"', html)
        assert len(boards) == len(set(boards)) == len(looks) + 1


@pytest.mark.long
def test_pieces_are_drawn_once_and_none_is_missing() -> None:
    for position, seat in moments():
        html = page(position, seat)
        used = set(re.findall(r'href="#lp-([\w.-]+)"', html))
        fetched = set(re.findall(r'data-art="([\w.-]+)"', html))
        strikes = {f"{name.rpartition('-fire')[0] or name}"[:-2] + "-strikes" for name in fetched}
        assert used <= set(drawings()) | fetched | strikes
        assert all(PRESENTER.picture(name) for name in fetched)
    ids = re.findall(r' id="([^"]*)"', html)
    assert len(ids) == len(set(ids))


def test_others_units_and_stocks_cannot_be_pointed_at() -> None:
    position = lay("AR02@1,0")
    outside(position, "AR02", "red scientist", "blue scientist")
    building(position, "AR02.a", "sawmill.3", "blue", "blue scientist")
    html = page(position, 0)
    assert "unit:AR02.scientist" in shown(html)
    assert "crew:AR02.a" not in shown(html)
    assert "crew:AR02.a" in shown(page(position, 1))
    made = panels(position.view(0), 0, NAMES, "en")
    assert shown(made["elsewhere"] + made["seats"]) == set()


# --- secrets -----------------------------------------------------------------------------------------
def behind(screens: str) -> PlanetPosition:
    position = GAME.new({"seats": 2, "arboria": "on", "screens": screens}, 3)
    give(position, "blue", 87, iron=4)
    position.oxygen[1] = 53
    return position


@pytest.mark.parametrize("screens", SCREENS)
def test_screens_hide_what_they_must(screens: str) -> None:
    position = behind(screens)
    for seat in (0, None):
        html = page(position, seat)
        assert ("87 MC" in html) == (screens != "hidden")
        assert ("53 oxygen" in html) == (screens != "hidden")
        assert ("4 iron" in html) == (screens == "open")
    assert "87 MC" in page(position, 1)


def test_a_card_put_down_is_secret_until_all_are_turned_over() -> None:
    position = GAME.new({"seats": 3, "arboria": "on"}, 2)
    before = {seat: panels(position.view(seat), seat, NAMES[:3], "en") for seat in (0, None)}
    position.play(1, position.legal(1)[4])
    for seat in (0, None):
        after = panels(position.view(seat), seat, NAMES[:3], "en")
        changed = {name for name, html in after.items() if html != before[seat][name]}
        assert changed <= {"dice", "seats", "realm", "hand", "market", "board", "buildings"}
        assert "d-blue-5" not in after["dice"] + after["seats"]
        position_b = GAME.new({"seats": 3, "arboria": "on"}, 2)
        position_b.play(1, position_b.legal(1)[0])
        assert panels(position_b.view(seat), seat, NAMES[:3], "en") == after


def test_a_spectator_sees_no_choice() -> None:
    for position, _ in moments():
        made = panels(position.view(None), None, NAMES[: int(position.seats)], "en")
        assert made["choices"] == ""
        assert not any(ref.startswith("card:") for ref in shown(made["hand"]))


# --- what the dice will do ---------------------------------------------------------------------------
def test_harvest_is_what_the_engine_gives() -> None:
    """The first die produces on the map that everybody saw when it was chosen."""
    compared = 0
    for seats, arboria, seed in (
        (2, "on", 11),
        (3, "on", 12),
        (4, "off", 13),
        (4, "on", 14),
        (2, "on", 15),
        (3, "off", 16),
    ):
        for position, seat, action in played(seats, arboria, seed):
            view = position.view(seat)
            if view["task"]["kind"] != "order":
                continue
            after = position.copy()
            after.events = []
            after.play(seat, action)
            kinds = [event.kind for event in after.events]
            if "die" not in kinds:
                continue
            first = kinds.index("die")
            told = after.events[first].args
            given: dict[int, dict[str, int]] = {}
            for event in after.events[first + 1 :]:
                if event.kind != "produces":
                    break
                gains = given.setdefault(event.seat, {})
                amount = event.args["amount"] + event.args["short"]
                gains[event.args["resource"]] = gains.get(event.args["resource"], 0) + amount
            asked = {entry["kind"] for entry in [after.view(None)["task"] or {}] if entry}
            if asked & {"convert", "first"}:
                continue  # not all is produced yet
            foretold = harvest(view, told["colour"], told["value"])
            compared += bool(given)
            for who, gains in given.items():
                assert foretold[who] == gains
            assert set(foretold) == set(given)
    assert compared > 5


def test_blows_are_what_the_engine_strikes() -> None:
    struck = 0
    for seats, arboria, seed in ((2, "on", 21), (3, "on", 22), (4, "on", 23), (4, "off", 24)):
        for position, seat, action in played(seats, arboria, seed):
            view = position.view(seat)
            if view["task"]["kind"] != "act" or FACES.notation(position, seat, action) != ".":
                continue
            now = next(die for die in view["dice"] if die["state"] == "now")
            foretold = {(blow.hex, blow.type) for blow in blows(view, now["colour"], now["value"])}
            after = position.copy()
            after.events = []
            after.play(seat, action)
            if after.view(None)["task"]["kind"] in ("bend", "fate"):
                continue  # the value may change
            for event in after.events:
                if event.kind == "die":
                    break
                if event.kind == "strikes" and event.args["cataclysm"] != "lava":
                    assert (event.args["hex"], event.args["cataclysm"]) in foretold
                    struck += 1
                if event.kind == "lava":
                    assert (event.args["hex"], "lava") in foretold
    assert struck > 5


def test_lava_comes_in_by_the_side_and_a_dam_holds_it() -> None:
    for lava in lay("AR08@1,0/0").view(None)["map"][1]["lava"]:
        side = SIDES.index(lava["side"])
        q, r = STEPS[side]
        if (1 + q, r) == (0, 0):
            continue  # the Landing Zone is there
        position = lay("AR08@1,0/0", f"LP05@{1 + q},{r}")
        assert flows(position, lava) == [("LP05", (side + 3) % 6)]
        dam(position, lava["side"], "iron")
        assert flows(position, lava) == []


def flows(position: PlanetPosition, lava: dict[str, Any]) -> list[tuple[str, int]]:
    """Where lava goes with a die, and by which side it comes in."""
    found = blows(position.view(None), lava["colour"], lava["value"])
    return [(blow.hex, blow.side) for blow in found if blow.type == "lava"]


def test_a_flood_spares_what_is_high_afloat_or_immune() -> None:
    position = lay("AR01@1,0")
    flood = next(strike for strike in position.view(0)["map"][1]["strikes"] if strike["type"] == "flood")
    building(position, "AR01.a", "sawmill.3", "red")
    building(position, "AR01.b", "hydraulic_safety_station", "red")
    outside(position, "AR01", "red scientist")

    def due() -> Hurt:
        view = position.view(0)
        blow = next(b for b in blows(view, flood["colour"], flood["value"]) if b.type == "flood")
        return hurt(view, blow, 0)

    high = position.view(0)["map"][1]["mountain"]
    assert due().buildings == (("a", "sawmill"),)
    assert due().units == (() if high else (("scientist", 1),))
    position.platforms[4] = 1
    assert not due().buildings


def test_the_map_marks_what_is_about_to_strike_me() -> None:
    position = lay("LP05@1,0")
    strike = position.view(0)["map"][1]["strikes"][0]
    colour, value = strike["colour"], strike["value"]
    outside(position, "LP05", "blue scientist")
    die(position, "actions", f"{colour} {value}")
    view = position.view(1)
    assert ("LP05", strike["type"]) in {(blow.hex, blow.type) for blow in to_come(view, 1)}
    for seat, state in ((1, "threat mine"), (0, "threat")):
        made = panels(position.view(seat), seat, NAMES, "en")
        assert f'class="hex {state}"' in made["board"]
        assert ('class="blow mine"' in made["dice"]) == (seat == 1)
    assert "and you are there" in panels(view, 1, NAMES, "en")["board"]


def test_only_dice_that_are_known_are_foretold() -> None:
    position = GAME.new({"seats": 2, "arboria": "on"}, 5)
    assert known(position.view(0), 0) == []
    position.play(0, position.legal(0)[2])
    value = position.view(0)["players"][0]["played"]
    assert known(position.view(0), 0) == [("red", value, value)]
    assert known(position.view(1), 1) == known(position.view(None), None) == []


# --- pictures ----------------------------------------------------------------------------------------
def test_grounds_are_pictures_of_every_turn_and_of_fire() -> None:
    position = lay("AR02@1,0/3")
    fire(position, "AR02")
    names = re.findall(r'data-art="([^"]*)"', page(position, 0))
    assert any(name.startswith("AR02-") and name.endswith("-3-fire") for name in names)
    for name in names:
        root = ElementTree.fromstring(PRESENTER.picture(name) or "")
        assert {part.get("id") for part in root} == {"ground", "strikes"}
    assert grounds.picture("AR02-000000-3") is grounds.picture("../secret-000000-1") is None


def test_house_rules_change_the_picture() -> None:
    source = resources.files("ludosphere.games.living_planet").joinpath("data", "hexes.json")
    rows = json.loads(source.read_text(encoding="utf-8"))["hexes"]
    row = next(row for row in rows if row["id"] == "LP05") | {"provenance": "owner"}
    row["sites"] = row["sites"][:1]
    own = next(one for one in game(2, house={"hexes": [row]}).box.facts.hexes if one.id == "LP05")
    plain = next(one for one in game(2).box.facts.hexes if one.id == "LP05")
    assert len(own.sites) == 1 < len(plain.sites)
    names = [f"{grounds.printed(one)}-0" for one in (plain, own)]
    assert names[0] != names[1]
    assert grounds.picture(names[0]) != grounds.picture(names[1]) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_table_as_a_picture(lang: str) -> None:
    for position, seat in moments()[::3]:
        document = FACES.svg(position.view(seat), lang)
        root = ElementTree.fromstring(document)
        assert root.get("aria-label")
        used, defined = (
            set(re.findall(pattern, document)) for pattern in (r'href="#([^"]*)"', r' id="([^"]*)"')
        )
        assert used <= defined
        assert "http" not in document.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_opens(lang: str) -> None:
    for one in OPENED:
        reader = Reader(card(one, lang))
        assert not reader.wrong, (one, reader.wrong)
    with pytest.raises(KeyError):
        card("LP99", lang)


def test_languages_differ_and_have_the_same_messages() -> None:
    position, seat = moments()[0]
    assert page(position, seat, "en") != page(position, seat, "fr")
    folder = resources.files("ludosphere.games.living_planet.board").joinpath("text")
    keys = [
        re.findall(r"^([\w-]+) =", folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
        for lang in LANGUAGES
    ]
    assert keys[0] == keys[1]
    assert len(keys[0]) == len(set(keys[0]))


def test_style_sheet_holds_the_colours() -> None:
    sheet = resources.files("ludosphere.web").joinpath("static", "living_planet.css")
    assert sheet.read_text(encoding="utf-8").endswith(pictures.stylesheet())


@pytest.mark.parametrize("ref", ["pay:oil", "done", "lose:chip", "staff:bare", "nobody", "convert"])
def test_badges_are_signs(ref: str) -> None:
    assert "<svg" in badge(ref)


def test_numbers_have_no_badge() -> None:
    assert badge("amount:3") == ""
