"""Tables of two people with chat: everything is in reach and large enough, at every size of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import Browser, Page, expect

from browsers import CONFIRM, WIDE, new_table, opened_page, serious
from ludosphere.core.contract import Position
from ludosphere.core.record import Move, Record
from ludosphere.core.registry import game as game_called
from ludosphere.games.biomos.cards import CARDS as BIOMOS_CARDS
from ludosphere.play.journal import Entry
from ludosphere.play.table import Table
from ludosphere.tables.store import Store, open_store
from servers import Server

pytestmark = pytest.mark.browser

DESKTOPS = [
    (1100, 800),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1536, 864),
    (1599, 900),
    (1600, 900),
    (1920, 1080),
]
TABLETS = [(820, 1180), (1024, 768)]
PHONES = [(390, 844), (360, 740)]
SIZES = [*DESKTOPS, *TABLETS, *PHONES]
BOTH = 1600
"""From this width on the log and the chat lie one above the other; before, they take turns."""
NAMES = ["Maximilienne", "Benjamin", "Guillemette", "Robert-Louis"]
WORDS = "Hello! It is the first time for me, and what a lovely evening it is to play with all of you."
BOARD = {"biomos": ".me, .side, .sheet", "earth": ".me", "living_planet": ".me", "bioviva": ".me"}
"""What one plays on; in Biomos the cards to claim, or what came of them, lie beside the planet."""

HIDDEN = """() => [...document.querySelectorAll(
  '#main :is(a[href],button,summary,input,select,[data-ref],[data-look],[data-open])',
)].flatMap((element) => {
  const seen = element.checkVisibility({ visibilityProperty: true });
  const asleep = getComputedStyle(element).pointerEvents === 'none';
  if (!seen || asleep || element.closest('[inert],.vh,.lp-map')) return [];
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  for (let one = element.parentElement; one; one = one.parentElement)
    if (/hidden|clip/.test(getComputedStyle(one).overflow)) one.scrollTo(0, 0); // people can't scroll it
  const { left, right, top, bottom } = (element.querySelector('.halo') ?? element).getBoundingClientRect();
  const name = element.dataset.ref ?? element.dataset.do ?? element.textContent.trim() ?? element.className;
  const what = `${element.tagName} ${String(element.getAttribute('class'))} ${name}`.slice(0, 80);
  if (right - left < 1) return [];
  if (left < -1 || right > innerWidth + 1) return [`${what}: beside the window`];
  const across = (share) => left + share * (right - left);
  const down = (share) => top + share * (bottom - top);
  const spots = [0.5, 0.25, 0.75].flatMap((y) => [0.5, 0.2, 0.8].map((x) => [across(x), down(y)]));
  const hit = spots.filter(([x, y]) => {
    const first = document.elementFromPoint(x, y);
    return first && (element.contains(first) || first.closest('label')?.control === element);
  });
  const above = document.elementFromPoint(...spots[0])?.outerHTML.slice(0, 90);
  return hit.length ? [] : [`${what}: under ${above}`];
})"""
"""What can be pointed at, but not hit at any of nine spots once it is scrolled to."""
STRIPS = """() => [...document.querySelectorAll('#main *')].filter((element) =>
  element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX)
  && element.checkVisibility()).map((element) => `${element.id}.${element.className}`)"""
"""What scrolls sideways."""
CLIPPED = """() => [...document.querySelectorAll('#main .btn')].filter((button) => {
  let frame = button.parentElement;
  while (frame && !/hidden|clip/.test(getComputedStyle(frame).overflowX)) frame = frame.parentElement;
  return frame && button.checkVisibility() && button.getClientRects().length
    && button.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1;
}).map((button) => button.textContent.trim())"""
"""Buttons whose end is cut off."""
CUT = """() => [...document.querySelectorAll('#hand [data-ref], .acts .act')].filter((element) => {
  if (!element.checkVisibility()) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const area = (element.closest('#hand') ?? document.getElementById('bar')).getBoundingClientRect();
  const bar = document.getElementById('bar').getBoundingClientRect().top;
  return box.left < area.left - 1 || box.right > area.right + 1 || box.left < 0 || box.right > innerWidth
    || box.top < 0 || box.bottom > bar + 1;
}).map((element) => element.dataset.ref)"""
"""Cards in hand and actions that are not whole in the window, above the bar and no wider than it."""
SMALL = """(least) => [...document.querySelectorAll('body *')].filter((element) =>
  parseFloat(getComputedStyle(element).fontSize) < least && !element.closest('svg,.vh')
  && element.checkVisibility()
  && element.getClientRects().length
  && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
).map((element) => `${element.tagName}.${element.className} ${element.textContent.trim()}`.slice(0, 60))"""
"""Texts that are smaller; those of drawings are not letters on the page."""
BROKEN = """() => {
  const texts = document.createTreeWalker(document.getElementById('main'), NodeFilter.SHOW_TEXT);
  const wrong = [];
  for (let text; (text = texts.nextNode());) {
    const owner = text.parentElement;
    if (owner.closest('.vh,svg,.log-in,.chat-in') || !owner.checkVisibility()) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\\s\\u00ad–-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      if (lines.size > 1) wrong.push(`${owner.className} ${word}`);
    }
  }
  return wrong;
}"""
"""Words that are broken without a hyphen."""
LABELS = """() => [...document.querySelectorAll(
  '.act :is(b,small,.ab>span),.planet .nm b,.t .nm,.bar .btn:not([data-do=propose]),.bio b,.event .name',
)].filter((label) => label.checkVisibility() && label.clientWidth)
  .filter((label) => label.scrollWidth > label.clientWidth + 1).map((label) => label.textContent.trim())"""
"""Labels that are wider than the place they have."""
SEATS = """() => [...document.querySelectorAll('.others .seat')].flatMap((seat) => {
  const wrong = [], boxes = [];
  const frame = seat.getBoundingClientRect();
  const texts = document.createTreeWalker(seat, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode());) {
    const owner = text.parentElement;
    if (!text.data.trim() || owner.closest('svg,.vh') || !owner.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const room = owner.matches('b>span') ? owner.getBoundingClientRect().right : right;
    boxes.push([text.data, left, Math.min(right, room), top, bottom]);
    if (owner.matches('b>span') && right > room + 1) {
      range.setEnd(text, 6);
      if (range.getBoundingClientRect().right + 8 > room) wrong.push(`${text.data} is cut below six letters`);
    }
  }
  for (const die of seat.querySelectorAll('.die')) {
    const { left, right, top, bottom } = die.getBoundingClientRect();
    boxes.push(['die', left, right, top, bottom]);
  }
  for (const [k, [name, left, right, top, bottom]] of boxes.entries()) {
    if (right > frame.right || bottom > frame.bottom + 1) wrong.push(`${name} sticks out`);
    for (const [other, l, r, t, b] of boxes.slice(k + 1))
      if (Math.min(right, r) - Math.max(left, l) > 1 && Math.min(bottom, b) - Math.max(top, t) > 4)
        wrong.push(`${name} lies on ${other}`);
  }
  return wrong;
})"""
"""What is wrong with the small panels of the others: names cut short, figures on one another."""
TARGETS = """() => [...document.querySelectorAll(
  '#main :is(a[href],button,summary,input,[data-look],[data-ref].can,[data-ref][aria-pressed=true])',
)].flatMap((target) => {
  const asleep = getComputedStyle(target).pointerEvents === 'none';
  const seen = target.checkVisibility({ visibilityProperty: true });
  if (asleep || !seen || target.matches('.vh,.word,.log-in *')) return [];
  const dense = target.closest('.lp-map,.ring,.handle');
  if (dense && target.matches(':not(.can,[aria-pressed=true])')) return [];
  const { width, height } = (target.querySelector('.halo') ?? target).getBoundingClientRect();
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  if (!width || (dense ? least >= 24 : least >= 35.5 && most >= 43.5)) return [];
  return [`${target.dataset.ref ?? target.textContent.trim()} ${width.toFixed()} × ${height.toFixed()}`];
})"""
"""Targets that a finger misses: below 44 px in one direction or 36 in the other.

