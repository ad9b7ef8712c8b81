"""Settings of every test, and the parts of the suite that need more than Python and the `test` extra.

A test marked with one of PARTS is skipped, with the reason, where that part is missing, and fails there if
LUDOSPHERE_REQUIRE (a comma list) names the part. A module that can't even be imported without a part calls
`require_or_skip` before its imports:

    from conftest import require_or_skip

    require_or_skip("bench")
    import pyspiel

The services are a PostgreSQL and a Redis that tests may fill and empty, at DATABASE_URL and REDIS_URL.
"""

import asyncio
import gc
import importlib.util
import inspect
import os
import shutil
import signal
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from ludosphere.core.registry import registered_games

if TYPE_CHECKING:
    from ludosphere.tables import Store

# A shell lets what runs in its background ignore SIGINT, and so would programs that a test interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)

HYPOTHESIS = "_hypothesis_internal_use_settings"
"""Where Hypothesis keeps the settings of a test."""
EXAMPLES = 10
"""Of each property with `--quick`."""
settings.register_profile("ludosphere", deadline=None, print_blob=True)
settings.register_profile("ci", parent=settings.get_profile("ludosphere"), derandomize=True)
settings.register_profile("quick", parent=settings.get_profile("ludosphere"), max_examples=EXAMPLES)
settings.load_profile("ci" if os.environ.get("CI") else "ludosphere")

os.environ.setdefault("LUDOSPHERE_DATABASE_WAIT", "10")
"""Seconds: a busy machine is no database that hangs; what happens then is `trust/test_outage.py`."""
PARTS = ("browser", "bench", "envs", "lab", "notebook", "services", "compiled")
MODULES = {
    "browser": ("playwright", "axe_playwright_python"),
    "bench": ("pyspiel", "rlcard"),
    "envs": ("gymnasium", "pettingzoo"),
    "lab": ("matplotlib", "pyarrow", "ray"),
    "notebook": ("ipykernel", "nbclient", "nbformat"),
    "services": ("psycopg", "redis", "taskiq", "taskiq_redis"),
}
EXTRAS = {"services": "scale"}
"""Where the extra has another name than the part."""
LONG = (
    "test_browser",
    "test_server",
    "test_spec",
    "test_languages",
    "test_questions",
    "test_secrets",
    "test_modules",
    "bench",
    "envs",
    "lab",
    "terminal",
    "trust",
)
"""What files and folders begin with that `--quick` does without."""
UNHURRIED = {*PARTS, "long", "unmeasured"}
"""How tests are marked that `--quick` does without."""
KITS = ("", "whole", "covering")
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
DATABASE_URL = (
    os.environ.get("LUDOSPHERE_TEST_DATABASE_URL") or "postgresql+psycopg://postgres@127.0.0.1:5432/test"
)
REDIS_URL = os.environ.get("LUDOSPHERE_TEST_REDIS_URL") or "redis://127.0.0.1:6379/9"
PATIENCE = 5
"""Seconds a service may take to answer before it counts as missing."""


def chromium() -> str | None:
    """Return the path of the browser that tests drive (LUDOSPHERE_CHROMIUM, or the system's)."""
    names = (os.environ.get("LUDOSPHERE_CHROMIUM") or "", *CHROMIUM)
    return next((path for name in names if name and (path := shutil.which(name))), None)


@cache
def why_missing(part: str) -> str | None:
    """Return in one sentence why an optional part is not there, or None if it is."""
    if part == "compiled":
        spec = importlib.util.find_spec("ludosphere.core.rng")
        if spec is None or not spec.origin or spec.origin.endswith(".py"):
            return "this is an interpreted build (LUDOSPHERE_BUILD=compiled ./test runs the compiled one)"
        return None
    for module in MODULES[part]:
        if importlib.util.find_spec(module) is None:
            return f"{module} is not installed (LUDOSPHERE_EXTRAS=test,{EXTRAS.get(part, part)} ./test)"
    if part == "services":
        return why_silent()
    if part == "browser" and chromium() is None:
        return "there is no Chromium (Debian: apt install chromium)"
    return None


