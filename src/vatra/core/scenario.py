# plain: reads TOML, and nothing here is hot
"""Scenarios: the executable rulebook. One small file is one example, and names the rules it shows."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from vatra.core.chance import seeded
from vatra.core.errors import BadInput, Refused
from vatra.core.event import Event
from vatra.core.game import find_game
from vatra.core.live import Live
from vatra.core.table import SPECTATOR, Table

MAX_RULES: Final = 3
_TOP: Final = {"rule", "title", "game", "seats", "options", "arrange", "move", "expect", "new_refused"}
_VERBS: Final = ("do", "all", "undo", "auto")
_MOVE: Final = {"seat", "refused", *_VERBS}
_SPECIAL: Final = {"seat", "view", "options", "not_options", "to_act", "over", "result", "log", "not_log"}
# Inside an expectation: one of these alone in a table compares in another way than "equal to".
_COMPARE: Final = {"unordered", "one_of", "less_than", "more_than"}
_ANY_RULE: Final = True  # `refused = true`: by whatever rule


# Told of the start (seat -1) and of every try: the table after it, who tried, and the rule that refused it, or nothing.
Watch = Callable[[Live, int, str], None]


class ScenarioFailed(Exception):
    """The example does not hold; the message says what was expected and what came."""


@dataclass(frozen=True)
class Scenario:
    file: Path
    rules: tuple[str, ...]
    title: str
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    arrange: dict[str, Any] = field(default_factory=dict)
    steps: tuple[dict[str, Any], ...] = ()  # moves and expectations, in the order in which they are written
    new_refused: str = ""

    @property
    def moves(self) -> list[dict[str, Any]]:
        return [step for step in self.steps if is_move(step)]


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files named, and every `.toml` below the folders named."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.toml"))
        elif path.is_file():
            found.append(path)
        else:
            raise BadInput("no-such-file", {"file": str(path)})
    return found


def read(file: Path) -> Scenario:
    """Parse and check the form of a scenario."""
    try:
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise ScenarioFailed(f"not valid TOML: {fault}") from None
    _only(data, _TOP, "the scenario")
    rules, moves = data.get("rule", []), data.get("move", [])
    if not _texts(rules) or not 1 <= len(rules) <= MAX_RULES:
        raise ScenarioFailed(f"`rule` must name one to {MAX_RULES} rules")
    for key, kind in (("title", str), ("game", str), ("seats", int)):
        if type(data.get(key)) is not kind:
            raise ScenarioFailed(f"`{key}` is missing, or not {'a number' if kind is int else 'a text'}")
    for key in ("options", "arrange"):
        if not isinstance(data.get(key, {}), dict):
            raise ScenarioFailed(f"`{key}` must be a table")
    if not _tables(moves):
        raise ScenarioFailed("`move` must be a list of tables: write [[move]]")
    expected = data.get("expect", {})
    expects = [expected] if isinstance(expected, dict) else expected
    if not _tables(expects):
        raise ScenarioFailed("`expect` must be a table, or several: write [expect] or [[expect]]")
    for number, move in enumerate(moves, 1):
        _check_move(move, f"move {number}")
    for expect in expects:
        _check_expect(expect)
    _check_rest(data, moves, expects)
    return Scenario(
        file,
        tuple(rules),
        data["title"],
        data["game"],
        data["seats"],
        data.get("options", {}),
        data.get("arrange", {}),
        tuple([*moves, *expects] if isinstance(expected, dict) else _as_written(text, moves, expects)),
        data.get("new_refused", ""),
    )


def is_move(step: dict[str, Any]) -> bool:
    return any(verb in step for verb in _VERBS)


def _as_written(
    text: str, moves: list[dict[str, Any]], expects: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Moves and expectations one after the other: TOML itself keeps the order of each kind only."""
    heads = re.findall(r"(?m)^\s*\[\[\s*(move|expect)\s*\]\]", text)
    if heads.count("move") != len(moves) or heads.count("expect") != len(expects):
        raise ScenarioFailed("beside [[expect]] every move is written as [[move]]")
    left = {"move": iter(moves), "expect": iter(expects)}
    return [next(left[head]) for head in heads]


