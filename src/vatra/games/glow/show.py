# plain: words for people, and nothing here is hot
"""The table without pictures: the encounter board, every company with what its cards do, Arthur, the graveyard."""

from __future__ import annotations

from typing import Any

from vatra.core.options import Settings
from vatra.core.show import Section
from vatra.core.words import Speaker
from vatra.games.glow.components import (
    ADVENTURERS,
    ANY_COLOUR,
    COLOURS,
    COMPANIONS,
    NO_DIE,
    ROUNDS,
    SPELLS,
)
from vatra.games.glow.effects import CAST_SPELLS, CATCH, KILL_NEWEST, SYMBOLS, Effect, When


def show(
    view: dict[str, Any], seat: int, settings: Settings, words: Speaker, names: list[str]
) -> list[Section]:
    """Headings and lists from what the seat may see; one's own company comes first."""
    sections: list[Section] = []
    if not view["over"]:
        title = words.say("show-day", {"round": view["round"], "rounds": ROUNDS})
        sections.append(Section(title, board_rows(view, words)))
    order = [other for other in range(len(names)) if other == seat]
    order += [other for other in range(len(names)) if other != seat]
    for other in order:
        player = view["players"][other]
        title = f"{names[other]}, {words.say(player['adventurer'])}" if player["adventurer"] else names[other]
        sections.append(Section(title, player_rows(view, player, words)))
    if view["arthur"] is not None:
        sections.append(Section(words.say("show-arthur"), arthur_rows(view, words)))
    sections.append(Section(words.say("show-around"), around_rows(view, words)))
    return sections


def board_rows(view: dict[str, Any], words: Speaker) -> list[list[str]]:
    """Section by section: companion, dice, footprints, and Arthur's tile."""
    rows: list[list[str]] = []
    for element, section in view["sections"].items():
        companion = section["companion"]
        cells = [words.say(f"symbol-{element}"), card_line(companion, words) if companion else ""]
        cells.append(", ".join([die_words(name, words) for name in section["dice"]]))
        cells.append(amount("footprints", section["footprints"], words))
        cells.append(words.say(section["tile"]) if section.get("tile") else "")
        rows.append(cells)
    return rows


def player_rows(view: dict[str, Any], player: dict[str, Any], words: Speaker) -> list[list[str]]:
    held = [words.say("show-light", {"light": player["light"]})]
    held += [amount(kind, player[kind], words) for kind in ("footprints", "rerolls")]
    held.append(
        words.say("show-lit", {"fireflies": player["all_fireflies"], "companions": len(player["companions"])})
    )
    rows = [held]
    if player["adventurer"]:
        adventurer = next(a for a in ADVENTURERS if a.slug == player["adventurer"])
        rows.append(
            [
                words.say("show-adventurer"),
                effect_words(adventurer.effect, words),
                end_words(adventurer.end, words),
            ]
        )
    rows += [[card_line(slug, words)] for slug in player["companions"]]
    for slug in player["spells"]:
        spell = next(s for s in SPELLS if s.slug == slug)
        rows.append([words.say(slug), effect_words(spell.effect, words)])
    rows += [[words.say("spell-face-down")]] * player["hidden"]
    dice = [dice_words(die, words) for die in player["dice"]]
    rows.append([words.say("show-dice"), ", ".join(dice)])
    if view["board"] == "shadows":
        rows.append([words.say("show-company"), words.say("space-" + player["company"])])
        rows.append([words.say("show-camp"), words.say("space-" + player["camp"])])
    else:
        rows.append([words.say("show-boats"), ", ".join([words.say("island-" + i) for i in player["boats"]])])
    score = [f"{words.say('score-' + part)} {points}" for part, points in player["score"].items()]
    rows.append([words.say("show-total", {"light": player["total"]}), *score])
    return [[cell for cell in row if cell] for row in rows]


