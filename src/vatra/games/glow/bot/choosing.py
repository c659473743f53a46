"""The option of the highest value, and the reasons to tell."""

from __future__ import annotations

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.judge import Judgement


def best_of(options: list[Action], values: list[float], why: str) -> Judgement:
    """The option of the highest value, and how far it is ahead."""
    judgement = Judgement(options, values)
    if why:
        judgement.why.append(Event(why, {"value": round(values[judgement.best])}))
        ahead = judgement.ahead()
        if round(ahead) > 0:
            judgement.why.append(Event("why-better", {"value": round(ahead)}))
    return judgement
