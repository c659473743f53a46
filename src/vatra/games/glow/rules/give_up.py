"""A skull on the journey: give up a companion, without any effect, or a spell."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.step import SeatAsk
from vatra.games.glow.components import CROMAUG, SLUGS, SPELL_NAMES, XARGOK
from vatra.games.glow.rules.common import MAX_SEATS, bury
from vatra.games.glow.rules.cromaug import catchable
from vatra.games.glow.table import Journey

COMPANION: Final = 0
FACE_UP: Final = 1
FACE_DOWN: Final = 2
GIVE_COMPANION: Final[list[Action]] = [Action(f"give {slug}", i, COMPANION) for i, slug in enumerate(SLUGS)]
GIVE_SPELL: Final[list[Action]] = [Action(f"give {slug}", i, FACE_UP) for i, slug in enumerate(SPELL_NAMES)]
GIVE_FACE_DOWN: Final = Action("give face-down", 0, FACE_DOWN)
GIVE_NOTHING: Final = Action("give nothing", -1)


class GiveUp(SeatAsk[Journey]):
    """With neither companion nor spell one passes freely.

    Noon comes before the afternoon for everyone: while a rival is still at noon who has Xar'gok, or Cromaug who could
    bring him back, a spell may be on its way.
    """

    def waiting(self, t: Journey) -> i64:
        for other in range(t.seats):
            if other != self.seat and t.before_noon_ends >> other & 1 and may_cast(t, other):
                return 0
        return 1 << self.seat

    def options(self, t: Journey, seat: int) -> list[Action]:
        player = t.players[seat]
        found = [GIVE_COMPANION[card] for card in player.row]
        for token in player.spells:
            if GIVE_SPELL[token] not in found:
                found.append(GIVE_SPELL[token])
        if player.hidden:
            found.append(GIVE_FACE_DOWN)
        return found or [GIVE_NOTHING]

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        player = t.players[seat]
        if action.a < 0:
            return
        if action.b == COMPANION:
            bury(t, seat, action.a)
            return
        if action.b == FACE_UP:
            player.spells.remove(action.a)
            t.spent.append(action.a)
        else:
            player.hidden -= 1
        if t.journal is not None:
            t.tell(
                "spell-given-up",
                {"seat": seat, "spell": SPELL_NAMES[action.a] if action.b == FACE_UP else "spell-face-down"},
            )

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        return "glow.symbols.give-up"


def may_cast(t: Journey, seat: int) -> bool:
    """Whether this player has Xar'gok, or Cromaug (perhaps just on his way to the graveyard) may bring him."""
    player = t.players[seat]
    if XARGOK in player.row:
        return True
    catches = CROMAUG in player.row or bool(player.buried_at_noon >> CROMAUG & 1)
    return catches and XARGOK in catchable(t, seat)


GIVE_UPS: Final[list[GiveUp]] = [GiveUp(seat) for seat in range(MAX_SEATS)]
