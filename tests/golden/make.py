"""Renews the golden files beside this one and says what changed.

    python tests/golden/make.py            writes hashes.json, perft.json, observations.json, the playthroughs
    python tests/golden/make.py --hashes   prints the hashes of this build as JSON, writes nothing

A change here is a change of the rules (raise `rules_version`), of the snapshot format or of the words: look
at the difference in git before you keep it.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "support"))
if importlib.util.find_spec("ludosphere") is None:  # not installed: the sources beside the tests will do
    sys.path.insert(0, str(HERE.parent.parent / "src"))

import kit


def main(arguments: list[str]) -> int:
    """Runs the program; its status is 1 if the arguments are unknown."""
    if arguments == ["--hashes"]:
        print(json.dumps(kit.hashes()))
        return 0
    if arguments:
        print(__doc__, file=sys.stderr)
        return 1
    _write_table("hashes.json", kit.hashes())
    _write_table("perft.json", kit.perfts())
    _write_table("observations.json", kit.observations())
    told = kit.playthroughs()
    for name, case in told.items():
        _write(HERE / name, kit.told_game(*case))
    for old in HERE.glob("*.txt"):
        if old.name not in told:
            old.unlink()
            print(f"{old.name}: removed, no such playthrough any more")
    return 0


def _write_table(name: str, now: dict[str, str] | dict[str, list[int]]) -> None:
    path = HERE / name
    before = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for key in sorted(before.keys() | now.keys()):
        if before.get(key) != now.get(key):
            what = "new" if key not in before else "gone" if key not in now else "changed"
            print(f"{name}: {what}: {key}")
    rows = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in now.items())
    _write(path, f"{{\n{rows}\n}}\n")


def _write(path: Path, text: str) -> None:
    before = path.read_text(encoding="utf-8") if path.exists() else None
    if before == text:
        return
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{path.name}: {'new' if before is None else 'changed'}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
