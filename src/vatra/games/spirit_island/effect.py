"""A verb of a card: one object for ever, without a seat or a land of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vatra.core.event import Event
from vatra.core.record import Fixed
from vatra.core.step import Step

if TYPE_CHECKING:
    from vatra.games.spirit_island.table import Island
    from vatra.games.spirit_island.use import Use


class Effect(Fixed):
    """Digests and pickles know it by its name: the card it belongs to, and its place in the text."""

    def state(self) -> str:
        return NAMES[self]

    def __reduce__(self) -> tuple[Any, ...]:
        return named, (NAMES[self],)

    def run(self, t: Island, u: Use) -> None:
        """Do it, or push the steps that do."""
        raise NotImplementedError  # abstract

    def able(self, t: Island, u: Use) -> bool:
        """Whether its condition holds: an alternative whose condition does not hold is not offered."""
        return True

    def idle(self, t: Island, u: Use) -> bool:
        """Whether it would certainly do nothing now: then nobody is asked about it."""
        return False

    def welcome(self, u: Use) -> bool:
        """Whether nobody would rather do nothing: then an alternative that does nothing is not offered beside it."""
        return False

    def parts(self) -> list[Effect]:
        """The effects it is made of."""
        return []

    def words(self) -> Event | None:
        """What it does, for a player who chooses between effects; None where the card has to be read."""
        return None

    def need(self) -> list[int]:
        """The elements it asks for; empty for most."""
        return []


NAMES: Final[dict[Effect, str]] = {}
EFFECTS: Final[dict[str, Effect]] = {}


def named(name: str) -> Effect:
    return EFFECTS[name]


def name_parts(effect: Effect, name: str) -> None:
    """Give an effect and all its parts their names."""
    assert effect not in NAMES and name not in EFFECTS, name
    NAMES[effect] = name
    EFFECTS[name] = effect
    parts = effect.parts()
    for i in range(len(parts)):
        name_parts(parts[i], f"{name}.{i + 1}")


def needs_of(effect: Effect) -> list[list[int]]:
    """All thresholds in an effect, from top to bottom."""
    found: list[list[int]] = []
    if effect.need():
        found.append(effect.need())
    for part in effect.parts():
        for need in needs_of(part):
            if need not in found:
                found.append(need)
    return found


def first_words(effects: list[Effect]) -> Event | None:
    """The words of the first effect that has some."""
    for effect in effects:
        words = effect.words()
        if words is not None:
            return words
    return None


class Do(Step["Island"]):
    """An effect, bound to who uses it where."""

    effect: Effect
    use: Use

    def run(self, t: Island) -> None:
        self.effect.run(t, self.use)
