"""Before the first turn: everything that is dealt and shuffled."""

from __future__ import annotations

from typing import Final

from vatra.core.chance import Chance
from vatra.core.deck import Deck
from vatra.core.step import Step
from vatra.games.bonfire.components import (
    CITY_SLUGS,
    COLOURS,
    COLUMN,
    DISPLAYED_PATHS,
    DISPLAYED_SPECIALISTS,
    FATE_SLUGS,
    FATE_TILES,
    GIFT_PILE,
    GIFTS,
    GOLD,
    MAX_SEATS,
    PER_SHAPE,
    PILE_SIZE,
    PILES,
    PORTALS,
    RESOURCES,
    SHAPES,
    SPACES,
    SPECIALIST_RESOURCES,
    TASK_ISLANDS,
    TOM_CARDS,
    TOM_SLUGS,
    tasks_on,
)
from vatra.games.bonfire.handicap import handicap_of
from vatra.games.bonfire.player import FROM_HANDICAP, Player
from vatra.games.bonfire.rules.sea import turn_up
from vatra.games.bonfire.rules.turn import START_TURN
from vatra.games.bonfire.table import Realm, Tom
from vatra.games.bonfire.tasks import SOLO_TASKS, TASK_COUNT, TASK_SLUGS, TASKS, THREE_GIFTS

SEAT_NAMES: Final[list[str]] = [f"seat {seat}" for seat in range(MAX_SEATS)]
# Which two colours lie on an island of a solo game: seven blue, seven red and six yellow come out even.
SOLO_PAIRS: Final[list[list[int]]] = [[0, 1]] * 4 + [[0, 2]] * 3 + [[1, 2]] * 3
PAIR_NAMES: Final[list[str]] = ["-".join([COLOURS[colour] for colour in pair]) for pair in SOLO_PAIRS]


class Setup(Step[Realm]):
    def run(self, t: Realm) -> None:
        t.first = pick(t.chance, SEAT_NAMES[: t.seats]) if t.seats > 1 else 0
        cities = Deck(list(range(len(CITY_SLUGS))), CITY_SLUGS)
        if t.seats == 1:
            t.specialists.cards = [s for s in t.specialists.cards if SPECIALIST_RESOURCES[s] != GOLD]
            t.tom = fresh_tom()
            t.tom.city.city = cities.draw(t.chance)
            head_start(t, t.tom)
        lay_tasks(t)
        lay_portals(t)
        for _ in range(DISPLAYED_PATHS):
            t.display.append(t.paths.draw(t.chance))
        t.pile_unseen = [PILE_SIZE] * PILES
        for _ in range(DISPLAYED_SPECIALISTS):
            t.masters.append(t.specialists.draw(t.chance))
        for player in t.players:
            deal_city(t, player, cities)
        t.push(START_TURN[t.first])
        if t.journal is not None:
            t.tell("begins", {"seat": int(t.first)})


def pick(chance: Chance, names: list[str]) -> int:
    return chance.pick(names) if chance.named() else int(chance.below(len(names)))


def deal_city(t: Realm, player: Player, cities: Deck) -> None:
    """The city, two piles of gifts, and the fate tiles in their order."""
    player.city = cities.draw(t.chance)
    player.resources = [1] * len(RESOURCES)
    player.unseen = GIFTS[:]
    player.open_left = turn_up(t, player)
    player.open_right = turn_up(t, player)
    player.pile_left = player.pile_right = GIFT_PILE - 1
    fate = Deck(list(range(len(FATE_TILES))), FATE_SLUGS)
    player.column = [fate.draw(t.chance) for _ in range(COLUMN)]
    player.apart = fate.draw(t.chance)


def fresh_tom() -> Tom:
    return Tom(city=Player(), cards=Deck(list(range(len(TOM_CARDS))), TOM_SLUGS))


def head_start(t: Realm, tom: Tom) -> None:
    """The handicap: below zero it helps the player, above it helps Tom."""
    handicap = handicap_of(t.settings)
    t.players[0].scored[FROM_HANDICAP] = max(0, -handicap)
    tom.city.scored[FROM_HANDICAP] = max(0, handicap)


# -- tasks -------------------------------------------------------------------------------------------------------------


def lay_tasks(t: Realm) -> None:
    tasks = [task for task in range(TASK_COUNT) if t.seats > 2 or task != THREE_GIFTS]
    if t.seats == 1:
        lay_solo_tasks(t, tasks)
        return
    deck = Deck(tasks, TASK_SLUGS)
    for island in TASK_ISLANDS:
        for _ in range(tasks_on(island, t.seats)):
            if t.settings["tasks"] == "varied":
                colours = [TASKS[task].colour for task in t.islands[island]]
                t.islands[island].append(draw_other_colour(t, deck, [int(colour) for colour in colours]))
            else:
                t.islands[island].append(deck.draw(t.chance))


def draw_other_colour(t: Realm, deck: Deck, colours: list[int]) -> int:
    """A task of a colour that the island does not have yet."""
    fresh = Deck([task for task in deck.cards if TASKS[task].colour not in colours], TASK_SLUGS)
    task = fresh.draw(t.chance)
    deck.cards.remove(task)
    return task


def lay_solo_tasks(t: Realm, tasks: list[int]) -> None:
    """Seven blue, seven red, six yellow: two of different colours on each island."""
    decks = [
        Deck([task for task in tasks if TASKS[task].colour == c], TASK_SLUGS) for c in range(len(SOLO_TASKS))
    ]
    pairs = Deck(list(range(len(SOLO_PAIRS))), PAIR_NAMES)
    for island in TASK_ISLANDS:
        for colour in SOLO_PAIRS[pairs.draw(t.chance)]:
            t.islands[island].append(decks[colour].draw(t.chance))


# -- portals -----------------------------------------------------------------------------------------------------------


def lay_portals(t: Realm) -> None:
    each = PER_SHAPE if t.seats > 2 else PER_SHAPE - 1
    left = [each] * SHAPES
    for space in range(SPACES):
        here: list[int] = []
        for place in range(each):
            shapes: list[int] = []
            if t.seats == 1:
                shapes = shapes_that_differ(left, here, each - place, SPACES - space - 1)
            else:
                for shape in range(SHAPES):
                    shapes += [shape] * left[shape]
            shape = shapes[pick(t.chance, [PORTALS[one] for one in shapes])]
            left[shape] -= 1
            here.append(shape)
        t.portals[space] = here


def shapes_that_differ(left: list[int], here: list[int], places: int, spaces: int) -> list[int]:
    """Portals that may come next on a space where all differ, so that the other spaces can be filled as well."""
    urgent = [shape for shape in range(SHAPES) if left[shape] > spaces and shape not in here]
    allowed = urgent if len(urgent) == places else [s for s in range(SHAPES) if left[s] and s not in here]
    found: list[int] = []
    for shape in allowed:
        found += [shape] * left[shape]
    return found


SETUP: Final = Setup()
