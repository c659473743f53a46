# plain: words for people, and nothing here is hot
"""The table without pictures: islands, Great Bonfire, displays, council, and every city."""

from __future__ import annotations

from typing import Any

from vatra.core.options import Settings
from vatra.core.show import Section
from vatra.core.words import Speaker
from vatra.games.bonfire.components import GNOME_RESOURCES, GNOME_SLUGS, RESOURCES
from vatra.games.bonfire.handicap import AFTER_LOSS, AFTER_WIN, handicap_of, in_challenge
from vatra.games.bonfire.tasks import TASK_SLUGS, TASKS


def show(
    view: dict[str, Any], seat: int, settings: Settings, words: Speaker, names: list[str]
) -> list[Section]:
    """Headings and lists from what the seat may see; one's own city comes first."""
    order = [other for other in range(len(names)) if other == seat]
    order += [other for other in range(len(names)) if other != seat]
    sections = [
        Section(words.say("show-board"), island_rows(view, seat, words, names)),
        Section(words.say("show-tasks"), task_rows(view, words)),
        Section(words.say("show-fire"), fire_rows(view, seat, words)),
        Section(words.say("show-gnomes"), gnome_rows(view, words)),
        Section(words.say("show-paths"), [[words.say(f"path-{tile}")] for tile in view["paths"]["display"]]),
        Section(council_title(view, words), council_rows(view, words, names)),
        Section(words.say("show-commons"), common_rows(view, words)),
    ]
    for other in order:
        player = view["players"][other]
        first = words.say("show-first") if other == view["first"] else ""
        title = ", ".join([part for part in (names[other], first) if part])
        sections.append(Section(title, supply_rows(player, words) + city_rows(player, words)))
    if view["tom"] is not None:
        sections.append(Section(words.say("tom"), tom_rows(view, settings, words)))
    return sections


def island_rows(view: dict[str, Any], seat: int, words: Speaker, names: list[str]) -> list[list[str]]:
    """What each island has, who lies there, and what the voyage costs the one who looks."""
    rows: list[list[str]] = []
    voyages = view["players"][seat]["voyages"] if seat >= 0 else {}
    for slug, island in view["islands"].items():
        kind = f"resource-{island['resource']}" if island["resource"] else f"guardian-{island['guardian']}"
        cells = [words.say(f"island-{slug}"), words.say(kind)]
        if island["guardian"]:
            cells.append(words.say("count-guardians", {"n": island["guardians"]}))
        cells += [words.say(f"task-{task}") for task in island["tasks"]]
        for other, gifts in enumerate(island["gifts"]):
            if gifts:
                cells.append(f"{names[other]}: {words.say('count-gifts', {'n': gifts})}")
        if island["ships"]:
            ships = ", ".join([names[other] for other in island["ships"]])
            cells.append(words.say("show-ships", {"names": ships}))
        if slug in voyages:
            cells.append(words.say("show-cost", {"cost": words.say("tokens-ship", {"n": voyages[slug]})}))
        rows.append(cells)
    return rows


def task_rows(view: dict[str, Any], words: Speaker) -> list[list[str]]:
    """What the tasks on the islands ask for, and what they are worth."""
    offered = [task for island in view["islands"].values() for task in island["tasks"]]
    points = {slug: int(task.points) for slug, task in zip(TASK_SLUGS, TASKS, strict=True)}
    return [
        [
            words.say(f"task-{task}"),
            f"{words.say('count-points', {'n': points[task]})} · {words.aside(f'task-{task}', 'text')}",
        ]
        for task in offered
    ]


def fire_rows(view: dict[str, Any], seat: int, words: Speaker) -> list[list[str]]:
    fire = view["great_bonfire"]
    rows = [[words.say("show-pointer", {"space": words.say(f"ring-{fire['pointer']}")})]]
    for space, portals in enumerate(fire["portals"]):
        rows.append([words.say(f"ring-{space}"), *[words.say(f"portal-{portal}") for portal in portals]])
    return rows


def gnome_rows(view: dict[str, Any], words: Speaker) -> list[list[str]]:
    slugs = view["specialists"]["display"] + view["elders"]
    price = {slug: RESOURCES[kind] for slug, kind in zip(GNOME_SLUGS, GNOME_RESOURCES, strict=True)}
    return [
        [
            words.say(f"gnome-{slug}"),
            f"{words.say(f'resource-{price[slug]}')} · {words.aside(f'gnome-{slug}', 'text')}",
        ]
        for slug in slugs
    ]


def council_title(view: dict[str, Any], words: Speaker) -> str:
    title = words.say("show-council", {"n": view["novices"], "need": view["novices_needed"]})
    if view["countdown"]:
        title += ", " + words.say("show-countdown", {"n": view["countdown"]})
    return title


