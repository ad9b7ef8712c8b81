"""Prints a page with all SVG files of some folders, by day and by night, to look through them.

python scripts/contact_sheet.py src/ludosphere/games/biomos/pictures > sheet.html
"""

from __future__ import annotations

import html
import sys
from pathlib import Path

STYLE = """
body { margin: 0; font: 13px sans-serif } section { padding: 1em } img { height: 130px; display: block }
section { display: flex; flex-wrap: wrap; gap: 12px; background: #eef1ec; color: #14262e }
section.night { background: #0f1c22; color: #dfe8ea } figure { margin: 0 }
"""


def main() -> None:
    """A figure per file, in the order of their names."""
    files = sorted(file.resolve() for folder in sys.argv[1:] for file in Path(folder).glob("*.svg"))
    figures = "".join(
        f'<figure><img src="{html.escape(file.as_uri())}" alt="">{html.escape(file.stem)}</figure>'
        for file in files
    )
    print(f"<!doctype html><meta charset=utf-8><title>Pictures</title><style>{STYLE}</style>")
    print(f"<section>{figures}</section><section class=night>{figures}</section>")


if __name__ == "__main__":
    main()
