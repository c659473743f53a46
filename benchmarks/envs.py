"""How many steps a second the environments make. Run it on an installed (compiled) Vatra:

    python benchmarks/envs.py [GAME] [SECONDS]

A step of the AEC environment is `last()` with its observation and mask, a choice among the open actions, and `step()`;
games are dealt again as they end, and that is counted in. The choice is the cheapest there is (the n-th open action,
n from a fixed row), so what is measured is the environment; the second line lets Gymnasium's own
`action_space.sample(mask)` choose, as many training loops do. Seconds are seconds of the processor, so that other
work on the machine disturbs less.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

from vatra.core import table
from vatra.core.game import find_game
from vatra.envs import AecEnv, ParallelEnv, SeatEnv, gym_id

SYNC, TOGETHER = "256 such tables in make_vec(sync), steps/s", "256 such tables in SeatVectorEnv, steps/s"
ROW = np.random.default_rng(1).integers(0, 2**31, 4096).tolist()


class Chooser:
    """The n-th of the open actions."""

    def __init__(self) -> None:
        self.at = 0

    def __call__(self, mask: Any) -> int:
        self.at = (self.at + 1) & 4095
        allowed = mask.view(bool).nonzero()[0]  # as truth values they are found many times faster
        return int(allowed[ROW[self.at] % len(allowed)])


def aec(game: str, seconds: float, sample: bool) -> float:
    env = AecEnv(game)
    choose = Chooser()
    env.reset(seed=1)
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for agent in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(env.action_space(agent).sample(mask) if sample else choose(mask))
            steps += 1
        env.reset()
    return steps / spent


def parallel(game: str, seconds: float) -> float:
    """Decisions a second: a step counts as many as there were seats that could decide."""
    env = ParallelEnv(game)
    choose = Chooser()
    wait = env.parts.wait
    decisions, start = 0, time.process_time()
    seen, _ = env.reset(seed=1)
    while (spent := time.process_time() - start) < seconds:
        while env.agents:
            actions = {agent: choose(seen[agent]["action_mask"]) for agent in env.agents}
            decisions += sum(action != wait for action in actions.values())
            seen, *_ = env.step(actions)
        seen, _ = env.reset()
    return decisions / spent


def seat(game: str, seconds: float) -> float:
    env = SeatEnv(game, opponents="random")
    choose = Chooser()
    steps, start = 0, time.process_time()
    seen, _ = env.reset(seed=1)
    while (spent := time.process_time() - start) < seconds:
        over = False
        while not over:
            seen, _, over, _, _ = env.step(choose(seen["action_mask"]))
            steps += 1
        seen, _ = env.reset()
    return steps / spent


def vectors(game: str, seconds: float, mode: str) -> float:
    """256 tables, one seat each against random bots: in Gymnasium's own vector, or stepped together.

    The learner chooses at random, by the masks or, where the vector lists the open actions, by these.
    """
    envs: Any = gymnasium.make_vec(gym_id(find_game(game)), num_envs=256, vectorization_mode=mode)
    seen: Any = envs.reset(seed=1)[0]
    rows, steps, start = np.array(ROW), 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        tables, open_now = envs.open if mode != "sync" else seen["action_mask"].view(bool).nonzero()
        counts = np.bincount(tables, minlength=256)
        chosen = counts.cumsum() - counts + rows[(steps + np.arange(256)) & 4095] % counts
        seen, *_ = envs.step(open_now[chosen])
        steps += 256
    return steps / spent


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "diamant"
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 2.0
    how = "compiled" if table.__file__.endswith((".so", ".pyd")) else "plain Python"
    print(f"{game}, {how}; best of five runs of {seconds:g} s of processor time, one process")
    runs: dict[str, Callable[[], float]] = {
        "AEC, steps/s": lambda: aec(game, seconds, sample=False),
        "AEC with action_space.sample(mask), steps/s": lambda: aec(game, seconds, sample=True),
        "Parallel, decisions/s": lambda: parallel(game, seconds),
        "one seat against random bots, steps/s": lambda: seat(game, seconds),
        SYNC: lambda: vectors(game, seconds, "sync"),
        TOGETHER: lambda: vectors(game, seconds, "vector_entry_point"),
    }
    best = dict.fromkeys(runs, 0.0)
    for _ in range(5):  # in turn, so that a busy moment meets them all
        for name, run in runs.items():
            best[name] = max(best[name], run())
    for name, rate in best.items():
        print(f"{rate:>10,.0f}  {name}")
    print(f"{best[TOGETHER] / best[SYNC]:>10.2f}  times as fast together as in make_vec(sync)")


if __name__ == "__main__":
    main()
