"""What a spirit panel is: two tracks, growth, special rules, innate powers."""

from __future__ import annotations

from typing import Any, Final

from vatra.core.record import Fixed
from vatra.games.spirit_island.terms import TERRAINS

PRESENCE: Final = 13  # of every spirit

# Spaces of a track.
ENERGY_SPACE: Final = 0
PLAYS_SPACE: Final = 1
ELEMENT_SPACE: Final = 2
RECLAIM_SPACE: Final = 3


class Space(Fixed):
    """One space of a track: an income, a number of card plays, an element, or a card to reclaim."""

    kind: int
    n: int


def energy(n: int) -> Space:
    return Space(ENERGY_SPACE, n)


def plays(n: int) -> Space:
    return Space(PLAYS_SPACE, n)


def element(n: int) -> Space:
    return Space(ELEMENT_SPACE, n)


RECLAIM_ONE_SPACE: Final = Space(RECLAIM_SPACE, 1)

# Growth actions.
RECLAIM_ALL: Final = 0
RECLAIM_ONE: Final = 1
GAIN_CARD: Final = 2
GAIN_ENERGY: Final = 3
ADD_PRESENCE: Final = 4
ADD_PRESENCE_OCEAN: Final = 5  # to any ocean
TIDE_IN: Final = 6  # into each ocean one presence from an adjacent land
TIDE_OUT: Final = 7  # from each ocean one presence to an adjacent land
MORE_PLAYS: Final = 8
GROWS: Final[list[str]] = [
    "reclaim-all",
    "reclaim-one",
    "gain-card",
    "gain-energy",
    "add-presence",
    "add-presence-ocean",
    "tide-in",
    "tide-out",
    "more-plays",
]

# Where growth may add presence, besides the range.
ANYWHERE: Final = 0
WITH_DAHAN: Final = 1
WITH_DAHAN_OR_INVADERS: Final = 2
ON_COAST: Final = 3
IN_TERRAIN: Final = 4
WHERES: Final[list[str]] = ["any", "dahan", "dahan-invaders", "coastal", "terrain"]


class Grow(Fixed):
    """One icon of a growth option; `n` is a range, or how much energy or how many plays."""

    kind: int
    n: int = 0
    where: int = ANYWHERE
    terrain: int = 0

    def data(self) -> dict[str, object]:
        return {
            "do": GROWS[self.kind],
            "n": self.n,
            "where": WHERES[self.where],
            "terrain": [name for bit, name in TERRAINS.items() if bit & self.terrain],
        }


# Where the presence of the setup goes on the starting board.
HIGHEST: Final = 0  # the land of this terrain with the highest number
NUMBER: Final = 1  # the land with this number
MOST_DAHAN: Final = 2  # the land with the most dahan that has none of its presence yet
NO_DAHAN: Final = 3  # a land of this terrain without dahan
OCEAN: Final = 4
COAST: Final = 5  # any coastal land


class Start(Fixed):
    presence: int
    where: int
    n: int = 0


# Special rules that other parts of the game look for.
SWIFTNESS: Final = 1  # as many slow powers as it has air may be fast
RIVERS_DOMAIN: Final = 2  # one presence in a wetland is a sacred site
EARTHS_VITALITY: Final = 4  # defend 3 in its sacred sites
SHADOWS_OF_THE_DAHAN: Final = 8  # pays 1 energy to target a land with dahan at any range
ALLY_OF_THE_DAHAN: Final = 16  # presence moves along with dahan
SWORN_TO_VICTORY: Final = 32  # loses presence with dahan destroyed in a ravage
CHOKE_THE_LAND: Final = 64  # destroys its presence to stop a ravage or build
REGENERATION: Final = 128  # growth may use destroyed presence
OCEAN_IN_PLAY: Final = 256  # lives in oceans; whoever comes in drowns
DREAMS: Final = 512  # its powers only dream of destruction


class Panel:
    """`growth` has one list for each option; `always` is done besides the option chosen."""

    def __init__(
        self,
        slug: str,
        complexity: str,
        starts: list[Start],
        tracks: list[list[Space]],
        growth: list[list[Grow]],
        innates: list[int],
        uniques: list[int],
        special: int,
        specials: int,
        progression: list[int],
        always: list[Grow],
    ) -> None:
        self.slug: Final = slug
        self.complexity: Final = complexity
        self.starts: Final = starts
        self.tracks: Final = tracks
        self.innates: Final = innates
        self.uniques: Final = uniques
        self.special: Final = special
        self.specials: Final = specials  # how many special rules are printed on it
        self.progression: Final = progression
        self.always: Final = len(always)
        self.options: Final = len(growth)
        # All growth actions in a row, and which of them belong to each option.
        grows = always[:]
        option_grows: list[list[int]] = []
        for option in growth:
            option_grows.append(list(range(len(always))) + list(range(len(grows), len(grows) + len(option))))
            grows = grows + option
        self.grows: Final = grows
        self.option_grows: Final = option_grows
        _panels[slug] = self

    def state(self) -> str:
        return self.slug

    def __reduce__(self) -> tuple[Any, ...]:
        return panel_of, (self.slug,)


_panels: Final[dict[str, Panel]] = {}


def panel_of(slug: str) -> Panel:
    return _panels[slug]
