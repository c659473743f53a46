# plain: words for people
"""What the coach points at, and the rule that says more; the words are messages `coach-…`."""

from typing import Final

from vatra.core.coach import Coach

COACH: Final = Coach(
    asks={
        "first-tile": ("seat:{you}/fate", "bonfire.setup.first-fate-tile"),
        "turn": ("question", "bonfire.turn.one-of-three"),
        "turn-countdown": ("countdown", "bonfire.countdown.pass"),
        "lay-tile": ("seat:{you}/fate/grid", "bonfire.fate.groups"),
        "after": ("commons", "bonfire.bonus.before-or-after"),
        "pay": ("seat:{you}/tokens", "bonfire.pay.each-alone"),
        "pay-any": ("seat:{you}/resources", "bonfire.pay.each-alone"),
        "pay-pair": ("seat:{you}/tokens", "bonfire.pay.two-tokens"),
        "choose-path": ("market", "bonfire.path.refresh"),
        "free-path": ("market", "bonfire.council.path-tile"),
        "ashore": ("island:{island}", "bonfire.ship.extra-action"),
        "free-sail": ("sea", "bonfire.council.ship"),
        "choose-slot": ("seat:{you}/city", "bonfire.receive.task"),
        "free-guardian": ("sea", "bonfire.council.guardian"),
        "walk": ("seat:{you}/path", "bonfire.procession.order"),
        "move-one": ("seat:{you}/path", "bonfire.council.move-guardian"),
        "choose-resource": ("seat:{you}/resources", "bonfire.specialist.choose-path-resource"),
        "rewards": ("great-bonfire/pointer", "bonfire.great-bonfire.two-of-three"),
        "choose-portal": ("great-bonfire/pointer", "bonfire.portal.shape"),
        "free-turn": ("great-bonfire", "bonfire.council.great-bonfire"),
        "price": ("gnome:{gnome}", "bonfire.gnome.cost"),
        "free-specialist": ("gnomes", "bonfire.council.specialist"),
        "send-own": ("council", "bonfire.light.novice"),
        "send-neutral": ("council", "bonfire.bonus.one-colour"),
        "free-fate": ("seat:{you}/fate/column", "bonfire.council.fate-tile"),
        "toms-task": ("tom", "bonfire.tom.task-1"),
        "toms-guardian": ("tom", "bonfire.tom.guardian"),
        "toms-novice": ("council", "bonfire.tom.novices"),
    },
    events={
        "places-tile": ("seat:{seat}/fate/grid", "bonfire.fate.groups"),
        "receives": ("seat:{seat}/city", "bonfire.receive.tokens"),
        "lights": ("seat:{seat}/city", "bonfire.light.once-lit"),
        "places-portal": ("seat:{seat}/portals", "bonfire.portal.order"),
        "enters": ("seat:{seat}/city", "bonfire.procession.stays"),
        "meets-common": ("commons", "bonfire.score.common-tasks"),
        "paths-renewed": ("market", "bonfire.path.refresh"),
        "countdown-begins": ("countdown", "bonfire.countdown.trigger"),
        "hands-out": ("countdown", "bonfire.countdown.pass"),
        "is-stuck": ("seat:{seat}", "bonfire.turn.stuck"),
        "toms-card": ("tom/cards", "bonfire.tom.after-every-turn"),
        "toms-resource": ("tom", "bonfire.tom.resource"),
        "tom-is-complete": ("tom", "bonfire.tom.already-met"),
        "toms-cards-played": ("tom/cards", "bonfire.solo.fourth-time"),
    },
)
