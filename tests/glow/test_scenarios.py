"""The examples hold, and every rule, card, spell and tile has one."""

from __future__ import annotations

from pathlib import Path

import pytest

import vatra.games  # noqa: F401
from vatra.core import scenario
from vatra.core.rulebook import rulebook
from vatra.games.glow.components import ADVENTURERS, SLUGS, TILE_NAMES

FOLDER = Path(__file__).resolve().parent.parent.parent / "scenarios" / "glow"
FILES = scenario.scenario_files([FOLDER])


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_example(file: Path) -> None:
    scenario.run(scenario.read(file))


def test_every_rule_is_shown() -> None:
    shown = {rule for file in FILES for rule in scenario.read(file).rules}
    assert set(rulebook("glow", "en").rules()) <= shown
    assert {rule for rule in shown if rule.startswith("glow.")} <= set(rulebook("glow", "en").rules())


def test_every_component_is_shown() -> None:
    names = {str(file.relative_to(FOLDER)) for file in FILES}
    assert {f"companions/{slug}.toml" for slug in SLUGS} <= names
    assert {f"adventurers/{adventurer.slug}.toml" for adventurer in ADVENTURERS} <= names
    assert {f"tiles/{tile}.toml" for tile in TILE_NAMES} <= names
    assert {
        f"spells/{name}.toml" for name in ("nature", "water", "air", "fire", "mineral", "triple")
    } <= names
