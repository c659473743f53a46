"""The plainest players: chance, the automatic move, and whatever a game teaches."""

from __future__ import annotations

from vatra.core.chance import Chance
from vatra.core.judge import Level
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

    def __init__(self, level: Level, chance: Chance) -> None:
        self.level = level
        self.chance = chance

    def choose(self, seen: Seen) -> Choice:
        return self.level(seen, self.chance).choice()


class Adviser(PolicyBot):
    """What that player would tell somebody who asks."""

    def choose(self, seen: Seen) -> Choice:
        return self.level(seen, self.chance).advice()
