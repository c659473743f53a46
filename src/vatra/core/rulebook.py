# plain: reads Markdown, and nothing here is hot
"""The rules in our own words: `docs/rules/<game>/<language>.md`, every statement with an id."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import Final

from vatra.core.shelves import shelf

_RULE_ID: Final = re.compile(r"`([a-z_]+(?:\.[a-z0-9-]+)+)`")


@dataclass(frozen=True)
class Rule:
    id: str
    text: str


@dataclass(frozen=True)
class Section:
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Line:
    """A line of a leaf, and the rules that say it in full."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Rulebook:
    title: str
    intro: str
    sections: tuple[Section, ...]

    def rules(self) -> dict[str, str]:
        """Text by id, in the order of the page."""
        return {rule.id: rule.text for section in self.sections for rule in section.rules}


@functools.cache
def rulebook(subject: str, language: str) -> Rulebook:
    """The rules of a game, or those of every table (`core`)."""
    return parse((shelf("docs/rules") / subject / f"{language}.md").read_text(encoding="utf-8"))


@functools.cache
def leaf(game: str, language: str) -> tuple[Chapter, ...]:
    """The whole game on one leaf: what one wants to know before the first game, and again after a year."""
    text = (shelf("docs/rules") / game / "leaf" / f"{language}.md").read_text(encoding="utf-8")
    chapters = [part.strip().splitlines() for part in text.split("## ")[1:]]
    return tuple(
        Chapter(title, tuple(_line(line) for line in lines if line.startswith("- ")))
        for title, *lines in chapters
    )


def _line(line: str) -> Line:
    return Line(_RULE_ID.sub("", line[2:]).strip(), tuple(_RULE_ID.findall(line)))


def rule_text(rule: str, language: str) -> str:
    """What a rule says; the first part of its id names the book it stands in."""
    return rulebook(rule.split(".")[0], language).rules()[rule]


def parse(markdown: str) -> Rulebook:
    """Title, introduction, then sections of statements: a line with only an id, and the text below it to the next."""
    title, intro = "", ""
    sections: list[Section] = []
    rules: list[Rule] = []
    for block in re.split(r"\n\s*\n", markdown.strip()):
        lines = block.strip().splitlines()
        if lines[0].startswith("# "):
            title, intro = lines[0][2:].strip(), " ".join(lines[1:])
        elif lines[0].startswith("## "):
            rules = []
            sections.append(Section(lines[0][3:].strip(), ()))
            lines = lines[1:]
        found = _RULE_ID.fullmatch(lines[0].strip()) if lines else None
        if found and sections:
            rules.append(Rule(found.group(1), " ".join(line.strip() for line in lines[1:])))
            sections[-1] = Section(sections[-1].title, tuple(rules))
        elif lines and rules:  # a further paragraph of the statement above
            more = " ".join(line.strip() for line in lines)
            rules[-1] = Rule(rules[-1].id, f"{rules[-1].text}\n\n{more}")
            sections[-1] = Section(sections[-1].title, tuple(rules))
        elif lines and not sections and not lines[0].startswith("# "):
            intro = " ".join([intro, *lines]).strip()
    return Rulebook(title, intro, tuple(sections))
