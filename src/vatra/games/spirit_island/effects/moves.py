"""Push, gather, move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.deeds import move
from vatra.games.spirit_island.effect import Do, Effect
from vatra.games.spirit_island.effects.amounts import amount
from vatra.games.spirit_island.effects.pieces import ByPiece, More, PerPiece
from vatra.games.spirit_island.effects.somewhere import Somewhere, WhichLand
from vatra.games.spirit_island.said import (
    ENOUGH,
    GATHER,
    MOVE,
    PUSH,
    IslandAsk,
    kind_args,
    land_of,
    piece_action,
    use_args,
)
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import BIT, lands_in
from vatra.games.spirit_island.use import Use

# -- push --------------------------------------------------------------------------------------------------------------


class Push(Effect):
    """Move pieces from the land to adjacent ones, each where the user likes. `spread`: to as many different lands as
    possible. `carrying`: each takes so much defend along."""

    n: int
    mask: int
    per: int = 0
    up_to: bool = False
    spread: bool = False
    carrying: int = 0

    def words(self) -> Event | None:
        name = "part-push-per-dahan" if self.per else "part-push-up-to" if self.up_to else "part-push"
        return Event(name, {**kind_args(self.n, self.mask)})

    def run(self, t: Island, u: Use) -> None:
        n = min(amount(t, u, self.n, self.per), t.count(u.land, self.mask))
        lands = len(t.around(u, u.land))
        if n and lands:
            t.push(PushPiece(u.seat, self, u, n, min(n, lands) if self.spread else 0, 0))

    def idle(self, t: Island, u: Use) -> bool:
        return t.count(u.land, self.mask) == 0 or not amount(t, u, self.n, self.per)

    def welcome(self, u: Use) -> bool:
        return self.up_to


class PushPiece(IslandAsk):
    """One piece and where it goes: `push town A5`."""

    effect: Push
    use: Use
    left: int
    goal: int  # different lands still owed
    been: i64  # lands that have got one

    def options(self, t: Island, seat: int) -> list[Action]:
        effect = self.effect
        land = self.use.land
        found: list[Action] = []
        for p in t.kinds(land, effect.mask):
            for end in t.around(self.use, land):
                if not (self.been >> end & 1) or self.left - 1 >= self.goal:
                    found.append(piece_action(t, PUSH, p, end))
        if effect.up_to:
            found.append(ENOUGH)
        return found

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a < 0:
            return
        end = action.b
        land = self.use.land
        goal = self.goal
        if goal and not self.been >> end & 1:
            goal -= 1
        t.push(PushOn(self.effect, self.use, self.left - 1, goal, self.been | BIT[end]))
        t.frame().pushed_to |= BIT[end]
        carried = min(self.effect.carrying, t.defend[land])
        t.defend[land] -= carried
        t.defend[end] += carried
        move(t, self.use, land, end, t.one(land, action.a))

    def prompt(self, t: Island, seat: int) -> Event:
        name = t.chart.names[self.use.land]
        return Event("ask-push", {**use_args(t, self.use), "left": self.left, "land": name})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        if text == "enough":
            return "spirit_island.power.up-to"
        end = land_of(t, text)
        if end < 0 or end not in t.around(self.use, self.use.land):
            return "spirit_island.effect.push"
        return "spirit_island.power.spread" if self.goal else "spirit_island.power.no-such-piece"


class PushOn(Step[Island]):
    """The rest of a push."""

    effect: Push
    use: Use
    left: int
    goal: int
    been: i64

    def run(self, t: Island) -> None:
        if self.left and t.count(self.use.land, self.effect.mask):
            t.push(PushPiece(self.use.seat, self.effect, self.use, self.left, self.goal, self.been))


# -- gather ------------------------------------------------------------------------------------------------------------


class Gather(ByPiece):
    """Move pieces from adjacent lands into the land."""

    n: int
    mask: int
    per: int = 0
    up_to: bool = False

    def words(self) -> Event | None:
        return Event("part-gather-up-to" if self.up_to else "part-gather", {**kind_args(self.n, self.mask)})

    def run(self, t: Island, u: Use) -> None:
        self.some(t, u, amount(t, u, self.n, self.per))

    def some(self, t: Island, u: Use, left: int) -> None:
        if left and self.any_near(t, u):
            t.push(GatherPiece(u.seat, self, u, left))

    def any_near(self, t: Island, u: Use) -> bool:
        return any(t.count(land, self.mask) for land in t.around(u, u.land))

    def idle(self, t: Island, u: Use) -> bool:
        return not self.any_near(t, u) or not amount(t, u, self.n, self.per)

    def welcome(self, u: Use) -> bool:
        return self.up_to


class GatherPiece(IslandAsk):
    """One piece and where it comes from: `gather dahan A5`."""

    effect: Gather
    use: Use
    left: int

    def options(self, t: Island, seat: int) -> list[Action]:
        found: list[Action] = []
        for land in t.around(self.use, self.use.land):
            for p in t.kinds(land, self.effect.mask):
                found.append(piece_action(t, GATHER, p, land))
        if self.effect.up_to:
            found.append(ENOUGH)
        return found

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a >= 0:
            t.push(More(self.effect, self.use, self.left - 1))
            move(t, self.use, action.b, self.use.land, t.one(action.b, action.a))

    def prompt(self, t: Island, seat: int) -> Event:
        name = t.chart.names[self.use.land]
        return Event("ask-gather", {**use_args(t, self.use), "left": self.left, "land": name})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        if text == "enough":
            return "spirit_island.power.up-to"
        start = land_of(t, text)
        if start < 0 or start not in t.around(self.use, self.use.land):
            return "spirit_island.effect.gather"
        return "spirit_island.power.no-such-piece"


# -- other lands -------------------------------------------------------------------------------------------------------


class MoveThere(PerPiece):
    """Move pieces to the land picked, at any distance."""

    verb = MOVE
    harming = False

    def run(self, t: Island, u: Use) -> None:
        t.frame().moved = 0  # what was gathered before does not count
        self.some(t, u, min(self.n, t.count(u.land, self.mask)))

    def do(self, t: Island, u: Use, p: int) -> None:
        move(t, u, u.land, u.other, p)


# Which lands may be picked inside a text.
ANYWHERE: Final = 0
ADJACENT: Final = 1
HERE_OR_ADJACENT_BLIGHTED: Final = 2
TARGETS_PRESENCE: Final = 3  # lands with presence of the targeted spirit


class PickLand(Somewhere):
    """The user (or the targeted spirit) picks a land, and the effect happens with it: at the land itself, or with the
    target land still its place (`beside`). `may`: or none, and then only lands where it does something are offered."""

    which: int
    effect: Effect
    beside: bool = False
    by_target: bool = False
    may: bool = False

    def lands(self, t: Island, u: Use) -> list[int]:
        found = self.all_lands(t, u)
        if not self.may:
            return found
        return [land for land in found if not self.effect.idle(t, self.placed(u, land))]

    def all_lands(self, t: Island, u: Use) -> list[int]:
        if self.which == ANYWHERE:
            return lands_in(t.playable())
        if self.which == ADJACENT:
            return t.around(u, u.land)
        if self.which == HERE_OR_ADJACENT_BLIGHTED:
            return [land for land in [u.land, *t.around(u, u.land)] if t.blight[land]]
        return [land for land in lands_in(t.playable()) if t.spirits[u.spirit].presence[land]]

    def run(self, t: Island, u: Use) -> None:
        if self.by_target:
            u = u.by(u.spirit)
        if not self.idle(t, u):
            t.push(WhichLand(u.seat, self, u))

    def idle(self, t: Island, u: Use) -> bool:
        return all([self.effect.idle(t, self.placed(u, land)) for land in self.lands(t, u)])

    def placed(self, u: Use, land: int) -> Use:
        return u.picked(land) if self.beside else u.at(land)

    def there(self, t: Island, u: Use, land: int) -> None:
        t.push(Do(self.effect, self.placed(u, land)))

    def refusal(self) -> Action | None:
        return ENOUGH if self.may else None

    def parts(self) -> list[Effect]:
        return [self.effect]


# Groups of lands that an effect visits one after the other.
EACH_ADJACENT: Final = 0
EACH_OTHER_COAST: Final = 1  # coastal lands of the same board, its ocean in play too
EACH_PUSHED_TO: Final = 2


class InEach(Effect):
    """The effect in every land of a group."""

    which: int
    effect: Effect

    def lands(self, t: Island, u: Use) -> list[int]:
        if self.which == EACH_ADJACENT:
            return t.around(u, u.land)
        if self.which == EACH_PUSHED_TO:
            return lands_in(t.frame().pushed_to)
        board = t.chart.board_of[u.land]
        playable: i64 = t.playable()
        return [
            land
            for land in lands_in(playable)
            if t.chart.board_of[land] == board and t.coastal(land) and land != u.land
        ]

    def run(self, t: Island, u: Use) -> None:
        lands = self.lands(t, u)
        for i in range(len(lands) - 1, -1, -1):
            t.push(Do(self.effect, u.at(lands[i])))

    def idle(self, t: Island, u: Use) -> bool:
        return all([self.effect.idle(t, u.at(land)) for land in self.lands(t, u)])

    def parts(self) -> list[Effect]:
        return [self.effect]
