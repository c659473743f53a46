"""Before the first day: adventurers, Arthur's dice in a solo game, and the first roll onto the encounter board."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.deck import Deck
from vatra.core.event import Event
from vatra.core.step import SeatAsk, Step
from vatra.games.glow.boards import BOATS, CENTRE
from vatra.games.glow.components import (
    ADVENTURERS,
    COLOURS,
    ENCOUNTER,
    LAST_PLAYER_REROLLS,
    PURPLE,
    SECTIONS,
    TILE_NAMES,
    TILES,
    YELLOW,
)
from vatra.games.glow.rules.arthur import HUMAN, arthur_of, roll_arthur
from vatra.games.glow.rules.common import MAX_SEATS, die_name, roll_element
from vatra.games.glow.rules.day import DAY, lay_out
from vatra.games.glow.table import ASIDE, Arthur, Journey

NAMES: Final[list[str]] = [adventurer.slug for adventurer in ADVENTURERS]
SEAT_NAMES: Final[list[str]] = [f"seat {seat}" for seat in range(MAX_SEATS)]


class Gather(Step[Journey]):
    """Who begins is drawn by lot; then everybody gets an adventurer, in the way the table agreed on."""

    def run(self, t: Journey) -> None:
        if t.seats > 1:
            t.first = t.chance.pick(SEAT_NAMES[: t.seats])
            t.players[(t.first - 1) % t.seats].rerolls = LAST_PLAYER_REROLLS
            if t.journal is not None:
                t.tell("begins", {"seat": int(t.first)})
        way = t.settings["adventurers"]
        names = Deck(list(range(len(ADVENTURERS))), NAMES)
        if way == "chosen":
            t.lineup = names.cards
        elif way == "dealt":
            t.lineup = sorted([names.draw(t.chance) for _ in range(t.seats + 1)])
        else:
            t.lineup = [names.draw(t.chance) for _ in range(t.seats)]
        t.push(LAY_OUT)
        for i in range(t.seats - 1, -1, -1):
            seat = (int(t.first) + i) % t.seats
            if way == "random":
                become(t, seat, t.lineup.pop())
            else:
                t.push(CHOOSE[seat])


def become(t: Journey, seat: int, number: int) -> None:
    """The adventurer brings large dice."""
    adventurer = ADVENTURERS[number]
    player = t.players[seat]
    player.adventurer = number
    for _ in range(adventurer.dice):
        t.box.remove(adventurer.colour)
        player.add_die(adventurer.colour)
    if t.journal is not None:
        t.tell("adventurer", {"seat": seat, "card": adventurer.slug})


class ChooseAdventurer(SeatAsk[Journey]):
    def options(self, t: Journey, seat: int) -> list[Action]:
        return [ADVENTURE[number] for number in t.lineup]

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        t.lineup.remove(action.a)
        become(t, seat, action.a)

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        return "glow.setup.adventurer"

    def excludes(self, t: Journey, seat: int) -> str:
        return "glow.setup.adventurer"


class LayOut(Step[Journey]):
    """The encounter board: nine small dice by their symbols, companions, footprints. Solo: first comes Arthur."""

    def run(self, t: Journey) -> None:
        t.lineup = []
        if t.seats == 1:
            stack = Deck(list(range(len(TILES))), TILE_NAMES)
            t.arthur = Arthur([], [], [CENTRE] * BOATS, [-1] * len(SECTIONS), stack, [])
            t.push(ROLL_ENCOUNTER)
            if t.settings["adventurers"] == "random":
                for _ in range(2):
                    colours = arthur_colours(t)
                    give_arthur(t, colours[t.chance.pick([COLOURS[colour] for colour in colours])])
            else:
                t.push(ARTHUR_DICE)
                t.push(ARTHUR_DICE)
        else:
            t.push(ROLL_ENCOUNTER)


class ArthurDice(SeatAsk[Journey]):
    """Two large dice of different colours from adventurers not in play; not yellow and purple together."""

    def options(self, t: Journey, seat: int) -> list[Action]:
        return [ARTHUR_DIE[colour] for colour in arthur_colours(t)]

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        give_arthur(t, action.a)

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        return "glow.solo.arthur-dice"

    def label(self, t: Journey, seat: int, action: Action) -> Event:
        return Event("do-arthur", {"a": die_name(action.a)})


def give_arthur(t: Journey, colour: int) -> None:
    arthur = arthur_of(t)
    t.box.remove(colour)
    arthur.dice.append(colour)
    arthur.at.append(ASIDE)
    if t.journal is not None:
        t.tell("arthur-die", {"die": die_name(colour)})


def arthur_colours(t: Journey) -> list[int]:
    dice = arthur_of(t).dice
    mine = ADVENTURERS[t.players[HUMAN].adventurer].colour
    found: list[int] = []
    for colour in range(len(ADVENTURERS)):
        special = (colour == YELLOW and PURPLE in dice) or (colour == PURPLE and YELLOW in dice)
        if colour != mine and colour not in dice and not special:
            found.append(colour)
    return found


class RollEncounter(Step[Journey]):
    def run(self, t: Journey) -> None:
        arthur = t.arthur
        if arthur is not None:
            roll_arthur(t)
            for section in SECTIONS:
                arthur.tiles[section] = arthur.stack.draw(t.chance)
        for kind in ENCOUNTER:
            t.box.remove(kind)
            t.sections[roll_element(t, kind)].append(kind)
        lay_out(t)
        t.push(DAY)


ADVENTURE: Final[list[Action]] = [Action(f"adventurer {name}", i) for i, name in enumerate(NAMES)]
ARTHUR_DIE: Final[list[Action]] = [
    Action(f"arthur {COLOURS[colour]}", colour) for colour in range(len(ADVENTURERS))
]
GATHER: Final = Gather()
LAY_OUT: Final = LayOut()
ROLL_ENCOUNTER: Final = RollEncounter()
ARTHUR_DICE: Final = ArthurDice(HUMAN)
CHOOSE: Final[list[ChooseAdventurer]] = [ChooseAdventurer(seat) for seat in range(MAX_SEATS)]
