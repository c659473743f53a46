# plain: a table of cards, read once; what they do is compiled
"""The innate powers."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.effects.amounts import PER_AIR, PER_SUN, PER_THREE_DAHAN, PER_TWO_DAHAN
from vatra.games.spirit_island.effects.base import All, At, Level, Levels
from vatra.games.spirit_island.effects.damage import Damage, DamageEach, DamageOne
from vatra.games.spirit_island.effects.lands import (
    CountFromHere,
    Defend,
    Fear,
    FearPerDestroyed,
    RemoveBlight,
)
from vatra.games.spirit_island.effects.moves import Gather, Push
from vatra.games.spirit_island.effects.pieces import Destroy, Drown
from vatra.games.spirit_island.effects.spirits import GrantGift, MoreOfAKind, RepeatSelf, RevealFear
from vatra.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    COASTAL_LAND,
    FROM_SACRED_SITE,
    INVADER_LAND,
    Reach,
    innate,
    need,
)
from vatra.games.spirit_island.terms import (
    BUILDINGS,
    CITIES,
    EXPLORERS,
    EXPLORERS_TOWNS,
    FAST,
    INVADERS,
    SLOW,
    THE_DAHAN,
    TOWNS,
)

ZERO: Final = Reach(0)
ONE: Final = Reach(1)
SACRED_ONE: Final = Reach(1, FROM_SACRED_SITE)

THUNDERING_DESTRUCTION: Final[int] = innate(
    "thundering-destruction",
    SLOW,
    SACRED_ONE,
    ANY_LAND,
    All(
        Levels(
            Level(need(fire=3, air=2), Destroy(1, TOWNS)),
            Level(need(fire=4, air=3), Destroy(1, CITIES)),
        ),
        At(need(fire=5, air=4, water=1), Destroy(1, BUILDINGS)),
        At(need(fire=5, air=5, water=2), Destroy(1, BUILDINGS)),
    ),
)
MASSIVE_FLOODING: Final[int] = innate(
    "massive-flooding",
    SLOW,
    SACRED_ONE,
    ANY_LAND,
    Levels(
        Level(need(sun=1, water=2), Push(1, EXPLORERS_TOWNS)),
        Level(need(sun=2, water=3), Damage(2), Push(3, EXPLORERS_TOWNS, up_to=True)),
        Level(need(sun=3, water=4, earth=1), DamageEach(2, INVADERS)),
    ),
)
GIFT_OF_STRENGTH: Final[int] = innate(
    "gift-of-strength",
    FAST,
    None,
    ANY_SPIRIT,
    Levels(
        Level(need(sun=1, earth=2, plant=2), GrantGift(1)),
        Level(need(sun=2, earth=3, plant=2), GrantGift(3)),
        Level(need(sun=2, earth=4, plant=3), GrantGift(6)),
        rising=True,
    ),
)
DARKNESS_SWALLOWS_THE_UNWARY: Final[int] = innate(
    "darkness-swallows-the-unwary",
    FAST,
    SACRED_ONE,
    ANY_LAND,
    All(
        At(need(moon=2, fire=1), Gather(1, EXPLORERS)),
        At(
            need(moon=3, fire=2),
            CountFromHere(),
            Destroy(2, EXPLORERS, up_to=True),
            FearPerDestroyed(EXPLORERS),
        ),
        At(need(moon=4, fire=3, air=2), CountFromHere(), Damage(3), FearPerDestroyed(INVADERS)),
    ),
)
GATHER_THE_WARRIORS: Final[int] = innate(
    "gather-the-warriors",
    SLOW,
    ONE,
    ANY_LAND,
    At(
        need(animal=1),
        Gather(1, THE_DAHAN, per=PER_AIR, up_to=True),
        Push(1, THE_DAHAN, per=PER_SUN, up_to=True),
    ),
    quick=need(air=4),
)
LEAD_THE_FURIOUS_ASSAULT: Final[int] = innate(
    "lead-the-furious-assault",
    SLOW,
    ZERO,
    ANY_LAND,
    All(
        At(need(sun=2, fire=1), Destroy(1, TOWNS, per=PER_TWO_DAHAN)),
        At(need(sun=4, fire=3), Destroy(1, CITIES, per=PER_THREE_DAHAN)),
    ),
    quick=need(air=4),
)
CREEPERS_TEAR_INTO_MORTAR: Final[int] = innate(
    "creepers-tear-into-mortar",
    SLOW,
    ZERO,
    ANY_LAND,
    All(
        At(need(moon=1, plant=2), DamageOne(1, BUILDINGS)),
        At(need(moon=2, plant=3), RepeatSelf()),
        At(need(moon=3, plant=4), RepeatSelf()),
    ),
)
ALL_ENVELOPING_GREEN: Final[int] = innate(
    "all-enveloping-green",
    FAST,
    SACRED_ONE,
    ANY_LAND,
    All(
        Levels(
            Level(need(water=1, plant=3), Defend(2)),
            Level(need(water=2, plant=4), Defend(4)),
            rising=True,
        ),
        At(need(water=3, earth=1, plant=5), RemoveBlight()),
    ),
)
POUND_SHIPS_TO_SPLINTERS: Final[int] = innate(
    "pound-ships-to-splinters",
    FAST,
    ZERO,
    COASTAL_LAND,
    All(
        At(need(moon=1, air=1, water=2), Fear(1)),
        At(need(moon=2, air=1, water=3), Fear(1)),
        At(need(moon=3, air=2, water=4), Fear(2)),
    ),
)
OCEAN_BREAKS_THE_SHORE: Final[int] = innate(
    "ocean-breaks-the-shore",
    SLOW,
    ZERO,
    COASTAL_LAND,
    All(
        Levels(
            Level(need(water=2, earth=1), Drown(1, TOWNS)),
            Level(need(water=3, earth=2), Drown(1, CITIES)),
        ),
        At(need(water=4, earth=3), Drown(1, BUILDINGS)),
    ),
)
SPIRITS_MAY_YET_DREAM: Final[int] = innate(
    "spirits-may-yet-dream",
    FAST,
    None,
    ANY_SPIRIT,
    All(At(need(moon=2, air=2), RevealFear()), At(need(moon=3), MoreOfAKind())),
)
NIGHT_TERRORS: Final[int] = innate(
    "night-terrors",
    FAST,
    ZERO,
    INVADER_LAND,
    All(
        At(need(moon=1, air=1), Fear(1)),
        At(need(moon=2, air=1, animal=1), Fear(1)),
        At(need(moon=3, air=2, animal=1), Fear(1)),
    ),
)
