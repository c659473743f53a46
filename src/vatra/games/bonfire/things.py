# plain: names for people, and nothing here is hot
"""What lies on the table of Bonfire, by name, and which of it an option is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vatra.core.naming import Naming, View
from vatra.games.bonfire.components import COMMON, COUNCIL, RESOURCES, TOKENS
from vatra.games.bonfire.geometry import FATE_COLUMNS, FATE_ROWS, WAYS
from vatra.games.bonfire.rules.great_bonfire import TAKE
from vatra.games.bonfire.rules.procession import FARTHEST

SPACE: Final = "great-bonfire/space"
VERBS: Final = {
    "path": "path-tile:{w1}",
    "search": "path-tile:{w1}",
    "pile": "pile:{w1}",
    "renew": "pile:{w1}/under",
    "sail": "seat:{seat}/ship island:{w1}",
    "task": "task:{w1} seat:{seat}/gifts:{w2}",
    "slot": "seat:{seat}/slot:{w1}",
    "guardian": "island:{ship}/guardian",
    "fetch": "guardian:{w1}",
    "procession": "seat:{seat}/procession:{w1}",
    "walk": "seat:{seat}/guardian:{w1} seat:{seat}/path/space:{w2}",
    "enter": "seat:{seat}/guardian:{w1} seat:{seat}/slot:{w2}",
    "gain": "seat:{seat}/resource:{w1}",
    "turn": SPACE + ":{w1}",
    **{
        take.text: " ".join(f"{SPACE}:{{pointer}}/{what}" for what in take.text.split()[1:])
        for take in TAKE[1:]
    },
    "portal": SPACE + ":{pointer}/portal:{w1}",
    "gnome": "gnome:{w1}",
    "two-tokens": "seat:{seat}/token:gnome",
    "two-resources": "seat:{seat}/resources",
    "fate": "seat:{seat}/fate/column/{w1}",
    "lay": "seat:{seat}/fate/column/{end} seat:{seat}/fate/grid/cell:{w1}-{w2} seat:{seat}/fate/way:{w3}",
    "first": "seat:{seat}/fate/{w1} seat:{seat}/fate/way:{w2}",
    "light": "seat:{seat}/slot:{w1}",
    "send": "common:{w1}",
    "bonus": "council/space:{w1}",
    "point": "council/space:{w1}",
    "discard": "seat:{seat}/discard:{w1}",
    **{f"with {token}": f"seat:{{seat}}/token:{token}" for token in TOKENS},
    **{f"with {resource}": f"seat:{{seat}}/resource:{resource}" for resource in RESOURCES},
    "toms-task": "task:{w1}",
    "toms-guardian": "guardian:{w1}",
    "toms-novice": "council/space:{w1}",
}
BUTTONS: Final = ["aboard", "halt", "decline", "pay", "pair", "pass", "out", "done"]
MENTIONS: Final = {
    "island-": "island:{}",
    "task-": "task:{}",
    "gnome-": "gnome:{}",
    "ring-": SPACE + ":{}",
    "council-": "council/space:{}",
    "common-": "common:{}",
    "token-": "seat:{seat}/token:{}",
    "resource-": "seat:{seat}/resource:{}",
    "guardian-": "seat:{seat}/guardian:{}",
    "slot": "seat:{seat}/slot:{}",
}


def things(view: View) -> Iterator[str]:
    yield from ("sea", "market", "gnomes", "commons", "countdown", "great-bonfire/pointer")
    for slug, island in view["islands"].items():
        yield f"island:{slug}"
        if island["guardians"]:
            yield from (f"island:{slug}/guardian", f"guardian:{island['guardian']}")
        yield from (f"task:{task}" for task in island["tasks"])
        yield from (f"island:{slug}/gifts:{seat}" for seat, n in enumerate(island["gifts"]) if n)
    for space, portals in enumerate(view["great_bonfire"]["portals"]):
        yield from (f"{SPACE}:{space}/{what}" for what in ("token", "gift"))
        if portals:
            yield f"{SPACE}:{space}/portal"
        yield from (f"{SPACE}:{space}/portal:{portal}" for portal in portals)
    paths = view["paths"]
    yield from (f"path-tile:{tile}" for tile in [*paths["display"], *paths["unseen"]])
    for number, pile in enumerate(paths["piles"], 1):
        yield from (f"pile:{number}", f"pile:{number}/under")
        yield from (f"path-tile:{tile}" for tile in pile["under"])
    yield from (f"gnome:{gnome}" for gnome in [*view["specialists"]["display"], *view["elders"]])
    yield from (f"common:{name}" for name in COMMON)
    yield from (f"council/space:{space}" for space in COUNCIL)
    for seat, player in enumerate(view["players"]):
        yield from of_city(f"seat:{seat}", player)
        yield from of_player(f"seat:{seat}", player)
    tom = view["tom"]
    if tom:
        yield from of_city("tom", tom)
        yield from ("tom/cards", "tom/discards", "tom/novices", "tom/total")
        yield from (f"tom/card:{card}" for card in tom["discards"])
        yield from (f"tom/gnome:{gnome}" for gnome in tom["shown"])


def of_city(at: str, city: View) -> Iterator[str]:
    yield from (f"{at}/city", f"{at}/path", f"{at}/portals")
    for number, slot in enumerate(city["slots"], 1):
        yield f"{at}/slot:{number}"
        if slot["task"]:
            yield f"task:{slot['task']}"
    yield from (f"{at}/notch:{number}" for number in range(1, len(city["portals"]) + 1))
    yield from (f"{at}/path/space:{number}" for number in range(1, len(city["spaces"]) + 1))
    yield from (f"{at}/guardian:{name}" for name, where in city["guardians"].items() if where)
    yield from (f"gnome:{gnome}" for gnome in city["gnomes"])


def of_player(at: str, player: View) -> Iterator[str]:
    yield from (f"{at}/tokens", f"{at}/resources", f"{at}/ship", f"{at}/total")
    yield from (f"{at}/gifts:{side}" for side in ("left", "right"))
    yield from (f"{at}/token:{token}" for token in TOKENS)
    yield from (f"{at}/discard:{token}" for token in TOKENS)
    yield from (f"{at}/resource:{resource}" for resource in RESOURCES)
    yield from (f"{at}/procession:{steps}" for steps in range(1, FARTHEST + 1))
    yield f"{at}/fate/grid"
    rows, columns = range(FATE_ROWS + 2), range(FATE_COLUMNS + 2)
    yield from (f"{at}/fate/grid/cell:{row}-{column}" for row in rows for column in columns)
    yield from (f"{at}/fate/way:{way}" for way in WAYS)
    yield from (f"{at}/fate/group:{token}" for token in TOKENS[:-1])
    if player["fate"]["apart"]:
        yield from (f"{at}/fate/apart", f"{at}/fate/middle")
    if player["fate"]["column"]:
        yield from (f"{at}/fate/column/top", f"{at}/fate/column/bottom")


NAMING: Final = Naming(VERBS, BUTTONS, MENTIONS, things)
