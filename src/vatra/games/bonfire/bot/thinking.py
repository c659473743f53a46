"""Looking at the options of a turn: each is tried on a copy, followed to the end of the turn, and weighed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.record import Fixed
from vatra.games.bonfire.bot.worth import hope_of, novice_worth, worth
from vatra.games.bonfire.components import BIT, SLOTS, WILD
from vatra.games.bonfire.conditions import fulfilled
from vatra.games.bonfire.player import Player
from vatra.games.bonfire.rules.council import SendNovice
from vatra.games.bonfire.rules.fate import LayTile, fate_limit, shut_out, yields
from vatra.games.bonfire.rules.great_bonfire import Rewards, reward_count
from vatra.games.bonfire.rules.midturn import DISCARD, DISCARDS
from vatra.games.bonfire.rules.path import RENEW
from vatra.games.bonfire.rules.payment import PayAsk
from vatra.games.bonfire.rules.procession import ChooseResource, WalkAsk
from vatra.games.bonfire.rules.sea import SLOT, ChooseSlot
from vatra.games.bonfire.rules.tom import TomGuardian, TomNovice, TomTask
from vatra.games.bonfire.rules.turn import DONE, WORD_OF, After, Turn
from vatra.games.bonfire.table import Realm

SPOTS: Final = 6  # for a fate tile, that are looked at closely
UNTRIED: Final = -500.0
WORST: Final = -1000.0


class Line(Fixed):
    """A turn played to its end: what it is worth, the table then, and how many ends were compared to find it."""

    value: float
    table: Realm
    looks: int = 1


def settled(t: Realm, seat: int, turns: i64) -> bool:
    """Whether the turn that was number `turns` is over for the seat, or all that is left of it is Tom's."""
    if not t.shared or not t.waiting() & BIT[seat] or t.turns != turns:
        return True
    return isinstance(t.shared[-1], TomTask | TomGuardian | TomNovice)


def follow(t: Realm, seat: int, turns: i64, w: list[float]) -> Line:
    """Play the turn on, one good answer after the other. The table may be changed."""
    while not settled(t, seat, turns):
        top = t.shared[-1]
        if isinstance(top, Turn):
            return Line(worth(t, seat, w), t)  # a bonus action came before the turn, which is still to come
        if isinstance(top, SendNovice):
            return Line(worth(t, seat, w) + novice_worth(t, seat, w), t)
        if isinstance(top, After):
            more = len(t.options(seat)) > 1
            t.take(seat, DONE)
            return Line(worth(t, seat, w) + (novice_worth(t, seat, w) if more else 0.0), t)
        options = [option for option in t.options(seat) if option not in DISCARDS]
        if isinstance(top, PayAsk):
            t.take(seat, options[0])
        elif isinstance(top, ChooseSlot):
            t.take(seat, best_slot(t.players[seat], top.task, w))
        elif isinstance(top, LayTile):
            t.take(seat, best_spots(t.players[seat], top, options, 1)[0])
        elif isinstance(top, WalkAsk | ChooseResource):
            t.take(seat, best_now(t, seat, options, w))
        elif isinstance(top, Rewards):
            return branch(t, seat, turns, most_rewards(options), w)
        else:
            return branch(t, seat, turns, [option for option in options if option not in RENEW], w)
    return Line(worth(t, seat, w), t)


def branch(t: Realm, seat: int, turns: i64, options: list[Action], w: list[float]) -> Line:
    """The best of several answers, each followed to the end."""
    best: Line | None = None
    looks = 0
    for option in options:
        copy = t.copy()
        copy.take(seat, option)
        line = follow(copy, seat, turns, w)
        looks += line.looks
        if best is None or line.value > best.value:
            best = line
    assert best is not None
    return Line(best.value, best.table, looks)


def best_now(t: Realm, seat: int, options: list[Action], w: list[float]) -> Action:
    """The answer after which the table is worth most, without looking further."""
    best = options[0]
    value = WORST
    for option in options:
        copy = t.copy()
        copy.take(seat, option)
        found = worth(copy, seat, w)
        if found > value:
            best, value = option, found
    return best


def most_rewards(options: list[Action]) -> list[Action]:
    most = max([reward_count(option) for option in options])
    return [option for option in options if reward_count(option) == most]


