"""What a game counts while many games are played: whole numbers that are fed by the journal and add up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from vatra.core.event import Event


class Measure:
    """One table of a report. Its title is the message `stat-<name>` of the game, with a `.help`.

    It has one number for each of `labels` (messages of the game, or texts that are shown as they are), or one for each
    seat, which a report shows by player. Shown is the sum over all games divided by that of the measure `per` (with as
    many numbers, or one), or by the number of games where there is none. A `share` is shown in percent. What is only
    there to divide by is not `shown`.
    """

    def __init__(
        self,
        name: str,
        labels: list[str] | None = None,
        per: str = "",
        share: bool = False,
        shown: bool = True,
    ) -> None:
        self.name: Final = name
        self.labels: Final[list[str]] = labels or []
        self.by_seat: Final = labels is None
        self.per: Final = per
        self.share: Final = share
        self.shown: Final = shown


@mypyc_attr(allow_interpreted_subclasses=True)
class Statistics:
    """The measures of one game at one table. A game subclasses it and counts what it hears."""

    def __init__(self, measures: list[Measure], seats: int) -> None:
        self.counts: Final[dict[str, list[int]]] = {
            measure.name: [0] * (seats if measure.by_seat else len(measure.labels)) for measure in measures
        }

    def hear(self, event: Event) -> None:
        """Something happened at the table."""
        raise NotImplementedError  # abstract
