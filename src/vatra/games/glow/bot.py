from __future__ import annotations
from vatra.core.chance import Chance
from vatra.core.seen import Choice, Seen


def novice(seen: Seen, chance: Chance) -> Choice:
    return Choice(seen.auto())


skilled = novice
expert = novice
