"""A second, slow reading of Bioviva, for the engine to be compared with.

Written from docs/rules/bioviva.md alone; numbers in brackets are its rulings, *open* means its chapter 9.
Nothing of the engine is used but decks, their words and the rain of stars, which have tests of their own;
of the position its view, its events and the seed of its rain.

    oracle = Oracle(position)        at the start of a game
    oracle.owes()                    the seats that owe a decision
    oracle.menu(seat)                what the seat may do, in notation; any other word may be said too
    oracle.says(typed, seat)         the word that counts if the seat types that now, or None
    oracle.follow(seat, notation)    the position has just played that: so does the oracle
    oracle.view(seat)                all that the seat may know (None: a spectator)
    oracle.faults                    what the rules don't allow, in words

What chance decides is taken over from the events and the spectator's view, and must be possible. The oracle
knows every back: in the true game picture p has the back of card p. Nothing is clever here.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

from ludosphere.games.bioviva.decks import deck
from ludosphere.games.bioviva.lexicon import lexicon_of
from ludosphere.games.bioviva.rain import rain

View = dict[str, Any]

CIRCLE = ["0", "1", "2", "3", "4", "5", "6", "7"]
SLOTS = [*CIRCLE, "C0", "C1"]
FRONTS = ["big_dipper", "orion", "cygnus", "pegasus"]
FIGURES = [*FRONTS, "little_dipper", "corona_borealis", "bootes", "southern_cross"]
DURATIONS = {"short": (8_000, 12_000), "normal": (12_000, 18_000), "long": (24_000, 36_000)}
"""How many milliseconds the top may spin; the rules give those of "normal" (8.1)."""
LOOK = 1_200
"""Nobody looks at a card for less (8.1)."""
MM = 256_000
"""A millimetre in the lengths of the rain."""
DIAGONAL = 543_058
"""3 mm / √2, rounded down so that the aim stays within 3 mm."""
AIMS = {
    "0": (0, 0),
    "N": (0, -3 * MM),
    "NE": (DIAGONAL, -DIAGONAL),
    "E": (3 * MM, 0),
    "SE": (DIAGONAL, DIAGONAL),
    "S": (0, 3 * MM),
    "SW": (-DIAGONAL, DIAGONAL),
    "W": (-3 * MM, 0),
    "NW": (-DIAGONAL, -DIAGONAL),
}


def lies(x: int, y: int) -> tuple[str, int | None, int | None]:
    """How a star lies (30), the card its whole disc is on, and the card under its centre (32)."""
    under = None
    touches = False
    radius = 6 * MM
    for cell in range(9):
        left = (cell % 3 - 1) * 114 * MM - 55 * MM
        top = (cell // 3 - 1) * 84 * MM - 40 * MM
        right, bottom = left + 110 * MM, top + 80 * MM
        if left + radius <= x <= right - radius and top + radius <= y <= bottom - radius:
            return "on", cell, cell
        if left <= x <= right and top <= y <= bottom:
            under = cell
        near_x, near_y = min(max(x, left), right), min(max(y, top), bottom)
        if (x - near_x) ** 2 + (y - near_y) ** 2 < radius**2:
            touches = True
    return ("straddling" if touches else "off"), None, under


class Oracle:
    """A game as the rules have it, beside the position it watches.

    `any_guess`: may an appeal be made for what is in no dictionary? Ruling 51 says that such a guess never
    scores, 53 and 72 let the table decide about families; the engine lets it decide here too.
    """

    any_guess = True

    def __init__(self, position: Any) -> None:
        self.position = position
        view = position.view(None)
        self.options: dict[str, Any] = view["options"]
        self.seats: int = self.options["seats"]
        self.deck = deck(self.options["deck"])
        self.lang: str = self.options["lang"]
        self.lexicon = lexicon_of(self.deck, self.lang, self.options["family"])
        self.faults: list[str] = []
        self.happened: Counter[str] = Counter()
        everyone = range(self.seats)
        self.ages = [list(order) for order in permutations(everyone)]
        """The orders from young to old that nothing has contradicted so far (5)."""
        if self.options["youngest"]:
            self.ages = [order for order in self.ages if order[0] == self.options["youngest"] - 1]

        self.table: dict[str, int] = {one["slot"]: one["picture"] for one in view["table"] if one}
        self.need(list(self.table) == CIRCLE, "eight cards lie in a circle")
        self.pile = set(range(len(self.deck.cards))) - set(self.table.values())
        self.need(len(self.pile) == len(self.deck.cards) - 8, "they are eight different cards")
        self.aside: list[int] = []
        self.line = 0
        self.turn = 1
        self.turns = (4 if self.seats == 2 else 3) * self.seats
        self.left = 0
        self.active: int = view["active"]
        self.need(self.options["first"] in (0, self.active + 1), "the seat named begins (4)")

        self.hand = [7] * self.seats
        self.placed = [0] * self.seats
        self.won = [0] * self.seats
        self.out = [0] * self.seats
        self.seen: dict[int | None, list[int]] = {None: [], **{seat: [] for seat in everyone}}
        """The backs that somebody has seen, in that order; under None those shown to all."""
        self.looking: dict[int, str | None] = dict.fromkeys(everyone)
        self.looked: dict[int, set[str]] = {seat: set() for seat in everyone}
        self.looks: list[int | None] = [None] * self.seats
        self.done = [False] * self.seats
        self.duration: int | None = None
        self.shown: View | None = None
        """The reveal that lies open, or lay open last."""

        self.grid: list[int] = []
        self.states: list[str] = []
        self.lying: list[list[int]] = []
        """By cell, stars of each seat."""
        self.spinner: int | None = None
        self.order: list[int] = []
        self.aims: dict[int, str] = {}
        self.fallen: View | None = None
        self.cell: int | None = None
        self.speakers: list[int] = []
        self.said: list[tuple[int, str | None]] = []
        self.readings: list[View] = []
        self.used: dict[int | None, set[str]] = {}
        """Families that have earned a star on the open card; with sealed words, by seat."""
        self.rested: set[int] = set()
        self.appealed: set[int] = set()
        self.appeal: View | None = None
        self.votes: dict[int, str] = {}
        self.ranks: list[int] | None = None

        self.figures: list[str | None] = list(FIGURES[: self.seats])
        self.phase = "first_spin"
        if self.options["figures"] == "chosen":
            self.figures = [None] * self.seats
            self.phase = "figures"
        else:
            self.spin_begins()

    def need(self, true: bool, what: str) -> None:
        """Takes note of what should be but isn't."""
        if not true:
            self.faults.append(f"it should be that {what}")

    # --- small facts ---------------------------------------------------------------------------------------
    def right(self, seat: int) -> int:
        """Whose turn it is next (6, 56)."""
        return (seat - 1) % self.seats

    def pair(self, picture: int) -> tuple[str, str]:
        return self.deck.pair(picture, self.options["profile"])

    def line_slots(self) -> list[str]:
        return [str(self.line), "C0", "C1", str(self.line + 4)]

    def learn(self, picture: int, seat: int | None) -> None:
        """A seat sees a back, or everybody does (None)."""
        for who, pictures in self.seen.items():
            if (seat is None or who == seat) and picture not in pictures:
                pictures.append(picture)

    def youngest(self, tied: list[int], chosen: int) -> int:
        """The youngest of them (5): the one that was chosen, if that can be."""
        if len(tied) == 1:
            return tied[0]
        self.happened["a tie goes to the youngest"] += 1
        possible = [order for order in self.ages if min(tied, key=order.index) == chosen]
        if not possible:
            self.faults.append(f"of {tied} seat {chosen} can't be the youngest")
            return min(tied, key=self.ages[0].index)
        self.ages = possible
        return chosen

    def named(self, kind: str) -> dict[str, Any]:
        """What an event tells that chance has decided."""
        for event in self.position.events:
            if event.kind == kind:
                args: dict[str, Any] = event.args
                return args
        self.faults.append(f"there is no event {kind}")
        return {}

    def drawn(self, kind: str, amount: int, source: set[int]) -> list[int]:
        """The pictures that an event says were drawn from a stack."""
        pictures: list[int] = self.named(kind).get("pictures", [])
        self.need(len(pictures) == len(set(pictures)) == amount, f"{kind}: {amount} cards")
        self.need(set(pictures) <= source, f"{kind}: cards that are there, not {set(pictures) - source}")
        return pictures

    def happens(self, kind: str, seat: int | None, only: int | None = None, **args: Any) -> None:
        """An event there must be now."""
        self.events.append((kind, seat, None if only is None else (only,), args))

    # --- what may be done ----------------------------------------------------------------------------------
    def owes(self) -> list[int]:
        everyone = range(self.seats)
        if self.phase == "figures":
            return [self.figures.index(None)]
        if self.phase in ("first_spin", "spin"):
            return [seat for seat in everyone if not self.done[seat]]
        if self.phase == "aim":
            return [seat for seat in everyone if self.hand[seat] and seat not in self.aims]
        if self.phase == "drop":
            assert self.spinner is not None
            return [self.spinner]
        if self.phase == "guess":
            return sorted(set(self.speakers)) if self.sealed() else self.speakers[:1]
        if self.phase == "appeal":
            return [seat for seat in everyone if self.appeals_of(seat)]
        if self.phase == "vote":
            return [seat for seat in everyone if seat not in self.votes]
        if self.phase == "over":
            return []
        return [self.active]

    def menu(self, seat: int) -> list[str]:
        if seat not in self.owes():
            return []
        if self.phase == "figures":
            return [f"figure {figure}" for figure in FIGURES if figure not in self.figures]
        if self.phase == "first_spin":
            looks = CIRCLE if self.looks[seat] != 0 else []  # the centre has no cards yet (7)
            return ["done", *(f"look {slot}" for slot in looks)]
        if self.phase == "spin":
            looks = [slot for slot in SLOTS if self.looks[seat] and slot not in self.looked[seat]]
            return ["done", *(f"look {slot}" for slot in looks)]
        if self.phase == "act":
            swaps = [f"swap {a} {b}" for a in SLOTS for b in SLOTS if SLOTS.index(a) < SLOTS.index(b)]
            pivots = [f"pivot {line}" for line in range(4) if line != self.line]
            return [*(f"look {slot}" for slot in SLOTS), *swaps, *pivots]
        if self.phase == "decide":
            return ["keep", f"turn {self.line}", f"turn {self.line + 4}"]
        if self.phase == "reveal":
            assert self.shown is not None
            return [f"turn {slot}" for slot in self.line_slots() if slot not in self.shown["slots"]]
        if self.phase == "result":
            return ["on"]
        if self.phase == "aim":
            return [f"aim {name}" for name in AIMS]
        if self.phase == "drop":
            return ["spin"]
        if self.phase == "guess":
            assert self.cell is not None
            # open: those of the picture's description and common ones, or the ideas of the table
            ideas = "on" in (self.options["ideas"], self.options["children"])
            words = self.lexicon.offered(self.grid[self.cell], ideas)
            return ["pass", *(f"say {word}" for word in words if self.says(word, seat) == word)]
        if self.phase == "appeal":
            return ["rest", *self.appeals_of(seat)]
        return ["yes", "no", "abstain"]

    def sealed(self) -> bool:
        return bool(self.options["words"] == "sealed")

    def says(self, typed: str, seat: int) -> str | None:
        """The word that counts (39 to 45), None if it is refused."""
        before = [word for who, word in self.said if word and (not self.sealed() or who == seat)]
        read = self.lexicon.read(
            typed,
            before,
            grammar_adverbs=self.options["adverbs"] == "refused",
            allow_repeats=self.options["repeats"] == "allowed",
        )
        return None if read.refused else read.word

    # --- what is done --------------------------------------------------------------------------------------
    def follow(self, seat: int, notation: str) -> None:
        self.events: list[tuple[str, int | None, tuple[int, ...] | None, dict[str, Any]]] = []
        verb, *operands = notation.split()
        getattr(self, f"plays_{verb}")(seat, *operands)
        there = [(event.kind, event.seat, event.only, event.args) for event in self.position.events]
        told = [one[:3] for one in there]
        wanted = [one[:3] for one in self.events]
        self.need(told == wanted, f"events are {wanted}, not {told}")
        for (kind, _, _, args), (_, _, _, known) in zip(there, self.events, strict=False):
            texts = [value for name, value in args.items() if name not in known and name != "word"]
            plain = all(
                isinstance(one, int) for value in texts for one in (value if type(value) is list else [value])
            )
            self.need(plain, f"event {kind} tells no more than numbers: {args}")
            for name, value in known.items():
                if args.get(name) != value:
                    self.faults.append(f"event {kind}: {name} should be {value}, not {args.get(name)}")
        for who in range(self.seats):
            stars = [self.hand[who], self.placed[who], self.out[who], *(row[who] for row in self.lying)]
            self.need(sum(stars) == 7 and min(stars) >= 0, f"seat {who} has seven stars (2): {stars}")

    def plays_figure(self, seat: int, figure: str) -> None:
        self.figures[seat] = figure
        self.happens("figure", seat, figure=FIGURES.index(figure))
        if None not in self.figures:
            self.phase = "first_spin"
            self.spin_begins()

    def spin_begins(self) -> None:
        """Everybody may look (8.1); after a success at two cards (23)."""
        self.done = [False] * self.seats
        self.looked = {seat: set() for seat in range(self.seats)}
        looks: int | None = 2
        self.duration = None
        if self.phase == "first_spin":
            top = self.options["top"]
            looks = self.options["peeks"] if top == "budget" else None
            if top in DURATIONS:
                self.duration = self.position.view(None)["spin"]["duration"]
                least, most = DURATIONS[top]
                self.need(least <= (self.duration or 0) <= most, f"a top spins {top}, not {self.duration}")
                looks = (self.duration or 0) // LOOK
        self.looks = [looks] * self.seats

    def plays_look(self, seat: int, slot: str) -> None:
        picture = self.table[slot]
        self.acts(seat)
        self.looking[seat] = slot
        self.looked[seat].add(slot)
        self.learn(picture, seat)
        self.happens("looked", seat, slot=SLOTS.index(slot))
        left = self.looks[seat]
        if self.phase != "act" and left is not None:
            self.looks[seat] = left - 1
        self.acted()

    def plays_done(self, seat: int) -> None:
        self.looking[seat] = None
        self.done[seat] = True
        self.happens("done", seat)
        if not all(self.done):
            return
        self.looks = [None] * self.seats
        self.done = [False] * self.seats
        if self.phase == "spin":
            self.turn_ends()
            return
        for slot, picture in zip(["C0", "C1"], self.drawn("placed", 2, self.pile), strict=False):
            self.table[slot] = picture  # only now (7)
            self.pile.remove(picture)
        self.happens("placed", None, slots=[8, 9])
        self.phase, self.left = "act", 2

    def acts(self, seat: int) -> None:
        """A player does something: a card in hand is put back, what lay open is forgotten (open)."""
        self.looking[seat] = None
        if self.phase == "act":
            self.shown = None

    def acted(self) -> None:
        """One of the two actions is used up (8)."""
        if self.phase == "act":
            self.left -= 1
            if not self.left:
                self.phase = "decide"

    def plays_swap(self, seat: int, a: str, b: str) -> None:
        self.acts(seat)
        self.table[a], self.table[b] = self.table[b], self.table[a]
        self.happens("swapped", seat, a=SLOTS.index(a), b=SLOTS.index(b))
        self.acted()

    def plays_pivot(self, seat: int, line: str) -> None:
        self.acts(seat)
        self.line = int(line)  # and no card moves (11)
        self.happens("pivoted", seat, line=self.line)
        self.acted()

    def plays_keep(self, seat: int) -> None:
        self.acts(seat)
        self.happens("kept", seat)
        self.turn_ends()

    def common(self, pictures: list[int]) -> list[str]:
        """The characteristics of all these cards (15), in the order of the deck."""
        every = [one.id for one in self.deck.characteristics]
        return [id for id in every if all(id in self.pair(picture) for picture in pictures)]

    def reward(self, pictures: list[int]) -> int:
        """By the largest group of identical cards (16, 17)."""
        group = max(Counter(frozenset(self.pair(picture)) for picture in pictures).values())
        tier = {1: "tier1", 2: "tier2", 3: "tier2", 4: "tier3"}[group]
        self.happened[tier] += 1
        stars: int = self.options[tier]
        return stars

    def plays_turn(self, seat: int, slot: str) -> None:
        self.acts(seat)
        if self.phase == "decide":
            self.shown = {"seat": seat, "slots": [], "cards": [], "common": [], "outcome": None, "stars": 0}
        assert self.shown is not None
        picture = self.table[slot]
        self.learn(picture, None)
        self.shown["slots"].append(slot)
        self.shown["cards"].append({"picture": picture, "pair": list(self.pair(picture))})
        pictures = [one["picture"] for one in self.shown["cards"]]
        self.shown["common"] = self.common(pictures)
        slots = [SLOTS.index(one) for one in self.shown["slots"]]
        self.phase = "reveal"
        self.happens("turned", seat, slot=SLOTS.index(slot))
        if not self.shown["common"]:
            self.happened[f"fails at card {len(pictures)}"] += 1
            self.shown["outcome"] = "failed"
            self.phase = "result"
            self.happens("failed", seat, slots=slots)
        elif len(pictures) == 4:
            reward = self.reward(pictures)
            stars = min(reward, self.hand[seat])  # the rest is lost (18)
            self.happened["stars are lost"] += stars < reward
            self.hand[seat] -= stars
            self.placed[seat] += stars
            self.won[seat] += stars
            self.shown["outcome"], self.shown["stars"] = "won", stars
            self.phase = "result"
            self.happens("won", seat, stars=stars, slots=slots)

    def plays_on(self, seat: int) -> None:
        assert self.shown is not None
        slots = self.shown["slots"]
        self.shown = {**self.shown, "slots": []}
        if self.shown["outcome"] == "failed":
            self.shuffle(seat, slots)
            self.turn_ends()
            return
        self.aside += [self.table[slot] for slot in self.line_slots()]
        if self.turn == self.turns:  # no refill, no spin (24)
            self.happened["the last turn wins"] += 1
            self.turn_ends()
            return
        if len(self.pile) < 4:  # only with more than four players (1)
            self.happened["the pile is made anew"] += 1
            self.need(self.seats > 4, "the pile never ends with four players")
            self.pile |= set(self.aside)
            self.aside = []
        pictures = self.drawn("refilled", 4, self.pile)
        self.table.update(zip(self.line_slots(), pictures, strict=False))  # in this order (21)
        self.pile -= set(pictures)
        self.happens("refilled", None, slots=[SLOTS.index(slot) for slot in self.line_slots()])
        self.happens("spun", None)
        self.phase = "spin"
        self.spin_begins()

    def shuffle(self, seat: int, slots: list[str]) -> None:
        """The turned cards change places among themselves (19, 59)."""
        told = self.named("shuffled")
        numbers = sorted(SLOTS.index(slot) for slot in slots)
        goes, to = told.get("from", []), told.get("to", [])
        if sorted(goes) != numbers or sorted(to) != numbers:
            self.faults.append(f"the cards of {numbers} are shuffled, not {goes} to {to}")
            return
        cards = {SLOTS[b]: self.table[SLOTS[a]] for a, b in zip(goes, to, strict=True)}
        self.happened["a shuffle moves nothing"] += all(self.table[slot] == cards[slot] for slot in cards)
        self.table.update(cards)
        self.happens("shuffled", seat)

    def turn_ends(self) -> None:
        if self.turn == self.turns:  # never earlier (25)
            self.round_2()
            return
        self.turn += 1
        self.active = self.right(self.active)
        self.phase, self.left = "act", 2

    # --- round 2 -------------------------------------------------------------------------------------------
    def round_2(self) -> None:
        self.table = {}
        self.turn += 1
        if not any(self.hand):  # skipped (35)
            self.happened["round 2 is skipped"] += 1
            self.is_over()
            return
        aside = set(self.aside)
        self.grid = self.drawn("round2", 9, aside | self.pile)
        self.happens("round2", None)
        taken = len(aside & set(self.grid))
        self.need(taken == min(9, len(aside)), f"{len(aside)} cards were set aside (27), {taken} are taken")
        self.happened["all nine cards were set aside"] += taken == 9
        self.pile -= set(self.grid)
        self.states = ["waiting"] * 9
        self.lying = [[0] * self.seats for _ in range(9)]
        told = self.position.view(None)["spinner"]
        most = max(self.placed)
        self.spinner = self.youngest([s for s in range(self.seats) if self.placed[s] == most], told)
        self.order = self.dropping(self.spinner)
        self.phase = "aim" if self.options["aim"] == "on" else "drop"

    def dropping(self, spinner: int) -> list[int]:
        """First the fewest stars, the spinner last among equals; then clockwise (29)."""
        clockwise = [(spinner + step) % self.seats for step in range(1, self.seats + 1)]
        fewest = min(self.won)
        first = next(seat for seat in clockwise if self.won[seat] == fewest)
        every = [(first + step) % self.seats for step in range(self.seats)]
        return [seat for seat in every if self.hand[seat]]

    def plays_aim(self, seat: int, name: str) -> None:
        self.aims[seat] = name
        self.happens("aimed", seat)
        if not self.owes():
            self.phase = "drop"

    def plays_spin(self, seat: int) -> None:
        self.shown = None
        self.happens("rained", seat)
        counts = [self.hand[who] for who in self.order]
        aims = {place: AIMS[self.aims[who]] for place, who in enumerate(self.order) if who in self.aims}
        fall = rain(self.position.rain_seed, counts, aims)
        self.need(len(fall.stars) == sum(counts), "every star in hand falls")
        stars = []
        for star in fall.stars:
            owner = self.order[star.owner]
            state, cell, under = lies(star.x, star.y)
            if state == "straddling" and self.options["straddle"] == "centre":
                cell = under
            self.happened[f"a star lies {state}"] += 1
            self.hand[owner] -= 1
            self.happened["a star leaves the game"] += cell is None
            if cell is None:
                self.out[owner] += 1
            else:
                self.lying[cell][owner] += 1
            stars.append({"seat": owner, "x": star.x, "y": star.y, "cell": cell, "state": state})
        self.need(not any(self.hand), "every star in hand falls")
        self.fallen = {
            "turning": fall.turning,
            "life": fall.life,
            "order": self.order,
            "stars": stars,
            "waves": [
                {
                    "tenths": wave.tenths,
                    "dropped": list(wave.dropped),
                    "start": [list(point) for point in wave.start],
                    "rest": [list(point) for point in wave.rest],
                }
                for wave in fall.waves
            ],
        }
        for who in self.order:
            cells = [star["cell"] for star in stars if star["seat"] == who and star["cell"] is not None]
            self.happens("landed", who, cells=sorted(cells))
        for cell in range(9):
            if not any(self.lying[cell]):
                self.states[cell] = "aside"  # (34)
        self.happened["no star is left (63)"] += self.states == ["aside"] * 9
        self.next_card()

    def next_card(self) -> None:
        """In rows (36); as an option the card with most stars, the first of equals (open)."""
        waiting = [cell for cell in range(9) if self.states[cell] == "waiting"]
        if not waiting:
            self.is_over()
            return
        self.cell = waiting[0]
        if self.options["cards"] == "stars":
            self.cell = max(waiting, key=lambda cell: (sum(self.lying[cell]), -cell))
        self.happened["a later card comes first"] += self.cell != waiting[0]
        self.states[self.cell] = "now"
        self.turn += 1
        self.phase = "guess"
        self.said = []
        self.rested = set()
        self.appealed = set()
        self.used = {None: set(), **{seat: set() for seat in range(self.seats)}}
        self.speakers = self.round_robin(self.lying[self.cell])
        self.happens("opened", None, cell=self.cell, picture=self.grid[self.cell])

    def round_robin(self, stars: list[int]) -> list[int]:
        """Most stars on the card, then fewest on the constellation, then the youngest; then to the right."""
        most = [seat for seat in range(self.seats) if stars[seat] == max(stars)]
        fewest = min(self.placed[seat] for seat in most)
        tied = [seat for seat in most if self.placed[seat] == fewest]
        card = self.position.view(None)["card"]
        seat = self.youngest(tied, card["speakers"][0] if card else -1)
        left = list(stars)
        order = []
        while any(left):
            if left[seat]:
                left[seat] -= 1
                order.append(seat)
            seat = self.right(seat)  # players who have said all are skipped (38)
        return order

    def plays_say(self, seat: int, word: str) -> None:
        self.speaks(seat, word)

    def plays_pass(self, seat: int) -> None:
        self.speaks(seat, None)

    def speaks(self, seat: int, word: str | None) -> None:
        self.said.append((seat, word))
        self.speakers.remove(seat)
        self.tells(seat, word, seat if self.sealed() else None)
        if self.speakers:
            return
        if self.sealed():
            for who, what in self.said:
                self.tells(who, what, None)
        self.read_out()

    def tells(self, seat: int, word: str | None, only: int | None) -> None:
        if word is None:
            self.happens("passed", seat, only)
        else:
            self.happens("said", seat, only, word=word)

    def purse(self, seat: int) -> int | None:
        """Whose families a seat uses up: with sealed words nobody competes (open)."""
        return seat if self.sealed() else None

    def read_out(self) -> None:
        """The back is read, the words are judged in the order they were said (65, 66)."""
        assert self.cell is not None
        picture = self.grid[self.cell]
        self.learn(picture, None)
        self.happens("read", None, cell=self.cell)
        back = self.lexicon.back(picture, self.options["profile"])
        commentary = self.deck.cards[picture].commentary[self.lang]
        self.text = [
            {
                "text": commentary[word.token.start : word.token.end],
                "from": word.token.start,
                "to": word.token.end,
                "dead": word.content and self.is_dead(word.meant, back),
                "content": word.content,
                "scored_by": None,
            }
            for word in self.lexicon.marked(picture, self.options["profile"])
        ]
        said: list[dict[str, Any]] = []
        for seat, word in self.said:
            scores, why = self.judge(seat, word, picture, back)
            self.happened[f"a word is {why or 'right'}"] += 1
            said.append({"seat": seat, "word": word, "scores": scores, "why": why})
            if scores is not None:
                self.scores(seat, word, scores)
            elif word is not None:
                self.happens("missed", seat, word=word, why=why, cell=self.cell)
        self.mark(said)
        self.readings.append(
            {
                "cell": self.cell,
                "picture": picture,
                "back": self.back(picture, whole=True),
                "said": said,
                "words": self.text,
                "appeals": [],
            }
        )
        self.phase = "appeal"
        self.appeals_go_on()

    def is_dead(self, word: str, back: Any) -> bool:
        """Is its family in the title or in a label of the card (46)?"""
        kin = self.lexicon.families(word)
        return any(kin & self.lexicon.families(other) for other in self.killers(back))

    def killers(self, back: Any) -> list[str]:
        """The content words of the title and of this card's labels (46, 65); not of the place (47)."""
        words: list[str] = back.deadly(self.lexicon.grammar)
        return words

    def judge(self, seat: int, word: str | None, picture: int, back: Any) -> tuple[int | None, str]:
        if word is None:
            return None, "passed"
        if any(self.lexicon.matching(word, other) for other in self.killers(back)):
            return None, "dead"
        marked = self.lexicon.marked(picture, self.options["profile"])
        fitting = [
            number
            for number, (entry, one) in enumerate(zip(self.text, marked, strict=True))
            if entry["content"] and not entry["dead"]
            if word == one.token.word or self.lexicon.matching(word, one.meant)
        ]
        if not fitting:
            return None, "absent"
        if not self.is_word(word, picture):
            return None, "unknown"  # (51)
        for number in fitting:
            if not marked[number].families & self.used[self.purse(seat)]:
                return number, ""
        return None, "used"  # (48)

    def is_word(self, word: str, picture: int) -> bool:
        """A word of the language or of the text (51)."""
        marked = self.lexicon.marked(picture, self.options["profile"])
        return self.lexicon.is_word(word) or any(word == one.token.word for one in marked)

    def scores(self, seat: int, word: str | None, number: int) -> None:
        """A star goes from the card to the constellation (50), the family is used up (48)."""
        assert self.cell is not None
        marked = self.lexicon.marked(self.grid[self.cell], self.options["profile"])
        self.used[self.purse(seat)] |= marked[number].families
        self.lying[self.cell][seat] -= 1
        self.placed[seat] += 1
        self.happens("scored", seat, word=word, text=number, cell=self.cell)

    def mark(self, said: list[View]) -> None:
        """Who scored with which word of the text; of several (sealed words) the last one is shown."""
        for one in said:
            if one["scores"] is not None:
                self.text[one["scores"]]["scored_by"] = one["seat"]

    # --- appeals -------------------------------------------------------------------------------------------
    def may_be_appealed(self, number: int) -> bool:
        """Once for each guess that earned nothing, unless it is dead (72)."""
        one = self.readings[-1]["said"][number]
        if number in self.appealed or one["why"] not in ("absent", "used", "unknown"):
            return False
        return self.any_guess or self.is_word(one["word"], self.readings[-1]["picture"])

    def appeals_of(self, seat: int) -> list[str]:
        if self.options["appeals"] == "off" or seat in self.rested:
            return []
        reading = self.readings[-1]
        marked = self.lexicon.marked(reading["picture"], self.options["profile"])
        texts = [
            number
            for number, word in enumerate(self.text)
            if word["content"]
            and not word["dead"]
            and not marked[number].families & self.used[self.purse(seat)]
        ]
        guesses = [
            number
            for number, (who, _) in enumerate(self.said)
            if who == seat and self.may_be_appealed(number)
        ]
        return [f"appeal {guess} {text}" for guess in guesses for text in texts]

    def appeals_go_on(self) -> None:
        if self.owes():
            return
        assert self.cell is not None
        for seat in range(self.seats):
            self.out[seat] += self.lying[self.cell][seat]  # they leave the game (50)
            self.lying[self.cell][seat] = 0
        self.states[self.cell] = "read"
        self.next_card()

    def plays_rest(self, seat: int) -> None:
        self.rested.add(seat)
        self.appeals_go_on()

    def plays_appeal(self, seat: int, guess: str, text: str) -> None:
        self.appealed.add(int(guess))
        word = self.said[int(guess)][1]
        self.appeal = {"seat": seat, "guess": int(guess), "word": word, "text": int(text)}
        self.votes = {seat: "yes"}  # (open)
        self.phase = "vote"
        self.happens("appealed", seat, word=word, text=int(text))

    def plays_yes(self, seat: int) -> None:
        self.votes_for(seat, "yes")

    def plays_no(self, seat: int) -> None:
        self.votes_for(seat, "no")

    def plays_abstain(self, seat: int) -> None:
        self.votes_for(seat, "abstain")

    def granted(self, yes: int, no: int) -> bool:
        """More yes than no, and two votes at least (53, open)."""
        return yes > no and yes + no >= 2

    def votes_for(self, seat: int, vote: str) -> None:
        self.votes[seat] = vote
        self.happens("voted", seat)
        if len(self.votes) < self.seats:
            return
        assert self.appeal is not None
        appeal = self.appeal
        votes = Counter(self.votes.values())
        granted = self.granted(votes["yes"], votes["no"])
        self.happened["an appeal is granted" if granted else "an appeal is refused"] += 1
        told = {"yes": votes["yes"], "no": votes["no"]}
        self.happens("appeal_result", appeal["seat"], granted=int(granted), **told)
        reading = self.readings[-1]
        entry = {"seat": appeal["seat"], "guess": appeal["guess"], "text": appeal["text"], **told}
        reading["appeals"].append({**entry, "granted": granted})
        if granted:
            reading["said"][appeal["guess"]].update(scores=appeal["text"], why="")
            self.scores(appeal["seat"], appeal["word"], appeal["text"])
            self.mark(reading["said"])
        self.appeal = None
        self.phase = "appeal"
        self.appeals_go_on()

    # --- the end -------------------------------------------------------------------------------------------
    def is_over(self) -> None:
        self.phase = "over"
        self.cell = None
        self.happens("over", None)
        worth = [self.worth(seat) for seat in range(self.seats)]
        self.ranks = [1 + sum(other > own for other in worth) for own in worth]  # (54)
        self.happened["a shared place"] += len(set(worth)) < self.seats
        self.happened["round 2 breaks a tie"] += len(set(worth)) > len(set(self.placed))

    def worth(self, seat: int) -> tuple[int, int]:
        tie = self.placed[seat] - self.won[seat] if self.options["tie"] == "round2" else 0
        return self.placed[seat], tie

    # --- what may be known ---------------------------------------------------------------------------------
    def back(self, picture: int, slot: str | None = None, whole: bool = False) -> View:
        """A back as looks and reveals show it (61), or `whole` as it is read out."""
        card = self.deck.cards[picture]
        whole = whole or self.options["backs"] == "whole"
        return {
            "picture": picture,
            "slot": slot,
            "title": card.title[self.lang] if whole else None,
            "pair": list(self.pair(picture)),
            "labels": self.deck.labels(picture, self.options["profile"], self.lang),
            "place": card.place[self.lang] if whole else None,
            "commentary": card.commentary[self.lang] if whole else None,
        }

    def view(self, viewer: int | None) -> View:
        """All that a seat, or a spectator, may know: nothing else may be in the engine's view."""
        second = self.phase in ("aim", "drop", "guess", "appeal", "vote", "over")
        spinning = self.phase in ("first_spin", "spin")
        kind = "second" if self.phase == "spin" else "first"
        return {
            "game": "bioviva",
            "phase": self.phase,
            "round": 2 if second else 1,
            "turn": self.turn,
            "turns": self.turns,
            "to_move": self.owes(),
            "active": None if second else self.active,
            "seats": self.seats,
            "deck": self.deck.id,
            "lang": self.lang,
            "profile": self.options["profile"],
            "options": self.options,
            "line": self.line,
            "left": self.left,
            "table": [] if second else [self.slot(slot, viewer) for slot in SLOTS],
            "pile": len(self.pile),
            "aside": self.aside,
            "reveal": self.shown,
            "players": [self.player(seat) for seat in range(self.seats)],
            "memory": self.memory(viewer),
            "spin": {"kind": kind, "duration": self.duration} if spinning else None,
            "grid": [
                {"cell": cell, "picture": picture, "stars": self.lying[cell], "state": self.states[cell]}
                for cell, picture in enumerate(self.grid)
            ],
            "dropping": self.order,
            "spinner": self.spinner,
            "rain": self.fallen,
            "card": self.card(viewer) if self.phase == "guess" else None,
            "readings": self.readings,
            "appeal": {**self.appeal, "votes_in": sorted(self.votes)} if self.appeal else None,
            "result": self.ranks,
        }

    def seen_by(self) -> dict[int | None, list[int]]:
        """The backs that every seat has seen; under None those shown to all."""
        return {who: sorted(pictures) for who, pictures in self.seen.items()}

    def slot(self, slot: str, viewer: int | None) -> View | None:
        if slot not in self.table:
            return None
        picture = self.table[slot]
        turned = self.shown is not None and slot in self.shown["slots"]
        held = viewer is not None and self.looking[viewer] == slot
        return {
            "slot": slot,
            "picture": picture,
            "seen": picture in self.seen[viewer],
            "back": self.back(picture, slot) if turned or held else None,
            "turned": turned,
        }

    def player(self, seat: int) -> View:
        return {
            "seat": seat,
            "score": self.placed[seat],
            "figure": self.figures[seat],
            "placed": self.placed[seat],
            "won": self.won[seat],
            "hand": self.hand[seat],
            "on_cards": sum(row[seat] for row in self.lying),
            "out": self.out[seat],
            "looks": None if self.done[seat] else self.looks[seat],
            "looking": self.looking[seat],
            "done": self.done[seat],
        }

    def memory(self, viewer: int | None) -> list[View]:
        """What somebody has seen (8.1, memory aid), where it lies now."""
        if self.options["aid"] != "log":
            return []
        places = {picture: slot for slot, picture in self.table.items()}
        return [self.back(picture, places.get(picture)) for picture in sorted(self.seen[viewer])]

    def card(self, viewer: int | None) -> View:
        assert self.cell is not None
        own = [word for seat, word in self.said if seat == viewer]
        said = [{"seat": seat, "word": word} for seat, word in self.said]
        return {
            "cell": self.cell,
            "picture": self.grid[self.cell],
            "speakers": self.speakers,
            "said": [] if self.sealed() else said,
            "own": own if self.sealed() else [],
        }
