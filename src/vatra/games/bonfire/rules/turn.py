"""A turn: one of three things, bonus actions before and after it, and whose turn is next."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import SeatAsk, Step
from vatra.games.bonfire.components import (
    COMMON_NAMES,
    COUNTDOWN,
    FATE_LIMIT_THREE,
    GUARDIAN,
    ISLAND_SLUGS,
    MAX_ADDED,
    MAX_SEATS,
)
from vatra.games.bonfire.player import FROM_PASSING, PASSED, PLAYING, STUCK, Player
from vatra.games.bonfire.rules.common import score
from vatra.games.bonfire.rules.council import (
    FATE,
    LIGHT,
    SEND,
    add_lights,
    add_sends,
    fate_label,
    light,
    send_neutral,
)
from vatra.games.bonfire.rules.fate import FIRST_TILE, LAY_TILE, can_place, fate_limit
from vatra.games.bonfire.rules.final import FINAL
from vatra.games.bonfire.rules.gnomes import RECRUIT, Price, add_recruits, gnome_label, why_not_recruit
from vatra.games.bonfire.rules.great_bonfire import TURN, add_turns, turn_label, use, why_not_turn
from vatra.games.bonfire.rules.midturn import DISCARD, DISCARDS, add_discards, discard, discard_label
from vatra.games.bonfire.rules.path import (
    RENEW,
    TAKE_PATH,
    TAKE_PILE,
    add_builds,
    build,
    can_build,
    path_label,
)
from vatra.games.bonfire.rules.payment import NOTHING, PAY, owe, units
from vatra.games.bonfire.rules.procession import FARTHEST, Procession
from vatra.games.bonfire.rules.sea import (
    FETCH,
    RECEIVE,
    SAIL,
    add_island_actions,
    add_sails,
    island_action,
    island_label,
    sail,
    sail_label,
    why_not_ashore,
    why_not_sail,
)
from vatra.games.bonfire.rules.tom import TOM_TURN
from vatra.games.bonfire.table import Realm
from vatra.games.bonfire.tasks import TASK_NAMES, TASKS


def pass_value(t: Realm, seat: int) -> i64:
    """What passing would bring: the countdown token at hand, or 0 where nobody may pass."""
    if not t.ending:
        return 0
    if seat == t.first:
        return t.countdown - 1 if t.countdown else COUNTDOWN
    return t.countdown


class StartTurn(Step[Realm]):
    seat: int

    def run(self, t: Realm) -> None:
        seat = self.seat
        player = t.players[seat]
        t.push(END_TURN[seat])
        if player.status == PLAYING:
            t.turns += 1
            if t.journal is not None:
                t.tell("turn-begins", {"seat": seat, "n": int(t.turns)})
            t.push(TURNS[seat])
            if player.apart >= 0:
                t.push(FIRST_TILE[seat])
        elif player.status == STUCK and pass_value(t, seat):
            give_up(t, seat)


def give_up(t: Realm, seat: int) -> None:
    """Pass for the points of the countdown token."""
    t.players[seat].status = PASSED
    if t.journal is not None:
        t.tell("passes", {"seat": seat})
    score(t, seat, FROM_PASSING, int(pass_value(t, seat)))


class Turn(SeatAsk[Realm]):
    """All that can be done now. After a bonus action or a discard the question comes again."""

    kind: ClassVar[str] = "turn"

    def options(self, t: Realm, seat: int) -> list[Action]:
        player = t.players[seat]
        found: list[Action] = []
        held: i64 = player.token_count()
        placing = can_place(player)
        if placing and held <= fate_limit(player):
            found.append(FATE[0])
            if len(player.column) > 1:
                found.append(FATE[1])
        add_lights(player, found)
        if held:
            add_actions(t, player, found)
        able = placing or bool(found)
        add_sends(t, player, found)
        if able:
            add_discards(player, found)
        if pass_value(t, seat):
            found.append(PASS)
        elif not found:
            found.append(OUT)
        return found

    def take(self, t: Realm, seat: int, action: Action) -> None:
        word = WORD_OF[action]
        if word == "discard":
            discard(t, seat, action.a)
            return
        if word == "send":
            send_neutral(t, seat, action.a)
            return
        t.pop()
        if word == "pass":
            give_up(t, seat)
        elif word == "out":
            t.players[seat].status = STUCK
            if t.journal is not None:
                t.tell("is-stuck", {"seat": seat})
        else:
            t.push(AFTER[seat])
            begin(t, seat, word, action)

    def forbids(self, t: Realm, seat: int, text: str) -> str:
        return why_not(t, seat, text)

    def prompt(self, t: Realm, seat: int) -> Event:
        value = pass_value(t, seat)
        if value:
            return Event("ask-turn-countdown", {"points": int(value), "n": turns_left(t, seat)})
        return Event("ask-turn", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        return turn_words(t, seat, action)

    def things(self, t: Realm, seat: int, action: Action) -> list[str]:
        return self.named(t, seat, action, {"ship": ISLAND_SLUGS[t.players[seat].ship]})


def add_actions(t: Realm, player: Player, found: list[Action]) -> None:
    """Everything that is paid with tokens."""
    if can_build(player):
        add_builds(t, found, False)
    add_sails(player, found)
    add_island_actions(t, player, found)
    found += PROCESSION[1 : int(units(player, GUARDIAN)) + 1]
    add_turns(t, player, found)
    add_recruits(t, player, found)


def begin(t: Realm, seat: int, word: str, action: Action) -> None:
    if word == "fate":
        t.push(LAY_TILE[seat][action.a])
    elif word == "light":
        light(t, seat, action.a)
    elif word == "sail":
        sail(t, seat, action.a)
    elif word == "task" or word == "guardian":
        island_action(t, seat, action)
    elif word == "procession":
        owe(t, GUARDIAN, action.a, NOTHING, NOTHING)
        t.then(PAY[seat], Procession(seat, action.a, True))
    elif word == "turn":
        use(t, seat, action.a)
    elif word == "gnome":
        t.push(Price(seat, action.a))
    else:
        build(t, seat, action)


class After(SeatAsk[Realm]):
    """Bonus actions after the turn, and discards beside them: alone they can as well wait for the next turn."""

    def options(self, t: Realm, seat: int) -> list[Action]:
        found: list[Action] = []
        add_sends(t, t.players[seat], found)
        if found:
            add_discards(t.players[seat], found)
        found.append(DONE)
        return found

    def take(self, t: Realm, seat: int, action: Action) -> None:
        if action is DONE:
            t.pop()
        elif action in DISCARDS:
            discard(t, seat, action.a)
        else:
            send_neutral(t, seat, action.a)

    def forbids(self, t: Realm, seat: int, text: str) -> str:
        if text.startswith("send "):
            return "bonfire.bonus.neutral-novice"
        return "bonfire.turn.discard" if text.startswith("discard ") else "bonfire.turn.one-of-three"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-after", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        if action is DONE:
            return Event("do-done", {})
        if action in DISCARDS:
            return discard_label(action)
        return Event("do-send", {"common": COMMON_NAMES[action.a]})


class EndTurn(Step[Realm]):
    """The countdown moves on, Tom acts, and the next player comes, unless the game is over."""

    seat: int

    def run(self, t: Realm) -> None:
        following = (self.seat + 1) % t.seats
        if t.ending and self.seat == t.first:
            t.countdown = t.countdown - 1 if t.countdown else COUNTDOWN
            if t.journal is not None:
                t.tell("hands-out", {"seat": self.seat, "n": int(t.countdown)})
        t.push(NEXT[following])
        if t.tom is not None:
            t.push(TOM_TURN)


class Next(Step[Realm]):
    seat: int

    def run(self, t: Realm) -> None:
        if self.seat == t.first and t.countdown == 1:
            t.tell("countdown-over", {})
            t.push(FINAL)
        elif t.tom is None and nobody_left(t):
            t.tell("nobody-left", {})
            t.push(FINAL)
        else:
            t.push(START_TURN[self.seat])


def nobody_left(t: Realm) -> bool:
    """Everybody has passed; or, before the countdown, nobody can do anything any more."""
    return not any(p.status == PLAYING or (p.status == STUCK and t.ending) for p in t.players)


def turns_left(t: Realm, seat: int) -> int:
    """In the countdown, this turn included."""
    return int(pass_value(t, seat))


# -- words -------------------------------------------------------------------------------------------------------------


def turn_words(t: Realm, seat: int, action: Action) -> Event:
    player = t.players[seat]
    word = WORD_OF[action]
    if word == "fate":
        return fate_label(player, action)
    if word in ("path", "pile", "renew"):
        return path_label(player, action)
    if word == "sail":
        return sail_label(player, action)
    if word in ("task", "guardian"):
        return island_label(player, action)
    if word == "procession":
        return Event("do-procession", {"n": action.a})
    if word == "turn":
        return turn_label(t, player, action)
    if word == "gnome":
        return gnome_label(action)
    if word == "light":
        task = player.slots[action.a]
        points = int(TASKS[task].points)
        return Event("do-light", {"task": TASK_NAMES[task], "slot": action.a + 1, "points": points})
    if word == "send":
        return Event("do-send", {"common": COMMON_NAMES[action.a]})
    if word == "discard":
        return discard_label(action)
    return Event("do-pass", {"points": int(pass_value(t, seat))})


def why_not(t: Realm, seat: int, text: str) -> str:
    """The rule that forbids this on one's turn."""
    player = t.players[seat]
    word = text.split(" ")[0]
    if word == "fate":
        if not player.column:
            return "bonfire.fate.column-empty"
        if player.token_count() > fate_limit(player):
            porter = player.has(FATE_LIMIT_THREE)
            return "bonfire.specialist.fate-limit-three" if porter else "bonfire.fate.one-token"
        return "bonfire.fate.top-or-bottom" if can_place(player) else "bonfire.fate.no-room"
    if word in ("path", "pile", "renew"):
        if len(player.path) >= MAX_ADDED:
            return "bonfire.path.six"
        if not can_build(player):
            return "bonfire.path.cost"
        return "bonfire.path.refresh" if word == "renew" else "bonfire.path.take"
    if word == "light":
        return "bonfire.light.one-task"
    if word == "send":
        return "bonfire.bonus.neutral-novice"
    if word == "procession":
        return "bonfire.procession.steps"
    if word == "pass":
        return "bonfire.countdown.no-token-no-pass" if t.ending else "bonfire.turn.no-pass"
    if word == "discard":
        return "bonfire.turn.discard"
    found = (
        why_not_sail(player, text)
        or why_not_turn(t, player, text)
        or why_not_recruit(t, player, text)
        or why_not_ashore(t, player, text)
    )
    return found or "bonfire.turn.one-of-three"


def words_of_actions() -> dict[Action, str]:
    """The first word of every action of a turn: it says what kind of action it is."""
    groups = [FATE, TAKE_PATH, TAKE_PILE, RENEW, SAIL, RECEIVE[0], RECEIVE[1], [FETCH], PROCESSION[1:]]
    groups += [TURN, RECRUIT, LIGHT, SEND, DISCARD, [PASS, OUT]]
    return {action: action.text.split(" ")[0] for group in groups for action in group}


PROCESSION: Final[list[Action]] = [Action(f"procession {n}", n) for n in range(FARTHEST + 1)]
PASS: Final = Action("pass")
OUT: Final = Action("out")
DONE: Final = Action("done")
WORD_OF: Final[dict[Action, str]] = words_of_actions()
START_TURN: Final[list[StartTurn]] = [StartTurn(seat) for seat in range(MAX_SEATS)]
TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(MAX_SEATS)]
AFTER: Final[list[After]] = [After(seat) for seat in range(MAX_SEATS)]
END_TURN: Final[list[EndTurn]] = [EndTurn(seat) for seat in range(MAX_SEATS)]
NEXT: Final[list[Next]] = [Next(seat) for seat in range(MAX_SEATS)]
