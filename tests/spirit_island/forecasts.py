"""Whatever the forecast says is what then happens: turns played step by step, every ravage and build compared.

    python -m tests.spirit_island.forecasts --ravages 10000

Every turn begins in the fast phase of a position full of pieces, with every kind of lasting effect lying about, in any
variant. Two things are compared. Before each ravage and each build of the turn: the forecast of that moment with what
follows. And at every decision: all the forecast says with what would happen if the invaders acted at once.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from typing import Any

from tests.spirit_island.crowded import ISLAND, land_words

from vatra.core.chance import Chance, seeded
from vatra.core.step import Ask, Step
from vatra.games.spirit_island.blight import AddBlight
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS, INVADER_SLUGS
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS, PANELS
from vatra.games.spirit_island.effects.damage import Pool
from vatra.games.spirit_island.power import MAJORS, MINORS, SLUGS
from vatra.games.spirit_island.rules.choke import Choke
from vatra.games.spirit_island.rules.ravage import BEGIN_RAVAGE, BeginRavage, Ravage
from vatra.games.spirit_island.rules.spread import Build, build_with
from vatra.games.spirit_island.rules.turn import EVERYTHING_ENDS
from vatra.games.spirit_island.table import SLOW_PHASE, Island
from vatra.games.spirit_island.terms import BUILDINGS, CITIES, lands_in
from vatra.games.spirit_island.variants import ADVERSARIES, SCENARIOS, twists_of

LASTING = ["dahan-health", "no-blight", "immune", "vengeance", "concealed", "forewarned", "dread"]
VARIANTS: list[dict[str, object]] = [
    {},
    *[
        dict[str, object](adversary=name) | {"adversary-level": level}
        for name in ADVERSARIES
        for level in (1, 5, 6)
    ],
    *[dict[str, object](scenario=name) for name in SCENARIOS],
    {"adversary": "sweden", "adversary-level": 6, "scenario": "dahan-insurrection"},
    {"blight-card": False},
    {"map": "thematic"},
]
DECK_CARDS = [SLUGS[id] for id in [*MINORS, *MAJORS]]
LONGEST = 2000  # steps of one turn


def dealt(number: int) -> Island:
    """The fast phase of a crowded turn. Everything follows from its number."""
    chance = seeded(f"forecast {number}")
    seats = 1 + number % 4
    options = dict(VARIANTS[number // 4 % len(VARIANTS)])
    if seats > 1 and number % 3 == 0:
        options["objections"] = True
    settings = ISLAND.settle(seats, options)
    plain = ISLAND.deal(seats, settings, seeded(number))
    assert isinstance(plain, Island)
    names = [plain.chart.names[land] for land in plain.chart.lands]
    spirits = [PANEL_SLUGS[(number + 3 * seat) % len(PANEL_SLUGS)] for seat in range(seats)]
    words: dict[str, Any] = {"phase": "fast", "turn": 3, "spirits": spirits, "energy": [9] * seats}
    words["lands"] = {name: land_words(chance) for name in names if chance.below(4)}
    words["lasting"] = {name: LASTING[chance.below(len(LASTING))] for name in names if not chance.below(3)}
    words["defend"] = {name: 1 + chance.below(5) for name in names if not chance.below(4)}
    words["skipped"] = [name for name in names if not chance.below(9)]
    words["wards"] = [chance.below(3) for _ in range(seats)]
    words["presence"] = [homes(plain, slug, seat, chance) for seat, slug in enumerate(spirits)]
    words["played"] = [
        [
            *[SLUGS[id] for id in PANELS[PANEL_SLUGS.index(slug)].uniques][:2],
            DECK_CARDS[(number * 4 + seat) % 58],
        ]
        for seat, slug in enumerate(spirits)
    ]
    words["elements"] = [{"earth": 4, "water": 3, "plant": 3}] * seats
    first = chance.below(len(INVADER_SLUGS))
    words["ravage"], words["build"] = INVADER_SLUGS[first], INVADER_SLUGS[(first + 4) % len(INVADER_SLUGS)]
    if settings["adversary"] == "england" and settings["adversary-level"] != 1:
        words["extra_build"] = INVADER_SLUGS[(first + 8) % len(INVADER_SLUGS)]
    words["fear_cards"] = [FEAR_SLUGS[number % len(FEAR_SLUGS)]]
    words["earned"] = number % 2
    words["blight_pool"] = 1 + chance.below(6 * seats)
    table = ISLAND.arrange(seats, settings, chance, words)
    assert isinstance(table, Island)
    table.journal = []
    return table


def homes(t: Island, slug: str, seat: int, chance: Chance) -> dict[str, int]:
    """Presence for a spirit; the Ocean keeps to its coast."""
    if slug == "oceans-hungry-grasp":
        return {t.chart.names[t.chart.oceans[seat]]: 2, t.chart.names[t.chart.land(seat, 1)]: 2}
    lands = t.chart.lands_of(seat)
    return {t.chart.names[lands[i]]: 2 for i in {chance.below(len(lands)) for _ in range(3)}}


# -- what happens ------------------------------------------------------------------------------------------------------


def answer(t: Island, dice: Chance, choke: bool) -> bool:
    """The question on top, at random; `choke`: whether invaders may be stopped by presence. True: they were."""
    ask = t.shared[-1]
    assert isinstance(ask, Ask)
    seat = t.to_act[dice.below(len(t.to_act))]
    options = t.options(seat)
    stops = isinstance(ask, Choke)
    action = options[-1 if stops and not choke else dice.below(len(options))]
    ask.take(t, seat, action)
    return stops and action.text == "yes"


def ravage(t: Island, dice: Chance, choke: bool) -> dict[str, Any] | None:
    """Run the ravage on top of the stack to its end: what it did; nothing if a spirit stopped it, None if nobody was
    there. Without what was not reached because the game was over first."""
    top = t.shared[-1]
    assert isinstance(top, Ravage)
    land, depth = top.land, len(t.shared)
    found: dict[str, Any] | None = None
    blight = 0
    while len(t.shared) >= depth:
        step = t.shared[-1]
        if step.asks:
            if answer(t, dice, choke):
                found = {}
            continue
        t.shared.pop()
        before = t.blight[land]
        step.run(t)
        kind = type(step).__name__
        if kind == "Strike":
            told = [event for event in t.journal or [] if event.name == "ravage-damage"][-1]
            found = {"damage": told.args["damage"], "dahan": int(t.frame().fallen), "cascade": False}
        elif isinstance(step, AddBlight) and step.ravage:
            assert found
            blight += t.blight[land] - before
            waiting = [getattr(each, "ask", each) for each in t.shared[depth - 1 :]]
            found["cascade"] = blight > 0 and bool(
                {"CascadeWhere", "NoBlightLeft"} & {type(each).__name__ for each in waiting}
            )
        elif kind == "HeavyMining":
            blight += t.blight[land] - before
        elif kind == "FightBack":
            pool = t.shared[-1]
            assert found
            assert isinstance(pool, Pool)
            found |= {"strike": pool.left, "blight": blight}
    return found


def build(t: Island, dice: Chance, choke: bool) -> dict[str, str]:
    """Run the build on top of the stack to its end: what was added in its land."""
    top = t.shared[-1]
    assert isinstance(top, Build)
    depth = len(t.shared)
    counted = [t.count(top.land, mask) for mask in (BUILDINGS, CITIES)]
    while len(t.shared) >= depth:
        step = t.shared[-1]
        if step.asks:
            answer(t, dice, choke)
            continue
        t.shared.pop()
        step.run(t)
    more = [t.count(top.land, mask) - n for mask, n in zip((BUILDINGS, CITIES), counted, strict=True)]
    name = t.chart.names[top.land]
    return {name: "city" if more[1] else "town"} if more[0] else {}


def at_once(t: Island, *steps: Step[Any]) -> Island:
    """A copy in which the invaders do this and nothing else; where their turn is over, the next one has begun. What the
    action that goes on has set off does not come between."""
    new = t.copy()
    new.twists = twists_of(t.settings)
    new.frames, new.journal = [], []
    new.restart(list(steps))
    if t.phase == SLOW_PHASE:
        EVERYTHING_ENDS.run(new)
        del new.shared[len(steps) :]
    return new


# -- what is compared --------------------------------------------------------------------------------------------------


class Compared:
    """One turn; `counts` says how much was compared. At every so many decisions: also what would happen at once."""

    def __init__(self, number: int, every: int = 1) -> None:
        self.every = every
        self.asked = 0
        self.t = dealt(number)
        self.dice = seeded(f"dice {number}")
        self.number = number
        self.counts: Counter[str] = Counter()

    def forecast(self) -> dict[str, Any]:
        found: dict[str, Any] = ISLAND.describe(self.t)["forecast"]
        return found

    def same(self, what: str, said: Any, done: Any) -> None:
        assert said == done, f"{what} of {self.number}: foretold {said}, came {done}"
        self.counts[what] += 1

    def ravaged(self, what: str, said: dict[str, Any] | None, t: Island, choke: bool) -> None:
        done = ravage(t, self.dice, choke)
        if done == {}:
            return
        if said and done and t.outcome:  # over, perhaps in the middle of it
            done.pop("blight", None)
            said = {key: said[key] for key in done}
        self.same(what, said, done)

    def now(self) -> None:
        """Everything foretold, if the invaders acted at once."""
        said = self.forecast()
        names = self.t.chart.names
        for name, one in said["ravage"].items():
            alone = at_once(self.t, Ravage(names.index(name)))
            self.ravaged("ravage at once", one, alone, False)
        if self.t.phase != 3:
            whole = at_once(self.t)
            BEGIN_RAVAGE.run(whole)
            self.same(
                "lands at once",
                sorted(said["ravage"]),
                sorted(names[land] for land in lands_in(whole.ravaging)),
            )
            self.builds(said["build"], int(self.t.build_card))

    def builds(self, said: dict[str, str], card: int) -> None:
        if card < 0:
            return
        t = at_once(self.t)
        build_with(t, card)
        done: dict[str, str] = {}
        while t.shared:
            done |= build(t, self.dice, False)
        if not t.outcome:
            self.same("builds at once", said, done)

    def turn(self) -> Counter[str]:
        """Step by step until the next growth."""
        t = self.t
        for _ in range(LONGEST):
            if not t.shared or t.lanes or type(t.shared[-1]).__name__ == "Turn":
                return self.counts
            step = t.shared[-1]
            if isinstance(step, Ravage):
                self.ravaged("ravage", self.forecast()["ravage"].get(t.chart.names[step.land]), t, True)
            elif isinstance(step, Build) and any(type(each).__name__ == "Explore" for each in t.shared):
                extra = any(isinstance(each, BeginRavage) for each in t.shared)
                said = self.forecast()["extra_build" if extra else "build"]
                name = t.chart.names[step.land]
                done = build(t, self.dice, False)
                if not t.outcome:
                    self.same("build", {name: said[name]} if name in said else {}, done)
            elif step.asks:
                if self.asked % self.every == 0:
                    self.now()
                self.asked += 1
                answer(t, self.dice, True)
            else:
                t.shared.pop()
                step.run(t)
        raise AssertionError(f"no end: {self.number}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare forecasts with what then happens.")
    parser.add_argument("--ravages", type=int, default=10_000, help="so many real ones")
    parser.add_argument("--first", type=int, default=0, help="the number of the first turn")
    parser.add_argument(
        "--every", type=int, default=1, help="what would happen at once: at every so many decisions"
    )
    given = parser.parse_args()
    start = time.monotonic()
    counts: Counter[str] = Counter()
    number = given.first
    while counts["ravage"] < given.ravages:
        counts += Compared(number, given.every).turn()
        number += 1
    spent = time.monotonic() - start
    print(f"{number - given.first} turns in {spent:.0f} s, all as foretold: {dict(sorted(counts.items()))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
