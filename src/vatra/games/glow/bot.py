"""Players of Glow: a novice, a skilled one and an expert, in company and against Arthur."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.event import Event
from vatra.core.seen import Choice, Seen
from vatra.games.glow.boards import ISLANDS_NEXT_TO, LAND, NEXT_TO, SPACES
from vatra.games.glow.components import (
    ANY_COLOUR,
    BEHIND,
    COLOURS,
    COMPANIONS,
    FACES,
    KAAR,
    NO_DIE,
    SKETAL_NUMBER,
    TILES,
)
from vatra.games.glow.plans import FAR, Walker, fleet, hope
from vatra.games.glow.player import FACE, KIND_SHIFT, Player
from vatra.games.glow.rules.arthur import next_village
from vatra.games.glow.rules.morning import POWER, SOURCES, TOKEN, TRACK, SecondDie, TurnDie, steps_back
from vatra.games.glow.rules.setup import NAMES
from vatra.games.glow.scoring import arthur_parts
from vatra.games.glow.table import Arthur, Journey
from vatra.games.glow.worth import Outlook, counts_of, faces_of

# By how often each wins for the expert (docs/results.md).
FAVOURITES: Final = ["braccio", "noctiluca", "pocana", "orium", "taetyss", "eoles", "moloch"]
ARTHUR_DICE: Final = ["red", "azure", "yellow", "orange", "purple", "blue", "green"]
MARGIN: Final = 0.15  # a reroll has to promise a little more than it costs
WALKS: Final = 3000  # how many walks are looked at when one is about to begin


def novice(seen: Seen, chance: Chance) -> Choice:
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
        return Choice(best)
    for option in options:
        if option.text == "camp" and SPACES[player.company].light > SPACES[player.camp].light:
            return Choice(option)
    if word in SOURCES and options[0].text == "power":
        return Choice(options[0])
    if word == "walk" or word == "sail" or word == "reroll" or word == "alone":
        moves = [
            option for option in options if option.text.split(" ")[0] in ("walk", "sail", "reroll", "and")
        ]
        if moves and chance.below(4):
            return Choice(moves[chance.below(len(moves))])
    return Choice(seen.auto())


def skilled(seen: Seen, chance: Chance) -> Choice:
    """Counts today's odds and has an eye on the end, but neither the score track nor the rivals."""
    return decide(seen, chance, False)


def expert(seen: Seen, chance: Chance) -> Choice:
    """Exact odds for every companion, reroll and set die, planned journeys, and the rivals' wishes."""
    return decide(seen, chance, True)


def journey_seen(seen: Seen, chance: Chance) -> Journey:
    t = seen.imagine(chance)
    assert isinstance(t, Journey)
    return t


def decide(seen: Seen, chance: Chance, thorough: bool) -> Choice:
    t = journey_seen(seen, chance)
    seat = seen.seat
    options = seen.options
    if len(options) == 1:
        return Choice(options[0])
    word = options[0].text.split(" ")[0]
    if word == "recruit":
        return best_of(
            options, [recruit_value(t, seat, option.a, thorough) for option in options], "why-expects"
        )
    if word == "dismiss":
        return best_of(options, dismiss_values(t, seat, options, thorough), "")
    if word == "adventurer":
        return best_of(options, [-float(FAVOURITES.index(NAMES[option.a])) for option in options], "")
    if word == "arthur":
        return best_of(options, [-float(ARTHUR_DICE.index(COLOURS[option.a])) for option in options], "")
    last = options[-1].text.split(" ")[0]
    if last == "done" or word in ("reroll", "alone", "face"):
        return morning(t, seat, options, thorough)
    if last == "stop":
        return walk(t, seat, options, thorough)
    if last == "stay":
        return sail(t, seat, options)
    return best_of(options, [try_out(t, seat, option) for option in options], "")


def best_of(options: list[Action], values: list[float], why: str) -> Choice:
    """The option of the highest value, and how far it is ahead."""
    best = 0
    for i in range(len(options)):
        if values[i] > values[best]:
            best = i
    reasons: list[Event] = []
    if why:
        reasons.append(Event(why, {"value": round(values[best])}))
        others = [values[i] for i in range(len(options)) if i != best]
        ahead = round(values[best] - max(others)) if others else 0
        if ahead > 0:
            reasons.append(Event("why-better", {"value": ahead}))
    return Choice(options[best], reasons)


# -- dawn ----------------------------------------------------------------------------------------------------------


