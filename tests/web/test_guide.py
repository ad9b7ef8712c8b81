"""Guides: what every game's guide must hold, the page, its search, and the links that lead there."""

import re
import types
from functools import cache
from importlib import resources
from xml.etree import ElementTree

import pytest

from ludosphere.core.errors import LudosphereError
from ludosphere.core.i18n import LANGUAGES
from ludosphere.core.options import Choice
from ludosphere.core.registry import game, registered_games
from ludosphere.kit.presenter import presenter
from ludosphere.web import guide as guides
from ludosphere.web import guide_text
from ludosphere.web.guide import section_of, section_url
from ludosphere.web.guide_text import GuideError, folded, guide, searched, source, written
from ludosphere.web.pictures import ALONE

GUIDED = [name for name in registered_games() if written(name, "en") is not None]
EACH = pytest.mark.parametrize("name", GUIDED)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


def anchors(name, lang):
    return [section.anchor for section in guide(name, lang).sections]


@cache
def positions(name):
    """A beginning with every value of every choice."""
    found = [game(name).new({}, 1)]
    for spec in game(name).option_specs:
        for value in spec.values if isinstance(spec, Choice) else ():
            try:
                found.append(game(name).new({spec.name: value}, 1))
            except LudosphereError:  # values that exclude each other
                continue
    return found


# --- what every guide holds ------------------------------------------------------------------------------
def test_games_have_guides():
    assert {"biomos", "bioviva"} <= set(GUIDED)


@EACH
def test_both_languages_have_the_same_chapters_pictures_cards_and_links(name):
    en, fr = (written(name, lang) for lang in ("en", "fr"))
    chapters = [[a for a in anchors(name, lang) if not a.startswith("term-")] for lang in ("en", "fr")]
    assert chapters[0] == chapters[1]
    assert set(anchors(name, "en")) == set(anchors(name, "fr"))
    for link in (r"\]\((picture:[^)]+)\)", r"\]\((card:[^)]+)\)", r"\]\((#[^)]+)\)"):
        assert set(re.findall(link, en)) == set(re.findall(link, fr)), link


@EACH
@BOTH
def test_every_internal_link_leads_somewhere(name, lang):
    text = guide(name, lang)
    html = text.lead + "".join(section.html for section in text.sections)
    known, cards = set(anchors(name, lang)), set(presenter(name).cards(None))
    assert set(re.findall(r'href="#([^"]*)"', html)) <= known
    assert set(re.findall(r'data-card="([^"]*)"', html)) <= cards


@EACH
@BOTH
def test_every_picture_is_shown_and_draws_by_itself(name, lang):
    pages = source(name)
    shown = re.findall(r"\]\(picture:([^)]+)\)", written(name, lang))
    assert set(shown) == set(pages.guide_pictures())
    for picture in pages.guide_pictures():
        svg = pages.guide_picture(picture, lang)
        root = ElementTree.fromstring(svg)
        assert root.tag == "{http://www.w3.org/2000/svg}svg", picture
        assert root.get("viewBox"), picture
        assert not re.search(r'(?:href|src)="(?!#|data:)', svg), f"{picture} loads something"
        assert not re.search(r"<script|url\(http", svg), picture
    with pytest.raises(KeyError):
        pages.guide_picture("no-such-picture", lang)


@EACH
def test_every_line_of_a_score_sheet_has_a_section(name):
    keys = {line.key for position in positions(name) for line in position.sheet()}
    assert keys
    assert {key for key in keys if section_of(name, f"score:{key}") is None} == set()


@EACH
def test_every_option_and_every_card_has_a_section(name):
    assert [s.name for s in game(name).option_specs if section_of(name, f"option:{s.name}") is None] == []
    cards = presenter(name).cards(None)
    assert [card for card in cards if section_of(name, f"card:{card}") is None] == []


