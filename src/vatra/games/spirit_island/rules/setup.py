"""Setup: spirits, boards, pieces, decks, and the first explore."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step, Together
from vatra.games.spirit_island.blight import EXTRA_AT_SETUP, HEALTHY_PER_PLAYER, NO_CARD_PER_PLAYER
from vatra.games.spirit_island.boards import RANDOM
from vatra.games.spirit_island.cards.decks import IN_GAME, INVADER_CARDS
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS, PANELS
from vatra.games.spirit_island.chart import chart_of
from vatra.games.spirit_island.maps import map_of
from vatra.games.spirit_island.panels import (
    COAST,
    HIGHEST,
    MOST_DAHAN,
    NO_DAHAN,
    NUMBER,
    OCEAN_IN_PLAY,
    Start,
)
from vatra.games.spirit_island.rules.growth import ChooseGrowth
from vatra.games.spirit_island.rules.spread import ADVANCE, EXPLORE
from vatra.games.spirit_island.rules.turn import MAX_SEATS, TURN
from vatra.games.spirit_island.said import START, IslandAsk, board_args, land_action
from vatra.games.spirit_island.spirit import Spirit
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import THE_DAHAN

CHOOSE_SPIRIT: Final[list[Action]] = [Action(f"become {PANEL_SLUGS[i]}", i) for i in range(len(PANELS))]
GROW_ONCE: Final[list[Together]] = [
    Together([[ChooseGrowth(seat)] for seat in range(seats)]) for seats in range(MAX_SEATS + 1)
]


class Setup(Step[Island]):
    """Before the boards: everyone gets a spirit."""

    def run(self, t: Island) -> None:
        t.push(LAY_OUT)
        t.push(NextSpirit(0))


class NextSpirit(Step[Island]):
    """The options name a spirit for the first seat, or leave it to the players, or to chance."""

    seat: int

    def run(self, t: Island) -> None:
        seat = self.seat
        if seat == t.seats:
            return
        t.push(NextSpirit(seat + 1))
        wanted = str(t.settings["other-spirits" if seat else "spirit-1"])
        free = free_spirits(t)
        if wanted in PANEL_SLUGS:
            become(t, PANEL_SLUGS.index(wanted))
        elif wanted == RANDOM:
            become(t, free[t.chance.pick([PANEL_SLUGS[i] for i in free])])
        else:
            t.push(ChooseSpirit(seat))


def free_spirits(t: Island) -> list[int]:
    """Spirits that nobody is."""
    taken = [spirit.panel.slug for spirit in t.spirits]
    return [i for i in range(len(PANELS)) if PANEL_SLUGS[i] not in taken]


def become(t: Island, panel: int) -> None:
    seat = len(t.spirits)
    t.spirits.append(Spirit(PANELS[panel], [0] * t.chart.size, PANELS[panel].uniques[:]))
    t.tell("becomes", {"seat": seat, "spirit": "spirit-" + PANEL_SLUGS[panel]})


class ChooseSpirit(IslandAsk):
    def options(self, t: Island, seat: int) -> list[Action]:
        return [CHOOSE_SPIRIT[i] for i in free_spirits(t)]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        become(t, action.a)

    def label(self, t: Island, seat: int, action: Action) -> Event:
        return Event("do-become", {"spirit": "spirit-" + PANEL_SLUGS[action.a]})

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-choose-spirit", {})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.setup.spirit" if text.startswith("become") else "core.not-an-option"


class LayOut(Step[Island]):
    """Boards, printed pieces, decks; then presence, the first explore and the first turn."""

    def run(self, t: Island) -> None:
        lay_boards(t, map_of(t.settings).choose(t.seats, t.settings, t.chance))
        fill_decks(t)
        t.find_ocean()
        t.then(*[PlacePresence(seat) for seat in range(t.seats)], OPENING)


def lay_boards(t: Island, boards: list[str]) -> None:
    """The island, with everything that is printed on it."""
    chart = chart_of(str(t.settings["map"]), boards, bool(t.settings["corners"]))
    t.chart = chart
    t.near = chart.ashore
    t.pieces = [[] for _ in range(chart.size)]
    t.blight = [0] * chart.size
    t.defend = [0] * chart.size
    for spirit in t.spirits:
        spirit.presence = [0] * chart.size
    for land in chart.lands:
        printed = chart.boards[chart.board_of[land]].lands[chart.number[land] - 1]
        t.pieces[land] = printed.pieces[:]
        t.blight[land] = printed.blight
    if t.journal is not None:
        for seat in range(t.seats):
            t.tell("lays-board", {"seat": seat, **board_args(t, seat)})
    for twist in t.twists:
        twist.pieces(t)


def fill_decks(t: Island) -> None:
    """Blight card, invader deck, power decks without the cards of the power progressions."""
    t.blight_card = bool(t.settings["blight-card"])
    each = HEALTHY_PER_PLAYER if t.blight_card else NO_CARD_PER_PLAYER
    t.blight_pool = each * t.seats + EXTRA_AT_SETUP
    t.blight_total = t.blight_pool + sum(t.blight)
    t.unseen = [
        [i for i in range(len(INVADER_CARDS)) if INVADER_CARDS[i].stage == stage] for stage in (1, 2, 3)
    ]
    t.stages = [3] * IN_GAME[2] + [2] * IN_GAME[1] + [1] * IN_GAME[0]
    if t.settings["progression"]:
        for spirit in t.spirits:
            for deck in t.powers:
                deck.cards = [card for card in deck.cards if card not in spirit.panel.progression]
    for twist in t.twists:
        twist.decks(t)


# -- presence ----------------------------------------------------------------------------------------------------------


class PlacePresence(Step[Island]):
    """Every part of a spirit's setup; where the panel leaves a choice, the player chooses."""

    seat: int

    def run(self, t: Island) -> None:
        starts = t.spirits[self.seat].panel.starts
        for i in range(len(starts) - 1, -1, -1):
            t.push(StartWhere(self.seat, i))


