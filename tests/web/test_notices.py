"""Being told of one's turn, being away: what is sent to whom and when, the forms, the notes at a table."""

from __future__ import annotations

import asyncio
import html
import json
import re
from datetime import timedelta

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

from ludosphere.people.mail import Mailer
from ludosphere.people.push import Push
from ludosphere.people.reminders import PAUSE
from ludosphere.people.webpush import pack, point
from ludosphere.play import Seat, Table
from ludosphere.play.header import now
from ludosphere.play.pace import TEMPOS
from ludosphere.play.terms import Terms
from ludosphere.tables.turns import PATIENCE
from ludosphere.web.notices import Notices
from ludosphere.web.visitor import PERSON
from readers import decrypted

SITE = "https://play.example.org"
LATER = PATIENCE + timedelta(seconds=1)


def words(answer):
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", answer.text)).split())


class Post(Mailer):
    """Keeps the mails it would send."""

    def __init__(self):
        super().__init__("smtp://127.0.0.1", "games@example.org", SITE)
        self.mails = []

    async def send(self, to, subject, text, stop=""):
        self.mails.append((to, subject, text, stop))


class Phone:
    """A browser that takes messages."""

    def __init__(self, name="phone"):
        self.key, self.auth = generate_private_key(SECP256R1()), b"0123456789abcdef"
        keys = {"p256dh": pack(point(self.key)), "auth": pack(self.auth)}
        self.subscription = {"endpoint": f"https://push.example.net/{name}", "keys": keys}

    def read(self, body):
        return json.loads(decrypted(body, self.key, self.auth))


@pytest.fixture
def house(app, client):
    """The application, whose mail and push reach nobody but this test: `mails`, `pushes`, `sweep(after)`."""

    class House:
        def __init__(self):
            self.post, self.pushes, self.status = Post(), [], 201
            self.mails = self.post.mails
            push = Push(app.state.tables.store.database, self.post, self.posted)
            app.state.mailer = self.post
            self.notices = Notices(app.state.tables, app.state.people, self.post, push, "a key")
            app.state.notices = self.notices

        def posted(self, endpoint, headers, body):
            self.pushes.append((endpoint, body))
            return self.status

        def sweep(self, after=LATER):
            client.portal.call(self.notices.sweep, now() + after)

        def look_on(self, live, person):
            app.state.tables.bus.enter(live, person)

    return House()


def me(client):
    client.get("/")
    return client.app.state.signer.loads(client.cookies[PERSON])[0]


def with_mail(client, lang="en"):
    """Makes the visitor an account with a confirmed address that is told by mail."""
    people, person = client.app.state.people, me(client)
    login = f"of{len(person)}{person[:4].lower()}"
    people.change(person, name="Ada", login=login, email="ada@example.org", email_confirmed=True, remind=lang)
    return person


def table_of(client, *persons, tempo="days", **more):
    """A running table; its first seat is to move."""
    tables = client.app.state.tables
    seats = [Seat.human(name, person) for name, person in zip(("Ada", "Bo", "Chloé"), persons)]
    options = {"seats": len(seats)}
    table = Table.create(
        tables.store,
        persons[0],
        Terms("biomos", options, seats, 7, tempo=TEMPOS[tempo], absent="bot", **more),
    )
    tables.add(table)
    return table


def turn(client, table):
    """Somebody plays until somebody else is to move."""
    tables = client.app.state.tables
    live = tables.open(table.id)
    seat = live.table.to_move()[0]

    def play():
        while live.table.to_move() == (seat,):
            tables.arrange(live, lambda table: table.play(seat, table.position.legal(seat)[0]))

    client.portal.call(play)
    return seat


def started(client, *persons, **more):
    return client.portal.call(lambda: table_of(client, *persons, **more))


# --- mail --------------------------------------------------------------------------------------------
def test_a_mail_says_where_it_is_ones_turn_what_happened_and_how_to_stop(client, house):
    table = started(client, "bo", with_mail(client))
    turn(client, table)
    house.sweep(timedelta(minutes=1))
    assert house.mails == []  # there is still time to come by oneself
    house.sweep()
    ((to, subject, text, stop),) = house.mails
    assert to == "ada@example.org"
    assert subject == "Your turn: Biomos"
    assert "with Ada" in text  # so the first seat is called
    assert "2 d 23 h left" in text
    assert "Since your last move:\n  Ada" in text
    assert f"{SITE}/table/{table.id}" in text
    assert stop.startswith(f"{SITE}/unsubscribe/")
    assert stop in text


