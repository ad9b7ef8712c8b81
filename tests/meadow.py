"""Meadow, a game made for tests: several seats decide at once, one may act on another's turn.

In each of three rounds every seat picks one or two flowers (`take:1`, `take:2`), may look for a rare one by
chance (`draw`) and says that it has `done`; then the next round begins. Whoever has done may still `wave`
once a round. With `race`, a seat may pick only as many flowers as the seat before it has picked by then.

With `calls`, a seat that owes something may also say whatever word it likes, one flower for each letter;
"hey" is in its legal list (`call:hey`). A round lasts `time` milliseconds at most (0: as long as it takes);
then who hasn't done yet has done. The board shows picture 10 + the round; there are pictures 0 to 19.

`meadow(monkeypatch)` makes it one of the games there are for the time of a test.
"""

from __future__ import annotations

import json
import sys
from types import ModuleType
from typing import Any, ClassVar

from ludosphere.core import game as games
from ludosphere.core.errors import IllegalAction, NotationError
from ludosphere.core.faces import Faces
from ludosphere.core.game import Game
from ludosphere.core.numbering import Numbering
from ludosphere.core.options import Choice
from ludosphere.core.position import Event, Result, ScoreLine
from ludosphere.core.rng import seeded
from ludosphere.core.tensor import Tensor

TAKE_1, TAKE_2, DRAW, DONE, WAVE = range(1, 6)
PATHS = {TAKE_1: "take:1", TAKE_2: "take:2", DRAW: "hand:rare", DONE: "done", WAVE: "wave"}
ROUNDS = 3
CALL = 1000
"""Where words begin."""
LONGEST = 12


def called(word: str) -> int:
    """The action of saying a word."""
    return CALL + int.from_bytes(word.encode(), "big")


