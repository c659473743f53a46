"""The JSON of `games`, `sim`, `check` and `bench` is a contract: names, types, order."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Vatra

from vatra.cli.bench import halfway, speed_of_copies
from vatra.core.game import find_game

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"
BROKEN = """
rule  = ["diamant.treasure.share"]
title = "Nine rubies for three, wrongly"
game  = "diamant"
seats = 3
[arrange]
chance = ["treasure 9"]
[expect]
pockets = [4, 4, 4]
"""


def test_games(vatra: Vatra) -> None:
    ran = vatra("games", "--json")
    assert (ran.code, ran.err) == (0, "")
    listed = ran.json()
    assert [sorted(game) for game in listed] == [["id", "name", "options", "seats", "version"]] * len(listed)
    (diamant,) = [game for game in listed if game["id"] == "diamant"]
    assert diamant == {
        "id": "diamant",
        "name": "Diamant",
        "seats": [3, 8],
        "options": {
            "relics": {"values": ["none", "numbered", "identical"], "default": "none", "display": False},
            "chests": {"values": ["hidden", "open"], "default": "hidden", "display": True},
            "unofficial": {"values": [False, True], "default": False, "display": False},
        },
        "version": 3,
    }


@pytest.mark.parametrize(
    ("lang", "name"), [("uk", "Діамант"), ("pl", "Diamenty"), ("ru", "Диамант"), ("en", "Diamant")]
)
def test_games_speak_the_language_asked_for(vatra: Vatra, lang: str, name: str) -> None:
    assert vatra("games", "--json", "--lang", lang).json()[0]["name"] == name
    assert vatra("--lang", lang, "games", "--json").json()[0]["name"] == name
    page = vatra("games", lang=lang).out
    assert name in page
    assert "relics=numbered" in page
    assert "novice" in page


def test_sim(vatra: Vatra) -> None:
    ran = vatra("sim", "diamant", "--seats", "novice,random,random", "--games", "30", "--seed", "4", "--json")
    assert (ran.code, ran.err) == (0, "")
    said = ran.json()
    assert list(said) == ["game", "games", "seconds", "seats"]
    assert (said["game"], said["games"]) == ("diamant", 30)
    assert said["seconds"] >= 0
    assert [seat["bot"] for seat in said["seats"]] == ["novice", "random", "random"]
    for seat in said["seats"]:
        assert list(seat) == ["bot", "games", "wins", "win_rate", "ci95", "mean_score"]
        low, high = seat["ci95"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
        assert seat["games"] == 30
        assert seat["win_rate"] == pytest.approx(seat["wins"] / 30)
    assert sum(seat["wins"] for seat in said["seats"]) == pytest.approx(30)


def test_sim_takes_options(vatra: Vatra) -> None:
    usual = ("sim", "diamant", "--seats", "novice,novice,novice", "--games", "20", "--json")
    plain = vatra(*usual).json()["seats"]
    relics = vatra(*usual, "--option", "relics=identical", "-o", "chests=open").json()["seats"]
    assert sum(seat["mean_score"] for seat in relics) != sum(seat["mean_score"] for seat in plain)


def test_sim_for_people(vatra: Vatra) -> None:
    ran = vatra("sim", "diamant", "--seats", "novice,random,auto", "--games", "21", "--lang", "pl")
    assert ran.code == 0
    assert "Diamenty, 21 partii" in ran.out
    assert "Początkujący" in ran.out


def test_check(vatra: Vatra, tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text(BROKEN, encoding="utf-8")
    good = SCENARIOS / "diamant" / "nine-rubies-for-five.toml"
    ran = vatra("check", "broken.toml", str(good), "--json")
    assert ran.code == 1
    said = ran.json()
    assert list(said) == ["passed", "failed", "failures"]
    assert (said["passed"], said["failed"]) == (1, 1)
    (failure,) = said["failures"]
    assert failure["file"] == "broken.toml"
    assert "pockets" in failure["why"]


def test_check_of_a_folder_that_holds(vatra: Vatra) -> None:
    folder = SCENARIOS / "bonfire" / "council"
    ran = vatra("check", str(folder), "--json")
    assert ran.code == 0
    assert ran.json()["failures"] == []
    assert ran.json()["passed"] == len(list(folder.rglob("*.toml")))


def test_check_for_people(vatra: Vatra, tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text(BROKEN, encoding="utf-8")
    ran = vatra("check", ".", lang="uk")
    assert ran.code == 1
    assert "broken.toml" in ran.out
    assert "1 приклад не справджується." in ran.out


def test_bench(vatra: Vatra, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vatra.cli.bench.SECONDS", 0.01)
    ran = vatra("bench", "diamant", "--json")
    assert ran.code == 0
    said = ran.json()
    assert list(said) == ["game", "seats", "compiled", "games_per_s", "actions_per_s", "copies_per_s"]
    assert (said["game"], said["seats"]) == ("diamant", 4)
    assert isinstance(said["compiled"], bool)
    assert 0 < said["games_per_s"] < said["actions_per_s"]
    assert said["copies_per_s"] > 0
    assert vatra("bench", "diamant", "--players", "8", "--json").json()["seats"] == 8
    assert "4 випадкові гравці" in vatra("bench", "diamant", lang="uk").out


def test_bench_copies_a_table_in_the_middle_of_a_game() -> None:
    game = find_game("diamant")
    table = halfway(game, 4, game.settle(4, {}))
    assert 0.5 <= game.progress(table) < 0.7
    before = table.digest()
    assert speed_of_copies(table) > 0
    assert table.digest() == before
