"""Payments by small moves against plain enumeration: all that is legal and sensible, and nothing else."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from vatra.core.chance import seeded
from vatra.games.bonfire.components import BIT, DOUBLE_WILD, GOLD, WILD
from vatra.games.bonfire.game import BONFIRE
from vatra.games.bonfire.rules.payment import NOTHING, PAY, can_pay_resources, owe, units
from vatra.games.bonfire.table import Realm

Hand = tuple[int, ...]


def table_with(tokens: list[int], resources: list[int], gnomes: int) -> Realm:
    t = BONFIRE.deal(2, BONFIRE.settle(2, {}), seeded(1))
    t.shared.clear()
    t.players[0].tokens = tokens[:]
    t.players[0].resources = resources[:]
    t.players[0].gnomes = gnomes
    return t


def reachable(t: Realm) -> set[tuple[Hand, Hand]]:
    """What can be left after paying in every way that the table offers."""
    waiting, seen, found = [t], set[object](), set[tuple[Hand, Hand]]()
    while waiting:
        t = waiting.pop()
        t.advance()
        player = t.players[0]
        hands = tuple(player.tokens), tuple(player.resources)
        here = (*hands, t.owed_tokens, t.owed_first, t.owed_second, t.pair)
        if t.over:
            found.add(hands)
            assert (t.owed_type, t.owed_tokens, t.owed_first, t.owed_second) == (0, 0, NOTHING, NOTHING)
        elif here not in seen:
            seen.add(here)
            for option in t.options(0):
                copy = t.copy()
                copy.take(0, option)
                waiting.append(copy)
    return found


def paid(hand: Hand, unit: int, wild: int) -> Iterator[Hand]:
    """One unit paid with itself, with a wild piece, or with any two."""
    for pieces in [(unit,), (wild,), *itertools.combinations_with_replacement(range(len(hand)), 2)]:
        left = list(hand)
        for piece in pieces:
            left[piece] -= 1
        if min(left) >= 0:
            yield tuple(left)


def legal(hand: Hand, needs: list[int], wild: int) -> set[Hand]:
    found = {hand}
    for unit in needs:
        found = {left for each in found for left in paid(each, unit, wild)}
    return found


def legal_if_twice(hand: Hand, kind: int, owed: int) -> set[Hand]:
    """Where a wild token counts twice."""
    if owed <= 0:
        return {hand}
    without = (*hand[:WILD], hand[WILD] - 1)
    found = legal_if_twice(without, kind, owed - 2) if hand[WILD] else set()
    for left in paid(hand, kind, kind):
        found |= legal_if_twice(left, kind, owed - 1)
    return found


def dominated(left: Hand, among: set[Hand]) -> bool:
    """Somebody else keeps at least as much of everything."""
    return any(other != left and all(a >= b for a, b in zip(other, left, strict=True)) for other in among)


def test_tokens_against_enumeration() -> None:
    dice = random.Random(1)
    for _ in range(100):
        tokens = [dice.choice([0, 0, 1, 1, 2]) for _ in range(7)]
        kind, n = dice.randrange(6), dice.randint(1, 3)
        expected = legal(tuple(tokens), [kind] * n, WILD)
        t = table_with(tokens, [0] * 6, 0)
        assert (units(t.players[0], kind) >= n) == bool(expected)
        if not expected:
            continue
        owe(t, kind, n, NOTHING, NOTHING)
        t.push(PAY[0])
        got = {hand for hand, _ in reachable(t)}
        assert got <= expected
        assert {left for left in expected if not dominated(left, expected)} <= got


def test_resources_against_enumeration() -> None:
    dice = random.Random(2)
    for _ in range(300):
        resources = [dice.choice([0, 0, 1, 1, 2]) for _ in range(6)]
        needs = [dice.randrange(6) for _ in range(dice.randint(1, 2))]
        expected = legal(tuple(resources), needs, GOLD)
        t = table_with([0] * 7, resources, 0)
        second = needs[1] if len(needs) > 1 else NOTHING
        assert can_pay_resources(t.players[0], needs[0], second) == bool(expected)
        if not expected:
            continue
        owe(t, 0, 0, needs[0], second)
        t.push(PAY[0])
        got = {hand for _, hand in reachable(t)}
        assert got <= expected
        assert {left for left in expected if not dominated(left, expected)} <= got


def test_the_proposal_comes_first_and_is_legal() -> None:
    dice = random.Random(3)
    for _ in range(200):
        tokens = [dice.choice([0, 1, 2, 3]) for _ in range(7)]
        kind, n, twice = dice.randrange(6), dice.randint(1, 3), dice.randrange(2)
        expected = legal_if_twice(tuple(tokens), kind, n) if twice else legal(tuple(tokens), [kind] * n, WILD)
        if not expected:
            continue
        t = table_with(tokens, [0] * 6, BIT[DOUBLE_WILD] * twice)
        assert units(t.players[0], kind) >= n
        owe(t, kind, n, NOTHING, NOTHING)
        t.push(PAY[0])
        t.advance()
        if not t.over:
            options = t.options(0)
            assert options[0].text == "pay"
            assert len(options) <= 9
            t.take(0, options[0])
        left = tuple(t.players[0].tokens)
        assert left in expected
        assert not dominated(left, expected)
