"""Every action there is, in a fixed order: masks and learning use it."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.games.bonfire.rules.council import BONUS, FATE, LIGHT, POINT, SEND
from vatra.games.bonfire.rules.fate import FIRST, LAY
from vatra.games.bonfire.rules.gnomes import RECRUIT, TWO_RESOURCES, TWO_TOKENS
from vatra.games.bonfire.rules.great_bonfire import CHOOSE, TAKE, TURN
from vatra.games.bonfire.rules.midturn import DISCARD
from vatra.games.bonfire.rules.path import RENEW, SEARCH, TAKE_PATH, TAKE_PILE
from vatra.games.bonfire.rules.payment import PAIR, PROPOSAL, WITH
from vatra.games.bonfire.rules.procession import GAIN, HALT, WALKS
from vatra.games.bonfire.rules.sea import FETCH, FREE_FETCH, RECEIVE, SAIL, SLOT, STAY_ABOARD
from vatra.games.bonfire.rules.tom import TOMS_GUARDIAN, TOMS_NOVICE, TOMS_TASK
from vatra.games.bonfire.rules.turn import DONE, OUT, PASS, PROCESSION


def every_action() -> list[Action]:
    found = [*FIRST, *FATE, *LAY, *TAKE_PATH, *TAKE_PILE, *RENEW, *SEARCH, *SAIL, STAY_ABOARD]
    found += [*RECEIVE[0], *RECEIVE[1], *SLOT, FETCH, *FREE_FETCH[1:], *PROCESSION[1:], HALT]
    found += [walk for walks in WALKS for walk in walks]
    found += [*GAIN, *TURN, *TAKE, *CHOOSE, *RECRUIT, TWO_TOKENS, TWO_RESOURCES]
    found += [*LIGHT, *SEND, *BONUS, *POINT[1:], PROPOSAL, PAIR, *WITH, *DISCARD, PASS, OUT, DONE]
    return [*found, *TOMS_TASK, *TOMS_GUARDIAN[1:], *TOMS_NOVICE]


ACTIONS: Final[list[str]] = [action.text for action in every_action()]
