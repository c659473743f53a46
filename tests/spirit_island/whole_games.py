"""Whole random games, from the box and from later turns, with every check; and what was resolved in them.

    python -m tests.spirit_island.whole_games --games 5000 --jobs 2

Random spirits lose from the box before the terror level rises, and see few of the 58 cards of the power decks. So two
games of three begin later: with cards of the decks in hand, energy to play them, and fear cards earned at each terror
level. Cards, spirits, boards and levels take turns, so any few hundred games in a row have all of them. What counts
is what the table says it has resolved.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from typing import Any

from tests.spirit_island.crowded import ISLAND, told

from vatra.core.chance import Chance, seeded
from vatra.core.table import Table
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS, PANELS
from vatra.games.spirit_island.power import MAJORS, MINORS, POWERS, SLUGS
from vatra.games.spirit_island.said import power_name

MODES = ISLAND.modes()
BOARDS = "ABCD"
LEVELS = (1, 2, 3)
TO_RESOLVE = frozenset(
    [power_name(power.id) for power in POWERS]
    + [f"fear-{slug} {level}" for slug in FEAR_SLUGS for level in LEVELS]
)
DECK_CARDS = [SLUGS[id] for id in [*MINORS, *MAJORS]]
IN_HAND = 4  # cards of the decks for each spirit
EARNED = 2  # fear cards waiting to be resolved
LONGEST = 5000  # moves


def from_the_box(number: int) -> Table:
    mode = MODES[number % len(MODES)]
    return ISLAND.new(mode.seats, mode.options, seeded(f"whole {number}"))


def later(number: int) -> Table:
    """The beginning of a later turn."""
    seats = 1 + number % 4
    spin = number // 4
    spirits = [PANEL_SLUGS[(spin + 3 * seat) % len(PANEL_SLUGS)] for seat in range(seats)]
    first = number * IN_HAND * 2
    hands = []
    for seat in range(seats):
        panel = PANELS[PANEL_SLUGS.index(spirits[seat])]
        own = [SLUGS[id] for id in panel.uniques]
        deck = [DECK_CARDS[(first + seat * IN_HAND + i) % len(DECK_CARDS)] for i in range(IN_HAND)]
        hands.append(own + deck)
    level = 1 + spin % len(LEVELS)
    fear = [FEAR_SLUGS[(number + 7 * i) % len(FEAR_SLUGS)] for i in range(EARNED)]
    words: dict[str, Any] = {
        "spirits": spirits,
        "boards": (BOARDS * 2)[spin % 4 : spin % 4 + seats],
        "hand": hands,
        "energy": [9] * seats,
        "tracks": [[3, 4]] * seats,
        "turn": 3,
        "build": "i-jungle",
        "terror": level,
        "earned": 3 * (level - 1) + EARNED,
        "resolved": 3 * (level - 1),
        "fear_cards": fear,
        "blight_pool": 8 * seats,
    }
    options = {"objections": number % 2 == 0} if seats > 1 else {}
    chance = seeded(f"later {number}")
    table = ISLAND.arrange(seats, ISLAND.settle(seats, options), chance, words)
    table.advance()
    return table


def begin(number: int) -> Table:
    return later(number) if number % 3 else from_the_box(number // 3)


def wander(table: Table, dice: Chance, moves: int) -> None:
    for _ in range(moves):
        if table.over:
            return
        seat = table.to_act[dice.below(len(table.to_act))]
        options = table.options(seat)
        table.take(seat, options[dice.below(len(options))])


def play(number: int) -> tuple[int, str, set[str]]:
    """One game to its end: how many moves, how it ended, what was resolved. Everything follows from its number."""
    table = begin(number)
    table.journal = []
    dice = seeded(f"dice {number}")
    moves: list[tuple[int, str]] = []
    while not table.over:
        waiting = table.to_act
        assert waiting, f"nobody can act: {number}"
        seat = waiting[dice.below(len(waiting))]
        options = table.options(seat)
        assert options, f"no options: {number}"
        if len(moves) == 20:  # a copy goes its own way, and nobody notices
            before = table.digest()
            wander(table.copy(), seeded(f"copy {number}"), 30)
            assert table.digest() == before, f"a copy is not independent: {number}"
        action = options[dice.below(len(options))]
        table.take(seat, action)
        moves.append((seat, action.text))
        faults = ISLAND.check(table)
        assert not faults, f"{faults} after {moves[-1]}: {number}"
        assert len(moves) < LONGEST, f"no end: {number}"
    assert table.result is not None
    again = begin(number)
    for seat, text in moves:
        again.act(seat, text)
    assert again.digest() == table.digest(), f"a replay ends elsewhere: {number}"
    return len(moves), str(ISLAND.describe(table)["outcome"]), told(table)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play whole random games and see that everything came up.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    start = time.monotonic()
    moves = 0
    ends: Counter[str] = Counter()
    resolved: Counter[str] = Counter()
    with multiprocessing.Pool(given.jobs) as pool:
        for made, end, found in pool.imap_unordered(play, range(given.games), chunksize=20):
            moves += made
            ends[end] += 1
            resolved.update(found)
    print(f"{given.games} games, {moves} moves in {time.monotonic() - start:.0f} s; ends: {dict(ends)}")
    rarest = sorted(TO_RESOLVE, key=lambda what: resolved[what])[:5]
    print("rarest:", ", ".join(f"{what} ({resolved[what]})" for what in rarest))
    missing = sorted(TO_RESOLVE - set(resolved))
    if missing:
        print("never resolved:", ", ".join(missing))
        return 1
    print(f"all {len(TO_RESOLVE)} powers and levels of fear cards were resolved: all is well")
    return 0


if __name__ == "__main__":
    sys.exit(main())
