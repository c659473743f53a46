"""Many whole games with all invariants checked after every move, and each played again from its log.

PYTHONPATH=src python tests/bonfire/many.py 10000           random players, over all modes
PYTHONPATH=src python tests/bonfire/many.py 1000 skilled    the same with a player of the game's own
"""

from __future__ import annotations

import sys
import time

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.game import Mode, find_game
from vatra.core.seen import Seen

BONFIRE = find_game("bonfire")


def play(mode: Mode, bot: str, seed: int) -> str:
    """One game; says its last digest. Every position is checked."""
    table = BONFIRE.new(mode.seats, mode.options, seeded(f"many {seed} {mode}"))
    players = [make_bot(bot, BONFIRE, f"{bot} {seat} {seed} {mode}") for seat in range(mode.seats)]
    moves: list[tuple[int, str]] = []
    progress = 0.0
    while not table.over:
        waiting = table.to_act
        assert len(waiting) == 1, f"{waiting} can act: {mode} {seed}"
        seat = waiting[0]
        options = table.options(seat)
        assert 1 < len(options) < 100, f"{len(options)} options: {mode} {seed}"
        action = players[seat].choose(Seen(table, seat)).action
        moves.append((seat, action.text))
        table.take(seat, action)
        faults = BONFIRE.check(table)
        assert not faults, f"{faults} after {moves[-1]}: {mode} {seed}"
        assert BONFIRE.progress(table) >= progress, f"progress goes back: {mode} {seed}"
        progress = BONFIRE.progress(table)
    again = BONFIRE.new(mode.seats, mode.options, seeded(f"many {seed} {mode}"))
    for seat, text in moves:
        again.act(seat, text)
    assert again.digest() == table.digest(), f"a replay ends elsewhere: {mode} {seed}"
    assert table.result is not None
    return table.digest()


def main(games: int, bot: str) -> None:
    modes = BONFIRE.modes()
    begin = time.monotonic()
    for number in range(games):
        play(modes[number % len(modes)], bot, number)
    print(
        f"{games} games of {bot} players over {len(modes)} modes in {time.monotonic() - begin:.0f} s: all is well"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "random")
