"""The eight spirits."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.cards import innate as i
from vatra.games.spirit_island.cards import major as ma
from vatra.games.spirit_island.cards import minor as mi
from vatra.games.spirit_island.cards import unique as u
from vatra.games.spirit_island.panels import (
    ADD_PRESENCE,
    ADD_PRESENCE_OCEAN,
    ALLY_OF_THE_DAHAN,
    CHOKE_THE_LAND,
    COAST,
    DREAMS,
    EARTHS_VITALITY,
    GAIN_CARD,
    GAIN_ENERGY,
    HIGHEST,
    IN_TERRAIN,
    MORE_PLAYS,
    MOST_DAHAN,
    NO_DAHAN,
    NUMBER,
    OCEAN,
    OCEAN_IN_PLAY,
    ON_COAST,
    RECLAIM_ALL,
    RECLAIM_ONE,
    RECLAIM_ONE_SPACE,
    REGENERATION,
    RIVERS_DOMAIN,
    SHADOWS_OF_THE_DAHAN,
    SWIFTNESS,
    SWORN_TO_VICTORY,
    TIDE_IN,
    TIDE_OUT,
    WITH_DAHAN,
    WITH_DAHAN_OR_INVADERS,
    Grow,
    Panel,
    Start,
    element,
    energy,
    plays,
)
from vatra.games.spirit_island.terms import (
    AIR,
    ANY_ELEMENT,
    EARTH,
    FIRE,
    JUNGLE,
    MOON,
    MOUNTAIN,
    PLANT,
    SANDS,
    SUN,
    WATER,
    WETLAND,
)

ALL_BACK: Final = Grow(RECLAIM_ALL)
ONE_BACK: Final = Grow(RECLAIM_ONE)
CARD: Final = Grow(GAIN_CARD)


def gain(n: int) -> Grow:
    return Grow(GAIN_ENERGY, n)


def presence(n: int) -> Grow:
    return Grow(ADD_PRESENCE, n)


LIGHTNING: Final[Panel] = Panel(
    "lightnings-swift-strike",
    "low",
    [Start(2, HIGHEST, SANDS)],
    [
        [energy(1), energy(1), energy(2), energy(2), energy(3), energy(4), energy(4), energy(5)],
        [plays(2), plays(3), plays(4), plays(5), plays(6)],
    ],
    [[ALL_BACK, CARD, gain(1)], [presence(2), presence(0)], [presence(1), gain(3)]],
    [i.THUNDERING_DESTRUCTION],
    [u.HARBINGERS_OF_THE_LIGHTNING, u.LIGHTNINGS_BOON, u.RAGING_STORM, u.SHATTER_HOMESTEADS],
    SWIFTNESS,
    1,
    [
        mi.DELUSIONS_OF_DANGER,
        mi.CALL_TO_BLOODSHED,
        ma.POWERSTORM,
        mi.PURIFYING_FLAME,
        ma.PILLAR_OF_LIVING_FLAME,
        mi.ENTRANCING_APPARITIONS,
        mi.CALL_TO_ISOLATION,
    ],
    [],
)
RIVER: Final[Panel] = Panel(
    "river-surges-in-sunlight",
    "low",
    [Start(1, HIGHEST, WETLAND)],
    [
        [energy(1), energy(2), energy(2), energy(3), energy(4), energy(4), energy(5)],
        [plays(1), plays(2), plays(2), plays(3), RECLAIM_ONE_SPACE, plays(4), plays(5)],
    ],
    [[ALL_BACK, CARD, gain(1)], [presence(1), presence(1)], [CARD, presence(2)]],
    [i.MASSIVE_FLOODING],
    [u.BOON_OF_VIGOR, u.FLASH_FLOODS, u.RIVERS_BOUNTY, u.WASH_AWAY],
    RIVERS_DOMAIN,
    1,
    [
        mi.UNCANNY_MELTING,
        mi.NATURES_RESILIENCE,
        mi.PULL_BENEATH_THE_HUNGRY_EARTH,
        ma.ACCELERATED_ROT,
        mi.SONG_OF_SANCTITY,
        ma.TSUNAMI,
        mi.ENCOMPASSING_WARD,
    ],
    [],
)
VITAL_STRENGTH: Final[Panel] = Panel(
    "vital-strength-of-the-earth",
    "low",
    [Start(2, HIGHEST, MOUNTAIN), Start(1, HIGHEST, JUNGLE)],
    [
        [energy(2), energy(3), energy(4), energy(6), energy(7), energy(8)],
        [plays(1), plays(1), plays(2), plays(2), plays(3), plays(4)],
    ],
    [[ALL_BACK, presence(2)], [CARD, presence(0)], [presence(1), gain(2)]],
    [i.GIFT_OF_STRENGTH],
    [
        u.A_YEAR_OF_PERFECT_STILLNESS,
        u.DRAW_OF_THE_FRUITFUL_EARTH,
        u.GUARD_THE_HEALING_LAND,
        u.RITUALS_OF_DESTRUCTION,
    ],
    EARTHS_VITALITY,
    1,
    [
        mi.ROUSE_THE_TREES_AND_STONES,
        mi.CALL_TO_MIGRATE,
        ma.POISONED_LAND,
        mi.DEVOURING_ANTS,
        ma.VIGOR_OF_THE_BREAKING_DAWN,
        mi.VORACIOUS_GROWTH,
        mi.SAVAGE_MAWBEASTS,
    ],
    [],
)
SHADOWS: Final[Panel] = Panel(
    "shadows-flicker-like-flame",
    "low",
    [Start(2, HIGHEST, JUNGLE), Start(1, NUMBER, 5)],
    [
        [energy(0), energy(1), energy(3), energy(4), energy(5), energy(6)],
        [plays(1), plays(2), plays(3), plays(3), plays(4), plays(5)],
    ],
    [[ALL_BACK, CARD], [CARD, presence(1)], [presence(3), gain(3)]],
    [i.DARKNESS_SWALLOWS_THE_UNWARY],
    [u.CONCEALING_SHADOWS, u.CROPS_WITHER_AND_FADE, u.FAVORS_CALLED_DUE, u.MANTLE_OF_DREAD],
    SHADOWS_OF_THE_DAHAN,
    1,
    [
        mi.DARK_AND_TANGLED_WOODS,
        mi.SHADOWS_OF_THE_BURNING_FOREST,
        ma.THE_JUNGLE_HUNGERS,
        mi.LAND_OF_HAUNTS_AND_EMBERS,
        ma.TERRIFYING_NIGHTMARES,
        mi.CALL_OF_THE_DAHAN_WAYS,
        mi.VISIONS_OF_FIERY_DOOM,
    ],
    [],
)
THUNDERSPEAKER: Final[Panel] = Panel(
    "thunderspeaker",
    "moderate",
    [Start(1, MOST_DAHAN), Start(1, MOST_DAHAN)],
    [
        [energy(1), element(AIR), energy(2), element(FIRE), element(SUN), energy(3)],
        [plays(1), plays(2), plays(2), plays(3), RECLAIM_ONE_SPACE, plays(3), plays(4)],
    ],
    [
        [ALL_BACK, CARD, CARD],
        [Grow(ADD_PRESENCE, 2, WITH_DAHAN), Grow(ADD_PRESENCE, 1, WITH_DAHAN)],
        [presence(1), gain(4)],
    ],
    [i.GATHER_THE_WARRIORS, i.LEAD_THE_FURIOUS_ASSAULT],
    [u.MANIFESTATION_OF_POWER_AND_GLORY, u.SUDDEN_AMBUSH, u.VOICE_OF_THUNDER, u.WORDS_OF_WARNING],
    ALLY_OF_THE_DAHAN | SWORN_TO_VICTORY,
    2,
    [],
    [],
)
RAMPANT_GREEN: Final[Panel] = Panel(
    "a-spread-of-rampant-green",
    "moderate",
    [Start(1, HIGHEST, WETLAND), Start(1, NO_DAHAN, JUNGLE)],
    [
        [energy(0), energy(1), element(PLANT), energy(2), energy(2), element(PLANT), energy(3)],
        [plays(1), plays(1), plays(2), plays(2), plays(3), plays(4)],
    ],
    [[ALL_BACK, CARD], [presence(1), Grow(MORE_PLAYS, 1)], [CARD, gain(3)]],
    [i.CREEPERS_TEAR_INTO_MORTAR, i.ALL_ENVELOPING_GREEN],
    [
        u.FIELDS_CHOKED_WITH_GROWTH,
        u.GIFT_OF_PROLIFERATION,
        u.OVERGROW_IN_A_NIGHT,
        u.STEM_THE_FLOW_OF_FRESH_WATER,
    ],
    CHOKE_THE_LAND | REGENERATION,
    2,
    [],
    [Grow(ADD_PRESENCE, 2, IN_TERRAIN, JUNGLE | WETLAND)],
)
HUNGRY_OCEAN: Final[Panel] = Panel(
    "oceans-hungry-grasp",
    "high",
    [Start(1, OCEAN), Start(1, COAST)],
    [
        [energy(0), element(MOON), element(WATER), energy(1), element(EARTH), element(WATER), energy(2)],
        [plays(1), plays(2), plays(2), plays(3), plays(4), plays(5)],
    ],
    [
        [ALL_BACK, CARD, Grow(TIDE_IN), gain(2)],
        [Grow(ADD_PRESENCE_OCEAN), Grow(ADD_PRESENCE_OCEAN), gain(1)],
        [CARD, Grow(TIDE_OUT), Grow(ADD_PRESENCE, 1, ON_COAST)],
    ],
    [i.POUND_SHIPS_TO_SPLINTERS, i.OCEAN_BREAKS_THE_SHORE],
    [u.CALL_OF_THE_DEEPS, u.GRASPING_TIDE, u.SWALLOW_THE_LAND_DWELLERS, u.TIDAL_BOON],
    OCEAN_IN_PLAY,
    2,
    [],
    [],
)
BRINGER: Final[Panel] = Panel(
    "bringer-of-dreams-and-nightmares",
    "high",
    [Start(2, HIGHEST, SANDS)],
    [
        [
            energy(2),
            element(AIR),
            energy(3),
            element(MOON),
            energy(4),
            element(ANY_ELEMENT),
            energy(5),
        ],
        [plays(2), plays(2), plays(2), plays(3), plays(3), element(ANY_ELEMENT)],
    ],
    [
        [ALL_BACK, CARD],
        [ONE_BACK, presence(0)],
        [CARD, presence(1)],
        [Grow(ADD_PRESENCE, 4, WITH_DAHAN_OR_INVADERS), gain(2)],
    ],
    [i.SPIRITS_MAY_YET_DREAM, i.NIGHT_TERRORS],
    [u.CALL_ON_MIDNIGHTS_DREAM, u.DREAD_APPARITIONS, u.DREAMS_OF_THE_DAHAN, u.PREDATORY_NIGHTMARES],
    DREAMS,
    1,
    [],
    [],
)
PANELS: Final[list[Panel]] = [
    LIGHTNING,
    RIVER,
    VITAL_STRENGTH,
    SHADOWS,
    THUNDERSPEAKER,
    RAMPANT_GREEN,
    HUNGRY_OCEAN,
    BRINGER,
]
PANEL_SLUGS: Final[list[str]] = [panel.slug for panel in PANELS]
