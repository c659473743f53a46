"""Scenarios in numbers: what is known about them, when people are reminded of what, and how far victory is."""

from __future__ import annotations

from typing import Any

import pytest

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.core.words import speaker
from vatra.games.spirit_island.table import Island

ISLAND = find_game("spirit_island")
WORDS = speaker("en", ISLAND)
BLITZ, GUARD, RITUALS = "blitz", "guard-the-isles-heart", "rituals-of-terror"
INSURRECTION = "dahan-insurrection"


def table(scenario: str, seats: int, lands: dict[str, str], **words: Any) -> Island:
    settings = ISLAND.settle(seats, {"scenario": scenario})
    found = ISLAND.arrange(seats, settings, seeded(1), {"lands": lands, "printed": False, **words})
    assert isinstance(found, Island)
    return found


def way(found: Island, towns: int = 0, cities: int = 0, made: float = 0.0) -> float | None:
    return found.twists[-1].way(found, towns, cities, made)


# -- in words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "reminders"),
    [
        (BLITZ, {"growth": ["cheaper"], "fast": ["all-fast", "cheaper"], "explore": ["more-explorers"]}),
        (GUARD, {"build": ["defeat"]}),
        (RITUALS, {"fast": ["ritual"], "fear": ["cards-wait"], "slow": ["ritual"]}),
        (INSURRECTION, {"fast": ["raiding"], "ravage": ["response"], "slow": ["raiding"]}),
    ],
)
def test_people_are_reminded_where_it_counts(scenario: str, reminders: dict[str, list[str]]) -> None:
    view = table(scenario, 1, {}).view()
    messages = {
        phase: [f"scenario-{scenario}-{name}" for name in names] for phase, names in reminders.items()
    }
    assert {phase: those for phase, those in view["reminders"].items() if those} == messages
    for effect in view["scenario"]["effects"]:
        assert WORDS.has(effect), effect


def facts(found: Island) -> dict[str, Any]:
    known: dict[str, Any] = found.view()["scenario"]["facts"]
    return known


def test_what_is_known_of_the_heart() -> None:
    assert facts(table(GUARD, 2, {}, turn=1)) == {"inner": ["A7", "B7"], "guarded": False}
    assert facts(table(GUARD, 2, {}, turn=2)) == {"inner": ["A7", "B7"], "guarded": True}


def test_what_is_known_of_rituals() -> None:
    there = [{"A5": 2, "A7": 2}, {"A5": 1, "A7": 2}]
    found = table(RITUALS, 2, {"A5": "6 dahan", "A7": "5 dahan"}, presence=there, energy=[2, 1], rituals=1)
    assert facts(found) == {"rituals": 1, "to_win": 3, "dahan": 6, "lands": ["A5"]}


def test_what_is_known_of_the_insurrection() -> None:
    found = table(INSURRECTION, 2, {"A1": "2 town, dahan", "A2": "city, dahan", "A3": "3 dahan"})
    assert facts(found) == {"held": ["A1"], "dahan": 5, "needed": 4}


# -- how far victory is, for players who plan ------------------------------------------------------------------------


def rituals(held: int, dahan: int, energy: list[int]) -> Island:
    there = [{"A5": 3}, {"B5": 1}]  # in A5 one presence is missing
    return table(RITUALS, 2, {"A5": f"{dahan} dahan"}, presence=there, energy=energy, rituals=held)


@pytest.mark.parametrize(
    ("held", "towns", "cities", "far"),
    [
        (0, 2, 2, 2 * 2.0 + 2 * 3.0 + 4),  # all invaders are least
        (0, 10, 4, 3 * 6 + 5),  # three rituals, and what the next one needs: a presence, two dahan, an energy
        (1, 20, 1, 3.0 + 6 + 5),  # one, and no cities any more
        (1, 20, 2, 2 * 3.0 + 6 + 5),
        (2, 0, 10, 6 + 5),
        (2, 0, 2, 2 * 3.0),
    ],
)
def test_the_way_to_the_third_ritual(held: int, towns: int, cities: int, far: float) -> None:
    assert way(rituals(held, 4, [1, 1]), towns, cities) == far


def test_more_than_a_ritual_needs_brings_it_no_nearer() -> None:
    assert way(rituals(2, 8, [5, 0]), cities=10) == 6 + 1.5


HELD = {"A1": "4 town", "A2": "city", "A3": "3 town, dahan"}  # 4, 1 and 2 more than dahan


@pytest.mark.parametrize(
    ("lands", "made", "far"),
    [
        ({**HELD, "A4": "5 dahan"}, 0, 3 * 8 + 2.0 * 7),  # terror level 2, and all of them
        ({**HELD, "A4": "5 dahan"}, 20, 4 + 2.0 * 7),
        ({**HELD, "A4": "5 dahan"}, 44, 4 + 2.0 * 3),  # terror level 3, and all but the worst
        ({**HELD, "A4": "5 dahan"}, 60, 2.0 * 3),
        ({**HELD, "A4": "2 dahan"}, 60, 2.0 * 3 + 4.0 * 3),  # three dahan fewer than is safe
        ({"A1": "4 town", "A4": "9 dahan"}, 60, 0),  # one such land may stay
    ],
)
def test_the_way_to_the_insurrection(lands: dict[str, str], made: int, far: float) -> None:
    assert way(table(INSURRECTION, 2, lands), made=float(made)) == far


def test_of_three_players_two_lands_may_stay() -> None:
    found = table(INSURRECTION, 3, {**HELD, "A4": "9 dahan"})
    assert way(found, made=100.0) == 2.0
