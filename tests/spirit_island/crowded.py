"""Crowded positions in which every power and every level of every fear card comes up, answered at random;
`tests/spirit_island/crowded.json` holds how each of them went.

python -m tests.spirit_island.crowded     writes it anew: read which cards have changed before you believe it
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.core.chance import Chance, seeded
from vatra.core.game import find_game
from vatra.core.table import Table
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS, PANELS
from vatra.games.spirit_island.power import INNATE, POWERS
from vatra.games.spirit_island.terms import ELEMENTS, SPEEDS

Listener = Callable[[Table, int], None]
ISLAND = find_game("spirit_island")
OCEAN = "oceans-hungry-grasp"
BRINGER = "bringer-of-dreams-and-nightmares"
KEPT = Path(__file__).with_suffix(".json")
WRONG = ["enough", "pass", "choose 4", "push town A1", "gather town A8", "gather town A1", "hit dahan A5"]


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


def use_of(id: int, seats: int, seed: str, user: str = "", **more: Any) -> Table:
    """The first spirit is about to use the power, with plenty of elements."""
    power = POWERS[id]
    own = owner_of(id)
    words: dict[str, Any] = {"phase": SPEEDS[power.speed], "only": True}
    words["elements"] = [dict.fromkeys(ELEMENTS, 6)] * seats
    words["hand"] = [[]] * seats
    words["played"] = [[power.slug] if power.deck != INNATE else []]
    return position(seats, seed, words | more, [own or user] if own or user else [])


def fear_of(slug: str, level: int, seats: int) -> Table:
    """The fear card is about to be resolved at this terror level."""
    words = {"phase": "fear", "only": True, "terror": level, "fear_cards": [slug]}
    words |= {"earned": 3 * level - 2, "resolved": 3 * level - 3}
    return position(seats, f"{slug} {level} {seats}", words, [])


def play_turn(table: Table, dice: Chance, first: str = "", listen: Listener | None = None) -> None:
    """Random answers until the next growth, beginning with one of them if it is there. All invariants hold."""
    moves = 0
    while not table.over and not table.lanes:
        seat = table.to_act[dice.below(len(table.to_act))]
        options = table.options(seat)
        if listen is not None:
            listen(table, seat)
        wanted = [option for option in options if option.text == first]
        table.take(seat, wanted[0] if wanted else options[dice.below(len(options))])
        faults = ISLAND.check(table)
        assert not faults, f"{faults} {first}"
        moves += 1
        assert moves < 2000


def account(table: Table, dice: Chance, first: str = "") -> str:
    """All that is asked, offered, refused and told until the next growth, and what it comes to."""
    said: list[object] = []

    def listen(table: Table, seat: int) -> None:
        ask = table.ask(seat)
        said.append((ask.prompt(table, seat), table.digest()))
        said.extend(ask.label(table, seat, option) for option in table.options(seat))
        said.extend(ask.forbids(table, seat, text) for text in WRONG)

    play_turn(table, dice, first, listen)
    said.append((table.journal, table.digest()))
    return repr(said)


def accounts() -> dict[str, str]:
    """By power and by fear card, a fingerprint of what comes of it."""
    found: dict[str, list[str]] = {}
    for id, power in enumerate(POWERS):
        for seats, user in ((1, ""), (2, ""), (3, ""), (1, BRINGER), (2, BRINGER), (2, OCEAN)):
            seed = f"{power.slug} {user} {seats}"
            table = use_of(id, seats, seed, user, repeats=[1] * seats)
            found.setdefault(power.slug, []).append(account(table, seeded(seed), f"use {power.slug}"))
    for slug in FEAR_SLUGS:
        for level in (1, 2, 3):
            for seats in (1, 2, 3):
                account_of = account(fear_of(slug, level, seats), seeded(slug))
                found.setdefault(slug, []).append(account_of)
    return {slug: hashlib.sha256("".join(those).encode()).hexdigest()[:16] for slug, those in found.items()}


def told(table: Table) -> set[str]:
    """Names of what happened, with the power or the fear card and its level."""
    found = set()
    for event in table.journal or []:
        if event.name in ("uses-at", "uses-on"):
            found.add(str(event.args["power"]))
        elif event.name == "resolves-fear":
            found.add(f"{event.args['card']} {event.args['level']}")
    return found


if __name__ == "__main__":
    KEPT.write_text(json.dumps(accounts(), indent=1) + "\n", encoding="utf-8")
