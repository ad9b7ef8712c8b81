"""The panels around the game's picture as text: head, task, choices, log, what a choice would give, keys."""

from __future__ import annotations

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from ..core.contract import concealed
from ..core.text import texts
from ..kit.canvas import shortened, wrapped
from ..kit.palette import Palette
from ..kit.scene import Look, Scene, renderer
from . import advice
from .pointing import Pointing
from .session import Line, Session


def mark(game: str, seat: int | None) -> tuple[str, Style]:
    """The shape of a seat in its colour; a dot for what nobody did."""
    seats = renderer(game).seats
    if seat is None or seat >= len(seats):
        return "·", Style.null()
    shape, colour = seats[seat]
    return shape, Style(color=colour)


def hidden(session: Session, eyes: int | None) -> set[int]:
    """The seats whose points these eyes may not know."""
    return concealed(session.position.view(eyes))


def head(pointing: Pointing, width: int, palette: Palette) -> Text:
    """The game and the turn on the left, the steps of the turn on the right."""
    session = pointing.session
    say, position = texts("ludosphere.terminal", session.lang), session.position
    title = renderer(session.record.game).title(position.view(pointing.eyes()), session.lang)
    line = Text(f"{title} · {say('turn', turn=int(position.turn))}", Style(color=palette.ink, bold=True))
    if pointing.seat is None:
        return line
    parts = []
    for text, state in position.faces().steps(position, pointing.seat, session.lang):
        sign = {"done": "✓ ", "now": "→ ", "next": "  "}[state]
        ink = {"done": palette.ok, "now": palette.gold, "next": palette.faint}[state]
        parts.append((Text(f"  {sign}{text}", Style(color=ink, bold=state == "now")), state))
    crumbs = Text().join(part for part, _ in parts)
    if len(line) + 2 + len(crumbs) > width:  # only where one is
        crumbs = Text().join(part for part, state in parts if state == "now")
    line.append(" " * max(2, width - len(line) - len(crumbs)))
    return line.append_text(crumbs)


def scene(pointing: Pointing, width: int, height: int, palette: Palette, look: Look) -> Scene:
    """What the game's own picture is made of."""
    session, seat = pointing.session, pointing.eyes()
    choosing = pointing.walk.action() is None
    under = pointing.under() if choosing else None
    return Scene(
        session.position.view(seat),
        seat,
        session.names,
        session.lang,
        palette,
        width,
        height,
        pointing.keys() if choosing else {},
        under,
        pointing.walk.chosen,
        look.page,
        look.zoom,
        look.scroll,
        tuple(pointing.walk.then(under)) if under and not pointing.asking else (),
        session.position.options(),
    )


def task(pointing: Pointing, palette: Palette) -> Text:
    """What is to be done, or how the game ended."""
    return Text(_task(pointing), Style(color=palette.gold, bold=True))


def _task(pointing: Pointing) -> str:
    session = pointing.session
    say = texts("ludosphere.terminal", session.lang)
    if session.position.result() is not None:
        return outcome(session)
    if pointing.asking:
        return say("why-title")
    if pointing.seat is not None:
        wanted = pointing.question()
        if len(session.persons) > 1:
            return say("task-yours", name=session.names[pointing.seat], task=wanted)
        return wanted
    bot = session.table.bot_to_move()
    return say("task-bot", name=session.names[bot]) if bot is not None else ""


