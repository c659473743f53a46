"""A lazy deck: what nobody has seen has no order, so the future does not exist and cannot leak."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.chance import Chance


class Deck:
    """Face-down cards. Equal cards are equal ints; `names[card]` is what chance calls them.

    `cards` is the unordered part nobody knows, `top` what lies known above it (next one last), `bottom` what lies known
    below it (next one last).
    """

    def __init__(self, cards: list[int], names: list[str]) -> None:
        self.cards = cards
        self.names: Final = names
        self.top: list[int] = []
        self.bottom: list[int] = []

    def __len__(self) -> int:
        return len(self.cards) + len(self.top) + len(self.bottom)

    def draw(self, chance: Chance) -> int:
        """Take the next card: a known one, or one of the unknown at random."""
        if self.top:
            return self.top.pop()
        cards = self.cards
        if not cards:
            return self.bottom.pop()
        i: i64
        if chance.named():
            i = chance.pick([self.names[card] for card in cards])
        else:
            i = chance.below(len(cards))
        card = cards[i]
        last = cards.pop()
        if i < len(cards):
            cards[i] = last
        return card

    def look(self, chance: Chance, n: int) -> list[int]:
        """Look at the next n cards, which from now on lie known on top."""
        seen = [self.draw(chance) for _ in range(min(n, len(self)))]
        self.top += seen[::-1]
        return seen

    def put_under(self, card: int) -> None:
        """Lay a card that everybody saw at the very bottom."""
        self.bottom.insert(0, card)

    def shuffle(self) -> None:
        """Nothing is known any more."""
        self.cards += self.top + self.bottom
        self.top = []
        self.bottom = []

    def copy(self) -> Deck:
        new = Deck(self.cards[:], self.names)
        if self.top:
            new.top = self.top[:]
        if self.bottom:
            new.bottom = self.bottom[:]
        return new

    def state(self) -> str:
        return f"{sorted(self.cards)}{self.top}{self.bottom}"
