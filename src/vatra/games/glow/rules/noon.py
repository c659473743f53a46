"""Noon: every effect whose condition the dice meet must be applied, in the order that its owner likes.

What cannot interfere is applied at once. The rest is played in every order on copies, and the owner is asked only where
two orders end differently.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.chance import seeded
from vatra.core.step import Ask, SeatAsk, Step
from vatra.games.glow.components import (
    ADVENTURER,
    ADVENTURERS,
    ANY_COLOUR,
    CARDS,
    COMPANIONS,
    CROMAUG,
    EFFECT_NAMES,
    EFFECTS,
    FIRST_SPELL,
    KAAR,
    NEWEST_SPELL,
    NO_DIE,
    SKETAL_NUMBER,
    SMALL,
)
from vatra.games.glow.effects import (
    CATCH,
    FOOTPRINTS2,
    KILL_NEWEST,
    LIGHT3,
    LIGHT_MINUS2,
    MANY,
    ONE,
    UNROLLED,
    WIDTH,
)
from vatra.games.glow.player import AFTERNOON, FACE, KIND_SHIFT, NOON, Player
from vatra.games.glow.rules.common import MAX_SEATS, gains, symbol_name
from vatra.games.glow.rules.cromaug import earlier
from vatra.games.glow.rules.firing import effects_due, fire
from vatra.games.glow.table import Journey

# Effects whose order against others can matter; with none of them due, everything fires at once.
DELICATE: Final[list[bool]] = [
    effect.light < 0
    or effect.footprints < 0
    or effect.special == CATCH
    or effect.special == KILL_NEWEST
    or (number < CARDS and COMPANIONS[number].die != NO_DIE)
    for number, effect in enumerate(EFFECTS)
]
NEWEST: Final = FIRST_SPELL + NEWEST_SPELL
ANY_CHANCE: Final = seeded("noon")  # where the black die lands matters to no effect of this noon


class StartNoon(Step[Journey]):
    """Special faces pay, gains before losses; from now on no die can be changed."""

    seat: int

    def run(self, t: Journey) -> None:
        player = t.players[self.seat]
        player.hour = NOON
        player.powers = 0
        counts: i64 = player.counts()
        light: i64 = 3 * (counts >> (WIDTH * LIGHT3) & MANY)
        footprints: i64 = 2 * (counts >> (WIDTH * FOOTPRINTS2) & MANY)
        player.light += light
        player.footprints += footprints
        if (light or footprints) and t.journal is not None:
            t.tell("faces-pay", gains({"seat": self.seat}, light, footprints, 0, 0))
        if player.has_black_die():
            self.suffer(t, player)
        t.push(NOONS[self.seat])

    def suffer(self, t: Journey, player: Player) -> None:
        """The curse of the black die."""
        if KAAR in player.row:
            return
        face = player.dice[-1] & FACE
        if face == LIGHT_MINUS2:
            player.lose_light(2)
            if t.journal is not None:
                t.tell("black-die-bites", {"seat": self.seat, "light": int(player.light)})
        elif t.journal is not None:
            t.tell("black-die-cancels", {"seat": self.seat, "symbol": symbol_name(face)})


class Noon(Step[Journey]):
    """Fire what is due until nothing is."""

    seat: int

    def run(self, t: Journey) -> None:
        seat = self.seat
        player = t.players[seat]
        if CROMAUG in player.row and t.before_noon_ends & earlier(t, seat):
            if CROMAUG in effects_due(player, player.counts()):
                t.push(self)
                t.push(AFTER_OTHERS[seat])
                return
        due = go_on(t, seat)
        if due:
            t.push(self)
            offered = worth_asking(t, seat, due)
            if len(offered) == 1:
                fire(t, seat, player, offered[0], player.counts())
            else:
                t.push(NoonOrder(seat, offered))


def go_on(t: Journey, seat: int) -> list[int]:
    """Noon as far as the order of effects cannot matter; then what is due, or nothing if noon goes on without it."""
    player = t.players[seat]
    counts: i64 = player.counts()
    due = effects_due(player, counts)
    delicate = False
    for number in due:
        if DELICATE[number]:
            delicate = True
    left = entangled(t, player, due, counts) if delicate and len(due) > 1 else NOTHING_TO_ORDER
    if due and len(left) == len(due):
        return due
    if delicate:
        t.push(NOONS[seat])
    for number in due:
        if number not in left:
            fire(t, seat, player, number, counts)
    if not delicate:
        player.hour = AFTERNOON
        player.fired.clear()
        t.before_noon_ends &= ~(1 << seat)
    return NOTHING_TO_ORDER


# -- what cannot interfere -------------------------------------------------------------------------------------------


def entangled(t: Journey, player: Player, due: list[int], counts: i64) -> list[int]:
    """Those due effects with which an end of this noon might be lost if they came first. Too many cost time, no more.

    A skull among the others only gives Cromaug more to choose from.
    """
    catches = CROMAUG in due
    kills = NEWEST in due
    if (catches or kills) and player.has_black_die() and (KAAR in player.row or KAAR in t.graveyard):
        return due  # the curse may come or go
    here = player.effects()
    may_come = player.row + t.graveyard if catches else NOTHING_TO_ORDER
    cut_light = loss(player, here, may_come, counts, True) > player.light
    cut_trail = loss(player, here, may_come, counts, False) > player.footprints
    less: i64 = least_counts(t, player, counts, may_come, kills)
    sees: list[int] = []  # all that look at dice that may leave
    if less != counts:
        for number in here + may_come:
            effect = player.effect(number)
            if effect.times(counts) != effect.times(less) or (effect.when.needs and effect.when.forbids):
                sees.append(number)
    found: list[int] = []
    for number in due:
        effect = player.effect(number)
        card = number < CARDS
        if (
            (cut_light and effect.light)
            or (cut_trail and effect.footprints)
            or effect.special == CATCH
            or effect.special == KILL_NEWEST
            or (kills and card)
            or number in sees
            or (card and COMPANIONS[number].die != NO_DIE and (catches or sees))
        ):
            found.append(number)
    return found


def loss(player: Player, here: list[int], may_come: list[int], counts: i64, light: bool) -> i64:
    """The most that can be lost by effects that are here and one that may come."""
    total: i64 = 0
    most: i64 = 0
    for i in range(len(here) + len(may_come)):
        effect = player.effect(here[i] if i < len(here) else may_come[i - len(here)])
        lost: i64 = -effect.light if light else -effect.footprints
        if lost > 0:
            lost *= effect.times(counts)
            if i < len(here):
                total += lost
            elif lost > most:
                most = lost
    return total + most


def least_counts(t: Journey, player: Player, counts: i64, may_come: list[int], kills: bool) -> i64:
    """The dice without all that may leave this noon, because a Sketal does."""
    leaving: list[int] = []
    for card in player.row + may_come:
        if COMPANIONS[card].die != NO_DIE and (kills or EFFECTS[card].times(counts)):
            leaving.append(t.brought[SKETAL_NUMBER[card]])
            if may_come:
                leaving.append(COMPANIONS[card].die)
    cancelled: i64 = player.curse()
    for one in player.dice:
        kind: i64 = one >> KIND_SHIFT
        face: i64 = one & FACE
        if (
            face != UNROLLED
            and face != cancelled
            and kind < SMALL
            and (kind in leaving or ANY_COLOUR in leaving)
        ):
            counts -= ONE[face]
    return counts


# -- every order -----------------------------------------------------------------------------------------------------


def worth_asking(t: Journey, seat: int, due: list[int]) -> list[int]:
    """One effect that may come first without losing any end of this noon; or else all of them, to choose from."""
    now = t.copy()
    now.restart([])
    now.chance = ANY_CHANCE.copy()
    known: dict[str, frozenset[str]] = {}
    every: set[str] = set()
    ends = [ends_after(now, seat, number, known) for number in due]
    for some in ends:
        every |= some
    for i in range(len(due)):
        if len(ends[i]) == len(every):
            return [due[i]]
    return due


def ends_after(t: Journey, seat: int, number: int, known: dict[str, frozenset[str]]) -> frozenset[str]:
    """How noon can end once this effect has been applied."""
    then = t.copy()
    player = then.players[seat]
    then.push(NOONS[seat])
    fire(then, seat, player, number, player.counts())
    return ends_of(then, seat, known)


def ends_of(t: Journey, seat: int, known: dict[str, frozenset[str]]) -> frozenset[str]:
    """How noon can end, whatever its owner chooses, on a table that has nothing else to do."""
    found: set[str] = set()
    while t.shared:
        step = t.shared[-1]
        if isinstance(step, Ask):
            for action in step.options(t, seat):
                then = t.copy()
                step.take(then, seat, action)
                found |= ends_of(then, seat, known)
            return frozenset(found)
        t.shared.pop()
        due = go_on(t, seat)
        if due:
            here = position(t, seat)
            if here not in known:
                for number in due:
                    found |= ends_after(t, seat, number, known)
                known[here] = frozenset(found)
            return known[here]
    return frozenset([position(t, seat)])


def position(t: Journey, seat: int) -> str:
    """Everything that effects of this noon can make different."""
    me = t.players[seat]
    mine = f"{me.light} {me.footprints} {me.fireflies} {me.rerolls} {me.row} {me.dice}"
    rest = f"{sorted(me.spells)} {sorted(me.fired)} {sorted(t.graveyard)} {sorted(t.reserve)} {t.brought}"
    return f"{mine} {rest} {t.spells_left}"


class NoonOrder(SeatAsk[Journey]):
    """The owner says which of the effects that interfere comes next."""

    kind: ClassVar[str] = "order"

    due: list[int]

    def options(self, t: Journey, seat: int) -> list[Action]:
        player = t.players[seat]
        found: list[Action] = []
        for number in self.due:
            action = APPLY_ADVENTURER[player.adventurer] if number == ADVENTURER else APPLY[number]
            if action not in found:  # the two tokens of one design are the same choice
                found.append(action)
        return found

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        player = t.players[seat]
        fire(t, seat, player, action.a, player.counts())

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        if text.split(" ")[0] in ("reroll", "set", "power", "token", "track"):
            return "glow.noon.dice-are-final"
        if text == "done":
            return "glow.noon.all-must-apply"
        return "glow.noon.order"


class AfterOthers(SeatAsk[Journey]):
    """Nobody answers this: it waits for the noon of those who come earlier today, and then there is one answer."""

    def waiting(self, t: Journey) -> i64:
        return 0 if t.before_noon_ends & earlier(t, self.seat) else 1 << self.seat

    def options(self, t: Journey, seat: int) -> list[Action]:
        return [GO_ON]

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()


APPLY: Final[list[Action]] = [Action(f"apply {name}", number) for number, name in enumerate(EFFECT_NAMES)]
APPLY_ADVENTURER: Final[list[Action]] = [
    Action(f"apply {adventurer.slug}", ADVENTURER) for adventurer in ADVENTURERS
]
GO_ON: Final = Action("go on")
NOTHING_TO_ORDER: Final[list[int]] = []
START_NOON: Final[list[StartNoon]] = [StartNoon(seat) for seat in range(MAX_SEATS)]
NOONS: Final[list[Noon]] = [Noon(seat) for seat in range(MAX_SEATS)]
AFTER_OTHERS: Final[list[AfterOthers]] = [AfterOthers(seat) for seat in range(MAX_SEATS)]
