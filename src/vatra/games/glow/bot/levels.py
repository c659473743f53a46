"""Players of Glow: a novice, a skilled one and an expert, in company and against Arthur."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.chance import Chance, seeded
from vatra.core.event import Event
from vatra.core.judge import Judgement, only
from vatra.core.seen import Seen
from vatra.core.table import FIRST
from vatra.games.glow.boards import NEXT_TO, SPACES
from vatra.games.glow.bot.afternoon import sail, walk
from vatra.games.glow.bot.choosing import best_of
from vatra.games.glow.bot.dawn import adventurer_value, arthur_die_value, dismiss_values, recruit_value
from vatra.games.glow.bot.morning import morning
from vatra.games.glow.bot.paths import FAR
from vatra.games.glow.bot.worth import Outlook
from vatra.games.glow.components import COMPANIONS
from vatra.games.glow.rules.morning import SOURCES
from vatra.games.glow.scoring import arthur_parts
from vatra.games.glow.table import Journey

REHEARSALS: Final = 6  # days played in thought for each companion, in a solo game
MASTER_WIDTH: Final = 3  # companions with which the master rehearses the day, alone or in company
MASTER_DAYS: Final = 12
BEHIND: Final = 100.0  # of those that are not rehearsed
REHEARSED: Final = 0.5  # how much they count beside the exact odds


def novice(seen: Seen, chance: Chance) -> Judgement:
    """Likes many dice, seldom rerolls, walks while a die carries it, camps where it is brighter."""
    t = journey_seen(seen, chance)
    options = seen.options
    player = t.players[seen.seat]
    word = options[0].text.split(" ")[0]
    if word == "recruit":
        best = options[0]
        value = -FAR
        for option in options:
            section = t.offer.index(option.a)
            liked = len(t.sections[section]) + 0.5 * t.prints[section] + 0.3 * COMPANIONS[option.a].end
            liked += 0.4 * float(COMPANIONS[option.a].effect.light) + float(chance.below(100)) / 50
            if liked > value:
                best, value = option, liked
        return only(options, best)
    for option in options:
        if option.text == "camp" and SPACES[player.company].light > SPACES[player.camp].light:
            return only(options, option)
    if word in SOURCES and options[0].text == "power":
        return only(options, options[0])
    if word == "walk" or word == "sail" or word == "reroll" or word == "alone":
        moves = [option for option in options if tempting(option, int(player.company))]
        if moves and chance.below(4):
            return only(options, moves[chance.below(len(moves))])
    return only(options, seen.auto())


def tempting(option: Action, here: int) -> bool:
    """Another roll, a crossing, or a step that does not lead back to where the journey began."""
    word = option.text.split(" ")[0]
    return word in ("sail", "reroll", "and") or (word == "walk" and FROM_START[option.a] >= FROM_START[here])


def steps_from_start() -> list[int]:
    """How many steps each space of the land is away from the start."""
    away = [FAR_AWAY] * len(SPACES)
    away[START_SPACE] = 0
    front = [START_SPACE]
    while front:
        here = front.pop(0)
        for there in NEXT_TO[here]:
            if away[there] > away[here] + 1:
                away[there] = away[here] + 1
                front.append(there)
    return away


FAR_AWAY: Final = 99
START_SPACE: Final = 0
FROM_START: Final = steps_from_start()


def skilled(seen: Seen, chance: Chance) -> Judgement:
    """Counts today's odds and has an eye on the end, but neither the score track nor the rivals."""
    return decide(seen, chance, False)


def expert(seen: Seen, chance: Chance) -> Judgement:
    """Exact odds for every companion, reroll and set die, planned journeys, and the rivals' wishes."""
    return decide(seen, chance, True)


def journey_seen(seen: Seen, chance: Chance) -> Journey:
    t = seen.imagine(chance)
    assert isinstance(t, Journey)
    return t


def decide(seen: Seen, chance: Chance, thorough: bool) -> Judgement:
    t = journey_seen(seen, chance)
    options = seen.options
    if len(options) == 1:
        return only(options, options[0])
    if thorough and t.arthur is not None and options[0].text.startswith("recruit "):
        return recruit_ahead(t, seen.seat, options, len(options), REHEARSALS)
    return answer(t, seen.seat, options, thorough)


