"""Everything in the box, as data. What no source tells is marked `reconstructed`, and is corrected here alone.

`docs/bonfire.md` says of every such table what in it is our own guess, so that an owner of the box can check it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.record import Fixed

MAX_SEATS: Final = 4
# Bits of masks by number: compiled code would shift a literal 1 within 32 bits.
BIT: Final[list[int]] = [1 << n for n in range(62)]

# -- action tokens and resources ---------------------------------------------------------------------------------

SHIP: Final = 0
PATH: Final = 1
TASK: Final = 2
FIRE: Final = 3
GUARDIAN: Final = 4
GNOME: Final = 5
WILD: Final = 6
TOKENS: Final[list[str]] = ["ship", "path", "task", "great-bonfire", "guardian", "gnome", "wild"]
TOKEN_NAMES: Final[list[str]] = ["token-" + token for token in TOKENS]

FLOWER: Final = 0
FRUIT: Final = 1
HERB: Final = 2
SHELL: Final = 3
ROOT: Final = 4
GOLD: Final = 5
PLAIN: Final = 5  # the resources before gold
RESOURCES: Final[list[str]] = ["flower", "fruit", "herb", "shell", "root", "gold"]
RESOURCE_NAMES: Final[list[str]] = ["resource-" + resource for resource in RESOURCES]

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
COLOURS: Final[list[str]] = ["blue", "red", "yellow"]

ANY: Final = 9  # any type, any resource

# -- guardians ---------------------------------------------------------------------------------------------------

OWN: Final = 0
PINK: Final = 1
GREY: Final = 2
BROWN: Final = 3
BLUE_GUARDIAN: Final = 4
GUARDIANS: Final[list[str]] = ["own", "pink", "grey", "brown", "blue"]
GUARDIAN_NAMES: Final[list[str]] = ["guardian-" + guardian for guardian in GUARDIANS]
PER_COLOUR: Final = 4  # of each island colour
GUARDIAN_POINTS: Final[list[int]] = [0, 2, 3, 4, 5, 6, 7, 8]  # by slot, from 1; reconstructed

# -- the sea -----------------------------------------------------------------------------------------------------


class Island(Fixed):
    """A task island has a resource, a guardian island a guardian; the other of the two is -1."""

    slug: str
    resource: i64
    guardian: i64
    corner: bool


def task_island(slug: str, resource: int, corner: bool = False) -> Island:
    return Island(slug, resource, -1, corner)


def guardian_island(slug: str, guardian: int) -> Island:
    return Island(slug, -1, guardian, False)


DOCK: Final = -1
# Rows A to C from north to south, columns 1 to 5; the dock lies at C3. All reconstructed.
ISLANDS: Final[list[Island]] = [
    task_island("a1", FLOWER, corner=True),
    task_island("a2", FRUIT),
    guardian_island("a3", GREY),
    task_island("a4", HERB),
    task_island("a5", SHELL, corner=True),
    guardian_island("b1", PINK),
    task_island("b2", ROOT),
    guardian_island("b3", BROWN),
    task_island("b4", ROOT),
    guardian_island("b5", BLUE_GUARDIAN),
    task_island("c1", HERB, corner=True),
    task_island("c2", SHELL),
    task_island("c4", FLOWER),
    task_island("c5", FRUIT, corner=True),
]
ROUTES: Final[list[str]] = [  # reconstructed
    "a1 a2",
    "a2 a3",
    "a3 a4",
    "a4 a5",
    "b1 b2",
    "b2 b3",
    "b3 b4",
    "b4 b5",
    "c1 c2",
    "c2 c4",
    "c4 c5",
    "a1 b1",
    "a2 b2",
    "a3 b3",
    "a4 b4",
    "a5 b5",
    "b1 c1",
    "b2 c2",
    "b4 c4",
    "b5 c5",
]
ISLAND_COUNT: Final = len(ISLANDS)
ISLAND_SLUGS: Final[list[str]] = [island.slug for island in ISLANDS]
ISLAND_NAMES: Final[list[str]] = ["island-" + slug for slug in ISLAND_SLUGS]
TASK_ISLANDS: Final[list[int]] = [i for i in range(ISLAND_COUNT) if ISLANDS[i].resource >= 0]
ISLANDS_OF: Final[list[list[int]]] = [
    [i for i in TASK_ISLANDS if ISLANDS[i].resource == resource] for resource in range(PLAIN)
]


def distances() -> list[list[int]]:
    """Routes between every two islands."""
    far = ISLAND_COUNT
    table = [[0 if a == b else far for b in range(ISLAND_COUNT)] for a in range(ISLAND_COUNT)]
    for route in ROUTES:
        a, b = [ISLAND_SLUGS.index(slug) for slug in route.split(" ")]
        table[a][b] = table[b][a] = 1
    for middle in range(ISLAND_COUNT):
        for a in range(ISLAND_COUNT):
            for b in range(ISLAND_COUNT):
                table[a][b] = min(table[a][b], table[a][middle] + table[middle][b])
    return table


DISTANCE: Final[list[list[int]]] = distances()


def tasks_on(island: int, seats: int) -> int:
    """How many tasks lie there at the start."""
    if seats >= 4:
        return 3
    if seats == 3:
        return 2 if ISLANDS[island].corner else 3
    return 2


# -- the Great Bonfire ---------------------------------------------------------------------------------------------

TWO_POINTS: Final = -1
SPACES: Final = 7
# Clockwise from the space the pointer shows at the start: the token and the gift. Reconstructed.
RING: Final[list[list[int]]] = [
    [WILD, TWO_POINTS],
    [SHIP, FLOWER],
    [PATH, FRUIT],
    [TASK, ROOT],
    [FIRE, GOLD],
    [GUARDIAN, HERB],
    [GNOME, SHELL],
]
RING_TOKEN: Final[list[int]] = [space[0] for space in RING]
RING_GIFT: Final[list[int]] = [space[1] for space in RING]

# -- cities and portals --------------------------------------------------------------------------------------------

SHAPES: Final = 7
PORTALS: Final[list[str]] = [f"p{shape}" for shape in range(1, SHAPES + 1)]
PORTAL_NAMES: Final[list[str]] = ["portal-" + portal for portal in PORTALS]
PER_SHAPE: Final = 4
CITY_SLUGS: Final[list[str]] = ["a", "b", "c", "d"]
CITIES: Final[list[list[int]]] = [  # shapes from notch 7 down to notch 1, counted from 1; reconstructed
    [1, 2, 3, 4, 5, 6, 7],
    [4, 7, 6, 2, 1, 5, 3],
    [6, 3, 5, 1, 7, 4, 2],
    [7, 5, 2, 6, 4, 3, 1],
]
# The shape (from 0) that a notch of a city needs, and the notch of a shape; notches count from 1 on the left.
SHAPE_AT: Final[list[list[int]]] = [
    [-1] + [order[7 - notch] - 1 for notch in range(1, 8)] for order in CITIES
]
NOTCH_OF: Final[list[list[int]]] = [[city.index(shape) for shape in range(SHAPES)] for city in SHAPE_AT]

# -- the high council ----------------------------------------------------------------------------------------------

COUNCIL_GOLD: Final = 0
COUNCIL_PATH: Final = 1
COUNCIL_GUARDIAN: Final = 2
COUNCIL_FIRE: Final = 3
COUNCIL_SPECIALIST: Final = 4
COUNCIL_WALK: Final = 5
COUNCIL_SHIP: Final = 6
COUNCIL_FATE: Final = 7
COUNCIL: Final[list[str]] = [
    "gold-2-and-wild-1",
    "free-path-tile",
    "free-guardian",
    "free-great-bonfire",
    "free-specialist",
    "move-one-guardian",
    "free-ship-move",
    "place-fate-tile",
]
COUNCIL_NAMES: Final[list[str]] = ["council-" + bonus for bonus in COUNCIL]
SEATS_IN_COUNCIL: Final = len(COUNCIL)
TRIGGER: Final[list[int]] = [0, 7, 7, 10, 13]  # novices that start the countdown, by players
COUNTDOWN: Final = 5

# -- common tasks --------------------------------------------------------------------------------------------------

COMMON_PATH: Final = 0
COMMON_TASKS: Final = 1
COMMON_PORTALS: Final = 2
COMMON_GUARDIANS: Final = 3
COMMON_GNOMES: Final = 4
COMMON: Final[list[str]] = ["path", "tasks", "portals", "guardians", "gnomes"]
COMMON_NAMES: Final[list[str]] = ["common-" + task for task in COMMON]
COMMON_NEEDS: Final[list[int]] = [7, 7, 7, 5, 6]

# -- limits and prices ---------------------------------------------------------------------------------------------

SLOTS: Final = 7
MAX_ADDED: Final = 6  # path tiles beside the starting tile
MAX_GNOMES: Final = 6
PATH_COST: Final[list[int]] = [1, 1, 1, 2, 2, 2]  # by tiles added already
FATE_LIMIT: Final = 1
FATE_LIMIT_S14: Final = 3
START_WILD: Final = 2
GIFT_PILE: Final = 5
DISPLAYED_PATHS: Final = 4
PILES: Final = 3
PILE_SIZE: Final = 8
DISPLAYED_SPECIALISTS: Final = 6
COLUMN: Final = 7
MIDDLE: Final = 3  # of the column, from 0

# -- fate tiles, gifts, path tiles ---------------------------------------------------------------------------------

FATE_TILES: Final[list[list[int]]] = [  # symbols in printed order; reconstructed
    [SHIP, PATH, TASK],
    [PATH, SHIP, FIRE],
    [SHIP, TASK, GUARDIAN],
    [SHIP, FIRE, GNOME],
    [PATH, GNOME, TASK],
    [PATH, GUARDIAN, GNOME],
    [GUARDIAN, FIRE, TASK],
    [FIRE, GNOME, GUARDIAN],
]
FATE_SLUGS: Final[list[str]] = [f"f{tile}" for tile in range(1, len(FATE_TILES) + 1)]
FATE_NAMES: Final[list[str]] = ["fate-" + slug for slug in FATE_SLUGS]
GIFTS: Final[list[int]] = [FLOWER, FRUIT, HERB, SHELL, ROOT] * 2  # by resource; reconstructed
GIFT_SIDES: Final[list[str]] = ["left", "right"]


class Path(Fixed):
    crystal: i64
    resource: i64


# Ten with a blue crystal, ten with a red one, eight with a yellow one; the resources are reconstructed.
PATHS: Final[list[Path]] = (
    [Path(BLUE, resource) for resource in [FLOWER, FRUIT, HERB, SHELL, ROOT] * 2]
    + [Path(RED, resource) for resource in [FLOWER, FRUIT, HERB, SHELL, ROOT] * 2]
    + [Path(YELLOW, resource) for resource in [FLOWER, FRUIT, HERB, SHELL, ROOT, FLOWER, FRUIT, HERB]]
)
PATH_COUNT: Final = len(PATHS)
PATH_SLUGS: Final[list[str]] = [f"p{tile:02d}" for tile in range(1, PATH_COUNT + 1)]
PATH_NAMES: Final[list[str]] = ["path-" + slug for slug in PATH_SLUGS]


# -- gnomes --------------------------------------------------------------------------------------------------------
# A specialist is known by its number in the rulebook less one; its bit in `Player.gnomes` is the same.


PATH_SHARING: Final = 0
PROCESSION_PLUS_ONE: Final = 1
TASK_ANY_RESOURCES: Final = 2
ELDER_PLUS_TWO: Final = 3
DOUBLE_WILD: Final = 4
CHOOSE_PATH_RESOURCE: Final = 5
COUNCIL_GOLD_TOO: Final = 6
PATH_TILE_RESOURCE: Final = 7
GNOME_ANY_RESOURCES: Final = 8
DOUBLE_PINK: Final = 9
DOUBLE_GREY: Final = 10
DOUBLE_BROWN: Final = 11
DOUBLE_BLUE: Final = 12
FATE_LIMIT_THREE: Final = 13
GNOME_WILD: Final = 14
DOUBLE_FATE_SYMBOL: Final = 15
ARRIVAL_PROCESSION: Final = 16
BONFIRE_POINTS: Final = 17
COMMON_TASK_REWARD: Final = 18
FIRST_SPACE_GOLD: Final = 19
SHIP_PLUS_ONE: Final = 20
ROTATE_PLUS_ONE: Final = 21
ALL_THREE_REWARDS: Final = 22
COUNCIL_STACKING: Final = 23
PORTAL_ANY_ORDER: Final = 24
TASK_ONE_TOKEN: Final = 25
FATE_OVERHANG: Final = 26
SPECIALISTS: Final = 27
ELDERS: Final = 6
SPECIALIST_RESOURCES: Final[list[int]] = [  # by number; reconstructed
    FLOWER,
    FRUIT,
    HERB,
    SHELL,
    GOLD,
    ROOT,
    FLOWER,
    FRUIT,
    HERB,
    SHELL,
    ROOT,
    FLOWER,
    FRUIT,
    HERB,
    GOLD,
    SHELL,
    ROOT,
    FLOWER,
    FRUIT,
    HERB,
    SHELL,
    ROOT,
    GOLD,
    FLOWER,
    FRUIT,
    HERB,
    SHELL,
]
ELDER_RESOURCES: Final[list[int]] = [FLOWER, FRUIT, HERB, SHELL, ROOT, ROOT]  # reconstructed
SPECIALIST_SLUGS: Final[list[str]] = [f"s{number}" for number in range(1, SPECIALISTS + 1)]
ELDER_SLUGS: Final[list[str]] = [f"e{number}" for number in range(1, ELDERS + 1)]
GNOME_SLUGS: Final[list[str]] = SPECIALIST_SLUGS + ELDER_SLUGS  # an elder is 27 + its number less one
GNOME_NAMES: Final[list[str]] = ["gnome-" + slug for slug in GNOME_SLUGS]
GNOME_RESOURCES: Final[list[int]] = SPECIALIST_RESOURCES + ELDER_RESOURCES
# The specialist that doubles each guardian, or none; reconstructed.
DOUBLED: Final[list[int]] = [-1, DOUBLE_PINK, DOUBLE_GREY, DOUBLE_BROWN, DOUBLE_BLUE]
ELDER_PATH: Final = 0
ELDER_FATE: Final = 1
ELDER_PORTALS: Final = 2
ELDER_TASKS: Final = 3
ELDER_GUARDIANS: Final = 4


# -- Tom -----------------------------------------------------------------------------------------------------------

TOM_FIRE: Final = 0
TOM_TASK_1: Final = 1
TOM_TASK_2: Final = 2
TOM_GUARDIAN: Final = 3
TOM_SPECIALIST: Final = 4
TOM_PATH: Final = 5
TOM_ACTIONS: Final[list[str]] = ["great-bonfire", "task-1", "task-2", "guardian", "specialist", "path"]
TOM_REVEALS: Final[list[bool]] = [False, True, True, False, True, True]  # the gnome icon
TOM_COMMON: Final[list[int]] = [
    COMMON_PORTALS,
    COMMON_TASKS,
    COMMON_TASKS,
    COMMON_GUARDIANS,
    COMMON_GNOMES,
    COMMON_PATH,
]
TOM_CARDS: Final[list[int]] = [  # the two of the Great Bonfire are known, the others reconstructed
    TOM_FIRE,
    TOM_FIRE,
    TOM_TASK_2,
    TOM_TASK_1,
    TOM_GUARDIAN,
    TOM_SPECIALIST,
    TOM_PATH,
    TOM_PATH,
]
TOM_SLUGS: Final[list[str]] = [f"t{card}" for card in range(1, len(TOM_CARDS) + 1)]
TOM_NAMES: Final[list[str]] = ["tom-" + slug for slug in TOM_SLUGS]
TOM_NOVICES: Final = 4
TOM_PASSES: Final = 4
