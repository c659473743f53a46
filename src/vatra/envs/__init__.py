"""Environments for reinforcement learning, for every game on the shelf.

`AecEnv` and `ParallelEnv` are PettingZoo's two kinds, for all seats at once; `SeatEnv` is Gymnasium's, for one seat
among bots, and every game is registered there: `gymnasium.make("vatra/Diamant-v3")` after `import vatra.envs`.
`docs/envs.md` has the observations, the actions, the rewards and an example that learns.
"""

from __future__ import annotations

try:
    import gymnasium as _gymnasium  # noqa: F401
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(
        f"vatra.envs needs the package {missing.name}: install the extra with  pip install 'vatra[envs]'"
    ) from missing

from vatra.envs.aec import AecEnv
from vatra.envs.learned import Learned
from vatra.envs.parallel import ParallelEnv
from vatra.envs.parts import IllegalAction, Parts
from vatra.envs.seat import SeatEnv, gym_id, register_games
from vatra.envs.shaped import Shaped
from vatra.envs.vector import AecVectorEnv, SeatVectorEnv

# The names by which PettingZoo makes environments.
env, parallel_env = AecEnv, ParallelEnv

__all__ = [
    "AecEnv",
    "AecVectorEnv",
    "IllegalAction",
    "Learned",
    "ParallelEnv",
    "Parts",
    "SeatEnv",
    "SeatVectorEnv",
    "Shaped",
    "env",
    "gym_id",
    "parallel_env",
    "register_games",
]

register_games()
