"""What a seat knows, in numbers for learning. Seats are counted from the one that looks: it is always the first.

Nothing on this table is hidden from anybody. Amounts without an end of their own are cut off where they never are.
"""

from __future__ import annotations

from typing import Any, Final

from vatra.core.game import Piece
from vatra.core.observing import cut, one
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
from vatra.games.glow.player import FACE, HOURS, KIND_SHIFT, USED, Player
from vatra.games.glow.table import ASIDE, Arthur, Journey

MOST_LIGHT: Final = 150
MOST_TOKENS: Final = 30
MOST_DICE: Final = 4  # of one kind that show one face
FACES: Final = UNROLLED + 1
PLACES: Final = ELEMENTS + 2  # where a tile of Arthur's is: the sections, the stack, the discards


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
        Piece(
            "unseen_spells",
            len(SPELLS) + 1,
            0,
            len(SPELL_TOKENS),
            "per spell: unseen; how many are in the supply",
        ),
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


def observe(t: Journey, seat: int) -> dict[str, list[int]]:
    players = [t.players[(seat + i) % t.seats] for i in range(t.seats)]
    me = players[0]
    found = {
        "round": [int(t.round)],
        "first": one((int(t.first) - seat) % t.seats, t.seats),
        "hour": [n for player in players for n in one(int(player.hour), len(HOURS))],
        "adventurer": [n for player in players for n in one(int(player.adventurer), len(ADVENTURERS))],
        "light": [cut(int(player.light), MOST_LIGHT) for player in players],
        "footprints": [cut(int(player.footprints), MOST_TOKENS) for player in players],
        "fireflies": [cut(int(player.fireflies), MOST_TOKENS) for player in players],
        "rerolls": [cut(int(player.rerolls), MOST_TOKENS) for player in players],
        "powers": [cut(int(player.powers), 3) for player in players],
        "symbols": [cut(int(player.symbols), 5) for player in players],
        "hidden": [int(player.hidden) for player in players],
        "company": [n for player in players for n in one(int(player.company), len(SPACES))],
        "camp": [n for player in players for n in one(int(player.camp), len(SPACES))],
        "companions": [place for player in players for place in row(player)],
        "dice": [count for player in players for count in dice(player)],
        "used": [count for player in players for count in used(player)],
        "spells": [cut(player.spells.count(token), 1) for player in players for token in range(len(SPELLS))],
        "boats": [player.boats.count(island) for player in players for island in range(len(ISLANDS))],
        "visited": bits(int(me.visited), len(SPACES)),
        "fired": [cut(me.fired.count(number), 6) for number in range(ADVENTURER + 1)],
        "lineup": [int(number in t.lineup) for number in range(len(ADVENTURERS))],
    }
    found.update(around(t))
    found.update(arthur(t.arthur))
    found.update(question(t, seat))
    return found


def around(t: Journey) -> dict[str, list[int]]:
    """What lies between the players."""
    unseen = [t.spells.cards.count(token) for token in range(len(SPELLS))]
    return {
        "offer": [n for section in SECTIONS for n in one(t.offer[section], CARDS)],  # NO_CARD: nowhere
        "sections": [cut(t.sections[at].count(kind), 2) for at in SECTIONS for kind in range(SMALL, KINDS)],
        "prints": [cut(t.prints[section], 6) for section in SECTIONS],
        "reserve": [cut(t.reserve.count(kind), 1) for kind in range(KINDS)],
        "brought": [n for colour in t.brought for n in one(colour, len(COLOURS))],
        "graveyard": [int(card in t.graveyard) for card in range(CARDS)],
        "deck": [int(card in t.decks[0].cards or card in t.decks[1].cards) for card in range(CARDS)],
        "unseen_spells": [*unseen, int(t.spells_left)],
    }


def arthur(him: Arthur | None) -> dict[str, list[int]]:
    """Arthur in a solo game; zeros in company."""
    boats = [0] * len(ISLANDS)
    his_dice = [0] * (len(COLOURS) * (ELEMENTS + 1))
    tiles = [0] * (len(TILES) * PLACES)
    numbers, company, camp = [0] * 4, -1, -1
    if him is not None:
        for island in him.boats:
            boats[island] += 1
        for i in range(len(him.dice)):
            at = 0 if him.at[i] == ASIDE else SECTIONS.index(him.at[i]) + 1
            his_dice[him.dice[i] * (ELEMENTS + 1) + at] = 1
        for i in range(len(SECTIONS)):
            if him.tiles[SECTIONS[i]] >= 0:
                tiles[him.tiles[SECTIONS[i]] * PLACES + i] = 1
        for tile in him.stack.cards:
            tiles[tile * PLACES + ELEMENTS] = 1
        for tile in him.discards:
            tiles[tile * PLACES + ELEMENTS + 1] = 1
        numbers = [
            cut(int(him.light), MOST_LIGHT),
            int(him.footprints),
            int(him.second_deck),
            int(him.last_round),
        ]
        company, camp = int(him.company), int(him.camp)
    return {
        "arthur": numbers,
        "arthur_company": one(company, len(SPACES)),
        "arthur_camp": one(camp, len(SPACES)),
        "arthur_boats": boats,
        "arthur_dice": his_dice,
        "tiles": tiles,
    }


def question(t: Journey, seat: int) -> dict[str, list[int]]:
    """The die that a second one may join or that is being turned, or the card or the tile that asks."""
    ask: Any = t.ask(seat) if int(t.waiting()) >> seat & 1 else None
    number = getattr(ask, "die", -1)
    die = t.players[seat].dice[number] if number >= 0 else -1
    return {
        "asked_die": one((die >> KIND_SHIFT) * FACES + (die & FACE) if die >= 0 else -1, KINDS * FACES),
        "asked_card": one(getattr(ask, "card", -1), CARDS),
        "asked_tile": one(getattr(ask, "tile", -1), len(TILES)),
    }


# -- one player --------------------------------------------------------------------------------------------------------


def row(player: Player) -> list[int]:
    places = [0] * CARDS
    for i in range(len(player.row)):
        places[player.row[i]] = cut(i + 1, 10)
    return places


def dice(player: Player) -> list[int]:
    counts = [0] * (KINDS * FACES)
    for each in player.dice:
        counts[(each >> KIND_SHIFT) * FACES + (each & FACE)] += 1
    return counts


def used(player: Player) -> list[int]:
    counts = [0] * ELEMENTS
    for each in player.dice:
        if each & USED:
            counts[each & FACE] += 1
    return counts


def bits(mask: int, many: int) -> list[int]:
    return [mask >> i & 1 for i in range(many)]
