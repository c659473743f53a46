"""What a task can ask for. Which tasks there are is in `components.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


class Task:
    """A condition and its worth. What `what`, `n`, `each` and `other` mean depends on the kind."""

    def __init__(
        self,
        slug: str,
        colour: int,
        points: int,
        kind: int,
        what: int = -1,
        n: int = 1,
        each: int = 1,
        other: int = -1,
    ) -> None:
        self.slug: Final = slug
        self.colour: Final[i64] = colour
        self.points: Final[i64] = points
        self.kind: Final[i64] = kind
        self.what: Final[i64] = what
        self.n: Final[i64] = n
        self.each: Final[i64] = each
        self.other: Final[i64] = other
