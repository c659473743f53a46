"""Rituals of Terror: fear cards wait until the spirits hold a ritual together with the dahan."""

from __future__ import annotations

from typing import Any, Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS
from vatra.games.spirit_island.consult import Objection, consult
from vatra.games.spirit_island.deeds import begin, lose_presence, move
from vatra.games.spirit_island.rules.action import END_ACTION
from vatra.games.spirit_island.rules.invaders import RESOLVE_FEAR
from vatra.games.spirit_island.said import PUSH, RITUAL, YES, YES_NO, IslandAsk, land_action, piece_action
from vatra.games.spirit_island.table import UNSEEN, Island
from vatra.games.spirit_island.terms import BIT, KIND, THE_DAHAN
from vatra.games.spirit_island.twist import Twist
from vatra.games.spirit_island.use import Use

SLUG: Final = "rituals-of-terror"
DIFFICULTY: Final = 3
DAHAN_EACH: Final = 3  # in the land, for each player
PRICE: Final = 3  # in energy, and in presence
TO_WIN: Final = 3  # rituals
ENERGY: Final = 0
PRESENCE: Final = 1
PAY: Final[list[list[Action]]] = [
    [Action(f"pay {n}", n) for n in range(PRICE + 1)],
    [Action(f"sacrifice {n}", n) for n in range(PRICE + 1)],
]
# For players who plan: the price of a ritual, each dahan, presence and energy it needs, and explorers to destroy.
RITUAL_WORTH: Final = 6.0
GATHERED: Final = 1.5
ENERGY_WORTH: Final = 0.5
ALL_INVADERS: Final = 4.0
HOLD: Final = "spirit_island.scenario.rituals-of-terror.ritual"


def possible(t: Island, land: int) -> bool:
    """Every spirit is there, enough dahan are, and together the spirits can pay."""
    here = [spirit.presence[land] for spirit in t.spirits]
    if 0 in here or sum(here) < PRICE or t.count(land, THE_DAHAN) < DAHAN_EACH * t.seats:
        return False
    return sum([int(spirit.energy) for spirit in t.spirits]) >= PRICE


class Rituals(Twist):
    def pieces(self, t: Island) -> None:
        t.tell("scenario-begins", {"scenario": f"scenario-{SLUG}"})

    def decks(self, t: Island) -> None:
        t.fear_cards = [UNSEEN] * len(FEAR_SLUGS)
        t.dividers = []
        t.fear_wins = False

    def holds_fear(self, t: Island) -> bool:
        return True

    def offers(self, t: Island, seat: int) -> list[Action]:
        return [land_action(t, RITUAL, land) for land in t.chart.lands if possible(t, land)]

    def accept(self, t: Island, seat: int, action: Action) -> None:
        ask = HoldRitual(seat, action.a)
        if t.settings["objections"]:
            t.push(Objection(ask, YES, BIT[seat]))
        else:
            t.push(ask)
            ask.take(t, seat, YES)

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return HOLD if text.startswith("ritual") else ""

    def victory(self, t: Island) -> str | None:
        return "rituals" if t.raised >= TO_WIN else None

    def way(self, t: Island, towns: int, cities: int, made: float) -> float | None:
        """Each ritual makes do with less destruction, and the last one with none."""
        buildings = 2.0 * towns + 3.0 * cities
        left = [buildings + ALL_INVADERS, buildings, 3.0 * cities, 0.0]  # by terror level
        held = int(t.raised)
        missing = self.missing(t)
        best = left[held]
        for more in range(1, TO_WIN - held + 1):
            best = min(best, left[held + more] + RITUAL_WORTH * more + missing)
        return best

    def missing(self, t: Island) -> float:
        """What the next ritual needs, in the land where that is least."""
        least = 99.0
        for land in t.chart.lands:
            here = [spirit.presence[land] for spirit in t.spirits]
            presence = max(here.count(0), PRICE - sum(here))
            dahan = max(0, DAHAN_EACH * t.seats - t.count(land, THE_DAHAN))
            least = min(least, GATHERED * (presence + dahan))
        energy = max(0, PRICE - sum([int(spirit.energy) for spirit in t.spirits]))
        return least + ENERGY_WORTH * energy

    def effects(self) -> list[str]:
        names = ["fear-deck", "cards-wait", "ritual", "effect", "dahan-leave", "victory"]
        return [f"scenario-{SLUG}-{name}" for name in names]

    def reminders(self, t: Island) -> list[tuple[str, str]]:
        return [
            ("fast", f"scenario-{SLUG}-ritual"),
            ("fear", f"scenario-{SLUG}-cards-wait"),
            ("slow", f"scenario-{SLUG}-ritual"),
        ]

    def goals(self, t: Island, goals: list[str]) -> list[str]:
        return [*goals, f"scenario-{SLUG}-victory"]

    def facts(self, t: Island) -> dict[str, Any]:
        return {
            "rituals": int(t.raised),
            "to_win": TO_WIN,
            "dahan": DAHAN_EACH * t.seats,
            "lands": [t.chart.names[land] for land in t.chart.lands if possible(t, land)],
        }


