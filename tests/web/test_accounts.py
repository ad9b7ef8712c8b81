"""Signing up, in and out in a browser, coming back by link or mail; and what bad intentions achieve."""

from __future__ import annotations

import html
import re
import time

import pytest
from starlette.testclient import TestClient

from ludosphere.people.mail import Mailer
from ludosphere.web.visitor import BEFORE, BROWSER, PERSON

GOOD = "a quiet meadow at dusk"
OTHER = "another quiet meadow"
FORMS = ("/sign-up", "/sign-in", "/forgot", "/profile", "/profile/delete")
pytestmark = pytest.mark.usefixtures("cheap_passwords")


def sign_up(client, login="ada", password=GOOD, **more):
    return client.post(
        "/sign-up", data={"login": login, "password": password, **more}, follow_redirects=False
    )


def sign_in(client, login="ada", password=GOOD, **more):
    return client.post(
        "/sign-in", data={"login": login, "password": password, **more}, follow_redirects=False
    )


def person_of(client):
    """Who the server takes this browser for."""
    page = client.get("/profile")
    return client.app.state.people.get(client.app.state.signer.loads(client.cookies[PERSON])[0]), page


def words(answer):
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", answer.text)).split())


def refused(answer):
    """The sentence a form shows when it is refused."""
    found = re.search(r'class="refused" role="alert" id="refused">(.*?)</p>', answer.text, re.DOTALL)
    return " ".join(re.sub(r"<[^>]*>", " ", found[1]).split()) if found else None


# --- guests -------------------------------------------------------------------------------------
def test_a_guest_says_their_name_in_the_menu_of_any_page(client):
    page = client.get("/rules/living_planet")
    assert 'action="/name"' in page.text
    answer = client.post(
        "/name", data={"name": "  Ada <b>  ", "next": "/rules/living_planet"}, follow_redirects=False
    )
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules/living_planet")
    page = client.get("/rules/living_planet")
    assert "Ada &lt;b&gt;" in page.text
    assert "<b>  " not in page.text
    assert 'action="/name"' not in page.text
    assert client.post("/name", data={"name": " [] "}).status_code == 409


def test_the_menu_offers_what_fits(client):
    assert 'href="/sign-in?next=/atlas/biomos"' in client.get("/atlas/biomos").text
    sign_up(client)
    page = client.get("/atlas/biomos").text
    assert 'action="/sign-out"' in page
    assert 'href="/sign-in' not in page


def test_a_guest_who_signs_out_is_somebody_new(client, open_table):
    path = open_table()
    before, _ = person_of(client)
    client.post("/sign-out")
    after, _ = person_of(client)
    assert after.id != before.id
    assert path not in client.get("/").text


def test_the_old_cookie_is_gone_after_signing_out(client):
    client.cookies.set(BROWSER, "x" * 32, domain="testserver.local")
    before, _ = person_of(client)
    client.cookies.delete(PERSON)
    assert person_of(client)[0].id == before.id
    client.post("/sign-out")
    client.cookies.delete(PERSON)
    assert BROWSER not in client.cookies
    assert person_of(client)[0].id != before.id


def test_a_cookie_of_an_old_version_is_no_way_past_signing_out_everywhere(client, stranger):
    for browser in (client, stranger):
        browser.cookies.set(BROWSER, "x" * 32, domain="testserver.local")
    mine, _ = person_of(client)
    assert person_of(stranger)[0].id == mine.id
    client.post("/sign-out-everywhere")
    stranger.cookies.delete(PERSON)
    assert person_of(stranger)[0].id != mine.id
    assert person_of(client)[0].id == mine.id


def test_signing_out_everywhere_leaves_only_this_browser(client, stranger):
    sign_up(client)
    sign_in(stranger)
    assert person_of(stranger)[0].login == "ada"
    answer = client.post("/sign-out-everywhere")
    assert "All other browsers are signed out" in words(answer)
    assert person_of(client)[0].login == "ada"
    assert person_of(stranger)[0].login is None


def test_over_https_no_other_site_of_the_domain_can_set_the_cookie(app):
    with TestClient(app, base_url="https://testserver") as client:
        answer = client.get("/")
        (cookie,) = [
            line for line in answer.headers.get_list("set-cookie") if line.startswith(f"__Host-{PERSON}=")
        ]
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
        assert "Path=/" in cookie
        assert "domain" not in cookie.lower()
        client.post("/name", data={"name": "Ada"})
        stolen = client.cookies[f"__Host-{PERSON}"]
        other = TestClient(app, base_url="https://testserver")
        other.cookies.set(PERSON, stolen)  # without the prefix anybody beside us could have set it
        assert ">Ada<" not in other.get("/").text


