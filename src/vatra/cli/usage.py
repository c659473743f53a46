"""A command line that cannot be understood, said in the reader's language.

Typer says these things in English only; here are the few kinds there are.
"""

from __future__ import annotations

from typing import Any, Final

import typer

from vatra.cli.terminal import terminal

UsageError: Final[type[Exception]] = typer.BadParameter.__bases__[0]


def in_words(fault: Exception) -> str:
    context: Any = getattr(fault, "ctx", None)
    words = _what(fault, context)
    if context is not None:
        words += " " + terminal.say("usage-help", command=f"{context.command_path} --help")
    return words


def _what(fault: Exception, context: Any) -> str:
    kind = type(fault).__name__
    param: Any = getattr(fault, "param", None)
    if kind == "NoSuchOption":
        return terminal.say("usage-no-such-flag", flag=str(getattr(fault, "option_name", "")))
    if kind == "MissingParameter" and param is not None:
        return terminal.say("usage-missing", name=_name_of(param))
    if kind == "BadOptionUsage":
        return terminal.say("usage-needs-value", flag=str(getattr(fault, "option_name", "")))
    if kind == "BadParameter" and param is not None:
        return terminal.say("usage-bad-value", name=_name_of(param))
    commands = getattr(getattr(context, "command", None), "commands", None)
    if commands:
        return terminal.say("usage-no-such-command", allowed=", ".join(commands))
    return terminal.say("usage-too-much")


def _name_of(param: Any) -> str:
    if param.param_type_name == "option":
        return str(param.opts[0])
    return str(param.metavar or param.name).upper()
