import re
import sqlite3

import pytest
from starlette.testclient import TestClient

from ludosphere.core.record import Record
from ludosphere.kit.presenter import Presenter
from ludosphere.web.app import create_app
from ludosphere.web.guard import CONTENT_POLICY


def text(answer):
    """What the page says, without its tags."""
    return (
        re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", answer.text)).replace("&#39;", "'").replace("&#34;", '"')
    )


@pytest.fixture
def played(client, open_table, drive):
    """A table after six moves."""
    path = open_table()
    with client.websocket_connect(path + "/ws") as socket:
        state = drive.state(socket)
        for _ in range(6):
            state = drive.play(socket, state)
    return path


@pytest.mark.parametrize("path", ["/", "/atlas/biomos", "/card/biomos/B24", "/health", "/art/biomos/B1.svg"])
def test_pages_are_there(client, path):
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("path", ["/", "/nowhere", "/static/nothing.css", "/table/nothing"])
def test_every_answer_is_guarded(client, path):
    headers = client.get(path).headers
    assert headers["content-security-policy"] == CONTENT_POLICY
    assert "frame-ancestors 'none'" in CONTENT_POLICY
    assert "unsafe" not in CONTENT_POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_pages_hold_nothing_the_policy_forbids(client, played):
    for path in ("/", played, played + "?at=3", "/atlas/biomos", "/nowhere"):
        html = client.get(path).text
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", html), path
        assert not re.search(r'<script(?![^>]*(src=|type="application/json"))', html), path


def test_the_table_is_in_the_list_of_its_owner_only(client, stranger, played):
    assert played in client.get("/").text
    assert played not in stranger.get("/").text
    assert stranger.get(played).status_code == 200


@pytest.mark.parametrize(
    ("form", "says"),
    [
        ({"game": "chess"}, "there is no game “chess”; there are biomos, bioviva,"),
        ({"mode": "expert"}, "the option “mode” is one of discovery, advanced, not 'expert'"),
        ({"colour": "red"}, "there is no option 'colour'; the options are giant_biomes"),
        ({"giant_biomes": ["G1", "G99"]}, "has no 'G99'"),
        ({"seat1": "closed", "seat2": "closed"}, "At least one seat must be taken"),
        ({"seat1": "ghost"}, "Seat 1 can be me, person"),
        ({"seed": "seven"}, "A seed is a whole number"),
        ({"seed": "9" * 61}, "A seed is a whole number"),
    ],
)
def test_a_wrong_form_comes_back_with_a_sentence(client, form, says):
    answer = client.post("/tables", data={"seat1": "me", "seat2": "bot2", "name1": "Zed", **form})
    assert answer.status_code == 400
    assert says in text(answer)
    assert 'value="Zed"' in answer.text
    assert client.app.state.tables.store.waiting_for_bots() == []


def test_the_form_reaches_the_table(client, open_table):
    form = {"mode": "advanced", "seat3": "bot4", "giant_biomes": ["G1", "G2"], "seed": "42", "confirm": "1"}
    identity = open_table(**form).rpartition("/")[2]
    header, _, _ = client.app.state.tables.store.load(identity)
    assert header.options["mode"] == "advanced"
    assert header.options["giant_biomes"] == ["G1", "G2"]
    assert [seat.kind for seat in header.seats] == ["human", "human", "bot"]
    assert header.seats[2].level == 4
    assert (header.seed, header.confirm) == (42, True)


def test_a_form_needs_no_names(client):
    answer = client.post("/tables", data={"seat1": "me", "seat2": "bot1"}, follow_redirects=False)
    assert answer.status_code == 303


def test_names_are_text_and_nothing_else(client, open_table, drive):
    path = open_table(name1="<b>x</b>", name2="&amp; {$x} {{x}}")
    with client.websocket_connect(path + "/ws") as socket:
        state = drive.play(socket, drive.state(socket))
    html = client.get(path).text + "".join(state["fragments"].values())
    assert "<b>x</b>" not in html
    assert "&lt;b&gt;x&lt;/b&gt;" in html


def test_moments_of_a_table(client, played):
    for moves in range(7):
        assert client.get(f"{played}?at={moves}").status_code == 200
    for wrong in ("7", "-1", "x", "", "1e1", "٣", "9" * 30):
        answer = client.get(f"{played}?at={wrong}")
        assert answer.status_code == 404
        assert "after 0 to 6 moves only" in text(answer)


