"""Patches: a Python file that changes components of a game before it is played, to see what that does.

A patch is run once in every process that plays the changed game, and in no other. It changes tables of components in
place:

    from vatra.games.diamant import components as box

    box.EXPEDITION[:] = [2 * card if card < 10 else card for card in box.EXPEDITION]

Giving a name a new value (`box.CAVES = 7`) would not reach rules that hold the old one, so it is refused.
"""

from __future__ import annotations

import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from vatra.core.errors import BadInput

_applied: list[str] = []  # what this process plays with


@dataclass(frozen=True)
class Patch:
    """The file's name and its text, so that it can travel."""

    name: str
    source: str

    def apply(self) -> None:
        """Change this process for good. The same patch twice is applied once."""
        if _applied == [self.source]:
            return
        if _applied:
            raise BadInput("lab-patch-twice", {"file": self.name})
        before = {name: _values(module) for name, module in _rooms().items()}
        try:
            exec(compile(self.source, self.name, "exec"), {"__name__": "patch", "__file__": self.name})
        except SyntaxError as fault:
            raise _fails(self.name, fault.lineno or 1, str(fault.msg)) from None
        except Exception as fault:
            lines = [
                at.lineno for at in traceback.extract_tb(fault.__traceback__) if at.filename == self.name
            ]
            line = (lines[-1] if lines else None) or 1
            raise _fails(self.name, line, f"{type(fault).__name__}: {fault}") from None
        self._check_replaced(before)
        _applied.append(self.source)

    def _check_replaced(self, before: dict[str, dict[str, object]]) -> None:
        for name, module in _rooms().items():
            for key, value in before.get(name, {}).items():
                if getattr(module, key, None) is not value:
                    raise BadInput("lab-patch-replaces", {"file": self.name, "what": f"{name}.{key}"})


def read_patch(name: str | Path) -> Patch:
    """Read a patch and check that it is Python."""
    file = Path(name)
    if not file.is_file():
        raise BadInput("no-such-file", {"file": str(file)})
    try:
        source = file.read_text(encoding="utf-8")
        compile(source, str(file), "exec")
    except SyntaxError as fault:
        raise _fails(str(file), fault.lineno or 1, str(fault.msg)) from None
    except UnicodeDecodeError as fault:
        raise _fails(str(file), 1, fault.reason) from None
    return Patch(str(file), source)


def _rooms() -> dict[str, ModuleType]:
    """Every module of a game that is loaded."""
    return {name: module for name, module in sys.modules.items() if name.startswith("vatra.games.")}


def _values(module: ModuleType) -> dict[str, object]:
    return {key: value for key, value in vars(module).items() if not key.startswith("__")}


def _fails(file: str, line: int, why: str) -> BadInput:
    return BadInput("lab-patch-fails", {"file": file, "line": line, "why": why})
