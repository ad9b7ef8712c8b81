"""What a person is sent doesn't depend on what they may not know: the same table is shown with other secrets.

A table is played by chance. Then whatever is hidden from one viewer is dealt anew behind their back: the
position now and one of the past, what others were told alone, how others' moves are noted. Every
payload must stay the same, byte for byte, in order and in number. tests/web/test_secrets.py looks for the
secrets themselves.
"""

import json
import re
from dataclasses import replace

import pytest
from itsdangerous import URLSafeSerializer
from starlette.testclient import TestClient

from ludosphere.core.record import seed_hash
from ludosphere.core.registry import game, registered_games
from ludosphere.core.rng import seeded
from ludosphere.play import Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.web import album, notices
from ludosphere.web.api.states import state_of
from ludosphere.web.state import Screen
from trust.conftest import ENGLISH, HERE

SEED = 271828182845904523536028747135
API = "/api/v1/tables"
PLAYED = [
    ("earth", {"seats": 2}, {}, 45),
    ("earth", {"seats": 3, "mode": "advanced", "abundance": "on"}, {"hide_scores": True}, 80),
    ("earth", {"seats": 4, "teams": "on", "mode": "beginner", "order": "strict"}, {}, 50),
    ("earth", {"seats": 3, "mode": "advanced", "setup": "hidden"}, {}, 6),
    ("earth", {"seats": 3, "mode": "advanced", "setup": "open"}, {}, 7),
    ("earth", {"seats": 3, "planting": "hidden"}, {}, 60),
    ("bioviva", {"seats": 3, "lang": "en"}, {}, 30),
    ("bioviva", {"seats": 2, "words": "sealed", "appeals": "on", "aim": "on", "backs": "whole"}, {}, 40),
    ("living_planet", {"seats": 3, "screens": "hidden"}, {"hide_scores": True}, 60),
    ("living_planet", {"seats": 2, "screens": "money", "length": "short"}, {}, 40),
    ("biomos", {"seats": 2, "mode": "advanced"}, {"confirm": True}, 20),
]


class Viewer:
    """A browser, and a program of the same person."""

    def __init__(self, app):
        self.browser = TestClient(app, headers=ENGLISH, client=HERE)
        self.browser.get("/")
        self.cookie = self.browser.cookies["ludosphere_person"]
        identity, generation = app.state.signer.loads(self.cookie)
        self.person = identity
        self.token = URLSafeSerializer(app.state.signer.secret_key, salt="api-token").dumps(
            [identity, generation]
        )
        self.headers = {"authorization": f"Bearer {self.token}"}


def played(app, viewers, name, options, facts, moves, seed=SEED):
    """A table where each viewer but the last has a seat, after so many moves of chance."""
    seats = [Seat.human(f"Nr {number}", one.person) for number, one in enumerate(viewers[:-1], 1)]
    seats[-1] = Seat.of_bot(2) if len(seats) > 2 else seats[-1]
    tables = app.state.tables
    tables._delay = 3600  # a bot that went on meanwhile would change what is compared
    table = Table.create(tables.store, viewers[0].person, Terms(name, options, seats, seed, **facts))
    rng = seeded(moves, "chance")
    while len(table.moves) < moves and not table.over:
        if table.header.held is not None:
            table.confirm(table.header.held)
            continue
        waiting = table.to_move()
        seat = waiting[rng.below(len(waiting))]
        legal = table.position.legal(seat)
        table.play(seat, table.position.suggest(seat) if rng.below(3) else legal[rng.below(len(legal))])
    assert not table.over
    live = tables.open(table.id)
    live.table.refresh()  # the server may have opened it meanwhile, for the bot
    assert len(live.table.moves) > moves - 5
    return live


