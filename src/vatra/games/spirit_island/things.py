# plain: names for people, and nothing here is hot
"""What lies on the table of Spirit Island, by name, and which of it an option is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vatra.core.naming import Naming, View
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS, PANELS
from vatra.games.spirit_island.power import INNATE, POWERS
from vatra.games.spirit_island.rules.phase import WAYS
from vatra.games.spirit_island.terms import ELEMENTS

MAX_SEATS: Final = 4
IN_LAND: Final = "land:{w1}"
PIECE: Final = "land:{w2}/{w1}"
CARD: Final = "card:{w1}"
PRESENCE: Final = "land:{w1}/presence:{seat}"
INNATES: Final = [power.slug for power in POWERS if power.deck == INNATE]
VERBS: Final = {
    "push": "land:{land}/{w1} land:{w2}",
    "gather": "land:{w2}/{w1} land:{land}",
    **dict.fromkeys(["hit", "kill", "destroy", "remove", "replace", "drown", "move"], PIECE),
    **dict.fromkeys(["at", "land", "cascade", "to", "ravage", "save", "start", "ritual"], IN_LAND),
    "far": "land:{w1} seat:{seat}/energy",
    "lose": PRESENCE,
    "from": PRESENCE,
    **{f"spirit {seat + 1}": f"seat:{seat}" for seat in range(MAX_SEATS)},
    "element": "seat:{seat}/element:{w1}",
    "become": "spirit:{w1}",
    "growth": "seat:{seat}/growth:{w1}",
    "presence": "land:{w2} seat:{seat}/growing:{w1}",
    "tide": "seat:{seat}/growing:tide-{w1}",
    "track": "seat:{seat}/track:{w1}",
    "destroyed": "seat:{seat}/destroyed",
    "gain": "decks/{w1}",
    **dict.fromkeys(["play", "reclaim", "keep", "forget", "give", *WAYS], CARD),
    **{f"{way} {slug}": f"innate:{slug}" for way in WAYS for slug in INNATES},
    "reveal": "fear/card:{w1}",
}
BUTTONS: Final = [
    *["gain next", "ready", "done", "in order", "choose", "yes", "no", "enough", "pass", "agree", "wait"],
    *["pay", "sacrifice"],
]
MENTIONS: Final = {
    "land": "land:{}",
    "lands": "land:{}",
    "to": "land:{}",
    "power-": "card:{}",
    "innate-": "innate:{}",
    "phase-": "phases/phase:{}",
}
PHASES: Final = ("growth", "play", "fast", "fear", "ravage", "build", "explore", "slow", "time-passes")
OF_SPIRIT: Final = (
    "energy",
    "plays",
    "elements",
    "growth",
    "hand",
    "played",
    "discard",
    "destroyed",
    "special",
)


def things(view: View) -> Iterator[str]:
    yield from ("island", "turn", "health", "decks/minor", "decks/major")
    yield from (f"phases/phase:{phase}" for phase in PHASES)
    for name, land in view["lands"].items():
        yield from of_land(f"land:{name}", land)
    for row in ("ravage", "build", "extra_build"):
        yield from (f"land:{name}/forecast:{row}" for name in view["forecast"][row])
    yield from (f"invaders/{word}" for word in ("ravage", "build", "explore", "discard", "deck"))
    if view["invaders"]["extra_space"]:
        yield "invaders/extra_build"
    yield from ("fear/pool", "fear/cards", "fear/terror", "blight/pool", "blight/card")
    yield from (f"card:{slug}" for deck in ("minor", "major") for slug in view["decks"][f"{deck}_discard"])
    yield from (f"fear/card:{number}" for number in range(1, len(view["fear"]["cards"]) + 1))
    if view["adversary"]["adversary"] != "none":
        yield from ("adversary", *[f"adversary/effect:{effect}" for effect in view["adversary"]["effects"]])
    if view["scenario"]["scenario"] != "none":
        yield "scenario"
    yield from (f"reminder:{reminder}" for reminder in view["reminders"])
    if not view["turn"]:
        yield from (f"spirit:{slug}" for slug in PANEL_SLUGS)
    for seat, spirit in enumerate(view["spirits"]):
        yield from of_spirit(f"seat:{seat}", spirit)


def of_land(at: str, land: View) -> Iterator[str]:
    yield at
    yield from (f"{at}/{piece}" for piece in dict.fromkeys(land["pieces"]))
    if land["blight"]:
        yield f"{at}/blight"
    yield from (f"{at}/presence:{seat}" for seat, n in enumerate(land["presence"]) if n)
    yield from (f"{at}/sacred:{seat}" for seat in land["sacred"])
    if land["defend"]:
        yield f"{at}/defend"


def of_spirit(at: str, spirit: View) -> Iterator[str]:
    yield from (f"{at}/{word}" for word in OF_SPIRIT)
    yield from (
        f"{at}/growth:{number}"
        for number in range(1, PANELS[PANEL_SLUGS.index(spirit["spirit"])].options + 1)
    )
    for grow in spirit["growing"]:
        yield f"{at}/growing:{growing_id(grow)}"
    for track, spaces in spirit["tracks"].items():
        yield f"{at}/track:{track}"
        yield from (f"{at}/track:{track}/space:{number}" for number in range(1, len(spaces) + 1))
    yield from (f"{at}/element:{element}" for element in ELEMENTS)
    for innate in spirit["innates"]:
        yield f"innate:{innate['power']}"
        levels = range(1, len(innate["levels"]) + 1)
        yield from (f"innate:{innate['power']}/level:{number}" for number in levels)
    for pile in ("hand", "played", "discard", "offer", "forgotten"):
        yield from (f"card:{slug}" for slug in spirit[pile])


def growing_id(grow: View) -> str:
    """What is left to do in growth, in the words of the options: by its range where presence is added."""
    return str({"add-presence": grow["n"], "add-presence-ocean": "ocean"}.get(grow["do"], grow["do"]))


NAMING: Final = Naming(VERBS, BUTTONS, MENTIONS, things)
