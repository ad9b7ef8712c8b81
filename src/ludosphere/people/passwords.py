"""Passwords: which ones are good enough, and keeping nothing but argon2id hashes of them.

Hashing takes its time and 64 MiB on purpose, so it happens in a few threads and never in the loop.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import resources

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..play.errors import Refused

SHORTEST = 10
LONGEST = 1000
_AT_ONCE = 2
"""So many passwords are hashed at once at most, for each takes memory."""


class Passwords:
    """Hashes and checks passwords, in threads of its own."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        """hasher: for tests; None: argon2id with the parameters the library recommends."""
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(_AT_ONCE, "password")
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """What may be kept of a password."""
        return await self._run(self._hasher.hash, _same(password))

    async def check(self, kept: str | None, password: str) -> bool:
        """Is it the password of that hash? None, of nobody, takes as long as a wrong one."""
        return await self._run(self._check, kept, _same(password)) == "right"

    def outdated(self, kept: str) -> bool:
        """Was it hashed with other parameters than today's?"""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Ends the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: object, *args: object) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, work, *args)  # type: ignore[arg-type]

    def _check(self, kept: str | None, password: str) -> str:
        if self._nobodys is None:
            self._nobodys = self._hasher.hash(secrets.token_urlsafe())
        try:
            self._hasher.verify(kept or self._nobodys, password)
        except (VerificationError, InvalidHashError):
            return "wrong"
        return "right" if kept else "wrong"


def check_new_password(password: str, login: str) -> None:
    """Raises Refused if a password is too short, or among the first that somebody would try."""
    plain = _same(password).casefold()
    if len(plain) < SHORTEST:
        raise Refused("password-short", f"A password has at least {SHORTEST} characters.", least=SHORTEST)
    if len(plain) > LONGEST:
        raise Refused("password-long", f"A password has at most {LONGEST} characters.", most=LONGEST)
    if login and (plain == login.casefold() or plain.strip("0123456789!?.-_") == login.casefold()):
        raise Refused("password-login", "The password must not be the login.")
    if plain in common() or _monotonous(plain):
        raise Refused("password-common", "This password is among the first that somebody would try.")


@cache
def common() -> frozenset[str]:
    """Passwords that are very common, in lower case."""
    text = resources.files("ludosphere.people").joinpath("common_passwords.txt").read_text(encoding="utf-8")
    return frozenset(line for line in text.splitlines() if line and not line.startswith("#"))


_ROWS = (
    "0123456789" * 3,
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
)


def _monotonous(plain: str) -> bool:
    """A few characters again and again, or a run along the digits, the alphabet or the keyboard."""
    if re.fullmatch(r"(.{1,3}?)\1+.{0,2}", plain, re.DOTALL):
        return True
    return any(plain in row or plain in row[::-1] for row in _ROWS)


def _same(password: str) -> str:
    """The same characters, however a keyboard composed them."""
    return unicodedata.normalize("NFKC", password)
