"""How people see Biomos: notation, paths, sentences, reasons, the log and the score sheet in words.

| action | path | notation |
|---|---|---|
| choose a planet | `planet:forest` | `P:forest` |
| place | `centre:forest`, then `gap:3`, `recess:a` or `moon` | `F@3` `F@a` `F@m` |
| lift | `token:4` or `recess:a`, then `gap:2` or `recess:b` | `4>2` `a>2` |
| event | `irrigate` `freeze` `expand` `melt`, then the token | `i5` `fa` `e2` `mm` |
| claim, absorb | `card:B24` | `+24` `+G3`, `*24` |
| decline | `skip` | `-` |
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

from ...core.faces import Faces
from ...core.position import Event, Path, Position, View
from ...core.text import Texts, texts
from . import reasons
from .cards import CARDS, PLANETS, TERRAINS
from .planet import census, lifted, row_spots, spot_ref, standing, token, token_ref
from .rules import EVENT_NAMES, BiomosPosition
from .tables import ABSORB, CLAIM, EVENT, LIFT, MOON, PLACE, PLANET, RECESS_A, RECESS_B, SKIP

if TYPE_CHECKING:
    from collections.abc import Iterable

_LETTERS = ".SDFMG"
_SPOTS = {RECESS_A: "a", RECESS_B: "b", MOON: "m"}


def parts(action: int) -> tuple[int, int, int]:
    """The kind of an action and its two operands."""
    return action >> 8, action >> 4 & 15, action & 15


def skips(action: int) -> bool:
    """Does the action decline what is offered?"""
    return action >> 8 in (LIFT, EVENT, CLAIM) and action & SKIP == SKIP


def words(lang: str) -> Texts:
    """The messages of the game in a language."""
    return texts("ludosphere.games.biomos", lang)


class BiomosFaces(Faces):
    """The faces of Biomos; all of them work on any position, whoever asks."""

    def notation(self, position: Position, seat: int, action: int) -> str:
        kind, first, second = parts(action)
        if skips(action):
            return "-"
        if kind == PLANET:
            return f"P:{PLANETS[second]}"
        if kind == PLACE:
            return f"{_LETTERS[first]}@{_spot(second)}"
        if kind == LIFT:
            return f"{_spot(first)}>{_spot(second)}"
        if kind == EVENT:
            return f"{EVENT_NAMES[first][0]}{_spot(second)}"
        card = CARDS[action & SKIP].id.removeprefix("B")
        return f"*{card}" if kind == ABSORB else f"+{card}"

    def path(self, position: Position, seat: int, action: int) -> Path:
        kind, first, second = parts(action)
        if skips(action):
            return ("skip",)
        if kind == PLANET:
            return (f"planet:{PLANETS[second]}",)
        if kind == PLACE:
            return (f"centre:{TERRAINS[first]}", spot_ref(second))
        if kind == LIFT:
            return (token_ref(first), spot_ref(second))
        if kind == EVENT:
            return (EVENT_NAMES[first], token_ref(second))
        return (f"card:{CARDS[action & SKIP].id}",)

    def sentence(self, position: Position, seat: int, action: int, lang: str) -> str:
        board, say = cast(BiomosPosition, position), words(lang)
        kind, first, second = parts(action)
        planet = board.planet(seat)
        if skips(action):
            return say(f"skip-{('lift', 'event', 'claim')[kind - LIFT]}")
        if kind == PLANET:
            return say("do-planet", planet=say(f"planet-{PLANETS[second]}"))
        if kind == PLACE:
            return say("do-place", one=one(first, say), where=_where(planet, second, say))
        if kind == LIFT:
            without = lifted(planet, first)
            return say("do-lift", what=_what(planet, first, say), where=_where(without, second, say))
        if kind == EVENT:
            return say(f"do-{EVENT_NAMES[first]}", what=_what(planet, second, say))
        card = CARDS[action & SKIP]
        return say("do-absorb" if kind == ABSORB else "do-claim", card=card.names[lang], points=card.points)

    def ref(self, position: Position, seat: int, ref: str, lang: str) -> str:
        board, say = cast(BiomosPosition, position), words(lang)
        kind, _, value = ref.partition(":")
        planet = board.planet(seat)
        if kind == "card":
            return next(card.names[lang] for card in CARDS if card.id == value)
        if kind == "centre":
            return say("ref-centre", terrain=say(f"terrain-{value}"))
        if kind == "planet":
            return say(f"planet-{value}")
        if kind == "gap":
            return _where(planet, int(value), say)
        if kind in ("token", "recess", "moon"):
            return _what(planet, _spot_of(ref), say)
        return say(f"ref-{ref}")

    def task(self, position: Position, seat: int, lang: str) -> str:
        board, say = cast(BiomosPosition, position), words(lang)
        if not position.to_move():
            return say("task-over")
        phase = ("planet", "place", "lift", "event", "claim", "absorb")[board.phase]
        if phase == "place" and board.setting.solo:
            phase = "place-solo"
        return say(f"task-{phase}")

    def question(self, position: Position, seat: int, path: Path, lang: str) -> str:
        board, say = cast(BiomosPosition, position), words(lang)
        kind, _, value = path[0].partition(":")
        if kind == "centre":
            return say("ask-place", what=say(f"the-{value}"))
        if kind in EVENT_NAMES:
            return say(f"ask-{kind}")
        return say("ask-lift", what=_what(board.planet(seat), _spot_of(path[0]), say))

    def steps(self, position: Position, seat: int, lang: str) -> list[tuple[str, str]]:
        """The steps of this turn in order: their name and "done", "now" or "next"."""
        board, say = cast(BiomosPosition, position), words(lang)
        if board.phase == PLANET:
            return [(say("step-planet"), "now")]
        between = ["lift"] if board.moon_formed else ["event"] if board.setting.advanced else []
        order = ["place", *between, "claim"]
        if board.setting.solo:
            order.append("absorb")
        now = ("", "place", "lift", "event", "claim", "absorb", "")[board.phase]
        at = order.index(now) if now in order else len(order)
        return [
            (say(f"step-{name}"), "done" if k < at else "now" if k == at else "next")
            for k, name in enumerate(order)
        ]

    def preview(self, position: Position, seat: int, action: int, lang: str) -> str:
        """What the action makes possible or gives, in a few words; empty if nothing special."""
        board, say = cast(BiomosPosition, position), words(lang)
        kind, first, second = parts(action)
        if skips(action) or kind in (PLANET, ABSORB):
            return ""
        if kind == CLAIM:
            return say("gives-points", points=CARDS[action & SKIP].points)
        if kind == EVENT and EVENT_NAMES[first] == "melt":
            return say("gives-random")
        after = board.copy()
        after.play(seat, action)
        before, now = (standing(p.planet(seat), board.faceup) for p in (board, after))
        gained = [CARDS[n] for n in range(len(CARDS)) if now >> n & 1]
        lost = [CARDS[n] for n in range(len(CARDS)) if (before & ~now) >> n & 1]
        notes = [say("gives-card", card=card.names[lang], points=card.points) for card in gained]
        notes += [say("breaks-card", card=card.names[lang]) for card in lost]
        if kind == PLACE and second == MOON:
            bonus = 3 * census(board.planet(seat))[first]
            notes.insert(0, say("gives-moon", points=bonus))
        return " · ".join(notes)

    def why_not(self, position: Position, seat: int, path: Path, lang: str) -> str | None:
        if any(legal[: len(path)] == path for legal in self.paths(position, seat)):
            return None
        return reasons.reason(cast(BiomosPosition, position), seat, path, words(lang))

    def told(self, event: Event, names: list[str], you: int | None, lang: str) -> str:
        say = words(lang)
        who = "you" if event.seat is not None and event.seat == you else "other"
        args: dict[str, Any] = {"who": who, "name": names[event.seat] if event.seat is not None else ""}
        for key, value in event.args.items():
            if key == "card":
                args[key] = next(card.names[lang] for card in CARDS if card.id == value)
            elif key == "planet":
                args[key] = say(f"planet-{value}")
            elif key == "tokens":
                args[key] = _list(
                    [say(f"some-{name}", n=count) for name, count in Counter(value).items()], say
                )
            elif key in ("terrain", "became"):
                args[key], args[f"the_{key}"] = say(f"one-{value}"), say(f"the-{value}")
            elif key in ("spot", "from"):
                args[key] = value.partition(":")[0] if value != "moon" else "moon"
            else:
                args[key] = value
        return say(f"log-{event.kind}", args)

    def explain(self, key: str, lang: str, detail: dict[str, Any] | None = None) -> str:
        say = words(lang)
        if detail is None:
            return say(f"score-{key}")
        if detail["what"] == "card":
            card = next(card for card in CARDS if card.id == detail["card"])
            return card.names[lang]
        terrain = say(f"terrain-{detail['terrain']}") if "terrain" in detail else ""
        return say(f"score-{detail['what']}", {**detail, "terrain": terrain})

    def panels(self, view: View, seat: int | None, names: list[str], lang: str) -> dict[str, str]:
        """The HTML fragments of a table page by element id."""
        from .board import panels

        return panels(view, seat, names, lang)

    def hint(self, event: Event) -> dict[str, str | None]:
        """Where something moved: what was placed comes from the centre."""
        args = event.args
        ref = args["spot"] if "spot" in args else f"card:{args['card']}" if "card" in args else None
        placed = event.kind in ("placed", "moon")
        return {"ref": ref, "from": args.get("from", f"centre:{args['terrain']}" if placed else None)}

    def outline(self, view: View, seat: int | None, names: list[str], lang: str) -> str:
        """The board as text, as HTML."""
        from .outline import outline

        return outline(view, seat, names, lang)

    def about(self, ref: str, view: View, seat: int | None, lang: str) -> str | None:
        """What a piece is and how it is with it now, in a few sentences; None for what isn't there."""
        from .outline.about import about

        return about(ref, view, seat, lang)

    def card(self, card: str, lang: str) -> str:
        """An opened card as HTML: its scene, its pattern and its page of the atlas."""
        from .board import card as opened

        return opened(card, lang)

    def cards(self) -> list[str]:
        """The ids of all cards, basic ones first."""
        return [card.id for card in CARDS]

    def picture(self, name: str) -> str | None:
        """A picture of the game as an SVG document; None if there is none of this name."""
        from .pictures import picture

        return picture(name)

    def svg(self, view: View, lang: str = "en") -> str:
        from .board import svg

        return svg(view, lang)

    def ascii(self, view: View, lang: str = "en") -> str:
        """One line per planet, row and stock: `S` sea, `D` desert, `F` forest, `M` mountain, `G` glacier."""
        return "\n".join(_plain(view, lang))


