"""What one seat, or a spectator, may see: everything. What nobody has seen has no place in the state."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vatra.games.glow.boards import BOARDS, ISLAND_IDS, SPACE_IDS
from vatra.games.glow.components import (
    ADVENTURERS,
    KIND_NAMES,
    SECTIONS,
    SKETALS,
    SLUGS,
    SPELL_NAMES,
    TILE_NAMES,
)
from vatra.games.glow.effects import SYMBOLS, UNROLLED
from vatra.games.glow.player import FACE, HOURS, KIND_SHIFT, USED, Player
from vatra.games.glow.scoring import arthur_parts, parts, total
from vatra.games.glow.table import ASIDE, NO_CARD, Arthur, Journey


def describe(t: Journey) -> dict[str, Any]:
    return {
        "board": BOARDS[t.board],
        "round": int(t.round),
        "first": int(t.first),
        "players": [player_view(t, seat) for seat in range(t.seats)],
        "sections": {SYMBOLS[section]: section_view(t, section) for section in SECTIONS},
        "lineup": [ADVENTURERS[number].slug for number in t.lineup],
        "reserve": [KIND_NAMES[kind] for kind in sorted(t.reserve)],
        "graveyard": [SLUGS[card] for card in sorted(t.graveyard)],
        "decks": {"A": deck_view(t, 0), "B": deck_view(t, 1)},
        "spells": {
            "supply": int(t.spells_left),
            "unseen": sorted([SPELL_NAMES[token] for token in t.spells.cards]),
            "spent": sorted([SPELL_NAMES[token] for token in t.spent]),
        },
        "box": {
            "companions": [SLUGS[card] for card in sorted(t.boxed)],
            "dice": [KIND_NAMES[kind] for kind in sorted(t.box)],
        },
        "arthur": arthur_view(t, t.arthur) if t.arthur is not None else None,
        "over": t.over,
    }


def deck_view(t: Journey, which: int) -> list[str]:
    """The cards of which nobody knows whether and when they come."""
    return [SLUGS[card] for card in sorted(t.decks[which].cards)]


def player_view(t: Journey, seat: int) -> dict[str, Any]:
    player = t.players[seat]
    cancelled = int(player.curse())
    return {
        "adventurer": ADVENTURERS[player.adventurer].slug if player.adventurer >= 0 else "",
        "hour": HOURS[player.hour],
        "light": int(player.light),
        "footprints": int(player.footprints),
        "fireflies": int(player.fireflies),
        "all_fireflies": int(player.all_fireflies()),
        "rerolls": int(player.rerolls),
        "powers": int(player.powers),
        "symbols": int(player.symbols),
        "companions": [SLUGS[card] for card in player.row],
        "sketal_dice": {
            SLUGS[card]: KIND_NAMES[t.brought[SKETALS.index(card)]]
            for card in player.row
            if card in SKETALS and t.brought[SKETALS.index(card)] >= 0
        },
        "faces": faces(player),
        "dice": [die_view(one) for one in player.dice],
        "cancelled": SYMBOLS[cancelled] if cancelled >= 0 else "",
        "elements": int(player.elements()),
        "spells": sorted([SPELL_NAMES[token] for token in player.spells]),
        "hidden": int(player.hidden),
        "company": SPACE_IDS[player.company],
        "camp": SPACE_IDS[player.camp],
        "visited": places(player.visited),
        "trail": places(player.trail),
        "boats": [ISLAND_IDS[island] for island in sorted(player.boats)],
        "score": {p.category: p.points for p in parts(t, player)},
        "total": total(t, player),
    }


def places(mask: i64) -> list[str]:
    return [SPACE_IDS[i] for i in range(len(SPACE_IDS)) if mask >> i & 1]


def faces(player: Player) -> list[str]:
    """What the dice in hand show, in order; a die that was not rolled shows nothing."""
    return [face_name(one) for one in player.dice]


def face_name(one: int) -> str:
    return "" if one & FACE == UNROLLED else SYMBOLS[one & FACE]


def die_view(one: int) -> dict[str, Any]:
    return {"die": KIND_NAMES[one >> KIND_SHIFT], "face": face_name(one), "used": bool(one & USED)}


def section_view(t: Journey, section: int) -> dict[str, Any]:
    card = t.offer[section]
    found: dict[str, Any] = {
        "companion": SLUGS[card] if card != NO_CARD else "",
        "dice": [KIND_NAMES[kind] for kind in sorted(t.sections[section])],
        "footprints": t.prints[section],
    }
    if t.arthur is not None:
        tile = t.arthur.tiles[section]
        found["tile"] = TILE_NAMES[tile] if tile >= 0 else ""
    return found


def arthur_view(t: Journey, arthur: Arthur) -> dict[str, Any]:
    score = arthur_parts(t, arthur)
    return {
        "light": int(arthur.light),
        "company": int(arthur.company),
        "footprints": int(arthur.footprints),
        "camp": SPACE_IDS[arthur.camp],
        "boats": [ISLAND_IDS[island] for island in sorted(arthur.boats)],
        "dice": [
            {
                "die": KIND_NAMES[arthur.dice[i]],
                "at": "aside" if arthur.at[i] == ASIDE else SYMBOLS[arthur.at[i]],
            }
            for i in range(len(arthur.dice))
        ],
        "stack": [TILE_NAMES[tile] for tile in sorted(arthur.stack.cards)],
        "discards": [TILE_NAMES[tile] for tile in sorted(arthur.discards)],
        "second_deck": arthur.second_deck,
        "last_round": arthur.last_round,
        "score": {p.category: p.points for p in score},
        "total": sum([p.points for p in score]),
    }
