"""Make or refresh a virtual environment of this checkout: venv.py FOLDER [--editable] TARGET.

TARGET is what pip installs: "." or ".[test]". Nothing happens when the folder already holds just that;
otherwise people see what is being done and for how long. Used by ./play and ./test. An interrupted run is
repaired by the next one, and two runs at the same time wait for each other.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the line that tells; so this file must parse on old Pythons
    import os
    import shutil

    for newer in ("python3.14", "python3.13", "python3.12", "python3.11"):
        if shutil.which(newer) and os.system(newer + " -c '' 2>/dev/null") == 0:
            os.execvp(newer, [newer] + sys.argv)  # noqa: RUF005
    sys.exit(
        "ludosphere: Python 3.11 or newer is needed and this one is %d.%d; "  # noqa: UP031
        "install a newer one, or name it: PYTHON=/path/to/python3 ./play" % sys.version_info[:2]
    )

import fcntl
import hashlib
import importlib.util
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = "requirements.lock"
STAMP = "ludosphere-stamp"  # written last: what the environment holds
MARK = "ludosphere-made-this"  # written first: we may delete the environment

# What pip says, and what people read instead.
PHASES = (
    (re.compile(r"^\s*Collecting ([\w.-]+)"), "looking for {}"),
    (re.compile(r"^\s*Downloading ([\w.-]+?)-\d"), "downloading {}"),
    (re.compile(r"^\s*Using cached ([\w.-]+?)-\d"), "unpacking {}"),
    (re.compile(r"^\s*Installing build dependencies: started"), "preparing the build"),
    (re.compile(r"^\s*Building (?:wheel|editable) for (\w+) \(pyproject.toml\): started"), "building {}"),
    (re.compile(r"^\s+Installing collected packages"), "installing the build tools"),
    (re.compile(r"^Installing collected packages"), "installing the packages"),
)
# The end of pip's log says the same thing many times over.
CHATTER = re.compile(
    r"\s*([×│╰─>]|error: (subprocess-exited|metadata-gen)|note:|hint:|full command:|cwd:|exec\(|\^+$|"
    r"Requirement already|"
    r"(Getting|Building|Preparing|Failed|ERROR: Failed).*(error|built|build|wheels)|(WARNING|\[notice\]))"
)
NO_NETWORK = re.compile(
    r"ConnectionError|NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError|Connection broken|"
    r"name resolution|Name or service not known|Network is unreachable|No route to host"
)


class FailedError(Exception):
    """Ends the program with one sentence for people."""


def identity() -> str:
    """What an environment can't survive a change of: the interpreter and the place."""
    return f"{sys.version.split()[0]} {os.path.realpath(sys.executable)} {ROOT}"


def sources(editable: bool) -> Iterator[Path]:
    """Yield every file whose change asks for a new installation."""
    yield from (ROOT / name for name in ("pyproject.toml", "setup.py", LOCK))
    if not editable:
        for folder, folders, names in os.walk(ROOT / "src"):
            folders[:] = sorted(
                f for f in folders if f[0] != "." and not f.endswith(("__pycache__", ".egg-info"))
            )
            yield from (Path(folder, name) for name in sorted(names) if name[0] != ".")


def checksum(target: str, editable: bool) -> str:
    """Return a digest of all that the installation depends on."""
    digest = hashlib.sha256(f"{target} {editable} {os.environ.get('LUDOSPHERE_BUILD', '')}".encode())
    for path in sources(editable):
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