def test_one_notice_for_each_turn_and_one_more_when_a_quarter_of_the_time_is_left(client, house):
    table = started(client, with_mail(client), "bo")
    for minutes in (3, 20, 60, 24 * 60):
        house.sweep(timedelta(minutes=minutes))
    assert len(house.mails) == 1
    house.sweep(timedelta(hours=54, seconds=1))
    assert [subject for _, subject, _, _ in house.mails][1] == "17 h 59 min left: it’s your turn at Biomos"
    house.sweep(timedelta(hours=70))
    assert len(house.mails) == 2
    turn(client, table)
    turn(client, table)
    house.sweep(timedelta(hours=80))
    assert len(house.mails) == 3


def test_several_tables_are_told_together(client, house):
    ada = with_mail(client, "fr")
    tables = [started(client, ada, "bo") for _ in range(3)]
    house.sweep()
    ((_, subject, text, _),) = house.mails
    assert subject == "À vous de jouer à 3 tables"
    assert all(f"/table/{table.id}" in text for table in tables)
    started(client, ada, "bo")
    house.sweep(LATER + timedelta(minutes=1))
    assert len(house.mails) == 1
    house.sweep(LATER + PAUSE)
    assert house.mails[1][1] == "À vous de jouer\N{NO-BREAK SPACE}: Biomos"


def test_nobody_is_told_who_sees_for_themselves(client, house):
    ada = with_mail(client)
    table = started(client, ada, "bo")
    with client.websocket_connect(f"/table/{table.id}/ws"):
        house.sweep()
    assert house.mails == []
    house.sweep(LATER + PATIENCE)
    assert len(house.mails) == 1


def test_nobody_is_told_on_holiday(client, house):
    ada = with_mail(client)
    started(client, ada, "bo")
    client.post("/profile/away", data={"until": (now().date() + timedelta(days=1)).isoformat()})
    house.sweep()
    house.sweep(timedelta(hours=20))
    assert house.mails == []
    house.sweep(timedelta(hours=49))
    assert len(house.mails) == 1


@pytest.mark.parametrize("facts", [{"remind": None}, {"email_confirmed": False}])
def test_only_who_wants_it_and_has_confirmed_their_address_gets_mail(client, house, facts):
    ada = with_mail(client)
    client.app.state.people.change(ada, **facts)
    started(client, ada, "bo")
    house.sweep()
    assert house.mails == []


def test_two_processes_send_one_mail(client, house, app):
    ada = with_mail(client)
    started(client, ada, "bo")
    time = now() + LATER
    other = Notices(app.state.tables, app.state.people, house.post, house.notices.push, "a key")

    async def both():
        await asyncio.gather(house.notices.sweep(time), other.sweep(time))

    client.portal.call(both)
    assert len(house.mails) == 1


def test_a_table_that_can_not_be_told_of_silences_no_other(client, house, monkeypatch):
    ada = with_mail(client)
    started(client, "bo", "ada's friend")  # nobody there wants anything
    started(client, ada, "bo")
    real = house.notices._notice

    async def failing(person, *rest):
        if person.id == "bo":
            raise RuntimeError("broken")
        return await real(person, *rest)

    monkeypatch.setattr(house.notices, "_notice", failing)
    house.sweep()
    assert len(house.mails) == 1


def test_mails_tell_nothing_that_the_seat_may_not_know(client, house):
    """Earth has secrets: what another drew is in no line."""
    ada = with_mail(client)

    def begin():
        tables = client.app.state.tables
        seats = [Seat.human("Bo", "bo"), Seat.human("Ada", ada)]
        table = Table.create(tables.store, ada, Terms("earth", {"seats": 2}, seats, 5, tempo=TEMPOS["days"]))
        tables.add(table)
        for _ in range(12):
            seat = table.to_move()[0]
            if seat == 1:
                break
            table.play(seat, table.position.suggest(seat))
        return table

    table = client.portal.call(begin)
    house.sweep()
    told = " ".join(text for *_, text, _ in house.mails)
    for number in range(1, len(table.moves) + 1):
        for event in table.events(number):
            if not event.visible_to(1):
                line = table.game.faces.told(event, ["Bo", "Ada"], 0, "en")
                assert not line or line not in told


