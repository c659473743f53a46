"""The option of the highest value, and the reasons to tell."""

from __future__ import annotations

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.seen import Choice


def best_of(options: list[Action], values: list[float], why: str) -> Choice:
    """The option of the highest value, and how far it is ahead."""
    best = 0
    for i in range(len(options)):
        if values[i] > values[best]:
            best = i
    reasons: list[Event] = []
    if why:
        reasons.append(Event(why, {"value": round(values[best])}))
        others = [values[i] for i in range(len(options)) if i != best]
        ahead = round(values[best] - max(others)) if others else 0
        if ahead > 0:
            reasons.append(Event("why-better", {"value": ahead}))
    return Choice(options[best], reasons)
