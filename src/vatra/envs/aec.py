"""PettingZoo's AEC: one seat acts at a time. Where several may act at once, they take turns and see no secret."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from vatra.core.table import FIRST
from vatra.envs.parts import ILLEGAL_REWARD, IllegalAction, Observation, Zoo


class AecEnv(Zoo, AECEnv):  # type: ignore[misc]  # pettingzoo ships no types
    """Every seat of a table, one after the other.

    >>> env = AecEnv("diamant", seats=3)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, terminated, truncated, info = env.last()
    ...     env.step(None if terminated else int(observation["action_mask"].argmax()))
    """

    kind = {"is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. `options` is there for PettingZoo; a table's options belong to the constructor."""
        self.table = self.parts.deal(self.parts.next_seed(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._decisions = 0
        self.agent_selection: str = self.agents[-1]
        self._select(self.parts.seats - 1)

    def observe(self, agent: str) -> Observation:
        return self.parts.observe(self._playing(), self.parts.seat_of[agent])

    def step(self, action: Any) -> None:
        if not self.agents:
            raise RuntimeError("call reset() first: there is no game going on")
        agent: str = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._playing()
        seat = self._seat
        try:
            chosen = self.parts.action(table, seat, action)
        except IllegalAction as fault:
            if self.parts.illegal == "raise":
                raise
            self.infos[agent]["illegal"] = str(fault)
            self._end([ILLEGAL_REWARD if other == seat else 0.0 for other in range(self.parts.seats)])
            return
        # Rewards come with the end of the game, so there is nothing to clear or to add up before it.
        table.take(seat, chosen)
        result = table.result
        self._decisions += 1
        if result is None and self._decisions == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        elif result is None:
            self._select(seat)
        else:
            self._end(self.parts.rewards(result))

    def _select(self, last: int) -> None:
        """The next seat after `last`, going round the table, that may act."""
        waiting = self._playing().waiting()
        later = waiting >> (last + 1)
        self._seat = FIRST[later] + last + 1 if later else FIRST[waiting]
        self.agent_selection = self.parts.agents[self._seat]

    def _end(self, rewards: list[float]) -> None:
        for seat, agent in enumerate(self.parts.agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = rewards[seat]
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]