def _check_move(move: dict[str, Any], what: str) -> None:
    _only(move, _MOVE, what)
    if len([verb for verb in _VERBS if verb in move]) != 1:
        raise ScenarioFailed(f"{what} needs one of {', '.join(_VERBS)}")
    for key in ("do", "all"):
        if not isinstance(move.get(key, ""), str):
            raise ScenarioFailed(f"{what}: `{key}` must be a text")
    if not isinstance(move.get("refused", ""), str) and move["refused"] is not _ANY_RULE:
        raise ScenarioFailed(f"{what}: `refused` must be the id of a rule, or true")
    for key in ("undo", "auto"):
        if move.get(key, True) is not True:
            raise ScenarioFailed(f"{what}: `{key}` can only be true")
    if "seat" in move and type(move["seat"]) is not int:
        raise ScenarioFailed(f"{what}: `seat` must be a number")
    if "seat" in move and "all" in move:
        raise ScenarioFailed(f"{what}: `all` is for everybody who may act and has no `seat`")
    if "refused" in move and "auto" in move:
        raise ScenarioFailed(f"{what}: `auto` is always allowed and cannot be `refused`")


def _check_expect(expect: dict[str, Any]) -> None:
    for key in ("options", "not_options"):
        if not _texts(expect.get(key, [])):
            raise ScenarioFailed(f"`{key}` must be a list of texts")
    for key in ("log", "not_log"):
        told = expect.get(key, [])
        if not isinstance(told, list) or not all([isinstance(_told(x).get("event"), str) for x in told]):
            raise ScenarioFailed(f'`{key}` must be a list of events: `"flee"` or `{{ event = "flee" }}`')
    if not isinstance(expect.get("result", {}), dict):
        raise ScenarioFailed("`result` must be a table")
    if "seat" in expect and not {"options", "not_options"} & set(expect):
        raise ScenarioFailed("`seat` says whose `options` or `not_options` are meant")


def _check_rest(data: dict[str, Any], moves: list[dict[str, Any]], expects: list[dict[str, Any]]) -> None:
    """A scenario has to show something, and what it says has to be looked at."""
    if not _texts(data.get("arrange", {}).get("chance", [])):
        raise ScenarioFailed("`chance` must be a list of texts")
    if not isinstance(data.get("new_refused", ""), str):
        raise ScenarioFailed("`new_refused` must be a text")
    if "new_refused" in data:
        if moves or "expect" in data:
            raise ScenarioFailed("with `new_refused` there is no table to move at, nor anything to expect")
    elif not any(set(x) - {"seat", "view"} for x in expects) and not any("refused" in x for x in moves):
        raise ScenarioFailed("it shows nothing: there is neither an expectation nor a refusal")


def run(scenario: Scenario, watch: Watch = lambda live, seat, refused: None) -> None:
    """Play the example; raise `ScenarioFailed` where it does not hold."""
    try:
        live = Live(_dealer(scenario))
    except BadInput as fault:
        if scenario.new_refused and fault.rule == scenario.new_refused:
            return
        raise ScenarioFailed(f"the table cannot be made: {fault}") from None
    if scenario.new_refused:
        raise ScenarioFailed(f"the table was made, though {scenario.new_refused} should refuse it")
    watch(live, -1, "")
    expects = [step for step in scenario.steps if not is_move(step)]
    moves = expected = looked = 0
    for step in scenario.steps:
        try:
            if is_move(step):
                moves += 1
                _move(live, step, watch)
                continue
            expected += 1
            _expect(live, step, looked)
            looked = len(live.records)
        except (ScenarioFailed, BadInput) as fault:
            where = f"move {moves}: " if is_move(step) else f"expect {expected}: " if len(expects) > 1 else ""
            raise ScenarioFailed(f"{where}{fault}") from None
    _sound(live.table)
    if live.table.chance.script:
        raise ScenarioFailed(f"never drawn: {', '.join(live.table.chance.script)}")