class HoldRitual(IslandAsk):
    """Whether the ritual is held; only asked where others have objected."""

    land: int

    def options(self, t: Island, seat: int) -> list[Action]:
        return YES_NO

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if not action.a:
            return
        t.tell("holds-ritual", {"seat": self.seat, "land": t.chart.names[self.land]})
        begin(t, END_ACTION)
        seats = [(self.seat + i) % t.seats for i in range(t.seats)]
        t.then(
            Share(ENERGY, self.land, seats, PRICE),
            Share(PRESENCE, self.land, seats, PRICE),
            TerrorGrows(self.land),
        )

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-ritual", {"land": t.chart.names[self.land]})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return HOLD


# -- the price ---------------------------------------------------------------------------------------------------------


class Share(Step[Island]):
    """One spirit after the other says how much of the price it bears; the last ones bear what is left."""

    what: int
    land: int
    seats: list[int]
    left: int

    def run(self, t: Island) -> None:
        if self.left:
            t.push(HowMuch(self.seats[0], self))

    def able(self, t: Island, seat: int) -> int:
        spirit = t.spirits[seat]
        return spirit.presence[self.land] if self.what else int(spirit.energy)


class HowMuch(IslandAsk):
    share: Share

    def options(self, t: Island, seat: int) -> list[Action]:
        share = self.share
        rest = sum([share.able(t, other) for other in share.seats[1:]])
        least = max(0, share.left - rest)
        most = min(share.left, share.able(t, seat))
        return PAY[share.what][least : most + 1]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        share = self.share
        t.push(Share(share.what, share.land, share.seats[1:], share.left - action.a))
        if share.what == ENERGY:
            t.spirits[seat].energy -= action.a
            if action.a:
                t.tell("pays-energy", {"seat": seat, "energy": action.a})
        else:
            for _ in range(action.a):
                lose_presence(t, seat, share.land)

    def prompt(self, t: Island, seat: int) -> Event:
        name = "ask-ritual-presence" if self.share.what else "ask-ritual-energy"
        return Event(name, {"land": t.chart.names[self.share.land], "left": self.share.left})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return HOLD


# -- what it does ------------------------------------------------------------------------------------------------------


class TerrorGrows(Step[Island]):
    """The terror level rises, and what was earned so far is resolved at the new one. The last level is victory."""

    land: int

    def run(self, t: Island) -> None:
        t.raised += 1
        if t.raised < TO_WIN:
            t.tell("terror-rises", {"level": t.terror()})
            t.then(RESOLVE_FEAR, DahanLeave(self.land))


class DahanLeave(Step[Island]):
    """All dahan of the land are pushed, spread as evenly as possible over all adjacent lands."""

    land: int

    def run(self, t: Island) -> None:
        around = t.chart.ashore.adjacent[self.land]
        dahan = [p for p in t.pieces[self.land] if BIT[p & 3] & THE_DAHAN]
        each = len(dahan) // len(around)
        more = len(dahan) % len(around)
        if len({p & KIND for p in dahan}) > 1:  # some are hurt: it matters who goes where
            t.push(SpreadDahan(self.land, around, [each] * len(around), more))
            return
        t.push(SpreadDahan(self.land, around, [0] * len(around), more))
        use = Use(t.owner(self.land), self.land)
        for end in around:
            for _ in range(each):
                move(t, use, self.land, end, dahan.pop())


class SpreadDahan(Step[Island]):
    """Lands that still get so many (below 0: one more than their share), and how many of them get one more."""

    land: int
    ends: list[int]
    due: list[int]
    more: int

    def run(self, t: Island) -> None:
        if self.more or any(n > 0 for n in self.due):
            consult(t, PushDahan(t.owner(self.land), self))

    def open(self, i: int) -> bool:
        return self.due[i] > 0 or (self.due[i] == 0 and self.more > 0)


class PushDahan(IslandAsk):
    spread: SpreadDahan

    def options(self, t: Island, seat: int) -> list[Action]:
        spread = self.spread
        kinds = t.kinds(spread.land, THE_DAHAN)
        ends = [spread.ends[i] for i in range(len(spread.ends)) if spread.open(i)]
        return [piece_action(t, PUSH, p, end) for p in kinds for end in ends]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        spread = self.spread
        i = spread.ends.index(action.b)
        due = spread.due[:]
        due[i] -= 1
        more = spread.more - 1 if due[i] < 0 else spread.more
        t.push(SpreadDahan(spread.land, spread.ends, due, more))
        move(t, Use(self.seat, spread.land), spread.land, action.b, t.one(spread.land, action.a))

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-ritual-dahan", {"land": t.chart.names[self.spread.land]})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.scenario.rituals-of-terror.dahan-leave"

    def excludes(self, t: Island, seat: int) -> str:
        return "spirit_island.together.land-choices"
