# ruff: noqa: E501  (ids are as long as they are)
"""Mutants that no example notices, each with the reason. The ids are those that `tests.mutation.run` prints."""

from __future__ import annotations

# Files (beginnings of ids) whose mutants have all been gone through. CI draws its sample from these; a file joins when
# `python -m tests.mutation.run --only games/<game>/rules/<file>.py` reports no survivor.
GONE_THROUGH: list[str] = [
    "core/table.py",
    "games/diamant/",
    *[
        f"games/bonfire/rules/{file}.py"
        for file in ("common", "council", "fate", "final", "gnomes", "great_bonfire", "midturn", "path")
    ],
    *[f"games/bonfire/rules/{file}.py" for file in ("procession", "sea", "setup", "tom", "turn")],
    "games/bonfire/scoring.py",
    "games/glow/",
    *[
        f"games/spirit_island/{part}"
        for part in (
            "adversaries/",
            "blight.py",
            "consult.py",
            "deeds.py",
            "effects/",
            "rules/",
            "scenarios/",
            "scoring.py",
        )
    ],
]

# Quick tests that mutants are up against beside the examples, by the beginning of their ids.
BESIDE: dict[str, list[str]] = {
    "core/table.py": ["tests/core/test_keep.py"],
    "games/diamant/rules.py GoBack": ["tests/diamant/test_told.py"],
    "games/diamant/rules.py Close": ["tests/diamant/test_told.py"],
    "games/diamant/rules.py leave_rubies": ["tests/diamant/test_told.py"],
    "games/glow/rules/noon.py": ["tests/glow/test_noon.py"],
    "games/glow/": [
        "tests/golden/test_golden.py::test_random_games_are_those_of_old[glow]",
        "tests/golden/test_golden.py::test_the_index_of_actions_is_that_of_old[glow]",
        "tests/glow/test_words.py::test_every_word_is_the_one_that_is_meant",
        "tests/glow/test_components.py",
    ],
    "games/glow/rules/dawn.py": ["tests/glow/test_time.py"],
    "games/glow/rules/day.py": ["tests/glow/test_time.py"],
    "games/bonfire/rules/fate.py shut_out": [
        "tests/bonfire/test_warnings.py::test_who_would_discard_the_last_token_hears_of_it",
        "tests/bonfire/test_warnings.py::test_warnings_come_true_and_nobody_is_shut_out_without_one",
    ],
    "games/bonfire/scoring.py": [
        "tests/bonfire/test_handicap.py::test_the_end_of_a_challenge_says_the_next_handicap",
        "tests/bonfire/test_bots.py::test_the_forecast_and_its_features_belong_together",
    ],
    "games/bonfire/components.py": ["tests/bonfire/test_components.py"],
    "games/bonfire/rules/fate.py": ["tests/bonfire/test_promises.py"],
    "games/bonfire/rules/procession.py": ["tests/bonfire/test_promises.py"],
    "games/bonfire/rules/payment.py": [
        f"tests/bonfire/test_payment.py::test_{name}"
        for name in (
            "the_proposal_comes_first_and_is_legal",
            "resources_against_enumeration",
            "tokens_against_enumeration",
        )
    ],
    "games/bonfire/": [
        "tests/golden/test_golden.py::test_random_games_are_those_of_old[bonfire]",
        "tests/golden/test_golden.py::test_the_index_of_actions_is_that_of_old[bonfire]",
    ],
    "games/spirit_island/adversaries/": [
        f"tests/spirit_island/test_adversaries.py::test_{name}"
        for name in (
            "the_difficulty_is_known_before_the_table_is_made",
            "the_fear_deck_is_that_of_the_level",
            "the_flag_is_spoken_of_when_the_next_card_may_carry_it",
            "england_is_spoken_of_where_it_counts",
            "where_a_capital_grows",
            "an_adversary_is_announced",
        )
    ],
    "games/spirit_island/effects/": [
        "tests/spirit_island/test_given_away.py",
        "tests/spirit_island/test_every_card.py::test_every_card_goes_as_it_did",
    ],
    "games/spirit_island/scenarios/": ["tests/spirit_island/test_scenarios.py"],
    "games/spirit_island/deeds.py": ["tests/spirit_island/test_dreams.py"],
    "games/spirit_island/": [
        "tests/golden/test_golden.py::test_random_games_are_those_of_old[spirit_island]",
        "tests/golden/test_golden.py::test_the_index_of_actions_is_that_of_old[spirit_island]",
        "tests/spirit_island/test_questions.py",
    ],
}

