"""The notebook in examples/ runs from top to bottom, and shows what it promises."""

import sys
from pathlib import Path

import pytest

from conftest import require_or_skip

require_or_skip("notebook")
require_or_skip("envs")
import nbformat
from jupyter_client.kernelspec import KernelSpec
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient

pytestmark = pytest.mark.notebook
TOUR = Path(__file__).resolve().parents[2] / "examples" / "tour.ipynb"


class Here(AsyncKernelManager):
    """A kernel of the Python that runs the tests, whatever kernels are installed."""

    @property
    def kernel_spec(self):
        command = [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
        return KernelSpec(argv=command, display_name="Python", language="python")


def test_the_tour_runs():
    notebook = nbformat.read(TOUR, as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert not any(cell.outputs or cell.execution_count for cell in code)  # it is kept without outputs
    NotebookClient(notebook, timeout=60, kernel_manager_class=Here).execute()
    assert not [out for cell in code for out in cell.outputs if out.get("name") == "stderr"]
    data = [out["data"] for cell in code for out in cell.outputs if "data" in out]
    assert any("text/markdown" in shown for shown in data)
    pictures = [shown["image/svg+xml"] for shown in data if "image/svg+xml" in shown]
    assert len(pictures) == 3
    assert all(picture.startswith("<svg") for picture in pictures)
