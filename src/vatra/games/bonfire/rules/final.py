"""The end: every category of points is told, one after the other, and who has won."""

from __future__ import annotations

from typing import Final

from vatra.core.step import Step
from vatra.games.bonfire.scoring import parts, result
from vatra.games.bonfire.table import Realm


class FinalScoring(Step[Realm]):
    """Changes nothing: points are counted from the table whenever somebody asks."""

    def run(self, t: Realm) -> None:
        t.shared.clear()
        if t.journal is None:
            return
        for seat in range(t.seats):
            for part in parts(t.players[seat]):
                if part.points:
                    said = "score-" + part.category
                    t.tell("counts", {"seat": seat, "category": said, "points": part.points})
        if t.tom is not None:
            for part in parts(t.tom.city):
                if part.points:
                    t.tell("toms-counts", {"category": "score-" + part.category, "points": part.points})
        winners = 0
        for seat in result(t).winners:
            winners |= 1 << seat
        if winners:
            t.tell("victory", {"seats": winners})
        else:
            t.tell("toms-victory", {})


FINAL: Final = FinalScoring()
