"""Break the rules on purpose: for every mutant some example has to fail.

    python -m tests.mutation.run                        every mutant there is
    python -m tests.mutation.run --sample 40            some of those gone through, by a seed that is printed
    python -m tests.mutation.run --only diamant/rules   those whose id has this in it
    python -m tests.mutation.run --again survivors.txt  those that an earlier run printed as survivors
    python -m tests.mutation.run --record found.txt     write down what came of each, and go on after a stop
    python -m tests.mutation.run --list                 their ids

Each mutant runs in a process of its own, on the plain sources. A fault inside a function that has not run yet is put
into the game that lies there, against the examples that come to that function; if it stands where tables are made, the
game is read anew with the fault in it. The rules of a game are up against its examples in `scenarios/`, and then some
quick tests that `known.py` names; the machine in
`core/table.py` against all examples and against its own tests. A mutant that nothing notices is a survivor. Then an
example is missing; or it is no fault, and `known.py` says why; or it is one that no example can show, and `known.py`
names the test that does, which is run on it as well.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import io
import mmap
import os
import pickle
import pkgutil
import random
import resource
import signal
import struct
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import TYPE_CHECKING

from tests.mutation.known import BESIDE, ELSEWHERE, EQUIVALENT, GONE_THROUGH
from tests.mutation.mutants import ROOT, SOURCES, Mutant, mutants, targets

if TYPE_CHECKING:
    from vatra.core.scenario import Scenario

SECONDS = 20  # of computing for a mutant of a game: an endless loop is a fault that was noticed
EXAMPLES = 5  # of these for its examples, which take a second
MEMORY = 2 << 30
TELL = 30  # seconds between two lines that say how far it is
MACHINE = [f"tests/core/test_{name}.py" for name in ("table", "lanes", "toys", "hard_shapes", "live", "undo")]
SURVIVED, NOTICED = 0, 1
SURVIVED_LINE, NOTICED_LINE = "survived: ", "noticed: "  # in a record
BEFORE = -1  # at no example: not yet, or not any more
PARENT_DIES = 1  # what Linux calls PR_SET_PDEATHSIG: a run that is killed leaves no mutant behind


Place = tuple[str, int]  # where a function begins


class At:
    """The example that one child is at, which its parent may see: each child has its own, for their lists differ."""

    def __init__(self) -> None:
        self._shared = mmap.mmap(-1, 4)
        self.number = BEFORE

    @property
    def number(self) -> int:
        found: int = struct.unpack("i", self._shared[:])[0]
        return found

    @number.setter
    def number(self, number: int) -> None:
        self._shared[:] = struct.pack("i", number)


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module in its changed form."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.mutant.module:
            return None
        return importlib.util.spec_from_file_location(name, self.mutant.file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.source(), str(self.mutant.file), "exec"), module.__dict__)


# -- in a process of its own ---------------------------------------------------------------------------------


def survives(mutant: Mutant | None, game: str, examples: list[Scenario], anew: bool, at: At) -> bool:
    """Whether all that should notice a mutant of this game holds all the same. None: nothing is changed."""
    if anew:
        if mutant is not None:
            sys.meta_path.insert(0, Changed(mutant))
        put_away(f"vatra.games.{game}" if game else "vatra")
        if game:
            lay_out(game)
        else:
            import vatra.games  # noqa: F401  (puts the games on the shelf)
    elif mutant is not None:
        change(mutant)
    from tests.scenarios import said

    from vatra.core import scenario, table

    assert table.__file__.startswith(str(SOURCES)), f"not the plain sources: {table.__file__}"
    for number, example in enumerate(examples):
        at.number = number
        said.check(example if game else scenario.read(example.file))
    at.number = BEFORE
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (hard, hard))
    name = mutant.id if mutant is not None else f"games/{game}/"
    beside = [] if game else MACHINE[:]
    beside += [node for begins, nodes in BESIDE.items() if name.startswith(begins) for node in nodes]
    beside += [ELSEWHERE[name]] if name in ELSEWHERE else []
    return not beside or tests_hold(beside)


def comes_to(game: str, examples: list[Scenario]) -> dict[Place, set[Path]]:
    """For every function the examples that run it, found out in a child, so that nothing is left of it."""
    reader, writer = os.pipe()
    process = os.fork()
    if process:
        os.close(writer)
        with os.fdopen(reader, "rb") as pipe:
            found: dict[Place, set[Path]] = pickle.load(pipe)
        os.waitpid(process, 0)
        return found
    ctypes.CDLL(None).prctl(PARENT_DIES, signal.SIGKILL)
    from tests.scenarios import said

    places: dict[Place, set[Path]] = defaultdict(set)
    for example in examples:

        def look(frame: FrameType, event: str, _: object, file: Path = example.file) -> None:
            if event == "call":
                places[place_of(frame.f_code)].add(file)

        sys.setprofile(look)
        with contextlib.suppress(Exception):
            said.check(example)
        sys.setprofile(None)
    with os.fdopen(writer, "wb") as out:
        pickle.dump(dict(places), out)
    os._exit(0)


def place_of(code: CodeType) -> Place:
    return code.co_filename, code.co_firstlineno


def put_away(folder: str) -> None:
    for name in [name for name in sys.modules if name == folder or name.startswith(folder + ".")]:
        del sys.modules[name]


def lay_out(game: str) -> None:
    """Put this game alone on the shelf, on the core that is there already."""
    from vatra.core.game import Game, _games, register

    _games.clear()
    room = importlib.import_module(f"vatra.games.{game}.game")
    register(next(thing for thing in vars(room).values() if isinstance(thing, Game)))


def function_of(mutant: Mutant) -> tuple[FunctionType, CodeType] | None:
    """The function that the mutant is in, and its code with the fault; None: it is in none that can be found."""
    where = mutant.id.split(":")[0].split(" ")[1].split(".")
    thing: object = sys.modules[mutant.module]
    code = compile(mutant.source(), str(mutant.file), "exec")
    for name in where:
        thing = vars(thing).get(name)
        found = [c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name]
        if len(found) != 1 or thing is None:
            return None
        code = found[0]
        if isinstance(thing, FunctionType):
            return thing, code
    return None


def change(mutant: Mutant) -> None:
    found = function_of(mutant)
    assert found is not None
    function, code = found
    function.__code__ = code


def tests_hold(nodes: list[str]) -> bool:
    import pytest

    quiet = ["-q", "-x", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "timeout=0"]
    with contextlib.redirect_stdout(io.StringIO()):
        return pytest.main([*quiet, "--rootdir", str(ROOT), *[str(ROOT / node) for node in nodes]]) == 0


def start(mutant: Mutant | None, game: str, examples: list[Scenario], anew: bool, at: At) -> int:
    """Fork; the child ends with SURVIVED or NOTICED. Whatever goes wrong in it was noticed."""
    sys.stdout.flush()
    process = os.fork()
    if process:
        return process
    code = NOTICED
    try:
        ctypes.CDLL(None).prctl(PARENT_DIES, signal.SIGKILL)
        more = 1 if game else 3  # for a mutant of the core every game is read anew
        resource.setrlimit(resource.RLIMIT_CPU, (more * EXAMPLES, more * SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if survives(mutant, game, examples, anew, at):
            code = SURVIVED
    except BaseException as fault:
        if mutant is None:
            print(f"without a mutant: {fault!r}", file=sys.stderr)
    os._exit(code)


# -- all of them ---------------------------------------------------------------------------------------------


def preload() -> None:
    """What every child would import again: the core, and the folder of the games with nothing in it yet.

    A child takes from it what its mutant leaves alone; for a mutant of the core that is nothing of ours.
    """
    import hashlib  # noqa: F401
    import tomllib  # noqa: F401

    import fluent.runtime  # noqa: F401
    import hypothesis  # noqa: F401
    import pytest  # noqa: F401

    shelf = ModuleType("vatra.games")
    shelf.__path__ = [str(SOURCES / "vatra" / "games")]
    sys.modules["vatra.games"] = shelf
    import vatra.core

    for module in pkgutil.walk_packages(vatra.core.__path__, "vatra.core."):
        importlib.import_module(module.name)


def laid_out(game: str) -> set[CodeType]:
    """Put the game on the shelf, and say what ran on the way: a fault in that has to be there from the beginning."""
    ran: set[CodeType] = set()

    def look(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            ran.add(frame.f_code)

    sys.setprofile(look)
    lay_out(game)
    sys.setprofile(None)
    return ran


def warm(game: str) -> None:
    """Read the words once for all children. Nothing of the game runs, so nothing of it is remembered."""
    from tests.scenarios import said

    from vatra.core.game import find_game
    from vatra.core.words import speaker

    if game in said.GAMES:
        said.kept(game)
        speaker("en", find_game(game)).say("game-name")


def survivors_of(
    chosen: list[Mutant],
    examples: list[Scenario],
    ran: set[CodeType],
    jobs: int,
    record: Callable[[str], object],
) -> list[Mutant]:
    """The example that noticed the last one is looked at first for the next: neighbours are often alike."""
    waiting, survivors = chosen[::-1], []
    running: dict[int, tuple[Mutant, list[Scenario], At]] = {}
    there = comes_to(chosen[0].game, examples) if chosen and chosen[0].game else {}
    begun = told = time.perf_counter()
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            found = function_of(mutant) if mutant.game else None
            anew = found is None or found[0].__code__ in ran
            against = examples[:]  # in the order that the child knows
            if found is not None and not anew:
                against = [e for e in examples if e.file in there.get(place_of(found[0].__code__), ())]
            at = At()
            running[start(mutant, mutant.game, against, anew, at)] = mutant, against, at
        process, status = os.wait()
        mutant, against, at = running.pop(process)
        if os.waitstatus_to_exitcode(status) != SURVIVED:
            if at.number != BEFORE:
                examples.remove(against[at.number])
                examples.insert(0, against[at.number])
            record(f"{NOTICED_LINE}{mutant.id}\n")
        else:
            survivors.append(mutant)
            record(f"{SURVIVED_LINE}{mutant.id}\n")
            print(f"not noticed: {mutant.id}", file=sys.stderr)
        now = time.perf_counter()
        done = len(chosen) - len(waiting) - len(running)
        if now - told > TELL:
            told = now
            left = (now - begun) / done * (len(chosen) - done) / 60
            print(
                f"{done} of {len(chosen)}, {len(survivors)} not noticed, {left:.0f} min left", file=sys.stderr
            )
    return survivors


def sample(by_file: list[list[Mutant]], number: int, seed: int) -> list[Mutant]:
    """So many in all, every file with its share and at least one."""
    dice = random.Random(seed)
    total = sum(map(len, by_file))
    chosen: list[Mutant] = []
    for found in by_file:
        share = max(1, round(number * len(found) / total))
        chosen += dice.sample(found, min(share, len(found)))
    return chosen


def run(chosen: list[Mutant], everything: list[Mutant], jobs: int, record: Path) -> int:
    preload()
    from vatra.core.scenario import read, scenario_files

    begun = time.perf_counter()
    known = set(record.read_text().splitlines()) if record.is_file() else set()
    survivors = [mutant for mutant in chosen if SURVIVED_LINE + mutant.id in known]
    left = [m for m in chosen if not {SURVIVED_LINE + m.id, NOTICED_LINE + m.id} & known]
    for game in sorted({mutant.game for mutant in left}):
        examples = [read(file) for file in scenario_files([ROOT / "scenarios" / game])]
        ran = laid_out(game) if game else set()
        if game:
            warm(game)
        if os.waitstatus_to_exitcode(os.waitpid(start(None, game, examples, True, At()), 0)[1]) != SURVIVED:
            print(f"the examples do not hold even without a mutant: {game or 'core'}")
            return 2
        with record.open("a", buffering=1) as book:
            these = [mutant for mutant in left if mutant.game == game]
            survivors += survivors_of(these, examples, ran, jobs, book.write)
    faults = [f"{SURVIVED_LINE}{mutant.id}" for mutant in survivors if mutant.id not in EQUIVALENT]
    faults += [
        f"listed as equivalent, and yet noticed: {mutant.id}"
        for mutant in chosen
        if mutant.id in EQUIVALENT and mutant not in survivors
    ]
    ids = {mutant.id for mutant in everything}
    faults += [f"no such mutant any more: {name}" for name in (*EQUIVALENT, *ELSEWHERE) if name not in ids]
    print("".join(f"{fault}\n" for fault in faults), end="")
    noticed = len(chosen) - len(survivors)
    print(f"{noticed} noticed, {len(survivors)} not, in {time.perf_counter() - begun:.0f} s")
    return 1 if faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sample", type=int, default=0, help="about so many of those gone through; 0: all")
    parser.add_argument("--seed", type=int, help="which sample; chosen and printed if not given")
    parser.add_argument("--only", nargs="+", default=[""], help="mutants whose id has one of these in it")
    parser.add_argument("--again", type=Path, help="a file with lines `survived: …`; only those")
    parser.add_argument("--record", type=Path, default=Path(os.devnull), help="go on after what stands there")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--list", action="store_true", help="print the ids and stop")
    given = parser.parse_args()
    sys.path[:0] = [str(SOURCES), str(ROOT)]
    by_file = [mutants(file) for file in targets()]
    everything = [mutant for found in by_file for mutant in found]
    by_file = [
        chosen
        for found in by_file
        if (chosen := [m for m in found if any(part in m.id for part in given.only)])
    ]
    chosen = [mutant for found in by_file for mutant in found]
    if given.again:
        survived = set(given.again.read_text().splitlines())
        chosen = [mutant for mutant in chosen if SURVIVED_LINE + mutant.id in survived]
    if given.list:
        print("\n".join(mutant.id for mutant in chosen))
        return 0
    if given.sample:
        seed = given.seed if given.seed is not None else random.SystemRandom().randrange(10**6)
        by_file = [found for found in by_file if found[0].id.startswith(tuple(GONE_THROUGH))]
        chosen = sample(by_file, given.sample, seed)
        print(f"seed {seed}: {len(chosen)} of {sum(map(len, by_file))} mutants")
    return run(chosen, everything, given.jobs, given.record)


if __name__ == "__main__":
    sys.exit(main())
