"""What players can say about pieces and lands: made once for each island, with their labels."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.errors import Arg
from vatra.core.event import Event
from vatra.core.step import SeatAsk
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS
from vatra.games.spirit_island.power import INNATE, POWERS, number_of
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import CLASSES, ELEMENTS, KIND, KIND_NAMES, damage_of, dream_of, lands_in
from vatra.games.spirit_island.use import NO_CARD, NO_POWER, Use

# Verbs with a piece and a land: `push town-1 A5`.
PUSH: Final = 0
GATHER: Final = 1
HIT: Final = 2
KILL: Final = 3
DESTROY: Final = 4
REMOVE: Final = 5
REPLACE: Final = 6
MOVE: Final = 7
DROWN: Final = 8
PIECE_VERBS: Final[list[str]] = [
    "push",
    "gather",
    "hit",
    "kill",
    "destroy",
    "remove",
    "replace",
    "move",
    "drown",
]

# Verbs with a land: `at A5`.
AT: Final = 0
FAR: Final = 1  # paying for the range
LAND: Final = 2
CASCADE: Final = 3
LOSE: Final = 4  # presence there
FROM: Final = 5  # presence there
TO: Final = 6
RAVAGE: Final = 7
SAVE: Final = 8
START: Final = 9
RITUAL: Final = 10
LAND_VERBS: Final[list[str]] = [
    "at",
    "far",
    "land",
    "cascade",
    "lose",
    "from",
    "to",
    "ravage",
    "save",
    "start",
    "ritual",
]
FIRST_LAND_VERB: Final = len(PIECE_VERBS)

ENOUGH: Final = Action("enough", -1)
PASS: Final = Action("pass", -1)
YES: Final = Action("yes", 1)
NO: Final = Action("no", 0)
YES_NO: Final[list[Action]] = [YES, NO]
CHOOSE: Final[list[Action]] = [Action(f"choose {i + 1}", i) for i in range(4)]
MAX_SEATS: Final = 4
AT_SPIRIT: Final[list[Action]] = [Action(f"spirit {seat + 1}", seat) for seat in range(MAX_SEATS)]
CHOOSE_ELEMENT: Final[list[Action]] = [Action(f"element {ELEMENTS[i]}", i) for i in range(len(ELEMENTS))]


def piece_action(t: Island, verb: int, p: int, land: int) -> Action:
    chart = t.chart
    key = (verb * (KIND + 1) + (p & KIND)) * 64 + land
    found = chart.actions.get(key)
    if found is None:
        text = f"{PIECE_VERBS[verb]} {KIND_NAMES[p & KIND]} {chart.names[land]}"
        found = Action(text, p & KIND, land)
        chart.actions[key] = found
    return found


def land_action(t: Island, verb: int, land: int) -> Action:
    chart = t.chart
    key = (FIRST_LAND_VERB + verb) * (KIND + 1) * 64 + land
    found = chart.actions.get(key)
    if found is None:
        found = Action(f"{LAND_VERBS[verb]} {chart.names[land]}", land)
        chart.actions[key] = found
    return found


def land_of(t: Island, text: str) -> int:
    """The land that the last word of a text names, or -1."""
    name = text.split(" ")[-1]
    return t.chart.names.index(name) if name in t.chart.names else -1


# -- in words --------------------------------------------------------------------------------------------------------


def power_name(id: int) -> str:
    power = POWERS[id]
    return ("innate-" if power.deck == INNATE else "power-") + power.slug


def source_name(u: Use) -> str:
    """What a question is about: a power, a fear card, or what the invaders do."""
    if u.fear != NO_CARD:
        return "fear-" + FEAR_SLUGS[u.fear]
    return "source-island" if u.power == NO_POWER else power_name(u.power)


KIND_WORDS: Final[dict[int, str]] = {
    1: "piece-explorer",
    2: "piece-town",
    3: "kind-explorer-town",
    4: "piece-city",
    6: "kind-town-city",
    7: "kind-invader",
    8: "piece-dahan",
}


def kind_args(n: int, mask: int) -> dict[str, Arg]:
    """How many pieces of which classes."""
    return {"n": n, "kind": KIND_WORDS[mask]}


def piece_args(p: int) -> dict[str, Arg]:
    return {"piece": "piece-" + CLASSES[p & 3], "damage": damage_of(p)}


def land_names(t: Island, mask: i64) -> str:
    """The lands of a mask, for an event that is about all of them."""
    return " ".join([t.chart.names[land] for land in lands_in(mask)])


def board_args(t: Island, seat: int) -> dict[str, Arg]:
    """The board of a player."""
    return {"board": "board-" + t.chart.boards[seat].name.lower()}


def use_args(t: Island, u: Use) -> dict[str, Arg]:
    """What a question is about, and in which land."""
    if u.land >= 0:
        return {"source": source_name(u), "land": t.chart.names[u.land]}
    return {"source": source_name(u)}


def word_args(t: Island, words: list[str]) -> dict[str, Arg]:
    """The words of an option after the first, by what they are."""
    args: dict[str, Arg] = {}
    for word in words:
        if word in t.chart.names:
            args["land"] = word
        elif word.isdigit():
            args["n"] = int(word)
        elif word in ELEMENTS:
            args["element"] = "element-" + word
        elif number_of(word) >= 0:
            args["power"] = power_name(number_of(word))
        elif word in KIND_NAMES:
            p = KIND_NAMES.index(word)
            for name, value in piece_args(p).items():
                args[name] = value
            args["dream"] = dream_of(p)
        else:
            args["what"] = "word-" + word
    return args


class IslandAsk(SeatAsk[Island]):
    """A question to one player; its options are labelled by what their words are."""

    def label(self, t: Island, seat: int, action: Action) -> Event:
        words = action.text.split(" ")
        return Event("do-" + words[0], word_args(t, words[1:]))
