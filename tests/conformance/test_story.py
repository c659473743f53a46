"""Nothing is told at the wrong instant: what an event speaks of has changed when it is told, not later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.conformance.play import Case, random_seat

from vatra.core.chance import seeded
from vatra.core.game import games

MOVES = 60
SEATS = (
    "players",
    "spirits",
    "pockets",
    "chests",
    "relics",
    "scores",
    "chosen",
)  # lists of a view, one entry a seat

# Events that say what comes: their things change with the tellings that follow.
ANNOUNCEMENTS: dict[str, set[str]] = {
    "diamant": set(),
    "glow": set(),
    "bonfire": set(),
    "spirit_island": {
        *("ravages", "builds", "explores", "ravage-damage", "raids", "chokes", "dreams", "skips-actions"),
        *("uses-at", "uses-on", "holds-ritual", "heavy-mining", "mining-rush", "military-response"),
        *("escalation", "outpost-blight", "pressure-blight"),
    },
}
# Told an instant too early or too late, by rules that still have to be put in order.
TO_MEND: dict[str, set[str]] = {
    "diamant": set(),
    "glow": {"rerolls", "recruits", "arthur-tile"},
    "bonfire": {"recruits", "toms-gnome", "builds", "toms-path", "gift-turned-up", "receives"},
    "spirit_island": {"draws-card", "grows", "turn-begins", "forgets"},
}


def leaves(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every value of a view with its path. Places in a list do not count, but for those of seats."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(part, (*path, str(key)))
    elif isinstance(value, list):
        for i, part in enumerate(value):
            yield from leaves(part, (*path, f"seat:{i}" if path and path[-1] in SEATS else "*"))
    else:
        yield path, value


def said_of(view: dict[str, Any], thing: str) -> list[str]:
    """All that a view says of a thing, or of the smallest whole that it says anything of; of a seat alone nothing."""
    parts = thing.split("/")
    while parts and not (len(parts) == 1 and parts[0].startswith("seat:")):
        ids = [part if part.startswith("seat:") else part.rpartition(":")[2] for part in parts]
        found = [
            f"{path} {value}"
            for path, value in leaves(view)
            if all(id in path or id == value or id in [key.rstrip("s") for key in path] for id in ids)
        ]
        if found:
            return sorted(found)
        parts.pop()
    return []


def told_too_early(case: Case) -> set[str]:
    """Events after whose telling a thing they name changes, where it had not changed until then and the next event does
    not speak of it."""
    found: set[str] = set()
    live, dice = case.live("instants"), seeded(f"instants {case}")
    naming = case.game.naming()
    for move in range(MOVES):
        if live.table.over:
            break
        seat = random_seat(live.table, dice)
        texts = live.table.actions(seat)
        record = live.act(seat, texts[dice.below(len(texts))])
        (story,) = live.stories(move)
        views = [table.view(seat) for table in story]
        spoken = [*[set(naming.event(event)) for event in record.events], set[str]()]
        for i, event in enumerate(record.events):
            for thing in spoken[i] - spoken[i + 1]:
                before, then, after = [said_of(views[at], thing) for at in (i, i + 1, i + 2)]
                if before == then != after:
                    found.add(event.name)
    return found


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_event_is_told_when_it_has_happened(game: Any) -> None:
    modes = game.modes()
    early = set().union(*[told_too_early(Case(game, mode)) for mode in modes[:: max(1, len(modes) // 8)]])
    known = ANNOUNCEMENTS[game.id] | TO_MEND[game.id]
    assert not early - known, "told before it happened: tell it afterwards, in the rule"
