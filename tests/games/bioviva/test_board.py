"""The page of Bioviva: whole HTML, every ref, nothing of a back nobody showed, both languages."""

from __future__ import annotations

import itertools
import json
import math
import re
from collections.abc import Iterator, Mapping
from functools import cache
from html import unescape
from html.parser import HTMLParser
from importlib import resources
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from bioviva_positions import action, at_drop, begun, decide, guessing_at, new, play
from ludosphere.core.i18n import LANGUAGES
from ludosphere.games.bioviva import board
from ludosphere.games.bioviva import state as phases
from ludosphere.games.bioviva.actions import FIGURES, STARS
from ludosphere.games.bioviva.board import glyphs
from ludosphere.games.bioviva.board.grid import HEIGHT, MM, WIDTH, corner
from ludosphere.games.bioviva.decks import deck, decks
from ludosphere.games.bioviva.pictures import constellation
from ludosphere.games.bioviva.presenter import PRESENTER
from ludosphere.games.bioviva.rules import BiovivaPosition
from ludosphere.kit.html import joined
from ludosphere.web.loose import loose_refs

NAMES = ["Ada", "Tom & <Zoé>", "Chloé", "Max", "Noé", "Inès"]
LOOSE = {"do", "vote", "word"}
"""What lies nowhere on the table: the action bar has a button for it."""
PICTURE = re.compile(r"picture:(\d+)")
PLACES = {"src", "href", "data-key", "data-note", "data-note-of"}
"""The attributes that may name a picture: the web puts an address in its place."""
VOID = {"img", "input"}
Panels = dict[str, str]


