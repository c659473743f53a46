"""Examples from the executable rulebook, made ready to be looked at on the board."""

from __future__ import annotations

from vatra.core.event import Event
from vatra.core.examples import example, eyes_for, play, shown_by
from vatra.core.game import find_game
from vatra.core.live import Live
from vatra.core.show import show_table
from vatra.core.words import speaker
from vatra.server.faults import Denied
from vatra.server.web import frames
from vatra.server.web.messages import Beat, Example, LogLine, Paragraph, Player, happened


def shown(game: str, name: str, language: str) -> Example:
    """An example as it is played, from its position through every try."""
    if not any(name in names for names in shown_by(game).values()):
        raise Denied(404, "no-such-page")
    one = example(game, name)
    eyes = eyes_for(one)
    words = speaker(language, find_game(game))
    called = [f"{words.say('player')} {seat + 1}" for seat in range(one.seats)]
    players = [Player(seat, "person", called[seat], True, False, seat == eyes) for seat in range(one.seats)]
    found = Example(game, list(one.rules), {}, players, eyes, [], [], [], [])
    made = 0

    def see(live: Live, seat: int, events: list[Event], refused: str) -> None:
        nonlocal made
        n = len(found.positions)
        moved = len(live.records) > made
        record = live.records[-1] if moved else None
        beats = frames.beats(live, eyes, made) if moved else []
        made = len(live.records)
        table = live.table
        found.options.update(table.settings)
        text, label = (record.text, frames.label_of(record)) if record else ("", None)
        told = [happened(table.game, event) for event in events]
        found.lines.append(LogLine(n - 1, seat, text, None if events else label, "", 0, told))
        found.positions.append(
            frames.position_of(live, eyes, n, [Beat(n - 1, beat.event, beat.patch) for beat in beats])
        )
        found.words.append(
            [Paragraph(part.title, part.rows) for part in show_table(table, eyes, words, called)]
        )
        found.refused.append(refused)

    play(one, see)
    return found
