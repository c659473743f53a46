"""The fifteen fear cards at three terror levels."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.cards.decks import FEAR_SLUGS
from vatra.games.spirit_island.effect import Effect, name_parts
from vatra.games.spirit_island.effects.amounts import EVERY
from vatra.games.spirit_island.effects.base import All, AtLeast, Choose, Coastal, If
from vatra.games.spirit_island.effects.damage import Damage
from vatra.games.spirit_island.effects.everyone import (
    EachLand,
    EachPlayer,
    InALand,
    InDifferentLands,
    PushToSafety,
    RemoveHealth,
    RemoveSomewhere,
    Rule,
    SacredEnergy,
)
from vatra.games.spirit_island.effects.lands import Defend
from vatra.games.spirit_island.effects.moves import Gather, Push
from vatra.games.spirit_island.effects.pieces import Destroy, Remove, Replace
from vatra.games.spirit_island.effects.where import (
    AnyPresence,
    AnySacredSite,
    Anywhere,
    FewInvaders,
    Inland,
    NoneOf,
)
from vatra.games.spirit_island.terms import (
    BUILDINGS,
    CITIES,
    EXPLORER,
    EXPLORERS,
    EXPLORERS_TOWNS,
    INVADERS,
    NO_BUILD_CITY,
    NO_BUILD_COASTAL,
    NO_BUILD_DAHAN,
    NO_BUILD_MORE_DAHAN,
    NO_CITY_COASTAL,
    NO_EXPLORE_TWO_DAHAN,
    THE_DAHAN,
    TOWN,
    TOWNS,
)

DAHAN_THERE: Final = AtLeast(1, THE_DAHAN)
COASTAL: Final = Coastal()
INLAND: Final = Inland()
ANYWHERE: Final = Anywhere()
PRESENCE_THERE: Final = AnyPresence()
SACRED_THERE: Final = AnySacredSite()
FEAR_CARDS: Final[dict[str, list[Effect]]] = {}


def fear(slug: str, *levels: Effect) -> None:
    """Declare a fear card: what it does at terror levels 1, 2 and 3."""
    assert slug in FEAR_SLUGS, slug
    FEAR_CARDS[slug] = list(levels)
    for i in range(len(levels)):
        name_parts(levels[i], f"{slug}-{i + 1}")


def explorers_or_a_town() -> Effect:
    """Remove two explorers or one town, whichever there are."""
    return Choose(
        If(AtLeast(1, EXPLORERS), Remove(2, EXPLORERS)),
        If(AtLeast(1, TOWNS), Remove(1, TOWNS)),
    )


fear("avoid-the-dahan", Rule(NO_EXPLORE_TWO_DAHAN), Rule(NO_BUILD_MORE_DAHAN), Rule(NO_BUILD_DAHAN))
fear(
    "belief-takes-root",
    EachLand(PRESENCE_THERE, Defend(2)),
    All(EachLand(PRESENCE_THERE, Defend(2)), SacredEnergy()),
    InDifferentLands(PRESENCE_THERE, RemoveHealth(2, per_presence=True)),
)
fear(
    "dahan-enheartened",
    EachPlayer(InALand(AtLeast(1, INVADERS), Choose(Push(1, THE_DAHAN), Gather(1, THE_DAHAN)), may=True)),
    InDifferentLands(ANYWHERE, All(Gather(2, THE_DAHAN, up_to=True), If(DAHAN_THERE, Damage(1)))),
    InDifferentLands(ANYWHERE, All(Gather(2, THE_DAHAN, up_to=True), Damage(1, per=THE_DAHAN))),
)
fear(
    "dahan-on-their-guard",
    EachLand(DAHAN_THERE, Defend(1, per=THE_DAHAN)),
    EachLand(DAHAN_THERE, Defend(1, per=THE_DAHAN, plus=1)),
    EachLand(DAHAN_THERE, Defend(2, per=THE_DAHAN)),
)
fear(
    "dahan-raid",
    InDifferentLands(DAHAN_THERE, Damage(1)),
    InDifferentLands(DAHAN_THERE, Damage(1, per=THE_DAHAN)),
    InDifferentLands(DAHAN_THERE, Damage(2, per=THE_DAHAN)),
)
fear(
    "emigration-accelerates",
    EachPlayer(RemoveSomewhere(COASTAL, EXPLORERS)),
    EachPlayer(RemoveSomewhere(COASTAL, EXPLORERS_TOWNS)),
    EachPlayer(RemoveSomewhere(ANYWHERE, EXPLORERS_TOWNS)),
)
fear(
    "fear-of-the-unseen",
    EachPlayer(RemoveSomewhere(SACRED_THERE, EXPLORERS_TOWNS)),
    EachPlayer(RemoveSomewhere(PRESENCE_THERE, EXPLORERS_TOWNS)),
    EachPlayer(RemoveSomewhere(PRESENCE_THERE, EXPLORERS_TOWNS, SACRED_THERE, CITIES)),
)
fear(
    "isolation",
    EachPlayer(RemoveSomewhere(FewInvaders(1), EXPLORERS_TOWNS)),
    EachPlayer(RemoveSomewhere(FewInvaders(2), EXPLORERS_TOWNS)),
    EachPlayer(RemoveSomewhere(FewInvaders(2), INVADERS)),
)
fear(
    "overseas-trade-seems-safer",
    EachLand(COASTAL, Defend(3)),
    All(EachLand(COASTAL, Defend(6)), Rule(NO_CITY_COASTAL)),
    All(EachLand(COASTAL, Defend(9)), Rule(NO_BUILD_COASTAL)),
)
fear(
    "retreat",
    EachPlayer(InALand(INLAND, Push(2, EXPLORERS, up_to=True), may=True)),
    EachPlayer(InALand(INLAND, Push(3, EXPLORERS_TOWNS, up_to=True), may=True)),
    EachPlayer(InALand(ANYWHERE, Push(EVERY, EXPLORERS_TOWNS, up_to=True), may=True)),
)
fear(
    "scapegoats",
    EachLand(ANYWHERE, Destroy(1, EXPLORERS, per=TOWNS)),
    EachLand(ANYWHERE, All(Destroy(1, EXPLORERS, per=TOWNS), Destroy(2, EXPLORERS, per=CITIES))),
    EachLand(AtLeast(1, BUILDINGS), All(Destroy(EVERY, EXPLORERS), Destroy(1, TOWNS, per=CITIES))),
)
fear(
    "seek-safety",
    EachPlayer(InALand(ANYWHERE, PushToSafety(), may=True)),
    EachPlayer(
        InALand(
            AtLeast(1, BUILDINGS),
            Choose(Gather(1, EXPLORERS), If(AtLeast(1, CITIES), Gather(1, TOWNS))),
            may=True,
        )
    ),
    EachPlayer(InALand(NoneOf(CITIES), RemoveHealth(3), may=True)),
)
fear(
    "tall-tales-of-savagery",
    EachPlayer(RemoveSomewhere(DAHAN_THERE, EXPLORERS)),
    EachPlayer(InALand(DAHAN_THERE, explorers_or_a_town())),
    All(
        EachLand(DAHAN_THERE, explorers_or_a_town()),
        EachLand(AtLeast(2, THE_DAHAN), Remove(1, CITIES)),
    ),
)
fear(
    "trade-suffers",
    Rule(NO_BUILD_CITY),
    EachPlayer(InALand(COASTAL, Replace(TOWNS, EXPLORER), may=True)),
    EachPlayer(
        InALand(
            COASTAL,
            Choose(
                If(AtLeast(1, CITIES), Replace(CITIES, TOWN)),
                If(AtLeast(1, TOWNS), Replace(TOWNS, EXPLORER)),
            ),
            may=True,
        )
    ),
)
fear(
    "wary-of-the-interior",
    EachPlayer(RemoveSomewhere(INLAND, EXPLORERS)),
    EachPlayer(RemoveSomewhere(INLAND, EXPLORERS_TOWNS)),
    EachPlayer(RemoveSomewhere(ANYWHERE, EXPLORERS_TOWNS)),
)
FEAR: Final[list[list[Effect]]] = [FEAR_CARDS[slug] for slug in FEAR_SLUGS]
