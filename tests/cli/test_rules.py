"""`vatra rules`: the whole book, one rule with its example, and what is not there."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Vatra

from vatra.core.event import Event
from vatra.core.examples import example, play, shown_by
from vatra.core.game import games
from vatra.core.live import Live
from vatra.core.rulebook import rulebook
from vatra.core.words import LANGUAGES

SHARE = "diamant.treasure.share"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_book(vatra: Vatra, language: str) -> None:
    ran = vatra("rules", "diamant", lang=language)
    assert (ran.code, ran.err) == (0, "")
    for rule, text in rulebook("diamant", language).rules().items():
        assert rule in ran.out
        assert text.split("\n")[0].replace("\N{NO-BREAK SPACE}", " ") in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_and_its_example(vatra: Vatra, language: str) -> None:
    whole = vatra("rules", "diamant", SHARE, lang=language)
    assert (whole.code, whole.err) == (0, "")
    assert vatra("rules", "diamant", "treasure.share", lang=language).out == whole.out
    assert vatra("rules", "diamant", SHARE, "--example", "2", lang=language).out != whole.out


def test_a_refusal_is_told_with_its_rule(vatra: Vatra) -> None:
    rule = "diamant.decide.final"
    number = [name == "too-late-to-change" for name in shown_by("diamant")[rule]].index(True) + 1
    told = vatra("rules", "diamant", rule, "--example", str(number)).out
    assert ": that is not allowed." in told


def test_for_programs(vatra: Vatra) -> None:
    one = vatra("rules", "diamant", SHARE, "--json").json()
    assert one["rule"] == SHARE
    assert one["examples"] == shown_by("diamant")[SHARE]
    everything = vatra("rules", "diamant", "--json").json()
    assert one in everything


def test_what_is_not_there(vatra: Vatra) -> None:
    near = vatra("rules", "diamant", "treasure.shere")
    assert near.code == 2
    assert SHARE in near.err
    assert vatra("rules", "diamant", SHARE, "--example", "99").code == 2
    assert vatra("rules", "chess").code == 2


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_every_statement_that_can_be_shown_is(game: str) -> None:
    """A rule without an example has only such as cannot be sat down to: tables that are refused."""
    shown = shown_by(game)
    missing = [rule for rule in rulebook(game, "en").rules() if rule not in shown]
    assert len(missing) <= 3, missing
    for name in {names[0] for names in shown.values()}:
        assert seen_in(game, name)[0] == (-1, "")


def seen_in(game: str, name: str) -> list[tuple[int, str]]:
    seen: list[tuple[int, str]] = []

    def see(live: Live, seat: int, events: list[Event], refused: str) -> None:
        seen.append((seat, refused))

    play(example(game, name), see)
    return seen
