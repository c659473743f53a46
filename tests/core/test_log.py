"""The log is the game: stored, read, replayed, verified. A damaged one names its first bad line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.test_live import walk
from tests.core.toys import MARKET, SCOUTS
from tests.core.toys.base import Toy, shelved

from vatra.core import words
from vatra.core.chance import Sealed, commitment
from vatra.core.errors import BadInput
from vatra.core.live import Live
from vatra.core.log import Log, dealer, log_of, open_live, read_log, replay, verify

SEED = bytes(range(32))
NAMES = ["Олена", "Marek", "novice"]

Row = dict[str, Any]


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    with shelved(MARKET), shelved(SCOUTS):
        yield


def finished(game: Toy = MARKET, seed: bytes = SEED, seats: int = 3) -> tuple[Live, str]:
    live = open_live(game, seats, {}, seed)
    walk(live)
    return live, log_of(live, NAMES[:seats], seed).text()


def rows(text: str) -> list[Row]:
    return [json.loads(line) for line in text.splitlines()]


def joined(lines: list[Row]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def fault(call: Callable[[], object]) -> BadInput:
    with pytest.raises(BadInput) as bad:
        call()
    return bad.value


# -- there and back ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [MARKET, SCOUTS])
def test_a_finished_game_goes_there_and_back(game: Toy) -> None:
    live, text = finished(game)
    log = read_log(text, "a.log")
    assert log.text() == text
    assert replay(log, "a.log").table.digest() == live.table.digest()
    again = verify(log, "a.log")
    assert again.table.digest() == live.table.digest()
    assert [(r.seat, r.text, r.gave) for r in again.records] == [
        (r.seat, r.text, r.gave) for r in live.records
    ]


@pytest.mark.parametrize("moves", range(10))
def test_a_game_can_be_left_at_any_move_and_taken_up_again(moves: int) -> None:
    whole, _ = finished()
    live = open_live(MARKET, 3, {}, SEED)
    for record in whole.records[:moves]:
        live.act(record.seat, record.text)
    text = log_of(live, NAMES, SEED).text()
    assert SEED.hex() not in text  # the secret is not out before the end
    assert rows(text)[0]["commitment"] == commitment(SEED)
    again = replay(read_log(text, "a.log"), "a.log")
    assert again.table.digest() == live.table.digest()
    for record in whole.records[moves:]:
        again.act(record.seat, record.text, record.gave)
    assert again.table.digest() == whole.table.digest()


def test_the_header_says_what_was_played() -> None:
    _, text = finished()
    head = rows(text)[0]
    assert list(head) == ["vatra", "game", "version", "seats", "options", "commitment", "gave"]
    assert (head["vatra"], head["game"], head["version"], head["seats"]) == (1, "market", 1, NAMES)


def test_a_version_is_kept() -> None:
    """An older game is played by today's rules; what no longer holds is named by its line, not by its age."""
    lines = rows(finished()[1])
    lines[0]["version"] = 7
    log = read_log(joined(lines), "a.log")
    assert log.version == 7
    assert rows(log.text())[0]["version"] == 7
    assert replay(log, "a.log").table.over


def test_an_older_version_may_end_in_other_words() -> None:
    """The digest is a hash of the engine's own words for a position; later versions may put it otherwise. Moves and
    draws are checked all the same."""
    lines = rows(finished()[1])
    lines[-1]["digest"] = "00"
    assert fault(lambda: replay(read_log(joined(lines), "a.log"), "a.log")).name == "log-other-end"
    lines[0]["version"] = 0
    assert verify(read_log(joined(lines), "a.log"), "a.log").table.over
    lines[3]["do"] = "bid 9"
    assert fault(lambda: verify(read_log(joined(lines), "a.log"), "a.log")).said["line"] == 4


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=2, max_size=2))
def test_any_name_can_sit_down(names: list[str]) -> None:
    """Also one with a line separator of some alphabet in it."""
    with shelved(MARKET):
        live = open_live(MARKET, 2, {}, SEED)
        live.act(0, "bid 1")
        log = read_log(log_of(live, names, SEED).text(), "a.log")
        assert log.seats == names
        assert replay(log, "a.log").table.digest() == live.table.digest()


def test_windows_line_ends_are_line_ends() -> None:
    live, text = finished()
    log = read_log(text.replace("\n", "\r\n"), "a.log")
    assert verify(log, "a.log").table.digest() == live.table.digest()


# -- damage: the first bad line is named ---------------------------------------------------------------------


