"""What a person has learnt: how far they came in each lesson, and what the coach has told them already.

It lies in the person's own row, so it goes where they go: it stays when a guest makes an account, and goes with them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vatra.server.web.messages import Learnt, Taken

MOST_MET: Final = 800  # words of the coach that are remembered; all games together have some two hundred


def taken(learnt: Learnt, lesson: str, at: int, done: bool) -> Learnt:
    """With how far somebody is in a lesson now; what they reached before is not forgotten."""
    before = learnt.lessons.get(lesson, Taken(0, False))
    now = Taken(max(before.at, at), before.done or done)
    return Learnt(learnt.lessons | {lesson: now}, learnt.met)


def met(learnt: Learnt, words: Iterable[str]) -> Learnt:
    """With what the coach has said now."""
    return Learnt(learnt.lessons, list(dict.fromkeys([*learnt.met, *words]))[:MOST_MET])


def together(one: Learnt, other: Learnt) -> Learnt:
    """Of a guest and of the account into which they came."""
    for lesson, how in other.lessons.items():
        one = taken(one, lesson, how.at, how.done)
    return met(one, other.met)