def dealt_anew(live, seat, past, rng):
    """Deals what is hidden from the seat (None: a spectator) anew; how many of the two positions changed."""
    table, changed = live.table, 0
    for number in (past - 1, len(table._steps) - 1):
        step = table._steps[number]
        world = step.after.determinize(seat, rng)
        world.revealed = step.after.revealed
        if table.header.options.get("screens") in ("hidden", "money"):
            behind_the_screen(world, 0 if seat == 1 else 1)
        changed += world.encode() != step.after.encode()
        table._steps[number] = replace(step, after=world)
    told = [
        [event for event in table.events(n + 1) if event.visible_to(seat)] for n in range(len(table.moves))
    ]
    table.events = lambda move: told[move - 1]
    if table.game.secrets:
        table.moves[:] = [(mover, text if mover == seat else "secret") for mover, text in table.moves]
    album._albums.pop(live, None)
    return changed


def behind_the_screen(world, seat):
    """What Living Planet hides of a seat can be worked out, so `determinize` leaves it; nothing shows it."""
    own = slice(6 * seat, 6 * seat + 6)
    world.pieces[own] = [piece + 2 for piece in world.pieces[own]]
    if world.options()["screens"] == "hidden":
        world.mc[seat] += 50
        world.oxygen[seat] += 3


def payloads(live, viewer, past, others):
    """Everything a viewer is sent, by what they asked for, in order."""
    browser, table = viewer.browser, live.table
    path, found = f"/table/{table.id}", []

    def note(what, text):
        found.append((what, text))

    for address in (f"{path}?lang=fr", f"{path}?lang=en", f"{path}?at={past}", f"{path}/record"):
        answer = browser.get(address)
        note(address, f"{answer.status_code} {answer.headers['content-type']} {answer.text}")
    for address in ("/", "/lobby", "/lobby/tables", "/profile", f"/achievements/{table.game.name}"):
        note(address, browser.get(address).text)
    for address in (f"{API}/{table.id}", f"{API}/{table.id}?lang=fr", f"{API}/{table.id}/record", API):
        note(address, browser.get(address, headers=viewer.headers).text)
    with browser.websocket_connect(path + "/ws") as socket:
        note("ws", socket.receive_text())
        for message, answers in asked(table, past, others, viewer):
            socket.send_json(message)
            for _ in range(answers):
                note(f"ws {message}", heard(socket))
        socket.send_json({"type": "ping"})
        assert heard(socket) == '{"type": "pong"}'  # nothing else was sent
    with browser.websocket_connect(f"{API}/{table.id}/ws", headers=viewer.headers) as socket:
        note("api ws", socket.receive_text())
    for lang in ("en", "fr"):  # what a page that is a few moves behind gets, with what is said and moved
        behind = max(table.undone_at, table.seq - 6)
        screen = Screen(lang, viewer.person, moves=len(table.moves) - 6, full=False)
        screen.shown = replace(album.album(live).moment(table, screen.seat(table), None, lang), fragments={})
        screen.shown = replace(screen.shown, seen=screen.shown.seen._replace(seq=behind))
        note("news", json.dumps(screen.state(live), ensure_ascii=False))
        state = state_of(table, viewer.person, lang, len(table.moves) - 6)
        note("api news", json.dumps(state, ensure_ascii=False))
        if table.header.seats_of(viewer.person):  # what a letter or a browser's notice tells
            note("notice", "\n".join(notices.news(table, viewer.person, lang)))
    for address in sorted(set(re.findall(rf"{path}/picture/[\w-]+\.svg", found[0][1])))[:6]:
        note(address, browser.get(address).text)
    return found


def heard(socket):
    """The next message, but for how many look on: that comes when they come and go."""
    while (text := socket.receive_text()).startswith('{"type": "audience"'):
        pass
    return text


def asked(table, past, others, viewer):
    """What a page asks and sends, whether it may or not, and how many messages come back."""
    yield from (({"type": "at", "n": past}, 1), ({"type": "at", "n": None}, 1), ({"type": "sync"}, 1))
    sits = viewer.person in table.header.persons  # then what is old is answered by the state, too
    yield from (({"type": "propose", "seq": table.seq}, 1), ({"type": "undo", "seq": 0}, 2 if sits else 1))
    yield {"type": "listen", "after": 0}, 1
    for refs in others:
        yield {"type": "why", "path": list(refs)}, 1
        yield {"type": "about", "ref": refs[0]}, 1
    for what in ("look", "hand", "seat", "score"):
        yield from (({"type": "about", "ref": f"{what}:{number}"}, 1) for number in range(3))


