"""Arthur, the rival of a solo game: his dice, his tiles, his camp and his boats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import SeatAsk, Step
from vatra.games.glow.boards import (
    ISLAND_IDS,
    ISLANDS,
    ISLANDS_NEXT_TO,
    LAND,
    SPACES,
    VILLAGES,
    outward,
)
from vatra.games.glow.components import MAX_ROUTE, TILE_NAMES, TILES
from vatra.games.glow.effects import ELEMENTS, FOOTPRINTS2, LIGHT3
from vatra.games.glow.rules.common import die_name, island_name, roll, roll_element, space_name, symbol_name
from vatra.games.glow.table import ASIDE, Arthur, Journey

HUMAN: Final = 0
NO_TILE: Final = -1


def arthur_of(t: Journey) -> Arthur:
    arthur = t.arthur
    assert arthur is not None
    return arthur


def roll_arthur(t: Journey) -> None:
    """Both large dice go to the sections of their symbols; a special face puts its die aside and pays Arthur."""
    arthur = arthur_of(t)
    for i in range(len(arthur.dice)):
        face = roll(t, arthur.dice[i])
        if face < ELEMENTS:
            arthur.at[i] = face
        else:
            arthur.at[i] = ASIDE
            if face == LIGHT3:
                arthur.light += 3
            elif face == FOOTPRINTS2:
                arthur.footprints += 2
        if t.journal is not None:
            t.tell("arthur-rolls", {"die": die_name(arthur.dice[i]), "symbol": symbol_name(face)})


def next_village(camp: int) -> int:
    """The next richer village, or the same one at the top."""
    if camp not in VILLAGES:
        return VILLAGES[0]
    at = VILLAGES.index(camp)
    return VILLAGES[min(at + 1, len(VILLAGES) - 1)]


class UseTile(Step[Journey]):
    """The tile of the section the human recruited from works for Arthur, then a new one takes its place."""

    section: int

    def run(self, t: Journey) -> None:
        arthur = arthur_of(t)
        number = arthur.tiles[self.section]
        tile = TILES[number]
        arthur.company += tile.arrows
        light: i64 = tile.light
        if tile.arrows or t.settings["quiet-tile"] == "scores":
            light += arthur.company
        arthur.light += light
        arthur.tiles[self.section] = NO_TILE
        arthur.discards.append(number)
        if t.journal is not None:
            t.tell(
                "arthur-tile",
                {"tile": TILE_NAMES[number], "light": int(light), "company": int(arthur.company)},
            )
        replace_tile(t, arthur, self.section)
        if t.board == LAND:
            if tile.camp:
                climb(t, arthur)
        elif tile.boat:
            t.push(STEER[tile.boat])


def climb(t: Journey, arthur: Arthur) -> None:
    arthur.camp = next_village(int(arthur.camp))
    if t.journal is not None:
        t.tell("arthur-climbs", {"light": SPACES[arthur.camp].light, "space": space_name(int(arthur.camp))})


def replace_tile(t: Journey, arthur: Arthur, section: int) -> None:
    """The stack runs out twice: first the discards make a new one and deck B begins, then this day is the last."""
    if not arthur.stack.cards:
        if arthur.second_deck:
            arthur.last_round = True
            t.boxed += t.decks[1].cards
            t.decks[1].cards = []
            if t.journal is not None:
                t.tell("arthur-last-day", {})
            return
        arthur.second_deck = True
        arthur.stack.cards = arthur.discards
        arthur.discards = []
        t.boxed += t.decks[0].cards
        t.decks[0].cards = []
        if t.journal is not None:
            t.tell("arthur-shuffles", {})
    number = arthur.stack.draw(t.chance)
    arthur.tiles[section] = number
    if t.journal is not None:
        t.tell("arthur-lays", {"tile": TILE_NAMES[number], "section": symbol_name(section)})


class Steer(SeatAsk[Journey]):
    """One of Arthur's boats sails outwards by the highest or the lowest badge; the human settles ties."""

    tile: int

    def options(self, t: Journey, seat: int) -> list[Action]:
        return steerable(arthur_of(t).boats, self.tile)

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        arthur = arthur_of(t)
        if action.a < 0:
            return
        arthur.boats.remove(action.a)
        arthur.boats.append(action.b)
        if t.journal is not None:
            t.tell("arthur-sails", {"from": island_name(action.a), "to": island_name(action.b)})

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        words = text.split(" ")
        if len(words) == 3 and words[0] == "steer" and words[1] in ISLAND_IDS and words[2] in ISLAND_IDS:
            if words[1] not in [ISLAND_IDS[a.a] for a in self.options(t, seat) if a.a >= 0]:
                return "glow.arthur.which-boat"
        return "glow.arthur.boat"

    def label(self, t: Journey, seat: int, action: Action) -> Event:
        return Event("do-steer", {"a": island_name(action.a), "b": island_name(action.b)})


def steerable(boats: list[int], tile: int) -> list[Action]:
    """A boat on the central island sails first, then those nearest to it."""
    for distance in range(2):
        found: list[Action] = []
        for island in sorted(set(boats)):
            if ISLANDS[island].distance == distance:
                for there in outward(island, boats, tile):
                    found.append(STEER_ROUTE[island * len(ISLANDS) + there])
        if found:
            return found
    return [NO_BOAT_CAN_SAIL]


class Rearrange(Step[Journey]):
    """End of dawn: where Arthur's dice lie the footprints go, and all dice there are rolled and placed anew."""

    def run(self, t: Journey) -> None:
        arthur = arthur_of(t)
        small: list[int] = []
        for section in range(ELEMENTS):
            if section in arthur.at:
                small += t.sections[section]
                t.sections[section] = []
                t.prints[section] = 0
        roll_arthur(t)
        small.sort()
        for kind in small:
            t.sections[roll_element(t, kind)].append(kind)


STEER_ROUTE: Final[list[Action]] = [
    Action(f"steer {ISLAND_IDS[a]} {ISLAND_IDS[b]}", a, b)
    for a in range(len(ISLANDS))
    for b in range(len(ISLANDS))
]
STEERS: Final[list[Action]] = [  # those that can happen: away from the central island
    STEER_ROUTE[a * len(ISLANDS) + b]
    for a in range(len(ISLANDS))
    for b in ISLANDS_NEXT_TO[a]
    if ISLANDS[b].distance > ISLANDS[a].distance
]
NO_BOAT_CAN_SAIL: Final = Action("steer nothing", -1)
USE_TILE: Final[list[UseTile]] = [UseTile(section) for section in range(ELEMENTS)]
STEER: Final[list[Steer]] = [Steer(HUMAN, tile) for tile in range(MAX_ROUTE + 1)]
REARRANGE: Final = Rearrange()
