# plain: words for people
"""What the coach points at, and the rule that says more; the words are messages `coach-…`."""

from typing import Final

from vatra.core.coach import Coach

COACH: Final = Coach(
    asks={
        "decide": ("track", "diamant.decide.two-ways"),
    },
    events={
        "treasure": ("path", "diamant.treasure.remainder"),
        "hazard": ("track", "diamant.hazard.first"),
        "flee": ("track", "diamant.hazard.lost"),
        "relic": ("path", "diamant.relic.alone"),
        "takes-relic": ("seat:{seat}/relics", "diamant.relic.safe"),
        "relic-lost": ("path", "diamant.relic.unclaimed"),
        "left-behind": ("path", "diamant.expedition.leftovers"),
        "barricade": ("cave:{cave}", "diamant.cave.all-enter"),
    },
)
