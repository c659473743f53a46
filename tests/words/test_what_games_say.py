"""Whatever a game can put before a person has words: events, questions, options, bots, scores, the table itself."""

from __future__ import annotations

import pytest
from tests.words.texts import SOURCE, calls, spoken

from vatra.bots import bot_names, make_bot
from vatra.core.chance import seeded
from vatra.core.event import Event
from vatra.core.game import Game, Mode, games
from vatra.core.live import Live
from vatra.core.log import dealer
from vatra.core.options import said
from vatra.core.rulebook import rulebook
from vatra.core.seen import Seen
from vatra.core.show import lines, show_table
from vatra.core.words import LANGUAGES, SHARED_TEXT, room, speaker, text_folder

NAMES = ["Anna", "Borys", "Celina", "Дмитро", "Ewa", "Фаїна", "Grzegorz", "Ганна"]
MODES = [(game, mode) for game in games() for mode in game.modes()]
# Strong players take their time: one move of so many is thought about, and only so many in a game; the rest are random.
THOUGHT, THOUGHTS = 4, 30


def mode_id(value: object) -> str:
    return value.id if isinstance(value, Game) else repr(value)


@pytest.mark.parametrize("game", games(), ids=mode_id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_introduces_itself(game: Game, language: str) -> None:
    words = speaker(language, game)
    assert words.say("game-name")
    assert words.say("game-blurb")
    for option in game.options:
        values = [] if option.number else option.values
        for key in [f"option-{option.id}", *[f"option-{option.id}-{said(value)}" for value in values]]:
            assert words.say(key)
            assert words.say(key, attribute="help")
    for bot in bot_names(game):
        assert words.say(f"bot-{bot}")
        assert words.say(f"bot-{bot}", attribute="help")


@pytest.mark.parametrize(("game", "mode"), MODES, ids=mode_id)
def test_a_whole_game_can_be_told(game: Game, mode: Mode) -> None:
    """A game that its own players have a part in, the strongest among them, every word of it, in every language."""
    names = NAMES[: mode.seats]
    policies = list(game.policies()) or ["random"]
    settings = game.settle(mode.seats, mode.options)
    live = Live(dealer(game, mode.seats, settings, seeded("told")))
    bots = [make_bot(policies[-1 - seat % len(policies)], game, f"{seat}") for seat in range(mode.seats)]
    anybody = make_bot("random", game, "told")
    told: list[Event] = live.opening[:]
    while not live.table.over:
        seat = live.table.to_act[0]
        ask = live.table.ask(seat)
        told.append(ask.prompt(live.table, seat))
        told += [ask.label(live.table, seat, action) for action in live.table.options(seat)]
        turn, wild = divmod(len(live.records), THOUGHT)
        bot = anybody if wild or turn >= THOUGHTS else bots[seat]
        choice = bot.choose(Seen(live.table, seat))
        told += choice.why
        told += live.act(seat, choice.action.text).events
        if len(live.records) % 25 == 1:
            check_shown(live, names)
    check_shown(live, names)
    result = live.table.result
    assert result is not None
    for language in LANGUAGES:
        words = speaker(language, game)
        for event in {repr(event): event for event in told}.values():
            assert words.tell(event, names).strip()
        assert words.say(f"end-{result.reason}")
        for points in result.parts[0]:
            assert words.say(f"score-{points.category}")


def check_shown(live: Live, names: list[str]) -> None:
    for language in LANGUAGES:
        for seat in (-1, 0, live.table.seats - 1):
            shown = lines(show_table(live.table, seat, speaker(language, live.table.game), names))
            assert shown[0].startswith("## ")
            assert all(name in "\n".join(shown) for name in names)


@pytest.mark.parametrize("game", games(), ids=mode_id)
def test_every_event_in_the_rules_has_words_for_its_arguments(game: Game) -> None:
    """Also those that no random game happened to tell."""
    known = spoken(SHARED_TEXT[0]) | spoken(text_folder(game))
    found = calls(room(game), {"tell", "Event"})
    assert found
    for call in found:
        assert call.name in known, f"{call.file}: {call.name}"
        if call.keys is not None:
            given = call.keys | ({"count"} if "seats" in call.keys else set())
            assert known[call.name].arguments <= given, f"{call.file}: {call.name}"


@pytest.mark.parametrize("subject", ["core", *[game.id for game in games()]])
def test_the_rules_are_in_every_language(subject: str) -> None:
    english = list(rulebook(subject, "en").rules())
    assert english
    for language in LANGUAGES:
        book = rulebook(subject, language)
        assert list(book.rules()) == english
        assert book.title
        assert book.intro
        assert all(book.rules().values())


def test_shared_words_say_nothing_of_a_game() -> None:
    for folder in (SOURCE / "core" / "text", SOURCE / "text"):
        for language in LANGUAGES:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8").lower()
            for game in games():
                assert speaker(language, game).say("game-name").lower() not in text
                assert game.id not in text
