"""The API is as its OpenAPI document says: schemathesis asks everything it can think of."""

import json
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest
from hypothesis import HealthCheck, settings

from ludosphere.web.api.spec import document
from servers import Server

schemathesis = pytest.importorskip("schemathesis")
checks = pytest.importorskip("schemathesis.checks")
ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """The application in a process of its own."""
    running = Server(tmp_path_factory.mktemp("api"))
    yield running
    running.kill()


@pytest.fixture(scope="module")
def caller(server):
    """The headers of somebody, and a table of theirs."""
    made = httpx2.post(server.url + "/api/v1/guests", json={"name": "Fuzz"})
    headers = {"authorization": f"Bearer {made.json()['token']}"}
    body = {"game": "biomos", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = httpx2.post(server.url + "/api/v1/tables", json=body, headers=headers).json()["id"]
    return headers, table


api = schemathesis.openapi.from_dict(document())


@api.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_answer_is_as_described(case, server, caller):
    headers, table = caller
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
    case.call_and_validate(
        base_url=server.url + "/api/v1",
        headers=headers,
        # where a token may come, none is as good; and which options fit together no schema says
        excluded_checks=[checks.ignored_auth, checks.positive_data_acceptance],
    )


def test_the_document_is_served_and_names_every_endpoint(server):
    served = httpx2.get(server.url + "/api/v1/openapi.json").json()
    assert served == json.loads(json.dumps(document()))
    assert {"/guests", "/games", "/tables", "/tables/{table}/moves"} <= set(served["paths"])


def test_two_example_bots_play_a_game_to_its_end(server):
    script = ROOT / "examples" / "bot.py"
    assert len(script.read_text().splitlines()) < 60
    command = [sys.executable, str(script), server.url]
    first = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        table = first.stdout.readline().strip().rpartition("/")[2]
        second = subprocess.run([*command, table], capture_output=True, text=True, timeout=60)
        out, _ = first.communicate(timeout=60)
    finally:
        first.kill()
        first.wait()
    assert "scores:" in second.stdout, second.stderr
    assert second.returncode == 0, second.stderr
    assert out.strip() == second.stdout.splitlines()[-1]
