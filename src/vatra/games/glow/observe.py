"""What a seat knows, in numbers for learning. Seats are counted from the one that looks: it is always the first.

Nothing on this table is hidden from anybody. Amounts without an end of their own are cut off where they never are.
"""

from __future__ import annotations

from typing import Any, Final

from vatra.core.game import Piece
from vatra.core.observing import bits, counts, cut, marks, number, one
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


def observe(t: Journey, seat: int) -> dict[str, bytes]:
    players = [t.players[(seat + i) % t.seats] for i in range(t.seats)]
    me = players[0]
    found = {
        "round": number(int(t.round)),
        "first": one((int(t.first) - seat) % t.seats, t.seats),
        "hour": b"".join([one(int(player.hour), len(HOURS)) for player in players]),
        "adventurer": b"".join([one(int(player.adventurer), len(ADVENTURERS)) for player in players]),
        "light": bytes([cut(int(player.light), MOST_LIGHT) for player in players]),
        "footprints": bytes([cut(int(player.footprints), MOST_TOKENS) for player in players]),
        "fireflies": bytes([cut(int(player.fireflies), MOST_TOKENS) for player in players]),
        "rerolls": bytes([cut(int(player.rerolls), MOST_TOKENS) for player in players]),
        "powers": bytes([cut(int(player.powers), 3) for player in players]),
        "symbols": bytes([cut(int(player.symbols), 5) for player in players]),
        "hidden": bytes([int(player.hidden) for player in players]),
        "company": b"".join([one(int(player.company), len(SPACES)) for player in players]),
        "camp": b"".join([one(int(player.camp), len(SPACES)) for player in players]),
        "companions": b"".join([row(player) for player in players]),
        "dice": b"".join([dice(player) for player in players]),
        "used": b"".join([used(player) for player in players]),
        "spells": b"".join([counts(player.spells, len(SPELLS), 1) for player in players]),
        "boats": b"".join([counts(player.boats, len(ISLANDS), BOATS) for player in players]),
        "visited": bits(me.visited, len(SPACES)),
        "fired": counts(me.fired, ADVENTURER + 1, 6),
        "lineup": marks(t.lineup, len(ADVENTURERS)),
    }
    found.update(around(t))
    found.update(arthur(t.arthur))
    found.update(question(t, seat))
    return found


def around(t: Journey) -> dict[str, bytes]:
    """What lies between the players."""
    left = number(int(t.spells_left))
    return {
        "offer": b"".join([one(t.offer[section], CARDS) for section in SECTIONS]),  # NO_CARD: nowhere
        "sections": b"".join([counts(small(t.sections[at]), KINDS - SMALL, 2) for at in SECTIONS]),
        "prints": bytes([cut(t.prints[section], 6) for section in SECTIONS]),
        "reserve": counts(t.reserve, KINDS, 1),
        "brought": b"".join([one(colour, len(COLOURS)) for colour in t.brought]),
        "graveyard": marks(t.graveyard, CARDS),
        "deck": marks(t.decks[0].cards + t.decks[1].cards, CARDS),
        "unseen_spells": counts(t.spells.cards, len(SPELLS), len(SPELL_TOKENS)) + left,
    }


def arthur(him: Arthur | None) -> dict[str, bytes]:
    """Arthur in a solo game; zeros in company."""
    boats: list[int] = []
    his_dice: list[int] = []
    tiles: list[int] = []
    numbers, company, camp = [0] * 4, -1, -1
    if him is not None:
        boats = him.boats
        for i in range(len(him.dice)):
            at = 0 if him.at[i] == ASIDE else SECTIONS.index(him.at[i]) + 1
            his_dice.append(him.dice[i] * (ELEMENTS + 1) + at)
        for i in range(len(SECTIONS)):
            if him.tiles[SECTIONS[i]] >= 0:
                tiles.append(him.tiles[SECTIONS[i]] * PLACES + i)
        tiles += [tile * PLACES + ELEMENTS for tile in him.stack.cards]
        tiles += [tile * PLACES + ELEMENTS + 1 for tile in him.discards]
        numbers = [
            cut(int(him.light), MOST_LIGHT),
            int(him.footprints),
            int(him.second_deck),
            int(him.last_round),
        ]
        company, camp = int(him.company), int(him.camp)
    return {
        "arthur": bytes(numbers),
        "arthur_company": one(company, len(SPACES)),
        "arthur_camp": one(camp, len(SPACES)),
        "arthur_boats": counts(boats, len(ISLANDS), BOATS),
        "arthur_dice": marks(his_dice, len(COLOURS) * (ELEMENTS + 1)),
        "tiles": marks(tiles, len(TILES) * PLACES),
    }


def question(t: Journey, seat: int) -> dict[str, bytes]:
    """The die that a second one may join or that is being turned, or the card or the tile that asks."""
    ask: Any = t.ask(seat) if int(t.waiting()) >> seat & 1 else None
    which = getattr(ask, "die", -1)
    die = t.players[seat].dice[which] if which >= 0 else -1
    return {
        "asked_die": one((die >> KIND_SHIFT) * FACES + (die & FACE) if die >= 0 else -1, KINDS * FACES),
        "asked_card": one(getattr(ask, "card", -1), CARDS),
        "asked_tile": one(getattr(ask, "tile", -1), len(TILES)),
    }


# -- one player --------------------------------------------------------------------------------------------------------


def row(player: Player) -> bytes:
    places = bytearray(CARDS)
    for i in range(len(player.row)):
        places[player.row[i]] = cut(i + 1, 10)
    return bytes(places)


def dice(player: Player) -> bytes:
    shown = [(each >> KIND_SHIFT) * FACES + (each & FACE) for each in player.dice]
    return counts(shown, KINDS * FACES, MOST_DICE)


def used(player: Player) -> bytes:
    return counts([each & FACE for each in player.dice if each & USED], ELEMENTS, MOST_DICE)


def small(kinds: list[int]) -> list[int]:
    """The colours of the small dice among these."""
    return [kind - SMALL for kind in kinds if kind >= SMALL]
