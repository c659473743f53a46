"""Adding presence: from a track, from elsewhere on the island, or from what was destroyed."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.games.spirit_island.deeds import shift_presence
from vatra.games.spirit_island.panels import OCEAN_IN_PLAY, REGENERATION
from vatra.games.spirit_island.said import FROM, IslandAsk, land_action
from vatra.games.spirit_island.spirit import TRACKS
from vatra.games.spirit_island.table import Island

FROM_TRACK: Final[list[Action]] = [Action(f"track {TRACKS[i]}", -1 - i) for i in range(2)]
FROM_DESTROYED: Final = Action("destroyed", -3)


def may_live(t: Island, seat: int, land: int, growth: bool) -> bool:
    """Ocean's Hungry Grasp keeps to coasts and oceans; other spirits come into an ocean only through powers."""
    if t.spirits[seat].panel.special & OCEAN_IN_PLAY:
        return t.coastal(land)
    return not (growth and t.is_ocean(land))


def regenerates(t: Island, seat: int) -> bool:
    """Steady Regeneration: destroyed presence may grow again, for 1 energy when the island is blighted."""
    spirit = t.spirits[seat]
    if not spirit.panel.special & REGENERATION or not spirit.destroyed:
        return False
    return not t.blighted or spirit.energy > 0


def sources(t: Island, seat: int, land: int, growth: bool) -> list[Action]:
    """Where presence for this land can come from."""
    spirit = t.spirits[seat]
    found = [FROM_TRACK[i] for i in range(2) if spirit.on_track(i)]
    if growth and regenerates(t, seat):
        found.append(FROM_DESTROYED)
    for start in range(t.chart.size):
        if spirit.presence[start] and start != land:
            found.append(land_action(t, FROM, start))
    return found


class TakePresence(IslandAsk):
    """Which presence is added to the land. Only asked where there is one to add."""

    land: int
    growth: bool

    def options(self, t: Island, seat: int) -> list[Action]:
        return sources(t, seat, self.land, self.growth)

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        spirit = t.spirits[seat]
        if action.a >= 0:
            shift_presence(t, seat, action.a, self.land)
        else:
            spirit.presence[self.land] += 1
            if action.a == FROM_DESTROYED.a:
                spirit.destroyed -= 1
                if t.blighted:
                    spirit.energy -= 1
            else:
                spirit.open[-1 - action.a] += 1
                t.refresh_elements(seat)
            if t.journal is not None:
                t.tell("presence-added", {"seat": seat, "land": t.chart.names[self.land]})
            t.refresh_oceans()

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-take-presence", {"land": t.chart.names[self.land]})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        if text == "destroyed":
            return "spirit_island.presence.destroyed"
        return "spirit_island.growth.from-track"


def add_destroyed(t: Island, seat: int, land: int) -> None:
    """One destroyed presence comes back."""
    spirit = t.spirits[seat]
    spirit.destroyed -= 1
    spirit.presence[land] += 1
    if t.journal is not None:
        t.tell("presence-added", {"seat": seat, "land": t.chart.names[land]})
    t.refresh_oceans()
