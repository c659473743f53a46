"""Head to head: how often one player beats another, or Arthur, with a 95 % interval (Wilson).

    PYTHONPATH=src python tests/glow/matches.py expert skilled 100
    PYTHONPATH=src python tests/glow/matches.py expert arthur 100 map=archipelago adventurers=chosen

Games 2k and 2k + 1 of a match for two begin alike, with the seats exchanged. All follows from the number of the game.
"""

from __future__ import annotations

import sys
import time

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.core.seen import Seen
from vatra.core.table import Table
from vatra.lab.match import wilson

GLOW = find_game("glow")


def play(names: list[str], options: dict[str, str], seed: int) -> tuple[Table, float]:
    """One game, and how long the slowest decision took."""
    table = GLOW.new(len(names), options, seeded(f"match {seed}"))
    policies = [GLOW.policies()[name] for name in names]
    chances = [seeded(f"bot {seed} {seat}") for seat in range(len(names))]
    slowest = 0.0
    while not table.over:
        seat = table.to_act[0]
        begin = time.monotonic()
        choice = policies[seat](Seen(table, seat), chances[seat])
        slowest = max(slowest, time.monotonic() - begin)
        table.take(seat, choice.action)
    return table, slowest


def main(first: str, second: str, games: int, options: dict[str, str]) -> None:
    wins = mine = theirs = slowest = 0.0
    for number in range(games):
        if second == "arthur":
            table, slow = play([first], options, number)
            me, rival = 0, table.view(0)["arthur"]["total"]
        else:
            me = number % 2
            names = [first, second] if me == 0 else [second, first]
            table, slow = play(names, options, number // 2)
            rival = table.view(0)["players"][1 - me]["total"]
        result = table.result
        assert result is not None
        wins += 1 / len(result.winners) if me in result.winners else 0
        mine += result.scores[me] / games
        theirs += rival / games
        slowest = max(slowest, slow)
    low, high = wilson(wins / games, games)
    share = f"{100 * wins / games:.0f} % [{100 * low:.0f}, {100 * high:.0f}]"
    print(f"{first} against {second} {options}: {wins:g} of {games}, {share}")
    print(f"light {mine:.1f} : {theirs:.1f}; slowest decision {slowest:.2f} s")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), dict(word.split("=", 1) for word in sys.argv[4:]))
