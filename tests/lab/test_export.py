"""A dataset holds every decision as it was seen, and can be read without Vatra."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest

import vatra
from vatra import lab
from vatra.cli import run
from vatra.core.game import Game, games
from vatra.core.observing import Observer

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def exported(capsys: Any, *words: object) -> str:
    assert run(["export", *[str(word) for word in words], "--lang", "en"]) == 0
    return str(capsys.readouterr().out).replace("\xa0", " ")


@every_game
def test_the_data_are_the_games(game: Game, tmp_path: Path, capsys: Any) -> None:
    """Play by the rows: every decision is open, seen and numbered as the row says, and the games end as told."""
    seats = max(2, game.min_seats)
    folder = tmp_path / "data"
    said = exported(
        capsys,
        game.id,
        "--seats",
        ",".join(["random"] * seats),
        "--games",
        3,
        "--seed",
        7,
        "--to",
        folder,
    )
    played = polars.read_parquet(folder / "games.parquet")
    moves = polars.read_parquet(folder / "moves" / "*.parquet")
    index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    assert f"Games: 3. Decisions: {len(moves):,}." in said
    observer = Observer(game, seats)
    seen = np.frombuffer(b"".join(moves["observation"]), np.uint8).reshape(len(moves), -1)
    assert seen.shape[1] == observer.size == index["pieces"][-1]["to"]
    for row in played.iter_rows(named=True):
        table = vatra.new(game.id, seats=seats, seed=row["seed"])
        decisions = moves.filter(polars.col("game") == row["number"]).sort("move")
        assert len(decisions) == row["moves"]
        for move in decisions.iter_rows(named=True):
            open_now = [index["actions"][number] for number in move["options"]]
            assert open_now == table.actions(move["seat"])
            assert move["observation"] == observer.look(table, move["seat"])[0]
            assert move["kind"] == type(table.ask(move["seat"])).__name__
            table.act(move["seat"], index["actions"][move["choice"]])
        result = table.result
        assert result is not None
        assert (result.scores, result.winners) == (row["scores"], row["winners"])
        share = 1 if result.cooperative else 1 / max(1, len(result.winners))
        won = {seat: share if seat in result.winners else 0 for seat in range(seats)}
        assert all(
            move["won"] == pytest.approx(won[move["seat"]]) for move in decisions.iter_rows(named=True)
        )


def test_the_same_command_makes_the_same_data(tmp_path: Path, capsys: Any) -> None:
    words = ["diamant", "--seats", "novice,random,auto", "--games", 12, "--seed", 2]
    exported(capsys, *words, "--to", tmp_path / "one")
    exported(capsys, *words, "--jobs", 2, "--resume", tmp_path / "far.jsonl", "--to", tmp_path / "two")
    for file in ("games.parquet", "moves/0000.parquet"):
        one, two = (polars.read_parquet(tmp_path / folder / file) for folder in ("one", "two"))
        assert one.equals(two)
    card = (tmp_path / "one" / "README.md").read_text(encoding="utf-8")
    assert "vatra export diamant --seats novice,random,auto --games 12 --seed 2 --to one" in card
    assert "`relics`" in card


def test_games_are_written_some_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr("vatra.lab.export.PART", 2)
    exported(capsys, "diamant", "--seats", "random,random,random", "--games", 5, "--to", tmp_path / "data")
    files = sorted((tmp_path / "data" / "moves").iterdir())
    assert [file.name for file in files] == ["0000.parquet", "0001.parquet", "0002.parquet"]
    assert [polars.read_parquet(file)["game"].unique().to_list() for file in files] == [[0, 1], [2, 3], [4]]


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    words = ["export", "diamant", "--seats", "random,random,random", "--games", "2", "--to", str(tmp_path)]
    assert run([*words, "--lang", "en"]) != 0
    assert "mine.txt" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_a_dataset_needs_logs(tmp_path: Path) -> None:
    plan = lab.Plan((lab.Match("diamant", ("random",) * 3, 2),))
    with pytest.raises(ValueError, match="logs=True"):
        lab.Dataset(tmp_path / "data", plan)
