"""Clocks and messages in a real browser: time ends and a bot takes over; a browser is told of a turn."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from conftest import require_or_skip

require_or_skip("browser")

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from playwright.sync_api import Browser, Page, expect

from browsers import opened_page, serious
from ludosphere.people.webpush import pack, point
from servers import Server

pytestmark = pytest.mark.browser

SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const [one] = await registration.getNotifications();
  return one && `${one.title}|${one.body}|${one.data.url}`;
}"""


FAKE = """
  PushManager.prototype.getSubscription = async () => JSON.parse(localStorage.fake ?? "null") && {
    endpoint: "https://push.example.net/fake",
    options: { applicationServerKey: null },
    unsubscribe: async () => localStorage.removeItem("fake"),
    toJSON: () => ({ endpoint: "https://push.example.net/fake", keys: KEYS }),
  };
  PushManager.prototype.subscribe = async function (options) {
    localStorage.fake = "1";
    localStorage.asked = options.applicationServerKey;
    return this.getSubscription();
  };
  Notification.requestPermission = async () => "granted";
"""
"""No browser of a test reaches a push service: what it would say is made up, all else is real."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOSPHERE_PUBLIC_URL", "https://play.example.org")
        running = Server(tmp_path_factory.mktemp("hurry"), ("hurry",))
    yield running
    running.kill()


def open_table(page: Page, server: Server, absent: str) -> str:
    """A table of the page's visitor with a free seat; gives its address."""
    request = {"game": "biomos", "seat1": "me", "name1": "Ada", "seat2": "open", "tempo": "fast"}
    return page.request.post(f"{server.url}/tables", form={**request, "absent": absent}).url


def test_the_clock_runs_out_a_bot_plays_and_one_comes_back(browser: Browser, server: Server) -> None:
    with opened_page(browser, 390, 844) as page, opened_page(browser, 1440, 900) as other:
        patient, table = open_table(page, server, "nothing"), open_table(page, server, "bot")
        page.goto(table)
        page.wait_for_selector("#main[data-seq]", state="attached")
        for one in (patient, table):  # with Bo both games begin, and Ada's time with them
            other.request.post(f"{one}/sit", form={"name": "Bo"})
        clock = page.locator("#pace .runs")
        expect(clock).to_contain_text("Ada")
        expect(clock).to_contain_text("at zero a bot plays")
        expect(clock.locator("b")).to_have_text(re.compile("0:0[123]"))
        page.wait_for_function("() => document.querySelector('#pace .runs b')?.textContent < '0:03'")
        expect(page.locator(".say.away")).to_have_text("You are away: a bot plays for you.")
        expect(page.locator("#pace li").first).to_contain_text("out of time – a bot plays")
        assert serious(page, "away") == []
        page.locator("#bar [action$=return] button").click()
        expect(page.locator(".say.away")).to_have_count(0)
        other.goto(patient)
        expect(other.locator("#pace .runs.late")).to_contain_text("time over – waiting")
        expect(other.locator("#pace .runs.late")).to_contain_text("Ada")


def test_a_browser_is_told_until_it_is_told_no_more(browser: Browser, server: Server) -> None:
    keys = {"p256dh": pack(point(generate_private_key(SECP256R1()))), "auth": pack(b"0123456789abcdef")}
    with opened_page(browser, 390, 844, service_workers="allow") as page:
        page.add_init_script(FAKE.replace("KEYS", json.dumps(keys)))
        page.goto(f"{server.url}/profile")
        page.get_by_role("button", name="Tell me here").click()
        expect(page.locator(".push [role=status]")).to_have_text(re.compile("This browser tells you"))
        asked = page.evaluate("localStorage.asked")
        assert asked == page.locator("[data-push]").get_attribute("data-push")
        page.reload()
        expect(page.locator(".push [role=status]")).to_have_text(re.compile("This browser tells you"))
        expect(page.locator(".push-all")).to_contain_text("One browser tells you.")
        page.evaluate("scrollTo(0, 0)")  # what lies half under the header is a small target
        assert serious(page, "being told") == []
        page.get_by_role("button", name="Tell me nothing here").click()
        expect(page.get_by_role("button", name="Tell me here")).to_be_visible()
        page.reload()
        expect(page.locator(".push-all")).to_have_count(0)


def test_the_worker_shows_what_is_pushed(browser: Browser, server: Server) -> None:
    with opened_page(browser, 390, 844, service_workers="allow", permissions=["notifications"]) as page:
        page.goto(server.url)
        tools = page.context.new_cdp_session(page)
        known: list[str] = []
        tools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
        )
        tools.send("ServiceWorker.enable")
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        message = {"title": "Your turn: Biomos", "body": "with Bo", "url": "/table/x", "tag": "x", "icon": ""}
        sent = {"origin": server.url, "registrationId": known[0], "data": json.dumps(message)}
        tools.send("ServiceWorker.deliverPushMessage", sent)
        page.wait_for_function(SHOWN)
        assert page.evaluate(SHOWN) == "Your turn: Biomos|with Bo|/table/x"
