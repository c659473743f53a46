"""Diamant's players: what they count, what they read, and how they decide."""

from __future__ import annotations

from statistics import mean, stdev
from typing import Any

import pytest

from vatra import lab
from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.game import Mode, find_game
from vatra.core.seen import Choice, Seen
from vatra.games.diamant.bot.habits import (
    SENSIBLE,
    SLIP,
    Coin,
    Fright,
    Habit,
    Pocketful,
    Sense,
    Thinker,
    happens,
)
from vatra.games.diamant.bot.mind import Mind, drawn
from vatra.games.diamant.bot.reading import KNOWN, Reading
from vatra.games.diamant.bot.reasons import of_habits
from vatra.games.diamant.bot.scene import Scene, fresh, scene_of
from vatra.games.diamant.bot.standing import expected
from vatra.games.diamant.components import HAZARDS
from vatra.games.diamant.rules import BACK, DEEPER
from vatra.games.diamant.table import Cave

DIAMANT = find_game("diamant")
LEVELS = ["novice", "skilled", "expert"]
RELICS = ["none", "numbered", "identical"]
KINDS = [Thinker, Sense, Coin, Pocketful, Fright]
COMMON = [known.common / sum(each.common for each in KNOWN) for known in KNOWN]


def cave(seats: int, words: dict[str, Any], relics: str = "none", seed: int = 1) -> Cave:
    settings = DIAMANT.settle(seats, {"relics": relics, "unofficial": seats < 3})
    table = DIAMANT.arrange(seats, settings, seeded(seed), words)
    table.advance()
    assert isinstance(table, Cave)
    return table


def chosen_by(name: str, table: Cave, seat: int, seed: int) -> Choice:
    return make_bot(name, DIAMANT, seed).choose(Seen(table, seat))


def often_back(name: str, table: Cave, times: int = 40) -> float:
    return sum(chosen_by(name, table, 0, seed).action is BACK for seed in range(times)) / times


# -- the scene ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("relics", RELICS)
def test_a_scene_goes_on_as_the_table_does(relics: str) -> None:
    """Every card and every way back, in random games: the small numbers agree with the table."""
    dice = seeded("scene")
    for seed in range(15):
        table = DIAMANT.new(4, {"relics": relics}, seeded(seed))
        assert isinstance(table, Cave)
        while not table.over:
            now, inside = scene_of(table, table.to_act[0]), table.to_act
            caves, safe = (
                len(table.closed),
                [c + sum(r) for c, r in zip(table.chests, table.relics, strict=True)],
            )
            pocket = int(now.pocket)
            back = [seat for seat in inside if dice.below(4) == 0]
            for seat in inside:
                table.take(seat, BACK if seat in back else DEEPER)
            share = int(now.go_back(len(back))) if back else 0
            for seat in back:
                assert table.chests[seat] + sum(table.relics[seat]) == safe[seat] + pocket + share
            if len(table.closed) > caves:
                continue
            assert now.turn(table.turned[-1])
            now.cards.remove(table.turned[-1])
            there = scene_of(table, table.to_act[0])
            for field in (
                "crowd",
                "pocket",
                "left",
                "seen",
                "hazards",
                "dangers",
                "gems",
                "treasures",
                "relics",
            ):
                assert getattr(now, field) == getattr(there, field), field
            assert sorted(now.cards) == sorted(there.cards)


