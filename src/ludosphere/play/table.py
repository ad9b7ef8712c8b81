"""A table: one game under way or over, its seats, and what they may do to it.

Synchronous; `service` runs it for the network. A command is tried on a copy, stored, and only then done: when
anything fails, nothing has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final, Self

from ..core.contract import Event, Game, Path, Position
from ..core.errors import DecodeError, IllegalAction, LudosphereError, NotationError, StoreError
from ..core.record import Record
from ..core.registry import game
from ..core.rng import Rng, seeded
from .errors import Damaged, Newer, NoSuchTable, Refused
from .header import BACK, Header, Seat, now
from .journal import Entry, Journal, Moves
from .pace import milliseconds, paced, welcomed
from .proposal import Proposal, proposal, proposes
from .records import record_of, table_of
from .terms import Terms, begun, new_seed, opened
from .undo import Step, last_of, played, replayed, without

Choice = Callable[[Position], int]
"""The action somebody means at a position; raises Refused or NotationError."""
DETAIL: Final = 80
"""So many characters of an entry are kept."""
CLOSING: Final = 3000
"""So many milliseconds a turn of one gesture waits for somebody who would like to take it back."""
UNSEEN: Final = "Something new is shown on the way: choose what comes after it once you have seen it."


class Table:
    """A table in memory, in step with the store. Build one with `create`, `load`, `fork` or `from_record`."""

    settles: ClassVar[bool] = True
    """Does what somebody else has acted upon stay for good, and the end of the game?"""

    def __init__(self, journal: Journal, header: Header, moves: Moves, commands: Iterable[str] = ()) -> None:
        self._journal = journal
        self.header = header
        self.moves = moves
        self._commands = set(commands)
        self._beginning = self._first()
        self._steps: list[Step] = []
        self.undone_at = header.seq
        """The seq of the last undo, or of the beginning in memory: what happened before is no news."""
        base = header.base_moves
        self._steps.extend(replayed(self._beginning, moves[base:], base, header.follows))

    # --- where tables come from ---------------------------------------------------------------
    @classmethod
    def create(cls, journal: Journal, owner: str, terms: Terms) -> Self:
        """A new table; raises LudosphereError for options or seats that can't be.

        While a seat is free nothing is played.
        """
        return cls._kept(journal, opened(owner, terms), [])

    @classmethod
    def _kept(cls, journal: Journal, header: Header, moves: Moves) -> Self:
        table = cls(journal, header, moves)
        journal.create(header, moves)
        return table

    @classmethod
    def load(cls, journal: Journal, identity: str) -> Self:
        """The table of that id; raises NoSuchTable, or Damaged if its moves don't make sense.

        When the rules have changed since, the game goes on under those it began with; if they are not known
        any more, it goes on from its snapshot, and its past can't be replayed.
        """
        stored, moves, commands = journal.load(identity)
        header = under_our_rules(stored, moves)
        if header != stored:
            journal.change(stored, header, Entry("upgrade", detail=f"rules {header.rules_version}"))
        return cls.restored(journal, header, moves, commands)

    @classmethod
    def restored(cls, journal: Journal, header: Header, moves: Moves, commands: Iterable[str] = ()) -> Self:
        """The table as it was read, with a header `under_our_rules`; raises Damaged."""
        try:
            table = cls(journal, header, moves, commands)
        except Exception as error:  # whatever the rules make of moves that can't be
            raise Damaged(f"Table {header.id} is damaged: {str(error) or type(error).__name__}") from error
        if table.position.encode() != header.snapshot:
            raise Damaged(f"Table {header.id} is damaged: its moves don't lead to its position.")
        return table

    def refresh(self) -> bool:
        """Catches up with what other processes did; False if that is nothing. Raises StoreError.

        Only new moves are read and played, unless something was taken back.
        """
        fresh = self._journal.since(self.id, self.seq, len(self.moves))
        if fresh is None:
            return self._reread()
        header, moves, commands = fresh
        if header.seq <= self.seq:
            return False
        try:
            steps = list(replayed(self.position, moves, len(self.moves), header.follows))
            if (steps[-1].after if steps else self.position).encode() != header.snapshot:
                return self._reread()
        except LudosphereError:
            return self._reread()
        self.header = header
        self.moves += moves
        self._steps += steps
        self._commands.update(commands)
        return True

    def _reread(self) -> bool:
        """Reads everything anew."""
        fresh = Table.load(self._journal, self.id)
        self.header, self.moves, self._commands = fresh.header, fresh.moves, fresh._commands
        self._beginning, self._steps, self.undone_at = fresh._beginning, fresh._steps, fresh.undone_at
        return True

    @classmethod
    def from_record(cls, journal: Journal, owner: str, record: Record, confirm: bool = False) -> Self:
        """A table that stands where the record ends; raises RecordError if the record can't be replayed."""
        return cls._kept(journal, *table_of(record, owner, confirm))

    def origins(self) -> Iterator[Header]:
        """The tables it was forked from, as they stand now, the nearest first, while there are any."""
        header = self.header
        while header.parent is not None:
            try:
                header, _, _ = self._journal.load(header.parent)
            except NoSuchTable:
                return
            yield header

    def fork(self, moves: int, owner: str) -> Table:
        """A new table of `owner` that goes on from the position after so many moves, with another future.

        While this game runs, what is hidden from the people at it is dealt anew as well. Raises Refused
        before it has begun: somebody might look at one deal from several seats.
        """
        _check_begun(self.header)
        position = self.at(moves)
        if self.over:
            world = position.copy()
        else:
            mine = self.header.seats_of(owner)
            known = mine[0] if len(mine) == 1 else None
            world = position.determinize(known, seeded(new_seed(), "fork"))
        world.rng = seeded(0)  # a record replaces it by the generator of its seed
        start, seed = world.encode(), new_seed()
        world.rng = seeded(seed)
        header = self.header
        seats = [_alone(seat) for seat in header.seats]
        terms = Terms(header.game, header.options, seats, seed, header.confirm, header.hide_scores)
        return self._kept(self._journal, begun(owner, terms, world, start, parent=(header.id, moves)), [])

    def again(self, person: str) -> Table:
        """A new table where the same people may go on, with the same options; raises Refused.

        Everybody moves on by one seat. The seats of others are free until they sit down.
        """
        header = self.header
        if header.stage != "over":
            raise Refused("not-over", "A rematch can be offered when the game is over.")
        if not header.seats_of(person):
            raise Refused("not-yours", "You have no seat at this table; you are watching.")
        seats = [_invited(seat, person) for seat in header.seats]
        terms = Terms(
            header.game,
            self.game.renewed(header.options),
            [seats[-1], *seats[:-1]],
            confirm=header.confirm,
            hide_scores=header.hide_scores,
            watch=header.watch,
            tempo=header.tempo,
            absent=header.absent,
            rated=header.rated,
            chat=header.chat,
        )
        return self.create(self._journal, person, terms)

    # --- what it is -----------------------------------------------------------------------------
    @property
    def id(self) -> str:
        """Short, safe in URLs, not to be guessed."""
        return self.header.id

    @property
    def game(self) -> Game:
        """The game that is played."""
        return game(self.header.game)

    @property
    def seq(self) -> int:
        """Rises with every change."""
        return self.header.seq

    @property
    def over(self) -> bool:
        """Is the game over, its last turn confirmed where that is asked?"""
        return self.header.over

    @property
    def position(self) -> Position:
        """The position now. Don't play on it."""
        return self._steps[-1].after if self._steps else self._beginning

    def to_move(self) -> tuple[int, ...]:
        """The seats that may go on; none while a turn waits for confirmation, or no game is running."""
        header = self.header
        return header.waiting if header.stage == "running" and header.held is None else ()

    def bot_to_move(self) -> int | None:
        """The first seat that is to move and for which a bot decides, if any."""
        return next(filter(self.header.by_bot, self.to_move()), None)

    def screen_seat(self, person: str | None) -> int | None:
        """The seat a person's screen acts for; None if they only watch.

        Whoever moved last goes on until nothing is owed any more; then it is for the next one here, round the
        table, who owes a decision. When nobody here does, the screen stays where it is.
        """
        people = self.header.seats_of(person)
        if not people or self.header.held in people:
            return self.header.held if people else None
        last = next((seat for seat, _ in reversed(self.moves) if seat in people), None)
        begin, waiting = people[0] if last is None else last, self.to_move()
        after = [seat for seat in people if seat >= begin] + [seat for seat in people if seat < begin]
        return next((seat for seat in after if seat in waiting), begin)

    def at(self, moves: int) -> Position:
        """The position after so many moves. Don't play on it."""
        first, last = self.header.base_moves, len(self.moves)
        if not first <= moves <= last:
            raise Refused(
                "no-moment",
                f"This game can be seen after {first} to {last} moves, not {moves}.",
                first=first,
                last=last,
            )
        return self._steps[moves - first - 1].after if moves > first else self._beginning

    def events(self, move: int) -> list[Event]:
        """What happened in the move of that number, counted from 1; [] for moves under older rules."""
        at = move - 1 - self.header.base_moves
        return self._steps[at].events if at >= 0 else []

    def turn_of(self, move: int) -> int:
        """The turn of the game that the move of that number belongs to; 0 for moves under older rules."""
        return self.at(move - 1).turn if move > self.header.base_moves else 0

    def world(self, seat: int) -> Position:
        """A world that a bot in the seat may think with; always the same at the same moment."""
        return self.position.determinize(seat, self.chance("bot"))

    def bot_seed(self) -> int:
        """A number for the bot's own draws."""
        rng = self.chance("bot's own")
        return rng.word() << 32 | rng.word()

    def chance(self, purpose: str) -> Rng:
        """A generator for something thought at this moment; says nothing about the table's seed."""
        return seeded(self.header.seed, f"{purpose} {len(self.moves)}")

    def usual(self, seat: int) -> int | None:
        """What the seat owes that goes without asking; see `Faces.usual`."""
        return self.game.faces.usual(self.position, seat) if seat in self.to_move() else None

    def confirmations(self, seat: int) -> dict[int, str]:
        """The seat's legal actions that want an OK before they are played, and why.

        "reveal", "secret": see `Faces.for_good`. "turn": the usual one, which goes without asking otherwise,
        but it ends the turn and the table doesn't wait for a confirmation of that.
        """
        position, faces, found = self.position, self.game.faces, {}
        usual = self.usual(seat)
        for action in position.legal(seat):
            step = played(position, seat, action)
            why = faces.for_good(position, seat, action, step.shown)
            if why is None and action == usual and not self.header.confirm and _ends(position, step):
                why = "turn"
            if why is not None:
                found[action] = why
        return found

    def proposes(self, seat: int) -> bool:
        """May the seat ask for a `proposal` now?"""
        return seat in self.to_move() and proposes(self.position, seat)

    def proposal(self, seat: int) -> Proposal:
        """What the seat could do next; always the same at the same moment. Raises Refused."""
        self.check_turn(seat)
        if not self.proposes(seat):
            raise Refused("no-proposal", "There is nothing to propose for what is to be decided now.")
        return proposal(self.position, seat, self.chance("proposal"))

    def record(self) -> Record:
        """The game so far; its seed stays sealed until nothing is played any more."""
        return record_of(self.header, self.moves)

    # --- what can be done to it -------------------------------------------------------------------
    def play_path(self, seat: int, path: Path, command_id: str | None = None, follows: bool = False) -> bool:
        """Plays the action with these refs; see `play`.

        follows: it follows by itself from what the seat did last, and is taken back together with that.
        """

        def pointed_at(position: Position) -> int:
            action = position.faces().choose(position, seat, path)
            if action is None:
                raise _illegal()
            return action

        return self._do(seat, [pointed_at], command_id, follows=follows and self._may_follow(seat))

    def _may_follow(self, seat: int) -> bool:
        """Can the seat's last gesture still be taken back?"""
        gesture = last_of(self._steps, seat)
        if not gesture or self.header.base_moves + gesture[-1] < self.header.floor:
            return False
        return without(self._beginning, self._steps, gesture) is not None

    def play(self, seat: int, action: int, command_id: str | None = None) -> bool:
        """Plays an action; False if a command of this id was played before. Raises Refused."""
        return self._do(seat, [lambda _: action], command_id)

    def say(self, seat: int, text: str, lang: str, command_id: str | None = None) -> bool:
        """Plays what somebody typed; see `play`. What can't be said is Refused in words of `lang`."""

        def typed(position: Position) -> int:
            faces = position.faces()
            if faces.entry(position, seat, lang) is None:
                raise Refused("no-entry", "There is nothing to type now.")
            return faces.typed(position, seat, text, lang)

        return self._do(seat, [typed], command_id)

    def act(self, seat: int, notations: Sequence[str], command_id: str | None = None) -> bool:
        """A gesture: plays several actions, in notation, as one command, all of them or none; see `play`.

        Only the last one may reveal something: nobody can have meant what comes after. They are taken back
        together.
        """
        if not notations:
            raise _illegal()
        return self._do(seat, [_written(seat, notation) for notation in notations], command_id)

    def lapse(self, seat: int) -> None:
        """Plays what the game does for a seat whose time is over; that stays. Raises Refused."""
        self._do(seat, [lambda position: position.timeout_action(seat)], None, lapsed=True)

    def knows(self, command_id: str | None) -> bool:
        """Was a command of this id done, even if it was taken back since?"""
        return command_id in self._commands

    def check_turn(self, seat: int) -> None:
        """Raises Refused if the seat can do nothing now."""
        _check_turn(self.header, self.position, seat)

    def _do(
        self,
        seat: int,
        choices: Sequence[Choice],
        command_id: str | None,
        lapsed: bool = False,
        follows: bool = False,
    ) -> bool:
        """Plays what is chosen, one after the other, as one command; see `play`.

        follows: does the first one belong to the seat's last gesture?
        """
        if self.knows(command_id):
            return False
        moves: Moves = []
        header, steps = self.header, list(self._steps)
        for choose in choices:
            before = steps[-1].after if steps else self._beginning
            _check_turn(header, before, seat)
            if moves and steps[-1].shown:
                raise Refused("unseen", UNSEEN)
            try:
                action = choose(before)
            except NotationError as error:
                raise Refused("rule", str(error), reason=str(error), why=error.key) from None
            notation, step = _tried(before, seat, action, follows or bool(moves))
            moves.append((seat, notation))
            steps.append(step)
            header = self._header_after(header, before, steps, lapsed)
        detail = " ".join(notation for _, notation in moves)[:DETAIL]
        entry = Entry("lapse" if lapsed else "play", seat, detail, command_id)
        self._journal.append(self.header, header, moves, entry)
        self.header, self._steps = header, steps
        self.moves += moves
        self._note(command_id)
        return True

    def _header_after(self, old: Header, before: Position, steps: Sequence[Step], lapsed: bool) -> Header:
        """The header once the last of the steps was played; it was `old` before."""
        step, moves = steps[-1], old.moves + 1
        seat, after = step.seat, step.after
        held = seat if not lapsed and self._to_be_confirmed(before, step) else None
        header = replace(
            self._next(moves),
            floor=moves if lapsed else self._floor_with(steps, old.floor),
            follows=self._following(steps),
        ).standing(after, held)
        owed = seat in old.waiting  # else it was something optional, and no turn could end
        ended = owed and held is None and (seat not in header.waiting or after.turn != before.turn)
        return paced(old, header, milliseconds(), ended=seat if ended else None)

    def _to_be_confirmed(self, before: Position, step: Step) -> bool:
        """Does the table wait until the step's seat confirms its turn?"""
        seat, waiting = step.seat, step.after.to_move()
        if not (self.header.confirm and not self.header.by_bot(seat) and _ends(before, step)):
            return False
        if before.time_limit() is not None or any(other != seat for other in before.to_move()):
            return False  # time is short, or the others don't wait for this one anyway
        # A turn that can't be taken back holds nobody up when the same seat goes on anyway.
        return any(other != seat for other in waiting) or not step.shown

    def _floor_with(self, steps: Sequence[Step], floor: int) -> int:
        """The floor once the last step is played: it settles what it could not have followed otherwise."""
        if not self.settles:
            return floor
        base = self.header.base_moves
        seen = {steps[-1].seat}
        for k in range(len(steps) - 2, floor - base - 1, -1):
            seat = steps[k].seat
            if seat in seen:
                continue  # not its last action
            seen.add(seat)
            if without(self._beginning, steps, last_of(steps, seat)) is None:
                return base + k + 1
            if len(seen) == len(self.header.seats):
                break
        return floor

    def _following(self, steps: Sequence[Step]) -> tuple[int, ...]:
        """The numbers of the moves that belong to one gesture with what their seat did before."""
        return tuple(number for number, step in enumerate(steps, self.header.base_moves + 1) if step.follows)

    def undo_refusal(self, seat: int | None) -> Refused | None:
        """Why the seat can't take back its last gesture; None if it can."""
        if self.over and self.settles:
            return Refused("undo-over", "The game is over: nothing can be taken back.")
        if not self._steps:
            return Refused("undo-nothing", "There is nothing to take back.")
        last = self._steps[-1].seat
        somebody_elses = Refused("undo-other", "The last action is somebody else's.", seat=last)
        gesture = last_of(self._steps, seat)
        if not gesture:
            return somebody_elses
        settled = self.header.base_moves + gesture[0] < self.header.floor
        free = not settled and without(self._beginning, self._steps, gesture) is not None
        if free or last != seat:
            return None if free else somebody_elses
        shown = any(self._steps[k].shown for k in gesture)
        if settled or not shown:  # others have acted between its actions
            return Refused(
                "undo-settled", "That turn is settled: it was confirmed, or somebody has played since."
            )
        return Refused("undo-revealed", "The last action showed something new; it can't be taken back.")

    def undo(self, seat: int, command_id: str | None = None) -> bool:
        """Takes back the seat's last gesture; False if a command of this id did so before. Raises Refused.

        Done again, it goes back as far as where something was revealed or somebody else acted upon it, never
        further. What others did since, if it has nothing to do with the gesture, stays.
        """
        if self.knows(command_id):
            return False
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        gesture = last_of(self._steps, seat)
        tail = without(self._beginning, self._steps, gesture)
        assert tail is not None
        base = self.header.base_moves
        kept = base + gesture[0]
        steps = [*self._steps[: gesture[0]], *tail]
        moves = [move for n, move in enumerate(self.moves, -base) if n not in gesture]
        position = steps[-1].after if steps else self._beginning
        absences = tuple(
            (n - sum(base + k < n for k in gesture), who, why) for n, who, why in self.header.absences
        )
        header = replace(self._next(len(moves)), absences=absences, follows=self._following(steps))
        header = header.standing(position, None)
        header = paced(self.header, header, milliseconds(), undone=(seat, kept))
        self._journal.change(self.header, header, Entry("undo", seat, command=command_id), moves[kept:])
        self.header, self._steps = header, steps
        self.moves[:] = moves
        self.undone_at = header.seq
        self._note(command_id)
        return True

    def confirm(self, seat: int, command_id: str | None = None) -> bool:
        """Confirms the seat's finished turn, so that the others go on; see `undo`."""
        if self.knows(command_id):
            return False
        if self.header.held is None or self.header.held != seat:
            raise Refused("not-held", "No finished turn waits for your confirmation.")
        header = replace(self._next(len(self.moves)), floor=len(self.moves), held=None)
        header = header.standing(self.position, None)
        entry = Entry("confirm", seat, command=command_id)
        self._change(paced(self.header, header, milliseconds(), ended=seat), entry)
        self._note(command_id)
        return True

    def closing(self) -> int | None:
        """After how many milliseconds a page may confirm the turn that waits for it, if nobody says anything.

        None: it must be confirmed, for more than one gesture was made in it. 0: nothing can be taken back.
        """
        seat = self.header.held
        if seat is None:
            return None
        if self.undo_refusal(seat) is not None:
            return 0
        base = self.header.base_moves
        first = base + last_of(self._steps, seat)[0] + 1
        earlier = (number for number in range(first - 1, base, -1) if self.moves[number - 1][0] == seat)
        before = next(earlier, None)
        return CLOSING if before is None or self.turn_of(before) != self.turn_of(first) else None

    def _note(self, command_id: str | None) -> None:
        if command_id is not None:
            self._commands.add(command_id)

    # --- who sits here ------------------------------------------------------------------------------
    def sit(self, seat: int, person: str, name: str) -> None:
        """Somebody takes a free seat; with the last one the game begins. Raises Refused.

        Who has that seat already keeps it: it was asked twice.
        """
        header = self.header
        if header.stage in ("open", "running") and seat in header.seats_of(person):
            return
        self._check_free(seat)
        if header.seats_of(person):
            raise Refused("seated", "You sit at this table already.")
        self._seat(seat, Seat.human(name, person), Entry("sit", seat))

    def rise(self, seat: int) -> None:
        """Frees a seat before the game has begun; raises Refused."""
        if self.header.stage != "open" or self.header.seats[seat].kind == "open":
            raise Refused("begun", "The game has begun: that seat can't be given to somebody else.")
        self._seat(seat, Seat.free(), Entry("rise", seat))

    def fill(self, seat: int, bot: Seat) -> None:
        """Puts a bot on a free seat; raises Refused."""
        self._check_free(seat)
        header = self._with_seat(seat, bot)
        beginning = self._beginning
        options = self.game.seated(header.options, sum(one.kind != "bot" for one in header.seats))
        if options != header.options and header.start is None:  # nothing has been played yet
            beginning = self.game.new(options, header.seed)
            header = replace(header, options=options, snapshot=beginning.encode())
        self._change(header, Entry("sit", seat, bot.code()))
        self._beginning = beginning

    def close(self) -> None:
        """Gives the table up before its game has begun; raises Refused."""
        if self.header.stage != "open":
            raise Refused("begun-close", "The game has begun: the table can't be closed any more.")
        self._change(replace(self._next(len(self.moves)), stage="closed"), Entry("close"))

    def _check_free(self, seat: int) -> None:
        if self.header.stage == "closed":
            raise Refused("closed", "This table was closed before its game began.")
        if not 0 <= seat < len(self.header.seats) or self.header.seats[seat].kind != "open":
            raise Refused("seat-taken", "That seat is taken already.")

    def leave(self, *seats: int, why: str = "left") -> None:
        """People go away from a running game, all at once; what happens then is up to the table.

        Raises Refused. See `Header.without`.
        """
        players = [self.header.seats[seat] for seat in seats]
        if self.header.stage != "running" or any(one.kind != "human" or one.away for one in players):
            raise Refused("not-here", "Nobody can leave that seat now.")
        acted = self._journal.acted(self.id) if self.header.rated else set()
        header = self._next(len(self.moves)).without(seats, why, acted)
        others = " ".join(str(seat) for seat in seats[1:])
        self._change(self._standing_now(header), Entry("leave", seats[0], f"{why} {others}".strip()))

    def come_back(self, seat: int) -> None:
        """A person takes their own seat again; raises Refused."""
        player = self.header.seats[seat]
        if player.away is None:
            raise Refused("not-away", "You are at this table.")
        if self.header.stage != "running":
            raise Refused("over", "The game is over.")
        header = self._with_seat(seat, replace(player, away=None))
        absences = (*header.absences, (header.moves, seat, BACK))
        header = replace(header, absences=absences, **welcomed(header, seat, milliseconds()))
        self._change(header, Entry("return", seat))

    def rename(self, seat: int, name: str) -> None:
        """Calls a person at the table by another name."""
        player = self.header.seats[seat]
        named = Seat.human(name, player.person)
        self._seat(seat, replace(player, name=named.name), Entry("rename", seat))

    def settle(self, entry: Entry, **facts: Any) -> None:
        """Changes facts of the header that are no part of the game, such as its clock or its rematch."""
        self._change(replace(self._next(len(self.moves)), **facts), entry)

    def quarantine(self, reason: str) -> None:
        """Closes the table because its rules failed; its record stays. The reason is told to nobody here."""
        header = replace(self._next(len(self.moves)), broken=reason, stage="broken", deadline=None)
        self._change(header, Entry("quarantine", detail=reason.strip().rpartition("\n")[2][:DETAIL]))

    def _seat(self, seat: int, player: Seat, entry: Entry) -> None:
        self._change(self._with_seat(seat, player), entry)

    def _with_seat(self, seat: int, player: Seat) -> Header:
        seats = list(self.header.seats)
        seats[seat] = player
        return self._standing_now(replace(self._next(len(self.moves)), seats=tuple(seats)))

    def _standing_now(self, header: Header) -> Header:
        """The header after a change of who sits here."""
        header = header.standing(self.position, header.held).released()
        return paced(self.header, header, milliseconds())

    def _change(self, header: Header, entry: Entry) -> None:
        self._journal.change(self.header, header, entry)
        self.header = header

    # --- inside -----------------------------------------------------------------------------------
    def _next(self, moves: int) -> Header:
        return replace(self.header, moves=moves, seq=self.header.seq + 1, changed=now())

    def _first(self) -> Position:
        header = self.header
        if header.base is not None:
            return self.game.decode(header.base)
        if header.start is None:
            return self.game.new(header.options, header.seed)
        try:
            position = self.game.decode(header.start)
        except DecodeError as error:
            raise StoreError(f"Table {header.id} is damaged: {error}") from None
        position.rng = seeded(header.seed)
        return position


