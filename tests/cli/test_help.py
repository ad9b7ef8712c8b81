"""What the help of commands says."""

import pytest

from ludosphere.bots import NAMES
from ludosphere.bots.match import maker
from ludosphere.cli import main


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_the_help_names_every_bot(command, capsys):
    with pytest.raises(SystemExit):
        main([command, "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert f"{', '.join(NAMES)}, search:SIMULATIONS, level:1 to level:5" in said
    for name in (*NAMES, "search:5", "level:1", "level:5"):
        maker(name)
