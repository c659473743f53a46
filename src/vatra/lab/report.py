"""The report: one HTML file with everything in it, readable for years, alike on paper and on a phone.

The same plan gives the same file, byte for byte, so nothing in it depends on the day or on the machine.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

import vatra
from vatra.bots import title
from vatra.core.statistics import Measure
from vatra.core.words import SHARED_TEXT, Speaker, text_folder
from vatra.lab import plots
from vatra.lab.compare import Comparison, Paired
from vatra.lab.plots import Interval
from vatra.lab.summary import Rung, Summary, Tally, mean_of

HERE: Final = Path(__file__).parent
STYLE: Final = HERE / "report.css"
MOST_COMPANIES: Final = 30  # tables of bots that are listed one by one


@functools.cache
def report_words(language: str, game: str) -> Speaker:
    """The words of a report: those of the house, of the game, and its own."""
    return Speaker(language, (*SHARED_TEXT, text_folder(vatra.find_game(game)), HERE / "text"))


def write_report(
    file: str | Path, result: Summary | Comparison, *, language: str = "en", command: str = ""
) -> None:
    """Write the report of a summary or a comparison. `command` is printed as the way to get it again."""
    target = Path(file)
    part = target.with_name(target.name + ".part")
    part.write_text(Report(result, language, command).html(), encoding="utf-8")
    os.replace(part, target)


class Report:
    def __init__(self, result: Summary | Comparison, language: str, command: str) -> None:
        self.comparison = result if isinstance(result, Comparison) else None
        self.summary = result.after if isinstance(result, Comparison) else result
        self.plan = self.summary.plan
        self.words = report_words(language, self.plan.game.id)
        self.command = command
        self.rungs = self.summary.ladder()

    def html(self) -> str:
        title = escape(self.title())
        parts = [self.head(), self.patch(), self.ranking(), self.before_whom(), self.scores(), self.by_seat()]
        parts += [self.length(), self.positions(), self.companies(), self.statistics(), self.again()]
        made = escape(self.words.say("report-made", {"version": vatra.__version__}))
        return (
            f'<!doctype html>\n<html lang="{self.words.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join([part for part in parts if part])
            + f"\n<footer>{made}</footer>\n</main>\n</body>\n</html>\n"
        )

    # -- words -------------------------------------------------------------------------------------------------------

    def say(self, name: str, **args: int | str | float) -> str:
        return self.words.say(name, args)

    def number(self, value: float, digits: int = 1) -> str:
        words = self.say(f"number-{digits}", n=value) if digits else self.say("number", n=round(value))
        return words.replace("-", "−")  # a hyphen is no minus

    def percent(self, share: float) -> str:
        return self.say("percent", n=100 * share)

    def range(self, ends: tuple[float, float], digits: int = 1) -> str:
        return f"{self.number(ends[0], digits)} … {self.number(ends[1], digits)}"

    def percents(self, ends: tuple[float, float]) -> str:
        return self.say("percent-range", low=100 * ends[0], high=100 * ends[1])

    def bot(self, name: str) -> str:
        """Its name in words, if it has one."""
        message = f"bot-{name}"
        return self.words.say(message) if self.words.has(message) else title(name)

    def title(self) -> str:
        return self.say(f"report-title-{self.plan.kind}", game=self.say("game-name"))

    # -- sections ----------------------------------------------------------------------------------------------------

    def head(self) -> str:
        plan = self.plan
        facts = [
            ("report-games", self.say("number", n=self.summary.games)),
            ("report-bots", ", ".join([self.bot(bot) for bot in plan.bots])),
            ("report-players", self.say("number", n=plan.seats)),
            ("report-options", self.options()),
            ("report-tables", self.say("number", n=len(plan.tables))),
            ("report-seed", str(plan.tables[0].seed).removesuffix(" table 0")),
        ]
        if plan.positions:
            facts.append(("report-positions", self.say("number", n=len(plan.positions))))
        if plan.patch is not None:
            facts.append(("report-patch", Path(plan.patch.name).name))
        listed = "".join(
            [f"<dt>{escape(self.say(name))}</dt><dd>{escape(value)}</dd>" for name, value in facts]
        )
        blurb = escape(self.say(f"report-blurb-{plan.kind}"))
        return f"<header><h1>{escape(self.title())}</h1><p>{blurb}</p><dl>{listed}</dl></header>"

    def options(self) -> str:
        game = self.plan.game
        if self.plan.positions:
            return self.say("report-options-of-positions")
        seats = self.plan.seats
        played = [game.settle(seats, options) for options in self.plan.options]
        pairs: list[str] = []
        for option in game.options:
            values = [settings[option.id] for settings in played if option.applies(seats, settings)]
            if values and not option.display:
                said = [self.words.value(option.id, value) for value in dict.fromkeys(values)]
                pairs.append(f"{self.say(f'option-{option.id}')}: {', '.join(said)}")
        return "; ".join(pairs) or "–"

    def ranking(self) -> str:
        rated = all([rung.rating is not None for rung in self.rungs])
        columns = ["report-bot", *(["report-elo", "report-interval"] if rated else []), "report-seats-played"]
        columns += ["report-win-rate", "report-interval", "report-mean-score", "report-mean-place"]
        rows = [self.rung(rung) for rung in self.rungs]
        body = [self.table(columns, rows, first=True)]
        if rated:
            elo = [
                Interval(self.bot(r.bot), r.rating.elo, *r.rating.ci95, self.number(r.rating.elo, 0))
                for r in self.rungs
                if r.rating is not None
            ]
            body.append(
                self.figure("report-elo-plot", plots.forest(self.say("report-elo"), elo, plots.whole))
            )
        wins = [
            Interval(self.bot(r.bot), r.tally.rate, *r.tally.ci95, self.percent(r.tally.rate))
            for r in self.rungs
        ]
        plot = plots.forest(self.say("report-win-rate"), wins, self.percent_tick, self.fair_share())
        body.append(self.figure("report-wins-plot" if self.fair_share() else "report-wins-plot-alone", plot))
        return self.section(
            "report-ranking", body, "report-ranking-help" if rated else "report-ranking-wins-help"
        )

    def rung(self, rung: Rung) -> list[str]:
        tally = rung.tally
        row = [self.bot(rung.bot)]
        if rung.rating is not None:
            row += [self.number(rung.rating.elo, 0), self.range(rung.rating.ci95, 0)]
        row += [self.say("number", n=tally.seats), self.percent(tally.rate), self.percents(tally.ci95)]
        row += [self.number(tally.mean_score), self.number(tally.mean_place, 2)]
        return row

    def fair_share(self) -> float | None:
        """What everyone would win if all played alike, where that is one number."""
        if self.summary.cooperative or len({len(company) for company in self.summary.companies}) > 1:
            return None
        return 1 / self.plan.seats

    def before_whom(self) -> str:
        ahead = self.summary.ahead()
        if len(self.rungs) < 2 or not ahead:
            return ""
        names = [rung.bot for rung in self.rungs]
        cells = {
            (row, column): (ahead[a, b][0], self.say("number", n=round(100 * ahead[a, b][0])))
            for row, a in enumerate(names)
            for column, b in enumerate(names)
            if (a, b) in ahead
        }
        plot = plots.matrix(self.say("report-ahead"), [self.bot(name) for name in names], cells)
        return self.section("report-ahead", [f"<figure>{plot}</figure>"], "report-ahead-help")

    def scores(self) -> str:
        rows = [
            (self.bot(r.bot), dict(r.tally.scores), r.tally.mean_score, self.number(r.tally.mean_score))
            for r in self.rungs
        ]
        plot = plots.histograms(self.say("report-scores"), rows)
        return self.section("report-scores", [f"<figure>{plot}</figure>"], "report-scores-help")

    def by_seat(self) -> str:
        if self.summary.cooperative or self.plan.positions:
            return ""
        rows = [
            Interval(self.say("report-seat", n=seat + 1), t.rate, *t.ci95, self.percent(t.rate))
            for seat, t in sorted(self.summary.seats.items())
        ]
        plot = plots.forest(self.say("report-seats"), rows, self.percent_tick, self.fair_share())
        return self.section("report-seats", [f"<figure>{plot}</figure>"], "report-seats-help")

    def length(self) -> str:
        mean = mean_of(self.summary.moves)
        row = (self.say("report-decisions"), dict(self.summary.moves), mean, self.number(mean))
        body = [f"<figure>{plots.histograms(self.say('report-length'), [row])}</figure>"]
        if len(self.summary.reasons) > 1:
            rows = [
                [self.say(f"end-{reason}"), self.percent(count / self.summary.games)]
                for reason, count in self.summary.reasons.most_common()
            ]
            body.append(self.table(["report-ending", "report-share"], rows))
        return self.section("report-length", body, "report-length-help")

    def positions(self) -> str:
        if not self.plan.positions:
            return ""
        rows = [
            [position.name, *[self.won(rung.tally.by_position.get(position.name)) for rung in self.rungs]]
            for position in self.plan.positions
        ]
        heads = [self.say("report-position"), *[self.bot(rung.bot) for rung in self.rungs]]
        return self.section("report-by-position", [self.grid(heads, rows)], "report-by-position-help")

    def companies(self) -> str:
        companies = self.summary.companies
        if not 1 < len(companies) <= MOST_COMPANIES:
            return ""
        rows = [
            [
                ", ".join([self.bot(bot) for bot in company]),
                *[self.won(tallies.get(rung.bot)) for rung in self.rungs],
            ]
            for company, tallies in sorted(companies.items())
        ]
        heads = [self.say("report-table"), *[self.bot(rung.bot) for rung in self.rungs]]
        return self.section("report-by-table", [self.grid(heads, rows)], "report-by-table-help")

    def won(self, tally: Tally | None) -> str:
        return "–" if tally is None or not tally.seats else self.percent(tally.rate)

    def statistics(self) -> str:
        body: list[str] = []
        for measure in self.summary.measures:
            values = self.summary.measured(measure)
            if measure.shown and any(values.values()):
                body.append(self.measure(measure, values))
        return self.section("report-statistics", body, "") if body else ""

    def measure(self, measure: Measure, values: dict[str, float]) -> str:
        if measure.by_seat:
            values = {rung.bot: values[rung.bot] for rung in self.rungs if rung.bot in values}
        rows = [
            (
                self.label(measure, label),
                value,
                self.percent(value) if measure.share else self.number(value, 2),
            )
            for label, value in values.items()
        ]
        title = self.say(f"stat-{measure.name}")
        help = self.words.say(f"stat-{measure.name}", attribute="help")
        return (
            f"<h3>{escape(title)}</h3>"
            f"<figure><figcaption>{escape(help)}</figcaption>{plots.bars(title, rows)}</figure>"
        )

    def label(self, measure: Measure, label: str) -> str:
        if measure.by_seat:
            return self.bot(label)
        return self.say(label) if self.words.has(label) else label

    def patch(self) -> str:
        if self.comparison is None or self.plan.patch is None:
            return ""
        rows = []
        for rung in self.rungs:
            change = self.comparison.bots[rung.bot]
            won, scored = self.difference(change.win_rate, True), self.difference(change.score, False)
            rows.append([self.bot(rung.bot), *won, *scored])
        columns = [
            "report-bot",
            "report-win-rate-change",
            "report-interval",
            "report-score-change",
            "report-interval",
        ]
        all_rows = [
            [self.say("report-score-of-all"), *self.difference(self.comparison.score, False)],
            [self.say("report-decisions"), *self.difference(self.comparison.moves, False)],
        ]
        changed = self.say("report-changed", changed=self.comparison.changed, of=self.plan.games)
        return self.section(
            "report-patch-changes",
            [
                f'<p class="help">{escape(changed)}</p>',
                self.table(columns, rows),
                self.table(["report-whole-game", "report-change", "report-interval"], all_rows),
                f"<pre><code>{escape(self.plan.patch.source)}</code></pre>",
            ],
            "report-patch-help",
        )

    def difference(self, paired: Paired, share: bool) -> list[str]:
        """The change and its interval, in percentage points or points."""
        scale = 100 if share else 1
        low, high = paired.ci95
        unit = " " + self.say("report-points-of-percent") if share else ""
        sign = "+" if paired.mean > 0 else ""
        return [
            f"{sign}{self.number(scale * paired.mean, 2)}{unit}",
            self.range((scale * low, scale * high), 2),
        ]

    def again(self) -> str:
        command = f'<p class="command"><code>{escape(self.command)}</code></p>' if self.command else ""
        return self.section("report-again", [command], "report-again-help") if command else ""

    # -- shapes ------------------------------------------------------------------------------------------------------

    def section(self, title: str, body: Sequence[str], help: str) -> str:
        words = f'<p class="help">{escape(self.say(help))}</p>' if help else ""
        return f"<section><h2>{escape(self.say(title))}</h2>{words}{''.join(body)}</section>"

    def figure(self, caption: str, plot: str) -> str:
        return f"<figure><figcaption>{escape(self.say(caption))}</figcaption>{plot}</figure>"

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], first: bool = False) -> str:
        return self.grid([self.say(column) for column in columns], rows, first)

    def grid(self, heads: Sequence[str], rows: Sequence[Sequence[str]], first: bool = False) -> str:
        """`first`: the first row is the best and stands out."""
        head = "".join([f'<th scope="col">{escape(head)}</th>' for head in heads])
        body = ""
        for number, row in enumerate(rows):
            cells = "".join([f"<td>{escape(cell)}</td>" for cell in row[1:]])
            kind = ' class="first"' if first and number == 0 and len(rows) > 1 else ""
            body += f'<tr{kind}><th scope="row">{escape(row[0])}</th>{cells}</tr>'
        return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    def percent_tick(self, share: float) -> str:
        return f"{100 * share:g}%"
