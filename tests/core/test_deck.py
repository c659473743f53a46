"""A lazy deck: no order where nobody has looked."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vatra.core.chance import seeded
from vatra.core.deck import Deck

NAMES = [f"card {n}" for n in range(10)]


def deck_of(*cards: int) -> Deck:
    return Deck(list(cards), NAMES)


def test_the_future_does_not_exist() -> None:
    """Two chances draw differently from one and the same deck: the order is made while drawing."""
    firsts = {deck_of(*range(10)).draw(seeded(n)) for n in range(60)}
    assert firsts == set(range(10))


@given(cards=st.lists(st.integers(0, 9), min_size=1, max_size=30), seed=st.integers(0, 99))
def test_drawing_it_all_gives_every_card_once(cards: list[int], seed: int) -> None:
    deck, chance = Deck(cards[:], NAMES), seeded(seed)
    drawn = [deck.draw(chance) for _ in range(len(deck))]
    assert sorted(drawn) == sorted(cards)
    assert len(deck) == 0


def test_every_card_is_equally_likely_at_every_place() -> None:
    """Drawing swaps the last card into the gap; that must not favour any card for a later place."""
    chance = seeded("places")
    places = [Counter[int]() for _ in range(3)]
    for _ in range(3000):
        deck = deck_of(0, 1, 2)
        for place in places:
            place[deck.draw(chance)] += 1
    assert all(900 < place[card] < 1100 for place in places for card in range(3)), places


def test_names_dictate_the_draw() -> None:
    chance = seeded(1)
    chance.script = ["card 3", "card 1"]
    deck = deck_of(1, 2, 3, 3)
    assert [deck.draw(chance), deck.draw(chance)] == [3, 1]
    assert sorted(deck.cards) == [2, 3]


def test_a_listener_changes_nothing() -> None:
    deaf, heard = deck_of(*range(10)), deck_of(*range(10))
    quiet, loud = seeded(4), seeded(4)
    names: list[str] = []
    loud.told = names
    drawn = [deaf.draw(quiet) for _ in range(10)]
    assert [heard.draw(loud) for _ in range(10)] == drawn
    assert names == [NAMES[card] for card in drawn]


def test_an_empty_deck_cannot_be_drawn_from() -> None:
    with pytest.raises(IndexError):
        deck_of().draw(seeded(1))


def test_a_copy_goes_its_own_way() -> None:
    deck, chance = deck_of(1, 2, 3, 4), seeded(1)
    copy = deck.copy()
    assert copy.state() == deck.state()
    before = deck.state()
    while len(copy):
        copy.draw(chance)
    assert deck.state() == before


def test_the_state_is_what_is_known() -> None:
    """Equal decks look alike whatever the order inside."""
    assert deck_of(1, 2, 3).state() == deck_of(3, 1, 2).state()
    assert deck_of(1, 2, 3).state() != deck_of(1, 2).state()
