"""Why not, in numbers: where an example shows that something is too far or too dear, both numbers are said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from vatra.core.errors import Arg, Refused
from vatra.core.event import Event
from vatra.core.examples import example, names
from vatra.core.game import find_game
from vatra.core.live import Live
from vatra.core.scenario import run
from vatra.core.words import LANGUAGES, speaker

Numbers = dict[str, Arg]


def less(have: str, wanted: str) -> Callable[[Numbers], bool]:
    return lambda numbers: int(numbers[have]) < int(numbers[wanted])


def some(what: str) -> Callable[[Numbers], bool]:
    return lambda numbers: bool(numbers[what])


# The rule, what is said of it, and what makes it true.
SAID: Final = [
    ("spirit_island.power.range", "because-range", less("reach", "away")),
    ("spirit_island.power.origin", "because-range", less("reach", "away")),
    ("spirit_island.growth.add-presence", "because-range", less("reach", "away")),
    ("spirit_island.play.pay", "because-cost", less("energy", "cost")),
    ("spirit_island.power.innate", "because-elements", some("elements")),
    ("glow.walk.need", "because-need", some("symbol")),
    ("glow.walk.forbid", "because-forbid", some("symbol")),
    ("glow.walk.village", "because-footprints", less("have", "cost")),
    ("glow.walk.footprint", "because-footprints", less("have", "cost")),
    ("glow.symbols.toll", "because-footprints", less("have", "cost")),
    ("glow.sail.exact", "because-footprints", less("have", "cost")),
    ("bonfire.ship.two-routes", "because-tokens", less("have", "cost")),
    ("bonfire.great-bonfire.two-spaces", "because-tokens", less("have", "cost")),
    ("bonfire.receive.tokens", "because-tokens", less("have", "cost")),
    ("bonfire.path.cost", "because-tokens", less("have", "cost")),
    ("bonfire.procession.steps", "because-steps", less("steps", "away")),
]


def said_of(rule: str) -> list[Event]:
    """In every position of the rule's examples where it refuses something: the numbers of all that it refuses there."""
    game = find_game(rule.split(".")[0])
    found: list[Event] = []

    def look(live: Live, who: int, refused: str) -> None:
        if refused != rule:
            return
        for text in game.actions:
            try:
                live.table.find(who, text)
            except Refused as refusal:
                if refusal.rule == rule:
                    numbers = game.because(live.table, who, text, rule)
                    found.extend([numbers] if numbers is not None else [])

    for one in [example(game.id, name) for name in names(game.id)]:
        if any(move.get("refused") == rule for move in one.moves):
            run(one, look)
    return found


@pytest.mark.parametrize(("rule", "name", "true"), SAID, ids=[rule for rule, _, _ in SAID])
def test_numbers(rule: str, name: str, true: Callable[[Numbers], bool]) -> None:
    found = said_of(rule)
    assert {event.name for event in found} == {name}
    assert all(true(event.args) for event in found)
    game = find_game(rule.split(".")[0])
    for language in LANGUAGES:
        said = speaker(language, game).tell(found[0], [])
        assert name not in said
        assert all(str(value) in said for value in found[0].args.values() if isinstance(value, int))
