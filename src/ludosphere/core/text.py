"""Words in French and English: Fluent messages from `.ftl` files beside the code that uses them.

This module is the one place where `core` uses a third-party library (see
docs/decisions/0002-fluent-in-core.md); it is imported when a first sentence is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
_REMEMBERED = 20_000
"""How many sentences a language remembers, so that strange names can't fill the memory."""
_FROM, _UPTO = "\u2068", "\u2069"
"""What Fluent puts around whatever it fills in."""
_ELIDED = re.compile(
    rf"\b(d|qu|lorsqu|puisqu|jusqu)e {_FROM}"
    r"(?=(?!onz|oui\b)(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouéèê]))[^\W\d_])",
    re.IGNORECASE,
)
"""Before a value that begins with a vowel French drops its e: « d’Anna ». Not in a place like « de e4 ». What
begins with an h may be either; it stays as it is, which is never wrong with a name.
"""
_heard: ContextVar[list[str] | None] = ContextVar("heard", default=None)


class Texts:
    """The messages of one package in one language: `texts("place", terrain="forest")`."""

    def __init__(self, package: str, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"There is no language {lang!r}; there are {', '.join(LANGUAGES)}.")
        self.lang = lang
        self._package = package
        self._said: dict[tuple[Any, ...], str] = {}
        self._bundle = FluentBundle([lang], use_isolating=lang == "fr")
        source = resources.files(package).joinpath(f"text/{lang}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(source))

    def __call__(self, key: str, args: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """The message; raises KeyError for an unknown key or a missing argument."""
        heard = _heard.get()
        if heard is not None:
            heard.append(key)
        given = {**args, **more} if args else more
        question = (key, *given.items())
        try:  # messages depend on nothing else, and formatting one costs as much as a move
            said = self._said.get(question)
        except TypeError:  # an argument is a list
            return self._format(key, given)
        if said is None:
            said = self._format(key, given)
            if len(self._said) < _REMEMBERED:
                self._said[question] = said
        return said

    def _format(self, key: str, given: dict[str, Any]) -> str:
        if not self._bundle.has_message(key):
            raise KeyError(f"{self._package}: no message {key!r} in {self.lang}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{self._package}: message {key!r} in {self.lang}: {errors[0]}")
        return elided(str(text)) if self.lang == "fr" else str(text)

    def __repr__(self) -> str:
        return f"Texts({self._package!r}, {self.lang!r})"

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)


def elided(text: str) -> str:
    """A French text as it is spoken, without the marks around what was filled in.

    >>> elided("Au tour de \u2068Anna\u2069, pas de \u2068Noé\u2069")
    'Au tour d’Anna, pas de Noé'
    """
    return _ELIDED.sub(r"\1’", text).replace(_FROM, "").replace(_UPTO, "")


@cache
def texts(package: str, lang: str) -> Texts:
    """The messages in `<package>/text/<lang>.ftl`, read once."""
    return Texts(package, lang)


@contextmanager
def overheard() -> Iterator[list[str]]:
    """The keys of all messages asked for meanwhile, in that order."""
    keys: list[str] = []
    token = _heard.set(keys)
    try:
        yield keys
    finally:
        _heard.reset(token)
