"""Without its library an environment says in one sentence what to install."""

import subprocess
import sys

import pytest

CASES = [
    ("pettingzoo", "pettingzoo", "pip install 'ludosphere[envs]'"),
    ("pettingzoo", "gymnasium", "pip install 'ludosphere[envs]'"),
    ("gymnasium", "gymnasium", "pip install 'ludosphere[envs]'"),
    ("openspiel", "pyspiel", "pip install open_spiel"),
]


@pytest.mark.parametrize(("module", "library", "sentence"), CASES)
def test_what_to_install(module, library, sentence):
    code = f"import sys; sys.modules[{library!r}] = None; import ludosphere.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "not installed" in done.stderr.splitlines()[-1]
    assert sentence in done.stderr.splitlines()[-1]


def test_a_batch_needs_none_of_them():
    names = ["gymnasium", "pettingzoo", "pyspiel"]
    code = f"import sys; sys.modules.update(dict.fromkeys({names})); import ludosphere.envs.batch"
    subprocess.run([sys.executable, "-c", code], check=True)