def council_rows(view: dict[str, Any], words: Speaker, names: list[str]) -> list[list[str]]:
    rows: list[list[str]] = []
    for slug, space in view["council"].items():
        cells = [words.say(f"council-{slug}")]
        cells += [
            f"{names[other]}: {words.say('count-novices', {'n': n})}"
            for other, n in enumerate(space["players"])
            if n
        ]
        if space["neutral"] + space["lying"]:
            cells.append(words.say("show-neutral", {"n": space["neutral"] + space["lying"]}))
        if space["tom"]:
            cells.append(f"{words.say('tom')}: {words.say('count-novices', {'n': space['tom']})}")
        cells.append(words.aside(f"council-{slug}", "text"))
        rows.append(cells)
    return rows


def common_rows(view: dict[str, Any], words: Speaker) -> list[list[str]]:
    return [
        [
            words.say(f"common-{slug}"),
            words.say("show-novice" if waits else "show-gone"),
            words.aside(f"common-{slug}", "text"),
        ]
        for slug, waits in view["common"].items()
    ]


def supply_rows(player: dict[str, Any], words: Speaker) -> list[list[str]]:
    rows = [[words.say("show-score", {"points": player["total"]})]]
    if player["status"] != "playing":
        rows[0].append(words.say(f"show-{player['status']}"))
    rows.append([words.say("show-tokens"), *counted("token", player["tokens"], words)])
    rows.append([words.say("show-resources"), *counted("resource", player["resources"], words)])
    rows.append([words.say("show-ship"), words.say(f"island-{player['ship']}")])
    gifts = [words.say(f"resource-{gift}") for gift in player["gifts"]["open"] if gift]
    rows.append([words.say("show-gifts"), *gifts])
    column = [words.say(f"fate-{tile}") for tile in player["fate"]["column"]]
    rows.append([words.say("show-fate"), " / ".join(column)])
    for cell in player["fate"]["cells"]:
        where = words.say("show-cell", {"row": cell["row"], "column": cell["column"]})
        rows.append([where, words.say(f"symbol-{cell['symbol']}")])
    return rows


def counted(kind: str, amounts: dict[str, int], words: Speaker) -> list[str]:
    return [f"{words.say(f'{kind}-{name}')} ×{n}" for name, n in amounts.items() if n]


def city_rows(player: dict[str, Any], words: Speaker) -> list[list[str]]:
    """The path, each slot with its task and portal, the guardians, the gnomes."""
    rows = [
        [words.say("show-path"), words.say("path-start"), *[words.say(f"path-{p}") for p in player["path"]]]
    ]
    for number, slot in enumerate(player["slots"], 1):
        rows.append([words.say("show-slot", {"slot": number}), *slot_cells(player, number, slot, words)])
    for name, where in player["guardians"].items():
        if where:
            rows.append([words.say(f"guardian-{name}"), place(where, words)])
    rows.append([words.say("show-gnome"), *[words.say(f"gnome-{slug}") for slug in player["gnomes"]]])
    return rows


def slot_cells(player: dict[str, Any], number: int, slot: dict[str, Any], words: Speaker) -> list[str]:
    cells: list[str] = []
    if slot["task"]:
        cells.append(words.say(f"task-{slot['task']}"))
        cells.append(words.say("count-points", {"n": slot["points"]}))
        if slot["lit"]:
            cells.append(words.say("show-lit"))
        else:
            cells.append(words.aside(f"task-{slot['task']}", "text"))
            cells.append(words.say("show-progress", {"have": slot["have"], "need": slot["need"]}))
            cells.append(words.say("show-ready") if slot["ready"] else "")
    portal = words.say(f"portal-{player['shapes'][number - 1]}")
    there = player["portals"][number - 1]
    cells.append(words.say("show-portal" if there else "show-no-portal", {"portal": portal}))
    return cells


def place(where: str, words: Speaker) -> str:
    kind, _, number = where.partition(" ")
    if kind == "start":
        return words.say("show-start")
    if kind == "space":
        return words.say("show-space", {"space": int(number)})
    return words.say("show-beside", {"slot": int(number)})


def tom_rows(view: dict[str, Any], settings: Settings, words: Speaker) -> list[list[str]]:
    tom = view["tom"]
    rows = [
        [words.say("show-score", {"points": tom["total"]})],
        [words.say("show-tom-cards", {"n": len(tom["cards"])})],
        *city_rows(tom, words),
    ]
    if in_challenge(settings):
        handicap = handicap_of(settings)
        after = {"win": handicap + AFTER_WIN, "loss": handicap + AFTER_LOSS}
        rows.append([words.say("show-next-handicap", after)])
    return rows
