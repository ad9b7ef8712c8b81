"""`ludosphere verify`: what proves a game, what disproves it, and what can't be told."""

from __future__ import annotations

import io
import secrets
from dataclasses import replace
from pathlib import Path

import pytest

from kit import recorded
from ludosphere.cli import main
from ludosphere.core.record import Record, seed_hash
from ludosphere.core.rng import seeded
from ludosphere.play import Seat, Table
from ludosphere.play.terms import Terms
from ludosphere.tables import open_store

SEED = 2**127 + 3141592653589793


@pytest.fixture(scope="module")
def played() -> tuple[Record, Record]:
    """What a table gives to download after a few moves, and when its game is over."""
    table = Table.create(
        open_store("sqlite://"), "ada", Terms("biomos", {"seats": 2}, [Seat.human(), Seat.human()], SEED)
    )
    rng, early = seeded(3), None
    while not table.over:
        seat = table.to_move()[0]
        table.play(seat, table.position.sample(seat, rng))
        if len(table.moves) == 4:
            early = table.record()
    assert early is not None
    return early, table.record()


@pytest.fixture
def files(played: tuple[Record, Record], tmp_path: Path) -> tuple[str, str]:
    for name, record in zip(("early", "late"), played, strict=True):
        record.write(tmp_path / name)
    return str(tmp_path / "early"), str(tmp_path / "late")


def verdict(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = main(["verify", *arguments])
    shown = capsys.readouterr()
    return status, shown.out + shown.err


def test_a_finished_game_shows_the_hash_it_promised_beside_its_seed(played: tuple[Record, Record]) -> None:
    early, late = played
    assert (early.seed, late.seed) == (None, SEED)
    assert early.seed_hash == late.seed_hash == seed_hash(SEED)
    assert f'[SeedHash "{seed_hash(SEED)}"]\n[Seed "{SEED}"]' in late.dumps()
    assert str(SEED) not in early.dumps()


def test_moves_result_and_the_promised_seed_are_proven(files, played, capsys) -> None:
    for promise in (["--hash", seed_hash(SEED).upper()], ["--sealed", files[0]]):
        status, text = verdict(capsys, files[1], *promise)
        assert status == 0
        assert f"All {len(played[1].moves)} actions follow the rules of biomos" in text
        assert "the result " + " – ".join(map(str, played[1].scores)) in text
        assert seed_hash(SEED) in text.partition("Not proven")[0].replace("\n", "")
        assert "Nothing shows that the seed was fixed" not in text


def test_it_says_what_nobody_can_prove(files, capsys) -> None:
    status, text = verdict(capsys, files[1])
    assert status == 0
    unproven = " ".join(text.partition("Not proven:")[2].split())
    assert "Nothing shows that the seed was fixed before the game began" in unproven
    assert "could have chosen one they liked" in unproven
    assert "Nothing shows that nobody knew the seed" in unproven


def test_it_speaks_french(files, capsys) -> None:
    status, text = verdict(capsys, files[1], "--lang", "fr", "--hash", "0" * 64)
    assert status == 1
    assert text.startswith("Réfuté\u00a0: la graine")


def test_a_record_on_stdin(files, capsys, monkeypatch) -> None:
    data = Path(files[1]).read_bytes()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert verdict(capsys, "-", "--hash", seed_hash(SEED))[0] == 0


def changed(record: Record, **facts) -> str:
    return replace(record, **facts).dumps()


@pytest.mark.parametrize(
    ("tamper", "sentence"),
    [
        (lambda late: changed(late, seed_hash=seed_hash(SEED + 1)), "not the one that the record itself"),
        (lambda late: changed(late, seed=SEED + 1, seed_hash=None), "not the one that was promised"),
        (lambda late: changed(late, moves=late.moves[:6] + late.moves[7:]), "can't be played"),
        (lambda late: changed(late, moves=[*late.moves, late.moves[-1]]), "can't be played"),
        (lambda late: changed(late, scores=[points + 1 for points in late.scores]), "Result"),
        (lambda late: changed(late, moves=late.moves[:-1]), "Result"),
        (lambda late: changed(late, scores=None), "hides the result"),
    ],
)
def test_a_record_that_was_tampered_with_is_disproved(played, tmp_path, capsys, tamper, sentence) -> None:
    (tmp_path / "bad").write_text(tamper(played[1]))
    status, text = verdict(capsys, str(tmp_path / "bad"), "--hash", seed_hash(SEED))
    assert status == 1
    assert text.startswith("Disproved: ")
    assert sentence in text
    assert "Proven" not in text


def test_another_games_seal_disproves(played, files, tmp_path, capsys) -> None:
    other = changed(played[0], options=played[0].options | {"mode": "advanced"})
    (tmp_path / "other").write_text(other)
    status, text = verdict(capsys, files[1], "--sealed", str(tmp_path / "other"))
    assert (status, "the options differ" in text) == (1, True)


def test_what_was_taken_back_since_the_sealed_record_is_no_disproof(played, files, tmp_path, capsys) -> None:
    early = played[0]
    moves = [*early.moves[:3], replace(early.moves[3], notation="i5")]
    replace(early, moves=moves).write(tmp_path / "other")
    status, text = verdict(capsys, files[1], "--sealed", str(tmp_path / "other"))
    assert status == 0
    assert "somebody took them back" in text


def test_a_small_seed_was_chosen_by_somebody(tmp_path, capsys) -> None:
    recorded("biomos", {}, 5).write(tmp_path / "small")
    status, text = verdict(capsys, str(tmp_path / "small"))
    assert (status, "somebody chose it" in text) == (0, True)
    drawn = secrets.randbits(128) | 1 << 100
    recorded("biomos", {}, drawn).write(tmp_path / "large")
    assert "somebody chose it" not in verdict(capsys, str(tmp_path / "large"))[1]


def test_the_position_a_fork_begins_from_is_not_proven(played, tmp_path, capsys) -> None:
    table = Table.from_record(open_store("sqlite://"), "ada", played[1]).fork(9, "bo")
    while not table.over:
        seat = table.to_move()[0]
        table.play(seat, table.position.legal(seat)[0])
    table.record().write(tmp_path / "fork")
    status, text = verdict(capsys, str(tmp_path / "fork"))
    assert (status, "a position the record brings along" in " ".join(text.split())) == (0, True)


@pytest.mark.parametrize(
    ("write", "more", "sentence"),
    [
        (lambda early, late: early.dumps(), [], "still sealed"),
        (lambda early, late: "Dear diary", [], "Line 1"),
        (lambda early, late: changed(late, rules_version=99), [], "version 99"),
        (lambda early, late: late.dumps(), ["--hash", "12345"], "64 digits"),
        (lambda early, late: late.dumps(), ["--sealed", "/no/such/file"], "no file or folder /no/such/file."),
    ],
)
def test_what_cannot_be_checked_is_neither_proven_nor_disproved(
    played, tmp_path, capsys, write, more, sentence
) -> None:
    (tmp_path / "record").write_text(write(*played))
    status, text = verdict(capsys, str(tmp_path / "record"), *more)
    assert status == 2
    assert sentence in text
    assert text.startswith("ludosphere: ")
