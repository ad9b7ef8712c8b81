"""Writes the tables of tensors and actions in docs/environments.md; `--check` tells whether they are right.

    PYTHONPATH=src python scripts/tensor_tables.py

All between the two comment lines of the page is made here, from `observation_spec` and `action_space`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from ludosphere.core.contract import Game
from ludosphere.core.errors import OptionError
from ludosphere.core.options import Choice
from ludosphere.core.registry import game, registered_games
from ludosphere.core.space import TensorSpec

PAGE = Path(__file__).resolve().parents[1] / "docs" / "environments.md"
BEGIN = "<!-- tables: made by scripts/tensor_tables.py, don't edit -->"
END = "<!-- end of tables -->"


def shape(part: TensorSpec) -> str:
    """The shape as NumPy writes it."""
    return "×".join(map(str, part.shape))


def tables(title: Game) -> list[str]:
    """One game: its parts with the usual options, and what other options change."""
    usual = title.options({})
    parts = title.observation_spec(usual)
    seats = usual["seats"]
    lines = [
        f"### {title.name.replace('_', ' ').title()}",
        "",
        f"With the usual options ({seats} seats) an observation has {sum(p.size for p in parts):,} numbers, "
        f"and there are {title.action_space(usual).total:,} numbers of actions.",
        "",
        "| part | shape | range | what stands there |",
        "|---|---|---|---|",
    ]
    lines += [f"| `{p.name}` | {shape(p)} | 0–{p.high} | {p.about} |" for p in parts]
    changes = list(_changes(title, {part.name: part for part in parts}))
    if changes:
        lines += [
            "",
            "Other options:",
            "",
            "| option | numbers | actions | parts |",
            "|---|---:|---:|---|",
            *changes,
        ]
    return [*lines, ""]


def _changes(title: Game, usual: dict[str, TensorSpec]) -> Iterator[str]:
    """A row per value of an option that changes the numbers; values that change the same share one."""
    actions = title.action_space(title.options({})).total
    for spec in title.option_specs:
        if not isinstance(spec, Choice):
            continue
        rows: dict[str, list[str]] = {}
        for value in spec.values[1:]:
            try:
                options = title.options({spec.name: value})
            except OptionError:  # goes only with others
                continue
            found = {part.name: part for part in title.observation_spec(options)}
            total = title.action_space(options).total
            told = [
                f"`{name}` {_new(part, usual)}" for name, part in found.items() if part != usual.get(name)
            ]
            told += [f"no `{name}`" for name in usual if name not in found]
            if told or total != actions:
                size = sum(part.size for part in found.values())
                row = f"{size:,} | {total:,} | {', '.join(told) or 'the same'} |"
                rows.setdefault(row, []).append(str(value))
        for row, values in rows.items():
            shown = values if len(values) < 4 else [values[0], "…", values[-1]]
            yield f"| {spec.name}: {', '.join(shown)} | {row}"


def _new(part: TensorSpec, usual: dict[str, TensorSpec]) -> str:
    """Shape, and range if that is another."""
    known = usual.get(part.name)
    return shape(part) if known and known.high == part.high else f"{shape(part)}, 0–{part.high}"


def page() -> str:
    """The page with its tables as they should be."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    made = "\n".join(line for name in registered_games() for line in tables(game(name)))
    return f"{before}{BEGIN}\n\n{made}\n{END}{after}"


def main() -> None:
    """Writes the page, or checks it."""
    arguments = argparse.ArgumentParser(description="Tables of tensors in docs/environments.md")
    arguments.add_argument("--check", action="store_true")
    wanted = page()
    if not arguments.parse_args().check:
        PAGE.write_text(wanted, encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != wanted:
        sys.exit("docs/environments.md is not up to date: python scripts/tensor_tables.py")


if __name__ == "__main__":
    main()
