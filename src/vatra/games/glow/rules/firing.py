"""What is due at noon, and what an effect does."""

from __future__ import annotations

from mypy_extensions import i64

from vatra.core.errors import Arg
from vatra.games.glow.components import (
    ADVENTURER,
    ADVENTURERS,
    EFFECT_NAMES,
    EFFECTS,
    FIRST_SPELL,
    NEWEST_SPELL,
)
from vatra.games.glow.effects import CAST_SPELLS, CATCH, KILL_NEWEST, Effect
from vatra.games.glow.player import Player
from vatra.games.glow.rules.common import bury, gains
from vatra.games.glow.rules.cromaug import CATCHES
from vatra.games.glow.table import Journey


def effects_due(player: Player, counts: i64) -> list[int]:
    """What must still be applied with these dice, in the order in which it lies there."""
    due: list[int] = []
    if times_due(player, ADVENTURER, counts) > 0:
        due.append(ADVENTURER)
    for card in player.row:
        if times_due(player, card, counts) > 0:
            due.append(card)
    for token in player.spells:
        if EFFECTS[FIRST_SPELL + token].when.sets(counts) and (token != NEWEST_SPELL or player.row):
            due.append(FIRST_SPELL + token)
    return due


def times_due(player: Player, number: int, counts: i64) -> i64:
    """How often an effect fires with these dice, less the times it has fired already."""
    times: i64 = player.effect(number).times(counts)
    if player.fired:
        times -= player.fired.count(number)
    return times


def fire(t: Journey, seat: int, player: Player, number: int, counts: i64) -> None:
    """Apply an effect as often as it is due; with a skull the card then leaves, and a spell is spent."""
    effect = player.effect(number)
    times: i64 = times_due(player, number, counts)
    gain(player, effect, times)
    if t.journal is not None:
        tell_fired(t, seat, player, number, effect, times)
    if number >= FIRST_SPELL:
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
    else:
        for _ in range(times):
            player.fired.append(number)


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
    name = ADVENTURERS[player.adventurer].slug if number == ADVENTURER else EFFECT_NAMES[number]
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
