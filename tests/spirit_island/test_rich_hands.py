"""Rich hands, repeats and gifts: whatever they come to, pieces stay what they are and every option is in the index."""

from __future__ import annotations

from typing import Any

import pytest
from tests.spirit_island.crowded import ISLAND, position

from vatra.core.chance import Chance, seeded
from vatra.core.table import Table
from vatra.games.spirit_island.cards.spirits import PANELS
from vatra.games.spirit_island.power import MAJORS, MINORS, SLUGS
from vatra.games.spirit_island.terms import DAHAN, ELEMENTS, KINDS, MOST_HEALTH, damage_of

INDEX = frozenset(ISLAND.actions)
HARDENING = ["infinite-vitality", "powerstorm", "poisoned-land", "call-to-migrate", "tsunami"]
WANTED = ("infinite-vitality", "A5")
EARTH = "vital-strength-of-the-earth"


def look(table: Table) -> None:
    """Every option can be looked up, and no number has run over into its neighbour."""
    for seat in table.to_act:
        unknown = set(table.actions(seat)) - INDEX
        assert not unknown, f"not in the index: {unknown}"
    assert ISLAND.check(table) == []


def wander(table: Table, dice: Chance) -> None:
    """Until the next growth, at random, but with a liking for the land of vitality, whose dahan can be hurt."""
    for _ in range(2000):
        look(table)
        if table.over or table.lanes:
            return
        seat = table.to_act[dice.below(len(table.to_act))]
        options = table.options(seat)
        liked = [option for option in options if option.text == "no" or option.text.endswith(WANTED)]
        chosen = liked if liked and dice.below(4) else options
        table.take(seat, chosen[dice.below(len(chosen))])
    raise AssertionError("no end")


def rich(number: int, seats: int) -> Table:
    """Ten cards in play for each spirit, and more of every bonus than there can be."""
    deck = [SLUGS[id] for id in [*MINORS, *MAJORS] if SLUGS[id] not in HARDENING]
    spirits = list(
        dict.fromkeys([EARTH, *[PANELS[(number + 3 * seat) % 8].slug for seat in range(1, seats)]])
    )
    played = [HARDENING if seat == 0 else [] for seat in range(seats)]
    played = [cards + [deck.pop((number * 7 + i) % len(deck)) for i in range(5)] for cards in played]
    words: dict[str, Any] = {
        "phase": "fast",
        "played": played,
        "hand": [[]] * seats,
        "energy": [60] * seats,
        "elements": [dict.fromkeys(ELEMENTS, 6) | {"earth": number % 7}] * seats,
        "lands": {
            "A5": "5 city, 2 dahan",
            "A4": "town, dahan",
            "A6": "2 explorer, dahan",
            "A8": "dahan, city",
        },
        "boons": [9] * seats,
        "repeats": [9] * seats,
        "gift": [6] * seats,
        "ravage": "i-wetland",
        "build": "i-jungle",
        "earned": 1,
    }
    return position(seats, f"rich {number}", words, spirits)


@pytest.mark.parametrize("number", range(24))
def test_every_option_is_in_the_index(number: int) -> None:
    table = rich(number, 1 + number % 4)
    wander(table, seeded(f"rich dice {number}"))


def vital(lasting: int, lands: dict[str, str]) -> Table:
    words = {
        "phase": "ravage",
        "printed": False,
        "ravage": "i-wetland",
        "presence": [{"A5": 3, "A7": 2}],
        "hand": [[]],
        "played": [["call-to-migrate"]],
        "lands": lands,
        "lasting": {"A5": ", ".join(["dahan-health"] * lasting + ["no-blight"])},
    }
    table = ISLAND.arrange(1, ISLAND.settle(1, {}), seeded(lasting), words)
    table.advance()
    return table


@pytest.mark.parametrize("lasting", range(1, 6))
def test_a_dahan_of_any_health_bears_all_but_the_last_point(lasting: int) -> None:
    """One city and explorers for the rest: damage is one less than its health."""
    health = 2 + 4 * lasting
    table = vital(lasting, {"A5": f"{health - 4} explorer, city, dahan"})
    look(table)
    assert f"dahan-{health - 1}" in table.view()["lands"]["A5"]["pieces"]
    table = vital(lasting, {"A5": f"{health - 3} explorer, city, dahan"})
    assert table.view()["lands"]["A5"]["dahan"] == 0


def test_the_strongest_dahan_there_can_be_has_a_kind_of_its_own() -> None:
    assert max(damage_of(p) for p in KINDS if p & 3 == DAHAN) == MOST_HEALTH[DAHAN] - 1
    assert len(set(KINDS)) == len(KINDS)
