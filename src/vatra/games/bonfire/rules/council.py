"""Novices in the High Council: lighting a Bonfire, bonus actions, and the eight bonuses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.games.bonfire.components import (
    BIT,
    COMMON,
    COMMON_NAMES,
    COUNCIL,
    COUNCIL_FATE,
    COUNCIL_FIRE,
    COUNCIL_GOLD,
    COUNCIL_GOLD_TOO,
    COUNCIL_GUARDIAN,
    COUNCIL_NAMES,
    COUNCIL_PATH,
    COUNCIL_SHIP,
    COUNCIL_SPECIALIST,
    COUNCIL_STACKING,
    COUNCIL_WALK,
    FATE_NAMES,
    GOLD,
    GUARDIANS,
    MAX_GNOMES,
    MAX_SEATS,
    SEATS_IN_COUNCIL,
    SLOTS,
    TRIGGER,
    WILD,
)
from vatra.games.bonfire.conditions import fulfilled
from vatra.games.bonfire.player import FROM_COUNCIL, Player
from vatra.games.bonfire.rules.common import gain_resource, gain_token, score
from vatra.games.bonfire.rules.fate import BOTTOM, LAY_TILE, TOP, can_place, tile_at
from vatra.games.bonfire.rules.gnomes import FREE_SPECIALIST
from vatra.games.bonfire.rules.great_bonfire import FREE_TURN
from vatra.games.bonfire.rules.midturn import DISCARDS, MidTurn, add_discards, discard, discard_label
from vatra.games.bonfire.rules.path import FREE_PATH, can_take_free
from vatra.games.bonfire.rules.procession import MOVE_ONE, moves_of_one
from vatra.games.bonfire.rules.sea import FREE_GUARDIAN, FREE_SAIL
from vatra.games.bonfire.table import Realm
from vatra.games.bonfire.tasks import TASK_NAMES

# -- lighting ------------------------------------------------------------------------------------------------------


def add_lights(player: Player, found: list[Action]) -> None:
    for slot in range(SLOTS):
        task = player.slots[slot]
        if task >= 0 and not player.lit >> (slot + 1) & 1 and fulfilled(player, task):
            found.append(LIGHT[slot])


def light(t: Realm, seat: int, slot: int) -> None:
    """The task becomes a Bonfire, and its novice goes to the council."""
    player = t.players[seat]
    player.lit |= BIT[slot + 1]
    if t.journal is not None:
        t.tell("lights", {"seat": seat, "task": TASK_NAMES[player.slots[slot]], "slot": slot + 1})
    t.push(SEND_OWN[seat])


# -- bonus actions ---------------------------------------------------------------------------------------------------


def add_sends(t: Realm, player: Player, found: list[Action]) -> None:
    """Common tasks that the player meets and that still carry their novice."""
    there: i64 = t.neutrals & player.met
    if there:
        for which in range(len(COMMON)):
            if there >> which & 1:
                found.append(SEND[which])


def send_neutral(t: Realm, seat: int, which: int) -> None:
    t.neutrals &= ~BIT[which]
    if t.journal is not None:
        t.tell("bonus-action", {"seat": seat, "common": COMMON_NAMES[which]})
    t.push(SEND_NEUTRAL[seat])


# -- the council -----------------------------------------------------------------------------------------------------


class SendNovice(MidTurn):
    """Which space, and its bonus or one point."""

    neutral: bool

    def options(self, t: Realm, seat: int) -> list[Action]:
        player = t.players[seat]
        found: list[Action] = []
        for space in range(SEATS_IN_COUNCIL):
            if self.open(t, player, space):
                if usable(t, player, space):
                    found.append(BONUS[space])
                if space != COUNCIL_GOLD:
                    found.append(POINT[space])
        add_discards(player, found)
        return found

    def open(self, t: Realm, player: Player, space: i64) -> bool:
        if player.has(COUNCIL_STACKING):
            return True
        return not (t.neutral[space] if self.neutral else player.sent[space])

    def take(self, t: Realm, seat: int, action: Action) -> None:
        if action in DISCARDS:
            discard(t, seat, action.a)
            return
        t.pop()
        space = action.a
        player = t.players[seat]
        if self.neutral:
            t.neutral[space] += 1
        else:
            player.sent[space] += 1
        if t.journal is not None:
            t.tell("sends", {"seat": seat, "council": COUNCIL_NAMES[space]})
        if player.has(COUNCIL_GOLD_TOO):
            gain_resource(t, seat, GOLD, 1)
        if action.b:
            score(t, seat, FROM_COUNCIL, 1)
        else:
            take_bonus(t, seat, space)
        watch_council(t)

    def why(self, t: Realm, seat: int, text: str) -> str:
        for space in range(SEATS_IN_COUNCIL):
            if text == BONUS[space].text or text == POINT[space].text:
                if not self.open(t, t.players[seat], space):
                    return "bonfire.bonus.one-colour" if self.neutral else "bonfire.council.one-of-a-colour"
                return "bonfire.council.limits" if text == BONUS[space].text else "bonfire.council.point"
        return "bonfire.light.novice"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-send-neutral" if self.neutral else "ask-send-own", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        if action in DISCARDS:
            return discard_label(action)
        return Event("do-point" if action.b else "do-bonus", {"council": COUNCIL_NAMES[action.a]})


def usable(t: Realm, player: Player, space: i64) -> bool:
    """Whether the bonus of the space can be used at all."""
    if space == COUNCIL_PATH:
        return can_take_free(player)
    if space == COUNCIL_GUARDIAN:
        return player.guardian_count() < len(GUARDIANS)
    if space == COUNCIL_SPECIALIST:
        return player.gnome_count < MAX_GNOMES and bool(t.masters)
    if space == COUNCIL_WALK:
        return bool(moves_of_one(player))
    if space == COUNCIL_FATE:
        return can_place(player)
    return True


def take_bonus(t: Realm, seat: int, space: int) -> None:
    if space == COUNCIL_GOLD:
        gain_resource(t, seat, GOLD, 2)
        gain_token(t, seat, WILD, 1)
    elif space == COUNCIL_PATH:
        t.push(FREE_PATH[seat])
    elif space == COUNCIL_GUARDIAN:
        t.push(FREE_GUARDIAN[seat])
    elif space == COUNCIL_FIRE:
        t.push(FREE_TURN[seat])
    elif space == COUNCIL_SPECIALIST:
        t.push(FREE_SPECIALIST[seat])
    elif space == COUNCIL_WALK:
        t.push(MOVE_ONE[seat])
    elif space == COUNCIL_SHIP:
        t.push(FREE_SAIL[seat])
    else:
        assert space == COUNCIL_FATE
        t.push(FREE_FATE[seat])


class FreeFate(MidTurn):
    """The council's bonus: the top or the bottom tile, however many tokens there are."""

    def options(self, t: Realm, seat: int) -> list[Action]:
        return FATE if len(t.players[seat].column) > 1 else FATE[:1]

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        t.push(LAY_TILE[seat][action.a])

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.fate.top-or-bottom"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-free-fate", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        return fate_label(t.players[seat], action)


