"""PPO of Ray's RLlib on any game: masks by RLlib's own module, nothing of RLlib changed.

pip install 'ray[rllib]' torch
python examples/rllib_ppo.py diamant --iterations 20
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from vatra.envs import SeatEnv


class ForRllib(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The names that RLlib's module wants, and numbers between 0 and 1."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        self.high = env.parts.high
        self.observation_space = spaces.Dict(
            {
                "action_mask": spaces.Box(0.0, 1.0, (len(env.parts.actions),), np.float32),
                "observations": spaces.Box(0.0, 1.0, self.high.shape, np.float32),
            }
        )

    def observation(self, observation: Any) -> dict[str, Any]:
        return {
            "action_mask": observation["action_mask"].astype(np.float32),
            "observations": observation["observation"] / self.high,
        }


def configured(game: str, opponents: str, *, batch: int = 4000, runners: int = 0) -> PPOConfig:
    register_env("vatra", lambda given: ForRllib(SeatEnv(given["game"], opponents=given["opponents"])))
    return (
        PPOConfig()
        .environment("vatra", env_config={"game": game, "opponents": opponents})
        .env_runners(num_env_runners=runners, num_envs_per_env_runner=8)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [64, 64], "head_fcnet_activation": "tanh"},
            )
        )
        .training(
            gamma=1.0,
            lr=1e-3,
            lambda_=0.95,
            entropy_coeff=0.01,
            num_epochs=4,
            minibatch_size=min(512, batch),
            train_batch_size_per_learner=batch,
        )
        .debugging(seed=1)
    )


def train(config: PPOConfig, iterations: int) -> list[float]:
    """The share of wins in each iteration: the reward of a game is the win."""
    algorithm = config.build_algo()
    wins = [float(algorithm.train()["env_runners"]["episode_return_mean"]) for _ in range(iterations)]
    algorithm.stop()
    return wins


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--opponents", default="novice")
    words.add_argument("--iterations", type=int, default=20)
    words.add_argument("--runners", type=int, default=0)
    given = words.parse_args()
    for number, share in enumerate(
        train(configured(given.game, given.opponents, runners=given.runners), given.iterations)
    ):
        print(f"iteration {number + 1}: wins {share:.1%}")


if __name__ == "__main__":
    main()