def _plain(view: View, lang: str) -> Iterable[str]:
    say = words(lang)

    def letter(terrain: str | None) -> str:
        return _LETTERS[TERRAINS.index(terrain)] if terrain else "."

    yield say("plain-turn", turn=view["turn"], phase=view["phase"])
    for planet in view["planets"]:
        row = "".join(map(letter, planet["track"])).ljust(12, ".")
        recesses = f"  A {letter(planet['a'])}  B {letter(planet['b'])}" if view["mode"] == "advanced" else ""
        yield (
            f"{'>' if planet['seat'] in view['to_move'] else ' '}{planet['seat'] + 1} {row}{recesses}"
            f"  ☾ {letter(planet['moon'])}  {planet['score']:3} [{' '.join(planet['claimed'])}]"
            + (f" {planet['board']}" if view["mode"] == "advanced" and planet["board"] else "")
        )
    if view["hole"]:
        tokens = "".join(letter(name) * count for name, count in view["hole"]["tokens"].items())
        yield f" ● {tokens}  {view['hole']['score']} [{' '.join(view['hole']['claimed'])}]"
    yield f"{say('plain-centre')} {''.join(map(letter, view['centre']))}"
    by_id = {card.id: card for card in CARDS}
    for row in ("giants", "basic"):
        cards = [by_id[card] for card in view[row] if card]
        yield "  ".join(f"{card.id} {pattern(card.pattern)} {card.points}" for card in cards) or "-"


