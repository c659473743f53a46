"""Games as data to learn from, in Parquet: every decision, what was open, what was seen, and how it ended."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import vatra
from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.log import read_log
from vatra.core.observing import Observer
from vatra.lab.frames import polars
from vatra.lab.plan import Plan
from vatra.lab.records import Record
from vatra.lab.report import report_words

PART: Final = 500  # games in one file of moves
FILES: Final = ("README.md", "games.parquet", "index.json", "moves")


class Dataset(AbstractContextManager["Dataset"]):
    """A folder of data, made of the records of a plan with logs.

    `games.parquet` has a row for each game, `moves/*.parquet` one for each decision; `index.json` says which action has
    which number and what the numbers of an observation mean, and `README.md` is the data card. The same plan gives the
    same data. The card is written last: a folder without one is not whole.
    """

    def __init__(self, folder: str | Path, plan: Plan, command: str = "", language: str = "en") -> None:
        if not plan.logs:
            raise ValueError("a dataset is made of logs: the plan needs logs=True")
        self.polars: Final = polars()
        self.folder: Final = Path(folder)
        self.plan: Final = plan
        self.command: Final = command
        self.language: Final = language
        self.observer: Final = Observer(plan.game, plan.seats)
        self.games: list[dict[str, Any]] = []
        self.moves: list[dict[str, Any]] = []
        self.parts = self.decisions = 0
        self.folder.mkdir(parents=True, exist_ok=True)
        strangers = [file.name for file in sorted(self.folder.iterdir())]
        if strangers:
            raise BadInput("lab-others-data", {"folder": str(folder), "file": strangers[0]})
        (self.folder / "moves").mkdir()

    def keep(self, record: Record) -> None:
        row = record.data()
        self.games.append({name: row[name] for name in self.schema_of_games()})
        self.moves += self.decided(record)
        if len(self.games) % PART == 0:
            self.write_moves()

    def decided(self, record: Record) -> Iterator[dict[str, Any]]:
        """The game again, decision by decision, each as its seat saw it."""
        log = read_log(record.log, "")
        table = log.game.deal(len(log.seats), log.settings, seeded(log.seed))
        table.advance()
        for number, move in enumerate(log.moves):
            row, allowed, options = self.observer.look(table, move.seat)
            texts = [option.text for option in options]
            yield {
                "game": record.number,
                "move": number,
                "seat": move.seat,
                "bot": record.bots[move.seat],
                "kind": type(table.ask(move.seat)).__name__,
                "options": allowed,
                "choice": self.observer.number_of(move.do),
                "observation": row,
                "won": record.won(move.seat),
                "score": record.scores[move.seat],
            }
            table.take(move.seat, options[texts.index(move.do)])

    def write_moves(self) -> None:
        self.decisions += len(self.moves)
        file = self.folder / "moves" / f"{self.parts:04}.parquet"
        self.polars.DataFrame(self.moves, schema=self.schema_of_moves()).write_parquet(file)
        self.moves = []
        self.parts += 1

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            return
        if self.moves:
            self.write_moves()
        games = self.polars.DataFrame(self.games, schema=self.schema_of_games())
        games.write_parquet(self.folder / "games.parquet")
        index = json.dumps(self.index(), ensure_ascii=False, indent=1) + "\n"
        (self.folder / "index.json").write_text(index, encoding="utf-8")
        (self.folder / "README.md").write_text(self.card(), encoding="utf-8")

    def schema_of_games(self) -> dict[str, Any]:
        number, text = self.polars.Int32, self.polars.String
        return {
            "number": number,
            "seed": text,
            "bots": self.polars.List(text),
            "scores": self.polars.List(number),
            "places": self.polars.List(number),
            "winners": self.polars.List(number),
            "cooperative": self.polars.Boolean,
            "moves": number,
            "reason": text,
        }

    def schema_of_moves(self) -> dict[str, Any]:
        number, text = self.polars.Int32, self.polars.String
        return {
            "game": number,
            "move": number,
            "seat": self.polars.UInt8,
            "bot": text,
            "kind": text,
            "options": self.polars.List(self.polars.UInt16),
            "choice": self.polars.UInt16,
            "observation": self.polars.Binary,
            "won": self.polars.Float32,
            "score": number,
        }

    def index(self) -> dict[str, Any]:
        """What the numbers stand for."""
        at, pieces = 0, []
        for piece in self.observer.pieces:
            pieces.append(
                {
                    "name": piece.name,
                    "from": at,
                    "to": at + piece.length,
                    "high": piece.high,
                    "about": piece.about,
                }
            )
            at += piece.length
        return {
            "game": self.plan.game.id,
            "version": self.plan.game.version,
            "seats": self.plan.seats,
            "actions": self.plan.game.actions,
            "kinds": self.observer.kinds,
            "words": self.observer.words,
            "pieces": pieces,
        }

    def card(self) -> str:
        """The data card, in the language of whoever makes it."""
        say = report_words(self.language, self.plan.game.id).say
        game = self.plan.game
        facts: dict[str, str | int | float] = {
            "games": len(self.games),
            "moves": self.decisions,
            "seats": self.plan.seats,
            "bots": ", ".join(self.plan.bots),
            "vatra": vatra.__version__,
            "version": game.version,
            "numbers": self.observer.size,
            "actions": len(game.actions),
        }
        title = say("card-title", {"game": say("game-name")})
        lines = [f"# {title}", "", say("card-what", facts), ""]
        if self.command:
            lines += [say("card-again"), "", f"```sh\n{self.command}\n```", ""]
        played = [game.settle(self.plan.seats, options) for options in self.plan.options]
        if game.options:
            lines += [say("card-options"), ""]
        for option in game.options:
            values = dict.fromkeys([str(settings[option.id]) for settings in played])
            lines.append(f"- `{option.id}`: {', '.join([f'`{value}`' for value in values])}")
        lines.append("")
        for file, columns in (("games.parquet", self.schema_of_games()), ("moves", self.schema_of_moves())):
            name = file.partition(".")[0]
            heading = file if name != file else "moves/*.parquet"
            lines += [f"## {heading}", "", "| | |", "|---|---|"]
            lines += [f"| `{column}` | {say(f'card-{name}-{column}', facts)} |" for column in columns]
            lines.append("")
        lines += [
            "## index.json",
            "",
            say("card-index", facts),
            "",
            "## Python",
            "",
            f"```python\n{READ}```",
            "",
        ]
        return "\n".join([*lines, say("card-limits"), ""])


READ: Final = """\
import numpy as np
import polars as pl

moves = pl.read_parquet("moves/*.parquet")
seen = np.frombuffer(b"".join(moves["observation"]), np.uint8).reshape(len(moves), -1)
"""
