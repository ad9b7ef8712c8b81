"""Seeds of a run."""

from __future__ import annotations

import hashlib

from ludosphere.lab.seeds import seed_of


def test_they_are_sha256_and_frozen() -> None:
    """Runs of today must be the same runs tomorrow."""
    digest = hashlib.sha256(b"7 autumn").hexdigest()
    assert seed_of("autumn", 7) == int(digest[:16], 16) // 2 == 7675061976875806156


def test_they_fit_63_bits_and_differ() -> None:
    seeds = {seed_of(run, index) for run in ("", "a", "1 a", "b") for index in range(2000)}
    assert len(seeds) == 8000
    assert min(seeds) >= 0
    assert 2**62 < max(seeds) < 2**63


def test_a_name_with_a_number_is_no_other_number() -> None:
    assert seed_of("1 x", 1) != seed_of("x", 11)
    assert seed_of("x", 1) != seed_of("1", 0)