def _dealer(scenario: Scenario) -> Any:
    game = find_game(scenario.game)
    words = dict(scenario.arrange)
    script = list(words.pop("chance", []))
    seed = words.pop("seed", 1)

    def deal() -> Table:
        settings = game.settle(scenario.seats, scenario.options)
        chance = seeded(seed)
        chance.script = list(script)
        if words:
            table = game.arrange(scenario.seats, settings, chance, words)
        else:
            table = game.deal(scenario.seats, settings, chance)
        table.answered = []
        return table

    return deal


def _move(live: Live, move: dict[str, Any], watch: Watch) -> None:
    table = live.table
    refused = move.get("refused", "")
    if "all" in move:
        if not table.to_act:
            raise ScenarioFailed("nobody can act")
        for each in table.to_act:
            watch(live, each, _act(live, each, move["all"], refused))
        return
    if "do" in move and "refused" not in move and _by_itself(table, move):
        return
    if "seat" not in move and len(table.to_act) != 1:
        raise ScenarioFailed(f"`seat` is needed: {table.to_act} may act")
    seat: int = move["seat"] if "seat" in move else table.to_act[0]
    if "undo" in move:
        watch(live, seat, _refusable(lambda: live.undo(seat), "undo", refused, live))
    elif "auto" in move:
        watch(live, seat, _act(live, seat, table.game.auto(table, seat).text, ""))
    else:
        watch(live, seat, _act(live, seat, move["do"], refused))


def _by_itself(table: Table, move: dict[str, Any]) -> bool:
    """The table has made this move already, because there was no other: writing it is no fault."""
    seat, text = move.get("seat"), move["do"]
    asked = table.to_act if seat is None else [seat]
    if any(text in table.actions(who) for who in asked):
        return False
    answered = table.answered or []
    for at, (who, done) in enumerate(answered):
        if done == text and seat in (None, who):
            del answered[: at + 1]
            return True
    return False


def _act(live: Live, seat: int, text: str, refused: str | bool) -> str:
    live.table.answered = []
    return _refusable(lambda: live.act(seat, text), f"seat {seat} {text!r}", refused, live)


def _refusable(act: Any, what: str, refused: str | bool, live: Live) -> str:
    """The rule that refused it, as the example wants; nothing where it was allowed."""
    before = live.table.digest()
    try:
        act()
    except Refused as refusal:
        if refused not in (refusal.rule, _ANY_RULE):
            raise ScenarioFailed(f"{what} was refused by {refusal.rule}") from None
        if live.table.digest() != before:
            raise ScenarioFailed(f"{what} was refused and changed the table") from None
        return refusal.rule
    if refused:
        rule = "some rule" if refused is _ANY_RULE else refused
        raise ScenarioFailed(f"{what} was allowed, though {rule} should refuse it")
    return ""


def _sound(table: Table) -> None:
    """Whatever an example expects, all that must always hold, holds."""
    faults = table.game.check(table)
    if faults:
        raise ScenarioFailed("; ".join(faults))


def _expect(live: Live, expect: dict[str, Any], since: int) -> None:
    """`since` so many moves ago somebody looked last; the log is looked at from there."""
    table = live.table
    _sound(table)
    if "to_act" in expect:
        _equal("to_act", table.to_act, expect["to_act"])
    if "over" in expect:
        _equal("over", table.over, expect["over"])
    if "options" in expect or "not_options" in expect:
        _expect_options(table, expect)
    if "result" in expect:
        result = table.result
        if result is None:
            raise ScenarioFailed("the game is not over")
        for key, value in expect["result"].items():
            _equal(f"result.{key}", _at(result.data(), key, "result."), value)
    _expect_told(live, expect, since)
    seen = _seen(table, expect.get("view"))
    for path, value in expect.items():
        if path not in _SPECIAL:
            _equal(path, _at(seen, path), value)


