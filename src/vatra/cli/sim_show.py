"""What `vatra sim` says when the games are over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from vatra.cli import screen
from vatra.cli.seating import Chair, names_of
from vatra.cli.terminal import QUIET, terminal
from vatra.core.words import Speaker
from vatra.lab import Comparison, Plan, Rung, Summary, story
from vatra.lab.compare import Paired
from vatra.lab.report import Report

# -- for a program -----------------------------------------------------------------------------------------------------


def record(plan: Plan, result: Summary | Comparison, seconds: float) -> dict[str, Any]:
    """The contract of `--json`. `seats` are the bots as listed; a ladder has `ladder`, a patch has `change`."""
    summary = result.after if isinstance(result, Comparison) else result
    data: dict[str, Any] = {"game": plan.game.id, "games": plan.games, "seconds": round(seconds, 3)}
    if plan.kind == "match":
        data["seats"] = [rung_data(rung) for rung in summary.line_up()]
    else:
        data["ladder"] = [rung_data(rung) for rung in summary.ladder()]
    if isinstance(result, Comparison):
        data["change"] = {
            "games": result.changed,
            "moves": paired_data(result.moves),
            "score": paired_data(result.score),
            "bots": {
                bot: {"win_rate": paired_data(change.win_rate), "score": paired_data(change.score)}
                for bot, change in result.bots.items()
            },
        }
    return data


def rung_data(rung: Rung) -> dict[str, Any]:
    tally = rung.tally
    data: dict[str, Any] = {
        "bot": rung.bot,
        "games": tally.seats,
        "wins": tally.wins,
        "win_rate": tally.rate,
        "ci95": list(tally.ci95),
        "mean_score": tally.mean_score,
    }
    if rung.rating is not None:
        data |= {"elo": rung.rating.elo, "elo_ci95": list(rung.rating.ci95), "mean_place": tally.mean_place}
    return data


def paired_data(paired: Paired) -> dict[str, Any]:
    return {"mean": paired.mean, "ci95": list(paired.ci95)}


# -- for a person ------------------------------------------------------------------------------------------------------


def show(plan: Plan, result: Summary | Comparison, seconds: float) -> None:
    summary = result.after if isinstance(result, Comparison) else result
    report = Report(result, terminal.language, "")
    words = report.words
    terminal.print(
        words.say("sim-title", {"game": words.say("game-name"), "games": plan.games}), style="bold"
    )
    terminal.print(standings(report, summary))
    if isinstance(result, Comparison):
        terminal.print(changes(report, result))
    speed = round(plan.games / seconds) if seconds else plan.games
    terminal.print(words.say("sim-speed", {"seconds": round(seconds, 1), "speed": speed}), style=QUIET)


def standings(report: Report, summary: Summary) -> Grid:
    """A match lists the bots as they were named; a ladder ranks them."""
    listed = summary.plan.kind == "match" and not summary.plan.positions
    rungs = summary.line_up() if listed else summary.ladder()
    rated = rungs[0].rating is not None
    rates = ["sim-wins", "sim-win-rate", "sim-interval", "sim-mean-score"]
    grid = grid_of(report.words, ["sim-bot", *(["report-elo", "sim-interval"] if rated else []), *rates])
    best = max([rung.tally.rate for rung in rungs])
    for rung in rungs:
        cells = [report.bot(rung.bot)]
        if rung.rating is not None:
            cells += [report.number(rung.rating.elo, 0), report.range(rung.rating.ci95, 0)]
        cells += [report.number(rung.tally.wins), report.percent(rung.tally.rate)]
        cells += [report.percents(rung.tally.ci95), report.number(rung.tally.mean_score, 2)]
        grid.add_row(*[Text(cell) for cell in cells], style="bold" if rung.tally.rate == best else "")
    return grid


def changes(report: Report, comparison: Comparison) -> Grid:
    heads = ["sim-bot", "report-win-rate-change", "sim-interval", "report-score-change", "sim-interval"]
    grid = grid_of(report.words, heads)
    for bot, change in comparison.bots.items():
        won, scored = report.difference(change.win_rate, True), report.difference(change.score, False)
        grid.add_row(*[Text(cell) for cell in [report.bot(bot), *won, *scored]])
    return grid


def grid_of(words: Speaker, heads: list[str]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column(words.say(heads[0]))
    for head in heads[1:]:
        grid.add_column(words.say(head), justify="right")
    return grid


def show_files(report: Path | None, rows: list[Path], logs: Path | None) -> None:
    for file in [report, *rows, logs]:
        if file is not None:
            terminal.print(terminal.say("sim-written", file=str(file)), style=QUIET)


def tell_game(plan: Plan, number: int, as_json: bool) -> None:
    """One game of the plan, from beginning to end."""
    live, played = story(plan, number)
    if as_json:
        terminal.json(played.data())
        return
    words = Report(Summary(plan), terminal.language, "").words
    names = names_of([Chair(bot) for bot in played.bots], words)
    screen.heading(words.say("tty-title", {"game": words.say("game-name"), "names": words.listed(names)}))
    screen.events(live.opening, words, names)
    for move in live.records:
        screen.events(move.events, words, names)
    result = live.table.result
    assert result is not None
    screen.ending(live, result, words, names)
    terminal.print(words.say("sim-game", {"number": number, "seed": played.seed}), style=QUIET)
