# plain: nothing here is hot
"""State that outlives its process: a table, an action, chance, a result or an environment as bytes, and back.

>>> import vatra
>>> table = vatra.new("diamant", seats=3, seed=7)
>>> kept = vatra.to_bytes(table)
>>> vatra.from_bytes(kept).digest() == table.digest()
True

The bytes are a pickle behind a line that names the format; every game in it is named with its version. Both must be
those of this Vatra. As with any pickle, read only what you trust. `pickle` and `copy.deepcopy` work as well, without
these checks.
"""

from __future__ import annotations

import io
import pickle
from typing import Any, Final

from vatra.core.errors import BadInput
from vatra.core.game import Game, find_game

FORMAT: Final = 1
HEAD: Final = b"vatra state "


class _Writer(pickle.Pickler):
    def persistent_id(self, thing: object) -> tuple[str, int] | None:
        return (thing.id, thing.version) if isinstance(thing, Game) else None


class _Reader(pickle.Unpickler):
    def persistent_load(self, name: tuple[str, int]) -> Game:
        game = find_game(name[0])
        if game.version != name[1]:
            raise BadInput("kept-other-version", {"game": game.id, "version": name[1], "own": game.version})
        return game


def to_bytes(thing: object) -> bytes:
    file = io.BytesIO()
    file.write(HEAD + b"%d\n" % FORMAT)
    _Writer(file, protocol=5).dump(thing)
    return file.getvalue()


def from_bytes(kept: bytes) -> Any:
    """What `to_bytes` was given; `BadInput` for bytes of another format or of another version of a game."""
    head, _, rest = kept.partition(b"\n")
    if not head.startswith(HEAD):
        raise BadInput("kept-not-ours", {})
    if head != HEAD + b"%d" % FORMAT:
        raise BadInput(
            "kept-other-format", {"format": head[len(HEAD) :].decode(errors="replace"), "own": FORMAT}
        )
    try:
        return _Reader(io.BytesIO(rest)).load()
    except (pickle.UnpicklingError, EOFError) as error:
        raise BadInput("kept-not-ours", {}) from error
