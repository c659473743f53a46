"""Whole games by piped answers, and every order a person can give at the table."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Vatra

from vatra.core.game import find_game, games
from vatra.core.words import LANGUAGES

WIN = {"uk": "еремога:", "pl": "wycięstwo:", "ru": "обеда:", "en": "ictory:"}
DEEPER = {"uk": "углиб", "pl": "w głąb", "ru": "вглубь", "en": "deeper"}
BACK = {"uk": "н", "pl": "powr", "ru": "назад", "en": "b"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("relics", ["none", "numbered", "identical"])
def test_a_whole_game_by_piped_answers(vatra: Vatra, lang: str, relics: str) -> None:
    typed = f"{DEEPER[lang]}\n1\n{BACK[lang]}\n2\n" * 40
    ran = vatra(
        *("tty", "diamant", "--seats", "me,novice,novice", "--option", f"relics={relics}"),
        *("--seed", "11", "--save", "game.log"),
        typed=typed,
        lang=lang,
    )
    assert (ran.code, ran.err) == (0, "")
    assert WIN[lang] in ran.out
    assert "{" not in ran.out
    header, *_, last = [
        json.loads(line) for line in Path("game.log").read_text(encoding="utf-8").splitlines()
    ]
    assert header["seats"] == ["me", "novice", "novice"]
    assert header["commitment"] in ran.out  # at the start
    assert last["seed"] in ran.out  # at the end
    verified = vatra("verify", "game.log", lang=lang)
    assert (verified.code, verified.err) == (0, "")
    told = vatra("replay", "game.log", lang=lang)
    assert told.code == 0
    assert WIN[lang] in told.out


def test_the_same_seed_is_the_same_game(vatra: Vatra) -> None:
    first = vatra("tty", "diamant", "--seed", "5", typed="1\n2\n" * 40)
    again = vatra("tty", "diamant", "--seed", "5", typed="1\n2\n" * 40)
    other = vatra("tty", "diamant", "--seed", "6", typed="1\n2\n" * 40)
    assert first.code == 0
    assert first.out == again.out != other.out


def test_without_a_seed_no_two_games_are_the_same(vatra: Vatra) -> None:
    first, second = [vatra("tty", "diamant", typed="2\n" * 40).out for _ in range(2)]
    promise = re.compile("[0-9a-f]{64}")
    assert promise.findall(first)[0] != promise.findall(second)[0]


def test_bots_play_among_themselves(vatra: Vatra) -> None:
    ran = vatra("tty", "diamant", "--seats", "novice,random,auto", "--seed", "1")
    assert ran.code == 0
    assert "Cave 5: all explorers go in." in ran.out
    assert "Victory:" in ran.out


def test_a_move_that_is_not_legal_is_refused_with_the_rule(vatra: Vatra) -> None:
    ran = vatra("tty", "diamant", "--seed", "2", "--save", "x.log", typed="fly\nwhy\n")
    assert ran.code == 1
    assert "There are only two decisions: go deeper or go back." in ran.out
    assert "diamant.decide.two-ways" in ran.out
    assert "A decision already laid down is not laid a second time." in ran.out  # its neighbour, after `why`
    assert (
        len(Path("x.log").read_text(encoding="utf-8").splitlines()) == 2
    )  # header and seed: nothing happened


def test_answers_that_fit_nothing(vatra: Vatra) -> None:
    ran = vatra("tty", "diamant", "--seed", "2", typed=f"7\n{'9' * 5000}\n\nh\nwhy\nsave\n\n")
    assert ran.out.count("Choose a number from 1 to 2.") == 2
    assert "“h” could be: hint / help." in ran.out
    assert "Nothing has been refused yet." in ran.out
    assert not list(Path().iterdir())


def test_orders(vatra: Vatra) -> None:
    typed = "?\nhint\nrules snake\nrules zebra\nlog\ntable\nundo\nd\nundo\nrules\n"
    ran = vatra("tty", "diamant", "--seed", "2", typed=typed)
    assert ran.code == 1
    assert "take your last move back" in ran.out
    assert " would choose: " in ran.out
    assert "giant spiders, snakes, lava pits" in ran.out
    assert "No rule speaks of “zebra”." in ran.out
    assert "You have no move that could be taken back." in ran.out
    assert "core.undo." in ran.out
    assert ran.out.count("Cave 1: all explorers go in.") == 2  # the news and the log
    assert "At every table" in ran.out
    assert "The input ended before the game did." in ran.out


def test_orders_and_answers_without_marks_on_the_letters(vatra: Vatra) -> None:
    ran = vatra("tty", "diamant", "--seed", "2", typed="podpowiedz\nw glab\nstol\nkon\n\n", lang="pl")
    assert ran.code == 0
    assert " radzi: " in ran.out
    assert "W głąb: Ty" in ran.out
    assert "Do zobaczenia przy ogniu!" in ran.out


def test_quitting_asks_whether_to_save(vatra: Vatra) -> None:
    ran = vatra("tty", "diamant", "--seed", "2", typed="1\nquit\nlater.log\n")
    assert ran.code == 0
    assert "Saved in later.log." in ran.out
    assert vatra("verify", "later.log").code == 0
    assert vatra("tty", "diamant", typed="quit\n\n").code == 0
    assert [file.name for file in Path().iterdir()] == ["later.log"]


def test_a_saved_game_goes_on_as_if_nothing_had_been(vatra: Vatra) -> None:
    ran = vatra(
        "tty", "diamant", "--seed", "9", "--seats", "me:Ola,novice,auto,random", typed="1\nquit\nx.log\n"
    )
    assert ran.code == 0
    saved = Path("x.log").read_text(encoding="utf-8").splitlines()
    on = vatra("tty", "diamant", "--load", "x.log", typed="2\n" * 40)
    assert on.code == 0
    assert "Ola" in on.out
    whole = Path("x.log").read_text(encoding="utf-8").splitlines()
    assert whole[: len(saved) - 1] == saved[:-1]
    assert vatra("verify", "x.log").code == 0
    assert "x.log is over" in vatra("tty", "diamant", "--load", "x.log").err


def test_the_end_of_the_input_saves_the_game(vatra: Vatra) -> None:
    ran = vatra("tty", "diamant", "--seed", "3", "--save", "cut.log", typed="1\n")
    assert ran.code == 1
    assert "vatra tty diamant --load cut.log" in ran.out
    assert "Traceback" not in ran.out + ran.err
    said = vatra("verify", "cut.log")
    assert said.code == 0
    assert "not over" in said.out
    other = vatra("tty", "diamant", "--load", "cut.log", "--save", "copy.log", typed="2\n" * 40)
    assert other.code == 0
    assert "not over" in vatra("verify", "cut.log").out
    assert "a fair game." in vatra("verify", "copy.log").out


def test_saving_never_destroys_what_was_there(vatra: Vatra) -> None:
    Path("diary.txt").write_text("Dear diary", encoding="utf-8")
    ran = vatra("tty", "diamant", "--save", "diary.txt")
    assert ran.code == 2
    assert "diary.txt" in ran.err
    inside = vatra("tty", "diamant", typed="save diary.txt\nsave no/folder/x\nsave .\n2\n")
    assert inside.err.count("✗") == 3
    assert Path("diary.txt").read_text(encoding="utf-8") == "Dear diary"
    vatra("tty", "diamant", "--save", "x.log", typed="1\n")
    first = Path("x.log").read_text(encoding="utf-8")
    vatra("tty", "diamant", "--save", "x.log", typed="1\n")
    assert Path("x.log.bak").read_text(encoding="utf-8") == first
    assert Path("x.log").read_text(encoding="utf-8") != first


def test_an_empty_file_may_be_saved_over(vatra: Vatra) -> None:
    Path("empty.log").touch()
    assert vatra("tty", "diamant", "--save", "empty.log", typed="2\n" * 40).code == 0
    assert vatra("verify", "empty.log").code == 0
    assert [file.name for file in Path().iterdir()] == ["empty.log"]


def test_play_asks_what_it_needs(vatra: Vatra) -> None:
    typed = "diamant\n1\nnovice\nOlena\n99\n4\nblue\n2\n\n" + "2\n" * 40
    ran = vatra("tty", "--save", "x.log", typed=typed)
    assert ran.code == 0
    assert "is what the table calls somebody else" in ran.err
    assert "Please type a number from 1 to 3." in ran.out
    assert "Please type a number from 3 to 8." in ran.out
    header = json.loads(Path("x.log").read_text(encoding="utf-8").splitlines()[0])
    assert header["seats"] == ["Olena", "novice", "novice", "novice"]
    assert header["options"] == {"relics": "numbered", "chests": "hidden", "unofficial": False}


def test_play_proposes_everything(vatra: Vatra) -> None:
    ran = vatra("tty", typed="\n\n\n\n\n" + "2\n" * 40, lang="uk")
    assert ran.code == 0
    assert "Діамант: Ви, Новачок 1 та Новачок 2" in ran.out


def test_an_option_of_another_is_asked_only_beside_it(vatra: Vatra) -> None:
    """A level is asked for where there is an adversary, and the table says how hard it is."""
    names = [option.id for option in find_game("spirit_island").options]
    number = [game.id for game in games()].index("spirit_island") + 1
    asked = [name for name in names if name in ("spirit-1", "scenario", "map", "boards", "adversary")]
    begin = f"{number}\n\n1\n"  # the game, no name, one seat
    plain = vatra("tty", typed=begin + "\n" * 9)
    assert "Adversary" in plain.out
    assert "Level of the adversary" not in plain.out
    assert "Difficulty: 0." in plain.out
    before = asked.index("adversary")
    england = vatra("tty", typed=begin + "\n" * before + "3\n6\n" + "\n" * 9)
    assert "Level of the adversary" in england.out
    assert "Difficulty: 10." in england.out


def test_play_without_anybody(vatra: Vatra) -> None:
    ran = vatra("tty", typed="")
    assert (ran.code, ran.err) == (1, "")
    assert "Traceback" not in ran.out
