"""The text files, parsed: what they say, and with which variables."""

from __future__ import annotations

import ast
import functools
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

import vatra
from vatra.core.words import LANGUAGES

SOURCE = Path(vatra.__file__).parent
FOLDERS = sorted({file.parent for file in SOURCE.rglob("*.ftl")})
FILES = [folder / f"{language}.ftl" for folder in FOLDERS for language in LANGUAGES]


@dataclass(frozen=True)
class Said:
    """A message or one of its attributes: the variables in it, and those that choose between variants."""

    variables: frozenset[str]
    choosing: frozenset[str]
    says: frozenset[str] = frozenset()  # other messages, with the same arguments

    @property
    def arguments(self) -> frozenset[str]:
        """What has to be given: the speaker adds a thing's id to its name by itself."""
        return frozenset([variable.removesuffix("-id") for variable in self.variables])


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.all: set[str] = set()
        self.choosing: set[str] = set()
        self.says: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.says.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.choosing.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        """`NUMBER($line)`: a number like those that choose."""
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.choosing.add(argument.id.name)
        self.generic_visit(node)


def resource(file: Path) -> ftl.Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


@functools.cache
def messages(file: Path) -> dict[str, Said]:
    """`name` and `name.attribute` with their variables, in the order of the file."""
    found: dict[str, Said] = {}
    for entry in resource(file).body:
        if isinstance(entry, ftl.Message):
            assert entry.value is not None, entry.id.name
            found[entry.id.name] = _said(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _said(attribute.value)
    return found


def said_in(file: Path) -> dict[str, str]:
    """`name` and `name.attribute` with the text itself, as it is written."""
    found: dict[str, str] = {}
    for entry in resource(file).body:
        if isinstance(entry, ftl.Message):
            for name, pattern in [("", entry.value), *[(f".{a.id.name}", a.value) for a in entry.attributes]]:
                if pattern is not None:
                    found[entry.id.name + name] = serialize_pattern(pattern).strip()
    return found


def spoken(folder: Path) -> dict[str, Said]:
    """What a folder of texts and its subfolders say, taken from English."""
    files = [folder / "en.ftl", *sorted(folder.glob("*/en.ftl"))]
    return {name: said for file in files if file.is_file() for name, said in messages(file).items()}


def _said(pattern: ftl.Pattern) -> Said:
    variables = _Variables()
    variables.visit(pattern)
    return Said(frozenset(variables.all), frozenset(variables.choosing), frozenset(variables.says))


def words_of(file: Path) -> list[str]:
    """Every piece of text that a person reads, without variables."""
    pieces: list[str] = []

    class Pieces(visitor.Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
            pieces.append(node.value)

    for entry in resource(file).body:
        if isinstance(entry, ftl.Message):
            Pieces().visit(entry)
    return pieces


# -- what the code says ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Call:
    """A call whose first argument is the name of a message; the keys of a dictionary beside it are its arguments."""

    file: Path
    function: str
    name: str
    keys: frozenset[str] | None


def known_to(file: Path) -> dict[str, Said]:
    """The messages that code in this file can say: the house's, and those of its own room."""
    rooms = [SOURCE / "core", SOURCE, *[folder for folder in file.parents if folder.is_relative_to(SOURCE)]]
    return {name: said for folder in rooms for name, said in spoken(folder / "text").items()}


def calls(folder: Path, functions: set[str]) -> list[Call]:
    found: list[Call] = []
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _function(node) in functions:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.append(Call(file, _function(node), first.value, _keys(node)))
    return found


def _function(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def _keys(node: ast.Call) -> frozenset[str] | None:
    """The keys of the dictionary among the arguments; None when it is built elsewhere, or a part of it is."""
    for argument in node.args[1:]:
        if isinstance(argument, ast.Dict) and None not in argument.keys:
            return frozenset([str(key.value) for key in argument.keys if isinstance(key, ast.Constant)])
    return None


def literals(folder: Path) -> tuple[set[str], set[str]]:
    """Every text in the code, and the beginnings of those that are put together."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return whole, beginnings
