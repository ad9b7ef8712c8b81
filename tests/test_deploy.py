"""The examples in deploy/ name commands, options and variables that exist."""

import re
from pathlib import Path

import pytest

from ludosphere.cli import parser

DEPLOY = Path(__file__).parents[1] / "deploy"


def test_the_compose_file_starts_commands_that_exist():
    yaml = pytest.importorskip("yaml")
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert set(services) == {"web", "worker", "postgres", "redis", "caddy"}
    for name in ("web", "worker"):
        assert parser().parse_args(services[name]["command"]).command in ("serve", "worker")
        assert services[name]["deploy"]["replicas"] == 2
        assert {"LUDOSPHERE_DATABASE_URL", "LUDOSPHERE_REDIS_URL"} <= set(services[name]["environment"])


@pytest.mark.parametrize("unit", ["web", "worker"])
def test_the_units_start_commands_that_exist(unit):
    text = (DEPLOY / "systemd" / f"ludosphere-{unit}@.service").read_text()
    command = re.search(r"^ExecStart=\S+/ludosphere (.*)$", text, re.M)[1].replace("%i", "8001")
    assert parser().parse_args(command.split()).log == "json"