def test_odds_are_counted_from_the_cards_that_can_come() -> None:
    table = cave(4, {"path": ["lava", "treasure 9", "snake"], "pockets": [2] * 4, "left": 1})
    scene = scene_of(table, 0)
    assert scene.danger == pytest.approx(4 / 27)
    shares = sum(value // 4 for value in [1, 2, 3, 4, 5, 5, 7, 7, 11, 11, 13, 14, 15, 17])
    assert scene.exact_gain() == pytest.approx(shares / 27)
    assert scene.gain(4.0) == pytest.approx(scene.exact_gain(), abs=0.15)


def test_relics_tempt_by_what_they_would_be_worth() -> None:
    numbered = cave(3, {"round": 2, "path": ["relic 5", "relic 7"]}, "numbered")
    assert scene_of(numbered, 0).relics == 12
    third = {"path": ["relic", "relic"], "relics": [[5, 5], [], []]}
    assert scene_of(cave(3, third, "identical"), 0).relics == 15


# -- the standing ------------------------------------------------------------------------------------------------


def test_the_end_counts_victories_and_hardly_anything_else() -> None:
    assert expected([30, 20, 10], 0, 0) > 0.95
    assert expected([30, 30, 10], 0, 0) == pytest.approx(0.5, abs=0.03)
    assert 0.05 > expected([29, 30, 10], 0, 0) > expected([3, 30, 10], 0, 0) >= 0


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    leads = [expected([20, 12, 12], 0, caves) for caves in (4, 3, 2, 1, 0)]
    assert leads == sorted(leads)
    assert sum(expected([20, 12, 5], seat, 3) for seat in range(3)) == pytest.approx(1)


# -- the reading -------------------------------------------------------------------------------------------------


def watched(habits: list[Any], seed: int) -> Cave:
    """A game of explorers with these habits, up to the last cave."""
    table = DIAMANT.new(len(habits), {"relics": "numbered"}, seeded(seed))
    dice = seeded(f"watched {seed}")
    assert isinstance(table, Cave)
    while table.cave < 5:
        seat = table.to_act[0]
        leaves = habits[seat].leaves(scene_of(table, seat))
        table.take(seat, BACK if happens(leaves, dice) else DEEPER)
    return table


def test_habits_show_in_who_went_back_when() -> None:
    """Four caves: the true kind is likelier than every other, and several times as likely as before."""
    habits = [Pocketful(6), Fright(1), Coin(0.5), SENSIBLE]
    games = 20
    found = [dict.fromkeys(KINDS, 0.0) for _ in habits]
    for seed in range(games):
        reading = Reading(watched(habits, seed))
        for seat in range(len(habits)):
            assert sum(reading.likely[seat]) == pytest.approx(1)
            for kind in KINDS:
                found[seat][kind] += of_kind(reading.likely[seat], kind) / games
    for habit, kinds in zip(habits, found, strict=True):
        assert max(kinds, key=kinds.__getitem__) is type(habit), kinds
        assert kinds[type(habit)] > 2 * of_kind(COMMON, type(habit)), kinds


def test_a_reading_is_as_sure_as_it_may_be() -> None:
    """Explorers with habits as common as is thought: the truth gets the probability that the reading promises itself.

    Of all explorers of whom it says "a coin, 40 %", 40 % flip coins. So the probability of the true habit and the
    probability that the reading expects it to have, the sum of the squares, are equal in the mean.
    """
    dice = seeded("habits of many")
    gaps = []
    for seed in range(80):
        drawn_now = [drawn(COMMON, dice) for _ in range(4)]
        reading = Reading(watched([Slipping(KNOWN[habit].habit) for habit in drawn_now], seed))
        for likely, habit in zip(reading.likely, drawn_now, strict=True):
            gaps.append(likely[habit] - sum(p * p for p in likely))
    error = stdev(gaps) / len(gaps) ** 0.5
    assert error < 0.02
    assert mean(gaps) == pytest.approx(0, abs=3 * error)


class Slipping(Habit):
    """Nobody keeps to a habit without exception."""

    def __init__(self, habit: Habit) -> None:
        self.habit = habit

    def leaves(self, scene: Scene) -> float:
        return SLIP + (1 - 2 * SLIP) * self.habit.leaves(scene)


def of_kind(likely: list[float], kind: type) -> float:
    return sum(p for p, known in zip(likely, KNOWN, strict=True) if type(known.habit) is kind)


def test_nothing_is_read_before_anybody_decided() -> None:
    table = DIAMANT.new(4, {}, seeded(1))
    assert isinstance(table, Cave)
    assert Reading(table).likely[2] == pytest.approx(COMMON)


def test_the_past_is_gone_through_with_the_cards_of_its_time() -> None:
    """The deck of an earlier cave has the hazards that left the game since."""
    table = cave(3, {"round": 1, "path": ["lava", "treasure 9"], "pockets": [3] * 3})
    before = fresh(table.deck.cards + table.path, 3)
    assert (before.treasures, sum(before.counts)) == (15, 15)


# -- the decisions -----------------------------------------------------------------------------------------------


def test_nobody_leaves_a_cave_that_cannot_harm() -> None:
    table = cave(4, {"path": ["treasure 4"], "pockets": [1] * 4})
    assert scene_of(table, 0).safe
    assert often_back("expert", table) == 0.0


def test_a_full_pocket_in_great_danger_goes_home() -> None:
    """Every second card would end it, and the large treasures are all on the path."""
    treasures = [f"treasure {value}" for value in (17, 15, 14, 13, 11)]
    table = cave(3, {"path": [*treasures, *HAZARDS], "pockets": [23] * 3, "left": 1})
    assert scene_of(table, 0).danger == 0.5
    for name in LEVELS:
        assert often_back(name, table, 20) == 1.0, name


def test_the_last_one_behind_goes_on_in_the_last_cave() -> None:
    """Going back now loses for certain, so the expert stays whatever the danger; the skilled does not see that."""
    path = ["treasure 17", "treasure 15", "treasure 9", "lava", "snake", "ram"]
    words = {"round": 5, "path": path, "pockets": [24, 0, 0], "chests": [0, 40, 10], "inside": [0]}
    table = cave(3, words)
    assert often_back("expert", table, 20) == 0.0
    assert often_back("skilled", table, 20) > 0.9


def test_the_winner_takes_no_risk_in_the_last_cave() -> None:
    """Going back wins; the skilled looks at the gems alone, and goes on."""
    path = ["treasure 9", "lava", "snake"]
    words = {"round": 5, "path": path, "pockets": [9, 0, 0], "chests": [25, 20, 10], "inside": [0]}
    table = cave(3, words)
    assert often_back("expert", table, 20) == 1.0
    assert often_back("skilled", table, 20) < 0.1


def test_the_expert_mixes_where_leaving_together_is_worthless() -> None:
    """Two alike and a relic for who goes back alone: always the same answer could be read."""
    path = ["treasure 5", "treasure 4", "relic 5", "lava"]
    table = cave(2, {"path": path, "pockets": [4, 4], "left": 1}, "numbered")
    back = [Mind(table, 0, seeded(seed)).decide(300) for seed in range(12)]
    assert 0.05 < sum(back) / len(back) < 0.95


def test_face_down_decisions_are_not_looked_at() -> None:
    path = ["treasure 11", "lava", "treasure 7"]
    for name in [*LEVELS, "threshold:4", "gain"]:
        told = set()
        for decision in ("back", "deeper"):
            table = cave(4, {"path": path, "pockets": [3] * 4, "left": 6})
            table.act(1, decision)
            choice = chosen_by(name, table, 0, 7)
            told.add((choice.action.text, *[repr(event) for event in choice.why]))
        assert len(told) == 1, name


# -- reasons, modes, seeds ---------------------------------------------------------------------------------------


def test_the_expert_says_what_it_thinks() -> None:
    path = ["treasure 11", "lava", "relic 5"]
    choice = chosen_by("expert", cave(4, {"path": path, "pockets": [2] * 4, "left": 3}, "numbered"), 0, 3)
    said = {event.name: event.args for event in choice.why}
    assert choice.why[0].name == "why-win"
    assert {"why-win", "why-others", "why-danger", "why-gain", "why-relics"} <= set(said)
    assert said["why-danger"] == {"percent": round(100 * 2 / 28), "gems": 2}
    assert said["why-relics"] == {"value": 5}
    assert all(0 <= int(said["why-win"][way]) <= 100 for way in ("back", "deeper"))
    assert 0 <= int(said["why-others"]["count"]) <= 3


def test_a_hint_never_contradicts_the_odds_it_names() -> None:
    """Whoever mixes plays the worse way now and then; whoever is asked for advice names the better one."""
    path = ["treasure 5", "treasure 4", "relic 5", "lava"]
    table = cave(2, {"path": path, "pockets": [4, 4], "left": 1}, "numbered")
    mixed = 0
    for seed in range(12):
        choice = chosen_by("hint", table, 0, seed)
        said = {event.name: event.args for event in choice.why}
        ways = said["why-win"]
        assert int(ways[choice.action.text]) >= max(int(ways["back"]), int(ways["deeper"]))
        mixed += "why-mixed" in said
    assert mixed


def test_a_plain_habit_is_pointed_out() -> None:
    table = watched([Pocketful(6), SENSIBLE, SENSIBLE, SENSIBLE], 3)
    while table.to_act[:1] != [0] or scene_of(table, 0).safe:
        for seat in table.to_act:
            table.take(seat, DEEPER)
    mind = Mind(table, 1, seeded(1))
    mind.reading.likely[0][:] = [float(isinstance(k.habit, Pocketful) and k.habit.gems == 6) for k in KNOWN]
    mind.decide(60)
    assert [(event.name, event.args) for event in of_habits(mind)] == [
        ("why-habit-pocket", {"seat": 0, "gems": 6})
    ]


@pytest.mark.parametrize("name", [*LEVELS, "threshold", "gain"])
@pytest.mark.parametrize("mode", DIAMANT.modes(), ids=repr)
def test_every_level_can_play_every_mode(mode: Mode, name: str) -> None:
    """Two caves of each, through the door that refuses what is not allowed."""
    table = DIAMANT.new(mode.seats, mode.options, seeded(f"{mode} {name}"))
    bots = [make_bot(name if seat == 0 else "random", DIAMANT, seat) for seat in range(mode.seats)]
    assert isinstance(table, Cave)
    while table.cave < 3 and not table.over:
        seat = table.to_act[0]
        choice = bots[seat].choose(Seen(table, seat))
        assert seat or choice.why
        table.act(seat, choice.action.text)


@pytest.mark.parametrize("name", LEVELS)
def test_a_seed_gives_the_same_play(name: str) -> None:
    games = []
    for _ in range(2):
        table = DIAMANT.new(3, {"relics": "identical"}, seeded(2))
        bots = [make_bot(name, DIAMANT, f"same {seat}") for seat in range(3)]
        moves = []
        assert isinstance(table, Cave)
        while table.cave < 3:
            seat = table.to_act[0]
            choice = bots[seat].choose(Seen(table, seat))
            moves.append((seat, choice.action.text, [repr(event) for event in choice.why]))
            table.take(seat, choice.action)
        games.append(moves)
    assert games[0] == games[1]


# -- the ladder --------------------------------------------------------------------------------------------------


def victories(names: list[str], games: int) -> dict[str, float]:
    """The share of the victories of each of these players, who go round the table."""
    match = lab.Match(DIAMANT.id, tuple(names), games, "ladder")
    wins = dict.fromkeys(names, 0.0)
    for rung in lab.run(lab.Plan((match,), statistics=False)).line_up():
        wins[rung.bot] += rung.tally.wins / games
    return wins


def test_the_ladder_stands() -> None:
    """The high steps only. How much stronger the expert is than the skilled takes a thousand games to say, and is
    written in docs/results.md."""
    low = victories(["skilled", "novice", "random"], 100)
    assert low["skilled"] > 0.7
    assert low["novice"] > 1.5 * low["random"]
    assert victories(["expert", "novice", "novice"], 6)["expert"] > 0.6


def test_nobody_goes_home_with_nothing_while_nothing_lies_on_the_path() -> None:
    """A novice is a beginner, not a die."""
    empty = cave(4, {"path": ["lava", "snake"], "pockets": [0] * 4})
    assert often_back("novice", empty, 60) == 0.0
    relic = cave(4, {"round": 2, "path": ["lava", "relic 5"], "pockets": [0] * 4}, "numbered")
    assert often_back("novice", relic, 60) > 0.0
