"""A table in the terminal for whoever named no game: it asks what it needs to know."""

from __future__ import annotations

from pathlib import Path

import typer

from vatra.cli import keyboard, memory
from vatra.cli.seating import Chair, checked_name, usual_bot
from vatra.cli.sitting import new_session, sit_down
from vatra.cli.terminal import QUIET, terminal
from vatra.core.errors import BadInput
from vatra.core.game import Game, games
from vatra.core.options import Option, Settings, Value, said
from vatra.core.words import Speaker, speaker


def ask_and_sit_down(save: Path | None) -> None:
    """A name, how many play, and the variant; Enter takes what is proposed. The others are bots."""
    try:
        chosen = game_asked()
    except keyboard.InputEnded:
        terminal.print(terminal.say("bye"))
        raise typer.Exit(1) from None
    words = speaker(terminal.language, chosen)
    terminal.print(words.say("game-name"), style="bold yellow")
    terminal.print(words.say("game-blurb"))
    note = words.aside("game-blurb", "note")
    if note:
        terminal.print(note, style=QUIET)
    terminal.print()
    try:
        person = Chair(name=name_asked(chosen, words))
        allowed = chosen.seats_allowed({option.id: option.default for option in chosen.options})
        seats = number_asked(words.say("play-how-many"), allowed, words)
        proposed = memory.proposed(chosen, seats)
        options = options_asked(chosen, seats, proposed, words)
    except keyboard.InputEnded:
        terminal.print(words.say("bye"))
        raise typer.Exit(1) from None
    bots = [Chair(usual_bot(chosen)) for _ in range(seats - 1)]
    sit_down(new_session(chosen, [person, *bots], options, None, save))


def options_asked(game: Game, seats: int, proposed: Settings, words: Speaker) -> dict[str, str]:
    """The options that people choose, one after the other: some are there only beside others."""
    settings: Settings = {option.id: option.default for option in game.options}
    chosen: dict[str, str] = {}
    for option in game.options:
        if asked_of_people(option) and option.applies(seats, settings):
            chosen[option.id] = option_asked(option, proposed.get(option.id, option.default), words)
            settings[option.id] = chosen[option.id]
    return chosen


def game_asked() -> Game:
    """One of the games on the shelf; where there is only one, nothing is asked."""
    shelf = games()
    if len(shelf) == 1:
        return shelf[0]
    for number, game in enumerate(shelf, 1):
        terminal.print(f"  {number}  {speaker(terminal.language, game).say('game-name')}")
    words = speaker(terminal.language)
    return shelf[number_asked(words.say("tty-which-game"), list(range(1, len(shelf) + 1)), words) - 1]


def asked_of_people(option: Option) -> bool:
    """Choices with names. A plain yes or no that is off by default is for those who know to ask for it."""
    return not isinstance(option.default, bool)


def name_asked(game: Game, words: Speaker) -> str:
    """A name, or nothing: then the table says «you»."""
    while True:
        name = keyboard.read(words.say("play-name") + " ")
        if not name:
            return ""
        try:
            return checked_name(game, name)
        except BadInput as fault:
            terminal.bad(fault)


def option_asked(option: Option, proposed: Value, words: Speaker) -> str:
    """One of an option's values, by its number in the list; where they are numbers, by themselves."""
    name = f"option-{option.id}"
    terminal.print(f"{words.say(name)}. {words.aside(name, 'help')}", style="bold")
    if option.number:
        numbers = sorted({int(proposed), *[int(value) for value in option.values]})
        terminal.print(f"  {int(proposed)}  {words.value(option.id, proposed)}")
        return str(number_asked("", numbers, words, int(proposed)))
    for number, value in enumerate(option.values, 1):
        key = f"{name}-{said(value)}"
        terminal.print(f"  {number}  {words.say(key)}. {words.aside(key, 'help')}")
    places = list(range(1, len(option.values) + 1))
    number = number_asked("", places, words, option.values.index(proposed) + 1)
    return said(option.values[number - 1])


def number_asked(question: str, allowed: list[int], words: Speaker, proposed: int | None = None) -> int:
    """One of some numbers in a row; Enter takes what is proposed, or else the first."""
    usual = allowed[0] if proposed is None else proposed
    span = {"min": allowed[0], "max": allowed[-1], "usual": usual}
    while True:
        line = keyboard.read(f"{question} {words.say('play-number', span)} ".lstrip())
        if not line:
            return usual
        if line.removeprefix("-").isdecimal() and int(line) in allowed:
            return int(line)
        terminal.print(words.say("play-number-again", span))
