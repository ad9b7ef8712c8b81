"""Nothing a browser is sent tells the seed or the generator of a game under way."""

import json

from ludosphere.core.rng import seeded

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
