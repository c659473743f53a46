"""Small faults, put into the source of the rules one at a time.

What is told about the game (everything that only runs where there is a journal) is left alone: examples look at the
table, not at its chronicle, which other tests count gems from.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
RULES = ["rules.py", "scoring.py", "components.py", "rules/*.py"]
RULES += ["deeds.py", "blight.py", "consult.py", "effects/*.py", "adversaries/*.py", "scenarios/*.py"]

COMPARE: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}


@dataclass(frozen=True)
class Mutant:
    """One change of one file. The id says what it is, in words that survive edits elsewhere in the file."""

    file: Path
    start: int
    end: int
    new: str
    id: str

    @property
    def module(self) -> str:
        parts = self.file.relative_to(SOURCES).with_suffix("").parts
        return ".".join(parts)

    @property
    def game(self) -> str:
        """The room it is in; empty for the core."""
        parts = self.module.split(".")
        return parts[2] if parts[1] == "games" else ""

    def source(self) -> str:
        raw = self.file.read_bytes()
        return (raw[: self.start] + self.new.encode() + raw[self.end :]).decode()


def targets() -> list[Path]:
    """The rules of every game, and the machine that runs them."""
    games = SOURCES / "vatra" / "games"
    files = [path for pattern in RULES for path in games.glob(f"*/{pattern}")]
    return [*sorted(files), SOURCES / "vatra" / "core" / "table.py"]


def mutants(file: Path) -> list[Mutant]:
    return Seeker(file).find()


class Seeker:
    def __init__(self, file: Path, root: Path = SOURCES / "vatra") -> None:
        self.file = file
        self.root = root
        self.raw = file.read_bytes()
        self.lines = [0]
        for line in self.raw.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.found: list[Mutant] = []
        self.count: Counter[str] = Counter()

    def find(self) -> list[Mutant]:
        self.statements(ast.parse(self.raw).body, "")
        return self.found

    # -- where we are ---

    def at(self, line: int, column: int) -> int:
        return self.lines[line - 1] + column

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.end_lineno, node.end_col_offset)

    def text(self, node: ast.expr | ast.stmt) -> str:
        return " ".join(self.raw[self.start(node) : self.end(node)].decode().split())

    def add(self, where: str, start: int, end: int, new: str, what: str) -> None:
        name = f"{self.file.relative_to(self.root)} {where}: {what}"
        self.count[name] += 1
        number = f" (#{self.count[name]})" if self.count[name] > 1 else ""
        self.found.append(Mutant(self.file, start, end, new, name + number))

    # -- statements ---

    def statements(self, body: list[ast.stmt], where: str) -> None:
        for number, node in enumerate(body):
            if number == 0 and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                continue  # a docstring
            self.statement(node, where)

    def statement(self, node: ast.stmt, where: str) -> None:
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise):
            return
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            self.statements(node.body, f"{where}.{node.name}".lstrip("."))
        elif isinstance(node, ast.If):
            self.branch(node, where)
        elif isinstance(node, ast.For | ast.While):
            self.expression(node.iter if isinstance(node, ast.For) else node.test, where)
            self.statements(node.body, where)
        elif not is_telling(node):
            self.removal(node, where)
            for value in values(node):
                self.expression(value, where)
            if isinstance(node, ast.AugAssign):
                self.operator(node.op, node.target, node.value, where, "=")

    def branch(self, node: ast.If, where: str) -> None:
        if "TYPE_CHECKING" in self.text(node.test) or "journal is not None" in self.text(node.test):
            self.statements(node.orelse, where)
            return
        self.negation(node.test, where)
        self.expression(node.test, where)
        self.statements(node.body, where)
        self.statements(node.orelse, where)

    def removal(self, node: ast.stmt, where: str) -> None:
        """Leave a statement out: a call, a change of the table, an early return."""
        call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
        change = isinstance(node, ast.Assign | ast.AugAssign) and not isinstance(first_target(node), ast.Name)
        early = isinstance(node, ast.Return) and node.value is None
        if call or change or early:
            self.add(where, self.start(node), self.end(node), "pass", f"without `{self.text(node)}`")

    # -- expressions ---

    def expression(self, node: ast.expr, where: str) -> None:
        if isinstance(node, ast.JoinedStr):
            return
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARE:
            self.between(node.left, node.comparators[0], COMPARE[type(node.ops[0])], where)
        elif isinstance(node, ast.BinOp):
            self.operator(node.op, node.left, node.right, where)
        elif isinstance(node, ast.BoolOp):
            self.either(node, where)
        elif isinstance(node, ast.UnaryOp):
            self.unary(node, where)
        elif isinstance(node, ast.IfExp):
            self.negation(node.test, where)
        elif isinstance(node, ast.Constant):
            self.constant(node, where)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                self.expression(child, where)
            elif isinstance(child, ast.comprehension):
                self.expression(child.iter, where)
                for test in child.ifs:
                    self.negation(test, where)
                    self.expression(test, where)
            elif isinstance(child, ast.keyword):
                self.expression(child.value, where)

    def between(self, left: ast.expr, right: ast.expr, signs: tuple[str, str], where: str) -> None:
        """Another sign between the two; parentheses that stand there stay."""
        start, end = self.end(left), self.start(right)
        new = self.raw[start:end].decode().replace(*signs, 1)
        self.add(where, start, end, new, f"`{self.text(left)} {signs[0]} {self.text(right)}` with {signs[1]}")

    def operator(
        self, op: ast.operator, left: ast.expr, right: ast.expr, where: str, suffix: str = ""
    ) -> None:
        if type(op) in ARITHMETIC:
            old, new = ARITHMETIC[type(op)]
            self.between(left, right, (old + suffix, new + suffix), where)

    def either(self, node: ast.BoolOp, where: str) -> None:
        signs = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        self.between(node.values[0], node.values[1], signs, where)

    def unary(self, node: ast.UnaryOp, where: str) -> None:
        if isinstance(node.op, ast.Not | ast.Invert):
            sign = "not " if isinstance(node.op, ast.Not) else "~"
            start = self.start(node)
            self.add(where, start, start + len(sign), "", f"`{self.text(node)}` without {sign.strip()}")

    def negation(self, test: ast.expr, where: str) -> None:
        if isinstance(test, ast.UnaryOp | ast.Compare):
            return  # has a mutant of its own that says the opposite
        new = f"not ({self.raw[self.start(test) : self.end(test)].decode()})"
        self.add(where, self.start(test), self.end(test), new, f"not `{self.text(test)}`")

    def constant(self, node: ast.Constant, where: str) -> None:
        if isinstance(node.value, bool):
            new = str(not node.value)
        elif isinstance(node.value, int):
            new = str(node.value + 1)
        elif isinstance(node.value, str):
            new = repr(node.value + "x")
        else:
            return
        line = self.raw[self.lines[node.lineno - 1] : self.lines[node.lineno]].decode().split("#")[0]
        what = f"{self.text(node)} is {new} in `{' '.join(line.split())}`"
        self.add(where, self.start(node), self.end(node), new, what)


def is_telling(node: ast.stmt) -> bool:
    """`t.tell(...)`, or a dictionary put together for it."""
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell"


def first_target(node: ast.Assign | ast.AugAssign) -> ast.expr:
    return node.targets[0] if isinstance(node, ast.Assign) else node.target


def values(node: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement, without annotations and without what is assigned to."""
    value = getattr(node, "value", None)
    if isinstance(value, ast.expr):
        yield value
