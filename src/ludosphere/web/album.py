"""Drawing a table: the fragments of a page, drawn once for everybody who sees the same.

A moment is a table at some seq (and, in a replay, after some moves) as one seat sees it in one language.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from markupsafe import Markup

from ..core.faces import concealed
from ..core.game import game
from ..core.position import Event, Position, View
from ..core.record import seed_hash
from ..core.text import Texts
from ..tables.header import Header
from ..tables.service import Live
from ..tables.table import Table
from .errors import sentence
from .faces import page_faces
from .loose import loose_refs
from .pages import common, environment, words
from .pictures import addressed
from .titles import titles

_KEPT = 8
PARTS = ("log", "bar", "sheet")


Key = tuple[int, int | None, int | None, str]
"""What makes a moment: seq, seat (None: a spectator), at (None: live), language."""


@dataclass(frozen=True)
class Moment:
    """What everybody gets who sees the same: HTML by element id, whose turn it is, what can be done."""

    key: Key
    fragments: dict[str, str]
    turn: dict[str, Any]
    legal: list[dict[str, Any]]
    messages: dict[object, str] = field(default_factory=dict)
    """Messages made of it, by what the screen had before: many screens get the same."""


class Album:
    """The last moments of a table, and the lines of its log."""

    def __init__(self) -> None:
        self._moments: OrderedDict[Key, Moment] = OrderedDict()
        self._parts: dict[tuple[str, str], tuple[dict[str, Any], str]] = {}
        self._lines: dict[tuple[str, int | None], tuple[tuple[int, bool], list[dict[str, Any]]]] = {}

    def moment(self, table: Table, seat: int | None, at: int | None, lang: str) -> Moment:
        """The table as the seat (None: a spectator) sees it, live or after `at` moves."""
        key = (table.seq, seat, at, lang)
        found = self._moments.get(key)
        if found is None:
            found = self._moments[key] = self._draw(table, seat, at, lang)
            while len(self._moments) > _KEPT:
                self._moments.popitem(last=False)
        return found

    def _draw(self, table: Table, seat: int | None, at: int | None, lang: str) -> Moment:
        faces, live = page_faces(table.game), at is None
        position = table.position if at is None else table.at(at)
        names = names_of(table.header, words(lang))
        turn = _turn(table, position, seat, at, names, words(lang))
        over = table.over if at is None else not position.to_move()
        hidden = table.header.hide_scores and not table.over
        view = position.view(seat)
        unknown = concealed(view)
        if hidden:
            hide_scores(view)
        fragments = faces.panels(view, seat, names, lang)
        legal = _legal(table, seat, lang) if at is None else []
        loose = loose_refs(position, seat, legal, fragments, faces, lang) if seat is not None else []
        entry = position.faces().entry(position, seat, lang) if legal and seat is not None else None
        lasts = position.lasts() if live and table.to_move() else None
        sheet = _sheet(position, seat, names, over, unknown, lang)
        log = self._log(table, seat, names, lang)
        told = turns_told(log if at is None else [entry for entry in log if entry["n"] <= at])
        acting = turn["seat"] if turn["seat"] is not None else seat or 0
        parts: dict[str, dict[str, Any]] = {
            "log": {"turns": told, "at": at, "table": {"url": url_of(table.header)}},
            "bar": {
                "table": summary(table.header, seat is not None, lang),
                "at": at,
                "moves": len(table.moves),
                "task": position.faces().task(position, acting, lang),
                "steps": [
                    {"text": text, "state": state} for text, state in faces.steps(position, acting, lang)
                ]
                if position.to_move()
                else [],
                "turn": turn,
                "several": live and len(table.to_move()) > 1,
                "loose": loose,
                "free": bool(legal),
                "entry": None if any("data-entry" in html for html in fragments.values()) else entry,
                "timed": bool(lasts) and not any("data-clock" in html for html in fragments.values()),
                "proposes": live and seat is not None and table.proposes(seat),
                "people": _people(table, seat, names) if live and seat is not None else [],
                "latest": latest(told, seat),
                "result": sheet["result"],
            },
            "sheet": {
                **sheet,
                "over": over,
                "hidden": hidden or not sheet["columns"],
                "achievements": _achievements(table, seat),
            },
        }
        for name in PARTS:
            fragments[name] = self._render(name, lang, parts[name])
        fragments = {name: addressed(html, table.header) for name, html in fragments.items()}
        return Moment((table.seq, seat, at, lang), fragments, turn, legal)

    def _render(self, name: str, lang: str, facts: dict[str, Any]) -> str:
        """A part by its template; for owner and watchers at once while its facts are the same for them."""
        last = self._parts.get((name, lang))
        if last is None or last[0] != facts:
            html = environment().get_template(f"{name}.html").render({**common(lang), **facts})
            last = self._parts[name, lang] = (facts, html)
        return last[1]

    def _log(self, table: Table, seat: int | None, names: list[str], lang: str) -> list[dict[str, Any]]:
        """One entry per move that tells something; those told before are kept while nothing is taken back."""
        now = (table.undone_at, table.over)
        valid, entries = self._lines.get((lang, seat), (now, []))
        if valid != now:
            entries = []
        told = entries[-1]["upto"] if entries else 0
        for number in range(told + 1, len(table.moves) + 1):
            mover, notation = table.moves[number - 1]
            you = None if shared(table.header) else seat
            lines = tell(table, table.events(number), seat, you, names, lang)
            if lines:
                entries.append(
                    {
                        "n": number,
                        "upto": number,
                        "seat": mover,
                        "turn": table.turn_of(number),
                        "lines": lines,
                        "done": any(event.seat is not None for event in table.events(number)),
                        # a notation may name a card that only the mover has seen
                        "notation": notation if mover == seat or not table.game.secrets or table.over else "",
                    }
                )
            elif entries:
                entries[-1]["upto"] = number
        self._lines[lang, seat] = (now, entries)
        return entries


_albums: WeakKeyDictionary[Live, Album] = WeakKeyDictionary()


def album(live: Live) -> Album:
    """The album of a table in memory."""
    found = _albums.get(live)
    if found is None:
        found = _albums[live] = Album()
    return found


def names_of(header: Header, say: Texts) -> list[str]:
    """The names of the seats; those nobody named are called in the reader's language."""
    names = []
    several = sum(seat.kind == "bot" and not seat.name for seat in header.seats) > 1
    for number, seat in enumerate(header.seats, 1):
        if seat.name:
            names.append(seat.name)
        elif seat.kind == "human":
            names.append(say("name-person", number=number))
        else:
            key = "name-bot-of-several" if several else "name-bot"
            names.append(say(key, level=seat.level or 0, number=number))
    return names


