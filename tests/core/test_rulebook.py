"""Rules as Markdown: a title, sections, and statements under their ids."""

from __future__ import annotations

import pytest

from vatra.core.rulebook import parse, rule_text, rulebook
from vatra.core.shelves import shelf
from vatra.core.words import LANGUAGES

PAGE = """# A game

What it is about,
in two lines.

And a second paragraph.

## First part

`toy.first.one`
The first statement
goes on.

`toy.first.two-words`
The second, with `code` and **stress**.

It has a second paragraph.

## Second part
`toy.second.one`
Right below its heading.
"""


def test_a_page_is_read() -> None:
    book = parse(PAGE)
    assert book.title == "A game"
    assert book.intro == "What it is about, in two lines. And a second paragraph."
    assert [section.title for section in book.sections] == ["First part", "Second part"]
    assert book.rules() == {
        "toy.first.one": "The first statement goes on.",
        "toy.first.two-words": "The second, with `code` and **stress**.\n\nIt has a second paragraph.",
        "toy.second.one": "Right below its heading.",
    }


def test_order_is_that_of_the_page() -> None:
    assert list(parse(PAGE).rules()) == ["toy.first.one", "toy.first.two-words", "toy.second.one"]


@pytest.mark.parametrize(
    "line", ["`Toy.One`", "`toy`", "see `toy.one`", "`toy.one` and `toy.two`", "toy.one"]
)
def test_only_an_id_alone_begins_a_statement(line: str) -> None:
    assert parse(f"# T\n\n## S\n\n`toy.real`\nText.\n\n{line}\nMore.").rules().keys() == {"toy.real"}


def test_spaces_and_line_ends_do_not_matter() -> None:
    messy = PAGE.replace("\n\n", "\n  \n").replace("`toy.first.one`", "  `toy.first.one`  ")
    assert parse(messy) == parse(PAGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_found_by_its_id(language: str) -> None:
    """The first part of the id names the book."""
    assert rule_text("core.game-over", language) == rulebook("core", language).rules()["core.game-over"]
    assert len({rule_text("core.game-over", other) for other in LANGUAGES}) == len(LANGUAGES)


def test_an_unknown_rule_is_a_fault_of_ours() -> None:
    with pytest.raises(KeyError):
        rule_text("core.no-such-rule", "en")


def test_the_folder_is_there() -> None:
    assert (shelf("docs/rules") / "core" / "en.md").is_file()
