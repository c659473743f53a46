"""A memory that does not grow."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Latest(OrderedDict[K, V]):
    """So many, by key; what was not set for longest is forgotten first."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most: Final = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)
