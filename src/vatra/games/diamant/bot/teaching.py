"""What a search is taught: how a sensible explorer chooses, what a new cave is worth, and which moments differ."""

from __future__ import annotations

from vatra.games.diamant.bot.habits import SENSIBLE
from vatra.games.diamant.bot.scene import scene_of
from vatra.games.diamant.bot.standing import expected
from vatra.games.diamant.components import CAVES
from vatra.games.diamant.scoring import scores
from vatra.games.diamant.table import Cave


def evaluate(t: Cave) -> list[float] | None:
    """By the safe points, when a cave has just been entered; inside it only playing on will tell."""
    if len(t.turned) > 1 or t.crowd < t.seats or t.chosen:
        return None
    safe = scores(t)
    return [expected(safe, seat, CAVES + 1 - int(t.cave)) for seat in range(t.seats)]


def weigh(t: Cave, seat: int) -> list[float]:
    leaves = SENSIBLE.leaves(scene_of(t, seat))
    return [1.0 - leaves, leaves]


def mark(t: Cave) -> int:
    """How many hazards lie on the path, and about how much is at stake."""
    return 100 * int(t.seen).bit_count() + max(t.pockets) // 4
