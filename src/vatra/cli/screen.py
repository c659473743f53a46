"""What the screen shows: the table, what happened, the question, the end."""

from __future__ import annotations

from collections.abc import Iterable

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from vatra.cli.terminal import QUIET, terminal
from vatra.core.event import Event
from vatra.core.live import Live
from vatra.core.result import Result
from vatra.core.rulebook import Rulebook, Section
from vatra.core.show import show_table
from vatra.core.words import Speaker

TITLE = "bold yellow"


def heading(words: str) -> None:
    terminal.print()
    terminal.print(words, style=TITLE)


def paragraph(words: str, style: str = "") -> None:
    terminal.print(Padding(Text(words, style=style), (0, 2)) if terminal.out.is_terminal else f"  {words}")


def events(told: Iterable[Event], words: Speaker, names: list[str]) -> None:
    for event in told:
        bullet(words.tell(event, names))


def bullet(words: str) -> None:
    if not terminal.out.is_terminal:
        terminal.print(f"  • {words}")
        return
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text("  •", style=QUIET), Text(words))
    terminal.print(grid)


def table(live: Live, seat: int, words: Speaker, names: list[str]) -> None:
    """The table as the seat sees it: headings, and rows of short cells in columns."""
    for section in show_table(live.table, seat, words, names):
        heading(section.title)
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for row in section.rows:
            own = seat >= 0 and row[0] == names[seat]
            cells = [Text(cell, style="bold" if own else "") for cell in row]
            cells[0].stylize(QUIET if len(row) == 2 else "")
            grid.add_row(*cells)
        for column in grid.columns[:-1]:
            column.no_wrap = True
        terminal.print(Padding(grid, (0, 2), expand=False))


def question(prompt: str, options: list[tuple[str, str]]) -> None:
    """`options` are labels with what they mean."""
    terminal.print()
    terminal.print(prompt, style="bold")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, (label, meaning) in enumerate(options, 1):
        grid.add_row(
            Text(str(number), style="bold cyan"), Text(label, style="bold"), Text(meaning, style=QUIET)
        )
    terminal.print(Padding(grid, (0, 2), expand=False))


def ending(live: Live, result: Result, words: Speaker, names: list[str]) -> None:
    """Who won, and where every point came from."""
    heading(words.say("end-title"))
    terminal.print(words.say(f"end-{result.reason}"))
    terminal.print(verdict(result, words, names), style="bold")
    terminal.print()
    categories = [part.category for part in result.parts[0]]
    grid = Grid(box=None, padding=(0, 3, 0, 0), header_style=QUIET)
    if not result.cooperative:
        grid.add_column(words.say("end-place"), justify="right")
    grid.add_column(words.say("end-player"))
    for category in categories:
        grid.add_column(words.say(f"score-{category}"), justify="right")
    grid.add_column(words.say("end-total"), justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: (result.places[seat], seat)):
        cells = [] if result.cooperative else [str(result.places[seat])]
        cells += [names[seat], *[str(part.points) for part in result.parts[seat]], str(result.scores[seat])]
        grid.add_row(*[Text(cell) for cell in cells], style="bold" if seat in result.winners else "")
    terminal.print(Padding(grid, (0, 2), expand=False))
    for note in result.notes:
        terminal.print(words.tell(note, names))


def verdict(result: Result, words: Speaker, names: list[str]) -> str:
    if result.cooperative:
        return words.say("end-all-won" if result.winners else "end-all-lost")
    winners = words.listed([names[seat] for seat in result.winners])
    return words.say("end-winner", {"count": len(result.winners), "names": winners})


def history(live: Live, seats: Iterable[int], words: Speaker, names: list[str]) -> None:
    """How it came about: what happened to these seats themselves."""
    told = [event for record in live.records for event in record.events]
    for seat in seats:
        own = [event for event in told if event.args.get("seat") == seat and event.readable(-1)]
        events(own, words, names)


def rule_section(section: Section) -> None:
    heading(section.title)
    for rule in section.rules:
        bullet(rule.text)


def rules(book: Rulebook) -> None:
    heading(book.title)
    paragraph(book.intro)
    for section in book.sections:
        rule_section(section)
