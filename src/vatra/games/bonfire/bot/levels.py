"""Levels: three players of the house, from one who takes what is near to one who plays the game on in thought."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.event import Event
from vatra.core.seen import Choice, Seen
from vatra.games.bonfire.bot.ahead import compare, next_turn
from vatra.games.bonfire.bot.thinking import Line, tried
from vatra.games.bonfire.bot.worth import worth
from vatra.games.bonfire.conditions import fulfilled
from vatra.games.bonfire.rules.council import SendNovice
from vatra.games.bonfire.rules.fate import LayTile
from vatra.games.bonfire.rules.turn import Turn
from vatra.games.bonfire.scoring import total
from vatra.games.bonfire.table import Realm
from vatra.games.bonfire.tasks import TASK_NAMES

WIDTH: Final = 6  # options after which the expert plays on in thought
WIDTH_ALONE: Final = 4  # options whose next turn it looks at, alone against Tom
CARELESS: Final = 6.0  # points by which a novice may misjudge an option
HASTY: Final = 1.0  # the same of the skilled player
CLOSE: Final = 6.0  # an option that is behind by more is not looked at again
PASSED_OVER: Final = -1000.0


def realm_seen(seen: Seen, chance: Chance) -> Realm:
    t = seen.imagine(chance)
    assert isinstance(t, Realm)
    return t


def novice(seen: Seen, chance: Chance) -> Choice:
    """Sees what its options bring this turn, roughly."""
    t = realm_seen(seen, chance)
    lines = tried(t, seen.seat, seen.options)
    return chosen(t, seen.seat, seen.options, lines, [line.value + slip(CARELESS, chance) for line in lines])


def skilled(seen: Seen, chance: Chance) -> Choice:
    """Follows every option to the end of the turn."""
    t = realm_seen(seen, chance)
    lines = tried(t, seen.seat, seen.options)
    return chosen(t, seen.seat, seen.options, lines, [line.value + slip(HASTY, chance) for line in lines])


def expert(seen: Seen, chance: Chance) -> Choice:
    """Follows every option to the end of the turn, and looks further after the best ones.

    Among players it plays the game on and compares the leads; in the middle of an action it goes on with what it had
    in mind when it began. Alone, time is what Tom must not get: it asks what the best next turn would bring.
    """
    t = realm_seen(seen, chance)
    options = seen.options
    lines = tried(t, seen.seat, options)
    values = [line.value for line in lines]
    alone = t.tom is not None
    kept = promising(values, WIDTH_ALONE if alone else WIDTH)
    top = t.shared[-1]
    if alone and isinstance(top, Turn):
        values = [value + PASSED_OVER for value in values]
        for i in kept:
            values[i] = next_turn(lines[i], seen.seat)
    elif not alone and len(kept) > 1 and isinstance(top, Turn | SendNovice | LayTile):
        values = [value + PASSED_OVER for value in values]
        for plan in compare(lines, kept, seen.seat, t.turns):
            values[plan.option] = plan.lead
            lines[plan.option] = Line(worth(plan.table, seen.seat), lines[plan.option].table)
    return chosen(t, seen.seat, options, lines, values)


def promising(values: list[float], width: int) -> list[int]:
    """The best options, as many as the width, and none that is far behind."""
    best = sorted(values, reverse=True)
    bar = max(best[min(width, len(best)) - 1], best[0] - CLOSE)
    return [i for i in range(len(values)) if values[i] >= bar]


def slip(points: float, chance: Chance) -> float:
    return points * (float(chance.below(1000)) / 1000.0 - 0.5)


def chosen(t: Realm, seat: int, options: list[Action], lines: list[Line], values: list[float]) -> Choice:
    best = 0
    for i in range(len(options)):
        if values[i] > values[best]:
            best = i
    return Choice(options[best], reasons(t, seat, lines, values, best))


def reasons(t: Realm, seat: int, lines: list[Line], values: list[float], best: int) -> list[Event]:
    """What the choice is hoped to lead to, how far it is ahead, and what it brings for sure."""
    line = lines[best]
    if line.table is t or len(lines) < 2:
        return []
    why = [Event("why-worth", {"value": round(line.value)})]
    ahead = round(values[best] - max([values[i] for i in range(len(values)) if i != best]))
    if 0 < ahead < 100:
        why.append(Event("why-better", {"value": ahead}))
    sure = total(line.table.players[seat]) - total(t.players[seat])
    if sure > 0:
        why.append(Event("why-points", {"value": sure}))
    before, after = t.players[seat], line.table.players[seat]
    for slot in range(len(after.slots)):
        task = after.slots[slot]
        if task >= 0 and fulfilled(after, task) and not fulfilled(before, task):
            why.append(Event("why-task", {"task": TASK_NAMES[task]}))
    return why