def plain(text):
    """Without what is new at every answer."""
    text = re.sub(r"(\d+ (?:second|minute)s? ago|il y a \d+ \w+)", "", text)
    return re.sub(r'"ends_in": ?\d+', "", text)


@pytest.mark.parametrize(("name", "options", "facts", "moves"), PLAYED)
def test_nothing_a_viewer_is_sent_depends_on_what_they_may_not_know(app, client, name, options, facts, moves):
    viewers = [Viewer(app) for _ in range(options["seats"] + 1)]
    live = played(app, viewers, name, options, facts, moves)
    table, rng, past = live.table, seeded(moves), moves // 3
    steps, noted = list(table._steps), list(table.moves)
    everybody = [path for seat in range(options["seats"]) for path in table.position.paths(seat)]
    others = [everybody[rng.below(len(everybody))] for _ in range(6)]
    people = [(seat, viewers[seat]) for seat in range(options["seats"]) if table.header.seats[seat].person]
    for seat, viewer in (*people, (None, viewers[-1])):
        before = payloads(live, viewer, past, others)
        changed = dealt_anew(live, seat, past, rng)
        after = payloads(live, viewer, past, others)
        table._steps[:], table.moves[:] = steps, noted
        del table.events
        album._albums.pop(live, None)
        assert changed == 2
        assert [what for what, _ in before] == [what for what, _ in after]
        for (what, one), (_, other) in zip(before, after, strict=True):
            assert plain(one) == plain(other), (seat, what)
        check_nothing_told(app, live, viewer, viewers, before)


@pytest.mark.parametrize("name", ["earth", "bioviva"])
def test_the_comparison_sees_what_a_viewer_may_know(app, client, name):
    """Else it would prove nothing: dealt anew behind another one's back, this one is sent something else."""
    viewers = [Viewer(app) for _ in range(3)]
    live = played(app, viewers, name, {"seats": 2}, {}, 30)
    before = payloads(live, viewers[0], 10, [])
    dealt_anew(live, 1, 10, seeded(1))
    after = payloads(live, viewers[0], 10, [])
    differ = [
        what for (what, one), (_, other) in zip(before, after, strict=False) if plain(one) != plain(other)
    ]
    assert len(differ) > 5


def check_nothing_told(app, live, viewer, viewers, sent):
    """Neither the seed, nor the generator, nor other people, nor what lets somebody in, is in any payload."""
    table = live.table
    words = {str(SEED), f"{SEED:x}"}
    for moves in range(len(table.moves) + 1):
        words |= {str(word) for word in table.at(moves).rng.state() if word > 10**6}
    for other in viewers:
        words |= {other.person, other.cookie, other.token}
    words |= {str(table.bot_seed()), app.state.signer.secret_key.decode()}
    text = "\n".join(payload for _, payload in sent)
    assert [word for word in words if word in text] == []
    assert seed_hash(SEED) in sent[0][1]


def test_every_game_with_secrets_is_looked_at():
    assert {name for name in registered_games() if game(name).secrets} <= {name for name, *_ in PLAYED}


