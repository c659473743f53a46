"""What a spirit can do in a turn, again and again: its cards, as often as it can play and pay for them, and the innate
powers that they wake."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.bot.merit import merits
from vatra.games.spirit_island.bot.weights import Weights
from vatra.games.spirit_island.panels import ELEMENT_SPACE, ENERGY_SPACE, PLAYS_SPACE
from vatra.games.spirit_island.power import POWERS, has
from vatra.games.spirit_island.spirit import CARD_TRACK, ENERGY_TRACK, Spirit
from vatra.games.spirit_island.terms import ANY_ELEMENT

MOST_SAVED: Final = 16  # energy that is looked at
SAVED_STEP: Final = 2
RECLAIM: Final = 0.7  # of a turn is spent on it
LEVELS: Final[list[float]] = [0.0, 2.0, 5.0, 9.0, 12.0]  # what so many levels of an innate power are good for
OFTEN: Final = 0.6  # of all turns, the cards for it are at hand
KNOWN: Final = 20_000  # engines that are remembered


def engine(spirit: Spirit, w: Weights) -> float:
    """What the spirit does in a turn, on average. Computed once for the same cards, tracks and savings."""
    cards = sorted(spirit.hand + spirit.discard + spirit.played)
    saved = min(int(spirit.energy), MOST_SAVED) // SAVED_STEP * SAVED_STEP if w.saved else 0
    key = (spirit.panel.uniques[0], spirit.open[0], spirit.open[1], saved, *cards)
    if key not in w.engines:
        if len(w.engines) >= KNOWN:
            w.engines.clear()
        w.engines[key] = computed(spirit, cards, w.other_energy + w.saved * saved)
    return w.engines[key]


def computed(spirit: Spirit, cards: list[int], other: float) -> float:
    """All that the cards are good for, over the turns that it takes to play, to pay for and to reclaim all of them.
    `other` is energy that comes in a turn besides the income."""
    good = 0.0
    cost = 0.0
    merit = merits(spirit.panel)
    for card in cards:
        good += merit[card]
        cost += POWERS[card].cost
    plays = smooth(spirit, CARD_TRACK, PLAYS_SPACE)
    income = smooth(spirit, ENERGY_TRACK, ENERGY_SPACE)
    reclaim = RECLAIM * (1.0 - 1.0 / plays) if spirit.has_reclaim() else RECLAIM  # one comes back by itself
    turn = good / (len(cards) / plays + cost / (income + other) + reclaim)
    energy = spirit.income() + int(other + 0.5)
    return turn + OFTEN * awake(spirit, cards, 0, track_elements(spirit), spirit.card_plays(), energy)


def track_elements(spirit: Spirit) -> list[int]:
    """The elements that open spaces give every turn."""
    found = [0] * 8
    for track in range(2):
        for i in range(spirit.open[track]):
            space = spirit.panel.tracks[track][i]
            if space.kind == ELEMENT_SPACE and space.n != ANY_ELEMENT:
                found[space.n] += 1
    return found


def awake(
    spirit: Spirit, cards: list[int], first: int, elements: list[int], plays: int, energy: int
) -> float:
    """The best that so many more of the cards make of the innate powers."""
    best = 0.0
    for innate in spirit.panel.innates:
        levels = 0
        for need in POWERS[innate].needs:
            if has(elements, need):
                levels += 1
        best += LEVELS[min(levels, len(LEVELS) - 1)]
    if not plays:
        return best
    for i in range(first, len(cards)):
        power = POWERS[cards[i]]
        if power.cost > energy:
            continue
        more = elements[:]
        for element in power.elements:
            more[element] += 1
        value = awake(spirit, cards, i + 1, more, plays - 1, energy - power.cost)
        if value > best:
            best = value
    return best


def smooth(spirit: Spirit, track: int, kind: int) -> float:
    """The number a track gives, with a share of the next higher one for each space on the way there."""
    spaces = spirit.panel.tracks[track]
    opened = spirit.open[track]
    now = 0
    since = 0
    for i in range(opened):
        if spaces[i].kind == kind and spaces[i].n > now:
            now = spaces[i].n
            since = i
    for i in range(opened, len(spaces)):
        if spaces[i].kind == kind and spaces[i].n > now:
            return now + (spaces[i].n - now) * (opened - 1 - since) / (i - since)
    return float(now)
