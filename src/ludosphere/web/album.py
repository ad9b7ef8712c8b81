"""Drawing a table: the fragments of a page, drawn once for everybody who sees the same.

A moment is a table at some seq (and, in a replay, after some moves) as one seat sees it in one language.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from markupsafe import Markup

from ..core.contract import Event, Path, Position, View, concealed
from ..core.record import seed_hash
from ..core.registry import game
from ..core.text import Texts, listed
from ..kit.html import joined
from ..kit.presenter import presenter
from ..play.header import GONE, Header
from ..play.table import Table
from ..tables.service import Live
from .access import may_analyse, may_hint, may_look
from .basket import basket_of
from .basket import shown as shown_basket
from .endings import absence, ending
from .errors import sentence
from .guide import section_url
from .loose import loose_refs
from .pages import common, environment, words
from .pictures import addressed
from .terms import terms
from .titles import titles
from .told import Told, Turn

_KEPT = 8
PARTS = ("log", "bar", "sheet")
_PARTS_KEPT = 4
"""So many of the last drawn parts of a kind may be wanted again: about one for each seat."""


class Seen(NamedTuple):
    """What makes a moment; `seat` None: a spectator's, `at` None: live. `watched`: it is only looked at.

    `study`: of the page of an analysis, to "look" at what was played or to "try" what is better.
    """

    seq: int
    seat: int | None
    at: int | None
    lang: str
    watched: bool
    text: bool
    study: str | None


@dataclass(frozen=True)
class Moment:
    """What everybody gets who sees the same: HTML by element id, whose turn it is, what can be done."""

    seen: Seen
    fragments: dict[str, str]
    turn: dict[str, Any]
    legal: list[dict[str, Any]]
    asks: dict[str, str]
    """What is asked after the first refs of a path, parted by blanks."""
    usual: Path | None = None
    """The path of what goes without asking; see `Faces.usual`."""
    basket: dict[str, Any] | None = None
    """What is put together now, with nothing in it yet; see `web.basket`."""
    placed: frozenset[str] = frozenset()
    """The refs that the panels show."""
    messages: dict[object, tuple[str, frozenset[str]]] = field(default_factory=dict)
    """Messages made of it, by what the screen had before: many screens get the same. And what it has then."""


class Album:
    """The last moments of a table, and the lines of its log."""

    def __init__(self) -> None:
        self._moments: OrderedDict[Seen, Moment] = OrderedDict()
        self._parts: dict[tuple[str, str], deque[tuple[dict[str, Any], str]]] = {}
        self._sheets: dict[Any, dict[str, Any]] = {}
        self._told: dict[tuple[str, int | None, bool], Told] = {}

    def moment(
        self,
        table: Table,
        seat: int | None,
        at: int | None,
        lang: str,
        watched: bool = False,
        text: bool = False,
        study: str | None = None,
    ) -> Moment:
        """The table as the seat (None: a spectator) sees it, live or after `at` moves.

        watched: somebody who watches looks over the seat's shoulder, and can do nothing for it; text: the
        board is told in words, if the game can, in one fragment "outline" in the place of the panels;
        study: see `Seen`.
        """
        text = text and presenter(table.game.name).outline is not None
        key = Seen(table.seq, seat, at, lang, watched, text, study)
        found = self._moments.get(key)
        if found is None:
            found = self._draw(table, key)
            self._share(found.fragments)
            for moment in self._moments.values():
                if moment.seen.seq != table.seq:
                    moment.messages.clear()  # nobody is sent an older state again
            self._moments[key] = found
            while len(self._moments) > _KEPT:
                self._moments.popitem(last=False)
        return found

    def _share(self, fragments: dict[str, str]) -> None:
        """Puts what is drawn already in the place of what is equal, as most of a board is."""
        for name, html in fragments.items():
            known = (moment.fragments.get(name) for moment in self._moments.values())
            fragments[name] = next((other for other in known if other == html), html)

    def _draw(self, table: Table, seen: Seen) -> Moment:
        """`looking`: whose eyes the moment is for; `seat`: for whom something can be done."""
        if not table.header.begun:
            return self._draw_waiting(table, seen)
        _, looking, at, lang, watched, text, study = seen
        seat = None if watched else looking
        acting = looking if study == "try" else seat
        shown, live = presenter(table.game.name), at is None
        position = table.position if at is None else table.at(at)
        names = names_of(table.header, words(lang))
        turn = _turn(table, position, seat, at, names, words(lang))
        over = table.over if at is None else not position.to_move()
        hidden = table.header.hide_scores and not table.over
        view = position.view(looking)
        unknown = concealed(view)
        if hidden:
            hide_scores(view)
        header, you = table.header, None if watched else spoken_to(table.header, looking)
        named = looking is not None and you is None
        board = (
            {"outline": shown.outline(view, looking, names, lang, named)}
            if text and shown.outline
            else shown.panels(view, looking, names, lang, named)
        )
        marks = joined(board.values()).marks
        placed = frozenset(value for name, value in marks if name == "ref")
        marked = {name for name, _ in marks}
        legal = _legal(table, seat, lang) if live else _tries(position, acting, lang) if study else []
        fills = live and not text and bool(legal)
        basket = basket_of(position, seat, (), lang) if fills and seat is not None else None
        no = dict([basket.nothing]) if basket else {}
        loose = loose_refs(position, acting, legal, placed, shown, lang, no) if acting is not None else []
        entry = position.faces().entry(position, seat, lang) if legal and seat is not None else None
        lasts = position.time_limit() if live and table.to_move() else None
        called = names_of(header, words(lang), you)
        sheet = self._sheet((table.seq, at), position, you, called, over, unknown, lang)
        end = ending(header, table.moves, names, you, words(lang)) if live else None
        sheet = ended(sheet, header, end)
        log = self._log(table, looking, names, lang, watched)
        told = log.turns if at is None or study else log.before(at)
        marks_at = None if study else at
        url = url_of(table.header)

        def draw(turn: Turn) -> str:
            as_it_is = {**turn, "entries": [entry.copy() for entry in turn["entries"]]}  # it will grow
            return self._render("log_turn", lang, {"at": marks_at, "table": {"url": url}, "turn": as_it_is})

        due = turn["seat"] if turn["seat"] is not None else seat or 0
        parts: dict[str, dict[str, Any]] = {
            "log": {"turns": log.drawn(draw) if marks_at is None else [Markup(draw(turn)) for turn in told]},
            "bar": {
                "table": summary(table.header, _person(table.header, seat), lang),
                "at": at,
                "moves": len(table.moves),
                "task": basket.question if basket else position.faces().task(position, due, lang),
                "waits": "" if seat is None else shown.waiting(position, seat, lang),
                "steps": [
                    {"text": text, "state": state}
                    for text, state in position.faces().steps(position, due, lang)
                ]
                if position.to_move()
                else [],
                "turn": turn,
                "several": live and len(table.to_move()) > 1,
                "loose": loose,
                "free": bool(legal),
                "entry": None if "entry" in marked else entry,
                "timed": bool(lasts) and "clock" not in marked,
                "proposes": live and seat is not None and table.proposes(seat),
                "advises": live and may_hint(table.header, seat),
                "people": _people(table, seat, names) if live and seat is not None else [],
                "latest": latest(told, seat),
                "result": sheet["result"],
                "teams": sheet["teams"],
                "ending": end,
                **_company(table, seat, looking, names),
                **_studied(table, position, looking if study else None, at, names, lang),
                "study": study,
            },
            "sheet": {
                **sheet,
                "over": over,
                "ending": end,
                "hidden": hidden or not sheet["columns"],
                "achievements": _achievements(table, seat),
            },
        }
        fragments = {name: addressed(html, table.header) for name, html in board.items()}
        for name in PARTS:
            fragments[name] = self._render(name, lang, parts[name])
        asks = _asks(position, acting, legal, lang)
        usual = _usual(table, seat) if live else None
        empty = shown_basket(basket) if basket else None
        return Moment(seen, fragments, turn, legal, asks, usual, empty, placed)

    def _draw_waiting(self, table: Table, seen: Seen) -> Moment:
        """Before the game begins: who sits there; nothing of the deal, for seats can still be changed."""
        seat, lang = seen.seat, seen.lang
        names = names_of(table.header, words(lang))
        areas = presenter(table.game.name).laid_out(seen.text).values()
        fragments = {panel: "" for panels in areas for panel in panels}
        about = summary(table.header, _person(table.header, seat), lang)
        facts = {"table": about, "seat": seat, "terms": terms(table.header, lang)}
        fragments |= {"bar": "", "sheet": "", "room": self._render("room", lang, facts)}
        fragments["log"] = self._render("log", lang, {"turns": []})
        turn = _turn(table, table.position, None, None, names, words(lang))
        return Moment(seen, fragments, turn, [], {})

    def past(self, table: Table, person: str, moves: int, lang: str) -> list[Markup]:
        """What the table told a person up to so many moves, by turns: the past of its forks."""
        mine = table.header.seats_of(person)
        seat = mine[0] if len(mine) == 1 else None
        told = self._log(table, seat, names_of(table.header, words(lang)), lang, False)
        facts = {"at": None, "past": True, "table": {"url": url_of(table.header)}}
        return [
            Markup(self._render("log_turn", lang, {**facts, "turn": turn})) for turn in told.before(moves)
        ]

    def _render(self, name: str, lang: str, facts: dict[str, Any]) -> str:
        """A part by its template; drawn once for all who are told the same, and while that stays the same."""
        drawn = self._parts.setdefault((name, lang), deque(maxlen=_PARTS_KEPT))
        for known, html in drawn:
            if known == facts:
                return html
        html = environment().get_template(f"{name}.html").render({**common(lang), **facts})
        drawn.append((facts, html))
        return html

    def _sheet(
        self,
        moment: tuple[int, int | None],
        position: Position,
        you: int | None,
        names: list[str],
        over: bool,
        unknown: set[int],
        lang: str,
    ) -> dict[str, Any]:
        """`_sheet`, once for all who look at a moment of the table and see the same."""
        asked = (moment, you if over else None, tuple(names), over, frozenset(unknown), lang)
        if asked not in self._sheets:
            self._sheets = {key: sheet for key, sheet in self._sheets.items() if key[0] == moment}
            self._sheets[asked] = _sheet(position, you, names, over, unknown, lang)
        return self._sheets[asked]

    def _log(self, table: Table, seat: int | None, names: list[str], lang: str, watched: bool) -> Told:
        """What every move told that told something; kept while nothing is taken back and nobody renamed."""
        since = (table.undone_at, table.over, names)
        absences = table.header.absences
        told = self._told.get((lang, seat, watched))
        if told is None or told.since != since:
            told = self._told[lang, seat, watched] = Told(since)
        you = None if watched else spoken_to(table.header, seat)

        def gone(before: int) -> None:
            """Tells of those who went, or came back, when there were fewer than so many moves."""
            for at, who, _ in absences[told.absences :]:
                if at >= before:
                    return
                line = absence(table.header, told.absences, names, you, words(lang))
                told.absences += 1
                if at >= table.header.base_moves:
                    about = {"seat": who, "turn": -told.absences, "lines": [line], "notation": ""}
                    told.add({"n": at, **about, "done": True})

        for number in range(told.upto + 1, len(table.moves) + 1):
            gone(number)
            mover, notation = table.moves[number - 1]
            events = table.events(number)
            lines = tell(table, events, seat, you, names, lang)
            if lines:
                told.add(
                    {
                        "n": number,
                        "seat": mover,
                        "turn": table.turn_of(number),
                        "lines": lines,
                        "done": any(event.seat is not None for event in events),
                        # a notation may name a card that only the mover has seen
                        "notation": notation if mover == seat or not table.game.secrets or table.over else "",
                    }
                )
            told.upto = number
        gone(len(table.moves) + 1)
        return told


_albums: WeakKeyDictionary[Live, Album] = WeakKeyDictionary()


def album(live: Live) -> Album:
    """The album of a table in memory."""
    found = _albums.get(live)
    if found is None:
        found = _albums[live] = Album()
    return found


def names_of(header: Header, say: Texts, you: int | None = None) -> list[str]:
    """The names of the seats; those nobody named are called in the reader's language, `you` by that word."""
    names = []
    several = sum(seat.kind == "bot" and not seat.name for seat in header.seats) > 1
    for number, seat in enumerate(header.seats, 1):
        if seat.name:
            names.append(seat.name)
        elif seat.kind == "open":
            names.append(say("name-open"))
        elif number - 1 == you:
            names.append(say("name-you"))
        elif seat.kind == "human":
            names.append(say("name-gone" if seat.away == GONE else "name-person", number=number))
        else:
            key = "name-bot-of-several" if several else "name-bot"
            names.append(say(key, level=seat.level or 0, number=number))
    return names


