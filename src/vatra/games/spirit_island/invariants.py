"""What holds in every position: nothing is lost, nothing is made, nothing is negative."""

from __future__ import annotations

from vatra.games.spirit_island.cards.decks import INVADER_CARDS
from vatra.games.spirit_island.power import INNATE, POWERS
from vatra.games.spirit_island.table import SETUP, Island
from vatra.games.spirit_island.terms import KIND, KIND_NAMES, damage_of, dream_of


def broken(t: Island) -> list[str]:
    return presence(t) + power_cards(t) + invader_cards(t) + pieces(t) + numbers(t)


def presence(t: Island) -> list[str]:
    """Every spirit has 13, once it has been set up."""
    if t.phase == SETUP:
        return []
    return [
        f"{spirit.panel.slug} has {spirit.all_presence()} presence"
        for spirit in t.spirits
        if not spirit.whole()
    ]


def power_cards(t: Island) -> list[str]:
    """Each power card is in one place."""
    cards = t.discards[0] + t.discards[1]
    for deck in t.powers:
        cards = cards + deck.cards
    for spirit in t.spirits:
        cards = cards + spirit.owned() + spirit.forgotten + spirit.offer
        if t.settings["progression"]:
            cards = cards + spirit.panel.progression[int(spirit.progress) :]
    found = [0] * len(POWERS)
    for card in cards:
        found[card] += 1
    here = [spirit.panel.uniques for spirit in t.spirits]
    faults: list[str] = []
    for power in POWERS:
        if power.deck != INNATE:
            expected = 1
            if power.deck == 2 and not [uniques for uniques in here if power.id in uniques]:
                expected = 0
            if t.spirits and found[power.id] != expected:
                faults.append(f"{found[power.id]} times {power.slug}")
    return faults


def invader_cards(t: Island) -> list[str]:
    cards = t.invader_discard[:]
    for unseen in t.unseen:
        cards = cards + unseen
    cards = cards + t.laid_cards()
    if not t.turn:
        return []
    faults = [] if sorted(cards) == list(range(len(INVADER_CARDS))) else ["invader cards are lost or doubled"]
    for stage in (1, 2, 3):
        if t.stages.count(stage) > len(t.unseen[stage - 1]):
            faults.append(f"too few unseen cards of stage {stage}")
    return faults


def pieces(t: Island) -> list[str]:
    faults: list[str] = []
    for land in range(t.chart.size):
        name = t.chart.names[land]
        for p in t.pieces[land]:
            if damage_of(p) + dream_of(p) >= t.health_of(land, p & 3):
                faults.append(f"a dead {KIND_NAMES[p & KIND]} in {name}")
        if t.is_ocean(land) and t.pieces[land]:
            faults.append(f"people in {name}")
        if t.blight[land] < 0 or t.defend[land] < 0:
            faults.append(f"negative numbers in {name}")
        for spirit in t.spirits:
            if spirit.presence[land] < 0:
                faults.append(f"negative presence in {name}")
    if sum(t.blight) + t.blight_pool != t.blight_total:
        faults.append(f"{sum(t.blight)} blight and {t.blight_pool} on the card are not {t.blight_total}")
    return faults


def numbers(t: Island) -> list[str]:
    faults: list[str] = []
    if not 0 <= t.resolved <= t.earned <= len(t.fear_cards):
        faults.append("fear cards out of order")
    if not 1 <= t.terror() <= 4:
        faults.append(f"terror level {t.terror()}")
    if not 0 <= t.fear < t.fear_size:
        faults.append("fear outside its pool")
    for spirit in t.spirits:
        amounts = [
            spirit.energy,
            spirit.plays,
            spirit.destroyed,
            spirit.boons,
            spirit.storms,
            spirit.constancy,
        ]
        if [n for n in amounts if n < 0]:
            faults.append(f"{spirit.panel.slug} has a negative amount")
        if [n for n in spirit.elements if n < 0]:
            faults.append(f"{spirit.panel.slug} has negative elements")
        for track in range(2):
            if not 1 <= spirit.open[track] <= len(spirit.panel.tracks[track]):
                faults.append(f"{spirit.panel.slug} has an impossible track")
    if t.near is not t.chart.near(int(t.oceans)):
        faults.append("the wrong oceans are in play")
    return faults