def _expect_options(table: Table, expect: dict[str, Any]) -> None:
    acting = table.to_act
    seat = expect.get("seat", acting[0] if acting else 0)
    if seat not in range(table.seats):
        raise ScenarioFailed(f"there is no seat {seat}")
    options = table.actions(seat)
    if "options" in expect:
        _equal("options", sorted(options), sorted(expect["options"]))
    for text in expect.get("not_options", []):
        if text in options:
            raise ScenarioFailed(f"{text!r} is among the options of seat {seat}")


def _expect_told(live: Live, expect: dict[str, Any], since: int) -> None:
    """What was told since the expectation before: `log` in this order, whatever else came between."""
    told = [] if since else live.opening[:]
    for record in live.records[since:]:
        told += record.events
    at = 0
    for wanted in map(_told, expect.get("log", [])):
        while at < len(told) and not _tells(told[at], wanted):
            at += 1
        if at == len(told):
            said = "; ".join(map(repr, told)) or "nothing"
            raise ScenarioFailed(f"the log does not tell {wanted} there; it tells {said}")
        at += 1
    for unwanted in map(_told, expect.get("not_log", [])):
        for event in told:
            if _tells(event, unwanted):
                raise ScenarioFailed(f"the log tells {event!r}")


def _told(event: Any) -> dict[str, Any]:
    return event if isinstance(event, dict) else {"event": event}


def _tells(event: Event, wanted: dict[str, Any]) -> bool:
    said = {"event": event.name, **event.args}
    return all(key in said and _fits(said[key], value) for key, value in wanted.items())


def _seen(table: Table, who: Any) -> dict[str, Any]:
    if who is None:
        return table.game.describe(table)
    if who == "spectator":
        return table.view(SPECTATOR)
    if type(who) is not int or who not in range(table.seats):
        raise ScenarioFailed(f'`view` is a seat or "spectator", not {who!r}')
    return table.view(who)


def _at(data: Any, path: str, under: str = "") -> Any:
    for part in path.split("."):
        try:
            data = data[int(part)] if isinstance(data, list) else data[part]
        except (KeyError, IndexError, ValueError, TypeError):
            raise ScenarioFailed(f"there is no {under + path!r} in the description of the table") from None
    return data


def _equal(what: str, got: Any, wanted: Any) -> None:
    if not _fits(got, wanted):
        raise ScenarioFailed(f"{what} is {got!r}, expected {wanted!r}")


def _fits(got: Any, wanted: Any) -> bool:
    """Equal, part by part, but where a table of one key compares in another way."""
    if isinstance(wanted, dict) and len(wanted) == 1 and set(wanted) <= _COMPARE:
        [(how, value)] = wanted.items()
        if how == "one_of":
            return any(_fits(got, each) for each in value)
        if how == "unordered":
            return isinstance(got, list) and _same_in_any_order(got, value)
        number = type(got) in (int, float)
        return number and (got < value if how == "less_than" else got > value)
    if isinstance(wanted, dict) and isinstance(got, dict):
        return set(got) == set(wanted) and all(_fits(got[key], wanted[key]) for key in wanted)
    if isinstance(wanted, list) and isinstance(got, list):
        return len(got) == len(wanted) and all(map(_fits, got, wanted))
    return bool(got == wanted)


def _same_in_any_order(got: list[Any], wanted: list[Any]) -> bool:
    left = list(got)
    for each in wanted:
        fit = next((at for at, value in enumerate(left) if _fits(value, each)), None)
        if fit is None:
            return False
        del left[fit]
    return not left


def _only(data: dict[str, Any], known: set[str], what: str) -> None:
    unknown = sorted(set(data) - known)
    if unknown:
        raise ScenarioFailed(f"{what} has unknown keys: {', '.join(unknown)}")


def _tables(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(x, dict) for x in value)


def _texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(x, str) for x in value)
