"""The terminal: the language it speaks, where it writes, and how it says that something went wrong."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from vatra.core.errors import Arg, BadInput
from vatra.core.rulebook import rule_text
from vatra.core.words import LANGUAGES, speaker

ERROR: Final = "bold red"
QUIET: Final = "dim"


class Terminal:
    """What all commands share. Nothing printed here is read as markup: names and files are what they are."""

    def __init__(self) -> None:
        self.language = "en"
        self.out: Final = Console(highlight=False, markup=False, emoji=False)
        self.err: Final = Console(highlight=False, markup=False, emoji=False, stderr=True)

    def start(self, environment: Mapping[str, str]) -> None:
        """Speak the language of VATRA_LANG, else that of LANG, else English."""
        self.language = "en"
        wanted = environment.get("VATRA_LANG", "")
        if wanted:
            self.speak(wanted)
            return
        system = environment.get("LANG", "").lower()[:2]
        if system in LANGUAGES:
            self.language = system

    def speak(self, language: str) -> None:
        if language not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            raise BadInput("unknown-language", {"language": language, "allowed": allowed})
        self.language = language

    def say(self, name: str, /, **args: Arg | float) -> str:
        return speaker(self.language).say(name, args)

    # -- writing -----------------------------------------------------------------------------------------------------

    def print(self, what: RenderableType = "", style: str = "") -> None:
        """To a person; what is not a terminal gets whole lines."""
        self.out.print(
            what, style=style or None, soft_wrap=isinstance(what, str | Text) and not self.out.is_terminal
        )

    def pager(self) -> contextlib.AbstractContextManager[object]:
        """Long texts stop at the end of the screen, where there is one."""
        return self.out.pager() if self.out.is_terminal else contextlib.nullcontext()

    def json(self, data: Any) -> None:
        """To a program."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")

    def bad(self, fault: BadInput) -> None:
        """What cannot be used, what to do instead, and the rule that says so where there is one."""
        self.fault(self.say(fault.name, **fault.said))
        named = str(fault.said.get("rule", ""))
        if named:
            self._complain(Text(f"  {rule_text(named, self.language)}", style=QUIET))
        elif fault.rule:
            self._complain(Text(f"  {rule_text(fault.rule, self.language)} ({fault.rule})", style=QUIET))

    def fault(self, words: str) -> None:
        """Something went wrong, in words already in the reader's language."""
        self._complain(Text.assemble(("✗ ", ERROR), words))

    def _complain(self, words: Text) -> None:
        self.err.print(words, soft_wrap=not self.err.is_terminal)


terminal: Final = Terminal()
