"""What a seat knows, in numbers for learning. Seats are counted from the one that looks: it is always the first.

Nothing on this table is hidden from anybody. Amounts without an end of their own are cut off where they never are.
"""

from __future__ import annotations

from typing import Any, Final

from vatra.core.game import Piece
from vatra.core.observing import NOTHING, Aspect, Row
from vatra.games.glow.boards import BOATS, ISLANDS, SPACES
from vatra.games.glow.components import (
    ADVENTURER,
    ADVENTURERS,
    CARDS,
    COLOURS,
    KINDS,
    ROUNDS,
    SECTIONS,
    SKETALS,
    SMALL,
    SPELL_TOKENS,
    SPELLS,
    TILES,
)
from vatra.games.glow.effects import ELEMENTS, UNROLLED
from vatra.games.glow.player import FACE, HOURS, KIND_SHIFT, USED
from vatra.games.glow.table import ASIDE, Arthur, Journey

MOST_LIGHT: Final = 150
MOST_TOKENS: Final = 30
MOST_DICE: Final = 4  # of one kind that show one face
FACES: Final = UNROLLED + 1
PLACES: Final = ELEMENTS + 2  # where a tile of Arthur's is: the sections, the stack, the discards

DIE: Final = Aspect("die")
CARD: Final = Aspect("card")
TILE: Final = Aspect("tile")


def pieces(seats: int) -> list[Piece]:
    return [
        Piece("round", 1, 0, ROUNDS + 1, "the day"),
        Piece("first", seats, 0, 1, "per seat: 1 for the first player"),
        Piece("hour", seats * len(HOURS), 0, 1, "per seat: 1 for dawn, morning, noon, afternoon or evening"),
        Piece("adventurer", seats * len(ADVENTURERS), 0, 1, "per seat: 1 for its adventurer"),
        Piece("light", seats, 0, MOST_LIGHT, "per seat"),
        Piece("footprints", seats, 0, MOST_TOKENS, "per seat"),
        Piece("fireflies", seats, 0, MOST_TOKENS, "per seat"),
        Piece("rerolls", seats, 0, MOST_TOKENS, "per seat: reroll tokens"),
        Piece("powers", seats, 0, 3, "per seat: reroll powers left today"),
        Piece("symbols", seats, 0, 5, "per seat: reroll symbols in hand"),
        Piece("hidden", seats, 0, 7, "per seat: spells face down"),
        Piece(
            "company", seats * len(SPACES), 0, 1, "per seat, per space of the land: 1 where its company is"
        ),
        Piece("camp", seats * len(SPACES), 0, 1, "per seat, per space of the land: 1 where its camp is"),
        Piece(
            "companions", seats * CARDS, 0, 10, "per seat, per card: 0 not there, 1 the oldest, 2 the next, …"
        ),
        Piece("dice", seats * KINDS * FACES, 0, MOST_DICE, "per seat, per kind of die, per face: dice"),
        Piece(
            "used",
            seats * ELEMENTS,
            0,
            MOST_DICE,
            "per seat, per element: dice that have carried a step today",
        ),
        Piece("spells", seats * len(SPELLS), 0, 1, "per seat, per spell face up"),
        Piece("boats", seats * len(ISLANDS), 0, BOATS, "per seat, per island of the archipelago: boats"),
        Piece("visited", len(SPACES), 0, 1, "per space: on one's own walk today"),
        Piece(
            "fired", ADVENTURER + 1, 0, 6, "per card of one's own: how often it has done something this noon"
        ),
        Piece("lineup", len(ADVENTURERS), 0, 1, "per adventurer: may be chosen"),
        Piece("offer", ELEMENTS * CARDS, 0, 1, "per section, per card: 1 if it lies there"),
        Piece("sections", ELEMENTS * (KINDS - SMALL), 0, 2, "per section, per colour: small dice"),
        Piece("prints", ELEMENTS, 0, 6, "per section: footprints"),
        Piece("reserve", KINDS, 0, 1, "per kind of die: dice in the reserve"),
        Piece("brought", len(SKETALS) * len(COLOURS), 0, 1, "per Sketal: 1 for the colour of its die"),
        Piece("graveyard", CARDS, 0, 1, "per card"),
        Piece("deck", CARDS, 0, 1, "per card: may still come"),
        Piece("unseen_spells", len(SPELLS), 0, len(SPELL_TOKENS), "per spell: unseen"),
        Piece("spells_left", 1, 0, len(SPELL_TOKENS), "spells in the supply"),
        Piece(
            "arthur",
            4,
            0,
            MOST_LIGHT,
            "Arthur in a solo game: light, footprints, his second deck, his last day",
        ),
        Piece("arthur_company", len(SPACES), 0, 1, "per space: 1 where his company is"),
        Piece("arthur_camp", len(SPACES), 0, 1, "per space: 1 where his camp is"),
        Piece("arthur_boats", len(ISLANDS), 0, BOATS, "per island: his boats"),
        Piece(
            "arthur_dice",
            len(COLOURS) * (ELEMENTS + 1),
            0,
            1,
            "per colour: 1 where his die is: aside, or a section",
        ),
        Piece(
            "tiles", len(TILES) * PLACES, 0, 1, "per tile: 1 where it is: a section, the stack, the discards"
        ),
        Piece("asked_die", KINDS * FACES, 0, 1, "1 for kind and face of the die that the question is about"),
        Piece("asked_card", CARDS, 0, 1, "1 for the card that the question is about"),
        Piece("asked_tile", len(TILES), 0, 1, "1 for Arthur's tile that the question is about"),
    ]


