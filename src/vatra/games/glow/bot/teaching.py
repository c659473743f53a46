"""What a search is taught: what a new day is worth, and how a sensible player spends it."""

from __future__ import annotations

import math
from typing import Final

from vatra.core.action import Action
from vatra.core.search.worth import promised
from vatra.games.glow.bot.levels import answer
from vatra.games.glow.bot.worth import Outlook
from vatra.games.glow.rules.dawn import Recruit
from vatra.games.glow.scoring import arthur_parts
from vatra.games.glow.table import Journey

SPREAD: Final = 15.0  # points of a lead that make a victory as likely as three to one
CARE: Final = 1.5  # points by which an option that is worse is e times less likely
UNTHOUGHT: Final = 0.05  # of what was not compared


def evaluate(t: Journey) -> list[float] | None:
    """By what everybody has and may hope for, when a day begins."""
    if t.picked or not isinstance(t.shared[-1], Recruit):
        return None
    today = t.round
    t.round -= 1  # as if yesterday were not over yet: today is one of the days to come
    outlooks = [Outlook(t, seat, t.players[seat]) for seat in range(t.seats)]
    stands = [outlook.standing() for outlook in outlooks]
    t.round = today
    if t.arthur is not None:
        his = sum([part.points for part in arthur_parts(t, t.arthur)])
        return [promised(stands[0] - his - float(t.arthur.company) * outlooks[0].days, SPREAD)]
    found: list[float] = []
    for seat in range(t.seats):
        rivals = [stands[other] for other in range(t.seats) if other != seat]
        found.append(promised(stands[seat] - max(rivals), SPREAD))
    return found


def weigh(t: Journey, seat: int, options: list[Action]) -> list[float] | None:
    judged = answer(t, seat, options, False)
    best = judged.values[judged.best]
    if not judged.compared:
        return [1.0 if value == best else UNTHOUGHT for value in judged.values]
    return [math.exp(max(-20.0, (value - best) / CARE)) for value in judged.values]
