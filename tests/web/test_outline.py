"""The text board of every game says and offers what the picture does, and nothing its reader may not know."""

import re
from functools import cache
from html import unescape
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from kit import playout
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.kit.html import joined
from ludosphere.kit.presenter import presenter

TABLES = [
    ("biomos", {"mode": "discovery", "seats": 3}, 2),
    ("biomos", {"mode": "advanced", "seats": 2}, 3),
    ("biomos", {"mode": "advanced", "seats": 1}, 3),
    ("bioviva", {"seats": 3}, 13),
    ("bioviva", {"seats": 2, "words": "sealed", "aid": "log"}, 13),
    ("bioviva", {"seats": 2, "aid": "notes", "backs": "whole", "appeals": "on", "aim": "on"}, 13),
    ("earth", {"seats": 2}, 41),
    ("earth", {"seats": 1}, 37),
    ("earth", {"seats": 4, "teams": "on"}, 97),
    ("earth", {"seats": 3, "abundance": "on", "month": "april"}, 67),
    ("living_planet", {"seats": 3, "arboria": "on"}, 61),
    ("living_planet", {"seats": 2, "arboria": "off"}, 43),
]
NAMES = ["Ada", "<b>Bo</b>", "Cleo & Co", "Dimitri", "Eva", "Fay"]
SPOKEN = re.compile(r"\b(yours?|votre|vos|chez vous)\b", re.IGNORECASE)
"""What somebody is told of what is theirs."""
LABELLED = r"<[^>]* data-main=[^>]*>|<[^>]* class=\"blow[^>]*>"
"""One's own board, and what a die strikes."""
VOID = {"input", "br", "img"}


class Reader(HTMLParser):
    """What a screen reader finds: headings, buttons, tables; and whether the markup is whole."""

    def __init__(self, html):
        super().__init__()
        self.open, self.headings, self.buttons, self.tags, self.fields = [], [], [], set(), []
        self.rows, self.text = [], ""
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        found = dict(attributes)
        assert not {name for name in found if name.startswith("on") or name == "style"}
        if re.fullmatch("h[1-6]", tag):
            self.headings.append([int(tag[1]), ""])
        if tag == "button":
            self.buttons.append({**found, "text": ""})
        if tag == "input":
            self.fields.append(found)
        if tag == "tr":
            self.rows.append(0)
        if tag in ("th", "td"):
            self.rows[-1] += 1
        if tag == "table":
            self.rows = []
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag
        if tag == "table":
            assert len(set(self.rows)) == 1, self.rows

    def handle_data(self, data):
        self.text += data
        if self.open and self.open[-1].startswith("h") and self.headings:
            self.headings[-1][1] += data
        if "button" in self.open:
            self.buttons[-1]["text"] += data


@cache
def positions(number):
    """Some positions of a random game with these options, and the seats that look at each."""
    name, options, pace = TABLES[number]
    found = []
    for step, (position, seat, _) in enumerate(playout(name, options, 5)):
        if step % pace == 0 and len(found) < 8:
            found.append((position.copy(), seat))
    found.append((position.copy(), 0))
    while position.to_move():
        mover = position.to_move()[0]
        position.play(mover, position.legal(mover)[0])
    return [*found, (position, 0)]


def outline(position, seat, lang="en"):
    shown = presenter(position.game().name)
    return shown.outline(position.view(seat), seat, NAMES, lang)


def watchers(position, seat):
    """Who looks: a seat, somebody who only watches, another seat if there is one."""
    seats = int(position.options()["seats"])
    return [seat, None, *[(seat + 1) % seats][: seats - 1]]


EVERY = pytest.mark.parametrize("number", range(len(TABLES)), ids=lambda n: f"{TABLES[n][0]}-{n}")


@EVERY
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_outline_is_whole_markup_under_headings_that_skip_no_level(number, lang):
    for position, seat in positions(number):
        for watcher in watchers(position, seat):
            read = Reader(outline(position, watcher, lang))
            levels = [level for level, _ in read.headings]
            assert levels[0] == 2
            assert all(after <= before + 1 for before, after in pairwise(levels))
            assert all(text.strip() for _, text in read.headings)
            assert all(button["text"].strip() and button["type"] == "button" for button in read.buttons)
            assert all(field.get("aria-label") for field in read.fields)
            assert not read.tags & {"svg", "img", "pre", "script", "style", "b"}


