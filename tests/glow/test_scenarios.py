"""Every card, spell and tile has an example."""

from __future__ import annotations

from pathlib import Path

from vatra.core import scenario
from vatra.games.glow.components import ADVENTURERS, SLUGS, TILE_NAMES

FOLDER = Path(__file__).resolve().parent.parent.parent / "scenarios" / "glow"
FILES = scenario.scenario_files([FOLDER])


def test_every_component_is_shown() -> None:
    names = {str(file.relative_to(FOLDER)) for file in FILES}
    assert {f"companions/{slug}.toml" for slug in SLUGS} <= names
    assert {f"adventurers/{adventurer.slug}.toml" for adventurer in ADVENTURERS} <= names
    assert {f"tiles/{tile}.toml" for tile in TILE_NAMES} <= names
    assert {
        f"spells/{name}.toml" for name in ("nature", "water", "air", "fire", "mineral", "triple")
    } <= names
