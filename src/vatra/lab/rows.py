"""One row per game, in a file that other tools read: CSV, JSON lines or Parquet."""

from __future__ import annotations

import csv
import importlib
import json
import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from vatra.core.errors import BadInput
from vatra.lab.records import Record

BY_SEAT: Final = ("bot", "score", "place", "won")


class Rows(AbstractContextManager["Rows"]):
    """A file of rows. It appears under its name when all of it is written, and not at all if something goes wrong."""

    def __init__(self, file: Path, seats: int) -> None:
        self.file = file
        self.seats = seats
        self.part = file.with_name(file.name + ".part")

    def keep(self, record: Record) -> None:
        raise NotImplementedError  # abstract

    def finish(self) -> None:
        """Write what is still missing to `part`."""
        raise NotImplementedError  # abstract

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.finish()
            if kind is None:
                os.replace(self.part, self.file)
        finally:
            self.part.unlink(missing_ok=True)


class TextRows(Rows):
    def __init__(self, file: Path, seats: int) -> None:
        super().__init__(file, seats)
        self.out: IO[str] = self.part.open("w", encoding="utf-8", newline="")

    def finish(self) -> None:
        self.out.close()


class JsonLines(TextRows):
    """Lists stay lists; statistics are in it."""

    def keep(self, record: Record) -> None:
        self.out.write(json.dumps(record.data(), ensure_ascii=False) + "\n")


class Csv(TextRows):
    """Flat: `bot_0`, `score_0`, `place_0`, `won_0`, `bot_1`, … A seat that a small table does not have is empty."""

    def __init__(self, file: Path, seats: int) -> None:
        super().__init__(file, seats)
        by_seat = [f"{name}_{seat}" for seat in range(seats) for name in BY_SEAT]
        self.rows = csv.writer(self.out)
        self.rows.writerow(["number", "table", "seed", "position", "moves", "reason", *by_seat])

    def keep(self, record: Record) -> None:
        row: list[Any] = [
            record.number,
            record.table,
            record.seed,
            record.position,
            record.moves,
            record.reason,
        ]
        for seat, bot in enumerate(record.bots):
            row += [bot, record.scores[seat], record.places[seat], round(record.won(seat), 6)]
        row += [""] * (len(BY_SEAT) * (self.seats - len(record.bots)))
        self.rows.writerow(row)


class Parquet(Rows):
    """Columns with lists by seat, for polars, pandas, DuckDB and their kin."""

    def __init__(self, file: Path, seats: int) -> None:
        super().__init__(file, seats)
        try:
            self.polars: Any = importlib.import_module("polars")
        except ImportError:
            raise BadInput(
                "lab-needs-extra", {"package": "polars", "command": "pip install 'vatra[lab]'"}
            ) from None
        self.rows: list[dict[str, Any]] = []

    def keep(self, record: Record) -> None:
        row = record.data()
        del row["statistics"]
        self.rows.append(row)

    def finish(self) -> None:
        number, text = self.polars.Int64, self.polars.String
        schema = {
            "number": number,
            "table": number,
            "seed": text,
            "position": text,
            "bots": self.polars.List(text),
            "scores": self.polars.List(number),
            "places": self.polars.List(number),
            "winners": self.polars.List(number),
            "cooperative": self.polars.Boolean,
            "moves": number,
            "reason": text,
        }
        self.polars.DataFrame(self.rows, schema=schema).write_parquet(self.part)


FORMATS: Final[dict[str, Callable[[Path, int], Rows]]] = {
    ".csv": Csv,
    ".jsonl": JsonLines,
    ".parquet": Parquet,
}


def open_rows(file: str | Path, seats: int) -> Rows:
    """A file for the rows of a plan with tables of up to so many seats; its ending says which kind."""
    target = Path(file)
    kind = FORMATS.get(target.suffix.lower())
    if kind is None:
        raise BadInput("lab-unknown-rows", {"file": str(file), "allowed": ", ".join(FORMATS)})
    check_folder(target)
    return kind(target, seats)


def check_folder(file: Path) -> None:
    """Better now than after ten thousand games."""
    if not file.parent.is_dir():
        raise BadInput("lab-no-folder", {"folder": str(file.parent)})


class LogFolder:
    """One log for each game, named by its number: `vatra replay` opens any of them.

    What lies in the folder already is neither mixed with these games nor written over; a simulation that goes on finds
    its own.
    """

    def __init__(self, folder: str | Path, games: int, goes_on: bool = False) -> None:
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.digits = len(str(games - 1))
        own = {self.path(number).name for number in range(games)} if goes_on else set()
        self.refuse([file for file in sorted(self.folder.iterdir()) if file.name not in own])

    def keep(self, record: Record) -> None:
        file = self.path(record.number)
        if file.exists():
            self.refuse([file] if file.read_text(encoding="utf-8") != record.log else [])
        part = file.with_suffix(".part")
        part.write_text(record.log, encoding="utf-8")
        part.replace(file)

    def refuse(self, strangers: list[Path]) -> None:
        if strangers:
            raise BadInput("lab-others-files", {"folder": str(self.folder), "file": strangers[0].name})

    def path(self, number: int) -> Path:
        return self.folder / f"{number:0{self.digits}}.jsonl"
