# plain: it writes Python and runs it; the build hook loads it before anything is compiled
"""Writes constructor and copy of a class from the fields declared in its body.

In plain Python `complete` runs the text when the class is made, as `dataclasses` does. For a compiled engine the
build hook calls `spliced`: the same text, with types, takes the place of the declarations in the source that mypyc
reads. Every other line stays where it was, so that tracebacks tell the truth.

A class that writes its constructor, which then takes the fields in their order, writes its copy as well.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable
from typing import Any

VALUES = {"i64", "int", "bool", "str", "float", "bytes", "None", "tuple"}
SAME = {"Final", "Kept", "Said"}  # copies share what is marked so
LISTS = {"list", "Bag"}


class Field:
    def __init__(self, name: str, declared: str) -> None:
        """`declared` is what stands behind the colon: a type, perhaps ` = ` and the value at the start."""
        statement = ast.parse(f"{name}: {declared}").body[0]
        assert isinstance(statement, ast.AnnAssign), declared
        self.name = name
        self.declared = declared
        self.type = statement.annotation
        self.default = statement.value

    def fresh(self) -> bool:
        """Every record needs a value of its own at the start."""
        return (
            self.default is not None and ast.unparse(self.default) != "None" and copied("x", self.type) != "x"
        )

    def parameter(self, types: bool) -> str:
        kind = self.type  # a parameter cannot be `Final`
        if isinstance(kind, ast.Subscript) and ast.unparse(kind.value).endswith("Final"):
            kind = kind.slice
        text = f"{self.name}: {ast.unparse(kind)}" if types else self.name
        if self.default is None:
            return text
        if self.fresh():
            return f"{text} | None = None" if types else f"{text}=None"
        return f"{text} = {ast.unparse(self.default)}"

    def assigned(self, types: bool, frozen: bool) -> str:
        declared = ast.unparse(self.type)
        if frozen and not declared.startswith("Final["):
            declared = f"Final[{declared}]"
        target = f"self.{self.name}: {declared}" if types else f"self.{self.name}"
        if self.default is not None and self.fresh():
            return f"{target} = {ast.unparse(self.default)} if {self.name} is None else {self.name}"
        return f"{target} = {self.name}"


def copied(value: str, kind: ast.expr, depth: int = 0) -> str:
    """The expression for a copy of the value."""
    if isinstance(kind, ast.BinOp):  # X | None
        inner = copied(value, kind.left, depth)
        return inner if inner == value else f"None if {value} is None else {inner}"
    if isinstance(kind, ast.Subscript):
        name = ast.unparse(kind.value).rpartition(".")[2]
        if name in SAME or name in VALUES:
            return value
        if name == "Derived":
            return copied(value, kind.slice, depth)
        if name in LISTS:
            part = "x" * (depth + 1)
            inner = copied(part, kind.slice, depth + 1)
            return f"{value}[:]" if inner == part else f"[{inner} for {part} in {value}]"
        return f"{value}.copy()"
    name = ast.unparse(kind).rpartition(".")[2]
    return value if name in VALUES else f"{value}.copy()"


def in_order(fields: Iterable[Field]) -> list[Field]:
    """As the constructor takes them: those without a value at the start come first."""
    return sorted(fields, key=lambda field: field.default is not None)


def init_text(inherited: list[Field], own: list[Field], types: bool, frozen: bool, base: bool) -> str:
    parameters = ", ".join(["self", *[field.parameter(types) for field in in_order([*inherited, *own])]])
    # Own fields first: mypyc then knows that they are always there, and neither reads nor copies have to ask.
    body = [field.assigned(types, frozen) for field in own]
    if base:
        body.append(f"super().__init__({', '.join(field.name for field in in_order(inherited))})")
    return f"def __init__({parameters}){' -> None' if types else ''}: {'; '.join(body)}"


def copy_text(cls: str, fields: list[Field], types: bool, finish: bool) -> str:
    parts = ", ".join(copied(f"self.{field.name}", field.type) for field in in_order(fields))
    returns = f" -> {cls}" if types else ""
    rest = f"new = {cls}({parts}); self.copied(new); return new" if finish else f"return {cls}({parts})"
    return f"def copy(self){returns}: {rest}"


def is_field(annotation: str) -> bool:
    return not annotation.startswith(("ClassVar", "typing.ClassVar"))


# -- plain Python --------------------------------------------------------------------------------------------


def literal(cls: type[Any], name: str) -> str:
    """The value at the start as text: numbers, words and lists of them survive that."""
    value = cls.__dict__[name]
    try:
        assert ast.literal_eval(repr(value)) == value
    except (ValueError, SyntaxError, AssertionError):
        raise TypeError(
            f"{cls.__name__}.{name}: a field starts as a number, a word, None or a list of them; pass {value!r} instead"
        ) from None
    return repr(value)


def complete(cls: type[Any], frozen: bool = False) -> None:
    """Give the class whatever it does not write itself."""
    above: dict[str, str] = super(cls, cls).fields
    inherited = [Field(name, declared) for name, declared in above.items()]
    own: list[Field] = []
    for name, annotation in inspect.get_annotations(cls).items():
        assert isinstance(annotation, str), (
            f"{cls.__module__} begins with `from __future__ import annotations`"
        )
        if is_field(annotation):
            assert name not in above, f"{cls.__name__}.{name} is declared twice"
            default = ""
            if name in cls.__dict__:
                default = f" = {literal(cls, name)}"
                delattr(cls, name)
            own.append(Field(name, annotation + default))
    if not own:
        return
    cls.fields = {field.name: field.declared for field in in_order([*inherited, *own])}
    if "__init__" in cls.__dict__:
        return
    texts = [init_text(inherited, own, types=False, frozen=frozen, base=bool(inherited))]
    if not frozen and "copy" not in cls.__dict__:
        texts.append(copy_text(cls.__name__, [*inherited, *own], types=False, finish=hasattr(cls, "copied")))
    names: dict[str, Any] = {}
    for text in texts:
        # `super()` without arguments needs the cell that only a class body gives.
        lines = f"def make(__class__):\n    {text}\n    return {text[4:].partition('(')[0]}"
        code = compile(lines, f"<fields of {cls.__module__}.{cls.__qualname__}>", "exec")
        exec(code, vars(sys.modules[cls.__module__]), names)
        function = names["make"](cls)
        function.__qualname__ = f"{cls.__qualname__}.{function.__name__}"
        setattr(cls, function.__name__, function)


# -- for the compiler ----------------------------------------------------------------------------------------


class Source:
    """One module: its classes, and the names that it binds."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.tree = ast.parse(text)
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}
        self.imported: dict[str, tuple[str, str]] = {}
        self.bound = set(self.classes)
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module, alias.name)
        for statement in self.tree.body:
            targets = statement.targets if isinstance(statement, ast.Assign) else []
            if isinstance(statement, ast.AnnAssign):
                targets = [statement.target]
            self.bound |= {target.id for target in targets if isinstance(target, ast.Name)}
        self.bound |= set(self.imported)


