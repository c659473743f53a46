"""A lazy deck: no order where nobody looked, an order where somebody did."""

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


def test_looking_fixes_the_top_and_nothing_else() -> None:
    deck, chance = deck_of(*range(10)), seeded(2)
    seen = deck.look(chance, 3)
    assert len(deck) == 10
    assert deck.look(chance, 2) == seen[:2]
    drawn_so_far = chance.drawn
    assert [deck.draw(chance) for _ in range(3)] == seen
    assert chance.drawn == drawn_so_far  # known cards cost no chance
    assert sorted(deck.cards + seen) == list(range(10))


def test_looking_further_keeps_what_was_seen() -> None:
    deck, chance = deck_of(*range(10)), seeded(2)
    two = deck.look(chance, 2)
    five = deck.look(chance, 5)
    assert five[:2] == two
    assert [deck.draw(chance) for _ in range(5)] == five


def test_looking_at_more_than_there_is() -> None:
    deck, chance = deck_of(1, 2), seeded(1)
    assert sorted(deck.look(chance, 9)) == [1, 2]
    assert deck_of().look(chance, 3) == []


def test_a_known_bottom_comes_last_and_in_order() -> None:
    deck, chance = deck_of(1, 2, 3), seeded(1)
    deck.put_under(8)
    deck.put_under(9)  # under the 8
    assert len(deck) == 5
    assert sorted(deck.draw(chance) for _ in range(3)) == [1, 2, 3]
    drawn_so_far = chance.drawn
    assert [deck.draw(chance), deck.draw(chance)] == [8, 9]
    assert chance.drawn == drawn_so_far


def test_looking_through_to_the_bottom() -> None:
    deck, chance = deck_of(1), seeded(1)
    deck.put_under(8)
    deck.put_under(9)
    assert deck.look(chance, 2) == [1, 8]
    assert deck.bottom == [9]
    assert [deck.draw(chance) for _ in range(3)] == [1, 8, 9]


def test_shuffling_forgets() -> None:
    deck, chance = deck_of(1, 2, 3), seeded(1)
    deck.look(chance, 2)
    deck.put_under(9)
    deck.shuffle()
    assert (sorted(deck.cards), deck.top, deck.bottom) == ([1, 2, 3, 9], [], [])


def test_an_empty_deck_cannot_be_drawn_from() -> None:
    with pytest.raises(IndexError):
        deck_of().draw(seeded(1))


def test_a_copy_goes_its_own_way() -> None:
    deck, chance = deck_of(1, 2, 3, 4), seeded(1)
    deck.look(chance, 1)
    deck.put_under(9)
    copy = deck.copy()
    assert copy.state() == deck.state()
    before = deck.state()
    copy.put_under(8)
    copy.look(chance, 3)
    while len(copy):
        copy.draw(chance)
    assert deck.state() == before


def test_the_state_is_what_is_known() -> None:
    """Equal decks look alike whatever the order inside; a known card tells them apart."""
    assert deck_of(1, 2, 3).state() == deck_of(3, 1, 2).state()
    known_top, known_bottom, unknown = deck_of(1, 2), deck_of(1, 2), deck_of(1, 2, 3)
    known_top.top, known_bottom.bottom = [3], [3]
    assert len({known_top.state(), known_bottom.state(), unknown.state()}) == 3
