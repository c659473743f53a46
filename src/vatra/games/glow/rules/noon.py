"""Noon: every effect whose condition the dice meet must be applied.

All that cannot interfere is applied at once, without a question. The order is asked only where it can matter: a loss
that would be clamped at 0, a Sketal's die that leaves, the spell on the newest companion, Cromaug.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.errors import Arg
from vatra.core.step import SeatAsk, Step
from vatra.games.glow.components import (
    ADVENTURER,
    ADVENTURERS,
    CARDS,
    COMPANIONS,
    CROMAUG,
    EFFECTS,
    FIRST_SPELL,
    KAAR,
    NEWEST_SPELL,
    NO_DIE,
    SKETAL_NUMBER,
    SLUGS,
    SPELL_NAMES,
)
from vatra.games.glow.effects import (
    CAST_SPELLS,
    CATCH,
    FOOTPRINTS2,
    KILL_NEWEST,
    LIGHT3,
    LIGHT_MINUS2,
    MANY,
    ONE,
    WIDTH,
    Effect,
)
from vatra.games.glow.player import AFTERNOON, FACE, KIND_SHIFT, NOON, Player
from vatra.games.glow.rules.common import (
    AFTER_NOON,
    MAX_SEATS,
    black_die_waits,
    bury,
    gains,
    symbol_name,
)
from vatra.games.glow.rules.dawn import black_die_enters, take_sketal_die
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


class StartNoon(Step[Journey]):
    """Special faces pay, gains before losses; from now on no die can be changed."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def state(self) -> str:
        return f"StartNoon {self.seat}"

    def run(self, t: Journey) -> None:
        player = t.players[self.seat]
        player.hour = NOON
        player.powers = 0
        player.done = 0
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

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def state(self) -> str:
        return f"Noon {self.seat}"

    def run(self, t: Journey) -> None:
        seat = self.seat
        player = t.players[seat]
        counts: i64 = player.counts()
        due = effects_due(player, counts)
        delicate = False
        for number in due:
            if DELICATE[number]:
                delicate = True
        if not delicate:
            for number in due:
                fire(t, seat, player, number, counts)
            player.hour = AFTERNOON
            t.before_noon_ends &= ~(1 << seat)
            return
        tangled: i64 = tangle(t, player, due, counts)
        t.push(self)
        for number in due:
            if not tangled >> number & 1:
                fire(t, seat, player, number, counts)
                return
        if len(due) == 1:
            fire(t, seat, player, due[0], counts)
        else:
            t.push(NOON_ORDER[seat])


def effects_due(player: Player, counts: i64) -> list[int]:
    """What must still be applied with these dice, in the order in which it lies there."""
    due: list[int] = []
    done: i64 = player.done
    if not done >> ADVENTURER & 1 and ADVENTURERS[player.adventurer].effect.when.sets(counts):
        due.append(ADVENTURER)
    for card in player.row:
        if not done >> card & 1 and EFFECTS[card].when.sets(counts):
            due.append(card)
    for token in player.spells:
        if EFFECTS[FIRST_SPELL + token].when.sets(counts) and (token != NEWEST_SPELL or player.row):
            due.append(FIRST_SPELL + token)
    return due


# -- where the order can matter -----------------------------------------------------------------------------------


def tangle(t: Journey, player: Player, due: list[int], counts: i64) -> i64:
    """The due effects whose order could change something, a bit for each. All others commute with everything."""
    tangled: i64 = clamped(player, due)
    newest = player.row[-1] if player.row else -1
    killer = NEWEST in due
    less: i64 = counts
    for number in due:
        if number < CARDS:
            less = without_die_of(t, player, number, less)
    if killer:
        less = without_die_of(t, player, newest, less)
    if less != counts:
        tangled |= touched(t, player, due, counts, less, newest if killer else -1)
    if killer:
        if newest in due:
            tangled |= 1 << NEWEST | 1 << newest
        if newest == KAAR and player.has_black_die():
            tangled |= mask_of(due)
    if CROMAUG in due:
        rivals: i64 = 0
        for number in due:
            if number != CROMAUG and ((number < CARDS and EFFECTS[number].skull) or number == NEWEST):
                rivals |= 1 << number
        if rivals:
            tangled |= rivals | 1 << CROMAUG
        if player.curse() >= 0 and KAAR in t.graveyard:
            tangled |= mask_of(due)
    return tangled


