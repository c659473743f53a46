"""Ladders: who has to meet whom, so that everybody can be ranked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final

from vatra.bots import BotLike, name_of
from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.game import find_game
from vatra.lab.match import Match
from vatra.lab.plan import Kind, Plan

MOST_ORDERS: Final = 6  # in which the same bots sit round a table


def ladder(
    game: str,
    bots: Sequence[BotLike],
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    kind: Kind = "mixed",
) -> Plan:
    """A plan in which all bots meet.

    `mixed`: every choice of bots that fills a table. `pairs`: every two bots share tables, half of the seats each. The
    games are spread evenly over the tables, and where there are enough of them, the same bots sit in several orders.

    >>> plan = ladder("diamant", ["random", "auto", "novice"], seats=3, games=30)
    >>> [(table.bots, table.games) for table in plan.tables]
    [(('random', 'auto', 'novice'), 15), (('novice', 'auto', 'random'), 15)]
    """
    names = tuple(dict.fromkeys([name_of(bot) for bot in bots]))
    if len(names) < 2:
        raise BadInput("lab-ladder-needs-two", {})
    places = find_game(game).min_seats if seats is None else seats
    find_game(game).settle(places, options or {})
    groups = companies(names, places, kind)
    if games < len(groups):
        raise BadInput("lab-ladder-too-short", {"tables": len(groups), "games": games})
    most = max(1, min(MOST_ORDERS, games // (len(groups) * places)))
    tables = [order for group in groups for order in orders(group, most)]
    each, rest = divmod(games, len(tables))
    return Plan(
        tuple(
            [
                Match(game, order, each + (number < rest), f"{seed} table {number}", options)
                for number, order in enumerate(tables)
            ]
        ),
        kind,
    )


def companies(bots: tuple[str, ...], seats: int, kind: Kind) -> list[tuple[str, ...]]:
    """Who sits down together, whatever the order.

    >>> companies(("a", "b", "c"), 4, "mixed")
    [('a', 'b', 'c', 'a'), ('a', 'b', 'c', 'b'), ('a', 'b', 'c', 'c')]
    >>> companies(("a", "b"), 3, "pairs")
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    if kind == "pairs":
        halves = sorted({seats // 2, seats - seats // 2}, reverse=True)
        return [(a,) * half + (b,) * (seats - half) for a, b in combinations(bots, 2) for half in halves]
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [bots + rest for rest in combinations_with_replacement(bots, seats - len(bots))]


def orders(company: tuple[str, ...], most: int) -> list[tuple[str, ...]]:
    """Different ways round the table, at most so many; which place is the first does not matter, the seats go round.

    >>> orders(("a", "a", "b", "b"), 6)
    [('a', 'a', 'b', 'b'), ('a', 'b', 'a', 'b')]
    """
    found = [company]
    known = {_turned(company)}
    chance = seeded(f"orders {company}")
    for _ in range(20 * most):
        if len(found) >= most:
            break
        order = list(company)
        for at in range(len(order) - 1, 0, -1):
            other = int(chance.below(at + 1))
            order[at], order[other] = order[other], order[at]
        turned = _turned(tuple(order))
        if turned not in known:
            known.add(turned)
            found.append(tuple(order))
    return found


def _turned(order: tuple[str, ...]) -> tuple[str, ...]:
    """The same for all rotations of an order."""
    return min([order[at:] + order[:at] for at in range(len(order))])
