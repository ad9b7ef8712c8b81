"""Nothing a browser is sent tells the seed or the generator of a game under way, nor what others hide."""

import html
import json
import re
from dataclasses import replace

import pytest

from ludosphere.core.rng import seeded
from ludosphere.games.bioviva.decks import deck
from ludosphere.games.earth.cards import CARDS
from ludosphere.games.earth.names import name
from ludosphere.games.earth.packing import AT_CARD, E_PAY, E_PUT
from ludosphere.web.album import Album

SEED = 271828182845904523536028747135


def secrets_of(table):
    """The seed in several spellings, and every state the generator has had; short numbers prove nothing."""
    words = {str(SEED), f"{SEED:x}"}
    for moves in range(len(table.moves) + 1):
        words |= {str(word) for word in table.at(moves).rng.state()}
    words |= {str(word) for word in seeded(SEED).state()}
    return {word for word in words if len(word) > 6}


def test_no_payload_of_a_running_game_tells_what_is_to_come(client, stranger, open_table, drive):
    path = open_table(seed=str(SEED), mode="advanced", seat3="bot1")
    sent = []
    with client.websocket_connect(path + "/ws") as owner, stranger.websocket_connect(path + "/ws") as watcher:
        state = drive.state(owner)
        sent.append(state)
        played = 0
        while played < 25 and not state["turn"]["over"]:
            if state["turn"]["mine"]:
                owner.send_json(
                    {
                        "type": "play",
                        "seq": state["seq"],
                        "path": state["legal"][played % len(state["legal"])]["path"],
                    }
                )
                played += 1
            state = drive.state(owner)
            sent.append(state)
        for message in ({"type": "at", "n": 4}, {"type": "why", "path": ["gap:0"]}, {"type": "sync"}):
            owner.send_json(message)
            sent.append(owner.receive_json())
        sent.append(drive.state(watcher))
    table = client.app.state.tables.open(path.rpartition("/")[2]).table
    assert not table.over
    fork = client.post(path + "/fork", data={"at": "5"}, follow_redirects=False).headers["location"]
    pages = ["/", path, path + "?at=3", path + "/record", path + "?lang=fr", fork, fork + "/record"]
    sent += [client.get(page).text for page in pages]
    sent += [stranger.get(page).text for page in pages]
    sent += [str(client.get(page).headers) for page in pages]
    everything = json.dumps(sent)
    hidden = secrets_of(table)
    assert len(hidden) > 20
    assert [word for word in hidden if word in everything] == []


def test_the_seed_is_published_when_the_game_is_over(client, open_table, drive):
    path = open_table(seed=str(SEED))
    with client.websocket_connect(path + "/ws") as socket:
        state = drive.state(socket)
        assert str(SEED) not in client.get(path).text
        drive.out(socket, state)
    assert str(SEED) in client.get(path).text
    assert str(SEED) in client.get(path + "/record").text


def test_a_bot_is_asked_with_nothing_of_the_true_generator(client, open_table, monkeypatch):
    asked = []

    async def ask(thinker, question):
        asked.append(question)
        return -1

    monkeypatch.setattr("ludosphere.bots.thinker.Thinker.ask", ask)
    path = open_table(seat1="bot1", seat2="bot2", seed=str(SEED))
    table = client.app.state.tables.open(path.rpartition("/")[2]).table
    while not table.over:
        client.get("/health")
    told = "".join(question.world.decode() + str(question) for question in asked)
    assert len(asked) > 10
    assert set(asked[0]._fields) == {"game", "world", "seat", "bot", "level", "seed"}
    assert [word for word in secrets_of(table) if word in told] == []


# --- Earth: what others hide --------------------------------------------------------------------------
DECK = {card.id: card for card in CARDS if card.kind in ("flora", "terrain", "event") and card.id}
PUBLIC = {card.id for card in CARDS if card.id} - set(DECK)
SHOWN = re.compile(
    r'(?:hand|card|drawn|team|open)[":= ]+(\w{3,4})\b|earth/(\w{3,4})\.svg'
    r'|title="[-+*]?(\w{3,4})"|"cards": ?\[([^]]*)\]'
)
"""How a card of the deck is named in payloads: refs, pictures, data, notations."""


NAMES = {(identity, name(identity, lang).lower()) for identity in DECK for lang in ("en", "fr")}


def told(payload):
    """The cards of the deck that a page or a message names, by id or by name."""
    text = html.unescape(payload).replace('\\"', '"')
    ids = {one for found in SHOWN.findall(text) for part in found for one in re.findall(r"\w+", part)}
    low = text.lower()
    names = {
        identity
        for identity, called in NAMES
        if called in low and re.search(rf"(?<!\w){re.escape(called)}(?!\w)", low)
    }
    return ids & set(DECK), names


def seen(position, seat):
    """What a seat (None: a spectator) sees at a moment: cards that are public or being planted, its own."""
    found = set()
    for number, player in enumerate(position.players):
        found |= {player.grid[place] for place in player.spots} | set(player.pile)
        found |= {one >> AT_CARD & 1023 for one in player.agenda if one & 63 in (E_PUT, E_PAY)}
        if number == seat:
            found |= set(player.hand) | set(player.look)
    if position.gaia is not None:
        found |= set(position.gaia.pile)
    return {CARDS[card].id for card in found}


