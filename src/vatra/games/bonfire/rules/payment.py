"""Paying: a whole payment is proposed, and any other can be made piece by piece.

What is owed lies on the table, unit by unit: tokens of one type, then up to two resources. A unit is paid with the
piece itself, with a wild token or gold, or with any two pieces. A unit that can be paid in one way only is paid
without a question.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.bonfire.components import (
    ANY,
    DOUBLE_WILD,
    GOLD,
    MAX_SEATS,
    PLAIN,
    RESOURCE_NAMES,
    RESOURCES,
    TOKEN_NAMES,
    TOKENS,
    WILD,
)
from vatra.games.bonfire.player import Player
from vatra.games.bonfire.rules.common import COUNTED, things
from vatra.games.bonfire.rules.midturn import MidTurn
from vatra.games.bonfire.table import Realm

NOTHING: Final = -1
KINDS: Final = 7  # of tokens; a resource is 7 and its number, where both are meant

# -- whether it can be paid ----------------------------------------------------------------------------------------


def units(player: Player, token: i64) -> i64:
    """How many tokens of this type the player could pay, with all replacements."""
    tokens = player.tokens
    exact: i64 = tokens[token]
    wild: i64 = tokens[WILD]
    others: i64 = player.token_count() - exact - wild
    return exact + (2 * wild if player.has(DOUBLE_WILD) else wild) + others // 2


def can_pay_resources(player: Player, first: i64, second: i64) -> bool:
    """One or two resources (`second` is NOTHING: one), each of a kind or both ANY."""
    left = player.resources[:]
    if first == ANY:
        return sum(left) >= (1 if second == NOTHING else 2)
    missing: i64 = 0
    for kind in [first, second]:
        if kind == NOTHING:
            continue
        if left[kind]:
            left[kind] -= 1
        else:
            missing += 1
    return missing <= left[GOLD] + sum(left[:PLAIN]) // 2


def can_pay_after_pair(t: Realm, player: Player, picks: i64) -> bool:
    """Whether so many pieces can be given up for one unit and the rest still be paid."""
    if picks == 0:
        return can_pay_rest(t, player)
    held = player.tokens if t.owed_tokens else player.resources
    for i in range(len(held)):
        if held[i]:
            held[i] -= 1
            possible = can_pay_after_pair(t, player, picks - 1)
            held[i] += 1
            if possible:
                return True
    return False


def can_pay_rest(t: Realm, player: Player) -> bool:
    """Whether everything but the unit that is being paid can be paid."""
    if t.owed_tokens:
        return units(player, t.owed_type) >= t.owed_tokens - 1
    return t.owed_second == NOTHING or can_pay_resources(player, t.owed_second, NOTHING)


# -- the proposal --------------------------------------------------------------------------------------------------


def proposed_tokens(player: Player, token: i64, owed: i64, spent: list[int]) -> None:
    """The fewest pieces that hurt least: the type itself, then wild tokens, then pairs of what there is most of."""
    tokens = player.tokens
    worth: i64 = 2 if player.has(DOUBLE_WILD) else 1
    own: i64 = min(owed, tokens[token])
    wild: i64 = min(tokens[WILD], (owed - own) // worth)
    pairs: i64 = owed - own - worth * wild
    # One wild token more counts twice and spares one of the type; or there are no two others.
    if pairs and wild < tokens[WILD] and (own or player.token_count() - tokens[WILD] < 2):
        own, wild, pairs = max(0, own - 1), wild + 1, 0
    spent[token] += int(own)
    spent[WILD] += int(wild)
    for _ in range(2 * pairs):
        spent[most_left(tokens, spent, [kind for kind in range(WILD) if kind != token])] += 1


def proposed_resources(player: Player, first: i64, second: i64, spent: list[int]) -> None:
    held = player.resources
    missing: i64 = 0
    for kind in [first, second]:
        if kind == NOTHING:
            continue
        if kind == ANY:
            spend_most(held, spent)
        elif held[kind] > spent[kind]:
            spent[kind] += 1
        else:
            missing += 1
    for _ in range(missing):
        if held[GOLD] > spent[GOLD]:
            spent[GOLD] += 1
        else:
            spend_most(held, spent)
            spend_most(held, spent)


def spend_most(held: list[int], spent: list[int]) -> None:
    """The plain resource of which most would be left; gold only where there is nothing else."""
    most = most_left(held, spent, list(range(PLAIN)))
    spent[most if held[most] > spent[most] else GOLD] += 1


def most_left(held: list[int], spent: list[int], kinds: list[int]) -> int:
    return max(kinds, key=lambda kind: held[kind] - spent[kind])


# -- paying --------------------------------------------------------------------------------------------------------


def owe(t: Realm, token: i64, tokens: i64, first: i64, second: i64) -> None:
    """From now on this is owed; PAY has to be pushed."""
    t.owed_type = token
    t.owed_tokens = tokens
    t.owed_first = first
    t.owed_second = second


class Pay(Step[Realm]):
    """Pay every unit that leaves no choice; ask about the first that does."""

    seat: int

    def run(self, t: Realm) -> None:
        self.give_all(t, t.players[self.seat])
        while t.owed_tokens or t.owed_first != NOTHING:
            found = ways(t, t.players[self.seat])
            if len(found) > 1 or (found[0] is PAIR and not alike(t, t.players[self.seat])):
                t.push(self)
                t.push(PAY_ASKS[self.seat])
                return
            if found[0] is PAIR:
                give_two(t, self.seat)
            else:
                spend(t, self.seat, found[0])
        t.did(self.seat, PROPOSAL.text)
        t.owed_type = 0

    def give_all(self, t: Realm, player: Player) -> None:
        """Where everything in hand is needed there is no choice."""
        tokens, resources = proposal(t, player)
        if t.owed_tokens and sum(tokens) == player.token_count():
            hand_over(t, self.seat, tokens, [0] * len(RESOURCES))
            t.owed_tokens = 0
        if t.owed_first != NOTHING and sum(resources) == sum(player.resources):
            hand_over(t, self.seat, [0] * KINDS, resources)
            t.owed_first = t.owed_second = NOTHING


def hand_over(t: Realm, seat: int, tokens: list[int], resources: list[int]) -> None:
    player = t.players[seat]
    for i in range(KINDS):
        player.tokens[i] -= tokens[i]
    for i in range(len(RESOURCES)):
        player.resources[i] -= resources[i]
    if t.journal is not None:
        t.tell("pays", {"seat": seat, "things": things(tokens, resources)})
        for piece, n in enumerate(tokens + resources):
            for _ in range(n):
                t.did(seat, WITH[piece].text)


def alike(t: Realm, player: Player) -> bool:
    """Whether any two pieces are the same two: there are no others, or all are of one kind."""
    held = player.tokens if t.owed_tokens else player.resources
    return sum(held) == 2 or max(held) == sum(held)


def give_two(t: Realm, seat: int) -> None:
    """The two pieces for one unit, where it does not matter which."""
    t.pair = 2
    offset = 0 if t.owed_tokens else KINDS
    held = t.players[seat].tokens if t.owed_tokens else t.players[seat].resources
    pieces = [WITH[offset + i] for i in range(len(held)) for _ in range(held[i])]
    for piece in pieces[:2]:
        spend(t, seat, piece)


def ways(t: Realm, player: Player) -> list[Action]:
    """How the unit that is next can be paid. Its own piece, or a wild token, never keeps the rest from being paid."""
    if t.owed_tokens:
        found = [WITH[kind] for kind in [int(t.owed_type), WILD] if player.tokens[kind]]
    elif t.owed_first == ANY:
        return [WITH[KINDS + kind] for kind in range(len(RESOURCES)) if player.resources[kind]]
    else:
        found = []
        resources = player.resources
        if resources[t.owed_first]:
            found.append(WITH[KINDS + t.owed_first])
        if t.owed_first != GOLD and resources[GOLD]:
            resources[GOLD] -= 1
            possible = can_pay_rest(t, player)
            resources[GOLD] += 1
            if possible:
                found.append(WITH[KINDS + GOLD])
    if worth_a_pair(t, player) and can_pay_after_pair(t, player, 2):
        found.append(PAIR)
    return found


def worth_a_pair(t: Realm, player: Player) -> bool:
    """Two pieces that would not pay the unit by themselves. A pair with one that would only costs more: nobody is
    asked because of it, but whoever is asked may pay so."""
    if t.owed_tokens:
        return player.token_count() - player.tokens[t.owed_type] - player.tokens[WILD] >= 2
    others = sum(player.resources) - player.resources[GOLD]
    if t.owed_first != GOLD:
        others -= player.resources[t.owed_first]
    return others >= 2


def spend(t: Realm, seat: int, action: Action) -> None:
    """One piece: it pays a unit, or is half of the two that do."""
    player = t.players[seat]
    piece: i64 = action.a
    twice = piece == WILD and player.has(DOUBLE_WILD) and not t.pair
    if piece < KINDS:
        player.tokens[piece] -= 1
    else:
        player.resources[piece - KINDS] -= 1
    if t.journal is not None:
        t.tell("pays", {"seat": seat, "things": f"{COUNTED[piece]} 1"})
        t.did(seat, action.text)
    if t.pair:
        t.pair -= 1
        if t.pair:
            return
    if piece < KINDS:
        t.owed_tokens = max(0, t.owed_tokens - (2 if twice else 1))
    else:
        t.owed_first = t.owed_second
        t.owed_second = NOTHING


class PayAsk(MidTurn):
    """The whole payment as proposed, or the next piece of another one."""

    def options(self, t: Realm, seat: int) -> list[Action]:
        player = t.players[seat]
        if t.pair:
            return self.halves(t, player)
        found = [PROPOSAL, *ways(t, player)]
        if PAIR not in found and (t.owed_tokens or t.owed_first != ANY) and can_pay_after_pair(t, player, 2):
            found.append(PAIR)
        single = self.single(t, player)
        if single is not None:
            found.remove(single)
        return found

    def halves(self, t: Realm, player: Player) -> list[Action]:
        held = player.tokens if t.owed_tokens else player.resources
        offset = 0 if t.owed_tokens else KINDS
        found: list[Action] = []
        for i in range(len(held)):
            if held[i]:
                held[i] -= 1
                possible = can_pay_after_pair(t, player, t.pair - 1)
                held[i] += 1
                if possible:
                    found.append(WITH[offset + i])
        return found

    def single(self, t: Realm, player: Player) -> Action | None:
        """The piece that is the whole proposal, where it is no more than one."""
        tokens, resources = proposal(t, player)
        spent = tokens + resources
        return WITH[spent.index(1)] if sum(spent) == 1 else None

    def take(self, t: Realm, seat: int, action: Action) -> None:
        if action is PROPOSAL:
            t.pop()
            self.pay_all(t, seat)
        elif action is PAIR:
            t.pair = 2
        else:
            spend(t, seat, action)
            if not t.pair:
                t.pop()

    def pay_all(self, t: Realm, seat: int) -> None:
        tokens, resources = proposal(t, t.players[seat])
        hand_over(t, seat, tokens, resources)
        owe(t, t.owed_type, 0, NOTHING, NOTHING)

    def why(self, t: Realm, seat: int, text: str) -> str:
        if t.owed_tokens:
            return "bonfire.pay.two-tokens" if text.startswith("with ") else "bonfire.pay.each-alone"
        return "bonfire.pay.two-resources" if text.startswith("with ") else "bonfire.pay.each-alone"

    def prompt(self, t: Realm, seat: int) -> Event:
        if t.pair:
            name = TOKEN_NAMES[t.owed_type] if t.owed_tokens else RESOURCE_NAMES[t.owed_first]
            return Event("ask-pay-pair", {"thing": name, "n": int(t.pair)})
        if t.owed_first == ANY:
            return Event("ask-pay-any", {})
        tokens = [0] * KINDS
        resources = [0] * len(RESOURCES)
        tokens[t.owed_type] = int(t.owed_tokens)
        for kind in [t.owed_first, t.owed_second]:
            if kind != NOTHING:
                resources[kind] += 1
        return Event("ask-pay", {"things": things(tokens, resources)})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        if action is PROPOSAL:
            tokens, resources = proposal(t, t.players[seat])
            return Event("do-pay", {"things": things(tokens, resources)})
        if action is PAIR:
            return Event("do-pair", {})
        return Event("do-with", {"thing": (TOKEN_NAMES + RESOURCE_NAMES)[action.a]})


def proposal(t: Realm, player: Player) -> tuple[list[int], list[int]]:
    """Tokens and resources that would be spent."""
    tokens = [0] * KINDS
    resources = [0] * len(RESOURCES)
    if t.owed_tokens:
        proposed_tokens(player, t.owed_type, t.owed_tokens, tokens)
    if t.owed_first != NOTHING:
        proposed_resources(player, t.owed_first, t.owed_second, resources)
    return tokens, resources


PROPOSAL: Final = Action("pay")
PAIR: Final = Action("pair")
WITH: Final[list[Action]] = [
    Action(f"with {name}", i) for i, name in enumerate([*TOKENS, *RESOURCES])
]  # every piece
PAY: Final[list[Pay]] = [Pay(seat) for seat in range(MAX_SEATS)]
PAY_ASKS: Final[list[PayAsk]] = [PayAsk(seat) for seat in range(MAX_SEATS)]
