"""`check` finds every kind of broken position: one is broken on purpose for each thing it says it looks at."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.games.diamant.table import Cave

DIAMANT = find_game("diamant")


def position() -> Cave:
    words = {
        "round": 2,
        "path": ["treasure 9", "lava", "relic", "snake"],
        "pockets": [3, 3, 3],
        "inside": [0, 1, 2],
        "chests": [1, 2, 3],
        "relics": [[5], [], []],
        "removed": ["ram"],
    }
    table = DIAMANT.arrange(3, DIAMANT.settle(3, {"relics": "identical"}), seeded(1), words)
    table.advance()
    assert isinstance(table, Cave)
    return table


def set_to(name: str, value: object) -> Callable[[Cave], None]:
    return lambda table: setattr(table, name, value)


FAULTS: dict[str, Callable[[Cave], None]] = {
    "a card is lost": lambda table: table.deck.cards.remove(5),
    "a card too many": lambda table: table.deck.cards.append(5),
    "a negative pocket": set_to("pockets", [3, -1, 3]),
    "a negative chest": set_to("chests", [1, -2, 3]),
    "negative leftovers": set_to("left", [-1]),
    "more leftovers than treasure": set_to("left", [10]),
    "leftovers without a treasure": set_to("left", [1, 1]),
    "the crowd": set_to("crowd", 2),
    "a hazard forgotten": set_to("seen", 0b00010),
    "a hazard remembered that is not there": set_to("seen", 0b00111),
    "a relic forgotten": set_to("relics_here", 0),
    "a relic remembered that is not there": set_to("relics_here", 2),
    "a hazard became another": lambda table: table.deck.cards.__setitem__(table.deck.cards.index(22), 23),
    "who went back": set_to("back", [0, 1, 0]),
    "what was turned": set_to("turned", [9]),
}


def test_a_sound_position_is_sound() -> None:
    assert DIAMANT.check(position()) == []


@pytest.mark.parametrize("name", FAULTS)
def test_a_broken_position_is_noticed(name: str) -> None:
    table = position()
    FAULTS[name](table)
    assert DIAMANT.check(table) != []
