"""A toy with real secrets: face-down tokens that one seat has looked at, and a pile whose bottom everybody knows."""

from __future__ import annotations

from typing import Any

from tests.core.toys.base import Toy

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.deck import Deck
from vatra.core.options import Settings
from vatra.core.record import Bag
from vatra.core.result import Points, Result, ranked
from vatra.core.step import SeatAsk
from vatra.core.table import Table

PLACES = 3
TURNS = 3
TOKENS = [1, 2, 3, 4, 5, 6]
TOKEN_NAMES = [f"token {n}" for n in range(7)]
PILE = [1, 1, 2, 2, 3]
CARD_NAMES = [f"card {n}" for n in range(4)]
UNDRAWN = 0


class Hills(Table):
    """A token that nobody has looked at is not drawn yet; `known[place]` is the mask of seats that know it."""

    bag: Deck
    pile: Deck  # what nobody has seen of it
    hands: list[Bag[int]]
    points: list[int]
    tokens: list[int] = [UNDRAWN] * PLACES
    known: list[int] = [0] * PLACES
    open: list[bool] = [False] * PLACES
    turn: int = 0
    buried: list[int] = []  # the bottom of the pile, which everybody saw; the next one last

    def left(self) -> int:
        return len(self.pile) + len(self.buried)


class Turn(SeatAsk[Hills]):
    """Peek at a token, turn one over for its points, draw a card, or bury one."""

    def options(self, t: Hills, seat: int) -> list[Action]:
        here = [place for place in range(PLACES) if not t.open[place]]
        out = [Action(f"peek {p}", 0, p) for p in here if not t.known[p] >> self.seat & 1]
        out += [Action(f"turn {p}", 1, p) for p in here]
        if t.left():
            out.append(Action("draw", 2))
        out += [Action(f"bury {card}", 3, card) for card in sorted(set(t.hands[self.seat]))]
        return [*out, Action("rest", 4)]

    def take(self, t: Hills, seat: int, action: Action) -> None:
        t.pop()
        s = self.seat
        if action.a == 0:
            peek(t, s, action.b)
        elif action.a == 1:
            turn_over(t, s, action.b)
        elif action.a == 2:
            card = t.pile.draw(t.chance) if len(t.pile) else t.buried.pop()
            t.hands[s].append(card)
            t.tell("drew", {"card": card}, 1 << s)
        elif action.a == 3:
            t.hands[s].remove(action.b)
            t.buried.insert(0, action.b)
            t.show()
        t.turn += 1
        if t.turn < TURNS * t.seats:
            t.push(Turn((s + 1) % t.seats))

    def forbids(self, t: Hills, seat: int, text: str) -> str:
        return "scouts.peek.once" if text.startswith("peek") else "core.not-an-option"


def draw_token(t: Hills, place: int) -> None:
    if t.tokens[place] == UNDRAWN:
        t.tokens[place] = t.bag.draw(t.chance)


def peek(t: Hills, seat: int, place: int) -> None:
    """Seen by one seat; the others see that it looked."""
    draw_token(t, place)
    t.known[place] |= 1 << seat
    t.show()
    t.tell("peeks", {"seat": seat, "place": place})
    t.tell("sees", {"token": t.tokens[place]}, 1 << seat)


def turn_over(t: Hills, seat: int, place: int) -> None:
    draw_token(t, place)
    t.open[place] = True
    t.show()
    t.points[seat] += t.tokens[place]
    t.tell("turns", {"seat": seat, "token": t.tokens[place]})


class Scouts(Toy[Hills]):
    def __init__(self) -> None:
        moves = [f"{verb} {place}" for verb in ("peek", "turn") for place in range(PLACES)]
        super().__init__("scouts", (2, 3), [*moves, "draw", "bury 1", "bury 2", "bury 3", "rest"])

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Hills:
        return Hills(
            self,
            seats,
            settings,
            chance,
            [Turn(0)],
            bag=Deck(TOKENS[:], TOKEN_NAMES),
            pile=Deck(PILE[:], CARD_NAMES),
            hands=[[] for _ in range(seats)],
            points=[0] * seats,
        )

    def result(self, table: Hills) -> Result:
        parts = [
            [Points("tokens", table.points[s]), Points("cards", sum(table.hands[s]))]
            for s in range(table.seats)
        ]
        return ranked(parts, "night")

    def describe(self, table: Hills) -> dict[str, Any]:
        return self.seen(table, [True] * PLACES, [True] * table.seats)

    def view(self, table: Hills, seat: int) -> dict[str, Any]:
        knows = [table.open[p] or (seat >= 0 and bool(table.known[p] >> seat & 1)) for p in range(PLACES)]
        return self.seen(table, knows, [s == seat for s in range(table.seats)])

    def seen(self, t: Hills, tokens: list[bool], hands: list[bool]) -> dict[str, Any]:
        return {
            "tokens": [t.tokens[p] if tokens[p] else -1 for p in range(PLACES)],
            "known": t.known[:],
            "hands": [sorted(t.hands[s]) if hands[s] else len(t.hands[s]) for s in range(t.seats)],
            "pile": {"size": t.left(), "bottom": t.buried[:]},
            "points": t.points[:],
            "turn": t.turn,
        }

    def imagine(self, table: Hills, seat: int, chance: Chance) -> Hills:
        """What the seat has not seen goes back, and the same number is drawn again."""
        new = table.copy()
        new.chance = chance
        knows = 1 << seat if seat >= 0 else 0
        hidden = [p for p in range(PLACES) if new.tokens[p] and not new.open[p] and not new.known[p] & knows]
        new.bag.cards += [new.tokens[p] for p in hidden]
        new.bag.cards.sort()
        for p in hidden:
            new.tokens[p] = new.bag.draw(chance)
        others = [s for s in range(new.seats) if s != seat]
        for s in others:
            new.pile.cards += new.hands[s]
        new.pile.cards.sort()
        for s in others:
            new.hands[s] = [new.pile.draw(chance) for _ in new.hands[s]]
        return new

    def progress(self, table: Hills) -> float:
        return table.turn / (TURNS * table.seats)

    def check(self, table: Hills) -> list[str]:
        tokens = sorted(table.bag.cards + [token for token in table.tokens if token])
        cards = sorted(table.pile.cards + table.buried + [card for hand in table.hands for card in hand])
        return ["tokens are lost"] * (tokens != TOKENS) + ["cards are lost"] * (cards != sorted(PILE))


SCOUTS = Scouts()
