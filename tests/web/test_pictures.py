"""A table's own pictures: addresses that say nothing, and nothing else that names one."""

import html
import re

import pytest

from ludosphere.kit.html import el, tag
from ludosphere.web.pictures import MOST, address, addressed, hidden

pytestmark = pytest.mark.usefixtures("with_meadow")

FORM = {"game": "meadow", "seat1": "me", "seat2": "person", "name2": "Bo", "calls": "yes", "seed": "3"}
ADDRESS = re.compile(r"/table/([\w-]{16})/picture/([\w-]{22})\.svg")


def header_of(client, path):
    return client.app.state.tables.open(path.rpartition("/")[2]).table.header


def test_panels_show_addresses_in_place_of_numbers(client, stranger, open_table, drive):
    path = open_table(**FORM)
    wanted = address(header_of(client, path), 11)
    assert ADDRESS.fullmatch(wanted)
    with client.websocket_connect(path + "/ws") as socket:
        state = drive.state(socket)
        assert f'src="{wanted}"' in state["fragments"]["board"]
        for _ in range(2):
            state = drive.play(socket, state, pick=-1)
        assert address(header_of(client, path), 12) in state["fragments"]["board"]
        socket.send_json({"type": "at", "n": 0})
        past = drive.state(socket)
        assert f'src="{wanted}"' in past["fragments"]["board"]
    pages = [client.get(page).text for page in (path, path + "?at=0", path + "?lang=fr")]
    pages += [stranger.get(path).text, str(past), str(state)]
    assert all(ADDRESS.search(page) for page in pages[:-2])
    assert not [page for page in pages if re.search(r"picture[:\"']", page)]


def test_a_picture_is_there_for_whoever_knows_its_address(client, stranger, open_table):
    path = open_table(**FORM)
    answer = client.get(address(header_of(client, path), 11))
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text == "<svg><text>1</text></svg>"
    assert answer.headers["cache-control"].startswith("private, max-age=")
    assert "script-src" not in answer.headers["content-security-policy"]
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert stranger.get(address(header_of(client, path), 11)).status_code == 200


def test_nothing_else_is_there(client, open_table):
    path, other = open_table(**FORM), open_table(**FORM)
    header = header_of(client, path)
    mine = address(header, 11)
    token = ADDRESS.fullmatch(mine)[2]
    for wrong in (
        f"{path}/picture/11.svg",
        f"{path}/picture/{token}",
        f"{path}/picture/{token[:-1]}.svg",
        f"{path}/picture/{token.swapcase()}.svg",
        f"{other}/picture/{token}.svg",
        f"/table/nowhere/picture/{token}.svg",
        address(header, 20),  # the game has no such picture
    ):
        assert client.get(wrong).status_code == 404, wrong


def test_a_game_without_pictures_of_its_tables_has_none(client, open_table):
    path = open_table()
    assert client.get(address(header_of(client, path), 0)).status_code == 404


def test_addresses_differ_from_picture_to_picture_and_from_table_to_table(client, open_table):
    """Even if two tables were given the same seed; a fork's pictures are its own as well."""
    path, twin = open_table(**FORM), open_table(**FORM)
    fork = client.post(path + "/fork", follow_redirects=False).headers["location"]
    tokens = [
        ADDRESS.fullmatch(address(header_of(client, one), n))[2]
        for one in (path, twin, fork)
        for n in range(MOST)
    ]
    assert len(set(tokens)) == 3 * MOST
    assert address(header_of(client, fork), 11) in client.get(fork).text


def test_hints_name_no_picture_either(client, open_table, drive):
    path = open_table(**FORM)
    with client.websocket_connect(path + "/ws") as socket:
        state = drive.state(socket)
        socket.send_json({"type": "say", "seq": state["seq"], "text": "wolf"})
        (hint,) = drive.state(socket)["hints"]
    assert hint["args"] == {"word": "wolf", "picture": address(header_of(client, path), 11)}


def test_what_is_rewritten_and_what_is_not(client, open_table):
    header = header_of(client, open_table(**FORM))
    first = address(header, 0)
    made = el("p", el("a", "picture:0", href="picture:0"), tag("img", alt="picture:0", src="picture:0"))
    shown = f'<p><a href="{first}">picture:0</a><img alt="picture:0" src="{first}"/></p>'
    assert addressed(made, header) == shown
    assert addressed(el("p", ' src="picture:0"'), header) == "<p> src=&quot;picture:0&quot;</p>"
    assert hidden({"pictures": [0, 0], "slot": 0, "ref": "picture:0", "args": {"picture": 0}}, header) == {
        "pictures": [first, first],
        "slot": 0,
        "ref": first,
        "args": {"picture": first},
    }
    assert html.escape(first) == first


# --- tables for children -----------------------------------------------------------------------------------
def test_a_table_for_children_says_so_on_its_page(client, open_table):
    plain, larger = open_table(**FORM), open_table(**FORM, children="on")
    body = re.compile(r'<body class="([^"]*)"')
    assert "children" not in body.search(client.get(plain).text)[1].split()
    assert "children" in body.search(client.get(larger).text)[1].split()
    assert "children" in body.search(client.get(larger + "?at=0").text)[1].split()
    assert 'data-lang="fr"' in client.get(larger + "?lang=fr").text  # the meadow has no language of its own
