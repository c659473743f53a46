"""What is in the box adds up."""

from __future__ import annotations

from itertools import pairwise

from vatra.games.glow.actions import ACTIONS
from vatra.games.glow.boards import (
    CENTRE,
    ISLANDS,
    ISLANDS_NEXT_TO,
    NEXT_TO,
    PLAIN_PATHS,
    ROUTES,
    SPACES,
    SYMBOLS_ON_PATHS,
    VILLAGES,
)
from vatra.games.glow.components import (
    ADVENTURERS,
    BEHIND,
    COMPANIONS,
    DECK_A,
    DECK_B,
    DICE,
    ENCOUNTER,
    LARGE_DICE,
    NOT_IN_SOLO,
    REROLL_SPACES,
    RESERVE,
    SMALL_DICE,
    SPELL_TOKENS,
    TILES,
)


def test_thirty_dice() -> None:
    assert (sum(DICE), sum(LARGE_DICE), sum(SMALL_DICE), len(ENCOUNTER)) == (30, 20, 10, 9)
    for colour in range(7):
        owners = [a.dice for a in ADVENTURERS if a.colour == colour]
        assert sum(owners) + RESERVE.count(colour) == LARGE_DICE[colour]


def test_cards_spells_and_tiles() -> None:
    assert (len(COMPANIONS), len(DECK_A), len(DECK_B), len(NOT_IN_SOLO)) == (46, 23, 23, 14)
    assert len({card.slug for card in COMPANIONS}) == 46
    assert len([card for card in NOT_IN_SOLO if card in DECK_A]) == 7
    assert (len(ADVENTURERS), len(SPELL_TOKENS), len(TILES)) == (7, 7, 8)


def test_effects_fire_once_where_the_cards_say_so() -> None:
    for card in COMPANIONS:
        assert card.effect.once == (card.effect.skull or bool(card.effect.when.forbids))


def test_the_land() -> None:
    assert len(SPACES) == 61
    assert len(PLAIN_PATHS) + len(SYMBOLS_ON_PATHS) == 74
    assert sum(len(there) for there in NEXT_TO) == 2 * 74
    assert all(space in NEXT_TO[there] for space in range(61) for there in NEXT_TO[space])
    assert [SPACES[village].light for village in VILLAGES] == [3, 5, 8, 10, 12, 15, 20]
    reached, todo = {0}, [0]
    while todo:
        for there in NEXT_TO[todo.pop()]:
            if there not in reached:
                reached.add(there)
                todo.append(there)
    assert len(reached) == 61


def test_the_archipelago() -> None:
    assert (len(ISLANDS), len(ROUTES)) == (12, 14)
    far = {CENTRE: 0}
    todo = [CENTRE]
    while todo:
        island = todo.pop(0)
        for there in ISLANDS_NEXT_TO[island]:
            if there not in far:
                far[there] = far[island] + 1
                todo.append(there)
    assert [far[i] for i in range(12)] == [island.distance for island in ISLANDS]


def test_the_score_track() -> None:
    assert len(REROLL_SPACES) == 18
    ways = [there - here for here, there in pairwise(REROLL_SPACES)]
    assert ways == [1] * 5 + [2] * 4 + [3] * 3 + [4, 5, 6, 7, 8]
    assert [BEHIND[light] for light in (10, 11, 1, 0, 53, 99)] == [9, 9, 0, -1, 52, 52]


def test_the_index_of_actions_is_stable() -> None:
    """Logs and trained players rely on it: texts may be added at the end, never moved."""
    assert len(ACTIONS) == len(set(ACTIONS))
    assert ACTIONS[0] == "adventurer braccio"