def arthur_rows(view: dict[str, Any], words: Speaker) -> list[list[str]]:
    arthur = view["arthur"]
    rows = [
        [
            words.say("show-light", {"light": arthur["light"]}),
            words.say("show-marker", {"company": arthur["company"]}),
            amount("footprints", arthur["footprints"], words),
        ]
    ]
    for die in arthur["dice"]:
        at = words.say("show-aside" if die["at"] == "aside" else f"symbol-{die['at']}")
        rows.append([die_words(die["die"], words), at])
    if view["board"] == "shadows":
        rows.append([words.say("show-camp"), words.say("space-" + arthur["camp"])])
    else:
        rows.append([words.say("show-boats"), ", ".join([words.say("island-" + i) for i in arthur["boats"]])])
    rows.append([words.say("show-total", {"light": arthur["total"]})])
    return [[cell for cell in row if cell] for row in rows]


def around_rows(view: dict[str, Any], words: Speaker) -> list[list[str]]:
    reserve = [die_words(name, words) for name in view["reserve"]]
    graveyard = [words.say(slug) for slug in view["graveyard"]]
    empty = words.say("show-nothing")
    return [
        [words.say("show-reserve"), ", ".join(reserve) or empty],
        [words.say("show-graveyard"), ", ".join(graveyard) or empty],
    ]


# -- cards in words ------------------------------------------------------------------------------------------------


def card_line(slug: str, words: Speaker) -> str:
    """Name, powers, condition and outcome, light at the end."""
    card = next(c for c in COMPANIONS if c.slug == slug)
    parts = [effect_words(card.effect, words), *power_words(slug, words), end_words(card.end, words)]
    told = "; ".join([part for part in parts if part])
    return f"{words.say(slug)}: {told}" if told else words.say(slug)


def power_words(slug: str, words: Speaker) -> list[str]:
    card = next(c for c in COMPANIONS if c.slug == slug)
    found: list[str] = []
    if card.lights:
        found.append(words.say("show-fireflies", {"fireflies": card.lights}))
    if card.reroll:
        found.append(words.say("show-power-reroll"))
    if card.die == ANY_COLOUR:
        found.append(words.say("show-power-any-die"))
    elif card.die != NO_DIE:
        found.append(words.say(f"die-large-{COLOURS[card.die]}"))
    if card.immune:
        found.append(words.say("show-power-immune"))
    return found


def effect_words(effect: Effect, words: Speaker) -> str:
    """`nature + fire → +1 light, +1 reroll`."""
    condition = condition_words(effect.when, words)
    if not condition:
        return ""
    gains = [
        signed("light", int(effect.light), words),
        signed("footprints", int(effect.footprints), words),
        signed("fireflies", int(effect.fireflies), words),
        signed("rerolls", int(effect.rerolls), words),
    ]
    special = {CAST_SPELLS: "show-cast", CATCH: "show-catch", KILL_NEWEST: "show-kill"}.get(
        int(effect.special)
    )
    if special:
        gains.append(words.say(special))
    if effect.skull:
        gains.append(words.say("show-skull"))
    return f"{condition} → {', '.join([gain for gain in gains if gain])}"


def condition_words(when: When, words: Speaker) -> str:
    parts = [words.say(f"symbol-{SYMBOLS[symbol]}") for symbol in when.listed]
    if when.alike:
        parts.append(words.say("show-alike", {"dice": int(when.alike)}))
    parts += [words.say(f"no-{SYMBOLS[symbol]}") for symbol in when.forbids]
    return " + ".join(parts)


def end_words(end: int, words: Speaker) -> str:
    if not end:
        return ""
    return words.say("show-end", {"light": f"+{end}" if end > 0 else f"−{-end}"})


def signed(kind: str, number: int, words: Speaker) -> str:
    if not number:
        return ""
    return ("+" if number > 0 else "−") + words.say(f"show-{kind}", {kind: abs(number)})


def amount(kind: str, number: int, words: Speaker) -> str:
    return words.say(f"show-{kind}", {kind: number}) if number else ""


def die_words(name: str, words: Speaker) -> str:
    return words.say("die-" + name.replace(" ", "-"))


def dice_words(die: dict[str, Any], words: Speaker) -> str:
    face = words.say("symbol-" + (die["face"].replace("_", "-") or "unrolled"))
    used = f" ({words.say('show-used')})" if die["used"] else ""
    return f"{die_words(die['die'], words)}: {face}{used}"
