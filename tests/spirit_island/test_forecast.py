"""Whatever the forecast says is what then happens; `tests.spirit_island.forecasts` compares as many as one likes."""

from __future__ import annotations

from collections import Counter

from tests.spirit_island.forecasts import VARIANTS, Compared


def test_what_is_foretold_happens() -> None:
    counts: Counter[str] = Counter()
    for number in range(4 * len(VARIANTS)):
        counts += Compared(number).turn()
    assert counts["ravage"] > 150
    assert min(counts[what] for what in ("build", "builds at once", "lands at once", "ravage at once")) > 150
