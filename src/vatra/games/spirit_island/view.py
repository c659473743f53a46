"""The table as plain data. Everything on it lies open, so all seats see the same."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vatra.games.spirit_island.blight import BLIGHT_CARDS
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS, INVADER_SLUGS
from vatra.games.spirit_island.forecast import forecast, ravaging
from vatra.games.spirit_island.panels import (
    ELEMENT_SPACE,
    ENERGY_SPACE,
    PLAYS_SPACE,
    Space,
)
from vatra.games.spirit_island.power import POWERS, SLUGS, has
from vatra.games.spirit_island.rules.phase import hastes
from vatra.games.spirit_island.rules.play import PlayCards
from vatra.games.spirit_island.scoring import advice, difficulty, parts
from vatra.games.spirit_island.spirit import TRACKS, Spirit
from vatra.games.spirit_island.table import EMPTY, PHASES, UNSEEN, Island
from vatra.games.spirit_island.terms import (
    ANY_ELEMENT,
    CITIES,
    CLASSES,
    ELEMENTS,
    EXPLORERS,
    KIND,
    KIND_NAMES,
    LASTING,
    RULES,
    TERRAINS,
    THE_DAHAN,
    TOWNS,
)


def describe(t: Island) -> dict[str, Any]:
    adversary = str(t.settings["adversary"])
    scenario = str(t.settings["scenario"])
    return {
        "turn": int(t.turn),
        "phase": PHASES[t.phase],
        "map": t.settings["map"],
        "boards": [board.name for board in t.chart.boards],
        "lands": {t.chart.names[land]: land_view(t, land) for land in range(t.chart.size)},
        "spirits": [spirit_view(t, seat) for seat in range(len(t.spirits))],
        "invaders": invaders_view(t),
        "fear": fear_view(t),
        "blight": {
            "pool": int(t.blight_pool),
            "card": t.blight_card,
            "blighted": t.blighted,
            "face": BLIGHT_CARDS[t.blight_face] if t.blight_face != UNSEEN else "",
        },
        "decks": {
            "minor": len(t.powers[0]),
            "major": len(t.powers[1]),
            "minor_discard": slugs(t.discards[0]),
            "major_discard": slugs(t.discards[1]),
        },
        "health": {CLASSES[cls]: t.health[cls] for cls in range(4)},
        "strike": {CLASSES[cls]: t.strike[cls] for cls in range(4)},
        "adversary": {
            "adversary": adversary,
            "level": int(t.settings["adversary-level"]),
            **twist_view(t, adversary),
        },
        "scenario": {"scenario": scenario, **twist_view(t, scenario)},
        "reminders": reminders(t),
        "rules": [name for bit, name in RULES.items() if t.rules & bit],
        "done": [seat for seat in range(t.seats) if t.done >> seat & 1],
        "drowned": int(t.drowned),
        "forecast": forecast(t),
        "difficulty": difficulty(t),
        "advice": advice(t),
        "score": {p.category: p.points for p in parts(t)},
        "over": t.over,
        "outcome": t.outcome,
        "won": t.won,
    }


def twist_view(t: Island, slug: str) -> dict[str, Any]:
    """Of the adversary or the scenario: messages about all that it changes, and what it counts."""
    for twist in t.twists:
        if twist.slug == slug:
            return {"effects": twist.effects(), "facts": twist.facts(t)}
    return {"effects": [], "facts": {}}


def reminders(t: Island) -> dict[str, list[str]]:
    """What is different from the usual rules in each step of the invader phase: messages by step."""
    found: dict[str, list[str]] = {}
    for twist in t.twists:
        for step, message in twist.reminders(t):
            found.setdefault(step, []).append(message)
    return found


def goals(t: Island) -> list[str]:
    """Messages about what wins the game now."""
    found = [f"terror-{t.terror()}"]
    for twist in t.twists:
        found = twist.goals(t, found)
    return found


def slugs(cards: list[int]) -> list[str]:
    return sorted([SLUGS[card] for card in cards])


def land_view(t: Island, land: int) -> dict[str, Any]:
    chart = t.chart
    ocean = t.is_ocean(land)
    return {
        "board": chart.boards[chart.board_of[land]].name,
        "number": chart.number[land],
        "terrain": "ocean" if ocean else TERRAINS[chart.terrain[land]],
        "coastal": bool(chart.coastal >> land & 1),
        "in_play": bool(t.playable() >> land & 1),
        "explorer": t.count(land, EXPLORERS),
        "town": t.count(land, TOWNS),
        "city": t.count(land, CITIES),
        "dahan": t.count(land, THE_DAHAN),
        "pieces": sorted([KIND_NAMES[p & KIND] for p in t.pieces[land]]),
        "blight": t.blight[land],
        "presence": [spirit.presence[land] for spirit in t.spirits],
        "sacred": [seat for seat in range(len(t.spirits)) if t.sacred(seat, land)],
        "defend": t.defence(land),
        "skipped": bool(t.skipped >> land & 1),
        "lasting": [LASTING[e.kind] for e in t.lasting if e.land == land],
        "adjacent": [chart.names[other] for other in t.near.adjacent[land]],
    }


def spirit_view(t: Island, seat: int) -> dict[str, Any]:
    spirit = t.spirits[seat]
    return {
        "spirit": spirit.panel.slug,
        "energy": int(spirit.energy),
        "income": spirit.income(),
        "plays": int(spirit.plays),
        "card_plays": spirit.card_plays(),
        "presence": {
            t.chart.names[land]: spirit.presence[land]
            for land in range(t.chart.size)
            if spirit.presence[land]
        },
        "destroyed": int(spirit.destroyed),
        "open": {TRACKS[track]: spirit.open[track] for track in range(2)},
        "tracks": {TRACKS[track]: [space_view(s) for s in spirit.panel.tracks[track]] for track in range(2)},
        "hand": slugs(spirit.hand),
        "played": slugs(spirit.played),
        "discard": slugs(spirit.discard),
        "forgotten": slugs(spirit.forgotten),
        "offer": slugs(spirit.offer),
        "costs": costs(t, spirit),
        "progress": int(spirit.progress),
        "elements": {ELEMENTS[i]: spirit.elements[i] for i in range(8) if spirit.elements[i]},
        "any": spirit.any_elements(),
        "used": slugs(spirit.used),
        "innates": [innate_view(spirit, id) for id in spirit.panel.innates],
        "growing": [spirit.panel.grows[number].data() for number in spirit.growing],
        "hastes": hastes(t, seat),
        "reach": int(spirit.reach),
        "repeats": int(spirit.storms),
        "gift": int(spirit.gift),
        "shares": [other for other in range(t.seats) if spirit.shares >> other & 1],
        "keeps": int(spirit.constancy),
        "may_reclaim": spirit.may_reclaim(),
        "stage": stage(t, seat),
    }


def costs(t: Island, spirit: Spirit) -> dict[str, int]:
    """What its cards cost, where that is not what is printed on them."""
    cards = spirit.hand + spirit.played + spirit.discard + spirit.offer
    return {SLUGS[card]: t.cost(card) for card in cards if t.cost(card) != POWERS[card].cost}


def stage(t: Island, seat: int) -> str:
    """How far the spirit is in the spirit phase: growth, play, or ready; nothing in other phases."""
    if not t.lanes:
        return ""
    lane = t.lanes[seat]
    if not lane:
        return "ready"
    return "play" if isinstance(lane[-1], PlayCards) else "growth"


def space_view(space: Space) -> dict[str, Any]:
    if space.kind == ENERGY_SPACE:
        return {"energy": space.n}
    if space.kind == PLAYS_SPACE:
        return {"plays": space.n}
    if space.kind == ELEMENT_SPACE:
        return {"element": "any" if space.n == ANY_ELEMENT else ELEMENTS[space.n]}
    return {"reclaim": space.n}


def innate_view(spirit: Spirit, id: int) -> dict[str, Any]:
    """What an innate power needs, level by level, and whether it is there."""
    power = POWERS[id]
    return {
        "power": power.slug,
        "levels": [
            {
                "need": {ELEMENTS[i]: need[i] for i in range(8) if need[i]},
                "met": has(spirit.elements, need),
            }
            for need in power.needs
        ],
    }


def card_slug(card: i64) -> str:
    return INVADER_SLUGS[card] if card != EMPTY else ""


def invaders_view(t: Island) -> dict[str, Any]:
    return {
        "ravage": card_slug(t.ravage_card),
        "build": card_slug(t.build_card),
        "explore": card_slug(t.explore_card),
        "extra_space": t.extra_space,
        "extra_build": card_slug(t.extra_card),
        "discard": [INVADER_SLUGS[card] for card in t.invader_discard],
        "deck": t.stages[::-1],
        "unseen": [sorted([INVADER_SLUGS[card] for card in cards]) for cards in t.unseen],
        "ravaging": [t.chart.names[land] for land in ravaging(t)],
    }


def fear_view(t: Island) -> dict[str, Any]:
    return {
        "pool": int(t.fear),
        "size": int(t.fear_size),
        "terror": t.terror(),
        "earned": int(t.earned),
        "resolved": int(t.resolved),
        "cards": [FEAR_SLUGS[card] if card != UNSEEN else "" for card in t.fear_cards],
        "dividers": t.dividers[:],
        "goals": goals(t),
    }
