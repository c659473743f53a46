"""The JSON Schema of everything that goes over the wire. The page's types are made from it."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from vatra.server.web import messages as m

# Every message that is the body of a request or an answer, and the two sides of the live conversation.
BODIES: Final[tuple[type[msgspec.Struct], ...]] = (
    m.Me,
    m.Changes,
    m.Credentials,
    m.NewPassword,
    m.SecondOffer,
    m.SecondWish,
    m.SecondSet,
    m.DeviceInfo,
    m.GameInfo,
    m.Wished,
    m.Outlook,
    m.Lobby,
    m.NewTable,
    m.Made,
    m.NewLesson,
    m.LessonAt,
    m.Join,
    m.Again,
    m.Opening,
    m.SeatChange,
    m.Paragraph,
    m.Position,
    m.RematchMade,
    m.Rulebook,
    m.Example,
    m.Complaint,
)


def schema() -> dict[str, Any]:
    """`$defs` holds every message by its name; `ServerMessage` and `ClientMessage` are the live unions."""
    sides: dict[str, Any] = {"ServerMessage": m.ServerMessage, "ClientMessage": m.ClientMessage}
    found, components = msgspec.json.schema_components(
        [*sides.values(), *BODIES], ref_template="#/$defs/{name}"
    )
    defs = dict(sorted(components.items()))
    for name, side in zip(sides, found, strict=False):
        defs[name] = side
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Vatra's wire", "$defs": defs}
