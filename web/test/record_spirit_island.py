"""Positions of Spirit Island for the tests of its page (with vatra importable):

python web/test/record_spirit_island.py > web/test/spirit-island-games.json
"""

from __future__ import annotations

import json
import random
from typing import Any

import vatra
from vatra.core.event import Event
from vatra.core.game import find_game
from vatra.core.live import Live
from vatra.core.log import open_live
from vatra.games.spirit_island.cards.decks import INVADER_SLUGS
from vatra.games.spirit_island.rules.spread import explored, matching
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import lands_in

# -- positions ---------------------------------------------------------------------------------------------------------


def games() -> list[dict[str, Any]]:
    """For one, two and four spirits, and for three on the thematic map: a position of the second turn, where
    explorers would come with every card, and the moves after it."""
    games = [game_of(seats, seed, {}) for seats, seed in ((1, 4), (2, 2), (4, 3))]
    return [*games, game_of(3, 5, {"map": "thematic"})]


def game_of(seats: int, seed: int, options: dict[str, str]) -> dict[str, Any]:
    game = find_game("spirit_island")
    lots = {"spirit-1": "random"} if seats == 1 else {"spirit-1": "random", "other-spirits": "random"}
    live = open_live(game, seats, game.settle(seats, lots | options), seed.to_bytes(32))
    chance = random.Random(seed)
    table = live.table
    assert isinstance(table, Island)
    while table.turn < 2 or table.phase != 2:
        step(live, chance)
        assert not table.over, f"seed {seed} ends too early"
    start = live.table.view(-1)
    return {"view": start, "explored": explored_with(table), "steps": [step(live, chance) for _ in range(12)]}


def step(live: Live, chance: random.Random) -> list[Any]:
    """One random move: its events, and what lies where afterwards."""
    seat = chance.choice(live.table.to_act)
    made = live.act(seat, chance.choice(live.table.options(seat)).text)
    lands = live.table.view(-1)["lands"]
    return [[said(event) for event in made.events], {name: pieces(land) for name, land in lands.items()}]


def pieces(land: dict[str, Any]) -> list[Any]:
    return [land["explorer"], land["town"], land["city"], land["dahan"], land["blight"], *land["presence"]]


def explored_with(table: Island) -> dict[str, list[str]]:
    """For each invader card: the lands that explorers would reach now."""
    return {
        slug: [table.chart.names[land] for land in lands_in(explored(table, matching(table, card)))]
        for card, slug in enumerate(INVADER_SLUGS)
    }


def said(event: Event) -> dict[str, Any]:
    return {"name": event.name, "args": event.args}


if __name__ == "__main__":
    assert vatra.__version__
    print(json.dumps(games(), separators=(",", ":")))
