"""Small living things that give a scene its scale.

Each stands on (0, 0), looks right, and has one colour; the round line ends come from the plate.
"""

from __future__ import annotations

from ludosphere.core.svg import num, path, tag


def flock(*places: tuple[float, float, float], colour: str = "#1b2d3a") -> str:
    """Birds far away, at (x, y, span) in units."""
    d = "".join(
        f"M{num(x - s)} {num(y)}" + f"q{num(s * 0.5)} {num(-s * 0.6)} {num(s)} 0" * 2 for x, y, s in places
    )
    return path(d, stroke=colour, width=0.7)


def _strokes(colour: str, *lines: tuple[str, float]) -> str:
    return tag(
        "g",
        *(tag("path", d=d, stroke_width=num(width)) for d, width in lines),
        stroke=colour,
        fill="none",
    )


def _legs(colour: str, hind: float, fore: float, tall: float, width: float = 0.7) -> tuple[str, float]:
    d = "".join(f"M{num(x)} {num(-tall)}V0" for x in (hind, hind + 1.1, fore - 1.1, fore))
    return d, width


def deer(colour: str = "#5a3a26") -> str:
    """A stag, about 12 units tall."""
    return _strokes(
        colour,
        ("M-3.2 -5.900C-1 -6.3 1 -5.5 3 -6", 3.0),
        _legs(colour, -4, 3.8, 5),
        ("M3.4 -6.5 4.8 -9", 1.5),
        ("M4.8 -9.2 6.4 -8.7", 1.2),
        (
            "M4.7 -9.500C3.6 -10.5 3.8 -12 4.2 -12.800M4 -11 2.8 -12M5 -9.600C5.8 -10.5 6.2 "
            "-11.8 6 -12.800M5.9 -11 7 -12",
            0.45,
        ),
        ("M-4.6 -6.4 -5 -5.2", 0.6),
    )


def reindeer(colour: str = "#574638") -> str:
    """A reindeer with sweeping antlers, about 12 units tall."""
    return _strokes(
        colour,
        ("M-3.2 -5.400H3", 3.2),
        _legs(colour, -4, 3.8, 4.5),
        ("M3.4 -6 5 -7.6", 2),
        ("M5 -7.8 7 -7", 1.3),
        (
            "M4.8 -8.400C3 -9.5 2.5 -11 4 -13M3 -10.400H1.600M3.3 -12 2 -12.600M5.4 -8.500C5.5 "
            "-10 6.5 -11 8 -12.400M6.3 -10.6 7.8 -10.4",
            0.5,
        ),
    )


def moose(colour: str = "#3d2f28") -> str:
    """An elk (moose) with its shovels, about 13 units tall."""
    return _strokes(
        colour,
        ("M-3.6 -7C-1 -7.2 1 -8 3.2 -7.8", 4.0),
        _legs(colour, -4.6, 4.2, 6.2, 0.9),
        ("M4 -8.5 6 -9.6", 2.4),
        ("M6 -9.8 8.6 -8.4", 1.7),
        ("M5.6 -10.800C4 -11.6 3 -11.8 2.2 -13.600M5.6 -10.900C7 -12 8.2 -12.3 9 -13.8", 1.3),
        ("M6.5 -7.800V-6.4", 0.6),
    )


def bison(colour: str = "#4a3222") -> str:
    """A bison, about 9 units tall."""
    return _strokes(
        colour,
        ("M-4 -4.600C-2 -5 0 -5.4 2.5 -5.8", 4.0),
        ("M1.5 -5.8 3 -5.4", 5.4),
        _legs(colour, -5, 3.6, 3.6, 0.9),
        ("M5 -4.2 6 -3.2", 3),
        ("M5.6 -6C6.2 -6.6 6.8 -6.6 6.8 -7.4", 0.6),
        ("M-5.8 -5 -6.6 -2.6", 0.5),
    )


def horse(colour: str = "#7a5a3a") -> str:
    """A wild horse, about 9 units tall."""
    return _strokes(
        colour,
        ("M-3 -5.400H2.8", 3),
        _legs(colour, -3.9, 3.5, 4.6),
        ("M3.2 -6 5 -8.2", 1.8),
        ("M5 -8.2 6.6 -6.9", 1.3),
        ("M-4.4 -6C-5.5 -5 -5.3 -3.4 -5.4 -2.4", 0.9),
    )