class Reader(HTMLParser):
    """Reads a fragment; notes what is wrong with it, its attributes and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.feed(html)
        self.close()
        self.wrong += [f"never closed: {name}" for name in self.open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        given = dict(attrs)
        self.elements.append((tag, given))
        if len(given) != len(attrs):
            self.wrong.append(f"an attribute twice: {attrs}")
        if "style" in given or any(key.startswith("on") for key in given):
            self.wrong.append(f"not allowed: {attrs}")
        if tag == "button" and given.get("type") not in ("button", "submit"):
            self.wrong.append(f"a button of no type: {attrs}")
        if tag == "img" and "alt" not in given:
            self.wrong.append(f"a picture without words: {attrs}")
        self.wrong += [
            f"{key} names a picture"
            for key, value in attrs
            if value and PICTURE.search(value) and key not in PLACES
        ]
        self.text += [str(given[key]) for key in ("alt", "title", "aria-label") if given.get(key)]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"closed out of order: {tag} at {self.getpos()}")

    def handle_data(self, data: str) -> None:
        self.text.append(data)

    def said(self) -> str:
        """All text, also what is only read aloud."""
        return " ".join(" ".join(self.text).split())

    def having(self, key: str) -> list[str]:
        """The values of an attribute."""
        return [str(given[key]) for _, given in self.elements if key in given]


def page(view: Mapping[str, Any], seat: int | None = 0, lang: str = "en") -> Panels:
    """The panels of a view."""
    return board.panels(dict(view), seat, NAMES, lang)


def read(panels: Panels) -> Reader:
    """All panels together."""
    return Reader("".join(panels.values()))


# --- moments ------------------------------------------------------------------------------------------
OPTIONS: tuple[dict[str, Any], ...] = (
    {"seats": 2, "figures": "chosen", "aim": "on", "appeals": "on", "aid": "log", "backs": "whole"},
    {"seats": 3, "lang": "fr", "words": "sealed", "aid": "notes", "top": "short", "children": "on"},
    {"seats": 4, "appeals": "on", "cards": "stars", "profile": "strict"},
    {"seats": 6, "backs": "whole", "straddle": "out", "top": "unlimited"},
)


def played(options: dict[str, Any], seed: int) -> Iterator[BiovivaPosition]:
    """A game by chance: lines are revealed, words said, now and then an appeal is made."""
    position, rng = new(seed, **options), Random(seed)
    while position.to_move():
        yield position
        seat = rng.choice(position.to_move())
        legal = list(position.legal(seat))
        if position.phase == phases.DECIDE:
            legal = legal[:2]
        elif position.phase == phases.GUESS and len(legal) > 1 and rng.random() < 0.8:
            legal = legal[1:]
        position.play(seat, rng.choice(legal))
    yield position


@cache
def moments() -> list[BiovivaPosition]:
    """Some moments of every phase, of games with all kinds of options."""
    found: dict[tuple[int, int], list[BiovivaPosition]] = {}
    for seed in range(2):
        for number, options in enumerate(OPTIONS):
            for position in played(options, 10 * number + seed):
                kept = found.setdefault((number, int(position.phase)), [])
                if len(kept) < 2:
                    kept.append(position.copy())
    all_phases = {phase for _, phase in found}
    assert all_phases == set(range(len(phases.PHASES)))
    return [position for kept in found.values() for position in kept]


def viewers(position: BiovivaPosition) -> list[int | None]:
    """Who looks at a table: the first two seats and somebody who only watches."""
    return [0, 1, None]


# --- every page ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.long
def test_every_page_is_whole(lang: str) -> None:
    ids = [name for area in board.AREAS.values() for name in area]
    for position in moments():
        for seat in viewers(position):
            panels = page(position.view(seat), seat, lang)
            assert sorted(panels) == sorted(ids)
            found = read(panels)
            assert found.wrong == []
            assert len(set(found.having("id"))) == len(found.having("id"))
            assert not re.search(r"\{ ?\$|None|board-[a-z]", found.said())


def test_every_ref_can_be_pointed_at() -> None:
    for position in moments():
        for seat in position.to_move():
            shown = set(read(page(position.view(seat), seat)).having("data-ref"))
            refs = {ref for path in position.paths(seat) for ref in path}
            missing = {ref for ref in refs - shown if ref.split(":")[0] not in LOOSE}
            assert not missing, (phases.PHASES[position.phase], missing)


def test_a_ref_stands_once() -> None:
    for position in moments():
        shown = read(page(position.view(0), 0)).having("data-ref")
        assert len(shown) == len(set(shown))


def test_who_watches_has_nothing_to_type_and_nothing_to_note() -> None:
    for position in moments():
        found = read(page(position.view(None), None))
        assert not found.having("data-entry")
        assert not found.having("data-note")


@pytest.mark.long
def test_both_languages_tell_the_same() -> None:
    for position in moments():
        view = position.view(0)
        en, fr = (read(page(view, 0, lang)) for lang in LANGUAGES)
        assert [name for name, _ in en.elements] == [name for name, _ in fr.elements]
        assert en.having("data-ref") == fr.having("data-ref")


def test_texts_of_the_table_keep_their_language() -> None:
    position = guessing(lang="fr")
    while position.phase == phases.GUESS and not position.view(0)["readings"]:
        position.play(position.to_move()[0], action("pass"))
    view = position.view(0)
    title = view["readings"][0]["back"]["title"]
    assert f'<h3 lang="fr">{title}</h3>' in page(view, 0, "en")["reading"]
    assert f"<h3>{title}</h3>" in page(view, 0, "fr")["reading"]


# --- what must not show -------------------------------------------------------------------------------
def open_cards(position: BiovivaPosition, seat: int | None) -> set[int]:
    """The cards whose backs the view shows somewhere."""
    view = position.view(seat)
    shown = [one["back"]["picture"] for one in view["table"] if one and one["back"]]
    shown += [back["picture"] for back in view["memory"]]
    shown += [one["picture"] for one in view["readings"]]
    return {position.backs[picture] for picture in shown}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.long
def test_nothing_of_an_unseen_back_is_on_the_page(lang: str) -> None:
    for position in moments():
        for seat in viewers(position):
            view = position.view(seat)
            shown = unescape("".join(page(view, seat, lang).values()))
            shown += unescape(board.poster(view, lang))
            known = open_cards(position, seat)
            for card in position.setting.deck.cards:
                if card.no - 1 in known:
                    continue
                for text in (*card.title.values(), *card.commentary.values()):
                    assert text not in shown
                assert "_" not in card.id or card.id not in shown


def test_closed_cards_show_no_characteristics() -> None:
    for position in moments():
        view = position.view(1)
        if not view["table"]:
            continue
        opened = sum(bool(one and one["back"]) for one in view["table"])
        there = {one["picture"] for one in view["table"] if one and not one["back"]}
        known = sum(back["picture"] in there for back in view["memory"])
        assert page(view, 1)["board"].count('class="ch ') == 2 * (opened + known)


def test_the_page_depends_on_unseen_backs_in_nothing() -> None:
    position = decide(seats=3)
    before = page(position.view(1), 1)
    backs = position.backs[:]
    hidden = [one for one in range(len(backs)) if not position.seen[one]]
    for one, other in zip(hidden, [*hidden[1:], hidden[0]], strict=True):
        backs[one] = position.backs[other]
    position.backs = backs
    assert page(position.view(1), 1) == before


# --- round 1 ------------------------------------------------------------------------------------------
def tiles(panels: Panels) -> dict[str, tuple[str, str]]:
    """By slot: the classes of its card and what is said of it."""
    return {
        str(given["data-ref"])[5:]: (str(given["class"]), str(given["aria-label"]))
        for _, given in Reader(panels["board"]).elements
        if str(given.get("data-ref", "")).startswith("slot:")
    }


def test_the_line_is_marked_and_the_others_are_offered() -> None:
    position = begun()
    play(position, 0, "pivot 2")
    found = tiles(page(position.view(0)))
    assert list(found) == ["0", "1", "2", "3", "4", "5", "6", "7", "C0", "C1"]
    assert [slot for slot, (classes, _) in found.items() if "line" in classes.split()] == [
        "2",
        "6",
        "C0",
        "C1",
    ]
    assert "In the current line." in found["6"][1]
    assert "In the current line." not in found["5"][1]
    handles = [ref for ref in read(page(position.view(0))).having("data-ref") if ref.startswith("line:")]
    assert handles == ["line:0", "line:1", "line:3"]


def test_a_card_says_where_it_lies_and_what_it_shows() -> None:
    position = begun()
    _, words = tiles(page(position.view(0), 0, "fr"))["C1"]
    scene = position.setting.deck.cards[position.table[9]].scene["fr"]
    assert words.startswith("Carte 9 (au centre, côté 4). ")
    assert scene.rstrip(".") in words


def test_only_those_who_have_seen_a_back_have_its_mark() -> None:
    position = new(seats=3)
    play(position, 0, "look 3", "done")
    play(position, 1, "look 5")
    found = tiles(page(position.view(0)))
    assert [slot for slot, (classes, _) in found.items() if "known" in classes] == ["3"]
    assert "You have seen its back." in found["3"][1]
    assert page(position.view(0))["board"].count('class="seen"') == 1
    watched = tiles(page(position.view(None), None))
    assert not any("known" in classes for classes, _ in watched.values())


def test_everybody_sees_who_looks_where_and_only_they_see_what() -> None:
    position = new(seats=3)
    play(position, 1, "look 5")
    for seat in (0, 1, None):
        assert "Tom & <Zoé> is looking at it." in tiles(page(position.view(seat), seat))["5"][1]
    assert "open" in tiles(page(position.view(1), 1))["5"][0].split()
    assert "open" not in tiles(page(position.view(0), 0))["5"][0].split()
    labels = position.setting.deck.labels(position.backs[position.table[5]], "mixed", "en")
    shown = read({"shown": page(position.view(1), 1)["shown"]}).said()
    assert all(label in shown for label in labels)
    assert not page(position.view(0), 0)["shown"]


def test_a_whole_back_is_shown_where_the_table_says_so() -> None:
    position = begun(backs="whole")
    play(position, 0, "look C0")
    card = position.setting.deck.cards[position.backs[position.table[8]]]
    shown = read({"shown": page(position.view(0))["shown"]}).said()
    assert card.title["en"] in shown
    assert card.place["en"] in shown
    assert card.commentary["en"] in shown


def test_looks_left_and_who_has_finished() -> None:
    position = new(seats=3)
    play(position, 0, "look 3", "look 4")
    play(position, 2, "done")
    said = read({"board": page(position.view(0))["board"]}).said()
    assert "3 looks left" in said
    assert "Chloé has finished" in said
    assert "Ada may still look" in said
    assert "data-clock" not in page(position.view(0))["board"]
    play(position, 0, "done")
    assert "You have finished looking" in read(page(position.view(0))).said()


def test_a_spin_that_ends_by_itself_has_a_clock() -> None:
    assert 'data-clock=""' in page(new(top="short").view(0))["board"]


def test_the_reveal_shows_what_is_still_common() -> None:
    position = decide(["AP", "AS", "SP", "AL"])
    play(position, 0, "turn 0", "turn C0")
    shown = page(position.view(1), 1)["shown"]
    assert "Ada reveals the line" in shown
    assert re.search(r'class="common">.*Atmosphere', shown)
    assert "Solar System" not in shown.split('class="common"')[1]
    play(position, 0, "turn C1")
    shown = page(position.view(1), 1)["shown"]
    assert "Nothing in common any more" in shown
    assert "No line: the cards that were turned are shuffled" in shown
    assert shown.count('class="none"') == 1


def test_a_line_that_is_won_tells_its_stars() -> None:
    position = decide(["AP", "AP", "AP", "AP"])
    play(position, 0, "turn 0", "turn C0", "turn C1", "turn 4")
    assert "A line: 3 stars" in page(position.view(1), 1)["shown"]


def test_piles_are_counted() -> None:
    position = decide(["AP", "AP", "AP", "AP"])
    play(position, 0, "turn 0", "turn C0", "turn C1", "turn 4", "on")
    said = read({"board": page(position.view(1), 1)["board"]}).said()
    assert "54 cards in the draw pile" in said
    assert "4 cards won and set aside" in said


@pytest.mark.parametrize("slot", ["0", "1", "2", "3", "4", "5", "6", "7", "C0", "C1"])
def test_the_style_has_a_place_for_every_slot(slot: str) -> None:
    style = resources.files("ludosphere.web").joinpath("static", "bioviva.css").read_text(encoding="utf-8")
    assert f".at{slot}" in style
    assert f'class="at{slot}"' in page(begun().view(0))["board"]


# --- constellations -----------------------------------------------------------------------------------
def test_constellations_fill_star_by_star() -> None:
    for figure in FIGURES:
        for filled in range(STARS + 1):
            drawn = constellation.drawn(figure, filled, 150, 108)
            assert re.findall(r'data-star="(\d)"', drawn) == [str(number) for number in range(filled)]
            assert drawn.count('fill="#12264a"') == STARS - filled


def test_constellations_keep_their_true_shape() -> None:
    for figure in constellation.figures().values():
        drawn = constellation.places(figure.id, 116, 84, 9)
        assert all(8.9 <= x <= 107.1 and 8.9 <= y <= 75.1 for x, y in drawn)
        scale = set()
        for a in range(STARS):
            for b in range(a):
                true = math.dist(
                    (figure.stars[a].x, figure.stars[a].y), (figure.stars[b].x, figure.stars[b].y)
                )
                scale.add(round(math.dist(drawn[a], drawn[b]) / true, 6))
        assert len(scale) == 1


def test_no_place_covers_its_neighbour() -> None:
    for figure in FIGURES:
        drawn = ElementTree.fromstring(f"<svg>{constellation.drawn(figure, 0, 150, 108)}</svg>")
        rings = [one for one in drawn.iter("circle") if one.get("stroke")]
        spots = [tuple(float(one.get(key, "")) for key in ("cx", "cy", "r")) for one in rings]
        for k, (x, y, r) in enumerate(spots):
            assert all(math.dist((x, y), (ox, oy)) + 0.3 > r + other for ox, oy, other in spots[:k])


def test_every_player_has_a_panel_with_their_stars() -> None:
    position = at_drop([3, 0, 5])
    panels = page(position.view(0))
    assert re.findall(r'data-filled="(\d)"', panels["realm"] + panels["elsewhere"]) == ["3", "0", "5"]
    assert "3 of 7 stars" in panels["realm"]
    assert "4 in hand" in panels["realm"]
    assert read({"seats": panels["seats"]}).having("data-look") == ["1", "2"]


def test_a_constellation_in_full_names_its_stars() -> None:
    for lang in LANGUAGES:
        for identity in board.OPENED:
            html = board.card(identity, lang)
            assert Reader(html).wrong == []
            figure = constellation.figures()[identity.removeprefix("figure-")]
            assert figure.names[lang] in html
            assert all(star.names[lang] in html for star in figure.stars)
    with pytest.raises(KeyError):
        board.card("figure-lyra", "en")


# --- round 2 ------------------------------------------------------------------------------------------
def guessing(placed: tuple[int, ...] = (2, 3, 4), seed: int = 1, **options: Any) -> BiovivaPosition:
    """The first open card."""
    position = at_drop(list(placed), seed, **options)
    play(position, int(position.active), "spin")
    return position


def test_stars_lie_where_they_fell() -> None:
    position = guessing()
    view = position.view(0)
    drawn = re.findall(
        r'<g class="fallen" transform="translate\(([-.\d]+) ([-.\d]+)\)" data-star="(\d+)">',
        page(view)["board"],
    )
    fallen = {
        number: (one["x"], one["y"])
        for number, one in enumerate(view["rain"]["stars"])
        if one["cell"] is not None and view["grid"][one["cell"]]["state"] in ("waiting", "now")
    }
    assert [int(number) for _, _, number in drawn] == list(fallen)
    for x, y, number in drawn:
        far = math.dist((float(x), float(y)), [part / MM for part in fallen[int(number)]])
        assert far < 0.1
        left, top = corner(view["rain"]["stars"][int(number)]["cell"])
        assert left <= float(x) <= left + WIDTH
        assert top <= float(y) <= top + HEIGHT


def test_the_page_can_tell_the_rain_again() -> None:
    view = guessing().view(0)
    told = json.loads(read(page(view)).having("data-rain")[0])
    assert told["seats"] == [one["seat"] for one in view["rain"]["stars"]]
    assert [wave["drop"] for wave in told["waves"]] == [wave["dropped"] for wave in view["rain"]["waves"]]
    last = {number: (x, y) for wave in told["waves"] for number, x, y in wave["to"]}
    for number, one in enumerate(view["rain"]["stars"]):
        assert math.dist(last[number], (one["x"] / MM, one["y"] / MM)) < 0.1


def test_words_tell_where_each_star_went() -> None:
    view = guessing().view(0)
    rows = re.findall(r"<li>.*?</li>", page(view)["board"].split('class="rain-log"')[1])
    assert len(rows) == len(view["rain"]["order"])
    for seat, row in zip(view["rain"]["order"], rows, strict=True):
        own = [number for number, one in enumerate(view["rain"]["stars"]) if one["seat"] == seat]
        again = sum(sum(number in wave["dropped"] for wave in view["rain"]["waves"]) > 1 for number in own)
        assert row.count("drops)") == again


def test_before_the_rain_everybody_knows_who_drops_when() -> None:
    position = at_drop([2, 3, 4], aim="on")
    panels = page(position.view(0))
    assert "Chloé spins the top" in panels["board"]
    aims = [ref for ref in read(panels).having("data-ref") if ref.startswith("aim:")]
    assert sorted(aims) == sorted(
        f"aim:{point}" for point in ("0", "N", "NE", "E", "SE", "S", "SW", "W", "NW")
    )
    assert "data-rain" not in panels["board"]


def test_the_field_for_a_word_is_for_those_who_owe_one() -> None:
    position = guessing()
    (speaker,) = position.to_move()
    for seat in range(3):
        found = read(page(position.view(seat), seat))
        assert bool(found.having("data-entry")) == (seat == speaker)
        if seat != speaker:
            continue
        assert found.having("data-entry-refusal") == [""]
        field = next(given for name, given in found.elements if name == "input")
        assert field["name"] == "word"
        assert field["autocomplete"] == "off"
        assert int(str(field["maxlength"])) > 40
        assert field["id"] in found.having("for")
        assert "do:pass" in found.having("data-ref")


def test_the_field_asks_in_the_language_of_the_table() -> None:
    position = guessing(lang="fr")
    (speaker,) = position.to_move()
    panels = page(position.view(speaker), speaker, "en")
    assert "in French" in panels["card"]
    assert 'lang="fr"' in panels["card"].split("<input")[1].split(">")[0]


def test_words_said_stand_by_the_card_with_who_said_them() -> None:
    position = guessing(seed=3)
    speaker = position.to_move()[0]
    word = next(ref for path in position.paths(speaker) for ref in path if ref.startswith("word:"))[5:]
    play(position, speaker, f"say {word}")
    view = position.view(None)
    if view["card"] and view["card"]["said"]:
        said = read({"card": page(view, None)["card"]}).said()
        assert word in said
        assert NAMES[speaker] in said


def test_sealed_words_are_on_their_own_page_only() -> None:
    position = guessing(words="sealed", seed=2)
    while True:
        speaker = position.to_move()[0]
        others = [seat for seat in range(3) if seat != speaker]
        menu = [path[0] for path in position.paths(speaker) if path[0].startswith("word:")]
        play(position, speaker, f"say {menu[0][5:]}")
        if position.view(speaker)["card"] and position.view(speaker)["card"]["own"]:
            break
    word = menu[0][5:]
    own = page(position.view(speaker), speaker)["card"]
    assert f"<b>{word}</b>" in own
    assert all(f"<b>{word}</b>" not in page(position.view(seat), seat)["card"] for seat in others)


# --- readings: a view made by hand --------------------------------------------------------------------
TEXT = "Un vent léger porte la neige rouge."


def word(text: str, **more: Any) -> dict[str, Any]:
    """A word of the text."""
    at = TEXT.index(text)
    return {
        "text": text,
        "from": at,
        "to": at + len(text),
        "dead": False,
        "content": True,
        "scored_by": None,
        **more,
    }


def reading(phase: str = "guess", **more: Any) -> dict[str, Any]:
    """A view after a card was read; no game plays this card."""
    view = guessing(lang="fr").view(0)
    words = [
        word("Un", content=False),
        word("vent", scored_by=1),
        word("léger"),
        word("porte"),
        word("la", content=False),
        word("neige", dead=True),
        word("rouge"),
    ]
    guesses = [
        {"seat": 1, "word": "venteux", "scores": 1, "why": ""},
        {"seat": 0, "word": "neigeux", "scores": None, "why": "dead"},
        {"seat": 0, "word": "lumière", "scores": None, "why": "absent"},
        {"seat": 2, "word": "vents", "scores": None, "why": "used"},
        {"seat": 2, "word": "vrouf", "scores": None, "why": "unknown"},
        {"seat": 1, "word": None, "scores": None, "why": "passed"},
    ]
    back = {
        "picture": 4,
        "slot": None,
        "title": "Les flocons",
        "pair": ["atmosphere", "physics_dangers"],
        "labels": ["Atmosphère", "Physique & Dangers"],
        "place": "Nulle part",
        "commentary": TEXT,
    }
    told = {"cell": 4, "picture": 4, "back": back, "said": guesses, "words": words, "appeals": []}
    return {**view, "phase": phase, "readings": [told], **more}


def test_the_text_is_whole_and_its_words_are_marked() -> None:
    html = page(reading(), 0, "fr")["reading"]
    text = re.search(r'class="commentary"[^>]*>(.*?)</p>', html)
    assert text is not None
    heard = re.sub(r'<span class="vh">.*?</span>', "", text[1])
    assert re.sub(r"<[^>]+>", "", heard) == TEXT
    assert re.search(r'<mark class="s2"[^>]*>vent<', html)
    assert re.search(r'<span class="dead"[^>]*>neige</span>', html)
    assert "mot trouvé par Tom &amp; &lt;Zoé&gt;" in html


def test_each_guess_says_what_came_of_it() -> None:
    html = page(reading(), 0, "en")["reading"]
    rows = [
        read({"row": row}).said()
        for row in re.findall(r"<li.*?</li>", html.split('class="guesses"')[1].split("<template")[0])
    ]
    assert rows == [
        "Tom & <Zoé> venteux scores with “vent”",
        "Ada neigeux its family is in the title or a label: it counts for nobody",
        "Ada lumière not in the text",
        "Chloé vents this word of the text was taken already",
        "Chloé vrouf in no dictionary",
        "Tom & <Zoé> given up",
    ]
    assert "Dotted words count for nobody" in html


def test_an_appeal_points_at_a_guess_and_a_word() -> None:
    view = reading("appeal", to_move=[0])
    refs = read({"reading": page(view, 0)["reading"]}).having("data-ref")
    assert refs == ["text:2", "text:3", "text:6", "guess:1", "guess:2"]
    assert not read({"reading": page(view, 1)["reading"]}).having("data-ref")
    assert not read({"reading": page(view, None)["reading"]}).having("data-ref")


def test_a_vote_tells_what_it_is_about() -> None:
    told = {"seat": 0, "guess": 2, "word": "lumière", "text": 6, "votes_in": [0, 2]}
    said = read({"reading": page(reading("vote", appeal=told, to_move=[1]), 1)["reading"]}).said()
    assert "Ada asks: are “lumière” and “rouge” of one family?" in said
    assert "Chloé has voted." in said


def test_a_decided_appeal_stays_with_its_card() -> None:
    view = reading()
    view["readings"][0]["appeals"] = [{"seat": 0, "guess": 2, "text": 6, "yes": 2, "no": 1, "granted": True}]
    assert "“lumière” and “rouge” count as one family (2 to 1)" in page(view, 0)["reading"]


def test_texts_are_read_aloud_at_a_table_for_children() -> None:
    view = reading()
    assert "data-read-aloud" not in page(view, 0)["reading"]
    view["options"]["children"] = "on"
    found = read({"reading": page(view, 0)["reading"]})
    assert found.having("data-read-aloud") == [
        "fr",
        "fr",
    ]  # in the list, and when the card is brought forward
    assert found.having("data-text") == ["", ""]


def test_the_moment_of_reading_has_a_line_and_a_star_for_every_word() -> None:
    moment = page(reading(), 0, "en")["reading"].split("<template")[1]
    assert re.match(r' data-moment="1">', moment)
    lines = re.findall(r'<li class="(hit|miss)" data-of="(\d)">(.*?)</li>', moment)
    assert [(one, int(seat)) for one, seat, _ in lines] == [
        *[("hit", 1), ("miss", 0), ("miss", 0), ("miss", 2), ("miss", 2), ("miss", 1)],
    ]
    signs = [re.findall(r"#i-([a-z-]+)(?<!seat)\"", row.replace("i-seat", "seat")) for _, _, row in lines]
    assert signs == [["confirm", "star"], *[["close", "star-o"]] * 4, []]  # who gives up has no star to lose
    assert re.search(r'<mark class="s2"[^>]*>vent<', moment)
    assert "data-go-on" in moment


# --- memory aids --------------------------------------------------------------------------------------
def test_a_log_shows_the_backs_one_has_seen() -> None:
    position = new(seats=2, aid="log")
    play(position, 0, "look 3", "look 6", "done")
    play(position, 1, "look 2")
    panels = page(position.view(0))
    assert "Backs seen (2)" in panels["memory"]
    assert panels["board"].count('class="memo"') == 2
    assert "Backs seen (1)" in page(position.view(1), 1)["memory"]


def test_notes_are_for_pictures_one_has_seen() -> None:
    position = new(seats=2, aid="notes")
    play(position, 0, "look 3", "look 6", "done")
    wanted = [f"picture:{position.table[slot]}" for slot in (3, 6)]
    assert read({"memory": page(position.view(0))["memory"]}).having("data-note") == wanted
    assert not page(position.view(1), 1)["memory"]
    assert not page(begun(aid="none").view(0))["memory"]


# --- signs and pictures -------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["sky_space", "seas_oceans"])
def test_characteristics_can_be_told_apart_without_colour(name: str) -> None:
    box = deck(name)
    signs = [glyphs.sign(box, one.id) for one in box.characteristics]
    outlines = [re.search(r'class="ch (\w\d)"', sign)[1] for sign in signs]  # type: ignore[index]
    assert outlines == ["z0", "z1", "z2", "t0", "t1"]
    drawings = [re.sub(r'class="[^"]*"', "", sign) for sign in signs]
    assert len(set(drawings)) == len(drawings)
    assert all(Reader(sign).wrong == [] for sign in signs)


@pytest.mark.long
def test_the_poster_is_one_picture_that_needs_nothing_else() -> None:
    for position in moments():
        if position.phase == phases.FIGURING and not position.table:
            continue
        for lang in LANGUAGES:
            drawn = board.poster(position.view(None), lang)
            root = ElementTree.fromstring(drawn)
            assert root.get("role") == "img"
            assert root.get("aria-label")
            assert "picture:" not in drawn
            ids = re.findall(r' id="([^"]*)"', drawn)
            assert len(ids) == len(set(ids))
            links = re.findall(r'href="([^"]*)"', drawn)
            assert all(link.startswith("#") for link in links)
            assert {link[1:] for link in links} | set(re.findall(r"url\(#([^)]*)\)", drawn)) <= set(ids)
            ids = re.findall(r' id="([^"]*)"', drawn)
            assert len(ids) == len(set(ids)), "one scene would be painted with the colours of another"


@pytest.mark.parametrize("name", ["cover", "emblem", "back", "heaven", *FIGURES])
def test_pictures_are_whole_and_carry_no_text(name: str) -> None:
    drawn = board.picture(name)
    assert drawn is not None
    root = ElementTree.fromstring(drawn)
    assert not any(one.tag.endswith(("title", "text", "image", "script")) for one in root.iter())
    ids = re.findall(r' id="([^"]*)"', drawn)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([^)]*)\)", drawn)) <= set(ids)


def test_there_is_no_picture_of_a_card_by_name() -> None:
    assert board.picture("saturn_rings") is None
    assert board.picture("36") is None


def test_buttons_of_the_bar_have_signs_where_they_help() -> None:
    assert "i-eye" in board.badge("do:look")
    assert board.badge("word:neige") == ""


# --- what the characteristics cover, and the cards to look through ----------------------------------------
def test_no_panel_has_the_name_of_something_inside_a_card() -> None:
    """A panel's id is its class, too; the sign of a remembered back is a `.memo`, laid over its card."""
    assert "memo" not in {name for area in board.AREAS.values() for name in area}


