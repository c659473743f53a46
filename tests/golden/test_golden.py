"""Stored games replay for ever, and every build of the engine plays the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.golden.make import ACTIONS, FINGERPRINTS, HERE, actions, logs_of
from tests.golden.playthroughs import fingerprint, fingerprints

from vatra.core.game import Game, find_game, games
from vatra.core.log import read_log, replay, verify

ROOT = HERE.parent.parent
LOGS = sorted(HERE.glob("*/*.jsonl"))
GOLDEN: dict[str, dict[str, str]] = json.loads(FINGERPRINTS.read_text())


@pytest.mark.parametrize("file", LOGS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_log_replays_and_verifies(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    log = read_log(text, file.name)
    assert log.text() == text
    played, proven = replay(log, file.name), verify(log, file.name)
    assert played.table.over
    assert played.table.digest() == proven.table.digest() == log.digest
    assert file.stat().st_size < 40_000


@pytest.mark.parametrize("name", {file.parent.name for file in LOGS})
def test_every_game_with_logs_has_all_of_them(name: str) -> None:
    assert set(logs_of(find_game(name))) <= set(LOGS)


@pytest.mark.parametrize("name", GOLDEN)
def test_random_games_are_those_of_old(name: str) -> None:
    """A difference means that games now go another way. If that is meant, old logs no longer replay: raise the game's
    version, then `python -m tests.golden.make`."""
    game = find_game(name)
    for mode in game.modes():
        assert fingerprint(game, mode) == GOLDEN[name][str(mode)], mode


@pytest.mark.parametrize("name", GOLDEN)
def test_the_index_of_actions_is_that_of_old(name: str) -> None:
    """Trained players know actions by their numbers: texts may be added at the end, never moved. If that is meant:
    `python -m tests.golden.make`."""
    assert actions(find_game(name)) == json.loads(ACTIONS.read_text())[name]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_another_process_on_the_plain_sources_plays_the_same_games(game: Game) -> None:
    """Compiled or plain here, plain there, and with another order of hashes: the same fingerprints."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.golden.playthroughs", game.id],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == fingerprints(game, whole=True)


def test_fingerprints_tell_games_apart() -> None:
    """They are not all the hash of nothing. What random players never come to (a handicap that decides) tells no modes
    apart, but how many sit at the table always does."""
    for name, found in GOLDEN.items():
        seats = {value: mode.split()[0] for mode, value in found.items()}
        assert all(seats[value] == mode.split()[0] for mode, value in found.items())
        assert len(seats) == len(found) or name != "diamant"
        assert all(len(value) == 64 for value in found.values())
    assert {name: set(found) for name, found in GOLDEN.items()} == {
        game.id: {str(mode) for mode in game.modes()} for game in games()
    }