def pattern(terrains: Iterable[int]) -> str:
    """A pattern in letters: `F?F`."""
    return "".join(_LETTERS[terrain] if terrain else "?" for terrain in terrains)


def _spot(spot: int) -> str:
    return _SPOTS.get(spot) or str(spot)


def _spot_of(ref: str) -> int:
    kind, _, value = ref.partition(":")
    if kind == "moon":
        return MOON
    if kind == "recess":
        return RECESS_A if value == "a" else RECESS_B
    return int(value)


def _where(planet: int, spot: int, say: Texts) -> str:
    """A free spot in words: between which tokens it lies."""
    if spot == MOON:
        return say("where-moon")
    if spot in (RECESS_A, RECESS_B):
        return say("where-recess", recess=_spot(spot).upper())
    track = [s for s in row_spots(planet) if s < RECESS_A]
    if not track:
        return say("where-empty")
    if spot == 0:
        return say("where-start", right=one(token(planet, 0), say))
    if spot >= len(track):
        return say("where-end", left=one(token(planet, len(track) - 1), say))
    return say("where-between", left=one(token(planet, spot - 1), say), right=one(token(planet, spot), say))


def _what(planet: int, spot: int, say: Texts) -> str:
    """A token, or the empty place where one could be, in words."""
    terrain = token(planet, spot)
    if spot == MOON:
        return say("what-moon", terrain=the(terrain, say)) if terrain else say("where-moon")
    if spot in (RECESS_A, RECESS_B):
        recess = _spot(spot).upper()
        return (
            say("what-recess", terrain=the(terrain, say), recess=recess)
            if terrain
            else say("where-recess", recess=recess)
        )
    return (
        say("what-token", terrain=the(terrain, say), place=spot + 1)
        if terrain
        else say("what-nothing", place=spot + 1)
    )


def one(terrain: int, say: Texts) -> str:
    """A terrain with its indefinite article: "a forest", "une forêt"."""
    return say(f"one-{TERRAINS[terrain]}")


def the(terrain: int, say: Texts) -> str:
    """A terrain with its definite article: "the forest", "la forêt"."""
    return say(f"the-{TERRAINS[terrain]}")


def _list(items: list[str], say: Texts) -> str:
    if len(items) < 2:
        return "".join(items)
    return say("and", first=", ".join(items[:-1]), last=items[-1])


FACES = BiomosFaces()
