"""What the laboratory counts and what learners see agree with the table."""

from __future__ import annotations

import pytest
from tests.core.observed import observed

from vatra import lab
from vatra.core.chance import seeded
from vatra.core.event import Event
from vatra.core.game import Mode
from vatra.core.live import Live
from vatra.core.statistics import Statistics
from vatra.core.table import Table
from vatra.core.words import LANGUAGES, speaker
from vatra.games.glow.components import SLUGS, START_LIGHT
from vatra.games.glow.game import GLOW
from vatra.games.glow.statistics import FROM, NAMES, PARTS

MODES = [
    Mode(4, {"map": "shadows", "adventurers": "random"}),
    Mode(2, {"map": "archipelago", "adventurers": "dealt"}),
    Mode(1, {"map": "shadows"}),
    Mode(1, {"map": "archipelago"}),
]


def counted(mode: Mode, seed: int) -> tuple[Table, Statistics, list[Event]]:
    """A random game, what was counted in it, and what was told."""

    def deal() -> Table:
        return GLOW.deal(mode.seats, GLOW.settle(mode.seats, mode.options), seeded(f"counted {seed}"))

    live, dice = Live(deal), seeded(seed)
    table = deal()
    counter = table.game.statistics(table)
    assert counter is not None
    events = list(live.opening)
    while not live.table.over:
        seat = live.table.to_act[dice.below(len(live.table.to_act))]
        options = live.table.options(seat)
        events += live.act(seat, options[dice.below(len(options))].text).events
    for event in events:
        counter.hear(event)
    return live.table, counter, events


@pytest.mark.parametrize("mode", MODES, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_counts_agree_with_the_table(mode: Mode, seed: int) -> None:
    table, counter, events = counted(mode, seed)
    counts, result, players = counter.counts, table.result, table.view(-1)["players"]
    assert result is not None
    assert sum(counts["final"]) == sum(result.scores)
    for part in players[0]["score"]:
        assert counts["final"][PARTS.index(part)] == sum(player["score"][part] for player in players), part
    gathered = sum(player["light"] - START_LIGHT for player in players)
    assert sum(counts["gathered"]) == gathered
    assert counts["finals"] == [mode.seats]
    assert sum(counts["won-by-adventurer"]) == sum(counts["won-by-turn"]) == len(result.winners)
    for seat, player in enumerate(players):
        at = NAMES.index(player["adventurer"])
        assert counts["finals-by-adventurer"][at] == 1
        assert counts["light-by-adventurer"][at] == result.scores[seat]
    told = [event for event in events if event.name == "recruits"]
    assert sum(counts["taken"]) == len(told) == mode.seats * 8
    held = [card for player in players for card in player["companions"]]
    for number, slug in enumerate(SLUGS):
        assert counts["joined"][number] - counts["died"][number] == held.count(slug), slug
        assert counts["taken"][number] <= counts["came"][number]


def test_losses_are_counted_as_losses() -> None:
    lost = [0] * len(FROM)
    for seed in range(6):
        _, counter, _ = counted(MODES[0], seed)
        for at, light in enumerate(counter.counts["gathered"]):
            lost[at] += light
    assert lost[FROM.index("track")] < 0 <= lost[FROM.index("adventurer")]


def test_a_report_in_every_language() -> None:
    summary = lab.run(lab.ladder("glow", ["random", "auto"], seats=2, games=6, seed=1))
    for measure in summary.measures:
        numbers = summary.measured(measure)
        if measure.shown:
            assert numbers, measure.name
            assert not measure.share or all(0 <= share <= 1 for share in numbers.values())
        for language in LANGUAGES:
            words = speaker(language, GLOW)
            if measure.shown:
                assert words.say(f"stat-{measure.name}")
                assert words.say(f"stat-{measure.name}", attribute="help")
                for label in measure.labels:
                    assert label.isdigit() or words.say(label)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_observations_are_as_declared(mode: Mode) -> None:
    declared = GLOW.pieces(mode.seats)
    table, dice = GLOW.new(mode.seats, mode.options, seeded("observed")), seeded("moves")
    while True:
        before = table.digest()
        for seat in range(mode.seats):
            seen = observed(table, seat)
            assert list(seen) == [piece.name for piece in declared]
            for piece in declared:
                values = seen[piece.name]
                assert len(values) == piece.length, piece.name
                assert all(piece.low <= value <= piece.high for value in values), piece.name
        assert table.digest() == before
        if table.over:
            break
        seat = table.to_act[dice.below(len(table.to_act))]
        options = table.options(seat)
        table.take(seat, options[dice.below(len(options))])


def test_one_always_sees_oneself_first() -> None:
    words = {
        "hour": "morning",
        "light": [7, 20],
        "adventurers": ["orium", "braccio"],
        "dice": [["light3"], ["air"]],
    }
    table = GLOW.arrange(2, GLOW.settle(2, {}), seeded(1), words)
    table.advance()
    mine, theirs = observed(table, 0), observed(table, 1)
    assert (mine["light"], theirs["light"]) == (bytes([7, 20]), bytes([20, 7]))
    assert mine["dice"] != theirs["dice"]
    assert sorted(mine["dice"]) == sorted(theirs["dice"])
    table.act(0, "track")
    table.act(0, "reroll 1")
    mine, theirs = observed(table, 0), observed(table, 1)
    assert (sum(mine["asked_die"]), sum(theirs["asked_die"])) == (1, 0)