# --- signing up and in --------------------------------------------------------------------------
def test_a_guest_becomes_an_account_and_keeps_their_tables(client, open_table):
    path = open_table()
    before, _ = person_of(client)
    answer = sign_up(client, "Ada.L")
    assert (answer.status_code, answer.headers["location"]) == (303, "/profile?new=1")
    after, page = person_of(client)
    assert (after.id, after.login) == (before.id, "ada.l")
    assert path in client.get("/").text
    assert "Signed in as ada.l" in words(page)


def test_in_again_from_another_browser(client, stranger):
    sign_up(client)
    answer = sign_in(stranger, "ADA", next="/atlas/biomos")
    assert answer.headers["location"] == "/atlas/biomos"
    assert person_of(stranger)[0].id == person_of(client)[0].id
    stranger.post("/sign-out")
    assert person_of(stranger)[0].login is None


@pytest.mark.parametrize(
    ("login", "password", "says"),
    [
        ("a", GOOD, "3 to 40 letters"),
        ("ada", "short", "at least 10 characters"),
        ("ada", "password123", "first that somebody would try"),
        ("adalovelace", "AdaLovelace", "must not be the login"),
    ],
)
def test_what_is_wrong_is_said_and_what_was_typed_stays_but_the_password(client, login, password, says):
    answer = sign_up(client, login, password)
    assert answer.status_code == 400
    assert says in refused(answer)
    assert f'value="{login}"' in answer.text
    assert password not in answer.text.replace(f'value="{login}"', "").replace("id=", "")


def test_a_taken_login_is_refused(client, stranger):
    sign_up(client)
    assert "taken" in refused(sign_up(stranger, "ADA"))
    assert person_of(stranger)[0].login is None


def test_unknown_login_and_wrong_password_get_the_same_answer(client, stranger):
    sign_up(client)
    stranger.get("/sign-in")  # a browser's first answer sets its cookie
    answers = [sign_in(stranger, login, password) for login, password in (("ada", OTHER), ("bob", GOOD))]
    assert {answer.status_code for answer in answers} == {400}
    first, second = (answer.text.replace("ada", "LOGIN").replace("bob", "LOGIN") for answer in answers)
    assert first == second
    assert sorted(answers[0].headers) == sorted(answers[1].headers)


def test_signing_in_can_be_tried_only_so_often(client, stranger):
    sign_up(client)
    codes = [sign_in(stranger, "ada", OTHER).status_code for _ in range(11)]
    assert codes == [400] * 10 + [429]
    answer = sign_in(stranger)  # even the right one has to wait now
    assert answer.status_code == 429
    assert "try again in" in refused(answer)
    assert [sign_in(stranger, "nobody", OTHER).status_code for _ in range(11)] == codes  # the unknown too


def test_an_address_can_try_only_so_many_logins(app, client):
    afar = TestClient(app, headers={"accept-language": "en"}, client=("192.0.2.7", 50000))
    codes = [sign_in(afar, f"login{number}", OTHER).status_code for number in range(31)]
    assert codes == [400] * 30 + [429]


def test_the_right_password_is_forgiven_the_wrong_ones(client, stranger):
    sign_up(client)
    for _ in range(2):
        for _ in range(9):
            assert sign_in(stranger, "ada", OTHER).status_code == 400
        assert sign_in(stranger).status_code == 303
        stranger.post("/sign-out")


@pytest.mark.parametrize("path", ["/sign-in", "/sign-up"])
def test_an_account_needs_neither(client, path):
    sign_up(client)
    assert client.get(path, follow_redirects=False).headers["location"] == "/profile"


# --- bad intentions -----------------------------------------------------------------------------
def test_a_planted_guest_cookie_does_not_let_its_planter_into_the_account(client, stranger):
    """Session fixation: a victim who signs up as the guest somebody else made."""
    stranger.post("/name", data={"name": "Mallory"})
    client.cookies.set(PERSON, stranger.cookies[PERSON], domain="testserver.local")
    link = re.search(r'value="(http[^"]*/recover/[^"]*)"', stranger.post("/recovery").text)[1]
    sign_up(client)
    assert person_of(client)[0].login == "ada"
    assert person_of(stranger)[0].login is None
    assert stranger.get(link).status_code == 404


