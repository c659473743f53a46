"""The Great Bonfire: turning its pointer, two of three rewards, and portals."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.bonfire.components import (
    ALL_THREE_REWARDS,
    BIT,
    COMMON_PORTALS,
    FIRE,
    MAX_SEATS,
    NOTCH_OF,
    PORTAL_ANY_ORDER,
    PORTAL_NAMES,
    PORTALS,
    RESOURCE_NAMES,
    RING_GIFT,
    RING_TOKEN,
    ROTATE_PLUS_ONE,
    SHAPES,
    SPACES,
    TOKEN_NAMES,
    TWO_POINTS,
)
from vatra.games.bonfire.player import FROM_FIRE, Player
from vatra.games.bonfire.rules.common import gain_resource, gain_token, meet_common, score
from vatra.games.bonfire.rules.midturn import MidTurn
from vatra.games.bonfire.rules.payment import NOTHING, PAY, owe, units
from vatra.games.bonfire.table import Realm

ANYWHERE: Final = 3  # tokens that turn it to any space
TOKEN: Final = 1
GIFT: Final = 2
PORTAL: Final = 4
ALL: Final = 7
RING_NAMES: Final[list[str]] = [f"ring-{space}" for space in range(SPACES)]


def turn_cost(t: Realm, player: Player, space: i64) -> i64:
    """Great Bonfire tokens for turning the pointer there."""
    if not t.fire_used:
        return 1
    turns: i64 = (space - t.pointer) % SPACES
    further: i64 = 1 if player.has(ROTATE_PLUS_ONE) else 0
    if turns == 0:
        return ANYWHERE
    if turns <= 1 + further:
        return 1
    return 2 if turns <= 2 + further else ANYWHERE


def add_turns(t: Realm, player: Player, found: list[Action]) -> None:
    reach: i64 = units(player, FIRE)
    if reach:
        for space in range(SPACES):
            if turn_cost(t, player, space) <= reach:
                found.append(TURN[space])


def use(t: Realm, seat: int, space: int) -> None:
    owe(t, FIRE, turn_cost(t, t.players[seat], space), NOTHING, NOTHING)
    t.then(PAY[seat], Point(seat, space))


class Point(Step[Realm]):
    """The pointer turns; the rewards of the space are next."""

    seat: int
    space: int

    def run(self, t: Realm) -> None:
        t.pointer = self.space
        t.fire_used = True
        if t.journal is not None:
            t.tell("turns-fire", {"seat": self.seat, "space": RING_NAMES[self.space]})
        t.push(REWARDS[self.seat])


class Rewards(MidTurn):
    """Two of the three rewards; a specialist allows all three; fewer may be taken."""

    choice = True

    def options(self, t: Realm, seat: int) -> list[Action]:
        player = t.players[seat]
        if not fitting(t, player):
            return WITHOUT_PORTAL
        return ALL_THREE if player.has(ALL_THREE_REWARDS) else ANY_TWO

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        space: i64 = t.pointer
        if action.a & PORTAL:
            t.push(CHOOSE_PORTAL[seat])
        if action.a & TOKEN:
            gain_token(t, seat, RING_TOKEN[space], 1)
        if action.a & GIFT:
            gift = RING_GIFT[space]
            if gift == TWO_POINTS:
                score(t, seat, FROM_FIRE, 2)
            else:
                gain_resource(t, seat, gift, 1)

    def why(self, t: Realm, seat: int, text: str) -> str:
        player = t.players[seat]
        if text.endswith("portal") and not fitting(t, player):
            return "bonfire.portal.shape" if next_notch(player) else "bonfire.portal.seven"
        return "bonfire.great-bonfire.two-of-three"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-rewards", {"space": RING_NAMES[t.pointer]})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        token = TOKEN_NAMES[RING_TOKEN[t.pointer]]
        gift = RING_GIFT[t.pointer]
        name = "two-points" if gift == TWO_POINTS else RESOURCE_NAMES[gift]
        return Event("do-take", {"rewards": action.a, "token": token, "gift": name})

    def things(self, t: Realm, seat: int, action: Action) -> list[str]:
        return self.named(t, seat, action, {"pointer": int(t.pointer)})


# -- portals -----------------------------------------------------------------------------------------------------------


def next_notch(player: Player) -> i64:
    """Notches are filled from the right; 0 when all are."""
    notch: i64 = SHAPES
    while player.notches >> notch & 1:
        notch -= 1
    return notch


def fitting(t: Realm, player: Player) -> i64:
    """Shapes on the pointed space that the city can take now, a bit for each."""
    mask: i64 = 0
    following: i64 = next_notch(player)
    any_order = player.has(PORTAL_ANY_ORDER)
    for shape in t.portals[t.pointer]:
        notch: i64 = NOTCH_OF[player.city][shape]
        if notch == following or (any_order and not player.notches >> notch & 1):
            mask |= BIT[shape]
    return mask


class ChoosePortal(MidTurn):
    """Which of the fitting portals; mostly there is one."""

    def options(self, t: Realm, seat: int) -> list[Action]:
        mask: i64 = fitting(t, t.players[seat])
        return [CHOOSE[shape] for shape in range(SHAPES) if mask >> shape & 1]

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        place_portal(t, t.players[seat], action.a)
        if t.journal is not None:
            notch = NOTCH_OF[t.players[seat].city][action.a]
            t.tell("places-portal", {"seat": seat, "portal": PORTAL_NAMES[action.a], "notch": notch})
        meet_common(t, seat, COMMON_PORTALS)

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.portal.shape"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-choose-portal", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        notch = NOTCH_OF[t.players[seat].city][action.a]
        return Event("do-portal", {"portal": PORTAL_NAMES[action.a], "notch": notch})

    def things(self, t: Realm, seat: int, action: Action) -> list[str]:
        return self.named(t, seat, action, {"pointer": int(t.pointer)})


def place_portal(t: Realm, player: Player, shape: int) -> None:
    """From the pointed space into its notch."""
    t.portals[t.pointer].remove(shape)
    player.notches |= BIT[NOTCH_OF[player.city][shape]]


class FreeTurn(MidTurn):
    """The council's bonus: any space, without paying."""

    choice = True

    def options(self, t: Realm, seat: int) -> list[Action]:
        return TURN

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        t.push(Point(seat, action.a))

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.council.great-bonfire"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-free-turn", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        return Event("do-free-turn", {"space": RING_NAMES[action.a]})


