"""A table told by its rows: however it is reached, and whatever was missed, everybody reads the same."""

from __future__ import annotations

import random

import msgspec
import pytest
from tests.core.toys import TOYS
from tests.core.toys.base import shelved

from vatra.core.errors import Refused
from vatra.core.game import Game, find_game
from vatra.server.store.rows import Header, Row, SeatsData
from vatra.server.tables.seats import Seat
from vatra.server.tables.state import Broken, State
from vatra.server.web import frames
from vatra.server.web.frames import Eyes
from vatra.server.web.messages import LogLine

GAMES: list[Game] = [find_game("diamant"), *TOYS]
EVERYBODY = frozenset({"p0", "p1", "p2"})


def header_of(game: Game, seats: int, seed: int) -> Header:
    return Header(
        id="table",
        game=game.id,
        version=game.version,
        options=game.settle(seats, {}),
        seat_count=seats,
        public=True,
        invite="invitation",
        timer=None,
        seed=seed.to_bytes(32, "big"),
        rematch_of="",
        created=1000,
    )


def opened(game: Game, seed: int, seats: int | None = None) -> tuple[State, list[Row]]:
    """A game that has just begun. The first person holds two seats, where there are more than two."""
    number = game.min_seats if seats is None else seats
    state = State(header_of(game, number, seed))
    placed = {n: Seat("person", f"p{0 if n == number - 1 > 1 else n}", f"Player {n}") for n in range(number)}
    rows = [Row(1, "made", 1000, seats=SeatsData(placed, "p0")), Row(2, "start", 1000)]
    for row in rows:
        state.apply(row)
    return state, rows


def rebuilt(state: State, rows: list[Row]) -> State:
    again = State(state.header)
    for row in rows:
        again.apply(row)
    return again


def everybodys_eyes(state: State) -> list[Eyes]:
    people = sorted({seat.person for seat in state.seats})
    return [frames.eyes_of(state, person, frames.SPECTATOR) for person in ["", *people]]


def bytes_for(state: State, eyes: Eyes) -> bytes:
    return msgspec.json.encode(
        frames.frame(state, eyes, -1, set(EVERYBODY), [], None, [], max(1, state.seq - 4))
    )


def next_row(state: State, dice: random.Random, at: int) -> Row:
    """A move of somebody who may act, or now and then the taking back of one."""
    if dice.random() < 0.3:
        for seat in dice.sample(range(len(state.seats)), len(state.seats)):
            if not state.why_no_undo(seat):
                return Row(state.seq + 1, "undo", at, seat)
    seat = dice.choice(state.to_act)
    text = dice.choice(state.table().actions(seat))
    gave, _ = state.try_move(seat, text)
    return Row(state.seq + 1, "move", at, seat, text, "", gave)


class Page:
    """What a page does with the log parts it is sent."""

    def __init__(self, person: str, state: State) -> None:
        self.person = person
        self.seq = 0
        self.eyes = frames.eyes_of(state, person, frames.SPECTATOR)
        self.lines: list[LogLine] = []

    def hear(self, state: State) -> None:
        eyes = frames.eyes_of(state, self.person, self.eyes.seat)
        first = state.changed_since(self.seq)
        if eyes.seat != self.eyes.seat:
            first = min(first, state.private_from())
        part = frames.log_part(state, eyes.seat, first)
        self.lines = [line for line in self.lines if line.n < part.from_] + part.lines
        self.seq, self.eyes = state.seq, eyes


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_rows_tell_everything(game: Game) -> None:
    """Moves and undos at random: a table rebuilt from its rows shows the same bytes, and a page that missed any
    number of rows reads the same log as one that comes in fresh."""
    played = 0
    with shelved(game):
        for seed in range(8):
            dice = random.Random(seed)
            state, rows = opened(game, seed, min(3, game.max_seats))
            pages = [Page(person, state) for person in ("", "p0", "p1")]
            while state.status == "playing" and len(rows) < 80:
                row = next_row(state, dice, 1000 + len(rows))
                rows.append(row)
                state.apply(row)
                for page in pages:
                    if dice.random() < 0.6:
                        page.hear(state)
                        whole = frames.log_part(state, page.eyes.seat, -1)
                        assert page.lines == whole.lines
                if len(rows) % 7 == 0:
                    again = rebuilt(state, rows)
                    for eyes in everybodys_eyes(state):
                        assert bytes_for(again, eyes) == bytes_for(state, eyes)
            played += len(rows)
            assert rebuilt(state, rows).table().digest() == state.table().digest()
    assert played > 30


def pending_secrets(state: State) -> list[tuple[int, list[str]]]:
    """Seats that may give a secret answer which leaves the ask open, with two different answers."""
    table = state.table()
    found = []
    for seat in state.to_act:
        ask = table.ask(seat)
        texts = table.actions(seat)[:2]
        if ask.secret and len(texts) == 2 and all(stays_hidden(state, seat, text) for text in texts):
            found.append((seat, texts))
    return found


