"""Damage to invaders."""

from __future__ import annotations

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.consult import consult_about, who_decides
from vatra.games.spirit_island.deeds import (
    hurt,
    left_of,
)
from vatra.games.spirit_island.effect import Effect
from vatra.games.spirit_island.effects.amounts import PER_BLIGHT, amount
from vatra.games.spirit_island.said import (
    HIT,
    KILL,
    IslandAsk,
    kind_args,
    piece_action,
    use_args,
)
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import (
    BUILDINGS,
    CITIES,
    EXPLORERS,
    INVADERS,
    KIND,
    THE_DAHAN,
    TOWNS,
)
from vatra.games.spirit_island.use import Use


class Damage(Effect):
    """So many points, split as the user likes."""

    n: int
    per: int = 0
    mask: int = INVADERS

    def words(self) -> Event | None:
        if self.per == THE_DAHAN:
            return Event("part-damage-per-dahan", {"n": self.n})
        return Event("part-damage-per-blight" if self.per == PER_BLIGHT else "part-damage", {"n": self.n})

    def run(self, t: Island, u: Use) -> None:
        t.push(Pool(u, [u.land], self.mask, amount(t, u, self.n, self.per)))

    def idle(self, t: Island, u: Use) -> bool:
        return not t.all_of(u, u.land, self.mask) or not amount(t, u, self.n, self.per)

    def welcome(self, u: Use) -> bool:
        return not u.dreams  # in a dream they flee


class Pool(Step[Island]):
    """Points of damage in hand. Enough for all: all die. One piece: it takes everything. Else somebody decides."""

    use: Use
    lands: list[int]
    mask: int
    left: int

    def run(self, t: Island) -> None:
        if self.left <= 0:
            return
        total = 0
        found = 0
        for land in self.lands:
            for p in t.all_of(self.use, land, self.mask):
                total += left_of(t, land, p)
                found += 1
        if found == 1 or self.left >= total:
            for land in self.lands:
                for p in t.all_of(self.use, land, self.mask):
                    hurt(t, self.use, land, p, min(self.left, left_of(t, land, p)))
        else:
            consult_about(t, self.use, DealDamage(self.use.seat, self))  # of the table, when the dahan strike


class DealDamage(IslandAsk):
    """`hit` is one point, `kill` as many as it takes: no split is lost, and few clicks are needed."""

    pool: Pool

    def options(self, t: Island, seat: int) -> list[Action]:
        pool = self.pool
        found: list[Action] = []
        for land in pool.lands:
            for p in t.kinds(land, pool.mask, pool.use.mark):
                left = left_of(t, land, p)
                if left <= pool.left:
                    found.append(piece_action(t, KILL, p, land))
                if left > 1:
                    found.append(piece_action(t, HIT, p, land))
        return found

    def take(self, t: Island, seat: int, action: Action) -> None:
        pool = self.pool
        t.pop()
        p = t.one(action.b, action.a, pool.use.mark)
        points = left_of(t, action.b, p) if action.text.startswith("kill") else 1
        t.push(Pool(pool.use, pool.lands, pool.mask, pool.left - points))
        hurt(t, pool.use, action.b, p, points)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-damage", {**use_args(t, self.pool.use), "points": self.pool.left})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.effect.damage"

    def excludes(self, t: Island, seat: int) -> str:
        return who_decides(self.pool.use)


class DamageEach(Effect):
    """So many points to every piece of these classes, at once."""

    n: int
    mask: int

    def words(self) -> Event | None:
        return Event("part-damage-each", {**kind_args(self.n, self.mask)})

    def run(self, t: Island, u: Use) -> None:
        for p in t.all_of(u, u.land, self.mask):
            hurt(t, u, u.land, p, self.n)

    def idle(self, t: Island, u: Use) -> bool:
        return not t.all_of(u, u.land, self.mask)


class DamageDifferent(Effect):
    """One point each to as many different invaders as there are dahan."""

    def words(self) -> Event | None:
        return Event("part-damage-different", {})

    def run(self, t: Island, u: Use) -> None:
        pieces = t.all_of(u, u.land, INVADERS)
        dahan = t.count(u.land, THE_DAHAN)
        if len(pieces) <= dahan:
            self.some(t, u, 0, pieces)
        else:
            self.some(t, u, dahan, [])

    def some(self, t: Island, u: Use, left: int, chosen: list[int]) -> None:
        if left:
            t.push(HitAnother(u.seat, self, u, left, chosen))
        else:
            for p in chosen:
                hurt(t, u, u.land, p, 1)

    def idle(self, t: Island, u: Use) -> bool:
        return not t.all_of(u, u.land, INVADERS) or not t.count(u.land, THE_DAHAN)


class HitAnother(IslandAsk):
    effect: DamageDifferent
    use: Use
    left: int
    chosen: list[int]

    def rest(self, t: Island) -> list[int]:
        found = t.all_of(self.use, self.use.land, INVADERS)
        for p in self.chosen:
            found.remove(p)
        return found

    def options(self, t: Island, seat: int) -> list[Action]:
        kinds = dict.fromkeys([p & KIND for p in self.rest(t)])
        return [piece_action(t, HIT, kind, self.use.land) for kind in kinds]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        rest = self.rest(t)
        p = rest[[p & KIND for p in rest].index(action.a)]
        self.effect.some(t, self.use, self.left - 1, [*self.chosen, p])

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-damage", {**use_args(t, self.use), "points": self.left})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.effect.damage"


class DamageOne(Effect):
    """So many points to one piece of these classes."""

    n: int
    mask: int

    def run(self, t: Island, u: Use) -> None:
        if t.all_of(u, u.land, self.mask):
            t.push(HitOne(u.seat, self, u))

    def idle(self, t: Island, u: Use) -> bool:
        return not t.all_of(u, u.land, self.mask)


class HitOne(IslandAsk):
    effect: DamageOne
    use: Use

    def options(self, t: Island, seat: int) -> list[Action]:
        land = self.use.land
        return [piece_action(t, HIT, p, land) for p in t.kinds(land, self.effect.mask, self.use.mark)]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        p = t.one(action.b, action.a, self.use.mark)
        hurt(t, self.use, action.b, p, self.effect.n)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-damage", {**use_args(t, self.use), "points": self.effect.n})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.effect.damage"


class Mutual(Effect):
    """Explorers against towns and cities, at once: both sums are taken first, so the order does not matter."""

    def run(self, t: Island, u: Use) -> None:
        great = t.strike[1] * t.count(u.land, TOWNS) + t.strike[2] * t.count(u.land, CITIES)
        small = t.strike[0] * t.count(u.land, EXPLORERS)
        t.push(Pool(u, [u.land], EXPLORERS, great))
        t.push(Pool(u, [u.land], BUILDINGS, small))

    def idle(self, t: Island, u: Use) -> bool:
        return not t.count(u.land, EXPLORERS) or not t.count(u.land, BUILDINGS)