def hidden_ones(payloads, table, seat):
    """What payloads tell of cards the seat had not seen by then; each comes with its number of moves."""
    known, upto, wrong = set(seen(table.at(0), seat)), 0, []
    for moves, payload in sorted(payloads, key=lambda pair: pair[0]):
        while upto < moves:
            upto += 1
            known |= seen(table.at(upto), seat)
        ids, names = told(payload)
        # a name may stand inside another one, or be an ordinary word
        called = " ".join(name(card, lang) for card in known | PUBLIC for lang in ("en", "fr")).lower()
        names = {
            card
            for card in names - known
            if not any(name(card, lang).lower() in called for lang in ("en", "fr"))
        }
        wrong += [(moves, card, payload[:80]) for card in sorted((ids - known) | names)]
    return wrong


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ({"seat2": "bot1"}, {}),
        ({"seat2": "bot1", "seat3": "bot1"}, {"mode": "beginner", "abundance": "on"}),
        ({"seat2": "closed"}, {"mode": "advanced"}),
    ],
)
def test_nobody_is_told_what_others_hide(client, stranger, open_table, drive, seats, options):
    path = open_table(game="earth", seed="31415926535", name2="", **seats, **options)
    table = client.app.state.tables.open(path.rpartition("/")[2]).table
    rng, mine, watched = seeded(5), [], []
    with client.websocket_connect(path + "/ws") as owner, stranger.websocket_connect(path + "/ws") as watcher:
        state = drive.state(owner)
        for _ in range(90):
            mine.append((state["moves"], json.dumps(state, ensure_ascii=False)))
            if state["turn"]["over"] or len(table.moves) > 110:
                break
            if state["turn"]["mine"] and state["legal"]:
                if 'data-do="propose"' in state["fragments"].get("bar", "") and rng.below(2):
                    owner.send_json({"type": "propose", "seq": state["seq"]})
                    answer = owner.receive_json()
                    upto = answer.get("moves", len(table.moves))  # a bot may have moved meanwhile
                    mine.append((upto, json.dumps(answer, ensure_ascii=False)))
                    if answer["type"] == "state":
                        state = answer
                        continue
                choice = state["legal"][rng.below(len(state["legal"]))]
                owner.send_json({"type": "play", "seq": state["seq"], "path": choice["path"]})
            message = owner.receive_json()
            while message["type"] != "state":
                mine.append((len(table.moves), json.dumps(message, ensure_ascii=False)))
                message = owner.receive_json()
            state = message
        watcher.send_json({"type": "at", "n": 30})
        for message in ({"type": "at", "n": 30}, {"type": "at", "n": None}, {"type": "sync"}):
            owner.send_json(message)
            answer = owner.receive_json()
            mine.append((len(table.moves), json.dumps(answer, ensure_ascii=False)))
        watched += [(30, json.dumps(watcher.receive_json(), ensure_ascii=False)) for _ in range(1)]
    assert not table.over
    assert len(table.moves) > 20
    pages = [path, path + "?at=30", path + "?lang=fr", path + "/record", "/achievements/earth"]
    shown = [(client.get(page).text, stranger.get(page).text) for page in pages]
    now = len(table.moves)  # the bots may have gone on
    mine += [(now, own) for own, _ in shown]
    watched = [(now, text) for _, text in watched] + [(now, others) for _, others in shown]
    assert any(told(payload)[0] for _, payload in mine)
    assert hidden_ones(mine, table, 0) == []
    assert hidden_ones(watched, table, None) == []


def test_the_record_of_a_game_with_secrets_comes_when_it_is_over(client, stranger, open_table):
    path = open_table(game="earth")
    assert client.get(path + "/record").status_code == 409
    assert "/record" not in client.get(path).text
    alone = open_table(game="earth", seat2="closed")
    assert client.get(alone + "/record").status_code == 200
    assert stranger.get(alone + "/record").status_code == 409
    table = client.app.state.tables.open(path.rpartition("/")[2]).table
    while not table.over:
        seat = table.to_move()[0]
        table.play(seat, table.position.suggest(seat))
    assert stranger.get(path + "/record").status_code == 200
    assert "/record" in client.get(path).text


# --- Living Planet: screens and cards put down ----------------------------------------------------------
@pytest.mark.parametrize("screens", ["hidden", "money"])
@pytest.mark.parametrize("seat", [0, None])
def test_no_fragment_depends_on_what_is_behind_another_screen(open_table, client, screens, seat):
    path = open_table(game="living_planet", screens=screens, seat2="closed", seat3="person")
    table = client.app.state.tables.open(path.rpartition("/")[2]).table
    rng = seeded(8)
    while table.position.turn < 4 or not table.position.chosen[1]:
        mover = table.position.to_move()[-1]
        actions = table.position.legal(mover)
        table.play(mover, actions[rng.below(len(actions))])
    assert table.position.to_move() == [0]
    before = Album().moment(table, seat, None, "en")
    position = table.position
    position.pieces[6:12] = [piece + 2 for piece in position.pieces[6:12]]
    position.chosen[1] = next(value for value in range(1, 7) if value != position.chosen[1])
    if screens == "hidden":
        position.mc[1] += 50
        position.oxygen[1] += 3
    after = Album().moment(table, seat, None, "en")
    for part, fragment in before.fragments.items():
        assert fragment == after.fragments[part], part
    assert before.legal == after.legal
    assert before.turn == after.turn