def stays_hidden(state: State, seat: int, text: str) -> bool:
    gave, after = state.try_move(seat, text)
    return not gave and after.opened == state.table().opened and after.shown == state.table().shown


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_what_others_hide_changes_not_one_byte(game: Game) -> None:
    """Two tables that differ only in what some seats have chosen in secret look the same to everybody else."""
    compared = 0
    with shelved(game):
        for seed in range(12):
            dice = random.Random(seed)
            one, rows = opened(game, seed, min(game.max_seats, max(game.min_seats, 3)))
            while one.status == "playing" and len(rows) < 60:
                secrets = pending_secrets(one)
                if secrets and dice.random() < 0.7:
                    other = rebuilt(one, rows)
                    hiding = dice.sample(secrets, dice.randint(1, max(1, len(secrets) - 1)))
                    for seat, texts in hiding:
                        if not all(stays_hidden(state, seat, texts[0]) for state in (one, other)):
                            continue
                        row = Row(one.seq + 1, "move", 1000, seat, texts[0])
                        rows.append(row)
                        one.apply(row)
                        other.apply(msgspec.structs.replace(row, text=texts[1]))
                    hidden = {seat for seat, _ in hiding}
                    for eyes in everybodys_eyes(one):
                        if not hidden & set(eyes.you):
                            assert bytes_for(one, eyes) == bytes_for(other, eyes)
                            compared += 1
                        else:
                            assert one.table().digest() != other.table().digest()
                else:
                    row = next_row(one, dice, 1000)
                    rows.append(row)
                    one.apply(row)
    if game.id in ("diamant", "market"):
        assert compared > 20


def test_what_one_seat_drew_in_secret_changes_no_byte_for_others() -> None:
    """Events that only one seat may read, and what it sees: of tables with different seeds the others see the same."""
    scouts = next(toy for toy in TOYS if toy.id == "scouts")
    seen: dict[int, set[bytes]] = {0: set(), 1: set(), frames.SPECTATOR: set()}
    with shelved(scouts):
        for seed in range(20):
            state, _ = opened(scouts, seed, 2)
            object.__setattr__(state, "commitment", "the same promise")
            for seq, text in enumerate(("peek 1", "rest", "draw"), 3):
                seat = state.to_act[0]
                gave, _ = state.try_move(seat, text)
                state.apply(Row(seq, "move", 1000, seat, text, "", gave))
            for eyes in everybodys_eyes(state):
                seen[eyes.seat].add(bytes_for(state, eyes))
    assert len(seen[0]) > 5
    assert len(seen[1]) == 1
    assert len(seen[frames.SPECTATOR]) == 1


def test_the_seed_stays_secret_until_the_end() -> None:
    state, rows = opened(find_game("diamant"), 7)
    dice = random.Random(7)
    seed = state.header.seed.hex()
    while state.status == "playing":
        for eyes in everybodys_eyes(state):
            assert seed.encode() not in bytes_for(state, eyes)
        assert seed not in state.log()
        assert seed not in repr(state.header)
        rows.append(next_row(state, dice, 1000))
        state.apply(rows[-1])
    for eyes in everybodys_eyes(state):
        assert seed.encode() in bytes_for(state, eyes)


def test_an_undo_gives_no_new_time() -> None:
    """Whoever takes a move back thinks on with the time that was left."""
    state, _ = opened(find_game("diamant"), 1)
    assert state.begun[0] == 1000
    state.apply(Row(3, "move", 6000, 0, "back"))
    assert 0 not in state.begun
    state.apply(Row(4, "undo", 9000, 0))
    assert state.begun[0] == 4000  # five seconds were used
    assert state.begun[1] == 1000


def test_a_question_is_as_old_as_its_first_asking() -> None:
    """Others' moves in the same ask do not make a view outdated; the next ask does."""
    state, _ = opened(find_game("diamant"), 2)
    assert state.asked == {0: 2, 1: 2, 2: 2}
    state.apply(Row(3, "move", 1000, 0, "deeper"))
    assert state.asked == {1: 2, 2: 2}
    state.apply(Row(4, "undo", 1000, 0))
    assert state.asked == {0: 4, 1: 2, 2: 2}
    state.apply(Row(5, "move", 1000, 0, "deeper"))
    state.apply(Row(6, "move", 1000, 1, "deeper"))
    gave, _ = state.try_move(2, "deeper")
    state.apply(Row(7, "move", 1000, 2, "deeper", "", gave))
    assert set(state.asked.values()) == {7}


def test_rows_that_do_not_hold_are_named() -> None:
    state, _ = opened(find_game("diamant"), 3)
    with pytest.raises(Broken) as broken:
        state.apply(Row(3, "move", 1000, 0, "sideways"))
    assert broken.value.seq == 3
    state, _ = opened(find_game("diamant"), 3)
    with pytest.raises(Broken):
        state.apply(Row(3, "move", 1000, 0, "deeper", "", ["treasure 99"]))


def test_trying_changes_nothing() -> None:
    state, _ = opened(find_game("diamant"), 4)
    before = state.table().digest()
    state.try_move(0, "back")
    with pytest.raises(Refused):
        state.try_move(0, "sideways")
    with pytest.raises(Refused):
        state.try_undo(0, True)
    state.apply(Row(3, "move", 1000, 0, "back"))
    assert state.try_undo(0, True)[0] == 1
    assert state.table().digest() != before
    assert len(state.records) == 1
