"""Bots as somebody else might write them: good ones and bad ones."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.seen import Choice, Seen


class Content:
    """Goes back as soon as ten rubies are in the pocket."""

    games = ["diamant"]

    def choose(self, seen: Seen) -> Choice:
        wanted = "back" if seen.view["pockets"][seen.seat] >= 10 else "deeper"
        return Choice(next(option for option in seen.options if option.text == wanted))


class Lucky:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, seen: Seen) -> Choice:
        return Choice(seen.options[self.chance.below(len(seen.options))])


class Doomed:
    """Takes its process with it the first time it is asked, and plays when it is asked again."""

    def choose(self, seen: Seen) -> Choice:
        try:
            Path(os.environ["VATRA_TEST_DOOM"]).touch(exist_ok=False)
        except FileExistsError:
            return Choice(seen.options[0])
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


def lucky(chance: Chance) -> Lucky:
    return Lucky(chance)


class Needy:
    def __init__(self, model: str) -> None: ...


class Mute: ...


class Breaks:
    def choose(self, seen: Seen) -> Choice:
        return seen.missing  # type: ignore[attr-defined,no-any-return]


class Cheats:
    def choose(self, seen: Seen) -> Choice:
        return Choice(Action("take everything"))


class Texts:
    def choose(self, seen: Seen) -> str:
        return "deeper"


NOTHING = None