def fate_label(player: Player, action: Action) -> Event:
    tile = tile_at(player, action.a)
    return Event("do-fate-bottom" if action.a == BOTTOM else "do-fate-top", {"tile": FATE_NAMES[tile]})


def watch_council(t: Realm) -> None:
    """After every novice: has the countdown begun?"""
    if not t.ending and t.novices() >= TRIGGER[t.seats]:
        t.ending = True
        if t.journal is not None:
            t.tell("countdown-begins", {"seat": int(t.first), "n": t.novices()})


LIGHT: Final[list[Action]] = [Action(f"light {slot + 1}", slot) for slot in range(SLOTS)]
SEND: Final[list[Action]] = [Action(f"send {name}", i) for i, name in enumerate(COMMON)]
BONUS: Final[list[Action]] = [Action(f"bonus {name}", i, 0) for i, name in enumerate(COUNCIL)]
POINT: Final[list[Action]] = [Action(f"point {name}", i, 1) for i, name in enumerate(COUNCIL)]
FATE: Final[list[Action]] = [Action("fate top", TOP), Action("fate bottom", BOTTOM)]
SEND_OWN: Final[list[SendNovice]] = [SendNovice(seat, False) for seat in range(MAX_SEATS)]
SEND_NEUTRAL: Final[list[SendNovice]] = [SendNovice(seat, True) for seat in range(MAX_SEATS)]
FREE_FATE: Final[list[FreeFate]] = [FreeFate(seat) for seat in range(MAX_SEATS)]
