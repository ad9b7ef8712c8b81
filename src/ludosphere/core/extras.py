"""Optional parts: which extra of this package brings a module that is not installed."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires

_REQUIREMENT = re.compile(r"""([\w.-]+).*;.*\bextra\s*==\s*["']([\w-]+)["']""")


def missing(error: ImportError) -> str | None:
    """The sentence for whoever needs a module that is not there; None if it is no module of an extra.

    What an extra brings is read from the metadata of the installed package, so it is written in
    pyproject.toml only.
    """
    module = (error.name or "").partition(".")[0].replace("_", "-")
    if module in ("", "ludosphere"):
        return None
    try:
        found = [_REQUIREMENT.match(line) for line in requires("ludosphere") or ()]
    except PackageNotFoundError:  # the sources alone, on the path
        return None
    # A distribution may have a longer name than its module: argon2-cffi, markdown-it-py.
    extras = [one[2] for one in found if one and f"{one[1]}-".startswith(f"{module}-")]
    if not extras:
        return None
    commands = " or ".join(f"pip install 'ludosphere[{extra}]'" for extra in dict.fromkeys(extras))
    return f"{error.name} is not installed: {commands}."
