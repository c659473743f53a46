"""`vatra rules`: a game's rules in our own words, and each of them shown by the examples that prove it."""

from __future__ import annotations

import difflib
from typing import Annotated

import typer

from vatra.cli import screen
from vatra.cli.given import AsJson, GameId, Lang, game_given
from vatra.cli.terminal import QUIET, terminal
from vatra.core.errors import BadInput
from vatra.core.event import Event
from vatra.core.examples import example, eyes_for, play, shown_by
from vatra.core.game import Game
from vatra.core.live import Live
from vatra.core.rulebook import leaf, rule_text, rulebook
from vatra.core.words import Speaker, speaker

RuleId = Annotated[str, typer.Argument(metavar="[RULE]", show_default=False)]
Number = Annotated[int, typer.Option("--example", "-e", metavar="N", show_default=False)]


def rules(
    game: GameId, rule: RuleId = "", number: Number = 1, as_json: AsJson = False, lang: Lang = None
) -> None:
    """Tell a game's rules, or one of them with an example that is played."""
    room = game_given(game)
    if rule:
        one_rule(room, known(room, rule), number, as_json)
    elif as_json:
        book = rulebook(room.id, terminal.language).rules()
        found = shown_by(room.id)
        terminal.json(
            [{"rule": id, "text": text, "examples": found.get(id, [])} for id, text in book.items()]
        )
    else:
        with terminal.pager():
            every_rule(room)


def every_rule(game: Game) -> None:
    book = rulebook(game.id, terminal.language)
    screen.heading(book.title)
    screen.paragraph(book.intro)
    for chapter in leaf(game.id, terminal.language):
        screen.heading(chapter.title)
        for line in chapter.lines:
            screen.bullet(line.text)
    for section in book.sections:
        screen.heading(section.title)
        for each in section.rules:
            screen.bullet(each.text)
            screen.paragraph(f"  {each.id}", QUIET)


def known(game: Game, rule: str) -> str:
    """The rule's id, which may be written without the game's name before it."""
    ids = list(rulebook(game.id, terminal.language).rules())
    for id in (rule, f"{game.id}.{rule}"):
        if id in ids:
            return id
    near = difflib.get_close_matches(f"{game.id}.{rule.removeprefix(game.id + '.')}", ids, n=5, cutoff=0.4)
    raise BadInput("rules-unknown", {"given": rule, "near": ", ".join(near or ids[:5]), "game": game.id})


def one_rule(game: Game, rule: str, number: int, as_json: bool) -> None:
    examples = shown_by(game.id).get(rule, [])
    if as_json:
        terminal.json({"rule": rule, "text": rule_text(rule, terminal.language), "examples": examples})
        return
    words = speaker(terminal.language, game)
    screen.heading(rule)
    screen.paragraph(rule_text(rule, terminal.language))
    if not examples:
        screen.paragraph(words.say("rules-no-example"), QUIET)
        return
    if not 1 <= number <= len(examples):
        raise BadInput("rules-no-such-example", {"given": number, "count": len(examples)})
    screen.heading(words.say("rules-example", {"number": number, "count": len(examples)}))
    show(game, examples[number - 1], words)


def show(game: Game, name: str, words: Speaker) -> None:
    """The position, then every move with what comes of it, and at last the table again."""
    one = example(game.id, name)
    eyes = eyes_for(one)
    players = [f"{words.say('player')} {seat + 1}" for seat in range(one.seats)]
    last: Live | None = None

    def see(live: Live, seat: int, events: list[Event], refused: str) -> None:
        nonlocal last
        if seat < 0:
            screen.table(live, eyes, words, players)
            terminal.print()
            return
        screen.events(events, words, players)
        if refused:
            screen.paragraph(f"  {rule_text(refused, terminal.language)}", QUIET)
        last = live

    play(one, see)
    if last is not None:
        screen.table(last, eyes, words, players)
