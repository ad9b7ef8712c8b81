"""Accounts in a real browser: signing up by keyboard, passkeys, the menu."""

from __future__ import annotations

import time

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from playwright.sync_api import expect

from browsers import follow

pytestmark = pytest.mark.browser
GOOD = "a quiet meadow at dusk"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def sign_up(page, server, login):
    page.goto(f"{server.url}/sign-up?lang=en")
    page.fill("#name", "Ada")
    page.fill("#login", login)
    page.fill("#password", GOOD)
    follow(page, page.locator("main form button"))


def authenticator(page):
    """A security key that this page's browser has; gives what speaks to it."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    key = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]
    return devtools, key


def test_from_the_first_visit_to_an_account_by_keyboard_in_25_seconds(page, server):
    page.goto(f"{server.url}/?lang=en")
    began = time.monotonic()
    page.locator("details.who > summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".who-in")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.type("Ada")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.locator("details.who > summary").focus()
    page.keyboard.press("Enter")
    for _ in range(3):  # profile, sign in, sign up
        page.keyboard.press("Tab")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.locator("#login").focus()
    page.keyboard.type("keyboard.ada")
    page.keyboard.press("Tab")
    page.keyboard.type(GOOD)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert time.monotonic() - began < 25
    expect(page.locator("h1")).to_have_text("Worlds to play")  # back where they came from
    expect(page.locator("details.who > summary")).to_have_attribute("aria-label", "You are Ada: your menu")


def test_the_menu_closes_by_escape_and_by_a_touch_elsewhere(page, server):
    page.goto(f"{server.url}/?lang=en")
    menu = page.locator("details.who")
    for close in (lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(5, 500)):
        menu.locator("summary").click()
        expect(menu.locator(".who-in")).to_be_visible()
        close()
        expect(menu.locator(".who-in")).to_be_hidden()


def test_a_passkey_is_made_named_used_and_deleted(page, server):
    sign_up(page, server, "passkey.ada")
    devtools, key = authenticator(page)
    page.goto(f"{server.url}/profile")
    page.fill("#passkey-name", "My <b>phone</b>")
    page.locator("[data-passkey=new] button").click()
    expect(page.locator("[data-passkey=new] .refused")).to_contain_text("That is not your password")
    page.fill("#passkey-password", GOOD)
    page.locator("[data-passkey=new] button").click()
    expect(page.locator(".done")).to_contain_text("The passkey is there")
    expect(page.locator(".passkeys input[name=name]")).to_have_value("My <b>phone</b>")
    assert len(devtools.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]) == 1

    page.fill("#passkey-password", GOOD)
    page.locator("[data-passkey=new] button").click()  # the same device once more
    expect(page.locator("[data-passkey=new] .refused")).to_contain_text("could not be used")

    follow(page, page.locator("main form[action='/sign-out'] button"))
    page.goto(f"{server.url}/sign-in?next=/atlas/biomos")
    page.locator("[data-passkey=in] button").click()
    page.wait_for_url(f"{server.url}/atlas/biomos")
    page.goto(f"{server.url}/profile")
    expect(page.locator("main .lead")).to_have_text("Signed in as passkey.ada")
    expect(page.locator(".passkeys .hint")).to_contain_text("last used on")

    page.locator(".passkeys input[name=name]").fill("Key ring")
    follow(page, page.locator(".passkeys button[value=rename]"))
    expect(page.locator(".passkeys input[name=name]")).to_have_value("Key ring")
    follow(page, page.locator(".passkeys button[value=delete]"))
    expect(page.locator(".passkeys li")).to_have_count(0)

    follow(page, page.locator("main form[action='/sign-out'] button"))
    page.goto(f"{server.url}/sign-in")
    page.locator("[data-passkey=in] button").click()
    expect(page.locator("[data-passkey=in] .refused")).to_contain_text("No account here has this passkey")


@pytest.mark.parametrize(
    ("path", "form", "said"),
    [
        ("/profile", {"action": "/profile", "name": "[]"}, "at least one letter"),
        (
            "/profile",
            {"action": "/profile/email", "email": "a@b.example", "password": "no"},
            "not your password",
        ),
        (
            "/profile",
            {"action": "/profile/password", "password": "no", "new_password": GOOD},
            "not your password",
        ),
        ("/profile", {"action": "/recovery", "password": "no"}, "not your password"),
        ("/?game=earth", {"action": "/tables", "seed": "frog"}, "A seed is a whole number"),
    ],
)
def test_a_form_that_is_refused_says_so_beside_its_fields_and_in_sight(page, server, path, form, said):
    sign_up(page, server, f"refused.{form['action'][1:].replace('/', '-')}")
    page.goto(f"{server.url}{path}")
    asked = page.locator(f"form[action='{form.pop('action')}']:visible").first
    for more in asked.locator(".more > summary").all():
        more.click()
    for name, value in form.items():
        asked.locator(f"[name={name}]").fill(value)
    follow(page, asked.locator("button:not([type=button])").last)
    refusal = page.locator("section:has(form) > .refused, form > .refused")
    expect(refusal).to_contain_text(said)
    expect(refusal).to_be_in_viewport(ratio=1)
    expect(refusal).to_be_focused()
    beside = refusal.locator("xpath=ancestor-or-self::*[self::form or self::section][1]")
    assert [beside.locator(f"[name={name}]").count() for name in form] == [1] * len(form)


def test_who_does_not_confirm_at_their_device_is_not_signed_in(page, server):
    sign_up(page, server, "unsure.ada")
    devtools, key = authenticator(page)
    page.goto(f"{server.url}/profile")
    page.fill("#passkey-password", GOOD)
    page.locator("[data-passkey=new] button").click()
    expect(page.locator(".passkeys li")).to_have_count(1)
    follow(page, page.locator("main form[action='/sign-out'] button"))
    devtools.send("WebAuthn.setUserVerified", {"authenticatorId": key, "isUserVerified": False})
    page.goto(f"{server.url}/sign-in")
    page.locator("[data-passkey=in] button").click()
    expect(page.locator("[data-passkey=in] .refused")).to_contain_text("could not be used")
    page.goto(f"{server.url}/profile")
    expect(page.locator("main .lead")).to_contain_text("You play as a guest")
