"""Blight: from the card to the land, with presence destroyed, cascades, and the flip of the card."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.consult import consult_about, who_decides
from vatra.games.spirit_island.deeds import lose_presence
from vatra.games.spirit_island.rules.ending import look_for_the_end
from vatra.games.spirit_island.said import CASCADE, IslandAsk, land_action
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import NO_BLIGHT
from vatra.games.spirit_island.use import NO_POWER, Use

HEALTHY_PER_PLAYER: Final = 2
NO_CARD_PER_PLAYER: Final = 5
EXTRA_AT_SETUP: Final = 1
MEMORY_FADES: Final = 1
BLIGHT_CARDS: Final[list[str]] = ["downward-spiral", "memory-fades-to-dust"]
BLIGHTED_PER_PLAYER: Final[list[int]] = [5, 4]


class AddBlight(Step[Island]):
    """One blight in a land. `use` says who chooses where a cascade goes; `ravage`: a ravage adds it."""

    use: Use
    land: int
    ravage: bool = False

    def run(self, t: Island) -> None:
        land = self.land
        if not place_blight(t, land):
            return
        for seat in range(t.seats):
            if not self.use.dreams or seat == self.use.seat:
                lose_presence(t, seat, land)
        if t.blight_pool == 0:
            card_is_empty(t)
        if t.blight[land] > 1 and t.near.adjacent[land]:
            self.cascade(t)
        if self.ravage:
            for twist in t.twists:
                twist.ravaged(t, land)

    def cascade(self, t: Island) -> None:
        around = t.near.adjacent[self.land]
        if t.blight_pool <= 0 and not any(t.has(NO_BLIGHT, land) for land in around):
            t.push(NO_BLIGHT_LEFT)  # wherever it would go
        else:
            consult_about(t, self.use, CascadeWhere(self.use.seat, self.use, self.land))


def place_blight(t: Island, land: int) -> bool:
    """From the card to the land, if nothing forbids it and there is any."""
    if t.has(NO_BLIGHT, land):
        return False
    if t.blight_pool <= 0:  # on a fully blighted island a cascade would never end
        t.blight_out = True
        t.push(NO_BLIGHT_LEFT)
        return False
    t.blight_pool -= 1
    t.blight[land] += 1
    if t.journal is not None:
        t.tell("blight-added", {"land": t.chart.names[land], "left": int(t.blight_pool)})
    return True


def card_is_empty(t: Island) -> None:
    """A healthy card is turned over and filled again; anything else is the end."""
    if t.blight_card and not t.blighted:
        t.blighted = True
        t.blight_face = t.chance.pick(BLIGHT_CARDS)
        t.blight_pool += BLIGHTED_PER_PLAYER[t.blight_face] * t.seats
        t.blight_total += BLIGHTED_PER_PLAYER[t.blight_face] * t.seats
        t.show()
        t.tell("island-blighted", {"card": "blight-" + BLIGHT_CARDS[t.blight_face]})
        for twist in t.twists:
            twist.blighted(t)
    else:
        t.blight_out = True


class CascadeWhere(IslandAsk):
    """There was blight already: one more, in an adjacent land. A power's user decides, else the land's player."""

    use: Use
    land: int

    def options(self, t: Island, seat: int) -> list[Action]:
        return [land_action(t, CASCADE, land) for land in t.near.adjacent[self.land]]

    def excludes(self, t: Island, seat: int) -> str:
        return who_decides(self.use)

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        use = self.use
        if use.power == NO_POWER:
            use = Use(t.owner(action.a), action.a)
        t.push(AddBlight(use, action.a))

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-cascade", {"land": t.chart.names[self.land]})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.blight.cascade"


class NoBlightLeft(Step[Island]):
    """Blight has to be placed and there is none: the game ends inside the action."""

    def run(self, t: Island) -> None:
        look_for_the_end(t)


NO_BLIGHT_LEFT: Final = NoBlightLeft()


def heal(t: Island, land: int) -> None:
    """One blight goes back to the card, which never turns back."""
    if t.blight[land]:
        t.blight[land] -= 1
        t.blight_pool += 1
        if t.journal is not None:
            t.tell("blight-removed", {"land": t.chart.names[land]})
