"""One room per game, all furnished alike. A new game is one more line here."""

from __future__ import annotations

from vatra.core.game import register
from vatra.games.bonfire.game import BONFIRE
from vatra.games.diamant.game import DIAMANT
from vatra.games.glow.game import GLOW
from vatra.games.spirit_island.game import SPIRIT_ISLAND

register(DIAMANT)
register(GLOW)
register(SPIRIT_ISLAND)
register(BONFIRE)
