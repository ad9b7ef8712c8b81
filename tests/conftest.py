"""Settings of every test, and the parts of the suite that need more than Python and the `test` extra.

A test marked `browser`, `bench` or `compiled` is skipped, with the reason, where that part is missing, and
fails there if LUDOSPHERE_REQUIRE (a comma list) names the part. A module that can't even be imported without
a part calls `require_or_skip` before its imports:

    from conftest import require_or_skip

    require_or_skip("bench")
    import pyspiel
"""

import importlib.util
import os
import shutil

import pytest
from hypothesis import settings

settings.register_profile("ludosphere", deadline=None, print_blob=True)
settings.register_profile("ci", parent=settings.get_profile("ludosphere"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "ludosphere")

PARTS = ("browser", "bench", "compiled")
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    """Return the path of the browser that tests drive (LUDOSPHERE_CHROMIUM, or the system's)."""
    names = (os.environ.get("LUDOSPHERE_CHROMIUM") or "", *CHROMIUM)
    return next((path for name in names if name and (path := shutil.which(name))), None)


def why_missing(part: str) -> str | None:
    """Return in one sentence why an optional part is not there, or None if it is."""
    if part == "compiled":
        spec = importlib.util.find_spec("ludosphere.core.rng")
        if spec is None or not spec.origin or spec.origin.endswith(".py"):
            return "this is an interpreted build (LUDOSPHERE_BUILD=compiled ./test runs the compiled one)"
        return None
    modules = {"browser": ("playwright", "axe_playwright_python"), "bench": ("numpy", "pyspiel")}[part]
    for module in modules:
        if importlib.util.find_spec(module) is None:
            return f"{module} is not installed (LUDOSPHERE_EXTRAS=test,{part} ./test)"
    if part == "browser" and chromium() is None:
        return "there is no Chromium (Debian: apt install chromium)"
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


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a part that doesn't exist, before a test is silently not required."""
    unknown = set(os.environ.get("LUDOSPHERE_REQUIRE", "").replace(",", " ").split()) - set(PARTS)
    if unknown:
        raise pytest.UsageError(f"LUDOSPHERE_REQUIRE names {sorted(unknown)}; there are {', '.join(PARTS)}")


def pytest_report_header() -> list[str]:
    """Say at the top of the run which parts are there."""
    return [f"{part}: {why_missing(part) or 'yes'}" for part in PARTS]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Apply the markers."""
    for part in PARTS:
        if item.get_closest_marker(part):
            require_or_skip(part)
