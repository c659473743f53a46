"""Every message with every number and name it can take, on one page per language: `build/words/<language>.md`.

Faults that a machine can see fail here; the pages are for people to read.
"""

from __future__ import annotations

import functools
import random
import re
from pathlib import Path

import pytest
from tests.words.texts import messages

from vatra.core.chance import seeded
from vatra.core.event import Event
from vatra.core.game import Game, games
from vatra.core.live import Live
from vatra.core.log import dealer
from vatra.core.words import LANGUAGES, SHARED_TEXT, Speaker, speaker, text_folder

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "build" / "words"
WEB = ROOT / "web" / "src"  # the page has words of its own, and speaks those of the games
NUMBERS = (0, 1, 2, 5, 11, 21, 71)
ANNA = "Анна"
NAMES = {"en": "Anna", "pl": "Anna", "uk": ANNA, "ru": ANNA}
MOST = 40  # names of one kind: cards of a large game are enough by the dozen

# A verb that has the ending of a third person beside "you".
THIRD = {
    "en": r"\bYou (?:\w+[^s\W]s|is|has|does)\b",
    "ru": r"\bВы \w+(?:ет|ёт|ит|ется|ится)\b",
    "pl": r"\bTy (?:(?:nie|coś|zwykle)\s)*(?!nie|coś|zwykle)\w+(?:a|e|i|y)\b",
    "uk": r"\bВи \w+(?:є|ить|їть|ать|ять)\b",
}
FAULTS = {
    "an empty place": r"\{|\}|\(\s*\)|«\s*»|“\s*”|„\s*”",
    "two spaces": r"[^\S\n]{2}",
    "a space before a mark": r"\s[,.;:!?](?:\s|$)",
    "two marks": r"[!?.]\.(?!\.)|,,|::|: :",
    "a word twice": r"\b(\w{4,}):? \1\b(?!-)",
    "a hyphen for a minus": r"(?<![\w-])-\d",
}


@functools.cache
def told(game: Game) -> dict[str, dict[str, set[str]]]:
    """Of each message that a game tells or asks: what each argument was, as a kind of thing."""
    found: dict[str, dict[str, set[str]]] = {}
    words = speaker("en", game)
    for mode in game.modes():
        for round in range(2):
            live = Live(dealer(game, mode.seats, game.settle(mode.seats, mode.options), seeded(f"{round}")))
            luck = random.Random(round)
            events = live.opening[:]
            while not live.table.over:
                seat = live.table.to_act[0]
                ask = live.table.ask(seat)
                events.append(ask.prompt(live.table, seat))
                events += [ask.label(live.table, seat, action) for action in live.table.options(seat)]
                events += live.act(seat, luck.choice(live.table.actions(seat))).events
            for event in events:
                for key, value in event.args.items():
                    kinds = found.setdefault(event.name, {}).setdefault(key, set())
                    kinds |= kinds_of(key, value, words)
    return found


def kinds_of(key: str, value: object, words: Speaker) -> set[str]:
    """A thing is of its own kind, and of the family that its name begins with: `token-ship` is a `token-`."""
    if key in ("seat", "seats", "things"):
        return {key}
    if not isinstance(value, str):
        return {"number"}
    if not words.has(value):
        return {"text"}
    return {f"={value}", value.partition("-")[0] + "-"} if "-" in value else {f"={value}"}


def values(kind: str, words: Speaker, game: Game | None) -> list[int | str]:
    """What an argument of this kind can be."""
    if kind == "number":
        return list(NUMBERS)
    if kind == "seat":
        return [0, 1]
    if kind == "seats":
        return [1, 2, 3]
    if kind == "things":
        return ["tokens-ship 1", "tokens-wild 5 resources-gold 2", "tokens-path 2 resources-herb 21"]
    if kind == "text":
        return ["A5"]
    if kind.startswith("="):
        return [kind[1:]]
    folder = text_folder(game) if game else SHARED_TEXT[0]
    names = [
        name
        for file in [folder / "en.ftl", *sorted(folder.glob("*/en.ftl"))]
        for name, said in messages(file).items()
        if name.startswith(kind) and "." not in name and not said.variables
        if not words.say(name).endswith(".")  # that is a sentence, not a name
    ]
    return [*names[:MOST]]


