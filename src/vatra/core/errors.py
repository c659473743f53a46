"""What goes wrong, said so that a person knows what to do next."""

from __future__ import annotations

from typing import Final

Arg = int | str


class Refused(Exception):
    """A move that the rules do not allow. `rule` is the id of the rule that forbids it."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule: Final = rule


class BadInput(ValueError):
    """Something from outside that cannot be used.

    `name` is a message in `core/text/*.ftl`, so every reader gets it in their own language; `str()` is English.
    `rule` names a rule of a game where one says why.
    """

    def __init__(self, name: str, args: dict[str, Arg], rule: str = "") -> None:
        super().__init__(name)
        self.name: Final = name
        self.said: Final = args
        self.rule: Final = rule

    def __reduce__(self) -> tuple[type[BadInput], tuple[str, dict[str, Arg], str]]:
        return BadInput, (self.name, self.said, self.rule)

    def __str__(self) -> str:
        from vatra.core import words

        return words.speaker("en").say(self.name, self.said)
