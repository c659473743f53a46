"""Morning: everyone rolls, then spends reroll symbols: one rerolls one or two dice, three set a die."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.errors import Arg
from vatra.core.event import Event
from vatra.core.step import SeatAsk, Step
from vatra.games.glow.components import BEHIND, FACES, LAP, REROLL_POWER, STEPS_BACK
from vatra.games.glow.effects import SYMBOLS
from vatra.games.glow.player import FACE, KIND_SHIFT, MORNING, Player
from vatra.games.glow.rules.common import MAX_DICE, MAX_SEATS, die_label, die_name, roll, symbol_name
from vatra.games.glow.table import Journey

TO_SET: Final = 3  # symbols that turn a die to any face
SOURCES: Final[list[str]] = ["power", "token", "track"]
POWER: Final = 0
TOKEN: Final = 1
TRACK: Final = 2

TAKE: Final[list[Action]] = [Action(SOURCES[i], -1, i) for i in range(len(SOURCES))]
REROLL: Final[list[Action]] = [Action(f"reroll {i + 1}", i, 0) for i in range(MAX_DICE)]
SET: Final[list[Action]] = [Action(f"set {i + 1}", i, 1) for i in range(MAX_DICE)]
AND: Final[list[Action]] = [Action(f"and {i + 1}", i) for i in range(MAX_DICE)]
ALONE: Final = Action("alone", -1)
DONE: Final = Action("done", -2)
TURN: Final[list[Action]] = [Action(f"face {name}", i) for i, name in enumerate(SYMBOLS)]


class RollAll(Step[Journey]):
    """All players roll all their dice; the results lie open until the end of the day."""

    def run(self, t: Journey) -> None:
        for i in range(t.seats):
            seat = (int(t.first) + i) % t.seats
            player = t.players[seat]
            wake_powers(player)
            dice = player.dice
            for j in range(len(dice)):
                kind: i64 = dice[j] >> KIND_SHIFT
                dice[j] = kind << KIND_SHIFT | roll(t, kind)
            if t.journal is not None:
                t.tell("rolls", {"seat": seat, "dice": len(dice)})


def wake_powers(player: Player) -> None:
    player.hour = MORNING
    powers: i64 = 0
    for card in player.row:
        powers += REROLL_POWER[card]
    player.powers = powers


def steps_back(player: Player) -> i64:
    """How many reroll symbols the score track still holds behind the player."""
    return STEPS_BACK[player.light] if player.light < LAP else 0


def sources_of(player: Player) -> i64:
    """Where a symbol can come from, as a bit mask."""
    mask: i64 = 0
    if player.powers:
        mask |= 1 << POWER
    if player.rerolls:
        mask |= 1 << TOKEN
    if player.light < LAP and BEHIND[player.light] >= 0:
        mask |= 1 << TRACK
    return mask


class Reroll(SeatAsk[Journey]):
    """Take a symbol from a power, a token or the score track, then spend it at once; up to three are held for a set."""

    kind: ClassVar[str] = "reroll"

    def options(self, t: Journey, seat: int) -> list[Action]:
        player = t.players[seat]
        symbols: i64 = player.symbols
        mask: i64 = sources_of(player)
        if not symbols:
            return IDLE[mask]
        if symbols >= TO_SET or symbols + player.powers + player.rerolls + steps_back(player) < TO_SET:
            mask = 0
        return SPEND[symbols - 1][len(player.dice)][mask]

    def take(self, t: Journey, seat: int, action: Action) -> None:
        player = t.players[seat]
        if action.a >= 0:
            if action.b:
                player.symbols -= TO_SET
                t.push(TURN_DIE[seat][action.a])
            else:
                player.symbols -= 1
                t.push(SECOND_DIE[seat][action.a])
        elif action.a == -1:
            take_symbol(t, seat, player, action.b)
        else:
            t.pop()

    def prompt(self, t: Journey, seat: int) -> Event:
        return Event("ask-reroll", {"symbols": int(t.players[seat].symbols)})

    def label(self, t: Journey, seat: int, action: Action) -> Event:
        player = t.players[seat]
        if action.a >= 0:
            return die_label("do-set" if action.b else "do-reroll", player, action.a)
        if action.a == -1 and action.b == TRACK:
            return Event("do-track", {"light": BEHIND[player.light]})
        return Event("do-" + action.text, {})

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        player = t.players[seat]
        word = text.split(" ")[0]
        if text == "done":
            return "glow.reroll.use-at-once"
        if text == "track":
            return "glow.track.second-lap" if player.light >= LAP else "glow.track.backwards"
        if text in SOURCES:
            if player.symbols:
                return "glow.reroll.use-at-once"
            return "glow.reroll.power" if text == "power" else "glow.reroll.token"
        if word == "set":
            return "glow.reroll.three-set-a-die"
        if word == "reroll":
            if len(text.split(" ")) > 3:
                return "glow.reroll.one-or-two-dice"
            return "glow.reroll.symbol"
        return "core.not-an-option"


def take_symbol(t: Journey, seat: int, player: Player, source: int) -> None:
    """One more symbol in hand."""
    player.symbols += 1
    if source == POWER:
        player.powers -= 1
    elif source == TOKEN:
        player.rerolls -= 1
    else:
        player.light = BEHIND[player.light]
    if t.journal is not None:
        t.tell("takes-" + SOURCES[source], {"seat": seat, "light": int(player.light)})


class SecondDie(SeatAsk[Journey]):
    """One symbol rerolls one die or two."""

    kind: ClassVar[str] = "reroll"

    die: int

    def options(self, t: Journey, seat: int) -> list[Action]:
        return SECOND[len(t.players[seat].dice)][self.die]

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        roll_again(t, seat, self.die)
        if action.a >= 0:
            roll_again(t, seat, action.a)

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        return "glow.reroll.one-or-two-dice"

    def label(self, t: Journey, seat: int, action: Action) -> Event:
        return Event("do-alone", {}) if action.a < 0 else die_label("do-and", t.players[seat], action.a)

    def things(self, t: Journey, seat: int, action: Action) -> list[str]:
        return self.named(t, seat, action, {"die": self.die + 1})


def roll_again(t: Journey, seat: int, at: int) -> None:
    dice = t.players[seat].dice
    kind: i64 = dice[at] >> KIND_SHIFT
    before = dice[at] & FACE
    face = roll(t, kind)
    dice[at] = kind << KIND_SHIFT | face
    if t.journal is not None:
        said: dict[str, Arg] = {"seat": seat, "die": die_name(int(kind))}
        t.tell("rerolls", said | {"from": symbol_name(before), "to": symbol_name(face)})


class TurnDie(SeatAsk[Journey]):
    """Three symbols turn a die to any of its faces."""

    kind: ClassVar[str] = "reroll"

    die: int

    def options(self, t: Journey, seat: int) -> list[Action]:
        one: i64 = t.players[seat].dice[self.die]
        return TURNS[one >> KIND_SHIFT & 7][one & FACE]

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        dice = t.players[seat].dice
        kind = dice[self.die] >> KIND_SHIFT
        dice[self.die] = kind << KIND_SHIFT | action.a
        if t.journal is not None:
            t.tell("sets", {"seat": seat, "die": die_name(kind), "to": symbol_name(action.a)})

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        return "glow.reroll.its-own-faces"

    def label(self, t: Journey, seat: int, action: Action) -> Event:
        return Event("do-face", {"a": symbol_name(action.a)})

    def things(self, t: Journey, seat: int, action: Action) -> list[str]:
        return self.named(t, seat, action, {"die": self.die + 1})


# -- every list of options there is, made once ---------------------------------------------------------------------


def _idle() -> list[list[Action]]:
    lists: list[list[Action]] = []
    for mask in range(1 << len(SOURCES)):
        lists.append([TAKE[i] for i in range(len(SOURCES)) if mask >> i & 1] + [DONE])
    return lists


def _spend() -> list[list[list[list[Action]]]]:
    """By symbols in hand, number of dice, and sources to take another symbol from."""
    table: list[list[list[list[Action]]]] = []
    for symbols in range(1, TO_SET + 1):
        by_dice: list[list[list[Action]]] = []
        for dice in range(MAX_DICE + 1):
            by_mask: list[list[Action]] = []
            for mask in range(1 << len(SOURCES)):
                more = [TAKE[i] for i in range(len(SOURCES)) if mask >> i & 1]
                by_mask.append(REROLL[:dice] + (SET[:dice] if symbols >= TO_SET else []) + more)
            by_dice.append(by_mask)
        table.append(by_dice)
    return table


def _second() -> list[list[list[Action]]]:
    return [
        [[ALONE] + [AND[j] for j in range(dice) if j != first] for first in range(dice)]
        for dice in range(MAX_DICE + 1)
    ]


def _turns() -> list[list[list[Action]]]:
    """By colour and the face that lies up now."""
    return [
        [[TURN[face] for face in sorted(set(faces)) if face != now] for now in range(len(SYMBOLS))]
        for faces in FACES
    ]


IDLE: Final[list[list[Action]]] = _idle()
SPEND: Final[list[list[list[list[Action]]]]] = _spend()
SECOND: Final[list[list[list[Action]]]] = _second()
TURNS: Final[list[list[list[Action]]]] = _turns()

ROLL_ALL: Final = RollAll()
REROLLS: Final[list[Reroll]] = [Reroll(seat) for seat in range(MAX_SEATS)]
SECOND_DIE: Final[list[list[SecondDie]]] = [
    [SecondDie(seat, die) for die in range(MAX_DICE)] for seat in range(MAX_SEATS)
]
TURN_DIE: Final[list[list[TurnDie]]] = [
    [TurnDie(seat, die) for die in range(MAX_DICE)] for seat in range(MAX_SEATS)
]
