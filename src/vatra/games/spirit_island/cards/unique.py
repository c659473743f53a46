# plain: a table of cards, read once; what they do is compiled
"""The 32 unique powers, four for each spirit."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.effect import Effect
from vatra.games.spirit_island.effects.amounts import PER_DAHAN_AND_PRESENCE
from vatra.games.spirit_island.effects.base import (
    All,
    AtLeast,
    Choose,
    Coastal,
    DahanOutnumber,
    ForAnother,
    ForYourself,
    If,
    InTerrain,
    IsOcean,
    PushedIntoBuildings,
    YourPresenceAndInvaders,
)
from vatra.games.spirit_island.effects.damage import Damage, DamageEach, DamageOne
from vatra.games.spirit_island.effects.lands import (
    AddDahan,
    AddPresence,
    Defend,
    Fear,
    Lasts,
    RemoveBlight,
    SkipActions,
    TargetAddsPresence,
)
from vatra.games.spirit_island.effects.moves import TARGETS_PRESENCE, Gather, PickLand, Push
from vatra.games.spirit_island.effects.pieces import Destroy, Drown, Replace
from vatra.games.spirit_island.effects.special import MidnightsDream, SaveFromDrowning
from vatra.games.spirit_island.effects.spirits import YOU, GainEnergy, Hasten
from vatra.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    COASTAL_LAND,
    DAHAN_LAND,
    FROM_SACRED_SITE,
    INVADER_LAND,
    OTHER_SPIRIT,
    UNIQUE,
    Reach,
    Top,
    card,
)
from vatra.games.spirit_island.terms import (
    AIR,
    ANIMAL,
    BUILDINGS,
    CITIES,
    CONCEALED,
    DREAD,
    EARTH,
    EXPLORER,
    EXPLORERS,
    EXPLORERS_TOWNS,
    FAST,
    FIRE,
    FOREWARNED,
    INVADERS,
    MOON,
    MOUNTAIN,
    PLANT,
    SANDS,
    SLOW,
    SUN,
    THE_DAHAN,
    TOWN,
    TOWNS,
    WATER,
)


def unique(top: Top, effect: Effect) -> int:
    return card(UNIQUE, top, effect)


ZERO: Final = Reach(0)
ONE: Final = Reach(1)
TWO: Final = Reach(2)
SACRED_ONE: Final = Reach(1, FROM_SACRED_SITE)
SACRED_TWO: Final = Reach(2, FROM_SACRED_SITE)

# -- Lightning's Swift Strike ------------------------------------------------------------------------------------------

SHATTER_HOMESTEADS: Final[int] = unique(
    Top("shatter-homesteads", 2, SLOW, [FIRE, AIR], SACRED_TWO, ANY_LAND), All(Fear(1), Destroy(1, TOWNS))
)
RAGING_STORM: Final[int] = unique(
    Top("raging-storm", 3, SLOW, [FIRE, AIR, WATER], ONE, ANY_LAND), DamageEach(1, INVADERS)
)
LIGHTNINGS_BOON: Final[int] = unique(
    Top("lightnings-boon", 1, FAST, [FIRE, AIR], None, ANY_SPIRIT), Hasten(2)
)
HARBINGERS_OF_THE_LIGHTNING: Final[int] = unique(
    Top("harbingers-of-the-lightning", 0, SLOW, [FIRE, AIR], ONE, ANY_LAND),
    All(Push(2, THE_DAHAN, up_to=True), If(PushedIntoBuildings(), Fear(1))),
)

# -- River Surges in Sunlight ------------------------------------------------------------------------------------------

FLASH_FLOODS: Final[int] = unique(
    Top("flash-floods", 2, FAST, [SUN, WATER], ONE, ANY_LAND), All(Damage(1), If(Coastal(), Damage(1)))
)
WASH_AWAY: Final[int] = unique(
    Top("wash-away", 1, SLOW, [WATER, EARTH], ONE, ANY_LAND), Push(3, EXPLORERS_TOWNS, up_to=True)
)
BOON_OF_VIGOR: Final[int] = unique(
    Top("boon-of-vigor", 0, FAST, [SUN, WATER, PLANT], None, ANY_SPIRIT),
    All(If(ForYourself(), GainEnergy(1)), If(ForAnother(), GainEnergy(1, per_card=True))),
)
RIVERS_BOUNTY: Final[int] = unique(
    Top("rivers-bounty", 0, SLOW, [SUN, WATER, ANIMAL], ZERO, ANY_LAND),
    All(
        Gather(2, THE_DAHAN, up_to=True),
        If(AtLeast(2, THE_DAHAN), All(AddDahan(), GainEnergy(1, YOU))),
    ),
)

# -- Vital Strength of the Earth ---------------------------------------------------------------------------------------

GUARD_THE_HEALING_LAND: Final[int] = unique(
    Top("guard-the-healing-land", 3, FAST, [WATER, EARTH, PLANT], SACRED_ONE, ANY_LAND),
    All(RemoveBlight(), Defend(4)),
)
A_YEAR_OF_PERFECT_STILLNESS: Final[int] = unique(
    Top("a-year-of-perfect-stillness", 3, FAST, [SUN, EARTH], ONE, ANY_LAND), SkipActions()
)
RITUALS_OF_DESTRUCTION: Final[int] = unique(
    Top("rituals-of-destruction", 3, SLOW, [SUN, MOON, FIRE, EARTH, PLANT], SACRED_ONE, DAHAN_LAND),
    All(Damage(2), If(AtLeast(3, THE_DAHAN), All(Damage(3), Fear(2)))),
)
DRAW_OF_THE_FRUITFUL_EARTH: Final[int] = unique(
    Top("draw-of-the-fruitful-earth", 1, SLOW, [EARTH, PLANT, ANIMAL], ONE, ANY_LAND),
    All(Gather(2, EXPLORERS, up_to=True), Gather(2, THE_DAHAN, up_to=True)),
)

# -- Shadows Flicker Like Flame ----------------------------------------------------------------------------------------

MANTLE_OF_DREAD: Final[int] = unique(
    Top("mantle-of-dread", 1, SLOW, [MOON, FIRE, AIR], None, ANY_SPIRIT),
    All(
        Fear(2),
        PickLand(TARGETS_PRESENCE, All(Push(1, EXPLORERS), Push(1, TOWNS)), by_target=True, may=True),
    ),
)
FAVORS_CALLED_DUE: Final[int] = unique(
    Top("favors-called-due", 1, SLOW, [MOON, AIR, ANIMAL], ONE, ANY_LAND),
    All(Gather(4, THE_DAHAN, up_to=True), If(DahanOutnumber(), Fear(3))),
)
CONCEALING_SHADOWS: Final[int] = unique(
    Top("concealing-shadows", 0, FAST, [MOON, AIR], ZERO, ANY_LAND), All(Fear(1), Lasts(CONCEALED))
)
CROPS_WITHER_AND_FADE: Final[int] = unique(
    Top("crops-wither-and-fade", 1, SLOW, [MOON, FIRE, PLANT], ZERO, ANY_LAND),
    All(
        Fear(2),
        Choose(
            If(AtLeast(1, TOWNS), Replace(TOWNS, EXPLORER)),
            If(AtLeast(1, CITIES), Replace(CITIES, TOWN)),
        ),
    ),
)

# -- Thunderspeaker ----------------------------------------------------------------------------------------------------

MANIFESTATION_OF_POWER_AND_GLORY: Final[int] = unique(
    Top("manifestation-of-power-and-glory", 3, SLOW, [SUN, FIRE, AIR], ZERO, DAHAN_LAND),
    All(Fear(1), Damage(1, per=PER_DAHAN_AND_PRESENCE)),
)
WORDS_OF_WARNING: Final[int] = unique(
    Top("words-of-warning", 1, FAST, [SUN, AIR, ANIMAL], ONE, DAHAN_LAND), All(Defend(3), Lasts(FOREWARNED))
)
SUDDEN_AMBUSH: Final[int] = unique(
    Top("sudden-ambush", 2, FAST, [FIRE, AIR, ANIMAL], ONE, ANY_LAND),
    All(Gather(1, THE_DAHAN, up_to=True), Destroy(1, EXPLORERS, per=THE_DAHAN)),
)
VOICE_OF_THUNDER: Final[int] = unique(
    Top("voice-of-thunder", 0, SLOW, [SUN, AIR], ONE, ANY_LAND),
    Choose(Push(4, THE_DAHAN, up_to=True), If(AtLeast(1, INVADERS), Fear(2))),
)

# -- A Spread of Rampant Green -----------------------------------------------------------------------------------------

GIFT_OF_PROLIFERATION: Final[int] = unique(
    Top("gift-of-proliferation", 1, FAST, [MOON, PLANT], None, OTHER_SPIRIT), TargetAddsPresence()
)
OVERGROW_IN_A_NIGHT: Final[int] = unique(
    Top("overgrow-in-a-night", 2, FAST, [MOON, PLANT], ONE, ANY_LAND),
    Choose(AddPresence(), If(YourPresenceAndInvaders(), Fear(3))),
)
FIELDS_CHOKED_WITH_GROWTH: Final[int] = unique(
    Top("fields-choked-with-growth", 0, SLOW, [SUN, WATER, PLANT], ONE, ANY_LAND),
    Choose(Push(1, TOWNS), Push(3, THE_DAHAN)),
)
STEM_THE_FLOW_OF_FRESH_WATER: Final[int] = unique(
    Top("stem-the-flow-of-fresh-water", 0, SLOW, [WATER, PLANT], SACRED_ONE, ANY_LAND),
    If(InTerrain(MOUNTAIN | SANDS), DamageEach(1, BUILDINGS), DamageOne(1, BUILDINGS)),
)

# -- Ocean's Hungry Grasp ----------------------------------------------------------------------------------------------

CALL_OF_THE_DEEPS: Final[int] = unique(
    Top("call-of-the-deeps", 0, FAST, [MOON, AIR, WATER], ZERO, COASTAL_LAND),
    All(Gather(1, EXPLORERS), If(IsOcean(), Gather(1, EXPLORERS, up_to=True))),
)
GRASPING_TIDE: Final[int] = unique(
    Top("grasping-tide", 1, FAST, [MOON, WATER], ONE, COASTAL_LAND), All(Fear(2), Defend(4))
)
SWALLOW_THE_LAND_DWELLERS: Final[int] = unique(
    Top("swallow-the-land-dwellers", 0, SLOW, [WATER, EARTH], ZERO, COASTAL_LAND),
    All(Drown(1, EXPLORERS), Drown(1, TOWNS), Drown(1, THE_DAHAN)),
)
TIDAL_BOON: Final[int] = unique(
    Top("tidal-boon", 1, SLOW, [MOON, WATER, EARTH], None, OTHER_SPIRIT),
    All(
        GainEnergy(2),
        SaveFromDrowning(
            PickLand(
                TARGETS_PRESENCE,
                All(Push(1, TOWNS), Push(2, THE_DAHAN, up_to=True)),
                by_target=True,
                may=True,
            )
        ),
    ),
)

# -- Bringer of Dreams and Nightmares ----------------------------------------------------------------------------------

CALL_ON_MIDNIGHTS_DREAM: Final[int] = unique(
    Top("call-on-midnights-dream", 0, FAST, [MOON, ANIMAL], ZERO, ANY_LAND),
    Choose(If(AtLeast(1, THE_DAHAN), MidnightsDream()), If(AtLeast(1, INVADERS), Fear(2))),
)
DREAD_APPARITIONS: Final[int] = unique(
    Top("dread-apparitions", 2, FAST, [MOON, AIR], ONE, INVADER_LAND), All(Lasts(DREAD, 1), Fear(1))
)
DREAMS_OF_THE_DAHAN: Final[int] = unique(
    Top("dreams-of-the-dahan", 0, FAST, [MOON, AIR], TWO, ANY_LAND),
    Choose(
        Gather(2, THE_DAHAN, up_to=True),
        If(AtLeast(1, BUILDINGS), Fear(1, per=THE_DAHAN, most=3)),
    ),
)
PREDATORY_NIGHTMARES: Final[int] = unique(
    Top("predatory-nightmares", 2, SLOW, [MOON, FIRE, EARTH, ANIMAL], SACRED_ONE, INVADER_LAND),
    All(Damage(2), Push(2, THE_DAHAN, up_to=True)),
)