# --- unsubscribing -----------------------------------------------------------------------------------
def test_the_link_in_a_mail_asks_first_and_ends_them_for_anybody_who_has_it(client, stranger, house):
    ada = with_mail(client)
    started(client, ada, "bo")
    house.sweep()
    path = house.mails[0][3].removeprefix(SITE)
    assert "Shall no more mails" in words(stranger.get(path))
    assert client.app.state.people.get(ada).remind == "en"  # a mail program may look at links
    one_click = stranger.post(path, data={"List-Unsubscribe": "One-Click"})
    assert one_click.status_code == 200
    assert client.app.state.people.get(ada).remind is None
    assert ada not in path


def test_a_made_up_link_ends_nothing(client, house):
    assert client.get("/unsubscribe/abc.def").status_code == 404
    assert client.post("/unsubscribe/abc.def").status_code == 404


# --- push ---------------------------------------------------------------------------------------------
def test_a_browser_is_told_in_its_language_and_opens_the_table(client, house):
    phone = Phone()
    answer = client.post("/push?lang=fr", json=phone.subscription)
    assert answer.json() == {}
    table = started(client, me(client), "bo")
    house.sweep()
    ((endpoint, body),) = house.pushes
    assert endpoint == phone.subscription["endpoint"]
    told = phone.read(body)
    assert told["title"] == "À vous de jouer\N{NO-BREAK SPACE}: Biomos"
    assert told["body"].startswith("avec Bo")
    assert told["url"] == f"/table/{table.id}"
    assert house.mails == []


def test_several_tables_are_one_message(client, house):
    phone = Phone()
    client.post("/push", json=phone.subscription)
    for _ in range(2):
        started(client, me(client), "bo")
    house.sweep()
    ((_, body),) = house.pushes
    told = phone.read(body)
    assert (told["title"], told["url"]) == ("It’s your turn at 2 tables", "/")
    assert told["body"] == "Biomos · Bo\nBiomos · Bo"


def test_a_browser_can_be_told_no_more(client, house):
    phone, second = Phone(), Phone("second")
    for one in (phone, second):
        client.post("/push", json=one.subscription)
    assert "2 browsers tell you" in words(client.get("/profile"))
    client.post("/push/stop", json={"endpoint": phone.subscription["endpoint"]})
    assert [one.endpoint for one in house.notices.push.of([me(client)])[me(client)]] == [
        second.subscription["endpoint"]
    ]
    client.post("/profile/remind", data={"push": "0"})
    assert house.notices.push.of([me(client)]) == {}


def test_who_signs_out_everywhere_is_told_nowhere(client, house):
    for one in (Phone(), Phone("second")):
        client.post("/push", json=one.subscription)
    client.post("/sign-out-everywhere")
    assert house.notices.push.of([me(client)]) == {}


@pytest.mark.parametrize(
    "sent", [b"{", b"null", b'{"endpoint": "https://127.0.0.1/", "keys": {}}', b"[" * 9999]
)
def test_what_is_no_browser_is_refused_in_a_sentence(client, house, sent):
    answer = client.post("/push", content=sent)
    assert (answer.status_code, answer.json()["text"]) == (
        400,
        "This browser can’t be told anything: try again later.",
    )
    assert client.post("/push/stop", content=sent).status_code == 200


def test_without_settings_the_page_says_so_instead_of_offering_anything(client):
    page = client.get("/profile")
    assert "Not on this server: its address" in words(page)
    assert "Not on this server: it sends no mail" in words(page)
    assert "data-push" not in page.text
    assert client.post("/push", json=Phone().subscription).status_code == 400
    client.post("/profile/remind", data={"mail": "1"})
    assert client.app.state.people.get(me(client)).remind is None


def test_mails_are_off_until_they_are_switched_on(client, house):
    assert "Only with an account" in words(client.get("/profile"))
    ada = with_mail(client)
    client.app.state.people.change(ada, remind=None, email_confirmed=False)
    assert "Confirm your e-mail address first" in words(client.get("/profile"))
    client.post("/profile/remind", data={"mail": "1"})
    assert client.app.state.people.get(ada).remind is None
    client.app.state.people.change(ada, email_confirmed=True)
    assert "No mails go to ada@example.org" in words(client.get("/profile"))
    client.post("/profile/remind?lang=fr", data={"mail": "1"})
    assert client.app.state.people.get(ada).remind == "fr"
    client.post("/profile/remind", data={"mail": "0"})
    assert client.app.state.people.get(ada).remind is None


