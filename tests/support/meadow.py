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
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from ludosphere.core import registry
from ludosphere.core.contract import Event, Faces, Game, Position, Refusal, Result, ScoreLine
from ludosphere.core.errors import IllegalAction, NotationError, OptionError
from ludosphere.core.options import Choice
from ludosphere.core.rng import seeded
from ludosphere.core.space import ActionSpace, TensorSpec
from ludosphere.kit.html import el, tag
from ludosphere.kit.presenter import Presenter

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


class MeadowPosition(Position):
    """Three rounds of picking."""

    def __init__(self, options, rng):
        super().__init__(rng)
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

    def time_limit(self):
        return self.setting["time"] or None if self.owing else None

    def timeout_action(self, seat):
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

    def determinize(self, seat, rng):
        twin = self.copy()
        twin.rng = rng
        return twin

    def write_observation(self, seat, out):
        seats = len(self.flowers)
        others = [(seat + row) % seats for row in range(seats)]
        legal = self.legal(seat)
        mine = [self.turn, self.picks[seat], self.waves[seat], int(TAKE_1 in legal), int(HEY in legal)]
        owing = [int(other in self.owing) for other in others]
        for number in (*mine, *owing, *(min(self.flowers[other], 255) for other in others)):
            out.append(number)

    def game(self):
        return GAME

    def options(self):
        return dict(self.setting)


class MeadowFaces(Faces):
    """Words enough to see who is spoken to."""

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

    def ref(self, position, seat, ref, lang):
        return f"<{ref}>"

    def task(self, position, seat, lang):
        return f"Seat {seat}, pick flowers"

    def reason(self, position, seat, path):
        return Refusal("no")

    def worded(self, position, refusal, lang):
        return "The meadow says no."

    def told(self, event, names, you, lang):
        return f"{names[event.seat]} {event.kind} {event.args}"

    def explain(self, key, lang, detail=None):
        return key

    def svg(self, view, lang="en"):
        return "<svg/>"

    def ascii(self, view, lang="en"):
        return f"round {view['turn']}"


def panels(view, seat, names, lang, named=False):
    rows = el("ol", *(el("li", str(player["score"])) for player in view["players"]))
    mine = view["players"][seat or 0]["picks"]
    picture = tag("img", alt="", src=f"picture:{10 + view['turn']}")
    return {
        "board": el("section", picture, rows, data_main="1", data_seat=str(seat)),
        "weather": "",
        "hand": el("button", str(mine), data_ref="hand:rare", data_then="take:"),
    }


PRESENTER = Presenter(
    panels=panels,
    areas={"main": ("board",), "side": ("weather", "hand"), "others": ()},
    hides_score=True,
    picture_of=lambda position, number: f"<svg><text>{position.turn}</text></svg>" if number < 20 else None,
)


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

    faces = MeadowFaces()

    def options(self, given):
        options = super().options(given)
        if options["seats"] == 5 and options["race"] == "yes":
            raise OptionError("Five can't race round a meadow.")
        return options

    def start(self, options, rng) -> Any:
        return MeadowPosition(options, rng)

    def view(self, position: Any, seat: int | None) -> Any:
        players = [
            {"seat": n, "score": flowers, "picks": picks if n == seat else None}
            for n, (flowers, picks) in enumerate(zip(position.flowers, position.picks, strict=True))
        ]
        return {"game": "meadow", "to_move": position.owing, "turn": position.turn, "players": players}

    def encode(self, position: Any) -> Any:
        state = [position.flowers, position.picks, position.waves, position.owing, position.turn]
        return self.snapshot(position.setting, position.rng, state)

    def restore(self, options, rng, state) -> Any:
        position = MeadowPosition(options, rng)
        position.flowers, position.picks, position.waves, position.owing, position.turn = state
        return position

    def observation_spec(self, options):
        seats = options["seats"]
        return (
            TensorSpec("turn", (1,), ROUNDS, "The round, from 1."),
            TensorSpec("picks", (1,), 3, "What the seat has picked in this round."),
            TensorSpec("waved", (1,), 1, "Has the seat waved in this round?"),
            TensorSpec("may", (2,), 1, "May it pick, may it call?"),
            TensorSpec("owing", (seats,), 1, "Who owes a decision."),
            TensorSpec("flowers", (seats,), 255, "Everybody's flowers; 255 stands for more, too."),
        )

    def action_space(self, options):
        return ActionSpace(3, [WAVE + 1], [HEY] if options["calls"] == "yes" else [])


GAME = Meadow()


def meadow(monkeypatch) -> Game:
    """The game, known by its name until the test ends."""
    monkeypatch.setitem(registry.packages(), "meadow", "meadow_game")
    return register()


def register() -> Game:
    """Makes it one of the games there are."""
    for name, what in (("meadow_game", {"GAME": GAME}), ("meadow_game.presenter", {"PRESENTER": PRESENTER})):
        module = sys.modules[name] = ModuleType(name)
        module.__spec__ = ModuleSpec(name, None)
        vars(module).update(what)
    registry.packages()["meadow"] = "meadow_game"
    registry.game.cache_clear()
    registry.part.cache_clear()
    return registry.game("meadow")


def start(seats=3, race="no", seed=1, calls="no", time=0) -> MeadowPosition:
    """A new meadow by itself."""
    options = {"seats": seats, "race": race, "calls": calls, "time": time, "children": "off"}
    return MeadowPosition(options, seeded(seed))


def plain(position) -> Any:
    """Everything about a position but its generator."""
    return json.loads(position.encode())["state"]
