"""A bot of one's own goes wherever a bot goes, and a bad one gets a sentence."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from tests.bots import outside

from vatra import lab
from vatra.bots import bot_names, make_bot
from vatra.bots.guests import installed
from vatra.cli.main import run
from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.game import find_game
from vatra.core.seen import Seen
from vatra.envs import SeatEnv

DIAMANT = find_game("diamant")
CONTENT = "tests.bots.outside:Content"


def refusal(bot: Any) -> str:
    table = DIAMANT.new(3, {}, seeded(1))
    with pytest.raises(BadInput) as refused:
        make_bot(bot, DIAMANT, 1).choose(Seen(table, 0))
    return f"{refused.value.name}: {refused.value}"


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("no.such.module:Bot", "guest-bot-no-module"),
        ("tests.bots.outside:Nobody", "guest-bot-no-such"),
        ("tests.bots.outside:NOTHING", "guest-bot-no-such"),
        ("tests.bots.outside:Needy", "guest-bot-not-made"),
        ("tests.bots.outside:seeded", "guest-bot-no-such"),
        ("tests.bots.outside:Mute", "guest-bot-no-choose"),
        ("tests.bots.outside:Breaks", "guest-bot-failed"),
        ("tests.bots.outside:Cheats", "guest-bot-chose-badly"),
        ("tests.bots.outside:Texts", "guest-bot-chose-badly"),
        (outside.Mute, "guest-bot-no-choose"),
        (outside.Breaks(), "guest-bot-failed"),
        (17, "guest-bot-not-made"),
    ],
)
def test_a_bad_one_gets_a_sentence(bot: Any, says: str) -> None:
    said = refusal(bot)
    assert said.startswith(says + ": ")
    assert not isinstance(bot, str) or bot.split(":")[1] in said


@pytest.mark.parametrize(
    "bot",
    [CONTENT, "tests.bots.outside:lucky", outside.Lucky, outside.lucky, outside.Content, outside.Content()],
)
def test_it_sits_down_by_name_as_a_class_and_as_an_object(bot: Any) -> None:
    table = DIAMANT.new(3, {}, seeded(1))
    assert make_bot(bot, DIAMANT, 1).choose(Seen(table, 0)).action.text in table.actions(0)
    env = SeatEnv("diamant", seats=3, opponents=[bot, "random"])
    env.reset(seed=1)
    while not env.step(0)[2]:
        pass


def test_the_laboratory_plays_it_by_name_and_as_a_class_in_all_processes() -> None:
    plan = lab.ladder("diamant", ["random", CONTENT], seats=3, games=20, seed=1)
    assert lab.ladder("diamant", ["random", outside.Content], seats=3, games=20, seed=1) == plan
    alone, together = (lab.run(plan, jobs=jobs) for jobs in (1, 2))
    assert [rung.tally for rung in alone.ladder()] == [rung.tally for rung in together.ladder()]
    with pytest.raises(BadInput, match="cannot be found again"):
        lab.ladder("diamant", ["random", lambda: outside.Content()], seats=3, games=20)


def test_what_fails_in_another_process_says_its_sentence_here() -> None:
    plan = lab.ladder("diamant", ["random", outside.Breaks], seats=3, games=20, seed=1)
    with pytest.raises(BadInput, match="has no attribute 'missing'"):
        lab.run(plan, jobs=2)


def test_position_sets_and_the_terminal_take_it(capsys: pytest.CaptureFixture[str]) -> None:
    scenarios = str(Path(__file__).parents[2] / "scenarios" / "diamant")
    command = ["sim", "diamant", "--seats", f"{CONTENT},random", "--games", "4", "--positions", scenarios]
    assert run(command) == 0
    assert "\nContent " in capsys.readouterr().out
    assert run(["tty", "diamant", "--seats", "me,novice,tests.bots.outside:Mute"]) == 2
    assert "tests.bots.outside:Mute" in capsys.readouterr().err


def test_a_package_brings_bots_and_a_host_names_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def brought(group: str) -> list[EntryPoint]:
        return [EntryPoint("content", CONTENT, group)]

    monkeypatch.setattr("vatra.bots.guests.entry_points", brought)
    monkeypatch.setenv("VATRA_BOTS", "tests.bots.outside:Lucky")
    installed.cache_clear()
    try:
        assert bot_names(DIAMANT)[-2:] == ["content", "tests.bots.outside:Lucky"]
        assert bot_names(find_game("glow"))[-1] == "tests.bots.outside:Lucky"
        assert "content" not in bot_names(find_game("glow"))  # it says which games it plays
        table = DIAMANT.new(3, {}, seeded(1))
        assert make_bot("content", DIAMANT, 1).choose(Seen(table, 0)).action.text == "deeper"
    finally:
        installed.cache_clear()
