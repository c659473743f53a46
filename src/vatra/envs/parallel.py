"""PettingZoo's Parallel: everyone who may act decides at once; the others wait."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv as PettingZooParallelEnv

from vatra.core.action import Action
from vatra.core.step import Ask
from vatra.core.table import Table
from vatra.envs.parts import ILLEGAL_REWARD, IllegalAction, Observation, Zoo

Answers = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class ParallelEnv(Zoo, PettingZooParallelEnv):  # type: ignore[misc]  # pettingzoo ships no types
    """Every seat of a table, side by side.

    >>> env = ParallelEnv("diamant", seats=3)
    >>> observations, infos = env.reset(seed=7)
    >>> while env.agents:
    ...     actions = {agent: int(observations[agent]["action_mask"].argmax()) for agent in env.agents}
    ...     observations, rewards, terminations, truncations, infos = env.step(actions)
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game. `options` is there for PettingZoo; a table's options belong to the constructor."""
        self.table = self.parts.deal(self.parts.next_seed(seed))
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Answers:
        """All decisions are checked before the first is made, and then made in the order of the seats.

        Where seats work side by side, what one does may leave another without the thing it chose. It then keeps its
        turn, `infos` says `late` for it, and it is asked again in the next step.
        """
        if not self.agents:
            raise RuntimeError("call reset() first: there is no game going on")
        table = self._playing()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        try:
            decisions = self._decisions(table, actions)
        except _Refused as fault:
            if self.parts.illegal == "raise":
                raise IllegalAction(str(fault.why)) from None
            infos[self.parts.agents[fault.seat]]["illegal"] = str(fault.why)
            return self._ended(
                [ILLEGAL_REWARD if seat == fault.seat else 0.0 for seat in range(self.parts.seats)], infos
            )
        for seat, ask, action in decisions:
            if still_open(table, seat, ask, action):
                table.take(seat, action)
            else:
                infos[self.parts.agents[seat]]["late"] = True
        result = table.result
        if result is not None:
            return self._ended(self.parts.rewards(result), infos)
        self._cycles += 1
        agents = self.agents
        cut = dict.fromkeys(agents, self._cycles == self.max_cycles)
        if self._cycles == self.max_cycles:
            self.agents = []
        return self._observed(), dict.fromkeys(agents, 0.0), dict.fromkeys(agents, False), cut, infos

    def _decisions(self, table: Table, actions: dict[str, Any]) -> list[tuple[int, Ask[Any], Action]]:
        waiting = table.waiting()
        decisions: list[tuple[int, Ask[Any], Action]] = []
        for seat, agent in enumerate(self.parts.agents):
            number = actions.get(agent)
            if waiting >> seat & 1:
                try:
                    decisions.append((seat, table.ask(seat), self.parts.action(table, seat, number)))
                except IllegalAction as why:
                    raise _Refused(seat, why) from None
            elif number is not None and number != self.parts.wait:
                raise _Refused(seat, self.parts.refusal(seat, number, "", []))
        return decisions

    def _observed(self) -> dict[str, Observation]:
        table = self._playing()
        return {agent: self.parts.observe(table, seat) for seat, agent in enumerate(self.parts.agents)}

    def _ended(self, rewards: list[float], infos: dict[str, dict[str, Any]]) -> Answers:
        observed = self._observed()
        agents = self.agents
        self.agents = []
        yes, no = dict.fromkeys(agents, True), dict.fromkeys(agents, False)
        return observed, dict(zip(agents, rewards, strict=True)), yes, no, infos


class _Refused(Exception):
    def __init__(self, seat: int, why: IllegalAction) -> None:
        super().__init__(str(why))
        self.seat = seat
        self.why = why


def still_open(table: Table, seat: int, ask: Ask[Any], action: Action) -> bool:
    """Whether the seat is still asked the same question and the answer is still among its options."""
    return bool(table.waiting() >> seat & 1 and table.ask(seat) is ask and action in table.options(seat))
