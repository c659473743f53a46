"""A sample of broken rules: some example must notice each of them. The whole set: `python -m tests.mutation.run`."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.mutation.mutants import ROOT, Mutant, Seeker, targets
from tests.mutation.run import BEFORE, At

SAMPLE = 40


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """On the plain sources, whichever vatra the tests run on."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        [sys.executable, "-m", "tests.mutation.run", *arguments],
        cwd=ROOT,
        env=environment | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=600,
    )


@pytest.mark.timeout(600)
def test_a_sample_of_broken_rules_is_noticed() -> None:
    """Which one is printed, and can be given: VATRA_MUTATION_SEED."""
    seed = os.environ.get("VATRA_MUTATION_SEED")
    ran = run("--sample", str(SAMPLE), *(["--seed", seed] if seed else []))
    assert ran.returncode == 0, ran.stdout + ran.stderr


def found(tmp_path: Path, source: str) -> list[Mutant]:
    file = tmp_path / "rules.py"
    file.write_text(source, encoding="utf-8")
    seeker = Seeker(file, tmp_path)
    return seeker.find()


def sources(tmp_path: Path, source: str) -> list[str]:
    return [mutant.source() for mutant in found(tmp_path, source)]


@pytest.mark.parametrize(
    ("source", "changed"),
    [
        ("x = a < b\n", ["x = a <= b\n"]),
        ("x = a not in b\n", ["x = a in b\n"]),
        ("x = a // b\n", ["x = a * b\n"]),
        ("x = (a + b) * c\n", ["x = (a + b) // c\n", "x = (a - b) * c\n"]),
        ("x = a and b\n", ["x = a or b\n"]),
        ("x = not a\n", ["x = a\n"]),
        ("x = ~a\n", ["x = a\n"]),
        ("x = 5\n", ["x = 6\n"]),
        ("x = True\n", ["x = False\n"]),
        ("x = 'ж'\n", ["x = 'жx'\n"]),
        ("x: Final = 5  # why\n", ["x: Final = 6  # why\n"]),
        ("t.x += y\n", ["pass\n", "t.x -= y\n"]),
        ("t.go(x)\n", ["pass\n"]),
        ("if a:\n    b()\n", ["if not (a):\n    b()\n", "if a:\n    pass\n"]),
        ("x = [a for a in b if c]\n", ["x = [a for a in b if not (c)]\n"]),
        ("x = a if b else c\n", ["x = a if not (b) else c\n"]),
        ("t.tell('x', {})\n", []),
        ("if t.journal is not None:\n    t.go()\n", []),
        ("if t.journal is not None and t.left:\n    t.go()\n", []),
        ('"""A docstring."""\n', []),
        ("import a\nassert a > 1\nraise a\n", []),
        (
            "def f() -> int:\n    '''Say.'''\n    return 1\n",
            ["def f() -> int:\n    '''Say.'''\n    return 2\n"],
        ),
    ],
)
def test_faults_are_put_in(tmp_path: Path, source: str, changed: list[str]) -> None:
    assert sources(tmp_path, source) == changed


def test_ids_are_unique_and_every_mutant_is_a_program() -> None:
    """Only the class or function around it is parsed anew, which is quicker by far than its file."""
    ids: list[str] = []
    for file in targets():
        seeker = Seeker(file)
        around = [(seeker.start(node), seeker.end(node)) for node in ast.parse(seeker.raw).body]
        for mutant in seeker.find():
            ids.append(mutant.id)
            begin, end = next((a, b) for a, b in around if a <= mutant.start and mutant.end <= b)
            new = seeker.raw[begin : mutant.start] + mutant.new.encode() + seeker.raw[mutant.end : end]
            ast.parse(new)
            assert new != seeker.raw[begin:end]
    assert len(set(ids)) == len(ids)


def test_a_rule_without_an_example_is_noticed(tmp_path: Path) -> None:
    """The runner itself: a mutant that changes nothing anybody looks at is reported, and fails the run."""
    ran = run("--only", "components.py : 0 is 1 in `NO_RELICS")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "0 noticed, 1 not" in ran.stdout


def test_mutants_side_by_side_do_not_mix_up_where_they_are() -> None:
    """One has fewer examples than another: the number of one is none of the other's."""
    here, there = At(), At()
    child = os.fork()
    if not child:
        here.number = 7
        os._exit(0)
    os.waitpid(child, 0)
    assert (here.number, there.number) == (7, BEFORE)
