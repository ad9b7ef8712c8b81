"""Who asks: the person a signed cookie names, and the preferences another cookie holds."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from urllib.parse import parse_qsl, urlencode

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..core.i18n import ENGLISH, LANGUAGES
from ..people import People, Person
from .sign_outs import SignOuts

PERSON = "ludosphere_person"
"""The cookie that says who somebody is: their id and its generation, signed."""
BEFORE = "ludosphere_before"
"""The same of the guest that somebody was here before they signed in: their tables may go along."""
BROWSER = "ludosphere_browser"
"""The cookie of older versions: a secret whose hash is the id."""
PREFERENCES = "ludosphere_preferences"
_YEAR = 365 * 24 * 3600
_DAY = 24 * 3600
_CHOICES = {
    "lang": LANGUAGES,
    "theme": ("auto", "day", "night"),
    "motion": ("auto", "less"),
    "confirm": ("0", "1"),
    "each_step": ("0", "1"),
    "quiet": ("0", "1"),
    "text": ("0", "1"),
    "sound": ("0", "1"),
    "introduce": ("0", "1"),
}
_FLAGS = [name for name, values in _CHOICES.items() if values == ("0", "1")]
PREFERRED = frozenset(_CHOICES)
"""The names of everything that can be preferred."""


@dataclass(frozen=True)
class Preferences:
    """What a reader chose. `lang` "" means: what the browser asks for.

    saved: when (in seconds since 1970) it was last kept for all browsers of a person; 0: never.
    """

    lang: str = ""
    theme: str = "auto"
    motion: str = "auto"
    confirm: bool = True
    each_step: bool = False
    quiet: bool = False
    text: bool = False
    sound: bool = False
    introduce: bool = True
    saved: int = 0

    def changed(self, given: Mapping[str, object]) -> Preferences:
        """With the values of a form or a cookie; unknown ones don't count."""
        known = {name: str(given[name]) for name, values in _CHOICES.items() if given.get(name) in values}
        flags = {name: known.pop(name) == "1" for name in _FLAGS if name in known}
        return replace(self, **known, **flags)  # type: ignore[arg-type]

    def facts(self) -> dict[str, str]:
        """All of it in plain text; `restored` reads it."""
        plain = {name: int(value) if isinstance(value, bool) else value for name, value in vars(self).items()}
        return {name: str(value) for name, value in plain.items() if value not in ("", None)}

    @classmethod
    def restored(cls, facts: Mapping[str, object]) -> Preferences:
        """From `facts`; what isn't there or makes no sense is as it is for somebody new."""
        saved = str(facts.get("saved", ""))
        known = saved.isascii() and saved.isdecimal() and len(saved) <= 12
        return replace(cls().changed(facts), saved=int(saved) if known else 0)

    def cookie(self) -> str:
        """The value of the cookie."""
        return urlencode(self.facts())


