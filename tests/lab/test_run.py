"""Playing plans: the same everywhere, and the numbers add up."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from tests.core.toys.base import shelved
from tests.core.toys.flood import FLOOD

import vatra
from vatra.core.log import read_log, replay
from vatra.lab import Match, Plan, Record, Summary, ladder, play_game, run, story
from vatra.lab.match import wilson
from vatra.lab.records import play_some

BOTS = ("random", "auto", "novice")


class Kept:
    def __init__(self) -> None:
        self.records: list[Record] = []

    def keep(self, record: Record) -> None:
        self.records.append(record)


def plan_of(games: int = 60, **more: Any) -> Plan:
    return dataclasses.replace(
        ladder("diamant", BOTS, seats=4, games=games, seed=5, options={"relics": "numbered"}), **more
    )


def test_the_number_of_processes_changes_nothing() -> None:
    plan = plan_of(90)
    alone, shared = Kept(), Kept()
    counted: list[int] = []
    first = run(plan, keepers=[alone])
    second = run(plan, jobs=3, keepers=[shared], done=counted.append)
    assert alone.records == shared.records
    assert [record.number for record in shared.records] == list(range(90))
    assert sum(counted) == 90
    assert [(rung.bot, rung.rating) for rung in first.ladder()] == [
        (rung.bot, rung.rating) for rung in second.ladder()
    ]
    assert (first.counts, first.counts_by_bot) == (second.counts, second.counts_by_bot)


def test_a_game_can_be_played_again_on_its_own() -> None:
    plan = plan_of()
    record = play_some(plan, 40, 1)[0]
    assert play_game(plan, 40) == record
    live, told = story(plan, 40)
    assert told == record
    events = [*live.opening, *[event for move in live.records for event in move.events]]
    assert (events[0].name, events[-1].name) == ("enter", "all-closed")
    dealt = vatra.new("diamant", seats=4, seed=record.seed, options={"relics": "numbered"})
    first_card = next(event for event in events if event.name in ("treasure", "hazard", "relic"))
    card = dealt.view()["path"][0]["card"]
    assert card.split(" ")[0] in (
        first_card.name,
        str(first_card.args.get("hazard", "")).removeprefix("hazard-"),
    )


def test_logs_tell_the_same_games() -> None:
    plan = plan_of(6)
    for plain, logged in zip(
        play_some(plan, 0, 6), play_some(dataclasses.replace(plan, logs=True), 0, 6), strict=True
    ):
        assert dataclasses.replace(logged, log="") == plain
        again = replay(read_log(logged.log, "test"), "test")
        result = again.table.result
        assert result is not None
        assert tuple(result.scores) == plain.scores
        assert len(again.records) == plain.moves


def test_other_seeds_are_other_games() -> None:
    one, two = (ladder("diamant", BOTS, seats=3, games=9, seed=seed) for seed in (1, 2))
    assert [play_game(one, n).scores for n in range(9)] != [play_game(two, n).scores for n in range(9)]
    assert len({play_game(one, n).seed for n in range(9)}) == 9


def test_sums_are_those_of_the_games() -> None:
    plan = plan_of(40)
    kept = Kept()
    summary = run(plan, keepers=[kept])
    assert summary.games == 40
    for bot in BOTS:
        held = [(r, seat) for r in kept.records for seat in range(4) if r.bots[seat] == bot]
        tally = summary.bots[bot]
        assert tally.seats == len(held)
        assert tally.wins == pytest.approx(sum(r.won(seat) for r, seat in held))
        assert tally.ci95 == wilson(tally.rate, tally.seats)
        assert tally.mean_score == pytest.approx(sum(r.scores[seat] for r, seat in held) / len(held))
        assert tally.mean_place == pytest.approx(sum(r.places[seat] for r, seat in held) / len(held))
    assert sum(tally.wins for tally in summary.bots.values()) == pytest.approx(40)
    assert sum(tally.wins for tally in summary.seats.values()) == pytest.approx(40)
    ahead = summary.ahead()
    for a, b in ahead:
        assert ahead[a, b][0] + ahead[b, a][0] == pytest.approx(1)


def test_statistics_agree_with_the_scores() -> None:
    """What explorers bring home, cave by cave, is what they have at the end, less their relics."""
    plan = plan_of(30)
    kept = Kept()
    summary = run(plan, keepers=[kept])
    for record in kept.records:
        counts = record.statistics
        assert sum(counts["gems-by-cave"]) == sum(counts["gems"])
        assert counts["closed"] == [5]
        assert sum(counts["endings"]) == 5
        assert counts["expeditions"] == [5, 5, 5, 5]
        assert [f + r for f, r in zip(counts["fled"], counts["returns"], strict=True)] == [5, 5, 5, 5]
        relics = sum(record.scores) - sum(counts["gems"])
        assert relics >= 5 * counts["relics"][0]
        assert bool(relics) == bool(counts["relics"][0])
    measures = {measure.name: measure for measure in summary.measures}
    fled = summary.measured(measures["fled"])
    assert set(fled) == set(BOTS)
    assert fled["auto"] == 0  # it always leaves after the first card
    assert summary.measured(measures["depth"])["auto"] == 1
    assert sum(summary.measured(measures["endings"]).values()) == pytest.approx(1)
    assert run(dataclasses.replace(plan, statistics=False)).counts == {}


def test_a_cooperative_game_has_wins_and_no_ratings() -> None:
    with shelved(FLOOD):
        bots = ("random",) * FLOOD.min_seats
        summary = run(Plan((Match(FLOOD.id, bots, 10, 1), Match(FLOOD.id, ("auto",) * len(bots), 10, 2))))
    assert summary.ratings() == []
    assert {rung.bot for rung in summary.ladder()} == {"random", "auto"}
    assert all(rung.tally.wins in range(10 * len(bots) + 1) for rung in summary.ladder())


def test_one_kind_of_bot_has_no_rating() -> None:
    summary = run(Plan((Match("diamant", ("random",) * 3, 5, 1),)))
    assert [rung.rating for rung in summary.ladder()] == [None]
    assert summary.bots["random"].wins == pytest.approx(5)


def test_an_empty_summary_can_be_asked() -> None:
    assert Summary(plan_of()).ladder() == []
