"""Levels: three players of the house, from one who takes what is near to one who looks a turn further."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.event import Event
from vatra.core.seen import Choice, Seen
from vatra.games.bonfire.bot.thinking import Line, best_spots, next_turn, try_out
from vatra.games.bonfire.components import TASK_NAMES
from vatra.games.bonfire.conditions import fulfilled
from vatra.games.bonfire.rules.fate import LayTile
from vatra.games.bonfire.rules.payment import PayAsk
from vatra.games.bonfire.rules.tom import TomGuardian, TomNovice, TomTask
from vatra.games.bonfire.rules.turn import WORD_OF, Turn
from vatra.games.bonfire.scoring import total
from vatra.games.bonfire.table import Realm

SPOTS: Final = 6  # for a fate tile, that are looked at closely
WIDTH: Final = 4  # first choices whose next turn the expert looks at
CARELESS: Final = 6.0  # points by which a novice may misjudge an option
HASTY: Final = 1.0  # the same of the skilled player
UNTRIED: Final = -500.0
CLOSE: Final = 6.0  # an option that is behind by more is not looked at again


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
    """Follows every option to the end of the turn, and the best ones to the end of the next."""
    t = realm_seen(seen, chance)
    options = seen.options
    lines = tried(t, seen.seat, options)
    values = [line.value for line in lines]
    if isinstance(t.shared[-1], Turn):
        best = sorted(values, reverse=True)
        bar = max(best[min(WIDTH, len(best)) - 1], best[0] - CLOSE)
        for i in range(len(options)):
            values[i] = next_turn(lines[i], seen.seat) if values[i] >= bar else values[i] - 1000.0
    return chosen(t, seen.seat, options, lines, values)


def slip(points: float, chance: Chance) -> float:
    return points * (float(chance.below(1000)) / 1000.0 - 0.5)


def tried(t: Realm, seat: int, options: list[Action]) -> list[Line]:
    """Every option with what it leads to; where there is nothing to gain they stay untried."""
    top = t.shared[-1]
    if isinstance(top, PayAsk | TomNovice):
        return [Line(-float(i), t) for i in range(len(options))]
    if isinstance(top, TomTask | TomGuardian):
        return [Line(use_to_me(t, seat, option), t) for option in options]
    wanted = options
    if isinstance(top, LayTile):
        wanted = best_spots(t.players[seat], top, options, SPOTS)
    discarded = False
    lines: list[Line] = []
    for option in options:
        discard = isinstance(top, Turn) and WORD_OF[option] == "discard"
        if option not in wanted or (discard and discarded):
            lines.append(Line(UNTRIED, t))
        else:
            lines.append(try_out(t, seat, option))
        discarded = discarded or discard
    return lines


def use_to_me(t: Realm, seat: int, option: Action) -> float:
    """Tom had better take what I could not light anyway."""
    if option.text.startswith("toms-task") and fulfilled(t.players[seat], option.a):
        return -1.0
    return 0.0


def chosen(t: Realm, seat: int, options: list[Action], lines: list[Line], values: list[float]) -> Choice:
    best = 0
    for i in range(len(options)):
        if values[i] > values[best]:
            best = i
    return Choice(options[best], reasons(t, seat, lines, best))


def reasons(t: Realm, seat: int, lines: list[Line], best: int) -> list[Event]:
    """What the choice is hoped to lead to, how far it is ahead, and what it brings for sure."""
    line = lines[best]
    if line.table is t or len(lines) < 2:
        return []
    why = [Event("why-worth", {"value": round(line.value)})]
    others = sorted([lines[i].value for i in range(len(lines)) if i != best], reverse=True)
    ahead = round(line.value - others[0])
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
