"""How the forecast is learned: from games of the expert alone, who chooses some turns by lot."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.seen import Seen
from vatra.core.study import Pupil, Study
from vatra.core.table import Table
from vatra.games.bonfire.bot.forecast import FEATURES, FILE, features, lateness, margin
from vatra.games.bonfire.bot.levels import Thought, promising
from vatra.games.bonfire.bot.worth import WEIGHTS
from vatra.games.bonfire.rules.turn import Turn
from vatra.games.bonfire.table import Realm

BY_LOT: Final = 12  # one turn of so many
AMONG: Final = 6


class Expert(Pupil):
    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self.chance: Final = chance
        self.turn: int = 0

    def choose(self, seen: Seen) -> Action:
        thought = Thought(seen, self.chance, WEIGHTS)
        t = thought.t
        if isinstance(t.shared[-1], Turn):
            assert t.tom is not None
            if t.turns != self.turn:
                self.turn = int(t.turns)
                now = features(t, t.players[0], t.tom)
                self.rows.append([part for one in now for part in (one, one * lateness(t))])
            if self.chance.below(BY_LOT) == 0:
                best = promising(thought.values, AMONG)
                return seen.options[best[self.chance.below(len(best))]]
        thought.further()
        return thought.judgement().action

    def outcome(self, table: Table) -> float:
        assert isinstance(table, Realm)
        assert table.tom is not None
        return margin(table, table.tom)


class Forecasting(Study):
    def __init__(self) -> None:
        super().__init__(FILE, [part for name in FEATURES for part in (name, f"{name}, late")])

    def pupil(self, table: Table, chance: Chance) -> Pupil:
        return Expert(chance)

    def written(self, weights: list[float], errors: list[float]) -> str:
        lines = [
            "# Points of the final margin for one of each, at the start and how much more after 24 turns."
        ]
        for i in range(len(FEATURES)):
            lines.append(f"{FEATURES[i]} = [{weights[2 * i]:.3f}, {weights[2 * i + 1]:.3f}]")
        return "\n".join(lines) + "\n"