class Progress:
    """One line that shows the seconds and what is being done; on a terminal it is redrawn in place."""

    def __init__(self) -> None:
        self.start = time.monotonic()
        self.live = sys.stderr.isatty()
        self.last_text = ""
        self.last_time = -60.0

    def show(self, text: str) -> None:
        """Tell; cheap enough to be called several times a second."""
        now = time.monotonic() - self.start
        if self.live:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r\033[K{f'[{now:3.0f} s] {text}'[:width]}", end="", file=sys.stderr, flush=True)
        elif now - self.last_time >= (2 if text != self.last_text else 10):
            print(f"[{now:3.0f} s] {text}", file=sys.stderr, flush=True)
            self.last_text, self.last_time = text, now

    def end(self, text: str) -> None:
        """Show the line that stays."""
        self.last_time = -60.0
        self.show(text)
        if self.live:
            print(file=sys.stderr)
            self.live = False


def phase(log: Path) -> str | None:
    """Return what pip is doing now, read from the end of its log."""
    with log.open("rb") as file:
        file.seek(max(0, log.stat().st_size - 20_000))
        lines = file.read().decode(errors="replace").splitlines()
    for line in reversed(lines):
        for pattern, words in PHASES:
            match = pattern.search(line)
            if match:
                return words.format(*match.groups())
    return None


def run(command: list[str], log: Path, progress: Progress, text: str) -> None:
    """Run a command into the log, with progress; an interruption ends the command and its children too."""
    environment = dict(os.environ)
    # The lock also holds for what the build itself needs; old and new pips know it under different names.
    environment["PIP_CONSTRAINT"] = environment["PIP_BUILD_CONSTRAINT"] = LOCK
    environment["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    environment.pop("PIP_USER", None)
    with log.open("ab") as file:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        while True:
            progress.show(phase(log) or text)
            try:
                status = process.wait(0.3)
                break
            except subprocess.TimeoutExpired:
                pass
    except BaseException:
        for number in (signal.SIGINT, signal.SIGKILL):
            try:
                os.killpg(process.pid, number)
                process.wait(5)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                continue
        raise
    if status:
        progress.end(f"{text}: failed")
        raise FailedError(explain(log))


def explain(log: Path) -> str:
    """Return the end of the log and the most likely cause."""
    lines = [line.rstrip() for line in log.read_text(errors="replace").splitlines() if line.strip()]
    own = re.findall(r"(?m)^ *ludosphere: (.*)", "\n".join(lines))
    network = [line for line in lines if NO_NETWORK.search(line)]
    if own:
        cause = own[-1]
    elif network:
        cause = "the package index can't be reached, and an installation needs it"
    elif any("No space left" in line for line in lines):
        cause = "the disk is full"
    else:
        cause = "the installation failed"
    shown = network[-2:] if network and not own else [line for line in lines if not CHATTER.match(line)][-12:]
    for line in shown:
        print(f"    {line.strip()}", file=sys.stderr)
    return f"{cause}. The whole log is in {log}; run the same command again to retry."


@contextmanager
def alone(folder: Path, progress: Progress) -> Iterator[None]:
    """Keep other runs for the same folder waiting; the kernel lets go of the lock whatever happens to us."""
    path = Path(f"{folder}.lock")
    with path.open("a") as file:
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                owner = path.read_text().strip()
                progress.show(f"waiting for another installation into {folder.name} (process {owner})")
                time.sleep(0.3)
        path.write_text(f"{os.getpid()}\n")
        yield


def read(stamp: Path) -> list[str]:
    """Return the identity and the checksum that were installed, if any."""
    try:
        return stamp.read_text().splitlines()
    except OSError:
        return []


def clear(folder: Path) -> None:
    """Move the environment out of the way at once, then delete it."""
    old = Path(f"{folder}.old")
    shutil.rmtree(old, ignore_errors=True)
    if folder.exists():
        if any(folder.iterdir()) and not (folder / MARK).exists():
            raise FailedError(f"{folder} was not made by this script; move it away and try again")
        folder.rename(old)
        shutil.rmtree(old, ignore_errors=True)
    folder.mkdir()
    (folder / MARK).write_text("May be deleted at any time; ./play and ./test make it again.\n")


def ensure(folder: Path, target: str, editable: bool) -> None:
    """Bring the environment in line with the sources and the lock."""
    wanted = [identity(), checksum(target, editable)]
    stamp = folder / STAMP
    if read(stamp) == wanted:
        return
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        raise FailedError(f"Python's venv module is missing; Debian and Ubuntu: sudo apt install {package}")
    progress = Progress()
    with alone(folder, progress):
        found = read(stamp)
        if found == wanted:
            return
        log = Path(f"{folder}.log")
        log.write_bytes(b"")
        if found[:1] != wanted[:1]:
            clear(folder)
            run([sys.executable, "-m", "venv", str(folder)], log, progress, f"making {folder.name}")
        else:
            stamp.unlink()
        command = f"-m pip install -v --progress-bar off --no-input --constraint {LOCK}".split()
        command = [str(folder / "bin/python"), *command, *(["--editable"] if editable else []), target]
        try:
            run(command, log, progress, f"installing into {folder.name}")
        except FailedError:
            # pip has put everything back: the next run goes on from here. Not so if we were interrupted.
            stamp.write_text(f"{wanted[0]}\nunfinished\n")
            raise
        for line in dict.fromkeys(re.findall(r"(?m)^ *(ludosphere: .*)", log.read_text(errors="replace"))):
            progress.end(line)
        progress.end(f"{folder.name} is ready")
        stamp.write_text("\n".join(wanted) + "\n")


def main(arguments: list[str]) -> int | str:
    """Run the command line; the result is for sys.exit."""
    editable = "--editable" in arguments
    name, target = (a for a in arguments if a != "--editable")
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    try:
        ensure(ROOT / name, target, editable)
    except FailedError as problem:
        return f"ludosphere: {problem}"
    except KeyboardInterrupt:
        return "\nludosphere: interrupted; the next run starts the installation again"
    except OSError as problem:
        return f"ludosphere: {problem}"
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
