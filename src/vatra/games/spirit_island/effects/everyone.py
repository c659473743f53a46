"""What fear cards do: something in every land, by each player in turn, or for the rest of the turn."""

from __future__ import annotations

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.deeds import left_of, move, remove_piece
from vatra.games.spirit_island.effect import Do, Effect
from vatra.games.spirit_island.effects.base import Condition
from vatra.games.spirit_island.effects.somewhere import Somewhere, WhichLand
from vatra.games.spirit_island.said import (
    ENOUGH,
    PASS,
    PUSH,
    REMOVE,
    IslandAsk,
    piece_action,
    use_args,
)
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import BUILDINGS, EXPLORERS, INVADERS, RULES
from vatra.games.spirit_island.use import Use

# -- for all -----------------------------------------------------------------------------------------------------------


class Rule(Effect):
    """A rule for the rest of the turn."""

    rule: int

    def run(self, t: Island, u: Use) -> None:
        t.rules |= self.rule
        t.tell("rule-this-turn", {"rule": "rule-" + RULES[self.rule]})


class EachLand(Effect):
    """In every land that fits. Choices belong to nobody: the player of the board proposes."""

    where: Condition
    effect: Effect

    def run(self, t: Island, u: Use) -> None:
        for i in range(len(t.chart.lands) - 1, -1, -1):
            land = t.chart.lands[i]
            here = u.in_common(land, t.owner(land))
            if self.where.holds(t, here):
                t.push(Do(self.effect, here))

    def parts(self) -> list[Effect]:
        return [self.effect]


class EachPlayer(Effect):
    """The players one after the other, each completely."""

    effect: Effect

    def run(self, t: Island, u: Use) -> None:
        for seat in range(t.seats - 1, -1, -1):
            t.push(Do(self.effect, u.by(seat)))

    def parts(self) -> list[Effect]:
        return [self.effect]


class SacredEnergy(Effect):
    """Each spirit gains 1 energy for each of its sacred sites with invaders."""

    def run(self, t: Island, u: Use) -> None:
        for seat in range(t.seats):
            energy = 0
            for land in t.chart.lands:
                if t.sacred(seat, land) and t.count(land, INVADERS):
                    energy += 1
            t.spirits[seat].energy += energy
            if energy:
                t.tell("gains-energy", {"seat": seat, "energy": energy})


# -- a land for each player --------------------------------------------------------------------------------------------


class InALand(Somewhere):
    """The player picks a land that fits, where the effect can do something; `may`: or none."""

    where: Condition
    effect: Effect
    may: bool = False

    def lands(self, t: Island, u: Use) -> list[int]:
        found: list[int] = []
        for land in t.chart.lands:
            here = u.at(land)
            if self.where.holds(t, here) and not self.effect.idle(t, here):
                found.append(land)
        return found

    def run(self, t: Island, u: Use) -> None:
        if self.lands(t, u):
            t.push(WhichLand(u.seat, self, u))

    def there(self, t: Island, u: Use, land: int) -> None:
        t.push(Do(self.effect, u.at(land)))

    def refusal(self) -> Action | None:
        return PASS if self.may else None

    def forbids(self, text: str) -> str:
        return "spirit_island.fear.must" if text == PASS.text else "core.not-an-option"

    def parts(self) -> list[Effect]:
        return [self.effect]


class InDifferentLands(Somewhere):
    """All players pick different lands that fit, then the effect is done land by land."""

    where: Condition
    effect: Effect

    def lands(self, t: Island, u: Use) -> list[int]:
        picks = t.frame().picks
        return [land for land in t.chart.lands if land not in picks and self.where.holds(t, u.at(land))]

    def run(self, t: Island, u: Use) -> None:
        t.push(InPicked(self, u))
        for seat in range(t.seats - 1, -1, -1):
            t.push(PickFor(self, u.by(seat)))

    def there(self, t: Island, u: Use, land: int) -> None:
        t.frame().picks.append(land)

    def forbids(self, text: str) -> str:
        return "spirit_island.fear.different-lands"

    def parts(self) -> list[Effect]:
        return [self.effect]


class PickFor(Step[Island]):
    effect: InDifferentLands
    use: Use

    def run(self, t: Island) -> None:
        if self.effect.lands(t, self.use):
            t.push(WhichLand(self.use.seat, self.effect, self.use))


class InPicked(Step[Island]):
    """The effect in the lands that were picked, each by the player who picked it (nobody else can run short)."""

    effect: InDifferentLands
    use: Use

    def run(self, t: Island) -> None:
        picks = t.frame().picks
        for seat in range(len(picks) - 1, -1, -1):
            t.push(Do(self.effect.effect, self.use.at(picks[seat]).by(seat)))