def turn_label(t: Realm, player: Player, action: Action) -> Event:
    return Event("do-turn", {"space": RING_NAMES[action.a], "cost": int(turn_cost(t, player, action.a))})


def why_not_turn(t: Realm, player: Player, text: str) -> str:
    for space in range(SPACES):
        if TURN[space].text == text:
            if not t.fire_used:
                return "bonfire.great-bonfire.first-use"
            return TURN_RULES[turn_cost(t, player, space) - 1]
    return ""


def reward_text(rewards: int) -> str:
    words = [word for bit, word in [(TOKEN, "token"), (GIFT, "gift"), (PORTAL, "portal")] if rewards & bit]
    return " ".join(["take", *words]) if words else "decline"


def reward_count(action: Action) -> int:
    return action.a.bit_count()


TURN_RULES: Final = [
    "bonfire.great-bonfire.one-space",
    "bonfire.great-bonfire.two-spaces",
    "bonfire.great-bonfire.any-space",
]
TURN: Final[list[Action]] = [Action(f"turn {space}", space) for space in range(SPACES)]
TAKE: Final[list[Action]] = [Action(reward_text(mask), mask) for mask in range(ALL + 1)]
ALL_THREE: Final = sorted(TAKE, key=reward_count)[::-1]  # the fullest choice first
ANY_TWO: Final = ALL_THREE[1:]
WITHOUT_PORTAL: Final = [take for take in ANY_TWO if not take.a & PORTAL]
CHOOSE: Final[list[Action]] = [Action(f"portal {portal}", i) for i, portal in enumerate(PORTALS)]
REWARDS: Final[list[Rewards]] = [Rewards(seat) for seat in range(MAX_SEATS)]
CHOOSE_PORTAL: Final[list[ChoosePortal]] = [ChoosePortal(seat) for seat in range(MAX_SEATS)]
FREE_TURN: Final[list[FreeTurn]] = [FreeTurn(seat) for seat in range(MAX_SEATS)]