def cut(line: int) -> Callable[[str], str]:
    """Break off in the middle of a line."""

    def damage(text: str) -> str:
        lines = text.splitlines()
        return "\n".join([*lines[: line - 1], lines[line - 1][: len(lines[line - 1]) // 2]])

    return damage


def changed(line: int, **fields: Any) -> Callable[[str], str]:
    """Other values in one line; a field that is None is left out."""

    def damage(text: str) -> str:
        lines = rows(text)
        lines[line - 1] = {k: v for k, v in (lines[line - 1] | fields).items() if v is not None}
        return joined(lines)

    return damage


def replaced(line: int, with_text: str) -> Callable[[str], str]:
    def damage(text: str) -> str:
        lines = text.splitlines()
        return "\n".join([*lines[: line - 1], with_text, *lines[line:]])

    return damage


READING = [
    ("log-empty", 1, lambda text: ""),
    ("log-not-json", 1, cut(1)),
    ("log-not-json", 1, replaced(1, "hello")),
    ("log-not-json", 1, replaced(1, "[1]")),
    ("log-not-a-log", 1, replaced(1, "{}")),
    ("log-not-a-log", 1, changed(1, vatra=3)),
    ("log-not-a-log", 1, changed(1, vatra="1")),
    ("log-bad-header", 1, changed(1, seats=None)),
    ("log-bad-header", 1, changed(1, seats="three")),
    ("log-bad-header", 1, changed(1, seats=[1, 2, 3])),
    ("log-bad-header", 1, changed(1, seats=["one"])),
    ("log-bad-header", 1, changed(1, seats=["many"] * 9)),
    ("log-bad-header", 1, changed(1, gave="all")),
    ("log-bad-header", 1, changed(1, options=None)),
    ("log-bad-header", 1, changed(1, options=["a"])),
    ("log-bad-header", 1, changed(1, options={"colour": "red"})),
    ("log-bad-header", 1, changed(1, version=None)),
    ("log-bad-header", 1, changed(1, version="1")),
    ("log-bad-header", 1, changed(1, version=True)),
    ("log-bad-header", 1, changed(1, game=None)),
    ("log-bad-header", 1, changed(1, game="solitaire")),
    ("log-bad-header", 1, changed(1, commitment=17)),
    ("log-not-json", 4, cut(4)),
    ("log-not-json", 4, replaced(4, "")),
    ("log-not-json", 4, replaced(4, "null")),
    ("log-not-json", 4, replaced(4, '{"seat": 0, "do": "bid 1"} {}')),
    ("log-not-json", 4, replaced(4, '{"seat": ' + "1" * 5000 + "}")),
    ("log-not-json", 4, replaced(4, "[" * 100_000)),
    ("log-not-a-move", 4, replaced(4, "{}")),
    ("log-not-a-move", 4, changed(4, seat=None)),
    ("log-not-a-move", 4, changed(4, seat="0")),
    ("log-not-a-move", 4, changed(4, seat=True)),
    ("log-not-a-move", 4, changed(4, seat=1.0)),
    ("log-not-a-move", 4, changed(4, do=None)),
    ("log-not-a-move", 4, changed(4, do=7)),
    ("log-not-a-move", 4, changed(4, gave="storm")),
    ("log-not-a-move", 4, changed(4, gave=[1])),
    ("log-not-a-move", 3, replaced(3, '{"seed": "00", "digest": "00"}')),
    ("log-no-such-seat", 4, changed(4, seat=3)),
    ("log-no-such-seat", 4, changed(4, seat=-1)),
]


@pytest.mark.parametrize(("name", "line", "damage"), READING, ids=range(len(READING)))
def test_reading_names_the_first_bad_line(name: str, line: int, damage: Callable[[str], str]) -> None:
    text = damage(finished()[1])
    bad = fault(lambda: read_log(text, "a.log"))
    assert (bad.name, bad.said["file"], bad.said["line"]) == (name, "a.log", line)


def at_drawing_move(text: str) -> int:
    """The line of the first move that drew something."""
    return next(i for i, row in enumerate(rows(text), 1) if i > 1 and row.get("gave"))


def last(text: str) -> int:
    return len(text.splitlines())


REPLAYING: list[tuple[str, Callable[[str], int], Callable[[str], Row]]] = [
    ("log-refused", lambda text: 3, lambda text: {"do": "bid 9"}),
    ("log-refused", lambda text: 3, lambda text: {"seat": rows(text)[1]["seat"], "do": "bid 0"}),
    ("log-other-chance", at_drawing_move, lambda text: {"gave": None}),
    ("log-other-chance", at_drawing_move, lambda text: {"gave": ["five"]}),
    ("log-other-chance", at_drawing_move, lambda text: {"gave": ["one"] * 40}),
    ("log-other-chance", lambda text: 2, lambda text: {"gave": ["one"]}),
    ("log-other-chance", lambda text: 1, lambda text: {"gave": ["one"]}),
    ("log-other-end", last, lambda text: {"digest": "00"}),
    ("log-other-end", last, lambda text: {"digest": None}),
]


@pytest.mark.parametrize("check", [replay, verify])
@pytest.mark.parametrize(("name", "line", "fields"), REPLAYING)
def test_replaying_names_the_first_line_that_does_not_hold(
    check: Callable[[Log, str], Live],
    name: str,
    line: Callable[[str], int],
    fields: Callable[[str], Row],
) -> None:
    text = finished()[1]
    broken = changed(line(text), **fields(text))(text)
    bad = fault(lambda: check(read_log(broken, "a.log"), "a.log"))
    assert (bad.name, bad.said["line"]) == (name, line(text))
    assert bad.said["file"] == "a.log"


def test_a_refused_line_names_move_and_rule() -> None:
    text = changed(3, do="bid 9")(finished()[1])
    bad = fault(lambda: replay(read_log(text, "a.log"), "a.log"))
    assert (bad.said["move"], bad.said["rule"]) == ("bid 9", "market.bid.what-you-have")


def test_every_fault_can_be_said_in_every_language() -> None:
    text = finished()[1]
    for _, _, damage in READING:
        bad = fault(lambda damage=damage: read_log(damage(text), "a.log"))  # type: ignore[misc]
        for language in words.LANGUAGES:
            assert "a.log" in words.speaker(language).say(bad.name, bad.said)


# -- proof ---------------------------------------------------------------------------------------------------


def test_a_seed_that_was_not_promised() -> None:
    text = finished()[1]
    other = changed(last(text), seed=bytes(32).hex())(text)
    bad = fault(lambda: verify(read_log(other, "a.log"), "a.log"))
    assert (bad.name, bad.said["line"]) == ("log-broken-promise", last(text))


def test_a_seed_swapped_together_with_its_promise_gives_other_draws() -> None:
    text = finished()[1]
    forged = changed(1, commitment=commitment(bytes(32)))(changed(last(text), seed=bytes(32).hex())(text))
    assert replay(read_log(forged, "a.log"), "a.log").table.over  # by its draws alone it looks sound
    bad = fault(lambda: verify(read_log(forged, "a.log"), "a.log"))
    assert (bad.name, bad.said["line"]) == ("log-other-chance", at_drawing_move(text))


def test_a_draw_that_was_chosen() -> None:
    """One die is another one: a replay by its draws may well go through, the proof does not."""
    text = finished()[1]
    line = at_drawing_move(text)
    gave = rows(text)[line - 1]["gave"]
    other = next(face for face in ("one", "two", "three") if face != gave[-1])
    forged = changed(line, gave=[*gave[:-1], other])(text)
    bad = fault(lambda: verify(read_log(forged, "a.log"), "a.log"))
    assert (bad.name, bad.said["line"]) == ("log-other-chance", line)


def test_a_move_that_was_not_made() -> None:
    text = finished()[1]
    other = "bid 0" if rows(text)[1]["do"] != "bid 0" else "bid 1"
    forged = changed(2, do=other)(text)
    assert fault(lambda: verify(read_log(forged, "a.log"), "a.log")).name.startswith("log-")


def test_moves_that_were_cut_off_at_the_end() -> None:
    text = finished()[1]
    lines = rows(text)
    bad = fault(lambda: verify(read_log(joined([*lines[:-2], lines[-1]]), "a.log"), "a.log"))
    assert (bad.name, bad.said["line"]) == ("log-other-end", last(text) - 1)


@pytest.mark.parametrize("seed", ["xyz", "0", "päper"])
def test_a_damaged_seed(seed: str) -> None:
    text = finished()[1]
    bad = fault(lambda: verify(read_log(changed(last(text), seed=seed)(text), "a.log"), "a.log"))
    assert (bad.name, bad.said["line"]) == ("log-bad-seed", last(text))


def test_an_unfinished_game_has_nothing_to_prove_yet() -> None:
    live = open_live(MARKET, 3, {}, SEED)
    live.act(0, "bid 1")
    bad = fault(lambda: verify(read_log(log_of(live, NAMES, SEED).text(), "a.log"), "a.log"))
    assert (bad.name, bad.said["line"]) == ("log-no-seed", 3)


def test_a_dealer_deals_the_same_table_again_and_again() -> None:
    deal = dealer(MARKET, 2, {}, Sealed(SEED))
    first, second = Live(deal), Live(deal)
    assert walk(first) == walk(second)
    assert [record.gave for record in first.records] == [record.gave for record in second.records]
