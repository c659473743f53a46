"""The command as people start it: its own process, real pipes, Ctrl-C."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.conftest import Vatra

import vatra as package
from vatra.lab import Match, Plan, run

PATIENCE = 100  # seconds; the machine may be busy
VATRA = [sys.executable, "-m", "vatra"]


def environment(**more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("LANG", "LC_ALL", "VATRA_LANG")}
    return kept | {"PYTHONPATH": str(Path(package.__file__).parent.parent)} | more


def test_any_terminal_can_be_written_to() -> None:
    """Even where the system says that it knows ASCII only."""
    ran = subprocess.run(
        [*VATRA, "tty", "diamant", "--seed", "1"],
        input="углиб\n".encode() + b"\xff\xfe\n" + "вийти\n\n".encode(),
        capture_output=True,
        env=environment(VATRA_LANG="uk", LC_ALL="C", PYTHONIOENCODING="ascii", PYTHONUTF8="0"),
        timeout=PATIENCE,
    )
    assert ran.returncode == 0
    assert "До зустрічі біля вогню!" in ran.stdout.decode()
    assert ran.stderr == b""


def test_a_reader_who_leaves_is_no_fault() -> None:
    ran = subprocess.run(
        f"{sys.executable} -m vatra tty diamant --seats novice,novice,novice | head -1",
        shell=True,
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
    )
    assert b"Traceback" not in ran.stderr


@pytest.mark.skipif(os.name == "nt", reason="signals are another matter there")
def test_ctrl_c_at_the_table_saves_and_leaves(tmp_path: Path) -> None:
    file = tmp_path / "x.log"
    with subprocess.Popen(
        [*VATRA, "tty", "diamant", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        try:
            deadline = time.monotonic() + PATIENCE
            while not file.exists() and time.monotonic() < deadline:
                time.sleep(0.05)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 130
    assert err == b""
    assert b"--load" in out
    assert b"Interrupted." in out
    assert file.read_bytes().count(b"\n") == 2


def test_ctrl_c_anywhere(vatra: Vatra, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("vatra.cli.games.all_games", interrupted)
    ran = vatra("games", lang="uk")
    assert (ran.code, ran.out, ran.err) == (130, "Перервано.\n", "")


def test_ctrl_c_leaves_no_process_behind() -> None:
    """A million games would take minutes; what was not begun is dropped."""

    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(Plan((Match("diamant", ("auto", "auto", "auto"), 1_000_000),)), jobs=2, done=interrupted)
    assert multiprocessing.active_children() == []
