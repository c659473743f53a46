"""`vatra sim` with all its flags."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vatra.cli import run
from vatra.cli.sim_plan import command_for, plan_given, variants_given
from vatra.core.errors import BadInput
from vatra.core.game import find_game
from vatra.core.words import LANGUAGES

ROOT = Path(__file__).parents[2]
THREE = ["sim", "diamant", "--seats", "novice,random,auto"]


class Terminal:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> str:
        assert run([*words]) == 0, self.capsys.readouterr().err
        return self.capsys.readouterr().out

    def json(self, *words: str) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(self(*words, "--json"))
        return data

    def refused(self, *words: str) -> str:
        assert run([*words]) == 2
        said = self.capsys.readouterr()
        assert said.out.strip() == ""
        return said.err


@pytest.fixture
def vatra(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("VATRA_LANG", raising=False)
    return Terminal(capsys)


def test_a_ladder_for_programs(vatra: Terminal) -> None:
    data = vatra.json(*THREE, "--ladder", "mixed", "--players", "4", "--games", "60")
    assert list(data) == ["game", "games", "seconds", "ladder"]
    assert {rung["bot"] for rung in data["ladder"]} == {"novice", "random", "auto"}
    assert sum(rung["games"] for rung in data["ladder"]) == 240
    assert sum(rung["wins"] for rung in data["ladder"]) == pytest.approx(60)
    for rung in data["ladder"]:
        assert list(rung) == [
            "bot",
            "games",
            "wins",
            "win_rate",
            "ci95",
            "mean_score",
            "elo",
            "elo_ci95",
            "mean_place",
        ]
    elo = [rung["elo"] for rung in data["ladder"]]
    assert elo == sorted(elo, reverse=True)
    assert sum(elo) == pytest.approx(4500)
    shared = vatra.json(*THREE, "--ladder", "mixed", "--players", "4", "--games", "60", "--jobs", "2")
    assert shared["ladder"] == data["ladder"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_for_people_in_every_language(vatra: Terminal, language: str) -> None:
    said = vatra(
        *[*THREE, "--ladder", "pairs", "--games", "30", "--seed", "s p", "--lang", language],
        *["--report", "r.html", "--rows", "g.csv", "--rows", "g.jsonl", "--logs", "logs"],
    )
    assert "r.html" in said
    page = Path("r.html").read_text(encoding="utf-8")
    assert f'lang="{language}"' in page
    command = "vatra sim diamant --seats novice,random,auto --ladder pairs --players 3 --games 30 --seed"
    assert f"{command} &#x27;s p&#x27;" in page
    assert len(Path("g.csv").read_text(encoding="utf-8").splitlines()) == 31
    assert len(list(Path("logs").iterdir())) == 30
    assert vatra("replay", "logs/07.jsonl", "--lang", language)


def test_one_game_is_told(vatra: Terminal) -> None:
    said = vatra(*THREE, "--games", "30", "--seed", "7", "--only", "12")
    assert "Cave 5" in said
    assert "Game 12, seed “7 game 12”" in said.replace("\xa0", " ")
    row = vatra.json(*THREE, "--games", "30", "--seed", "7", "--only", "12")
    rows = vatra(*THREE, "--games", "30", "--seed", "7", "--rows", "g.jsonl")
    assert "g.jsonl" in rows
    assert json.loads(Path("g.jsonl").read_text(encoding="utf-8").splitlines()[12]) == row


SAFER = """
from vatra.games.diamant import components as box

for kind in range(len(box.HAZARDS)):
    box.EXPEDITION.remove(box.FIRST_HAZARD + kind)
