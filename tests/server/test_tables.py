"""Tables: who may come in, who sits where, leaving and coming back, one device for several."""

from __future__ import annotations

import json

import pytest
from tests.server.guests import BOTS, THREE_PEOPLE, Guest, guests, play_to_the_end, table_of_three

from vatra.core.game import find_game
from vatra.server.tables.bots import strongest

pytestmark = pytest.mark.anyio


async def test_a_table_by_invitation(url: str) -> None:
    async with guests(url, 3) as [host, friend, stranger]:
        made = await host.make(THREE_PEOPLE, public=False)
        path = f"/api/tables/{made['id']}"
        assert (await stranger.get(path, expect=403))["code"] == "by-invitation"
        assert (await stranger.get(f"{path}?invite=guessed", expect=403))["code"] == "by-invitation"
        assert (await stranger.post(f"{path}/join", {"invite": "guessed"}, expect=403))[
            "code"
        ] == "by-invitation"
        async with stranger.socket(made["id"]) as socket:
            assert json.loads(await socket.recv())["code"] == "by-invitation"
            await socket.wait_closed()
            assert socket.close_code == 4403
        # Whoever has the link may look, and only who sits down may pass it on.
        looking = await friend.get(f"{path}?invite={made['invite']}")
        assert looking["you"] == []
        assert "invite" not in looking["table"]
        await friend.join(made["id"], invite=made["invite"], seat=2)
        assert (await friend.get(path))["table"]["invite"] == made["invite"]
        lobby = await stranger.get("/api/lobby")
        assert made["id"] not in json.dumps(lobby)


async def test_public_tables_are_in_the_lobby(url: str) -> None:
    async with guests(url, 2) as [host, stranger]:
        made = await host.make(THREE_PEOPLE)
        open_tables = {table["id"]: table for table in (await stranger.get("/api/lobby"))["open"]}
        found = open_tables[made["id"]]
        assert found["host"] == host.me["name"]
        assert [seat["kind"] for seat in found["seats"]] == ["person", "open", "open"]
        assert found["status"] == "waiting"
        mine = (await host.get("/api/lobby"))["mine"]
        assert [table["id"] for table in mine] == [made["id"]]
        await host.post(f"/api/tables/{made['id']}/start")
        watch = {table["id"] for table in (await stranger.get("/api/lobby"))["watch"]}
        assert made["id"] in watch
        [summary] = (await host.get("/api/lobby"))["mine"]
        assert summary["your_turn"]
        assert summary["status"] == "playing"


async def test_the_game_begins_when_the_last_seat_is_taken(url: str) -> None:
    async with guests(url, 3) as [host, second, third]:
        made = await host.make(THREE_PEOPLE)
        async with host.at(made["id"]) as talk:
            assert talk.frame["table"]["status"] == "waiting"
            assert talk.frame["view"] == {}
            assert (await talk.act("deeper", seat=0))["code"] == "not-started"
            await second.join(made["id"], seat=2)
            await talk.until(lambda frame: frame["players"][2]["kind"] == "person")
            assert talk.frame["table"]["status"] == "waiting"
            again = await third.post(f"/api/tables/{made['id']}/join", {"seat": 2}, expect=409)
            assert again["code"] == "seat-taken"
            await third.join(made["id"])
            frame = await talk.until(lambda frame: frame["table"]["status"] == "playing")
            assert [player["name"] for player in frame["players"]] == [
                host.me["name"],
                third.me["name"],
                second.me["name"],
            ]
            assert frame["asks"][0]["prompt"]["name"] == "ask-decide"
            assert [option["text"] for option in frame["asks"][0]["options"]] == ["deeper", "back"]


