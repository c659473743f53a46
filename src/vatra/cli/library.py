"""The rules at the table: the whole book, the rules that speak of something, a rule among its neighbours."""

from __future__ import annotations

from vatra.cli import screen
from vatra.cli.orders import plain
from vatra.cli.terminal import terminal
from vatra.core.game import Game
from vatra.core.rulebook import Rule, Rulebook, rulebook


def books(game: Game) -> list[Rulebook]:
    """The game's own rules, then those of every table."""
    return [rulebook(game.id, terminal.language), rulebook("core", terminal.language)]


def read_all(game: Game) -> None:
    with terminal.pager():
        for book in books(game):
            screen.rules(book)


def search(game: Game, word: str) -> list[Rule]:
    """Rules that speak of a word in any of its forms, or stand under a heading that does."""
    stem = stem_of(plain(word), terminal.language)
    return [
        rule
        for book in books(game)
        for section in book.sections
        for rule in section.rules
        if stem in plain(rule.text) or stem in plain(section.title)
    ]


def stem_of(word: str, language: str) -> str:
    """What stays the same when a word is declined, roughly: enough to find `реліквію` by `реліквія`."""
    shortest, ending = (4, 1) if language == "en" else (3, 2)
    return word[: max(shortest, len(word) - ending)]


def neighbours(rule: str) -> None:
    """The section in which a rule stands."""
    for section in rulebook(rule.split(".")[0], terminal.language).sections:
        if rule in [each.id for each in section.rules]:
            screen.rule_section(section)
