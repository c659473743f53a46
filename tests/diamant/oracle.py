"""Diamant once more, as plainly as it can be said: what lies where after each card and each round of decisions.

It is told which cards come and who goes back, and knows nothing of the engine. The tests play both side by side.
"""

from __future__ import annotations

from dataclasses import dataclass, field

PILE = [5, 7, 8, 10, 12]


@dataclass
class Oracle:
    seats: int
    relics: str
    cave: int = 0
    inside: set[int] = field(default_factory=set)
    pockets: list[int] = field(default_factory=list)
    chests: list[int] = field(default_factory=list)
    taken: list[list[int]] = field(default_factory=list)
    path: list[str] = field(default_factory=list)
    left: int = 0
    removed: list[str] = field(default_factory=list)  # hazards out of the game
    lost_relics: int = 0
    claimed: int = 0
    over: bool = False

    def __post_init__(self) -> None:
        self.pockets = [0] * self.seats
        self.chests = [0] * self.seats
        self.taken = [[] for _ in range(self.seats)]
        self.enter()

    def enter(self) -> None:
        self.cave += 1
        self.inside = set(range(self.seats))

    def turn(self, card: str) -> bool:
        """A card is turned; True when decisions follow."""
        if card.startswith("treasure"):
            share, rest = divmod(int(card.split()[1]), len(self.inside))
            for seat in self.inside:
                self.pockets[seat] += share
            self.left += rest
        elif not card.startswith("relic") and card in self.path:
            self.removed.append(card)
            self.pockets = [0] * self.seats
            self.end()
            return False
        self.path.append(card)
        return True

    def decide(self, back: set[int]) -> None:
        """All decisions are shown. If the game is not over, the next card is turned, here or in the next cave."""
        if not back:
            return
        share, self.left = divmod(self.left, len(back))
        for seat in back:
            self.chests[seat] += self.pockets[seat] + share
            self.pockets[seat] = 0
        if len(back) == 1:
            (alone,) = back
            for relic in [card for card in self.path if card.startswith("relic")]:
                self.path.remove(relic)
                self.claimed += 1
                printed = int(relic.split()[1]) if self.relics == "numbered" else 0
                self.taken[alone].append(printed or (5 if self.claimed <= 3 else 10))
        self.inside -= back
        if not self.inside:
            self.end()

    def end(self) -> None:
        self.left = 0
        self.lost_relics += sum(card.startswith("relic") for card in self.path)
        self.path = []
        self.inside = set()
        if self.cave == 5:
            self.over = True
        else:
            self.enter()

    def scores(self) -> list[int]:
        return [gems + sum(relics) for gems, relics in zip(self.chests, self.taken, strict=True)]