async def test_the_host_starts_and_bots_take_the_open_seats(url: str) -> None:
    async with guests(url, 2) as [host, other]:
        made = await host.make(THREE_PEOPLE)
        path = f"/api/tables/{made['id']}"
        assert (await other.post(f"{path}/start", expect=403))["code"] == "host-only"
        await host.post(f"{path}/start", expect=204)
        frame = await host.get(path)
        assert [player["kind"] for player in frame["players"]] == ["person", "bot", "bot"]
        assert frame["players"][1]["bot"] == strongest(find_game("diamant"))
        assert (await other.post(f"{path}/join", expect=409))["code"] == "already-started"
        await host.post(f"{path}/start", expect=204)  # twice does no harm


async def test_the_host_arranges_seats(url: str) -> None:
    async with guests(url, 2) as [host, other]:
        made = await host.make(THREE_PEOPLE)
        path = f"/api/tables/{made['id']}"
        await other.join(made["id"], seat=1)
        await host.post(f"{path}/seat", {"seat": 2, "kind": "bot", "bot": "random"}, expect=204)
        assert (await host.get(path))["players"][2]["bot"] == "random"
        await host.post(f"{path}/seat", {"seat": 2, "kind": "hot", "name": "Babusia"}, expect=204)
        assert (await host.get(path))["you"] == [0, 2]
        await host.post(f"{path}/seat", {"seat": 1, "kind": "open"}, expect=204)
        assert (await host.get(path))["players"][1]["kind"] == "open"
        for body, code in (
            ({"seat": 0, "kind": "bot"}, "own-seat"),
            ({"seat": 7, "kind": "bot"}, "no-such-seat"),
            ({"seat": 1, "kind": "bot", "bot": "grandmaster"}, "bad-input"),
            ({"seat": 1, "kind": "hot"}, "bad-name"),
            ({"seat": 1, "kind": "person"}, "bad-seat-kind"),
            ({"seat": 1, "kind": "king"}, "bad-request"),
        ):
            answer = await host.http.post(f"{path}/seat", json=body)
            assert answer.json()["code"] == code, body


async def test_bad_wishes_for_a_table(url: str) -> None:
    async with guests(url) as [me]:
        for change, name in (
            ({"game": "chess"}, "unknown-game"),
            ({"seats": BOTS[:2]}, "bad-seats"),
            ({"options": {"relics": "golden"}}, "bad-option-value"),
            ({"options": {"speed": 1}}, "unknown-option"),
            ({"seats": [{"kind": "me"}] * 3}, "server-one-seat-for-you"),
            ({"seats": [{"kind": "open"}] * 3}, "server-one-seat-for-you"),
            ({"seats": [*BOTS[:2], {"kind": "bot", "bot": "x"}]}, "unknown-bot"),
            ({"seats": [*BOTS[:2], {"kind": "hot", "name": " \u202e "}]}, "server-bad-name"),
            ({"timer": 1}, "server-bad-request"),
            ({"seats": []}, "server-bad-request"),
            ({"seats": BOTS * 3}, "server-bad-request"),
            ({"more": 1}, "server-bad-request"),
        ):
            answer = await me.http.post("/api/tables", json={"game": "diamant", "seats": BOTS} | change)
            assert answer.status_code == 400
            assert answer.json()["message"]["name"] == name, (change, answer.text)
        assert (await me.get("/api/lobby"))["mine"] == []
        rule = (await me.http.post("/api/tables", json={"game": "diamant", "seats": BOTS[:2]})).json()["rule"]
        assert rule == "diamant.players.three-to-eight"