# --- the seed, in time --------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["biomos", "earth"])
def test_the_hash_is_there_from_the_start_and_the_seed_at_the_end_only(app, client, name):
    viewers = [Viewer(app) for _ in range(3)]
    table = played(app, viewers, name, {"seats": 2}, {}, 0).table
    path, (ada, bo, eve) = f"/table/{table.id}", viewers
    again = fork = None
    while True:
        for viewer in viewers:
            page = viewer.browser.get(path).text
            state = viewer.browser.get(f"{API}/{table.id}", headers=viewer.headers).json()
            assert seed_hash(SEED) in page
            assert state["seed_hash"] == seed_hash(SEED)
            assert (str(SEED) in page) == (state["seed"] == str(SEED)) == table.over
        if table.over:
            break
        if fork is None and len(table.moves) > 3:
            fork = ada.browser.post(path + "/fork", data={"at": "3"}, follow_redirects=False)
            forked = app.state.tables.open(fork.headers["location"].rpartition("/")[2]).table
            for address in (fork.headers["location"], fork.headers["location"] + "/record"):
                assert str(SEED) not in ada.browser.get(address).text
            assert forked.header.seed != SEED
        for _ in range(12 if len(table.moves) < 20 else 2000):
            if not table.over:
                seat = table.to_move()[0]
                table.play(seat, table.position.suggest(seat))
    assert fork is not None
    record = eve.browser.get(path + "/record").text
    assert f'[SeedHash "{seed_hash(SEED)}"]\n[Seed "{SEED}"]' in record
    again = bo.browser.post(path + "/rematch", follow_redirects=False).headers["location"]
    ada.browser.post(path + "/rematch", follow_redirects=False)
    rematch = app.state.tables.open(again.rpartition("/")[2]).table
    assert rematch.header.stage == "running"
    assert rematch.header.seed != SEED
    for viewer in viewers:
        page = viewer.browser.get(again).text
        assert str(SEED) not in page
        assert str(rematch.header.seed) not in page
        assert seed_hash(rematch.header.seed) in page


@pytest.mark.parametrize("name", ["earth", "bioviva", "living_planet"])
@pytest.mark.parametrize("watching", [False, True])
def test_a_fork_of_a_running_game_deals_what_is_hidden_anew(app, client, name, watching):
    """Else somebody could look at everything in a game of their own."""
    viewers = [Viewer(app) for _ in range(3)]
    table = played(app, viewers, name, {"seats": 2}, {}, 30).table
    viewer, seat = (viewers[-1], None) if watching else (viewers[0], 0)
    moment = max(n for n in range(31) if len(worlds(table.at(n), seat)) > 1)
    seen = set()
    for _ in range(6):
        form = {"at": str(moment)}
        answer = viewer.browser.post(f"/table/{table.id}/fork", data=form, follow_redirects=False)
        fork = app.state.tables.open(answer.headers["location"].rpartition("/")[2]).table
        assert fork.position.view(seat) == table.at(moment).view(seat)
        assert {one.person for one in fork.header.seats if one.kind == "human"} == {viewer.person}
        assert fork.header.seed != table.header.seed
        seen.add(state_in(fork.position))
    assert len(seen) > 1


def state_in(position):
    """Everything but the generator."""
    return json.dumps(json.loads(position.encode())["state"])


def worlds(position, seat):
    """Some of those that the seat can't tell apart."""
    return {state_in(position.determinize(seat, seeded(number))) for number in range(6)}


def test_nobody_can_fork_before_everybody_sits(app, client):
    """While seats can be changed, somebody could look at one deal from each of them."""
    ada, bo = Viewer(app), Viewer(app)
    form = {"game": "earth", "seat1": "me", "seat2": "open", "name1": "Ada"}
    path = ada.browser.post("/tables", data=form, follow_redirects=False).headers["location"]
    for viewer in (ada, bo):
        assert viewer.browser.post(path + "/fork", data={"at": "0"}).status_code == 409
        page = viewer.browser.get(path).text
        assert "data-open" not in page.partition('id="bar"')[2].partition('id="log"')[0]


# --- how many messages --------------------------------------------------------------------------------
def test_who_watches_gets_one_message_for_each_action_whatever_it_was(app, client):
    viewers = [Viewer(app) for _ in range(3)]
    live = played(app, viewers, "earth", {"seats": 2}, {}, 10)
    table, tables = live.table, app.state.tables
    with viewers[-1].browser.websocket_connect(f"/table/{table.id}/ws") as socket:
        seq = socket.receive_json()["seq"]
        for number in range(15):
            seat = table.to_move()[-1]
            legal = list(table.position.paths(seat))
            viewer = viewers[seat].browser
            move = {"seq": table.seq, "path": legal[number % len(legal)]}
            viewer.post(f"{API}/{table.id}/moves", json=move, headers=viewers[seat].headers)
            message = socket.receive_json()
            assert (message["type"], message["seq"]) == ("state", seq + 1)
            seq += 1
            socket.send_json({"type": "ping"})
            assert socket.receive_json() == {"type": "pong"}
    assert tables.open(table.id).table.seq == seq