def recruit_value(t: Journey, seat: int, card: int, thorough: bool) -> float:
    """Today's dice with the companion, its days to come, footprints, and in a solo game what the tile gives Arthur."""
    player = t.players[seat].copy()
    section = t.offer.index(card)
    for kind in t.sections[section]:
        player.add_die(kind)
    player.row.append(card)
    player.footprints += t.prints[section]
    brought = NO_DIE
    if COMPANIONS[card].die != NO_DIE:
        brought = sketal_colour(t, card)
        if brought >= 0:
            t.brought[SKETAL_NUMBER[card]] = brought
            player.add_die(brought)
    outlook = Outlook(t, seat, player)
    value = outlook.rolled([one >> KIND_SHIFT for one in player.dice], KAAR in player.row)
    value += float(player.footprints) * outlook.footprint
    value += outlook.dies(card) if thorough else 0.5 * outlook.dies(card)
    if brought >= 0:
        t.brought[SKETAL_NUMBER[card]] = NO_DIE
    if t.arthur is not None:
        value -= tile_value(t, t.arthur, section, outlook.days) * (1.0 if thorough else 0.5)
    return value


def sketal_colour(t: Journey, card: int) -> int:
    """The die this Sketal would bring, or none."""
    colour = COMPANIONS[card].die
    large = [kind for kind in t.reserve if kind < ANY_COLOUR]
    if colour == ANY_COLOUR:
        return large[0] if large else NO_DIE
    return colour if colour in large else NO_DIE


def tile_value(t: Journey, arthur: Arthur, section: int, days: int) -> float:
    """What a tile gives Arthur, now and through the days to come."""
    tile = TILES[arthur.tiles[section]]
    value = float(tile.light + tile.arrows * days)
    if tile.arrows or t.settings["quiet-tile"] == "scores":
        value += float(arthur.company) + tile.arrows
    if t.board == LAND:
        if tile.camp:
            value += SPACES[next_village(int(arthur.camp))].light - SPACES[arthur.camp].light
    elif tile.boat:
        value += 2.0
    return value


def dismiss_values(t: Journey, seat: int, options: list[Action], thorough: bool) -> list[float]:
    """Send away what the rival would like best."""
    rival = 1 - seat
    if not thorough:
        return [float(COMPANIONS[option.a].effect.light) + COMPANIONS[option.a].end for option in options]
    return [recruit_value(t, rival, option.a, True) for option in options]


# -- morning -------------------------------------------------------------------------------------------------------


class Dice:
    """The dice of a morning, changed in thought."""

    def __init__(self, t: Journey, seat: int, thorough: bool) -> None:
        player = t.players[seat]
        self.player: Final = player
        self.outlook: Final = Outlook(t, seat, player)
        self.thorough: Final = thorough
        self.kinds: Final = [one >> KIND_SHIFT for one in player.dice]
        self.faces: Final = faces_of(player)
        self.immune: Final = KAAR in player.row
        self.now: Final = self.value()

    def value(self) -> float:
        counts: i64 = counts_of(self.kinds, self.faces, self.immune)
        if self.thorough:
            return self.outlook.dice(counts)
        return self.outlook.noon(counts)

    def one(self, i: int) -> float:
        """The average over all faces of one die."""
        kept = self.faces[i]
        total = 0.0
        for face in FACES[self.kinds[i] & 7]:
            self.faces[i] = face
            total += self.value()
        self.faces[i] = kept
        return total / 6

    def two(self, i: int, j: int) -> float:
        """The average over all faces of two dice."""
        kept = self.faces[i]
        total = 0.0
        for face in FACES[self.kinds[i] & 7]:
            self.faces[i] = face
            total += self.one(j)
        self.faces[i] = kept
        return total / 6

    def turned(self, i: int, face: int) -> float:
        kept = self.faces[i]
        self.faces[i] = face
        found = self.value()
        self.faces[i] = kept
        return found

    def best_turn(self, i: int) -> float:
        return max([self.turned(i, face) for face in FACES[self.kinds[i] & 7]])

    def best_with(self, i: int) -> float:
        """The best reroll that includes this die."""
        found = self.one(i)
        for j in range(len(self.kinds)):
            if j != i:
                found = max(found, self.two(i, j))
        return found

    def best_reroll(self) -> float:
        return max([self.best_with(i) for i in range(len(self.kinds))])

    def best_set(self) -> float:
        return max([self.best_turn(i) for i in range(len(self.kinds))])


def morning(t: Journey, seat: int, options: list[Action], thorough: bool) -> Choice:
    dice = Dice(t, seat, thorough)
    word = options[0].text.split(" ")[0]
    if word == "face":
        at = die_in_question(t, seat)
        return best_of(options, [dice.turned(at, option.a) for option in options], "why-dice")
    if word == "alone":
        first = die_in_question(t, seat)
        values = [dice.one(first) if option.a < 0 else dice.two(first, option.a) for option in options]
        return best_of(options, values, "why-dice")
    if t.players[seat].symbols:
        return spend(dice, options)
    return take_or_stop(dice, options)