def under_our_rules(header: Header, moves: Moves) -> Header:
    """The header as the rules of this version go on from it. Raises Newer, or Damaged.

    The game goes on under the rules it began with; if they are not known any more, its past ends in a
    snapshot.
    """
    title = game(header.game)
    if header.rules_version > title.rules_version:  # a newer process serves it already
        raise Newer(header.id)
    if header.rules_version == title.rules_version:
        return header
    options = title.carried(header.options, header.rules_version)
    try:
        snapshot = title.decode(header.snapshot).encode()
    except DecodeError as error:
        if options is None:
            raise Damaged(f"Table {header.id} is damaged: {error}") from error
        snapshot = header.snapshot  # its moves tell where it is
    if options is None:
        header = replace(header, base=snapshot, base_moves=len(moves), floor=len(moves))
    return replace(
        header,
        rules_version=title.rules_version,
        options=options or header.options,
        snapshot=snapshot,
        seq=header.seq + 1,
    )


def _check_turn(header: Header, position: Position, seat: int) -> None:
    if header.stage == "broken":
        raise Refused("broken", "This table is closed: the rules failed here; its record is kept.")
    _check_begun(header)
    if header.over:
        raise Refused("over", "The game is over.")
    if header.held is not None:
        raise Refused("held", "The last turn waits for its confirmation.")
    if not position.legal(seat):
        waiting = header.waiting[0]
        raise Refused(
            "not-your-turn", f"It is seat {waiting + 1}'s turn, not seat {seat + 1}'s.", seat=waiting
        )


