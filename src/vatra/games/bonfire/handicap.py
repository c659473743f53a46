"""The handicap challenge: a number that follows a player from one solo game to the next."""

from __future__ import annotations

from typing import Final

from vatra.core.game import Played
from vatra.core.options import Settings

FIRST_HANDICAP: Final = -10
AFTER_WIN: Final = 5
AFTER_LOSS: Final = -2
LOWEST: Final = -40
HIGHEST: Final = 40


def next_handicap(handicap: int, reason: str) -> int:
    """The handicap of the next game, after a solo game with this one that ended so."""
    if reason == "tom-beaten":
        handicap += AFTER_WIN
    elif reason == "tom-wins":
        handicap += AFTER_LOSS
    return max(LOWEST, min(HIGHEST, handicap))


def proposed(seats: int, past: list[Played]) -> Settings:
    """Who is in the challenge plays on with the handicap that their latest game gave."""
    alone = [played for played in past if played.seats == 1]
    if seats > 1 or not any([played.settings["handicap"] != 0 for played in alone]):
        return {}
    latest = alone[len(alone) - 1]
    handicap = latest.settings["handicap"]
    assert isinstance(handicap, int)
    return {"handicap": next_handicap(handicap, latest.result.reason)}


def handicaps() -> list[int]:
    """Every value of the option: none, then from the player's greatest head start to Tom's."""
    return [0] + [value for value in range(LOWEST, HIGHEST + 1) if value]