def master(seen: Seen, chance: Chance) -> Judgement:
    """The expert that also rehearses the day with the companions it likes best."""
    t = journey_seen(seen, chance)
    options = seen.options
    if len(options) > 1 and options[0].text.startswith("recruit "):
        days = 2 * MASTER_DAYS // max(2, t.seats)  # each takes longer at a larger table
        return recruit_ahead(t, seen.seat, options, MASTER_WIDTH, days)
    return decide(seen, chance, True)


def answer(t: Journey, seat: int, options: list[Action], thorough: bool) -> Judgement:
    """What to say to a question with several options."""
    word = options[0].text.split(" ")[0]
    if word == "recruit":
        return best_of(
            options, [recruit_value(t, seat, option.a, thorough) for option in options], "why-expects"
        )
    if word == "dismiss":
        judgement = best_of(options, dismiss_values(t, seat, options, thorough), "")
        judgement.why.append(Event("why-dismiss", {}))
        return judgement
    if word == "adventurer":
        judgement = best_of(options, [adventurer_value(option.a) for option in options], "")
        judgement.why.append(Event("why-adventurer", {}))
        return judgement
    if word == "arthur":
        return best_of(options, [arthur_die_value(option.a) for option in options], "")
    last = options[-1].text.split(" ")[0]
    if last == "done" or word in ("reroll", "alone", "face"):
        return morning(t, seat, options, thorough)
    if last == "stop":
        return walk(t, seat, options, thorough)
    if last == "stay":
        return sail(t, seat, options)
    return best_of(options, [try_out(t, seat, option) for option in options], "")


def recruit_ahead(t: Journey, seat: int, options: list[Action], width: int, days: int) -> Judgement:
    """The day is also rehearsed a few times with each of the best companions."""
    values = [recruit_value(t, seat, option.a, True) for option in options]
    kept = sorted(range(len(options)), key=lambda i: -values[i])[:width]
    played = [rehearsed(t, seat, options[i], days) for i in kept]
    shift = sum([values[i] for i in kept]) / len(kept) - sum(played) / len(kept)
    mixed = [value - BEHIND for value in values]
    for k in range(len(kept)):
        i = kept[k]
        mixed[i] = (1 - REHEARSED) * values[i] + REHEARSED * (played[k] + shift)
    return best_of(options, mixed, "why-expects")


def rehearsed(t: Journey, seat: int, option: Action, days: int) -> float:
    """What the player has over Arthur or the best rival in the evening, on average over a few days with other dice."""
    total = 0.0
    for i in range(days):
        copy = t.copy()
        copy.chance = seeded(i)
        copy.take(seat, option)
        while not copy.over and copy.round == t.round:
            who = FIRST[copy.waiting()]
            options = copy.options(who)
            chosen = options[0] if len(options) == 1 else answer(copy, who, options, False).action
            copy.take(who, chosen)
        copy.round = t.round  # as if it were still evening: tomorrow is one of the days to come
        outlook = Outlook(copy, seat, copy.players[seat])
        total += outlook.standing()
        if copy.arthur is not None:
            total -= sum([part.points for part in arthur_parts(copy, copy.arthur)])
            total -= float(copy.arthur.company) * outlook.days
        rivals = [
            Outlook(copy, other, copy.players[other]).standing() for other in range(t.seats) if other != seat
        ]
        if rivals:
            total -= max(rivals)
    return total / days


def try_out(t: Journey, seat: int, option: Action) -> float:
    """What the player has after this choice, with the dice that are left today; less what Arthur has."""
    copy = t.copy()
    copy.take(seat, option)
    player = copy.players[seat]
    outlook = Outlook(copy, seat, player)
    value = outlook.standing()
    if copy.arthur is not None:
        value -= sum([part.points for part in arthur_parts(copy, copy.arthur)])
    if copy.round == t.round and not copy.over:
        value += 0.3 * outlook.journey(player.counts())
    return value
