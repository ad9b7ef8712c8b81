"""`ludosphere words`: which messages a language has, which it lacks, and which don't fit the English ones."""

from __future__ import annotations

import argparse
import json
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ..core.i18n import ENGLISH, HOME, LANGUAGES, source


def add(commands: Any) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "words",
        help="what a language lacks",
        description=__doc__,
        epilog="status: 0 nothing is missing or wrong, 1 something is, 2 there is no such language. "
        "What is missing is said in English.",
    )
    command.add_argument("lang", metavar="LANG", choices=LANGUAGES, help=", ".join(LANGUAGES))
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=_words)


def _words(arguments: argparse.Namespace) -> int:
    lang = arguments.lang
    found = {name: compared(name, lang) for name in packages()}
    complete = not any(one["missing"] or one["variables"] or one["unknown"] for one in found.values())
    if arguments.json:
        print(json.dumps({"language": lang, "packages": found}, ensure_ascii=False))
        return 0 if complete else 1
    for name, one in found.items():
        print(f"{name}: {one['there']} of {one['messages']} messages are there.")
        for what, said in _SAID.items():
            if one[what]:
                print(f"  {said}: {', '.join(one[what])}.")
    there, messages = (sum(one[what] for one in found.values()) for what in ("there", "messages"))
    print(f"Altogether {there} of {messages} messages are there in {lang!r}.")
    return 0 if complete else 1


_SAID = {
    "missing": "Missing",
    "variables": "Other variables than in English",
    "unknown": "Not in English, or not to be read",
}


def packages() -> list[str]:
    """The packages with messages."""
    files = HOME.rglob(f"text/{ENGLISH}.ftl")
    return sorted(".".join(("ludosphere", *file.parts[len(HOME.parts) : -2])) for file in files)


def compared(package: str, lang: str) -> dict[str, Any]:
    """How the messages of a package in a language compare with the English ones."""
    (english, _), (own, junk) = _messages(package, ENGLISH), _messages(package, lang)
    shared = english.keys() & own.keys()
    return {
        "messages": len(english),
        "there": len(shared),
        "missing": [key for key in english if key not in own],
        "variables": [key for key in english if key in shared and english[key] != own[key]],
        "unknown": [*(key for key in own if key not in english), *junk],
    }


def _messages(package: str, lang: str) -> tuple[dict[str, set[str]], list[str]]:
    """The variables of each message, and the first lines of what is no message."""
    body = FluentParser(with_spans=False).parse(source(package, f"text/{lang}.ftl") or "").body
    junk = [(entry.content or "").splitlines()[0] for entry in body if isinstance(entry, ast.Junk)]
    return {one.id.name: _Variables(one).names for one in body if isinstance(one, ast.Message)}, junk


class _Variables(Visitor):
    """The names of the variables of a message."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """See `Visitor`."""
        self.names.add(node.id.name)
