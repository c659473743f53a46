"""`vatra train`: what is learned from games is found, and is the same however they are played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from vatra.cli.main import run as vatra
from vatra.games.bonfire.bot.forecast import FEATURES, learned_from
from vatra.games.spirit_island.bot.study import GROUPS, POINTS, Turning, moved
from vatra.games.spirit_island.bot.weights import HOUSE, NAMES, Weights, weights_from
from vatra.lab import Match, Plan, Record
from vatra.lab.learning import Notes
from vatra.lab.records import play_game

TRAIN = ["train", "bonfire", "--games", "8", "--seed", "few", "--lang", "en"]


def record(number: int, rows: list[list[float]], outcome: float) -> Record:
    found = tuple([tuple(row) for row in rows])
    return Record(number, 0, "", "", (0,), ("",), (0,), (1,), (0,), False, 1, "", {}, "", found, outcome)


def test_a_known_truth_is_found() -> None:
    lot, notes = random.Random(1), Notes()
    for number in range(2000):
        x = [1.0, lot.gauss(0, 1), lot.gauss(0, 5)]
        notes.keep(record(number, [x], 4.0 + 2.0 * x[1] - 0.5 * x[2] + lot.gauss(0, 1)))
    fit = notes.fit()
    assert fit.weights == pytest.approx([4.0, 2.0, -0.5], abs=0.12)
    assert fit.errors[1] == pytest.approx(2000**-0.5, rel=0.1)
    assert 0.88 < fit.explained < 0.95  # of a variance of 4 + 6.25 + 1
    assert (fit.positions, fit.games) == (2000, 2000)


def test_the_same_command_writes_the_same_file_in_processes_and_after_a_stop(tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.toml" for name in ("once", "two", "first", "again")]
    noted = ["--resume", str(tmp_path / "games.jsonl")]
    assert vatra([*TRAIN, "--to", str(files[0])]) == 0
    assert vatra([*TRAIN, "--to", str(files[1]), "--jobs", "2"]) == 0
    assert vatra([*TRAIN, "--to", str(files[2]), *noted]) == 0
    kept = (tmp_path / "games.jsonl").read_text().splitlines()
    (tmp_path / "games.jsonl").write_text("\n".join(kept[:3]) + "\n")
    assert vatra([*TRAIN, "--to", str(files[3]), *noted]) == 0
    texts = [file.read_text() for file in files]
    assert texts == texts[:1] * 4
    assert texts[0].startswith("# `vatra train bonfire --games 8 --seed few`: ")
    assert len(learned_from(texts[0])) == 2 * len(FEATURES)


def test_a_spirit_is_taught_by_turning_its_weights() -> None:
    plan = Plan((Match("spirit_island", ("pupil",), 2, 1, {"spirit-1": "thunderspeaker"}),), study=True)
    plan.check()
    record = play_game(plan, 0)
    assert len(record.rows) == 1
    assert len(record.rows[0]) == len(plan.studied().columns) == 1 + len(GROUPS) + len(POINTS)
    assert 0.0 < record.outcome < 2.0
    assert record == play_game(plan, 0)


def test_only_what_is_clear_moves() -> None:
    study = Turning("thunderspeaker")
    gains = [0.0] * len(study.columns)
    gains[study.columns.index("fear")] = 3.0
    gains[study.columns.index("way")] = -1.9
    gains[study.columns.index("growth 2")] = 2.5
    found = weights_from(study.written(gains, [1.0] * len(gains)))
    before = study.start
    turned = [
        name for name in NAMES if getattr(found, name) != pytest.approx(getattr(before, name), rel=0.01)
    ]
    assert turned == ["fear", "level"]
    assert found.points["growth 2"] > before.points.get("growth 2", 0.0)


def test_weights_that_are_not_turned_stay() -> None:
    still = moved(Weights(), [0.0] * (len(GROUPS) + len(POINTS)))
    assert [getattr(still, name) for name in NAMES] == [getattr(HOUSE, name) for name in NAMES]


def test_what_has_nothing_to_learn_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert vatra(["train", "diamant", "--lang", "en"]) == 2
    assert "bonfire" in capsys.readouterr().err