def start_lands(t: Island, seat: int, start: Start) -> list[int]:
    """The lands of the starting board that this part of the setup allows."""
    chart = t.chart
    lands = chart.lands_of(seat)
    if start.where == NUMBER:
        return [chart.land(seat, start.n)]
    if start.where == HIGHEST:
        return [[land for land in lands if chart.terrain[land] & start.n][-1]]
    if start.where == NO_DAHAN:
        return [land for land in lands if chart.terrain[land] & start.n and not t.count(land, THE_DAHAN)]
    if start.where == MOST_DAHAN:
        return most_dahan(t, seat, lands)
    if start.where == COAST:
        return chart.coast_of(seat)
    return [chart.oceans[seat]]


def most_dahan(t: Island, seat: int, lands: list[int]) -> list[int]:
    """One of the lands with the most dahan. A player is asked only where a tie leaves lands out."""
    spirit = t.spirits[seat]
    wanted = sum([start.presence for start in spirit.panel.starts if start.where == MOST_DAHAN])
    fewest = sorted([t.count(land, THE_DAHAN) for land in lands], reverse=True)[wanted - 1]
    sure = [land for land in lands if t.count(land, THE_DAHAN) > fewest]
    tied = [land for land in lands if t.count(land, THE_DAHAN) == fewest]
    if len(sure) + len(tied) == wanted:
        sure = sure + tied
    left = [land for land in sure if not spirit.presence[land]]
    return left[:1] if left else [land for land in tied if not spirit.presence[land]]


class StartWhere(IslandAsk):
    part: int

    def options(self, t: Island, seat: int) -> list[Action]:
        start = t.spirits[seat].panel.starts[self.part]
        return [land_action(t, START, land) for land in start_lands(t, seat, start)]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        spirit = t.spirits[seat]
        spirit.presence[action.a] += spirit.panel.starts[self.part].presence
        t.tell("starts", {"seat": seat, "land": t.chart.names[action.a]})
        if spirit.panel.special & OCEAN_IN_PLAY:
            t.refresh_oceans()

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-start", {"spirit": "spirit-" + t.spirits[seat].panel.slug})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.setup.presence"


class Opening(Step[Island]):
    """The first explore, which an easier game leaves out; a bonus growth, which an easier game gives."""

    def run(self, t: Island) -> None:
        t.push(TURN)
        if t.settings["bonus-growth"]:
            t.push(GROW_ONCE[t.seats])
        t.push(OPENED)
        if t.settings["first-explore"]:
            t.push(ADVANCE)
            t.push(EXPLORE)
        for twist in t.twists:
            twist.prepare(t)


class Opened(Step[Island]):
    """What an adversary or a scenario puts after the explore of the setup."""

    def run(self, t: Island) -> None:
        for twist in t.twists:
            twist.opened(t)


SETUP: Final = Setup()
LAY_OUT: Final = LayOut()
OPENING: Final = Opening()
OPENED: Final = Opened()
