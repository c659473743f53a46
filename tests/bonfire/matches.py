"""Matches between the players of the house, and the handicap challenge against Tom.

PYTHONPATH=src python tests/bonfire/matches.py expert skilled 200     two players, changing seats
PYTHONPATH=src python tests/bonfire/matches.py challenge expert 200   one handicap from game to game
"""

from __future__ import annotations

import sys

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.core.result import Result
from vatra.core.seen import Seen
from vatra.games.bonfire.handicap import FIRST_HANDICAP, next_handicap
from vatra.lab.match import wilson

BONFIRE = find_game("bonfire")


def play(names: list[str], seed: str, options: dict[str, object] | None = None) -> Result:
    table = BONFIRE.new(len(names), options or {}, seeded(seed))
    bots = [make_bot(name, BONFIRE, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not table.over:
        seat = table.to_act[0]
        table.take(seat, bots[seat].choose(Seen(table, seat)).action)
    result = table.result
    assert result is not None
    return result


def match(one: str, other: str, games: int) -> tuple[float, float, float]:
    """The share of victories of the first player, and the mean points of both."""
    share, mine, theirs = 0.0, 0, 0
    for number in range(games):
        seat = number % 2
        names = [one, other] if seat == 0 else [other, one]
        result = play(names, f"match {number}")
        share += (seat in result.winners) / len(result.winners)
        mine += result.scores[seat]
        theirs += result.scores[1 - seat]
    return share / games, mine / games, theirs / games


def challenge(name: str, games: int) -> list[int]:
    """The handicap after every game."""
    handicap, course = FIRST_HANDICAP, []
    for number in range(games):
        result = play([name], f"challenge {number}", {"solo": "challenge", "challenge": handicap})
        handicap = next_handicap(handicap, result.reason)
        course.append(handicap)
    return course


def main(one: str, other: str, games: int) -> None:
    if one == "challenge":
        course = challenge(other, games)
        half = course[len(course) // 2 :]
        print(
            f"{other}: handicap {course[-1]} after {games} games, {sum(half) / len(half):.1f} over the second half"
        )
        return
    share, mine, theirs = match(one, other, games)
    low, high = wilson(share, games)
    print(
        f"{one} beats {other} in {share:.1%} [{low:.1%}, {high:.1%}] of {games} games,"
        f" {mine:.1f} to {theirs:.1f} points"
    )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
