"""Names of players, where room is short: those of bots are not cut at all, others never to the same letters."""

from __future__ import annotations

from typing import Any, Final

import pytest
from tests.browser.conftest import Visit
from tests.browser.house import LAPTOP, PHONE
from tests.browser.moves import LIT

SEATS: Final = {"diamant": 8, "glow": 4, "spirit_island": 4, "bonfire": 4}
# Of each name: its beginning, which may be cut, its end, which is not, and whether something is missing.
READ: Final = """() => [...document.querySelectorAll('.called')]
    .filter((name) => name.getClientRects().length)
    .map(({ firstChild: cut, lastChild: end }) =>
        [cut.textContent, end.textContent, cut.scrollWidth > cut.clientWidth + 1])"""


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_neighbours_can_be_told_apart(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(size, "uk").page
    page.goto("/")
    page.locator("[data-play]").first.wait_for()
    page.request.patch("/api/me", data={"name": "Олександра"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "novice"}] * (SEATS[game] - 1)]
    options = {"spirit-1": "river-surges-in-sunlight", "other-spirits": "random"}
    made = page.request.post(
        "/api/tables",
        data={"game": game, "seats": seats, "options": options if game == "spirit_island" else {}},
    )
    page.goto(f"/t/{made.json()['id']}")
    if game == "glow":
        page.locator(LIT).first.click()
    page.locator(".called:visible").nth(SEATS[game] - 1).wait_for()
    names: list[Any] = page.evaluate(READ)
    ends = [end for _, end, _ in names]
    assert len(set(ends)) == len(ends) == SEATS[game], names
    assert [begin + end for begin, end, cut in names if cut and begin.startswith("Новачок")] == []
