"""What to reroll: exact odds for every die and pair of dice, and what each symbol costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.judge import Judgement
from vatra.games.glow.bot.choosing import best_of
from vatra.games.glow.bot.paths import FAR
from vatra.games.glow.bot.worth import Outlook, counts_of, faces_of
from vatra.games.glow.components import BEHIND, FACES, KAAR
from vatra.games.glow.player import KIND_SHIFT
from vatra.games.glow.rules.morning import POWER, TOKEN, TRACK, SecondDie, TurnDie, steps_back
from vatra.games.glow.table import Journey

MARGIN: Final = 0.15  # a reroll has to promise a little more than it costs


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


def morning(t: Journey, seat: int, options: list[Action], thorough: bool) -> Judgement:
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
    ask = t.ask(seat)
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


def take_or_stop(dice: Dice, options: list[Action]) -> Judgement:
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
    judgement = best_of(options, values, "")
    judgement.why.append(gain_of(judgement))
    return judgement


def gain_of(judgement: Judgement) -> Event:
    """What one more symbol brings beyond its price, if it does."""
    gain = round(judgement.values[judgement.best])
    if judgement.action.a != -1:
        return Event("why-enough", {})
    return Event("why-gain", {"value": gain}) if gain else Event("why-gains-little", {})


def spend(dice: Dice, options: list[Action]) -> Judgement:
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
