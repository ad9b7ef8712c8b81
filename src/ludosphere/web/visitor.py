"""Who asks: the browser's id, and its preferences, both kept in cookies and nowhere else."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from urllib.parse import parse_qsl, urlencode

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..core.text import LANGUAGES

BROWSER = "ludosphere_browser"
PREFERENCES = "ludosphere_preferences"
_YEAR = 365 * 24 * 3600
_CHOICES = {
    "lang": LANGUAGES,
    "theme": ("auto", "day", "night"),
    "motion": ("auto", "less"),
    "confirm": ("0", "1"),
    "one_tap": ("0", "1"),
}


@dataclass(frozen=True)
class Preferences:
    """What a reader chose. `lang` "" means: what the browser asks for."""

    lang: str = ""
    theme: str = "auto"
    motion: str = "auto"
    confirm: bool = False
    one_tap: bool = False

    def changed(self, given: Mapping[str, object]) -> Preferences:
        """With the values of a form or a cookie; unknown ones don't count."""
        known = {name: str(given[name]) for name, values in _CHOICES.items() if given.get(name) in values}
        flags = {name: known.pop(name) == "1" for name in ("confirm", "one_tap") if name in known}
        return replace(self, **known, **flags)  # type: ignore[arg-type]

    def cookie(self) -> str:
        """The value of the cookie."""
        facts = {**self.__dict__, "confirm": int(self.confirm), "one_tap": int(self.one_tap)}
        return urlencode({name: value for name, value in facts.items() if value != ""})


class Visitor:
    """The reader behind a request: `owner` (an id made of the browser's secret), `lang`, `prefs`."""

    def __init__(self, connection: HTTPConnection) -> None:
        self._secret = connection.cookies.get(BROWSER, "")
        self._new = not re.fullmatch(r"[\w-]{32}", self._secret)
        if self._new:
            self._secret = secrets.token_urlsafe(24)
        self._secure = connection.url.scheme in ("https", "wss")
        stored = Preferences().changed(dict(parse_qsl(connection.cookies.get(PREFERENCES, "")[:400])))
        self.prefs = stored.changed({"lang": connection.query_params.get("lang")})
        self._keep = self.prefs != stored
        self.lang = self.prefs.lang or _wanted(connection.headers.get("accept-language", ""))

    @property
    def owner(self) -> str:
        """What tables remember of the browser: the database gives nobody the cookie back."""
        return hashlib.sha256(self._secret.encode()).hexdigest()

    def change(self, given: Mapping[str, object]) -> None:
        """Changes the preferences."""
        self.prefs = self.prefs.changed(given)
        self._keep = True

    def remember(self, response: Response) -> None:
        """Sets the cookies that are new."""
        if self._new:
            self._set(response, BROWSER, self._secret)
        if self._keep:
            self._set(response, PREFERENCES, self.prefs.cookie())

    def _set(self, response: Response, name: str, value: str) -> None:
        response.set_cookie(name, value, max_age=_YEAR, httponly=True, samesite="lax", secure=self._secure)


def visitor(connection: HTTPConnection) -> Visitor:
    """The visitor of a request, the same object every time."""
    found = connection.scope.get("visitor")
    if found is None:
        found = connection.scope["visitor"] = Visitor(connection)
    assert isinstance(found, Visitor)
    return found


def _wanted(accept: str) -> str:
    """The first of our languages in an Accept-Language header; English if there is none."""
    best, weight = "en", 0.0
    for part in accept[:200].split(","):
        name, _, q = part.partition(";q=")
        lang = name.strip().partition("-")[0].lower()
        try:
            value = float(q or 1)
        except ValueError:
            continue
        if lang in LANGUAGES and value > weight:
            best, weight = lang, value
    return best