def test_a_fork_is_a_new_table_of_whoever_wants_it(client, stranger, played, drive):
    answer = stranger.post(played + "/fork", data={"at": "4"}, follow_redirects=False)
    assert answer.status_code == 303
    path = answer.headers["location"]
    assert path != played
    with stranger.websocket_connect(path + "/ws") as socket:
        state = drive.state(socket)
        assert state["moves"] == 0
        assert drive.play(socket, state)["moves"] == 1
    with client.websocket_connect(played + "/ws") as socket:
        assert drive.state(socket)["moves"] == 6
    assert stranger.post(played + "/fork", data={"at": "70"}).status_code == 404


def test_a_fork_says_from_where_it_goes_on_and_tells_what_was_before(client, stranger, other, played, drive):
    told = re.findall(r'data-at="(\d)"[^>]*>([^<]+)', client.get(played + "?at=6").text.split('id="log"')[1])
    before = [line.strip() for number, line in told if int(number) <= 4]
    assert len(before) >= 3
    path = stranger.post(played + "/fork", data={"at": "4"}, follow_redirects=False).headers["location"]
    page = stranger.get(path).text
    assert "from move 4 of another table" in page.split("</header>")[0]
    past = page.split('id="past"')[1].split("</section>")[0]
    assert f'<a href="{played}?at=4">Continued from move 4 of another table</a>' in past
    assert "What was still to be drawn was shuffled anew." in past
    links = re.findall(r'<a href="([^"]+)"[^>]*>([^<]+)', past)[1:]
    assert [line.strip() for _, line in links] == before  # and nothing of what came later there
    assert all(link.startswith(f"{played}?at=") for link, _ in links)
    assert "data-at" not in past  # no moment of this table
    watched = other().get(path).text.split('id="past"')[1].split("</section>")[0]
    assert "Continued from move 4 of another table" in watched
    assert "<a" not in watched
    assert "<ol" not in watched


def test_a_fork_of_a_past_that_was_taken_back_tells_none(client, stranger, open_table, drive):
    path = open_table(seat2="person")
    with client.websocket_connect(path + "/ws") as socket:
        drive.play(socket, drive.state(socket), pick=0)
        fork = client.post(path + "/fork", data={"at": "1"}, follow_redirects=False).headers["location"]
        assert "<ol" in client.get(fork).text.split('id="past"')[1].split("</section>")[0]
        socket.send_json({"type": "undo", "seq": 2, "id": "u"})
        drive.play(socket, drive.state(socket), pick=-1)
    assert "<ol" not in client.get(fork).text.split('id="past"')[1].split("</section>")[0]


def test_records_go_out_sealed_and_come_back_as_tables(client, open_table, drive):
    client.post("/preferences", data={"confirm": "0"})
    path = open_table(seed="4242")
    with client.websocket_connect(path + "/ws") as socket:
        state = drive.play(socket, drive.state(socket))
        running = client.get(path + "/record")
        assert running.headers["content-disposition"].startswith('attachment; filename="biomos-')
        assert "4242" not in running.text.replace(path, "")
        sealed = client.post("/records", files={"record": ("a.ludo", running.content)})
        assert sealed.status_code == 400
        assert "sealed" in text(sealed)
        drive.out(socket, state)
    done = client.get(path + "/record").text
    assert Record.loads(done).seed == 4242
    answer = client.post("/records", files={"record": ("a.ludo", done)}, follow_redirects=False)
    assert answer.status_code == 303
    again = answer.headers["location"]
    assert client.get(again + "/record").text == done
    assert client.get(again + "?at=3").status_code == 200
    half = [line for line in done.splitlines() if not line.startswith("[Result")][:-3]
    answer = client.post("/records", files={"record": ("half.ludo", "\n".join(half))}, follow_redirects=False)
    with client.websocket_connect(answer.headers["location"] + "/ws") as socket:
        state = drive.state(socket)
        assert 0 < state["moves"] < 30
        assert drive.out(socket, state)["turn"]["over"]


def test_preferences_are_kept(client):
    answer = client.post(
        "/preferences",
        data={"lang": "fr", "theme": "night", "confirm": "1", "motion": "wild"},
        headers={"referer": "http://testserver/atlas/biomos?lang=en&x=1"},
        follow_redirects=False,
    )
    assert (answer.status_code, answer.headers["location"]) == (303, "/atlas/biomos?x=1")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    page = client.get("/")
    assert page.headers["content-language"] == "fr"
    assert '<html lang="fr"' in page.text
    assert 'data-theme="night"' in page.text
    assert 'data-motion="auto"' in page.text
    assert (
        client.post("/preferences", data={"theme": "day"}, headers={"accept": "application/json"}).status_code
        == 204
    )
    assert 'data-theme="day"' in client.get("/").text


