"""What a game asks and offers in its examples, in English, word for word; `tests/<game>/asked.txt` holds it.

python -m tests.scenarios.said bonfire     writes the file anew: read the difference before you believe it

Of every question and of every kind of answer to it stand the few that are shortest to say.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.core.game import find_game
from vatra.core.live import Live
from vatra.core.scenario import read, run, scenario_files
from vatra.core.words import speaker

TESTS = Path(__file__).resolve().parents[1]
NAMES = ["Anna", "Borys", "Celina", "Dorota"]
GAMES = ["bonfire", "spirit_island"]  # Glow has tables of its own for that: `tests.glow.said`
FEW = 3
Asked = dict[str, dict[str, set[str]]]


def file_of(game: str) -> Path:
    return TESTS / game / "asked.txt"


def asked(game: str) -> Asked:
    """Every kind of question, and of answer to it, with all that was said so."""
    speak = speaker("en", find_game(game))
    found: Asked = defaultdict(lambda: defaultdict(set))

    def listen(live: Live, who: int, refused: str) -> None:
        for seat in live.table.to_act:
            ask = live.table.ask(seat)
            here = found[f"{type(ask).__name__} ({ask.kind})"]
            question = ask.prompt(live.table, seat)
            here[" " + question.name].add(f"? {speak.tell(question, NAMES)}")
            for option in live.table.options(seat):
                label = ask.label(live.table, seat, option)
                kind = f"{option.text.split()[0]} {label.name}"
                here[kind].add(f"- {option.text}: {speak.tell(label, NAMES)}")

    for file in scenario_files([TESTS.parent / "scenarios" / game]):
        run(read(file), listen)
    return found


def text(found: Asked) -> str:
    lines: list[str] = []
    for name, kinds in sorted(found.items()):
        lines += [f"# {name}"]
        for _, said in sorted(kinds.items()):
            lines += sorted(said, key=lambda line: (len(line), line))[:FEW]
        lines += [""]
    return "\n".join(lines)


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        file_of(game).write_text(text(asked(game)), encoding="utf-8")