def die_in_question(t: Journey, seat: int) -> int:
    """The die that a second one joins, or that is being turned."""
    ask = t.ask_of(seat)
    t.todo = t.shared
    assert isinstance(ask, SecondDie | TurnDie)
    return ask.die


def price_of(dice: Dice, source: int, light: int) -> float:
    """What a symbol from this source costs."""
    if source == POWER:
        return 0.0
    if source == TOKEN:
        return dice.outlook.reroll
    return float(light - BEHIND[light]) + 0.1


def price_of_three(dice: Dice, have: int) -> float:
    """What is still to be paid until three symbols are in hand: powers, then the cheaper of tokens and the track."""
    player = dice.player
    powers = int(player.powers)
    tokens = int(player.rerolls)
    light = int(player.light)
    steps = int(steps_back(player)) if dice.thorough else 0
    paid = 0.0
    for _ in range(3 - have):
        token = dice.outlook.reroll if tokens else FAR
        track = price_of(dice, TRACK, light) if steps else FAR
        if powers:
            powers -= 1
        elif token <= track:
            tokens -= 1
            paid += token
        else:
            paid += track
            steps -= 1
            light = BEHIND[light]
    return paid


def take_or_stop(dice: Dice, options: list[Action]) -> Choice:
    """A symbol is worth taking if the best it can do, alone or as the first of three, is more than it costs."""
    reroll = dice.best_reroll() - dice.now
    turn = dice.best_set() - dice.now - price_of_three(dice, 0) if dice.thorough else -FAR
    values: list[float] = []
    for option in options:
        if option.a != -1:
            values.append(0.0)
            continue
        if option.b == TRACK and not dice.thorough:
            values.append(-FAR)
            continue
        cost = price_of(dice, option.b, int(dice.player.light))
        margin = 0.0 if option.b == POWER else MARGIN
        values.append(max(reroll - cost, turn) - margin + 0.01 * (2 - option.b))
    return best_of(options, values, "")


def spend(dice: Dice, options: list[Action]) -> Choice:
    """With symbols in hand: the best reroll, the best face, or one more symbol on the way to three."""
    have = int(dice.player.symbols)
    turn = dice.best_set() - price_of_three(dice, have) if dice.thorough else -FAR
    values: list[float] = []
    for option in options:
        if option.a < 0:
            cheap = price_of(dice, option.b, int(dice.player.light))
            values.append(turn - 0.01 * cheap)
        elif option.b:
            values.append(dice.best_turn(option.a))
        else:
            values.append(dice.best_with(option.a) + 0.5 * (have - 1))
    return best_of(options, values, "why-dice")


# -- afternoon -----------------------------------------------------------------------------------------------------


def walk(t: Journey, seat: int, options: list[Action], thorough: bool) -> Choice:
    """Every walk is tried in thought; the first step of the best one is taken."""
    player = t.players[seat]
    outlook = Outlook(t, seat, player)
    free = unused(player)
    values: list[float] = []
    for option in options:
        if option.text == "stop":
            values.append(hope(outlook.days, player.company, player.camp))
        elif option.text == "camp":
            values.append(hope(outlook.days, player.company, player.company) + 0.001)
        else:
            walker = Walker(
                player.counts(), outlook.days, int(player.camp), outlook.prices, WALKS if thorough else 12
            )
            walker.free = free
            here = int(player.company)
            values.append(
                walker.step(
                    here,
                    NEXT_TO[here].index(option.a),
                    option.a,
                    player.visited,
                    int(player.footprints),
                    bool(option.b),
                )
            )
    return best_of(options, values, "")


def unused(player: Player) -> i64:
    """The dice that can still carry a step."""
    kept = player.dice
    player.dice = [one for one in kept if one & FACE == one & 31]
    counts: i64 = player.counts()
    player.dice = kept
    return counts


def sail(t: Journey, seat: int, options: list[Action]) -> Choice:
    player = t.players[seat]
    outlook = Outlook(t, seat, player)
    boats = fleet(t.arthur is not None)
    shown = int(player.elements())
    footprints = int(player.footprints)
    values: list[float] = []
    for option in options:
        if option.a < 0:
            values.append(boats.worth(player.boats, outlook.days))
        else:
            k = player.boats.index(option.a)
            i = ISLANDS_NEXT_TO[option.a].index(option.b)
            values.append(boats.sail(player.boats, k, i, shown, footprints, outlook.days + 1, outlook.prices))
    return best_of(options, values, "")


# -- all other questions: try it out -------------------------------------------------------------------------------


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
