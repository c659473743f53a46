# plain: names for people, and nothing here is hot
"""What lies on the table of Diamant, by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vatra.core.naming import Naming, View
from vatra.games.diamant.components import CAVES, HAZARDS

BUTTONS: Final = ["deeper", "back"]
MENTIONS: Final = {"hazard-": "track/hazard:{}", "cave": "cave:{}", "card": "path/card:{}"}


def things(view: View) -> Iterator[str]:
    yield from (f"cave:{cave}" for cave in range(1, CAVES + 1))
    yield from ("path", "deck", *[f"track/hazard:{hazard}" for hazard in HAZARDS])
    for number, card in enumerate(view["path"], 1):
        yield f"path/card:{number}"
        if card["left"]:
            yield f"path/card:{number}/left"
    if view["left"]:
        yield "path/left"
    for seat in range(len(view["pockets"])):
        yield from (f"seat:{seat}/pocket", f"seat:{seat}/chest")
        if view["relics"][seat]:
            yield f"seat:{seat}/relics"
        if view["chosen"][seat]:
            yield f"seat:{seat}/decision"


NAMING: Final = Naming(buttons=BUTTONS, mentions=MENTIONS, things=things)