@pytest.mark.parametrize(
    ("lang", "star", "other"), [("en", "Betelgeuse", "é"), ("fr", "Bételgeuse", "Betelgeuse")]
)
def test_a_star_has_the_name_that_its_card_says(lang: str, star: str, other: str) -> None:
    told = board.card("figure-orion", lang)
    assert star in told
    assert other not in told
    assert deck("sky_space").cards[53].title[lang].startswith(star)


@pytest.mark.parametrize("name", decks())
def test_the_memo_lies_on_the_table_in_round_1(name: str) -> None:
    for lang in LANGUAGES:
        html = page(begun(deck=name).view(0), 0, lang)["covers"]
        for one in deck(name).characteristics:
            assert one.names[lang].replace("&", "&amp;") in html
            assert one.memo[lang] in html
    assert page(guessing().view(0), 0)["covers"] == ""


def test_the_cards_of_a_deck_are_looked_through_without_their_texts() -> None:
    for name, lang in itertools.product(decks(), LANGUAGES):
        html = board.card(f"deck-{name}", lang)
        assert Reader(html).wrong == []
        assert html.count("<img") == len(deck(name).cards)
        for card in deck(name).cards:
            assert card.commentary[lang][:40] not in html
            assert board.picture(f"scene-{name}-{card.no}") == deck(name).scene(card.no - 1)
    assert board.picture("scene-sky_space-69") is None
    assert board.picture("scene-nowhere-1") is None