def url_of(header: Header) -> str:
    """The address of a table's page."""
    return f"/table/{header.id}"


def tells_nothing(header: Header, person: str | None) -> bool:
    """May the person read its record now? In a game with secrets moves name what only their seat has seen."""
    alone = len(header.seats) == 1 and bool(header.seats_of(person))
    return header.ended or not game(header.game).secrets or alone


def summary(header: Header, person: str | None, lang: str) -> dict[str, Any]:
    """A table for the templates, as a person sees it. The seed is there once the game is over."""
    mine = bool(header.seats_of(person))
    names = names_of(header, words(lang))
    said = titles(game(header.game), lang)
    return {
        "id": header.id,
        "url": url_of(header),
        "record_url": f"{url_of(header)}/record" if tells_nothing(header, person) else None,
        "game": header.game,
        "title": said.title,
        "mode": said.mode(header.options),
        "emblem": said.picture("emblem", "cover"),
        "options": header.options,
        "seats": [
            {
                **seat.shown(),
                "seat": number,
                "name": names[number],
                "you": seat.person is not None and seat.person == person,
            }
            for number, seat in enumerate(header.seats)
        ],
        "moves": header.moves,
        "seq": header.seq,
        "confirm": header.confirm,
        "over": header.over,
        "mine": mine,
        "stage": header.stage,
        "access": header.access,
        "watch": header.watch,
        "absent": header.absent,
        "rated": header.rated,
        "hints": header.hints,
        "analysis": f"{url_of(header)}/analysis" if may_analyse(header) else None,
        "chat": header.chat,
        "rematch": f"/table/{header.rematch}" if header.rematch else None,
        "seed": str(header.seed) if header.over else None,
        "seed_hash": seed_hash(header.seed),
        "hide_scores": header.hide_scores,
        # who watches a fork needn't be let in to the table it came from
        "forked": {
            "url": f"/table/{header.parent}?at={header.parent_moves}" if mine else None,
            "n": header.parent_moves,
        }
        if header.parent
        else None,
        "scores": list(header.scores) if header.scores is not None and header.over else None,
        "ranks": list(header.ranks) if header.ranks is not None and header.over else None,
        "changed": header.changed.isoformat(timespec="seconds") + "Z",
    }


