"""A policy that has been learned plays wherever a bot does."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Final

import numpy as np

from vatra.core.game import Game
from vatra.core.observing import Observer
from vatra.core.seen import Choice, Seen
from vatra.envs.parts import Observation

Policy = Callable[[Observation], int]


class Learned:
    """A bot made of a function from an observation, with its mask, to the number of an action.

    >>> from vatra import lab
    >>> from vatra.envs import Learned, SeatEnv
    >>> first = Learned(lambda seen: int(seen["action_mask"].argmax()))
    >>> env = SeatEnv("diamant", seats=3, opponents=[first, "novice"])
    """

    def __init__(self, policy: Policy) -> None:
        self.policy: Final = policy

    def choose(self, seen: Seen) -> Choice:
        observer = observer_of(seen.game, seen.seats)
        row, allowed, options = seen.look(observer)
        mask = np.zeros(observer.wait + 1, np.int8)
        mask[allowed] = 1
        number = self.policy(
            {"observation": np.frombuffer(row, np.uint8).astype(np.float32), "action_mask": mask}
        )
        if number not in allowed:
            raise ValueError(f"the policy chose action {number}, which is not open; open are {allowed}")
        return Choice(options[allowed.index(number)])


@functools.cache
def observer_of(game: Game, seats: int) -> Observer:
    return Observer(game, seats)
