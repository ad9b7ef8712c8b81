"""What whoever runs a server is told: health, readiness, figures, logs; and nothing about a person."""

import json
import logging
import re

import pytest
from starlette.testclient import TestClient

from ludosphere.web import health
from ludosphere.web.logs import JsonLines, set_up


@pytest.fixture
def here(app, client):
    """Somebody on this machine."""
    return TestClient(app, client=("127.0.0.1", 5000))


def test_ready_tells_what_is_the_matter(client, app, monkeypatch):
    monkeypatch.setattr(health, "_KEPT", 0)
    answer = client.get("/ready")
    assert answer.status_code == 200
    said = answer.json()
    assert said.pop("process")
    assert said == {"ready": True, "database": "ok", "migrations": "ok", "redis": "none"}
    with app.state.tables.store.database.transaction() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    answer = client.get("/ready")
    assert (answer.status_code, answer.json()["migrations"]) == (503, "other version")
    assert client.get("/health").text == "ok"


def test_figures_are_for_this_machine_or_a_token(app, here, monkeypatch):
    client = TestClient(app, client=("192.0.2.7", 5000))  # somebody else
    assert client.get("/metrics").status_code == 404
    assert here.get("/metrics").status_code == 200
    assert here.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 404
    monkeypatch.setenv("LUDOSPHERE_METRICS_TOKEN", "secret")
    assert here.get("/metrics").status_code == 404
    assert client.get("/metrics", headers={"authorization": "Bearer wrong"}).status_code == 404
    assert client.get("/metrics", headers={"authorization": "Bearer secret"}).status_code == 200


def test_what_happens_at_tables_is_counted(client, here, open_table, drive):
    path = open_table()
    with client.websocket_connect(path + "/ws") as socket:
        state = drive.play(socket, drive.state(socket))
        socket.send_json({"type": "play", "seq": 1, "path": state["legal"][0]["path"]})
        while socket.receive_json()["type"] != "refused":
            pass
        socket.send_json({"type": "nonsense"})
        while socket.receive_json()["type"] != "refused":
            pass
        said = here.get("/metrics").text
    for line in (
        'ludosphere_commands_total{kind="play",outcome="done"} 1.0',
        'ludosphere_commands_total{kind="play",outcome="refused"} 1.0',
        'ludosphere_commands_total{kind="unknown",outcome="refused"} 1.0',
        'ludosphere_refused_total{key="stale"} 1.0',
        "ludosphere_sockets 1.0",
        "ludosphere_tables 1.0",
    ):
        assert line in said.splitlines()
    assert float(re.search(r"ludosphere_commit_seconds_count (\S+)", said)[1]) >= 2
    assert float(re.search(r"ludosphere_draw_seconds_count (\S+)", said)[1]) >= 2
    assert 'route="/tables"' in said
    assert path not in said


def test_a_line_of_the_log_has_the_id_of_its_request_and_names_nobody(client, open_table, caplog):
    caplog.set_level(logging.INFO, "ludosphere.requests")
    path = open_table(name1="Hildegard")
    answer = client.get(path)
    record = caplog.records[-1]
    line = json.loads(JsonLines().format(record))
    assert (line["route"], line["status"]) == ("/table/{table}", 200)
    assert line["message"] == "GET /table/{table}"
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])
    said = "\n".join(JsonLines().format(record) for record in caplog.records)
    person = client.app.state.tables.open(path.rpartition("/")[2]).table.header.owner
    for secret in ("Hildegard", person, path, "testclient", *client.cookies.values()):
        assert secret not in said


def test_logs_are_text_from_warnings_on_or_lines_of_json(capsys):
    root, ours = logging.getLogger(), logging.getLogger("ludosphere")
    before = (root.handlers[:], root.level, ours.level)
    try:
        set_up("json")
        logging.getLogger("ludosphere.x").info("it is %s", "late")
        line = json.loads(capsys.readouterr().err)
        assert (line["level"], line["logger"], line["message"]) == ("info", "ludosphere.x", "it is late")
        set_up("text")
        logging.getLogger("ludosphere.x").info("quiet")
        logging.getLogger("ludosphere.x").warning("loud")
        assert capsys.readouterr().err.endswith("WARNING ludosphere.x: loud\n")
    finally:
        root.handlers[:], _, _ = before
        root.setLevel(before[1])
        ours.setLevel(before[2])