def spoken_to(header: Header, seat: int | None) -> int | None:
    """The seat that "you" is; None at a shared screen, where it would be now one, now another."""
    return None if seat is None or header.shares_screen(seat) else seat


def _person(header: Header, seat: int | None) -> str | None:
    """Who looks at what the seat sees."""
    return None if seat is None else header.seats[seat].person


def latest(turns: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
    """What happened since the seat moved: the others' turns, else what its own last move brought about."""
    others: list[dict[str, Any]] = []
    for turn in reversed(turns[-4:]):
        if turn["seat"] == seat:
            break
        did = [_times(entry) for entry in turn["entries"] if entry["done"]]
        others.insert(0, {"seat": turn["seat"], "lines": did})
    if others or not turns:
        return others
    last = turns[-1]["entries"][-1]
    brought = last["lines"][1:] if last["done"] else last["lines"]
    return [{"seat": None, "lines": brought}] if brought else []


def _times(entry: dict[str, Any]) -> str:
    """What an entry did, and how often."""
    line: str = entry["lines"][0]
    return line if entry["times"] == 1 else f"{line} ×{entry['times']}"


def tell(
    table: Table, events: list[Event], seat: int | None, you: int | None, names: list[str], lang: str
) -> list[str]:
    """Events as sentences, those the seat may know and that are worth a line; `you` is spoken to."""
    faces = table.game.faces
    lines = (faces.told(event, names, you, lang) for event in events if event.visible_to(seat))
    return [line for line in lines if line]


def _turn(
    table: Table, position: Position, seat: int | None, at: int | None, names: list[str], say: Texts
) -> dict[str, Any]:
    live = at is None
    held = table.header.held if live else None
    waiting = list(table.to_move()) if live else position.to_move()
    mover = held if held is not None else seat if seat in waiting else waiting[0] if waiting else None
    named = mover if mover is not None and (held is not None or mover == seat) else None
    undo: bool | str = ""
    if live and seat is not None:
        refusal = table.undo_refusal(undoing(table, seat))
        undo = True if refusal is None else sentence(refusal, say, names)
    name = listed([names[one] for one in (waiting if named is None else [named])], say)
    return {
        "seat": mover,
        "name": name,
        "whose": say("turn-of", name=name),
        "mine": live and seat is not None and mover == seat,
        "over": table.over if live else not waiting,
        "held": held is not None,
        "closes": table.closing() if live else None,
        "shared": live and seat is not None and table.header.shares_screen(seat),
        "undo": undo,
    }


def _company(table: Table, seat: int | None, looking: int | None, names: list[str]) -> dict[str, Any]:
    """What the bar offers because of others: a rematch, one's own return, another seat's view."""
    header = table.header
    mine = header.seats_of(_person(header, seat))
    return {
        "sits": seat is not None,
        "together": len(header.persons) > 1,
        "gone": bool(mine) and header.stage == "running" and all(header.seats[one].away for one in mine),
        "views": [{"seat": one, "name": name, "here": one == looking} for one, name in enumerate(names)]
        if seat is None and may_look(header, None) and len(names) > 1
        else [],
        "looking": looking,
    }


def _studied(
    table: Table, position: Position, looking: int | None, at: int | None, names: list[str], lang: str
) -> dict[str, Any]:
    """What the bar of an analysis says of its moment: who decides; can what is possible be pointed at?"""
    if looking is None or at is None or at == len(table.moves):
        return {"decides": None, "triable": False}
    typed = position.faces().entry(position, looking, lang) is not None
    return {"decides": looking, "decider": names[looking], "triable": not typed}


def _achievements(table: Table, seat: int | None) -> str | None:
    """Where a person sees what they have achieved in this game so far; None where there is no such sheet."""
    earns = seat is not None and presenter(table.game.name).achievements
    return f"/achievements/{table.game.name}" if earns else None


def _people(table: Table, seat: int, names: list[str]) -> list[dict[str, Any]]:
    """The other people at this screen who could do something now."""
    return [
        {"seat": other, "name": names[other]}
        for other in table.header.seats_of(_person(table.header, seat))
        if other != seat and table.to_move() and table.position.legal(other)
    ]


def ended(sheet: dict[str, Any], header: Header, end: dict[str, Any] | None) -> dict[str, Any]:
    """The score sheet of a game in which somebody's absence counts: the last places are theirs."""
    if end is None or end["title"] is None:
        return sheet
    ranks = header.places or (None,) * len(header.seats)
    columns = [
        {**one, "rank": None if one["seat"] is None else ranks[one["seat"]]} for one in sheet["columns"]
    ]
    return {**sheet, "columns": columns}


def hide_scores(view: View) -> None:
    """Takes the points out of a view: of everything in it that has a `score`."""
    for value in view.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, dict) and "score" in part:
                part["score"] = None


