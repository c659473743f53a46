"""A walk through the Land of Shadows by the letter of its rules: every die, every step, without a line of the engine.

Dice are told apart: whoever enters a space says which die pays, and whoever gives up a Sketal says which one leaves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vatra.games.glow.boards import (
    FORBID,
    NEED,
    PLAIN_PATHS,
    SPACE_IDS,
    SPACES,
    SYMBOLS_ON_PATHS,
    VILLAGE,
    Symbol,
)
from vatra.games.glow.components import BLACK_DIE, SLUGS, SMALL, SPELLS
from vatra.games.glow.effects import ELEMENTS, SYMBOLS
from vatra.games.glow.player import FACE, KIND_SHIFT, USED
from vatra.games.glow.table import Journey

SHOWN = [*SYMBOLS, "unrolled"]
Die = tuple[int, str, bool]  # what kind of die, what it shows, whether it has paid for a step today


class Walk(NamedTuple):
    space: str
    camp: str
    visited: frozenset[str]
    light: int
    footprints: int
    fireflies: int
    rerolls: int
    row: tuple[str, ...]
    spells: tuple[str, ...]
    face_down: int
    dice: tuple[Die, ...]
    brought: tuple[tuple[str, int], ...]


def read(t: Journey, seat: int) -> Walk:
    me = t.players[seat]
    sketals = [slug for slug in SLUGS if slug.startswith("sketal")]
    row = tuple(SLUGS[card] for card in me.row)
    return Walk(
        SPACE_IDS[me.company],
        SPACE_IDS[me.camp],
        frozenset([SPACE_IDS[me.company]]),
        int(me.light),
        int(me.footprints),
        int(me.fireflies),
        int(me.rerolls),
        row,
        tuple(sorted(SPELLS[token].slug for token in me.spells)),
        int(me.hidden),
        tuple(sorted((one >> KIND_SHIFT, SHOWN[one & FACE], bool(one & USED)) for one in me.dice)),
        tuple((slug, t.brought[i]) for i, slug in enumerate(sketals) if slug in row and t.brought[i] >= 0),
    )


def lasting(walk: Walk) -> Walk:
    """What is left of it in the evening: large dice are rolled anew whatever they showed, used or not."""
    dice = sorted((kind, face if kind >= SMALL else "", False) for kind, face, _ in walk.dice)
    return walk._replace(visited=frozenset(), dice=tuple(dice))


def paths() -> dict[str, list[tuple[str, Symbol | None]]]:
    found: dict[str, list[tuple[str, Symbol | None]]] = {space: [] for space in SPACE_IDS}
    joined: list[tuple[str, str, Symbol | None]] = [
        (symbol.a, symbol.b, symbol) for symbol in SYMBOLS_ON_PATHS
    ]
    for path in PLAIN_PATHS:
        a, b = path.split("-")
        joined.append((a, b, None))
    for a, b, symbol in joined:
        found[a].append((b, symbol))
        found[b].append((a, symbol))
    return found


PATHS = paths()


def cancelled(walk: Walk) -> str:
    """The element on the black die, unless Kaar protects."""
    if "kaar" in walk.row:
        return ""
    return "".join(face for kind, face, _ in walk.dice if kind == BLACK_DIE and face in SYMBOLS[:ELEMENTS])


def steps(walk: Walk) -> Iterator[Walk]:
    """All positions one step on."""
    for name, symbol in PATHS[walk.space]:
        if name in walk.visited:
            continue
        place = SPACES[SPACE_IDS.index(name)]
        for paid in entered(walk, place.kind, SYMBOLS[place.symbol], place.cost):
            there = paid._replace(
                space=name,
                visited=walk.visited | {name},
                fireflies=paid.fireflies + place.fireflies,
                rerolls=paid.rerolls + place.rerolls,
            )
            if symbol is None:
                yield there
            elif symbol.give_up:
                yield from given_up(there)
            else:
                yield there._replace(
                    light=max(0, there.light + symbol.light),
                    fireflies=there.fireflies + symbol.fireflies,
                    rerolls=there.rerolls + symbol.rerolls,
                )


def entered(walk: Walk, kind: int, symbol: str, cost: int) -> Iterator[Walk]:
    """The ways to pay for a space."""
    fewer = walk._replace(footprints=walk.footprints - 1)
    shown = [
        die for die in walk.dice if die[0] != BLACK_DIE and die[1] == symbol and symbol != cancelled(walk)
    ]
    if kind == NEED:
        for one in {one for one in shown if not one[2]}:
            dice = list(walk.dice)
            dice[dice.index(one)] = (one[0], one[1], True)
            yield walk._replace(dice=tuple(sorted(dice)))
    elif kind == FORBID:
        if not shown:
            yield walk
    else:
        fewer = walk._replace(footprints=walk.footprints - cost)
    if fewer.footprints >= 0 and not (kind == FORBID and not shown):
        yield fewer


def given_up(walk: Walk) -> Iterator[Walk]:
    """One companion or one spell; nothing for those who have neither."""
    for slug in walk.row:
        gone = walk._replace(row=tuple(one for one in walk.row if one != slug))
        colour = dict(walk.brought).get(slug)
        if colour is None:
            yield gone
            continue
        gone = gone._replace(brought=tuple(pair for pair in walk.brought if pair[0] != slug))
        for one in {one for one in walk.dice if one[0] == colour}:
            dice = list(walk.dice)
            dice.remove(one)
            yield gone._replace(dice=tuple(dice))
    for spell in set(walk.spells):
        spells = list(walk.spells)
        spells.remove(spell)
        yield walk._replace(spells=tuple(spells))
    if walk.face_down:
        yield walk._replace(face_down=walk.face_down - 1)
    if not walk.row and not walk.spells and not walk.face_down:
        yield walk


def ends(start: Walk) -> set[Walk]:
    """All that a walk can lead to."""
    seen = {start}
    waiting = [start]
    found: set[Walk] = set()
    while waiting:
        walk = waiting.pop()
        found.add(lasting(walk))
        if SPACES[SPACE_IDS.index(walk.space)].kind == VILLAGE:
            found.add(lasting(walk._replace(camp=walk.space)))
        for then in steps(walk):
            if then not in seen:
                seen.add(then)
                waiting.append(then)
    return found
