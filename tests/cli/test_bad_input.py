"""Bad input: one clear line that says what can be done, exit code 2, and never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Vatra

from vatra.bots import bot_names
from vatra.core.game import find_game, games
from vatra.core.words import LANGUAGES

BOTS = ", ".join(bot_names(find_game("diamant")))
GAMES = ", ".join([game.id for game in games()])
SIM = ("sim", "diamant")
TTY = ("tty", "diamant")

# Arguments, and what the complaint has to name.
COMPLAINTS = [
    (("tty", "chess"), ["chess", "diamant"]),
    (("bench", "chess"), ["chess", "diamant"]),
    (("tty", "--seats", "3"), ["vatra tty"]),
    (("sim", "chess", "--seats", "a,b,c"), ["chess", "diamant"]),
    ((*TTY, "--option", "colour=red"), ["colour", "relics", "chests", "unofficial"]),
    ((*TTY, "--option", "relics"), ["relics", "--option"]),
    ((*TTY, "--option", "relics=blue"), ["blue", "none", "numbered", "identical"]),
    ((*TTY, "--seats", "2"), ["2", "3, 4, 5, 6, 7, 8", "diamant.players.three-to-eight"]),
    ((*TTY, "--seats", "99"), ["99", "3, 4, 5, 6, 7, 8"]),
    ((*TTY, "--seats", "0"), ["0", "3, 4, 5, 6, 7, 8"]),
    ((*TTY, "--seats", "9" * 5000), ["me", "novice"]),
    ((*TTY, "--seats", "me,novice"), ["2", "3, 4, 5, 6, 7, 8"]),
    ((*TTY, "--seats", "me,grandmaster,novice"), ["grandmaster", "me", "random", "auto", "novice"]),
    ((*TTY, "--seats", "me:,novice,novice"), ["24"]),
    ((*TTY, "--seats", f"me:{'x' * 25},novice,novice"), ["24"]),
    ((*TTY, "--seats", "me:\x1b[2J,novice,novice"), ["24"]),
    ((*TTY, "--seats", "me:novice,novice,novice"), ["novice"]),
    ((*TTY, "--seats", "me,novice,novice", "--hot-seat"), ["--hot-seat", "--seats"]),
    ((*TTY, "--load", "nothing.log"), ["nothing.log"]),
    ((*TTY, "--load", "x.log", "--seats", "3"), ["x.log", "--seats"]),
    ((*TTY, "--save", "no/such/folder/x.log"), ["no/such/folder"]),
    (SIM, ["--seats", BOTS]),
    ((*SIM, "--seats", "novice,novice,genius"), ["genius", BOTS]),
    ((*SIM, "--seats", "novice,novice"), ["2", "3, 4, 5, 6, 7, 8"]),
    ((*SIM, "--seats", "me,novice,novice"), ["me", BOTS]),
    (("bench", "diamant", "--players", "9"), ["9", "3, 4, 5, 6, 7, 8"]),
    (("replay",), ["--all"]),
    (("replay", "nothing.log"), ["nothing.log"]),
    (("replay", "--all", "nowhere"), ["nowhere"]),
    (("replay", "--all", "."), [".log", ".jsonl"]),
    (("verify", "nothing.log"), ["nothing.log"]),
    (("check", "nowhere"), ["nowhere"]),
    (("check", "."), [".toml"]),
    (("games", "--lang", "xx"), ["xx", "uk, pl, ru, en"]),
    (("dance",), ["games", "sim", "vatra --help"]),
    (("sim",), ["GAME", "vatra sim --help"]),
    (("check",), ["PATH", "vatra check --help"]),
    ((*SIM, "--fast"), ["--fast", "vatra sim --help"]),
    ((*SIM, "--games"), ["--games"]),
    ((*SIM, "--games", "many"), ["--games", "vatra sim --help"]),
    ((*SIM, "--games", "0"), ["--games", "vatra sim --help"]),
    ((*SIM, "--jobs", "-1"), ["--jobs"]),
    (("games", "please"), ["vatra games --help"]),
]


@pytest.mark.parametrize(("arguments", "named"), COMPLAINTS, ids=[" ".join(a)[:50] for a, _ in COMPLAINTS])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_is_named_with_what_is_allowed(
    vatra: Vatra, lang: str, arguments: tuple[str, ...], named: list[str]
) -> None:
    ran = vatra(*arguments, lang=lang)
    assert ran.code == 2
    assert ran.err.startswith("✗ ")
    assert [word for word in named if word not in ran.err] == []
    assert "Traceback" not in ran.err
    assert ran.out == ""
    assert list(Path().iterdir()) == []


def test_complaints_are_in_the_reader_s_language(vatra: Vatra) -> None:
    said = {lang: vatra("tty", "chess", lang=lang).err for lang in LANGUAGES}
    assert said["en"] == f"✗ There is no game “chess”. Games here: {GAMES}.\n"
    assert said["uk"] == f"✗ Гри «chess» тут немає. Є такі: {GAMES}.\n"
    assert len(set(said.values())) == 4


def test_an_unknown_language_in_the_environment(vatra: Vatra) -> None:
    ran = vatra("games", lang="tlh")
    assert ran.code == 2
    assert "tlh" in ran.err
    assert "uk, pl, ru, en" in ran.err


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "pl_PL.UTF-8", "VATRA_LANG": "ru"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_found_in_the_environment(
    vatra: Vatra, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], lang: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert vatra("games", "--json").out == vatra("games", "--json", "--lang", lang).out


def test_a_fault_of_ours_is_not_blamed_on_the_reader(vatra: Vatra, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks() -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr("vatra.cli.games.all_games", breaks)
    ran = vatra("games", lang="en")
    assert ran.code == 70
    assert "ZeroDivisionError: a bug" in ran.err
    assert "VATRA_DEBUG=1" in ran.err
    monkeypatch.setenv("VATRA_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        vatra("games")


def test_a_file_that_cannot_be_read(vatra: Vatra, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def forbidden(*_: object, **__: object) -> str:
        raise PermissionError(13, "Permission denied", "locked.log")

    (tmp_path / "locked.log").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(Path, "read_text", forbidden)
    ran = vatra("verify", "locked.log", lang="en")
    assert ran.code == 2
    assert ran.err == "✗ “locked.log” cannot be used: Permission denied.\n"


def test_help_is_there(vatra: Vatra) -> None:
    whole = vatra("--help")
    assert whole.code == 0
    for command in ("play", "tty", "games", "sim", "replay", "verify", "check", "bench", "serve", "schema"):
        assert command in whole.out
        assert "Usage" in vatra(command, "--help").out
    assert vatra().out == whole.out
    assert vatra("--version").out.startswith("vatra 0.")