def undoing(table: Table, seat: int | None) -> int | None:
    """The seat that takes back on this screen: of all the people it acts for, the last to move, if it can."""
    if seat is None:
        return None
    people = table.header.seats_of(table.header.seats[seat].person)
    last = next((mover for mover, _ in reversed(table.moves) if mover in people), None)
    if last is None:
        return seat
    return last if last in (seat, table.moves[-1][0]) or table.undo_refusal(last) is None else seat


def _legal(table: Table, seat: int | None, lang: str) -> list[dict[str, Any]]:
    if seat is None or not table.to_move():
        return []
    asked = table.confirmations(seat)
    return _by_path(table.position, seat, lang, lambda action: {"ok": asked.get(action)})


def _tries(position: Position, seat: int | None, lang: str) -> list[dict[str, Any]]:
    """What the seat could have done at a moment of the past, by name as an analysis tells it."""
    if seat is None:
        return []
    return _by_path(position, seat, lang, lambda action: {"notation": position.notation(seat, action)})


def _by_path(
    position: Position, seat: int, lang: str, more: Callable[[int], dict[str, Any]]
) -> list[dict[str, Any]]:
    said = {
        action: {**described(position, seat, action, lang), **more(action)} for action in position.legal(seat)
    }
    # an action may have several paths: what is swapped can be pointed at in either order
    return [{**said[action], "path": path} for path, action in position.paths(seat).items()]