def kinds(game: Game | None, name: str, variable: str, choosing: bool) -> list[str]:
    """As seen in games; otherwise by the variable itself."""
    seen = told(game).get(name, {}).get(variable, set()) if game else set()
    if seen:
        return sorted(seen)
    if variable in ("seat", "seats", "things") and not (game is None and choosing):
        return [variable]
    return ["number" if choosing or len(variable) == 1 else "text"]


def renderings(words: Speaker, game: Game | None, file: Path) -> dict[str, list[str]]:
    """Each message of a file, one argument after the other going through all it can be."""
    found: dict[str, list[str]] = {}
    players = [words.say("you"), NAMES[words.language], "Bo"]
    known = messages(file)
    for key, said in known.items():
        name, _, attribute = key.partition(".")
        if name == "you":
            continue
        used = set(said.arguments)
        for other in said.says:
            used |= known[other].arguments if other in known else set()
        counts = "count" in said.variables and "count" not in (told(game).get(name, {}) if game else {})
        variables = sorted(used - {"you", *(["count"] if counts else [])})
        ranges = {
            v: [
                value
                for kind in kinds(game, name, v, v in said.choosing)
                for value in values(kind, words, game)
            ]
            for v in variables
        }
        first = {
            v: options[1] if len(options) > 1 else options[0] for v, options in ranges.items() if options
        }
        lines = []
        for v, options in ranges.items() or {"": [0]}.items():
            for value in options:
                event = Event(name, {**first, v: value} if v else {})
                if attribute or game is None or ("seats" not in event.args and counts):
                    text = words.say(name, {**{"count": 2}, **event.args}, attribute)
                else:
                    text = words.tell(event, players)
                lines.append(text)
        found[key] = list(dict.fromkeys(lines))
    return found


def folders() -> list[tuple[Game | None, Path]]:
    found: list[tuple[Game | None, Path]] = [(None, folder) for folder in (*SHARED_TEXT, WEB / "text")]
    for game in games():
        rooms = (text_folder(game), *text_folder(game).glob("*/"), WEB / "games" / game.id / "text")
        found += [(game, folder) for folder in rooms]
    return found


def speaker_at_the_page(language: str, game: Game | None) -> Speaker:
    """Who says all there is: the house, the page, the game and its board."""
    board = [text_folder(game), WEB / "games" / game.id / "text"] if game else []
    return Speaker(language, (*SHARED_TEXT, WEB / "text", *board))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_with_everything_it_can_take(language: str) -> None:
    PAGES.mkdir(parents=True, exist_ok=True)
    page, faults = [f"# Every message, {language}"], []
    for game, folder in folders():
        words = speaker_at_the_page(language, game)
        page.append(f"\n## {'/'.join(folder.parts[-4:])}\n")
        for key, lines in renderings(words, game, folder / f"{language}.ftl").items():
            page.append(f"**{key}**  " + "  \n".join(lines) + "\n")
            for line in lines:
                for fault, pattern in {**FAULTS, "you in the third person": THIRD[language]}.items():
                    if re.search(pattern, line) and (key, fault) not in MEANT:
                        faults.append(f"{key}: {fault}: {line}")
    (PAGES / f"{language}.md").write_text("\n".join(page), encoding="utf-8")
    assert not faults, "\n".join(faults)


# What looks like a fault and is none.
MEANT: set[tuple[str, str]] = {
    ("do-turn", "a word twice"),  # a price, and the space's own token
    ("web-set-keys-help", "a space before a mark"),  # the key with the question mark
}
