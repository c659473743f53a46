"""Noon by the letter of its rules: every order of every effect, slowly, without a line of the engine.

Only what the cards say is taken from the declarations. A position is a tuple, and `ends` plays all orders from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from vatra.games.glow.components import ADVENTURERS, BLACK_DIE, COLOURS, COMPANIONS, SLUGS, SMALL, SPELLS
from vatra.games.glow.effects import SYMBOLS, Effect
from vatra.games.glow.player import FACE, KIND_SHIFT
from vatra.games.glow.table import Journey

SHOWN = [*SYMBOLS, "unrolled"]
Die = tuple[int, str]  # what kind of die, and what it shows


class Noon(NamedTuple):
    adventurer: int
    light: int
    footprints: int
    fireflies: int
    rerolls: int
    row: tuple[str, ...]  # the newest last
    dice: tuple[Die, ...]
    spells: tuple[str, ...]  # face up
    fired: tuple[str, ...]  # once for each time
    graveyard: tuple[str, ...]
    reserve: tuple[int, ...]
    brought: tuple[tuple[str, int], ...]  # which Sketal brought which die
    supply: int  # of spells
    rivals: int

    def but(self, **changes: Any) -> Noon:
        """Lists whose order means nothing are kept sorted."""
        for name in {"dice", "spells", "fired", "graveyard", "reserve", "brought"} & set(changes):
            changes[name] = tuple(sorted(changes[name]))
        return self._replace(**changes)


def read(t: Journey, seat: int) -> Noon:
    """A player's noon as it lies on the table."""
    me = t.players[seat]
    brought = [
        (slug, t.brought[number])
        for number, slug in enumerate(sketals())
        if slug in {SLUGS[c] for c in me.row}
    ]
    return Noon(
        int(me.adventurer),
        int(me.light),
        int(me.footprints),
        int(me.fireflies),
        int(me.rerolls),
        tuple(SLUGS[card] for card in me.row),
        tuple(sorted((one >> KIND_SHIFT, SHOWN[one & FACE]) for one in me.dice)),
        tuple(sorted(SPELLS[token].slug for token in me.spells)),
        (),
        tuple(sorted(SLUGS[card] for card in t.graveyard)),
        tuple(sorted(t.reserve)),
        tuple(sorted((slug, colour) for slug, colour in brought if colour >= 0)),
        int(t.spells_left),
        t.seats - 1,
    )


def sketals() -> list[str]:
    return [card.slug for card in COMPANIONS if card.slug.startswith("sketal")]


# -- the dice ----------------------------------------------------------------------------------------------------


def begin(noon: Noon) -> Noon:
    """Purple faces pay two footprints, yellow ones three light; then the black die may cost two light."""
    shown = Counter(face for _, face in noon.dice)
    noon = noon.but(
        light=noon.light + 3 * shown["light3"], footprints=noon.footprints + 2 * shown["footprints2"]
    )
    bites = (BLACK_DIE, "light_minus2") in noon.dice and "kaar" not in noon.row
    return noon.but(light=max(0, noon.light - 2)) if bites else noon


def symbols(noon: Noon) -> Counter[str]:
    """What counts: nothing on the black die itself, and not the element it cancels."""
    shown = Counter(face for kind, face in noon.dice if kind != BLACK_DIE and face != "unrolled")
    for kind, face in noon.dice:
        if kind == BLACK_DIE and "kaar" not in noon.row:
            del shown[face]
    return shown