def best_slot(player: Player, task: int, w: list[float]) -> Action:
    """Where the task would be worth most with what lies beside it."""
    best = -1
    value = WORST
    for slot in range(SLOTS, 0, -1):
        if player.slots[slot - 1] < 0:
            found = hope_of(player, slot, task, w)
            if found > value:
                best, value = slot - 1, found
    return SLOT[best]


def best_spots(player: Player, ask: LayTile, options: list[Action], most: int) -> list[Action]:
    """Spots by what they yield at once; a wild token or gold counts for a little more."""
    tile = player.column[0] if ask.end == 0 else player.column[-1]
    found: list[tuple[float, int]] = []
    for i in range(len(options)):
        got = yields(player, tile, options[i])
        found.append((-float(sum(got)) - 0.4 * got[WILD] - 0.2 * got[7], i))
    found.sort()
    return [options[i] for _, i in found[:most]]


# -- the options of a turn ---------------------------------------------------------------------------------------------


def tried(t: Realm, seat: int, options: list[Action], w: list[float]) -> list[Line]:
    """Every option with what it leads to; where there is nothing to gain they stay untried."""
    top = t.shared[-1]
    if isinstance(top, PayAsk | TomNovice):
        return [Line(-float(i), t) for i in range(len(options))]
    if isinstance(top, TomTask | TomGuardian):
        return [Line(use_to_me(t, seat, option), t) for option in options]
    wanted = options
    if isinstance(top, LayTile):
        wanted = best_spots(t.players[seat], top, options, SPOTS)
    elif isinstance(top, Turn):
        discard = DISCARD[spare(t.players[seat])]
        wanted = [option for option in options if option is discard or WORD_OF[option] != "discard"]
    else:
        wanted = [option for option in options if option not in DISCARDS]
    return [try_out(t, seat, option, w) if option in wanted else Line(UNTRIED, t) for option in options]


def use_to_me(t: Realm, seat: int, option: Action) -> float:
    """Tom had better take what I could not light anyway."""
    if option.text.startswith("toms-task") and fulfilled(t.players[seat], option.a):
        return -1.0
    return 0.0


def try_out(t: Realm, seat: int, option: Action, w: list[float]) -> Line:
    """One option, followed to the end of the turn; before the countdown nobody of the house shuts itself out."""
    line = followed(t, seat, option, w)
    if not t.ending and shut_out(line.table.players[seat]) and not shut_out(t.players[seat]):
        return Line(WORST + line.value, line.table, line.looks)
    return line


def followed(t: Realm, seat: int, option: Action, w: list[float]) -> Line:
    """A discard is one on the way to a fate tile."""
    copy = t.copy()
    turns: i64 = t.turns
    if isinstance(t.shared[-1], Turn) and WORD_OF[option] == "discard":
        copy.take(seat, option)
        return discard_and_place(copy, seat, turns, w)
    copy.take(seat, option)
    return follow(copy, seat, turns, w)


def discard_and_place(t: Realm, seat: int, turns: i64, w: list[float]) -> Line:
    """Give up what there is most of until a fate tile may be placed, and place the better one."""
    if settled(t, seat, turns) or not isinstance(t.shared[-1], Turn):
        return follow(t, seat, turns, w)
    player = t.players[seat]
    while player.token_count() > fate_limit(player):
        t.take(seat, DISCARD[spare(player)])
        if settled(t, seat, turns) or not isinstance(t.shared[-1], Turn):
            return follow(t, seat, turns, w)  # there was nothing else to do, so the table did it
    places = [option for option in t.options(seat) if WORD_OF[option] == "fate"]
    if not places:
        return Line(WORST, t)
    return branch(t, seat, turns, places, w)


def spare(player: Player) -> int:
    """The token that is missed least: one of those there are most of."""
    most = 0
    for token in range(len(DISCARD)):
        if player.tokens[token] and (not player.tokens[most] or cheaper(player, token, most)):
            most = token
    return most


def cheaper(player: Player, token: int, other: int) -> bool:
    if token == WILD or other == WILD:
        return other == WILD
    return player.tokens[token] > player.tokens[other]
