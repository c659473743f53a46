"""What a seat knows, in numbers for learning. Seats are counted from the one that looks: it is always the first.

Nothing on this table is hidden from anybody. Amounts without an end of their own are cut off where they never are.
"""

from __future__ import annotations

from typing import Final

from vatra.core.game import Piece
from vatra.games.glow.boards import BOATS, ISLANDS, SPACES
from vatra.games.glow.components import (
    ADVENTURER,
    ADVENTURERS,
    CARDS,
    COLOURS,
    DICE,
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
from vatra.games.glow.player import EVENING, FACE, KIND_SHIFT, USED, Player
from vatra.games.glow.rules.common import MAX_DICE
from vatra.games.glow.rules.morning import SecondDie, TurnDie
from vatra.games.glow.table import ASIDE, NO_CARD, Arthur, Journey

MOST_LIGHT: Final = 300
MOST_TOKENS: Final = 100
FACES: Final = UNROLLED + 1
AMOUNTS: Final = 8  # of each player: see `amounts`
IN_STACK: Final = ELEMENTS + 1  # where a tile is, after the five sections
IN_DISCARDS: Final = ELEMENTS + 2


def pieces(seats: int) -> list[Piece]:
    return [
        Piece("round", 1, 0, ROUNDS + 1),
        Piece("first", 1, 0, seats),  # how many seats on
        Piece("to_act", seats, 0, 1),
        Piece("hour", seats, 0, EVENING),
        Piece("adventurer", seats, 0, len(ADVENTURERS)),  # 0: none yet
        Piece("light", seats, 0, MOST_LIGHT),
        # footprints, fireflies, reroll tokens, reroll powers, symbols in hand, face-down spells, company, camp
        Piece("amounts", seats * AMOUNTS, 0, MOST_TOKENS),
        Piece("companions", seats * CARDS, 0, CARDS),  # 0: not there; 1: the oldest, 2: the next, …
        Piece("dice", seats * KINDS * FACES, 0, max(DICE)),  # by kind and face
        Piece("used", seats * ELEMENTS, 0, MAX_DICE),  # dice that have carried a step today
        Piece("spells", seats * len(SPELLS), 0, len(SPELL_TOKENS)),
        Piece("boats", seats * len(ISLANDS), 0, BOATS),
        Piece("visited", len(SPACES), 0, 1),  # on one's own walk today
        Piece("fired", ADVENTURER + 1, 0, MAX_DICE),  # how often one's own cards have, this noon
        Piece("die", 1, 0, MAX_DICE),  # of one's own, that the question is about; 0: none
        Piece("lineup", len(ADVENTURERS), 0, 1),
        Piece("offer", CARDS, 0, ELEMENTS),  # 0: not there; else at which section
        Piece("sections", ELEMENTS * (KINDS - SMALL), 0, max(DICE)),  # small dice by colour
        Piece("prints", ELEMENTS, 0, MOST_TOKENS),
        Piece("reserve", KINDS, 0, max(DICE)),
        Piece("brought", len(SKETALS), 0, len(COLOURS)),  # the colour of each Sketal's die; 0: none
        Piece("graveyard", CARDS, 0, 1),
        Piece("deck", CARDS, 0, 1),  # may still come
        Piece(
            "unseen_spells", len(SPELLS) + 1, 0, len(SPELL_TOKENS)
        ),  # by design, and how many are in the supply
        Piece("arthur", 6, 0, MOST_LIGHT),  # light, company, footprints, camp, second deck, last day
        Piece("arthur_boats", len(ISLANDS), 0, BOATS),
        Piece(
            "arthur_dice", len(COLOURS), 0, ELEMENTS + 1
        ),  # 0: not his; 1: set aside; else at which section
        Piece("tiles", len(TILES), 0, IN_DISCARDS),  # 0: not in play
    ]


def observe(t: Journey, seat: int) -> dict[str, list[int]]:
    players = [t.players[(seat + i) % t.seats] for i in range(t.seats)]
    me = players[0]
    waiting = int(t.waiting())
    found = {
        "round": [int(t.round)],
        "first": [(int(t.first) - seat) % t.seats],
        "to_act": [waiting >> (seat + i) % t.seats & 1 for i in range(t.seats)],
        "hour": [int(player.hour) for player in players],
        "adventurer": [int(player.adventurer) + 1 for player in players],
        "light": [min(int(player.light), MOST_LIGHT) for player in players],
        "amounts": [amount for player in players for amount in amounts(player)],
        "companions": [place for player in players for place in row(player)],
        "dice": [count for player in players for count in dice(player)],
        "used": [count for player in players for count in used(player)],
        "spells": [player.spells.count(token) for player in players for token in range(len(SPELLS))],
        "boats": [player.boats.count(island) for player in players for island in range(len(ISLANDS))],
        "visited": bits(int(me.visited), len(SPACES)),
        "fired": [me.fired.count(number) for number in range(ADVENTURER + 1)],
        "die": [die_in_question(t, seat, waiting)],
        "lineup": [int(number in t.lineup) for number in range(len(ADVENTURERS))],
    }
    found.update(around(t))
    found.update(arthur(t.arthur))
    return found


def around(t: Journey) -> dict[str, list[int]]:
    """What lies between the players."""
    offer = [0] * CARDS
    for i in range(len(SECTIONS)):
        card = t.offer[SECTIONS[i]]
        if card != NO_CARD:
            offer[card] = i + 1
    unseen = [t.spells.cards.count(token) for token in range(len(SPELLS))]
    return {
        "offer": offer,
        "sections": [t.sections[section].count(kind) for section in SECTIONS for kind in range(SMALL, KINDS)],
        "prints": [min(t.prints[section], MOST_TOKENS) for section in SECTIONS],
        "reserve": [t.reserve.count(kind) for kind in range(KINDS)],
        "brought": [colour + 1 for colour in t.brought],
        "graveyard": [int(card in t.graveyard) for card in range(CARDS)],
        "deck": [int(card in t.decks[0].cards or card in t.decks[1].cards) for card in range(CARDS)],
        "unseen_spells": [*unseen, int(t.spells_left)],
    }


def arthur(him: Arthur | None) -> dict[str, list[int]]:
    """Arthur in a solo game; zeros in company."""
    boats = [0] * len(ISLANDS)
    his_dice = [0] * len(COLOURS)
    tiles = [0] * len(TILES)
    if him is None:
        return {"arthur": [0] * 6, "arthur_boats": boats, "arthur_dice": his_dice, "tiles": tiles}
    for island in him.boats:
        boats[island] += 1
    for i in range(len(him.dice)):
        his_dice[him.dice[i]] = 1 if him.at[i] == ASIDE else SECTIONS.index(him.at[i]) + 2
    for i in range(len(SECTIONS)):
        tile = him.tiles[SECTIONS[i]]
        if tile >= 0:
            tiles[tile] = i + 1
    for tile in him.stack.cards:
        tiles[tile] = IN_STACK
    for tile in him.discards:
        tiles[tile] = IN_DISCARDS
    numbers = [int(him.light), int(him.company), int(him.footprints), int(him.camp)]
    numbers = [min(number, MOST_LIGHT) for number in numbers]
    numbers += [int(him.second_deck), int(him.last_round)]
    return {"arthur": numbers, "arthur_boats": boats, "arthur_dice": his_dice, "tiles": tiles}


# -- one player --------------------------------------------------------------------------------------------------------


def amounts(player: Player) -> list[int]:
    numbers = [
        int(player.footprints),
        int(player.fireflies),
        int(player.rerolls),
        int(player.powers),
        int(player.symbols),
        int(player.hidden),
        int(player.company),
        int(player.camp),
    ]
    return [min(number, MOST_TOKENS) for number in numbers]


def row(player: Player) -> list[int]:
    places = [0] * CARDS
    for i in range(len(player.row)):
        places[player.row[i]] = i + 1
    return places


def dice(player: Player) -> list[int]:
    counts = [0] * (KINDS * FACES)
    for one in player.dice:
        counts[(one >> KIND_SHIFT) * FACES + (one & FACE)] += 1
    return counts


def used(player: Player) -> list[int]:
    counts = [0] * ELEMENTS
    for one in player.dice:
        if one & USED:
            counts[one & FACE] += 1
    return counts


def bits(mask: int, many: int) -> list[int]:
    return [mask >> i & 1 for i in range(many)]


def die_in_question(t: Journey, seat: int, waiting: int) -> int:
    """The number of the die that a second one may join, or that is being turned; 0 where the question is another."""
    if not waiting >> seat & 1:
        return 0
    ask = t.ask(seat)
    return ask.die + 1 if isinstance(ask, SecondDie | TurnDie) else 0
