# ruff: noqa: E501  (ids are as long as they are)
"""Mutants that no example notices, each with the reason. The ids are those that `tests.mutation.run` prints."""

from __future__ import annotations

# Files (beginnings of ids) whose mutants have all been gone through. CI draws its sample from these; a game joins when
# `python -m tests.mutation.run --only games/<game>/` reports no survivor.
GONE_THROUGH: list[str] = ["core/table.py", "games/diamant/"]

# Quick tests that mutants are up against beside the examples, by the beginning of their ids.
BESIDE: dict[str, list[str]] = {
    "games/glow/": [
        "tests/glow/test_words.py::test_every_word_is_the_one_that_is_meant",
        "tests/glow/test_components.py",
    ],
    "games/glow/rules/noon.py": ["tests/glow/test_noon.py"],
    "games/spirit_island/": ["tests/spirit_island/test_questions.py"],
}

_ENCODING = "a card's number is only a code: any gap between the ranges will do"
_UNUSED_NAME = "an entry of the table of names that no card has"
_LONGER = "tables for masks that never occur: no game has more than eight seats"

# No fault at all: the rules are the same.
EQUIVALENT: dict[str, str] = {
    "core/table.py : 0 is 1 in `FIRST: Final[list[int]] = [0] + [(m & -m).bit_length() - 1 for m in range(1, 1 << MAX_SEATS)]`": "the first seat of nobody is never asked for",
    "core/table.py : `m & -m` with |": "m | -m is minus the lowest bit, which has the same length",
    "core/table.py : 8 is 9 in `MAX_SEATS: Final = 8`": _LONGER,
    "core/table.py : 1 is 2 in `FIRST: Final[list[int]] = [0] + [(m & -m).bit_length() - 1 for m in range(1, 1 << MAX_SEATS)]` (#3)": _LONGER,
    "core/table.py : 1 is 2 in `[s for s in range(MAX_SEATS) if m >> s & 1] for m in range(1 << MAX_SEATS)` (#2)": _LONGER,
    "core/table.py : 1 is 2 in `SPECTATOR: Final = -1`": "any number below 0 is nobody's seat",
    "games/diamant/components.py : 0 is 1 in `NO_RELICS: Final = 0`": "only names the mode that nobody compares with: the rules ask whether there are relics at all",
    "games/diamant/components.py : 20 is 21 in `FIRST_HAZARD: Final = 20`": _ENCODING,
    'games/diamant/components.py _names: "" is \'x\' in `names += [""] * (FIRST_RELIC - len(names))`': _UNUSED_NAME,
    'games/diamant/components.py _names: 1 is 2 in `names += [f"relic {value}" for value in range(1, max(RELIC_VALUES) + 1)]` (#2)': _UNUSED_NAME,
    'games/diamant/rules.py : 1 is 2 in `BACK: Final = Action("back", 1)`': "it is only asked whether it is 0",
    "games/diamant/rules.py Decide: True is False in `choice = True`": "saves the table a look for a forced answer, which there never is",
}

# A fault that an example cannot show; the test that notices it.
ELSEWHERE: dict[str, str] = {
    "games/diamant/rules.py Decide: True is False in `secret: ClassVar[bool] = True`": "tests/secrecy/test_diamant.py",
    "games/diamant/rules.py claim_relics: without `t.relics = t.relics[:]`": "tests/conformance/test_conformance.py::test_every_game[diamant 3 relics=numbered-copies_are_equal_and_independent]",
    "games/diamant/rules.py Close.run: without `t.closed = [*t.closed, Expedition(cave=t.cave, cards=t.turned, back=t.back)]`": "tests/diamant/test_properties.py::test_p7_an_expedition_is_at_most_21_cards_and_the_relics",
    'games/diamant/rules.py hazard_name: "hazard-" is \'hazard-x\' in `return "hazard-" + HAZARDS[card - FIRST_HAZARD]`': "tests/conformance/test_words.py::test_whatever_happens_can_be_told[diamant-en]",
}
