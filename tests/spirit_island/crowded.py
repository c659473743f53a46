"""Crowded positions in which every power and every level of every fear card comes up, answered at random."""

from __future__ import annotations

from typing import Any

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.core.chance import Chance, seeded
from vatra.core.game import find_game
from vatra.core.table import Table
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS, PANELS
from vatra.games.spirit_island.power import INNATE, POWERS
from vatra.games.spirit_island.terms import ELEMENTS, SPEEDS

ISLAND = find_game("spirit_island")
OCEAN = "oceans-hungry-grasp"
BRINGER = "bringer-of-dreams-and-nightmares"


def owner_of(id: int) -> str:
    """The spirit whose unique or innate power it is, or nobody."""
    for panel in PANELS:
        if id in panel.uniques or id in panel.innates:
            return panel.slug
    return ""


def land_words(chance: Chance) -> str:
    held = []
    for piece, most in (
        ("explorer", 4),
        ("town", 3),
        ("town-1", 2),
        ("city", 3),
        ("city-1", 2),
        ("dahan", 4),
    ):
        number = chance.below(most)
        if number:
            held.append(f"{number} {piece}")
    if chance.below(3) == 0:
        held.append("blight")
    return ", ".join(held)


def position(seats: int, seed: str, words: dict[str, Any], spirits: list[str]) -> Table:
    """Every land full of pieces, every spirit in several lands."""
    chance = seeded(seed)
    boards = "ABCD"[:seats]
    rest = [slug for slug in PANEL_SLUGS if slug not in spirits]
    while len(spirits) < seats:
        spirits = [*spirits, rest.pop(chance.below(len(rest)))]
    lands = {f"{board}{n}": land_words(chance) for board in boards for n in range(1, 9)}
    for board in boards:
        lands |= {
            f"{board}4": "dahan, explorer, town",
            f"{board}6": "2 dahan",
        }  # without blight, without invaders
    presence = []
    for seat, slug in enumerate(spirits):
        board = boards[seat]
        where = (
            {f"{board}{n}": 1 for n in (1, 2, 3)} if slug == OCEAN else {f"{board}{n}": 1 for n in (1, 4, 8)}
        )
        if slug == OCEAN:
            where[f"ocean-{board}"] = 2
        else:
            where[f"{board}5"] = 2
        presence.append(where)
    arranged = {
        "spirits": spirits,
        "boards": boards,
        "lands": lands,
        "presence": presence,
        "destroyed": [2] * seats,
        "energy": [9] * seats,
        "blight_pool": 30,
        **words,
    }
    table = ISLAND.arrange(seats, ISLAND.settle(seats, {}), chance, arranged)
    table.journal = []
    table.advance()
    return table


def use_of(id: int, seats: int, seed: str, user: str = "") -> Table:
    """The first spirit is about to use the power, with plenty of elements."""
    power = POWERS[id]
    own = owner_of(id)
    words: dict[str, Any] = {"phase": SPEEDS[power.speed], "only": True}
    words["elements"] = [dict.fromkeys(ELEMENTS, 6)] * seats
    words["hand"] = [[]] * seats
    words["played"] = [[power.slug] if power.deck != INNATE else []]
    return position(seats, seed, words, [own or user] if own or user else [])


def play_turn(table: Table, dice: Chance, first: str = "") -> None:
    """Random answers until the next growth, beginning with one of them if it is there. All invariants hold."""
    moves = 0
    while not table.over and not table.lanes:
        seat = table.to_act[dice.below(len(table.to_act))]
        options = table.options(seat)
        wanted = [option for option in options if option.text == first]
        table.take(seat, wanted[0] if wanted else options[dice.below(len(options))])
        faults = ISLAND.check(table)
        assert not faults, f"{faults} {first}"
        moves += 1
        assert moves < 2000


def told(table: Table) -> set[str]:
    """Names of what happened, with the power or the fear card and its level."""
    found = set()
    for event in table.journal or []:
        if event.name in ("uses-at", "uses-on"):
            found.add(str(event.args["power"]))
        elif event.name == "resolves-fear":
            found.add(f"{event.args['card']} {event.args['level']}")
    return found