def test_signing_in_gives_another_cookie_and_a_forged_one_is_nobodys(client, stranger):
    sign_up(client)
    stranger.get("/")
    before = stranger.cookies[PERSON]
    sign_in(stranger)
    assert stranger.cookies[PERSON] != before
    identity, generation = client.app.state.signer.loads(client.cookies[PERSON])
    signed = client.cookies[PERSON]
    other = signed[:-5] + ("A" if signed[-5] != "A" else "B") + signed[-4:]
    for forged in (f'["{identity}",{generation}]', other, "x" * 5000):
        thief = TestClient(client.app)
        thief.cookies.set(PERSON, forged, domain="testserver.local")
        assert person_of(thief)[0].login is None


@pytest.mark.parametrize(
    "target",
    [
        "https://evil.example",
        "//evil.example",
        "/\\evil.example",
        "\\\\evil",
        "javascript:alert(1)",
        "/a\nb",
        "evil",
    ],
)
def test_nobody_is_sent_to_another_site(client, stranger, target):
    sign_up(client)
    assert sign_in(stranger, next=target).headers["location"] == "/"
    stranger.post("/sign-out")
    assert (
        client.post("/name", data={"name": "A", "next": target}, follow_redirects=False).headers["location"]
        == "/"
    )
    page = stranger.get("/sign-in", params={"next": target}).text
    assert 'name="next" value=""' in page


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/sign-up",
            "/sign-in",
            "/sign-out",
            "/sign-out-everywhere",
            "/name",
            "/recovery",
            "/account/tables",
        ),
        *(
            "/profile",
            "/profile/email",
            "/profile/password",
            "/profile/delete",
            "/passkeys",
            "/passkeys/change",
        ),
    ],
)
def test_no_other_site_can_send_these_forms(client, path):
    sign_up(client)
    answer = client.post(path, headers={"origin": "https://evil.example"}, data={"typed": "ada"})
    assert answer.status_code == 403
    assert client.post(path, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert person_of(client)[0].login == "ada"


def test_names_and_logins_are_text_everywhere(client, stranger):
    name = "<i>x</i>'&"
    client.post("/name", data={"name": name})
    sign_up(client)
    handle = person_of(client)[0].handle
    for page in (client.get("/profile"), stranger.get(f"/player/{handle}"), client.get("/")):
        assert "<i>x" not in page.text
        assert "&lt;i&gt;x" in page.text
    answer = sign_in(stranger, '"><i>x')
    assert "<i>x" not in answer.text


def test_an_id_is_never_on_a_page(client, stranger, open_table):
    path = open_table()
    sign_up(client)
    me, page = person_of(client)
    pages = [
        page,
        client.get("/"),
        client.get(path),
        stranger.get(path),
        stranger.get(f"/player/{me.handle}"),
    ]
    for shown in pages:
        assert me.id not in shown.text
    assert ">Ada<" in pages[0].text


def test_forms_are_marked_for_password_managers(client):
    up, into = client.get("/sign-up").text, client.get("/sign-in").text
    for page in (up, into):
        assert 'autocomplete="username"' in page
        assert "onpaste" not in page
    assert 'autocomplete="new-password"' in up
    assert 'autocomplete="current-password"' in into
    sign_up(client)
    page = client.get("/profile").text
    for kind in ("username", "current-password", "new-password", "email", "nickname"):
        assert f'autocomplete="{kind}"' in page


@pytest.mark.parametrize("path", FORMS)
def test_pages_are_in_both_languages_and_kept_by_nobody(client, path):
    english, french = client.get(path), client.get(path, params={"lang": "fr"})
    assert english.status_code == french.status_code == 200
    assert words(english) != words(french)
    assert english.headers["cache-control"] == "no-store"


# --- a guest's tables ---------------------------------------------------------------------------
def test_a_guests_tables_are_offered_to_the_account_that_signs_in(client, stranger, open_table):
    path = open_table()  # as a guest in `client`
    sign_up(stranger)
    answer = sign_in(client)
    assert answer.headers["location"] == "/account/tables"
    page = client.get("/account/tables")
    assert "1 table" in words(page)
    assert path not in client.get("/").text
    client.post("/account/tables", data={"take": "yes"})
    assert path in client.get("/").text
    assert path in stranger.get("/").text  # the same account elsewhere
    assert BEFORE not in client.cookies
    assert client.get("/account/tables", follow_redirects=False).headers["location"] == "/"


def test_an_open_table_in_memory_follows_its_person(client, stranger, open_table, drive):
    path = open_table(seat2="bot1")
    with client.websocket_connect(path + "/ws") as socket:
        drive.state(socket)
        sign_up(stranger)
        sign_in(client)
        client.post("/account/tables", data={"take": "yes"})
    with client.websocket_connect(path + "/ws") as socket:
        state = drive.state(socket)
        assert state["seat"] == 0
        assert state["legal"]


def test_tables_left_behind_stay_the_guests(client, stranger, open_table):
    path = open_table()
    sign_up(stranger)
    guest, _ = person_of(client)
    sign_in(client)
    client.post("/account/tables", data={"take": "no"})
    assert path not in client.get("/").text
    assert client.app.state.tables.store.owned(guest.id)
    client.post("/account/tables", data={"take": "yes"})  # too late
    assert path not in client.get("/").text


def test_without_tables_nothing_is_asked(client, stranger):
    sign_up(stranger)
    assert sign_in(client).headers["location"] == "/"
    assert BEFORE not in client.cookies


def test_nobody_takes_the_tables_of_another_guest(client, stranger, open_table):
    path = open_table()
    sign_up(stranger)
    stranger.cookies.set(BEFORE, "forged", domain="testserver.local")
    stranger.post("/account/tables", data={"take": "yes"})
    assert path not in stranger.get("/").text


# --- the recovery link --------------------------------------------------------------------------
def recovery(client):
    page = client.post("/recovery", data={"password": GOOD})
    assert page.status_code == 200
    return re.search(r'value="http://testserver(/recover/[^"]*)"', page.text)[1]


def test_a_guest_comes_back_by_their_link(client, stranger, open_table):
    path = open_table()
    client.post("/name", data={"name": "Ada"})
    link = recovery(client)
    page = stranger.get(link)
    assert "Be Ada in this browser?" in words(page)
    assert path not in stranger.get("/").text  # looking is not yet being
    answer = stranger.post(link, follow_redirects=False)
    assert answer.status_code == 303
    assert path in stranger.get("/").text
    assert path in client.get("/").text


def test_a_new_link_makes_the_old_one_useless(client, stranger):
    first = recovery(client)
    second = recovery(client)
    assert stranger.get(first).status_code == stranger.post(first).status_code == 404
    assert stranger.get(second).status_code == 200
    assert "counts no more" in words(stranger.get(first))


def test_an_account_without_mail_gets_a_new_password_by_its_link(client, stranger):
    sign_up(client)
    link = recovery(client)
    assert "at least 10" in refused(stranger.post(link, data={"password": "short"}))
    stranger.post(link, data={"password": OTHER})
    assert person_of(stranger)[0].login == "ada"
    assert person_of(client)[0].login is None  # signed out everywhere else
    assert sign_in(client, password=GOOD).status_code == 400
    assert sign_in(client, password=OTHER).status_code == 303


# --- mail ---------------------------------------------------------------------------------------
@pytest.fixture
def mails(app):
    """What the server mails."""

    class Box(Mailer):
        def __init__(self):
            super().__init__("smtp://mail.example.org", "g@example.org", "https://play.example.org")
            self.sent = []

        async def send(self, to, subject, text):
            self.sent.append((to, subject, text))

    app.state.mailer = Box()
    return app.state.mailer.sent


def path_in(mail):
    return re.search(r"https://play\.example\.org(/\S+)", mail[2])[1]


def arrived(mails, count):
    for _ in range(200):
        if len(mails) >= count:
            return mails[count - 1]
        time.sleep(0.01)
    raise AssertionError(f"{len(mails)} mails, not {count}")


def test_a_password_is_chosen_anew_by_mail(client, stranger, mails):
    sign_up(client, email="ada@example.org")
    to, _, _ = first = arrived(mails, 1)
    assert to == "ada@example.org"
    assert "Is ada@example.org your address?" in words(stranger.get(path_in(first)))
    assert not person_of(client)[0].email_confirmed
    stranger.post(path_in(first))
    assert person_of(client)[0].email_confirmed
    answer = stranger.post("/forgot", data={"login": "ADA"}, headers={"host": "evil.example"})
    assert "a mail is on its way" in words(answer)
    link = path_in(arrived(mails, 2))
    assert "For the account ada" in words(stranger.get(link))
    assert refused(stranger.post(link, data={"password": "short"}))
    stranger.post(link, data={"password": OTHER})
    assert person_of(stranger)[0].login == "ada"
    assert person_of(client)[0].login is None
    assert stranger.get(link).status_code == 404


def test_forgetting_says_the_same_of_everybody(client, stranger, mails):
    sign_up(client, email="ada@example.org")
    client.post(path_in(arrived(mails, 1)))
    sign_up(TestClient(client.app), "bob")
    texts = {stranger.post("/forgot", data={"login": who}).text for who in ("ada", "bob", "nobody", "")}
    assert len(texts) == 1
    arrived(mails, 2)
    assert len(mails) == 2


def test_without_mail_the_page_says_what_else_helps(client):
    page = client.get("/forgot")
    assert "sends no mail" in words(page)
    assert '<form method="post" action="/forgot"' not in page.text


def test_an_address_that_cant_be_makes_no_account(client, mails):
    assert "no e-mail address" in refused(sign_up(client, email="ada@example"))
    assert person_of(client)[0].login is None
    assert mails == []


# --- passkeys: what a page sends (an authenticator answers in tests/people/test_passkeys.py) --------
def test_a_guest_has_no_passkeys(client):
    answer = client.post("/passkeys/new")
    assert (answer.status_code, answer.json()) == (
        400,
        {"refused": "Guests have no password: sign up first."},
    )
    assert client.post("/passkeys", json={"credential": {}}).status_code == 400
    assert "Sans compte" in client.post("/passkeys/new?lang=fr").json()["refused"]


def test_a_challenge_counts_once_and_for_what_it_was_given(client):
    sign_up(client)
    options = client.post("/passkeys/new", json={"password": GOOD}).json()
    assert options["rp"]["id"] == "testserver"
    assert person_of(client)[0].id not in str(options)
    late = "That took too long: try again."
    wrong = client.post("/sign-in/passkey", json={"credential": {}}).json()["refused"]
    assert wrong == late  # it was given for making one
    first = client.post("/passkeys", json={"name": "x", "credential": {}}).json()["refused"]
    again = client.post("/passkeys", json={"name": "x", "credential": {}}).json()["refused"]
    assert (first, again) == ("The passkey could not be used: try again, or sign in another way.", late)


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'{"credential": 1}', b"[" * 50_000])
def test_nonsense_instead_of_a_passkey_is_refused(client, body):
    client.post("/sign-in/passkey/options")
    answer = client.post("/sign-in/passkey", content=body)
    assert answer.status_code == 400
    assert "could not be used" in answer.json()["refused"]


