"""Diamant as anyone would write it in an afternoon: one function, lists, the standard library's random numbers.

It is the yardstick of the speed floor in tests/speed: the engine is measured against it in the same run, on the same
machine, so the machine cancels out. It is frozen: it imports nothing of ours and is not to be made faster or slower.

    python benchmarks/frozen_diamant.py [GAMES]
"""

import random
import sys
import time

TREASURES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
HAZARDS = ["spider", "snake", "lava", "boulder", "ram"]


def play(players: int, dice: random.Random) -> list[int]:
    """One whole game without relics; everybody decides by the toss of a coin. Returns the chests."""
    deck: list[int | str] = [*TREASURES, *HAZARDS, *HAZARDS, *HAZARDS]
    chests = [0] * players
    for _ in range(5):
        dice.shuffle(deck)
        pockets = [0] * players
        inside = list(range(players))
        left = 0
        seen: set[str] = set()
        turned = 0
        while inside:
            card = deck[turned]
            turned += 1
            if isinstance(card, int):
                share, rest = divmod(card, len(inside))
                left += rest
                for player in inside:
                    pockets[player] += share
            elif card in seen:
                deck.remove(card)
                break
            else:
                seen.add(card)
            going_on = []
            going_back = []
            for player in inside:
                if dice.random() < 0.5:
                    going_back.append(player)
                else:
                    going_on.append(player)
            if going_back:
                share, left = divmod(left, len(going_back))
                for player in going_back:
                    chests[player] += pockets[player] + share
            inside = going_on
    return chests


def games_per_second(games: int, players: int = 4, seed: int = 1) -> float:
    """So many random games by the time this process computes: what else the machine does counts less."""
    dice = random.Random(seed)
    begun = time.process_time()
    for _ in range(games):
        play(players, dice)
    return games / (time.process_time() - begun)


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    print(f"{games_per_second(number):,.0f} games a second")
