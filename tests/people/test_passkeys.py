"""Passkeys against an authenticator made of a few lines: what is accepted, and every way it isn't."""

from __future__ import annotations

import asyncio
import hashlib
import json

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as text

from ludosphere.people.passkeys import MOST, Passkeys, Site
from refusals import refusal

HERE = Site("play.example.org", "https://play.example.org")
EVIL = Site("evil.example", "https://evil.example")
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """Makes one passkey and answers with it."""

    def __init__(self, name: bytes = b"credential", count: int = 0) -> None:
        self.name, self.count = name, count
        self.key = ec.generate_private_key(ec.SECP256R1())

    def create(self, challenge: str, site: Site = HERE, flags: int = PRESENT | VERIFIED) -> dict:
        point = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + cbor2.dumps(key)
        data = self._data(site, flags | ATTESTED) + attested
        said = {
            "clientDataJSON": text(self._client("webauthn.create", challenge, site)),
            "attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._answer(said)

    def get(self, challenge: str, site: Site = HERE, flags: int = PRESENT | VERIFIED) -> dict:
        self.count += 1
        data, client = self._data(site, flags), self._client("webauthn.get", challenge, site)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        said = {"clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signature)}
        return self._answer(said)

    def _data(self, site: Site, flags: int) -> bytes:
        return hashlib.sha256(site.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, site: Site) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": site.origin}).encode()

    def _answer(self, said: dict) -> dict:
        identity = text(self.name)
        return {"id": identity, "rawId": identity, "type": "public-key", "response": said}


@pytest.fixture
def passkeys(database):
    return Passkeys(database)


@pytest.fixture
def ada(accounts):
    return asyncio.run(accounts.sign_up("ada", "ada", "a quiet meadow at dusk"))


@pytest.fixture
def phone(passkeys, ada):
    """An authenticator with a passkey of Ada's."""
    made = Authenticator()
    _, challenge = passkeys.creation(ada, HERE)
    passkeys.create(ada, made.create(challenge), challenge, HERE, "Phone")
    return made


def test_what_the_browser_is_asked_tells_nothing_secret(passkeys, ada):
    options, challenge = passkeys.creation(ada, HERE)
    assert options["challenge"] == challenge
    assert options["rp"] == {"name": "Ludosphere", "id": "play.example.org"}
    assert options["user"]["name"] == "ada"
    assert options["user"]["id"] == text(ada.handle.encode())  # never the id that tables know
    assert options["authenticatorSelection"]["userVerification"] == "required"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    asked, again = passkeys.request(HERE)
    assert asked["userVerification"] == "required"
    assert again != challenge
    assert "ada" not in json.dumps(asked)


def test_a_passkey_signs_its_owner_in_again_and_again(passkeys, ada, phone):
    for _ in range(2):
        _, challenge = passkeys.request(HERE)
        assert passkeys.signed_in(phone.get(challenge), challenge, HERE) == "ada"
    (kept,) = passkeys.of("ada")
    assert kept.name == "Phone"
    assert kept.used is not None
    options, _ = passkeys.creation(ada, HERE)
    assert [known["id"] for known in options["excludeCredentials"]] == [kept.id]


def test_an_answer_to_another_question_counts_for_nothing(passkeys, phone):
    _, challenge = passkeys.request(HERE)
    _, other = passkeys.request(HERE)
    assert refusal(passkeys.signed_in, phone.get(other), challenge, HERE) == "passkey"


def test_what_was_answered_at_another_site_counts_for_nothing(passkeys, ada, phone):
    _, challenge = passkeys.request(HERE)
    assert refusal(passkeys.signed_in, phone.get(challenge, EVIL), challenge, HERE) == "passkey"
    half = Site(HERE.host, EVIL.origin)
    assert refusal(passkeys.signed_in, phone.get(challenge, half), challenge, HERE) == "passkey"
    made = Authenticator(b"other").create(challenge, EVIL)
    assert refusal(passkeys.create, ada, made, challenge, HERE, "") == "passkey"


def test_somebody_must_have_confirmed_at_the_device(passkeys, ada, phone):
    _, challenge = passkeys.request(HERE)
    for flags in (PRESENT, 0):
        assert refusal(passkeys.signed_in, phone.get(challenge, HERE, flags), challenge, HERE) == "passkey"
        made = Authenticator(b"other").create(challenge, HERE, flags)
        assert refusal(passkeys.create, ada, made, challenge, HERE, "") == "passkey"


def test_another_key_under_the_same_name_is_refused(passkeys, phone):
    _, challenge = passkeys.request(HERE)
    assert refusal(passkeys.signed_in, Authenticator().get(challenge), challenge, HERE) == "passkey"


def test_a_copy_that_counts_less_is_refused(passkeys, phone):
    phone.count = 10
    _, challenge = passkeys.request(HERE)
    assert passkeys.signed_in(phone.get(challenge), challenge, HERE) == "ada"
    phone.count = 4
    assert refusal(passkeys.signed_in, phone.get(challenge), challenge, HERE) == "passkey"


def test_a_passkey_belongs_to_one_account(passkeys, accounts, phone):
    bo = asyncio.run(accounts.sign_up("bo", "bobo", "a quiet meadow at dawn"))
    _, challenge = passkeys.creation(bo, HERE)
    assert refusal(passkeys.create, bo, phone.create(challenge), challenge, HERE, "") == "passkey-known"
    (kept,) = passkeys.of("ada")
    passkeys.rename("bo", kept.id, "Mine")
    passkeys.remove("bo", kept.id)
    assert [one.name for one in passkeys.of("ada")] == ["Phone"]
    passkeys.rename("ada", kept.id, "   ")
    assert [one.name for one in passkeys.of("ada")] == ["Passkey"]
    passkeys.remove("ada", kept.id)
    _, challenge = passkeys.request(HERE)
    assert refusal(passkeys.signed_in, phone.get(challenge), challenge, HERE) == "passkey-unknown"


def test_there_are_only_so_many(passkeys, ada):
    for number in range(MOST + 1):
        _, challenge = passkeys.creation(ada, HERE)
        made = Authenticator(b"%d" % number).create(challenge)
        if number < MOST:
            passkeys.create(ada, made, challenge, HERE, "x" * 100)
        else:
            assert refusal(passkeys.create, ada, made, challenge, HERE, "") == "passkey-many"
    assert {len(one.name) for one in passkeys.of("ada")} == {40}


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"id": 1},
        {"id": "x", "rawId": "x", "type": "public-key", "response": {}},
        {"id": "x", "rawId": "%%", "type": "public-key", "response": {"clientDataJSON": "x"}},
        {"id": "x", "rawId": "x", "type": "password", "response": []},
        {"id": None, "rawId": None, "type": None, "response": None},
    ],
)
def test_nonsense_is_refused(passkeys, ada, answer):
    _, challenge = passkeys.request(HERE)
    assert refusal(passkeys.signed_in, answer, challenge, HERE) in ("passkey", "passkey-unknown")
    assert refusal(passkeys.create, ada, answer, challenge, HERE, "") == "passkey"
