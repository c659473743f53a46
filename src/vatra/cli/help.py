"""`--help` in the reader's language: what a command does, how it is written, and what may be added."""

from __future__ import annotations

from typing import Any, Final

from vatra.cli.layout import hanging, laid
from vatra.cli.terminal import terminal
from vatra.core.words import Speaker, speaker

HOUSE: Final = "help-vatra"  # also has the words for what several commands share


def speak(command: Any) -> None:
    """Let a command and all below it write their help in these words instead of Typer's, which are English only."""
    command.get_help = written
    for below in getattr(command, "commands", {}).values():
        speak(below)


def written(context: Any) -> str:
    words, command = speaker(terminal.language), context.command
    commands = getattr(command, "commands", {})
    name = f"help-{command.name}" if context.parent else HOUSE
    width = terminal.out.width
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option"]
    wanted = [words.say("help-command")] if commands else [written_as(param) for param in arguments]
    usage = " ".join([context.command_path, *wanted, words.say("help-options")])
    lines = [words.say("help-usage", {"usage": usage}), "", *hanging("", words.say(name), width)]
    lines += part("", [[each, words.say(f"help-{each}")] for each in commands], width)
    lines += part("", [[written_as(param), meant(words, name, param)] for param in arguments], width)
    rows = [[written_as(param), meant(words, name, param)] for param in options]
    rows.append(["--help, -h", words.say(HOUSE, attribute="help")])
    return "\n".join(lines + part(words.say("help-options-title"), rows, width))


def part(title: str, rows: list[list[str]], width: int) -> list[str]:
    found = ["  " + line for row in laid(rows, width - 2) for line in row] if rows else []
    return ["", *([title] if title else []), *found] if found else []


def meant(words: Speaker, name: str, param: Any) -> str:
    """What an option is for, and what it is without being named."""
    told = words.aside(name, param.name) or words.say(HOUSE, attribute=param.name)
    if param.default in (None, "", False, True) or param.show_default is False:
        return told
    return f"{told} [{param.default}]"


def written_as(param: Any) -> str:
    if param.param_type_name == "argument":
        return str(param.metavar or param.name.upper())
    flags = ", ".join([*param.opts, *param.secondary_opts])
    value = param.metavar or ("N" if "int" in param.type.name else "TEXT")
    return flags if param.is_flag else f"{flags} {value}"
