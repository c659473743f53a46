"""Every language says everything, with the same variables, in its own letters and quotation marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from tests.words.texts import (
    FILES,
    FOLDERS,
    SOURCE,
    calls,
    known_to,
    literals,
    messages,
    resource,
    spoken,
    words_of,
)

from vatra.core.game import games
from vatra.core.words import LANGUAGES, SHARED_TEXT, speaker, text_folder

LATIN = r"[A-Za-zÀ-ÖØ-öø-ÿĀ-ž]"
CYRILLIC = r"[\u0400-\u04ff]"
QUOTES = {"uk": "«»", "ru": "«»", "pl": "„”", "en": "“”"}


def short(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("file", FILES, ids=short)
def test_a_file_has_no_fault_and_says_nothing_twice(file: Path) -> None:
    entries = resource(file).body
    junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    assert junk == []
    names = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(set(names)) == sorted(names)


def test_folders_do_not_define_the_same_name() -> None:
    for game in games():
        seen: dict[str, Path] = {}
        for folder in (*SHARED_TEXT, text_folder(game), *text_folder(game).glob("*/")):
            for name in messages(folder / "en.ftl"):
                assert name not in seen, f"{name} is in {seen.get(name)} and in {folder}"
                seen[name] = folder


@pytest.mark.parametrize("folder", FOLDERS, ids=short)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_a_message_or_an_attribute(folder: Path, language: str) -> None:
    everything = {name for other in LANGUAGES for name in messages(folder / f"{other}.ftl")}
    endings = {name for name in everything if name.startswith("you.")}  # verbs end as each language has it
    assert everything - endings - set(messages(folder / f"{language}.ftl")) == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=short)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_the_same_variables_in_every_language(folder: Path, language: str) -> None:
    """`$thing-id` stands beside `$thing` for languages that decline it, so it is no other variable."""
    english = messages(folder / "en.ftl")
    for name, said in messages(folder / f"{language}.ftl").items():
        if not name.startswith("you."):
            assert said.arguments == english[name].arguments, name


@pytest.mark.parametrize("file", FILES, ids=short)
def test_no_word_mixes_two_alphabets(file: Path) -> None:
    text = "\n".join(words_of(file))
    assert re.findall(rf"\w*(?:{LATIN}{CYRILLIC}|{CYRILLIC}{LATIN})\w*", text) == []


@pytest.mark.parametrize("file", FILES, ids=short)
def test_a_language_keeps_to_its_letters_and_quotation_marks(file: Path) -> None:
    pieces = [
        piece for piece in words_of(file) if piece not in ("Українська", "Polski", "Русский", "English")
    ]
    text = "\n".join(pieces)
    foreign = {"uk": "[ыэёъЫЭЁЪ]", "ru": "[іїєґІЇЄҐ]", "pl": CYRILLIC, "en": CYRILLIC}[file.stem]
    assert re.findall(foreign, text) == []
    marks = set(re.findall("[\"'«»„“”‚‘]", text))
    assert marks <= set(QUOTES[file.stem])


def test_languages_are_called_by_their_own_names() -> None:
    for language in LANGUAGES:
        own = speaker(language).say(f"language-{language}")
        assert [speaker(other).say(f"language-{language}") for other in LANGUAGES] == [own] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_far_too_long_can_be_said_too(language: str) -> None:
    """Complaints repeat what people wrote, whatever it was."""
    words = speaker(language)
    said = words.say("unknown-game", {"game": "x" * 5000, "allowed": "y" * 5000})
    assert 1000 < len(said) < 1500
    assert str(10**30) in words.say("bad-seats", {"game": "x", "seats": 10**30, "allowed": "3"})


# -- the code and the words --------------------------------------------------------------------------------------------


def test_whatever_is_refused_has_words_with_the_arguments_that_are_given() -> None:
    """`BadInput` anywhere in the code, and the helpers that make one."""
    found = calls(SOURCE, {"BadInput", "_bad"})
    assert len(found) > 20
    for call in found:
        known = known_to(call.file)
        assert call.name in known, f"{call.file}: {call.name}"
        if call.keys is not None:
            given = call.keys | ({"file", "line"} if call.function == "_bad" else set())
            assert known[call.name].variables <= given, f"{call.file}: {call.name}"


def test_whatever_the_terminal_says_has_words() -> None:
    known = {name for folder in SHARED_TEXT for name in messages(folder / "en.ftl")}
    for game in games():
        own = set(spoken(text_folder(game)))
        for call in calls(SOURCE / "cli", {"say"}):
            assert call.name in known | own, f"{call.file}: {call.name}"


def test_no_word_of_the_terminal_is_dead() -> None:
    whole, beginnings = literals(SOURCE)
    unused = [
        name
        for name in messages(SHARED_TEXT[1] / "en.ftl")
        if "." not in name
        and name not in whole
        and not any(name.startswith(start) for start in beginnings if start)
    ]
    assert unused == []
