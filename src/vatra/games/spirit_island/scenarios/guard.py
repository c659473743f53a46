"""Guard the Isle's Heart: no town or city may stand in the innermost lands."""

from __future__ import annotations

from typing import Any, Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.deeds import add_piece, remove_piece
from vatra.games.spirit_island.power import MAJOR, MINOR
from vatra.games.spirit_island.rules.presence import FROM_TRACK, may_live
from vatra.games.spirit_island.said import LAND, IslandAsk, land_action, power_name
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import BUILDINGS, EXPLORER, TOWN
from vatra.games.spirit_island.twist import Twist

SLUG: Final = "guard-the-isles-heart"
DIFFICULTY: Final = 0
ALONE_OR_TWO: Final = 7  # the inner land of a board where there is no common centre
# The corner at the common centre by seats.
CENTRE: Final[dict[int, list[str]]] = {3: ["P1", "P1", "P1"], 4: ["P2", "P1", "P2", "P1"]}


def inner_lands(t: Island) -> list[int]:
    """One land of each board, in seat order."""
    if t.seats not in CENTRE:
        return [t.chart.land(seat, ALONE_OR_TWO) for seat in range(t.seats)]
    corners = CENTRE[t.seats]
    return [t.chart.land(seat, t.chart.boards[seat].corners[corners[seat]]) for seat in range(t.seats)]


def fallen(t: Island) -> bool:
    """A town or a city stands in an inner land."""
    return any(t.count(land, BUILDINGS) for land in inner_lands(t))


class Guard(Twist):
    def pieces(self, t: Island) -> None:
        t.tell("scenario-begins", {"scenario": f"scenario-{SLUG}"})

    def opened(self, t: Island) -> None:
        steps: list[Step[Any]] = [CLEAR_TOWNS]
        for seat in range(t.seats):
            steps += [HeartLand(seat), MoreCards(seat)]
        t.then(*steps)

    def turn_ended(self, t: Island) -> None:
        """Turn 1 is over: from now on the heart is guarded."""
        if t.turn == 1:
            t.push(LOOK_AT_THE_HEART)

    def defeat(self, t: Island) -> str:
        return "heart" if t.turn > 1 and fallen(t) else ""

    def effects(self) -> list[str]:
        return [f"scenario-{SLUG}-{name}" for name in ["no-towns", "set-up", "cards", "defeat"]]

    def reminders(self, t: Island) -> list[tuple[str, str]]:
        return [("build", f"scenario-{SLUG}-defeat")]

    def facts(self, t: Island) -> dict[str, Any]:
        return {"inner": [t.chart.names[land] for land in inner_lands(t)], "guarded": t.turn > 1}


# -- setup -------------------------------------------------------------------------------------------------------------


class ClearTowns(Step[Island]):
    def run(self, t: Island) -> None:
        for land in t.chart.lands:
            while TOWN in t.pieces[land]:
                remove_piece(t, land, TOWN)


class HeartLand(Step[Island]):
    """An explorer and a presence in the inner land of one board; a spirit that cannot live there goes to the nearest
    land of the board where it can."""

    seat: int

    def run(self, t: Island) -> None:
        heart = inner_lands(t)[self.seat]
        add_piece(t, heart, EXPLORER)
        t.push(HeartPresence(self.seat, nearest_home(t, self.seat, heart)))


def nearest_home(t: Island, seat: int, heart: int) -> list[int]:
    return t.chart.nearest(heart, [land for land in t.chart.lands_of(seat) if may_live(t, seat, land, False)])


class HeartPresence(IslandAsk):
    """Where there are several nearest lands, in which of them."""

    lands: list[int]

    def options(self, t: Island, seat: int) -> list[Action]:
        return [land_action(t, LAND, land) for land in self.lands]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        t.push(HeartTrack(seat, action.a))

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-heart-land", {})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.scenario.guard-the-isles-heart.set-up"


class HeartTrack(IslandAsk):
    """From which track the presence comes."""

    land: int

    def options(self, t: Island, seat: int) -> list[Action]:
        return FROM_TRACK

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        spirit = t.spirits[seat]
        spirit.open[-1 - action.a] += 1
        spirit.presence[self.land] += 1
        t.tell("presence-added", {"seat": seat, "land": t.chart.names[self.land]})

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-take-presence", {"land": t.chart.names[self.land]})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.scenario.guard-the-isles-heart.set-up"


class MoreCards(Step[Island]):
    """The top minor and the top major power, without choice and without forgetting."""

    seat: int

    def run(self, t: Island) -> None:
        for deck in (MINOR, MAJOR):
            card = t.powers[deck].draw(t.chance)
            t.show()
            t.spirits[self.seat].hand.append(card)
            t.tell("gains-card", {"seat": self.seat, "power": power_name(card)})


class LookAtTheHeart(Step[Island]):
    def run(self, t: Island) -> None:
        if fallen(t):
            t.finish("heart", False)


CLEAR_TOWNS: Final = ClearTowns()
LOOK_AT_THE_HEART: Final = LookAtTheHeart()
