"""The maps that a game can be played on."""

from __future__ import annotations

from typing import Final

from vatra.core.options import Settings
from vatra.games.spirit_island.boards import BALANCED, Map
from vatra.games.spirit_island.thematic import THEMATIC

MAPS: Final[list[Map]] = [BALANCED, THEMATIC]
MAP_NAMES: Final[list[str]] = [one.name for one in MAPS]
LAND_NAMES: Final[list[str]] = [name for one in MAPS for name in one.land_names()]
MOST_LANDS: Final = max([len(board.lands) for one in MAPS for board in one.boards])  # of a board


def map_of(settings: Settings) -> Map:
    return MAPS[MAP_NAMES.index(str(settings["map"]))]
