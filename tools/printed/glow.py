"""What is printed on Glow's cards, tiles and journey boards."""

from __future__ import annotations

from typing import Any

from tools.printed.slim import slim
from vatra.games.glow.boards import ISLANDS, PLAIN_PATHS, ROUTES, SPACES, SYMBOLS_ON_PATHS
from vatra.games.glow.components import (
    ADVENTURERS,
    ANY_COLOUR,
    COLOURS,
    COMPANIONS,
    NO_DIE,
    REROLL_SPACES,
    SIXTH,
    SPELLS,
    TILES,
)
from vatra.games.glow.effects import SYMBOLS, Effect


def effect_facts(effect: Effect) -> dict[str, Any]:
    return slim(
        needs=[SYMBOLS[symbol] for symbol in effect.when.listed],
        alike=int(effect.when.alike),
        forbids=[SYMBOLS[symbol] for symbol in effect.when.forbids],
        light=int(effect.light),
        footprints=int(effect.footprints),
        fireflies=int(effect.fireflies),
        rerolls=int(effect.rerolls),
        skull=effect.skull,
        special=["", "cast", "catch", "kill"][int(effect.special)],
    )


def cards() -> dict[str, Any]:
    """Cards, spells and tiles."""
    colours = [*COLOURS, "any"]
    assert colours[ANY_COLOUR] == "any"
    return {
        "adventurers": {
            one.slug: slim(
                colour=COLOURS[one.colour], dice=one.dice, end=one.end, effect=effect_facts(one.effect)
            )
            for one in ADVENTURERS
        },
        "companions": {
            one.slug: slim(
                deck=one.deck,
                end=one.end,
                lights=one.lights,
                reroll=one.reroll,
                die="" if one.die == NO_DIE else colours[one.die],
                immune=one.immune,
                effect=effect_facts(one.effect),
            )
            for one in COMPANIONS
        },
        "spells": {one.slug: {"effect": effect_facts(one.effect)} for one in SPELLS},
        "tiles": {
            one.slug: slim(
                arrows=one.arrows, light=one.light, camp=one.camp, boat=["", "min", "max"][one.boat]
            )
            for one in TILES
        },
        "rerollSpaces": REROLL_SPACES,
        "sixth": {COLOURS[i]: SYMBOLS[SIXTH[i]] for i in range(len(COLOURS))},
    }


def boards() -> dict[str, Any]:
    """Both sides of the board."""
    kinds = ["start", "village", "need", "forbid"]
    return {
        "spaces": [
            slim(
                id=one.id,
                kind=kinds[one.kind],
                symbol=SYMBOLS[one.symbol] if one.symbol >= 0 else "",
                light=one.light,
                cost=one.cost,
                fireflies=one.fireflies,
                rerolls=one.rerolls,
            )
            | {"x": one.x, "y": one.y}
            for one in SPACES
        ],
        "paths": [path.split("-") for path in PLAIN_PATHS],
        "signs": [
            slim(
                a=one.a,
                b=one.b,
                light=one.light,
                fireflies=one.fireflies,
                rerolls=one.rerolls,
                giveUp=one.give_up,
            )
            | {"x": one.x, "y": one.y}
            for one in SYMBOLS_ON_PATHS
        ],
        "islands": [
            slim(
                id=one.id,
                distance=one.distance,
                footprints=one.footprints,
                fireflies=one.fireflies,
                rerolls=one.rerolls,
                giveUp=one.give_up,
            )
            | {"light": one.light, "x": one.x, "y": one.y}
            for one in ISLANDS
        ],
        "routes": [
            slim(a=one.a, b=one.b, toll=one.toll) | {"elements": one.elements, "x": one.x, "y": one.y}
            for one in ROUTES
        ],
    }
