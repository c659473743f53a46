"""PPO in one file with PyTorch, as CleanRL writes it: only the environment and the mask are ours.

    pip install torch
    python examples/cleanrl_ppo.py --env-id vatra/Diamant-v3 --num-envs 64 --total-timesteps 200000

After `ppo.py` of CleanRL (Huang and others 2022, MIT). What differs: games are made with `gymnasium.make_vec`, actions
that are not open have no odds, and the step that deals a new game after the end of one is not learned from.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium as gym
import numpy as np
import torch
from torch import nn
from torch.distributions.categorical import Categorical

import vatra.envs  # noqa: F401  (puts the games on Gymnasium's list)


def layer(wide: int, tall: int, std: float = 2**0.5) -> nn.Linear:
    made = nn.Linear(wide, tall)
    nn.init.orthogonal_(made.weight, std)
    nn.init.constant_(made.bias, 0.0)
    return made


class Agent(nn.Module):  # type: ignore[misc]  # where PyTorch is not installed, mypy knows nothing of it
    def __init__(self, high: Any, actions: int) -> None:
        super().__init__()
        self.register_buffer("high", torch.tensor(high))
        self.critic = nn.Sequential(
            layer(len(high), 64), nn.Tanh(), layer(64, 64), nn.Tanh(), layer(64, 1, std=1.0)
        )
        self.actor = nn.Sequential(
            layer(len(high), 64), nn.Tanh(), layer(64, 64), nn.Tanh(), layer(64, actions, std=0.01)
        )

    def get_value(self, x: Any) -> Any:
        return self.critic(x / self.high)

    def get_action_and_value(self, x: Any, mask: Any, action: Any = None) -> tuple[Any, Any, Any, Any]:
        logits = self.actor(x / self.high).masked_fill(mask == 0, -1e9)
        probs = Categorical(logits=logits)
        if action is None:
            action = probs.sample()
        return action, probs.log_prob(action), probs.entropy(), self.get_value(x)


def train(args: argparse.Namespace) -> tuple[Agent, list[tuple[int, float]]]:
    torch.manual_seed(args.seed)
    np.random.seed(args.seed)
    envs = gym.make_vec(args.env_id, num_envs=args.num_envs, opponents=args.opponents)
    space: Any = envs.single_observation_space
    actions_n = int(envs.single_action_space.n)  # type: ignore[attr-defined]
    agent = Agent(space["observation"].high, actions_n)
    optimizer = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)
    shape = (args.num_steps, args.num_envs)
    obs = torch.zeros((*shape, *space["observation"].shape))
    masks = torch.zeros((*shape, actions_n), dtype=torch.int8)
    actions = torch.zeros(shape, dtype=torch.int64)
    logprobs, rewards, values = torch.zeros(shape), torch.zeros(shape), torch.zeros(shape)
    dones = torch.zeros(shape)  # 1: the game before this step was over, and this step deals a new one
    seen: Any = envs.reset(seed=args.seed)[0]
    next_done = torch.zeros(args.num_envs)
    curve: list[tuple[int, float]] = []
    wins: list[float] = []
    start = time.time()
    batch = args.num_envs * args.num_steps
    for iteration in range(1, args.total_timesteps // batch + 1):
        frac = 1.0 - (iteration - 1.0) / (args.total_timesteps // batch)
        optimizer.param_groups[0]["lr"] = frac * args.learning_rate
        for step in range(args.num_steps):
            obs[step] = torch.from_numpy(seen["observation"])
            masks[step] = torch.from_numpy(seen["action_mask"])
            dones[step] = next_done
            with torch.no_grad():
                action, logprob, _, value = agent.get_action_and_value(obs[step], masks[step])
            actions[step], logprobs[step], values[step] = action, logprob, value.flatten()
            seen, reward, terminated, truncated, _ = envs.step(action.numpy())
            rewards[step] = torch.tensor(reward)
            over = np.logical_or(terminated, truncated)
            next_done = torch.tensor(over, dtype=torch.float32)
            wins += np.asarray(reward)[over].tolist()
        with torch.no_grad():
            next_value = agent.get_value(torch.from_numpy(seen["observation"])).flatten()
        advantages = torch.zeros(shape)
        last = torch.zeros(args.num_envs)
        for t in reversed(range(args.num_steps)):
            ended = next_done if t == args.num_steps - 1 else dones[t + 1]
            after = next_value if t == args.num_steps - 1 else values[t + 1]
            delta = rewards[t] + args.gamma * after * (1 - ended) - values[t]
            advantages[t] = last = delta + args.gamma * args.gae_lambda * (1 - ended) * last
        returns = advantages + values
        played = dones.reshape(-1) == 0
        flat: list[Any] = [
            each.reshape(-1, *each.shape[2:])[played]
            for each in (obs, masks, actions, logprobs, advantages, returns)
        ]
        for _ in range(args.update_epochs):
            for rows in torch.randperm(int(played.sum())).chunk(args.num_minibatches):
                b_obs, b_masks, b_actions, b_logprobs, b_advantages, b_returns = [each[rows] for each in flat]
                _, newlogprob, entropy, newvalue = agent.get_action_and_value(b_obs, b_masks, b_actions)
                ratio = (newlogprob - b_logprobs).exp()
                gain = (b_advantages - b_advantages.mean()) / (b_advantages.std() + 1e-8)
                clipped = torch.clamp(ratio, 1 - args.clip_coef, 1 + args.clip_coef)
                pg_loss = torch.max(-gain * ratio, -gain * clipped).mean()
                v_loss = 0.5 * ((newvalue.view(-1) - b_returns) ** 2).mean()
                loss = pg_loss - args.ent_coef * entropy.mean() + args.vf_coef * v_loss
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()
        if len(wins) >= 300:
            curve.append((iteration * batch, float(np.mean(wins))))
            speed = int(iteration * batch / (time.time() - start))
            print(f"global_step={curve[-1][0]}, wins={curve[-1][1]:.1%}, SPS={speed}", flush=True)
            wins = []
    envs.close()
    return agent, curve


def parse(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--env-id", default="vatra/Diamant-v3")
    parser.add_argument("--opponents", default="novice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--total-timesteps", type=int, default=200_000)
    parser.add_argument("--learning-rate", type=float, default=1e-3)
    parser.add_argument("--num-envs", type=int, default=64)
    parser.add_argument("--num-steps", type=int, default=64)
    parser.add_argument("--gamma", type=float, default=1.0)
    parser.add_argument("--gae-lambda", type=float, default=0.95)
    parser.add_argument("--num-minibatches", type=int, default=4)
    parser.add_argument("--update-epochs", type=int, default=4)
    parser.add_argument("--clip-coef", type=float, default=0.2)
    parser.add_argument("--ent-coef", type=float, default=0.01)
    parser.add_argument("--vf-coef", type=float, default=0.5)
    return parser.parse_args(words)


if __name__ == "__main__":
    train(parse())
