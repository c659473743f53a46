"""Dawn: everyone recruits one companion, with the dice and footprints of its section."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.errors import Arg
from vatra.core.event import Event
from vatra.core.step import SeatAsk, Step
from vatra.games.glow.components import (
    ANY_COLOUR,
    BLACK_DIE,
    COMPANIONS,
    KAAR,
    NO_DIE,
    SECTIONS,
    SLUGS,
    SPELL_NAMES,
)
from vatra.games.glow.effects import ELEMENTS, SYMBOLS
from vatra.games.glow.rules.arthur import REARRANGE, USE_TILE
from vatra.games.glow.rules.common import (
    MAX_SEATS,
    ChooseDie,
    black_die_waits,
    bring_die,
    roll,
    symbol_name,
)
from vatra.games.glow.table import NO_CARD, Journey


class Wake(Step[Journey]):
    """A day begins: spells that lay face down are turned up, and yesterday's marks are wiped away."""

    def run(self, t: Journey) -> None:
        if t.journal is not None:
            t.tell("day", {"round": int(t.round), "seat": int(t.first)})
        for i in range(t.seats):
            seat = (int(t.first) + i) % t.seats
            player = t.players[seat]
            player.buried_at_noon = 0
            player.buried_later = 0
            player.returned = []
            for _ in range(int(player.hidden)):
                token = t.spells.draw(t.chance)
                player.spells.append(token)
                t.show()
                if t.journal is not None:
                    t.tell("spell-turned", {"seat": seat, "spell": SPELL_NAMES[token]})
            player.hidden = 0


class Recruit(SeatAsk[Journey]):
    """Take one of the companions. Passing is not allowed."""

    def options(self, t: Journey, seat: int) -> list[Action]:
        offer = t.offer
        found: list[Action] = []
        for section in SECTIONS:
            if offer[section] != NO_CARD:
                found.append(RECRUIT[offer[section]])
        return found

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        section = t.offer.index(action.a)
        t.push(TAKE_SECTION[seat][section])
        if (
            BLACK_DIE in t.sections[section]
            and KAAR in t.players[seat].row
            and t.offer.count(NO_CARD) < ELEMENTS - 1
        ):
            t.push(MOVE_BLACK_DIE[seat][section])

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        words = text.split(" ")
        if words[0] == "recruit" and len(words) == 2 and words[1] in SLUGS:
            return "glow.dawn.from-the-board"
        return "glow.dawn.must-recruit"

    def label(self, t: Journey, seat: int, action: Action) -> Event:
        section = t.offer.index(action.a)
        dice, footprints = len(t.sections[section]), t.prints[section]
        return Event("do-recruit", {"a": SLUGS[action.a], "dice": dice, "footprints": footprints})

    def excludes(self, t: Journey, seat: int) -> str:
        return "glow.dawn.in-turn"


class MoveBlackDie(SeatAsk[Journey]):
    """Who has Kaar may first move the black die from the chosen companion to another one."""

    section: int

    def options(self, t: Journey, seat: int) -> list[Action]:
        found: list[Action] = []
        for section in SECTIONS:
            if section != self.section and t.offer[section] != NO_CARD:
                found.append(MOVE[section])
        found.append(KEEP)
        return found

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        if action.a < 0:
            return
        t.sections[self.section].remove(BLACK_DIE)
        t.sections[action.a].append(BLACK_DIE)
        if t.journal is not None:
            t.tell("black-die-moved", {"seat": seat, "section": symbol_name(action.a)})

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        return "glow.kaar.move"

    def label(self, t: Journey, seat: int, action: Action) -> Event:
        return Event("do-keep", {}) if action.a < 0 else Event("do-move", {"a": symbol_name(action.a)})

    def excludes(self, t: Journey, seat: int) -> str:
        return "glow.dawn.in-turn"