def _usual(table: Table, seat: int | None) -> Path | None:
    """The path of what goes without asking; None if there is something to choose."""
    action = None if seat is None else table.usual(seat)
    return None if seat is None or action is None else table.game.faces.path(table.position, seat, action)


def _asks(position: Position, seat: int | None, legal: list[dict[str, Any]], lang: str) -> dict[str, str]:
    """The question after whatever begins a legal path and does not end it."""
    if seat is None:
        return {}
    begun = dict.fromkeys(move["path"][:k] for move in legal for k in range(1, len(move["path"])))
    return {" ".join(path): position.faces().question(position, seat, path, lang) for path in begun}


def described(position: Position, seat: int, action: int, lang: str) -> dict[str, Any]:
    """A legal action for a page: its path, what it is and what it would give."""
    return {
        "path": position.faces().path(position, seat, action),
        "say": position.sentence(seat, action, lang),
        "gives": position.faces().preview(position, seat, action, lang),
    }


def _sheet(
    position: Position, you: int | None, names: list[str], over: bool, unknown: set[int], lang: str
) -> dict[str, Any]:
    """The score sheet, without the columns of seats whose points nobody may see yet."""
    faces, result = position.faces(), position.result()
    lines = position.sheet()
    count = len(lines[0].points) if lines else len(names)
    totals = (
        result.scores if result else [sum(line.points[column] for line in lines) for column in range(count)]
    )
    ranks = result.ranks if result and over else None
    sides = position.game().teams(position.options())
    together = [seat for side in sides for seat in side] or range(count)
    known = [column for column in together if column not in unknown]
    called = titles(position.game(), lang)
    shown_as = [*names, *[called.automatic[0]] * (count - len(names))]
    said = [*names, *[called.automatic[1]] * (count - len(names))]
    columns = [
        {
            "name": shown_as[column],
            "said": said[column],
            "seat": column if column < len(names) else None,
            "you": over and column == you,  # until then the sheet is the same for everybody
            "rank": ranks[column] if ranks else None,
            "total": totals[column],
        }
        for column in known
    ]
    rows = [
        {
            "key": line.key,
            "text": faces.explain(line.key, lang),
            "rule": section_url(position.game().name, f"score:{line.key}", lang),
            "points": [line.points[column] for column in known],
            "details": [
                [
                    {"text": faces.explain(line.key, lang, one), "points": one["points"]}
                    for one in line.details[column]
                ]
                for column in known
            ],
        }
        for line in lines
    ]
    first = [column for column in range(count) if ranks and ranks[column] == 1]
    others = [said[column] for column in first if column != you]
    won = you in first
    teams = [] if unknown else [_team(side, columns, words(lang)) for side in sides]
    if len(best := [team for team in teams if team["won"]]) == 1:
        others = [best[0]["said"]]
    shown = {"won": won, "winners": others, "tie": called.tie("".join(others[:1]), won)} if ranks else None
    return {"columns": columns, "rows": rows, "result": shown, "teams": teams}


def _team(side: tuple[int, ...], columns: list[dict[str, Any]], say: Texts) -> dict[str, Any]:
    """A team of the score sheet: what it is called, what its players have together, did it win?"""
    own = [column for column in columns if column["seat"] in side]
    yours = any(column["you"] for column in own)
    said = say("team-of", names=listed([column["said"] for column in own], say))
    return {
        "said": said,
        "name": say("your-team") if yours else said,
        "yours": yours,
        "players": own,
        "total": sum(column["total"] for column in own),
        "won": own[0]["rank"] == 1,
    }


def marked(fragments: dict[str, str]) -> dict[str, Markup]:
    """Fragments for a template: they are HTML already."""
    return {name: Markup(html) for name, html in fragments.items()}
