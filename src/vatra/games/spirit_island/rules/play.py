"""Energy, and the cards a spirit plays this turn."""

from __future__ import annotations

from typing import ClassVar, Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.effects.special import play
from vatra.games.spirit_island.power import POWERS, number_of
from vatra.games.spirit_island.rules.growth import reclaim, reclaim_action
from vatra.games.spirit_island.said import IslandAsk
from vatra.games.spirit_island.table import Island

READY: Final = Action("ready", -1)
PLAY: Final[dict[int, Action]] = {}


def play_action(card: int) -> Action:
    if card not in PLAY:
        PLAY[card] = Action(f"play {POWERS[card].slug}", card)
    return PLAY[card]


class Income(Step[Island]):
    """Energy from the track, and the number of cards that may be played."""

    seat: int

    def run(self, t: Island) -> None:
        spirit = t.spirits[self.seat]
        income = spirit.income()
        spirit.energy += income
        spirit.plays += spirit.card_plays()
        t.tell("income", {"seat": self.seat, "energy": income})
        t.push(PlayCards(self.seat))


class PlayCards(IslandAsk):
    """Cards from hand, fast and slow, all paid now; and the card that an open space of the track gives back."""

    kind: ClassVar[str] = "play"
    choice = True
    confirms: ClassVar[bool] = True  # until `ready` is said, the last card can be taken back

    def options(self, t: Island, seat: int) -> list[Action]:
        spirit = t.spirits[seat]
        found: list[Action] = []
        if spirit.plays > 0:
            for card in spirit.hand:
                if t.cost(card) <= spirit.energy:
                    found.append(play_action(card))
        if spirit.may_reclaim():
            for card in spirit.discard:
                found.append(reclaim_action(card))
        found.append(READY)
        return found

    def take(self, t: Island, seat: int, action: Action) -> None:
        spirit = t.spirits[seat]
        if action.a < 0:
            t.pop()
            t.tell("is-ready", {"seat": seat})
        elif action.text.startswith("reclaim"):
            spirit.reclaimed = True
            reclaim(t, seat, action.a)
        else:
            spirit.plays -= 1
            play(t, seat, action.a)

    def prompt(self, t: Island, seat: int) -> Event:
        spirit = t.spirits[seat]
        return Event("ask-play-cards", {"plays": int(spirit.plays), "energy": int(spirit.energy)})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        spirit = t.spirits[seat]
        if text.startswith("reclaim"):
            return "spirit_island.growth.reclaim-space"
        if text.startswith("growth"):
            return "spirit_island.growth.one-option"
        card = number_of(text.split(" ")[-1])
        if text.startswith("play") and card in spirit.hand:
            return "spirit_island.play.limit" if spirit.plays <= 0 else "spirit_island.play.pay"
        return "core.not-an-option"
