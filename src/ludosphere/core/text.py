"""Words in every language: Fluent messages from `.ftl` files beside the code that uses them, numbers, lists.

This module is the one place where `core` uses third-party libraries: Fluent, and Babel, on which that rests
(see docs/decisions/0002-fluent-in-core.md); and it imports them when a first sentence is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from .i18n import ENGLISH, LANGUAGES, source

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime import FluentBundle

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

_FIRST = re.compile(rf"(?<![^{_FROM}])1(?= [^\W\d_]+\.? \d{{4}}(?![^{_UPTO}]))")
"""In a date the first of a month, which French writes « 1er »; Babel writes 1."""


class Texts:
    """The messages of one package in one language: `texts("place", terrain="forest")`.

    What is missing there or fails is said by `otherwise`.
    """

    def __init__(self, package: str, lang: str, otherwise: Texts | None = None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"There is no language {lang!r}; there are {', '.join(LANGUAGES)}.")
        self.lang = lang
        self._package, self._otherwise = package, otherwise
        self._said: dict[tuple[Any, ...], str] = {}
        self._bundle = _bundle(package, lang)

    def __call__(self, key: str, args: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """The message; raises KeyError for an unknown key or a missing argument."""
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
        wrong = f"no message {key!r} in {self.lang}"
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is not None:
            text, errors = self._bundle.format_pattern(pattern, given)
            if not errors:
                return elided(str(text)) if self.lang == "fr" else str(text)
            wrong = f"message {key!r} in {self.lang}: {errors[0]}"
        if self._otherwise is None:
            raise KeyError(f"{self._package}: {wrong}")
        return self._otherwise(key, given)

    def __repr__(self) -> str:
        return f"Texts({self._package!r}, {self.lang!r})"

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key) or (self._otherwise is not None and key in self._otherwise)


def elided(text: str) -> str:
    """A French text as it is spoken, without the marks around what was filled in.

    >>> elided("Au tour de \u2068Anna\u2069, pas de \u2068Noé\u2069")
    'Au tour d’Anna, pas de Noé'
    """
    return _FIRST.sub("1er", _ELIDED.sub(r"\1’", text)).replace(_FROM, "").replace(_UPTO, "")


@cache
def _bundle(package: str, lang: str) -> FluentBundle:
    """The messages in `<package>/text/<lang>.ftl`, read once."""
    # Imported here, since it takes a while and many a command says nothing.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang, ENGLISH], use_isolating=lang == "fr")
    bundle.add_resource(FluentResource(source(package, f"text/{lang}.ftl") or ""))
    return bundle


@cache
def texts(package: str, lang: str, *lenders: str) -> Texts:
    """The messages of a package; those it lacks in English, and else those of the lenders in turn."""
    otherwise = texts(lenders[0], lang, *lenders[1:]) if lenders else None
    if lang != ENGLISH:
        otherwise = Texts(package, ENGLISH, otherwise)
    return Texts(package, lang, otherwise)


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def listed(items: Sequence[str], say: Texts, style: Literal["standard", "or"] = "standard") -> str:
    """Several things in the language of the words: "a, b and c", "a, b et c"; or one "or" the other."""
    if len(items) < 2:
        return "".join(items)
    from babel.lists import format_list

    return format_list(items, style, _locale(say.lang))


def number(value: float, lang: str, digits: int = 0, sign: bool = False) -> str:
    """A number as people of that language write it, rounded to so many digits after the point: "−1,250.5".

    sign: what is above zero has a sign as well.
    """
    from babel.numbers import format_decimal

    rounded = round(value, digits)
    before = "−" if rounded < 0 else "+" if sign and rounded > 0 else ""
    return before + format_decimal(abs(rounded), f"#,##0.{'0' * digits}", _locale(lang))


def percent(share: float, lang: str, digits: int = 0) -> str:
    """A share in per cent: "11%", « 11\u202f% »."""
    after: str = _locale(lang).percent_formats[None].suffix[0]
    return number(100 * share, lang, digits) + after.replace("\u00a0", "\u202f")


@cache
def _locale(lang: str) -> Locale:
    """What Babel knows of a language; of English as the British write it, without a comma before "and"."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse("en_GB" if lang == ENGLISH else lang)
    except UnknownLocaleError:
        return _locale(ENGLISH)
