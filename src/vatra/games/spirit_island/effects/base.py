"""How effects are put together: one after the other, by choice, by condition, by threshold."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.record import Fixed
from vatra.games.spirit_island.consult import consult_about, who_decides
from vatra.games.spirit_island.effect import Do, Effect, first_words
from vatra.games.spirit_island.power import INNATE, POWERS, has
from vatra.games.spirit_island.said import CHOOSE, YES_NO, IslandAsk, use_args
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import BUILDINGS, INVADERS, THE_DAHAN
from vatra.games.spirit_island.use import NO_CARD, Use


class All(Effect):
    """One after the other."""

    def __init__(self, *effects: Effect) -> None:
        self.effects: Final = list(effects)

    def run(self, t: Island, u: Use) -> None:
        for i in range(len(self.effects) - 1, -1, -1):
            t.push(Do(self.effects[i], u))

    def idle(self, t: Island, u: Use) -> bool:
        return all(effect.idle(t, u) for effect in self.effects)

    def welcome(self, u: Use) -> bool:
        return all(effect.welcome(u) for effect in self.effects)

    def words(self) -> Event | None:
        return first_words(self.parts())

    def parts(self) -> list[Effect]:
        return self.effects


class Choose(Effect):
    """One of several, as the user likes; one whose condition does not hold is not offered."""

    def __init__(self, *effects: Effect) -> None:
        self.effects: Final = list(effects)

    def run(self, t: Island, u: Use) -> None:
        able = [i for i in range(len(self.effects)) if self.effects[i].able(t, u)]
        choose(t, u, self, worth_asking(t, u, self.parts(), able))

    def idle(self, t: Island, u: Use) -> bool:
        return all(not (effect.able(t, u) and not effect.idle(t, u)) for effect in self.effects)

    def parts(self) -> list[Effect]:
        return self.effects


class Levels(Effect):
    """Each level takes the place of the one before: the user picks one of those it has the elements for. `rising`: each
    is more of the same, so nobody is asked and the highest is taken."""

    def __init__(self, *levels: Level, rising: bool = False) -> None:
        self.levels: Final = list(levels)
        self.rising: Final = rising

    def run(self, t: Island, u: Use) -> None:
        have = t.spirits[u.seat].elements
        t.frame().levels += 1
        met = [i for i in range(len(self.levels)) if has(have, self.levels[i].needs)]
        choose(t, u, self, met[-1:] if self.rising else worth_asking(t, u, self.parts(), met))

    def parts(self) -> list[Effect]:
        return list(self.levels)


class Level(Effect):
    """An effect with the elements it needs."""

    def __init__(self, need: list[int], *effects: Effect) -> None:
        self.needs: Final = need
        self.effect: Final[Effect] = effects[0] if len(effects) == 1 else All(*effects)

    def need(self) -> list[int]:
        return self.needs

    def run(self, t: Island, u: Use) -> None:
        t.push(Do(self.effect, u))

    def idle(self, t: Island, u: Use) -> bool:
        return self.effect.idle(t, u)

    def welcome(self, u: Use) -> bool:
        return self.effect.welcome(u)

    def words(self) -> Event | None:
        return first_words(self.parts())

    def parts(self) -> list[Effect]:
        return [self.effect]


class At(Effect):
    """A threshold, at its place in the text. Who has the elements may act as if they had not. But whoever uses an
    innate power uses at least one of its levels, so nobody is asked about the first."""

    def __init__(self, need: list[int], *effects: Effect) -> None:
        self.needs: Final = need
        self.effect: Final[Effect] = effects[0] if len(effects) == 1 else All(*effects)

    def run(self, t: Island, u: Use) -> None:
        if not has(t.spirits[u.seat].elements, self.needs) or self.effect.idle(t, u):
            return
        frame = t.frame()
        if POWERS[u.power].deck == INNATE and not frame.levels:
            frame.levels += 1
            t.push(Do(self.effect, u))
        else:
            t.push(TakeThreshold(u.seat, self, u))

    def need(self) -> list[int]:
        return self.needs

    def idle(self, t: Island, u: Use) -> bool:
        return not has(t.spirits[u.seat].elements, self.needs) or self.effect.idle(t, u)

    def parts(self) -> list[Effect]:
        return [self.effect]


class Instead(Effect):
    """With the elements the user may do something else in place of the base."""

    base: Effect
    needs: list[int]
    other: Effect

    def run(self, t: Island, u: Use) -> None:
        met = has(t.spirits[u.seat].elements, self.needs)
        unlike = not self.other.idle(t, u) or not (self.base.idle(t, u) or self.base.welcome(u))
        choose(t, u, self, [0, 1] if met and unlike else [0])

    def need(self) -> list[int]:
        return self.needs

    def parts(self) -> list[Effect]:
        return [self.base, self.other]


def choose(t: Island, u: Use, effect: Effect, numbers: list[int]) -> None:
    """Ask which part of the effect, if there is a choice."""
    if len(numbers) == 1:
        t.push(Do(effect.parts()[numbers[0]], u))
    elif numbers:
        consult_about(t, u, ChoosePart(u.seat, effect, u, numbers))


def worth_asking(t: Island, u: Use, parts: list[Effect], numbers: list[int]) -> list[int]:
    """A part of a power that does nothing may be chosen, but it is not offered where nobody would. What a fear card
    says must be done if possible."""
    busy = [i for i in numbers if not parts[i].idle(t, u)]
    if not busy:
        return numbers[:1]
    if u.fear != NO_CARD or any(parts[i].welcome(u) for i in busy):
        return busy
    return numbers


class ChoosePart(IslandAsk):
    choice = True

    effect: Effect
    use: Use
    numbers: list[int]

    def options(self, t: Island, seat: int) -> list[Action]:
        return [CHOOSE[i] for i in self.numbers]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        t.push(Do(self.effect.parts()[action.a], self.use))

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-choose-part", {**use_args(t, self.use)})

    def label(self, t: Island, seat: int, action: Action) -> Event:
        words = self.effect.parts()[action.a].words()
        assert words is not None
        return words

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.power.or" if text.startswith("choose") else "core.not-an-option"

    def excludes(self, t: Island, seat: int) -> str:
        return who_decides(self.use)


class TakeThreshold(IslandAsk):
    choice = True

    at: At
    use: Use

    def options(self, t: Island, seat: int) -> list[Action]:
        return YES_NO

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a:
            t.push(Do(self.at.effect, self.use))

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-threshold", {**use_args(t, self.use)})


# -- conditions ------------------------------------------------------------------------------------------------------


class Condition(Fixed):
    """Something that holds in a land, or about a use, or does not."""

    def holds(self, t: Island, u: Use) -> bool:
        raise NotImplementedError  # abstract


class InTerrain(Condition):
    mask: int

    def holds(self, t: Island, u: Use) -> bool:
        return bool(t.terrain(u.land) & self.mask)


class Coastal(Condition):
    def holds(self, t: Island, u: Use) -> bool:
        return t.coastal(u.land)


class IsOcean(Condition):
    def holds(self, t: Island, u: Use) -> bool:
        return t.is_ocean(u.land)


class AtLeast(Condition):
    """So many pieces of these classes."""

    n: int
    mask: int

    def holds(self, t: Island, u: Use) -> bool:
        return t.count(u.land, self.mask) >= self.n


class NoInvaders(Condition):
    def holds(self, t: Island, u: Use) -> bool:
        return t.count(u.land, INVADERS) == 0


class Blighted(Condition):
    def holds(self, t: Island, u: Use) -> bool:
        return t.blight[u.land] > 0


class YourPresence(Condition):
    def holds(self, t: Island, u: Use) -> bool:
        return t.spirits[u.seat].presence[u.land] > 0


class YourPresenceAndInvaders(Condition):
    def holds(self, t: Island, u: Use) -> bool:
        return t.spirits[u.seat].presence[u.land] > 0 and t.count(u.land, INVADERS) > 0


class YourSacredSites(Condition):
    n: int

    def holds(self, t: Island, u: Use) -> bool:
        return t.sacred_sites(u.seat) >= self.n


class DahanOutnumber(Condition):
    """There are invaders, and more dahan than invaders."""

    def holds(self, t: Island, u: Use) -> bool:
        invaders = t.count(u.land, INVADERS)
        return 0 < invaders < t.count(u.land, THE_DAHAN)


class ForYourself(Condition):
    def holds(self, t: Island, u: Use) -> bool:
        return u.spirit == u.seat


class ForAnother(Condition):
    def holds(self, t: Island, u: Use) -> bool:
        return u.spirit != u.seat


class Moved(Condition):
    """The action moved at least one piece."""

    def holds(self, t: Island, u: Use) -> bool:
        return t.frame().moved > 0


class PushedIntoBuildings(Condition):
    """A piece was pushed into a land with a town or city."""

    def holds(self, t: Island, u: Use) -> bool:
        return any(t.frame().pushed_to >> land & 1 and t.count(land, BUILDINGS) for land in t.chart.lands)


class If(Effect):
    condition: Condition
    effect: Effect
    other: Effect | None = None

    def run(self, t: Island, u: Use) -> None:
        if self.condition.holds(t, u):
            t.push(Do(self.effect, u))
        elif self.other is not None:
            t.push(Do(self.other, u))

    def able(self, t: Island, u: Use) -> bool:
        return self.other is not None or self.condition.holds(t, u)

    def idle(self, t: Island, u: Use) -> bool:
        if self.condition.holds(t, u):
            return self.effect.idle(t, u)
        return self.other is None or self.other.idle(t, u)

    def welcome(self, u: Use) -> bool:
        return self.effect.welcome(u)

    def words(self) -> Event | None:
        return first_words(self.parts())

    def parts(self) -> list[Effect]:
        return [self.effect] if self.other is None else [self.effect, self.other]
