"""Where to walk and what to sail."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.judge import Judgement
from vatra.games.glow.boards import ISLANDS_NEXT_TO, NEXT_TO
from vatra.games.glow.bot.boats import fleet
from vatra.games.glow.bot.choosing import best_of
from vatra.games.glow.bot.paths import Walker, hope
from vatra.games.glow.bot.worth import Outlook
from vatra.games.glow.player import FACE, Player
from vatra.games.glow.table import Journey

WALKS: Final = 3000  # how many walks are looked at when one is about to begin


def walk(t: Journey, seat: int, options: list[Action], thorough: bool) -> Judgement:
    """Every walk is tried in thought; the first step of the best one is taken."""
    player = t.players[seat]
    outlook = Outlook(t, seat, player)
    free = unused(player)
    values: list[float] = []
    for option in options:
        if option.text == "stop":
            values.append(hope(outlook.days, player.company, player.camp))
        elif option.text == "camp":
            values.append(hope(outlook.days, player.company, player.company) + 0.001)
        else:
            walker = Walker(
                player.counts(), outlook.days, int(player.camp), outlook.prices, WALKS if thorough else 12
            )
            walker.free = free
            here = int(player.company)
            values.append(
                walker.step(
                    here,
                    NEXT_TO[here].index(option.a),
                    option.a,
                    player.visited,
                    int(player.footprints),
                    bool(option.b),
                )
            )
    return best_of(options, values, "why-journey")


def unused(player: Player) -> i64:
    """The dice that can still carry a step."""
    kept = player.dice
    player.dice = [one for one in kept if one & FACE == one & 31]
    counts: i64 = player.counts()
    player.dice = kept
    return counts


def sail(t: Journey, seat: int, options: list[Action]) -> Judgement:
    player = t.players[seat]
    outlook = Outlook(t, seat, player)
    boats = fleet(t.arthur is not None)
    shown = int(player.elements())
    footprints = int(player.footprints)
    values: list[float] = []
    for option in options:
        if option.a < 0:
            values.append(boats.worth(player.boats, outlook.days))
        else:
            k = player.boats.index(option.a)
            i = ISLANDS_NEXT_TO[option.a].index(option.b)
            values.append(boats.sail(player.boats, k, i, shown, footprints, outlook.days + 1, outlook.prices))
    return best_of(options, values, "why-journey")
