"""Tasks: what one can ask for, and the 66 there are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.record import Fixed
from vatra.games.bonfire.components import (
    ANY,
    BLUE,
    BLUE_GUARDIAN,
    BROWN,
    FIRE,
    FLOWER,
    FRUIT,
    GNOME,
    GREY,
    GUARDIAN,
    HERB,
    PATH,
    PINK,
    RED,
    ROOT,
    SHELL,
    SHIP,
    TASK,
    YELLOW,
)

# -- kinds of conditions ---------------------------------------------------------------------------------------------

HAS_GUARDIAN: Final = 0
PATH_WITH_RESOURCE: Final = 1
GIFT_ON_RESOURCE_ISLAND: Final = 2
GNOME_WITH_RESOURCE: Final = 3
FATE_GROUP: Final = 4  # one group of `n` symbols of type `what`
TWO_GROUPS: Final = 5  # another one of type `other` besides
BONFIRES_OF_COLOURS: Final = 6  # a bit for each colour in `what`
RESOURCE_SETS: Final = 7  # `each` pieces of `n` plain resources
GIFTS_ON_ISLANDS: Final = 8  # `each` gifts on `n` islands
GIFTS_ON_ONE_ISLAND: Final = 9
COMMON_TASKS_MET: Final = 10
PORTAL_COUNT: Final = 11
NEIGHBOURING_PATHS: Final = 12
GNOME_COUNT: Final = 13
GOLD_COUNT: Final = 14
RESOURCE_COUNT: Final = 15
BOTH_ISLANDS: Final = 16
TILES_OF_COLOUR: Final = 17
GUARDIAN_COUNT: Final = 18
ELDER_COUNT: Final = 19
GIFT_PILE_EMPTY: Final = 20
PATHS_WITH_CRYSTAL: Final = 21
BONFIRE_COUNT: Final = 22
IDENTICAL_RESOURCES: Final = 23
TOKEN_COUNT: Final = 24
CELLS_COVERED: Final = 25  # `what` names the cells
GUARDIANS_AT_BONFIRES: Final = 26
KINDS: Final = 27

HIGHLIGHTED: Final = 0
GOLD_CELLS: Final = 1
OUTER_COLUMNS: Final = 2


class Task(Fixed):
    """A condition and its worth. What `what`, `n`, `each` and `other` mean depends on the kind."""

    slug: str
    colour: i64
    points: i64
    kind: i64
    what: i64 = -1
    n: i64 = 1
    each: i64 = 1
    other: i64 = -1


# -- all of them -----------------------------------------------------------------------------------------------------

# Every kind is from the rulebook, with its numbers; copies, what they show and exact points are reconstructed.
TASKS: Final[list[Task]] = [
    Task("b01", BLUE, 2, HAS_GUARDIAN, PINK),
    Task("b02", BLUE, 2, HAS_GUARDIAN, GREY),
    Task("b03", BLUE, 2, HAS_GUARDIAN, BROWN),
    Task("b04", BLUE, 2, HAS_GUARDIAN, BLUE_GUARDIAN),
    Task("b05", BLUE, 2, PATH_WITH_RESOURCE, FLOWER),
    Task("b06", BLUE, 2, PATH_WITH_RESOURCE, FRUIT),
    Task("b07", BLUE, 2, PATH_WITH_RESOURCE, HERB),
    Task("b08", BLUE, 2, PATH_WITH_RESOURCE, SHELL),
    Task("b09", BLUE, 2, GIFT_ON_RESOURCE_ISLAND, HERB),
    Task("b10", BLUE, 2, GIFT_ON_RESOURCE_ISLAND, SHELL),
    Task("b11", BLUE, 2, GIFT_ON_RESOURCE_ISLAND, ROOT),
    Task("b12", BLUE, 3, GNOME_WITH_RESOURCE, FLOWER),
    Task("b13", BLUE, 3, GNOME_WITH_RESOURCE, FRUIT),
    Task("b14", BLUE, 3, GNOME_WITH_RESOURCE, ROOT),
    Task("b15", BLUE, 3, FATE_GROUP, SHIP, n=3),
    Task("b16", BLUE, 3, FATE_GROUP, PATH, n=3),
    Task("b17", BLUE, 3, FATE_GROUP, GUARDIAN, n=3),
    Task("b18", BLUE, 3, FATE_GROUP, GNOME, n=3),
    Task("b19", BLUE, 3, BONFIRES_OF_COLOURS, 1 << BLUE | 1 << RED),
    Task("b20", BLUE, 3, RESOURCE_SETS, n=2, each=2),
    Task("b21", BLUE, 3, GIFTS_ON_ISLANDS, n=3, each=1),
    Task("b22", BLUE, 3, GIFTS_ON_ONE_ISLAND, n=2),
    Task("r01", RED, 5, COMMON_TASKS_MET, n=1),
    Task("r02", RED, 4, PORTAL_COUNT, n=3),
    Task("r03", RED, 4, NEIGHBOURING_PATHS, n=2),
    Task("r04", RED, 4, GNOME_COUNT, n=3),
    Task("r05", RED, 4, GOLD_COUNT, n=4),
    Task("r06", RED, 5, BONFIRES_OF_COLOURS, 1 << BLUE | 1 << RED | 1 << YELLOW),
    Task("r07", RED, 4, RESOURCE_COUNT, FLOWER, n=3),
    Task("r08", RED, 4, RESOURCE_COUNT, FRUIT, n=3),
    Task("r09", RED, 4, RESOURCE_COUNT, HERB, n=3),
    Task("r10", RED, 4, RESOURCE_COUNT, SHELL, n=3),
    Task("r11", RED, 4, RESOURCE_COUNT, ROOT, n=3),
    Task("r12", RED, 5, BOTH_ISLANDS, FLOWER),
    Task("r13", RED, 5, BOTH_ISLANDS, FRUIT),
    Task("r14", RED, 5, BOTH_ISLANDS, HERB),
    Task("r15", RED, 5, BOTH_ISLANDS, SHELL),
    Task("r16", RED, 5, BOTH_ISLANDS, ROOT),
    Task("r17", RED, 4, TILES_OF_COLOUR, BLUE, n=4),
    Task("r18", RED, 4, GUARDIAN_COUNT, n=4),
    Task("r19", RED, 5, TWO_GROUPS, TASK, n=3, other=SHIP),
    Task("r20", RED, 5, TWO_GROUPS, TASK, n=3, other=GUARDIAN),
    Task("r21", RED, 5, TWO_GROUPS, FIRE, n=3, other=PATH),
    Task("r22", RED, 5, TWO_GROUPS, FIRE, n=3, other=GNOME),
    Task("y01", YELLOW, 6, PORTAL_COUNT, n=5),
    Task("y02", YELLOW, 7, GIFTS_ON_ISLANDS, n=5, each=1),
    Task("y03", YELLOW, 8, TILES_OF_COLOUR, RED, n=4),
    Task("y04", YELLOW, 7, GNOME_COUNT, n=5),
    Task("y05", YELLOW, 7, ELDER_COUNT, n=3),
    Task("y06", YELLOW, 7, GIFTS_ON_ONE_ISLAND, n=3),
    Task("y07", YELLOW, 8, GIFT_PILE_EMPTY),
    Task("y08", YELLOW, 6, PATHS_WITH_CRYSTAL, RED, n=3),
    Task("y09", YELLOW, 8, TILES_OF_COLOUR, YELLOW, n=4),
    Task("y10", YELLOW, 8, BONFIRE_COUNT, n=5),
    Task("y11", YELLOW, 7, PATHS_WITH_CRYSTAL, BLUE, n=4),
    Task("y12", YELLOW, 6, RESOURCE_SETS, n=2, each=3),
    Task("y13", YELLOW, 8, GIFTS_ON_ISLANDS, n=3, each=2),
    Task("y14", YELLOW, 6, IDENTICAL_RESOURCES, n=5),
    Task("y15", YELLOW, 6, TOKEN_COUNT, SHIP, n=5),
    Task("y16", YELLOW, 6, TOKEN_COUNT, FIRE, n=5),
    Task("y17", YELLOW, 6, TOKEN_COUNT, GNOME, n=5),
    Task("y18", YELLOW, 7, CELLS_COVERED, HIGHLIGHTED),
    Task("y19", YELLOW, 7, GUARDIANS_AT_BONFIRES, n=2),
    Task("y20", YELLOW, 8, TWO_GROUPS, ANY, n=4, other=ANY),
    Task("y21", YELLOW, 7, CELLS_COVERED, GOLD_CELLS),
    Task("y22", YELLOW, 8, CELLS_COVERED, OUTER_COLUMNS),
]
TASK_COUNT: Final = len(TASKS)
TASK_SLUGS: Final[list[str]] = [task.slug for task in TASKS]
TASK_NAMES: Final[list[str]] = ["task-" + slug for slug in TASK_SLUGS]
THREE_GIFTS: Final = TASK_SLUGS.index("y06")  # not used with one or two players
SOLO_TASKS: Final[list[int]] = [7, 7, 6]  # by colour
