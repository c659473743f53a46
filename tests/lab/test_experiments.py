"""Patches, positions and clusters."""

from __future__ import annotations

import dataclasses
import importlib.util
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

import vatra
from vatra.core.errors import BadInput
from vatra.lab import Match, Patch, Plan, Position, compare, ladder, on_ray, read_patch, read_positions, run
from vatra.lab.records import play_game

SCENARIOS = Path(__file__).parents[2] / "scenarios"
DIAMANT = vatra.find_game("diamant")
PLAN = ladder("diamant", ("random", "novice"), seats=3, games=40, seed=3)
RICHER = Patch(
    "richer.py",
    "from vatra.games.diamant import components as box\n"
    "box.EXPEDITION[:] = [card + 2 if card < 10 else card for card in box.EXPEDITION]\n",
)


# -- patches -----------------------------------------------------------------------------------------------------------


def test_a_patch_is_compared_with_the_game_as_it_is() -> None:
    comparison = compare(dataclasses.replace(PLAN, patch=RICHER))
    plain = run(PLAN)
    assert comparison.before.outcomes == plain.outcomes  # the patch stayed in its own process
    assert comparison.changed > 20
    assert comparison.score.mean > 0
    low, high = comparison.score.ci95
    assert low < comparison.score.mean < high
    mean_before = sum(tally.mean_score * tally.seats for tally in plain.bots.values()) / 120
    mean_after = sum(tally.mean_score * tally.seats for tally in comparison.after.bots.values()) / 120
    assert comparison.score.mean == pytest.approx(mean_after - mean_before)


def test_the_number_of_processes_does_not_change_a_comparison() -> None:
    one, four = (compare(dataclasses.replace(PLAN, patch=RICHER), jobs=jobs) for jobs in (1, 4))
    assert (one.changed, one.score, one.moves, one.bots) == (four.changed, four.score, four.moves, four.bots)


def applied(source: str) -> str:
    """What a fresh process says to a patch."""
    code = (
        "import sys, vatra\n"
        "from vatra.core.errors import BadInput\n"
        "from vatra.lab import Patch\n"
        "try:\n    Patch('my.py', sys.argv[1]).apply()\n"
        "except BadInput as fault:\n    print(fault.name, sorted(fault.said.items()))\n"
        "else:\n    print('applied')\n"
    )
    done = subprocess.run([sys.executable, "-c", code, source], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_a_patch_may_change_lists() -> None:
    assert applied(RICHER.source) == "applied"


def test_a_new_value_for_a_name_would_not_reach_the_rules() -> None:
    said = applied("from vatra.games.diamant import components as box\nbox.CAVES = 7\n")
    assert said.startswith("lab-patch-replaces")
    assert "vatra.games.diamant.components.CAVES" in said


def test_a_patch_that_breaks_names_its_line() -> None:
    said = applied("from vatra.games.diamant import components as box\n\nbox.TREASURES[99] = 1\n")
    assert said.startswith("lab-patch-fails")
    assert "('line', 3)" in said
    assert "IndexError" in said


def test_a_patch_that_breaks_in_another_process_is_told_here() -> None:
    plan = dataclasses.replace(PLAN, patch=Patch("my.py", "1 / 0\n"))
    with pytest.raises(BadInput) as caught:
        compare(plan)
    assert caught.value.name == "lab-patch-fails"
    assert caught.value.said["line"] == 1


def test_a_patch_that_reaches_nothing_is_said() -> None:
    plan = dataclasses.replace(PLAN, patch=Patch("my.py", "import vatra\n"))
    with pytest.raises(BadInput) as caught:
        compare(plan)
    assert caught.value.name == "lab-patch-changes-nothing"


def test_reading_a_patch(tmp_path: Path) -> None:
    file = tmp_path / "patch.py"
    with pytest.raises(BadInput) as caught:
        read_patch(file)
    assert caught.value.name == "no-such-file"
    file.write_text("x = 1\nx = = 2\n", encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_patch(file)
    assert caught.value.said["line"] == 2
    file.write_text(RICHER.source, encoding="utf-8")
    assert read_patch(file).source == RICHER.source


# -- positions ---------------------------------------------------------------------------------------------------------


def test_positions_come_from_scenarios() -> None:
    positions = read_positions(DIAMANT, [SCENARIOS / "diamant"])
    assert len(positions) > 20
    names = [position.name for position in positions]
    assert "a-decision-lies-face-down" in names
    assert "two-are-too-few" not in names  # no table was made
    for position in positions:
        table = position.deal(DIAMANT, "any seed")
        table.advance()
        assert not table.over


def test_games_start_from_positions_in_turn() -> None:
    file = SCENARIOS / "diamant" / "a-decision-lies-face-down.toml"
    other = SCENARIOS / "diamant" / "a-hazard-ends-the-last-expedition.toml"
    positions = read_positions(DIAMANT, [file, other])
    plan = Plan((Match("diamant", ("random", "novice"), 12, 1),), positions=positions)
    records = [play_game(plan, number) for number in range(12)]
    assert [record.position for record in records] == [file.stem, other.stem] * 6
    assert {record.bots for record in records} == {
        ("random", "novice", "random"),
        ("novice", "random", "novice"),
    }
    last = [record for record in records if record.position == other.stem]
    assert all(sum(record.scores) >= 30 for record in last)  # 10, 12 and 8 lie in the chests
    assert {record.statistics["closed"][0] for record in last} == {1}
    assert all(sum(record.statistics["cards-by-cave"][:4]) == 0 for record in last)
    summary = run(plan)
    assert summary.bots["novice"].by_position[other.stem].seats == 9


def test_every_copy_of_a_bot_has_its_own_seed() -> None:
    eight = Position("eight", 8, {}, {"round": 2})
    plan = Plan((Match("diamant", ("random", "novice"), 4, 1),), positions=(eight,))
    for number in range(4):
        sitting = plan.sitting(number)
        assert len(set(sitting.bot_seeds)) == len(sitting.bots) == 8


def test_positions_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        read_positions(DIAMANT, [tmp_path])
    assert caught.value.name == "lab-no-positions"
    (tmp_path / "bad.toml").write_text("rule = 3", encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_positions(DIAMANT, [tmp_path])
    assert caught.value.name == "lab-bad-scenario"


def test_arranged_and_patched_games_have_no_logs() -> None:
    plan = dataclasses.replace(PLAN, patch=RICHER, logs=True)
    with pytest.raises(BadInput) as caught:
        plan.check()
    assert caught.value.name == "lab-no-logs"


# -- clusters ----------------------------------------------------------------------------------------------------------


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput) as caught:
        on_ray()
    assert caught.value.said == {"package": "ray", "command": "pip install 'vatra[ray]'"}


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="needs the extra vatra[ray]")
def test_an_address_where_nobody_answers_is_refused_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    begun = time.monotonic()
    with pytest.raises(BadInput, match="There is no Ray cluster at") as refused:
        run(PLAN, player=on_ray(f"ray://127.0.0.1:{port}"))
    assert str(port) in str(refused.value)
    assert time.monotonic() - begun < 15


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="needs the extra vatra[ray]")
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_local_cluster_plays_the_same_games() -> None:
    import ray

    plan = dataclasses.replace(PLAN, patch=RICHER)
    try:
        there = compare(plan, jobs=2, player=on_ray())
    finally:
        ray.shutdown()
    here = compare(plan)
    assert there.before.outcomes == here.before.outcomes
    assert there.after.counts == here.after.counts
    assert there.score == here.score
