"""The panels of Earth: whole HTML, every ref, nobody else's hand, in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from importlib import resources
from xml.etree import ElementTree

import pytest

import earth_views
from earth_views import FREE, HAND, VIEWS
from ludosphere.games.earth.board import AREAS, badge, card, glyphs, panels, svg
from ludosphere.games.earth.cards import CARD_BY_ID, CARDS
from ludosphere.games.earth.names import name

NAMES = ["Ada", "Tom", "Chloé & <Zoé>", "Max", "Bo", "Kim"]
LANGUAGES = ("en", "fr")
VOID = {"img"}
BUTTONS = {"button", "summary"}


class Reader(HTMLParser):
    """Reads a fragment, and notes what is wrong with it."""

    def __init__(self, html):
        super().__init__()
        self.open, self.wrong, self.attributes, self.unnamed = [], [], [], 0
        self.feed(html)
        self.close()
        self.wrong += [f"never closed: {name}" for name in self.open]

    def handle_starttag(self, tag, attrs):
        if tag not in VOID:
            self.open.append(tag)
        given = dict(attrs)
        if len(given) != len(attrs):
            self.wrong.append(f"an attribute twice: {attrs}")
        self.attributes.append((tag, given))

    def handle_startendtag(self, tag, attrs):
        self.attributes.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"closed out of order: {tag}")


def drawn(view, seat=0, lang="en"):
    return panels(view, seat, NAMES[: len(view["players"])], lang)


def page(view, seat=0, lang="en"):
    return "".join(drawn(view, seat, lang).values())


def refs(html):
    return set(re.findall(r'data-ref="([^"]*)"', html))


@pytest.fixture(params=sorted(VIEWS))
def view(request):
    return VIEWS[request.param]()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_panels_are_whole_html(view, lang):
    for seat in (*range(len(view["players"])), None):
        for panel, html in drawn(view, seat, lang).items():
            reader = Reader(html)
            assert not reader.wrong, (panel, reader.wrong)
            for tag, given in reader.attributes:
                assert "style" not in given
                assert not any(key.startswith("on") for key in given), given
                assert tag != "button" or given["type"] == "button", given
            assert "None" not in html
            assert "<Zoé>" not in html


def test_the_same_panels_at_every_moment(view):
    listed = [panel for area in AREAS.values() for panel in area]
    assert list(drawn(view)) == listed
    assert drawn(view, None).keys() == drawn(view).keys()


def test_keys_are_unique(view):
    keys = re.findall(r'data-key="([^"]*)"', page(view))
    assert len(keys) == len(set(keys))


def test_one_board_to_act_on_and_one_for_each_of_the_others(view):
    html = page(view)
    assert html.count("data-main=") == 1
    looks, boards = set(re.findall(r'data-look="(\w+)"', html)), re.findall(r'data-seat="(\w+)"', html)
    assert len(boards) == len(set(boards)) == len(looks) + 1
    assert looks < set(boards)


def test_others_boards_have_no_refs(view):
    assert refs(drawn(view)["elsewhere"] + drawn(view)["seats"]) == set()


def test_choosing_an_action():
    shown = refs(page(VIEWS["choosing"]()))
    assert {f"action:{colour}" for colour in ("green", "red", "blue", "yellow")} <= shown
    assert {f"hand:{one}" for one in HAND} | {"island", "climate"} <= shown
    assert {f"fauna:{one}" for one in ("337b", "338a", "339a", "341a")} <= shown


def test_cards_and_free_spaces_can_be_pointed_at():
    view = VIEWS["planting"]()
    shown = refs(page(view))
    assert {f"space:{at}" for at in FREE} <= shown
    assert {f"space:{one['at']}" for one in view["players"][0]["tableau"]} <= shown


def test_the_first_card_has_a_space():
    assert "space:d4" in refs(page(VIEWS["beginning"]()))


def test_drawn_cards_can_be_kept():
    view = VIEWS["keeping"]()
    drawn_cards = view["players"][0]["task"]["drawn"]
    assert {f"drawn:{one}" for one in drawn_cards} <= refs(page(view))


def test_faces_can_be_chosen():
    view = VIEWS["faces"]()
    assert {f"card:{one}" for one in view["players"][0]["dealt"]} <= refs(page(view))


def test_nobody_sees_a_hand_that_is_not_told():
    view = VIEWS["watched"]()
    for seat in (None, 1):
        html = page(view, seat)
        assert drawn(view, seat)["hand"] == ""
        assert not any(f'"{one}"' in html for one in HAND)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hidden_points_are_no_points(lang):
    html = page(VIEWS["hidden"](), 0, lang)
    assert html.count("<b>?</b>") >= 1
    assert not re.search(r">(41|48|55|71)<", html)


def test_open_points_are_there():
    html = page(VIEWS["choosing"]())
    assert ">71<" in html
    assert ">48<" in html
    assert ">55<" in html


def test_a_month_changes_what_an_action_gives():
    plain, december = (drawn(VIEWS[which]())["choices"] for which in ("choosing", "abundant"))
    assert '<s>5<i class="g g-soil">' in plain
    assert '<s>4<i class="g g-soil">' in december
    assert "December" in december


def test_languages_differ():
    view = VIEWS["choosing"]()
    english, french = page(view, 0, "en"), page(view, 0, "fr")
    assert "Composting" in english
    assert "Compostage" in french
    assert "Composting" not in french


def test_a_tile_says_all_in_words():
    html = drawn(VIEWS["choosing"]())["board"]
    label = next(one for one in re.findall(r'aria-label="([^"]*)"', html) if "on d4" in one)
    assert name("013", "en") in label
    assert "2 of 2 sprouts" in label
    assert "3 of 4 growth" in label


def test_frame_grows_from_the_cards():
    spaces = {ref for ref in refs(page(VIEWS["choosing"]())) if ref.startswith("space:")}
    assert spaces == {f"space:{column}{row}" for column in "bcdef" for row in range(2, 7)}
    full = {ref for ref in refs(page(VIEWS["crowded"]())) if ref.startswith("space:")}
    assert full == {f"space:{column}{row}" for column in "bcde" for row in range(3, 7)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_opens(lang):
    for one in CARDS[1:]:
        html = card(one.id, lang)
        reader = Reader(html)
        assert not reader.wrong, (one.id, reader.wrong)
        assert html.count("<li><span") == max(1, len(one.abilities)), one.id
        assert html.count('class="ab ') == len(one.abilities), one.id


def test_no_card_no_page():
    with pytest.raises(KeyError):
        card("999", "en")


def test_signs_have_their_shapes():
    html = "".join(page(make()) for make in VIEWS.values()) + "".join(card(one.id, "en") for one in CARDS[1:])
    assert set(re.findall(r"g-([a-z]+)\"", html)) <= set(glyphs.SHAPES)


def test_style_sheet_holds_the_signs():
    sheet = resources.files("ludosphere.web").joinpath("static", "earth.css").read_text(encoding="utf-8")
    assert sheet.endswith(f"{glyphs.stylesheet()}\n")


BADGES = {
    "option:soil": "soil",
    "option:draw": "card",
    "done": "tick",
    "convert": "swap",
    "team:growth": "trunk",
    "criterion:wet": "wet",
    "make-seed:leaf": "seed",
}


@pytest.mark.parametrize(("ref", "sign"), BADGES.items())
def test_badges_are_signs(ref, sign):
    assert f"g-{sign}" in badge(ref)


def test_numbers_have_no_badge():
    assert badge("take:3") == badge("seat:2") == ""


def test_a_team_names_its_members():
    html = drawn(VIEWS["teams"]())["commons"]
    members = [
        re.findall(r"</svg>([^<]+)</li>", ul) for ul in re.findall(r'<ul class="members">(.*?)</ul>', html)
    ]
    assert members == [["Ada", "Chloé &amp; &lt;Zoé&gt;"], ["Tom", "Max"]]


def test_cards_on_the_own_team_board_can_be_taken():
    assert "team:170" in refs(page(VIEWS["teams"]()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_table_as_a_picture(view, lang):
    document = svg(view, lang)
    root = ElementTree.fromstring(document)
    assert root.get("aria-label")
    for player in view["players"]:
        for one in player["tableau"]:
            assert name(one["card"], lang) in (root.get("aria-label") or "")


def test_sample_cards_are_cards():
    for make in VIEWS.values():
        for player in make()["players"]:
            for one in player["tableau"]:
                shown = CARD_BY_ID[one["card"]]
                assert one["sprouts"] <= shown.sprout_spaces, one
                assert one["growth"] <= shown.max_growth, one
            assert all(
                CARD_BY_ID[one]
                for one in (*(player["dealt"] or []), *player["events"], *(player["hand"] or []))
            )


def test_views_are_plain_data():
    assert set(VIEWS) == {make.__name__ for make in earth_views.ALL}
