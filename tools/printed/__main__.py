"""Write the JSON files that the page reads what is printed from, each from the components of its game.

python -m tools.printed            write them
python -m tools.printed --check    say which are out of date
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tools.printed import bonfire, glow, spirit_island

GAMES: Final = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
FILES: Final[dict[str, Callable[[], dict[str, Any]]]] = {
    "bonfire/components.json": bonfire.components,
    "glow/boards.json": glow.boards,
    "glow/cards.json": glow.cards,
    "spirit_island/cards.json": spirit_island.cards,
}


def main() -> None:
    wanted = {GAMES / name: json.loads(json.dumps(facts())) for name, facts in FILES.items()}
    stale = [
        file
        for file, facts in wanted.items()
        if not file.exists() or json.loads(file.read_text(encoding="utf-8")) != facts
    ]
    if "--check" in sys.argv:
        names = ", ".join(str(file.relative_to(GAMES)) for file in stale)
        sys.exit(f"{names}: not what the components say; run `make printed`" if stale else 0)
    for file in stale:
        file.write_text(json.dumps(wanted[file], indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        print(file.relative_to(GAMES))
    if stale:
        subprocess.run(["npx", "prettier", "--write", *map(str, stale)], cwd=GAMES.parents[1], check=True)


if __name__ == "__main__":
    main()
