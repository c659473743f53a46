"""Where no order is asked at noon, no order could have changed anything."""

from __future__ import annotations

import itertools

from vatra.core.chance import Chance, seeded
from vatra.core.game import find_game
from vatra.games.glow.components import CARDS, SLUGS, SPELL_NAMES
from vatra.games.glow.effects import SYMBOLS
from vatra.games.glow.rules.noon import NOON_ORDER, NOONS, START_NOON, effects_due, fire
from vatra.games.glow.table import Journey

GLOW = find_game("glow")


def some_noon(dice: Chance) -> Journey:
    """A player with a few companions, perhaps a spell, little light, and some dice."""
    cards: list[str] = []
    while len(cards) < 5:
        slug = SLUGS[dice.below(CARDS)]
        if slug not in cards:
            cards.append(slug)
    words = {
        "hour": "noon",
        "light": [int(dice.below(12))],
        "footprints": [int(dice.below(4))],
        "companions": [cards],
        "spells": [[SPELL_NAMES[dice.below(len(SPELL_NAMES))]]] if dice.below(2) else [[]],
        "dice": [[SYMBOLS[dice.below(5)] for _ in range(3 + int(dice.below(4)))]],
    }
    table = GLOW.arrange(2, GLOW.settle(2, {}), seeded("chance"), words)
    assert isinstance(table, Journey)
    table.shared.clear()
    return table


def settled(table: Journey) -> str | None:
    """How noon ends by itself, or None where somebody is asked."""
    table.shared.append(START_NOON[0])
    while table.shared:
        step = table.shared[-1]
        if step.asks:
            return None
        table.shared.pop()
        step.run(table)
    return table.state()


def in_order(table: Journey, order: tuple[int, ...]) -> str | None:
    """How noon ends if the effects that are due come in this order, as far as they are still due."""
    table.shared.append(START_NOON[0])
    step = table.shared.pop()
    step.run(table)
    assert table.shared.pop() is NOONS[0]
    player = table.players[0]
    while True:
        due = effects_due(player, player.counts())
        if not due:
            break
        wanted = [number for number in order if number in due] or due
        fire(table, 0, player, wanted[0], player.counts())
        if table.shared:
            return None
    table.shared.append(NOONS[0])
    table.shared.pop().run(table)
    return table.state()


def test_unasked_orders_do_not_matter() -> None:
    dice = seeded("noons")
    asked = compared = 0
    for _ in range(1500):
        table = some_noon(dice)
        end = settled(table.copy())
        if end is None:
            asked += 1
            continue
        first = table.players[0]
        due = effects_due(first, first.counts())
        for order in itertools.permutations(due):
            assert in_order(table.copy(), order) == end, [SLUGS[n] if n < CARDS else n for n in order]
            compared += 1
    assert asked > 50
    assert compared > 1000


def test_every_question_about_the_order_is_a_choice() -> None:
    dice = seeded("questions")
    for _ in range(500):
        table = some_noon(dice)
        table.shared.append(START_NOON[0])
        table.advance()
        if table.shared and table.shared[-1] is NOON_ORDER[0]:
            assert len(table.options(0)) > 1
