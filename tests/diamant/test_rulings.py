"""The rulings where the rulebook is silent or two-voiced, beyond what the scenarios show."""

from __future__ import annotations

import pytest

import vatra
from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.game import find_game
from vatra.core.live import Live
from vatra.core.playout import playout
from vatra.games.diamant.table import Cave

DIAMANT = find_game("diamant")
KINDS = ["spider", "snake", "lava", "boulder", "ram"]


def scripted(seats: int, names: list[str], relics: str = "none") -> Live:
    """A live table on which exactly these cards come, and none beyond."""

    def deal() -> Cave:
        chance = seeded(1)
        chance.script, chance.bound = names[:], True
        table = DIAMANT.deal(seats, DIAMANT.settle(seats, {"relics": relics}), chance)
        assert isinstance(table, Cave)
        return table

    return Live(deal)


def everyone(live: Live, text: str) -> None:
    for seat in live.table.to_act:
        live.act(seat, text)


def seen(live: Live) -> dict[str, object]:
    return DIAMANT.describe(live.table)


def test_undivided_rubies_lie_on_the_card_that_brought_them() -> None:
    live = scripted(4, ["treasure 11", "treasure 7", "lava", "treasure 5"])
    everyone(live, "deeper")
    assert seen(live)["path"] == [{"card": "treasure 11", "left": 3}, {"card": "treasure 7", "left": 3}]
    everyone(live, "deeper")
    assert seen(live)["path"][1] == {"card": "treasure 7", "left": 3}  # type: ignore[index]
    everyone(live, "deeper")
    assert seen(live)["path"][-1] == {"card": "treasure 5", "left": 1}  # type: ignore[index]


def test_what_several_leave_undivided_is_there_for_the_next() -> None:
    """Pooled, not card by card: 3 + 3 lie there, two leave with three each."""
    live = scripted(4, ["treasure 11", "treasure 7", "lava"])
    everyone(live, "deeper")
    for seat, text in enumerate(["back", "back", "deeper", "deeper"]):
        live.act(seat, text)
    assert (seen(live)["chests"], seen(live)["left"]) == ([6, 6, 0, 0], 0)


def test_the_deck_cannot_run_out() -> None:
    """The worst that can come: all treasures, every kind of hazard once, all relics, and in the end a repeat."""
    treasures = [f"treasure {value}" for value in (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)]
    first = [*treasures, *KINDS, *["relic"] * 5, "ram"]
    live = scripted(3, [*first, "lava"], "identical")
    turned = 1
    while live.table.game.progress(live.table) < 0.2:
        everyone(live, "deeper")
        turned += 1
    assert turned == len(first)
    assert seen(live)["round"] == 2


def test_four_caves_of_repeats_leave_enough_hazards() -> None:
    """Before the fifth cave at most four hazards are gone, so eleven of five kinds are left: more than five."""
    for seed in range(300):
        table = DIAMANT.new(3, {}, seeded(f"bold {seed}"))
        assert isinstance(table, Cave)
        while not table.over:
            assert len(table.gone) <= 5
            assert len(table.deck) > 0
            table.take(table.to_act[0], table.options(table.to_act[0])[0])
        assert len(table.gone) == 5
        assert table.chests == [0, 0, 0]


def test_chests_are_a_matter_of_display() -> None:
    tables = [vatra.new("diamant", seats=4, seed=9, options={"chests": show}) for show in ("hidden", "open")]
    for table in tables:
        playout(table, seeded(9))
    assert tables[0].digest() == tables[1].digest()
    assert tables[0].view(1) == tables[1].view(1)
    option = next(option for option in DIAMANT.options if option.id == "chests")
    assert option.display


def test_the_first_card_comes_without_a_decision() -> None:
    live = scripted(3, ["treasure 9"])
    assert live.gave == ["treasure 9"]
    assert live.records == []
    assert live.table.to_act == [0, 1, 2]


@pytest.mark.parametrize("relics", ["none", "numbered", "identical"])
def test_two_only_unofficially_and_one_never(relics: str) -> None:
    with pytest.raises(BadInput) as bad:
        vatra.new("diamant", seats=2, options={"relics": relics})
    assert bad.value.rule == "diamant.players.three-to-eight"
    assert vatra.new("diamant", seats=2, options={"relics": relics, "unofficial": True}).to_act == [0, 1]
    with pytest.raises(BadInput):
        vatra.new("diamant", seats=1, options={"relics": relics, "unofficial": True})


def test_nothing_is_drawn_but_cards_that_are_turned() -> None:
    """No shuffle draws anything, least of all after the fifth cave: draws and turned cards are as many."""
    for seed in range(50):
        table = vatra.new("diamant", seats=4, seed=seed, options={"relics": "numbered"})
        playout(table, seeded(seed))
        caves = table.view()["caves"]
        assert table.chance.drawn == sum(len(cave["cards"]) for cave in caves)


def test_after_the_fifth_cave_no_card_is_turned() -> None:
    live = scripted(3, ["treasure 3"] * 5)  # bound: a sixth card would be an error
    for _ in range(5):
        everyone(live, "back")
    assert live.table.over


def test_who_is_away_goes_back_whenever_inside() -> None:
    table = vatra.new("diamant", seats=3, seed=4)
    decisions = 0
    while not table.over:
        for seat in table.to_act:
            assert DIAMANT.auto(table, seat).text == "back"
            table.take(seat, DIAMANT.auto(table, seat))
            decisions += 1
    assert decisions == 3 * 5


def test_relics_unseen_pile_up_and_one_leaver_takes_all() -> None:
    live = scripted(3, ["treasure 4", "treasure 4", "relic 5", "relic 7", "relic 8", "lava"], "numbered")
    everyone(live, "back")
    everyone(live, "back")
    everyone(live, "deeper")
    everyone(live, "deeper")
    for seat, text in enumerate(["deeper", "back", "deeper"]):
        live.act(seat, text)
    assert seen(live)["relics"] == [[], [5, 7, 8], []]


def test_identical_relics_that_nobody_took_do_not_count() -> None:
    cards = ["relic", "relic", "relic", "treasure 1", "relic", "treasure 2"]
    live = scripted(3, cards, "identical")
    everyone(live, "deeper")
    everyone(live, "deeper")
    everyone(live, "back")  # three relics leave the game
    everyone(live, "deeper")
    for seat, text in enumerate(["back", "deeper", "deeper"]):
        live.act(seat, text)
    assert (seen(live)["relics"], seen(live)["claimed"]) == ([[5], [], []], 1)


def test_nothing_told_is_the_same_game() -> None:
    """A journal beside the table changes nothing: the same seed with and without one."""
    for seed in range(20):
        quiet, told = (
            vatra.new("diamant", seats=5, seed=seed, options={"relics": "identical"}) for _ in "ab"
        )
        told.journal = []
        playout(quiet, seeded(seed))
        playout(told, seeded(seed))
        assert quiet.digest() == told.digest()
        assert told.journal[-1].name == "all-closed"