class Qualified(ast.NodeTransformer):
    """Names of another module, said so that this one understands them."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id not in self.source.bound:
            return node
        return ast.parse(f"{self.source.name}.{node.id}", mode="eval").body


class Splicer:
    def __init__(self, texts: dict[str, str], roots: dict[str, bool]) -> None:
        """`roots` are the classes whose subclasses have fields, by module and name; True: they are immutable."""
        self.sources = {name: Source(name, text) for name, text in texts.items()}
        self.roots = roots

    def base(self, source: Source, node: ast.ClassDef) -> tuple[Source, ast.ClassDef] | None:
        for expression in node.bases:
            while isinstance(expression, ast.Subscript):
                expression = expression.value
            if not isinstance(expression, ast.Name):
                continue
            module, name = source.name, expression.id
            if name not in source.classes:
                module, name = source.imported.get(name, ("", ""))
            if module in self.sources and name in self.sources[module].classes:
                return self.sources[module], self.sources[module].classes[name]
        return None

    def line(self, source: Source, node: ast.ClassDef) -> list[tuple[Source, ast.ClassDef]]:
        """The class and its bases up to the root; empty if it has nothing to do with records."""
        found = [(source, node)]
        while f"{found[-1][0].name}.{found[-1][1].name}" not in self.roots:
            above = self.base(*found[-1])
            if above is None:
                return []
            found.append(above)
        return found

    def own(self, node: ast.ClassDef) -> list[ast.AnnAssign]:
        return [
            part
            for part in node.body
            if isinstance(part, ast.AnnAssign) and is_field(ast.unparse(part.annotation))
        ]

    def fields(self, source: Source, node: ast.ClassDef, seen_from: Source) -> list[Field]:
        found = []
        for part in self.own(node):
            assert isinstance(part.target, ast.Name)
            declared = ast.unparse(part).partition(":")[2].strip()
            field = Field(part.target.id, declared)
            if source is not seen_from:
                other = Qualified(source)
                field.type = other.visit(field.type)
                field.default = None if field.default is None else other.visit(field.default)
            found.append(field)
        return found

    def spliced(self, name: str) -> str:
        """The module's text for the compiler: as many lines as before, each in its place."""
        source = self.sources[name]
        lines = source.text.split("\n")
        needed: set[str] = set()
        for node in source.classes.values():
            for decorator in node.decorator_list:
                if ast.unparse(decorator).startswith("dataclass_transform"):  # mypyc would not make it native
                    lines[decorator.lineno - 1] = ""
            chain = self.line(source, node)
            own = self.own(node)
            methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
            if len(chain) < 2 or not own:
                continue
            declared = f"fields: typing.ClassVar[dict[str, str]] = {self.all_fields(chain)!r}"
            needed.add("typing")
            if "__init__" in methods:
                self.place(lines, own, [declared], f"{name}.{node.name}", instead=False)
                continue
            above = chain[1:-1]
            root, root_node = chain[-1]
            frozen = self.roots[f"{root.name}.{root_node.name}"]
            inherited = [
                field for where, base in reversed(above) for field in self.fields(where, base, source)
            ]
            mine = self.fields(source, node, source)
            needed |= {where.name for where, base in above if where is not source and self.own(base)}
            texts = [declared, init_text(inherited, mine, types=True, frozen=frozen, base=bool(inherited))]
            if not frozen and "copy" not in methods:
                finish = any(
                    isinstance(p, ast.FunctionDef) and p.name == "copied" for _, c in chain for p in c.body
                )
                texts.append(copy_text(node.name, [*inherited, *mine], types=True, finish=finish))
            if frozen:
                texts = [text.replace(": Final[", ": typing.Final[") for text in texts]
            self.place(lines, own, texts, f"{name}.{node.name}", instead=True)
        if needed:
            at = next(
                i for i, line in enumerate(lines) if line.startswith("from __future__ import annotations")
            )
            lines[at] += "".join(f"; import {module}" for module in sorted(needed))
        return "\n".join(lines)

    def all_fields(self, chain: list[tuple[Source, ast.ClassDef]]) -> dict[str, str]:
        every = [field for where, base in reversed(chain[:-1]) for field in self.fields(where, base, where)]
        return {field.name: field.declared for field in in_order(every)}

    def place(
        self, lines: list[str], own: list[ast.AnnAssign], texts: list[str], name: str, instead: bool
    ) -> None:
        """Write the texts over the declarations, and over empty lines around them if these are too few."""
        taken = [at for part in own for at in range(part.lineno - 1, part.end_lineno or part.lineno)]
        room: list[int] = []
        if instead:
            room = taken[:]
            for at in room:
                lines[at] = ""
        after, before = taken[-1] + 1, taken[0] - 1
        while len(room) < len(texts) and after < len(lines) and not lines[after].strip():
            room.append(after)
            after += 1
        while len(room) < len(texts) and not lines[before].strip():
            room.insert(0, before)
            before -= 1
        assert len(room) >= len(texts), f"{name}: leave an empty line before and after its fields"
        for at, text in zip(room, texts, strict=False):
            lines[at] = "    " + text