def clamped(player: Player, due: list[int]) -> i64:
    """Losses that would be cut off at 0 in some order, with the gains that could come before them."""
    loss: i64 = 0
    trail_loss: i64 = 0
    with_light: i64 = 0
    with_footprints: i64 = 0
    gain_first = False
    trail_gain_first = False
    counts: i64 = player.counts()
    for number in due:
        effect = player.effect(number)
        if effect.light:
            with_light |= 1 << number
        if effect.footprints:
            with_footprints |= 1 << number
        if effect.light < 0:
            loss -= effect.light * effect.times(counts)
        elif effect.light > 0:
            gain_first = True
        if effect.footprints < 0:
            trail_loss -= effect.footprints
        elif effect.footprints > 0:
            trail_gain_first = True
    tangled: i64 = 0
    caught: i64 = 1 << CROMAUG if CROMAUG in due else 0  # who knows what he brings
    if loss > player.light and (gain_first or caught):
        tangled |= with_light | caught
    if trail_loss > player.footprints and (trail_gain_first or caught):
        tangled |= with_footprints | caught
    return tangled


def without_die_of(t: Journey, player: Player, card: int, counts: i64) -> i64:
    """The dice as they are when this Sketal has left: without any large die that may go back with it."""
    if card < 0 or COMPANIONS[card].die == NO_DIE:
        return counts
    colour = t.brought[SKETAL_NUMBER[card]]
    if colour < 0:
        return counts
    cancelled: i64 = player.curse()
    for one in player.dice:
        if one >> KIND_SHIFT == colour:
            face: i64 = one & FACE
            if face < LIGHT_MINUS2 and face != cancelled and counts >> (WIDTH * face) & MANY:
                counts -= ONE[face]
    return counts


def touched(t: Journey, player: Player, due: list[int], counts: i64, less: i64, newest: int) -> i64:
    """Effects that fire another number of times once the dice have left, and the effects that make dice leave."""
    changed: i64 = 0
    for number in player.effects():
        if player.done >> number & 1 or (number == NEWEST and not player.row):
            continue
        effect = player.effect(number)
        if effect.times(counts) != effect.times(less) or (effect.when.needs and effect.when.forbids):
            changed |= 1 << number
    if not changed:
        return 0
    leaving: i64 = 0
    for number in due:
        if number < CARDS and without_die_of(t, player, number, counts) != counts:
            leaving |= 1 << number
    if newest >= 0 and without_die_of(t, player, newest, counts) != counts:
        leaving |= 1 << NEWEST
    if changed == leaving and not leaving & (leaving - 1):
        return 0  # only the Sketal's own condition looks at the die, and it fires once anyway
    return (changed | leaving) & mask_of(due)


