"""What can happen to pieces, presence and fear. All harm passes `hurt` or `destroy`, all movement `move`: rules that
change them have one place."""

from __future__ import annotations

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.panels import ALLY_OF_THE_DAHAN
from vatra.games.spirit_island.said import (
    NO,
    PUSH,
    SAVE,
    YES,
    IslandAsk,
    land_action,
    piece_action,
    piece_args,
)
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import (
    CITY,
    DAHAN,
    DAMAGE_SHIFT,
    DESTROYED_FEAR,
    DREAD,
    DREAM,
    DREAM_SHIFT,
    DREAMT_FEAR,
    HEALTH,
    IMMUNE,
    KIND,
    MARK_SHIFT,
    damage_of,
    dream_of,
    harm_of,
    lands_in,
)
from vatra.games.spirit_island.use import NOBODY, Frame, Use

# -- actions ---------------------------------------------------------------------------------------------------------


def begin(t: Island, end: Step[Island], ancestry: i64 = 0, triggered: bool = False) -> None:
    """An action begins; `end` closes it when all it pushed has been done."""
    t.frames.append(Frame(ancestry, triggered))
    t.push(end)


# -- fear ------------------------------------------------------------------------------------------------------------


def scare(t: Island, fear: int) -> None:
    """Fear from any source: a full pool earns a fear card."""
    if fear <= 0:
        return
    t.fear += fear
    t.tell("fear", {"fear": fear})
    while t.fear >= t.fear_size and t.earned < len(t.fear_cards):
        before = t.terror()
        t.fear -= t.fear_size
        t.earned += 1
        t.tell("earns-fear-card", {"left": len(t.fear_cards) - int(t.earned)})
        if before < t.terror() < 4:
            t.tell("terror-rises", {"level": t.terror()})
    if t.earned >= len(t.fear_cards):
        t.fear = 0


def scare_by_power(t: Island, u: Use, fear: int) -> None:
    """Fear that a power makes, in its land if it has one."""
    for e in t.lasting:
        if e.kind == DREAD and e.land == u.land:
            t.defend[u.land] += fear * e.n
    scare(t, fear)


# -- harm ------------------------------------------------------------------------------------------------------------


def left_of(t: Island, land: int, p: int) -> int:
    """How much more harm destroys the piece."""
    return t.health_of(land, p & 3) - harm_of(p)


def hurt(t: Island, u: Use, land: int, p: int, n: int) -> None:
    """So much damage to one piece."""
    if p & 3 == DAHAN and (u.dreams or t.has(IMMUNE, land)):
        return
    if n >= left_of(t, land, p):
        destroy(t, u, land, p)
        return
    pieces = t.pieces[land]
    pieces.remove(p)
    pieces.append(p + (n << DREAM_SHIFT) if u.dreams else p + (n << DAMAGE_SHIFT))
    if t.journal is not None:
        t.tell("damages", {**piece_args(p), "land": t.chart.names[land], "points": n})


def destroy(t: Island, u: Use, land: int, p: int) -> None:
    cls = p & 3
    if u.dreams:
        dream_death(t, u, land, p)
        return
    if cls == DAHAN and t.has(IMMUNE, land):
        return
    t.pieces[land].remove(p)
    if t.journal is not None:
        t.tell("destroys", {**piece_args(p), "land": t.chart.names[land]})
    t.frame().destroyed.append(land * 4 + cls)
    scare(t, DESTROYED_FEAR[cls])


def dream_death(t: Island, u: Use, land: int, p: int) -> None:
    """To Dream a Thousand Deaths: fear instead of destruction, and explorers and towns flee."""
    cls = p & 3
    t.pieces[land].remove(p)
    woken = (p & ~(DREAM << DREAM_SHIFT) & KIND) | (p >> MARK_SHIFT | u.mark) << MARK_SHIFT
    t.pieces[land].append(woken)
    if t.journal is not None:
        t.tell("dreams", {**piece_args(p), "land": t.chart.names[land]})
    scare_by_power(t, u.at(land), DREAMT_FEAR[cls])
    if cls != CITY:
        t.push(FleeWhere(u.seat, u, land, woken))


class FleeWhere(IslandAsk):
    """A piece that dreamt of its death is pushed."""

    use: Use
    land: int
    piece: int

    def options(self, t: Island, seat: int) -> list[Action]:
        return [piece_action(t, PUSH, self.piece, land) for land in t.around(self.use, self.land)]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        move(t, self.use, self.land, action.b, self.piece)

    def prompt(self, t: Island, seat: int) -> Event:
        args = piece_args(self.piece)
        return Event("ask-flee", {**args, "land": t.chart.names[self.land]})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.special.dream-push" if text == "enough" else "spirit_island.effect.push"


# -- movement --------------------------------------------------------------------------------------------------------


def move(t: Island, u: Use, start: int, end: int, p: int) -> None:
    """From land to land, by whatever means."""
    frame = t.frame()
    frame.moved += 1
    if start == end:
        return
    t.pieces[start].remove(p)
    cls = p & 3
    drowns = t.is_ocean(end)
    if not drowns:
        t.pieces[end].append(p)
    if t.journal is not None:
        args = piece_args(p)
        t.tell("moves", {**args, "land": t.chart.names[start], "to": t.chart.names[end]})
    if drowns:
        if cls == DAHAN and u.saver != NOBODY:
            t.push(Rescue(u.saver, u, start, end, p))
        else:
            drown(t, end, p)
    elif damage_of(p) >= t.health_of(end, cls):  # it had more health where it was
        destroy(t, Use(u.seat, end), end, p)
    if cls == DAHAN:
        followers(t, start, end)
    for twist in t.twists:
        twist.moved(t, u, start, end, p)


