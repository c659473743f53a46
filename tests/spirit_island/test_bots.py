"""The game's own players: they play any seat, explain themselves, win, and see nothing that they may not know."""

from __future__ import annotations

import pytest
from tests.spirit_island.crowded import position

from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.seen import Choice, Seen
from vatra.core.table import Table
from vatra.games.spirit_island.bot.futures import steady
from vatra.games.spirit_island.bot.merit import merits
from vatra.games.spirit_island.bot.mind import WIDE, Mind
from vatra.games.spirit_island.bot.plan import Cards, Hand, next_turn
from vatra.games.spirit_island.bot.plan import play as play_cards
from vatra.games.spirit_island.bot.weights import sheet_for
from vatra.games.spirit_island.cards.spirits import RIVER, SHADOWS
from vatra.games.spirit_island.game import SPIRIT_ISLAND as ISLAND
from vatra.games.spirit_island.power import number_of
from vatra.games.spirit_island.table import Island

FAR = ["A7", "A8", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"]  # out of reach from A1


def dealt(spirit: str, seed: str) -> Table:
    return ISLAND.new(1, {"spirit-1": spirit}, seeded(seed))


def play(bot: str, table: Table, seed: str, moves: int) -> list[Choice]:
    """So many moves, or to the end."""
    player = make_bot(bot, ISLAND, seed)
    choices: list[Choice] = []
    while not table.over and len(choices) < moves:
        choices.append(player.choose(Seen(table, 0)))
        table.take(0, choices[-1].action)
    return choices


def test_skilled_wins_where_chance_loses() -> None:
    """A game that is short for who plays well."""
    lost = dealt("vital-strength-of-the-earth", "5004")
    play("random", lost, "5004", 10_000)
    assert lost.result is not None
    assert lost.result.winners == []
    won = dealt("vital-strength-of-the-earth", "5004")
    play("skilled", won, "5004", 10_000)
    assert won.result is not None
    assert won.result.winners == [0]


@pytest.mark.parametrize(("bot", "moves"), [("novice", 12), ("skilled", 4), ("expert", 3), ("master", 2)])
def test_the_same_seed_plays_the_same_game(bot: str, moves: int) -> None:
    games = [dealt("lightnings-swift-strike", "again") for _ in range(2)]
    for table in games:
        play(bot, table, "5", moves)
    assert games[0].digest() == games[1].digest()


def test_a_choice_explains_itself() -> None:
    """In the words of the game: which card, and what there is more or less of when the turn is over."""
    choices = play("skilled", dealt("lightnings-swift-strike", "why"), "1", 14)
    named = {why.name for choice in choices for why in choice.why}
    told = {"why-blight", "why-presence", "why-cities", "why-towns", "why-fear", "why-dahan", "why-explorers"}
    assert "why-play" in named
    assert len(named & told) >= 2
    assert all(why.args.get("count") != 0 for choice in choices for why in choice.why)


def test_defence_before_a_ravage() -> None:
    """A city is about to ravage the only land that matters, and one card would stop it."""
    words = {
        "spirits": ["vital-strength-of-the-earth"],
        "boards": "A",
        "lands": {f"A{n}": "" for n in range(1, 9)} | {"A4": "city, 2 explorer", "A7": "explorer"},
        "presence": [{"A4": 2, "A5": 1}],
        "destroyed": [0],
        "played": [["a-year-of-perfect-stillness"]],
        "hand": [[]],
        "phase": "fast",
        "ravage": "i-sands",
    }
    table = position(1, "defence", words, ["vital-strength-of-the-earth"])
    player = make_bot("skilled", ISLAND, 1)
    assert player.choose(Seen(table, 0)).action.text == "use a-year-of-perfect-stillness"
    table.act(0, "use a-year-of-perfect-stillness")
    assert player.choose(Seen(table, 0)).action.text == "at A4"


def test_the_turn_after_is_the_best_of_what_is_tried() -> None:
    """More hands never make it worse; in the middle of a turn there is nothing to try."""
    table = dealt("vital-strength-of-the-earth", "ahead")
    assert isinstance(table, Island)
    table.chance = steady(seeded("ahead"))
    mind = Mind(sheet_for(table.spirits, own=True), allies=True)
    values = [next_turn(mind, table, 0, sets) for sets in (1, 2, 4)]
    assert values == sorted(values)
    table.act(0, "growth 2")
    assert next_turn(mind, table, 0, 4) == mind.worth(table)


def test_forewarned_dahan_are_counted_on() -> None:
    """They strike with the invaders, so those who fall strike too: the town as well as the city."""
    words = {
        "spirits": ["thunderspeaker"],
        "boards": "A",
        "lands": {f"A{n}": "" for n in range(1, 9)} | {"A4": "city, town, 3 dahan"},
        "presence": [{"A4": 1, "A5": 1}],
        "destroyed": [0],
        "hand": [[]],
        "played": [["words-of-warning", "sudden-ambush"]],
        "phase": "fast",
        "ravage": "i-sands",
    }
    table = position(1, "forewarned", words, ["thunderspeaker"])
    assert isinstance(table, Island)
    mind = Mind(sheet_for(table.spirits, own=True), allies=True)
    before = mind.worth(table)
    table.act(0, "use words-of-warning")
    assert mind.worth(table) > before + mind.sheet.island.struck_city


def test_a_future_gives_the_same_whatever_was_drawn_before() -> None:
    """Plans are compared by what they do, not by their luck."""
    future = steady(seeded("future"))
    first = future.below(36)
    assert [future.below(n) for n in (5, 4, 36)][-1] == first
    assert future.copy().below(36) == first
    others = [steady(seeded(seed)).below(36) for seed in range(200)]
    assert len(set(others)) > 30
    assert all(0 <= card < 36 for card in others)


def test_elements_for_innate_powers_count() -> None:
    """Boon of Vigor does next to nothing alone, but it is what Massive Flooding lives on."""
    boon = number_of("boon-of-vigor")
    assert merits(RIVER)[boon] >= merits(SHADOWS)[boon] + 1.5


@pytest.mark.parametrize("level", ["novice", "skilled", "expert", "master"])
def test_a_power_that_may_be_left_without_a_target(level: str) -> None:
    """Far lands all over two boards, each of which costs energy: to pay for none is an answer too."""
    spirits = ["shadows-flicker-like-flame", "river-surges-in-sunlight"]
    words = {
        "spirits": spirits,
        "played": [["call-of-the-dahan-ways"], []],
        "hand": [[], []],
        "presence": [{"A1": 1}, {"B1": 1}],
        "energy": [1, 0],
        "printed": False,
        "lands": dict.fromkeys(FAR, "dahan, explorer"),
        "phase": "slow",
    }
    table = position(2, "far", words, spirits)
    player = make_bot(level, ISLAND, 1)
    assert player.choose(Seen(table, 0)).action.text in ("use call-of-the-dahan-ways", "done")
    table.act(0, "use call-of-the-dahan-ways")
    offered = [option.text for option in table.options(0)]
    assert "pass" in offered
    assert len(offered) > WIDE
    assert player.choose(Seen(table, 0)).action.text in offered


def test_a_card_that_comes_back_can_be_played_at_once() -> None:
    """One of the discarded cards, in thought and at the table."""
    words = {
        "spirits": ["thunderspeaker"],
        "boards": "A",
        "lands": {f"A{n}": "" for n in range(1, 9)}
        | {"A4": "3 explorer, 3 dahan", "A7": "explorer, 2 dahan"},
        "presence": [{"A4": 2, "A7": 1}],
        "tracks": [[1, 5]],
        "hand": [["voice-of-thunder"]],
        "discard": [["sudden-ambush", "words-of-warning"]],
        "energy": [6],
        "phase": "growth",
    }
    table = ISLAND.arrange(1, ISLAND.settle(1, {}), seeded("back"), words)
    table.advance()
    assert isinstance(table, Island)
    for answer in ("growth 3", "presence 1 A4", "track energy"):
        table.act(0, answer)
    mind = Mind(sheet_for(table.spirits, own=True), allies=True)
    hand = Hand(table, 0, Cards(mind, table, 0))
    back = [number_of("sudden-ambush"), number_of("words-of-warning")]
    sets = hand.best(100)
    assert any([back[0] in cards for cards in sets])
    assert not any([back[0] in cards and back[1] in cards for cards in sets])
    turn = table.copy()
    play_cards(turn, 0, [number_of("voice-of-thunder"), back[0]])
    assert turn.spirits[0].reclaimed
    assert back[0] in turn.spirits[0].played
    play_cards(table, 0, [])
    assert len(table.spirits[0].discard) == 1, "the best card comes back in any case"
