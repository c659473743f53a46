"""Whole random games of Diamant beside a second, plain telling of its rules, and what must hold at every moment."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from math import comb
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.diamant.oracle import PILE, Oracle

from vatra.core.chance import seeded
from vatra.core.event import Event
from vatra.core.game import find_game
from vatra.core.live import Live
from vatra.core.log import dealer
from vatra.games.diamant.table import Cave

DIAMANT = find_game("diamant")
TREASURES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
HAZARDS = ["spider", "snake", "lava", "boulder", "ram"]
BOX = Counter([f"treasure {value}" for value in TREASURES] + HAZARDS * 3)


@dataclass(frozen=True)
class Plan:
    """A table, and how bold its players are: how many of sixteen decisions are to go back."""

    seats: int
    relics: str
    seed: int
    caution: int

    def live(self) -> Live:
        options = {"relics": self.relics, "unofficial": self.seats == 2}
        return Live(dealer(DIAMANT, self.seats, DIAMANT.settle(self.seats, options), seeded(self.seed)))

    def texts(self) -> Any:
        dice = seeded(f"plan {self.seed}")
        while True:
            yield "back" if dice.below(16) < self.caution else "deeper"


plans = st.builds(
    Plan,
    st.integers(2, 8),
    st.sampled_from(["none", "numbered", "identical"]),
    st.integers(0, 10**6),
    st.integers(1, 12),
)


def described(live: Live) -> dict[str, Any]:
    return DIAMANT.describe(live.table)


# -- engine and oracle side by side --------------------------------------------------------------------------


@given(plans)
@settings(max_examples=150)
def test_the_engine_agrees_with_the_oracle_at_every_decision(plan: Plan) -> None:
    live, oracle, texts = plan.live(), Oracle(plan.seats, plan.relics), plan.texts()
    oracle.turn(live.gave[0])
    while not live.table.over:
        compare(live, oracle)
        back = set()
        for seat in live.table.to_act:
            text = next(texts)
            record = live.act(seat, text)
            if text == "back":
                back.add(seat)
        cards = iter(record.gave)
        oracle.decide(back)
        while not oracle.over and not oracle.turn(next(cards)):
            pass  # a repeat ended the cave, and the next one begins with a card
        assert list(cards) == [], "the engine turned more cards"
    compare(live, oracle)
    assert oracle.over
    result = live.table.result
    assert result is not None
    best = max(oracle.scores())
    assert result.scores == oracle.scores()
    assert result.winners == [seat for seat, score in enumerate(oracle.scores()) if score == best]


def compare(live: Live, oracle: Oracle) -> None:
    seen = described(live)
    assert seen["over"] == oracle.over
    assert seen["round"] == oracle.cave
    assert (seen["chests"], seen["pockets"], seen["left"]) == (oracle.chests, oracle.pockets, oracle.left)
    assert seen["inside"] == sorted(oracle.inside)
    assert [card["card"] for card in seen["path"]] == oracle.path
    assert seen["relics"] == oracle.taken
    assert seen["removed"] == sorted(oracle.removed)
    assert len(seen["gone"]) == oracle.lost_relics
    assert seen["scores"] == oracle.scores()


# -- P1 to P7 ------------------------------------------------------------------------------------------------


def walked(plan: Plan) -> Any:
    """The live table after the deal and after every single decision."""
    live, texts = plan.live(), plan.texts()
    yield live
    while not live.table.over:
        live.act(live.table.to_act[-1], next(texts))
        yield live


def events(live: Live) -> list[Event]:
    return [*live.opening, *[event for record in live.records for event in record.events]]


def total(told: list[Event], name: str, arg: str) -> int:
    return sum(int(event.args[arg]) for event in told if event.name == name)


@given(plans)
@settings(max_examples=40)
def test_p1_gems_are_conserved(plan: Plan) -> None:
    """Counted from what was told alone: what treasures brought is in chests, in pockets, on the path, or gone."""
    for live in walked(plan):
        told, seen = events(live), described(live)
        brought = total(told, "treasure", "value")
        lost = total(told, "flee", "gems") + total(told, "left-behind", "gems")
        assert brought == sum(seen["chests"]) + sum(seen["pockets"]) + seen["left"] + lost
        for seat in range(plan.seats):
            banked = [e for e in told if e.name == "back" and e.args["seat"] == seat]
            assert seen["chests"][seat] == total(banked, "back", "gems")


@given(plans)
@settings(max_examples=40)
def test_p2_cards_are_conserved(plan: Plan) -> None:
    """By name, not only by number."""
    box = BOX.copy()
    if plan.relics == "numbered":
        box += Counter(f"relic {value}" for value in PILE)
    elif plan.relics == "identical":
        box["relic"] = 5
    for live in walked(plan):
        seen = described(live)
        here = Counter(seen["deck"]["cards"]) + Counter(card["card"] for card in seen["path"])
        here += Counter(seen["removed"])
        values = [value for taken in seen["relics"] for value in taken] + seen["gone"] + seen["pile"]
        here += Counter(f"relic {value}" if plan.relics == "numbered" else "relic" for value in values)
        assert here == box
        assert seen["deck"]["size"] == len(seen["deck"]["cards"])


@given(plans)
@settings(max_examples=40)
def test_p3_leftovers_and_shares_stay_in_bounds(plan: Plan) -> None:
    for live in walked(plan):
        seen = described(live)
        path = [card["card"] for card in seen["path"]]
        held = sum(int(card.split()[1]) for card in path if card.startswith("treasure"))
        assert 0 <= seen["left"] <= held
        assert sum(card["left"] for card in seen["path"]) == seen["left"]
    for event in events(live):
        if event.name == "treasure":
            assert 0 <= int(event.args["share"]) <= int(event.args["value"])
            assert 0 <= int(event.args["rest"]) < plan.seats
        if event.name == "back":
            assert 0 <= int(event.args["share"]) <= int(event.args["gems"])


@given(plans)
@settings(max_examples=25)
def test_p4_same_seed_and_decisions_same_states(plan: Plan) -> None:
    for first, second in zip(walked(plan), walked(plan), strict=True):
        assert json.dumps(described(first)) == json.dumps(described(second))
        assert first.table.digest() == second.table.digest()
        assert repr(events(first)) == repr(events(second))


@given(plans, st.integers(0, 99))
@settings(max_examples=25)
def test_p5_no_view_holds_the_order_of_the_deck(plan: Plan, seed: int) -> None:
    """The deck has an order inside the machine; turned upside down, nobody sees a difference, not even the digest."""
    *_, live = walked(plan)
    table = live.rewound(len(live.records) // 2).table
    assert isinstance(table, Cave)
    other = table.copy()
    other.deck.cards.sort(key=lambda card: (card * 7 + seed) % 11)
    for seat in (-1, *range(plan.seats)):
        assert json.dumps(other.view(seat)) == json.dumps(table.view(seat))
    assert other.digest() == table.digest()


@given(plans)
@settings(max_examples=40)
def test_p6_somebody_has_exactly_two_ways(plan: Plan) -> None:
    for live in walked(plan):
        table, seen = live.table, described(live)
        assert bool(table.to_act) == (not table.over)
        for seat in range(plan.seats):
            waits = seat in seen["inside"] and not seen["chosen"][seat]
            assert table.actions(seat) == (["deeper", "back"] if waits else [])


@given(plans)
@settings(max_examples=40)
def test_p7_an_expedition_is_at_most_21_cards_and_the_relics(plan: Plan) -> None:
    *_, live = walked(plan)
    caves = described(live)["caves"]
    assert len(caves) == 5
    for cave in caves:
        cards = cave["cards"]
        assert len([card for card in cards if not card.startswith("relic")]) <= 21
        assert len(cards) <= 21 + 5
        hazards = [card for card in cards if card in HAZARDS]
        assert len(hazards) - len(set(hazards)) <= 1
        if len(hazards) > len(set(hazards)):
            assert cards[-1] in hazards[:-1]  # only the last card can be a repeat


# -- odds ----------------------------------------------------------------------------------------------------


def chance_of_no_repeat(cards: int) -> float:
    """Exactly: choose the cards of the path from the deck so that no two hazards are of one kind."""
    ways: int = sum(comb(5, kinds) * 3**kinds * comb(15, cards - kinds) for kinds in range(min(5, cards) + 1))
    return ways / comb(30, cards)


def test_the_odds_of_the_first_expedition() -> None:
    """Nobody goes back: how many cards until a hazard repeats?"""
    games = 4000
    lengths = []
    for seed in range(games):
        table = DIAMANT.new(3, {}, seeded(f"odds {seed}"))
        assert isinstance(table, Cave)
        turned = 1
        while table.cave == 1:
            turned += 1
            for seat in range(3):
                table.act(seat, "deeper")
        lengths.append(turned)
    for cards, rounded in ((2, 0.966), (4, 0.806), (6, 0.576), (8, 0.346), (10, 0.171)):
        exact = chance_of_no_repeat(cards)
        assert abs(exact - rounded) < 0.0006
        found = sum(length > cards for length in lengths) / games
        assert abs(found - exact) < 4 * (exact * (1 - exact) / games) ** 0.5
    assert abs(sum(lengths) / games - 7.4) < 0.15


def test_every_card_is_equally_likely_to_be_first() -> None:
    first = Counter(
        DIAMANT.describe(DIAMANT.new(3, {}, seeded(f"first {seed}")))["path"][0]["card"]
        for seed in range(6000)
    )
    for card, copies in BOX.items():
        assert abs(first[card] - copies * 200) < 5 * (copies * 200) ** 0.5, card
