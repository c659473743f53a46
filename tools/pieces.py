"""Writes the tables of docs/envs.md that say what the numbers of an observation are, from what the games declare.

python -m tools.pieces [--check]
"""

from __future__ import annotations

import sys
from pathlib import Path

from vatra.core.game import Game, games
from vatra.core.observing import Observer
from vatra.core.words import speaker

PAGE = Path("docs/envs.md")
BEGIN, END = "<!-- pieces, by python -m tools.pieces -->\n", "<!-- end of pieces -->\n"


def table(game: Game) -> str:
    few, many = (Observer(game, seats) for seats in (game.min_seats, game.max_seats))
    kinds = ", ".join([f"`{kind}`" for kind in few.kinds])
    rows = [
        f"### {speaker('en', game).say('game-name')}\n\n"
        f"{few.size:,} numbers with {game.min_seats} seats, {many.size:,} with {game.max_seats}; "
        f"{len(game.actions):,} actions of {len(few.words)} words; kinds of question: {kinds}.\n\n"
        "| piece | numbers | from, to | meaning |\n|---|---|---|---|\n"
    ]
    for one, other in zip(few.pieces, many.pieces, strict=True):
        length = str(one.length) if one.length == other.length else f"{one.length}–{other.length}"
        rows.append(f"| `{one.name}` | {length} | {one.low}, {one.high} | {one.about} |\n")
    return "".join(rows)


def page(text: str) -> str:
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    return before + BEGIN + "\n" + "\n".join([table(game) for game in games()]) + "\n" + END + after


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    if "--check" in sys.argv and page(text) != text:
        sys.exit("docs/envs.md is behind what the games declare: run  python -m tools.pieces")
    PAGE.write_text(page(text), encoding="utf-8")


if __name__ == "__main__":
    import vatra  # noqa: F401  (puts the games on the shelf)

    main()
