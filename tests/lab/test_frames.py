"""Frames and pictures say what the summary says."""

from __future__ import annotations

import dataclasses
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from vatra import lab
from vatra.lab.records import Record


class Kept(list[Record]):
    def keep(self, record: Record) -> None:
        self.append(record)


def test_a_ladder_as_a_frame_and_a_picture(tmp_path: Path) -> None:
    kept = Kept()
    plan = lab.ladder("diamant", ["random", "auto", "novice"], seats=3, games=60, seed=1)
    summary = lab.run(plan, keepers=[kept])
    frame = lab.frame(summary)
    for row, rung in zip(frame.iter_rows(named=True), summary.ladder(), strict=True):
        assert rung.rating is not None
        assert (row["bot"], row["elo"], row["wins"]) == (rung.bot, rung.rating.elo, rung.tally.rate)
    games = lab.games_frame(kept)
    assert len(games) == 180
    assert games["won"].sum() == pytest.approx(60)
    picture = lab.plot(summary)
    for bot in plan.bots:
        assert bot in picture.svg
    picture.save(tmp_path / "elo.svg")
    root = ElementTree.parse(tmp_path / "elo.svg").getroot()
    assert float(root.get("width", 0)) > 0


def test_common_victories_have_rates_and_no_ratings() -> None:
    summary = lab.run(lab.Plan((lab.Match("spirit_island", ("random",), 4),)))
    assert "elo" not in lab.frame(summary).columns
    assert "win rate" in lab.plot(summary).svg


def test_what_a_patch_changes(tmp_path: Path) -> None:
    patch = tmp_path / "safer.py"
    patch.write_text(
        "from vatra.games.diamant import components as box\n"
        "for kind in range(len(box.HAZARDS)):\n    box.EXPEDITION.remove(box.FIRST_HAZARD + kind)\n",
        encoding="utf-8",
    )
    plan = lab.Plan((lab.Match("diamant", ("novice", "random", "auto"), 60, 1),))
    comparison = lab.compare(dataclasses.replace(plan, patch=lab.read_patch(patch)))
    frame = lab.frame(comparison)
    assert frame["bot"].to_list() == ["novice", "random", "auto"]
    assert frame["score"].to_list() == [comparison.bots[bot].score.mean for bot in plan.bots]
    assert "novice" in lab.plot(comparison).svg


def test_a_curve_has_a_line_for_each_name() -> None:
    drawn = lab.curve("learning", {"one": [(0, 0.1), (1000, 0.5)], "two": [(0, 0.2), (1000, 0.4)]}, mark=0.25)
    assert drawn.svg.count("<polyline") == 2
    assert "one 50 %" in drawn.svg