_ENCODING = "a card's number is only a code: any gap between the ranges will do"
_UNUSED_NAME = "an entry of the table of names that no card has"
_NO_LOOK = "saves the table a look for a forced answer, which there never is"
_ANY = "it is only asked whether there is any"
_NOT_ZERO = "it is only asked whether it is 0"
_BELOW = "any number below 0 that nothing else has will do"
_TOWN_OR_CITY = "what is built is a town (1) or a city (2)"
_DRAWN = "the draw beside it is counted as well, and nobody takes back more than that"
_NO_HAND = "lists of options for hands that nobody can have"
_NOBODYS = "tables for seats that nobody has"
_ONLY = "offered only where it is the one answer, which gives itself and is not in the log"
_LONGER = "tables for masks that never occur: no game has more than eight seats"

# No fault at all: the rules are the same.
EQUIVALENT: dict[str, str] = {
    "core/table.py : 0 is 1 in `FIRST: Final[list[int]] = [seats[0] if seats else 0 for seats in SEATS_OF]` (#2)": "the first seat of nobody is never asked for",
    "core/table.py : 8 is 9 in `MAX_SEATS: Final = 8`": _LONGER,
    "core/table.py : 1 is 2 in `[s for s in range(MAX_SEATS) if m >> s & 1] for m in range(1 << MAX_SEATS)` (#2)": _LONGER,
    "core/table.py : 1 is 2 in `SPECTATOR: Final = -1`": "any number below 0 is nobody's seat",
    'games/bonfire/rules/council.py : 1 is 2 in `POINT: Final[list[Action]] = [Action(f"point {name}", i, 1) for i, name in enumerate(COUNCIL)]`': _NOT_ZERO,
    **dict.fromkeys(
        [
            f'games/bonfire/rules/fate.py : 1 is 2 in `Action("first middle {way}", {way.upper()}, 1),`'
            for way in ("right", "left")
        ],
        _NOT_ZERO,
    ),
    "games/bonfire/rules/fate.py FirstTile.take: 1 is 2 in `player.apart = -1`": _BELOW,
    "games/bonfire/rules/procession.py occupied: 0 is 1 in `mask: i64 = 0`": "the first bit is the start area, where no walk ends",
    **dict.fromkeys(
        [
            f"games/bonfire/rules/{ask}: True is False in `choice = True`"
            for ask in (
                "great_bonfire.py Rewards",
                "great_bonfire.py FreeTurn",
                "procession.py WalkAsk",
                "procession.py ChooseResource",
                "sea.py FreeSail",
                "tom.py TomNovice",
            )
        ],
        _NO_LOOK,
    ),
    "games/bonfire/rules/sea.py next_gift: 1 is 2 in `gift = -1`": _BELOW,
    **dict.fromkeys(
        [
            f"games/bonfire/rules/path.py : 1 is 2 in `{action}"
            for action in (
                'TAKE_PILE: Final[list[Action]] = [Action(f"pile {pile + 1}", -1, pile) for pile in range(PILES)]`',
                'RENEW: Final[list[Action]] = [Action(f"renew {pile + 1}", -1, pile, 1) for pile in range(PILES)]`',
                'SEARCH: Final[list[Action]] = [Action(f"search {PATH_SLUGS[i]}", i, -1) for i in range(PATH_COUNT)]`',
            )
        ],
        _BELOW,
    ),
    'games/bonfire/rules/path.py : 1 is 2 in `RENEW: Final[list[Action]] = [Action(f"renew {pile + 1}", -1, pile, 1) for pile in range(PILES)]` (#2)': _NOT_ZERO,
    "games/bonfire/rules/gnomes.py Recruit.run: 1 is 2 in `at = t.masters.index(self.gnome) if self.gnome < SPECIALISTS else -1`": _BELOW,
    "games/bonfire/rules/gnomes.py next_master: 1 is 2 in `return -1`": _BELOW,
    "games/bonfire/rules/final.py FinalScoring.run: without `return`": "where nobody listens, telling does nothing",
    "games/bonfire/rules/tom.py : 1 is 2 in `NO_RESOURCE: Final = -1`": "never read: only cards that turn a specialist up ask for a resource",
    "games/bonfire/rules/payment.py : 1 is 2 in `NOTHING: Final = -1`": _BELOW,
    "games/bonfire/components.py : 4 is 5 in `MAX_SEATS: Final = 4`": _NOBODYS,
    "games/bonfire/components.py : 62 is 63 in `BIT: Final[list[int]] = [1 << n for n in range(62)]`": "no mask has so many bits",
    "games/bonfire/components.py : 9 is 10 in `ANY: Final = 9`": "any number that no kind has will do",
    **dict.fromkeys(
        [
            "games/bonfire/components.py task_island: 1 is 2 in `return Island(slug, resource, -1, corner)`",
            "games/bonfire/components.py guardian_island: 1 is 2 in `return Island(slug, -1, guardian, False)`",
            "games/bonfire/components.py : 1 is 2 in `DOCK: Final = -1`",
            "games/bonfire/components.py : 1 is 2 in `DOUBLED: Final[list[int]] = [-1, DOUBLE_PINK, DOUBLE_GREY, DOUBLE_BROWN, DOUBLE_BLUE]`",
            "games/bonfire/components.py : 1 is 2 in `TWO_POINTS: Final = -1`",
        ],
        _BELOW,
    ),
    "games/bonfire/components.py : 1 is 2 in `[-1] + [order[7 - notch] - 1 for notch in range(1, 8)] for order in CITIES`": "notches count from 1",
    "games/bonfire/components.py : 0 is 1 in `TRIGGER: Final[list[int]] = [0, 7, 7, 10, 13]`": "nobody's table",
    "games/bonfire/components.py distances: 0 is 1 in `table = [[0 if a == b else far for b in range(ISLAND_COUNT)] for a in range(ISLAND_COUNT)]`": "no ship sails to the island where it lies",
    'games/bonfire/rules/gnomes.py Price.label: 2 is 3 in `return Event("do-price", {"tokens": 2 if action is TWO_TOKENS else 1, "thing": thing})`': "the words only ask whether it is 1",
    "games/diamant/components.py : 0 is 1 in `NO_RELICS: Final = 0`": "only names the mode that nobody compares with: the rules ask whether there are relics at all",
    "games/diamant/components.py : 20 is 21 in `FIRST_HAZARD: Final = 20`": _ENCODING,
    'games/diamant/components.py _names: "" is \'x\' in `names += [""] * (FIRST_RELIC - len(names))`': _UNUSED_NAME,
    'games/diamant/components.py _names: 1 is 2 in `names += [f"relic {value}" for value in range(1, max(RELIC_VALUES) + 1)]` (#2)': _UNUSED_NAME,
    'games/diamant/rules.py : 1 is 2 in `BACK: Final = Action("back", 1)`': "it is only asked whether it is 0",
    "games/diamant/rules.py Flee.run: 0 is 1 in `lost = sum(t.pockets) if t.journal is not None else 0`": "where nobody listens, nobody hears how many",
    "games/diamant/rules.py Decide: True is False in `choice = True`": "saves the table a look for a forced answer, which there never is",
    "games/spirit_island/blight.py card_is_empty: without `t.show()`": _DRAWN,
    'games/spirit_island/consult.py : 1 is 2 in `AGREE: Final = Action("agree", 1)`': "it is only asked whether it is 0",
    "games/spirit_island/consult.py Objection: True is False in `choice = True`": _NO_LOOK,
    "games/spirit_island/consult.py TalkItOver: True is False in `choice = True`": _NO_LOOK,
    "games/spirit_island/deeds.py scare_by_power: `fear * e.n` with //": "as much defend as fear, on the one card there is",
    "games/spirit_island/deeds.py move: 1 is 2 in `frame.moved += 1`": _ANY,
    "games/spirit_island/scenarios/guard.py nearest_home: False is True in `return t.chart.nearest(heart, [land for land in t.chart.lands_of(seat) if may_live(t, seat, land, False)])`": "no ocean is among the lands of a board",
    "games/spirit_island/scenarios/guard.py MoreCards.run: without `t.show()`": _DRAWN,
    "games/spirit_island/scenarios/insurrection.py Insurrection: 0 is 1 in `mover: i64 = 0`": "whoever moves dahan sets it, and without them it is not read",
    "games/spirit_island/scenarios/insurrection.py Rise.run: True is False in `begin(t, END_ACTION, 0, True)`": "nothing lies between the rising and the end of the action that brought it: victory and defeat are looked for in either place",
    "games/spirit_island/effects/amounts.py : 22 is 23 in `PER_THREE_DAHAN: Final = 22`": "any number will do that the others do not have",
    **dict.fromkeys(
        [
            f"games/spirit_island/effects/{ask}: True is False in `choice = True`"
            for ask in (
                "base.py ChoosePart",
                "base.py TakeThreshold",
                "everyone.py RemoveMore",
                "special.py WhichDeckTogether",
                "special.py GiveWhich",
                "special.py PlayNow",
                "spirits.py WhichElement",
            )
        ],
        _NO_LOOK,
    ),
    "games/spirit_island/effects/everyone.py RemoveSomewhere: 0 is 1 in `other_mask: int = 0`": "never read: where no other lands fit, there are no other classes",
    "games/spirit_island/effects/lands.py Fear: 99 is 100 in `most: int = 99`": "no power makes so much fear",
    "games/spirit_island/effects/lands.py FearPerDestroyed: 99 is 100 in `most: int = 99`": "no power makes so much fear",
    **dict.fromkeys(
        [
            "games/spirit_island/effects/moves.py : 3 is 4 in `TARGETS_PRESENCE: Final = 3`",
            "games/spirit_island/effects/moves.py : 2 is 3 in `EACH_PUSHED_TO: Final = 2`",
            "games/spirit_island/effects/spirits.py : 1 is 2 in `TARGET: Final = 1`",
        ],
        "any number will do that the others do not have",
    ),
    "games/spirit_island/effects/pieces.py Remove: False is True in `harming = False`": "only fear cards remove pieces: they dream of nothing and leave the dahan alone",
    "games/spirit_island/effects/special.py GiveWhich.take: `action.a >= 0` with >": "power 0 is an innate one, which is in nobody's hand",
    "games/spirit_island/effects/special.py GiveWhich.take: 0 is 1 in `if action.a >= 0:`": "power 0 is an innate one, which is in nobody's hand",
    "games/spirit_island/effects/spirits.py reveal_fear: without `t.show()`": _DRAWN,
    "games/spirit_island/rules/action.py EndAction.run: `frame.destroyed and t.lasting` with or": "with one of the two empty there is nobody to avenge",
    "games/spirit_island/rules/action.py Vengeance.run: False is True in `use = Use(e.seat, e.land, number_of(AVENGER), NOBODY, False, dreams, e.mark)`": "the dead only deal damage, and no damage asks whether it is a repeat",
    "games/spirit_island/rules/aim.py in_range: 0 is 1 in `return 0`": "a power without a range has a spirit for its target, and nobody asks for its lands",
    "games/spirit_island/rules/choke.py Choke: True is False in `choice = True`": _NO_LOOK,
    "games/spirit_island/rules/growth.py ChooseGrowth: True is False in `choice = True`": _NO_LOOK,
    "games/spirit_island/rules/phase.py UsePowers: True is False in `choice = True`": _NO_LOOK,
    'games/spirit_island/rules/gain.py : 2 is 3 in `GAIN_NEXT: Final = Action("gain next", 2)`': "the number is never read",
    "games/spirit_island/rules/growth.py growth_lands: True is False in `return [land for land in t.chart.oceans if sources(t, seat, land, True)]`": "the Ocean never grows from what was destroyed",
    "games/spirit_island/rules/growth.py drop: without `return`": "no option of a panel has two actions of a kind with another between them",
    "games/spirit_island/rules/invaders.py ResolveFear.run: 0 is 1 in `if t.resolved >= t.earned or t.terror() > len(FEAR[0]):`": "every fear card has as many levels",
    "games/spirit_island/rules/invaders.py ResolveFear.run: 1 is 2 in `t.resolved_now += 1`": _ANY,
    "games/spirit_island/rules/invaders.py ResolveFear.run: `t.resolved_now += 1` with -=": _ANY,
    "games/spirit_island/rules/newcomers.py : 1 is 2 in `BUILDING: Final = -1`": "any number that is no class will do",
    'games/spirit_island/rules/phase.py : 1 is 2 in `DONE: Final = Action("done", -1)`': _BELOW,
    "games/spirit_island/rules/phase.py : 1 is 2 in `[UsePowers(speed, seats) for seats in range(1 << 4)] for speed in (FAST, SLOW)`": "tables for seats that nobody has",
    "games/spirit_island/rules/phase.py : 4 is 5 in `[UsePowers(speed, seats) for seats in range(1 << 4)] for speed in (FAST, SLOW)`": "tables for seats that nobody has",
    'games/spirit_island/rules/play.py : 1 is 2 in `READY: Final = Action("ready", -1)`': _BELOW,
    "games/spirit_island/rules/play.py PlayCards.take: `action.a < 0` with <=": "power 0 is an innate one, which nobody plays",
    "games/spirit_island/rules/play.py PlayCards.take: 0 is 1 in `if action.a < 0:`": "power 0 is an innate one, which nobody plays",
    'games/spirit_island/rules/presence.py : 3 is 4 in `FROM_DESTROYED: Final = Action("destroyed", -3)`': _BELOW,
    'games/spirit_island/rules/ravage.py : 1 is 2 in `IN_ORDER: Final = Action("in order", -1)`': _BELOW,
    "games/spirit_island/rules/spread.py would_build: 1 is 2 in `return -1`": _BELOW,
    "games/spirit_island/rules/spread.py would_build: 1 is 2 in `return -1` (#2)": _BELOW,
    "games/spirit_island/rules/spread.py Build: False is True in `bare: bool = False`": "where nobody says so, the land was chosen because invaders are there",
    "games/spirit_island/rules/spread.py Build.run: `would_build(t, self.land, self.bare) >= 0` with >": _TOWN_OR_CITY,
    "games/spirit_island/rules/spread.py Build.run: 0 is 1 in `if would_build(t, self.land, self.bare) >= 0:`": _TOWN_OR_CITY,
    "games/spirit_island/rules/spread.py draw_card: without `t.show()`": _DRAWN,
    "games/spirit_island/rules/turn.py : 4 is 5 in `MAX_SEATS: Final = 4`": _NOBODYS,
    "games/spirit_island/rules/turn.py : 1 is 2 in `Together([[ChooseGrowth(seat), Income(seat)] for seat in range(seats)]) for seats in range(MAX_SEATS + 1)`": _NOBODYS,
    "games/spirit_island/rules/turn.py SaveWhich: True is False in `choice = True`": _NO_LOOK,
    "games/spirit_island/rules/setup.py : 1 is 2 in `Together([[ChooseGrowth(seat)] for seat in range(seats)]) for seats in range(MAX_SEATS + 1)`": _NOBODYS,
    "games/spirit_island/rules/setup.py start_lands: `start.where == COAST` with !=": "one presence begins in the ocean and one on the coast, in either order",
    "games/spirit_island/rules/setup.py StartWhere.take: `spirit.panel.special & OCEAN_IN_PLAY` with |": "the oceans are only counted again",
    "games/glow/components.py : 1 is 2 in `NO_DIE: Final = -1`": _BELOW,
    "games/glow/components.py : 8 is 9 in `ANY_COLOUR: Final = 8`": "any number that no large die has will do",
    "games/glow/components.py : 1 is 2 in `SKETAL_NUMBER: Final[list[int]] = [SKETALS.index(i) if i in SKETALS else -1 for i in range(CARDS)]`": "asked only of Sketals",
    **dict.fromkeys(
        [
            f"games/glow/components.py : {fault} in `Effect(NEVER, 0, 0, 0, 0, False, NOTHING)`{number}"
            for fault, number in (
                ("0 is 1", ""),
                ("0 is 1", " (#2)"),
                ("0 is 1", " (#3)"),
                ("0 is 1", " (#4)"),
                ("False is True", ""),
            )
        ],
        "an effect that never fires",
    ),
    'games/glow/components.py : "" is \'x\' in `EFFECT_NAMES: Final[list[str]] = [*SLUGS, "", *SPELL_NAMES]`': _UNUSED_NAME,
    "games/glow/components.py : 2 is 3 in `MAX_ROUTE: Final = 2`": "any number will do that the other two do not have",
    'games/glow/rules/archipelago.py : 1 is 2 in `STAY: Final = Action("stay", -1)`': _BELOW,
    "games/glow/rules/arthur.py : 1 is 2 in `NO_TILE: Final = -1`": _BELOW,
    "games/glow/rules/arthur.py : `ISLANDS[b].distance > ISLANDS[a].distance` with >=": "no route joins islands that are equally far out",
    "games/glow/rules/arthur.py steerable: 2 is 3 in `for distance in range(2):`": "no island is farther out than two routes",
    'games/glow/rules/arthur.py : 1 is 2 in `NO_BOAT_CAN_SAIL: Final = Action("steer nothing", -1)`': _BELOW,
    "games/glow/rules/arthur.py : 1 is 2 in `STEER: Final[list[Steer]] = [Steer(HUMAN, tile) for tile in range(MAX_ROUTE + 1)]`": "a step for a kind of route that no tile has",
    "games/glow/rules/common.py : 4 is 5 in `MAX_SEATS: Final = 4`": _NOBODYS,
    "games/glow/rules/common.py : 32 is 33 in `AFTER_NOON: Final = 32`": "any number above the kinds of dice will do",
    "games/glow/rules/common.py return_die: `len(faces) > 1` with >=": "a question with one answer answers itself",
    "games/glow/rules/dawn.py Wake.run: without `t.show()`": _DRAWN,
    "games/glow/rules/dawn.py Recruit.take: `t.offer.count(NO_CARD) < ELEMENTS - 1` with <=": "a question with one answer answers itself",
    "games/glow/rules/dawn.py Recruit.take: `ELEMENTS - 1` with +": "a question with one answer answers itself",
    "games/glow/rules/dawn.py black_die_enters: `face >= ELEMENTS` with >": "the black die has no face with that number",
    'games/glow/rules/dawn.py : 1 is 2 in `KEEP: Final = Action("keep", -1)`': _BELOW,
    "games/glow/rules/setup.py LayOut.run: 1 is 2 in `t.arthur = Arthur([], [], [CENTRE] * BOATS, [-1] * len(SECTIONS), stack, [])`": "tiles are laid before anybody looks",
    "games/glow/rules/day.py tell_end: without `return`": "where nobody listens, telling does nothing",
    'games/glow/rules/cromaug.py : "nobody" is \'nobodyx\' in `NOBODY: Final = Action("nobody", -1)`': _ONLY,
    'games/glow/rules/cromaug.py : 1 is 2 in `NOBODY: Final = Action("nobody", -1)`': _BELOW,
    "games/glow/rules/firing.py gain: `effect.light >= 0` with >": "to lose nothing is to gain nothing",
    "games/glow/rules/firing.py gain: 0 is 1 in `if effect.light >= 0:`": "to lose nothing is to gain nothing",
    "games/glow/rules/firing.py gain: `footprints > 0` with >=": "none are none",
    'games/glow/rules/land.py : 1 is 2 in `PAY: Final[list[Action]] = [Action(f"pay {space}", i, 1) for i, space in enumerate(SPACE_IDS)]`': "it is only asked whether it is 0",
    'games/glow/rules/land.py : 2 is 3 in `STOP: Final = Action("stop", -2)`': _BELOW,
    "games/glow/rules/land.py free_die: 1 is 2 in `return -1`": _BELOW,
    'games/glow/rules/morning.py : 1 is 2 in `SET: Final[list[Action]] = [Action(f"set {i + 1}", i, 1) for i in range(MAX_DICE)]`': "it is only asked whether it is 0",
    'games/glow/rules/morning.py : 2 is 3 in `DONE: Final = Action("done", -2)`': _BELOW,
    **dict.fromkeys(
        [
            "games/glow/rules/noon.py : 0 is 1 in `effect.light < 0`",
            "games/glow/rules/noon.py : `effect.light < 0` with <=",
            "games/glow/rules/noon.py : 0 is 1 in `or effect.footprints < 0`",
            "games/glow/rules/noon.py : `effect.footprints < 0` with <=",
            "games/glow/rules/noon.py go_on: `delicate and len(due) > 1` with or",
            "games/glow/rules/noon.py go_on: `len(due) > 1` with >=",
            "games/glow/rules/noon.py entangled: `loss(player, here, may_come, counts, True) > player.light` with >=",
            "games/glow/rules/noon.py entangled: `loss(player, here, may_come, counts, False) > player.footprints` with >=",
            "games/glow/rules/noon.py entangled: `effect.when.needs and effect.when.forbids` with or",
            "games/glow/rules/noon.py entangled: `catches or kills and player.has_black_die()` with or",
            "games/glow/rules/noon.py entangled: `cut_light and effect.light` with or",
            "games/glow/rules/noon.py entangled: `cut_trail and effect.footprints` with or",
            "games/glow/rules/noon.py loss: 0 is 1 in `total: i64 = 0`",
            "games/glow/rules/noon.py loss: 0 is 1 in `most: i64 = 0`",
            "games/glow/rules/noon.py loss: `i < len(here)` with <= (#2)",
            "games/glow/rules/noon.py least_counts: `COMPANIONS[card].die != NO_DIE and kills or EFFECTS[card].times(counts)` with or",
            "games/glow/rules/noon.py least_counts: `kind < SMALL` with <=",
        ],
        "orders are tried where one would do: it costs time and no more",
    ),
    "games/glow/rules/noon.py loss: `lost > 0` with >=": "none are none",
    "games/glow/rules/noon.py loss: `lost > most` with >=": "as many are as many",
    "games/glow/rules/noon.py loss: 0 is 1 in `if lost > 0:`": "no effect loses just one",
    'games/glow/rules/noon.py : "noon" is \'noonx\' in `ANY_CHANCE: Final = seeded("noon")`': "as good as any",
    'games/glow/rules/morning.py : 1 is 2 in `ALONE: Final = Action("alone", -1)`': _BELOW,
    "games/glow/rules/morning.py _idle: 1 is 2 in `for mask in range(1 << len(SOURCES)):`": _NO_HAND,
    "games/glow/rules/morning.py _spend: 1 is 2 in `for symbols in range(1, TO_SET + 1):` (#2)": _NO_HAND,
    "games/glow/rules/morning.py _spend: `MAX_DICE + 1` with -": _NO_HAND,
    "games/glow/rules/morning.py _spend: 1 is 2 in `for dice in range(MAX_DICE + 1):`": _NO_HAND,
    "games/glow/rules/morning.py _spend: 1 is 2 in `for mask in range(1 << len(SOURCES)):`": _NO_HAND,
    "games/glow/rules/morning.py _second: `MAX_DICE + 1` with -": _NO_HAND,
    "games/glow/rules/morning.py sources_of: `1 << POWER` with >>": "powers are the first source: nothing is shifted",
    "games/glow/rules/give_up.py : 2 is 3 in `FACE_DOWN: Final = 2`": "any number that the other two do not have will do",
    'games/glow/rules/give_up.py : 0 is 1 in `GIVE_FACE_DOWN: Final = Action("give face-down", 0, FACE_DOWN)`': "the number is never read",
    'games/glow/rules/give_up.py : "give nothing" is \'give nothingx\' in `GIVE_NOTHING: Final = Action("give nothing", -1)`': _ONLY,
    'games/glow/rules/give_up.py : 1 is 2 in `GIVE_NOTHING: Final = Action("give nothing", -1)`': _BELOW,
}