On maps and planets and between the cards of Bioviva things lie closer: there 24 px (WCAG 2.2, 2.5.8).
"""
BAR = """() => {
  const talk = document.querySelector('#bar .talk');
  const hidden = talk && talk.scrollHeight > talk.clientHeight + 1 ? talk.textContent.trim() : '';
  return [document.getElementById('bar').offsetHeight / innerHeight, hidden];
}"""
"""How much of the window's height the bar takes, and what it says if it can't show all of it."""
FIRST = """(selector) => {
  const bar = document.getElementById('bar').getBoundingClientRect().top;
  return [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()
    && one.getBoundingClientRect().bottom > bar + 1).map((one) => one.className);
}"""
"""What of these lies below the first screen."""
IN_LINE = """(labels) => labels.map((label) => {
  const { top, height } = label.querySelector('select,input').getBoundingClientRect();
  return [label.getBoundingClientRect().top, height, top];
})"""
"""Of each option: where its label begins, and how high and where its field is."""
READ = """(selector) => {
  const pane = document.querySelector(selector);
  const lines = [...pane.querySelectorAll('[data-at],[data-id]')];
  const numbers = lines.map(({ dataset: { at, id } }) => Number(at ?? id));
  const last = [...pane.querySelectorAll('li')].at(-1).getBoundingClientRect();
  const box = pane.getBoundingClientRect();
  return {
    upwards: numbers.length < 2 || numbers.some((number, k) => k && number < numbers[k - 1]),
    longer: pane.scrollHeight > pane.clientHeight + 1,
    end: last.height > 0 && last.bottom <= Math.min(box.bottom, innerHeight) + 1 && last.bottom > box.top,
  };
}"""
"""Of a log: has it fewer than two lines or one before an earlier one, more than fits; is its end in sight?"""
SETTLED = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(moving.map((one) => one.finished));
}"""
"""Waits until everything has moved to its new place."""
SIZE = """(selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()
  && one.getClientRects().length).map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return [width, height];
})"""


