"""Keeping a game in a file and taking it up again. The file is a log, the same that everything else reads."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from vatra.cli.given import log_given
from vatra.cli.seating import Chair, seats_of_log
from vatra.core.errors import BadInput
from vatra.core.game import Game
from vatra.core.live import Live
from vatra.core.log import Log, log_of, verify


@dataclass(frozen=True)
class Kept:
    """A game that was taken up again."""

    live: Live
    chairs: list[Chair]
    seed: bytes


def save(live: Live, chairs: list[Chair], seed: bytes, file: Path) -> None:
    """Write the whole log, or nothing. An unfinished game keeps its seed in the file: without it nobody could go on."""
    log = log_of(live, [chair.label for chair in chairs], seed)
    whole = Log(
        log.game,
        log.version,
        log.seats,
        log.settings,
        log.commitment,
        log.gave,
        log.moves,
        seed.hex(),
        live.table.digest(),
    )
    beside = file.with_name(f".{file.name}.part")
    beside.write_text(whole.text(), encoding="utf-8")
    os.replace(beside, file)


def make_room(file: Path) -> None:
    """Before a new game is saved: nothing else may be lost. An older log stays beside it with `.bak` at the end."""
    if not file.parent.is_dir():
        raise BadInput("save-no-folder", {"file": str(file), "folder": str(file.parent)})
    if not file.exists():
        return
    if not file.is_file():
        raise BadInput("save-not-a-log", {"file": str(file)})
    if file.stat().st_size == 0:
        return
    try:
        log_given(file)
    except BadInput:
        raise BadInput("save-not-a-log", {"file": str(file)}) from None
    os.replace(file, file.with_name(f"{file.name}.bak"))


def take_up(file: Path, game: Game) -> Kept:
    """A saved game at the point where it was left. Every draw is checked against the seed on the way."""
    log = log_given(file)
    if log.game is not game:
        raise BadInput("load-other-game", {"file": str(file), "game": log.game.id})
    if not log.seed:
        raise BadInput("load-no-seed", {"file": str(file)})
    live = verify(log, str(file))
    if live.table.over:
        raise BadInput("load-over", {"file": str(file)})
    return Kept(live, seats_of_log(game, log.seats), bytes.fromhex(log.seed))
