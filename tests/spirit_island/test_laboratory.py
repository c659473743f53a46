"""What the laboratory counts: victories by difficulty and by spirit."""

from __future__ import annotations

from vatra.core.chance import seeded
from vatra.core.event import Event
from vatra.games.spirit_island.game import SPIRIT_ISLAND as ISLAND
from vatra.games.spirit_island.statistics import DIFFICULTIES, ENDINGS, SPIRITS
from vatra.lab import Match, Plan, run


def test_a_victory_counts_for_its_difficulty_and_its_spirits() -> None:
    settings = ISLAND.settle(2, {"adversary": "england", "adversary-level": 6})
    counter = ISLAND.statistics(ISLAND.deal(2, settings, seeded(1)))
    names = ["spirit-thunderspeaker", "spirit-oceans-hungry-grasp"]
    for seat in range(2):
        counter.hear(Event("becomes", {"seat": seat, "spirit": names[seat]}))
    counter.hear(Event("game-ends", {"reason": "end-terror-3"}))
    counts = counter.counts
    assert counts["won-by-difficulty"][DIFFICULTIES.index("10")] == 1
    assert sum(counts["games-by-difficulty"]) == 1
    assert [SPIRITS[i] for i in range(8) if counts["won-by-spirit"][i]] == sorted(names, key=SPIRITS.index)
    assert sum(counts["games-by-spirit"]) == 2


def test_many_games_are_told_apart_by_difficulty_and_spirit() -> None:
    options = {"spirit-1": "random"}
    variants = tuple([{**options, "adversary": "sweden", "adversary-level": level} for level in (0, 6)])
    match = Match("spirit_island", ("random",), 16, 3, variants[0])
    counts = run(Plan((match,), variants=variants)).counts
    by_difficulty = {
        name: n for name, n in zip(DIFFICULTIES, counts["games-by-difficulty"], strict=True) if n
    }
    assert by_difficulty == {"1": 8, "8": 8}
    assert sum(counts["games-by-spirit"]) == 16
    assert sum(counts["endings"]) == 16
    assert len(counts["endings"]) == len(ENDINGS)


def test_the_hardest_table_can_be_counted() -> None:
    for mode in ISLAND.all_modes():
        assert str(ISLAND.difficulty(mode.seats, ISLAND.settle(mode.seats, mode.options))) in DIFFICULTIES
