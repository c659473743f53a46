"""The index of actions: every text an option can ever have, in a fixed order, for masks and learning."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS
from vatra.games.spirit_island.consult import AGREE, WAIT
from vatra.games.spirit_island.effects.spirits import REVEAL
from vatra.games.spirit_island.maps import LAND_NAMES
from vatra.games.spirit_island.power import INNATE, POWERS, SLUGS
from vatra.games.spirit_island.rules.gain import GAIN, GAIN_NEXT
from vatra.games.spirit_island.rules.growth import GROWTH, TIDES
from vatra.games.spirit_island.rules.phase import DONE, WAYS
from vatra.games.spirit_island.rules.play import READY
from vatra.games.spirit_island.rules.presence import FROM_DESTROYED, FROM_TRACK
from vatra.games.spirit_island.rules.ravage import IN_ORDER
from vatra.games.spirit_island.said import (
    AT_SPIRIT,
    CHOOSE,
    CHOOSE_ELEMENT,
    ENOUGH,
    HIT,
    KILL,
    LAND_VERBS,
    NO,
    PASS,
    PIECE_VERBS,
    REMOVE,
    YES,
)
from vatra.games.spirit_island.scenarios.rituals import PAY
from vatra.games.spirit_island.terms import DAHAN, KIND_NAMES, KINDS

FARTHEST_GROWTH: Final = 4
CARD_VERBS: Final[list[str]] = ["play", "reclaim", "keep", "forget", "give"]


def _all() -> list[str]:
    cards = [power.slug for power in POWERS if power.deck != INNATE]
    turn = [*GAIN, GAIN_NEXT, *FROM_TRACK, FROM_DESTROYED, *TIDES.values(), READY, DONE, IN_ORDER]
    lists = [*GROWTH, *AT_SPIRIT, *PAY[0], *PAY[1], *CHOOSE, *CHOOSE_ELEMENT, *REVEAL]
    answers = [YES, NO, ENOUGH, PASS, AGREE, WAIT]
    return [
        *[f"become {slug}" for slug in PANEL_SLUGS],
        *[action.text for action in [*turn, *lists, *answers]],
        *[f"{verb} {slug}" for verb in CARD_VERBS for slug in cards],
        *[f"{way} {slug}" for way in WAYS for slug in SLUGS],
        *[f"presence {n} {land}" for n in range(FARTHEST_GROWTH + 1) for land in LAND_NAMES],
        *[f"presence ocean {land}" for land in LAND_NAMES if land.startswith("ocean")],
        *[f"{verb} {land}" for verb in LAND_VERBS for land in LAND_NAMES],
        *[
            f"{PIECE_VERBS[verb]} {KIND_NAMES[p]} {land}"
            for verb in range(len(PIECE_VERBS))
            for p in KINDS
            if p & 3 != DAHAN or verb not in (HIT, KILL, REMOVE)  # those are about invaders alone
            for land in LAND_NAMES
        ],
    ]


ACTIONS: Final[list[str]] = _all()
