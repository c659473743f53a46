"""What Glow asks, offers and tells in English at some tables, word for word; `said.txt` holds it.

python -m tests.glow.said      writes the file anew: read the difference before you believe it
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.core.live import Live
from vatra.core.table import Table
from vatra.core.words import speaker

GLOW = find_game("glow")
FILE = Path(__file__).parent / "said.txt"
NAMES = ["Anna", "Borys", "Celina", "Dorota"]
SECTIONS = {"fire": ["red"], "water": [], "mineral": ["green", "blue"], "air": [], "nature": []}
OFFER = {"fire": "okans", "water": "sketal-any", "mineral": "ladawa", "air": "kaar", "nature": "sketal-red"}
DAWN: dict[str, Any] = {"offer": OFFER, "sections": SECTIONS, "section_footprints": {"water": 1, "air": 2}}
REROLLS = ["0 track", "0 reroll 2", "0 and 4", "0 power", "0 reroll 1", "0 alone"]
REROLLS += ["0 token", "0 token", "0 token", "0 set 3", "0 face air", "0 done"]
SEA = {"map": "archipelago"}

# What it shows, seats, options of the table, how it lies, moves.
TABLES: list[tuple[str, int, dict[str, Any], dict[str, Any] | None, list[str]]] = [
    ("Adventurers", 2, {"adventurers": "chosen"}, None, [". adventurer noctiluca", ". adventurer orium"]),
    ("Arthur's dice", 1, {"adventurers": "chosen"}, None, ["0 adventurer pocana", "0 arthur yellow"]),
    (
        "Two at dawn",
        2,
        {},
        DAWN,
        ["0 recruit sketal-any", "0 die azure", "0 dismiss ladawa", "1 recruit kaar"],
    ),
    (
        "No die left",
        2,
        {},
        DAWN | {"offer": OFFER | {"water": "okanios"}, "companions": [["sketal-any red"]]},
        ["0 recruit sketal-red"],
    ),
    (
        "Kaar at dawn",
        3,
        {},
        DAWN
        | {
            "companions": [["kaar"]],
            "offer": OFFER | {"air": "torkos"},
            "sections": {"fire": ["black", "red"]},
        },
        ["0 recruit okans", "0 move air"],
    ),
    ("Face down", 2, {}, DAWN | {"hidden": [1, 1], "spells": [["spell-air"]]}, []),
    (
        "Rerolls",
        2,
        {},
        {
            "hour": "morning",
            "light": [12],
            "rerolls": [3],
            "companions": [["lumipili-a"]],
            "dice": [["red fire", "red air", "red water", "small purple footprints2", "small red air"]],
        },
        REROLLS,
    ),
    (
        "Noon",
        2,
        {},
        {
            "hour": "noon",
            "adventurers": ["noctiluca"],
            "light": [1],
            "footprints": [1],
            "companions": [["zellyf-loss", "biraii-light", "okans", "briki-water"]],
            "spells": [["spell-triple", "spell-mineral"]],
            "dice": [
                [
                    "purple footprints2",
                    "purple water",
                    "water",
                    "water",
                    "nature",
                    "fire",
                    "mineral",
                    "mineral",
                ]
            ],
        },
        ["0 apply noctiluca"],
    ),
    (
        "Cromaug and the black die",
        2,
        {},
        {
            "hour": "noon",
            "companions": [["cromaug"], ["xargok"]],
            "graveyard": ["kaar", "sketal-blue", "okans"],
            "dice": [["air", "nature"], ["green fire", "green fire", "black light_minus2"]],
        },
        ["0 catch okans"],
    ),
    (
        "Kaar comes back",
        2,
        {},
        {
            "hour": "noon",
            "companions": [["cromaug"]],
            "graveyard": ["kaar", "sketal-blue"],
            "dice": [["air"]],
        },
        ["0 catch kaar"],
    ),
    (
        "Walks",
        2,
        {},
        {
            "hour": "afternoon",
            "footprints": [3],
            "company": ["v10", "n1"],
            "companions": [["sketal-red", "okans"]],
            "spells": [["spell-air"]],
            "hidden": [1],
            "dice": [["red nature", "red fire", "red air", "red mineral"], ["air"]],
        },
        ["0 walk n6", "0 walk xw1", "0 give sketal-red", "0 return fire", "1 walk a2"],
    ),
    (
        "Light lost, and a camp",
        2,
        {},
        {
            "hour": "afternoon",
            "light": [7],
            "footprints": [9],
            "company": ["m6", "a8"],
            "spells": [["spell-air"], ["spell-fire"]],
            "hidden": [0, 1],
            "dice": [["mineral", "air"], ["air"]],
        },
        ["0 walk xw2", "0 pay a9", "0 stop", "1 stop"],
    ),
    (
        "Spells given up",
        2,
        {},
        {
            "hour": "afternoon",
            "company": ["n6", "n6"],
            "spells": [["spell-air"]],
            "hidden": [1, 1],
            "dice": [["fire"], ["fire"]],
        },
        ["0 walk xw1", "0 give spell-air", "1 walk xw1"],
    ),
    (
        "A die that was not rolled",
        2,
        {},
        {
            "hour": "noon",
            "adventurers": ["taetyss"],
            "companions": [["cromaug"]],
            "graveyard": ["sketal-blue"],
            "dice": [["blue air", "blue fire", "fire", "fire"]],
        },
        [],
    ),
    (
        "A used die",
        2,
        {},
        {
            "hour": "afternoon",
            "company": ["v10"],
            "companions": [["sketal-red"]],
            "dice": [["red nature", "red fire", "red air", "red mineral"]],
        },
        ["0 walk n6", "0 walk xw1", "0 return nature"],
    ),
    ("Back to the start", 2, {}, {"hour": "afternoon", "company": ["f2"], "dice": [["fire"]]}, []),
    (
        "Twice at noon",
        2,
        {},
        {
            "hour": "noon",
            "companions": [["biraii-light", "biraii-footprint", "okans"]],
            "dice": [["fire", "fire", "nature", "nature"]],
        },
        [],
    ),
    (
        "The black die",
        2,
        {},
        {"hour": "morning", "rerolls": [1], "dice": [["air", "black light_minus2"]]},
        ["0 token"],
    ),
    (
        "A village",
        2,
        {},
        {"hour": "afternoon", "company": ["a1"], "footprints": [1]},
        ["0 walk v3", "0 camp"],
    ),
    (
        "Boats",
        2,
        SEA,
        {
            "hour": "afternoon",
            "footprints": [2],
            "boats": [["se1"]],
            "dice": [["air", "fire"], ["air", "fire", "water"]],
        },
        ["0 sail se1 se2", "1 stay"],
    ),
    (
        "Arthur",
        1,
        SEA,
        {
            "offer": {"fire": "okans", "water": "thoape", "mineral": "ladawa"},
            "sections": SECTIONS,
            "arthur": {
                "dice": ["yellow", "blue"],
                "at": ["air", "nature"],
                "boats": ["n1", "w1", "sw1", "se1"],
                "tiles": {"fire": "tile-5"},
                "stack": [],
                "discards": ["tile-6", "tile-7", "tile-8"],
            },
        },
        ["0 recruit okans"],
    ),
    (
        "The last evening",
        2,
        {},
        {
            "hour": "evening",
            "round": 8,
            "light": [20, 30],
            "companions": [["okans"], ["xargok"]],
            "camp": ["v5", "start"],
        },
        [],
    ),
    (
        "An evening",
        2,
        {},
        {"hour": "evening", "dice": [["red fire", "small purple footprints2", "small red air"]]},
        [],
    ),
    (
        "Arthur's last evening",
        1,
        {},
        {
            "hour": "evening",
            "round": 8,
            "arthur": {"last_round": True, "camp": "v12", "footprints": 3, "light": 9},
        },
        [],
    ),
]


def told(seats: int, options: dict[str, Any], words: dict[str, Any] | None, moves: list[str]) -> list[str]:
    """Everything a person reads at this table."""
    settings = GLOW.settle(seats, options)

    def deal() -> Table:
        if words is None:
            return GLOW.deal(seats, settings, seeded("said"))
        return GLOW.arrange(seats, settings, seeded("said"), words)

    live = Live(deal)
    speak = speaker("en", GLOW)
    lines = [f"  {speak.tell(event, NAMES)}" for event in live.opening]
    for move in moves:
        seat = live.table.to_act[0] if move[0] == "." else int(move[0])
        action = move[2:]
        lines += asked(live.table, seat)
        lines.append(f"> {action}")
        lines += [f"  {speak.tell(event, NAMES)}" for event in live.act(seat, action).events]
    for seat in live.table.to_act:
        lines += asked(live.table, seat)
    return lines


def asked(table: Table, seat: int) -> list[str]:
    """The question and every answer, with the widget that a client shows and what the answer is about."""
    ask, speak = table.ask(seat), speaker("en", GLOW)
    options = table.options(seat)
    return [
        f"? {NAMES[seat]} ({ask.kind}): {speak.tell(ask.prompt(table, seat), NAMES)}",
        *[
            f"  - {option.text}: {speak.tell(ask.label(table, seat, option), NAMES)}"
            f" [{' '.join(ask.things(table, seat, option))}]"
            for option in options
        ],
    ]


def text() -> str:
    found: list[str] = []
    for title, seats, options, words, moves in TABLES:
        found += [f"# {title}", *told(seats, options, words, moves), ""]
    return "\n".join(found)


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
