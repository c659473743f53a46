"""What the page of Spirit Island takes from the engine (with vatra importable):

python web/test/record_spirit_island.py cards > web/src/games/spirit_island/cards.json      what is printed
python web/test/record_spirit_island.py games > web/test/spirit-island-games.json           positions for the tests
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import vatra
from vatra.core.event import Event
from vatra.core.game import find_game
from vatra.core.live import Live
from vatra.core.log import open_live
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS, INVADER_SLUGS
from vatra.games.spirit_island.cards.spirits import PANELS
from vatra.games.spirit_island.game import island_of
from vatra.games.spirit_island.panels import Panel
from vatra.games.spirit_island.power import DECKS, POWERS, SLUGS, TARGETS, Power
from vatra.games.spirit_island.rules.spread import explored, matching
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import ELEMENTS, SPEEDS, TERRAINS, lands_in

# -- what is printed ---------------------------------------------------------------------------------------------------


def cards() -> dict[str, Any]:
    return {
        "powers": {power.slug: power_facts(power) for power in POWERS},
        "spirits": {panel.slug: panel_facts(panel) for panel in PANELS},
        "fear": FEAR_SLUGS,
    }


def power_facts(power: Power) -> dict[str, Any]:
    reach = power.reach
    return slim(
        deck=DECKS[power.deck],
        cost=power.cost,
        speed=SPEEDS[power.speed],
        elements=[ELEMENTS[element] for element in power.elements],
        sacred=reach is not None and reach.source == 1,
        origin=terrains(reach.origin) if reach is not None else [],
        target=TARGETS[power.target],
        terrain=terrains(power.terrain),
        needs=[needed(need) for need in power.needs],
        quick=needed(power.quick),
    ) | ({"range": reach.distance} if reach is not None else {})


def panel_facts(panel: Panel) -> dict[str, Any]:
    return {
        "complexity": panel.complexity,
        "specials": panel.specials,
        "always": [grow.data() for grow in panel.grows[: panel.always]],
        "growth": [
            [panel.grows[number].data() for number in numbers[panel.always :]]
            for numbers in panel.option_grows
        ],
        "innates": [SLUGS[id] for id in panel.innates],
        "uniques": [SLUGS[id] for id in panel.uniques],
    }


def terrains(mask: int) -> list[str]:
    return [name for bit, name in TERRAINS.items() if bit & mask]


def needed(need: list[int]) -> dict[str, int]:
    return {ELEMENTS[i]: need[i] for i in range(len(need)) if need[i]}


def slim(**found: Any) -> dict[str, Any]:
    return {key: value for key, value in found.items() if value}


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
    table = island_of(live.table)
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
    if sys.argv[1:] == ["games"]:
        print(json.dumps(games(), separators=(",", ":")))
    else:
        print(json.dumps(cards(), indent=2))
