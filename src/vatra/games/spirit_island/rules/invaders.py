"""The beginning of the invader phase: the blighted island, and fear."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.blight import MEMORY_FADES
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS
from vatra.games.spirit_island.cards.fear import FEAR
from vatra.games.spirit_island.deeds import begin, lose_presence
from vatra.games.spirit_island.effect import Do
from vatra.games.spirit_island.effects.spirits import reveal_fear
from vatra.games.spirit_island.rules.action import END_ACTION
from vatra.games.spirit_island.rules.gain import forget, forget_action
from vatra.games.spirit_island.said import LOSE, IslandAsk, land_action
from vatra.games.spirit_island.table import INVADER_PHASE, Island
from vatra.games.spirit_island.use import NOBODY, Use

# -- blighted island -------------------------------------------------------------------------------------------------


class BlightedIsland(Step[Island]):
    """The effect of a turned blight card."""

    def run(self, t: Island) -> None:
        t.phase = INVADER_PHASE
        t.resolved_now = 0
        t.tell("phase-begins", {"phase": "phase-invader"})
        if t.blighted:
            begin(t, END_ACTION)
            for seat in range(t.seats - 1, -1, -1):
                t.push(Wither(seat))


class Wither(Step[Island]):
    seat: int

    def run(self, t: Island) -> None:
        if wither_options(t, self.seat):
            t.push(WitherWhat(self.seat))


def wither_options(t: Island, seat: int) -> list[Action]:
    spirit = t.spirits[seat]
    found = [land_action(t, LOSE, land) for land in range(t.chart.size) if spirit.presence[land]]
    if t.blight_face == MEMORY_FADES:
        found += [forget_action(card) for card in spirit.owned()]
    return found


class WitherWhat(IslandAsk):
    """Destroy one presence; with Memory Fades to Dust, or forget a power card."""

    def options(self, t: Island, seat: int) -> list[Action]:
        return wither_options(t, seat)

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.text.startswith("forget"):
            forget(t, seat, action.a)
        else:
            lose_presence(t, seat, action.a)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-wither-forget" if t.blight_face == MEMORY_FADES else "ask-wither", {})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        if t.blight_face == MEMORY_FADES:
            return "spirit_island.blighted.memory-fades"
        return "spirit_island.blighted.downward-spiral"


# -- fear ------------------------------------------------------------------------------------------------------------


class BeginFear(Step[Island]):
    """The fear of an invader phase, unless an adversary or a scenario keeps the cards for something else."""

    def run(self, t: Island) -> None:
        for twist in t.twists:
            if twist.holds_fear(t):
                return
        t.push(RESOLVE_FEAR)


class ResolveFear(Step[Island]):
    """Earned fear cards, one after the other; those earned meanwhile come last."""

    def run(self, t: Island) -> None:
        if t.resolved >= t.earned or t.terror() > len(FEAR[0]):
            return
        place = int(t.resolved)
        card = reveal_fear(t, place)
        t.resolved += 1
        t.resolved_now += 1
        level = t.terror()
        t.tell("resolves-fear", {"card": "fear-" + FEAR_SLUGS[card], "level": level})
        t.push(self)
        begin(t, END_ACTION)
        t.push(Do(FEAR[card][level - 1], Use(NOBODY, fear=card)))


BLIGHTED_ISLAND: Final = BlightedIsland()
BEGIN_FEAR: Final = BeginFear()
RESOLVE_FEAR: Final = ResolveFear()
