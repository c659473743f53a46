"""A whole game over the network, and what stays of it."""

from __future__ import annotations

import random

import pytest
from tests.server.guests import BOTS, Guest, Json, guests, play_to_the_end, table_of_three

from vatra.core.game import Game, games
from vatra.core.log import read_log, verify

pytestmark = pytest.mark.anyio


def cautious(seat: int, frame: Json) -> str:
    """Goes home with something in the pocket, each seat a little later than the one before."""
    return "back" if frame["view"]["pockets"][seat] > 3 + 2 * seat else "deeper"


async def test_three_people_play_a_whole_game(url: str) -> None:
    async with table_of_three(url, options={"relics": "numbered"}) as (people, talks, table):
        first = talks[0].frame
        assert first["table"]["status"] == "playing"
        assert "seed" not in first["table"]
        await play_to_the_end(talks, cautious)

        end = talks[1].frame
        assert end["over"]
        assert end["progress"] == 1
        assert end["table"]["status"] == "over"
        assert end["result"]["scores"] == end["view"]["scores"]

        # Everybody read the same game, and it is the one that is stored.
        texts = [[line["text"] for line in talk.lines.values()] for talk in talks]
        assert texts[0] == texts[1] == texts[2]
        log = (await people[2].http.get(f"/api/tables/{table}/log")).text
        live = verify(read_log(log, "log"), "log", first["table"]["commitment"], end["table"]["receipt"])
        assert [record.text for record in live.records] == texts[0][1:]
        assert live.table.view(-1) == end["view"] | {"chosen": live.table.view(-1)["chosen"]}

        # The lobby remembers how it came out.
        [summary] = (await people[0].get("/api/lobby"))["mine"]
        assert summary["result"] == end["result"]
        assert {game["id"]: game["proposed"] for game in await people[0].get("/api/games")}["diamant"] == {}


async def test_the_log_is_closed_until_the_game_is_over(url: str) -> None:
    async with guests(url) as [me]:
        made = await me.make()
        complaint = await me.get(f"/api/tables/{made['id']}/log", expect=403)
        assert complaint["code"] == "not-over"


async def test_alone_with_bots(url: str) -> None:
    async with guests(url) as [me]:
        made = await me.make()
        async with me.at(made["id"]) as talk:
            while not talk.frame["over"]:
                if talk.can_act():
                    await talk.act("back")
                await talk.until(lambda frame: frame["over"] or frame["asks"])
            bots = [line for line in talk.lines.values() if line["seat"] in (1, 2)]
            assert bots
            assert {line["by"] for line in bots} == {"bot"}
            assert {line["by"] for line in talk.lines.values() if line["seat"] == 0} == {""}


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
async def test_every_game_on_the_shelf(url: str, game: Game) -> None:
    """A person who does anything that is lit, against bots who do too, comes to the end of every game."""
    dice = random.Random(1)
    mode = game.modes()[0]
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (mode.seats - 1)]
    async with guests(url) as [me]:
        made = await me.make(seats, game=game.id, options=dict(mode.options))
        async with me.at(made["id"]) as talk:
            while not talk.frame["over"]:
                if talk.can_act():
                    [ask] = talk.frame["asks"]
                    assert ask["prompt"]["name"]
                    assert all(option["label"]["name"] for option in ask["options"])
                    answer = await talk.act(dice.choice(ask["options"])["text"])
                    assert answer["type"] == "done", answer
                await talk.until(lambda frame: frame["over"] or frame["asks"])
            assert talk.frame["result"]["places"]
            log = (await me.http.get(f"/api/tables/{made['id']}/log")).text
            verify(read_log(log, "log"), "log")


async def test_what_cannot_be_chosen_says_why(url: str) -> None:
    """Somebody points at a thing; nothing is done."""
    async with guests(url) as [me]:
        made = await me.make([{"kind": "me"}], game="glow")
        async with me.at(made["id"]) as talk:
            seq = talk.frame["seq"]
            refused = await talk.ask(type="why", seat=0, things=["adventurer:nobody"])
            assert (refused["type"], refused["rule"]) == ("refused", "glow.setup.adventurer")
            assert (await talk.ask(type="why", seat=0, things=["nothing"]))["type"] == "done"
            assert talk.frame["seq"] == seq


async def test_a_move_that_nothing_tells_of_is_in_the_log_in_words(url: str) -> None:
    async with table_of_three(url) as (_, talks, _):
        await talks[0].act("back")
        assert talks[0].lines[0]["label"]["name"] == "do-back"
        await talks[1].until(lambda _: 0 in talks[1].lines)
        assert talks[1].lines[0]["label"] is None  # it is a secret yet


async def test_positions_of_the_past(url: str) -> None:
    async with table_of_three(url) as (people, talks, table):
        seen: dict[int, Json] = {}
        for round_ in range(3):
            for seat, talk in enumerate(talks):
                if talk.can_act():
                    await talk.act("back" if seat == 2 and round_ == 1 else "deeper")
            seq = max(talk.frame["seq"] for talk in talks)
            for talk in talks:
                await talk.reach(seq)
            moves = max(talks[0].lines) + 1
            seen[moves] = talks[0].frame["view"]
        for moves, view in seen.items():
            past = await people[0].get(f"/api/tables/{table}/at/{moves}")
            assert past["n"] == moves
            assert past["view"] == view
        assert (await people[0].get(f"/api/tables/{table}/at/999", expect=404))["code"] == "no-such-move"


async def test_the_table_in_words(url: str) -> None:
    """Every language, now and before, with the names of people and bots, and nobody's secret."""
    async with guests(url, 2) as [me, other]:
        made = await me.make([*BOTS[:1], *[{"kind": "bot", "bot": "novice"}] * 2])
        table = made["id"]
        for language, novices in [
            ("en", "Novice 2"),
            ("uk", "Новачок 2"),
            ("pl", "Początkujący 2"),
            ("ru", "Новичок 2"),
        ]:
            told = await me.get(f"/api/tables/{table}/words/{language}")
            assert novices in str(told)
            assert all(part["title"] and part["rows"] for part in told)
        start = await me.get(f"/api/tables/{table}/words/en?moves=0")
        async with me.at(table) as talk:
            await talk.act("deeper")
        assert await me.get(f"/api/tables/{table}/words/en?moves=0") == start
        assert (await me.get(f"/api/tables/{table}/words/xx", expect=404))["code"] == "no-such-language"
        assert (await me.get(f"/api/tables/{table}/words/en?moves=999", expect=404))["code"] == "no-such-move"
        seat = f"/api/tables/{table}/words/en?seat=1&invite={made['invite']}"
        assert (await other.get(seat, expect=403))["code"] == "not-your-seat"


async def test_the_past_keeps_its_secrets(url: str) -> None:
    async with table_of_three(url) as (people, talks, table):
        await talks[0].act("back")
        assert (await people[0].get(f"/api/tables/{table}/at/1"))["view"]["chosen"][0] == "back"
        assert (await people[1].get(f"/api/tables/{table}/at/1"))["view"]["chosen"][0] == "?"
        stranger = await Guest(url).come_in()
        assert (await stranger.get(f"/api/tables/{table}/at/1"))["view"]["chosen"][0] == "?"
        await stranger.leave_house()
