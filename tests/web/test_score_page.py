"""The score sheet page: a form that works by itself, answers while entering, and the same in a browser."""

import json
import re
from contextlib import ExitStack

import pytest

from ludosphere.games.earth import scoresheet
from ludosphere.web.guard import CONTENT_POLICY

PAGE = "/score/earth"
FILLED = {
    "players": "2",
    "mode": "standard",
    "shared1": "319b",
    "shared2": "Grande Plaine hongroise",
    "fauna1": "351a",
    "p1-name": "Anna <b>",
    "p1-island": "294a",
    "p1-r1c1": "White Oak",
    "p1-r1c1-g": "4",
    "p1-r2c2": "27",
    "p1-compost": "5",
    "p1-leaf1": "15",
    "p2-name": "Ben",
    "p2-events": "Tornado, 202",
}


def value(html, name):
    """What a field of the page holds."""
    found = re.search(rf'<input id="{name}"[^>]* value="([^"]*)"', html)
    assert found, name
    return found[1]


def live(client, fields):
    answer = client.post(PAGE, data=fields, headers={"accept": "application/json"})
    assert answer.status_code == 200
    return answer.json()


def test_an_empty_sheet(client):
    answer = client.get(PAGE)
    assert answer.status_code == 200
    assert answer.headers["content-security-policy"] == CONTENT_POLICY
    assert "Nothing to score yet" in answer.text
    assert answer.text.count('class="sc-cell"') == 32
    assert "Feuille de score pour Earth" in client.get(PAGE, headers={"accept-language": "fr"}).text


@pytest.mark.parametrize("fields", [{}, FILLED, {"players": "1", "gaia": "on"}])
def test_nothing_the_policy_forbids(client, fields):
    html = client.post(PAGE, data=fields).text if fields else client.get(PAGE).text
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", html)
    assert not re.search(r'<script(?![^>]*(src=|type="application/json"))', html)
    assert "<b>x" not in html


def test_a_sheet_is_scored_and_its_names_are_spelled_out(client):
    html = client.post(PAGE, data=FILLED).text
    assert "Anna &lt;b&gt;" in html
    assert "Anna <b>" not in html
    assert value(html, "p1-r2c2") == "Crater"
    assert value(html, "shared2") == "Great Hungarian Plain"
    assert value(html, "p2-events") == "Tornado, Tropical Storm"
    assert 'class="plate lines c2"' in html
    text = re.search(r"<textarea[^>]*>([^<]*)</textarea>", html)[1]
    assert "row: White Oak 4g" in text


def test_the_same_in_french(client):
    html = client.post(PAGE, data=FILLED, headers={"accept-language": "fr"}).text
    assert value(html, "p1-r1c1") == "Chêne blanc"
    assert "rangée: Chêne blanc 4c" in html


def test_mistakes_stand_beside_their_fields(client):
    wrong = {**FILLED, "p1-r1c1-g": "6", "p2-island": "Nowhere Land", "p2-soil": "x", "p2-r1c1": "White Oak"}
    html = client.post(PAGE, data=wrong).text
    for name, said in (
        ("p1-r1c1", "White Oak has 4 growth spaces, not 6"),
        ("p2-island", "There is no card “Nowhere Land”"),
        ("p2-soil", "“x” is not a whole number"),
        ("p2-r1c1", "White Oak is there twice, also here: Anna &lt;b&gt;, row 1, card 1"),
    ):
        assert re.search(rf'id="{name}-wrong">[^<]*{re.escape(said)}', html), name
        assert f'<a href="#{name}' in html
    assert value(html, "p2-island") == "Nowhere Land"
    assert 'class="plate lines' not in html


def test_the_answer_while_entering(client):
    found = live(client, FILLED)
    assert found["problems"] == []
    draft = scoresheet.read(found["text"])
    sheet, _ = scoresheet.check(draft)
    assert found["totals"] == scoresheet.evaluate(sheet, "en").totals
    found = live(client, {**FILLED, "p1-r1c1-s": "3"})
    assert found["totals"] is None
    assert [problem["field"] for problem in found["problems"]] == ["p1-r1c1"]
    assert "To be corrected first" in found["score"]


