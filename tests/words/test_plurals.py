"""Each language counts in its own way: 21 is 'one' in Ukrainian and Russian, 'many' in Polish."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest
from tests.words.texts import messages

from vatra.core.game import games
from vatra.core.words import LANGUAGES, SHARED_TEXT, Speaker, speaker, text_folder

FOLDERS = [*SHARED_TEXT, *[text_folder(game) for game in games()]]
COUNTED = (1, 2, 5, 21, 22, 25)
FORM = {
    "uk": ("one", "few", "many", "one", "few", "many"),
    "ru": ("one", "few", "many", "one", "few", "many"),
    "pl": ("one", "few", "many", "many", "few", "many"),
    "en": ("one", "other", "other", "other", "other", "other"),
}
GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
# Here the number stands in another case, which has one form for all but 'one'.
OTHER_CASE = {
    ("uk", "replay-unfinished"),
    ("ru", "replay-unfinished"),
    ("pl", "replay-unfinished"),
    ("pl", "bench-title"),
}
# Two numbers in one sentence, the second of which is never one.
NEVER_ONE = ("condition-resource-sets", "condition-gifts-on-distinct-islands")


@functools.cache
def counted() -> dict[str, list[list[str]]]:
    """By language, the nouns that the glossary counts: `рубін`, `рубіни`, `рубінів`."""
    section = GLOSSARY.read_text(encoding="utf-8").partition("\n## Counted\n")[2].partition("\n## ")[0]
    heads, _, *rows = [
        [cell.strip() for cell in row.strip("|").split("|")]
        for row in section.splitlines()
        if row.startswith("|")
    ]
    return {
        language: [cells[place].split(", ") for cells in rows if ", " in cells[place]]
        for place, language in enumerate(heads)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_noun_of_the_glossary_has_all_its_forms(language: str) -> None:
    kinds = len(set(FORM[language]))
    assert counted()[language]
    assert [noun for noun in counted()[language] if len(noun) != kinds] == []


def forms(language: str) -> dict[str, set[str]]:
    """Forms by noun: `рубіни` is few."""
    found: dict[str, set[str]] = {}
    for noun in counted()[language]:
        for word, kind in zip(noun, dict.fromkeys(FORM[language]), strict=True):
            found.setdefault(word, set()).add(kind)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_rubies_are_counted_as_people_count_them(language: str) -> None:
    words = speaker(language, games()[0])
    noun = dict(zip(dict.fromkeys(FORM[language]), counted()[language][0], strict=True))
    said = [words.say("show-rubies", {"gems": n}) for n in COUNTED]
    assert said == [
        f"{n}\N{NO-BREAK SPACE}{noun[form]}" for n, form in zip(COUNTED, FORM[language], strict=True)
    ]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parent.name))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_stands_before_a_noun_in_the_wrong_form(folder: Path, language: str) -> None:
    """Every message that chooses by a number is said with every number, and the nouns after numbers are looked at."""
    looked_at = 0
    known = forms(language)
    words = speaker_of(folder, language)
    files = [folder / f"{language}.ftl", *folder.glob(f"*/{language}.ftl")]
    for name, said in [found for file in files for found in messages(file).items()]:
        if not said.choosing or name in NEVER_ONE or (language, name) in OTHER_CASE:
            continue
        for n, form in zip(COUNTED, FORM[language], strict=True):
            message, _, attribute = name.partition(".")
            text = words.say(message, dict.fromkeys(said.variables, n), attribute)
            for noun in re.findall(rf"(?<!\d){n}\s(\w+)", text):
                if noun in known:
                    looked_at += 1
                    assert form in known[noun], f"{name}: {text}"
    assert looked_at >= 6


def speaker_of(folder: Path, language: str) -> Speaker:
    own = [game for game in games() if text_folder(game) == folder]
    return speaker(language, own[0] if own else None)
