"""Small games that only tests know. Each has a shape that the real games need."""

from __future__ import annotations

from tests.core.toys.base import Toy
from tests.core.toys.camp import CAMP
from tests.core.toys.climb import CLIMB
from tests.core.toys.flood import FLOOD
from tests.core.toys.harbour import HARBOUR
from tests.core.toys.island import ISLAND
from tests.core.toys.market import MARKET
from tests.core.toys.scouts import SCOUTS

__all__ = ["CAMP", "CLIMB", "FLOOD", "HARBOUR", "ISLAND", "MARKET", "SCOUTS", "TOYS"]

TOYS: list[Toy] = [MARKET, FLOOD, CLIMB, SCOUTS, CAMP, HARBOUR, ISLAND]
