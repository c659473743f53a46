"""Levels: players of the house, from one who looks at the next card to one who looks at everybody."""

from __future__ import annotations

from typing import Final

from vatra.core.chance import Chance
from vatra.core.event import Event
from vatra.core.judge import Judgement, only
from vatra.core.seen import Seen
from vatra.games.diamant.bot import reasons
from vatra.games.diamant.bot.habits import SENSIBLE, happens, logistic
from vatra.games.diamant.bot.mind import Mind
from vatra.games.diamant.bot.scene import Scene, scene_of
from vatra.games.diamant.rules import BACK, DEEPER
from vatra.games.diamant.table import Cave

HESITATION: Final = 1.5  # gems: how much better a choice has to be before the novice is fairly sure of it
OTHERS_LEAVE: Final = 0.25  # how likely novice and skilled think each other explorer goes back now
THOUGHTS: Final = 300  # of the expert at most, where the answer is not clear sooner


def cave_of(seen: Seen, chance: Chance) -> Cave:
    """The table as the seat knows it. Decisions that lie face down are guessed there: nobody here looks at them."""
    t = seen.imagine(chance)
    assert isinstance(t, Cave)
    return t


def judged(deeper: float, back: float, leaves: float, chance: Chance, why: list[Event]) -> Judgement:
    """What both ways are worth, and which of them it is today: back so often."""
    options = [DEEPER, BACK]
    return Judgement(options, [deeper, back], why, int(happens(leaves, chance)))


def onward(scene: Scene) -> Judgement:
    """There is nothing to lose, or nothing to go home with."""
    return only([DEEPER, BACK], DEEPER, reasons.of_the_card(scene, at_hand(scene)))


def at_hand(scene: Scene) -> float:
    """What going back brings now, if some of the others come along."""
    return float(scene.pocket) + float(scene.left) / (1.0 + OTHERS_LEAVE * float(scene.crowd - 1))


def novice(seen: Seen, chance: Chance) -> Judgement:
    """Weighs one more card against what is at hand, and mixes: the closer the two, the more it is a coin flip."""
    scene = scene_of(cave_of(seen, chance), seen.seat)
    back = at_hand(scene)
    if not back and not scene.relics:  # nobody goes home with nothing while nothing lies on the path
        return onward(scene)
    deeper = (1.0 - scene.danger) * float(scene.pocket) + scene.exact_gain()
    leaves = logistic((back - deeper) / HESITATION)
    return judged(deeper, back, leaves, chance, reasons.of_the_card(scene, back))


def skilled(seen: Seen, chance: Chance) -> Judgement:
    """Counts on what the cards after the next one bring when the others have gone, and hesitates little."""
    scene = scene_of(cave_of(seen, chance), seen.seat)
    leaves = SENSIBLE.leaves(scene)
    return judged(1.0 - leaves, leaves, leaves, chance, reasons.of_the_card(scene, at_hand(scene)))


def expert(seen: Seen, chance: Chance) -> Judgement:
    """Reads the others' habits, plays the rest of the cave on in thought, and mixes where it must not be read."""
    t = cave_of(seen, chance)
    scene = scene_of(t, seen.seat)
    if scene.safe:
        return onward(scene)
    mind = Mind(t, seen.seat, chance)
    leaves = mind.decide(THOUGHTS)
    back = mind.worth / mind.thoughts
    judgement = judged(back + mind.best().mean, back, leaves, chance, [])
    share = leaves if judgement.options[judgement.best] is BACK else 1.0 - leaves
    judgement.why.extend(reasons.of_the_mind(mind, share))
    return judgement