@EACH
@BOTH
def test_the_glossary_comes_last_in_the_order_of_the_alphabet(name, lang):
    chapter, terms = guide(name, lang).chapters[-1]
    assert chapter.anchor == "glossary"
    assert all(term.anchor.startswith("term-") for term in terms)
    assert 15 <= len(terms) <= 40
    names = ["".join(folded(term.title)) for term in terms]
    assert names == sorted(names)
    for term in terms:
        assert 1 <= len(re.findall(r"[.!?…](?= |$|[»”)])", term.text)) <= 3, term.title


@EACH
def test_french_spaces_do_not_break(name):
    prose = re.sub(r"\|[-| :]+\|\n|`[^`]*`", "", written(name, "fr"))
    assert re.findall(r"\w+ [:;!?»]|« \w+", prose) == []
    assert re.findall(r"\w+'\w+", prose) == [], "a straight apostrophe"


# --- the page --------------------------------------------------------------------------------------------
@EACH
@BOTH
def test_the_page_shows_everything_and_obeys_the_content_policy(client, name, lang):
    answer = client.get(f"/guide/{name}?lang={lang}")
    assert answer.status_code == 200
    assert f'<html lang="{lang}"' in answer.text
    ids = re.findall(r'<section id="([^"]*)"', answer.text)
    assert ids == anchors(name, lang)
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", answer.text)
    assert f'href="/atlas/{name}"' in answer.text


@BOTH
def test_pictures_are_served_by_day_and_night_and_may_be_kept(client, lang):
    path = f"/guide/biomos/picture/place.{lang}.svg"
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["content-security-policy"] == ALONE
    assert "prefers-color-scheme:dark" in answer.text
    assert client.get(path, headers={"if-none-match": answer.headers["etag"]}).status_code == 304


def test_pictures_have_the_colours_of_the_pages():
    tokens = resources.files("ludosphere.web").joinpath("static", "tokens.css").read_text(encoding="utf-8")
    day, night = tokens.split("[data-theme=night]")
    for theme, rules in ((day, guides._DAY), (night, guides._NIGHT)):
        colours = re.findall(r"--[\w-]+:#[0-9a-f]+", rules)
        assert len(colours) == 9
        assert [one for one in colours if one not in theme] == []


@pytest.mark.parametrize(
    "path",
    [
        "/guide/chess",
        "/guide/biomos/picture/nothing.en.svg",
        "/guide/biomos/picture/place.de.svg",
        "/guide/chess/picture/place.en.svg",
    ],
)
def test_what_is_not_there_is_not_found(client, path):
    assert client.get(path).status_code == 404


def test_pages_lead_to_the_guide(client, open_table):
    table = open_table()
    assert 'href="/guide/biomos">' in client.get("/?game=biomos").text
    assert 'href="/guide/biomos">' in client.get("/atlas/biomos").text
    page = client.get(table).text
    links = re.findall(rf'<a [^>]*href="/guide/biomos\?table={table.rsplit("/", 1)[1]}"[^>]*>', page)
    assert len(links) == 2
    assert all('target="_blank" rel="noopener"' in link for link in links)


def test_the_page_leads_back_to_the_table_it_was_opened_from(client, open_table):
    table = open_table()
    assert f'<a href="{table}">' in client.get(f"/guide/biomos?table={table.rsplit('/', 1)[1]}").text
    assert 'href="/table/' not in client.get("/guide/biomos?table=../evil").text


def test_an_opened_card_leads_to_its_section(client):
    card = client.get("/card/biomos/B24").text
    assert card.startswith('<article class="opened"')
    assert 'href="/guide/biomos?lang=en#biomes" target="_blank"' in card
    assert 'href="/guide/biomos?lang=fr#giants"' in client.get("/card/biomos/G2?lang=fr").text
    assert 'href="/guide/biomos?lang=en#biomes"' in client.get("/atlas/biomos?lang=en").text


