"""How many iterations a second the tree search makes. Run it on an installed (compiled) Vatra:

    python benchmarks/search.py [GAME] [SECONDS]

An iteration imagines the table afresh, follows the tree, plays on to an evaluation or to the end of the game, and
credits every choice on the way. Positions are those of one game between random players, at each number of seats that
the game allows; every search starts with an empty tree. Seconds are seconds of the processor, so that other work on
the machine disturbs less.
"""

from __future__ import annotations

import importlib.machinery
import sys
import time
from collections.abc import Callable

from vatra.bots.searching import mixing_plan, standard_plan
from vatra.core import table as engine
from vatra.core.chance import seeded
from vatra.core.game import Game, find_game
from vatra.core.search.budget import Iterations
from vatra.core.search.search import Plan, Search
from vatra.core.seen import Seen
from vatra.core.table import Table

COMPILED = str(engine.__file__).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
THINKING = 1000  # iterations for each decision
POSITIONS = 8
ROUNDS = 3


def positions(game: Game, seats: int) -> list[Table]:
    """Some decisions of a random game, spread over its course."""
    table = game.new(seats, {}, seeded("positions"))
    dice = seeded("moves")
    found: list[Table] = []
    while not table.over:
        seat = table.to_act[0]
        options = table.options(seat)
        if len(options) > 1:
            found.append(table.copy())
        table.take(seat, options[dice.below(len(options))])
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def rate(tables: list[Table], plan: Plan, seconds: float) -> float:
    """Iterations a second over all the positions, again and again until the time is up."""
    done, start, number = 0, time.process_time(), 0
    while (spent := time.process_time() - start) < seconds or number % len(tables):
        table = tables[number % len(tables)]
        Search(Seen(table, table.to_act[0]), plan, seeded(number)).run(Iterations(THINKING))
        done += THINKING
        number += 1
    return done / spent


def main() -> None:
    game = find_game(sys.argv[1] if len(sys.argv) > 1 else "diamant")
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 2.0
    how = "compiled" if COMPILED else "plain Python"
    print(f"{game.id}, {how}; best of {ROUNDS} runs of about {seconds:g} s of processor time, one process")
    plans: list[tuple[str, Callable[[], Plan]]] = [("mcts", standard_plan), ("mcts-mixing", mixing_plan)]
    for seats in game.seats_allowed(game.settle(game.min_seats, {})):
        tables = positions(game, seats)
        for name, plan in plans:
            best = max(rate(tables, plan(), seconds) for _ in range(ROUNDS))
            print(f"{best:>10,.0f}  iterations/s, {name}, {seats} seats")


if __name__ == "__main__":
    main()
