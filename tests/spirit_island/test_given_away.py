"""Cards of another spirit's own, which Entwined Power may bring to anybody."""

from __future__ import annotations

from typing import Any

from vatra.core.chance import seeded
from vatra.games.spirit_island.game import SPIRIT_ISLAND as ISLAND
from vatra.games.spirit_island.power import number_of
from vatra.games.spirit_island.table import Island


def given(card: str, spirits: list[str], **words: Any) -> Island:
    """The first spirit has played this card and nothing else."""
    words |= {"spirits": spirits, "hand": [[]] * len(spirits), "only": True, "printed": False}
    table = ISLAND.arrange(len(spirits), ISLAND.settle(len(spirits), {}), seeded(1), words)
    assert isinstance(table, Island)
    table.spirits[0].played = [number_of(card)]
    table.refresh_elements(0)
    table.advance()
    return table


def test_in_a_dream_nobody_drowns() -> None:
    """Explorer and town frighten and flee, the dahan stays, and nothing becomes energy."""
    table = given(
        "swallow-the-land-dwellers",
        ["bringer-of-dreams-and-nightmares"],
        phase="slow",
        presence=[{"A1": 2}],
        lands={"A1": "explorer, town, dahan"},
    )
    for text in ("use swallow-the-land-dwellers", "push explorer A2", "push town A2"):
        table.act(0, text)
    lands = table.view()["lands"]
    assert (lands["A1"]["pieces"], lands["A2"]["pieces"]) == (["dahan"], ["explorer", "town"])
    assert (table.spirits[0].energy, table.drowned) == (0, 0)
    assert table.fear == 2


def test_what_was_destroyed_does_not_regenerate_by_a_gift() -> None:
    """With nothing on its tracks Green can only move the presence it has, and not to where that is."""
    table = given(
        "gift-of-proliferation",
        ["river-surges-in-sunlight", "a-spread-of-rampant-green"],
        phase="fast",
        presence=[{"A5": 1}, {"B5": 1}],
        tracks=[[1, 1], [7, 6]],
    )
    table.act(0, "use gift-of-proliferation")
    assert "land B4" in table.actions(1)
    assert "land B5" not in table.actions(1)


def test_the_ocean_overgrows_no_land_inside() -> None:
    """It cannot live in A5, and there is nothing else to choose."""
    table = given(
        "overgrow-in-a-night",
        ["oceans-hungry-grasp"],
        phase="fast",
        presence=[{"A1": 1, "ocean-A": 1}],
        lands={"A5": "town"},
    )
    for text in ("use overgrow-in-a-night", "at A5"):
        table.act(0, text)
    assert table.turn == 2
