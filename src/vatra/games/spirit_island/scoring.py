"""The score by the rulebook's formula, and what it advises to play next."""

from __future__ import annotations

from typing import Final

from vatra.core.event import Event
from vatra.core.result import Points, Result, common
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import THE_DAHAN
from vatra.games.spirit_island.variants import difficulty_of

VICTORY: Final = 10


def difficulty(t: Island) -> int:
    """Of the table's options; the plain game counts nothing."""
    return difficulty_of(t.settings)


def parts(t: Island) -> list[Points]:
    dahan = sum([t.count(land, THE_DAHAN) for land in t.chart.lands])
    blight = sum(t.blight)
    left = len(t.stages)
    used = len(t.invader_discard) + len(t.laid_cards())
    found: list[Points] = []
    if t.won:
        found.append(Points("victory", VICTORY))
        found.append(Points("difficulty", 5 * difficulty(t)))
        found.append(Points("deck-left", 2 * left))
    else:
        found.append(Points("difficulty", 2 * difficulty(t)))
        found.append(Points("deck-used", used))
    found.append(Points("dahan", dahan // t.seats))
    found.append(Points("blight", -(blight // t.seats)))
    return found


def result(t: Island) -> Result:
    plain = common(t.won, t.seats, parts(t), t.outcome)
    return Result(
        plain.places,
        plain.winners,
        plain.scores,
        plain.parts,
        plain.reason,
        cooperative=True,
        notes=[Event(f"advice-{advice(t)}", {})],
    )


def advice(t: Island) -> int:
    """How much harder the next game should be: after a win 1, or 2 if the island stayed healthy."""
    if not t.won:
        return 0
    return 1 if t.blighted else 2
