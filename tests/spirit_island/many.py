"""Many whole games with all invariants checked after every move, and each played again from its moves.

PYTHONPATH=src python tests/spirit_island/many.py 4000             random players, over all modes
PYTHONPATH=src python tests/spirit_island/many.py 100 skilled      the same with a player of the game's own
"""

from __future__ import annotations

import sys
import time

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.game import Mode, find_game
from vatra.core.seen import Seen

ISLAND = find_game("spirit_island")


def play(mode: Mode, bot: str, seed: int) -> str:
    """One game; says how it ended. Every position is checked."""
    table = ISLAND.new(mode.seats, mode.options, seeded(f"many {seed} {mode}"))
    players = [make_bot(bot, ISLAND, f"{bot} {seat} {seed} {mode}") for seat in range(mode.seats)]
    order = seeded(f"order {seed} {mode}")
    moves: list[tuple[int, str]] = []
    progress = 0.0
    while not table.over:
        waiting = table.to_act
        assert waiting, f"nobody can act: {mode} {seed}"
        seat = waiting[order.below(len(waiting))]
        action = players[seat].choose(Seen(table, seat)).action
        moves.append((seat, action.text))
        table.take(seat, action)
        faults = ISLAND.check(table)
        assert not faults, f"{faults} after {moves[-1]}: {mode} {seed}"
        assert ISLAND.progress(table) >= progress, f"progress goes back: {mode} {seed}"
        progress = ISLAND.progress(table)
    again = ISLAND.new(mode.seats, mode.options, seeded(f"many {seed} {mode}"))
    for seat, text in moves:
        again.act(seat, text)
    assert again.digest() == table.digest(), f"a replay ends elsewhere: {mode} {seed}"
    result = table.result
    assert result is not None
    return result.reason


def main(games: int, bot: str) -> None:
    modes = ISLAND.modes()
    begin = time.monotonic()
    ends: dict[str, int] = {}
    for number in range(games):
        end = play(modes[number % len(modes)], bot, number)
        ends[end] = ends.get(end, 0) + 1
    seconds = time.monotonic() - begin
    print(f"{games} games of {bot} players over {len(modes)} modes in {seconds:.0f} s: all is well, {ends}")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "random")
