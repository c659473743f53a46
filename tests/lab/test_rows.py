"""Files of games."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import polars
import pytest

from vatra.core.errors import BadInput
from vatra.core.log import read_log, replay
from vatra.lab import LogFolder, Plan, Record, ladder, open_rows, run
from vatra.lab.records import play_some

PLAN = ladder("diamant", ("random", "novice"), seats=3, games=12, seed=2)


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return play_some(PLAN, 0, 12)


def written(file: Path, records: list[Record]) -> Path:
    with open_rows(file, 3) as rows:
        for record in records:
            rows.keep(record)
        assert not file.exists()
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    return file


def test_csv(tmp_path: Path, records: list[Record]) -> None:
    with written(tmp_path / "games.csv", records).open(encoding="utf-8", newline="") as source:
        rows = list(csv.DictReader(source))
    assert len(rows) == 12
    for row, record in zip(rows, records, strict=True):
        assert int(row["number"]) == record.number
        assert row["seed"] == record.seed
        assert [row[f"bot_{seat}"] for seat in range(3)] == list(record.bots)
        assert [int(row[f"score_{seat}"]) for seat in range(3)] == list(record.scores)
        assert [int(row[f"place_{seat}"]) for seat in range(3)] == list(record.places)
        assert [float(row[f"won_{seat}"]) for seat in range(3)] == pytest.approx(
            [record.won(seat) for seat in range(3)], abs=1e-6
        )


def test_csv_of_tables_of_different_sizes(tmp_path: Path, records: list[Record]) -> None:
    with open_rows(tmp_path / "games.csv", 5) as rows:
        rows.keep(records[0])
    head, row = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    assert head.endswith("bot_4,score_4,place_4,won_4")
    assert row.count(",") == head.count(",")


def test_json_lines(tmp_path: Path, records: list[Record]) -> None:
    lines = written(tmp_path / "games.jsonl", records).read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    assert [tuple(row["scores"]) for row in rows] == [record.scores for record in records]
    assert rows[0]["statistics"]["closed"] == [5]
    assert "log" not in rows[0]


def test_parquet(tmp_path: Path, records: list[Record]) -> None:
    frame = polars.read_parquet(written(tmp_path / "games.parquet", records))
    assert frame["scores"].to_list() == [list(record.scores) for record in records]
    assert frame["bots"].to_list() == [list(record.bots) for record in records]
    assert frame.schema["moves"] == polars.Int64


def test_nothing_is_left_behind_when_it_breaks(tmp_path: Path, records: list[Record]) -> None:
    (tmp_path / "games.csv").write_text("old", encoding="utf-8")
    with pytest.raises(AttributeError), open_rows(tmp_path / "games.csv", 3) as rows:
        rows.keep(None)  # type: ignore[arg-type]
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]
    assert (tmp_path / "games.csv").read_text(encoding="utf-8") == "old"


def test_files_that_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file, fault in (
        (tmp_path / "games.xls", "lab-unknown-rows"),
        (tmp_path / "no" / "games.csv", "lab-no-folder"),
    ):
        with pytest.raises(BadInput) as caught:
            open_rows(file, 3)
        assert caught.value.name == fault
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(BadInput) as caught:
        open_rows(tmp_path / "games.parquet", 3)
    assert caught.value.said == {"package": "polars", "command": "pip install 'vatra[lab]'"}
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_logs(tmp_path: Path) -> None:
    plan = Plan(PLAN.tables, logs=True)
    folder = LogFolder(tmp_path / "logs", plan.games)
    run(plan, keepers=[folder])
    files = sorted((tmp_path / "logs").iterdir())
    assert [file.name for file in files] == [f"{number:02}.jsonl" for number in range(12)]
    live = replay(read_log(files[7].read_text(encoding="utf-8"), "07.jsonl"), "07.jsonl")
    assert live.table.over