# --- search ----------------------------------------------------------------------------------------------
def found(lang, query, name="biomos"):
    return [one.section.anchor for one in searched(guide(name, lang), query)]


def test_search_minds_neither_accents_nor_case_nor_ligatures():
    assert found("fr", "DESERT mer") == found("fr", "désert MER") != []
    assert "".join(folded("Œil d’Été ")) == "oeil d'ete "


def test_search_wants_every_word_and_puts_titles_first():
    assert found("en", "black hole")[0] in ("black-hole", "term-black-hole")
    assert "black-hole" in found("en", "hole dearest")
    assert "events" not in found("en", "hole dearest")
    assert found("en", "zyzzyva") == found("en", "   ") == []


def test_excerpts_mark_what_was_found_where_it_is():
    one = next(
        one for one in searched(guide("biomos", "fr"), "foret") if one.section.anchor == "score-planet"
    )
    assert ("forêt", True) in [(piece.lower(), hit) for piece, hit in one.excerpt]
    plain = "".join(piece for piece, _ in one.excerpt).strip("… ")
    assert plain in one.section.text


def test_search_works_without_scripts(client):
    page = client.get("/guide/biomos?q=Irrigate").text
    assert 'value="Irrigate"' in page
    assert re.search(r'<ol id="found".*?href="#irrigate".*?</ol>', page, re.DOTALL)
    assert "<mark>" in page
    none = client.get("/guide/biomos?q=zyzzyva").text
    assert 'id="found"' not in none
    assert "Nothing found" in none


def test_a_query_is_never_markup(client):
    page = client.get("/guide/biomos", params={"q": '"><script>alert(1)</script>'}).text
    assert "<script>alert" not in page
    assert "&lt;script&gt;" in page
    assert f'value="{"x" * 80}"' in client.get("/guide/biomos", params={"q": "x" * 9000}).text


# --- how guides are written --------------------------------------------------------------------------------
FAKE = types.SimpleNamespace(
    SECTIONS={},
    guide_pictures=lambda: ["ring"],
    guide_picture=lambda name, lang: '<svg viewBox="0 0 20 864" aria-label="a &quot;ring&quot;"></svg>',
)


def read(text, monkeypatch):
    monkeypatch.setattr(guide_text, "drawn", lambda name, picture, lang: FAKE.guide_picture(picture, lang))
    return guide_text._Reader("biomos", "en", FAKE).read(text)


def test_html_in_a_guide_is_text(monkeypatch):
    source = "# T\n\n## A <b>b</b> {#a}\n\n<script>alert(1)</script>\n\n<img src=x onerror=y> <i>so</i>\n"
    text = read(source, monkeypatch)
    assert "<script" not in text.sections[0].html
    assert "<img" not in text.sections[0].html
    assert text.sections[0].title == "A <b>b</b>"
    assert "<i>" not in text.sections[0].html


def test_pictures_tables_and_links_are_made_for_the_page(monkeypatch):
    source = "# T\n\nlead\n\n## A {#a}\n\n![cap *x*](picture:ring)\n\n[m](#a) [c](card:B1)\n\n"
    html = read(source + "|a|b|\n|-|-|\n|1|2|\n", monkeypatch).sections[0].html
    assert (
        '<img src="/guide/biomos/picture/ring.en.svg" alt="a &quot;ring&quot;" width="10" height="432"'
        in html
    )
    assert "<figcaption>cap <em>x</em></figcaption>" in html
    assert '<a href="/atlas/biomos#B1" data-card="B1">c</a>' in html
    assert '<div class="scroll" tabindex="0"><table>' in html


