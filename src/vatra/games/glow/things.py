# plain: names for people, and nothing here is hot
"""What lies on the table of Glow, by name, and which of it an option is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vatra.core.naming import Naming, View
from vatra.games.glow.boards import ISLAND_IDS, SPACE_IDS
from vatra.games.glow.components import ADVENTURERS, COLOURS, FACE_NAMES, SPELL_NAMES

VERBS: Final = {
    "adventurer": "adventurer:{w1}",
    "arthur": "box/die:large-{w1}",
    "recruit": "card:{w1}",
    "dismiss": "card:{w1}",
    "catch": "graveyard/card:{w1}",
    "give": "card:{w1}",
    "give face-down": "seat:{seat}/hidden",
    "apply": "card:{w1}",
    **{f"{verb} {name}": f"seat:{{seat}}/spell:{name}" for verb in ("give", "apply") for name in SPELL_NAMES},
    **{f"apply {adventurer.slug}": "seat:{seat}/adventurer" for adventurer in ADVENTURERS},
    "move": "section:{w1}",
    "track": "score-track",
    "power": "seat:{seat}/powers",
    "token": "seat:{seat}/rerolls",
    "reroll": "seat:{seat}/die:{w1}",
    "set": "seat:{seat}/die:{w1}",
    "alone": "seat:{seat}/die:{die}",
    "and": "seat:{seat}/die:{die} seat:{seat}/die:{w1}",
    "face": "seat:{seat}/die:{die}/face:{w1}",
    "return": "seat:{seat}/die:{which}",
    "die": "reserve/die:large-{w1}",
    "walk": "space:{w1}",
    "pay": "space:{w1} seat:{seat}/footprints",
    "camp": "seat:{seat}/camp",
    "sail": "seat:{seat}/boat:{w1} island:{w2}",
    "steer": "arthur/boat:{w1} island:{w2}",
}
BUTTONS: Final = ["done", "keep", "stop", "stay", "nobody", "give nothing", "steer nothing"]
MENTIONS: Final = {
    "card": "card:{}",
    "space-": "space:{}",
    "island-": "island:{}",
    "tile-": "tile:tile-{}",
}
OF_SEAT: Final = (
    "light",
    "footprints",
    "fireflies",
    "rerolls",
    "powers",
    "companions",
    "dice",
    "hour",
    "total",
)
OF_ARTHUR: Final = ("light", "company", "footprints", "stack", "discards", "total")


def things(view: View) -> Iterator[str]:
    shadows = view["board"] == "shadows"
    yield from ("day", "score-track", "map", "encounter", "graveyard")
    yield from (f"space:{place}" for place in SPACE_IDS) if shadows else (f"island:{i}" for i in ISLAND_IDS)
    for element, section in view["sections"].items():
        yield f"section:{element}"
        if section["companion"]:
            yield f"card:{section['companion']}"
        if section["dice"]:
            yield f"section:{element}/dice"
        if section["footprints"]:
            yield f"section:{element}/footprints"
        if section.get("tile"):
            yield from (f"section:{element}/tile", f"tile:{section['tile']}")
    yield from (f"adventurer:{name}" for name in view["lineup"])
    yield from (f"graveyard/card:{slug}" for slug in view["graveyard"])
    yield from (f"reserve/die:{slug_of(die)}" for die in view["reserve"])
    yield from (f"box/die:{slug_of(die)}" for die in view["box"]["dice"])
    for seat, player in enumerate(view["players"]):
        yield from of_player(f"seat:{seat}", player, shadows)
    arthur = view["arthur"]
    if arthur:
        yield from (f"arthur/{word}" for word in OF_ARTHUR)
        yield from (f"arthur/die:{number}" for number in range(1, len(arthur["dice"]) + 1))
        yield from ["arthur/camp"] if shadows else [f"arthur/boat:{island}" for island in arthur["boats"]]


def of_player(at: str, player: View, shadows: bool) -> Iterator[str]:
    yield from (f"{at}/{word}" for word in OF_SEAT)
    if player["adventurer"]:
        yield f"{at}/adventurer"
    for number, die in enumerate(player["dice"], 1):
        yield f"{at}/die:{number}"
        faces = FACE_NAMES[COLOURS.index(die["die"].split(" ")[-1])]
        yield from (f"{at}/die:{number}/face:{face}" for face in faces if face != die["face"])
    yield from (f"card:{slug}" for slug in player["companions"])
    yield from (f"{at}/spell:{slug}" for slug in player["spells"])
    if player["hidden"]:
        yield f"{at}/hidden"
    yield from [f"{at}/company", f"{at}/camp"] if shadows else [f"{at}/boat:{i}" for i in player["boats"]]


def slug_of(die: str) -> str:
    return die.replace(" ", "-")


NAMING: Final = Naming(VERBS, BUTTONS, MENTIONS, things)
