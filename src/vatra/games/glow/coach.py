# plain: words for people
"""What the coach points at, and the rule that says more; the words are messages `coach-…`."""

from typing import Final

from vatra.core.coach import Coach

COACH: Final = Coach(
    asks={
        "chooseadventurer": ("adventurer:{a}", "glow.setup.adventurer"),
        "arthurdice": ("arthur", "glow.solo.arthur-dice"),
        "recruit": ("encounter", "glow.dawn.takes-section"),
        "moveblackdie": ("encounter", "glow.kaar.move"),
        "dismiss": ("encounter", "glow.dawn.two-players"),
        "choosedie": ("reserve", "glow.sketal.any-colour"),
        "reroll": ("seat:{you}/dice", "glow.reroll.symbol"),
        "seconddie": ("seat:{you}/dice", "glow.reroll.one-or-two-dice"),
        "turndie": ("seat:{you}/dice", "glow.reroll.its-own-faces"),
        "noonorder": ("seat:{you}/companions", "glow.noon.order"),
        "catch": ("graveyard", "glow.cromaug.catch"),
        "returndie": ("seat:{you}/dice", "glow.sketal.which-die"),
        "walk": ("seat:{you}/company", "glow.walk.need"),
        "giveup": ("seat:{you}/companions", "glow.symbols.give-up"),
        "sail": ("map", "glow.sail.exact"),
        "steer": ("arthur", "glow.arthur.boat"),
    },
    events={
        "takes-track": ("score-track", "glow.track.backwards"),
        "faces-pay": ("seat:{seat}/dice", "glow.noon.special-faces"),
        "buried": ("graveyard", "glow.noon.skull"),
        "die-taken": ("seat:{seat}/dice", "glow.sketal.die"),
        "die-returned": ("reserve", "glow.sketal.returns"),
        "no-die": ("reserve", "glow.sketal.no-die"),
        "black-die": ("section:{section}", "glow.kaar.black-die-enters"),
        "black-die-cancels": ("seat:{seat}/dice", "glow.curse.cancels"),
        "black-die-bites": ("seat:{seat}/light", "glow.curse.minus-two"),
        "spell-taken": ("seat:{seat}/hidden", "glow.spell.face-down"),
        "spell-turned": ("seat:{seat}", "glow.spell.fires"),
        "spell-fires": ("seat:{seat}", "glow.spell.fires"),
        "catches": ("graveyard", "glow.cromaug.newcomer-fires"),
        "camps": ("seat:{seat}/camp", "glow.end.camp"),
        "placed-anew": ("encounter", "glow.evening.special-faces"),
        "arthur-tile": ("arthur", "glow.arthur.tile"),
        "arthur-shuffles": ("arthur/stack", "glow.arthur.stack-empty"),
        "arthur-last-day": ("arthur/stack", "glow.solo.end"),
    },
)
