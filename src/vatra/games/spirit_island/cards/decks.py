"""The invader cards, and the names of the fear cards."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.terms import JUNGLE, MOUNTAIN, SANDS, TERRAINS, WETLAND

FEAR_SLUGS: Final[list[str]] = [
    "avoid-the-dahan",
    "belief-takes-root",
    "dahan-enheartened",
    "dahan-on-their-guard",
    "dahan-raid",
    "emigration-accelerates",
    "fear-of-the-unseen",
    "isolation",
    "overseas-trade-seems-safer",
    "retreat",
    "scapegoats",
    "seek-safety",
    "tall-tales-of-savagery",
    "trade-suffers",
    "wary-of-the-interior",
]


class InvaderCard:
    """A stage and the terrains it acts in; no terrain: all coastal lands. `escalation` is the flag of stage II."""

    def __init__(self, stage: int, terrain: int, escalation: bool = False) -> None:
        self.stage: Final = stage
        self.terrain: Final = terrain
        self.escalation: Final = escalation
        names = [name for bit, name in TERRAINS.items() if bit & terrain]
        self.slug: Final = "-".join(["i" * stage, *(names or ["coastal"])])


INVADER_CARDS: Final[list[InvaderCard]] = [
    InvaderCard(1, JUNGLE),
    InvaderCard(1, MOUNTAIN),
    InvaderCard(1, SANDS),
    InvaderCard(1, WETLAND),
    InvaderCard(2, JUNGLE, True),
    InvaderCard(2, MOUNTAIN, True),
    InvaderCard(2, SANDS, True),
    InvaderCard(2, WETLAND, True),
    InvaderCard(2, 0),
    InvaderCard(3, JUNGLE | MOUNTAIN),
    InvaderCard(3, JUNGLE | SANDS),
    InvaderCard(3, JUNGLE | WETLAND),
    InvaderCard(3, MOUNTAIN | SANDS),
    InvaderCard(3, MOUNTAIN | WETLAND),
    InvaderCard(3, SANDS | WETLAND),
]
INVADER_SLUGS: Final[list[str]] = [card.slug for card in INVADER_CARDS]
IN_GAME: Final[list[int]] = [3, 4, 5]  # cards of each stage that are used
