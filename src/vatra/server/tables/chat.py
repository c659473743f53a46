"""Talk at a table: a few words or a quick reaction. Kept in the database, apart from the game's own rows."""

from __future__ import annotations

import unicodedata
from typing import Final

from sqlalchemy import and_, func, insert, select
from sqlalchemy.engine import Connection, RowMapping
from sqlalchemy.exc import IntegrityError

from vatra.server.faults import Denied
from vatra.server.store import sql
from vatra.server.store.database import Database
from vatra.server.web.messages import Chat, Reaction, Speaker

KEPT: Final = 100  # messages that somebody who comes to a table gets to read
LONGEST: Final = 300  # letters of one message
TRIES: Final = 20
MARKS: Final = 2  # on one letter
JOINER: Final = "\u200d"  # holds the parts of an emoji together


def clean(text: str, longest: int) -> str:
    """One line of what people wrote, without control characters, marks that turn the text around, and more marks on
    a letter than any language of ours puts there: a pile of them would paint over other lines."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > MARKS or (marks and (not kept or kept[-1] == " ")):
            continue
        kept.append(c if kind[0] not in "CZ" or c == JOINER else " ")
    return " ".join("".join(kept).split())[:longest].strip(f" {JOINER}")


class ChatStore:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def say(
        self, table: str, person: str, speaker: Speaker, at: int, text: str | None, reaction: Reaction | None
    ) -> Chat:
        """Store a message under the next number; the key of the table settles races."""
        last = select(func.coalesce(func.max(sql.chat.c.n), 0)).where(sql.chat.c.table_id == table)

        def store(connection: Connection) -> int:
            n = int(connection.execute(last).scalar_one()) + 1
            values = {"table_id": table, "n": n, "at": at, "person": person, "name": speaker.name}
            more = {"seat": speaker.seat, "text": text, "reaction": reaction}
            connection.execute(insert(sql.chat).values(values | more))
            return n

        for _ in range(TRIES):
            try:
                n = await self._database.write(store)
            except IntegrityError:
                continue  # another worker took the number
            return Chat(n, speaker, at, text, reaction)
        raise Denied(503, "try-again")

    async def since(self, table: str, n: int) -> list[Chat]:
        """Messages after number n, the latest of them if there are many."""
        wanted = and_(sql.chat.c.table_id == table, sql.chat.c.n > n)
        asked = select(sql.chat).where(wanted).order_by(sql.chat.c.n.desc()).limit(KEPT)
        found = await self._database.read(lambda connection: connection.execute(asked).mappings().all())
        return [_chat(values) for values in reversed(found)]


def _chat(values: RowMapping) -> Chat:
    speaker = Speaker(values["name"], values["seat"])
    return Chat(values["n"], speaker, values["at"], values["text"], values["reaction"])
