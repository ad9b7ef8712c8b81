"""Build Ludosphere, its rules and its search compiled with mypyc where there is a C compiler.

LUDOSPHERE_BUILD=interpreted never compiles; LUDOSPHERE_BUILD=compiled fails where it can't; without it a
wheel is compiled if possible and plain Python otherwise. An editable installation is always plain Python.
"""

import ast
import os
import re
import sys
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.errors import BaseError, CCompilerError

PACKAGE = Path("src/ludosphere")
COMPILED = (
    "core/rng.py",
    "core/features.py",
    "core/contract.py",
    "core/noting.py",
    "core/space.py",
    "bots/playout.py",
    "bots/search.py",
    "bots/greedy.py",
    "bots/judging.py",
    "bots/weighing.py",
    "envs/lockstep.py",
)

PROBE = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, 0, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""


class CannotCompileError(Exception):
    """Says in one sentence why there will be no compiled modules."""


def probe_compiler(scratch: Path) -> None:
    """Build a tiny extension module, since only that tells whether compiler and headers are both there."""
    source = scratch / "probe.c"
    source.write_text(PROBE)
    probe = Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]})
    command = probe.get_command_obj("build_ext")
    command.build_lib = command.build_temp = str(scratch)
    try:
        command.ensure_finalized()
        command.run()
    except (BaseError, CCompilerError, OSError) as problem:
        print(problem)
        raise CannotCompileError(
            "a C compiler and Python's headers are needed to compile the rules "
            "(Debian and Ubuntu: gcc and python3-dev)"
        ) from problem


def groups(paths: list[str]) -> list[tuple[list[str], str]]:
    """The modules that are compiled as one, with a name: those of each game, and all the rest.

    Within a group a call is a call; from one to another it goes through a table, which costs some 4 % of all
    instructions. But groups are compiled side by side, and who plays for the first time waits for that.
    """
    found: dict[str, list[str]] = {}
    for path in paths:
        floor, name = Path(path).relative_to(PACKAGE).parts[:2]
        found.setdefault(name if floor == "games" else "common", []).append(path)
    return [(members, f"ludosphere_{name}") for name, members in found.items()]


def docstrings(path: str) -> dict[str, str]:
    """The docstrings of a module's classes, functions and methods by the names mypyc gives them in C."""
    found = {}
    module = ".".join(Path(path).relative_to("src").with_suffix("").parts)

    def look(node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.ClassDef, ast.FunctionDef)):
                inside = f"{name}___{child.name}"
                if doc := ast.get_docstring(child):
                    found[inside] = doc
                if isinstance(child, ast.ClassDef):
                    look(child, inside)

    look(ast.parse(Path(path).read_text(encoding="utf-8")), module.replace(".", "___"))
    return found


# An entry in a table of functions, or a type: its name in C, and a doc that tells only the signature.
FUNCTION = r"\(PyCFunction\)CPyPy_(?P<function>\w+),[^{}]*?"
CLASS = r"PyTypeObject CPyType_(?P<class>\w+)_template_ = \{[^{}]*?"
IN_C = re.compile(rf"(?:{FUNCTION}|{CLASS})PyDoc_STR\(\"[^\"]*\\n--\\n\\n(?=\"\))")


def document(source: Path, members: list[str]) -> None:
    """Writes the docstrings of a group's modules into its C source: mypyc 2.4 keeps only signatures."""
    docs = {}
    for path in members:
        for name, doc in docstrings(path).items():
            parts = name.split("___")  # mypyc leaves out what is the same for all modules of the group
            docs.update({"___".join(parts[begin:]): doc for begin in range(len(parts))})

    def written(match: re.Match[str]) -> str:
        doc = docs.get(match["function"] or match["class"], "").encode()
        return match[0] + "".join(
            chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in doc
        )

    source.write_text(IN_C.sub(written, source.read_text()))


def extensions(scratch: Path) -> list[Extension]:
    """Translate the modules of COMPILED and of the games' lists to C; raises CannotCompileError."""
    probe_compiler(scratch)
    paths = [str(PACKAGE / name) for name in COMPILED]
    for names in sorted(PACKAGE.glob("games/*/compiled.txt")):
        paths += [str(names.parent / name) for name in names.read_text(encoding="utf-8").split()]
    paths = [path for path in paths if Path(path).exists()]
    if not paths:
        raise CannotCompileError("none of the modules to compile exists")
    try:
        from mypyc.build import mypycify
    except ImportError as problem:
        raise CannotCompileError("mypy is needed to compile the rules") from problem
    try:
        # No configuration file: style is CI's business, and the build has only mypy beside it.
        modules = mypycify(
            [
                "--config-file=",
                "--follow-imports=silent",
                "--ignore-missing-imports",
                f"--cache-dir={scratch / 'mypy_cache'}",
                *paths,
            ],
            opt_level="3",
            debug_level="0",
            separate=groups(paths),
            target_dir=str(scratch / "c"),
        )
    except SystemExit as problem:
        raise CannotCompileError("mypyc refused the rules for the reasons above") from problem
    for members, name in groups(paths):
        document(scratch / "c" / f"__native_{name}.c", members)
    if os.name == "posix":  # lets the compiler inline mypyc's own runtime: a fifth faster
        for module in modules:
            module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


def build(scratch: Path, modules: list[Extension] | None = None) -> None:
    """Run setuptools, leaving nothing in the source tree that a later build could pick up."""
    scratch.mkdir()
    options = {
        "build": {"build_base": str(scratch)},
        "build_ext": {"parallel": os.cpu_count() or 1},
        "egg_info": {"egg_base": str(scratch)},
    }
    setup(ext_modules=modules, options=options)


def main() -> None:
    """Build what the command line asks for, compiled if it's a wheel and that's possible and wanted."""
    wanted = os.environ.get("LUDOSPHERE_BUILD") or "auto"
    if wanted not in ("auto", "compiled", "interpreted"):
        raise SystemExit(f"ludosphere: LUDOSPHERE_BUILD is {wanted!r}: say compiled, interpreted or nothing")
    with tempfile.TemporaryDirectory(prefix="ludosphere-build-") as folder:
        scratch = Path(folder)
        if "bdist_wheel" in sys.argv and wanted != "interpreted":
            try:
                build(scratch / "compiled", extensions(scratch))
                print("ludosphere: compiled build")
                return
            except (CannotCompileError, SystemExit) as problem:
                if isinstance(problem, SystemExit):
                    print(problem)
                    problem = CannotCompileError("the C compiler failed for the reasons above")
                if wanted == "compiled":
                    raise SystemExit(f"ludosphere: LUDOSPHERE_BUILD=compiled, but {problem}") from problem
                print(f"ludosphere: plain Python build, since {problem}", flush=True)
        build(scratch / "interpreted")


main()
