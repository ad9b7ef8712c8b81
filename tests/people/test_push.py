"""Web push: what is sent can be read by the browser it is for and nobody else; where nothing is sent to."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import http.client
import http.server
import json
import socket
import threading
import time
from urllib.parse import urlsplit

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from ludosphere.people import push as push_module
from ludosphere.people.mail import Mailer
from ludosphere.people.push import Push, check_endpoint, public_address
from ludosphere.people.webpush import Keys, Sender, encrypted, new_secret, pack, point, unpack
from ludosphere.play.errors import Refused
from readers import decrypted

SITE = "https://play.example.org"


class BrowserThere:
    """A browser: its keys, and what it reads."""

    def __init__(self, name="one"):
        self.key, self.auth = generate_private_key(SECP256R1()), b"0123456789abcdef"
        self.endpoint = f"https://push.example.net/send/{name}"

    @property
    def subscription(self):
        keys = {"p256dh": pack(point(self.key)), "auth": pack(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, body):
        return json.loads(decrypted(body, self.key, self.auth))


@pytest.fixture
def service():
    """A push service on this machine: what came in; `status` is what it answers."""

    class Service(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            got.append((self.path, dict(self.headers), self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(self.server.status)
            self.send_header("location", "http://127.0.0.1:1/inside")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_):
            pass

    got = []
    server = http.server.HTTPServer(("127.0.0.1", 0), Service)
    server.status, server.got = 201, got
    thread = threading.Thread(target=server.serve_forever, daemon=True, kwargs={"poll_interval": 0.01})
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def push(database, service):
    """The real thing, but that it is led to the service on this machine."""

    def to_here(endpoint, headers, body):
        check_endpoint(endpoint)
        connection = http.client.HTTPConnection(*service.server_address)
        connection.request("POST", urlsplit(endpoint).path, body, dict(headers))
        status = connection.getresponse().status
        connection.close()
        return status

    return Push(database, Mailer(site=SITE), to_here)


def sent(push, person="ada", **message):
    for browser in push.of([person]).get(person, []):
        asyncio.run(push.send(browser, message))


# --- what is sent ---------------------------------------------------------------------------------
def test_the_example_of_rfc_8291():
    salt, auth = unpack("DGv6ra1nlYgDCS1FRnbzlw"), "BTBZMqHH6r4Tts7J_aSIgg"
    p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    own = derive_private_key(
        int.from_bytes(unpack("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), SECP256R1()
    )
    message = encrypted(b"When I grow up, I want to be a watermelon", Keys.read(p256dh, auth), salt, own)
    assert pack(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6P"
        "Bru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    there = derive_private_key(
        int.from_bytes(unpack("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")), SECP256R1()
    )
    assert decrypted(message, there, unpack(auth)) == b"When I grow up, I want to be a watermelon"


def test_a_message_is_read_by_its_browser_and_by_nobody_else(push, service):
    browser, other = BrowserThere(), BrowserThere("two")
    push.keep("ada", browser.subscription, "fr")
    sent(push, title="À vous de jouer", url="/table/x")
    ((path, headers, body),) = service.got
    assert path == "/send/one"
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    assert b"vous" not in body
    assert browser.read(body) == {"title": "À vous de jouer", "url": "/table/x"}
    with pytest.raises(ValueError, match="somebody else"):
        other.read(body)


def test_the_server_signs_who_it_is_for_that_service_alone(push, service):
    browser = BrowserThere()
    push.keep("ada", browser.subscription, "en")
    sent(push, title="x")
    scheme, _, rest = service.got[0][1]["Authorization"].partition(" ")
    assert scheme == "vapid"
    token, key = (part.partition("=")[2] for part in rest.split(", "))
    assert key == push.sender.public
    signed, _, signature = token.rpartition(".")
    head, claims = (json.loads(unpack(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == "https://push.example.net"
    assert claims["sub"] == SITE
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    r, s = (int.from_bytes(half) for half in (unpack(signature)[:32], unpack(signature)[32:]))
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), unpack(key))
    public.verify(encode_dss_signature(r, s), signed.encode(), ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(encode_dss_signature(r, s), b"another", ECDSA(SHA256()))


def test_the_key_is_made_once_and_kept(database):
    mailer = Mailer(site=SITE)
    first = Push(database, mailer).sender.public
    assert Push(database, mailer).sender.public == first
    assert Sender(new_secret(), SITE).public != first
    assert len(base64.urlsafe_b64decode(first + "=")) == 65


def test_without_an_address_of_its_own_on_https_there_is_no_push(database):
    assert not Push(database, Mailer()).configured
    assert not Push(database, Mailer(site="http://play.example.org")).configured
    assert Push(database, Mailer(site=SITE)).configured


# --- whose browsers ---------------------------------------------------------------------------------
@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(push, service, status):
    push.keep("ada", BrowserThere().subscription, "en")
    service.status = status
    sent(push, title="x")
    assert push.of(["ada"]) == {}


@pytest.mark.parametrize("status", [302, 429, 500])
def test_a_service_in_trouble_costs_no_browser_and_leads_nowhere_else(push, service, status):
    push.keep("ada", BrowserThere().subscription, "en")
    service.status = status
    sent(push, title="x")
    assert len(push.of(["ada"])["ada"]) == 1
    assert len(service.got) == 1


def test_a_browser_is_told_of_whoever_asked_last(push):
    browser = BrowserThere()
    push.keep("ada", browser.subscription, "en")
    push.keep("bo", browser.subscription, "fr")
    assert push.of(["ada"]) == {}
    assert push.of(["bo"])["bo"][0].lang == "fr"
    push.drop("ada", browser.endpoint)  # it isn't Ada's any more
    assert push.of(["bo"])
    push.drop("bo", browser.endpoint)
    assert push.of(["bo"]) == {}


def test_only_so_many_browsers_are_kept(push):
    for number in range(13):
        push.keep("ada", BrowserThere(str(number)).subscription, "en")
    kept = {browser.endpoint.rpartition("/")[2] for browser in push.of(["ada"])["ada"]}
    assert kept == {str(number) for number in range(3, 13)}
    push.drop_all("ada")
    assert push.of(["ada"]) == {}


GOOD = BrowserThere().subscription


@pytest.mark.parametrize(
    "subscription",
    [
        None,
        [],
        {},
        {"endpoint": 7, "keys": GOOD["keys"]},
        {**GOOD, "keys": {}},
        {**GOOD, "keys": {**GOOD["keys"], "auth": "AAAA"}},
        {**GOOD, "keys": {**GOOD["keys"], "p256dh": pack(b"\x04" + b"\x01" * 64)}},  # no point of the curve
        {**GOOD, "keys": {**GOOD["keys"], "p256dh": "é" * 87}},
        {**GOOD, "endpoint": "https://127.0.0.1/x"},
    ],
)
def test_what_no_browser_says_is_refused(push, subscription):
    with pytest.raises(Refused) as refused:
        push.keep("ada", subscription, "en")
    assert refused.value.key == "push"


# --- where nothing is sent to -----------------------------------------------------------------------
@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.net/x",
        "https://push.example.net:8443/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.7/x",
        "https://2130706433/x",
        "https://localhost/x",
        "https://redis/x",
        "https://metadata.google.internal/x",
        "https://printer.local./x",
        "https://user@push.example.net/x",
        "https://push.example.net/\r\nHost: a",
        "https://push.example.net/" + "x" * 1000,
        "https:///x",
        "file:///etc/passwd",
    ],
)
def test_some_addresses_are_never_asked(endpoint):
    with pytest.raises(ValueError, match="push service"):
        check_endpoint(endpoint)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1"),
        *("::1", "fd00::1", "fe80::1%eth0", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
    ],
)
def test_a_public_name_of_an_inner_address_is_not_asked(monkeypatch, address):
    found = [
        (socket.AF_INET, 1, 6, "", ("93.184.216.34", 443)),
        (socket.AF_INET6, 1, 6, "", (address, 443, 0, 0)),
    ]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(OSError, match="isn't public"):
        public_address("push.example.net")


def test_the_address_that_was_looked_at_is_the_one_that_is_used(monkeypatch):
    """A name that leads elsewhere the second time it is looked up leads nobody there."""
    asked, reached = [], []

    def looked_up(host, *_, **__):
        asked.append(host)
        return [(socket.AF_INET, 1, 6, "", ("93.184.216.34" if len(asked) == 1 else "127.0.0.1", 443))]

    def connect(address, *_, **__):
        reached.append(address)
        raise OSError("far away")

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(OSError, match="far away"):
        push_module.post("https://push.example.net/x", {}, b"")
    assert reached == [("93.184.216.34", 443)]
    assert asked == ["push.example.net"]


def test_a_service_that_answers_drop_by_drop_is_left(monkeypatch):
    door = socket.create_server(("127.0.0.1", 0))
    connect = socket.create_connection

    def drip():
        there, _ = door.accept()
        with there:
            there.sendall(b"\x16\x03\x03\x3f\x00")  # a long greeting begins, and never ends
            with contextlib.suppress(OSError):
                for _ in range(200):
                    there.sendall(b"x")
                    time.sleep(0.02)

    threading.Thread(target=drip, daemon=True).start()
    monkeypatch.setattr(push_module, "_LONGEST", 0.2)
    monkeypatch.setattr(push_module, "public_address", lambda host: "93.184.216.34")
    monkeypatch.setattr(socket, "create_connection", lambda *_: connect(door.getsockname(), 10))
    began = time.monotonic()
    with pytest.raises(OSError, match=r"."):
        push_module.post("https://push.example.net/x", {}, b"")
    assert time.monotonic() - began < 3
    door.close()
