"""What the screen shows: the table, what happened, the question, the end."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from vatra.cli.layout import columns, hanging, laid
from vatra.cli.terminal import QUIET, terminal
from vatra.core.event import Event
from vatra.core.live import Live
from vatra.core.result import Result
from vatra.core.rulebook import Rulebook, Section
from vatra.core.show import show_table
from vatra.core.words import Speaker

TITLE = "bold yellow"
MARGIN = 2


def heading(words: str) -> None:
    terminal.print()
    terminal.print(words, style=TITLE)


def paragraph(words: str, style: str = "") -> None:
    """Whole lines for what is no terminal; nobody there turns them."""
    lines = [f"  {words}"] if not terminal.out.is_terminal else hanging("  ", words, terminal.out.width)
    for line in lines:
        terminal.print(line, style=style)


def events(told: Iterable[Event], words: Speaker, names: list[str]) -> None:
    for event in told:
        bullet(words.tell(event, names))


def bullet(words: str) -> None:
    lead = "  • "
    for line in [lead + words] if not terminal.out.is_terminal else hanging(lead, words, terminal.out.width):
        terminal.print(line)


def table(live: Live, seat: int, words: Speaker, names: list[str]) -> None:
    """The table as the seat sees it: headings, and rows of short cells."""
    for section in show_table(live.table, seat, words, names):
        heading(section.title)
        own = [seat >= 0 and row[0] == names[seat] for row in section.rows]
        rows(section.rows, ["bold" if mine else "" for mine in own])


def rows(cells: list[list[str]], styles: list[str], label: str = QUIET) -> None:
    """Rows below one another, whatever the width; the first cell stands back, unless the row has a style."""
    for row, lines, style in zip(cells, laid(cells, terminal.out.width - MARGIN), styles, strict=True):
        for number, line in enumerate(lines):
            text = Text(" " * MARGIN + line, style=style, no_wrap=True)
            if not number and not style and len(row) > 1:
                text.stylize(label, MARGIN, MARGIN + len(row[0]))
            terminal.out.print(text, soft_wrap=True)


def question(prompt: str, options: list[tuple[str, str]]) -> None:
    """`options` are labels with what they mean."""
    terminal.print()
    terminal.print(prompt, style="bold")
    meant = any(meaning for _, meaning in options)
    cells = [
        [str(number), label, meaning] if meant else [str(number), label]
        for number, (label, meaning) in enumerate(options, 1)
    ]
    rows(cells, [""] * len(cells), "bold cyan")


def ending(live: Live, result: Result, words: Speaker, names: list[str]) -> None:
    """Who won, and where every point came from."""
    heading(words.say("end-title"))
    terminal.print(words.say(f"end-{result.reason}"))
    terminal.print(verdict(result, words, names), style="bold")
    terminal.print()
    scores(result, words, names)
    for note in result.notes:
        terminal.print(words.tell(note, names))


def scores(result: Result, words: Speaker, names: list[str]) -> None:
    """A column for everybody, the best first and rivals without a seat last; where they do not fit, a row."""
    seats = sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    titles = [words.say(f"score-{part.category}") for part in result.parts[0]]
    cells = [["", *titles, words.say("end-total")]]
    if not result.cooperative:
        cells[0].insert(1, words.say("end-place"))
    told = [(names[seat], result.parts[seat], str(result.places[seat])) for seat in seats]
    told += [(words.say(name), parts, "") for name, parts in result.rivals]
    for name, parts, place in told:
        points = {part.category: part.points for part in parts}
        counted = [str(points[part.category]) if part.category in points else "" for part in result.parts[0]]
        counted.append(str(sum(points.values())))
        found = [words.set(each) for each in (counted if result.cooperative else [place, *counted])]
        cells.append([name, *found])
    across = [list(row) for row in zip(*cells, strict=True)]
    if columns(across, terminal.out.width - MARGIN) is None:
        for name, *counted in cells[1:]:
            heads = zip(cells[0][1:], counted, strict=True)
            rows([[name, *[f"{head} {points}" for head, points in heads if points]]], ["bold"])
        return
    rows(across, ["bold", *[""] * (len(across) - 2), "bold"])


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
