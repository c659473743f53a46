"""Others: how the seats that do not search are thought to play inside the tree."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Others:
    """Everyone for themselves: each seat learns in the tree what is best for it, as the searching seat does."""

    def learns(self, seat: int, me: int) -> bool:
        """Whether this seat chooses by what the tree has learnt; otherwise it plays as in a rollout."""
        return True


class Habits(Others):
    """The others follow their habits: they play by the game's weights, or by chance where it has none."""

    def learns(self, seat: int, me: int) -> bool:
        return seat == me
