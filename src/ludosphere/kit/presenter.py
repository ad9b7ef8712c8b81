"""What the pages show of a game: `PRESENTER` of the module `presenter` in its package."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.contract import Event, Refusal, View
from ..core.options import Options
from ..core.registry import game, offered
from .html import Html, el

Areas = Mapping[str, tuple[str, ...]]

AREAS: Areas = {"main": ("board",), "side": ("supply",), "others": ("seats",)}
"""Which panels lie where on the table page, unless the game says otherwise."""


def no_card(card: str, lang: str, options: Options | None) -> Html:
    """An opened card where there are none."""
    raise KeyError(card)


def moved(event: Event) -> dict[str, str | None]:
    """The refs in the event's arguments, by their common names."""
    args = event.args
    ref = args.get("ref", args.get("spot"))
    if ref is None and "card" in args:
        ref = f"card:{args['card']}"
    return {"ref": ref, "from": args.get("from")}


@dataclass(frozen=True)
class Pick:
    """What can be pointed at to put one more thing into a basket, or to take one out.

    say, gives: what that is, and what comes of it. open: is it possible now? chosen: is such a thing in the
    basket?
    """

    ref: str
    say: str = ""
    gives: str = ""
    open: bool = False
    chosen: bool = False


@dataclass(frozen=True)
class Basket:
    """Actions that a person puts together piece by piece, and plays with one OK as one gesture.

    moves: the actions, in notation and in order; none while nothing is in it. ok: what the OK says, "" while
    there is nothing to play. said: what is in it, for whoever hears the page. nothing: the ref and the words
    for doing without it. panels: draws those that show it, by element id; none is needed before a first pick.
    """

    moves: tuple[str, ...]
    picks: tuple[Pick, ...]
    question: str
    ok: str
    said: str
    nothing: tuple[str, str]
    panels: Callable[[], Mapping[str, Html]]


@dataclass(frozen=True)
class Presenter:
    """Functions of a game that make HTML and short texts; only `panels` must be there."""

    panels: Callable[[View, int | None, Sequence[str], str, bool], dict[str, Html]]
    """By a view, whose it is, the names of the seats and a language: HTML by element id, for all `areas`.

    Whether the seat is `named` as all others are comes last: it isn't the reader's own, or not theirs alone.
    """
    areas: Areas = field(default_factory=lambda: AREAS)
    """The ids of the panels in each area of the table page: "main", "side" and "others"."""
    hides_score: bool = False
    """Do the panels cope with a `score` of None, so that a table may keep points to itself?"""
    typed: str = " "
    """How refs begin that can be typed as well, so that they need no button."""
    again: str = " "
    """How refs begin that are chosen between again and again in a game; a page can keep such a choice."""
    outline: Callable[[View, int | None, Sequence[str], str, bool], Html] | None = None
    """The board as text, as HTML: headings, lists, tables, a button for whatever can be pointed at."""
    about: Callable[[str, View, int | None, str], str | None] = lambda ref, view, seat, lang: None
    """What a piece is and how it is with it now, by the view alone; None for what isn't there."""
    badge: Callable[[str], Html] = lambda ref: Html()
    """A small picture, as HTML, for a button that stands for a ref; "" for none."""
    basket: Callable[[Any, int, Sequence[str], str], Basket | Refusal | None] = lambda *asked: None
    """By a position, its seat, the refs picked so far and a language: the basket that the seat fills now.

    None: nothing is put together like that now. A refusal: these picks can't be, and why.
    """
    waiting: Callable[[Any, int, str], str] = lambda position, seat, lang: ""
    """What a seat that owes nothing should know of what the others do now; "" if nothing special."""
    hint: Callable[[Event], dict[str, str | None]] = moved
    """Where something moved: to "ref", and "from" where."""
    option_name: Callable[[str, object, str], str] = lambda option, value, lang: ""
    """What a value of an option is called, where no text can say it beforehand; "" if nothing special."""
    card: Callable[[str, str, Options | None], Html] = no_card
    """An opened card as HTML, of the catalogue or of a table with these options; KeyError if none."""
    cards: Callable[[Options | None], list[str]] = lambda options: []
    """The ids of all cards, in the catalogue's order; with options those that such a table has."""
    filed: Callable[[str, str], tuple[str, str]] = lambda card, lang: (card, "")
    """By a card of the catalogue and a language: its name, and what sort of card it is."""
    picture: Callable[[str], str | None] = lambda name: None
    """A picture as an SVG document; None if there is none of this name."""
    picture_of: Callable[[Any, int], str | None] = lambda position, number: None
    """What the panels of a position call `picture:number`, as an SVG document; None if there is none."""
    achievements: Sequence[int] = ()
    """The numbers of the game's achievements."""
    achievement: Callable[[int, str], str] = lambda number, lang: ""
    """What one has to do for it, in words."""
    earned: Callable[[Any, int, bool], list[int]] = lambda position, seat, first: []
    """The achievements a seat earned in a finished game; `first`: it was its player's first one."""
    rules: Callable[[str, str], Html] | None = None
    """The page of its values as HTML, with house rules (the text of the option) in force or none."""
    differences: Callable[[str, str], list[str]] = lambda house, lang: []
    """What house rules change, a few words each."""

    def laid_out(self, text: bool) -> Areas:
        """The ids of the panels in each area, where the board is text or not."""
        return {"main": ("outline",)} if text else self.areas


def presenter(name: str) -> Presenter:
    """The presenter of a game; its text and buttons if there is none."""

    def plain(
        view: View, seat: int | None, names: Sequence[str], lang: str, named: bool = False
    ) -> dict[str, Html]:
        return {"board": el("pre", game(name).faces.ascii(view, lang)), "supply": Html(), "seats": Html()}

    found: Presenter = offered(name, "presenter", "PRESENTER", None) or Presenter(plain)
    return found
