"""What people see while a move is told."""

from __future__ import annotations

from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.core.live import Live
from vatra.core.table import SPECTATOR, Table


def dealt() -> Table:
    game = find_game("diamant")
    return game.deal(4, game.settle(4, {}), seeded(3))


def test_decisions_lie_open_while_those_who_go_back_are_told_of() -> None:
    live = Live(dealt)
    for seat, text in enumerate(["back", "back", "deeper", "deeper"]):
        record = live.act(seat, text)
    (story,) = live.stories(len(live.records) - 1)
    told = [
        [moment.view(SPECTATOR)["chosen"][seat] for seat in (2, 3)]
        for event, moment in zip(record.events, story[1:-1], strict=True)
        if event.name == "back"
    ]
    assert told == [["deeper", "deeper"], ["deeper", "deeper"]]


def test_rubies_are_off_the_path_while_they_are_told_to_be_left_behind() -> None:
    live = Live(dealt)
    while not live.table.view(SPECTATOR)["left"]:
        for seat in range(4):
            live.act(seat, "deeper")
    for seat in range(4):
        record = live.act(seat, "back")
    (story,) = live.stories(len(live.records) - 1)
    told = [
        (moment.view(SPECTATOR)["left"], {card["left"] for card in moment.view(SPECTATOR)["path"]})
        for event, moment in zip(record.events, story[1:-1], strict=True)
        if event.name == "left-behind"
    ]
    assert told == [(0, {0})]
