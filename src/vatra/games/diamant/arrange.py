# plain: sets up a position from a few words, and nothing here is hot
"""Any position from a few words, for scenarios, puzzles and tests. `docs/scenarios.md` lists the words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from vatra.core.arranging import bad, only, texts, whole, wholes
from vatra.games.diamant.components import (
    CAVES,
    CLAIM_VALUES,
    FIRST_HAZARD,
    FIRST_RELIC,
    HAZARDS,
    IDENTICAL,
    NAMES,
    NUMBERED,
    PLAIN_RELIC,
    RELIC_VALUES,
    numbered_relic,
)
from vatra.games.diamant.rules import DECIDE, REVEAL
from vatra.games.diamant.table import Cave

WORDS: Final = ["round", "chests", "relics", "pockets", "inside", "path", "left", "removed", "gone"]


def arrange(t: Cave, words: Mapping[str, Any]) -> None:
    """Turn a table fresh from the box into the position described: an expedition that is under way."""
    only(words, WORDS)
    cave = whole(words.get("round", 1), "round")
    if not 1 <= cave <= CAVES:
        raise bad("round", cave)
    t.cave = cave
    if t.relic_mode == NUMBERED:
        t.deck.cards += [numbered_relic(value) for value in RELIC_VALUES[:cave]]
    t.chests = seat_numbers(t, words, "chests")
    t.pockets = seat_numbers(t, words, "pockets")
    arrange_inside(t, words)
    for seat in range(t.seats):
        if t.pockets[seat] and not t.inside >> seat & 1:
            raise bad("pockets", t.pockets)
    for name in texts(words.get("removed", []), "removed"):
        if name not in HAZARDS:
            raise bad("removed", name)
        t.gone.append(leave_deck(t, name, "removed", name))
    arrange_relics(t, words)
    arrange_path(t, words)
    t.shared.clear()
    t.shared.append(DECIDE if t.path else REVEAL)


def arrange_inside(t: Cave, words: Mapping[str, Any]) -> None:
    if "inside" not in words:
        return
    inside: i64 = 0
    for seat in wholes(words["inside"], "inside"):
        if not 0 <= seat < t.seats:
            raise bad("inside", seat)
        inside |= 1 << seat
    if not inside:
        raise bad("inside", "[]")
    t.inside = inside
    t.crowd = int(inside).bit_count()


def arrange_relics(t: Cave, words: Mapping[str, Any]) -> None:
    """Relics carried out (`relics`, values per seat) and relics that left the game unclaimed (`gone`)."""
    owned = words.get("relics", [[] for _ in range(t.seats)])
    if not isinstance(owned, list) or len(owned) != t.seats:
        raise bad("relics", owned)
    t.relics = [wholes(values, "relics") for values in owned]
    for values in t.relics:
        for value in values:
            if t.relic_mode == IDENTICAL and value not in CLAIM_VALUES:
                raise bad("relics", value)
            leave_deck(t, relic_name(t, value), "relics", value)
            t.claimed += 1
    gone = words.get("gone", [])
    lost = [0] * whole(gone, "gone") if isinstance(gone, int) else wholes(gone, "gone")
    for value in lost:
        t.gone.append(leave_deck(t, relic_name(t, value), "gone", gone if isinstance(gone, int) else value))


def arrange_path(t: Cave, words: Mapping[str, Any]) -> None:
    for name in texts(words.get("path", []), "path"):
        card = leave_deck(t, name, "path", name)
        t.path.append(card)
        if card >= FIRST_RELIC:
            t.relics_here += 1
        elif card >= FIRST_HAZARD:
            bit: i64 = 1 << (card - FIRST_HAZARD)
            if t.seen & bit:
                raise bad("path", name)
            t.seen |= bit
    arrange_left(t, words.get("left", 0))
    t.turned = t.path[:]
    t.back = [0 if t.inside >> seat & 1 else max(1, len(t.path)) for seat in range(t.seats)]


def arrange_left(t: Cave, said: Any) -> None:
    """For each treasure of the path its rubies; or how many in all, and the newest cards hold as many as they can."""
    treasures = [card for card in t.path if card < FIRST_HAZARD]
    if isinstance(said, list):
        t.left = wholes(said, "left")
        if len(t.left) != len(treasures):
            raise bad("left", said)
    else:
        rest = whole(said, "left")
        t.left = [0] * len(treasures)
        for i in range(len(treasures) - 1, -1, -1):
            t.left[i] = min(rest, treasures[i])
            rest -= t.left[i]
        if rest:
            raise bad("left", said)
    if any([left > card for left, card in zip(t.left, treasures, strict=True)]):
        raise bad("left", said)
    t.rest = sum(t.left)


def leave_deck(t: Cave, name: str, word: str, said: object) -> int:
    """Take the card of this name out of the deck; `said` is what stands in the file for it."""
    for card in t.deck.cards:
        if NAMES[card] == name:
            t.deck.cards.remove(card)
            return card
    raise bad(word, said)


def relic_name(t: Cave, value: int) -> str:
    return NAMES[PLAIN_RELIC] if t.relic_mode == IDENTICAL else f"relic {value}"


def seat_numbers(t: Cave, words: Mapping[str, Any], word: str) -> list[int]:
    found = wholes(words.get(word, [0] * t.seats), word)
    if len(found) != t.seats:
        raise bad(word, found)
    return found
