"""Noons and walks of the engine against models that try everything: nothing lost or illegal, no needless question.

python -m tests.glow.compare rich 20000 [seed]
python -m tests.glow.compare cursed 20000           (the black die in hand, and Kaar comes or goes)
python -m tests.glow.compare games 80000 novice     (the noons of bots' games, four seats)
python -m tests.glow.compare walks 5000
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.glow import noon_model, walk_model
from tests.glow.noon_model import Noon
from tests.glow.walk_model import Walk

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.core.chance import Chance, seeded
from vatra.core.errors import BadInput
from vatra.core.game import find_game
from vatra.core.seen import Seen
from vatra.games.glow.components import ADVENTURERS, CARDS, SLUGS, SPELL_NAMES
from vatra.games.glow.effects import SYMBOLS
from vatra.games.glow.rules.land import SET_OUT
from vatra.games.glow.rules.noon import START_NOON, NoonOrder
from vatra.games.glow.table import Journey

GLOW = find_game("glow")
RICH = [
    "cromaug",
    "xargok",
    "kaar",
    *[slug for slug in SLUGS if slug.startswith(("sketal", "briki", "kapao"))],
]
NEAR_SKULLS = ["n6", "xw1", "v10", "n3", "m1", "n10", "a7", "n9", "v12", "a8", "xw2"]
LARGE = ["green", "blue", "azure", "red", "orange"]


def rich_noon(dice: Chance) -> Journey:
    """Two players; the first has Sketals, spells, Cromaug and skulls more often than in a game, and little light."""
    while True:
        cards = rich_cards(dice, 12)
        row = with_dice(dice, cards[: 2 + int(dice.below(5))])
        spells = [SPELL_NAMES[dice.below(len(SPELL_NAMES))] for _ in range(dice.below(4))]
        faces = [SYMBOLS[dice.below(5)] for _ in range(3 + int(dice.below(6)))]
        if dice.below(4) == 0:
            faces.append(black(dice))
        somebody = anybody(dice)
        noon = noon_of(somebody, row, cards[6 : 7 + int(dice.below(6))], spells, faces)
        if noon is not None:
            return noon


def cursed_noon(dice: Chance) -> Journey:
    """The black die is in hand; Kaar, who lifts its curse, may come with Cromaug or go with the spell of two airs."""
    while True:
        cards = [card for card in rich_cards(dice, 9) if card not in ("cromaug", "kaar")]
        comes = dice.below(2)
        row = with_dice(dice, [*cards[: 1 + int(dice.below(3))], "cromaug" if comes else "kaar"])
        graveyard = [*cards[-1 - int(dice.below(2)) :], *["kaar"][:comes]]
        faces = [SYMBOLS[dice.below(5)] for _ in range(3 + int(dice.below(4)))]
        if dice.below(2):
            faces[:2] = ["air", "air"]
        noon = noon_of(anybody(dice), row, graveyard, ["spell-air"][comes:], [*faces, black(dice)])
        if noon is not None:
            return noon


def rich_cards(dice: Chance, number: int) -> list[str]:
    cards: list[str] = []
    while len(cards) < number:
        slug = RICH[dice.below(len(RICH))] if dice.below(2) else SLUGS[dice.below(CARDS)]
        if slug not in cards:
            cards.append(slug)
    return cards


def with_dice(dice: Chance, row: list[str]) -> list[str]:
    """The Sketal of all colours has brought a die of any."""
    return [f"{slug} {LARGE[dice.below(5)]}" if slug == "sketal-any" else slug for slug in row]


def black(dice: Chance) -> str:
    return "black " + ["light_minus2", *SYMBOLS[:5]][dice.below(6)]


def anybody(dice: Chance) -> dict[str, Any]:
    return {
        "adventurers": [ADVENTURERS[dice.below(len(ADVENTURERS))].slug],
        "light": [int(dice.below(16))],
        "footprints": [int(dice.below(5))],
    }


def noon_of(
    somebody: dict[str, Any], row: list[str], graveyard: list[str], spells: list[str], faces: list[str]
) -> Journey | None:
    """None: there is no such die."""
    words = {"hour": "noon", "companions": [row], "graveyard": graveyard, "spells": [spells], "dice": [faces]}
    try:
        table = GLOW.arrange(2, GLOW.settle(2, {}), seeded("chance"), {**somebody, **words})
    except BadInput:
        return None
    assert isinstance(table, Journey)
    leave_alone(table, 0)
    return table


def rich_walk(dice: Chance) -> Journey:
    """A company not far from a skull, with a Sketal or two and dice that show the same."""
    while True:
        sketals = [slug for slug in SLUGS if slug.startswith("sketal")]
        row = [sketals[dice.below(len(sketals))] for _ in range(1 + int(dice.below(2)))]
        row = [f"{slug} {LARGE[dice.below(5)]}" if slug == "sketal-any" else slug for slug in row]
        row += ["kaar", "briki-water", "kapaoro", "okans"][dice.below(5) :][: dice.below(3)]
        few = [SYMBOLS[dice.below(5)] for _ in range(2)]
        faces = [
            few[dice.below(2)] if dice.below(2) else SYMBOLS[dice.below(5)] for _ in range(3 + dice.below(4))
        ]
        if dice.below(4) == 0:
            faces.append("black " + SYMBOLS[dice.below(5)])
        words = {
            "hour": "afternoon",
            "adventurers": [ADVENTURERS[dice.below(len(ADVENTURERS))].slug],
            "light": [int(dice.below(9))],
            "footprints": [int(dice.below(3))],
            "companions": [row],
            "spells": [[SPELL_NAMES[dice.below(len(SPELL_NAMES))]] if dice.below(3) == 0 else []],
            "hidden": [int(dice.below(4) == 0)],
            "dice": [faces],
            "company": [NEAR_SKULLS[dice.below(len(NEAR_SKULLS))]],
            "camp": [["start", "v3", "v10"][dice.below(3)]],
        }
        try:
            table = GLOW.arrange(2, GLOW.settle(2, {}), seeded("chance"), words)
        except BadInput:
            continue
        assert isinstance(table, Journey)
        leave_alone(table, 0)
        table.shared[:] = [SET_OUT[0]]
        return table


def leave_alone(t: Journey, seat: int) -> None:
    """Nothing left to do but this seat's noon."""
    t.lanes = []
    t.shared.clear()
    t.shared.append(START_NOON[seat])
    t.before_noon_ends = 1 << seat
    for player in t.players:
        player.buried_at_noon = player.buried_later = 0
        player.returned = []