def mask_of(numbers: list[int]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= 1 << number
    return mask


class NoonOrder(SeatAsk[Journey]):
    """The owner says which of the effects that interfere comes next."""

    kind: ClassVar[str] = "order"

    def options(self, t: Journey, seat: int) -> list[Action]:
        player = t.players[seat]
        counts: i64 = player.counts()
        due = effects_due(player, counts)
        tangled: i64 = tangle(t, player, due, counts)
        found: list[Action] = []
        for number in due:
            if tangled >> number & 1:
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


# -- firing --------------------------------------------------------------------------------------------------------


def fire(t: Journey, seat: int, player: Player, number: int, counts: i64) -> None:
    """Apply an effect as often as the dice meet its condition; with a skull the card then leaves."""
    effect = player.effect(number)
    times: i64 = effect.times(counts)
    player.done |= 1 << number
    gain(player, effect, times)
    if t.journal is not None:
        tell_fired(t, seat, player, number, effect, times)
    if number >= FIRST_SPELL:
        player.done &= ~(1 << number)  # the token is gone: a second one of its kind counts for itself
        player.spells.remove(number - FIRST_SPELL)
        t.spent.append(number - FIRST_SPELL)
        if effect.special == KILL_NEWEST:
            bury(t, seat, player.row[-1])
    elif effect.skull:
        if effect.special == CATCH:
            t.push(CATCHES[seat])
        bury(t, seat, number)
        if effect.special == CAST_SPELLS:
            cast_spells(t, seat)


def gain(player: Player, effect: Effect, times: i64) -> None:
    """Every single loss is clamped at 0."""
    if effect.light >= 0:
        player.light += effect.light * times
    else:
        player.lose_light(-effect.light * times)
    footprints: i64 = player.footprints + effect.footprints * times
    player.footprints = footprints if footprints > 0 else 0
    player.fireflies += effect.fireflies * times
    player.rerolls += effect.rerolls * times


def tell_fired(t: Journey, seat: int, player: Player, number: int, effect: Effect, times: i64) -> None:
    if number == ADVENTURER:
        name = ADVENTURERS[player.adventurer].slug
    else:
        name = SLUGS[number] if number < CARDS else SPELL_NAMES[number - FIRST_SPELL]
    said: dict[str, Arg] = {"seat": seat, "card": name, "times": int(times)}
    gains(
        said,
        effect.light * times,
        effect.footprints * times,
        effect.fireflies * times,
        effect.rerolls * times,
    )
    t.tell("spell-fires" if number >= FIRST_SPELL else "fires", said)


def cast_spells(t: Journey, seat: int) -> None:
    """Every rival, in turn order, takes a spell token face down, as long as there are any."""
    for i in range(1, t.seats):
        other = (seat + i) % t.seats
        if t.spells_left:
            t.spells_left -= 1
            t.players[other].hidden += 1
            if t.journal is not None:
                t.tell("spell-taken", {"seat": other})


# -- Cromaug -------------------------------------------------------------------------------------------------------


def earlier(t: Journey, seat: int) -> i64:
    """The players who come before this one today, as a bit mask."""
    mask: i64 = 0
    for i in range(t.in_turn(seat)):
        mask |= 1 << ((t.first + i) % t.seats)
    return mask


class Catch(SeatAsk[Journey]):
    """Cromaug's owner takes another companion from the graveyard.

    The graveyard is shared, so players who come earlier today end their noon first, and what later players, or anyone
    on the journey, may already have sent there does not count yet. Nobody else waits.
    """

    def waiting(self, t: Journey) -> i64:
        if t.before_noon_ends & earlier(t, self.seat):
            return 0
        return 1 << self.seat

    def options(self, t: Journey, seat: int) -> list[Action]:
        cards = catchable(t, seat)
        if not cards:
            return [NOBODY]
        return [CATCH_CARD[card] for card in cards]

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        card = action.a
        if card < 0:
            return
        player = t.players[seat]
        t.graveyard.remove(card)
        player.row.append(card)
        player.done &= ~(1 << card)  # caught again it is new, and is checked afresh
        player.buried_at_noon &= ~(1 << card)
        if t.journal is not None:
            t.tell("catches", {"seat": seat, "card": SLUGS[card]})
        if COMPANIONS[card].die != NO_DIE:
            take_sketal_die(t, seat, card, free_dice(t, seat))
        elif card == KAAR and black_die_waits(t):
            black_die_enters(t)

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        return "glow.cromaug.another" if text == "catch cromaug" else "glow.cromaug.catch"


def catchable(t: Journey, seat: int) -> list[int]:
    hidden: i64 = 1 << CROMAUG
    mine = t.in_turn(seat)
    for other in range(t.seats):
        hidden |= t.players[other].buried_later
        if t.in_turn(other) > mine:
            hidden |= t.players[other].buried_at_noon
    return sorted([card for card in t.graveyard if not hidden >> card & 1])


def free_dice(t: Journey, seat: int) -> list[int]:
    """The reserve as it is at this player's noon: without dice that came back later in the order of play."""
    free = t.reserve[:]
    mine = t.in_turn(seat)
    for other in range(t.seats):
        for kind in t.players[other].returned:
            if kind >= AFTER_NOON:
                free.remove(kind - AFTER_NOON)
            elif t.in_turn(other) > mine:
                free.remove(kind)
    return free


def spoken(number: int) -> str:
    return SLUGS[number] if number < CARDS else SPELL_NAMES[number - FIRST_SPELL]


APPLY: Final[list[Action]] = [
    Action("apply" if number == ADVENTURER else f"apply {spoken(number)}", number)
    for number in range(len(EFFECTS))
]
APPLY_ADVENTURER: Final[list[Action]] = [
    Action(f"apply {adventurer.slug}", ADVENTURER) for adventurer in ADVENTURERS
]
CATCH_CARD: Final[list[Action]] = [Action(f"catch {slug}", i) for i, slug in enumerate(SLUGS)]
NOBODY: Final = Action("nobody", -1)
START_NOON: Final[list[StartNoon]] = [StartNoon(seat) for seat in range(MAX_SEATS)]
NOONS: Final[list[Noon]] = [Noon(seat) for seat in range(MAX_SEATS)]
NOON_ORDER: Final[list[NoonOrder]] = [NoonOrder(seat) for seat in range(MAX_SEATS)]
CATCHES: Final[list[Catch]] = [Catch(seat) for seat in range(MAX_SEATS)]
