"""What is coming: what the next ravage and the next builds do if nothing changes."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vatra.games.spirit_island.deeds import left_of
from vatra.games.spirit_island.rules.choke import Choke
from vatra.games.spirit_island.rules.ravage import (
    TO_BLIGHT,
    BeforeRavage,
    BeginRavage,
    Ravage,
    Strike,
    shares,
    strength,
)
from vatra.games.spirit_island.rules.spread import (
    AddBuilding,
    Advance,
    BeginBuild,
    Build,
    built_bare,
    matching,
    would_build,
)
from vatra.games.spirit_island.rules.turn import EverythingEnds, InvadersAct, TimePasses, effects_end
from vatra.games.spirit_island.table import EMPTY, Island
from vatra.games.spirit_island.terms import (
    BIT,
    CLASSES,
    CONCEALED,
    DAHAN,
    FOREWARNED,
    IMMUNE,
    INVADERS,
    NO_BLIGHT,
    THE_DAHAN,
    lands_in,
)


class Coming:
    """What the invaders still have before them in this turn: the stack of steps says it."""

    def __init__(self, t: Island) -> None:
        extra = ravage = build = over = True  # whole cards: nothing of them has begun
        ravages: i64 = t.ravaging
        builds: dict[int, bool] = {}  # single lands, and whether they are built in bare
        self.rested = False  # what lasts this turn is over before they act again
        for step in t.shared:
            if isinstance(step, TimePasses | EverythingEnds):
                self.rested = True
            elif isinstance(step, Advance):
                extra = ravage = build = over = False
            elif isinstance(step, InvadersAct):
                extra = ravage = build = True
                over = False
            elif isinstance(step, BeginBuild):
                build = True
            elif isinstance(step, BeginRavage):
                ravage = True
            elif isinstance(step, BeforeRavage):
                extra = True
            else:
                if isinstance(step, Choke):  # they may still be stopped
                    step = step.step
                if isinstance(step, Ravage | Strike):
                    ravages |= BIT[step.land]
                elif isinstance(step, Build | AddBuilding):
                    builds[step.land] = step.bare
        self.rested = self.rested and over
        self.extra = extra
        self.ravage = ravage
        self.build = build
        self.ravages = ravages
        self.builds = builds


def ravaging(t: Island) -> list[int]:
    """The lands of the ravage step that goes on that are still to be ravaged."""
    return lands_in(Coming(t).ravages)


def forecast(t: Island) -> dict[str, Any]:
    coming = Coming(t)
    if coming.rested:
        t = t.copy()
        effects_end(t)
    ravages = matching(t, t.ravage_card) if coming.ravage and t.ravage_card != EMPTY else coming.ravages
    begun = built(t, coming.builds)
    extra_begun = coming.ravage and not coming.extra  # between fear and ravage only the extra build builds
    return {
        "ravage": {
            t.chart.names[land]: ravage_forecast(t, land)
            for land in lands_in(ravages)
            if t.count(land, INVADERS) and not t.skipped >> land & 1
        },
        "build": build_forecast(t, t.build_card) if coming.build else begun,
        "extra_build": build_forecast(t, t.extra_card) if coming.extra else begun if extra_begun else {},
    }


def build_forecast(t: Island, card: i64) -> dict[str, str]:
    if card == EMPTY:
        return {}
    lands = matching(t, card)
    bare = built_bare(t, lands)
    return built(t, {land: bool(bare >> land & 1) for land in lands_in(lands)})


def built(t: Island, lands: dict[int, bool]) -> dict[str, str]:
    found: dict[str, str] = {}
    for land, bare in lands.items():
        piece = would_build(t, land, bare)
        if piece >= 0:
            found[t.chart.names[land]] = CLASSES[piece]
    return found


def ravage_forecast(t: Island, land: int) -> dict[str, Any]:
    damage = strength(t, land)
    dahan = t.count(land, THE_DAHAN)
    lost = 0
    if not t.has(CONCEALED, land) and not t.has(IMMUNE, land):
        for p, points in shares(t, land, damage):
            lost += int(points >= left_of(t, land, p))
    blight = 0
    if damage >= TO_BLIGHT and not t.has(NO_BLIGHT, land):
        blight = 1 + sum([twist.more_blight(damage) for twist in t.twists])
    return {
        "damage": damage,
        "blight": blight,
        "cascade": blight > 0 and t.blight[land] > 0,
        "dahan": lost,
        "strike": (dahan if t.has(FOREWARNED, land) else dahan - lost) * t.strike[DAHAN],
    }
