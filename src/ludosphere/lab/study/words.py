"""The words and numbers of a report in one language."""

from __future__ import annotations

from math import isnan
from typing import Any

from ...core.text import number, percent, texts

_PACKAGE = "ludosphere.lab.study"


class Words:
    """Messages of this package, and numbers as people of that language write them."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._say = texts(_PACKAGE, lang)

    def __call__(self, key: str, /, **args: Any) -> str:
        return self._say(key, args)

    def word(self, key: str, name: str) -> str:
        """The message of that key, or where there is none the name without hyphens and underscores."""
        return self._say(key) if key in self._say else name.replace("-", " ").replace("_", " ")

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """A number with so many digits after the point; a dash for none."""
        return "–" if isnan(value) else number(value, self.lang, digits, sign)

    def numbers(self, of: object, names: str, digits: int = 1, sign: bool = False) -> dict[str, str]:
        """The fields of these names of a thing, as numbers."""
        return {name: self.number(getattr(of, name), digits, sign) for name in names.split()}

    def heads(self, *names: str) -> list[str]:
        """The headings of columns."""
        return [self._say(f"col-{name}") for name in names]

    def chance(self, p: float) -> str:
        """A p-value with three digits, "< 0.001" for a smaller one."""
        return f"<\u202f{self.number(0.001, 3)}" if p < 0.001 else self.number(p, 3)

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in per cent; a dash for none."""
        return "–" if isnan(share) else percent(share, self.lang, digits)

    def interval(self, low: float, high: float, digits: int = 1, sign: bool = False) -> str:
        """From low to high."""
        return self._say("between", low=self.number(low, digits, sign), high=self.number(high, digits, sign))

    def shares(self, low: float, high: float) -> str:
        """From low to high, in per cent."""
        return self._say("between", low=self.percent(low), high=self.percent(high))
