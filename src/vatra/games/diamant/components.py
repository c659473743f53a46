"""What is in the box: treasures, hazards and relics."""

from __future__ import annotations

from typing import Final

CAVES: Final = 5

TREASURES: Final[list[int]] = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
HAZARDS: Final[list[str]] = ["spider", "snake", "lava", "boulder", "ram"]
COPIES: Final = 3  # of each hazard

RELIC_MODES: Final[list[str]] = ["none", "numbered", "identical"]
NO_RELICS: Final = 0
NUMBERED: Final = 1  # one enters before every expedition, the smallest first
IDENTICAL: Final = 2  # all five are in the deck from the start

RELIC_VALUES: Final[list[int]] = [5, 7, 8, 10, 12]  # numbered: as printed
RELICS: Final = 5
CLAIM_VALUES: Final[list[int]] = [5, 5, 5, 10, 10]  # identical: by the order in which they are claimed

# A card is an int, and equal cards are equal ints: a treasure is its value, then come the hazards, then the relics.
FIRST_HAZARD: Final = 20
FIRST_RELIC: Final = 30
PLAIN_RELIC: Final = 30  # identical relics are all this one; a numbered relic is FIRST_RELIC + its value


def _names() -> list[str]:
    names = [f"treasure {value}" for value in range(FIRST_HAZARD)]
    names += HAZARDS
    names += [""] * (FIRST_RELIC - len(names))
    names.append("relic")
    names += [f"relic {value}" for value in range(1, max(RELIC_VALUES) + 1)]
    return names


NAMES: Final[list[str]] = _names()
EXPEDITION: Final[list[int]] = TREASURES + [
    FIRST_HAZARD + kind for kind in range(len(HAZARDS)) for _ in range(COPIES)
]


def numbered_relic(value: int) -> int:
    return FIRST_RELIC + value


def starting_deck(relics: int) -> list[int]:
    """The deck before the first expedition; in `numbered` a relic joins it at the start of each."""
    return EXPEDITION + [PLAIN_RELIC] * (RELICS if relics == IDENTICAL else 0)


def not_relics(cards: list[int]) -> list[int]:
    return [card for card in cards if card < FIRST_RELIC]