def observe(t: Journey, seat: int, row: Row) -> None:
    players = [t.players[(seat + i) % t.seats] for i in range(t.seats)]
    me = players[0]
    row.piece("round").number(t.round)
    row.piece("first").one((t.first - seat) % t.seats)
    hours = row.piece("hour", t.seats)
    for player in players:
        hours.one(player.hour)
    adventurers = row.piece("adventurer", t.seats)
    for player in players:
        adventurers.one(player.adventurer)
    light = row.piece("light")
    for player in players:
        light.number(player.light)
    footprints = row.piece("footprints")
    for player in players:
        footprints.number(player.footprints)
    fireflies = row.piece("fireflies")
    for player in players:
        fireflies.number(player.fireflies)
    rerolls = row.piece("rerolls")
    for player in players:
        rerolls.number(player.rerolls)
    powers = row.piece("powers")
    for player in players:
        powers.number(player.powers)
    symbols = row.piece("symbols")
    for player in players:
        symbols.number(player.symbols)
    hidden = row.piece("hidden")
    for player in players:
        hidden.number(player.hidden)
    companies = row.piece("company", t.seats)
    for player in players:
        companies.one(player.company)
    camps = row.piece("camp", t.seats)
    for player in players:
        camps.one(player.camp)
    companions = row.piece("companions", t.seats)
    for player in players:
        companions.places(player.row)
    dice = row.piece("dice", t.seats)
    for player in players:
        dice.counts([shown(die) for die in player.dice])
    used = row.piece("used", t.seats)
    for player in players:
        used.counts([die & FACE for die in player.dice if die & USED])
    spells = row.piece("spells", t.seats)
    for player in players:
        spells.counts(player.spells)
    boats = row.piece("boats", t.seats)
    for player in players:
        boats.counts(player.boats)
    row.piece("visited").bits(me.visited)
    row.piece("fired").counts(me.fired)
    row.piece("lineup").marks(t.lineup)
    around(t, row)
    arthur(t.arthur, row)
    question(t, seat, row)


def around(t: Journey, row: Row) -> None:
    """What lies between the players."""
    offer = row.piece("offer", ELEMENTS)
    for section in SECTIONS:
        offer.one(t.offer[section])  # NO_CARD: nowhere
    sections = row.piece("sections", ELEMENTS)
    for section in SECTIONS:
        sections.counts([kind - SMALL for kind in t.sections[section] if kind >= SMALL])
    prints = row.piece("prints")
    for section in SECTIONS:
        prints.number(t.prints[section])
    row.piece("reserve").counts(t.reserve)
    brought = row.piece("brought", len(SKETALS))
    for colour in t.brought:
        brought.one(colour)
    row.piece("graveyard").marks(t.graveyard)
    row.piece("deck").marks(t.decks[0].cards + t.decks[1].cards)
    row.piece("unseen_spells").counts(t.spells.cards)
    row.piece("spells_left").number(t.spells_left)


def arthur(him: Arthur | None, row: Row) -> None:
    """Arthur in a solo game; zeros in company."""
    numbers: list[int] = []
    boats: list[int] = []
    dice: list[int] = []
    tiles: list[int] = []
    company, camp = NOTHING, NOTHING
    if him is not None:
        numbers = [int(him.light), int(him.footprints), int(him.second_deck), int(him.last_round)]
        boats = him.boats
        for i in range(len(him.dice)):
            at = 0 if him.at[i] == ASIDE else SECTIONS.index(him.at[i]) + 1
            dice.append(him.dice[i] * (ELEMENTS + 1) + at)
        for i in range(len(SECTIONS)):
            if him.tiles[SECTIONS[i]] >= 0:
                tiles.append(him.tiles[SECTIONS[i]] * PLACES + i)
        tiles += [tile * PLACES + ELEMENTS for tile in him.stack.cards]
        tiles += [tile * PLACES + ELEMENTS + 1 for tile in him.discards]
        company, camp = int(him.company), int(him.camp)
    row.piece("arthur").amounts(numbers)
    row.piece("arthur_company").one(company)
    row.piece("arthur_camp").one(camp)
    row.piece("arthur_boats").counts(boats)
    row.piece("arthur_dice").marks(dice)
    row.piece("tiles").marks(tiles)


def question(t: Journey, seat: int, row: Row) -> None:
    """The die that a second one may join or that is being turned, or the card or the tile that asks."""
    ask: Any = t.ask(seat) if t.waiting() >> seat & 1 else None
    which: int = DIE.of(ask)
    row.piece("asked_die").one(shown(t.players[seat].dice[which]) if which >= 0 else NOTHING)
    row.piece("asked_card").one(CARD.of(ask))
    row.piece("asked_tile").one(TILE.of(ask))


def shown(die: int) -> int:
    """Its kind and its face."""
    return (die >> KIND_SHIFT) * FACES + (die & FACE)
