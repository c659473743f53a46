"""Every specialist, elder, task, council bonus and card of Tom's has an example."""

from __future__ import annotations

from pathlib import Path

import vatra.games  # noqa: F401
from vatra.core import scenario
from vatra.games.bonfire.components import COUNCIL, ELDER_SLUGS, SPECIALISTS, TOM_SLUGS
from vatra.games.bonfire.tasks import TASK_SLUGS

FOLDER = Path(__file__).resolve().parents[2] / "scenarios" / "bonfire"
FILES = scenario.scenario_files([FOLDER])
SCENARIOS = [scenario.read(file) for file in FILES]


def moves() -> set[str]:
    return {str(move.get("do")) for each in SCENARIOS for move in each.moves}


def test_every_gnome_is_shown() -> None:
    numbers = {int(file.stem[1:3]) for file in FILES if file.parent.name == "specialists"}
    assert numbers == set(range(1, SPECIALISTS + 1))
    assert {f"gnome {slug}" for slug in ELDER_SLUGS} <= moves()


def test_every_task_is_met_and_not_met() -> None:
    names = [file.stem for file in FILES if file.parent.name == "conditions"]
    for slug in TASK_SLUGS:
        assert [name for name in names if name.startswith(slug) and not name.endswith("-not")], slug
        assert [name for name in names if name.startswith(slug) and name.endswith("-not")], slug


def test_every_council_bonus_is_taken() -> None:
    assert {f"bonus {bonus}" for bonus in COUNCIL} <= moves()


def test_every_card_of_toms_is_played() -> None:
    dictated = {str(name) for each in SCENARIOS for name in each.arrange.get("chance", [])}
    assert set(TOM_SLUGS) <= dictated
