"""Whom to be, and whom to take along."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.games.glow.boards import LAND, SPACES
from vatra.games.glow.bot.worth import Outlook
from vatra.games.glow.components import (
    ANY_COLOUR,
    COLOURS,
    COMPANIONS,
    KAAR,
    NO_DIE,
    SKETAL_NUMBER,
    TILES,
)
from vatra.games.glow.player import KIND_SHIFT
from vatra.games.glow.rules.arthur import next_village
from vatra.games.glow.rules.setup import NAMES
from vatra.games.glow.table import Arthur, Journey

# By how far each brings the expert ahead of Arthur (docs/results.md).
FAVOURITES: Final = ["braccio", "noctiluca", "taetyss", "orium", "eoles", "moloch", "pocana"]
CORNER: Final = 0.5  # companions with rich corners die more often than today's odds say
DAYS_TO_COME: Final = 0.85  # so much of what their days to come promise is kept
LATER_ARROWS: Final = 0.6  # a tile that is left lying will often be taken later
ARTHUR_DICE: Final = ["red", "azure", "yellow", "orange", "purple", "blue", "green"]


def adventurer_value(number: int) -> float:
    return -float(FAVOURITES.index(NAMES[number]))


def arthur_die_value(colour: int) -> float:
    return -float(ARTHUR_DICE.index(COLOURS[colour]))


def recruit_value(t: Journey, seat: int, card: int, thorough: bool) -> float:
    """Today's dice with the companion, its days to come, footprints, and in a solo game what the tile gives Arthur."""
    player = t.players[seat].copy()
    section = t.offer.index(card)
    for kind in t.sections[section]:
        player.add_die(kind)
    player.row.append(card)
    player.footprints += t.prints[section]
    brought = NO_DIE
    if COMPANIONS[card].die != NO_DIE:
        brought = sketal_colour(t, card)
        if brought >= 0:
            t.brought[SKETAL_NUMBER[card]] = brought
            player.add_die(brought)
    outlook = Outlook(t, seat, player)
    value = outlook.rolled([one >> KIND_SHIFT for one in player.dice], KAAR in player.row, thorough)
    value += float(player.footprints) * outlook.footprint
    value += beyond_today(outlook, card) if thorough else 0.5 * outlook.dies(card)
    if brought >= 0:
        t.brought[SKETAL_NUMBER[card]] = NO_DIE
    if t.arthur is not None:
        value -= tile_value(t, t.arthur, section, outlook.days) * (1.0 if thorough else 0.5)
    return value


def beyond_today(outlook: Outlook, card: int) -> float:
    """Corners and days to come, each by what it has been seen to be worth (docs/results.md)."""
    if outlook.days == 0:
        return outlook.dies(card)
    end = float(COMPANIONS[card].end)
    return CORNER * end + DAYS_TO_COME * (outlook.dies(card) - end)


def sketal_colour(t: Journey, card: int) -> int:
    """The die this Sketal would bring, or none."""
    colour = COMPANIONS[card].die
    large = [kind for kind in t.reserve if kind < ANY_COLOUR]
    if colour == ANY_COLOUR:
        return large[0] if large else NO_DIE
    return colour if colour in large else NO_DIE


def tile_value(t: Journey, arthur: Arthur, section: int, days: int) -> float:
    """What a tile gives Arthur, now and through the days to come."""
    tile = TILES[arthur.tiles[section]]
    value = float(tile.light) + LATER_ARROWS * (tile.arrows * days)
    if tile.arrows or t.settings["quiet-tile"] == "scores":
        value += float(arthur.company) + tile.arrows
    if t.board == LAND:
        if tile.camp:
            value += SPACES[next_village(int(arthur.camp))].light - SPACES[arthur.camp].light
    elif tile.boat:
        value += 2.0
    return value


def dismiss_values(t: Journey, seat: int, options: list[Action], thorough: bool) -> list[float]:
    """Send away what the rival would like best."""
    rival = 1 - seat
    if not thorough:
        return [float(COMPANIONS[option.a].effect.light) + COMPANIONS[option.a].end for option in options]
    return [recruit_value(t, rival, option.a, True) for option in options]
