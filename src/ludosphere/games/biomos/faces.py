"""How people see Biomos: sentences, the log and the score sheet in words; for notation see `actions`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar, cast

from ...core.contract import Event, Path, Position, Refusal, View
from ...core.grammar import GrammarFaces
from ...core.text import Texts, listed, texts
from . import packing, reasons
from .actions import DRAWN, EVENT, EVENTS, GRAMMAR, LETTERS, PHASES, SPOT, TOKENS
from .cards import CARDS, PLANETS, TERRAINS
from .packing import ABSORB, CLAIM, LIFT, MOON, PLACE, PLANET, RECESS_A, RECESS_B
from .planet import standing
from .rules import BiomosPosition

if TYPE_CHECKING:
    from collections.abc import Iterable


def words(lang: str) -> Texts:
    """The messages of the game in a language."""
    return texts("ludosphere.games.biomos", lang)


class BiomosFaces(GrammarFaces):
    """The faces of Biomos; all of them work on any position, whoever asks."""

    grammar = GRAMMAR
    wordings: ClassVar = {
        "card": lambda position, card, say: CARDS[card].names[say.lang],
        "terrain": lambda position, terrain, say: say(f"terrain-{terrain}"),
    }

    def sentence(self, position: Position, seat: int, action: int, lang: str) -> str:
        board, say = cast(BiomosPosition, position), words(lang)
        kind, (first, second) = packing.kind_of(action), packing.operands(action)
        planet, name = board.planet(seat), PHASES[kind]
        if packing.declines(action):
            return say(f"skip-{name}")
        if kind == PLANET:
            return say("do-planet", planet=say(f"planet-{PLANETS[second]}"))
        if kind == PLACE:
            return say("do-place", one=one(first, say), where=_where(planet, second, say))
        if kind == LIFT:
            without = packing.lifted(planet, first)
            return say("do-lift", what=_what(planet, first, say), where=_where(without, second, say))
        if kind == packing.EVENT:
            return say(f"do-{EVENTS[first].name}", what=_what(planet, second, say))
        card = CARDS[packing.low_of(action)]
        return say(f"do-{name}", card=card.names[lang], points=card.points)

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
            return _what(planet, TOKENS[ref], say)
        return say(f"ref-{ref}")

    def task(self, position: Position, seat: int, lang: str) -> str:
        board, say = cast(BiomosPosition, position), words(lang)
        if not position.to_move():
            return say("task-over")
        phase = PHASES[board.phase]
        if phase == "place" and board.setting.solo:
            phase = "place-solo"
        return say(f"task-{phase}")

    def question(self, position: Position, seat: int, path: Path, lang: str) -> str:
        board, say = cast(BiomosPosition, position), words(lang)
        kind, _, value = path[0].partition(":")
        if kind == "centre":
            return say("ask-place", what=say(f"the-{value}"))
        if kind in EVENT.refs.values():
            return say(f"ask-{kind}")
        return say("ask-lift", what=_what(board.planet(seat), TOKENS[path[0]], say))

    def steps(self, position: Position, seat: int, lang: str) -> list[tuple[str, str]]:
        board, say = cast(BiomosPosition, position), words(lang)
        if board.phase == PLANET:
            return [(say("step-planet"), "now")]
        between = ["lift"] if board.moon_formed else ["event"] if board.setting.advanced else []
        order = ["place", *between, "claim"]
        if board.setting.solo:
            order.append("absorb")
        now = PHASES[board.phase]
        at = order.index(now) if now in order else len(order)
        return [
            (say(f"step-{name}"), "done" if k < at else "now" if k == at else "next")
            for k, name in enumerate(order)
        ]

    def preview(self, position: Position, seat: int, action: int, lang: str) -> str:
        board, say = cast(BiomosPosition, position), words(lang)
        kind, (first, second) = packing.kind_of(action), packing.operands(action)
        if packing.declines(action) or kind in (PLANET, ABSORB):
            return ""
        if kind == CLAIM:
            return say("gives-points", points=CARDS[packing.low_of(action)].points)
        if kind == packing.EVENT and EVENTS[first].becomes == DRAWN:
            return say("gives-random")
        after = board.copy()
        after.play(seat, action)
        before, now = (standing(p.planet(seat), board.faceup) for p in (board, after))
        gained = [CARDS[n] for n in packing.cards_of(now)]
        lost = [CARDS[n] for n in packing.cards_of(before & ~now)]
        notes = [say("gives-card", card=card.names[lang], points=card.points) for card in gained]
        notes += [say("breaks-card", card=card.names[lang]) for card in lost]
        if kind == PLACE and second == MOON:
            bonus = 3 * packing.census(board.planet(seat))[first]
            notes.insert(0, say("gives-moon", points=bonus))
        return " · ".join(notes)

    def reason(self, position: Position, seat: int, path: Path) -> Refusal:
        return reasons.reason(cast(BiomosPosition, position), seat, path)

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
                args[key] = listed(
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

    def svg(self, view: View, lang: str = "en") -> str:
        from .board import svg

        return svg(view, lang)

    def ascii(self, view: View, lang: str = "en") -> str:
        """One line per planet, row and stock: `S` sea, `D` desert, `F` forest, `M` mountain, `G` glacier."""
        return "\n".join(_plain(view, lang))


def _plain(view: View, lang: str) -> Iterable[str]:
    say = words(lang)

    def letter(terrain: str | None) -> str:
        return LETTERS[TERRAINS.index(terrain)] if terrain else "."

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
    return "".join(LETTERS[terrain] if terrain else "?" for terrain in terrains)


def _where(planet: int, spot: int, say: Texts) -> str:
    """A free spot in words: between which tokens it lies."""
    if spot == MOON:
        return say("where-moon")
    if spot in (RECESS_A, RECESS_B):
        return say("where-recess", recess=SPOT.texts[spot].upper())
    count = packing.count_of(planet)
    if not count:
        return say("where-empty")
    if spot == 0:
        return say("where-start", right=one(packing.token(planet, 0), say))
    if spot >= count:
        return say("where-end", left=one(packing.token(planet, count - 1), say))
    left, right = (one(packing.token(planet, at), say) for at in (spot - 1, spot))
    return say("where-between", left=left, right=right)


def _what(planet: int, spot: int, say: Texts) -> str:
    """A token, or the empty place where one could be, in words."""
    terrain = packing.token(planet, spot)
    if spot == MOON:
        return say("what-moon", terrain=the(terrain, say)) if terrain else say("where-moon")
    if spot in (RECESS_A, RECESS_B):
        recess = SPOT.texts[spot].upper()
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


FACES = BiomosFaces()
