"""Destroy, drown, remove, replace: something done to pieces, one by one."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.consult import consult_about, who_decides
from vatra.games.spirit_island.deeds import (
    destroy,
    drown,
    remove_piece,
    replace_piece,
)
from vatra.games.spirit_island.effect import Effect
from vatra.games.spirit_island.effects.amounts import amount
from vatra.games.spirit_island.said import (
    DESTROY,
    DROWN,
    ENOUGH,
    KIND_WORDS,
    PIECE_VERBS,
    REMOVE,
    REPLACE,
    IslandAsk,
    kind_args,
    piece_action,
    use_args,
)
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import (
    CLASSES,
    IMMUNE,
    THE_DAHAN,
)
from vatra.games.spirit_island.use import Use


class ByPiece(Effect):
    """Something that is done piece by piece."""

    def some(self, t: Island, u: Use, left: int) -> None:
        """Do it so many times more, as far as there is something to do it to."""
        raise NotImplementedError  # abstract


class More(Step[Island]):
    """The rest of a piece-by-piece effect, after whatever its last piece caused."""

    effect: ByPiece
    use: Use
    left: int

    def run(self, t: Island) -> None:
        self.effect.some(t, self.use, self.left)


class PerPiece(ByPiece):
    """Something done to n pieces of these classes, one by one; asked only while there is something to choose."""

    verb = DESTROY
    harming = True

    n: int
    mask: int
    per: int = 0
    up_to: bool = False

    def words(self) -> Event | None:
        return Event("part-" + PIECE_VERBS[self.verb], {**kind_args(self.n, self.mask)})

    def run(self, t: Island, u: Use) -> None:
        self.some(t, u, amount(t, u, self.n, self.per))

    def some(self, t: Island, u: Use, left: int) -> None:
        pieces = self.eligible(t, u)
        if not left or not pieces:
            return
        if not self.up_to and len(pieces) <= left:
            for p in pieces:
                self.do(t, u, p)
        else:
            consult_about(t, u, PickPiece(u.seat, self, u, left))

    def spared(self, u: Use) -> int:
        """The marks of pieces that it cannot be done to again."""
        return u.mark if self.harming else 0

    def eligible(self, t: Island, u: Use) -> list[int]:
        if self.harming:
            if self.mask == THE_DAHAN and (u.dreams or t.has(IMMUNE, u.land)):
                return []
            return t.all_of(u, u.land, self.mask)
        return [p for p in t.pieces[u.land] if self.mask >> (p & 3) & 1]

    def do(self, t: Island, u: Use, p: int) -> None:
        raise NotImplementedError  # abstract

    def idle(self, t: Island, u: Use) -> bool:
        return not self.eligible(t, u) or not amount(t, u, self.n, self.per)

    def welcome(self, u: Use) -> bool:
        return self.up_to or (self.harming and not u.dreams and not self.mask & THE_DAHAN)


class Destroy(PerPiece):
    def do(self, t: Island, u: Use, p: int) -> None:
        destroy(t, u, u.land, p)


class Drown(PerPiece):
    """Destroyed, and the health of invaders feeds Ocean. In a dream nobody drowns."""

    verb = DROWN

    def do(self, t: Island, u: Use, p: int) -> None:
        if u.dreams:
            destroy(t, u, u.land, p)
        else:
            t.pieces[u.land].remove(p)
            drown(t, u.land, p)


class Remove(PerPiece):
    verb = REMOVE
    harming = False

    def do(self, t: Island, u: Use, p: int) -> None:
        remove_piece(t, u.land, p)


class Replace(PerPiece):
    """One piece by others."""

    verb = REPLACE
    harming = False

    def __init__(self, mask: int, *by: int) -> None:
        super().__init__(1, mask)
        self.by: Final = list(by)

    def words(self) -> Event | None:
        return Event("part-replace", {"kind": KIND_WORDS[self.mask], "new": "piece-" + CLASSES[self.by[0]]})

    def do(self, t: Island, u: Use, p: int) -> None:
        replace_piece(t, u, u.land, p, self.by)


class PickPiece(IslandAsk):
    effect: PerPiece
    use: Use
    left: int

    def options(self, t: Island, seat: int) -> list[Action]:
        effect = self.effect
        land = self.use.land
        kinds = t.kinds(land, effect.mask, effect.spared(self.use))
        found = [piece_action(t, effect.verb, p, land) for p in kinds]
        if effect.up_to:
            found.append(ENOUGH)
        return found

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a >= 0:
            use = self.use
            p = t.one(action.b, action.a, self.effect.spared(use))
            t.push(More(self.effect, use, self.left - 1))
            self.effect.do(t, use, p)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-pick-piece", {**use_args(t, self.use), "left": self.left})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.power.up-to" if text == "enough" else "spirit_island.power.no-such-piece"

    def excludes(self, t: Island, seat: int) -> str:
        return who_decides(self.use)
