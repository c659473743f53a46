"""What holds in every position: nothing is lost, nothing is made, nothing is negative."""

from __future__ import annotations

from vatra.games.glow.boards import ARCHIPELAGO, BOATS, CENTRE
from vatra.games.glow.components import (
    BLACK_DIE,
    CARDS,
    DICE,
    KIND_NAMES,
    KINDS,
    NO_DIE,
    SKETALS,
    SLUGS,
    SPELL_TOKENS,
)
from vatra.games.glow.player import KIND_SHIFT
from vatra.games.glow.table import NO_CARD, Journey


def broken(t: Journey) -> list[str]:
    return dice(t) + companions(t) + spells(t) + numbers(t)


def dice(t: Journey) -> list[str]:
    """30 dice: in hands, sections, the reserve, with Arthur or in the box."""
    all_dice = t.reserve + t.box
    for player in t.players:
        all_dice = all_dice + [one >> KIND_SHIFT for one in player.dice]
        if player.dice != sorted(player.dice, key=kind_of):
            all_dice.append(-1)
    for section in t.sections:
        all_dice = all_dice + section
    if t.arthur is not None:
        all_dice = all_dice + t.arthur.dice
    return [
        f"{all_dice.count(kind)} {KIND_NAMES[kind]} dice"
        for kind in range(KINDS)
        if all_dice.count(kind) != DICE[kind]
    ] + ["a hand of dice out of order" for kind in all_dice if kind < 0]


def kind_of(one: int) -> int:
    return one >> KIND_SHIFT


def companions(t: Journey) -> list[str]:
    """46 companions, each in one place, and no Sketal in the graveyard keeps its die."""
    cards = t.graveyard + t.boxed + [card for card in t.offer if card != NO_CARD]
    for player in t.players:
        cards = cards + player.row
    for deck in t.decks:
        cards = cards + deck.cards
    rows = [card for player in t.players for card in player.row]
    faults = [f"{cards.count(card)} times {SLUGS[card]}" for card in range(CARDS) if cards.count(card) != 1]
    return faults + [
        f"{SLUGS[card]} has a die, and is with nobody"
        for card, colour in zip(SKETALS, t.brought, strict=True)
        if colour != NO_DIE and card not in rows
    ]


def spells(t: Journey) -> list[str]:
    """Seven tokens: unseen, face up with a player, or spent."""
    seen = t.spent[:]
    faults: list[str] = []
    face_down = int(t.spells_left)
    for player in t.players:
        seen += player.spells
        face_down += int(player.hidden)
        if player.hidden < 0:
            faults.append("a negative number of spells")
    if sorted(seen + t.spells.cards) != SPELL_TOKENS:
        faults.append("spell tokens are lost or doubled")
    if face_down > len(t.spells.cards):
        faults.append("more face-down spells than unseen tokens")
    return faults


def numbers(t: Journey) -> list[str]:
    faults: list[str] = []
    for player in t.players:
        amounts = [
            player.light,
            player.footprints,
            player.fireflies,
            player.rerolls,
            player.powers,
            player.symbols,
        ]
        if min(amounts) < 0:
            faults.append("a negative amount")
        if t.board == ARCHIPELAGO:
            out = [island for island in player.boats if island != CENTRE]
            if len(player.boats) != BOATS or len(set(out)) != len(out):
                faults.append("boats on top of each other")
    if min(t.prints) < 0:
        faults.append("negative footprints in a section")
    arthur = t.arthur
    if arthur is not None:
        if min(arthur.light, arthur.company, arthur.footprints) < 0:
            faults.append("a negative amount of Arthur's")
        tiles = arthur.discards + arthur.stack.cards + [tile for tile in arthur.tiles if tile >= 0]
        if len(set(tiles)) != len(tiles):
            faults.append("a tile in two places")
        if BLACK_DIE not in t.box:
            faults.append("the black die in a solo game")
    return faults