def drown(t: Island, land: int, p: int) -> None:
    """Destroyed in the ocean; the health of invaders feeds Ocean's Hungry Grasp. The piece has left its land."""
    cls = p & 3
    if t.journal is not None:
        t.tell("drowns", {**piece_args(p), "land": t.chart.names[land]})
    t.frame().destroyed.append(land * 4 + cls)
    if cls != DAHAN and t.ocean_seat >= 0:
        t.drowned += HEALTH[cls]
        energy: i64 = t.drowned // t.seats
        t.drowned -= energy * t.seats
        t.spirits[t.ocean_seat].energy += energy
        if energy:
            t.tell("drowned-energy", {"seat": int(t.ocean_seat), "energy": int(energy)})
    scare(t, DESTROYED_FEAR[cls])


class Rescue(IslandAsk):
    """Tidal Boon: a dahan pushed into the ocean is carried to a coast, or drowns after all."""

    use: Use
    start: int  # where it was pushed from
    ocean: int
    piece: int

    def options(self, t: Island, seat: int) -> list[Action]:
        return [*[land_action(t, SAVE, land) for land in lands_in(t.chart.coastal)], NO]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.text == "no":
            drown(t, self.ocean, self.piece)
            return
        t.pieces[action.a].append(self.piece)
        if t.journal is not None:
            t.tell("rescues", {"seat": seat, "land": t.chart.names[action.a]})
        for twist in t.twists:
            twist.moved(t, self.use, self.ocean, action.a, self.piece)
        if damage_of(self.piece) >= t.health_of(action.a, DAHAN):
            destroy(t, Use(seat, action.a), action.a, self.piece)
        followers(t, self.start, action.a)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-rescue", {"land": t.chart.names[self.ocean]})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.special.ocean-drowns"


def followers(t: Island, start: int, end: int) -> None:
    """Ally of the Dahan: presence may go along, but not into the water."""
    if t.is_ocean(end):
        return
    for seat in range(t.seats):
        spirit = t.spirits[seat]
        if spirit.panel.special & ALLY_OF_THE_DAHAN and spirit.presence[start]:
            t.push(Follow(seat, start, end))


class Follow(IslandAsk):
    start: int
    end: int

    def options(self, t: Island, seat: int) -> list[Action]:
        return [YES, NO] if t.spirits[seat].presence[self.start] else [NO]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a:
            shift_presence(t, seat, self.start, self.end)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-follow", {"land": t.chart.names[self.start], "to": t.chart.names[self.end]})


# -- presence --------------------------------------------------------------------------------------------------------


def shift_presence(t: Island, seat: int, start: int, end: int) -> None:
    presence = t.spirits[seat].presence
    presence[start] -= 1
    presence[end] += 1
    if t.journal is not None:
        names = t.chart.names
        t.tell("presence-moves", {"seat": seat, "land": names[start], "to": names[end]})
    t.refresh_oceans()


def lose_presence(t: Island, seat: int, land: int) -> None:
    """Destroyed presence goes beside the board."""
    spirit = t.spirits[seat]
    if spirit.presence[land]:
        spirit.presence[land] -= 1
        spirit.destroyed += 1
        if t.journal is not None:
            t.tell("presence-destroyed", {"seat": seat, "land": t.chart.names[land]})
        t.refresh_oceans()


# -- adding and taking away --------------------------------------------------------------------------------------------


def add_piece(t: Island, land: int, cls: int) -> None:
    t.pieces[land].append(cls)
    if t.journal is not None:
        t.tell("adds", {**piece_args(cls), "land": t.chart.names[land]})


def remove_piece(t: Island, land: int, p: int) -> None:
    """Removed is not destroyed: no fear."""
    t.pieces[land].remove(p)
    if t.journal is not None:
        t.tell("removes", {**piece_args(p), "land": t.chart.names[land]})


def replace_piece(t: Island, u: Use, land: int, p: int, by: list[int]) -> None:
    """Neither adding nor removing. Damage stays on the first of the new pieces, which may die of it."""
    t.pieces[land].remove(p)
    if t.journal is not None:
        new = "piece-" + ["explorer", "town", "city", "dahan"][by[0]]
        t.tell("replaces", {**piece_args(p), "new": new, "count": len(by), "land": t.chart.names[land]})
    for cls in by[1:]:
        t.pieces[land].append(cls)
    harmed = (p & KIND & ~3) | by[0]
    t.pieces[land].append(harmed | p >> MARK_SHIFT << MARK_SHIFT)
    if damage_of(harmed) >= t.health_of(land, by[0]):  # it dies of damage it had, not of this
        destroy(t, Use(u.seat, land), land, t.pieces[land][-1])


def wake(t: Island) -> None:
    """Dream damage vanishes when the power is over."""
    for land in range(t.chart.size):
        pieces = t.pieces[land]
        for i in range(len(pieces)):
            if dream_of(pieces[i]):
                pieces[i] &= ~(DREAM << DREAM_SHIFT)