def played(
    game: str, options: dict[str, Any], stop: Callable[[Position], bool], choose: Any = None
) -> Record:
    """The record of a game until `stop`, or to its end; `choose` gives a notation, or None: what is usual."""
    title = game_called(game)
    position, moves = title.new(options, 1), []
    while position.to_move() and not stop(position):
        seat = position.to_move()[0]
        notations = {position.notation(seat, action): action for action in position.legal(seat)}
        wanted = choose(position, seat, notations) if choose else None
        action = position.suggest(seat) if wanted is None else notations[wanted]
        moves.append(Move(seat, position.notation(seat, action)))
        position.play(seat, action)
    names = NAMES[: options["seats"]]
    extra = {"Players": " ".join("human" for _ in names)}
    return Record(game, position.options(), 1, moves, title.rules_version, names=names, extra=extra)


def hoarding(most: int) -> Callable[[Position, int, dict[str, Any]], str | None]:
    """How Earth is played by somebody who plants four cards, then gathers a hand of so many."""

    def choose(position: Position, seat: int, notations: dict[str, Any]) -> str | None:
        player = position.view(seat)["players"][seat]
        full = len(player["tableau"]) >= 4
        wanted = {
            "choose": "A:yellow" if full else "A:green",
            "or": "O:draw",
            "plant": "." if full else None,
            "take-draw": str(max(0, min(most - len(player["hand"]), len(notations) - 1))),
        }.get((player["task"] or {}).get("kind"))
        return wanted if wanted in notations else None

    return choose


def with_hand(most: int) -> Callable[[Position], bool]:
    """Is the first one at Earth to choose an action, with so many cards in hand?"""

    def stop(position: Position) -> bool:
        view = position.view(0)
        mine = list(position.to_move()) == [0] and view["phase"] == "choose" and view["action"] is None
        return mine and len(view["players"][0]["hand"]) == most

    return stop


def after(moves: int) -> Callable[[Position], bool]:
    """Has the first one to move after so many moves?"""
    count = iter(range(10**6))
    return lambda position: next(count) >= moves and 0 in position.to_move()


def never(position: Position) -> bool:
    """The game is played to its end."""
    return False


@pytest.fixture(scope="module")
def store(server: Server) -> Iterator[Store]:
    """The tables of the server."""
    opened = open_store(server.database)
    yield opened
    opened.close()


