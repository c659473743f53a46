from __future__ import annotations
from collections.abc import Mapping
from typing import Any
from vatra.games.glow.table import Journey


def arrange(t: Journey, words: Mapping[str, Any]) -> None:
    pass
