"""What has been played of a plan, noted in a file as it comes: a simulation that was stopped goes on from there."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import msgspec

from vatra.core.errors import BadInput
from vatra.lab.plan import Plan
from vatra.lab.records import Record
from vatra.lab.run import Player, in_processes


def resuming(file: Path, player: Player = in_processes) -> Player:
    """A player that notes every game in a file, and does not play again what it finds there."""

    def play(plan: Plan, jobs: int, first: int = 0) -> Iterator[list[Record]]:
        # An experiment plays the same games with a patch and without.
        own = file if plan.patch is None else file.with_name(f"{file.name}.patched")
        known = noted(own, plan)
        yield known
        with own.open("a", encoding="utf-8") as out:
            for records in player(plan, jobs, len(known)):
                lines = [json.dumps(asdict(record), ensure_ascii=False) + "\n" for record in records]
                out.write("".join(lines))
                out.flush()
                yield records

    return play


def noted(file: Path, plan: Plan) -> list[Record]:
    """The games of this plan in the file, from the first on. A line that was cut off is taken away."""
    head = json.dumps({"vatra-sim": 1, "plan": fingerprint(plan)}) + "\n"
    text = file.read_text(encoding="utf-8") if file.exists() else head
    if not text.startswith(head):
        raise BadInput("lab-other-simulation", {"file": str(file)})
    whole = text[: text.rindex("\n") + 1]
    file.write_text(whole, encoding="utf-8")
    return [msgspec.json.decode(line, type=Record) for line in whole.split("\n")[1:-1]]


def fingerprint(plan: Plan) -> str:
    """The same for plans whose games are the same, played by the same rules."""
    return hashlib.sha256(f"{plan.game.version} {plan!r}".encode()).hexdigest()