def url_of(header: Header) -> str:
    """The address of a table's page."""
    return f"/table/{header.id}"


def tells_nothing(header: Header, mine: bool) -> bool:
    """May its record be read now? In a game with secrets moves name what only their seat has seen."""
    return header.over or not game(header.game).secrets or (mine and len(header.seats) == 1)


def summary(header: Header, mine: bool, lang: str) -> dict[str, Any]:
    """A table for the templates. Nothing in it is secret: the seed is there once the game is over."""
    names = names_of(header, words(lang))
    said = titles(game(header.game), lang)
    return {
        "id": header.id,
        "url": url_of(header),
        "record_url": f"{url_of(header)}/record" if tells_nothing(header, mine) else None,
        "game": header.game,
        "title": said.title,
        "mode": said.mode(header.options),
        "emblem": said.picture("emblem", "cover"),
        "options": header.options,
        "seats": [
            {**seat.plain(), "seat": number, "name": names[number], "you": mine and seat.kind == "human"}
            for number, seat in enumerate(header.seats)
        ],
        "moves": header.moves,
        "seq": header.seq,
        "confirm": header.confirm,
        "over": header.over,
        "mine": mine,
        "seed": str(header.seed) if header.over else None,
        "seed_hash": seed_hash(header.seed),
        "hide_scores": header.hide_scores,
        # who watches a fork needn't be let in to the table it came from
        "forked": {"url": f"/table/{header.parent}?at={header.parent_moves}", "n": header.parent_moves}
        if header.parent and mine
        else None,
        "scores": list(header.scores) if header.scores is not None and header.over else None,
        "ranks": list(header.ranks) if header.ranks is not None and header.over else None,
        "changed": header.changed.isoformat(timespec="seconds") + "Z",
    }


def shared(header: Header) -> bool:
    """Do several people take turns at the owner's screen? Then "you" would be now one, now another."""
    return header.shared


