"""`replay` and `verify`: a corrupt log names its first bad line, a log that does not hold fails."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Vatra

from vatra.server.people.sealing import Seal


@pytest.fixture
def rows(vatra: Vatra) -> list[dict[str, Any]]:
    """A finished game."""
    assert vatra("tty", "diamant", "--seed", "8", "--save", "good.log", typed="1\n2\n" * 40).code == 0
    return [json.loads(line) for line in Path("good.log").read_text(encoding="utf-8").splitlines()]


def write(rows: list[Any], name: str = "bad.log") -> None:
    lines = [row if isinstance(row, str) else json.dumps(row, ensure_ascii=False) for row in rows]
    Path(name).write_text("".join([f"{line}\n" for line in lines]), encoding="utf-8")


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("row", "text"),
    [
        (3, "{nonsense"),
        (3, "[1, 2]"),
        (3, '{"seat": 0}'),
        (3, '{"seat": 7, "do": "back"}'),
        (3, "9" * 5000),
        (0, '{"vatra": 2}'),
        (0, '{"vatra": 1, "game": "chess", "version": 1, "seats": [], "options": {}}'),
    ],
)
def test_a_corrupt_log_names_its_first_bad_line(
    vatra: Vatra, rows: list[Any], command: str, row: int, text: str
) -> None:
    rows[row] = text
    rows[row + 1] = "worse"
    write(rows)
    ran = vatra(command, "bad.log", lang="en")
    assert ran.code == 2
    assert f"bad.log, line {row + 1}:" in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_are_no_logs(vatra: Vatra, command: str) -> None:
    Path("empty.log").touch()
    Path("bytes.log").write_bytes(bytes(range(256)))
    assert "empty.log" in vatra(command, "empty.log").err
    assert "bytes.log, line 1:" in vatra(command, "bytes.log").err
    assert [vatra(command, name).code for name in ("empty.log", "bytes.log", ".")] == [2, 2, 2]


def test_a_move_that_the_rules_refuse(vatra: Vatra, rows: list[Any]) -> None:
    rows[4] = {"seat": 0, "do": "fly"}
    write(rows)
    ran = vatra("replay", "bad.log", lang="en")
    assert ran.code == 2
    assert "bad.log, line 5:" in ran.err
    assert "diamant.decide." in ran.err
    assert vatra("verify", "bad.log").code == 1


def change(rows: list[Any], what: str) -> None:
    other = {"deeper": "back", "back": "deeper"}
    if what == "move":
        rows[-2]["do"] = other[rows[-2]["do"]]
    elif what == "chance":
        rows[0]["gave"] = ["lava" if rows[0]["gave"] != ["lava"] else "ram"]
    elif what == "seed":
        rows[-1]["seed"] = "00" * 32
    elif what == "letters":
        rows[-1]["seed"] = "xyz"
    elif what == "promise":
        rows[0]["commitment"] = "00" * 32
    elif what == "digest":
        rows[-1]["digest"] = "00" * 32
    elif what == "cut":
        del rows[-2]
    elif what == "no seed":
        rows.pop()


@pytest.mark.parametrize("what", ["move", "chance", "seed", "letters", "promise", "digest", "cut", "no seed"])
def test_a_log_that_was_tampered_with_is_not_verified(vatra: Vatra, rows: list[Any], what: str) -> None:
    change(rows, what)
    write(rows)
    ran = vatra("verify", "bad.log", lang="en")
    assert ran.code == 1
    assert "bad.log, line " in ran.err
    assert ran.out == ""


def test_a_folder_of_logs(vatra: Vatra, rows: list[Any]) -> None:
    assert vatra("replay", "--all", ".").code == 0
    change(rows, "move")
    write(rows, "sub.jsonl")
    ran = vatra("replay", "--all", ".", lang="en")
    assert ran.code == 1
    assert "sub.jsonl, line " in ran.err
    assert "1 log holds." in ran.out
    assert "1 log does not hold." in ran.out


def test_an_unfinished_log_is_told_without_secrets(vatra: Vatra) -> None:
    typed = "\n2\n\n"
    vatra("tty", "diamant", "--seats", "me:Olena,me:Marek,me", "--seed", "4", "--save", "x.log", typed=typed)
    ran = vatra("replay", "x.log", lang="en")
    assert ran.code == 0
    assert "The game is not over: the log ends after 1 move." in ran.out
    assert "decision made" in ran.out
    assert "decision: back" not in ran.out


def test_names_in_a_log_cannot_move_the_cursor(vatra: Vatra, rows: list[Any]) -> None:
    rows[0]["seats"] = ["\x1b[2JOlena", "Olena", "Olena"]
    write(rows)
    ran = vatra("replay", "bad.log", lang="en")
    assert ran.code == 0
    assert "\x1b" not in ran.out
    assert "Olena 2" in ran.out


def test_a_log_without_a_seed_cannot_go_on(vatra: Vatra, rows: list[Any]) -> None:
    write(rows[:5])
    ran = vatra("tty", "diamant", "--load", "bad.log", lang="en")
    assert ran.code == 2
    assert "no seed" in ran.err
    assert vatra("replay", "bad.log").code == 0


# What somebody noted, and what is said of a log that is another one.
NOTED: dict[str, str] = {
    "--promise": "promise that you noted",
    "--receipt": "that you have the receipt of",
    "--key": "signature",
}


@pytest.fixture
def signed(vatra: Vatra, rows: list[dict[str, Any]]) -> dict[str, str]:
    """The same game as a server would hand it out, and what a player notes of it."""
    words = Path("good.log").read_text(encoding="utf-8")
    last = Seal(b"of this server").signature(words)
    Path("good.log").write_text(words + last, encoding="utf-8")
    return {
        "--promise": rows[0]["commitment"],
        "--receipt": hashlib.sha256(words.encode()).hexdigest(),
        "--key": json.loads(last)["key"],
    }


def test_a_log_is_held_to_what_was_noted(vatra: Vatra, signed: dict[str, str]) -> None:
    noted = [word for name, value in signed.items() for word in (name, value.upper())]
    ran = vatra("verify", "good.log", *noted, lang="en")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("name", NOTED)
def test_a_log_that_is_not_what_was_noted(vatra: Vatra, signed: dict[str, str], name: str) -> None:
    other = signed[name][:-2] + ("00" if signed[name][-2:] != "00" else "11")
    ran = vatra("verify", "good.log", name, other, lang="en")
    assert ran.code == 1
    assert ran.out == ""
    assert "good.log" in ran.err
    assert NOTED[name] in ran.err


def test_a_key_wants_a_signature(vatra: Vatra, rows: list[Any], signed: dict[str, str]) -> None:
    write(rows)
    ran = vatra("verify", "bad.log", "--key", signed["--key"], lang="en")
    assert ran.code == 1
    assert "not signed" in ran.err


def test_a_signature_covers_the_names(vatra: Vatra, rows: list[Any], signed: dict[str, str]) -> None:
    """Nothing else in a log says who sat there."""
    last = Path("good.log").read_text(encoding="utf-8").splitlines()[-1]
    rows[0]["seats"][0] = "Somebody else"
    write(rows)
    assert vatra("verify", "bad.log").code == 0
    write([*rows, last])
    ran = vatra("verify", "bad.log", lang="en")
    assert ran.code == 1
    assert "signature" in ran.err
