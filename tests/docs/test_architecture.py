"""`docs/architecture.md` walks one click from the board to the rule and back: whoever follows it finds every name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WALK = PAGE.partition("\n## One click")[2].partition("\n## ")[0]
HOPS = re.findall(r"^(\d+)\. (.*)$", WALK, re.MULTILINE)
SOURCES = {
    file: file.read_text(encoding="utf-8")
    for folder in (ROOT / "src" / "vatra", ROOT / "web" / "src")
    for file in folder.rglob("*")
    if file.suffix in (".py", ".ts", ".svelte")
}


def defines(text: str, name: str) -> bool:
    """`Talk.hear`: the class, and the method in it; `press`: a function."""
    owner, _, method = name.rpartition(".")
    own = text.partition(f"class {owner}")[2] if owner else text
    return bool(
        re.search(rf"^\s*(?:export |async |private )*(?:def |function )?{method}[(<]", own, re.MULTILINE)
    )


def test_the_walk_has_at_most_ten_hops() -> None:
    assert 5 <= len(HOPS) <= 10
    assert [int(number) for number, _ in HOPS] == list(range(1, len(HOPS) + 1))


@pytest.mark.parametrize("hop", [text for _, text in HOPS], ids=[number for number, _ in HOPS])
def test_whatever_a_hop_names_is_there(hop: str) -> None:
    spans = re.findall(r"`([^`]+)`", hop)
    files = [span for span in spans if span.endswith((".py", ".ts", ".svelte"))]
    for named in files:
        assert [file for file in SOURCES if str(file).endswith(f"/{named}")], f"there is no {named}"
    for name in re.findall(r"\*\*`([\w.]+)`\*\*", hop):
        if name not in files:
            assert any(defines(text, name) for text in SOURCES.values()), f"nothing defines {name}"


def test_every_file_that_the_page_links_to_is_there() -> None:
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)]+)\)", PAGE)]
    missing = [link for link in links if "://" not in link and not (ROOT / "docs" / link).exists()]
    assert missing == []