"""


def test_a_patch_is_compared(vatra: Terminal) -> None:
    Path("safer.py").write_text(SAFER, encoding="utf-8")
    data = vatra.json(*THREE, "--games", "60", "--patch", "safer.py", "--report", "r.html")
    change = data["change"]
    assert 0 < change["games"] <= 60
    assert change["score"]["ci95"][0] > 0
    assert set(change["bots"]) == {"novice", "random", "auto"}
    assert len(data["seats"]) == 3
    said = vatra(*THREE, "--games", "20", "--patch", "safer.py", "--lang", "uk")
    assert "в. п." in said
    assert "--patch safer.py" in Path("r.html").read_text(encoding="utf-8")


def test_positions(vatra: Terminal) -> None:
    folder = str(ROOT / "scenarios" / "diamant")
    said = vatra(
        "sim",
        "diamant",
        "--seats",
        "novice,random",
        "--games",
        "40",
        "--positions",
        folder,
        "--report",
        "r.html",
    )
    assert "Elo" in said
    assert f"--positions {folder}" in Path("r.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["--ladder", "wild"], "mixed, pairs"),
        (["--players", "4"], "--ladder"),
        (["--ladder", "pairs", "--positions", "."], "--positions"),
        (["--option", "relics=none", "--positions", "."], "--option"),
        (["--ladder", "pairs", "--games", "3"], "more games"),
        (["--positions", "."], "arranged positions"),
        (["--positions", "nowhere"], "nowhere"),
        (["--patch", "nowhere.py"], "nowhere.py"),
        (["--report", "nowhere/r.html"], "nowhere"),
        (["--rows", "games.xls"], ".parquet"),
        (["--games", "10", "--only", "10"], "from 0 to 9"),
        (["--patch", "empty.py", "--logs", "logs"], "--logs"),
        (["--patch", "empty.py", "--games", "4"], "changes nothing"),
        (["--patch", "broken.py", "--games", "4"], "broken.py, line 2"),
    ],
)
def test_what_cannot_be_is_said(vatra: Terminal, words: list[str], part: str) -> None:
    Path("empty.py").write_text("", encoding="utf-8")
    Path("broken.py").write_text("x = 1\nx.y\n", encoding="utf-8")
    assert part in vatra.refused(*THREE, *words).replace("\xa0", " ")
    assert not Path("logs").exists()


def test_faults_of_the_laboratory_read_well_in_english() -> None:
    assert "pip install 'vatra[ray]'" in str(
        BadInput("lab-needs-extra", {"package": "ray", "command": "pip install 'vatra[ray]'"})
    )


# -- the page about it -------------------------------------------------------------------------------------------------

PAGE = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")


# -- several values of an option ---------------------------------------------------------------------------------------


def test_options_with_several_values_are_played_in_turn() -> None:
    diamant = find_game("diamant")
    options = {"relics": "none, numbered", "unofficial": "false"}
    plan = plan_given(diamant, "random,auto,novice", 12, "7", options, "", 0, None, None, False)
    assert [options["relics"] for options in plan.options] == ["none", "numbered"]
    played = [plan.sitting(number) for number in range(12)]
    assert [sitting.options["relics"] for sitting in played] == ["none", "numbered"] * 6
    for seat in range(3):  # both values are played in all places
        assert len({(sitting.bots[seat], sitting.options["relics"]) for sitting in played}) == 6
    command = command_for(plan, None)
    assert "--option relics=none,numbered --option unofficial=false" in command


def test_an_option_without_use_is_left_out() -> None:
    island = find_game("spirit_island")
    given = {"adversary": "none,england", "adversary-level": "0,6"}
    found = variants_given(island, 1, given)
    assert found == (
        {"adversary": "none"},
        {"adversary": "england", "adversary-level": "0"},
        {"adversary": "england", "adversary-level": "6"},
    )


def test_a_wrong_value_among_several_is_refused(vatra: Terminal) -> None:
    assert "many" in vatra.refused(*THREE, "--games", "4", "--option", "relics=none,many")


def test_a_report_names_all_values(vatra: Terminal) -> None:
    words = [*THREE, "--games", "6", "--option", "relics=none,numbered"]
    vatra(*words, "--report", "report.html")
    page = Path("report.html").read_text(encoding="utf-8")
    assert "relics=none,numbered" in page