def antelope(colour: str = "#6b4a33") -> str:
    """An oryx with its long straight horns, about 12 units tall."""
    return _strokes(
        colour,
        ("M-3 -5.600H2.8", 2.8),
        _legs(colour, -3.8, 3.5, 4.8),
        ("M3.2 -6.2 4.6 -8.2", 1.5),
        ("M4.7 -8.3 6.3 -7.4", 1.1),
        ("M4.6 -8.8 2.6 -12.800M5 -8.9 3.4 -12.9", 0.4),
        ("M-4.3 -6 -5 -3", 0.5),
    )


def giraffe(colour: str = "#7a4d1f") -> str:
    """A giraffe, about 18 units tall."""
    return _strokes(
        colour,
        ("M-2.4 -8.2 2 -9.2", 3),
        _legs(colour, -3.3, 2.9, 7.4, 0.7),
        ("M2.4 -9.5 5 -16.5", 1.3),
        ("M5 -16.7 6.7 -16", 1.1),
        ("M4.9 -17V-18", 0.4),
        ("M-3.7 -8.4 -4.2 -5.5", 0.4),
    )


def elephant(colour: str = "#5b4a4a") -> str:
    """An elephant, about 9 units tall."""
    return _strokes(
        colour,
        ("M-3 -5.800H2", 5),
        ("M-4.2 -4V-.8M-1.8 -4V-.8M1 -4V-.8M3.2 -4V-.8", 1.6),
        ("M4.8 -6.300H5", 3.6),
        ("M6.3 -5.600C7 -4 6.9 -2.6 7.3 -1.6", 1.0),
        ("M-5.5 -5.5 -6.1 -3", 0.5),
    )


def heron(colour: str = "#f4f1e6") -> str:
    """A wading bird, about 11 units tall."""
    return _strokes(
        colour,
        ("M0 0V-4M1.4 0V-4", 0.45),
        ("M-1.6 -4.4 1.6 -5.2", 2),
        ("M2 -5.400C3.6 -6.5 1.2 -8 2.4 -10", 0.8),
        ("M2.5 -10 4.6 -9.6", 0.7),
    )


def person(colour: str = "#8c2f1f") -> str:
    """Somebody in a red coat, about 7 units tall."""
    return _strokes(colour, ("M0 -4.600V-3", 2.2)) + _strokes(
        "#1b2d3a", ("M-.6 -2.2 -.7 0M.6 -2.2 .8 0", 0.9), ("M0 -6.600V-6.5", 1.6)
    )


def fish(colour: str) -> str:
    """A fish 6 units long that swims to the right, centred on (0, 0)."""
    return path("M3 0C1.5 -2 -1 -1.7 -2 0C-1 1.7 1.5 2 3 0ZM-1.6 0 -3.4 -1.500V1.500Z", colour)


def palm(colour: str = "#2f7d4f", lean: float = 3.0) -> str:
    """A coconut palm, about 17 units tall."""
    x = lean
    fronds = "".join(
        f"M{num(x)} -15q{num(dx * 0.5)} {num(dy - 3)} {num(dx)} {num(dy + 1)}"
        f"q{num(-dx * 0.45)} -2 {num(-dx)} {num(-dy - 1)}Z"
        for dx, dy in (
            (-7, 2.0),
            (-6, -1.5),
            (-2.5, -4),
            (3, -4),
            (6.5, -1.5),
            (7.5, 2.0),
            (3, 4.5),
            (-3.5, 4.5),
        )
    )
    return path(f"M0 0Q{num(x * 0.2)} -9 {num(x)} -15", stroke="#7a5a3a", width=1.1) + path(fronds, colour)


def acacia(colour: str) -> str:
    """A flat-topped acacia, about 15 units tall, with a crown about 22 wide."""
    return "".join(
        (
            path(
                "M0 0C.5 -4 -.5 -6 0 -8M0 -7 -5.5 -11.500M0 -7.5 5.5 -11.500M0 -8V-12M-2.5 -9.5 -2 -12",
                stroke="#5b4030",
                width=1.1,
            ),
            path(
                "M-12 -11.300C-10 -14.5 -5 -13.5 -3 -15.200C1 -16.4 3 -14.5 6 -14.300C10 -14 11.5 "
                "-12.5 11.5 -11.300C6 -10.3 -6 -10.3 -12 -11.300Z",
                colour,
            ),
            path("M-9 -12.600C-6 -14 -3 -14.5 1 -15", stroke="#fff3b8", width=0.8, opacity=".35"),
        )
    )
