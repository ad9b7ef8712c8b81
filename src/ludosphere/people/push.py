"""Messages to people's browsers by web push: where they go, and sending them.

A browser names the address of its push service, so a stranger chooses where this server connects to: only
https on its usual port, never to an address that isn't public, and the address that was looked at is the one
that is used. Nothing a service answers but its status is looked at, and redirections aren't followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import http.client
import ipaddress
import json
import logging
import socket
import ssl
import threading
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select, update

from ..database import Database
from ..database.models import PushRow
from ..play.errors import Refused
from ..play.header import now
from .keys import setting
from .mail import Mailer
from .webpush import LONGEST, Keys, Sender, encrypted, new_secret

_log = logging.getLogger(__name__)
_KEY: Final = "push-key"
_BROWSERS: Final = 10
"""So many browsers of a person are told; the oldest ones make room."""
_TTL: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""
_PATIENCE: Final = 10.0
"""Seconds without a word from a push service, and"""
_LONGEST: Final = 20.0
"""seconds a message may take in all: a service that answers drop by drop must not hold up the others."""
_GONE: Final = (404, 410)
_TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")

_Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Transport = Callable[[str, Mapping[str, str], bytes], int]
"""Posts a body with headers to an address and gives the status; raises OSError or http.client's errors."""


@dataclass(frozen=True)
class Browser:
    """A browser of a person's that takes messages; lang: the language it is told in."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str


class Push:
    """The browsers in a database, and sending to them.

    mailer: its site and its address are what push services may turn to; without a site on https there is no
    push, for browsers offer it nowhere else. transport: another way to post, for tests.
    """

    def __init__(self, database: Database, mailer: Mailer, transport: Transport | None = None) -> None:
        self._database = database
        self._post = transport or post
        self.configured = mailer.site.startswith("https://")
        self._contact = f"mailto:{mailer.sender}" if mailer.sender else mailer.site
        self._sender: Sender | None = None

    @property
    def sender(self) -> Sender:
        """This server, by the key it made once and keeps."""
        if self._sender is None:
            self._sender = Sender(setting(self._database, _KEY, new_secret()), self._contact)
        return self._sender

    def keep(self, person: str, subscription: Any, lang: str) -> None:
        """From now on a browser of the person's is told; raises Refused for what no browser says."""
        browser = _read(person, subscription, lang)
        row = {**browser.__dict__, "created": now()}
        with self._database.transaction() as connection:
            same = update(PushRow).where(PushRow.id == browser.id)
            if connection.execute(same.values(**row)).rowcount == 0:
                connection.execute(insert(PushRow), [row])
            newest = select(PushRow.id).where(PushRow.person == person).order_by(PushRow.created.desc())
            stale = list(connection.execute(newest.offset(_BROWSERS)).scalars())
            connection.execute(delete(PushRow).where(PushRow.id.in_(stale)))

    def drop(self, person: str, endpoint: str) -> None:
        """A browser of the person's is told no more."""
        with self._database.transaction() as connection:
            mine = delete(PushRow).where(PushRow.id == _mark(endpoint), PushRow.person == person)
            connection.execute(mine)

    def drop_all(self, person: str) -> None:
        """No browser of the person's is told any more."""
        with self._database.transaction() as connection:
            connection.execute(delete(PushRow).where(PushRow.person == person))

    def of(self, persons: Iterable[str]) -> dict[str, list[Browser]]:
        """The browsers of these people, by person."""
        found: dict[str, list[Browser]] = {}
        rows = select(PushRow.__table__).where(PushRow.person.in_(list(persons)))
        with self._database.transaction() as connection:
            for row in connection.execute(rows).mappings():
                browser = Browser(**{name: row[name] for name in Browser.__dataclass_fields__})
                found.setdefault(browser.person, []).append(browser)
        return found

    async def send(self, browser: Browser, message: Mapping[str, str]) -> None:
        """Sends a message; one whose browser is gone is forgotten, other failures are only logged."""
        try:
            status = await asyncio.to_thread(self._send, browser, message)
        except (OSError, http.client.HTTPException, ValueError) as error:
            _log.warning("a push service can't be reached: %s", error)
            return
        if status in _GONE:
            self.drop(browser.person, browser.endpoint)
        elif not 200 <= status < 300:
            _log.warning("%s takes no message: status %s", urlsplit(browser.endpoint).hostname, status)

    def _send(self, browser: Browser, message: Mapping[str, str]) -> int:
        text = json.dumps(dict(message), ensure_ascii=False).encode()
        if len(text) > LONGEST:
            raise ValueError("The message is too long.")
        where = urlsplit(browser.endpoint)
        headers = {
            "Authorization": self.sender.authorization(f"{where.scheme}://{where.netloc}"),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_TTL),
            "Urgency": "normal",
        }
        body = encrypted(text, Keys.read(browser.p256dh, browser.auth))
        return self._post(browser.endpoint, headers, body)


