"""What is this? Every game knows its pieces, in both languages, and no answer tells what is hidden."""

import re

import pytest

from kit import playout
from ludosphere.core.record import Move, Record
from ludosphere.core.registry import game
from ludosphere.core.rng import seeded
from ludosphere.kit.presenter import presenter
from ludosphere.web.about import question

TABLES = [
    ("biomos", {"mode": "advanced", "seats": 2}, 5),
    ("biomos", {"mode": "advanced", "seats": 1}, 5),
    ("bioviva", {"seats": 3, "aim": "on", "appeals": "on"}, 9),
    ("earth", {"seats": 3, "abundance": "on", "month": "april"}, 43),
    ("earth", {"seats": 1}, 29),
    ("living_planet", {"seats": 3, "arboria": "on"}, 41),
]
NAMES = ["Ada", "Bo", "Cleo"]
STRANGE = (
    *("", ":", "::", "space:", "space:z9", "hand:999", "slot:C7", "cell:x", "card:", "card:77", "unit:"),
    *("site:LP01.z", "hex:nope", "type:", "open:", "open:planet-9", "look:99", "look:-1", "title", "tell"),
    *("score:nothing", "figure:none", "team:", "market:x", "🪐", "a" * 80, "island", "climate", "moon"),
)
EVERY = pytest.mark.parametrize("number", range(len(TABLES)), ids=lambda n: f"{TABLES[n][0]}-{n}")


def asked(position, seat):
    """All that somebody at the table can point at."""
    panels = presenter(position.game().name).panels(position.view(seat), seat, NAMES, "en")
    html = "".join(panels.values())
    refs = set(re.findall(r'data-(?:ref|about)="([^"]*)"', html))
    refs |= {ref for path in position.paths(seat) for ref in path}
    refs |= {f"open:{card}" for card in re.findall(r'data-open="([^"]*)"', html)}
    refs |= {f"look:{seat}" for seat in re.findall(r'data-look="(\w+)"', html)}
    return refs | {"score"} | {f"score:{line.key}" for line in position.sheet()}


def positions(number):
    name, options, pace = TABLES[number]
    found = [
        (position.copy(), seat)
        for step, (position, seat, _) in enumerate(playout(name, options, 3))
        if step % pace == 0
    ]
    return found[:6] + found[-1:]


@EVERY
def test_every_piece_is_told_in_both_languages_in_sentences(number):
    for position, seat in positions(number):
        shown, view = presenter(position.game().name), position.view(seat)
        for ref in asked(position, seat):
            for lang in ("en", "fr"):
                text = shown.about(ref, view, seat, lang)
                if text is None and ref == "score":
                    continue  # nobody shows that
                assert text, (ref, lang)
                assert text[0] == text[0].upper(), (ref, text)
                assert text[-1] in ".!?", (ref, text)
                assert "<" not in text


@EVERY
def test_what_is_told_is_the_same_in_every_world_the_seat_cannot_tell_apart(number):
    rng = seeded(11)
    for position, seat in positions(number):
        shown, world = presenter(position.game().name), position.determinize(seat, rng)
        for ref in asked(position, seat):
            told = [shown.about(ref, one.view(seat), seat, "en") for one in (position, world)]
            assert told[0] == told[1], ref


@EVERY
def test_a_ref_that_names_nothing_is_told_nothing_and_breaks_nothing(number):
    for position, seat in positions(number)[:3]:
        for watcher in (seat, None):
            for ref in STRANGE:
                try:
                    text = presenter(position.game().name).about(ref, position.view(watcher), watcher, "fr")
                except (LookupError, ValueError, TypeError, StopIteration):
                    text = None  # the page gets an empty answer
                assert text is None or isinstance(text, str)


def test_a_guide_is_asked_about_cards_lines_and_pieces():
    assert question("score:moon") == "score:moon"
    assert question("open:B24") == "card:B24"
    assert question("space:d4") == "ref:space:d4"
    assert question("score") == "ref:score"


def test_over_the_line_the_answer_has_name_text_and_rule_and_nothing_is_played(client, open_table, drive):
    path = open_table(mode="advanced")
    with client.websocket_connect(path + "/ws") as socket:
        before = drive.state(socket)
        socket.send_json({"type": "about", "ref": "planet:forest"})
        answer = socket.receive_json()
        assert answer["type"] == "about"
        assert answer["ref"] == "planet:forest"
        assert answer["name"] == "Forest planet"
        assert "forest" in answer["text"]
        socket.send_json({"type": "about", "ref": "score:moon"})
        assert socket.receive_json()["name"] == "Moon: 3 points per terrain like it"
        socket.send_json({"type": "sync"})
        assert drive.state(socket)["seq"] == before["seq"]


@pytest.mark.parametrize("ref", [None, 7, "", "x" * 81, "a\nb", ["planet:forest"]])
def test_what_is_no_ref_is_refused_and_the_line_stays_open(client, open_table, drive, ref):
    with client.websocket_connect(open_table() + "/ws") as socket:
        drive.state(socket)
        socket.send_json({"type": "about", "ref": ref})
        assert socket.receive_json()["type"] == "refused"
        socket.send_json({"type": "ping"})
        assert socket.receive_json()["type"] == "pong"


def test_strange_refs_get_an_empty_answer(client, open_table, drive):
    with client.websocket_connect(open_table(game="earth") + "/ws") as socket:
        drive.state(socket)
        for ref in filter(None, STRANGE):
            socket.send_json({"type": "about", "ref": ref})
            answer = socket.receive_json()
            assert answer["type"] == "about", answer
            assert answer["ref"] == ref


def test_a_word_of_a_text_nobody_has_read_yet_has_no_name(client, stranger, drive):
    position, moves = game("bioviva").new({"seats": 2}, 5), []
    while position.view(0)["phase"] != "guess":
        mover = position.to_move()[0]
        action = position.suggest(mover)
        moves.append(Move(mover, position.notation(mover, action)))
        position.play(mover, action)
    people = {"Players": "human human"}
    record = Record("bioviva", position.options(), 5, moves, names=NAMES[:2], extra=people).dumps()
    sent = client.post("/records", files={"record": ("a.ludo", record)}, follow_redirects=False)
    path = sent.headers["location"]
    with client.websocket_connect(path + "/ws") as mine, stranger.websocket_connect(path + "/ws") as theirs:
        for line in (mine, theirs):
            drive.state(line)
            for number in range(40):
                line.send_json({"type": "about", "ref": f"text:{number}"})
                assert line.receive_json()["name"] == ""
