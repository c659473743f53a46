"""A real Ray cluster on loopback, in processes of its own, reached as docs/lab.md says."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vatra import lab

ROOT = Path(__file__).parents[2]
RAY = str(Path(sys.executable).with_name("ray"))
BOTS = "random,tests.bots.outside:Doomed,novice"


def free_ports(many: int) -> list[int]:
    taken = [socket.create_server(("127.0.0.1", 0)) for _ in range(many)]
    ports = [one.getsockname()[1] for one in taken]
    for one in taken:
        one.close()
    return ports


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment in which a command finds it. What was started here is ended here."""
    port, client = free_ports(2)
    own = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    path = os.pathsep.join([str(ROOT), own.get("PYTHONPATH", "")])
    own |= {"PYTHONPATH": path, "VATRA_TEST_DOOM": str(tmp_path / "doomed"), "RAY_USAGE_STATS_ENABLED": "0"}
    own |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    # A busy machine starts its processes slowly.
    own |= {"RAY_raylet_start_wait_time_s": "300", "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "300"}
    folder = tempfile.mkdtemp(prefix="vatra-ray-")  # sockets have short names only
    words = [RAY, "start", "--head", "--block", "--num-cpus", "2", "--include-dashboard", "false"]
    words += ["--port", str(port), "--ray-client-server-port", str(client), "--node-ip-address", "127.0.0.1"]
    with (tmp_path / "ray.log").open("wb") as log:
        head = subprocess.Popen(
            [*words, "--temp-dir", folder], env=own, stdout=log, stderr=log, start_new_session=True
        )
    try:
        until = time.monotonic() + 300
        while not answers(client):
            said = (tmp_path / "ray.log").read_text(encoding="utf-8", errors="replace")
            assert head.poll() is None, said
            assert time.monotonic() < until, said
            time.sleep(0.2)
        yield own | {"RAY_ADDRESS": f"ray://127.0.0.1:{client}"}
    finally:
        head.terminate()  # `ray start --block` ends all that it has started
        try:
            head.wait(60)
        except subprocess.TimeoutExpired:
            os.killpg(head.pid, signal.SIGKILL)
            head.wait()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.timeout(600)
def test_the_command_of_the_docs_plays_the_same_games_though_a_worker_is_lost(
    cluster: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["sim", "diamant", "--ladder", "mixed", "--seats", BOTS, "--players", "3", "--games", "24"]
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "from vatra.cli import main; main()",
            *words,
            "--jobs",
            "2",
            "--ray",
            "--json",
        ],
        env=cluster,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    assert (tmp_path / "doomed").exists()  # a worker was lost
    there: dict[str, Any] = json.loads(told.stdout)
    monkeypatch.setenv("VATRA_TEST_DOOM", cluster["VATRA_TEST_DOOM"])
    here = lab.run(lab.ladder("diamant", BOTS.split(","), seats=3, games=24))
    assert [(rung["bot"], rung["wins"], rung["mean_score"]) for rung in there["ladder"]] == [
        (rung.bot, rung.tally.wins, rung.tally.mean_score) for rung in here.ladder()
    ]
