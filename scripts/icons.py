"""Draw the icons of the installed program, and the tab's sign with a dot, from static/logo.svg.

    .venv-compiled/bin/python scripts/icons.py

The files are committed; run it again when the logo changes. Needs the extra "browser" and a Chromium. Writes
static/logo-turn.svg, and static/icons/any-N.png and maskable-N.png for N = 192 and 512: `any` on nothing,
`maskable` on paper and small enough that whatever is cut out of it (a circle of 80 %) holds the whole mark.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).parents[1] / "src" / "ludosphere" / "web" / "static"
SIZES = (192, 512)
PAPER = "#e6ece8"
"""`--paper` of tokens.css by day."""
ROOM = 0.76
"""How much of a maskable icon's width the mark takes."""
DOT = '<circle cx="25.5" cy="6.5" r="6.2" fill="#c24a00" stroke="#fff" stroke-width="1.4"/>'


def main() -> None:
    """Write the files."""
    logo = (STATIC / "logo.svg").read_text(encoding="utf-8")
    (STATIC / "logo-turn.svg").write_text(re.sub(r"</svg>\s*$", f"{DOT}</svg>\n", logo), encoding="utf-8")
    (STATIC / "icons").mkdir(exist_ok=True)
    browser = os.environ.get("LUDOSPHERE_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        for size in SIZES:
            page = opened.new_page(viewport={"width": size, "height": size})
            for purpose, ground, room in (("any", "transparent", 1.0), ("maskable", PAPER, ROOM)):
                page.set_content(
                    f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
                    f"svg{{width:{room * 100:g}%}}</style>{logo}"
                )
                name = STATIC / "icons" / f"{purpose}-{size}.png"
                page.screenshot(path=name, omit_background=True)
        opened.close()


if __name__ == "__main__":
    main()
