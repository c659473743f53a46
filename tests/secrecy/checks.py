"""Swap what a seat may not know, and compare the bytes of all it gets to see."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.conformance.checks import plain, some_of
from tests.conformance.play import Case, random_seat
from tests.core.observed import observed

from vatra.bots import bot_names, make_bot
from vatra.bots.bot import Bot
from vatra.core.chance import seeded
from vatra.core.errors import Refused
from vatra.core.event import Event
from vatra.core.live import Live, Record
from vatra.core.seen import Seen
from vatra.core.table import SPECTATOR, Table
from vatra.server.web.frames import beats

Check = Callable[[Case], None]
CHECKS: dict[str, Check] = {}
SWAPS = 3
BEATS = 12  # moves whose story is compared
QUICK = ["random", "auto", "novice", "peeker"]
SEARCHING = ["flat:10", "mcts:20"]  # on imagined tables, and shallow enough for a test


def check(function: Check) -> Check:
    CHECKS[function.__name__] = function
    return function


def viewers(case: Case) -> list[int]:
    return [SPECTATOR, *case.everyone]


def refusals(table: Table, seat: int, texts: list[str]) -> list[str]:
    """What the seat is told about everything it may not do. Refusals change nothing: another check sees to that."""
    said: list[str] = []
    for text in [*some_of(texts, 60), "no such thing"]:
        try:
            table.find(seat, text)
        except Refused as refused:
            said.append(f"{text}: {refused.rule}")
    return said


# -- the table with everything hidden guessed anew -----------------------------------------------------------


@check
def views_options_and_errors_are_the_same(case: Case) -> None:
    for table in case.positions(40):
        for seat in viewers(case):
            seen = (plain(table.view(seat)), table.actions(seat), table.to_act)
            errors = refusals(table, seat, case.game.actions)
            for swap in range(SWAPS):
                other = table.imagine(seat, seeded(swap))
                assert (plain(other.view(seat)), other.actions(seat), other.to_act) == seen
                assert refusals(other, seat, case.game.actions) == errors


@check
def observations_are_the_same(case: Case) -> None:
    for table in case.positions(30):
        if table.over:
            continue
        for seat in case.everyone:
            seen = observed(table, seat)
            for swap in range(SWAPS):
                assert observed(table.imagine(seat, seeded(swap)), seat) == seen


@check
def bots_choose_the_same(case: Case) -> None:
    """With the same seed, on a table that differs only in what their seat may not know. Those that think longer are
    asked less often."""
    for name in QUICK:
        if name in bot_names(case.game):
            same_choices(case, name, [table for table in case.positions(12) if not table.over])
    if [str(mode) for mode in case.game.modes()].index(str(case.mode)) % 4 == 0:
        middle = [table for table in case.positions(6) if not table.over][1::2]
        for name in [*bot_names(case.game), *SEARCHING]:
            if name not in QUICK:
                same_choices(case, name, middle)


def same_choices(case: Case, name: str, tables: list[Table]) -> None:
    for table in tables:
        seat = table.to_act[0]
        others = [table.imagine(seat, seeded(swap)) for swap in range(2)]
        choices = [
            told_by(make_bot(name, case.game, "the same seed"), each, seat) for each in (table, *others)
        ]
        assert len(set(choices)) == 1, f"{name} peeks: {choices}"


def told_by(bot: Bot, table: Table, seat: int) -> str:
    choice = bot.choose(Seen(table, seat))
    return f"{choice.action.text}: {choice.why}"


# -- the log with every answer that is still secret replaced by another one ----------------------------------


def is_secret(live: Live, record: Record, viewer: int) -> bool:
    return record.seat != viewer and live.table.opened < record.secret_until


def swapped(live: Live, viewer: int) -> Live | None:
    """The same game, but others have answered otherwise in secret; None where nobody could have."""
    secret = [is_secret(live, record, viewer) for record in live.records]
    if True not in secret:
        return None
    first = secret.index(True)
    other, changed = live.rewound(first), False
    for hidden, record in zip(secret[first:], live.records[first:], strict=True):
        text = record.text
        if hidden:
            texts = other.table.actions(record.seat)
            text = texts[(texts.index(text) + 1) % len(texts)]
            changed = changed or text != record.text
        other.act(record.seat, text)
    return other if changed else None


def lives(case: Case, games: int, limit: int = 40) -> Iterator[Live]:
    """Random live games; given out before every move, up to so many moves of each."""
    for game in range(games):
        live, dice = case.live(f"secrecy {game}"), seeded(f"secrecy {game} {case}")
        while not live.table.over and len(live.records) < limit:
            yield live
            seat = random_seat(live.table, dice)
            texts = live.table.actions(seat)
            live.act(seat, texts[dice.below(len(texts))])


def log_for(live: Live, viewer: int) -> list[str]:
    """The lines of the log as this seat may read them, the events it may read, and the beats it is sent."""
    lines: list[str] = [repr([event for event in live.opening if event.readable(viewer)])]
    for record in live.records:
        events: list[Event] = [event for event in record.events if event.readable(viewer)]
        lines.append(f"{record.seat} {live.text_for(record, viewer)} {events}")
    return lines + [repr(beat) for beat in beats(live, viewer, max(0, len(live.records) - BEATS))]


@check
def log_undo_and_view_are_the_same(case: Case) -> None:
    for live in lives(case, 2):
        for viewer in viewers(case):
            other = swapped(live, viewer)
            if other is None:
                continue
            assert other.table.digest() != live.table.digest(), "nothing was swapped"
            assert log_for(other, viewer) == log_for(live, viewer)
            assert other.why_no_undo(viewer) == live.why_no_undo(viewer)
            assert plain(other.table.view(viewer)) == plain(live.table.view(viewer))
            assert refusals(other.table, viewer, case.game.actions) == refusals(
                live.table, viewer, case.game.actions
            )


@check
def the_log_tells_no_more_than_the_guess_knows(case: Case) -> None:
    """Two tables that a seat cannot tell apart, by the game's own account, have the same log for that seat."""

    def guess(live: Live, viewer: int, n: int) -> str:
        return live.table.imagine(viewer, seeded(n)).digest()

    for live in lives(case, 1):
        if not live.records:
            continue
        last = live.records[-1]
        before = live.rewound(len(live.records) - 1)
        others = [viewer for viewer in viewers(case) if viewer != last.seat]
        guesses = {viewer: [guess(live, viewer, n) for n in range(SWAPS)] for viewer in others}
        for text in before.table.actions(last.seat):
            other = before.rewound(len(before.records))
            other.act(last.seat, text)
            if other.table.digest() == live.table.digest():
                continue
            for viewer in others:
                if all(guess(other, viewer, n) == guesses[viewer][n] for n in range(SWAPS)):
                    assert log_for(other, viewer) == log_for(live, viewer)


