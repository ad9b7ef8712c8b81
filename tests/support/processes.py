"""Other processes, as a test sees them."""

from __future__ import annotations

from pathlib import Path


def gone(pid: int) -> bool:
    """Has the process ended? A zombie has: whoever should reap it may never do, as in a plain container."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return True
    return state == "Z"