class Visitor:
    """The reader behind a request: their `id`, `lang` and `prefs`; `person` is what is known of them."""

    def __init__(self, connection: HTTPConnection, known: bool = True) -> None:
        """known: False where nobody can be looked up now; then the cookies stay as they are."""
        self._people: People = connection.app.state.people
        self._signer: URLSafeSerializer = connection.app.state.signer
        self._sign_outs: SignOuts = connection.app.state.sign_outs
        self._secure = connection.url.scheme in ("https", "wss")
        self._cookies = connection.cookies
        self._person = self._signed(PERSON) if known else Person("")
        self._new = self._person is None
        self._drop: set[str] = set()
        self._before: Person | None = None
        if self._person is None:
            self._person = self._of_old_cookie() or Person(secrets.token_urlsafe(24))
        stored = Preferences.restored(dict(parse_qsl(connection.cookies.get(PREFERENCES, "")[:400])))
        self.prefs = self._newest(stored)
        self._keep = self.prefs != stored
        named = connection.query_params.get("lang", "")
        self._named = named if named in LANGUAGES else ""
        self._wanted = _wanted(connection.headers.get("accept-language", ""))

    @property
    def lang(self) -> str:
        """The language they read. What an address names is for its answer only: links come from others."""
        return self._named or self.prefs.lang or self._wanted

    @property
    def new(self) -> bool:
        """Is this their first request? Then this browser may never come back as this person."""
        return self._new

    @property
    def id(self) -> str:
        """The id of the person; other people never see it."""
        return self.person.id

    @property
    def person(self) -> Person:
        """What is known of them."""
        assert self._person is not None
        return self._person

    def become(self, person: Person, guest: bool = False) -> None:
        """From now on this browser is that person's: somebody signed in or out, or recovered.

        If they signed out everywhere with that, lines that are open for them end now. guest: who was here
        before was a guest with tables, and may be asked whether they should go along.
        """
        if person.generation:
            self._sign_outs.tell(person.id, person.generation)
        if guest and not self.person.account:
            self._before = self.person
        else:
            self._drop.add(BEFORE)
        self._person, self._new = person, True
        self._drop.add(BROWSER)
        prefs = self._newest(replace(self.prefs, saved=0))
        self._keep = self._keep or prefs != self.prefs
        self.prefs = prefs

    def leave(self) -> None:
        """From now on this browser is a new guest's."""
        self.become(Person(secrets.token_urlsafe(24)))

    def before(self) -> Person | None:
        """The guest that somebody was at this browser before they signed in, for a day."""
        found = self._signed(BEFORE)
        return found if found is not None and not found.account and found.id != self.id else None

    def forget_before(self) -> None:
        """The tables of that guest have gone along, or shall stay where they are."""
        self._drop.add(BEFORE)

    def keep_for_all(self) -> None:
        """Keeps the preferences for all browsers of the person, until another keeps its own."""
        self.prefs = replace(self.prefs, saved=int(time.time()))
        self._person = self._people.prefer(self.id, self.prefs.facts())
        self._keep = True

    def _newest(self, stored: Preferences) -> Preferences:
        """What this browser has, unless the person kept something for all of theirs later."""
        kept = Preferences.restored(self.person.preferences or {})
        return kept if kept.saved > stored.saved else stored

    def _signed(self, name: str) -> Person | None:
        """The person a cookie was signed for, unless they have signed out everywhere since."""
        try:
            identity, generation = self._signer.loads(self._cookies.get(self._name(name), "")[:400])
        except (BadSignature, ValueError, TypeError):
            return None
        person = self._people.get(identity)
        return person if person.generation == generation else None

    def _of_old_cookie(self) -> Person | None:
        """The guest of an older version's cookie, as long as nothing newer was signed for them."""
        old = self._cookies.get(BROWSER, "")
        if not re.fullmatch(r"[\w-]{32}", old):
            return None
        person = self._people.get(hashlib.sha256(old.encode()).hexdigest())
        return person if person.generation == 0 and not person.account else None

    def change(self, given: Mapping[str, object]) -> None:
        """Changes the preferences."""
        self.prefs = self.prefs.changed(given)
        self._keep = True

    def remember(self, response: Response) -> None:
        """Sets the cookies that are new, and takes back those that count no more."""
        if self._new:
            self._set(response, self._name(PERSON), self._sign(self.person))
        if self._before is not None:
            self._set(response, self._name(BEFORE), self._sign(self._before), _DAY)
        for name in self._drop:
            full = self._name(name)
            if full in self._cookies:
                response.delete_cookie(full, httponly=True, samesite="lax", secure=self._secure)
        if self._keep:
            self._set(response, PREFERENCES, self.prefs.cookie())

    def _name(self, name: str) -> str:
        """A cookie's name; over https one that no other site of the domain can set."""
        return f"__Host-{name}" if self._secure and name in (PERSON, BEFORE) else name

    def _sign(self, person: Person) -> str:
        return str(self._signer.dumps([person.id, person.generation]))

    def _set(self, response: Response, name: str, value: str, age: int = _YEAR) -> None:
        response.set_cookie(name, value, max_age=age, httponly=True, samesite="lax", secure=self._secure)


def visitor(connection: HTTPConnection) -> Visitor:
    """The visitor of a request, the same object every time."""
    found = connection.scope.get("visitor")
    if found is None:
        found = connection.scope["visitor"] = Visitor(connection)
    assert isinstance(found, Visitor)
    return found


def wanted_language(connection: HTTPConnection) -> str:
    """The language a request names, else the one its headers ask for; no cookie counts."""
    named = connection.query_params.get("lang", "")
    return named if named in LANGUAGES else _wanted(connection.headers.get("accept-language", ""))


def _wanted(accept: str) -> str:
    """The first of our languages in an Accept-Language header; English if there is none."""
    best, weight = ENGLISH, 0.0
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
