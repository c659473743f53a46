"""Fear, defend, blight, presence, and what lasts in a land this turn."""

from __future__ import annotations

from mypy_extensions import i64

from vatra.core.event import Event
from vatra.games.spirit_island.blight import AddBlight, heal
from vatra.games.spirit_island.deeds import add_piece, scare_by_power
from vatra.games.spirit_island.effect import Do, Effect
from vatra.games.spirit_island.effects.amounts import amount
from vatra.games.spirit_island.effects.somewhere import Somewhere, WhichLand
from vatra.games.spirit_island.rules.presence import TakePresence, add_destroyed, may_live, sources
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import BIT, NO_BLIGHT, VENGEANCE, lands_in
from vatra.games.spirit_island.use import Lasting, Use


class Fear(Effect):
    """So much fear, at most `most` where it is multiplied."""

    n: int
    per: int = 0
    most: int = 99

    def words(self) -> Event | None:
        return Event("part-fear-per-dahan" if self.per else "part-fear", {"n": self.n})

    def run(self, t: Island, u: Use) -> None:
        scare_by_power(t, u, min(self.most, amount(t, u, self.n, self.per)))

    def idle(self, t: Island, u: Use) -> bool:
        return not amount(t, u, self.n, self.per)

    def welcome(self, u: Use) -> bool:
        return True


class CountFromHere(Effect):
    """Pieces destroyed by what follows are counted apart from those before."""

    def run(self, t: Island, u: Use) -> None:
        t.frame().counted = len(t.frame().destroyed)

    def idle(self, t: Island, u: Use) -> bool:
        return True


class FearPerDestroyed(Effect):
    """One fear for each piece of these classes destroyed since the counting began."""

    mask: int
    most: int = 99

    def run(self, t: Island, u: Use) -> None:
        found = 0
        for i in range(int(t.frame().counted), len(t.frame().destroyed)):
            found += self.mask >> (t.frame().destroyed[i] & 3) & 1
        scare_by_power(t, u, min(self.most, found))

    def idle(self, t: Island, u: Use) -> bool:
        return True


class Defend(Effect):
    """In the land, or in the land picked (`there`)."""

    n: int
    per: int = 0
    there: bool = False
    plus: int = 0

    def words(self) -> Event | None:
        return Event("part-defend", {"n": self.n})

    def run(self, t: Island, u: Use) -> None:
        defend(t, u.other if self.there else u.land, self.plus + amount(t, u, self.n, self.per))

    def welcome(self, u: Use) -> bool:
        return True


def defend(t: Island, land: int, n: int) -> None:
    t.defend[land] += n
    if t.journal is not None and n:
        t.tell("defends", {"land": t.chart.names[land], "defend": n})


class SkipActions(Effect):
    """No ravage, build or explore in the land this turn."""

    def run(self, t: Island, u: Use) -> None:
        t.skipped |= BIT[u.land]
        if t.journal is not None:
            t.tell("skips-actions", {"land": t.chart.names[u.land]})

    def idle(self, t: Island, u: Use) -> bool:
        return bool(t.skipped >> u.land & 1)


class AddsBlight(Effect):
    def run(self, t: Island, u: Use) -> None:
        t.push(AddBlight(u, u.land))

    def idle(self, t: Island, u: Use) -> bool:
        return t.has(NO_BLIGHT, u.land)


class RemoveBlight(Effect):
    def words(self) -> Event | None:
        return Event("part-remove-blight", {})

    def run(self, t: Island, u: Use) -> None:
        heal(t, u.land)

    def idle(self, t: Island, u: Use) -> bool:
        return t.blight[u.land] == 0

    def welcome(self, u: Use) -> bool:
        return True


class AddDahan(Effect):
    def run(self, t: Island, u: Use) -> None:
        add_piece(t, u.land, 3)


class Lasts(Effect):
    """Something that holds in the land until time passes."""

    kind: int
    n: int = 0

    def run(self, t: Island, u: Use) -> None:
        watcher: i64 = 0
        if self.kind == VENGEANCE:
            watcher = BIT[t.watchers]
            t.watchers += 1
        t.lasting.append(Lasting(self.kind, u.land, u.seat, self.n, watcher, u.mark))


class WidenVengeance(Effect):
    """The watcher just set may spread its damage over adjacent lands."""

    def run(self, t: Island, u: Use) -> None:
        last = t.lasting.pop()
        t.lasting.append(Lasting(last.kind, last.land, last.seat, 1, last.bit, last.mark))


# -- presence ----------------------------------------------------------------------------------------------------------


class AddPresence(Effect):
    """The user adds presence to the land; `anywhere`: even where it could not live."""

    anywhere: bool = False

    def words(self) -> Event | None:
        return Event("part-add-presence", {})

    def run(self, t: Island, u: Use) -> None:
        if not self.idle(t, u):
            t.push(TakePresence(u.seat, u.land, False))

    def idle(self, t: Island, u: Use) -> bool:
        lives = self.anywhere or may_live(t, u.seat, u.land, False)
        return not lives or not sources(t, u.seat, u.land, False)


class TargetAddsPresence(Somewhere):
    """The targeted spirit adds presence within 1 of its own."""

    def run(self, t: Island, u: Use) -> None:
        if self.lands(t, u):
            t.push(WhichLand(u.spirit, self, u.by(u.spirit)))

    def lands(self, t: Island, u: Use) -> list[int]:
        near: i64 = t.within(u.spirit, 0, 0, 1)
        return [
            land
            for land in lands_in(near & t.playable())
            if may_live(t, u.spirit, land, False) and sources(t, u.spirit, land, False)
        ]

    def there(self, t: Island, u: Use, land: int) -> None:
        t.push(TakePresence(u.spirit, land, False))


class Renewal(Somewhere):
    """Blazing Renewal: up to two destroyed presence of the targeted spirit come back in one land within 2 of the user's
    presence; what follows happens there. Code of its own: no other card brings presence back."""

    effect: Effect

    def run(self, t: Island, u: Use) -> None:
        if self.lands(t, u) and t.spirits[u.spirit].destroyed:
            t.push(WhichLand(u.seat, self, u))

    def lands(self, t: Island, u: Use) -> list[int]:
        near: i64 = t.within(u.seat, 0, 0, 2)
        return [land for land in lands_in(near & t.playable()) if may_live(t, u.spirit, land, False)]

    def there(self, t: Island, u: Use, land: int) -> None:
        for _ in range(min(2, int(t.spirits[u.spirit].destroyed))):
            add_destroyed(t, u.spirit, land)
        t.push(Do(self.effect, u.at(land)))

    def parts(self) -> list[Effect]:
        return [self.effect]
