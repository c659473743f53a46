"""What holds in every position: cards are conserved, nothing is negative, the path agrees with what is remembered."""

from __future__ import annotations

from vatra.core.table import SEATS_OF
from vatra.games.diamant.components import (
    COPIES,
    EXPEDITION,
    FIRST_HAZARD,
    FIRST_RELIC,
    HAZARDS,
    NUMBERED,
    RELICS,
    not_relics,
)
from vatra.games.diamant.table import Cave


def broken(t: Cave) -> list[str]:
    """What is wrong, in words."""
    found: list[str] = []
    waiting = RELICS - int(t.cave) if t.relic_mode == NUMBERED else 0
    cards = len(t.deck) + len(t.path) + len(t.gone) + int(t.claimed) + waiting
    if cards != len(EXPEDITION) + (RELICS if t.relic_mode else 0):
        found.append(f"{cards} cards")
    if min(t.pockets) < 0 or min(t.chests) < 0 or min(t.left, default=0) < 0:
        found.append("a negative number of gems")
    treasures = [card for card in t.path if card < FIRST_HAZARD]
    if sum(t.left) != t.rest:
        found.append("leftovers are miscounted")
    if len(t.left) != len(treasures):
        found.append("leftovers lie beside the treasures")
    elif any([left > card for left, card in zip(t.left, treasures, strict=True)]):
        found.append("more leftovers than a card has brought")
    if int(t.inside).bit_count() != t.crowd:
        found.append("the crowd inside is miscounted")
    hazards = [card for card in t.path if FIRST_HAZARD <= card < FIRST_RELIC]
    if len(set(hazards)) != len(hazards) or len(hazards) != int(t.seen).bit_count():
        found.append("hazards on the path are miscounted")
    if len(t.path) - len(not_relics(t.path)) != t.relics_here:
        found.append("relics on the path are miscounted")
    if not_relics(t.turned) != not_relics(t.path):
        found.append("the path is not what was turned")
    if not t.over and [seat for seat in range(t.seats) if not t.back[seat]] != SEATS_OF[t.inside]:
        found.append("who went back is misremembered")
    for kind in range(len(HAZARDS)):
        card = FIRST_HAZARD + kind
        if t.deck.cards.count(card) + t.path.count(card) + t.gone.count(card) != COPIES:
            found.append(f"copies of {HAZARDS[kind]}")
    return found
