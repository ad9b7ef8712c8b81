"""Seeds of a run: the same name and number give the same seed on any machine, with any number of workers."""

from __future__ import annotations

import hashlib


def seed_of(run: str, index: int) -> int:
    """H(run, index): the first 63 bits of SHA-256 of "index run"; 0 ≤ seed < 2**63.

    Different runs, and different numbers of one run, give seeds that have nothing to do with each other.
    """
    digest = hashlib.sha256(f"{index} {run}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1
