"""Run the notebooks and keep in them what they say and draw.

    python -m tools.notebooks [--check] [FILE ...]     --check: fail where a notebook says something else than it did

A notebook whose metadata say that it `varies` (another machine adds floats up in another order) has only to run.
No server and no kernel: cells are Python, and the value of a cell's last line is shown, as text and as a picture where
it has one.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = ROOT / "notebooks"


def run(cells: list[str], folder: Path) -> list[list[dict[str, Any]]]:
    """The outputs of these cells, run in order in this folder, as a notebook keeps them."""
    names: dict[str, Any] = {"__name__": "__main__"}
    with contextlib.chdir(folder):
        return [outputs(source, names) for source in cells]


def outputs(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    said = io.StringIO()
    value = None
    with contextlib.redirect_stdout(said):
        exec(compile(tree, "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    found: list[dict[str, Any]] = []
    if said.getvalue():
        found.append({"name": "stdout", "output_type": "stream", "text": lines(said.getvalue())})
    if value is not None:
        data = {"text/plain": lines(repr(value))}
        if hasattr(value, "_repr_svg_"):
            data = {"image/svg+xml": lines(value._repr_svg_()), "text/plain": ["a picture"]}
        found.append({"data": data, "metadata": {}, "output_type": "display_data"})
    return found


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def whole(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def refreshed(file: Path) -> str:
    """The notebook with what its cells say now."""
    book = json.loads(file.read_text(encoding="utf-8"))
    cells = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    with tempfile.TemporaryDirectory() as folder:
        for number, (cell, found) in enumerate(
            zip(cells, run([whole(cell) for cell in cells], Path(folder)), strict=True)
        ):
            cell["outputs"], cell["execution_count"] = found, number + 1
    return json.dumps(book, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    named = [Path(word) for word in sys.argv[1:] if word != "--check"]
    os.environ.setdefault("POLARS_FMT_STR_LEN", "40")
    for file in named or sorted(NOTEBOOKS.glob("*.ipynb")):
        made = refreshed(file)
        if "--check" not in sys.argv:
            file.write_text(made, encoding="utf-8")
        elif made != file.read_text(encoding="utf-8") and not json.loads(made)["metadata"].get("varies"):
            sys.exit(f"{file.name} says something else now: run  python -m tools.notebooks")
        print(file.name)


if __name__ == "__main__":
    main()
