"""Where fear cards do what they do."""

from __future__ import annotations

from vatra.games.spirit_island.effects.base import Condition
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import INVADERS
from vatra.games.spirit_island.use import Use


class Anywhere(Condition):
    def holds(self, t: Island, u: Use) -> bool:
        return True


class Inland(Condition):
    def holds(self, t: Island, u: Use) -> bool:
        return not t.coastal(u.land)


class AnyPresence(Condition):
    def holds(self, t: Island, u: Use) -> bool:
        return any(spirit.presence[u.land] for spirit in t.spirits)


class AnySacredSite(Condition):
    def holds(self, t: Island, u: Use) -> bool:
        return any(t.sacred(seat, u.land) for seat in range(t.seats))


class FewInvaders(Condition):
    """At most so many invaders."""

    n: int

    def holds(self, t: Island, u: Use) -> bool:
        return t.count(u.land, INVADERS) <= self.n


class NoneOf(Condition):
    mask: int

    def holds(self, t: Island, u: Use) -> bool:
        return t.count(u.land, self.mask) == 0
