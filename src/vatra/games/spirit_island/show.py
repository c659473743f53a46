# plain: words for people, and nothing here is hot
"""The table without pictures: what the invaders are about to do, every land, every spirit, fear and blight."""

from __future__ import annotations

from typing import Any

from vatra.core.options import Settings
from vatra.core.show import Section
from vatra.core.words import Speaker

PIECES = ("explorer", "town", "city", "dahan")


def show(
    view: dict[str, Any], seat: int, settings: Settings, words: Speaker, names: list[str]
) -> list[Section]:
    """Headings and lists from what the seat may see; one's own spirit comes first."""
    title = words.say("show-turn", {"turn": view["turn"], "phase": words.say(phase_name(view["phase"]))})
    sections = [Section(title, board_rows(view, words))]
    if not view["spirits"]:
        return sections + variant_sections(view, words)
    for board in view["boards"]:
        rows = [
            land_cells(name, land, view, words, names)
            for name, land in view["lands"].items()
            if land["board"] == board and land["in_play"]
        ]
        sections.append(Section(words.say(f"board-{board.lower()}"), rows))
    order = [other for other in range(len(view["spirits"])) if other == seat]
    order += [other for other in range(len(view["spirits"])) if other != seat]
    for other in order:
        spirit = view["spirits"][other]
        heading = f"{names[other]}, {words.say('spirit-' + spirit['spirit'])}"
        sections.append(Section(heading, spirit_rows(spirit, words)))
    return sections + variant_sections(view, words)


def variant_sections(view: dict[str, Any], words: Speaker) -> list[Section]:
    """What is played differently from the base game."""
    sections: list[Section] = []
    if view["adversary"]["effects"]:
        sections.append(adversary_section(view["adversary"], words))
    if view["scenario"]["effects"]:
        sections.append(scenario_section(view["scenario"], words))
    return sections


def adversary_section(adversary: dict[str, Any], words: Speaker) -> Section:
    """Who it is, and all that it changes."""
    name = words.say("adversary-" + adversary["adversary"])
    title = words.say("show-adversary", {"adversary": name, "level": adversary["level"]})
    return Section(title, [[words.say(one), words.aside(one, "text")] for one in adversary["effects"]])


def scenario_section(scenario: dict[str, Any], words: Speaker) -> Section:
    """Which it is, what it counts, and all that it changes."""
    title = words.say("show-scenario", {"scenario": words.say("scenario-" + scenario["scenario"])})
    facts = scenario["facts"]
    rows = []
    if "rituals" in facts:
        rows.append([words.say("show-rituals", {"n": facts["rituals"], "all": facts["to_win"]})])
    if "needed" in facts:
        rows.append([words.say("show-dahan", {"n": facts["dahan"], "needed": facts["needed"]})])
    return Section(title, rows + [[words.say(one), words.aside(one, "text")] for one in scenario["effects"]])


def phase_name(phase: str) -> str:
    return "phase-invader" if phase == "invaders" else f"phase-{phase}"


def board_rows(view: dict[str, Any], words: Speaker) -> list[list[str]]:
    """Cards of the invaders, fear, blight, rules for this turn."""
    invaders, fear, blight = view["invaders"], view["fear"], view["blight"]
    rows = [[words.say("show-difficulty", {"difficulty": view["difficulty"]})]]
    for step in ("extra_build", "ravage", "build", "explore"):
        if invaders[step]:
            name = words.say("phase-" + step.replace("_", "-"))
            rows.append([name, words.say("invader-" + invaders[step])])
    rows.append([words.say("show-invader-deck"), words.say("show-cards", {"cards": len(invaders["deck"])})])
    rows.append([words.say("show-terror", {"level": fear["terror"]})])
    rows.append([words.say("show-fear", {"fear": fear["pool"], "size": fear["size"]})])
    left = len(fear["cards"]) - fear["earned"]
    rows.append([words.say("show-fear-cards"), words.say("show-cards", {"cards": left})])
    side = "blight-no-card" if not blight["card"] else "blight-healthy"
    side = "blight-" + blight["face"] if blight["face"] else side
    rows.append([words.say("show-blight", {"blight": blight["pool"]}), words.say(side)])
    rows += [[words.say("rule-this-turn", {"rule": words.say("rule-" + rule)})] for rule in view["rules"]]
    if view["over"]:
        rows.append([words.say("end-" + view["outcome"])])
        rows.append([words.say(f"advice-{view['advice']}")])
    return rows


def land_cells(
    name: str, land: dict[str, Any], view: dict[str, Any], words: Speaker, names: list[str]
) -> list[str]:
    """Terrain, pieces with their damage, blight, presence, defend, and what is about to happen."""
    cells = [f"{name}, {words.say('terrain-' + land['terrain'])}"]
    cells += [words.say(f"pieces-{piece}", {"n": land[piece]}) for piece in PIECES if land[piece]]
    hurt = [piece for piece in land["pieces"] if "-" in piece]
    if hurt:
        cells.append(words.say("show-damaged", {"pieces": len(hurt)}))
    if land["blight"]:
        cells.append(words.say("pieces-blight", {"n": land["blight"]}))
    for other, presence in enumerate(land["presence"]):
        if presence:
            cells.append(words.say("show-presence", {"who": names[other], "n": presence}))
    if land["defend"]:
        cells.append(words.say("show-defend", {"defend": land["defend"]}))
    if land["skipped"]:
        cells.append(words.say("show-skipped"))
    marks = view["scenario"]["facts"]
    cells += [words.say(f"show-{mark}") for mark in ("inner", "held") if name in marks.get(mark, [])]
    ravage = view["forecast"]["ravage"].get(name)
    if ravage:
        cells.append(words.say("show-ravage", {"damage": ravage["damage"]}))
    extra = view["forecast"]["extra_build"].get(name)
    if extra:
        cells.append(words.say("show-extra-build", {"piece": words.say("piece-" + extra)}))
    build = view["forecast"]["build"].get(name)
    if build:
        cells.append(words.say("show-build", {"piece": words.say("piece-" + build)}))
    return cells


def spirit_rows(spirit: dict[str, Any], words: Speaker) -> list[list[str]]:
    rows = [
        [
            words.say("show-energy", {"energy": spirit["energy"], "income": spirit["income"]}),
            words.say("show-plays", {"plays": spirit["card_plays"]}),
            words.say("show-destroyed", {"n": spirit["destroyed"]}) if spirit["destroyed"] else "",
        ]
    ]
    elements = [f"{words.say('element-' + name)} {n}" for name, n in spirit["elements"].items()]
    if elements:
        rows.append([words.say("show-elements"), ", ".join(elements)])
    for place in ("hand", "played", "discard", "offer"):
        if spirit[place]:
            cards = [words.say("power-" + slug) for slug in spirit[place]]
            rows.append([words.say(f"show-{place}"), ", ".join(cards)])
    for innate in spirit["innates"]:
        met = sum(level["met"] for level in innate["levels"])
        name = words.say("innate-" + innate["power"])
        rows.append([name, words.say("show-levels", {"met": met, "all": len(innate["levels"])})])
    return rows
