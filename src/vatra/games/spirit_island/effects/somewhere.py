"""Effects that begin with a choice of one land."""

from __future__ import annotations

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.games.spirit_island.effect import Effect
from vatra.games.spirit_island.said import LAND, IslandAsk, land_action, use_args
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.use import Use


class Somewhere(Effect):
    """Somebody picks one of the lands, and something happens there."""

    def lands(self, t: Island, u: Use) -> list[int]:
        raise NotImplementedError  # abstract

    def there(self, t: Island, u: Use, land: int) -> None:
        """What happens once the land is picked."""
        raise NotImplementedError  # abstract

    def refusal(self) -> Action | None:
        """How to pick none, where one may."""
        return None

    def forbids(self, text: str) -> str:
        return "spirit_island.power.target"


class WhichLand(IslandAsk):
    effect: Somewhere
    use: Use

    def options(self, t: Island, seat: int) -> list[Action]:
        found = [land_action(t, LAND, land) for land in self.effect.lands(t, self.use)]
        none = self.effect.refusal()
        return found if none is None else [*found, none]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a >= 0:
            self.effect.there(t, self.use, action.a)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-which-land", {**use_args(t, self.use)})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return self.effect.forbids(text)
