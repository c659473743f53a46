"""What several parts of the day share: rolling, gaining, sending a companion to the graveyard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.errors import Arg
from vatra.core.event import Event
from vatra.core.step import SeatAsk
from vatra.games.glow.boards import ARCHIPELAGO, ISLAND_IDS, SPACE_IDS
from vatra.games.glow.components import (
    BLACK_DIE,
    COLOURS,
    COMPANIONS,
    FACE_NAMES,
    FACES,
    KIND_NAMES,
    NO_DIE,
    SKETAL_NUMBER,
    SLUGS,
)
from vatra.games.glow.effects import ELEMENTS, SYMBOLS, UNROLLED
from vatra.games.glow.player import FACE, KIND_SHIFT, NOON, USED, Player, die
from vatra.games.glow.table import Journey

MAX_SEATS: Final = 4
MAX_DICE: Final = 20  # three of an adventurer, five of Sketals and ten small ones are the most there can be
AFTER_NOON: Final = 32  # marks a die in `Player.returned` that was given back on the journey


def roll(t: Journey, kind: i64) -> int:
    """The face a die shows."""
    colour: i64 = kind & 7
    chance = t.chance
    i: i64
    if chance.named():
        i = chance.pick(FACE_NAMES[colour])
    else:
        i = chance.below(6)
    return FACES[colour][i]


def roll_element(t: Journey, kind: i64) -> int:
    """Roll until an element shows."""
    face = roll(t, kind)
    while face >= ELEMENTS:
        face = roll(t, kind)
    return face


def bury(t: Journey, seat: int, card: int) -> None:
    """The companion goes to the graveyard; a Sketal gives its die back."""
    player = t.players[seat]
    player.row.remove(card)
    t.graveyard.append(card)
    if card in player.fired:
        player.fired = [
            number for number in player.fired if number != card
        ]  # if it comes back it is a new one
    bit: i64 = 1 << card
    if player.hour <= NOON:
        player.buried_at_noon |= bit
    else:
        player.buried_later |= bit
    if t.journal is not None:
        t.tell("buried", {"seat": seat, "card": SLUGS[card]})
    if COMPANIONS[card].die != NO_DIE:
        number = SKETAL_NUMBER[card]
        colour = t.brought[number]
        t.brought[number] = -1
        if colour >= 0:
            return_die(t, seat, colour)


def return_die(t: Journey, seat: int, colour: int) -> None:
    """One large die of this colour goes back to the reserve. Where they differ, the owner says which."""
    player = t.players[seat]
    faces = faces_of(player, colour)
    if len(faces) > 1 and not (
        t.board == ARCHIPELAGO and player.hour > NOON
    ):  # a boat that has sailed asks no die
        t.push(RETURN_DIE[seat][colour])
    else:
        give_back(t, seat, colour, faces[0])


def faces_of(player: Player, kind: int) -> list[int]:
    """What the dice of one kind show."""
    found: list[int] = []
    for one in player.dice:
        if one >> KIND_SHIFT == kind and one & FACE not in found:
            found.append(one & FACE)
    return found


def give_back(t: Journey, seat: int, kind: int, face: int) -> None:
    """On the way dice with one symbol are equal: if one of them has been used, it was this one."""
    player = t.players[seat]
    dice = player.dice
    if die(kind, face, used=True) in dice:
        dice.remove(die(kind, face, used=True))
    else:
        dice.remove(die(kind, face))
        for i in range(len(dice)):
            if dice[i] & 31 == USED | face:
                dice[i] -= USED
                break
    t.reserve.append(kind)
    player.returned.append(kind if player.hour <= NOON else kind + AFTER_NOON)
    if t.journal is not None:
        t.tell("die-returned", {"seat": seat, "die": die_name(kind)})


class ReturnDie(SeatAsk[Journey]):
    """The owner has several dice of the colour, and they show different things: any of them may go back."""

    colour: int

    def options(self, t: Journey, seat: int) -> list[Action]:
        return [RETURN[face] for face in faces_of(t.players[seat], self.colour)]

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        give_back(t, seat, self.colour, action.a)

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        return "glow.sketal.which-die"

    def label(self, t: Journey, seat: int, action: Action) -> Event:
        return Event("do-return", {"die": die_name(self.colour), "face": symbol_name(action.a)})

    def things(self, t: Journey, seat: int, action: Action) -> list[str]:
        """The first of those that nobody can tell apart."""
        alike = [one & ~USED for one in t.players[seat].dice]
        return self.named(t, seat, action, {"which": alike.index(die(self.colour, action.a)) + 1})


RETURN: Final[list[Action]] = [Action(f"return {name}", i) for i, name in enumerate([*SYMBOLS, "unrolled"])]
RETURN_DIE: Final[list[list[ReturnDie]]] = [
    [ReturnDie(seat, colour) for colour in range(len(COLOURS))] for seat in range(MAX_SEATS)
]


def bring_die(t: Journey, seat: int, card: int, colour: int) -> None:
    """A Sketal's large die moves from the reserve to its owner."""
    t.reserve.remove(colour)
    t.brought[SKETAL_NUMBER[card]] = colour
    t.players[seat].add_die(colour)
    if t.journal is not None:
        t.tell("die-taken", {"seat": seat, "die": die_name(colour), "card": SLUGS[card]})


class ChooseDie(SeatAsk[Journey]):
    """The Sketal of all colours: its owner takes any large die that lies in the reserve."""

    card: int
    free: list[int]  # the colours there are

    def options(self, t: Journey, seat: int) -> list[Action]:
        return [CHOOSE_DIE[colour] for colour in self.free]

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        bring_die(t, seat, self.card, action.a)

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        return "glow.sketal.any-colour"

    def label(self, t: Journey, seat: int, action: Action) -> Event:
        return Event("do-die", {"a": die_name(action.a)})


CHOOSE_DIE: Final[list[Action]] = [Action(f"die {COLOURS[colour]}", colour) for colour in range(5)]


def black_die_waits(t: Journey) -> bool:
    return BLACK_DIE in t.reserve


def die_name(kind: int) -> str:
    """The message that names it."""
    return "die-" + KIND_NAMES[kind].replace(" ", "-")


def symbol_name(symbol: int) -> str:
    if symbol == UNROLLED:
        return "symbol-unrolled"
    return "symbol-" + SYMBOLS[symbol].replace("_", "-")


def gains(said: dict[str, Arg], light: i64, footprints: i64, fireflies: i64, rerolls: i64) -> dict[str, Arg]:
    """An event's arguments with what somebody got; the messages leave zeros unsaid."""
    said["light"] = int(max(light, 0))
    said["footprints"] = int(max(footprints, 0))
    said["fireflies"] = int(fireflies)
    said["rerolls"] = int(rerolls)
    said["lost-light"] = int(max(-light, 0))
    said["lost-footprints"] = int(max(-footprints, 0))
    return said


def space_name(space: int) -> str:
    return "space-" + SPACE_IDS[space]


def island_name(island: int) -> str:
    return "island-" + ISLAND_IDS[island]


def die_label(name: str, player: Player, at: int) -> Event:
    """An option that names a die in hand: its number, what it is, what it shows."""
    one = player.dice[at]
    return Event(name, {"a": at + 1, "die": die_name(one >> KIND_SHIFT), "face": symbol_name(one & FACE)})
