import json

from hypothesis import given
from hypothesis import strategies as st

from ludosphere.web.delta import delta
from readers import applied

PIECES = st.sampled_from(
    ["<li>a</li>", "<li>b</li>", "<section>", "</section>", "<g id='1'/>", "é", "🌍", "<li", "text", ""]
)
TEXTS = st.lists(PIECES, max_size=30).map("".join)


@given(TEXTS, TEXTS)
def test_a_delta_makes_the_new_text_of_the_old(old, new):
    change = delta(old, new)
    assert applied(old, change) == new
    if isinstance(change, list):
        assert all(0 <= part[0] < part[1] <= len(old) for part in change if isinstance(part, list))


def test_only_what_is_new_is_sent():
    old = "<ol>" + "".join(f"<li>turn {number}: something happened</li>" for number in range(50)) + "</ol>"
    new = old.replace("<ol>", "<ol><li>turn 50: and more</li>")
    assert delta(old, new) == [[0, 4], "<li>turn 50: and more</li>", [4, len(old)]]


def test_a_text_that_has_little_in_common_is_sent_whole():
    assert delta("<li>a</li>", "<li>something else</li>") == "<li>something else</li>"


def test_places_mean_the_same_to_scripts_and_to_python():
    """A character beyond U+FFFF counts twice in a script: such texts are sent whole."""
    old = "<li>🌍</li><li>turn after turn after turn after turn</li>"
    assert delta(old, old + "<li>x</li>") == old + "<li>x</li>"
    plain = old.replace("🌍", "é")
    assert delta(plain, plain + "<li>x</li>") == [[0, len(plain)], "<li>x</li>"]


def test_pages_that_get_deltas_have_what_a_new_page_gets(client, open_table, drive):
    table = open_table(seed="5")
    with client.websocket_connect(table + "/ws") as socket:
        state = drive.state(socket)
        held, changes = dict(state["fragments"]), 0
        for number in range(12):
            path = state["legal"][number % len(state["legal"])]["path"]
            socket.send_json({"type": "play", "seq": state["seq"], "path": path})
            state = json.loads(socket.receive_text())
            changes += sum(isinstance(change, list) for change in state["fragments"].values())
            for name, change in state["fragments"].items():
                held[name] = applied(held[name], change)
        with client.websocket_connect(table + "/ws") as other:
            assert drive.state(other)["fragments"] == held
    assert changes > 20