def why_silent() -> str | None:
    """Return in one sentence which of the services does not answer, or None if both do."""
    from redis import Redis, RedisError
    from sqlalchemy import create_engine
    from sqlalchemy.exc import SQLAlchemyError

    try:
        engine = create_engine(DATABASE_URL, connect_args={"connect_timeout": PATIENCE})
        engine.connect().close()
        engine.dispose()
    except SQLAlchemyError as problem:
        cause = str(getattr(problem, "orig", None) or problem).splitlines()[0]
        return f"PostgreSQL does not answer (LUDOSPHERE_TEST_DATABASE_URL says where it is): {cause}"
    try:
        with Redis.from_url(REDIS_URL, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE) as client:
            client.ping()
    except (RedisError, ValueError) as problem:
        return f"Redis does not answer (LUDOSPHERE_TEST_REDIS_URL says where it is): {problem}"
    return None


def required(part: str) -> bool:
    """Return whether LUDOSPHERE_REQUIRE names the part."""
    return part in os.environ.get("LUDOSPHERE_REQUIRE", "").replace(",", " ").split()


def require_or_skip(part: str, reason: str | None = None) -> None:
    """Skip the running test or module if a part is missing, or fail if it is required.

    With a reason the part counts as missing; without one it is looked for, and nothing happens if it's there.
    """
    reason = reason or why_missing(part)
    if reason is None:
        return
    if required(part):
        pytest.fail(f"{part} is required by LUDOSPHERE_REQUIRE: {reason}", pytrace=False)
    pytest.skip(f"{part}: {reason}", allow_module_level=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--quick`, for a look after every change."""
    words = "the first case of each test, of each game; nothing that takes long or needs more than Python"
    parser.addoption("--quick", action="store_true", help=words)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out with `--quick` what starts browsers, servers and other processes, before it is read."""
    return True if config.getoption("quick") and collection_path.name.startswith(LONG) else None


@pytest.hookimpl(trylast=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make with `--quick` only the first case of a test, of each game."""
    if metafunc.config.getoption("quick"):
        first: dict[tuple[str, ...], object] = {}
        for case in metafunc._calls:
            if not any(mark.name in UNHURRIED for mark in case.marks):
                first.setdefault(
                    tuple(game for game in registered_games() if game in case.params.values()), case
                )
        metafunc._calls[:] = first.values() or metafunc._calls


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what `--quick` doesn't run, and most examples of properties."""
    if not config.getoption("quick"):
        return
    left_out = [item for item in items if any(mark.name in UNHURRIED for mark in item.iter_markers())]
    config.hook.pytest_deselected(items=left_out)
    chosen = set(items).difference(left_out)
    items[:] = [item for item in items if item in chosen]
    for item in items:  # also where a test itself says how many examples it wants
        wanted = getattr(item.function, HYPOTHESIS, None)
        if wanted and wanted.max_examples > EXAMPLES:
            setattr(item.function, HYPOTHESIS, settings(wanted, max_examples=EXAMPLES))


def pytest_collection_finish() -> None:
    """Keep what was collected out of the garbage collector's way: else it takes a tenth of the time."""
    gc.freeze()


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a part or a kit that doesn't exist, before a test is silently not required or left out."""
    unknown = set(os.environ.get("LUDOSPHERE_REQUIRE", "").replace(",", " ").split()) - set(PARTS)
    if unknown:
        raise pytest.UsageError(f"LUDOSPHERE_REQUIRE names {sorted(unknown)}; there are {', '.join(PARTS)}")
    if config.getoption("quick"):
        settings.load_profile("quick")
    kit = os.environ.get("LUDOSPHERE_KIT", "")
    if kit not in KITS:
        raise pytest.UsageError(f"LUDOSPHERE_KIT is {kit!r}: say covering, whole or nothing")


def pytest_report_header() -> list[str]:
    """Say at the top of the run which parts are there."""
    return [f"{part}: {why_missing(part) or 'yes'}" for part in PARTS]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Apply the markers."""
    for part in PARTS:
        if item.get_closest_marker(part):
            require_or_skip(part)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own; its fixtures know of none."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of a server that has just been set up: to make one takes longer than most tests."""
    from ludosphere.web.app import create_app

    path = tmp_path_factory.mktemp("empty") / "tables.db"
    create_app(f"sqlite:///{path}").state.tables.store.database.close()
    return path


@pytest.fixture
def url(empty_database: Path, tmp_path: Path) -> str:
    """A database of its own, with the server's key beside it."""
    for file in empty_database.parent.iterdir():
        shutil.copy(file, tmp_path)
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def store(url: str) -> Iterator["Store"]:
    """A store in a database of its own."""
    from ludosphere.tables import open_store

    opened = open_store(url)
    yield opened
    opened.close()


@pytest.fixture
def with_meadow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The meadow is one of the games there are."""
    from meadow import meadow

    meadow(monkeypatch)