def test_players_come_and_go(client):
    html = client.post(PAGE, data={**FILLED, "bonus": "", "do": "add"}).text
    assert 'id="player-3"' in html
    html = client.post(PAGE, data={**FILLED, "do": "remove-1"}).text
    assert 'id="player-2"' not in html
    assert value(html, "p1-name") == "Ben"
    assert value(html, "p1-events") == "Tornado, Tropical Storm"
    assert 'id="gaia"' in html
    assert value(client.post(PAGE, data={**FILLED, "do": "remove-9"}).text, "p2-name") == "Ben"
    full = {f"p1-r{row}c{column}": str(4 * row + column) for row in range(1, 5) for column in range(1, 5)}
    three = {"players": "3", **{name.replace("p1", "p3"): card for name, card in full.items()}, "bonus": "3"}
    html = client.post(PAGE, data={**three, "do": "remove-2"}).text
    assert '<option value="2" selected>Player 2</option>' in html


def test_gaia_plays_against_one_only(client):
    fields = {"gaia": "on", "gaia-growth": "20", "gaia-pile": "Tsunami", "p1-compost": "1"}
    assert live(client, {**fields, "players": "1"})["totals"] == [1, 36]
    assert live(client, {**fields, "players": "2"})["totals"] == [1, 0]


def test_text_is_loaded_whole_or_not_at_all(client):
    html = client.post(PAGE, data={**FILLED, "do": "load", "text": scoresheet.example("fr")}).text
    assert value(html, "p1-island") == "Hawai&#39;i"
    answer = client.post(PAGE, data={**FILLED, "do": "load", "text": "Player Zed\nhello <i>\nrow: 013"})
    assert answer.status_code == 400
    assert value(answer.text, "p2-name") == "Ben"
    assert "Line 2: “hello &lt;i&gt;” is not understood" in answer.text
    assert "hello &lt;i&gt;\nrow: 013</textarea>" in answer.text
    # What can be corrected in a field is loaded, and told there.
    html = client.post(PAGE, data={"players": "2", "do": "load", "text": "Player Zed\nrow: Wite Oak"}).text
    assert value(html, "p1-r1c1") == "Wite Oak"
    assert "Perhaps White Oak (013)?" in html


def test_buttons_for_an_example_and_an_empty_sheet(client):
    assert "Anna wins by" in client.post(PAGE, data={"players": "2", "do": "example"}).text
    assert "Nothing to score yet" in client.post(PAGE, data={**FILLED, "do": "empty"}).text


@pytest.mark.parametrize(
    "fields",
    [
        {"players": "99"},
        {"players": "٣"},
        {"players": "-1", "mode": "x" * 5000},
        {"bonus": "7"},
        {"bonus": "gaia"},
        {"p1-r1c1": "a|b\n-, /", "p1-events": "," * 500},
        {"fauna2": "337a", "p1-leaf3": "15", "p1-leaf2": "²"},
        {"do": "load", "text": "\x00\ud83c row: |" + "|" * 3000},
    ],
)
def test_whatever_is_sent_gets_an_answer(client, fields):
    data = {name: text.encode("utf-8", "replace").decode() for name, text in fields.items()}
    answer = client.post(PAGE, data={"players": "1", **data})
    assert answer.status_code in (200, 400)
    assert "Something went wrong" not in answer.text
    live(client, {"players": "1", **data})


def test_nothing_is_kept(client):
    client.post(PAGE, data=FILLED)
    assert "Anna" not in client.get(PAGE).text
    assert client.get("/").text.count("Anna") == 0