def turns_told(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The entries of a log by turns, in the order they were played; what was repeated at once is told once.

    An entry stands for the moves from `first` to `n`, which were `times`.
    """
    turns: list[dict[str, Any]] = []
    for entry in entries:
        if not turns or (turns[-1]["seat"], turns[-1]["turn"]) != (entry["seat"], entry["turn"]):
            turns.append({"seat": entry["seat"], "turn": entry["turn"], "entries": []})
        told = turns[-1]["entries"]
        if told and told[-1]["lines"] == entry["lines"]:
            told[-1] |= {"n": entry["n"], "notation": entry["notation"], "times": told[-1]["times"] + 1}
        else:
            told.append({**entry, "first": entry["n"], "times": 1})
    return turns


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
    return {
        "seat": mover,
        "name": listed([names[one] for one in (waiting if named is None else [named])], say),
        "mine": live and seat is not None and mover == seat,
        "over": table.over if live else not waiting,
        "held": held is not None,
        "shared": live and seat is not None and shared(table.header),
        "undo": undo,
    }


def _achievements(table: Table, seat: int | None) -> str | None:
    """Where a person sees what they have achieved in this game so far; None where there is no such sheet."""
    earns = seat is not None and page_faces(table.game).achievements
    return f"/achievements/{table.game.name}" if earns else None


def _people(table: Table, seat: int, names: list[str]) -> list[dict[str, Any]]:
    """The other people at this screen who could do something now."""
    return [
        {"seat": other, "name": names[other]}
        for other, player in enumerate(table.header.seats)
        if player.kind == "human" and other != seat and table.header.held is None
        if table.position.legal(other)
    ]


def listed(names: list[str], say: Texts) -> str:
    """Several names, one after the other."""
    return say("and", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)


def hide_scores(view: View) -> None:
    """Takes the points out of a view: of everything in it that has a `score`."""
    for value in view.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, dict) and "score" in part:
                part["score"] = None


def undoing(table: Table, seat: int | None) -> int | None:
    """The seat that takes back on this screen: of all the people it acts for, the last to move, if it can."""
    people = (mover for mover, _ in reversed(table.moves) if table.header.seats[mover].kind == "human")
    last = next(people, None)
    if seat is None or last is None:
        return seat
    return last if last in (seat, table.moves[-1][0]) or table.undo_refusal(last) is None else seat


def _legal(table: Table, seat: int | None, lang: str) -> list[dict[str, Any]]:
    if seat is None or not table.to_move():
        return []
    position = table.position
    said = {action: described(position, seat, action, lang) for action in position.legal(seat)}
    # an action may have several paths: what is swapped can be pointed at in either order
    return [{**said[action], "path": path} for path, action in position.paths(seat).items()]


def described(position: Position, seat: int, action: int, lang: str) -> dict[str, Any]:
    """A legal action for a page: its path, what it is and what it would give."""
    return {
        "path": position.faces().path(position, seat, action),
        "say": position.sentence(seat, action, lang),
        "gives": page_faces(position.game()).preview(position, seat, action, lang),
    }


def _sheet(
    position: Position, seat: int | None, names: list[str], over: bool, unknown: set[int], lang: str
) -> dict[str, Any]:
    """The score sheet, without the columns of seats whose points nobody may see yet."""
    faces, result = position.faces(), position.result()
    lines = position.sheet()
    count = len(lines[0].points) if lines else len(names)
    totals = (
        result.scores if result else [sum(line.points[column] for line in lines) for column in range(count)]
    )
    ranks = result.ranks if result and over else None
    known = [column for column in range(count) if column not in unknown]
    called = titles(position.game(), lang)
    shown_as = [*names, *[called.automatic[0]] * (count - len(names))]
    said = [*names, *[called.automatic[1]] * (count - len(names))]
    columns = [
        {
            "name": shown_as[column],
            "said": said[column],
            "seat": column if column < len(names) else None,
            "you": over and column == seat,  # until then the sheet is the same for everybody
            "rank": ranks[column] if ranks else None,
            "total": totals[column],
        }
        for column in known
    ]
    rows = [
        {
            "key": line.key,
            "text": faces.explain(line.key, lang),
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
    winners = [said[column] for column in range(count) if ranks and ranks[column] == 1]
    shown = {"winners": winners, "ranks": ranks, "scores": totals} if ranks else None
    if shown:
        shown["tie"] = called.tie(winners[0] if winners else "", bool(ranks and columns[0]["you"]))
    return {"columns": columns, "rows": rows, "result": shown}


def marked(fragments: dict[str, str]) -> dict[str, Markup]:
    """Fragments for a template: they are HTML already."""
    return {name: Markup(html) for name, html in fragments.items()}
