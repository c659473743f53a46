"""Whatever a game tells, asks, offers or refuses can be read in four languages. (The files: see tests/words.)"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.conformance.checks import refused as refused_by
from tests.conformance.checks import some_of
from tests.conformance.play import Case, random_live

from vatra.bots import bot_names, make_bot
from vatra.core.chance import seeded
from vatra.core.event import Event
from vatra.core.game import Game, games
from vatra.core.options import said
from vatra.core.rulebook import rulebook
from vatra.core.seen import Seen
from vatra.core.words import LANGUAGES, speaker

NAMES = ["Олена", "Marek", "Ольга", "Anna", "Борис", "Zoë", "Іван", "Łucja"]
by_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
by_language = pytest.mark.parametrize("language", LANGUAGES)


@by_language
@by_game
def test_the_record_has_words(game: Game, language: str) -> None:
    words = speaker(language, game)
    assert words.say("game-name")
    assert words.say("game-blurb")
    for option in game.options:
        assert words.say(f"option-{option.id}")
        assert words.say(f"option-{option.id}", attribute="help")
        for value in [] if option.number else option.values:
            assert words.say(f"option-{option.id}-{said(value)}")
    for bot in bot_names(game):
        assert words.say(f"bot-{bot}")


@pytest.mark.timeout(600)  # a game of every mode, played once for all languages
@by_language
@by_game
def test_whatever_happens_can_be_told(game: Game, language: str) -> None:
    """Events, prompts, options, scores and the end, in random games of every mode."""
    words = speaker(language, game)
    for event, seats in sample(game):
        text = words.tell(event, NAMES[:seats])
        assert text == text.strip()
        assert text
        assert "{" not in text
        said = [word for value in event.args.values() if isinstance(value, str) for word in value.split()]
        things = [word for word in said if not word.isdecimal()]  # in `things` each is followed by how many
        assert [thing for thing in things if not words.has(thing)] == [], "a thing without a name"


samples: dict[str, list[tuple[Event, int]]] = {}


def sample(game: Game) -> list[tuple[Event, int]]:
    if game.id not in samples:
        found = {repr(event) + str(seats): (event, seats) for event, seats in everything_told(game)}
        samples[game.id] = list(found.values())
    return samples[game.id]


def everything_told(game: Game) -> Iterator[tuple[Event, int]]:
    for mode in game.modes():
        case = Case(game, mode)
        live = random_live(case.live(f"words {mode}"), seeded(f"words {mode}"))
        for event in [*live.opening, *[event for record in live.records for event in record.events]]:
            yield event, mode.seats
        result = live.table.result
        assert result is not None
        yield Event(f"end-{result.reason}", {}), mode.seats
        for parts in result.parts:
            for part in parts:
                yield Event(f"score-{part.category}", {}), mode.seats
        for table in case.positions(40):
            for seat in table.to_act:
                ask = table.ask(seat)
                yield ask.prompt(table, seat), mode.seats
                for option in table.options(seat):
                    yield ask.label(table, seat, option), mode.seats
    yield from reasons(game)


def reasons(game: Game) -> Iterator[tuple[Event, int]]:
    """Why the game's own players do what they do."""
    for mode in game.modes()[:: max(1, len(game.modes()) // 4)]:
        for table in Case(game, mode).positions(6):
            for seat in table.to_act[:1]:
                for bot in game.policies():
                    for why in make_bot(bot, game, "words").choose(Seen(table, seat)).why:
                        yield why, mode.seats


@by_language
@by_game
def test_a_rule_that_refuses_has_a_text(game: Game, language: str) -> None:
    rules = rulebook("core", language).rules() | rulebook(game.id, language).rules()
    for rule in refusals(game):
        assert rules.get(rule), rule


refused: dict[str, set[str]] = {}


def refusals(game: Game) -> set[str]:
    """Every rule that a random game runs into."""
    if game.id not in refused:
        found = refused[game.id] = set()
        for mode in game.modes():
            for table in Case(game, mode).positions(12):
                for seat in range(-1, mode.seats + 1):
                    for text in {*some_of(game.actions, 50), "no such thing"} - set(table.actions(seat)):
                        found.add(refused_by(table, seat, text))
    return refused[game.id]
