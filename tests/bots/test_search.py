"""The search as a whole, on games whose best play is known, and on all shapes of games."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from tests.bots.toys import Duel, Ladder, Pay
from tests.core.toys import CAMP, CLIMB, FLOOD, ISLAND, MARKET, SCOUTS, TOYS
from tests.core.toys.base import Toy, play

from vatra.bots.bot import Bot
from vatra.bots.searching import FlatBot, SearchBot, standard_plan
from vatra.core.chance import seeded
from vatra.core.game import Game, find_game
from vatra.core.search.budget import Iterations, Seconds
from vatra.core.search.expansion import Expansion
from vatra.core.search.others import Habits, Others
from vatra.core.search.rollout import Rollout
from vatra.core.search.search import Plan, Search, Verdict
from vatra.core.search.selection import Regret, Ucb
from vatra.core.search.worth import Worth
from vatra.core.seen import Choice, Seen
from vatra.core.table import Table

DIAMANT = find_game("diamant")
PENNIES = Duel([[100, 0], [0, 100]])
UNEVEN = Duel(
    [[90, 10], [30, 50]]
)  # the first seat shows side 0 one time in five, the second two times in five
ROSHAMBO = Duel([[50, 0, 100], [100, 50, 0], [0, 100, 50]])


def searched(table: Table, seat: int, iterations: int, plan: Plan | None = None, seed: int = 1) -> Verdict:
    return Search(Seen(table, seat), plan or standard_plan(), seeded(seed)).run(Iterations(iterations))


def matching(worth: Worth) -> Plan:
    """Regret matching where choices are secret."""
    return Plan(Ucb(), Regret(), Expansion(), Rollout(worth), Others())


def duel(game: Duel, seat: int, seed: int) -> list[float]:
    verdict = searched(game.new(2, {}, seeded(1)), seat, 3000, matching(Pay()), seed)
    play_of = {arm.action.a: share for arm, share in zip(verdict.arms, verdict.shares, strict=True)}
    return [play_of[side] for side in sorted(play_of)]


# -- choices made at the same time -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(
    ("game", "seat", "equilibrium", "value"),
    [
        (PENNIES, 0, [0.5, 0.5], 50),
        (PENNIES, 1, [0.5, 0.5], 50),
        (UNEVEN, 0, [0.2, 0.8], 42),
        (UNEVEN, 1, [0.4, 0.6], 58),
        (ROSHAMBO, 0, [1 / 3, 1 / 3, 1 / 3], 50),
    ],
)
def test_the_mixed_equilibrium_is_found(
    game: Duel, seat: int, equilibrium: list[float], value: int, seed: int
) -> None:
    """The mixture is close to the one there is, and knowing it helps an opponent little."""
    shares = duel(game, seat, seed)
    assert shares == pytest.approx(equilibrium, abs=0.15)
    assert guaranteed(game, seat, shares) > value - 4


def guaranteed(game: Duel, seat: int, shares: list[float]) -> float:
    """What this mixture gets against whoever knows it."""
    sides = range(len(shares))
    if seat == 0:
        return min(sum(shares[a] * game.pays[a][b] for a in sides) for b in sides)
    return min(sum(shares[b] * (100 - game.pays[a][b]) for b in sides) for a in sides)


def test_a_dominant_choice_is_not_mixed() -> None:
    assert duel(Duel([[60, 70], [20, 30]]), 0, 1)[0] > 0.98


def test_nobody_waits_for_an_answer_that_lies_face_down() -> None:
    """The second seat searches while the first has already shown: it learns nothing from the guess."""
    table = PENNIES.new(2, {}, seeded(1))
    play(table, (0, "side 1"))
    assert max(searched(table, 1, 2000, matching(Pay())).shares) < 0.75


# -- choices made one after the other ----------------------------------------------------------------------------


def test_the_best_of_few_is_found() -> None:
    for seats in (1, 2, 3):
        table = Ladder(5).new(seats, {}, seeded(1))
        assert searched(table, 0, 600).arm.action.text == "take 4"


def test_the_best_of_very_many_is_found_by_widening() -> None:
    table = Ladder(200).new(1, {}, seeded(1))
    verdict = searched(table, 0, 1000)
    assert len(verdict.arms) < 40
    assert verdict.arm.action.a > 160


def test_others_may_be_thought_to_follow_habits() -> None:
    plan = Plan(Ucb(), Ucb(), Expansion(), Rollout(Worth()), Habits())
    table = Ladder(4).new(3, {}, seeded(1))
    search = Search(Seen(table, 0), plan, seeded(1))
    assert search.run(Iterations(400)).arm.action.text == "take 3"
    assert all(key.startswith("0") for node in search.root.children.values() for key in node.arms)


def test_a_solo_game_and_a_common_one_are_won_more_often_than_by_chance() -> None:
    for game, seats in ((CLIMB, 1), (FLOOD, 2)):
        won = {bot: sum(played(game, seats, bot, seed) for seed in range(15)) for bot in ("search", "chance")}
        assert won["search"] >= won["chance"] + 3, (game.id, won)


def played(game: Toy, seats: int, bot: str, seed: int) -> bool:
    """Whether a game was won that one kind of player played on all seats."""
    table = game.new(seats, {}, seeded(seed))
    dice = seeded(f"{bot} {seed}")
    player = SearchBot(Iterations(80), dice, standard_plan())
    while not table.over:
        seat = table.to_act[0]
        options = table.options(seat)
        if bot == "search":
            table.take(seat, player.choose(Seen(table, seat)).action)
        else:
            table.take(seat, options[dice.below(len(options))])
    assert table.result is not None
    return bool(table.result.winners)


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_every_shape_of_game_can_be_searched(game: Toy) -> None:
    """Lanes, secrets, common and solo games: through the contract alone, legally, to the end."""
    for mode in game.modes():
        table = game.new(mode.seats, mode.options, seeded(1))
        dice = seeded("search")
        bots: list[Bot] = [SearchBot(Iterations(25), dice, standard_plan()), FlatBot(25, dice)]
        moves = 0
        while not table.over and moves < 60:
            seat = table.to_act[moves % len(table.to_act)]
            table.act(seat, bots[moves % 2].choose(Seen(table, seat)).action.text)
            moves += 1


# -- promises ----------------------------------------------------------------------------------------------------


def positions(game: Game, seats: int, number: int) -> Iterator[Table]:
    """So many positions of a random game, those with answers face down among them."""
    table = game.new(seats, {}, seeded("positions"))
    dice = seeded("positions")
    found = 0
    while not table.over and found < number:
        if len(table.options(table.to_act[-1])) > 1:
            found += 1
            yield table.copy()
        seat = table.to_act[0]
        options = table.options(seat)
        table.take(seat, options[dice.below(len(options))])


def told(choice: Choice) -> tuple[str, list[str]]:
    return choice.action.text, [repr(event) for event in choice.why]


@pytest.mark.parametrize("game", [DIAMANT, SCOUTS, MARKET, CAMP, ISLAND], ids=lambda game: game.id)
def test_what_is_hidden_does_not_matter(game: Game) -> None:
    """On tables that differ only in what the seat cannot know, a seed gives the same move for the same reasons."""
    seats = min(3, game.max_seats)
    for table in positions(game, seats, 8):
        seat = table.to_act[-1]
        for make in (
            lambda: SearchBot(Iterations(40), seeded(5), standard_plan()),
            lambda: FlatBot(40, seeded(5)),
        ):
            real = told(make().choose(Seen(table, seat)))
            for swap in range(3):
                assert told(make().choose(Seen(table.imagine(seat, seeded(swap)), seat))) == real


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        table = DIAMANT.new(3, {}, seeded(9))
        bots = [SearchBot(Iterations(30), seeded(seat), standard_plan()) for seat in range(3)]
        moves = []
        while not table.over:
            seat = table.to_act[0]
            action = bots[seat].choose(Seen(table, seat)).action
            moves.append(action.text)
            table.take(seat, action)
        games.append(moves)
    assert games[0] == games[1]
    assert {"back", "deeper"} == set(games[0])


def test_time_is_kept() -> None:
    table = DIAMANT.new(4, {}, seeded(1))
    begun = time.perf_counter()
    bot = SearchBot(Seconds(0.2), seeded(1), standard_plan())
    bot.choose(Seen(table, 0))
    assert 0.2 <= time.perf_counter() - begun < 2.0  # a shared machine may hold a process up


def test_the_table_is_left_alone() -> None:
    table = DIAMANT.new(4, {}, seeded(1))
    before, drawn = table.digest(), table.chance.drawn
    searched(table, 2, 50)
    FlatBot(50, seeded(1)).choose(Seen(table, 2))
    assert (table.digest(), table.chance.drawn) == (before, drawn)


def test_reasons_have_numbers() -> None:
    table = DIAMANT.new(4, {}, seeded(1))
    choice = SearchBot(Iterations(200), seeded(1), standard_plan()).choose(Seen(table, 0))
    assert choice.why[0].name == "why-search"
    assert choice.why[0].args["runs"] == 200
    assert all(0 <= int(choice.why[0].args[key]) <= 100 for key in ("percent", "other"))
    choice = FlatBot(100, seeded(1)).choose(Seen(table, 0))
    assert choice.why[0].name == "why-search"


@pytest.mark.parametrize("name", ["glow", "bonfire", "spirit_island"])
def test_every_game_says_what_a_position_is_worth(name: str) -> None:
    """To each seat from 0 to 1, and asking changes nothing."""
    game = find_game(name)
    for mode in (game.modes()[0], game.modes()[-1]):
        table, dice = game.new(mode.seats, mode.options, seeded("worth")), seeded("moves")
        asked = 0
        while not table.over:
            before = table.digest()
            values = game.evaluate(table)
            assert table.digest() == before
            if values is not None:
                asked += 1
                assert len(values) == mode.seats
                assert all(0 < value < 1 for value in values)
            seat = table.to_act[0]
            options = table.options(seat)
            weights = game.weigh(table, seat, options)
            assert weights is None or (len(weights) == len(options) and min(weights) > 0)
            table.take(seat, options[dice.below(len(options))])
        assert asked > 5
