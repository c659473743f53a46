"""The handicap: chosen freely, or in the challenge a number that follows a player from one game of it to the next."""

from __future__ import annotations

from typing import Final

from vatra.core.game import Played
from vatra.core.options import Settings

FIRST_HANDICAP: Final = -10
AFTER_WIN: Final = 5
AFTER_LOSS: Final = -2
MOST_CHOSEN: Final = 40  # of a head start outside the challenge, which has no limit
CASUAL: Final = "casual"
CHALLENGE: Final = "challenge"


def in_challenge(settings: Settings) -> bool:
    return settings.get("solo") == CHALLENGE


def handicap_of(settings: Settings) -> int:
    """The points of a head start: below zero the player's, above it Tom's."""
    handicap = settings["challenge" if in_challenge(settings) else "handicap"]
    assert isinstance(handicap, int)
    return handicap


def next_handicap(handicap: int, reason: str) -> int:
    """The handicap of the next game, after a solo game with this one that ended so."""
    if reason == "tom-beaten":
        handicap += AFTER_WIN
    elif reason == "tom-wins":
        handicap += AFTER_LOSS
    return handicap


def proposed(seats: int, past: list[Played]) -> Settings:
    """The challenge goes on where it was, whatever else was played; who played it last is offered it again."""
    alone = [played for played in past if played.seats == 1]
    challenges = [played for played in alone if in_challenge(played.settings)]
    if seats > 1 or not challenges:
        return {}
    latest = challenges[len(challenges) - 1]
    standing = next_handicap(handicap_of(latest.settings), latest.result.reason)
    found: Settings = {"challenge": standing}
    if alone[len(alone) - 1] is latest:
        found["solo"] = CHALLENGE
    return found


def handicaps() -> list[int]:
    """What can be chosen outside the challenge: nobody ahead, then from the player's greatest head start to Tom's."""
    return [0] + [value for value in range(-MOST_CHOSEN, MOST_CHOSEN + 1) if value]