@pytest.mark.parametrize(("ideas", "on_cards"), [("off", False), ("on", True)])
def test_words_that_may_be_said_are_typed_and_no_buttons_of_the_action_bar(
    ideas: str, on_cards: bool
) -> None:
    position = guessing_at({2: (1, 1)}, ideas=ideas)
    faces = position.faces()
    legal = [{"path": path} for path in faces.paths(position, 0)]
    words = [move["path"][0] for move in legal if move["path"][0].startswith("word:")]
    assert len(words) > 10
    panels = PRESENTER.panels(position.view(0), 0, NAMES[:2], "en")
    shown = set(re.findall('data-ref="(word:[^"]*)"', "".join(panels.values())))
    assert shown == (set(words) if on_cards else set())
    placed = {ref for kind, ref in joined(panels.values()).marks if kind == "ref"}
    assert loose_refs(position, 0, legal, placed, PRESENTER, "en") == []


@pytest.mark.parametrize("position", [begun(aid="notes"), guessing_at({2: (1, 1)}, ideas="on")])
def test_whatever_opens_on_the_table_shows_it_by_a_chevron(position: BiovivaPosition) -> None:
    panels = PRESENTER.panels(position.view(0), 0, NAMES[:2], "en")
    summaries = re.findall("<summary>(.*?)</summary>", "".join(panels.values()))
    assert summaries
    assert [html for html in summaries if "#i-chevron" not in html] == []