def _check_begun(header: Header) -> None:
    if header.stage == "closed":
        raise Refused("closed", "This table was closed before its game began.")
    if header.stage == "open":
        raise Refused("not-begun", "The game begins when every seat is taken.")


def _illegal() -> Refused:
    return Refused("illegal", "The rules don't allow that now.")


def _written(seat: int, notation: str) -> Choice:
    return lambda position: position.parse(seat, notation)


def _ends(before: Position, step: Step) -> bool:
    """Does the step end a turn of its seat?"""
    return step.seat not in step.after.to_move() or step.after.turn != before.turn


def _tried(before: Position, seat: int, action: int, follows: bool) -> tuple[str, Step]:
    """The action in notation, and played on a copy; raises Refused."""
    if not before.allows(seat, action):
        raise _illegal()
    notation = before.notation(seat, action)
    try:
        return notation, played(before, seat, action, follows)
    except IllegalAction as error:
        raise Refused("illegal", str(error)) from None
    except Exception as error:
        error.add_note(f"This happened when seat {seat + 1} played {notation}.")
        raise


def _invited(seat: Seat, person: str) -> Seat:
    """The seat at a rematch the person offers: theirs and a bot's are taken, others are free."""
    if seat.kind == "human" and seat.person != person:
        return Seat.free()
    return replace(seat, away=None, lost=False)


def _alone(seat: Seat) -> Seat:
    """The seat at a table of one's own: whoever it was, the owner plays for them; nobody is away."""
    if seat.kind == "open":
        return Seat.human()
    return replace(seat, person=None, away=None, lost=False)
