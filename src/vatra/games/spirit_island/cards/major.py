# plain: a table of cards, read once; what they do is compiled
"""The 22 major powers."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.effect import Effect
from vatra.games.spirit_island.effects.amounts import EVERY, PER_ADJACENT_BLIGHT, PER_BLIGHT
from vatra.games.spirit_island.effects.base import (
    All,
    At,
    AtLeast,
    Choose,
    If,
    Instead,
    InTerrain,
    Moved,
)
from vatra.games.spirit_island.effects.damage import Damage, DamageEach, Mutual
from vatra.games.spirit_island.effects.lands import (
    AddPresence,
    AddsBlight,
    CountFromHere,
    Defend,
    Fear,
    FearPerDestroyed,
    Lasts,
    RemoveBlight,
    Renewal,
    SkipActions,
    WidenVengeance,
)
from vatra.games.spirit_island.effects.moves import (
    ADJACENT,
    ANYWHERE,
    EACH_ADJACENT,
    EACH_OTHER_COAST,
    EACH_PUSHED_TO,
    HERE_OR_ADJACENT_BLIGHTED,
    Gather,
    InEach,
    MoveThere,
    PickLand,
    Push,
)
from vatra.games.spirit_island.effects.pieces import Destroy, Replace
from vatra.games.spirit_island.effects.special import AtReach, ExchangeGifts, GainTogether
from vatra.games.spirit_island.effects.spirits import (
    TARGET,
    YOU,
    GainEnergy,
    GrantStorm,
    RepeatHere,
    RepeatSelf,
    SharePresence,
)
from vatra.games.spirit_island.power import (
    ANY_LAND,
    ANY_SPIRIT,
    BLIGHT_LAND,
    COASTAL_LAND,
    DAHAN_LAND,
    FROM_PRESENCE,
    FROM_SACRED_SITE,
    MAJOR,
    OTHER_SPIRIT,
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
    DAHAN_HEALTH,
    EARTH,
    EXPLORER,
    EXPLORERS,
    EXPLORERS_TOWNS,
    FAST,
    FIRE,
    IMMUNE,
    INVADERS,
    JUNGLE,
    MOON,
    MOUNTAIN,
    NO_BLIGHT,
    PLANT,
    SLOW,
    SUN,
    THE_DAHAN,
    TOWN,
    TOWNS,
    VENGEANCE,
    VITALITY,
    WATER,
    WETLAND,
)


def major(top: Top, effect: Effect) -> int:
    return card(MAJOR, top, effect)


ZERO: Final = Reach(0)
ONE: Final = Reach(1)
TWO: Final = Reach(2)
THREE: Final = Reach(3)
FROM_A_WETLAND: Final = Reach(1, FROM_PRESENCE, WETLAND)
FROM_A_JUNGLE: Final = Reach(1, FROM_PRESENCE, JUNGLE)
SACRED_ONE: Final = Reach(1, FROM_SACRED_SITE)
SACRED_TWO: Final = Reach(2, FROM_SACRED_SITE)
SACRED_THREE: Final = Reach(3, FROM_SACRED_SITE)
BY_TALONS: Final = Reach(1, need=need(fire=3, air=3), far=3)

ACCELERATED_ROT: Final[int] = major(
    Top("accelerated-rot", 4, SLOW, [SUN, WATER, PLANT], TWO, TERRAIN_LAND, JUNGLE | WETLAND),
    All(Fear(2), Damage(4), At(need(sun=3, water=2, plant=3), Damage(5), RemoveBlight())),
)
BLAZING_RENEWAL: Final[int] = major(
    Top("blazing-renewal", 5, FAST, [FIRE, EARTH, PLANT], None, ANY_SPIRIT),
    Renewal(
        All(DamageEach(2, BUILDINGS), At(need(fire=3, earth=3, plant=2), Damage(4))),
    ),
)
CLEANSING_FLOODS: Final[int] = major(
    Top("cleansing-floods", 5, SLOW, [SUN, WATER], FROM_A_WETLAND, ANY_LAND),
    All(Damage(4), RemoveBlight(), At(need(water=4), Damage(10))),
)
DISSOLVE_THE_BONDS_OF_KINSHIP: Final[int] = major(
    Top("dissolve-the-bonds-of-kinship", 4, SLOW, [FIRE, WATER, ANIMAL], ONE, ANY_LAND),
    All(
        Replace(CITIES, EXPLORER, EXPLORER),
        Replace(TOWNS, EXPLORER),
        Replace(THE_DAHAN, EXPLORER),
        At(need(fire=2, water=2, animal=3), Mutual()),
        Push(EVERY, EXPLORERS, spread=True),
    ),
)
ENTWINED_POWER: Final[int] = major(
    Top("entwined-power", 2, FAST, [MOON, WATER, PLANT], None, OTHER_SPIRIT),
    All(
        SharePresence(),
        GainTogether(),
        At(need(water=2, plant=4), GainEnergy(3, YOU), GainEnergy(3, TARGET), ExchangeGifts()),
    ),
)
INDOMITABLE_CLAIM: Final[int] = major(
    Top("indomitable-claim", 4, FAST, [SUN, EARTH], ONE, ANY_LAND),
    All(
        AddPresence(anywhere=True),
        Defend(20),
        At(need(sun=2, earth=3), If(AtLeast(1, INVADERS), Fear(3)), SkipActions()),
    ),
)
INFINITE_VITALITY: Final[int] = major(
    Top("infinite-vitality", 3, FAST, [EARTH, PLANT, ANIMAL], SACRED_ONE, ANY_LAND),
    All(
        Lasts(DAHAN_HEALTH, VITALITY),
        Lasts(NO_BLIGHT),
        At(need(earth=4), Lasts(IMMUNE), PickLand(HERE_OR_ADJACENT_BLIGHTED, RemoveBlight())),
    ),
)
MISTS_OF_OBLIVION: Final[int] = major(
    Top("mists-of-oblivion", 4, SLOW, [MOON, AIR, WATER], THREE, ANY_LAND),
    All(
        CountFromHere(),
        DamageEach(1, INVADERS),
        At(need(moon=2, air=3, water=2), Damage(3)),
        FearPerDestroyed(BUILDINGS, most=4),
    ),
)
PARALYZING_FRIGHT: Final[int] = major(
    Top("paralyzing-fright", 4, FAST, [AIR, EARTH], SACRED_ONE, ANY_LAND),
    All(Fear(4), SkipActions(), At(need(air=2, earth=3), Fear(4))),
)
PILLAR_OF_LIVING_FLAME: Final[int] = major(
    Top("pillar-of-living-flame", 5, SLOW, [FIRE], SACRED_TWO, ANY_LAND),
    All(
        Fear(3),
        Damage(5),
        If(InTerrain(JUNGLE | WETLAND), AddsBlight()),
        At(need(fire=4), Fear(2), Damage(5)),
    ),
)
POISONED_LAND: Final[int] = major(
    Top("poisoned-land", 3, SLOW, [EARTH, PLANT, ANIMAL], ONE, ANY_LAND),
    All(
        Fear(1),
        Damage(7),
        AddsBlight(),
        Destroy(EVERY, THE_DAHAN),
        At(need(earth=3, plant=2, animal=2), Fear(1, per=PER_BLIGHT), Damage(4, per=PER_BLIGHT)),
    ),
)
POWERSTORM: Final[int] = major(
    Top("powerstorm", 3, FAST, [SUN, FIRE, AIR], None, ANY_SPIRIT),
    All(GainEnergy(3), GrantStorm(1), At(need(sun=2, fire=2, air=3), GrantStorm(2))),
)
TALONS_OF_LIGHTNING: Final[int] = major(
    Top("talons-of-lightning", 6, FAST, [FIRE, AIR], BY_TALONS, TERRAIN_LAND, MOUNTAIN | WETLAND),
    All(Fear(3), Damage(5), AtReach(need(fire=3, air=3), InEach(EACH_ADJACENT, Destroy(1, TOWNS)))),
)
TERRIFYING_NIGHTMARES: Final[int] = major(
    Top("terrifying-nightmares", 4, FAST, [MOON, AIR], TWO, ANY_LAND),
    All(Fear(2), Push(4, EXPLORERS_TOWNS, up_to=True), At(need(moon=4), Fear(4))),
)
THE_JUNGLE_HUNGERS: Final[int] = major(
    Top("the-jungle-hungers", 3, SLOW, [MOON, PLANT], FROM_A_JUNGLE, ANY_LAND),
    All(
        Destroy(EVERY, EXPLORERS),
        Destroy(EVERY, TOWNS),
        Instead(Destroy(EVERY, THE_DAHAN), need(moon=2, plant=3), Destroy(1, CITIES)),
    ),
)
THE_LAND_THRASHES_IN_FURIOUS_PAIN: Final[int] = major(
    Top("the-land-thrashes-in-furious-pain", 4, SLOW, [MOON, FIRE, EARTH], TWO, BLIGHT_LAND),
    All(
        Damage(2, per=PER_BLIGHT),
        Damage(1, per=PER_ADJACENT_BLIGHT),
        At(need(moon=3, earth=3), PickLand(ADJACENT, RepeatHere())),
    ),
)
THE_TREES_AND_STONES_SPEAK_OF_WAR: Final[int] = major(
    Top("the-trees-and-stones-speak-of-war", 2, FAST, [SUN, EARTH, PLANT], ONE, DAHAN_LAND),
    All(
        Damage(1, per=THE_DAHAN),
        Defend(2, per=THE_DAHAN),
        At(need(sun=2, earth=2, plant=2), Push(2, THE_DAHAN, up_to=True, carrying=2)),
    ),
)
TSUNAMI: Final[int] = major(
    Top("tsunami", 6, SLOW, [WATER, EARTH], SACRED_TWO, COASTAL_LAND),
    All(
        Fear(2),
        Damage(8),
        Destroy(2, THE_DAHAN),
        At(
            need(water=3, earth=2),
            InEach(EACH_OTHER_COAST, All(Fear(1), Damage(4), Destroy(1, THE_DAHAN))),
        ),
    ),
)
VENGEANCE_OF_THE_DEAD: Final[int] = major(
    Top("vengeance-of-the-dead", 3, FAST, [MOON, FIRE, ANIMAL], THREE, ANY_LAND),
    All(Fear(3), Lasts(VENGEANCE), At(need(animal=3), WidenVengeance())),
)
VIGOR_OF_THE_BREAKING_DAWN: Final[int] = major(
    Top("vigor-of-the-breaking-dawn", 3, FAST, [SUN, ANIMAL], TWO, DAHAN_LAND),
    All(
        Damage(2, per=THE_DAHAN),
        At(
            need(sun=3, animal=2),
            Push(2, THE_DAHAN, up_to=True),
            InEach(EACH_PUSHED_TO, Damage(2, per=THE_DAHAN)),
        ),
    ),
)
WINDS_OF_RUST_AND_ATROPHY: Final[int] = major(
    Top("winds-of-rust-and-atrophy", 3, FAST, [AIR, WATER, ANIMAL], SACRED_THREE, ANY_LAND),
    All(
        Fear(1),
        Defend(6),
        Choose(
            If(AtLeast(1, CITIES), Replace(CITIES, TOWN)),
            If(AtLeast(1, TOWNS), Replace(TOWNS, EXPLORER)),
        ),
        At(need(air=3, water=3, animal=2), RepeatSelf()),
    ),
)
WRAP_IN_WINGS_OF_SUNLIGHT: Final[int] = major(
    Top("wrap-in-wings-of-sunlight", 3, FAST, [SUN, AIR, ANIMAL], ZERO, ANY_LAND),
    All(
        At(need(sun=2, air=2, animal=2), Gather(3, THE_DAHAN, up_to=True)),
        PickLand(
            ANYWHERE,
            All(MoveThere(5, THE_DAHAN, up_to=True), If(Moved(), Defend(5, there=True))),
            beside=True,
        ),
    ),
)