def word_of(action: int) -> str:
    """The word of an action, "" if there is none."""
    number = action - CALL
    data = number.to_bytes((number.bit_length() + 7) // 8, "big") if number > 0 else b""
    try:
        word = data.decode()
    except UnicodeDecodeError:
        return ""
    return word if word.isalpha() and word == word.lower() and len(word) <= LONGEST else ""


HEY = called("hey")


class MeadowPosition:
    """As `core.position.Position`, but no subclass of it: interpreted classes can't be in compiled builds."""

    def __init__(self, options, rng):
        self.rng, self.events, self.revealed, self.turn = rng, None, False, 1
        self.setting = options
        seats = options["seats"]
        self.flowers, self.picks, self.waves = [0] * seats, [0] * seats, [0] * seats
        self.owing = list(range(seats))

    def to_move(self):
        return self.owing

    def legal(self, seat):
        if not self.owing:
            return []
        if seat not in self.owing:
            return [WAVE] if not self.waves[seat] else []
        before = (seat - 1) % len(self.flowers)
        picking = [TAKE_1, TAKE_2, DRAW] if self.picks[seat] < 3 else []
        if self.setting["race"] == "yes":
            picking = [act for act in picking if self.picks[seat] < self.picks[before] or seat == 0]
        return [*picking, *self.calling(seat)[:1], DONE]

    def calling(self, seat):
        return [HEY] if self.setting["calls"] == "yes" and self.picks[seat] < 3 and seat in self.owing else []

    def allows(self, seat, action):
        return action in self.legal(seat) or bool(self.calling(seat) and word_of(action))

    def lasts(self):
        return self.setting["time"] or None if self.owing else None

    def lapse(self, seat):
        return DONE

    def play(self, seat, action):
        if not self.allows(seat, action):
            raise IllegalAction("not now")
        self.revealed = action == DRAW
        if action == WAVE:
            self.waves[seat] += 1
            self.tell("waved", seat, {})
        elif action == DONE:
            self.owing = [other for other in self.owing if other != seat]
            self.tell("done", seat, {"left": len(self.owing)} if self.setting["race"] == "yes" else {})
            if not self.owing:
                self.next_round()
        elif action >= CALL:
            self.flowers[seat] += len(word_of(action))
            self.picks[seat] += 1
            self.tell("called", seat, {"word": word_of(action), "picture": 10 + self.turn})
        else:
            got = 1 + self.rng.below(6) if action == DRAW else action
            self.flowers[seat] += got
            self.picks[seat] += 1
            self.tell("picked", seat, {"n": got}, (seat,))

    def next_round(self):
        seats = len(self.flowers)
        if self.turn < ROUNDS:
            self.turn += 1
            self.owing, self.picks, self.waves = list(range(seats)), [0] * seats, [0] * seats

    def tell(self, kind, seat, args, only=None):
        if self.events is not None:
            self.events.append(Event(kind, seat, args, only))

    def copy(self):
        twin = MeadowPosition(self.setting, self.rng.copy())
        twin.revealed, twin.turn, twin.owing = self.revealed, self.turn, self.owing
        twin.flowers, twin.picks, twin.waves = self.flowers[:], self.picks[:], self.waves[:]
        return twin

    def scores(self):
        return self.flowers

    def sheet(self):
        details = [[{"points": n}] for n in self.flowers]
        return [ScoreLine("flowers", self.flowers[:], details)]

    def result(self):
        if self.owing:
            return None
        ranks = [1 + sum(other > mine for other in self.flowers) for mine in self.flowers]
        return Result(ranks, self.flowers[:], [float(rank == 1) for rank in ranks], self.sheet())

    def view(self, seat):
        players = [
            {"seat": n, "score": self.flowers[n], "picks": self.picks[n] if n == seat else None}
            for n in range(len(self.flowers))
        ]
        return {"game": "meadow", "to_move": self.owing, "turn": self.turn, "players": players}

    def guided(self):
        return False

    def redeal(self, seat, rng):
        twin = self.copy()
        twin.rng = rng
        return twin

    def encode(self):
        state = [self.flowers, self.picks, self.waves, self.owing, self.turn]
        return games.snapshot(Meadow(), self.setting, self.rng, state)

    def note(self, seat, out):
        seats = len(self.flowers)
        others = [(seat + row) % seats for row in range(seats)]
        legal = self.legal(seat)
        mine = [self.turn, self.picks[seat], self.waves[seat], int(TAKE_1 in legal), int(HEY in legal)]
        owing = [int(other in self.owing) for other in others]
        for number in (*mine, *owing, *(min(self.flowers[other], 255) for other in others)):
            out.append(number)

    def game(self):
        return games.game("meadow")

    def options(self):
        return dict(self.setting)

    def faces(self):
        return FACES

    def notation(self, seat, action):
        return FACES.notation(self, seat, action)

    def parse(self, seat, text):
        return FACES.parse(self, seat, text)

    def paths(self, seat):
        return FACES.paths(self, seat)

    def sentence(self, seat, action, lang):
        return FACES.sentence(self, seat, action, lang)

    def why_not(self, seat, path, lang):
        return FACES.why_not(self, seat, path, lang)


class MeadowFaces(Faces):
    """Words enough to see who is spoken to."""

    areas: ClassVar = {"main": ("board",), "side": ("weather", "hand"), "others": ()}
    hides_score = True

    def notation(self, position, seat, action):
        if action >= CALL:
            return f"call:{word_of(action)}"
        return PATHS[action].partition(":")[2] or PATHS[action][0]

    def path(self, position, seat, action):
        return (f"call:{word_of(action)}",) if action >= CALL else (PATHS[action],)

    def sentence(self, position, seat, action, lang):
        return f"Meadow: {self.path(position, seat, action)[0]}"

    def entry(self, position, seat, lang):
        return {"label": "Call", "hint": "One word", "max": LONGEST} if position.calling(seat) else None

    def typed(self, position, seat, text, lang):
        word = text.strip().lower()
        if not position.calling(seat):
            raise NotationError("Nobody listens.")
        if not word.isalpha() or len(word) > LONGEST:
            raise NotationError("Un mot, des lettres." if lang == "fr" else "One word of letters.")
        return called(word)

    def parse(self, position, seat, text):
        kind, _, word = text.strip().partition(":")
        if kind == "call" and word and position.allows(seat, called(word)):
            return called(word)
        return super().parse(position, seat, text)

    def picture_of(self, position, number):
        return f"<svg><text>{position.turn}</text></svg>" if number < 20 else None

    def ref(self, position, seat, ref, lang):
        return f"<{ref}>"

    def task(self, position, seat, lang):
        return f"Seat {seat}, pick flowers"

    def why_not(self, position, seat, path, lang):
        return None if path in self.paths(position, seat) else "The meadow says no."

    def told(self, event, names, you, lang):
        return f"{names[event.seat]} {event.kind} {event.args}"

    def explain(self, key, lang, detail=None):
        return key

    def svg(self, view, lang="en"):
        return "<svg/>"

    def ascii(self, view, lang="en"):
        return f"round {view['turn']}"

    def panels(self, view, seat, names, lang):
        rows = "".join(f"<li>{player['score']}</li>" for player in view["players"])
        mine = view["players"][seat or 0]["picks"]
        picture = f'<img alt="" src="picture:{10 + view["turn"]}">'
        return {
            "board": f'<section data-main="1" data-seat="{seat}">{picture}<ol>{rows}</ol></section>',
            "weather": "",
            "hand": f'<button data-ref="hand:rare" data-then="take:">{mine}</button>',
        }

    def card(self, card, lang):
        raise KeyError(card)

    def cards(self):
        return []

    def picture(self, name):
        return None


class Meadow(Game):
    """Up to four seats; `weather` says little, but five seats would be too many in the rain."""

    name = "meadow"
    rules_version = 1
    secrets = True
    option_specs = (
        Choice("seats", (2, 1, 3, 4, 5)),
        Choice("race", ("no", "yes")),
        Choice("calls", ("no", "yes")),
        Choice("time", (0, 300, 3000, 60000)),
        Choice("children", ("off", "on")),
    )

    @property
    def faces(self) -> Faces:  # type: ignore[override]
        return FACES

    def options(self, given):
        options = super().options(given)
        if options["seats"] == 5 and options["race"] == "yes":
            raise games_error("Five can't race round a meadow.")
        return options

    def start(self, options, rng) -> Any:
        return MeadowPosition(options, rng)

    def view(self, position: Any, seat: int | None) -> Any:
        return position.view(seat)

    def encode(self, position: Any) -> Any:
        return position.encode()

    def restore(self, options, rng, state) -> Any:
        position = MeadowPosition(options, rng)
        position.flowers, position.picks, position.waves, position.owing, position.turn = state
        return position

    def tensors(self, options):
        seats = options["seats"]
        return (
            Tensor("turn", (1,), ROUNDS, "The round, from 1."),
            Tensor("picks", (1,), 3, "What the seat has picked in this round."),
            Tensor("waved", (1,), 1, "Has the seat waved in this round?"),
            Tensor("may", (2,), 1, "May it pick, may it call?"),
            Tensor("owing", (seats,), 1, "Who owes a decision."),
            Tensor("flowers", (seats,), 255, "Everybody's flowers; 255 stands for more, too."),
        )

    def numbering(self, options):
        return Numbering(3, [WAVE + 1], [HEY] if options["calls"] == "yes" else [])


def games_error(text):
    from ludosphere.core.errors import OptionError

    return OptionError(text)


FACES = MeadowFaces()


def meadow(monkeypatch) -> Game:
    """The game, known by its name until the test ends."""
    monkeypatch.setattr(games, "_MODULES", {**games._MODULES})
    return register()


def register() -> Game:
    """Makes it one of the games there are."""
    module = ModuleType("meadow_game")
    module.GAME = Meadow()  # type: ignore[attr-defined]
    sys.modules["meadow_game"] = module
    games._MODULES["meadow"] = "meadow_game"
    games.game.cache_clear()
    return games.game("meadow")


def start(seats=3, race="no", seed=1, calls="no", time=0) -> MeadowPosition:
    """A new meadow by itself."""
    options = {"seats": seats, "race": race, "calls": calls, "time": time, "children": "off"}
    return MeadowPosition(options, seeded(seed))


def plain(position) -> Any:
    """Everything about a position but its generator."""
    return json.loads(position.encode())["state"]
