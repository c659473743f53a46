"""Chance: one small generator per table, copyable, counted, and scriptable by name."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import i64

from vatra.core.errors import BadInput

M32: Final[i64] = 0xFFFFFFFF


class RanOut(BadInput):
    """A draw that nobody has dictated, where all are: one of these names is wanted."""

    def __init__(self, names: list[str]) -> None:
        super().__init__("chance-ran-out", {})
        self.names: Final = names


class Chance:
    """sfc32: adds, shifts and xors of 32-bit words, so compiled and plain Python give the same numbers.

    `drawn` counts the draws; undo looks at it. `script` says what the next named draws give; when `bound`, nothing
    may be drawn beyond it. `told` collects what named draws gave: a live table keeps it in its log.
    """

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count
        self.drawn: i64 = 0
        self.script: list[str] | None = None
        self.bound: bool = False
        self.told: list[str] | None = None

    def word(self) -> i64:
        """The next 32 bits."""
        t: i64 = (self.a + self.b + self.count) & M32
        self.count = (self.count + 1) & M32
        b: i64 = self.b
        c: i64 = self.c
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & M32
        self.c = (((c << 21) | (c >> 11)) + t) & M32
        return t

    def below(self, n: i64) -> i64:
        """0..n-1, every value equally likely (multiply and reject); n below 2**31."""
        self.drawn += 1
        m: i64 = self.word() * n
        low: i64 = m & M32
        if low < n:
            floor: i64 = (M32 + 1) % n
            while low < floor:
                m = self.word() * n
                low = m & M32
        return m >> 32

    def pick(self, names: list[str]) -> int:
        """One of the names, by index. The draw that scenarios and replays can dictate and logs remember."""
        i: int
        if self.script:
            name = self.script.pop(0)
            if name not in names:
                raise BadInput("chance-cannot-give", {"name": name, "names": ", ".join(sorted(set(names)))})
            i = names.index(name)
            self.drawn += 1
        elif self.bound:
            raise RanOut(names)
        else:
            i = self.below(len(names))
        if self.told is not None:
            self.told.append(names[i])
        return i

    def named(self) -> bool:
        """Whether draws have to be made by name: somebody dictates or listens."""
        return self.told is not None or self.bound or bool(self.script)

    def copy(self) -> Chance:
        """The same future, without the listener."""
        new = self.twin()
        new.drawn = self.drawn
        new.bound = self.bound
        if self.script:
            new.script = self.script[:]
        return new

    def twin(self) -> Chance:
        return Chance(self.a, self.b, self.c, self.count)

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (self.a, self.b, self.c, self.count), self.passed()

    def passed(self) -> tuple[i64, i64, bool, list[str] | None]:
        """What has happened to it, for a pickle: nobody listens to the one that comes back."""
        return self.count, self.drawn, self.bound, self.script

    def __setstate__(self, passed: tuple[i64, i64, bool, list[str] | None]) -> None:
        self.count, self.drawn, self.bound, self.script = passed

    def __copy__(self) -> Chance:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Chance:
        return self.copy()


def seeded(seed: int | str | bytes) -> Chance:
    """The fast generator for simulations, search and tests. Any seed is hashed into words first."""
    raw = seed if isinstance(seed, bytes) else str(seed).encode()
    words = hashlib.sha256(raw).digest()
    chance = Chance(
        int.from_bytes(words[:4], "little"),
        int.from_bytes(words[4:8], "little"),
        int.from_bytes(words[8:12], "little"),
        1,
    )
    for _ in range(12):
        chance.word()
    return chance


class Sealed(Chance):
    """Provably fair and unpredictable: words are SHA-256 over a secret seed and a counter.

    The hash of the seed is published when the table opens and the seed itself when the game is over, so anyone can
    check that no draw was chosen. (A small fast generator could be reconstructed from the dice that people see.)
    """

    def __init__(self, seed: bytes) -> None:
        super().__init__(0, 0, 0, 0)
        self.seed: Final = seed
        self.block: bytes = b""

    def word(self) -> i64:
        at = int(self.count & 7) * 4
        if at == 0 or not self.block:
            self.block = hashlib.sha256(self.seed + int(self.count >> 3).to_bytes(8, "big")).digest()
        self.count += 1
        return int.from_bytes(self.block[at : at + 4], "big")

    def twin(self) -> Chance:
        new = Sealed(self.seed)
        new.count = self.count
        new.block = self.block
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return Sealed, (self.seed,), self.passed()


def commitment(seed: bytes) -> str:
    """What is published before the first card: it binds the seed without telling it."""
    return hashlib.sha256(b"vatra seed " + seed).hexdigest()
