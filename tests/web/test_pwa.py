"""The page as a program of its own: its manifest, its worker, and how pages tell whose they are."""

import re
import struct
from importlib import resources

import pytest

from ludosphere.web import pwa

STATIC = resources.files("ludosphere.web").joinpath("static")


def test_the_manifest_speaks_the_language_of_the_visitor(client):
    english = client.get("/manifest.webmanifest")
    assert english.headers["content-type"].startswith("application/manifest+json")
    assert english.json()["lang"] == "en"
    french = client.get("/manifest.webmanifest?lang=fr")
    assert french.json()["lang"] == "fr"
    assert french.json()["description"] != english.json()["description"]
    assert "set-cookie" not in french.headers  # a manifest is fetched by itself and changes nobody's mind
    french = client.get("/manifest.webmanifest", headers={"accept-language": "fr-CA"})
    assert french.json()["lang"] == "fr"


def test_a_program_begins_at_the_home_page_and_has_icons_of_every_kind(client):
    manifest = client.get("/manifest.webmanifest").json()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    kinds = {(icon["purpose"], icon["sizes"], icon["type"]) for icon in manifest["icons"]}
    png = "image/png"
    assert kinds == {
        ("any", "any", "image/svg+xml"),
        ("any", "192x192", png),
        ("any", "512x512", png),
        ("maskable", "192x192", png),
        ("maskable", "512x512", png),
    }
    for icon in manifest["icons"]:
        answer = client.get(icon["src"])
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        if icon["type"] == png:
            width, height = struct.unpack(">II", answer.content[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_the_colours_around_a_page_are_those_of_the_tokens(client):
    tokens = STATIC.joinpath("tokens.css").read_text(encoding="utf-8")
    day, night = re.findall(r"--sheet:(#\w+)", tokens)[:2]
    assert (day, night) == (pwa.DAY, pwa.NIGHT)
    assert re.search(r"--paper:(#\w+)", tokens)[1] == pwa.PAPER
    html = client.get("/").text
    assert re.findall(r'name="theme-color" content="(#\w+)"', html) == [day, night]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_leads_to_the_manifest_in_its_language(client, lang):
    html = client.get(f"/?lang={lang}").text
    assert f'rel="manifest" href="/manifest.webmanifest?lang={lang}"' in html


# --- the worker ----------------------------------------------------------------------------------------
def test_the_worker_may_serve_the_whole_site_and_is_never_kept_itself(client):
    answer = client.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["service-worker-allowed"] == "/"
    assert answer.headers["cache-control"] == "no-cache"


def test_the_worker_keeps_files_that_are_there_under_the_addresses_pages_use(client):
    script = client.get("/sw.js").text
    files = re.findall(r'"(/static/[^"]+)"', script)
    assert len(files) == len(set(files)) > 30
    for url in files:
        assert re.fullmatch(r"/static/[\w./-]+\?v=\w{10}", url)
        assert client.get(url).status_code == 200
    names = {url.partition("?")[0].removeprefix("/static/") for url in files}
    for name in ("js/table.js", "js/ambient/biomos.js", "tokens.css", "icons.svg"):
        assert name in names
    assert any(name.endswith(".woff2") for name in names)
    assert not any(name.endswith((".png", ".txt")) for name in names)
    marked = set(re.findall(r'"(/static/[^"]+\?v=\w+)"', client.get("/").text))
    assert {url for url in marked if not url.partition("?")[0].endswith(".png")} <= set(files)


def test_another_file_makes_another_worker(monkeypatch):
    before = pwa.version()
    found = pwa._files
    monkeypatch.setattr(
        pwa, "_files", lambda root, folder: [name for name in found(root, folder) if name != "logo.svg"]
    )
    pwa.version.cache_clear()
    try:
        assert pwa.version() != before
    finally:
        pwa.version.cache_clear()


def test_the_worker_knows_an_offline_page_in_every_language(client):
    script = client.get("/sw.js").text
    pages = re.findall(r'"(/offline\?lang=\w+)"', script)
    assert len(pages) == 2
    titles = set()
    for url in pages:
        page = client.get(url)
        assert page.status_code == 200
        assert page.headers["content-language"] == url[-2:]
        titles.add(re.search(r"<h1>(.*?)</h1>", page.text)[1])
    assert titles == {"You are offline", "Vous êtes hors ligne"}


# --- whose pages they are --------------------------------------------------------------------------------
def test_pages_of_one_person_carry_one_mark_and_those_of_another_one_another(client, stranger, open_table):
    path = open_table()
    marks = {client.get(url).headers[pwa.VISITOR] for url in ("/", path, "/atlas/biomos", "/nowhere")}
    assert len(marks) == 1
    assert re.fullmatch(r"[0-9a-f]{16}", next(iter(marks)))
    stranger.get("/")
    assert {stranger.get(url).headers[pwa.VISITOR] for url in ("/", path)}.isdisjoint(marks)


def test_the_mark_tells_neither_the_cookie_nor_what_tables_remember(app, client, open_table):
    path = open_table()
    mark = client.get(path).headers[pwa.VISITOR]
    table = app.state.tables.open(path.removeprefix("/table/")).table
    assert mark not in repr(table.header)
    assert not any(mark in value or value in mark for value in client.cookies.values())


def test_what_is_no_page_carries_no_mark(client, open_table):
    path = open_table()
    for url in ("/health", f"{path}/record", "/art/biomos/B1.svg", "/sw.js", "/manifest.webmanifest"):
        assert pwa.VISITOR not in client.get(url).headers


def test_pages_and_answers_are_kept_by_nobody_but_the_worker(client, open_table):
    path = open_table()
    for url in ("/", path, "/offline"):
        assert client.get(url).headers["cache-control"] == "no-store"
