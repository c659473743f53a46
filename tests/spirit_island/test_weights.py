"""Weights that belong to the spirits, and the features that they were found for."""

from __future__ import annotations

import hashlib

import pytest
from tests.spirit_island.crowded import position

from vatra.games.spirit_island.bot.weights import FOLDER, HOUSE, NAMES, OWN, Sheet, Weights, weights_from
from vatra.games.spirit_island.bot.worth import worth
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS
from vatra.games.spirit_island.table import Island

# Whoever changes a feature of `worth` changes this number too, and with it has to tune the weights again, or to show by
# play that the old ones still do (docs/results.md).
FEATURES = "84375bc6c339"


def positions() -> list[Island]:
    """Crowded islands in the middle of a turn, laid out by hand: no rule of play has a part in them."""
    found: list[Island] = []
    for number, slug in enumerate(PANEL_SLUGS):
        words: dict[str, object] = {
            "phase": "fast" if number % 2 else "slow",
            "ravage": "i-sands",
            "build": "i-jungle",
            "blight_pool": 1 + number % 4,
            "hand": [[]],
            "played": [["call-to-bloodshed"]],
            "energy": [3 * number],
        }
        table = position(1, f"features {number}", words, [slug])
        assert isinstance(table, Island)
        found.append(table)
    return found


def slope(t: Island, name: str) -> float:
    """What a weight multiplies: found by turning it up by one."""
    weights = Weights()
    base = worth(t, Sheet([weights]))
    more = Weights()
    setattr(more, name, getattr(more, name) + 1.0)
    return worth(t, Sheet([more])) - base


def test_weights_and_features_belong_together() -> None:
    tables = positions()
    slopes = [f"{name} {slope(t, name):.3f}" for t in tables for name in NAMES]
    found = hashlib.sha256("\n".join(slopes).replace(" -0.000", " 0.000").encode()).hexdigest()[:12]
    assert found == FEATURES


def test_every_table_of_weights_is_a_spirits_and_says_how_it_was_found() -> None:
    assert OWN
    assert set(OWN) <= set(PANEL_SLUGS)
    for file in FOLDER.glob("*.toml"):
        said = file.read_text(encoding="utf-8")
        assert all([word in said for word in ("command", "seed", "games")]) or "`vatra train" in said, (
            file.name
        )


def test_what_is_no_weight_is_refused() -> None:
    with pytest.raises(KeyError, match="bravery"):
        weights_from("bravery = 2.0\n")


def test_what_a_table_does_not_name_is_as_for_everybody() -> None:
    own = weights_from('fear = 1.5\n[points]\n"growth 2" = 3.0\n')
    assert own.fear == 1.5
    assert own.points == {"growth 2": 3.0}
    assert {name for name in NAMES if getattr(own, name) != getattr(HOUSE, name)} == {"fear"}


def test_several_spirits_share_the_island() -> None:
    """What concerns the island counts as much as for their mean; hands and presence stay each one's own."""
    bold, shy = Weights(), Weights()
    bold.blight, shy.blight = 2.0, 4.0
    sheet = Sheet([bold, shy])
    assert sheet.island.blight == 3.0
    assert [weights.blight for weights in sheet.own] == [2.0, 4.0]
