"""What a search is taught: what everybody has and may hope for, at any moment of a day."""

from __future__ import annotations

from typing import Final

from vatra.core.search.worth import promised
from vatra.games.glow.bot.worth import Outlook
from vatra.games.glow.player import AFTERNOON, DAWN, MORNING
from vatra.games.glow.scoring import arthur_parts
from vatra.games.glow.table import Journey

SPREAD: Final = 15.0  # points of a lead that make a victory as likely as three to one
WALKS: Final = 30  # looked at for each result of the dice


def evaluate(t: Journey) -> list[float]:
    stands = [standing(t, seat) for seat in range(t.seats)]
    if t.arthur is not None:
        outlook = Outlook(t, 0, t.players[0])
        his = sum([part.points for part in arthur_parts(t, t.arthur)])
        return [promised(stands[0] - his - float(t.arthur.company) * outlook.days, SPREAD)]
    found: list[float] = []
    for seat in range(t.seats):
        rivals = [stands[other] for other in range(t.seats) if other != seat]
        found.append(promised(stands[seat] - (max(rivals) if rivals else 0.0), SPREAD))
    return found


def standing(t: Journey, seat: int) -> float:
    """All a player has, what today's dice still bring, and the days to come."""
    player = t.players[seat]
    today = t.round
    if player.hour == DAWN:
        t.round -= 1  # nothing has been rolled: today is one of the days to come
    outlook = Outlook(t, seat, player)
    t.round = today
    outlook.limit = WALKS
    value = outlook.standing()
    if player.hour == MORNING:
        return value + outlook.dice(player.counts())
    return value + outlook.journey(player.counts()) if DAWN < player.hour <= AFTERNOON else value
