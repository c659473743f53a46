"""What ran, at the end of `make test`: one line of counts, and one line for each thing that was left out.

    python -m tools.suites          tell
    python -m tools.suites --all    and fail unless every suite that exists here has really run

Each suite leaves build/test/NAME.xml (pytest's JUnit file), written anew in every run.
"""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from pathlib import Path

RESULTS = Path("build/test")
SKIPPED = RESULTS / "skipped.txt"
ENGINE = Path("build/engine.txt")
# suite: the folder whose existence makes it due
SUITES = {
    "plain": "tests",
    "compiled": "tests",
    "speed": "tests/speed",
    "postgres": "tests/server",
    "browser": "tests/browser",
}
# Suites that exist for something outside Python: one skipped test means that it was not there.
WHOLE = ("postgres", "browser")


@dataclass
class Count:
    passed: int = 0
    failed: int = 0
    skipped: int = 0


def count(suite: str) -> Count:
    total = Count()
    file = RESULTS / f"{suite}.xml"
    if file.exists():
        for found in ElementTree.parse(file).getroot().iter("testsuite"):
            failed = int(found.get("failures", 0)) + int(found.get("errors", 0))
            skipped = int(found.get("skipped", 0))
            total.passed += int(found.get("tests", 0)) - failed - skipped
            total.failed += failed
            total.skipped += skipped
    return total


def missing(counts: dict[str, Count]) -> list[str]:
    """Suites that are due here and did not run, or not whole."""
    found = []
    for suite, folder in SUITES.items():
        ran = counts[suite]
        if Path(folder).is_dir() and (ran.passed + ran.failed == 0 or (suite in WHOLE and ran.skipped)):
            found.append(f"{suite} ({ran.passed} passed, {ran.skipped} skipped)")
    return found


def left_out() -> list[str]:
    notes = SKIPPED.read_text(encoding="utf-8").splitlines() if SKIPPED.exists() else []
    engine = ENGINE.read_text(encoding="utf-8").strip()
    return notes if "compiled" in engine else [*notes, f"the compiled engine ({engine})"]


def main() -> int:
    counts = {suite: count(suite) for suite in SUITES}
    if "--all" in sys.argv:
        due = missing(counts) + left_out()
        print(f"did not run, and must: {'; '.join(due)}" if due else "every suite ran")
        return 1 if due else 0
    total = list(counts.values())
    passed, failed = sum(c.passed for c in total), sum(c.failed for c in total)
    print(f"{passed} passed, {failed} failed, {sum(c.skipped for c in total)} skipped")
    if left_out():
        print(f"NOT TESTED HERE: {'; '.join(left_out())}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
