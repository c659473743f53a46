"""Every example of the executable rulebook holds."""

from __future__ import annotations

from pathlib import Path

import pytest

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.core.scenario import read, run, scenario_files

FOLDER = Path(__file__).parents[2] / "scenarios" / "spirit_island"
FILES = scenario_files([FOLDER])


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_it_holds(file: Path) -> None:
    run(read(file))
