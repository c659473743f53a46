"""Python's collector of cycles, kept from interrupting games.

A full collection looks at every object of every table, a few hundred milliseconds for a thousand of them, and nearly
all garbage here is freed without it. So the young are collected as always, and everything only when the server has a
quiet moment.
"""

from __future__ import annotations

import gc
import time
from typing import Final

EVERY: Final = 1800.0  # seconds between full collections
AT_LATEST: Final = 4 * 3600.0  # whether the moment is quiet or not
NEVER: Final = 1_000_000


class Collector:
    def __init__(self) -> None:
        self._last = time.monotonic()

    def begin(self) -> None:
        """What is there at the start stays, and need not be looked at again."""
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, NEVER)
        gc.collect()
        gc.freeze()

    def end(self) -> None:
        gc.unfreeze()

    def look(self, quiet: bool) -> None:
        since = time.monotonic() - self._last
        if since > AT_LATEST or (quiet and since > EVERY):
            gc.collect()
            self._last = time.monotonic()