async def test_the_outlook_of_a_table(url: str) -> None:
    """How hard it would be and what its options change, before and after it is made."""
    async with guests(url) as [me]:
        path = "/api/games/spirit_island/outlook"
        plain = await me.post(path, {"seats": 1})
        assert plain == {"difficulty": 0, "changes": {}}
        options = {"adversary": "england", "adversary-level": 3, "scenario": "blitz", "map": "thematic"}
        hard = await me.post(path, {"seats": 2, "options": options})
        assert hard["difficulty"] == 9
        assert "adversary-england-3" in hard["changes"]["adversary-level"]
        assert "adversary-england-4" not in hard["changes"]["adversary-level"]
        assert hard["changes"]["scenario"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await me.make(seats, game="spirit_island", options=options)
        assert (await me.get(f"/api/tables/{made['id']}"))["table"]["difficulty"] == 9
        assert await me.post("/api/games/diamant/outlook", {"seats": 3}) == {
            "difficulty": None,
            "changes": {},
        }


async def test_a_table_that_cannot_be_has_no_outlook(url: str) -> None:
    async with guests(url) as [me]:
        heart = {"scenario": "guard-the-isles-heart", "map": "thematic"}
        for game, body, name in (
            ("chess", {"seats": 1}, "unknown-game"),
            ("spirit_island", {"seats": 5}, "bad-seats"),
            ("spirit_island", {"seats": 1, "options": {"adversary-level": 3}}, "option-needs-other"),
            ("spirit_island", {"seats": 1, "options": heart}, "option-needs-other"),
            ("spirit_island", {"seats": 0}, "server-bad-request"),
            ("spirit_island", {"seats": 1, "more": 1}, "server-bad-request"),
        ):
            answer = await me.http.post(f"/api/games/{game}/outlook", json=body)
            assert answer.status_code == 400
            assert answer.json()["message"]["name"] == name, (body, answer.text)


async def test_leaving_before_the_game(url: str) -> None:
    async with guests(url, 3) as [host, second, watching]:
        made = await host.make(THREE_PEOPLE)
        await second.join(made["id"])
        async with watching.at(made["id"]) as talk:
            await host.post(f"/api/tables/{made['id']}/leave", expect=204)
            frame = await talk.until(lambda frame: frame["players"][0]["kind"] == "open")
            assert frame["players"][1]["name"] == second.me["name"]
            assert (await second.get(f"/api/tables/{made['id']}"))["table"]["host"]  # the next one hosts
            await second.post(f"/api/tables/{made['id']}/leave", expect=204)
            assert await talk.closed() == 4404
        assert (await second.get(f"/api/tables/{made['id']}", expect=404))["code"] == "no-such-table"


async def test_leaving_and_coming_back(url: str) -> None:
    async with table_of_three(url) as (people, talks, table):
        await talks[0].act("deeper")
        await talks[1].act("deeper")
        await people[2].post(f"/api/tables/{table}/leave", expect=204)
        # The table moves for the one who left, marked as such.
        await talks[0].until(lambda frame: any(line["by"] == "away" for line in talks[0].lines.values()))
        frame = await talks[0].until(lambda frame: frame["players"][2]["away"])
        assert frame["players"][2]["name"] == people[2].me["name"]
        left = await talks[2].until(lambda frame: frame["players"][2]["away"])
        assert left["asks"] == []
        assert (await talks[2].act("deeper", seat=2))["code"] == "you-left"
        assert (await talks[2].ask(type="undo", seat=2))["code"] == "you-left"
        await people[2].join(table)
        back = await talks[2].until(lambda frame: not frame["players"][2]["away"])
        assert back["you"] == [2]


async def test_a_bot_stands_in_for_who_left(url: str) -> None:
    async with table_of_three(url) as (people, talks, table):
        path = f"/api/tables/{table}/seat"
        bot = {"seat": 2, "kind": "bot", "bot": "random"}
        assert (await people[0].post(path, bot, expect=409))["code"] == "still-here"
        await people[2].post(f"/api/tables/{table}/leave", expect=204)
        await people[0].post(path, bot, expect=204)
        frame = await talks[0].until(lambda frame: frame["players"][2].get("bot") == "random")
        assert frame["players"][2]["kind"] == "person"
        await people[0].post(path, {"seat": 2, "kind": "person"}, expect=204)
        await talks[0].until(lambda frame: "bot" not in frame["players"][2])
        assert (await people[0].post(path, {"seat": 1, "kind": "open"}, expect=409))[
            "code"
        ] == "already-started"
        await people[2].join(table)
        await talks[2].until(lambda frame: not frame["players"][2]["away"])


async def test_when_the_host_leaves_others_see_to_the_empty_seats(url: str) -> None:
    async with table_of_three(url) as (people, talks, table):
        path = f"/api/tables/{table}/seat"
        bot = {"seat": 0, "kind": "bot", "bot": "random"}
        assert (await people[1].post(path, bot, expect=403))["code"] == "host-only"
        await people[0].post(f"/api/tables/{table}/leave", expect=204)
        await people[1].post(path, bot, expect=204)
        await talks[2].until(lambda frame: frame["players"][0].get("bot") == "random")
        other = {"seat": 2, "kind": "bot"}
        assert (await people[1].post(path, other, expect=409))["code"] == "still-here"
        assert (await people[0].post(path, other, expect=409))["code"] == "still-here"


async def test_a_table_everybody_left_stands_still(url: str) -> None:
    async with guests(url, 2) as [me, other]:
        made = await me.make([{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
        await other.join(made["id"])
        for one in (me, other):
            await one.post(f"/api/tables/{made['id']}/leave", expect=204)
        async with me.at(made["id"]) as talk:
            # Somebody looks: the table goes on with the automatic moves, and the player may sit down again.
            await talk.until(lambda frame: frame["seq"] > 6)
            await me.join(made["id"])
            await talk.until(lambda frame: frame["asks"] or frame["over"])


async def test_one_device_for_three(url: str) -> None:
    async with guests(url) as [me]:
        seats = [{"kind": "me"}, {"kind": "hot", "name": "Olena"}, {"kind": "hot", "name": "Marek"}]
        made = await me.make(seats)
        async with me.at(made["id"]) as talk:
            assert talk.frame["you"] == [0, 1, 2]
            assert talk.frame["seat"] == 0
            assert [ask["seat"] for ask in talk.frame["asks"]] == [0]
            first = talk.frame["seq"]
            await talk.act("back")
            # The device goes on to Olena, who must not see what was decided.
            assert talk.frame["seat"] == 1
            assert talk.frame["view"]["chosen"] == ["?", "", ""]
            assert talk.lines[0]["text"] == ""
            await talk.act("deeper")
            assert talk.frame["seat"] == 2
            assert [talk.lines[n]["text"] for n in (0, 1)] == ["", ""]
            assert (await talk.ask(type="eyes", seat=0))["type"] == "done"
            assert talk.frame["seat"] == 0
            assert [talk.lines[n]["text"] for n in (0, 1)] == ["back", ""]
            assert talk.frame["asks"] == []
            assert (await talk.ask(type="eyes", seat=5))["code"] == "not-your-seat"
            await talk.act("deeper", seat=2)
            assert [talk.lines[n]["text"] for n in (0, 1, 2)] == ["back", "deeper", "deeper"]
            assert talk.frame["seq"] == first + 3


async def test_spectators_see_what_everyone_may_see(url: str) -> None:
    async with table_of_three(url) as (people, talks, table), guests(url) as [stranger]:
        async with stranger.at(table) as watching:
            await talks[0].act("back")
            frame = await watching.until(lambda frame: frame["view"]["chosen"][0])
            assert frame["view"]["chosen"] == ["?", "", ""]
            assert watching.lines[0]["text"] == ""
            assert frame["asks"] == []
            assert frame["undo"] == []
            assert "invite" not in frame["table"]
        assert people


async def test_bots_play_for_whoever_watches(url: str) -> None:
    async with guests(url) as [me]:
        made = await me.make([{"kind": "bot"}] * 3)
        async with me.at(made["id"]) as talk:
            assert talk.frame["you"] == []
            await talk.until(lambda frame: frame["over"])
            again = await me.post(f"/api/tables/{made['id']}/rematch")
            assert again["id"] != made["id"]


async def test_rematch(url: str) -> None:
    async with table_of_three(url, public=False) as (people, talks, table), guests(url) as [stranger]:
        path = f"/api/tables/{table}/rematch"
        assert (await people[0].post(path, expect=409))["code"] == "not-over"
        await play_to_the_end(talks, lambda _seat, _frame: "back")
        # The link of a finished game opens for everybody, without the talk; the table itself does not.
        await talks[0].ask(type="chat", text="between us")
        looking = await stranger.get(f"/api/tables/{table}")
        assert (looking["over"], looking["seat"], looking["chat"]) == (True, -1, [])
        assert (await stranger.get(f"/api/tables/{table}/at/2"))["n"] == 2
        async with stranger.socket(table) as socket:
            assert json.loads(await socket.recv())["code"] == "by-invitation"
        new = (await people[1].post(path))["id"]
        frame = await talks[0].until(lambda frame: frame["table"].get("rematch"))
        assert frame["table"]["rematch"] == new
        for who, called in ((people[0], True), (stranger, False)):
            mine = (await who.get("/api/lobby"))["mine"]
            assert (new in [one["id"] for one in mine]) == called
        # Who played may come without an invitation, and gets the same seat.
        async with people[0].at(new) as talk:
            assert [player["kind"] for player in talk.frame["players"]] == ["open", "person", "open"]
            assert (await people[0].post(path))["id"] == new
            await talk.until(lambda frame: frame["you"] == [0])
            assert (await stranger.get(f"/api/tables/{new}", expect=403))["code"] == "by-invitation"
            assert (await people[2].post(path))["id"] == new
            await talk.until(lambda frame: frame["table"]["status"] == "playing")
        commitments = [
            (await people[0].get(f"/api/tables/{id}"))["table"]["commitment"] for id in (table, new)
        ]
        assert commitments[0] != commitments[1]


async def test_a_new_name_is_on_the_seat(url: str) -> None:
    async with table_of_three(url) as (people, talks, _table):
        answer = await people[1].http.patch("/api/me", json={"name": "  Za\u0007kha\u202er  "})
        assert answer.json()["name"] == "Za kha r"
        await talks[0].until(lambda frame: frame["players"][1]["name"] == "Za kha r")
        for bad in ("   ", "\u202e", ""):
            assert (await people[1].http.patch("/api/me", json={"name": bad})).status_code == 400


async def test_who_is_there(url: str) -> None:
    async with guests(url, 2) as [me, other]:
        made = await me.make([{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
        await other.join(made["id"])
        async with me.at(made["id"]) as talk:
            assert [player["connected"] for player in talk.frame["players"]] == [True, False, True]
            async with other.at(made["id"]):
                here = await talk.hear("presence")
                assert [player["connected"] for player in here["players"]] == [True, True, True]
                assert [player["you"] for player in here["players"]] == [True, False, False]
            gone = await talk.hear("presence")
            assert [player["connected"] for player in gone["players"]] == [True, False, True]


async def test_who_watches(url: str) -> None:
    async with guests(url, 2) as [me, other]:
        made = await me.make([{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
        async with me.at(made["id"]) as talk:
            assert talk.frame["watching"] == []
            name = (await other.get("/api/me"))["name"]
            async with other.at(made["id"]):
                assert (await talk.hear("presence"))["watching"] == [name]
                await other.join(made["id"])
                await talk.until(lambda frame: frame["watching"] == [])


async def test_no_such_table(url: str) -> None:
    async with guests(url) as [me]:
        for path in ("/api/tables/nothing", "/api/tables/nothing/at/3", "/api/tables/nothing/log"):
            assert (await me.get(path, expect=404))["code"] == "no-such-table"
        async with me.socket("nothing") as socket:
            assert json.loads(await socket.recv())["code"] == "no-such-table"
            await socket.wait_closed()
            assert socket.close_code == 4404
        nobody = Guest(url)
        made = await me.make()
        async with nobody.socket(made["id"]) as socket:
            assert json.loads(await socket.recv())["code"] == "who-are-you"
            await socket.wait_closed()
            assert socket.close_code == 4401
        assert (await nobody.post("/api/tables", {"game": "diamant", "seats": BOTS}, expect=401))["code"]
        await nobody.leave_house()