@pytest.mark.parametrize("referer", ["https://evil.example/x", "http://testserver//evil.example", "", "x"])
def test_preferences_lead_nowhere_else(client, referer):
    answer = client.post("/preferences", data={}, headers={"referer": referer}, follow_redirects=False)
    assert answer.headers["location"] == "/"


@pytest.mark.parametrize(
    ("accept", "lang"),
    [
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de,en;q=0.5", "en"),
        ("", "en"),
        ("fr;q=x,en", "en"),
        ("en;q=0.1,fr", "fr"),
    ],
)
def test_the_browsers_language(client, accept, lang):
    assert client.get("/", headers={"accept-language": accept}).headers["content-language"] == lang


def language(client, path):
    return client.get(path).headers["content-language"]


def test_a_language_in_the_address_is_for_its_answer_only(client):
    """A link of somebody else changes nobody's language."""
    assert [language(client, path) for path in ("/?lang=fr", "/", "/?lang=xx")] == ["fr", "en", "en"]
    client.post("/preferences", data={"lang": "fr"})
    assert [language(client, path) for path in ("/", "/?lang=en", "/", "/?lang=xx")] == [
        "fr",
        "en",
        "fr",
        "fr",
    ]
    client.post("/name?lang=en", data={"name": "Ada"})
    assert language(client, "/profile") == "fr"


def test_the_switch_of_languages_stays_on_its_page_and_counts_from_then_on(client):
    page = client.get("/lobby?game=earth&lang=en").text
    form = re.search(r'<form method="post" action="/preferences" class="lang-form.*?</form>', page, re.S)[0]
    assert 'name="lang" value="fr"' in form
    came = {"referer": "http://testserver/lobby?game=earth&lang=en"}
    answer = client.post("/preferences", data={"lang": "fr"}, headers=came)
    assert (answer.url.path, answer.url.query) == ("/lobby", b"game=earth")
    assert answer.headers["content-language"] == language(client, "/") == "fr"


def test_the_browsers_secret_is_in_no_page(client, played):
    secret = client.cookies["ludosphere_person"]
    assert all(secret not in client.get(path).text for path in ("/", played))


@pytest.mark.parametrize(
    ("method", "path", "status", "says"),
    [
        ("GET", "/nowhere", 404, "There is no such page"),
        ("GET", "/table/nothing", 404, "There is no table “nothing”"),
        ("GET", "/table/nothing/record", 404, "There is no table “nothing”"),
        ("POST", "/table/nothing/fork", 404, "There is no table “nothing”"),
        ("GET", "/card/biomos/Z1", 404, "There is no such card"),
        ("GET", "/card/chess/B1", 404, "There is no such page"),
        ("GET", "/art/biomos/../../x.svg", 404, "There is no such page"),
        ("GET", "/art/biomos/nothing.svg", 404, "There is no such page"),
        ("POST", "/", 405, "can’t be used like that"),
        ("GET", "/tables", 405, "can’t be used like that"),
        ("POST", "/records", 409, "No file was chosen"),
    ],
)
def test_what_isnt_there_gets_one_sentence(client, method, path, status, says):
    answer = client.request(method, path)
    assert answer.status_code == status
    assert says in text(answer)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
@pytest.mark.parametrize("path", ["/tables", "/records", "/preferences", "/table/x/fork"])
def test_posts_of_other_sites_are_refused(client, path, headers):
    answer = client.post(path, data={"seat1": "me"}, headers=headers, follow_redirects=False)
    assert answer.status_code == 403
    assert "came from another site" in text(answer)
    assert client.get("/", headers=headers).status_code == 200


def test_posts_of_our_own_pages_pass(client):
    headers = {"origin": "http://testserver", "sec-fetch-site": "same-origin"}
    assert client.post("/preferences", data={}, headers=headers, follow_redirects=False).status_code == 303


@pytest.mark.parametrize("path", ["/tables", "/records", "/preferences"])
def test_bodies_have_limits(client, path):
    big = b"x" * (1024 * 1024 + 1)
    answer = client.post(path, content=big, headers={"content-type": "application/x-www-form-urlencoded"})
    assert answer.status_code == 413
    assert "too big" in text(answer)
    chunks = (b"record=" + b"x" * 65536 for _ in range(20))  # no length is announced
    answer = client.post(path, content=chunks, headers={"content-type": "application/x-www-form-urlencoded"})
    assert answer.status_code == 413


