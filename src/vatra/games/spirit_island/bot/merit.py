"""What power cards are good for: how much each improved an island, used at once where it was best, on average of 127
positions from games of the four simple spirits without regard to elements, in the points of `worth`."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.panels import Panel
from vatra.games.spirit_island.power import POWERS, SLUGS

FIT: Final = 0.8  # of each element that an innate power of the spirit asks for

_MEASURED: Final[dict[str, float]] = {
    "a-year-of-perfect-stillness": 8.0,
    "accelerated-rot": 9.0,
    "blazing-renewal": 5.0,
    "boon-of-vigor": 0.5,
    "call-of-the-dahan-ways": 4.0,
    "call-of-the-deeps": 2.0,
    "call-on-midnights-dream": 2.0,
    "call-to-bloodshed": 4.0,
    "call-to-isolation": 2.5,
    "call-to-migrate": 1.0,
    "call-to-tend": 4.0,
    "cleansing-floods": 10.0,
    "concealing-shadows": 1.5,
    "crops-wither-and-fade": 3.0,
    "dark-and-tangled-woods": 3.0,
    "delusions-of-danger": 1.5,
    "devouring-ants": 3.5,
    "dissolve-the-bonds-of-kinship": 8.5,
    "draw-of-the-fruitful-earth": 5.0,
    "dread-apparitions": 1.0,
    "dreams-of-the-dahan": 1.0,
    "drift-down-into-slumber": 3.0,
    "drought": 0.5,
    "elemental-boon": 0.0,
    "encompassing-ward": 2.5,
    "enticing-splendor": 3.5,
    "entrancing-apparitions": 5.0,
    "entwined-power": 2.5,
    "favors-called-due": 2.0,
    "fields-choked-with-growth": 2.5,
    "flash-floods": 5.0,
    "gift-of-constancy": 1.0,
    "gift-of-living-energy": 0.5,
    "gift-of-power": 1.0,
    "gift-of-proliferation": 4.0,
    "gnawing-rootbiters": 2.5,
    "grasping-tide": 3.5,
    "guard-the-healing-land": 6.0,
    "harbingers-of-the-lightning": 1.5,
    "indomitable-claim": 10.5,
    "infinite-vitality": 0.0,
    "land-of-haunts-and-embers": 1.0,
    "lightnings-boon": 0.0,
    "lure-of-the-unknown": 3.5,
    "manifestation-of-power-and-glory": 3.5,
    "mantle-of-dread": 4.0,
    "mists-of-oblivion": 6.5,
    "natures-resilience": 4.0,
    "overgrow-in-a-night": 4.0,
    "paralyzing-fright": 8.0,
    "pillar-of-living-flame": 9.0,
    "poisoned-land": 4.5,
    "powerstorm": 1.0,
    "predatory-nightmares": 5.0,
    "pull-beneath-the-hungry-earth": 4.5,
    "purifying-flame": 4.0,
    "quicken-the-earths-struggles": 2.5,
    "raging-storm": 6.0,
    "rain-of-blood": 1.0,
    "reaching-grasp": 0.0,
    "rituals-of-destruction": 3.5,
    "rivers-bounty": 2.0,
    "rouse-the-trees-and-stones": 4.0,
    "sap-the-strength-of-multitudes": 3.0,
    "savage-mawbeasts": 2.5,
    "shadows-of-the-burning-forest": 2.5,
    "shatter-homesteads": 5.0,
    "song-of-sanctity": 3.0,
    "steam-vents": 3.0,
    "stem-the-flow-of-fresh-water": 0.5,
    "sudden-ambush": 4.5,
    "swallow-the-land-dwellers": 4.0,
    "talons-of-lightning": 11.0,
    "terrifying-nightmares": 7.0,
    "the-jungle-hungers": 8.5,
    "the-land-thrashes-in-furious-pain": 9.0,
    "the-trees-and-stones-speak-of-war": 4.0,
    "tidal-boon": 3.0,
    "tsunami": 10.5,
    "uncanny-melting": 4.0,
    "veil-the-nights-hunt": 3.0,
    "vengeance-of-the-dead": 1.5,
    "vigor-of-the-breaking-dawn": 4.5,
    "visions-of-fiery-doom": 3.5,
    "voice-of-thunder": 1.5,
    "voracious-growth": 4.5,
    "wash-away": 6.0,
    "winds-of-rust-and-atrophy": 7.0,
    "words-of-warning": 2.5,
    "wrap-in-wings-of-sunlight": 1.0,
}
# What they do is over with the turn: they keep the island as it is, and no game is won by that alone.
_PASSING: Final[list[str]] = [
    "a-year-of-perfect-stillness",
    "drift-down-into-slumber",
    "encompassing-ward",
    "entrancing-apparitions",
    "guard-the-healing-land",
    "indomitable-claim",
    "natures-resilience",
    "sap-the-strength-of-multitudes",
    "words-of-warning",
]
_PASSING_SHARE: Final = 0.6


def _merit(slug: str) -> float:
    return _MEASURED.get(slug, 0.0) * (_PASSING_SHARE if slug in _PASSING else 1.0)


MERIT: Final[list[float]] = [_merit(slug) for slug in SLUGS]  # by number; innate powers have none
_merits: Final[dict[str, list[float]]] = {}


def merits(panel: Panel) -> list[float]:
    """What each power is good for in the hands of a spirit: with the elements that its innate powers ask for."""
    if panel.slug not in _merits:
        _merits[panel.slug] = [MERIT[card] + FIT * fits_innates(panel, card) for card in range(len(MERIT))]
    return _merits[panel.slug]


def fits_innates(panel: Panel, card: int) -> int:
    """How many of its elements the innate powers of the spirit ask for."""
    found = 0
    for element in POWERS[card].elements:
        for innate in panel.innates:
            if [need for need in POWERS[innate].needs if need[element]]:
                found += 1
                break
    return found
