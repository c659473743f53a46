# plain: a table of cards, read once; what they do is compiled
"""The 36 minor powers."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.effect import Effect
from vatra.games.spirit_island.effects.amounts import EVERY, PER_BLIGHT
from vatra.games.spirit_island.effects.base import (
    All,
    At,
    AtLeast,
    Blighted,
    Choose,
    ForAnother,
    If,
    Instead,
    InTerrain,
    NoInvaders,
    YourPresence,
    YourSacredSites,
)
from vatra.games.spirit_island.effects.damage import Damage, DamageDifferent, DamageEach
from vatra.games.spirit_island.effects.lands import AddsBlight, Defend, Fear, RemoveBlight
from vatra.games.spirit_island.effects.moves import Gather, Push
from vatra.games.spirit_island.effects.pieces import Destroy, Replace
from vatra.games.spirit_island.effects.special import GainCard
from vatra.games.spirit_island.effects.spirits import TARGET as THE_TARGET
from vatra.games.spirit_island.effects.spirits import (
    YOU,
    Constancy,
    GainElements,
    GainEnergy,
    MoreRange,
    Ward,
)
from vatra.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    DAHAN_LAND,
    FROM_SACRED_SITE,
    INVADER_LAND,
    MINOR,
    NO_BLIGHT_LAND,
    NO_INVADERS,
    TERRAIN_LAND,
    Reach,
    Top,
    card,
    need,
)
from vatra.games.spirit_island.terms import (
    AIR,
    ANIMAL,
    BUILDINGS,
    CITIES,
    DAHAN,
    EARTH,
    EXPLORERS,
    EXPLORERS_TOWNS,
    FAST,
    FIRE,
    INVADERS,
    JUNGLE,
    MOON,
    MOUNTAIN,
    PLANT,
    SANDS,
    SLOW,
    SUN,
    THE_DAHAN,
    TOWNS,
    WATER,
    WETLAND,
)


def minor(top: Top, effect: Effect) -> int:
    return card(MINOR, top, effect)


ZERO: Final = Reach(0)
ONE: Final = Reach(1)
TWO: Final = Reach(2)
SACRED: Final = Reach(0, FROM_SACRED_SITE)
SACRED_ONE: Final = Reach(1, FROM_SACRED_SITE)

CALL_OF_THE_DAHAN_WAYS: Final[int] = minor(
    Top("call-of-the-dahan-ways", 1, SLOW, [MOON, WATER, ANIMAL], ONE, DAHAN_LAND),
    Instead(Replace(EXPLORERS, DAHAN), need(moon=2), Replace(TOWNS, DAHAN)),
)
CALL_TO_BLOODSHED: Final[int] = minor(
    Top("call-to-bloodshed", 1, SLOW, [SUN, FIRE, ANIMAL], ONE, DAHAN_LAND),
    Choose(Damage(1, per=THE_DAHAN), Gather(3, THE_DAHAN, up_to=True)),
)
CALL_TO_ISOLATION: Final[int] = minor(
    Top("call-to-isolation", 0, FAST, [SUN, AIR, ANIMAL], ONE, DAHAN_LAND),
    Choose(Push(1, EXPLORERS_TOWNS, per=THE_DAHAN), Push(1, THE_DAHAN)),
)
CALL_TO_MIGRATE: Final[int] = minor(
    Top("call-to-migrate", 1, SLOW, [FIRE, AIR, ANIMAL], ONE, ANY_LAND),
    All(Gather(3, THE_DAHAN, up_to=True), Push(3, THE_DAHAN, up_to=True)),
)
CALL_TO_TEND: Final[int] = minor(
    Top("call-to-tend", 1, SLOW, [WATER, PLANT, ANIMAL], ONE, DAHAN_LAND),
    Choose(RemoveBlight(), Push(3, THE_DAHAN, up_to=True)),
)
DARK_AND_TANGLED_WOODS: Final[int] = minor(
    Top("dark-and-tangled-woods", 1, FAST, [MOON, EARTH, PLANT], ONE, ANY_LAND),
    All(Fear(2), If(InTerrain(MOUNTAIN | JUNGLE), Defend(3))),
)
DELUSIONS_OF_DANGER: Final[int] = minor(
    Top("delusions-of-danger", 1, FAST, [SUN, MOON, AIR], ONE, ANY_LAND),
    Choose(Push(1, EXPLORERS), Fear(2)),
)
DEVOURING_ANTS: Final[int] = minor(
    Top("devouring-ants", 1, SLOW, [SUN, EARTH, ANIMAL], SACRED_ONE, ANY_LAND),
    All(Fear(1), Damage(1), Destroy(1, THE_DAHAN), If(InTerrain(JUNGLE | SANDS), Damage(1))),
)
DRIFT_DOWN_INTO_SLUMBER: Final[int] = minor(
    Top("drift-down-into-slumber", 0, FAST, [AIR, EARTH, PLANT], TWO, ANY_LAND),
    If(InTerrain(JUNGLE | SANDS), Defend(4), Defend(1)),
)
DROUGHT: Final[int] = minor(
    Top("drought", 1, SLOW, [SUN, FIRE, EARTH], ONE, ANY_LAND),
    All(
        Destroy(3, TOWNS),
        DamageEach(1, BUILDINGS),
        AddsBlight(),
        At(need(sun=3), Destroy(1, CITIES)),
    ),
)
ELEMENTAL_BOON: Final[int] = minor(Top("elemental-boon", 1, FAST, [], None, ANY_SPIRIT), GainElements(3))
ENCOMPASSING_WARD: Final[int] = minor(
    Top("encompassing-ward", 1, FAST, [SUN, WATER, EARTH], None, ANY_SPIRIT), Ward(2)
)
ENTICING_SPLENDOR: Final[int] = minor(
    Top("enticing-splendor", 0, FAST, [SUN, AIR, PLANT], ZERO, NO_BLIGHT_LAND),
    Choose(Gather(1, EXPLORERS_TOWNS), Gather(2, THE_DAHAN, up_to=True)),
)
ENTRANCING_APPARITIONS: Final[int] = minor(
    Top("entrancing-apparitions", 1, FAST, [MOON, AIR, WATER], ONE, ANY_LAND),
    All(Defend(2), If(NoInvaders(), Gather(2, EXPLORERS, up_to=True))),
)
GIFT_OF_CONSTANCY: Final[int] = minor(
    Top("gift-of-constancy", 0, FAST, [SUN, EARTH], None, ANY_SPIRIT),
    All(GainEnergy(2), Constancy(THE_TARGET), If(ForAnother(), Constancy(YOU))),
)
GIFT_OF_LIVING_ENERGY: Final[int] = minor(
    Top("gift-of-living-energy", 0, FAST, [SUN, FIRE, PLANT], None, ANY_SPIRIT),
    All(GainEnergy(1), If(YourSacredSites(2), GainEnergy(1)), If(ForAnother(), GainEnergy(1))),
)
GIFT_OF_POWER: Final[int] = minor(
    Top("gift-of-power", 0, SLOW, [MOON, WATER, EARTH, PLANT], None, ANY_SPIRIT), GainCard(MINOR)
)
GNAWING_ROOTBITERS: Final[int] = minor(
    Top("gnawing-rootbiters", 0, SLOW, [EARTH, ANIMAL], ONE, ANY_LAND), Push(2, TOWNS, up_to=True)
)
LAND_OF_HAUNTS_AND_EMBERS: Final[int] = minor(
    Top("land-of-haunts-and-embers", 0, FAST, [MOON, FIRE, AIR], TWO, ANY_LAND),
    All(
        Fear(2),
        Push(2, EXPLORERS_TOWNS, up_to=True),
        If(Blighted(), All(Fear(2), Push(2, EXPLORERS_TOWNS, up_to=True))),
        AddsBlight(),
    ),
)
LURE_OF_THE_UNKNOWN: Final[int] = minor(
    Top("lure-of-the-unknown", 0, FAST, [MOON, FIRE, AIR, PLANT], TWO, NO_INVADERS),
    Gather(1, EXPLORERS_TOWNS),
)
NATURES_RESILIENCE: Final[int] = minor(
    Top("natures-resilience", 1, FAST, [EARTH, PLANT, ANIMAL], SACRED_ONE, ANY_LAND),
    Instead(Defend(6), need(water=2), RemoveBlight()),
)
PULL_BENEATH_THE_HUNGRY_EARTH: Final[int] = minor(
    Top("pull-beneath-the-hungry-earth", 1, SLOW, [MOON, WATER, EARTH], ONE, ANY_LAND),
    All(If(YourPresence(), All(Fear(1), Damage(1))), If(InTerrain(SANDS | WETLAND), Damage(1))),
)
PURIFYING_FLAME: Final[int] = minor(
    Top("purifying-flame", 1, SLOW, [SUN, FIRE, AIR, PLANT], SACRED_ONE, ANY_LAND),
    Choose(Damage(1, per=PER_BLIGHT), If(InTerrain(MOUNTAIN | SANDS), RemoveBlight())),
)
QUICKEN_THE_EARTHS_STRUGGLES: Final[int] = minor(
    Top("quicken-the-earths-struggles", 1, FAST, [MOON, FIRE, EARTH, ANIMAL], SACRED, ANY_LAND),
    Choose(DamageEach(1, BUILDINGS), Defend(10)),
)
RAIN_OF_BLOOD: Final[int] = minor(
    Top("rain-of-blood", 0, SLOW, [AIR, WATER, ANIMAL], SACRED_ONE, INVADER_LAND),
    All(Fear(2), If(AtLeast(2, BUILDINGS), Fear(1))),
)
REACHING_GRASP: Final[int] = minor(
    Top("reaching-grasp", 0, FAST, [SUN, AIR, WATER], None, ANY_SPIRIT), MoreRange(2)
)
ROUSE_THE_TREES_AND_STONES: Final[int] = minor(
    Top("rouse-the-trees-and-stones", 1, SLOW, [FIRE, EARTH, PLANT], SACRED_ONE, NO_BLIGHT_LAND),
    All(Damage(2), Push(1, EXPLORERS)),
)
SAP_THE_STRENGTH_OF_MULTITUDES: Final[int] = minor(
    Top(
        "sap-the-strength-of-multitudes",
        0,
        FAST,
        [WATER, ANIMAL],
        Reach(0, need=need(air=1), far=1),
        ANY_LAND,
    ),
    Defend(5),
)
SAVAGE_MAWBEASTS: Final[int] = minor(
    Top("savage-mawbeasts", 0, SLOW, [FIRE, ANIMAL], SACRED_ONE, ANY_LAND),
    All(If(InTerrain(JUNGLE | WETLAND), All(Fear(1), Damage(1))), At(need(animal=3), Damage(1))),
)
SHADOWS_OF_THE_BURNING_FOREST: Final[int] = minor(
    Top("shadows-of-the-burning-forest", 0, SLOW, [MOON, FIRE, PLANT], ZERO, INVADER_LAND),
    All(Fear(2), If(InTerrain(MOUNTAIN | JUNGLE), All(Push(1, EXPLORERS), Push(1, TOWNS)))),
)
SONG_OF_SANCTITY: Final[int] = minor(
    Top("song-of-sanctity", 1, SLOW, [SUN, WATER, PLANT], ONE, TERRAIN_LAND, MOUNTAIN | JUNGLE),
    If(AtLeast(1, EXPLORERS), Push(EVERY, EXPLORERS), RemoveBlight()),
)
STEAM_VENTS: Final[int] = minor(
    Top("steam-vents", 1, FAST, [FIRE, AIR, WATER, EARTH], ZERO, ANY_LAND),
    Instead(Destroy(1, EXPLORERS), need(earth=3), Destroy(1, TOWNS)),
)
UNCANNY_MELTING: Final[int] = minor(
    Top("uncanny-melting", 1, SLOW, [SUN, MOON, WATER], SACRED_ONE, ANY_LAND),
    All(If(AtLeast(1, INVADERS), Fear(1)), If(InTerrain(SANDS | WETLAND), RemoveBlight())),
)
VEIL_THE_NIGHTS_HUNT: Final[int] = minor(
    Top("veil-the-nights-hunt", 1, FAST, [MOON, AIR, ANIMAL], TWO, DAHAN_LAND),
    Choose(DamageDifferent(), Push(3, THE_DAHAN, up_to=True)),
)
VISIONS_OF_FIERY_DOOM: Final[int] = minor(
    Top("visions-of-fiery-doom", 1, FAST, [MOON, FIRE], ZERO, ANY_LAND),
    All(Fear(1), Push(1, EXPLORERS_TOWNS), At(need(fire=2), Fear(1))),
)
VORACIOUS_GROWTH: Final[int] = minor(
    Top("voracious-growth", 1, SLOW, [WATER, PLANT], SACRED_ONE, TERRAIN_LAND, JUNGLE | WETLAND),
    Choose(Damage(2), RemoveBlight()),
)
