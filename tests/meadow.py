"""Meadow, a game made for tests: several seats decide at once, one may act on another's turn.

In each of three rounds every seat picks one or two flowers (`take:1`, `take:2`), may look for a rare one by
chance (`draw`) and says that it has `done`; then the next round begins. Whoever has done may still `wave`
once a round. With `race`, a seat may pick only as many flowers as the seat before it has picked by then.

`meadow(monkeypatch)` makes it one of the games there are for the time of a test.
"""

from __future__ import annotations

import json
import sys
from types import ModuleType
from typing import Any, ClassVar

from ludosphere.core import game as games
from ludosphere.core.errors import IllegalAction
from ludosphere.core.faces import Faces
from ludosphere.core.game import Game
from ludosphere.core.options import Choice
from ludosphere.core.position import Event, Result, ScoreLine
from ludosphere.core.rng import seeded

TAKE_1, TAKE_2, DRAW, DONE, WAVE = range(1, 6)
PATHS = {TAKE_1: "take:1", TAKE_2: "take:2", DRAW: "hand:rare", DONE: "done", WAVE: "wave"}
ROUNDS = 3


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
        return [*picking, DONE]

    def play(self, seat, action):
        if action not in self.legal(seat):
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
        return games.snapshot("meadow", self.setting, self.rng, state)

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
        return PATHS[action].partition(":")[2] or PATHS[action][0]

    def path(self, position, seat, action):
        return (PATHS[action],)

    def sentence(self, position, seat, action, lang):
        return f"Meadow: {PATHS[action]}"

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
        return {
            "board": f'<section data-main="1" data-seat="{seat}"><ol>{rows}</ol></section>',
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
    option_specs = (Choice("seats", (2, 1, 3, 4, 5)), Choice("race", ("no", "yes")))

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

    def restore(self, options, rng, state) -> Any:
        position = MeadowPosition(options, rng)
        position.flowers, position.picks, position.waves, position.owing, position.turn = state
        return position


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


def start(seats=3, race="no", seed=1) -> MeadowPosition:
    """A new meadow by itself."""
    return MeadowPosition({"seats": seats, "race": race}, seeded(seed))


def plain(position) -> Any:
    """Everything about a position but its generator."""
    return json.loads(position.encode())["state"]
