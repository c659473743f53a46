"""Path tiles: the display, the piles, and building."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.bonfire.components import (
    COMMON_PATH,
    DISPLAYED_PATHS,
    MAX_ADDED,
    MAX_SEATS,
    PATH,
    PATH_COST,
    PATH_COUNT,
    PATH_NAMES,
    PATH_SLUGS,
    PATH_TILE_RESOURCE,
    PATHS,
    PILES,
)
from vatra.games.bonfire.player import Player
from vatra.games.bonfire.rules.common import gain_resource, meet_common
from vatra.games.bonfire.rules.midturn import MidTurn
from vatra.games.bonfire.rules.payment import NOTHING, PAY, owe, units
from vatra.games.bonfire.table import Realm

# -- piles ---------------------------------------------------------------------------------------------------------


def pile_size(t: Realm, pile: i64) -> i64:
    return t.pile_unseen[pile] + len(t.pile_known[pile])


def draw_from(t: Realm, pile: int) -> int:
    """The top tile of a pile: an unseen one, or of those that were put under it."""
    if t.pile_unseen[pile]:
        t.pile_unseen[pile] -= 1
        return t.paths.draw(t.chance)
    return t.pile_known[pile].pop()


def fullest(t: Realm) -> int:
    """The pile from which the display is refilled: unseen tiles come first."""
    return max(range(PILES), key=lambda pile: (bool(t.pile_unseen[pile]), pile_size(t, pile)))


def refill(t: Realm, at: int) -> None:
    """A new tile where one was taken from the display. Six for each of four players leave the display full."""
    tile = draw_from(t, fullest(t))
    t.display.insert(at, tile)
    if t.journal is not None:
        t.tell("path-turned-up", {"tile": PATH_NAMES[tile]})


def shuffle_piles(t: Realm) -> None:
    """After a search: nothing is known of the piles any more, and they are equally high."""
    for pile in range(PILES):
        t.paths.cards += t.pile_known[pile]
        t.pile_known[pile] = []
    left = len(t.paths.cards)
    for pile in range(PILES):
        t.pile_unseen[pile] = (left + PILES - 1 - pile) // PILES


# -- building --------------------------------------------------------------------------------------------------------


def can_build(player: Player) -> bool:
    added = len(player.path)
    return added < MAX_ADDED and units(player, PATH) >= PATH_COST[added]


def add_builds(t: Realm, found: list[Action], again: bool) -> None:
    """Tiles to take, and putting the four under a pile where they all have one crystal.

    It may be done again as long as tiles come that nobody has seen; known ones would only go round in circles.
    """
    for tile in t.display:
        found.append(TAKE_PATH[tile])
    for pile in range(PILES):
        if pile_size(t, pile):
            found.append(TAKE_PILE[pile])
    if same_crystal(t) and (t.paths.cards or not again):
        found += RENEW


def same_crystal(t: Realm) -> bool:
    return len({int(PATHS[tile].crystal) for tile in t.display}) == 1


def build(t: Realm, seat: int, action: Action) -> None:
    """A tile or a pile was chosen, or the display is renewed first."""
    if action.c:
        renew(t, action.b)
        t.push(CHOOSE_PATH[seat])
        return
    owe(t, PATH, PATH_COST[len(t.players[seat].path)], NOTHING, NOTHING)
    t.then(PAY[seat], TakePath(seat, action.a, action.b))


def renew(t: Realm, pile: int) -> None:
    for tile in t.display:
        t.pile_known[pile].insert(0, tile)
    t.display.clear()
    if t.journal is not None:
        t.tell("paths-renewed", {"pile": pile + 1})
    for at in range(DISPLAYED_PATHS):
        refill(t, at)


class ChoosePath(MidTurn):
    """After the display was renewed: now a tile has to be taken."""

    def options(self, t: Realm, seat: int) -> list[Action]:
        found: list[Action] = []
        add_builds(t, found, True)
        return found

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        build(t, seat, action)

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.path.refresh" if text.startswith("renew ") else "bonfire.path.take"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-choose-path", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        return path_label(t.players[seat], action)


class TakePath(Step[Realm]):
    """Paid for: the tile, or the top tile of the pile, becomes the next space."""

    seat: int
    tile: int
    pile: int

    def run(self, t: Realm) -> None:
        if self.tile >= 0:
            take_displayed(t, self.seat, self.tile)
        else:
            attach(t, self.seat, draw_from(t, self.pile))


def take_displayed(t: Realm, seat: int, tile: int) -> None:
    at = t.display.index(tile)
    t.display.pop(at)
    attach(t, seat, tile)
    refill(t, at)


def attach(t: Realm, seat: int, tile: int) -> None:
    player = t.players[seat]
    player.path.append(tile)
    if t.journal is not None:
        t.tell("builds", {"seat": seat, "tile": PATH_NAMES[tile], "space": player.spaces()})
    if player.has(PATH_TILE_RESOURCE):
        gain_resource(t, seat, int(PATHS[tile].resource), 1)
    meet_common(t, seat, COMMON_PATH)


# -- the council's free tile -----------------------------------------------------------------------------------------


class FreePath(MidTurn):
    """Any tile of the display, or any that can be found in the piles."""

    def options(self, t: Realm, seat: int) -> list[Action]:
        found = [TAKE_PATH[tile] for tile in t.display]
        seen: set[tuple[int, int]] = set()
        for tile in sorted(hidden_tiles(t)):
            face = (int(PATHS[tile].crystal), int(PATHS[tile].resource))
            if face not in seen:
                seen.add(face)
                found.append(SEARCH[tile])
        return found

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        tile = action.a
        if action.b >= 0:
            take_displayed(t, seat, tile)
            return
        if tile in t.paths.cards:
            t.paths.cards.remove(tile)
        else:
            for known in t.pile_known:
                if tile in known:
                    known.remove(tile)
        attach(t, seat, tile)
        shuffle_piles(t)
        if t.journal is not None:
            t.tell("piles-shuffled", {})

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.council.path-tile"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-free-path", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        if action.b < 0:
            return Event("do-search", {"tile": PATH_NAMES[action.a]})
        return Event("do-free-path", {"tile": PATH_NAMES[action.a]})


def hidden_tiles(t: Realm) -> list[int]:
    """All that lie in the piles."""
    tiles = t.paths.cards[:]
    for known in t.pile_known:
        tiles += known
    return tiles


def can_take_free(player: Player) -> bool:
    return len(player.path) < MAX_ADDED


def path_label(player: Player, action: Action) -> Event:
    if action.c:
        return Event("do-renew", {"pile": action.b + 1})
    cost = PATH_COST[len(player.path)]
    if action.a < 0:
        return Event("do-pile", {"pile": action.b + 1, "cost": cost})
    return Event("do-path", {"tile": PATH_NAMES[action.a], "cost": cost})


# Payload: the tile or -1, the pile, and whether it renews the display.
TAKE_PATH: Final[list[Action]] = [Action(f"path {slug}", i) for i, slug in enumerate(PATH_SLUGS)]
TAKE_PILE: Final[list[Action]] = [Action(f"pile {pile + 1}", -1, pile) for pile in range(PILES)]
RENEW: Final[list[Action]] = [Action(f"renew {pile + 1}", -1, pile, 1) for pile in range(PILES)]
SEARCH: Final[list[Action]] = [Action(f"search {PATH_SLUGS[i]}", i, -1) for i in range(PATH_COUNT)]
CHOOSE_PATH: Final[list[ChoosePath]] = [ChoosePath(seat) for seat in range(MAX_SEATS)]
FREE_PATH: Final[list[FreePath]] = [FreePath(seat) for seat in range(MAX_SEATS)]