def test_a_server_on_this_machine_answers_to_its_own_names_only(url):
    with TestClient(create_app(url, hosts=("localhost", "[::1]"))) as client:
        for host in ("localhost", "localhost:8000", "[::1]:80"):
            assert client.get("/health", headers={"host": host}).status_code == 200
        for host in ("rebound.example", "localhost.evil.example:8000", "", "[::2]"):
            assert client.get("/health", headers={"host": host}).status_code == 421


def test_a_broken_database_is_told(client, url):
    answer = client.post("/tables", data={"seat1": "me", "seat2": "person"}, follow_redirects=False)
    assert answer.status_code == 303
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.execute("DROP TABLE journal")
        connection.execute("DROP TABLE moves")
    client.app.state.tables._live.clear()
    answer = client.get(answer.headers["location"])
    assert answer.status_code == 503
    assert "database can’t be used" in text(answer)


@pytest.mark.parametrize(
    ("change", "code", "key", "lang", "said"),
    [
        ("tables SET rules_version = 99", 503, "newer", "en", "follows newer rules than this server knows"),
        ("tables SET rules_version = 99", 503, "newer", "fr", "suit des règles plus récentes que celles de"),
        ("tables SET snapshot = X'00'", 500, "damaged", "en", "What is stored of this table makes no sense"),
    ],
)
def test_a_table_that_cannot_go_on_says_why(client, url, change, code, key, lang, said):
    path = client.post("/tables", data={"seat1": "me", "seat2": "person"}, follow_redirects=False).headers[
        "location"
    ]
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.execute(f"UPDATE {change}")
    client.app.state.tables._live.clear()
    answer = client.get(f"{path}?lang={lang}")
    assert (answer.status_code, said in text(answer)) == (code, True)
    answer = client.get(f"/api/v1/tables/{path[7:]}")
    assert (answer.status_code, answer.json()["error"]["key"]) == (code, key)
    assert path in client.get("/").text


def test_a_broken_database_is_told_also_when_nobody_can_be_looked_up(client, url):
    client.get("/")
    mine = client.cookies["ludosphere_person"]
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.execute("ALTER TABLE persons RENAME TO lost")
    answer = client.get("/atlas/biomos")
    assert (answer.status_code, "set-cookie" in answer.headers) == (503, False)
    assert "database can’t be used" in text(answer)
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.execute("ALTER TABLE lost RENAME TO persons")
    assert client.get("/atlas/biomos").status_code == 200
    assert client.cookies["ludosphere_person"] == mine


def test_a_mistake_of_ours_is_admitted(app, monkeypatch):
    monkeypatch.setattr("ludosphere.games.biomos.presenter.PRESENTER", Presenter(lambda *_: 1 / 0))
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.post("/tables", data={"seat1": "me", "seat2": "person"})
        assert answer.status_code == 500
        assert "Something went wrong on the server" in text(answer)


def test_pictures_are_kept_by_the_browser(client):
    first = client.get("/art/biomos/B1.svg")
    assert first.headers["content-type"].startswith("image/svg+xml")
    assert first.headers["cache-control"] == "public, max-age=86400"
    again = client.get("/art/biomos/B1.svg", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


def test_static_files_with_their_mark_are_kept_for_long(client):
    html = client.get("/").text
    url = re.search(r'"(/static/ui\.css\?v=\w+)"', html)[1]
    assert "immutable" in client.get(url).headers["cache-control"]
    assert client.get(url.partition("?")[0]).headers["cache-control"] == (
        "public, max-age=60, stale-while-revalidate=86400"
    )


@pytest.mark.parametrize(
    ("name", "lang", "query", "sort", "found"),
    [
        ("biomos", "en", "ice cave", "", ["B1"]),
        ("biomos", "fr", "glac grotte", "", ["B1"]),
        ("earth", "fr", "ERABLE", "Flore · arbre", ["001"]),
        ("earth", "fr", "erable", "Île", []),
        ("living_planet", "en", "", "Volcano", ["AR08"]),
        ("bioviva", "fr", "", "Jeu de cartes", ["deck-sky_space", "deck-seas_oceans"]),
    ],
)
def test_an_atlas_is_searched_by_name_and_sort(client, name, lang, query, sort, found):
    page = client.get(f"/atlas/{name}", params={"lang": lang, "q": query, "sort": sort}).text
    assert re.findall('<li class="plate" id="([^"]*)"', page) == found
    assert f'value="{query}"' in page
    assert f'id="count" role="status">{("Aucune", "1 car", "2 car")[len(found)]}' in page
    assert client.get(f"/atlas/{name}?sort=nowhere").text.count('class="plate" id=') > 9
