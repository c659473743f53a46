"""The plainest players: chance, the automatic move, and whatever a game teaches."""

from __future__ import annotations

from collections.abc import Callable

from vatra.core.chance import Chance
from vatra.core.seen import Choice, Seen


class RandomBot:
    """Any option, all equally likely."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, seen: Seen) -> Choice:
        options = seen.options
        return Choice(options[self.chance.below(len(options))])


class AutoBot:
    """What the game does for a seat whose player has left."""

    def choose(self, seen: Seen) -> Choice:
        return Choice(seen.auto())


class PolicyBot:
    """A player from the game's own room."""

    def __init__(self, policy: Callable[[Seen, Chance], Choice], chance: Chance) -> None:
        self.policy = policy
        self.chance = chance

    def choose(self, seen: Seen) -> Choice:
        return self.policy(seen, self.chance)
