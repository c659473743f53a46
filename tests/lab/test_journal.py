"""A simulation that was stopped goes on where it was, and nobody's files are mixed in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from vatra.cli.main import run as vatra
from vatra.core.errors import BadInput
from vatra.lab import LogFolder, Match, Patch, Plan, Record, compare, ladder, open_rows, resuming, run
from vatra.lab.run import in_processes

PLAN = ladder("diamant", ["random", "auto", "novice"], seats=3, games=60, seed=3)
SAFER = Patch("safer.py", "from vatra.games.diamant import components as box\nbox.EXPEDITION.pop()\n")


class Stopped(Exception): ...


class Dying:
    """Plays so many games and dies."""

    def __init__(self, games: int) -> None:
        self.left = games
        self.played: list[int] = []

    def __call__(self, plan: Plan, jobs: int, first: int = 0) -> Iterator[list[Record]]:
        for records in in_processes(plan, jobs, first):
            if self.left <= 0:
                raise Stopped
            self.left -= len(records)
            self.played += [record.number for record in records]
            yield records


def test_it_goes_on_and_plays_nothing_twice(tmp_path: Path) -> None:
    file, first, second = tmp_path / "games.jsonl", Dying(20), Dying(1000)
    with pytest.raises(Stopped):
        run(PLAN, player=resuming(file, first))
    with file.open("a", encoding="utf-8") as out:
        out.write('{"number": 20, "table"')  # and was killed while it wrote
    rows = [tmp_path / f"{name}.jsonl" for name in ("gone-on", "at-once")]
    with open_rows(rows[0], PLAN.seats) as kept:
        gone_on = run(PLAN, player=resuming(file, second), keepers=[kept])
    with open_rows(rows[1], PLAN.seats) as kept:
        at_once = run(PLAN, keepers=[kept])
    assert gone_on.ladder() == at_once.ladder()
    assert rows[0].read_text() == rows[1].read_text()
    assert first.played + second.played == list(range(60))
    done = Dying(0)
    assert run(PLAN, player=resuming(file, done)).ladder() == at_once.ladder()
    assert done.played == []


def test_an_experiment_goes_on_too(tmp_path: Path) -> None:
    plan = replace(PLAN, patch=SAFER)
    file = tmp_path / "games.jsonl"
    with pytest.raises(Stopped):
        compare(plan, jobs=2, player=resuming(file, Dying(20)))
    again = compare(plan, jobs=2, player=resuming(file))
    once = compare(plan, jobs=2)
    assert {bot: found.score.mean for bot, found in again.bots.items()} == {
        bot: found.score.mean for bot, found in once.bots.items()
    }


def test_another_simulation_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(PLAN, player=resuming(file))
    kept = file.read_text()
    other = ladder("diamant", ["random", "auto", "novice"], seats=3, games=60, seed=4)
    for plan, target in ((other, file), (PLAN, tmp_path / "mine.txt")):
        (tmp_path / "mine.txt").write_text("something of mine\n")
        with pytest.raises(BadInput, match="holds another simulation"):
            run(plan, player=resuming(target))
    assert file.read_text() == kept
    assert (tmp_path / "mine.txt").read_text() == "something of mine\n"


def test_logs_go_on_beside_their_own_and_never_beside_others(tmp_path: Path) -> None:
    plan = Plan((Match("diamant", ("random", "novice", "auto"), 12, 3),), logs=True)
    file, folder = tmp_path / "games.jsonl", tmp_path / "logs"
    with pytest.raises(Stopped):
        run(plan, player=resuming(file, Dying(5)), keepers=[LogFolder(folder, plan.games)])
    with pytest.raises(BadInput, match="files that are not of this simulation"):
        LogFolder(folder, plan.games)
    run(plan, player=resuming(file), keepers=[LogFolder(folder, plan.games, goes_on=True)])
    assert sorted(log.name for log in folder.iterdir()) == [f"{number:02}.jsonl" for number in range(12)]
    (folder / "03.jsonl").write_text("mine")
    with pytest.raises(BadInput, match=r"03\.jsonl"):
        run(plan, player=resuming(file), keepers=[LogFolder(folder, plan.games, goes_on=True)])
    (folder / "notes.txt").write_text("mine")
    with pytest.raises(BadInput, match=r"notes\.txt"):
        LogFolder(folder, plan.games, goes_on=True)


def test_the_command_goes_on_and_its_logs_can_be_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, folder = str(tmp_path / "games.jsonl"), tmp_path / "logs"
    command = ["sim", "diamant", "--seats", "novice,random,auto", "--games", "10", "--logs", str(folder)]
    command += ["--resume", file, "--json"]
    assert vatra(command) == 0
    first = capsys.readouterr().out
    assert vatra(command) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if "second" not in line] == [
        line for line in first.splitlines() if "second" not in line
    ]
    log = folder / "3.jsonl"
    assert vatra(["verify", str(log)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "every draw follows from the open seed “0 game 3”" in said
    assert "nothing is proven about who chose it" in said
    log.write_text(log.read_text().replace('"0 game 3"', '"0 game 4"'))
    assert vatra(["verify", str(log)]) == 1
    assert vatra(["verify", str(folder / "4.jsonl"), "--promise", "ab"]) == 1
