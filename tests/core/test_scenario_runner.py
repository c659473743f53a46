"""The runner of scenarios: a good example passes, and for every key there is a way to be wrong that fails."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.core.toys import MARKET, SCOUTS
from tests.core.toys.base import shelved

from vatra.core.errors import BadInput
from vatra.core.scenario import ScenarioFailed, read, run, scenario_files

HEAD = """
rule  = ["market.bid.once"]
title = "Two bid"
game  = "market"
seats = 2
"""

GOOD = (
    HEAD
    + """
[arrange]
chance = ["one", "two", "three"]
coins  = [2, 3]

[[move]]
seat    = 0
do      = "bid 3"
refused = "market.bid.what-you-have"

[[move]]
seat = 0
do   = "bid 2"

[[move]]
seat = 0
undo = true

[[move]]
seat = 0
do   = "bid 0"

[[move]]
do = "bid 1"        # one seat only can act

[[move]]
seat    = 1
undo    = true
refused = "core.undo.chance"

[expect]
"coins"    = [2, 2]
"dice.0"   = [0]
"dice.-1.1" = 2
seat        = 1
options     = ["keep", "again"]
not_options = ["bid 0"]
to_act      = [0, 1]
over        = false
"""
)


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    with shelved(MARKET), shelved(SCOUTS):
        yield


def play(text: str, folder: Path) -> None:
    file = folder / "example.toml"
    file.write_text(text, encoding="utf-8")
    run(read(file))


def why(text: str, folder: Path) -> str:
    with pytest.raises(ScenarioFailed) as failed:
        play(text, folder)
    return str(failed.value)


def test_a_good_example_passes(tmp_path: Path) -> None:
    play(GOOD, tmp_path)


GOOD_ONES = {
    "all, view of a seat": HEAD
    + '[arrange]\nchance = ["one", "one"]\n[[move]]\nall = "bid 0"\n[expect]\nview = 0\n"bids" = ["0", "0"]',
    "a hidden bid": HEAD
    + '[[move]]\nseat = 1\ndo = "bid 2"\n[expect]\nview = "spectator"\n"bids" = ["-1", "?"]',
    "my own bid": HEAD + '[[move]]\nseat = 1\ndo = "bid 2"\n[expect]\nview = 1\n"bids" = ["-1", "2"]',
    "the whole table": HEAD + '[[move]]\nseat = 1\ndo = "bid 2"\n[expect]\n"bids" = ["-1", "2"]',
    "automatic": HEAD + '[[move]]\nseat = 1\nauto = true\n[expect]\n"bids" = ["-1", "3"]',
    "refused for all": HEAD + '[[move]]\nall = "bid 9"\nrefused = "market.bid.what-you-have"',
    "a seed": HEAD + '[arrange]\nseed = 5\n[[move]]\nall = "bid 0"\n[expect]\n"coins" = [4, 4]',
    "the result": HEAD
    + '[arrange]\nround = 2\ncoins = [1, 1]\npoints = [3, 1]\nchance = ["one", "two", "one", "one"]\n'
    + '[[move]]\nall = "bid 1"\n'
    + "[expect]\nover = true\nresult = { winners = [0], scores = [6, 3], places = [1, 2] }",
    "refused by whatever rule": HEAD + '[[move]]\nall = "bid 9"\nrefused = true',
    "between moves": HEAD
    + '[[expect]]\n"coins" = [4, 4]\n[[move]]\nseat = 0\ndo = "bid 2"\n[[expect]]\nto_act = [1]\n'
    + '"bids" = ["2", "-1"]\n[[move]]\nseat = 1\ndo = "bid 1"\n[[expect]]\n"coins" = { unordered = [3, 2] }',
    "compared": HEAD
    + '[[move]]\nseat = 0\ndo = "bid 2"\n[expect]\n"bids" = { unordered = ["-1", { one_of = ["1", "2"] }] }\n'
    + '"coins.0" = { more_than = 3 }\n"coins.1" = { less_than = 5 }\n"coins" = [{ one_of = [3, 4] }, 4]',
    "refused table": HEAD.replace("seats = 2", "seats = 9\nnew_refused = 'market.seats'"),
}


@pytest.mark.parametrize("name", GOOD_ONES)
def test_more_that_hold(name: str, tmp_path: Path) -> None:
    text = GOOD_ONES[name]
    if name == "refused table":  # a toy has no rule for its seats: say that this game has one
        text = text.replace("market", "diamant").replace("diamant.seats", "diamant.players.three-to-eight")
    play(text, tmp_path)


# name of the fault -> (what to replace in the good example, by what, what the message has to say)
WRONG: dict[str, tuple[str, str, str]] = {
    # the form
    "not TOML": ('rule  = ["market', "rule = [", "not valid TOML"),
    "unknown key": ("seats = 2", "seats = 2\nsaets = 3", "saets"),
    "no rule": ('rule  = ["market.bid.once"]', "", "`rule`"),
    "rule is no list": ('["market.bid.once"]', '"market.bid.once"', "`rule`"),
    "too many rules": ('["market.bid.once"]', '["a.a", "b.b", "c.c", "d.d"]', "`rule`"),
    "no rules": ('["market.bid.once"]', "[]", "`rule`"),
    "rule is no text": ('["market.bid.once"]', "[1]", "`rule`"),
    "no title": ('title = "Two bid"', "", "`title`"),
    "title is no text": ('title = "Two bid"', "title = 2", "`title`"),
    "no game": ('game  = "market"', "", "`game`"),
    "no seats": ("seats = 2", "", "`seats`"),
    "seats are no number": ("seats = 2", 'seats = "2"', "`seats`"),
    "seats are no number either": ("seats = 2", "seats = true", "`seats`"),
    "options are no table": ("seats = 2", 'seats = 2\noptions = "none"', "`options`"),
    "new_refused is no text": ("seats = 2", "seats = 2\nnew_refused = true", "`new_refused`"),
    "arrange is no table": ("[arrange]", "[[arrange]]", "`arrange`"),
    "a move written otherwise beside several expectations": ("[expect]", "[ [expect] ]", "not valid TOML"),
    "moves are no list": (
        GOOD[GOOD.index("[[move]]") : GOOD.index("[expect]")],
        '[move]\ndo = "bid 0"\n',
        "`move`",
    ),
    "chance is no list": ('["one", "two", "three"]', '"one"', "`chance`"),
    "chance has no names": ('["one", "two", "three"]', "[1]", "`chance`"),
    "unknown key of a move": ("undo = true", "undo = true\nundone = true", "undone"),
    "a move without a verb": ('do = "bid 1"  ', "", "one of"),
    "a move with two verbs": ("undo = true\n\n", 'undo = true\ndo = "bid 1"\n\n', "one of"),
    "all and a seat": ('seat = 0\ndo   = "bid 2"', 'seat = 0\nall = "bid 2"', "`all`"),
    "seat is no number": ('seat = 0\ndo   = "bid 2"', 'seat = "0"\ndo   = "bid 2"', "`seat`"),
    "do is no text": ('do   = "bid 2"', "do = 2", "`do`"),
    "undo is not true": ("seat = 0\nundo = true", "seat = 0\nundo = false", "`undo`"),
    "auto refused": ("undo    = true", "auto    = true", "`auto`"),
    "refused is no rule": ('refused = "core.undo.chance"', "refused = 1", "`refused`"),
    "log is no list": ("over        = false", 'log = "rolled"', "`log`"),
    "log names no event": ("over        = false", "log = [{ seat = 1 }]", "`log`"),
    # the table
    "unknown game": ('game  = "market"', 'game  = "bazaar"', "bazaar"),
    "too many seats": ("seats = 2", "seats = 7", "7"),
    "unknown option": ("seats = 2", "seats = 2\noptions = { colour = 1 }", "colour"),
    "made though refused": (GOOD[len(HEAD) :], "new_refused = 'x.y'", "was made"),
    "refused table with moves": ("seats = 2", "seats = 2\nnew_refused = 'x.y'", "new_refused"),
    # the moves
    "refused by another rule": ("market.bid.what-you-have", "market.bid.once", "what-you-have"),
    "allowed though refused": ('do      = "bid 3"', 'do      = "bid 1"', "was allowed"),
    "refused though allowed": ('do   = "bid 2"', 'do   = "bid 4"', "was refused"),
    "undo refused by another rule": ("core.undo.chance", "core.undo.shown", "core.undo.chance"),
    "undo allowed though refused": (
        "seat = 0\nundo = true",
        'seat = 0\nundo = true\nrefused = "core.undo.shown"',
        "was allowed",
    ),
    "undo refused though allowed": ("seat = 0\nundo = true", "seat = 1\nundo = true", "core.undo.nothing"),
    "who moves": ('seat = 0\ndo   = "bid 2"', 'do   = "bid 2"', "`seat` is needed"),
    "chance cannot give it": ('["one"', '["seven"', "seven"),
    "chance was not asked": ('"three"]', '"three", "one", "two"]', "never drawn"),
    # what is expected
    "another value": ('"coins"    = [2, 2]', '"coins"    = [2, 3]', "coins is [2, 2]"),
    "no such path": ('"coins"    = [2, 2]', '"cows"    = [2, 2]', "cows"),
    "no such place": ('"dice.0"   = [0]', '"dice.7"   = [0]', "dice.7"),
    "path through a number": ('"dice.0"   = [0]', '"round.0"   = [0]', "round.0"),
    "other options": ('["keep", "again"]', '["keep"]', "options"),
    "more options": ('["keep", "again"]', '["keep", "again", "wait"]', "options"),
    "a forbidden option": ('not_options = ["bid 0"]', 'not_options = ["keep"]', "'keep'"),
    "options are no list": ('["keep", "again"]', '"keep"', "`options`"),
    "options of nobody": ("seat        = 1", "seat        = 2", "seat 2"),
    "others to act": ("to_act      = [0, 1]", "to_act      = [0]", "to_act"),
    "another order of what is compared in any": (
        '"dice.0"   = [0]',
        '"dice.0"   = { unordered = [1] }',
        "dice.0",
    ),
    "none of these": ('"dice.-1.1" = 2', '"dice.-1.1" = { one_of = [0, 1] }', "dice.-1.1"),
    "not less": ('"dice.-1.1" = 2', '"dice.-1.1" = { less_than = 2 }', "dice.-1.1"),
    "not more": ('"dice.-1.1" = 2', '"dice.-1.1" = { more_than = 2 }', "dice.-1.1"),
    "not told": ("over        = false", 'log = ["cheers"]', "does not tell"),
    "not over": ("over        = false", "over        = true", "over"),
    "no result yet": ("over        = false", "over = false\nresult = { winners = [0] }", "not over"),
    "view of nobody": ("over        = false", "over = false\nview = 5", "view"),
    "view of a stranger": ("over        = false", 'over = false\nview = "bob"', "view"),
    "view of the truth": ("over        = false", "over = false\nview = true", "view"),
    "seat of no options": (
        GOOD[GOOD.index("options     =") :],
        "to_act = [0, 1]\n",
        "`seat`",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_every_way_to_be_wrong_fails(name: str, tmp_path: Path) -> None:
    old, new, message = WRONG[name]
    assert GOOD.count(old) >= 1, "the good example has changed"
    assert message in why(GOOD.replace(old, new, 1), tmp_path)


def test_a_result_is_compared_part_by_part(tmp_path: Path) -> None:
    good = GOOD_ONES["the result"]
    play(good, tmp_path)
    assert "result.winners" in why(good.replace("winners = [0]", "winners = [1]"), tmp_path)
    assert "result.scores" in why(good.replace("scores = [6, 3]", "scores = [6, 4]"), tmp_path)
    assert "result.cheers" in why(good.replace("winners = [0]", "cheers = 3"), tmp_path)
    table = "{ winners = [0], scores = [6, 3], places = [1, 2] }"
    assert "`result`" in why(good.replace(table, "[0]"), tmp_path)


def test_an_expectation_between_moves_can_fail(tmp_path: Path) -> None:
    good = GOOD_ONES["between moves"]
    assert "expect 2: to_act is [1]" in why(good.replace("to_act = [1]", "to_act = [0]"), tmp_path)
    inline = HEAD + 'move = [{ seat = 0, do = "bid 2" }]\n[[expect]]\n"coins" = [4, 4]\n'
    assert "[[move]]" in why(inline, tmp_path)


def test_the_log_is_looked_at_from_the_expectation_before(tmp_path: Path) -> None:
    """Who rolls again is told; whoever keeps is not."""
    rolled = HEAD + '[arrange]\nchance = ["one", "one", "two", "two"]\n[[move]]\nall = "bid 1"\n'
    rolled += '[[expect]]\nlog = ["rolled", "rolled"]\n'
    again = '[[move]]\nseat = 0\ndo = "again"\n'
    told = '[[expect]]\nlog = [{ event = "rolled", seat = 0 }]\nnot_log = [{ event = "rolled", seat = 1 }]\n'
    play(rolled + again + told, tmp_path)
    assert "the log tells" in why(rolled + again + told.replace("seat = 1", "seat = 0"), tmp_path)
    assert "does not tell" in why(rolled + again + told.replace("seat = 0", "seat = 1"), tmp_path)
    later = again + '[[expect]]\nlog = ["rolled"]\n[[move]]\nseat = 1\ndo = "keep"\n'
    assert "does not tell" in why(rolled + later + told, tmp_path)


def test_what_the_table_does_by_itself_may_be_written(tmp_path: Path) -> None:
    """A question with one answer answers itself: here the second seat has no coin for another roll, and keeps."""
    text = HEAD + '[arrange]\ncoins = [4, 1]\nchance = ["one", "two"]\n[[move]]\nall = "bid 1"\n'
    expected = "[expect]\nto_act = [0]"
    play(text + expected, tmp_path)
    play(text + '[[move]]\nseat = 1\ndo = "keep"\n' + expected, tmp_path)
    assert "refused" in why(text + '[[move]]\nseat = 1\ndo = "again"\n' + expected, tmp_path)
    twice = '[[move]]\nseat = 1\ndo = "keep"\n' * 2
    assert "refused" in why(text + twice + expected, tmp_path)


def test_all_needs_somebody(tmp_path: Path) -> None:
    """Nobody can act when the game is over: a move of all would pass without anything having been tried."""
    over = GOOD_ONES["the result"].replace("[expect]", '[[move]]\nall = "bid 0"\n[expect]')
    assert "nobody can act" in why(over, tmp_path)


def test_all_fails_where_one_is_refused(tmp_path: Path) -> None:
    text = HEAD + '[arrange]\ncoins = [4, 0]\n[[move]]\nall = "bid 1"\n[expect]\n"round" = 1'
    assert "seat 1 'bid 1' was refused" in why(text, tmp_path)


def test_an_example_that_shows_nothing_fails(tmp_path: Path) -> None:
    assert "shows nothing" in why(HEAD, tmp_path)
    assert "shows nothing" in why(HEAD + '[[move]]\nseat = 0\ndo = "bid 0"\n', tmp_path)
    assert "shows nothing" in why(HEAD + "[expect]\nview = 0\n", tmp_path)


def test_a_broken_position_fails(tmp_path: Path) -> None:
    text = HEAD + '[arrange]\ncoins = [-1, 2]\n[expect]\n"round" = 1'
    assert "seat 0 owes coins" in why(text, tmp_path)


def test_a_table_refused_by_another_rule_fails(tmp_path: Path) -> None:
    text = HEAD.replace("market", "diamant") + "new_refused = 'diamant.players.two-unofficial'"
    assert "cannot be made" in why(text, tmp_path)


def test_files_are_found(tmp_path: Path) -> None:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    for name in ("b.toml", "a.toml", "deep/er/c.toml", "deep/note.txt"):
        (tmp_path / name).write_text("")
    found = scenario_files([tmp_path / "b.toml", tmp_path / "deep", tmp_path])
    assert [file.name for file in found] == ["b.toml", "c.toml", "a.toml", "b.toml", "c.toml"]
    with pytest.raises(BadInput) as bad:
        scenario_files([tmp_path / "nowhere"])
    assert bad.value.name == "no-such-file"
    assert str(tmp_path / "nowhere") in str(bad.value)