class TakeSection(Step[Journey]):
    """The companion joins the row; its dice and footprints come along, then its power works."""

    seat: int
    section: int

    def run(self, t: Journey) -> None:
        seat = self.seat
        section = self.section
        player = t.players[seat]
        card = t.offer[section]
        t.offer[section] = NO_CARD
        player.row.append(card)
        t.picked += 1
        dice = t.sections[section]
        t.sections[section] = []
        for kind in dice:
            player.add_die(kind)
        footprints = t.prints[section]
        t.prints[section] = 0
        player.footprints += footprints
        if t.journal is not None:
            said: dict[str, Arg] = {"seat": seat, "card": SLUGS[card]}
            t.tell("recruits", said | {"dice": len(dice), "footprints": footprints})
        if t.arthur is not None:
            t.push(USE_TILE[section])
        if COMPANIONS[card].die != NO_DIE:
            take_sketal_die(t, seat, card, t.reserve)
        elif card == KAAR and black_die_waits(t):
            black_die_enters(t)


def take_sketal_die(t: Journey, seat: int, card: int, free: list[int]) -> None:
    """The large die of its colour if there is one among these dice of the reserve; the die of any colour is chosen."""
    colour = COMPANIONS[card].die
    if colour == ANY_COLOUR:
        colours = sorted({kind for kind in free if kind != BLACK_DIE})
        if colours:
            t.push(ChooseDie(seat, card, colours))
            return
    elif colour in free:
        bring_die(t, seat, card, colour)
        return
    if t.journal is not None:
        t.tell("no-die", {"seat": seat, "card": SLUGS[card]})


def black_die_enters(t: Journey) -> None:
    """It is rolled until it shows the section of a companion; at noon there are none, and any element will do."""
    t.reserve.remove(BLACK_DIE)
    companions = t.offer.count(NO_CARD) < ELEMENTS
    face = roll(t, BLACK_DIE)
    while face >= ELEMENTS or (companions and t.offer[face] == NO_CARD):
        face = roll(t, BLACK_DIE)
    t.sections[face].append(BLACK_DIE)
    if t.journal is not None:
        t.tell("black-die", {"section": symbol_name(face)})


class Dismiss(SeatAsk[Journey]):
    """Two players: the first player sends one of the companions left to the graveyard."""

    def options(self, t: Journey, seat: int) -> list[Action]:
        return [DISMISS[t.offer[section]] for section in SECTIONS if t.offer[section] != NO_CARD]

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        t.offer[t.offer.index(action.a)] = NO_CARD
        t.graveyard.append(action.a)
        if t.journal is not None:
            t.tell("dismissed", {"seat": seat, "card": SLUGS[action.a]})

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        return "glow.dawn.two-players"

    def excludes(self, t: Journey, seat: int) -> str:
        return "glow.dawn.in-turn"


class EndDawn(Step[Journey]):
    """Companions nobody wanted go to the graveyard; their dice and footprints stay."""

    def run(self, t: Journey) -> None:
        for section in SECTIONS:
            card = t.offer[section]
            if card != NO_CARD:
                t.offer[section] = NO_CARD
                t.graveyard.append(card)
                if t.journal is not None:
                    t.tell("nobody-wanted", {"card": SLUGS[card]})
        if t.arthur is not None:
            t.push(REARRANGE)


RECRUIT: Final[list[Action]] = [Action(f"recruit {slug}", i) for i, slug in enumerate(SLUGS)]
DISMISS: Final[list[Action]] = [Action(f"dismiss {slug}", i) for i, slug in enumerate(SLUGS)]
MOVE: Final[list[Action]] = [Action(f"move {SYMBOLS[section]}", section) for section in range(ELEMENTS)]
KEEP: Final = Action("keep", -1)

WAKE: Final = Wake()
RECRUITS: Final[list[Recruit]] = [Recruit(seat) for seat in range(MAX_SEATS)]
DISMISSES: Final[list[Dismiss]] = [Dismiss(seat) for seat in range(MAX_SEATS)]
MOVE_BLACK_DIE: Final[list[list[MoveBlackDie]]] = [
    [MoveBlackDie(seat, section) for section in range(ELEMENTS)] for seat in range(MAX_SEATS)
]
TAKE_SECTION: Final[list[list[TakeSection]]] = [
    [TakeSection(seat, section) for section in range(ELEMENTS)] for seat in range(MAX_SEATS)
]
END_DAWN: Final = EndDawn()