def _read(person: str, subscription: Any, lang: str) -> Browser:
    try:
        endpoint, keys = subscription["endpoint"], subscription["keys"]
        p256dh, auth = keys["p256dh"], keys["auth"]
        if not all(isinstance(text, str) for text in (endpoint, p256dh, auth)):
            raise TypeError
        check_endpoint(endpoint)
        Keys.read(p256dh, auth)
    except (KeyError, TypeError, ValueError):
        raise Refused("push", "This browser can't be told anything.") from None
    return Browser(_mark(endpoint), person, endpoint, p256dh, auth, lang)


def _mark(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def check_endpoint(endpoint: str) -> str:
    """The host of a push service's address; raises ValueError for an address nothing is sent to."""
    where = urlsplit(endpoint)
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= 1000
    if not plain or where.scheme != "https" or where.port not in (None, 443) or "@" in where.netloc:
        raise ValueError("A push service is reached by https.")
    host = (where.hostname or "").rstrip(".")
    if "." not in host or host.endswith((".local", ".internal", ".localhost", ".home.arpa")) or _is_ip(host):
        raise ValueError("A push service has a public name.")
    return host


def public_address(host: str) -> str:
    """An address of a host, all of whose addresses must be public; raises OSError."""
    found = [info[4][0] for info in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)]
    for address in found:
        ip = ipaddress.ip_address(str(address).partition("%")[0])
        if not ip.is_global or ip.is_multicast or not _inner(ip).is_global:
            raise OSError(f"{host} leads to an address that isn't public.")
    if not found:
        raise OSError(f"{host} leads nowhere.")
    return str(found[0])


def post(endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
    """Posts to a push service; see the head of this module."""
    host = check_endpoint(endpoint)
    where = urlsplit(endpoint)
    connection = _Pinned(host, public_address(host))
    end = threading.Timer(_LONGEST, connection.cut)
    end.daemon = True
    end.start()
    try:
        target = where.path + (f"?{where.query}" if where.query else "")
        connection.request("POST", target or "/", body, dict(headers))
        return connection.getresponse().status
    finally:
        end.cancel()
        connection.close()


class _Pinned(http.client.HTTPSConnection):
    """A connection to a host at the address that was found for it, so that no other is looked up again."""

    def __init__(self, host: str, address: str) -> None:
        self._secure = ssl.create_default_context()
        super().__init__(host, 443, timeout=_PATIENCE, context=self._secure)
        self._address = address

    def connect(self) -> None:
        """Connects; the certificate must be that of the host."""
        plain = socket.create_connection((self._address, 443), _PATIENCE)
        secure = self._secure.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock = secure
        secure.do_handshake()

    def cut(self) -> None:
        """Ends whatever is under way, from another thread."""
        if self.sock is not None:
            with contextlib.suppress(OSError):
                socket.socket.shutdown(self.sock, socket.SHUT_RDWR)


def _inner(ip: _Address) -> _Address:
    """The address of the old protocol that one of the new leads to, if it does."""
    if isinstance(ip, ipaddress.IPv4Address):
        return ip
    if ip in _TRANSLATED:
        return ipaddress.IPv4Address(ip.packed[-4:])
    return ip.ipv4_mapped or ip.sixtofour or ip


def _is_ip(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