# A fault that an example cannot show; the test that notices it.
ELSEWHERE: dict[str, str] = {
    'games/glow/scoring.py result: "show-arthur" is \'show-arthurx\' in `rivals = [("show-arthur", arthur)]`': "tests/glow/test_words.py::test_arthur_is_named_at_the_end",
    "games/spirit_island/scoring.py advice: 0 is 1 in `return 0`": "tests/spirit_island/test_time.py",
    "games/spirit_island/rules/turn.py effects_end: without `t.dreamt = []`": "tests/spirit_island/test_time.py",
    "games/spirit_island/rules/turn.py effects_end: 0 is 1 in `t.watchers = 0`": "tests/spirit_island/test_time.py",
    "games/spirit_island/rules/turn.py effects_end: without `t.watchers = 0`": "tests/spirit_island/test_time.py",
    "games/diamant/rules.py Decide: True is False in `secret: ClassVar[bool] = True`": "tests/secrecy/test_diamant.py",
    "games/diamant/rules.py claim_relics: without `t.relics = t.relics[:]`": "tests/conformance/test_conformance.py::test_every_game[diamant 3 relics=numbered-copies_are_equal_and_independent]",
    "games/diamant/rules.py Close.run: without `t.closed = [*t.closed, Expedition(cave=t.cave, cards=t.turned, back=t.back)]`": "tests/diamant/test_properties.py::test_p7_an_expedition_is_at_most_21_cards_and_the_relics",
    'games/diamant/rules.py hazard_name: "hazard-" is \'hazard-x\' in `return "hazard-" + HAZARDS[card - FIRST_HAZARD]`': "tests/conformance/test_words.py::test_whatever_happens_can_be_told[diamant-en]",
    "games/spirit_island/rules/play.py PlayCards: True is False in `confirms: ClassVar[bool] = True`": "tests/conformance/test_conformance.py::test_every_game[spirit_island 1 spirit-1=river-surges-in-sunlight boards=B-only_real_choices_are_asked]",
    "games/spirit_island/rules/invaders.py BlightedIsland.run: without `t.resolved_now = 0`": "tests/spirit_island/test_adversaries.py::test_fear_cards_of_an_earlier_phase_do_not_count",
    "games/spirit_island/rules/invaders.py BlightedIsland.run: 0 is 1 in `t.resolved_now = 0`": "tests/spirit_island/test_adversaries.py::test_fear_cards_of_an_earlier_phase_do_not_count",
}
