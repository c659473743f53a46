"""What is asked and offered says the right thing: read once, and kept word for word."""

from __future__ import annotations

import pytest
from tests.scenarios.said import GAMES, asked, file_of


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_the_one_that_is_meant(game: str) -> None:
    """In English, in the examples. `python -m tests.scenarios.said` writes it anew."""
    found = asked(game)
    for part in file_of(game).read_text(encoding="utf-8").split("\n\n"):
        name, *kept = part.strip().split("\n")
        kinds = found.pop(name.removeprefix("# "))
        assert sorted(set(kept) - set().union(*kinds.values())) == [], f"is not said any more: {name}"
        assert [kind for kind, said in kinds.items() if not said & set(kept)] == [], f"is new: {name}"
    assert list(found) == [], "is asked, and nobody has read it"
