"""Questions and answers in words: these say the right thing."""

from __future__ import annotations

from typing import Any

import pytest

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.core.table import Table
from vatra.core.words import speaker
from vatra.games.spirit_island.rules.play import PlayCards

ISLAND = find_game("spirit_island")
WORDS = speaker("en", ISLAND)
NAMES = ["Ann", "Ben", "Cy", "Di"]


def table(seats: int = 1, moves: tuple[tuple[int, str], ...] = (), **words: Any) -> Table:
    options = words.pop("options", {})
    found = ISLAND.arrange(seats, ISLAND.settle(seats, options), seeded(1), words)
    found.advance()
    for seat, text in moves:
        found.act(seat, text)
    return found


def said(found: Table, seat: int = 0) -> list[str]:
    """The question and its answers, as Ann reads them."""
    ask = found.ask(seat)
    events = [
        ask.prompt(found, seat),
        *[ask.label(found, seat, option) for option in ask.options(found, seat)],
    ]
    return [WORDS.tell(event, NAMES) for event in events]


GREEN: dict[str, Any] = {"spirits": ["a-spread-of-rampant-green"], "presence": [{"A3": 2}], "printed": False}
OCEAN: dict[str, Any] = {"spirits": ["oceans-hungry-grasp"], "presence": [{"ocean-A": 1, "A1": 1, "A2": 1}]}
RITUAL: dict[str, Any] = {
    "options": {"scenario": "rituals-of-terror"},
    "phase": "fast",
    "presence": [{"A5": 2, "A1": 1}, {"A5": 2, "B3": 1}],
    "energy": [3, 3],
    "lands": {"A5": "6 dahan"},
}


@pytest.mark.parametrize(
    ("found", "begins"),
    [
        (table(**GREEN, phase="ravage", ravage="i-jungle", lands={"A3": "town"}), "ravage"),
        (table(**GREEN, phase="build", build="i-jungle", lands={"A3": "town"}), "build"),
        (table(**OCEAN, moves=((0, "growth 1"), (0, "tide in"))), "flows into"),
        (table(**OCEAN, moves=((0, "growth 3"), (0, "tide out"))), "flows out"),
        (table(phase="blighted", blighted="memory-fades-to-dust"), "forget"),
        (table(phase="blighted", blighted="downward-spiral", presence=[{"A1": 1, "A2": 1}]), "presence"),
        (table(2, **RITUAL, moves=((0, "ritual A5"),)), "energy"),
        (table(2, **RITUAL, moves=((0, "ritual A5"), (0, "pay 3"))), "presence"),
    ],
    ids=[
        "choke-ravage",
        "choke-build",
        "tide-in",
        "tide-out",
        "memory-fades",
        "downward-spiral",
        "ritual-energy",
        "ritual-presence",
    ],
)
def test_a_question_says_what_it_is_about(found: Table, begins: str) -> None:
    assert begins in said(found)[0], said(found)[0]


def test_growth_options_are_numbered_from_one() -> None:
    found = table()
    ask = found.ask(0)
    labels = [ask.label(found, 0, option).args["n"] for option in ask.options(found, 0)]
    assert labels == [1, 2, 3]


def test_the_page_knows_when_cards_are_played() -> None:
    """The tray of cards looks at it."""
    assert PlayCards.kind == "play"
