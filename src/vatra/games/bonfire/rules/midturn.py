"""Questions in the middle of a turn: tokens may be discarded before an answer, bonus actions have to wait."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import SeatAsk
from vatra.games.bonfire.components import TOKEN_NAMES, TOKENS
from vatra.games.bonfire.player import Player
from vatra.games.bonfire.table import Realm


class MidTurn(SeatAsk[Realm]):
    """`why` says what else forbids an answer."""

    def forbids(self, t: Realm, seat: int, text: str) -> str:
        if text.startswith("send "):
            return "bonfire.bonus.before-or-after"
        if text.startswith("discard "):
            return why_not_discard(t.players[seat], text)
        return self.why(t, seat, text)

    def why(self, t: Realm, seat: int, text: str) -> str:
        raise NotImplementedError  # abstract


def add_discards(player: Player, found: list[Action]) -> None:
    for token in range(len(TOKENS)):
        if player.tokens[token]:
            found.append(DISCARD[token])


def why_not_discard(player: Player, text: str) -> str:
    held = [DISCARD[token].text for token in range(len(TOKENS)) if player.tokens[token]]
    return "bonfire.turn.discard-later" if text in held else "bonfire.turn.discard"


def discard(t: Realm, seat: int, token: int) -> None:
    t.players[seat].tokens[token] -= 1
    if t.journal is not None:
        t.tell("discards", {"seat": seat, "thing": TOKEN_NAMES[token]})


def discard_label(action: Action) -> Event:
    return Event("do-discard", {"thing": TOKEN_NAMES[action.a]})


DISCARD: Final[list[Action]] = [Action(f"discard {name}", i) for i, name in enumerate(TOKENS)]
DISCARDS: Final[set[Action]] = set(DISCARD)
