"""Results as data frames (polars) and as pictures that a notebook shows.

>>> from vatra import lab
>>> summary = lab.run(lab.ladder("diamant", ["random", "auto"], seats=3, games=60, seed=1))
>>> lab.frame(summary)["bot"].to_list()
['random', 'auto']
>>> lab.plot(summary).svg[:4]
'<svg'
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from typing import Any

from vatra.core.errors import BadInput
from vatra.lab import plots
from vatra.lab.compare import Comparison
from vatra.lab.plots import Interval, Plot
from vatra.lab.records import Record
from vatra.lab.summary import Summary, mean_of


def polars() -> Any:
    try:
        return importlib.import_module("polars")
    except ImportError:
        raise BadInput(
            "lab-needs-extra", {"package": "polars", "command": "pip install 'vatra[lab]'"}
        ) from None


def frame(result: Summary | Comparison) -> Any:
    """One row for each bot, best first. Of a comparison: what the patch changes, with 95 % intervals."""
    rows = _changes(result) if isinstance(result, Comparison) else _ladder(result)
    return polars().DataFrame(rows)


def games_frame(records: Iterable[Record]) -> Any:
    """One row for each seat of each game: `keepers` of `run` may collect the records in a list."""
    rows = [
        {
            "number": record.number,
            "seed": record.seed,
            "seat": seat,
            "bot": bot,
            "score": record.scores[seat],
            "place": record.places[seat],
            "won": record.won(seat),
            "moves": record.moves,
            "reason": record.reason,
        }
        for record in records
        for seat, bot in enumerate(record.bots)
    ]
    return polars().DataFrame(rows)


def plot(result: Summary | Comparison) -> Plot:
    """Elo where there is one, else win rates; of a comparison how the win rates change. With 95 % intervals."""
    if isinstance(result, Comparison):
        rows = [
            Interval(bot, change.win_rate.mean, *change.win_rate.ci95, f"{change.win_rate.mean:+.1%}")
            for bot, change in result.bots.items()
        ]
        return Plot(plots.forest("change of the win rate", rows, plots.percent, 0.0))
    ladder = result.ladder()
    if all([rung.rating is not None for rung in ladder]):
        rated = [
            Interval(rung.bot, rung.rating.elo, *rung.rating.ci95, f"{rung.rating.elo:.0f}")
            for rung in ladder
            if rung.rating is not None
        ]
        return Plot(plots.forest("Elo", rated, plots.whole))
    won = [Interval(rung.bot, rung.tally.rate, *rung.tally.ci95, f"{rung.tally.rate:.1%}") for rung in ladder]
    return Plot(plots.forest("win rate", won, plots.percent))


def curve(title: str, lines: dict[str, list[tuple[float, float]]], mark: float | None = None) -> Plot:
    """Shares along the way of a training, one line for each name; `mark` is a dashed line to compare with."""
    return Plot(plots.lines(title, lines, plots.percent, mark))


def _ladder(summary: Summary) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for rung in summary.ladder():
        row: dict[str, Any] = {"bot": rung.bot}
        if rung.rating is not None:
            row |= {"elo": rung.rating.elo, "elo_ci95": list(rung.rating.ci95)}
        tally = rung.tally
        row |= {"seats": tally.seats, "wins": tally.rate, "wins_ci95": list(tally.ci95)}
        rows.append(row | {"score": mean_of(tally.scores), "place": mean_of(tally.places)})
    return rows


def _changes(comparison: Comparison) -> list[dict[str, Any]]:
    return [
        {
            "bot": bot,
            "wins": change.win_rate.mean,
            "wins_ci95": list(change.win_rate.ci95),
            "score": change.score.mean,
            "score_ci95": list(change.score.ci95),
            "games": change.win_rate.pairs,
        }
        for bot, change in comparison.bots.items()
    ]
