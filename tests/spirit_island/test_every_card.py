"""No power, no level of a fear card and no blight card is left unresolved in random play."""

from __future__ import annotations

import json

import pytest
from tests.spirit_island.crowded import (
    BRINGER,
    ISLAND,
    KEPT,
    OCEAN,
    accounts,
    fear_of,
    play_turn,
    position,
    told,
    use_of,
)

from vatra.core.chance import seeded
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS
from vatra.games.spirit_island.power import INNATE, POWERS, UNIQUE
from vatra.games.spirit_island.said import power_name

USERS = ["", BRINGER, OCEAN, "thunderspeaker"]


@pytest.mark.parametrize("id", range(len(POWERS)), ids=lambda id: POWERS[id].slug)
def test_a_power(id: int) -> None:
    """Used alone, in company, by spirits whose rules change it; answered at random."""
    power = POWERS[id]
    users = [""] if power.deck in (UNIQUE, INNATE) else USERS
    for number, user in enumerate(users):
        for seats in (1, 2, 3):
            seed = f"{power.slug} {user} {seats}"
            table = use_of(id, seats, seed, user)
            play_turn(table, seeded(seed), f"use {power.slug}")
            assert power_name(id) in told(table), f"{power.slug} was never used {number}"


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("slug", FEAR_SLUGS)
def test_a_fear_card(slug: str, level: int) -> None:
    for seats in (1, 2, 4):
        table = fear_of(slug, level, seats)
        play_turn(table, seeded(slug))
        assert f"fear-{slug} {level}" in told(table)


def test_every_card_goes_as_it_did() -> None:
    """What it asks, offers, refuses, tells and does. If another is meant: `python -m tests.spirit_island.crowded`."""
    before, now = json.loads(KEPT.read_text(encoding="utf-8")), accounts()
    assert {slug for slug in before.keys() | now.keys() if before.get(slug) != now.get(slug)} == set()


@pytest.mark.parametrize("card", ["downward-spiral", "memory-fades-to-dust"])
def test_a_blight_card(card: str) -> None:
    for seats in (1, 3):
        words = {"phase": "blighted", "only": True, "blighted": card}
        table = position(seats, card, words, [])
        play_turn(table, seeded(card))
        lost = [event for event in table.journal or [] if event.name in ("presence-destroyed", "forgets")]
        assert len(lost) >= seats


def test_whole_turns_of_crowded_islands() -> None:
    """All of it together: fast powers, fear, ravage, build, explore, slow powers."""
    for seed in range(25):
        seats = 1 + seed % 4
        words = {"phase": "fast", "ravage": "i-jungle", "build": "i-wetland", "earned": 2}
        words |= {"energy": [20] * seats, "played": [["drought", "flash-floods"], ["raging-storm"]][:seats]}
        spirits = ["river-surges-in-sunlight", "lightnings-swift-strike"][:seats]
        table = position(seats, f"turn {seed}", words, spirits)
        play_turn(table, seeded(seed))
        assert ISLAND.check(table) == []
