"""The rest of a cave, played on in thought: everybody decides by a habit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.chance import Chance
from vatra.games.diamant.bot.habits import Habit, happens
from vatra.games.diamant.bot.scene import Scene, scene_of
from vatra.games.diamant.bot.standing import expected
from vatra.games.diamant.components import CAVES
from vatra.games.diamant.scoring import scores
from vatra.games.diamant.table import Cave


class Rest:
    """From the moment at which `me` decides."""

    def __init__(self, t: Cave, me: int) -> None:
        self.me: Final = me
        self.seats: Final = t.seats
        self.inside: Final[i64] = t.inside
        self.scene: Final = scene_of(t, me)
        self.scores: Final = scores(t)
        self.ahead: Final = [
            pocket - t.pockets[me] for pocket in t.pockets
        ]  # unequal in arranged positions only
        self.caves: Final = CAVES - int(t.cave)  # to come

    def play(self, leaving: i64, habits: list[Habit], dice: Chance) -> float:
        """These go back now, the others go on by their habits; returns what `me` can expect of the victory then."""
        scene = self.scene.copy()
        banked = self.scores[:]
        inside: i64 = self.inside
        while True:
            if leaving:
                self.bank(scene, leaving, banked)
                inside &= ~leaving
            if not inside or not scene.draw(dice):
                return expected(banked, self.me, self.caves)
            leaving = 0
            for seat in range(self.seats):
                if inside >> seat & 1 and happens(habits[seat].leaves(scene), dice):
                    leaving |= 1 << seat

    def bank(self, scene: Scene, leaving: i64, banked: list[int]) -> None:
        pocket: i64 = scene.pocket
        each: i64 = pocket + scene.go_back(int(leaving).bit_count())
        for seat in range(self.seats):
            if leaving >> seat & 1:
                banked[seat] += self.ahead[seat] + each
