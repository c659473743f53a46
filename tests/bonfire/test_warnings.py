"""Before the countdown a player can shut itself out. The table says so before it happens, and bots never do it."""

from __future__ import annotations

import io
from collections import Counter

import pytest

from vatra.bots import make_bot
from vatra.cli.seating import Chair
from vatra.cli.session import Session
from vatra.core.chance import seeded
from vatra.core.foresight import foresee
from vatra.core.live import Live
from vatra.core.seen import Seen
from vatra.core.words import LANGUAGES, speaker
from vatra.games.bonfire.game import BONFIRE
from vatra.games.bonfire.player import PLAYING
from vatra.games.bonfire.rules.fate import shut_out
from vatra.games.bonfire.table import Realm

LAST_TOKEN = {"fate_left": [0, 7], "tokens": [{"ship": 1}]}


def arranged(words: dict[str, object]) -> Live:
    return Live(lambda: BONFIRE.arrange(2, BONFIRE.settle(2, {}), seeded(1), words))


def warned(table: Realm) -> dict[str, str]:
    [seat] = table.to_act
    options = table.options(seat)
    outcomes = foresee(table, seat, options)
    return {
        option.text: outcome.warns.name
        for option, outcome in zip(options, outcomes, strict=True)
        if outcome.warns
    }


def test_who_would_discard_the_last_token_hears_of_it() -> None:
    table = arranged(LAST_TOKEN).table
    assert isinstance(table, Realm)
    assert warned(table) == {"discard ship": "warn-stuck"}
    table.act(0, "discard ship")
    assert table.players[0].status != PLAYING


def test_warnings_come_true_and_nobody_is_shut_out_without_one() -> None:
    """In games at random, which run into it often enough."""
    seen: Counter[str] = Counter()
    dice = seeded("warnings")
    for number in range(30):
        table = BONFIRE.new(2, {}, seeded(f"warnings {number}"))
        assert isinstance(table, Realm)
        while not table.over and not table.ending:
            [seat] = table.to_act
            options = table.options(seat)
            warnings = warned(table)
            before = shut_out(table.players[seat])
            option = options[dice.below(len(options))]
            table.take(seat, option)
            player = table.players[seat]
            if option.text in warnings:
                seen[warnings[option.text]] += 1
                assert shut_out(player), option.text
            elif warnings and not table.ending:
                assert before or not shut_out(player), option.text
    assert set(seen) == {"warn-stuck", "warn-jammed"}, seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["warn-stuck", "warn-jammed"])
def test_a_warning_has_words(name: str, language: str) -> None:
    assert name not in speaker(language, BONFIRE).say(name)


def test_in_the_terminal_a_second_word_is_wanted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    live = arranged(LAST_TOKEN)
    discard = live.table.actions(0).index("discard ship") + 1
    session = Session(live, [Chair(name="Ola"), Chair("novice")], b"once more", None)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{discard}\n{discard}\n"))
    assert session.ask(0)
    assert live.records == []
    assert session.words.say("answer-again") in capsys.readouterr().out.replace("\N{NO-BREAK SPACE}", " ")
    session.ask(0)
    assert [record.text for record in live.records] == ["discard ship"]


@pytest.mark.parametrize("bot", ["novice", "skilled", "expert", "master"])
def test_bots_never_do_it(bot: str) -> None:
    table = arranged(LAST_TOKEN).table
    assert make_bot(bot, BONFIRE, "warned").choose(Seen(table, 0)).action.text != "discard ship"