@EVERY
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_looks_with_the_eyes_of_another_is_told_whose_board_and_hand_it_is(number, lang):
    shown, mine = presenter(TABLES[number][0]), 0
    for position, seat in positions(number):
        view = position.view(seat)
        for named in (True, False):
            panels = shown.panels(view, seat, NAMES, lang, named)
            titles = re.findall(r"<(h[23])\b[^>]*>(.*?)</\1>", shown.outline(view, seat, NAMES, lang, named))
            titles += re.findall(r"<(h[23])\b[^>]*>(.*?)</\1>", "".join(panels.values()))
            titles += re.findall(
                r'(aria-label)="([^"]*)"', "".join(re.findall(LABELLED, "".join(panels.values())))
            )
            spoken = [said for _, said in titles if SPOKEN.search(said)]
            assert not (named and spoken)
            mine += bool(spoken)
    assert mine


@EVERY
def test_a_piece_of_the_picture_that_can_be_chosen_is_a_button_of_the_outline(number):
    tried = 0
    for position, _ in positions(number):
        for seat in position.to_move():
            view = position.view(seat)
            panels = "".join(presenter(position.game().name).panels(view, seat, NAMES, "en").values())
            legal = {ref for path in position.paths(seat) for ref in path}
            shown = {ref for ref in re.findall(r'data-ref="([^"]*)"', panels) if ref in legal}
            offered = {button.get("data-ref") for button in Reader(outline(position, seat)).buttons}
            assert shown <= offered, sorted(shown - offered)
            tried += len(shown)
    assert tried


MARK = re.compile(r' (?:data-(ref|entry|clock)|(src|href|data-key|data-note|data-note-of))="([^"]*)"')
"""What a page has to know of its panels."""


@EVERY
def test_panels_know_what_is_in_them(number):
    for position, _ in positions(number):
        shown, view = presenter(position.game().name), position.view(0)
        for made in (*shown.panels(view, 0, NAMES, "en").values(), shown.outline(view, 0, NAMES, "en")):
            written = [(offer or name, unescape(value)) for offer, name, value in MARK.findall(made)]
            offered = {(name, value) for name, value in written if name in ("ref", "entry", "clock")}
            pictured = {pair for pair in written if pair[1].startswith("picture:")}
            assert joined([made]).marks == offered | pictured


@EVERY
def test_every_card_that_the_picture_opens_can_be_opened_from_the_outline(number):
    for position, seat in positions(number):
        for watcher in watchers(position, seat):
            panels = presenter(position.game().name).panels(position.view(watcher), watcher, NAMES, "en")
            shown = set(re.findall(r'data-open="([^"]*)"', "".join(panels.values())))
            offered = {button.get("data-open") for button in Reader(outline(position, watcher)).buttons}
            assert shown <= offered, sorted(shown - offered)


@EVERY
def test_the_outline_of_a_seat_is_the_same_in_every_world_it_cannot_tell_apart(number):
    rng = seeded(7)
    for position, seat in positions(number):
        for watcher in watchers(position, seat):
            if watcher is not None:
                world = position.determinize(watcher, rng)
                assert outline(world, watcher, "fr") == outline(position, watcher, "fr")


@EVERY
def test_the_outline_is_made_from_the_view_alone(number):
    for position, seat in positions(number):
        view = position.view(seat)
        before = repr(view)
        made = presenter(position.game().name).outline(view, seat, NAMES, "en")
        assert repr(view) == before, "an outline changes nothing"
        assert made == presenter(position.game().name).outline(position.copy().view(seat), seat, NAMES, "en")


@EVERY
def test_both_languages_offer_the_same_under_the_same_headings(number):
    for position, seat in positions(number):
        read = [Reader(outline(position, seat, lang)) for lang in ("en", "fr")]
        refs = [[button.get("data-ref") for button in one.buttons] for one in read]
        levels = [[level for level, _ in one.headings] for one in read]
        assert refs[0] == refs[1]
        assert levels[0] == levels[1]


@pytest.mark.parametrize("number", [n for n, (_, options, _) in enumerate(TABLES) if options["seats"] > 1])
def test_a_name_is_shown_as_it_was_written_and_never_as_markup(number):
    for position, _ in positions(number):
        assert "<b>Bo</b>" in Reader(outline(position, 0)).text


def test_hidden_points_are_told_as_hidden():
    position = game("earth").new({"seats": 2}, 1)
    view = position.view(0)
    for player in view["players"]:
        player["score"] = None
    read = Reader(presenter(position.game().name).outline(view, 0, NAMES, "en"))
    assert "Points are hidden until the end" in read.text
