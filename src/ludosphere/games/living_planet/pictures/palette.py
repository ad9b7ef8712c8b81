"""The colours of Myceliandre: custom properties of the page, each with its colour by day and by night.

A drawing never has a colour of its own: it asks for `paint("rock")` and gets `var(--lp-rock,#8f8090)`, where
the colour by day is what shows outside a page; files say the same. `web/static/living_planet.css` holds what
`stylesheet` writes. Things that carry meaning (dice, seats) use the tokens all games share.
"""

from __future__ import annotations

from functools import cache
from typing import Final

SHARED: Final[dict[str, str]] = {
    "ink": "#14262e",
    "ink-2": "#44565d",
    "sheet": "#f9fbf7",
    "sheet-2": "#eff3ee",
    "line-2": "#71827f",
    "danger": "#9f2f1c",
    "danger-soft": "#f7dcd4",
    "ok": "#0b6444",
    "ok-soft": "#d4ecde",
    "token-edge": "#0b1826",
    "seat-1": "#0072b2",
    "on-seat-1": "#fff",
    "seat-2": "#c24a00",
    "on-seat-2": "#fff",
    "seat-3": "#009e73",
    "on-seat-3": "#04241a",
    "seat-4": "#f0e442",
    "on-seat-4": "#2b2600",
}
"""Tokens of every page, with their colours by day."""

OWN: Final[dict[str, tuple[str, str]]] = {
    # the ground of the hexes
    "edge": ("#3f5247", "#0a1524"),
    "plain-1": ("#b6c795", "#34544c"),
    "plain-2": ("#a6c2a2", "#2e4f57"),
    "plain-3": ("#c4c592", "#47543f"),
    "plain-light": ("#dbe2b4", "#4d7263"),
    "plain-dark": ("#6a8a63", "#6c9384"),
    "thread": ("#f6eef6", "#9c92cc"),
    "woods": ("#86b681", "#22493c"),
    "woods-light": ("#a9cf95", "#34664f"),
    "leaf-dark": ("#22694c", "#17503d"),
    "leaf": ("#388f5c", "#28744f"),
    "leaf-light": ("#7dbb62", "#549a5b"),
    "bark": ("#5d4433", "#46332b"),
    "shade": ("#0f2a24", "#050d16"),
    "apron": ("#b4c0c4", "#3d4f60"),
    "apron-light": ("#d3dcde", "#53687b"),
    "apron-line": ("#63757d", "#8ea4b8"),
    # mountains
    "scree": ("#c2b0b4", "#4c4560"),
    "scree-dark": ("#9a868f", "#6e6686"),
    "rock-light": ("#b4a4b0", "#8880a4"),
    "rock-dark": ("#6d5d73", "#433c5d"),
    "rock-line": ("#3a3040", "#171426"),
    "snow": ("#fdfcff", "#dfe5f5"),
    # what lives and lies on the ground
    "cap": ("#b64a7d", "#b85f93"),
    "cap-dark": ("#84305a", "#7d3c66"),
    "cap-2": ("#dd8548", "#c97a48"),
    "stem": ("#f5ecdc", "#d6ccc2"),
    "crystal-light": ("#c4f4f2", "#b4eef0"),
    "crystal": ("#34b8c6", "#3cc0d0"),
    "crystal-dark": ("#11717f", "#157482"),
    "oil": ("#2b2731", "#15121c"),
    "oil-light": ("#8b7bab", "#77699a"),
    "rust": ("#ab6642", "#99664a"),
    "rust-dark": ("#74402a", "#5f3a2c"),
    "water": ("#4d9dbf", "#3a7fa6"),
    "cloud": ("#eef2f4", "#7d8fa5"),
    # fire and the Volcano
    "basalt": ("#5c444b", "#3d2d39"),
    "basalt-light": ("#80626a", "#5d4858"),
    "basalt-dark": ("#38272e", "#20161f"),
    "lava": ("#ee5a1a", "#ff6a22"),
    "lava-hot": ("#ffdb70", "#ffe28a"),
    # things made by people: the same by day and by night
    "tile": ("#fbfcf8", "#eef2f4"),
    "tile-2": ("#dfe7e4", "#cdd8de"),
    "tile-ink": ("#14262e", "#14262e"),
    "pad": ("#eef0dc", "#2b4152"),
    "pad-ink": ("#22363d", "#eef4f7"),
    "strip": ("#14262e", "#07111e"),
    "strip-ink": ("#ffffff", "#f4f8fa"),
    "steel-light": ("#d2dce1", "#d2dce1"),
    "steel": ("#91a3ad", "#91a3ad"),
    "steel-dark": ("#4c5e69", "#4c5e69"),
    "timber-light": ("#d9b083", "#d9b083"),
    "timber": ("#ac7a4c", "#ac7a4c"),
    "timber-dark": ("#6b472c", "#6b472c"),
    "brick": ("#b5563c", "#b5563c"),
    "glass": ("#8fd0e2", "#8fd0e2"),
    "danger-mark": ("#b3261e", "#b3261e"),
    "bolt": ("#e9b322", "#f2c84a"),
    "sky": ("#3a3f74", "#1a2048"),
    "dusk": ("#c56f84", "#7c4470"),
    "far": ("#7a6796", "#463f6c"),
    "near": ("#3c4a58", "#1a2838"),
}
"""The game's own: (by day, by night)."""


@cache
def paint(name: str) -> str:
    """The value of `fill` or `stroke` for a colour of this module; KeyError for any other name.

    >>> paint("ink"), paint("snow")
    ('var(--ink,#14262e)', 'var(--lp-snow,#fdfcff)')
    """
    return f"var(--{name},{SHARED[name]})" if name in SHARED else f"var(--lp-{name},{OWN[name][0]})"


def stylesheet() -> str:
    """The custom properties as CSS, for both hours of the page."""
    day, night = ("".join(f"--lp-{name}:{pair[k]};" for name, pair in OWN.items()) for k in (0, 1))
    return (
        f":root{{{day}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=day]){{{night}}}}}\n"
        f":root[data-theme=night]{{{night}}}\n"
    )