@pytest.fixture
def people(browser: Browser) -> Iterator[list[Page]]:
    """Two people at two screens."""
    with (
        opened_page(browser, 1440, 900, locale="en-GB", has_touch=True) as ada,
        opened_page(browser, 390, 844, locale="en-GB") as bo,
    ):
        yield [ada, bo]


def seated(people: list[Page], server: Server, store: Store, record: Record, lang: str = "en") -> Page:
    """The first one's page of a table that stands where the record ends, after the second one has written.

    The second one sits on all other seats.
    """
    owners = []
    empty = replace(record, moves=[])
    for page in people:
        sent = {"name": "begun.ludo", "mimeType": "text/plain", "buffer": empty.dumps().encode()}
        answer = page.request.post(
            f"{server.url}/records?lang=en", multipart={"record": sent}, max_redirects=0
        )
        owners.append(store.load(answer.headers["location"].rpartition("/")[2])[0].owner)
    header = Table.from_record(store, owners[0], record).header
    seats = tuple(replace(seat, person=owners[min(k, 1)]) for k, seat in enumerate(header.seats))
    store.change(header, replace(header, seats=seats, seq=header.seq + 1), Entry("sit", 1))
    ada, bo = people
    for page in people:
        page.goto(f"{server.url}/table/{header.id}?lang={lang}")
        page.wait_for_selector("#main[data-seq]", state="attached")
    bo.wait_for_selector("#chat-form:not([hidden])", state="attached")
    bo.evaluate(
        "(text) => { const { elements, requestSubmit } = document.forms['chat-form'];"
        " elements[0].value = text; document.forms['chat-form'].requestSubmit(); }",
        WORDS,
    )
    ada.wait_for_selector("#chat-lines li", state="attached")
    ada.wait_for_selector(f"body.over, [data-ref].can, {CONFIRM}")
    return ada


def sizes(page: Page, selector: str) -> list[tuple[float, float]]:
    """Width and height of what is on the page of these."""
    found: list[tuple[float, float]] = page.evaluate(SIZE, selector)
    return found


