"""What an island holds out is what the rules would give, the voyage there paid in the best way."""

from __future__ import annotations

import pytest

from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.core.table import Table

HERE = ("task ", "guardian")


def best(table: Table, seat: int, met: set[str]) -> bool:
    """Whether some way to pay leads to what the island offers."""
    texts = table.actions(seat)
    if "aboard" in texts:
        return any(text.startswith(HERE) for text in texts)
    paying = [text for text in texts if text in ("pay", "pair") or text.startswith("with ")]
    for text in paying:
        after = table.copy()
        after.act(seat, text)
        if after.digest() not in met:
            met.add(after.digest())
            if best(after, seat, met):
                return True
    return False


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_held_out_can_be_had(seats: int) -> None:
    game = find_game("bonfire")
    held = set()
    for number in range(3):
        table = game.new(seats, game.settle(seats, {}), seeded(f"prospects {seats} {number}"))
        dice = seeded(f"dice {seats} {number}")
        turns = 0
        while not table.over and turns < 60:
            seat = table.to_act[0]
            texts = table.actions(seat)
            if any(text.startswith("sail ") for text in texts) and dice.below(6) == 0:
                for slug, prospect in table.view(seat)["prospects"].items():
                    held.add((slug == table.view(seat)["players"][seat]["ship"], prospect["open"]))
                    assert prospect["open"] == had(table, seat, slug), f"{slug} {prospect}"
            kept = [text for text in texts if not text.startswith(("discard ", "pass"))] or texts
            table.act(seat, kept[dice.below(len(kept))])
            turns += table.ask(seat).kind == "turn" if seat in table.to_act else 1
    assert held >= {(False, False), (False, True)}


def had(table: Table, seat: int, slug: str) -> bool:
    if table.view(seat)["players"][seat]["ship"] == slug:
        return any(text.startswith(HERE) for text in table.actions(seat))
    if f"sail {slug}" not in table.actions(seat):
        return False
    after = table.copy()
    after.act(seat, f"sail {slug}")
    return best(after, seat, set())


def test_who_watches_is_held_out_nothing() -> None:
    game = find_game("bonfire")
    table = game.new(2, game.settle(2, {}), seeded("watch"))
    assert "prospects" not in table.view(-1)
