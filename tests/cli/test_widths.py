"""On every screen, in every language, all of the table is there: nothing is cut, and no line is too long."""

from __future__ import annotations

import random
import re

import pytest
from tests.cli.conftest import Vatra

from vatra.cli import screen
from vatra.cli.terminal import terminal
from vatra.core.chance import seeded
from vatra.core.game import Game, games
from vatra.core.live import Live
from vatra.core.log import dealer
from vatra.core.show import show_table
from vatra.core.words import LANGUAGES, speaker

WIDTHS = (80, 100, 120, 200)
NAMES = ["Олександра Костянтинівна", "Anna", "Grzegorz Brzęczyszczykiewicz", "Bo"]
MOVES = (0, 7, 40, 160)


def bare(text: str) -> str:
    """Without colours and without any space."""
    return re.sub(r"\x1b\[[0-9;]*m|\s", "", text)


@pytest.fixture
def wide(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> int:
    """A terminal as wide as the test says."""
    monkeypatch.setenv("COLUMNS", str(request.param))
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    width = int(request.param)
    monkeypatch.setattr(terminal.out, "width", width)  # it may have read COLUMNS before
    assert (terminal.out.width, terminal.out.is_terminal) == (width, True)
    return width


def positions(game: Game) -> list[Live]:
    """The same random game at several of its moments, with as many as can sit down, and alone."""
    found = []
    for mode in (game.modes()[0], game.modes()[-1]):
        for moves in MOVES:
            settings = game.settle(mode.seats, mode.options)
            live = Live(dealer(game, mode.seats, settings, seeded("wide")))
            luck = random.Random(3)
            while not live.table.over and len(live.records) < moves:
                seat = live.table.to_act[0]
                live.act(seat, luck.choice(live.table.actions(seat)))
            if not live.table.over:
                found.append(live)
    return found


POSITIONS = {game.id: positions(game) for game in games()}


@pytest.mark.parametrize("wide", WIDTHS, indirect=True)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_nothing_of_the_table_is_cut(
    game: Game, language: str, wide: int, capsys: pytest.CaptureFixture[str]
) -> None:
    words = speaker(language, game)
    for live in POSITIONS[game.id]:
        table = live.table
        names = (NAMES * 2)[: table.seats]
        seat = table.to_act[0]
        ask = table.ask(seat)
        events = [ask.label(table, seat, action) for action in table.options(seat)]
        options = [(words.tell(event, names), words.aside(event.name, "help")) for event in events]
        capsys.readouterr()
        screen.table(live, seat, words, names)
        screen.question(words.tell(ask.prompt(table, seat), names), options)
        screen.events(live.opening, words, names)
        out = capsys.readouterr().out
        plain = re.sub(r"\x1b\[[0-9;]*m", "", out)
        assert [line for line in plain.splitlines() if len(line.rstrip()) > wide] == []
        shown = bare(out)
        cells = [
            cell for section in show_table(table, seat, words, names) for row in section.rows for cell in row
        ]
        for text in [*cells, *[part for option in options for part in option]]:
            assert bare(text) in shown, text


@pytest.mark.parametrize("wide", WIDTHS, indirect=True)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_end_tells_all_of_everybody(
    game: Game, language: str, wide: int, capsys: pytest.CaptureFixture[str]
) -> None:
    words = speaker(language, game)
    for mode in (game.modes()[0], game.modes()[-1]):
        live = Live(dealer(game, mode.seats, game.settle(mode.seats, mode.options), seeded("end")))
        luck = random.Random(5)
        while not live.table.over:
            seat = live.table.to_act[0]
            live.act(seat, luck.choice(live.table.actions(seat)))
        result = live.table.result
        assert result is not None
        names = (NAMES * 2)[: mode.seats]
        capsys.readouterr()
        screen.ending(live, result, words, names)
        out = capsys.readouterr().out
        plain = re.sub(r"\x1b\[[0-9;]*m", "", out)
        assert [line for line in plain.splitlines() if len(line.rstrip()) > wide] == []
        wanted = [*names, *[words.say(f"score-{part.category}") for part in result.parts[0]]]
        wanted += [words.say(name) for name, _ in result.rivals]
        wanted += [words.tell(note, names) for note in result.notes]
        for text in wanted:
            assert bare(text) in bare(out), text


def test_whoever_has_no_seat_is_in_the_final_table_too(vatra: Vatra) -> None:
    """Tom and Arthur have points like everybody; and a game that nobody won says so."""
    for game, rival in (("bonfire", "Tom"), ("glow", "Arthur")):
        ran = vatra("tty", game, "--seats", "random", "--seed", "3")
        assert ran.code == 0
        table = ran.out[ran.out.index("The game is over") :] if "The game is over" in ran.out else ran.out
        assert re.search(rf"^ +Random +{rival}$", table, re.MULTILINE)
        assert "Nobody at the table wins this time." in table
        assert "victory: !" not in table


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "You pay "), ("ru", "Вы платите: "), ("pl", "Ty płacisz: "), ("uk", "Ви: плата — ")],
)
def test_who_has_no_name_is_spoken_to(vatra: Vatra, language: str, told: str) -> None:
    ran = vatra("tty", "bonfire", "--seats", "me,random", "--seed", "4", typed="1\n" * 60, lang=language)
    assert told in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_readers_language(vatra: Vatra, language: str) -> None:
    words = speaker(language)
    for command in ("vatra", "tty", "sim", "serve"):
        ran = vatra(*([] if command == "vatra" else [command]), "--help", lang=language)
        assert ran.code == 0
        told = [words.say(f"help-{command}"), words.say("help-options-title")]
        told.append(words.say("help-vatra", attribute="lang"))
        for text in told:
            assert bare(text) in bare(ran.out)


def test_every_command_and_option_has_help(vatra: Vatra) -> None:
    for command in ("play", "tty", "games", "sim", "replay", "verify", "check", "bench", "serve", "schema"):
        assert vatra(command, "--help").code == 0
