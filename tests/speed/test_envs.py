"""The promise of docs/envs.md in numbers."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "envs.py"
STEPS_A_SECOND = 30_000


@pytest.mark.speed
def test_the_aec_environment_is_fast() -> None:
    aec = runpy.run_path(str(BENCHMARK))["aec"]
    assert max(aec("diamant", 0.5, sample=False) for _ in range(5)) > STEPS_A_SECOND


@pytest.mark.speed
def test_tables_stepped_together_are_twice_as_fast_as_one_by_one() -> None:
    vectors = runpy.run_path(str(BENCHMARK))["vectors"]
    single, together = (
        max(vectors("diamant", 0.5, mode) for _ in range(3)) for mode in ("sync", "vector_entry_point")
    )
    assert together > 2 * single