def test_others_sites_cannot_post(client):
    answer = client.post(PAGE, data=FILLED, headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 403


def test_the_cards_for_the_script(client):
    cards = json.loads(re.search(r'id="cards">(.*?)</script>', client.get(PAGE).text)[1])
    assert ["013", "flora", "White Oak", "Chêne blanc", 4, 2, []] in cards


# --- in a browser ----------------------------------------------------------------------------------------
@pytest.fixture
def opened(browser, server):
    """Opens the page in a window of a size; what goes wrong in its scripts fails the test."""
    from browsers import opened_page

    with ExitStack() as open_pages:

        def at(width, height, **settings):
            page = open_pages.enter_context(opened_page(browser, width, height, locale="en-GB", **settings))
            page.goto(f"{server.url}{PAGE}")
            return page

        yield at


@pytest.mark.browser
def test_entering_by_keyboard(opened):
    from playwright.sync_api import expect

    from browsers import follow, serious

    page = opened(1280, 900)
    page.focus("#p1-r1c1")
    page.keyboard.type("chene bl")
    page.keyboard.press("Enter")
    expect(page.locator("#p1-r1c1")).to_have_value("White Oak")
    growth = page.locator('[data-cell="p1-r1c1"] [data-kind=g]')
    expect(growth.locator(".sc-room")).to_have_text("/4")
    for _ in range(6):
        growth.get_by_role("button", name="more").click()
    expect(page.locator("#p1-r1c1-g")).to_have_value("4")
    page.focus("#p1-events")
    page.keyboard.type("tornad")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.keyboard.type("202")
    page.keyboard.press("Tab")
    expect(page.locator("#p1-events")).to_have_value("Tornado, 202")
    expect(page.locator('[data-total="0"]')).to_have_text("4")  # 2 + 4 for the oak, −2 for the events
    page.fill("#p1-r2c1", "027")
    page.keyboard.press("Tab")
    expect(page.locator("#p1-r2c1")).to_have_value("Crater")
    page.fill("#p1-soil", "1000")
    expect(page.locator("#p1-soil-wrong")).to_contain_text("999")
    page.get_by_role("link", name="Player 1, soil").click()
    expect(page.locator("#p1-soil")).to_be_focused()
    assert serious(page, "score sheet") == []
    page.fill("#p1-soil", "1")
    expect(page.locator('[data-total="0"]')).not_to_be_empty()
    follow(page, page.locator(".top .lang"))  # another language takes along what is entered
    expect(page.locator("#p1-r1c1")).to_have_value("Chêne blanc")
    expect(page.locator("#p1-r1c1-g")).to_have_value("4")


@pytest.mark.browser
def test_entering_on_a_phone(opened):
    from playwright.sync_api import expect

    page = opened(390, 844, has_touch=True, is_mobile=True)
    page.locator('[data-cell="p1-r1c1"] .sc-peek').tap()
    page.keyboard.type("13")
    page.locator("#suggestions [data-id='013']").tap()
    cell = page.locator('[data-cell="p1-r1c1"]')
    cell.get_by_role("button", name="Growth: One more").tap()
    cell.get_by_role("button", name="Next card").tap()
    expect(page.locator("#p1-r1c2")).to_be_focused()
    page.locator('[data-cell="p1-r1c2"]').get_by_role("button", name="Done").tap()
    expect(cell.locator(".sc-peek")).to_contain_text("White Oak")
    expect(page.locator(".sc-strip")).to_contain_text("Player 1 3")
    assert page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.browser
@pytest.mark.parametrize("typed", ["pousses jau", "germes jau", "yellow spr"])
def test_a_card_is_suggested_by_each_of_its_names(opened, typed):
    from playwright.sync_api import expect

    page = opened(390, 844)
    page.locator('[data-cell="p1-r1c1"] .sc-peek').click()
    page.keyboard.type(typed)
    expect(page.locator("#suggestions [data-id]")).to_have_count(1)
    page.locator("#suggestions [data-id='282']").click()
    expect(page.locator("#p1-r1c1")).to_have_value("Yellow Sprouts")


@pytest.mark.browser
def test_a_text_that_could_not_be_loaded_is_not_lost(opened):
    from playwright.sync_api import expect

    from browsers import follow

    page = opened(1280, 900)
    page.locator("#as-text summary").click()
    page.fill("#text", "Player Zed\nhello")
    follow(page, page.get_by_role("button", name="Load this text"))
    expect(page.get_by_role("alert")).to_contain_text("Line 2")
    page.fill("#p1-soil", "3")
    expect(page.locator('[data-total="0"]')).to_have_text("0")
    expect(page.locator("#text")).to_have_value("Player Zed\nhello")
    page.fill("#text", "Player Zed\ncompost: 4")
    follow(page, page.get_by_role("button", name="Load this text"))
    expect(page.locator('[data-total="0"]')).to_have_text("4")
    expect(page.locator("#text")).to_have_value(re.compile("compost: 4"))


@pytest.mark.browser
def test_without_scripts(opened):
    from playwright.sync_api import expect

    from browsers import follow

    page = opened(390, 844, java_script_enabled=False)
    page.fill("#p1-r1c1", "White Oak")
    page.fill("#p1-r1c1-g", "4")
    follow(page, page.get_by_role("button", name="Score").last)
    expect(page.locator(".pl").first).to_contain_text("6")
    follow(page, page.get_by_role("button", name="Add a player"))
    expect(page.locator("#player-3")).to_be_visible()
    expect(page.locator("#p1-r1c1")).to_have_value("White Oak")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
