"""Mutants that no example notices, each with the reason. The ids are those that `tests.mutation.run` prints."""

from __future__ import annotations

# No fault at all: the rules are the same.
EQUIVALENT: dict[str, str] = {}

# A fault that an example cannot show; the test that notices it.
ELSEWHERE: dict[str, str] = {}
