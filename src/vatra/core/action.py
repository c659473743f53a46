"""An action: a small value. Its text is its identity and its form in the log; the ints are payload for `take`."""

from __future__ import annotations

from vatra.core.record import Fixed


class Action(Fixed):
    text: str
    a: int = 0
    b: int = 0
    c: int = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return self.text
