"""Afternoon in the Land of Shadows: the company walks, step by step, and may make camp in a village."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import SeatAsk, Step
from vatra.games.glow.boards import (
    FORBID,
    NEED,
    NEXT_TO,
    SPACE_BIT,
    SPACE_COST,
    SPACE_IDS,
    SPACE_KIND,
    SPACE_SYMBOL,
    SPACES,
    START,
    SYMBOL_TO,
    SYMBOLS_ON_PATHS,
    VILLAGE,
)
from vatra.games.glow.components import BLACK_DIE
from vatra.games.glow.effects import MANY, WIDTH
from vatra.games.glow.player import FACE, KIND_SHIFT, USED, Player
from vatra.games.glow.rules.common import MAX_SEATS, gains, space_name
from vatra.games.glow.rules.give_up import GIVE_UPS
from vatra.games.glow.table import Journey

WALK: Final[list[Action]] = [Action(f"walk {space}", i, 0) for i, space in enumerate(SPACE_IDS)]
PAY: Final[list[Action]] = [Action(f"pay {space}", i, 1) for i, space in enumerate(SPACE_IDS)]
CAMP: Final = Action("camp", -1)
STOP: Final = Action("stop", -2)


def free_die(player: Player, symbol: int) -> int:
    """Where in hand a die with this symbol lies that has not been used today, or -1. A cancelled one counts too."""
    dice = player.dice
    for i in range(len(dice)):
        one: i64 = dice[i]
        if one & 31 == symbol and one >> KIND_SHIFT != BLACK_DIE:
            return i
    return -1


class Walk(SeatAsk[Journey]):
    """One step to a space next to the company, camp, or stop."""

    kind: ClassVar[str] = "walk"

    def options(self, t: Journey, seat: int) -> list[Action]:
        player = t.players[seat]
        here: i64 = player.company
        visited: i64 = player.visited
        counts: i64 = player.counts()
        found: list[Action] = []
        for space in NEXT_TO[here]:
            if visited >> space & 1:
                continue
            kind: i64 = SPACE_KIND[space]
            if kind == NEED:
                symbol = SPACE_SYMBOL[space]
                if counts >> (WIDTH * symbol) & MANY and free_die(player, symbol) >= 0:
                    found.append(WALK[space])
                if player.footprints:
                    found.append(PAY[space])
            elif kind == FORBID:
                if not counts >> (WIDTH * SPACE_SYMBOL[space]) & MANY:
                    found.append(WALK[space])
                elif player.footprints:
                    found.append(PAY[space])
            elif player.footprints >= SPACE_COST[space]:
                found.append(WALK[space])
        if SPACE_KIND[here] == VILLAGE and player.camp != here:
            found.append(CAMP)
        found.append(STOP)
        return found

    def take(self, t: Journey, seat: int, action: Action) -> None:
        player = t.players[seat]
        if action.a >= 0:
            step_to(t, seat, player, action.a, bool(action.b))
            return
        t.pop()
        if action.a == -1:
            player.camp = player.company
            if t.journal is not None:
                space = SPACES[player.camp]
                t.tell("camps", {"seat": seat, "space": space_name(int(player.camp)), "light": space.light})

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        player = t.players[seat]
        words = text.split(" ")
        if text == "camp":
            return "glow.walk.camp"
        if len(words) != 2 or words[0] not in ("walk", "pay") or words[1] not in SPACE_IDS:
            return "core.not-an-option"
        space = SPACE_IDS.index(words[1])
        if space not in NEXT_TO[player.company]:
            return "glow.walk.adjacent"
        if player.visited >> space & 1:
            return "glow.walk.not-twice"
        if SPACE_KIND[space] == VILLAGE:
            return "glow.walk.village"
        if words[0] == "pay":
            return "glow.walk.footprint"
        return "glow.walk.need" if SPACE_KIND[space] == NEED else "glow.walk.forbid"

    def label(self, t: Journey, seat: int, action: Action) -> Event:
        if action.a < 0:
            return Event("do-" + action.text, {})
        if action.b:
            return Event("do-pay", {"a": space_name(action.a)})
        return Event("do-walk", {"a": space_name(action.a), "cost": SPACE_COST[action.a]})


def step_to(t: Journey, seat: int, player: Player, space: int, pays: bool) -> None:
    """Pay or use a die, pass the symbol on the path, arrive."""
    here = int(player.company)
    if pays:
        player.footprints -= 1
    elif SPACE_KIND[space] == NEED:
        player.dice[free_die(player, SPACE_SYMBOL[space])] |= USED
    else:
        player.footprints -= SPACE_COST[space]
    player.company = space
    player.visited |= SPACE_BIT[space]
    player.trail |= SPACE_BIT[space]
    place = SPACES[space]
    player.fireflies += place.fireflies
    player.rerolls += place.rerolls
    if t.journal is not None:
        cost = 1 if pays else place.cost
        t.tell(
            "walks",
            gains({"seat": seat, "space": space_name(space)}, 0, -cost, place.fireflies, place.rerolls),
        )
    number = SYMBOL_TO[here][NEXT_TO[here].index(space)]
    if number >= 0:
        pass_symbol(t, seat, player, number)


def pass_symbol(t: Journey, seat: int, player: Player, number: int) -> None:
    symbol = SYMBOLS_ON_PATHS[number]
    if symbol.give_up:
        t.push(GIVE_UPS[seat])
        return
    player.fireflies += symbol.fireflies
    player.rerolls += symbol.rerolls
    player.lose_light(-symbol.light)
    if t.journal is not None:
        t.tell("passes", gains({"seat": seat}, symbol.light, 0, symbol.fireflies, symbol.rerolls))


class SetOut(Step[Journey]):
    """The space where the day's walk begins counts as visited."""

    seat: int

    def run(self, t: Journey) -> None:
        player = t.players[self.seat]
        player.visited = SPACE_BIT[player.company]
        t.push(WALKS[self.seat])


WALKS: Final[list[Walk]] = [Walk(seat) for seat in range(MAX_SEATS)]
SET_OUT: Final[list[SetOut]] = [SetOut(seat) for seat in range(MAX_SEATS)]
assert SPACE_KIND[0] == START and USED & FACE == 0
