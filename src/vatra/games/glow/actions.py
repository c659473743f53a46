"""The index of actions: every text an option can ever have, in a fixed order, for masks and learning."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.games.glow.boards import FORBID, NEED, SPACE_KIND, SPACES
from vatra.games.glow.components import ADVENTURER
from vatra.games.glow.rules.archipelago import SAIL, STAY
from vatra.games.glow.rules.arthur import NO_BOAT_CAN_SAIL, STEERS
from vatra.games.glow.rules.common import CHOOSE_DIE, RETURN
from vatra.games.glow.rules.cromaug import CATCH_CARD, NOBODY
from vatra.games.glow.rules.dawn import DISMISS, KEEP, MOVE, RECRUIT
from vatra.games.glow.rules.give_up import GIVE_COMPANION, GIVE_FACE_DOWN, GIVE_NOTHING, GIVE_SPELL
from vatra.games.glow.rules.land import CAMP, PAY, STOP, WALK
from vatra.games.glow.rules.morning import ALONE, AND, DONE, REROLL, SET, TAKE, TURN
from vatra.games.glow.rules.noon import APPLY, APPLY_ADVENTURER
from vatra.games.glow.rules.setup import ADVENTURE, ARTHUR_DIE


def _all() -> list[str]:
    payable = [PAY[i] for i in range(len(SPACES)) if SPACE_KIND[i] in (NEED, FORBID)]
    lists: list[list[Action]] = [
        [*ADVENTURE, *ARTHUR_DIE, *RECRUIT, *DISMISS, *MOVE, KEEP, *CHOOSE_DIE],
        [*TAKE, *REROLL, ALONE, *AND, *SET, *TURN, DONE],
        [*APPLY_ADVENTURER, *[APPLY[i] for i in range(len(APPLY)) if i != ADVENTURER]],
        [*CATCH_CARD, NOBODY, *RETURN, *WALK, *payable, CAMP, STOP],
        *SAIL,
        [STAY, *GIVE_COMPANION, *GIVE_SPELL, GIVE_FACE_DOWN, GIVE_NOTHING, *STEERS, NO_BOAT_CAN_SAIL],
    ]
    return [action.text for actions in lists for action in actions]


ACTIONS: Final[list[str]] = _all()
