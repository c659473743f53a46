# plain: words for people, and nothing here is hot
"""The table without pictures: the cave, and who stands where with how much."""

from __future__ import annotations

from typing import Any

from vatra.core.options import Settings
from vatra.core.show import Section
from vatra.core.words import Speaker
from vatra.games.diamant.components import CAVES


def show(
    view: dict[str, Any], seat: int, settings: Settings, words: Speaker, names: list[str]
) -> list[Section]:
    """Headings and lists from what the seat may see."""
    explorers = explorer_rows(view, seat, settings, words, names)
    if view["over"]:
        return [Section(words.say("show-over"), explorers)]
    title = words.say("show-cave", {"cave": view["round"], "caves": CAVES})
    return [Section(title, cave_rows(view, words)), Section(words.say("show-explorers"), explorers)]


def cave_rows(view: dict[str, Any], words: Speaker) -> list[list[str]]:
    cards = [card_words(card["card"], card["left"], words) for card in view["path"]]
    rows = [[words.say("show-path"), " → ".join(cards) or words.say("show-path-empty")]]
    if view["left"]:
        rows.append([words.say("show-left"), words.say("show-rubies", {"gems": view["left"]})])
    hazards = [words.say(f"hazard-{kind}") for kind in view["seen"]]
    if hazards:
        rows.append([words.say("show-beware"), ", ".join(hazards)])
    dangers = sum([view["deck"]["cards"].count(kind) for kind in view["seen"]])
    deck = words.say("show-cards", {"cards": view["deck"]["size"], "dangers": dangers})
    rows.append([words.say("show-deck"), deck])
    out = [card_words(name, 0, words) for name in view["removed"]]
    out += [words.say("show-relic", {"value": value}) for value in view["gone"]]
    if out:
        rows.append([words.say("show-removed"), ", ".join(out)])
    return rows


def card_words(name: str, left: int, words: Speaker) -> str:
    """`treasure 9`, `snake` or `relic 7` in the reader's language."""
    kind, _, value = name.partition(" ")
    if kind == "treasure":
        return words.say("show-treasure", {"value": int(value), "left": left})
    if kind == "relic":
        return words.say("show-relic", {"value": int(value or 0)})
    return words.say(f"hazard-{kind}")


def explorer_rows(
    view: dict[str, Any], seat: int, settings: Settings, words: Speaker, names: list[str]
) -> list[list[str]]:
    """Name, whereabouts, pocket, chest, relics, decision; at the end of the game only what counts."""
    rows: list[list[str]] = []
    for other, name in enumerate(names):
        inside = other in view["inside"]
        cells = [name]
        if not view["over"]:
            cells.append(words.say("show-inside" if inside else "show-in-camp"))
            cells.append(words.say("show-pocket", {"gems": view["pockets"][other]}) if inside else "")
        if settings["chests"] == "hidden" and other != seat and not view["over"]:
            cells.append(words.say("show-chest-closed"))
        else:
            cells.append(words.say("show-chest", {"gems": view["chests"][other]}))
        values = " + ".join([str(value) for value in view["relics"][other]])
        cells.append(words.say("show-relics", {"values": values}) if values else "")
        cells.append(decision(view["chosen"][other], words))
        rows.append(cells)
    return rows


def decision(chosen: str, words: Speaker) -> str:
    """What lies on the table in front of an explorer: nothing, a decision face down, or one's own."""
    if not chosen:
        return ""
    return words.say("show-decided" if chosen == "?" else f"show-decided-{chosen}")