def test_the_worker_shows_messages_and_opens_tables(client):
    worker = client.get("/sw.js").text
    for event in ("push", "notificationclick", "pushsubscriptionchange"):
        assert f'addEventListener("{event}"' in worker


# --- away ---------------------------------------------------------------------------------------------
def test_away_is_said_on_the_page_and_ended_by_a_button(client):
    today = now().date()
    answer = client.post("/profile/away", data={"until": (today + timedelta(days=2)).isoformat()})
    assert "27 are left this year" in words(answer)
    assert "You are away until" in words(answer)
    answer = client.post("/profile/away", data={"back": "1"})
    assert "29 are left this year" in words(answer)
    assert "You are away until" not in words(answer)


@pytest.mark.parametrize(
    ("until", "said"),
    [("", "Choose the last day"), ("soon", "Choose the last day"), ("2001-01-01", "Choose the last day")],
)
def test_a_day_that_can_not_be_is_refused(client, until, said):
    answer = client.post("/profile/away", data={"until": until})
    assert answer.status_code == 400
    assert said in words(answer)


def test_too_long_a_vacation_is_refused(client):
    until = now().date() + timedelta(days=30)
    answer = client.post("/profile/away", data={"until": until.isoformat()})
    assert answer.status_code == 400
    assert "of 30 days a year you have 30 left" in words(answer)


def notes(client, table):
    state = re.search(
        r'<script type="application/json" id="state">(.*?)</script>', client.get(f"/table/{table.id}").text
    )
    return json.loads(html.unescape(state[1]))["notes"]


def test_those_at_the_table_see_who_is_on_holiday_and_nobody_else_does(client, stranger):
    ada, bo = me(client), me(stranger)
    table = started(client, bo, ada)
    live = started(client, bo, ada, tempo="slow")
    assert notes(client, table) == ["at zero a bot plays", ""]
    stranger.post("/profile/away", data={"until": now().date().isoformat()})
    assert notes(client, table)[0].startswith("on holiday until ")
    assert notes(client, live) == ["at zero a bot plays", ""]
    from starlette.testclient import TestClient

    nobody = TestClient(client.app, headers={"accept-language": "en"})
    assert notes(nobody, table) == ["at zero a bot plays", ""]


def test_the_holiday_ends_on_the_day_it_was_said_to(client):
    table = started(client, me(client), "bo")
    client.post("/profile/away", data={"until": now().date().isoformat()})
    assert f"{now().day}" in notes(client, table)[0]


@pytest.mark.parametrize(
    ("absent", "note"),
    [
        ("nothing", "has left – the others wait"),
        ("bot", "has left – a bot plays"),
        ("lose", "has left and lost – a bot plays on"),
    ],
)
def test_a_seat_somebody_left_says_what_happens_now(client, absent, note):
    def begin():
        tables = client.app.state.tables
        seats = [Seat.human("Ada", person), Seat.human("Bo", "bo"), Seat.human("Cy", "cy")]
        table = Table.create(tables.store, "bo", Terms("biomos", {"seats": 3}, seats, 7, absent=absent))
        tables.add(table)
        tables.arrange(tables.open(table.id), lambda table: table.leave(1))
        return table

    person = me(client)
    table = client.portal.call(begin)
    assert notes(client, table) == ["", note, ""]


def test_who_was_late_and_comes_back_is_asked_at_once(client):
    person = me(client)
    table = started(client, person, "bo")
    tables = client.app.state.tables
    client.portal.call(
        lambda: tables.arrange(tables.open(table.id), lambda table: table.leave(0, why="late"))
    )
    page = client.get(f"/table/{table.id}")
    assert f'action="/table/{table.id}/return"' in page.text
    assert notes(client, table)[0] == "out of time – a bot plays"


# --- one's tables ---------------------------------------------------------------------------------------
def test_the_most_urgent_table_comes_first_and_says_how_much_time_is_left(client):
    ada = me(client)
    slow = started(client, ada, "bo", tempo="week")
    soon = started(client, ada, "bo", tempo="day")
    waits = started(client, ada, "bo", tempo="none")
    others = started(client, "bo", ada)
    page = client.get("/").text
    order = re.findall(r'<a class="tab" href="/table/([\w-]+)"', page)
    assert order[:4] == [soon.id, slow.id, waits.id, others.id]
    assert "23 h 59 min left" in words(client.get("/"))
    assert "6 d 23 h left" in words(client.get("/"))