def test_where_the_first_column_of_a_table_has_no_heading_its_cells_head_the_rows(monkeypatch):
    source = "# T\n\nlead\n\n## A {#a}\n\n||b|\n|-|-|\n|1|2|\n|3|4|\n"
    html = "".join(read(source, monkeypatch).sections[0].html.split())
    assert "<thead><tr><td></td><th>b</th></tr></thead>" in html
    assert '<tr><thscope="row">1</th><td>2</td></tr><tr><thscope="row">3</th><td>4</td></tr>' in html


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("text", "begins with its title"),
        ("# T\n\n## A\n", "line 3: a heading ends with its anchor"),
        ("# T\n\n### A {#a}\n", "the first section is one of level 2"),
        ("# T\n\n## A {#a}\n\n## B {#a}\n", "line 5: a second section with the anchor 'a'"),
        ("# T\n\n# B {#b}\n", "headings are of level 2 or 3"),
        ("# T\n\n## A {#a}\n\n[x](https://example.org)\n", "line 5: a link leads to"),
        ("# T\n\n## A {#a}\n\n![x](picture:no)\n", "there is no picture 'no'"),
        ("# T\n\n## A {#a}\n\nsee ![x](picture:ring)\n", "a picture stands alone"),
    ],
)
def test_a_guide_that_is_written_wrong_is_refused_with_its_line(monkeypatch, text, what):
    with pytest.raises(GuideError, match=re.escape(what)):
        read(text, monkeypatch)


# --- where to read about it --------------------------------------------------------------------------------
def test_the_longest_fitting_question_counts(monkeypatch):
    pages = types.SimpleNamespace(SECTIONS={"ref:do": "turn", "ref:do:look": "look", "ref:d": "other"})
    monkeypatch.setattr(guides, "source", lambda name: pages)
    assert section_of("any", "ref:do:look") == "look"
    assert section_of("any", "ref:do:spin") == "turn"
    assert section_of("any", "ref:x") is None


def test_a_game_without_a_guide_answers_nothing():
    assert section_url("chess", "card:1", "en") is None


def test_a_refusal_at_a_table_leads_to_its_rule(client, open_table, drive):
    with client.websocket_connect(open_table(game="biomos", mode="discovery") + "/ws") as socket:
        state = drive.state(socket)
        socket.send_json({"type": "why", "path": ["irrigate"]})
        answer = socket.receive_json()
        assert answer["type"] == "why"
        assert answer["text"]
        assert answer["rule"] == "/guide/biomos?lang=en#events"
        socket.send_json({"type": "play", "seq": state["seq"], "path": ["token:0", "gap:1"]})
        refused = socket.receive_json()
        assert refused["type"] == "refused"
        assert refused["rule"] == "/guide/biomos?lang=en#slide"
        socket.send_json({"type": "why", "path": state["legal"][0]["path"]})
        assert socket.receive_json()["rule"] is None
        socket.send_json({"type": "play", "seq": 999, "path": ["moon"]})
        stale = next(m for m in iter(socket.receive_json, None) if m["type"] == "refused")
        assert stale["rule"] is None


def test_a_refused_word_leads_to_its_rule(client, open_table, drive):
    table = open_table(game="bioviva", seat1="me", seat2="person", first="1")
    with client.websocket_connect(table + "/ws") as socket:
        state = drive.state(socket)
        while not any(move["path"][0].startswith("word:") for move in state["legal"]):
            quiet = ("do:done", "do:keep", "do:on", "do:spin", "slot:0")
            move = next(m for name in quiet for m in state["legal"] if m["path"][0] == name)
            socket.send_json({"type": "play", "seq": state["seq"], "path": move["path"]})
            state = drive.state(socket)
        socket.send_json({"type": "say", "seq": state["seq"], "text": "the"})
        answer = socket.receive_json()
        assert answer["entry"]
        assert answer["rule"] == "/guide/bioviva?lang=en#words"


def test_the_lines_of_the_score_sheet_lead_to_their_rules(client, open_table):
    page = client.get(open_table(game="biomos", mode="discovery")).text
    for anchor in ("score-biomes", "score-moon"):
        assert f'href="/guide/biomos?lang=en#{anchor}" target="_blank"' in page
