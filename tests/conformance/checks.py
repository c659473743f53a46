"""What every game keeps to, whatever it is. Each check raises AssertionError and says where."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

from tests.conformance.fields import what_is_forgotten
from tests.conformance.play import BOUND, Case, random_action, random_live, random_seat, seed_bytes

from vatra.core.action import Action
from vatra.core.chance import Sealed, seeded
from vatra.core.errors import Refused
from vatra.core.event import Event
from vatra.core.foresight import foresee
from vatra.core.log import log_of, read_log, replay, verify
from vatra.core.playout import playout
from vatra.core.table import SPECTATOR, Table

Check = Callable[[Case], None]
CHECKS: dict[str, Check] = {}


def check(function: Check) -> Check:
    CHECKS[function.__name__] = function
    return function


def plain(value: Any) -> str:
    """As JSON, which must lose nothing: no tuples, no numbers as keys."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    assert json.loads(text) == value, "JSON changes it"
    return text


def refused(table: Table, seat: int, text: str) -> str:
    """The rule that refuses this."""
    try:
        table.act(seat, text)
    except Refused as refusal:
        return refusal.rule
    raise AssertionError(f"seat {seat} was allowed {text!r}")


def some_of(texts: list[str], number: int) -> list[str]:
    """So many at most, spread over the list."""
    return texts[:: max(1, len(texts) // number)]


# -- the course of a game ------------------------------------------------------------------------------------


@check
def random_games_end(case: Case) -> None:
    for game in case.games(8):
        assert game[-1].over
        assert len(game) > 1, "nobody was asked anything"


@check
def somebody_can_always_act(case: Case) -> None:
    for table in case.positions(300):
        assert bool(table.to_act) == (not table.over)
        assert all(seat in case.everyone for seat in table.to_act)


@check
def options_are_short_unique_texts_of_the_index(case: Case) -> None:
    index = set(case.game.actions)
    assert len(index) == len(case.game.actions), "an action stands twice in the index"
    for table in case.positions(150):
        for seat in case.everyone:
            texts = table.actions(seat)
            assert bool(texts) == (seat in table.to_act), f"options of seat {seat}: {texts}"
            assert len(set(texts)) == len(texts), f"not unique: {texts}"
            assert set(texts) <= index, f"not in the index: {set(texts) - index}"
            assert all(text == text.strip() and text for text in texts)


@check
def only_real_choices_are_asked(case: Case) -> None:
    """A single seat with a single option is answered by the table, and `choice` does not lie."""
    for table in case.positions(150):
        for seat in table.to_act:
            options = len(table.options(seat))
            ask = table.ask(seat)
            alone = ask.choice and options < 2 and not ask.confirms
            assert not alone, f"{ask.state()} says it is always a choice"
            if not table.lanes:
                assert options > 1 or len(table.to_act) > 1, f"{ask.state()} is no choice"


@check
def over_is_over(case: Case) -> None:
    for game in case.games(3):
        end = game[-1]
        assert (end.shared, end.lanes, end.waiting(), end.to_act) == ([], [], 0, [])
        for seat in case.everyone:
            assert end.actions(seat) == []
            for text in some_of(case.game.actions, 40):
                assert refused(end, seat, text) == "core.game-over"
        assert end.result is not None
        assert all(table.result is None for table in game[:-1])


@check
def progress_runs_from_0_to_1(case: Case) -> None:
    for game in case.games(3):
        steps = [case.game.progress(table) for table in game]
        assert 0 <= steps[0] < 1
        assert steps == sorted(steps), "it goes back"
        assert steps[-1] == 1


@check
def invariants_hold(case: Case) -> None:
    for table in case.positions(300):
        assert case.game.check(table) == []


@check
def results_are_well_formed(case: Case) -> None:
    for game in case.games(6):
        result = game[-1].result
        assert result is not None
        plain(result.data())
        assert result.cooperative == case.game.cooperative or case.mode.seats == 1
        assert len(result.places) == len(result.scores) == len(result.parts) == case.mode.seats
        assert result.reason
        for seat in case.everyone:
            better = sum(place < result.places[seat] for place in result.places)
            lost_to_the_game = not result.winners and (result.cooperative or case.mode.seats == 1)
            assert result.places[seat] == better + (2 if lost_to_the_game else 1)
            assert result.scores[seat] == sum(part.points for part in result.parts[seat])
            categories = [part.category for part in result.parts[seat]]
            assert len(set(categories)) == len(categories)
        if result.cooperative:
            assert result.winners in ([], list(case.everyone))
            assert len(set(result.scores)) == 1
        else:
            assert result.winners == [seat for seat in case.everyone if result.places[seat] == 1]
            order = sorted(case.everyone, key=lambda seat: result.places[seat])
            assert [result.scores[s] for s in order] == sorted(result.scores, reverse=True), (
                "fewer points won"
            )


# -- copies --------------------------------------------------------------------------------------------------


@check
def copies_are_equal_and_independent(case: Case) -> None:
    for table in case.positions(40):
        before, whole = table.digest(), plain(case.game.describe(table))
        first, second = table.copy(), table.copy()
        assert first.digest() == second.digest() == before
        playout(first, seeded(1))
        assert (table.digest(), plain(case.game.describe(table))) == (before, whole), "a copy changed it"
        playout(second, seeded(1))
        assert first.digest() == second.digest(), "two copies had different futures"


@check
def every_field_counts(case: Case) -> None:
    """In the digest, in copies, and nothing lies on the table beside the fields."""
    for table in case.positions(12):
        assert what_is_forgotten(table) == []


@check
def a_table_that_was_kept_goes_on(case: Case) -> None:
    """A pickle is the same position, with the same future."""
    for table in case.positions(12):
        kept = pickle.loads(pickle.dumps(table))
        assert kept.digest() == table.digest()
        assert plain(case.game.describe(kept)) == plain(case.game.describe(table))
        for each in (kept, table):
            playout(each, seeded(5))
        assert kept.digest() == table.digest(), "it had another future"


@check
def equal_digests_are_equal_positions(case: Case) -> None:
    """Whatever people and programs see of a position follows from what its digest is made of."""
    known: dict[str, tuple[str, list[list[str]]]] = {}

    def look(table: Table) -> None:
        seen = plain(case.game.describe(table)), [table.actions(seat) for seat in case.everyone]
        assert known.setdefault(table.digest(), seen) == seen, "one digest for two positions"

    for table in case.positions(90):
        look(table)
        for seat in table.to_act:
            for option in table.options(seat)[:4]:
                copy = table.copy()
                copy.take(seat, option)
                look(copy)


@check
def different_options_lead_to_different_positions(case: Case) -> None:
    """Right after the answer, before anything follows from it: later, two ways to pay may well meet again. Where
    chance takes part they may meet at once, but not with every chance."""

    def after(table: Table, seat: int, option: Action, chance: int) -> str:
        copy = table.copy()
        if chance:
            copy.chance = seeded(f"meet {chance}")
        copy.answer(seat, option)
        return copy.digest()

    for table in case.positions(60):
        for seat in table.to_act:
            seen: dict[str, Action] = {}
            for option in table.options(seat):
                digest = after(table, seat, option, 0)
                assert digest != table.digest(), f"{option.text!r} changes nothing"
                if digest in seen:
                    twin = seen[digest]
                    meet = [
                        after(table, seat, twin, n) == after(table, seat, option, n) for n in range(1, 30)
                    ]
                    assert not all(meet), f"{option.text!r} and {twin.text!r} give one digest"
                seen[digest] = option


@check
def nothing_but_a_move_changes_a_table(case: Case) -> None:
    """Views, options, results, imagining, asking why: all of it leaves the table alone."""
    for table in case.positions(40):
        before, drawn = table.digest(), table.chance.drawn
        for seat in (SPECTATOR, *case.everyone):
            table.view(seat)
            table.imagine(seat, seeded(1))
        for seat in table.to_act:
            ask = table.ask(seat)
            assert table.actions(seat) == [option.text for option in ask.options(table, seat)]
            case.game.auto(table, seat)
            ask.prompt(table, seat)
            for option in table.options(seat):
                ask.label(table, seat, option)
        case.game.describe(table)
        case.game.progress(table)
        case.game.check(table)
        assert (table.digest(), table.chance.drawn) == (before, drawn)
        assert table._running is table.shared


@check
def what_is_final_is_known_beforehand(case: Case) -> None:
    """Foreseen from what the seat knows, an option draws, shows and hands on just as it then does."""
    for table in case.positions(40):
        for seat in table.to_act:
            options = table.options(seat)
            for option, foreseen in zip(options, foresee(table, seat, options), strict=True):
                copy = table.copy()
                told: list[Event] = []
                copy.journal = told
                copy.take(seat, option)
                final = copy.chance.drawn != table.chance.drawn or copy.shown != table.shown
                ends = not final and seat not in copy.to_act
                assert (foreseen.final, foreseen.ends) == (final, ends), option.text
                read = [event for event in told if event.readable(seat)][: len(foreseen.follows)]
                assert [repr(event) for event in foreseen.follows] == [repr(event) for event in read], (
                    option.text
                )


# -- the outside world ---------------------------------------------------------------------------------------


@check
def refused_moves_change_nothing(case: Case) -> None:
    for table in case.positions(24):
        before, whole, drawn = table.digest(), plain(case.game.describe(table)), table.chance.drawn
        for seat in (-1, *case.everyone, case.mode.seats, 99):
            allowed = set(table.actions(seat))
            for text in [*some_of(case.game.actions, 40), "", "no such thing", "Ж" * 300]:
                if text not in allowed:
                    rule = refused(table, seat, text)
                    assert rule.count(".") >= 1, f"{rule!r} is no rule"
                    known = seat in case.everyone
                    assert (rule == "core.unknown-seat") == (not known), rule
        assert (table.digest(), plain(case.game.describe(table))) == (before, whole), "a refusal changed it"
        assert table.chance.drawn == drawn


@check
def a_second_answer_is_refused(case: Case) -> None:
    """Who has answered, and may not act now, is refused whatever it says."""
    for table in case.positions(60):
        for seat in table.to_act:
            copy = table.copy()
            text = copy.actions(seat)[0]
            copy.act(seat, text)
            if not copy.over and seat not in copy.to_act:
                before = copy.digest()
                refused(copy, seat, text)
                assert copy.digest() == before


@check
def acting_by_text_is_taking_the_option(case: Case) -> None:
    for table in case.positions(30):
        for seat in table.to_act:
            for option in table.options(seat):
                by_text, trusted = table.copy(), table.copy()
                by_text.act(seat, option.text)
                trusted.take(seat, option)
                assert by_text.digest() == trusted.digest()


@check
def views_are_plain_data(case: Case) -> None:
    for table in case.positions(60):
        plain(case.game.describe(table))
        for seat in (SPECTATOR, *case.everyone):
            plain(table.view(seat))


@check
def views_are_not_the_table(case: Case) -> None:
    """Whoever scribbles on a view must not change the game: every list in it was made for this view."""

    def containers(value: Any) -> dict[int, Any]:
        found = {id(value): value} if isinstance(value, dict | list) else {}
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        for part in parts:
            found |= containers(part)
        return found

    for table in case.positions(24):
        for seat in (SPECTATOR, *case.everyone):
            first, second = table.view(seat), table.view(seat)
            shared = containers(first).keys() & containers(second).keys()
            assert not shared, f"given out twice: {[containers(first)[part] for part in shared]}"
        first, second = case.game.describe(table), case.game.describe(table)
        assert not containers(first).keys() & containers(second).keys(), "the description is the table"


# -- a seat that is empty, a seat that guesses ---------------------------------------------------------------


@check
def the_automatic_move_is_legal(case: Case) -> None:
    for table in case.positions(150):
        for seat in table.to_act:
            assert case.game.auto(table, seat).text in table.actions(seat)


@check
def a_game_of_automatic_moves_ends(case: Case) -> None:
    for seed in range(3):
        table, moves = case.new(f"auto {seed}"), 0
        while not table.over:
            seat = table.to_act[-1]
            table.take(seat, case.game.auto(table, seat))
            moves += 1
            assert moves < BOUND


@check
def imagining_agrees_with_the_view(case: Case) -> None:
    for table in case.positions(30):
        for seat in (SPECTATOR, *case.everyone):
            guess = table.imagine(seat, seeded("guess"))
            assert guess is not table
            assert plain(guess.view(seat)) == plain(table.view(seat)), f"seat {seat} would notice"
            assert guess.to_act == table.to_act
            if seat in table.to_act:
                assert guess.actions(seat) == table.actions(seat)
            assert case.game.check(guess) == []
            assert guess.digest() == table.imagine(seat, seeded("guess")).digest(), "not by chance alone"


@check
def an_imagined_table_can_be_played_and_has_the_chance_it_was_given(case: Case) -> None:
    for table in case.positions(12):
        if table.over:
            continue
        for seat in table.to_act[:1]:
            ends = set()
            for future in ("a", "a", "b", "c", "d"):
                chance = seeded(future)
                guess = table.imagine(seat, chance)
                assert guess.chance is chance, "it has another future"
                playout(guess, seeded(3))
                assert guess.over
                assert guess.result is not None
                ends.add((future, guess.digest()))
            assert len({digest for future, digest in ends if future == "a"}) == 1


# -- the story -----------------------------------------------------------------------------------------------


@check
def a_moment_is_a_position(case: Case) -> None:
    """The table as it was when something was told can be looked at and guessed at, and its game is not over."""
    live, dice = case.live("story"), seeded(f"story {case}")
    for move in range(24):
        if live.table.over:
            break
        seat = random_seat(live.table, dice)
        texts = live.table.actions(seat)
        before = live.table.digest()
        record = live.act(seat, texts[dice.below(len(texts))])
        [story] = live.stories(move)
        assert len(story) == len(record.events) + 2
        assert story[0].digest() == before
        assert story[-1] is live.table
        assert live.table.moments is None
        for moment in story[1:-1]:
            assert not moment.over
            assert moment.journal is None
            for viewer in (SPECTATOR, *case.everyone):
                guess = moment.imagine(viewer, seeded("guess"))
                assert plain(guess.view(viewer)) == plain(moment.view(viewer)), f"seat {viewer} would notice"


# -- logs and undo -------------------------------------------------------------------------------------------


@check
def a_log_is_the_game(case: Case) -> None:
    """Through text and back: by what chance gave, from the seed, and without any log at all."""
    names = [f"Олена {seat}" for seat in case.everyone]
    for seed in ("first", "second"):
        live = random_live(case.live(seed), seeded(seed))
        end = live.table.digest()
        text = log_of(live, names, seed_bytes(seed)).text()
        log = read_log(text, "log")
        assert log.text() == text
        assert log.settings == case.settings
        assert replay(log, "log").table.digest() == end
        assert verify(log, "log").table.digest() == end
        bare = case.game.new(case.mode.seats, case.mode.options, Sealed(seed_bytes(seed)))
        for move in log.moves:
            bare.act(move.seat, move.do)
        assert bare.digest() == end
        middle = live.rewound(len(live.records) // 2)
        unfinished = read_log(log_of(middle, names, seed_bytes(seed)).text(), "log")
        assert replay(unfinished, "log").table.digest() == middle.table.digest()


@check
def what_can_be_taken_back_can_be_made_again(case: Case) -> None:
    live, dice = case.live("undo"), seeded(f"undo {case}")
    while not live.table.over:
        seat = random_seat(live.table, dice)
        texts = live.table.actions(seat)
        before = live.table.digest()
        text = texts[dice.below(len(texts))]
        live.act(seat, text)
        after = live.table.digest()
        why = live.why_no_undo(seat)
        assert live.table.digest() == after, "asking changed it"
        if not why:
            live.undo(seat)
            assert live.table.digest() == before
            live.act(seat, text)
        else:
            assert why.startswith("core.undo."), why
        assert live.table.digest() == after


@check
def the_same_seed_is_the_same_game(case: Case) -> None:
    for seed in range(3):
        first, second, dice, again = case.new(seed), case.new(seed), seeded(seed), seeded(seed)
        while not first.over:
            random_action(first, dice)
            random_action(second, again)
        assert first.digest() == second.digest()
