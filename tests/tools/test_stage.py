"""A stage of `make test` that is stopped leaves nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_who_is_stopped_stops_its_children(tmp_path: Path, number: signal.Signals) -> None:
    note = tmp_path / "child"
    program = f"sleep 600 & echo $! > {note}.new; mv {note}.new {note}; wait"
    stage = subprocess.Popen(
        [sys.executable, "-m", "tools.stage", "sleeping", "sh", "-c", program],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
    )
    while not note.exists():
        assert stage.poll() is None
        time.sleep(0.01)
    child = int(note.read_text())
    assert alive(child)
    stage.send_signal(number)
    assert stage.wait() == 128 + number
    while alive(child):
        time.sleep(0.01)


def test_what_failed_is_shown() -> None:
    command = [sys.executable, "-m", "tools.stage", "failing", "sh", "-c", "echo why; exit 3"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 1
    assert "FAILED\nwhy\n" in ran.stdout