def noons_of_games(bot: str, dice: Chance) -> Iterator[tuple[Journey, int]]:
    """Every noon of games among four of a kind, just before it begins."""
    policy = GLOW.policies().get(bot)
    while True:
        table = GLOW.new(
            4, {"map": ["shadows", "archipelago"][dice.below(2)]}, seeded(str(dice.below(1 << 30)))
        )
        while not table.over:
            seat = table.to_act[0]
            options = table.options(seat)
            action = policy(Seen(table, seat), dice).action if policy else options[dice.below(len(options))]
            if action.text == "done":
                noon = table.copy()
                assert isinstance(noon, Journey)
                leave_alone(noon, seat)
                yield noon, seat
            table.take(seat, action)


class Differs(AssertionError):
    pass


def compare_noon(t: Journey, seat: int, tally: Counter[str]) -> None:
    """Both ways: every end of the model can be reached by answers, and no other; a question about the order decides."""
    start = noon_model.begin(noon_model.read(t, seat))
    expected = noon_model.ends(start, {})
    t.advance()
    asked: list[str] = []
    found = engine_ends(t, seat, {}, asked)
    tally["noons"] += 1
    tally["asked"] += bool(asked)
    tally["ends"] += len(expected)
    if found != expected:
        raise Differs(f"{start}\nlost: {expected - found}\nillegal: {found - expected}")


def compare_walk(t: Journey, tally: Counter[str]) -> None:
    """Both ways: every end of the model can be reached by answers, and no other."""
    start = walk_model.read(t, 0)
    expected = walk_model.ends(start)
    t.advance()
    found = {walk_model.lasting(walk) for walk in engine_walks(t)}
    tally["walks"] += 1
    tally["ends"] += len(expected)
    if found != expected:
        raise Differs(f"{start}\nlost: {expected - found}\nillegal: {found - expected}")


def engine_walks(t: Journey) -> Iterator[Walk]:
    """Where all answers lead."""
    seen: set[str] = set()
    waiting = [t]
    while waiting:
        here = waiting.pop()
        if here.over:
            yield walk_model.read(here, 0)
            continue
        options = here.options(0)
        if len(options) < 2:
            raise Differs(f"asked without need: {here.actions(0)}")
        for action in options:
            then = here.copy()
            then.take(0, action)
            digest = then.digest()
            if digest not in seen:
                seen.add(digest)
                waiting.append(then)


def engine_ends(
    t: Journey, seat: int, known: dict[str, frozenset[Noon]], asked: list[str]
) -> frozenset[Noon]:
    if t.over:
        return frozenset([noon_model.read(t, seat)])
    digest = t.digest()
    if digest not in known:
        each: list[frozenset[Noon]] = []
        for action in t.options(seat):
            then = t.copy()
            then.take(seat, action)
            each.append(engine_ends(then, seat, known, asked))
        known[digest] = frozenset().union(*each)
        if isinstance(t.ask(seat), NoonOrder):
            asked.append(digest)
            if known[digest] in each:
                raise Differs(f"asked without need: {t.actions(seat)} in {noon_model.read(t, seat)}")
    return known[digest]


NOONS = {"rich": rich_noon, "cursed": cursed_noon}


def main(kind: str, number: int, bot: str = "") -> None:
    tally: Counter[str] = Counter()
    dice = seeded(f"{kind} {bot}")
    begun = time.monotonic()
    games = noons_of_games(bot, dice)
    for _ in range(number):
        try:
            if kind == "walks":
                compare_walk(rich_walk(dice), tally)
            elif kind in NOONS:
                compare_noon(NOONS[kind](dice), 0, tally)
            else:
                compare_noon(*next(games), tally)
        except Differs as fault:
            print(fault, flush=True)
            tally["differ"] += 1
    print(f"{kind} {bot}: {dict(tally)}, {tally['differ']} differ, {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:4])