def test_nobody_renames_or_deletes_the_passkeys_of_others(client):
    sign_up(client)
    for form in ({"id": "x", "do": "delete"}, {"id": "x", "name": "y"}, {}):
        answer = client.post("/passkeys/change", data=form, follow_redirects=False)
        assert answer.headers["location"] == "/profile?said=saved#passkeys"


# --- names, and addresses where passkeys can't work ----------------------------------------------------
def test_signing_up_asks_for_a_name_and_shows_nobody_the_login(client, stranger, open_table):
    client.post("/name", data={"name": "Ada"})
    form = client.get("/sign-up?lang=en").text
    assert re.search(r'<input id="name" name="name" value="Ada" required', form)
    assert "This is what others see." in form
    sign_up(client, "secret-login", name="Countess")
    me = person_of(client)[0]
    assert me.name == "Countess"
    path = open_table(name1="", seat2="bot1")
    for shown in (stranger.get(f"/player/{me.handle}"), stranger.get(path)):
        assert "secret-login" not in shown.text
    assert "Countess" in stranger.get(f"/player/{me.handle}").text


@pytest.mark.parametrize(
    ("address", "offered", "said"),
    [
        ("http://localhost:8000", True, None),
        ("https://play.example.org", True, None),
        ("http://127.0.0.1:8000", False, 'href="http://localhost:8000/profile"'),
        ("http://[::1]:8000", False, 'href="http://localhost:8000/profile"'),
        ("http://192.168.1.7:8000", False, "only over https, at an address with a name"),
        ("http://play.example.org", False, "only over https, at an address with a name"),
    ],
)
def test_passkeys_are_offered_only_where_browsers_allow_them(app, client, address, offered, said):
    browser = TestClient(app, base_url=address, headers={"accept-language": "en"})
    browser.portal = client.portal
    sign_up(browser, name="Ada")
    page = browser.get("/profile").text
    assert ('data-passkey="new"' in page) == offered
    assert said is None or said in page
    browser.post("/sign-out")
    page = browser.get("/sign-in").text
    assert ('data-passkey="in"' in page) == offered
    assert ("http://localhost:8000/sign-in" in page) == (said is not None and "localhost" in said)