def choices(pointing: Pointing, width: int, height: int, palette: Palette) -> Text:
    """A line per choice: its key, its name and what it gives; as many as fit around the cursor.

    Where something can be said freely, that comes first.
    """
    gold = Style(color=palette.gold, bold=True)
    if pointing.seat is None:
        return Text("")
    say = texts("ludosphere.terminal", pointing.session.lang)
    if pointing.walk.action() is not None:
        return Text(say("confirm"), gold)
    lines = []
    entry = None if pointing.asking else pointing.entry()
    if entry is not None:
        typed = Text("  : ", gold)
        typed.append(shortened(say("entry", label=entry["label"], hint=entry["hint"]), width - 4), gold)
        typed.stylize(Style(meta={"entry": True}))
        lines.append(typed)
        height = max(1, height - 1)
    refs, named = pointing.refs(), pointing.keys()
    labels = pointing.labels(refs)
    cursor = min(pointing.cursor, len(refs) - 1)
    start = max(0, min(cursor - height // 2, len(refs) - height))
    end = min(len(refs), start + height)
    under = Style(color=palette.paper, bgcolor=palette.gold, bold=True)
    for number in range(start, end):
        ref = refs[number]
        sign = " "
        if number == cursor:
            sign = "▸"
        elif number == start > 0:
            sign = "↑"
        elif number == end - 1 < len(refs) - 1:
            sign = "↓"
        line = Text(f"{sign}{named.get(ref, ''):>2} ", gold)
        ink = under if number == cursor else Style(color=palette.ink)
        line.append(shortened(labels[number], width - 4), ink)
        gives = pointing.gives(pointing.walk.only(ref)) if not pointing.asking else ""
        room = width - len(line) - 2
        if gives and room > 5:
            line.append(f"  {shortened(gives, room)}", Style(color=palette.ok))
        line.stylize(Style(meta={"ref": ref}))
        lines.append(line)
    return Text("\n").join(lines)


def said(pointing: Pointing, palette: Palette) -> Text:
    """What the choice under the cursor would do and give, or why it can't be made."""
    session = pointing.session
    if pointing.seat is None or session.position.result() is not None:
        return Text("")
    ref = pointing.under()
    if pointing.asking:
        return Text((pointing.refusal(ref) if ref else None) or "", Style(color=palette.danger))
    action = pointing.walk.action()
    if action is None and ref is not None:
        action = pointing.walk.only(ref)
    if action is not None:
        return Text(pointing.promise(action), Style(color=palette.ink, bold=True))
    return Text(texts("ludosphere.terminal", session.lang)("hint"), Style(color=palette.ink_2))


def foot(session: Session, palette: Palette) -> Text:
    """The keys."""
    say, over = texts("ludosphere.terminal", session.lang), session.position.result() is not None
    words = say("foot-over") if over else say("foot", hints="yes" if advice.offered(session) else "no")
    line = Text()
    for part in words.split("  "):
        key, _, word = part.partition(" ")
        line.append(key, Style(color=palette.ink, bold=True)).append(f" {word}  ")
    line.rstrip()
    return line


def log(pointing: Pointing, width: int, height: int, palette: Palette) -> Text:
    """The end of the log; what happened since the person's last action is bright."""
    shown: list[Text] = []
    news, seat = pointing.session.since(), pointing.eyes()
    for number in range(len(pointing.session.log) - 1, -1, -1):  # it may be long
        line = pointing.session.log[number]
        if line.visible_to(seat):
            ink = Style(color=palette.ink if number >= news else palette.ink_2)
            shown[:0] = log_line(pointing.session, line, width, ink)
        if len(shown) >= height:
            break
    return Text("\n").join(shown[-height:])


def log_line(session: Session, line: Line, width: int, ink: Style) -> Iterable[Text]:
    """A line of the log behind the mark of its seat, broken at ordinary spaces only."""
    shape, style = mark(session.record.game, line.seat)
    for part, text in enumerate(wrapped(line.text, width - 2)):
        yield Text.assemble((f"{shape} " if part == 0 else "  ", style), (text, ink))


def outcome(session: Session) -> str:
    """How a finished game ended, the margin first."""
    result = session.position.result()
    assert result is not None
    say = texts("ludosphere.terminal", session.lang)
    you, scores, ranks = session.you, result.scores, result.ranks
    names = columns(session, len(scores))
    if sides := session.position.game().teams(session.position.options()):  # partners win and lose together
        names = [", ".join(names[seat] for seat in side) for side in sides]
        scores = [sum(scores[seat] for seat in side) for side in sides]
        ranks = [ranks[side[0]] for side in sides]
        you = next((number for number, side in enumerate(sides) if you in side), None)
    first = [column for column, rank in enumerate(ranks) if rank == 1]
    if you is None or len(scores) == 1:
        if len(first) > 1:
            return say("winners", names=", ".join(names[column] for column in first))
        return say("winner", name=names[first[0]], points=scores[first[0]])
    if you not in first:
        margin = scores[first[0]] - scores[you]
        return say("lost", points=margin) if margin else say("lost-equal")
    if len(first) > 1:
        return say("shared")
    margin = scores[you] - max(points for column, points in enumerate(scores) if column != you)
    return say("won", points=margin) if margin else say("won-tie")


def columns(session: Session, width: int) -> list[str]:
    """Names of the columns of a score sheet: the seats, then automatic opponents."""
    automaton = renderer(session.record.game).automaton(session.lang)
    return [*session.names, *[automaton] * (width - len(session.names))]
