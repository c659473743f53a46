"""Reasons: why a bot decided as it did, as messages with numbers."""

from __future__ import annotations

from vatra.core.event import Event
from vatra.games.diamant.bot.habits import Fright, Pocketful
from vatra.games.diamant.bot.mind import Mind
from vatra.games.diamant.bot.reading import KNOWN
from vatra.games.diamant.bot.scene import Scene


def percent(share: float) -> int:
    return round(100 * share)


def of_the_card(scene: Scene, back: float) -> list[Event]:
    """What the next card can take and bring; `back` is what going back brings now."""
    why = [
        Event("why-danger", {"percent": percent(scene.danger), "gems": int(scene.pocket)}),
        Event("why-gain", {"gems": round(scene.exact_gain()), "back": round(back)}),
    ]
    if scene.relics:
        why.append(Event("why-relics", {"value": int(scene.relics)}))
    return why


def of_the_mind(mind: Mind, share: float) -> list[Event]:
    """What both ways are worth and how sure that is, what the others are expected to do, and the next card."""
    scene = mind.rest.scene
    back = mind.worth / mind.thoughts
    deeper = back + mind.best().mean
    leavers = mind.leavers / mind.thoughts
    why = [Event("why-win", {"back": percent(back), "deeper": percent(deeper)})]
    if share < 1.0:
        why.append(Event("why-mixed", {"percent": max(1, percent(share))}))
    if scene.crowd > 1:
        why.append(Event("why-others", {"count": round(leavers)}))
    why += of_the_card(scene, float(scene.pocket) + float(scene.left) / (1.0 + leavers))
    return why + of_habits(mind)


def of_habits(mind: Mind) -> list[Event]:
    """The explorer inside whose habit is plainest, if one has shown."""
    best = 0.5
    why: list[Event] = []
    for seat in range(mind.rest.seats):
        if seat == mind.me or not mind.rest.inside >> seat & 1:
            continue
        for i in range(len(KNOWN)):
            likely = mind.reading.likely[seat][i]
            habit = KNOWN[i].habit
            if likely > best and isinstance(habit, Pocketful):
                best = likely
                why = [Event("why-habit-pocket", {"seat": seat, "gems": int(habit.gems)})]
            elif likely > best and isinstance(habit, Fright):
                best = likely
                why = [Event("why-habit-hazards", {"seat": seat, "hazards": int(habit.hazards)})]
    return why
