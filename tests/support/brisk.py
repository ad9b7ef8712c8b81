"""A speed for tests of clocks in quick matches: who is "normal" here has eight seconds, for everything."""

from ludosphere.play.pace import TEMPOS


def register() -> None:
    """Let everybody who is normal hurry."""
    TEMPOS["normal"] = {"kind": "live", "bank": 8, "add": 1, "together": 8}
