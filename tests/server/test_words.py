"""Every refusal of the server has words in four languages, and the schema covers every message."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import vatra.server
from vatra.core.words import LANGUAGES
from vatra.server.app import CODES as HTTP_CODES
from vatra.server.faults import TEXT
from vatra.server.web import messages, schema

CODE = re.compile(r'Denied\(\s*\d+,\s*"([a-z-]+)"')
OFFENCE = re.compile(r'_offend\("([a-z-]+)"')
PROBLEM = re.compile(r'"(server-[a-z-]+)"')
WITHOUT_WORDS = {"bad-input"}  # says what the core says


def sources() -> str:
    folder = Path(vatra.server.__file__).parent
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))


class Arguments(Visitor):
    """Collects what a message has filled in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def words(language: str) -> dict[str, set[str]]:
    """Names of messages, each with its arguments."""
    parsed = FluentParser().parse((TEXT / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), entry
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.found
    return found


def test_every_refusal_has_words_and_every_word_is_used() -> None:
    text = sources()
    codes = set(CODE.findall(text)) | set(OFFENCE.findall(text)) | set(HTTP_CODES.values())
    needed = {f"server-{code}" for code in codes - WITHOUT_WORDS} | set(PROBLEM.findall(text))
    assert needed == set(words("en"))


def test_all_languages_say_the_same() -> None:
    english = words("en")
    for language in LANGUAGES:
        assert words(language) == english, language


def test_the_schema_has_every_message() -> None:
    found = schema.schema()["$defs"]
    structs = {
        name
        for name, value in vars(messages).items()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct
    }
    assert structs <= set(found)
    assert found["Frame"]["properties"]["type"] == {"enum": ["frame"]}
    assert set(found["ClientMessage"]["discriminator"]["mapping"]) == {
        "act",
        "why",
        "undo",
        "hint",
        "chat",
        "react",
        "eyes",
        "lesson",
        "ping",
    }