@check
def an_undo_by_another_tells_nothing_more(case: Case) -> None:
    """Somebody takes a secret answer back: what the others see depends on that, and not on the answer."""
    for live in lives(case, 1):
        for viewer in viewers(case):
            other = swapped(live, viewer)
            if other is None:
                continue
            seat = next(record.seat for record in live.records if is_secret(live, record, viewer))
            assert other.why_no_undo(seat) == live.why_no_undo(seat)
            if live.why_no_undo(seat):
                continue
            here, there = live.rewound(len(live.records)), other.rewound(len(other.records))
            here.undo(seat)
            there.undo(seat)
            assert log_for(there, viewer) == log_for(here, viewer)
            assert plain(there.table.view(viewer)) == plain(here.table.view(viewer))


# -- and the swap is one -------------------------------------------------------------------------------------


@check
def what_is_secret_is_guessed(case: Case) -> None:
    """While an answer of others is secret, guesses at it differ: a guess that is always the truth would hide a leak."""
    for live in lives(case, 1):
        for viewer in viewers(case):
            if swapped(live, viewer) is not None:
                truth = live.table.digest()
                guesses = (live.table.imagine(viewer, seeded(n)).digest() for n in range(60))
                assert any(guess != truth for guess in guesses), "the guess is the truth"