def check(page: Page, game: str, width: int, height: int) -> list[str]:
    """What is wrong with the page at a size of the window."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)
    wrong = ["the page scrolls to the side"] if page.evaluate(WIDE) else []
    wrong += [f"scrolls sideways: {one}" for one in page.evaluate(STRIPS)]
    wrong += [f"cut off: {one}" for one in page.evaluate(CUT)]
    wrong += [f"clipped: {one}" for one in page.evaluate(CLIPPED)]
    wrong += page.evaluate(HIDDEN)
    page.evaluate("scrollTo(0, 0)")
    desktop = width >= 1100
    wrong += [f"small: {one}" for one in page.evaluate(SMALL, 12 if desktop else 11)]
    hand = {"living_planet": (".planets .planet", 84), "earth": ("#hand .t", 96 if desktop else 40)}
    selector, least = hand.get(game, ("none", 0))
    wrong += [f"a card {one[0]:.0f} wide" for one in sizes(page, selector) if desktop and one[0] < least]
    if not desktop:
        return wrong + (on_a_phone(page, game) if width < 700 else [])
    columns = page.evaluate("getComputedStyle(document.getElementById('main')).gridTemplateColumns")
    for name in ("log", "chat"):
        if width < BOTH:
            page.locator(f"[data-do=tab][data-name={name}]").click()
        ((wide, high),) = sizes(page, f"#{name}-home")
        if wide < 240 or high < 120:
            wrong.append(f"{name} {wide:.0f} × {high:.0f}")
        if columns != page.evaluate("getComputedStyle(document.getElementById('main')).gridTemplateColumns"):
            wrong.append(f"the columns depend on {name}")
    area = sum(wide * high for wide, high in sizes(page, f":is({BOARD[game]})"))
    if area < 0.4 * width * height:
        wrong.append(f"the board has {area / width / height:.0%} of the window")
    return wrong


def on_a_phone(page: Page, game: str) -> list[str]:
    """What is wrong with the page on a phone, with nothing chosen and with each thing the bar offers."""
    wrong = [f"broken: {one}" for one in page.evaluate(BROKEN)]
    wrong += page.evaluate(SEATS)
    wrong += [f"target: {one}" for one in page.evaluate(TARGETS)]
    first = {"biomos": "body:not(.over) .basic .pat", "earth": ".me:not(:has(.acts))>#hand:has(.can) .t"}
    below = page.evaluate(FIRST, first.get(game, "none"))
    wrong += [f"below the first screen: {one}" for one in below]
    offered = page.eval_on_selector_all("#bar [data-loose].can", "(all) => all.map((one) => one.dataset.ref)")
    for ref in [None, *offered]:
        if ref:
            page.locator(f'#bar [data-ref="{ref}"]').click()
        share, hidden = page.evaluate(BAR)
        wrong += [f"the bar hides: {hidden}"] if hidden else []
        if share > 0.2 and not page.locator("#bar .entry").count():
            wrong.append(f"the bar takes {share:.1%} of the height")
        wrong += [f"wider than its place: {one}" for one in page.evaluate(LABELS)]
    page.keyboard.press("Escape")
    return wrong


Way = tuple[str, dict[str, Any], Callable[[], Callable[[Position], bool]], Any]
STATES: dict[str, Way] = {
    "biomos": ("biomos", {"seats": 2, "mode": "advanced"}, lambda: after(40), None),
    "biomos, over": ("biomos", {"seats": 2, "mode": "advanced"}, lambda: never, None),
    "earth, 6 cards": ("earth", {"seats": 2}, lambda: with_hand(6), hoarding(6)),
    "earth, 16 cards": ("earth", {"seats": 2}, lambda: with_hand(16), hoarding(16)),
    "earth, over": ("earth", {"seats": 2}, lambda: never, None),
    "living planet, drawn": ("living_planet", {"seats": 2}, lambda: asked("tile"), None),
    "living planet": ("living_planet", {"seats": 2}, lambda: dice_done, None),
    "living planet, over": ("living_planet", {"seats": 2}, lambda: never, None),
    "bioviva": ("bioviva", {"seats": 2, "lang": "en"}, lambda: after(24), None),
    "bioviva, over": ("bioviva", {"seats": 2, "lang": "en"}, lambda: never, None),
}
CROWDED: dict[str, Way] = {
    "biomos": ("biomos", {"seats": 4, "mode": "advanced"}, lambda: after(40), None),
    "earth, from the hand": ("earth", {"seats": 4}, lambda: asked("done", "hand"), None),
    "earth, four ways": ("earth", {"seats": 2}, lambda: asked("convert", "done", "option"), None),
    "living planet, actions": ("living_planet", {"seats": 4}, lambda: asked("do", "done"), None),
    "living planet, dice": ("living_planet", {"seats": 4}, lambda: dice_done, None),
    "living planet, over": ("living_planet", {"seats": 4}, lambda: never, None),
    "bioviva": ("bioviva", {"seats": 4, "lang": "fr"}, lambda: asked("do", "word"), None),
}
"""In French, whose words are longer, on phones alone."""


def asked(*kinds: str) -> Callable[[Position], bool]:
    """Is the first one asked for things of just these kinds?"""

    def stop(position: Position) -> bool:
        paths = (position.faces().path(position, 0, action) for action in position.legal(0))
        return 0 in position.to_move() and {path[0].partition(":")[0] for path in paths} == set(kinds)

    return stop


def dice_done(position: Position) -> bool:
    """Has the first one at Living Planet to move while some dice are done?"""
    view = position.view(0)
    done = any(die["state"] == "done" for die in view["dice"])
    return done and 0 in position.to_move() and view["turn"] > 2


@pytest.mark.parametrize("state", STATES)
def test_everything_is_in_reach_and_large_enough_with_chat(
    state: str, people: list[Page], server: Server, store: Store
) -> None:
    game, options, stop, choose = STATES[state]
    page = seated(people, server, store, played(game, options, stop(), choose))
    expect(page.locator("body")).to_have_class("game over" if state.endswith("over") else "game")
    wrong = {f"{width} × {height}": check(page, game, width, height) for width, height in SIZES}
    assert {size: found for size, found in wrong.items() if found} == {}
    page.set_viewport_size({"width": 1440, "height": 900})
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert serious(page, scheme) == []


@pytest.mark.parametrize("state", CROWDED)
def test_on_phones_nothing_is_cut_or_out_of_reach(
    state: str, people: list[Page], server: Server, store: Store
) -> None:
    game, options, stop, choose = CROWDED[state]
    page = seated(people, server, store, played(game, options, stop(), choose), "fr")
    expect(page.locator("body")).to_have_class("game over" if state.endswith("over") else "game")
    wrong = {f"{width} × {height}": check(page, game, width, height) for width, height in PHONES}
    assert {size: found for size, found in wrong.items() if found} == {}


@pytest.mark.parametrize(("game", "least"), [("biomos", 8), ("earth", 6), ("bioviva", 9)])
def test_pictures_of_cards_in_sight_are_fetched_first(
    page: Page, server: Server, game: str, least: int
) -> None:
    new_table(page, server, ("me", "bot1"), game=game)
    pictures = page.locator("#main img:not(.night)").evaluate_all(
        "(all) => all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight)"
        ".map((one) => [one.getAttribute('src'), one.fetchPriority, one.loading])"
    )
    assert len(pictures) >= least
    assert [picture for picture in pictures if picture[1:] != ["high", "auto"]] == []


def test_icons_are_fetched_once_and_before_the_scripts(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"), game="biomos")
    fetched = page.evaluate(
        "performance.getEntriesByType('resource').filter((one) => one.name.includes('/static/icons.svg'))"
        ".map((one) => [one.initiatorType, one.transferSize > 0])"
    )
    assert fetched[0] == ["link", True]
    assert not any(over_the_line for _, over_the_line in fetched[1:])


@pytest.mark.parametrize("game", BOARD)
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_options_are_offered_where_they_matter_and_stand_in_line(
    page: Page, server: Server, game: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{server.url}/?lang=en&game={game}")
    form = page.locator(f"form.new[data-game={game}]")
    form.locator(".more > summary").click()
    fields = form.locator(":is(.more, .company) .line:visible").evaluate_all(IN_LINE)
    assert len(fields) >= 3
    assert {height for _, height, _ in fields} == {44}
    assert len({row for row, *_ in fields}) == len({(row, top) for row, _, top in fields})
    if game == "earth":
        for name in ("difficulty", "teams"):
            expect(form.locator(f"select[name={name}]")).to_be_hidden()
        form.locator("[name=seat2]").select_option("closed")
        expect(form.locator("select[name=difficulty]")).to_be_visible()
        expect(form.locator("select[name=order]")).to_be_hidden()


def test_the_rows_of_the_side_column_can_be_hit(page: Page, server: Server) -> None:
    new_table(page, server, ("me", "bot1"), game="earth")
    rows = sizes(page, ".fauna .an")
    assert rows
    assert min(height for _, height in rows) >= 44


@pytest.mark.parametrize("game", BOARD)
def test_the_bar_is_no_taller_for_who_may_look_with_the_eyes_of_others(
    game: str, browser: Browser, server: Server
) -> None:
    with opened_page(browser, 1280, 720) as ada, opened_page(browser, 1280, 720) as watcher:
        new_table(ada, server, ("me", "bot1", "bot1", "bot1"), game=game, watch="all")
        least = ada.locator("#bar").evaluate("(bar) => bar.offsetHeight")
        assert least == 76
        for width, height, most in ((1280, 720, least), (390, 844, 844 / 5)):
            watcher.set_viewport_size({"width": width, "height": height})
            watcher.goto(ada.url)
            watcher.wait_for_selector("#main[data-seq]", state="attached")
            tall = set()
            for number in range(5):
                watcher.locator("#bar [data-do=look-as]").nth(number).click()
                chosen = watcher.locator("#bar [data-do=look-as]").nth(number)
                expect(chosen).to_have_attribute("aria-pressed", "true")
                tall.add(watcher.locator("#bar").evaluate("(bar) => bar.offsetHeight"))
                assert watcher.evaluate(CLIPPED) == []
            assert len(tall) == 1
            assert tall.pop() <= most
        for width, height, most in ((1280, 720, least), (390, 844, 140)):
            watcher.set_viewport_size({"width": width, "height": height})
            watcher.goto(f"{ada.url}?at=0")
            watcher.wait_for_selector("#bar .replay")
            assert watcher.locator("#bar").evaluate("(bar) => bar.offsetHeight") <= most
            assert watcher.evaluate(CLIPPED) == []


@pytest.mark.parametrize("game", ["biomos", "earth"])
def test_log_and_chat_read_downwards_and_stand_at_their_end(
    game: str, people: list[Page], server: Server, store: Store
) -> None:
    page = seated(people, server, store, played(game, {"seats": 2}, after(24)))
    page.set_viewport_size({"width": 1280, "height": 720})
    for number in range(4):
        page.evaluate(
            "(text) => { const form = document.forms['chat-form']; form.elements[0].value = text;"
            " form.requestSubmit(); }",
            f"{number}. {5 * WORDS}",
        )
    expect(page.locator("#chat-lines li")).to_have_count(5)
    wanted = {"upwards": False, "longer": True, "end": True}
    for name, pane in (("log", "#log"), ("chat", "#chat-log"), ("log", "#log")):
        page.locator(f"[data-do=tab][data-name={name}]").click()
        page.evaluate(SETTLED)
        assert page.evaluate(READ, pane) == wanted, name
    # Who looks further up stays there.
    page.locator("#log").evaluate("(log) => log.scrollTo(0, 0)")
    page.evaluate(SETTLED)
    page.locator("#log").evaluate("(log) => log.querySelector('ol').append(document.createElement('li'))")
    page.evaluate(SETTLED)
    assert page.locator("#log").evaluate("(log) => log.scrollTop") == 0
    page.goto(f"{page.url}&at=20")
    page.wait_for_selector("#bar .replay")
    page.evaluate(SETTLED)
    assert page.evaluate(READ, "#log") == wanted
    assert page.locator("#log li").last.locator("[aria-current]").count() == 1
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(page.url.replace("&at=20", ""))
    page.wait_for_selector("#main[data-seq]", state="attached")
    for name, pane in (("log", "#log"), ("chat", "#chat-log")):
        page.locator(f".top [data-do={name}]").click()
        page.evaluate(SETTLED)
        assert page.evaluate(READ, pane) == {**wanted, "longer": page.evaluate(READ, pane)["longer"]}, name
        page.locator("#drawer [data-do=close]").click()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_word_of_a_card_or_a_name_is_cut_beside_an_analysis(
    lang: str, people: list[Page], server: Server, store: Store
) -> None:
    page = seated(people, server, store, played("biomos", {"seats": 2, "mode": "advanced"}, never), lang)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(page.url.replace("?", "/analysis?at=5&"))
    page.wait_for_selector(".studying .bio")
    wrong = []
    for card in BIOMOS_CARDS:
        page.locator(".bio b").first.evaluate("(label, name) => (label.textContent = name)", card.names[lang])
        wrong += page.evaluate(BROKEN)
    assert wrong == []
    name = page.locator("#seats .seat b > span").first
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")


ROOM = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [others, side, log] = ['.others', '#main > .side', '#log-home'].map(box);
  const whole = document.querySelector('.prices, .shown, .fauna > li') ?? document.querySelector('.others');
  return {
    seats: [...document.querySelectorAll('.others .seat')].every((one) => {
      const { top, bottom, right } = one.getBoundingClientRect();
      return top >= others.top - 1 && bottom <= others.bottom + 1 && right <= others.right + 1;
    }),
    first: whole.getBoundingClientRect().bottom <= Math.max(side.bottom, others.bottom) + 1,
    scrolls: /auto|scroll/.test(getComputedStyle(document.querySelector('#main > .side')).overflowY),
    log: log.width >= 240 && log.height >= 120,
  };
}"""
"""Are the others' panels whole, and the first of what lies below; can one scroll on; is the log large?"""


@pytest.mark.parametrize("game", BOARD)
def test_with_four_seats_in_a_low_window_no_panel_beside_the_board_is_cut(
    game: str, people: list[Page], server: Server, store: Store
) -> None:
    options = {"seats": 4, **({"lang": "fr"} if game == "bioviva" else {})}
    page = seated(people, server, store, played(game, options, after(40)), "fr")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator("[data-do=tab][data-name=log]").click()
    page.evaluate(SETTLED)
    assert page.evaluate(ROOM) == {"seats": True, "first": True, "scrolls": True, "log": True}
    assert page.evaluate(SEATS) == []
