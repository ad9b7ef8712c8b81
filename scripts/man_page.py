"""Write man/ludosphere.1 from the command's arguments.

    .venv-test/bin/python scripts/man_page.py

The page is committed, since a build has no dependencies beside it; run this again when a command or an option
changes (tests/cli/test_completion.py says so). Needs the extra "dev".
"""

from __future__ import annotations

import os
from pathlib import Path

from argparse_manpage.manpage import Manpage

from ludosphere import __version__
from ludosphere.cli import parser

PAGE = Path(__file__).parents[1] / "man" / "ludosphere.1"


def main() -> None:
    """Write the page."""
    os.environ["COLUMNS"] = "80"  # argparse folds usage lines
    top = parser()
    examples, top.epilog = top.epilog or "", None
    page = Manpage(top)
    page.description = "board games about making planets, for people and for programs"
    page.source, page.manual, page.date = f"ludosphere {__version__}", "Ludosphere", ""
    verbatim = examples.removeprefix("examples:\n").replace("\\", "\\e").replace("-", "\\-")
    page.add_section("examples", "=", f".nf\n{verbatim.rstrip()}\n.fi")
    PAGE.write_text(str(page), encoding="utf-8")


if __name__ == "__main__":
    main()