# -- removing ----------------------------------------------------------------------------------------------------------


class OnePiece(Effect):
    """Something done to one of several pieces, wherever they are; it must be done if it can."""

    def actions(self, t: Island, u: Use) -> list[Action]:
        raise NotImplementedError  # abstract

    def do(self, t: Island, u: Use, action: Action) -> None:
        raise NotImplementedError  # abstract

    def question(self, t: Island, u: Use) -> Event:
        raise NotImplementedError  # abstract

    def forbids(self, text: str) -> str:
        raise NotImplementedError  # abstract

    def idle(self, t: Island, u: Use) -> bool:
        return not self.actions(t, u)

    def run(self, t: Island, u: Use) -> None:
        if self.actions(t, u):
            t.push(WhichPiece(u.seat, self, u))


class WhichPiece(IslandAsk):
    effect: OnePiece
    use: Use

    def options(self, t: Island, seat: int) -> list[Action]:
        return self.effect.actions(t, self.use)

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        self.effect.do(t, self.use, action)

    def prompt(self, t: Island, seat: int) -> Event:
        return self.effect.question(t, self.use)

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return self.effect.forbids(text)


class RemoveSomewhere(OnePiece):
    """Remove one piece of these classes from any land that fits; `other`: or one of other classes elsewhere."""

    where: Condition
    mask: int
    other: Condition | None = None
    other_mask: int = 0

    def actions(self, t: Island, u: Use) -> list[Action]:
        found: list[Action] = []
        for land in t.chart.lands:
            here = u.at(land)
            mask = self.mask if self.where.holds(t, here) else 0
            if self.other is not None and self.other.holds(t, here):
                mask |= self.other_mask
            if mask:
                for p in t.kinds(land, mask):
                    found.append(piece_action(t, REMOVE, p, land))
        return found

    def do(self, t: Island, u: Use, action: Action) -> None:
        remove_piece(t, action.b, t.one(action.b, action.a))

    def question(self, t: Island, u: Use) -> Event:
        return Event("ask-remove", {**use_args(t, u)})

    def forbids(self, text: str) -> str:
        return "spirit_island.fear.must" if text == PASS.text else "core.not-an-option"


class RemoveHealth(Effect):
    """Remove invaders worth up to so much health; `per_presence`: for each presence in the land, of any spirit."""

    health: int
    per_presence: bool = False

    def run(self, t: Island, u: Use) -> None:
        health = self.health
        if self.per_presence:
            health *= sum([spirit.presence[u.land] for spirit in t.spirits])
        t.push(RemoveWorth(u, health))

    def idle(self, t: Island, u: Use) -> bool:
        return t.count(u.land, INVADERS) == 0


class RemoveWorth(Step[Island]):
    use: Use
    left: int

    def actions(self, t: Island) -> list[Action]:
        land = self.use.land
        return [
            piece_action(t, REMOVE, p, land)
            for p in t.kinds(land, INVADERS)
            if left_of(t, land, p) <= self.left
        ]

    def run(self, t: Island) -> None:
        if self.actions(t):
            t.push(RemoveMore(self.use.seat, self))


class RemoveMore(IslandAsk):
    choice = True

    worth: RemoveWorth

    def options(self, t: Island, seat: int) -> list[Action]:
        return [*self.worth.actions(t), ENOUGH]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a >= 0:
            p = t.one(action.b, action.a)
            t.push(RemoveWorth(self.worth.use, self.worth.left - left_of(t, action.b, p)))
            remove_piece(t, action.b, p)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-remove-worth", {**use_args(t, self.worth.use), "left": self.worth.left})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.effect.remove"


# -- Seek Safety -------------------------------------------------------------------------------------------------------


class PushToSafety(OnePiece):
    """Push an explorer into a land with more towns and cities than the one it leaves. Code of its own: everywhere else
    a push may go to any adjacent land."""

    def actions(self, t: Island, u: Use) -> list[Action]:
        here = t.count(u.land, BUILDINGS)
        return [
            piece_action(t, PUSH, p, land)
            for p in t.kinds(u.land, EXPLORERS)
            for land in t.around(u, u.land)
            if t.count(land, BUILDINGS) > here
        ]

    def do(self, t: Island, u: Use, action: Action) -> None:
        move(t, u, u.land, action.b, t.one(u.land, action.a))

    def question(self, t: Island, u: Use) -> Event:
        return Event("ask-push", {**use_args(t, u), "left": 1, "land": t.chart.names[u.land]})

    def forbids(self, text: str) -> str:
        return "spirit_island.effect.push"