def sets(effect: Effect, shown: Counter[str]) -> int:
    when = effect.when
    if any(shown[SYMBOLS[symbol]] for symbol in when.forbids):
        return 0
    if when.alike:
        sets = sum(many // when.alike for many in shown.values())
    elif when.listed:
        wanted = Counter(SYMBOLS[symbol] for symbol in when.listed)
        sets = min(shown[symbol] // many for symbol, many in wanted.items())
    else:
        sets = 1 if when.forbids else 0
    return min(sets, 1) if effect.skull or when.forbids else sets


# -- effects -----------------------------------------------------------------------------------------------------


def due(noon: Noon) -> Iterator[tuple[str, Effect, int]]:
    """Everything whose condition the dice meet more often than it has fired."""
    shown = symbols(noon)
    own = ADVENTURERS[noon.adventurer]
    effects = [(own.slug, own.effect)]
    effects += [(slug, COMPANIONS[SLUGS.index(slug)].effect) for slug in noon.row]
    for name, effect in effects:
        times = sets(effect, shown) - noon.fired.count(name)
        if times > 0:
            yield name, effect, times
    for spell in SPELLS:
        if spell.slug in noon.spells and sets(spell.effect, shown):
            if spell.slug != "spell-air" or noon.row:
                yield spell.slug, spell.effect, 1


def after(noon: Noon, name: str, effect: Effect, times: int) -> list[Noon]:
    """The positions that may follow once this effect has been applied."""
    noon = noon.but(
        light=max(0, noon.light + effect.light * times),
        footprints=max(0, noon.footprints + effect.footprints * times),
        fireflies=noon.fireflies + effect.fireflies * times,
        rerolls=noon.rerolls + effect.rerolls * times,
    )
    if name.startswith("spell"):
        spells = list(noon.spells)
        spells.remove(name)
        noon = noon.but(spells=spells)
        return buried(noon, noon.row[-1]) if name == "spell-air" else [noon]
    if not effect.skull:
        return [noon.but(fired=noon.fired + (name,) * times)]
    if name == "xargok":
        noon = noon.but(supply=max(0, noon.supply - noon.rivals))
    found = buried(noon, name)
    return [caught for one in found for caught in catches(one)] if name == "cromaug" else found


def buried(noon: Noon, name: str) -> list[Noon]:
    """Into the graveyard. A Sketal's die goes back: any one of that colour."""
    noon = noon.but(
        row=tuple(slug for slug in noon.row if slug != name),
        graveyard=[*noon.graveyard, name],
        fired=[one for one in noon.fired if one != name],
    )
    colour = dict(noon.brought).get(name)
    if colour is None:
        return [noon]
    noon = noon.but(
        brought=[pair for pair in noon.brought if pair[0] != name], reserve=[*noon.reserve, colour]
    )
    found = []
    for one in {one for one in noon.dice if one[0] == colour}:
        left = list(noon.dice)
        left.remove(one)
        found.append(noon.but(dice=left))
    return found


def catches(noon: Noon) -> list[Noon]:
    """Any other companion from the graveyard comes as the newest, with what it brings."""
    found = []
    for name in [slug for slug in noon.graveyard if slug != "cromaug"]:
        here = noon.but(row=(*noon.row, name), graveyard=[slug for slug in noon.graveyard if slug != name])
        wanted: list[int] = []
        if name.startswith("sketal"):
            colour = name.removeprefix("sketal-")
            wanted = [kind for kind in set(here.reserve) if kind < SMALL and COLOURS[kind] == colour]
            if colour == "any":
                wanted = [kind for kind in set(here.reserve) if kind < SMALL]
        elif name == "kaar" and BLACK_DIE in here.reserve:
            here = here.but(reserve=[kind for kind in here.reserve if kind != BLACK_DIE])
        if not wanted:
            found.append(here)
        for kind in wanted:
            reserve = list(here.reserve)
            reserve.remove(kind)
            found.append(
                here.but(
                    reserve=reserve,
                    dice=[*here.dice, (kind, "unrolled")],
                    brought=[*here.brought, (name, kind)],
                )
            )
    return found or [noon]


# -- every order ---------------------------------------------------------------------------------------------------


def ends(noon: Noon, known: dict[Noon, frozenset[Noon]]) -> frozenset[Noon]:
    """All the ways in which this noon can end."""
    if noon not in known:
        found: set[Noon] = set()
        for name, effect, times in due(noon):
            for then in after(noon, name, effect, times):
                found |= ends(then, known)
        known[noon] = frozenset(found or {noon.but(fired=())})
    return known[noon]
