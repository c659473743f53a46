"""The rules, top to bottom: enter, reveal, decide, go back, end of the expedition."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.errors import Arg
from vatra.core.step import Ask, Step
from vatra.games.diamant.components import (
    CAVES,
    CLAIM_VALUES,
    FIRST_HAZARD,
    FIRST_RELIC,
    HAZARDS,
    IDENTICAL,
    NUMBERED,
    RELIC_VALUES,
    numbered_relic,
)
from vatra.games.diamant.table import NOBODY, Cave, Expedition

DEEPER: Final = Action("deeper", 0)
BACK: Final = Action("back", 1)
CHOICES: Final[list[Action]] = [DEEPER, BACK]


class Enter(Step[Cave]):
    """Everyone enters the next cave; in the numbered variant one more relic is shuffled in first."""

    def run(self, t: Cave) -> None:
        t.inside = t.everyone
        t.crowd = t.seats
        if t.journal is not None:
            t.tell("enter", {"cave": int(t.cave)})
        if t.relic_mode == NUMBERED:
            value = RELIC_VALUES[t.cave - 1]
            t.deck.cards.append(numbered_relic(value))
            if t.journal is not None:
                t.tell("relic-enters", {"value": value})
        t.push(REVEAL)


class Reveal(Step[Cave]):
    """Turn the top card onto the path."""

    def run(self, t: Cave) -> None:
        t.chosen = 0
        card = t.deck.draw(t.chance)
        t.turned.append(card)
        t.path.append(card)
        if card < FIRST_HAZARD:
            share_treasure(t, card)
        elif card < FIRST_RELIC:
            kind: i64 = card - FIRST_HAZARD
            if t.seen >> kind & 1:
                if t.journal is not None:
                    t.tell("strikes", {"hazard": hazard_name(card), "card": len(t.path)})
                t.push(FLEE)
                return
            t.seen |= 1 << kind
            if t.journal is not None:
                t.tell("hazard", {"hazard": hazard_name(card), "card": len(t.path)})
        else:
            t.relics_here += 1
            if t.journal is not None:
                t.tell("relic", {"value": card - FIRST_RELIC, "card": len(t.path)})
        t.push(DECIDE)


def share_treasure(t: Cave, value: i64) -> None:
    """Everyone inside pockets an equal share; what does not divide stays on the path."""
    share: i64 = value // t.crowd
    rest: i64 = value - share * t.crowd
    t.left.append(rest)
    t.rest += rest
    if share:
        inside: i64 = t.inside
        pockets = t.pockets
        for seat in range(t.seats):
            if inside >> seat & 1:
                pockets[seat] += share
    if t.journal is not None:
        args: dict[str, Arg] = {
            "value": int(value),
            "share": int(share),
            "rest": int(rest),
            "card": len(t.path),
        }
        t.tell("treasure", args)


class Decide(Ask[Cave]):
    """Everyone inside decides in secret; the decisions are shown all at once."""

    choice = True
    secret: ClassVar[bool] = True

    def waiting(self, t: Cave) -> i64:
        return t.inside & ~t.chosen

    def options(self, t: Cave, seat: int) -> list[Action]:
        return CHOICES

    def take(self, t: Cave, seat: int, action: Action) -> None:
        bit: i64 = 1 << seat
        t.chosen |= bit
        if action.a:
            t.leaving |= bit
        if t.chosen != t.inside:
            return
        t.pop()
        t.lay_open()  # they stay on the table until they are carried out
        if t.journal is not None:
            deeper: i64 = t.inside & ~t.leaving
            if deeper:
                t.tell("deeper", {"seats": int(deeper)})
        t.push(GO_BACK if t.leaving else REVEAL)

    def forbids(self, t: Cave, seat: int, text: str) -> str:
        return "diamant.decide.two-ways"

    def excludes(self, t: Cave, seat: int) -> str:
        return "diamant.decide.once" if t.chosen >> seat & 1 else "diamant.decide.inside-only"


class GoBack(Step[Cave]):
    """Those who go back share what lies on the path and bank everything; one who goes alone takes the relics."""

    def run(self, t: Cave) -> None:
        leaving: i64 = t.leaving
        count: i64 = 0
        for seat in range(t.seats):
            count += leaving >> seat & 1
        share: i64 = t.rest // count
        t.back = t.back[:]
        for seat in range(t.seats):
            if leaving >> seat & 1:
                stays: i64 = ~(1 << seat)
                t.inside &= stays
                t.chosen &= stays
                t.leaving &= stays
                if share:
                    pick_up(t, share)
                t.back[seat] = len(t.turned)
                banked: i64 = t.pockets[seat] + share
                t.chests[seat] += banked
                t.pockets[seat] = 0
                if t.journal is not None:
                    t.tell("back", {"seat": seat, "gems": int(banked), "share": int(share)})
                if count == 1 and t.relics_here:
                    claim_relics(t, seat)
        t.crowd -= count
        t.push(REVEAL if t.inside else CLOSE)


def pick_up(t: Cave, share: i64) -> None:
    """The way back begins at the newest card; what the last of the leavers leaves undivided stays where it lay."""
    t.rest -= share
    card = len(t.left)
    while share:
        card -= 1
        lies: i64 = t.left[card]
        taken: i64 = min(share, lies)
        t.left[card] = lies - taken
        share -= taken


def claim_relics(t: Cave, seat: int) -> None:
    """Every relic on the path, one after the other; identical ones get their value now."""
    t.relics = t.relics[:]
    for card in t.path[:]:
        if card >= FIRST_RELIC:
            value = CLAIM_VALUES[t.claimed] if t.relic_mode == IDENTICAL else card - FIRST_RELIC
            t.claimed += 1
            t.relics[seat] = [*t.relics[seat], value]
            t.path.remove(card)
            if t.journal is not None:
                t.tell("takes-relic", {"seat": seat, "value": value})
    t.relics_here = 0


class Flee(Step[Cave]):
    """A hazard showed up for the second time: everyone still inside runs home with an empty pocket."""

    def run(self, t: Cave) -> None:
        lost = sum(t.pockets) if t.journal is not None else 0
        for seat in range(t.seats):
            t.pockets[seat] = 0
        if t.journal is not None:
            t.tell("flee", {"hazard": hazard_name(t.path[-1]), "seats": int(t.inside), "gems": lost})
        t.gone.append(t.path.pop())  # the repeat leaves the game; its twin on the path does not
        t.push(CLOSE)


class Close(Step[Cave]):
    """The expedition is over: leftovers are lost, the path returns to the deck, a barricade closes the cave."""

    def run(self, t: Cave) -> None:
        if t.rest:
            leave_rubies(t)
        t.seen = 0
        if t.relics_here:
            leave_relics(t)
        t.deck.cards += t.path
        t.path = []
        t.left = []
        t.closed = [*t.closed, Expedition(cave=t.cave, cards=t.turned, back=t.back)]
        t.turned = []
        t.back = NOBODY[t.seats]
        t.inside = 0
        t.crowd = 0
        if t.journal is not None:
            t.tell("barricade", {"cave": int(t.cave)})
        if t.cave < CAVES:
            t.cave += 1
            t.push(ENTER)
        elif t.journal is not None:
            t.tell("all-closed", {})


def leave_rubies(t: Cave) -> None:
    """Nobody picks up what lies there now."""
    gems = int(t.rest)
    t.left = [0] * len(t.left)
    t.rest = 0
    t.tell("left-behind", {"gems": gems})


def leave_relics(t: Cave) -> None:
    """Relics still on the path leave the game."""
    for card in t.path[:]:
        if card >= FIRST_RELIC:
            t.path.remove(card)
            t.gone.append(card)
            if t.journal is not None:
                t.tell("relic-lost", {"value": card - FIRST_RELIC})
    t.relics_here = 0


def hazard_name(card: int) -> str:
    return "hazard-" + HAZARDS[card - FIRST_HAZARD]


ENTER: Final = Enter()
REVEAL: Final = Reveal()
DECIDE: Final = Decide()
GO_BACK: Final = GoBack()
FLEE: Final = Flee()
CLOSE: Final = Close()
