"""Every module can be imported, and uses nothing that a later Python won't have."""

from __future__ import annotations

import subprocess
import sys

IMPORTS = """
import importlib, pkgutil, warnings
import ludosphere

warnings.filterwarnings("error", category=DeprecationWarning, module="ludosphere")
OPTIONAL = "gymnasium matplotlib pettingzoo psycopg pyarrow pyspiel ray redis taskiq taskiq_redis".split()
names = [found.name for found in pkgutil.walk_packages(ludosphere.__path__, "ludosphere.")]
for name in names:
    if ".migrations" not in name:  # Alembic's to run
        try:
            importlib.import_module(name)
        except ImportError as problem:  # of an extra: it says which
            if " is not installed" not in str(problem) and problem.name not in OPTIONAL:
                raise
print(len(names))
"""


def test_every_module_can_be_imported_without_a_warning() -> None:
    """What other packages warn of as they are imported is theirs to mend."""
    done = subprocess.run([sys.executable, "-c", IMPORTS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 400
