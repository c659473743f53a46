"""The day from end to end, and the evening that prepares the next one."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vatra.core.errors import Arg
from vatra.core.step import Step, Together
from vatra.games.glow import scoring
from vatra.games.glow.boards import ARCHIPELAGO, LAND
from vatra.games.glow.components import ROUNDS, SECTIONS, SLUGS, SMALL
from vatra.games.glow.effects import ELEMENTS, UNROLLED
from vatra.games.glow.player import DAWN, EVENING, FACE, KIND_SHIFT
from vatra.games.glow.rules.archipelago import SAILS
from vatra.games.glow.rules.common import MAX_SEATS, die_name, roll_element, symbol_name
from vatra.games.glow.rules.dawn import DISMISSES, END_DAWN, RECRUITS, WAKE
from vatra.games.glow.rules.land import SET_OUT
from vatra.games.glow.rules.morning import REROLLS, ROLL_ALL
from vatra.games.glow.rules.noon import START_NOON
from vatra.games.glow.table import Journey

ROUNDS_PER_DECK: Final = 4


class Day(Step[Journey]):
    """Dawn in turn order; morning, noon and afternoon side by side; evening."""

    def run(self, t: Journey) -> None:
        t.push(EVENING_STEP)
        t.push(SIDE_BY_SIDE)
        t.push(ROLL_ALL)
        t.push(END_DAWN)
        for i in range(t.seats - 1, -1, -1):
            seat = (int(t.first) + i) % t.seats
            if t.seats == 2 and i == 0:
                t.push(DISMISSES[seat])
            t.push(RECRUITS[seat])
        t.push(WAKE)


class SideBySide(Step[Journey]):
    """Nobody waits for a slow neighbour: each has a lane from the first reroll to the end of the journey."""

    def run(self, t: Journey) -> None:
        t.before_noon_ends = t.everyone
        t.push(LANES_OF_DAY[t.board][t.seats])


class Rest(Step[Journey]):
    """The journey of the day is over."""

    seat: int

    def run(self, t: Journey) -> None:
        t.players[self.seat].hour = EVENING


class Evening(Step[Journey]):
    """Small dice return by what they show, new companions come, the next player is first. After day 8: the end."""

    def run(self, t: Journey) -> None:
        if last_day(t):
            tell_end(t)
            return
        return_small_dice(t)
        t.round += 1
        t.first = (t.first + 1) % t.seats
        t.picked = 0
        for player in t.players:
            player.hour = DAWN
        if not lay_out(t):
            tell_end(t)
            return
        t.push(DAY)


def tell_end(t: Journey) -> None:
    """Everybody's light by where it comes from."""
    if t.journal is None:
        return
    t.tell("over", {})
    winners = scoring.result(t).winners
    for seat in range(t.seats):
        player = t.players[seat]
        said: dict[str, Arg] = {
            "seat": seat,
            "light": int(player.light),
            "cards": scoring.card_light(player),
            "journey": scoring.journey_light(t, player),
            "fireflies": scoring.firefly_light(player),
            "footprints": int(player.footprints),
            "total": scoring.total(t, player),
            "won": int(seat in winners),
        }
        t.tell("final", said)
    if t.arthur is not None:
        parts = [part.points for part in scoring.arthur_parts(t, t.arthur)]
        his: dict[str, Arg] = {"light": parts[0], "journey": parts[1], "footprints": parts[2]}
        his["total"] = sum(parts)
        t.tell("arthur-final", his)


def last_day(t: Journey) -> bool:
    if t.arthur is not None:
        return t.arthur.last_round
    return t.round == ROUNDS


def return_small_dice(t: Journey) -> None:
    for i in range(t.seats):
        player = t.players[(t.first + i) % t.seats]
        kept: list[int] = []
        for one in player.dice:
            kind: i64 = one >> KIND_SHIFT
            if kind < SMALL:
                kept.append(kind << KIND_SHIFT | UNROLLED)
                continue
            face = one & FACE
            if face >= ELEMENTS:
                face = roll_element(t, kind)
                if t.journal is not None:
                    t.tell("placed-anew", {"die": die_name(int(kind)), "section": symbol_name(face)})
            t.sections[face].append(int(kind))
        player.dice = kept


def lay_out(t: Journey) -> bool:
    """New companions, left to right, and a footprint in every section without a die. False: the deck is too small."""
    arthur = t.arthur
    taken: list[int] = [] if arthur is None else arthur.at
    sections = [section for section in SECTIONS if section not in taken]
    if arthur is None:
        deck = t.decks[0 if t.round <= ROUNDS_PER_DECK else 1]
    else:
        deck = t.decks[1 if arthur.second_deck else 0]
    if len(deck.cards) < len(sections):
        return False
    for section in sections:
        card = deck.draw(t.chance)
        t.offer[section] = card
        if t.journal is not None:
            t.tell("comes", {"card": SLUGS[card], "section": symbol_name(section)})
    for section in SECTIONS:
        if not t.sections[section] and section not in taken:
            t.prints[section] += 1
    return True


DAY: Final = Day()
EVENING_STEP: Final = Evening()
SIDE_BY_SIDE: Final = SideBySide()
RESTS: Final[list[Rest]] = [Rest(seat) for seat in range(MAX_SEATS)]


def _lanes(board: int, seats: int) -> Together:
    lanes: list[list[Step[Any]]] = []
    for seat in range(seats):
        journey: Step[Any] = SET_OUT[seat] if board == LAND else SAILS[seat]
        lanes.append([REROLLS[seat], START_NOON[seat], journey, RESTS[seat]])
    return Together(lanes)


LANES_OF_DAY: Final[list[list[Together]]] = [
    [_lanes(board, seats) for seats in range(MAX_SEATS + 1)] for board in (LAND, ARCHIPELAGO)
]
