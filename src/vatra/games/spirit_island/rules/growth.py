"""Growth: choose an option, then do everything it says, in any order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.deeds import shift_presence
from vatra.games.spirit_island.panels import (
    ADD_PRESENCE,
    ADD_PRESENCE_OCEAN,
    GAIN_CARD,
    GAIN_ENERGY,
    IN_TERRAIN,
    MORE_PLAYS,
    ON_COAST,
    RECLAIM_ALL,
    RECLAIM_ONE,
    TIDE_IN,
    TIDE_OUT,
    WITH_DAHAN,
    WITH_DAHAN_OR_INVADERS,
    Grow,
)
from vatra.games.spirit_island.power import POWERS
from vatra.games.spirit_island.rules.gain import Gain, gain_options
from vatra.games.spirit_island.rules.presence import TakePresence, may_live, sources
from vatra.games.spirit_island.said import FROM, TO, IslandAsk, land_action, power_name, word_args
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import INVADERS, THE_DAHAN, lands_in

AT_ONCE: Final = [GAIN_ENERGY, MORE_PLAYS, RECLAIM_ALL]
GROWTH: Final[list[Action]] = [Action(f"growth {i + 1}", i) for i in range(4)]
TIDES: Final[dict[int, Action]] = {
    TIDE_IN: Action("tide in", TIDE_IN),
    TIDE_OUT: Action("tide out", TIDE_OUT),
}
RECLAIM: Final[dict[int, Action]] = {}
PLACE: Final[dict[str, Action]] = {}


def reclaim_action(card: int) -> Action:
    if card not in RECLAIM:
        RECLAIM[card] = Action(f"reclaim {POWERS[card].slug}", card)
    return RECLAIM[card]


def place_action(t: Island, number: int, grow: Grow, land: int) -> Action:
    """`presence 2 A5`: with the action of range 2, in A5; `presence ocean ocean-A`."""
    which = "ocean" if grow.kind == ADD_PRESENCE_OCEAN else str(grow.n)
    text = f"presence {which} {t.chart.names[land]}"
    key = f"{text} {number} {land}"
    if key not in PLACE:
        PLACE[key] = Action(text, number, land)
    return PLACE[key]


class ChooseGrowth(IslandAsk):
    choice = True

    def options(self, t: Island, seat: int) -> list[Action]:
        return GROWTH[: t.spirits[seat].panel.options]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        panel = t.spirits[seat].panel
        t.push(GrowOn(seat))
        chosen = panel.option_grows[action.a]
        t.spirits[seat].growing = [n for n in chosen if panel.grows[n].kind not in AT_ONCE]
        t.tell("grows", {"seat": seat, "growth": f"growth-{panel.slug}-{action.a + 1}", "n": action.a + 1})
        for number in chosen:
            at_once(t, seat, panel.grows[number])

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-growth", {"spirit": "spirit-" + t.spirits[seat].panel.slug})

    def label(self, t: Island, seat: int, action: Action) -> Event:
        slug = t.spirits[seat].panel.slug
        return Event("do-growth", {"growth": f"growth-{slug}-{action.a + 1}", "n": action.a + 1})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.growth.one-option"


def at_once(t: Island, seat: int, grow: Grow) -> None:
    """Nobody would be better off with energy, plays or cards later. The rest is up to the player."""
    spirit = t.spirits[seat]
    if grow.kind == GAIN_ENERGY:
        spirit.energy += grow.n
        t.tell("gains-energy", {"seat": seat, "energy": grow.n})
    elif grow.kind == MORE_PLAYS:
        spirit.plays += grow.n
        t.tell("gains-plays", {"seat": seat, "cards": grow.n})
    elif grow.kind == RECLAIM_ALL and spirit.discard:
        cards = len(spirit.discard)
        spirit.hand += spirit.discard
        spirit.discard = []
        t.tell("reclaims-all", {"seat": seat, "cards": cards})


def growth_lands(t: Island, seat: int, grow: Grow) -> list[int]:
    """Where this action may add presence."""
    if grow.kind == ADD_PRESENCE_OCEAN:
        return [land for land in t.chart.oceans if sources(t, seat, land, True)]
    near: i64 = t.within(seat, 0, 0, grow.n, growing=True)
    return [
        land
        for land in lands_in(near)
        if fits_growth(t, grow, land) and may_live(t, seat, land, True) and sources(t, seat, land, True)
    ]


def fits_growth(t: Island, grow: Grow, land: int) -> bool:
    if grow.where == WITH_DAHAN:
        return t.count(land, THE_DAHAN) > 0
    if grow.where == WITH_DAHAN_OR_INVADERS:
        return t.count(land, THE_DAHAN | INVADERS) > 0
    if grow.where == ON_COAST:
        return t.coastal(land) and not t.is_ocean(land)
    if grow.where == IN_TERRAIN:
        return bool(grow.terrain & t.terrain(land))
    return True


def tide_oceans(t: Island, seat: int, kind: int) -> list[int]:
    """The boards with an ocean that one presence flows into, or out of."""
    presence = t.spirits[seat].presence
    found: list[int] = []
    for board in range(t.seats):
        if kind == TIDE_OUT:
            if presence[t.chart.oceans[board]]:
                found.append(board)
        elif sum([presence[land] for land in t.chart.coast_of(board)]):
            found.append(board)
    return found


def growth_options(t: Island, seat: int) -> list[Action]:
    """Everything that can be done now of what is left to do."""
    spirit = t.spirits[seat]
    found: list[Action] = []
    seen: list[Grow] = []
    for number in spirit.growing:
        grow = spirit.panel.grows[number]
        if grow in seen or same_as_any(grow, seen):
            continue
        seen.append(grow)
        if grow.kind == ADD_PRESENCE or grow.kind == ADD_PRESENCE_OCEAN:
            for land in growth_lands(t, seat, grow):
                found.append(place_action(t, number, grow, land))
        elif grow.kind == GAIN_CARD:
            found += gain_options(t, seat)
        elif grow.kind == RECLAIM_ONE:
            for card in spirit.discard:
                found.append(reclaim_action(card))
        elif tide_oceans(t, seat, grow.kind):
            found.append(TIDES[grow.kind])
    return found


def same_as_any(grow: Grow, seen: list[Grow]) -> bool:
    return any(grow.kind == other.kind and grow.n == other.n and grow.where == other.where for other in seen)


class GrowOn(Step[Island]):
    """What is left of the growth option, as far as it can be done."""

    seat: int

    def run(self, t: Island) -> None:
        if growth_options(t, self.seat):
            t.push(GrowNext(self.seat))
        else:
            t.spirits[self.seat].growing = []


class GrowNext(IslandAsk):
    def options(self, t: Island, seat: int) -> list[Action]:
        return growth_options(t, seat)

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        t.push(GrowOn(seat))
        word = action.text.split(" ")[0]
        spirit = t.spirits[seat]
        if word == "presence":
            spirit.growing.remove(action.a)
            t.push(TakePresence(seat, action.b, True))
        elif word == "gain":
            drop(t, seat, GAIN_CARD)
            t.push(Gain(seat, action.a))
        elif word == "reclaim":
            drop(t, seat, RECLAIM_ONE)
            reclaim(t, seat, action.a)
        else:
            drop(t, seat, action.a)
            for board in tide_oceans(t, seat, action.a):
                t.push(Tide(seat, board, action.a))

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-grow-next", {"left": len(t.spirits[seat].growing)})

    def label(self, t: Island, seat: int, action: Action) -> Event:
        words = action.text.split(" ")
        if words[0] == "presence" and words[1] == "ocean":
            return Event("do-presence-ocean", {"land": words[2]})
        return Event("do-" + words[0], word_args(t, words[1:]))

    def forbids(self, t: Island, seat: int, text: str) -> str:
        word = text.split(" ")[0]
        if word == "presence":
            return "spirit_island.growth.add-presence"
        if word == "reclaim":
            return "spirit_island.growth.reclaim-one"
        if word == "growth":
            return "spirit_island.growth.one-option"
        return "spirit_island.growth.as-far-as-possible"


def drop(t: Island, seat: int, kind: int) -> None:
    """This action of the growth option is done."""
    spirit = t.spirits[seat]
    for number in spirit.growing:
        if spirit.panel.grows[number].kind == kind:
            spirit.growing.remove(number)
            return


def reclaim(t: Island, seat: int, card: int) -> None:
    spirit = t.spirits[seat]
    spirit.discard.remove(card)
    spirit.hand.append(card)
    t.tell("reclaims", {"seat": seat, "power": power_name(card)})


class Tide(IslandAsk):
    """One presence flows into the ocean of a board from its coast, or out of it to the coast."""

    board: int
    way: int

    def options(self, t: Island, seat: int) -> list[Action]:
        coast = t.chart.coast_of(self.board)
        if self.way == TIDE_OUT:
            return [land_action(t, TO, land) for land in coast]
        presence = t.spirits[seat].presence
        return [land_action(t, FROM, land) for land in coast if presence[land]]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        ocean = t.chart.oceans[self.board]
        if self.way == TIDE_OUT:
            shift_presence(t, seat, ocean, action.a)
        else:
            shift_presence(t, seat, action.a, ocean)

    def prompt(self, t: Island, seat: int) -> Event:
        name = "ask-tide-out" if self.way == TIDE_OUT else "ask-tide-in"
        return Event(name, {"land": t.chart.names[t.chart.oceans[self.board]]})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.special.ocean-presence"