# --- Bioviva: the backs of cards, and words said in secret ------------------------------------------------
BIOVIVA = {"game": "bioviva", "seat2": "closed", "seat3": "person", "seed": "12"}
BACKS = {"backs": "whole", "aid": "log", "lang": "fr"}


def guided(table, rng):
    """Everybody plays by the rules of thumb, now and then something else."""
    position = table.position
    seat = position.to_move()[-1]
    legal = position.legal(seat)
    table.play(seat, position.suggest(seat) if rng.below(4) else legal[rng.below(len(legal))])


@pytest.mark.parametrize("options", [{}, BACKS, {"words": "sealed", "aim": "on", "appeals": "on"}])
@pytest.mark.parametrize("seat", [0, None])
def test_no_fragment_depends_on_a_back_that_was_not_seen(open_table, client, options, seat):
    """Backs are exchanged behind the pictures; what a page shows, and what can be done, stays the same."""
    path = open_table(**BIOVIVA, **options)
    table = client.app.state.tables.open(path.rpartition("/")[2]).table
    rng, looked_at, changed = seeded(5), 0, 0
    for number in range(500):
        if not table.to_move():
            break
        if number % 17 == 0:
            looked_at += 1
            before = [Album().moment(table, seat, None, lang) for lang in ("en", "fr")]
            step = table._steps[-1] if table._steps else None
            true, world = table.position, table.position.determinize(seat, rng)
            changed += world.encode() != true.encode()
            if step is None:
                table._beginning = world
            else:
                table._steps[-1] = replace(step, after=world)
            after = [Album().moment(table, seat, None, lang) for lang in ("en", "fr")]
            for one, other in zip(before, after, strict=True):
                for part, fragment in one.fragments.items():
                    assert fragment == other.fragments[part], (number, part)
                assert (one.legal, one.turn) == (other.legal, other.turn)
            if step is None:
                table._beginning = true
            else:
                table._steps[-1] = step
        guided(table, rng)
    assert looked_at > 4
    assert changed == looked_at
    assert table.position.readings


def test_no_payload_has_a_text_before_its_card_is_read_or_the_number_of_a_card(
    client, stranger, open_table, drive
):
    path = open_table(**BIOVIVA, lang="en")
    table = client.app.state.tables.open(path.rpartition("/")[2]).table
    cards = deck("sky_space").cards
    rng, sent = seeded(6), []
    with client.websocket_connect(path + "/ws") as owner, stranger.websocket_connect(path + "/ws") as watcher:
        state = drive.state(owner)
        sent.append((state["moves"], state, drive.state(watcher)))
        while not state["turn"]["over"] and len(sent) < 160:
            position, seat = table.position, state["seat"]
            action = position.suggest(seat)
            if action not in position.legal(seat):
                text = position.notation(seat, action).partition(":")[2]
                owner.send_json({"type": "say", "seq": state["seq"], "text": text})
            else:
                choice = rng.below(6) == 0 and state["legal"][rng.below(len(state["legal"]))]
                sent_path = choice["path"] if choice else position.faces().path(position, seat, action)
                owner.send_json({"type": "play", "seq": state["seq"], "path": sent_path})
            state = drive.state(owner)
            sent.append((state["moves"], state, drive.state(watcher)))
    pages = [path, path + "?at=3", path + "?lang=fr"]
    sent += [(len(table.moves), client.get(page).text, stranger.get(page).text) for page in pages]
    read = 0
    for moves, *payloads in sent:
        position = table.at(moves)
        is_open = {position.backs[one["picture"]] for one in position.view(None)["readings"]}
        read = max(read, len(is_open))
        hidden = [card for number, card in enumerate(cards) if number not in is_open]
        for payload in payloads:
            text = payload if isinstance(payload, str) else json.dumps(payload, ensure_ascii=False)
            text = html.unescape(text)
            told = [one[:40] for card in hidden for one in card.commentary.values()]
            told += [f">{one}<" for card in hidden for one in card.title.values()]
            assert [one for one in told if one in text] == []
            assert not re.search(r"pictures?[\"']?[:=] ?\[?[\"']?\d", text), moves
            assert not re.search(r"scenes?/\d", text), moves
    assert read > 2
    addresses = set(re.findall(r"/table/[\w-]+/picture/[\w-]+\.svg", json.dumps(sent)))
    assert len(addresses) > 10
    for address in addresses:
        svg = stranger.get(address).text
        assert svg.startswith("<svg")
        assert "<title" not in svg
        assert "<text" not in svg
