"""Talk at a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.guests import guests, table_of_three
from tests.server.serving import GENEROUS, NearServer

from vatra.server.run.settings import Limits
from vatra.server.tables.chat import LONGEST, clean


@pytest.mark.anyio
async def test_words_and_reactions_reach_everybody(url: str) -> None:
    async with table_of_three(url) as (people, talks, table), guests(url) as [stranger]:
        chat = {"type": "chat", "text": "  Добрий   вечір \u202e\n "}
        async with stranger.at(table) as watching:
            await talks[1].ask(**chat)
            for talk in (talks[0], watching):
                said = await talk.hear("chat")
                assert said["text"] == "Добрий вечір"
                assert said["from"] == {"name": people[1].me["name"], "seat": 1}
                assert "reaction" not in said
            await watching.ask(type="react", reaction="fire")
            said = await talks[0].hear("chat")
            assert said["reaction"] == "fire"
            assert said["from"] == {"name": stranger.me["name"]}
            assert "text" not in said


@pytest.mark.anyio
async def test_what_is_not_said(url: str) -> None:
    async with table_of_three(url) as (_people, talks, _table):
        assert (await talks[0].ask(type="chat", text=" \u200b\u202e "))["code"] == "empty-chat"
        long = await talks[0].ask(type="chat", text="x" * 450)
        assert long["type"] == "done"
        said = [message for message in talks[0].heard if message["type"] == "chat"]
        assert len(said[-1]["text"]) == LONGEST
        await talks[0].say(type="react", reaction="spit")
        assert (await talks[0].hear("error"))["code"] == "bad-message"
        await talks[0].say(type="chat", text="x" * 600)
        assert (await talks[0].hear("error"))["code"] == "bad-message"


@pytest.mark.anyio
async def test_who_talks_too_much_is_asked_to_wait(serve: Callable[..., NearServer]) -> None:
    server = serve(limits=Limits(requests=GENEROUS.requests))
    async with guests(server.url) as [me]:
        made = await me.make()
        async with me.at(made["id"]) as talk:
            answers = [await talk.ask(type="chat", text=f"word {n}") for n in range(12)]
            codes = [answer.get("code", "") for answer in answers]
            assert codes[0] == ""
            assert "too-fast" in codes


@given(st.text(max_size=400))
def test_what_is_left_of_any_text_is_harmless(text: str) -> None:
    shown = clean(text, LONGEST)
    assert len(shown) <= LONGEST
    assert shown == shown.strip()
    assert not any(mark in shown for mark in "\n\r\t\x00\x1b\u202a\u202e\u2066\u2069\u200b\ufeff")
    assert clean(shown, LONGEST) == shown


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Z" + "\u0338" * 9 + "ok", "Z\u0338\u0338ok"),
        ("й ї ą ё", "й ї ą ё"),
        ("\u0301\u0302hello", "hello"),
        ("a \u0301b", "a b"),
        ("left\u202eright", "left right"),
        ("a\u2066b\u2069\u200f", "a b"),
        ("bell\x07 \x1b[2Jx\x85y\u2028z", "bell [2Jx y z"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_what_people_write_stays_in_its_line(said: str, shown: str) -> None:
    assert clean(said, 300) == shown
