"""What a game asks and offers in its examples, in English, word for word, and what an answer is about;
`tests/<game>/asked.txt` holds it.

python -m tests.scenarios.said bonfire     writes the file anew: read the difference before you believe it

Of every kind of question, and of every kind of answer to it, stand the few that are shortest to say, each with an
example that says it. A kind that stands nowhere is new, and somebody has to read it.
"""

from __future__ import annotations

import functools
import sys
from collections import defaultdict
from pathlib import Path

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.core.event import Event
from vatra.core.game import find_game
from vatra.core.live import Live
from vatra.core.scenario import Scenario, ScenarioFailed, read, run, scenario_files
from vatra.core.words import Speaker, speaker

TESTS = Path(__file__).resolve().parents[1]
EXAMPLES = TESTS.parent / "scenarios"
NAMES = ["Anna", "Borys", "Celina", "Dorota"]
GAMES = ["bonfire", "spirit_island"]  # Glow has tables of its own for that: `tests.glow.said`
FEW = 3


def asked(example: Scenario) -> dict[str, set[str]]:
    """Play an example: the lines that it says, by their kind."""
    words = speaker("en", find_game(example.game))
    found: dict[str, set[str]] = defaultdict(set)

    def listen(live: Live, who: int, refused: str) -> None:
        for seat in live.table.to_act:
            ask = live.table.ask(seat)
            name = f"{type(ask).__name__} {ask.kind}"
            question = ask.prompt(live.table, seat)
            found[f"{name} {question.name}"].add(said(words, question))
            for option in live.table.options(seat):
                label = ask.label(live.table, seat, option)
                kind = f"{name} {option.text.split()[0]} {label.name}"
                about = " ".join(ask.things(live.table, seat, option))
                found[kind].add(f"{option.text}: {said(words, label)} [{about}]")

    run(example, listen)
    return found


def said(words: Speaker, event: Event) -> str:
    text = words.tell(event, NAMES)
    things = " ".join([value for value in event.args.values() if isinstance(value, str)]).split()
    if (
        text != text.strip()
        or not text
        or "{" in text
        or not all(t.isdigit() or words.has(t) for t in things)
    ):
        raise ScenarioFailed(f"cannot be said: {event}")
    return text


def check(example: Scenario) -> None:
    """The example holds, says what it is to say, and nothing of a kind that nobody has read."""
    if example.game not in GAMES:
        run(example)
        return
    kinds, by_example = kept(example.game)
    found = asked(example)
    lines = {f"{kind} | {line}" for kind, those in found.items() for line in those}
    missing = sorted(by_example.get(short(example.file), set()) - lines)
    if missing or not set(found) <= kinds:
        raise ScenarioFailed(f"not said any more: {missing}; new: {sorted(set(found) - kinds)}")


@functools.cache
def kept(game: str) -> tuple[set[str], dict[str, set[str]]]:
    """The kinds that somebody has read, and the lines of every example."""
    by_example: dict[str, set[str]] = defaultdict(set)
    file = ""
    for line in file_of(game).read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            file = line.removeprefix("# ")
        elif line:
            by_example[file].add(line)
    return {line.split(" | ")[0] for lines in by_example.values() for line in lines}, by_example


def file_of(game: str) -> Path:
    return TESTS / game / "asked.txt"


def short(file: Path) -> str:
    return str(file.relative_to(EXAMPLES))


def text(game: str) -> str:
    where: dict[str, dict[str, str]] = defaultdict(dict)
    for file in scenario_files([EXAMPLES / game]):
        for kind, lines in asked(read(file)).items():
            for line in lines:
                where[kind].setdefault(line, short(file))
    by_example: dict[str, set[str]] = defaultdict(set)
    for kind, lines_of in where.items():
        for line in sorted(lines_of, key=lambda line: (len(line), line))[:FEW]:
            by_example[lines_of[line]].add(f"{kind} | {line}")
    return "\n".join(
        f"# {file}\n" + "\n".join(sorted(by_example[file])) + "\n" for file in sorted(by_example)
    )


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        file_of(game).write_text(text(game), encoding="utf-8")
