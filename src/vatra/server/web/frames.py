"""What a reader gets to see of a table. Everything that leaves through here is what their seats may know."""

from __future__ import annotations

import msgspec

from vatra.core.coach import Word
from vatra.core.event import Event as CoreEvent
from vatra.core.foresight import foresee
from vatra.core.game import Game
from vatra.core.live import Live, Record
from vatra.core.show import show_table
from vatra.core.words import Speaker
from vatra.server.store.outcomes import outcome
from vatra.server.tables.seats import Seat
from vatra.server.tables.state import State
from vatra.server.web.messages import (
    Ask,
    AskOption,
    Beat,
    Chat,
    Clock,
    Event,
    Frame,
    LogLine,
    LogPart,
    Paragraph,
    PartInfo,
    Player,
    Position,
    TableInfo,
    Tip,
    Undo,
    event_of,
    happened,
)
from vatra.server.web.patch import diff

SPECTATOR = -1


class Eyes(msgspec.Struct, frozen=True):
    """Through whose eyes a reader looks. Readers with equal eyes get equal frames."""

    you: tuple[int, ...]  # the seats they hold
    seat: int  # the one they look from; -1: a spectator
    host: bool
    invited: bool  # may pass the invitation on


def eyes_of(state: State, person: str, before: int) -> Eyes:
    """The seat a person looks from: the one they looked from before, unless only another of theirs may act."""
    you = tuple(state.seats_of(person))
    seat = before if before in you else (you[0] if you else SPECTATOR)
    able = [own for own in you if own in state.to_act and not state.seats[own].away]
    if able and seat not in able:
        later = [own for own in able if own > seat]
        seat = (later or able)[0]
    host = bool(person) and person == state.host
    return Eyes(you, seat, host, bool(you) or host)


def frame(
    state: State,
    eyes: Eyes,
    log_from: int,
    connected: set[str],
    watching: list[str],
    clock: Clock | None,
    chat: list[Chat],
    seen: int = 0,
) -> Frame:
    """Everything a reader needs; the log only from line `log_from` on, the story since row `seen`."""
    live = state.live
    lesson = state.guidance()
    over = live is not None and live.table.over and lesson is None  # a lesson goes on after its game
    return Frame(
        seq=state.seq,
        table=table_info(state, eyes),
        players=players(state, eyes, connected),
        watching=watching,
        you=list(eyes.you),
        seat=eyes.seat,
        view={} if live is None else live.table.view(eyes.seat),
        to_act=state.to_act,
        asks=asks(state, eyes),
        undo=[Undo(seat, state.why_no_undo(seat)) for seat in eyes.you if live is not None],
        log=log_part(state, eyes.seat, log_from),
        progress=state.progress,
        over=over,
        result=outcome(live.table) if live is not None and over else None,
        clock=clock,
        chat=chat,
        beats=beats_since(state, eyes.seat, seen),
        lesson=lesson,
    )


def table_info(state: State, eyes: Eyes) -> TableInfo:
    header = state.header
    fair = state.status == "over" and not header.lesson
    return TableInfo(
        id=header.id,
        game=header.game,
        version=header.version,
        options=header.options,
        status=state.status,
        public=header.public,
        timer=header.timer,
        host=eyes.host,
        commitment=state.commitment,
        parts=[PartInfo(part.seat, part.pledge, part.value) for part in state.shown_parts()],
        dealing=state.dealing,
        difficulty=state.difficulty,
        invite=header.invite if eyes.invited else None,
        seed=header.seed.hex() if fair else None,
        receipt=state.receipt() if fair else None,
        rematch=state.rematch or None,
    )


def players(state: State, eyes: Eyes, connected: set[str]) -> list[Player]:
    return [player(n, seat, n in eyes.you, connected) for n, seat in enumerate(state.seats)]


def player(number: int, seat: Seat, you: bool, connected: set[str]) -> Player:
    return Player(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        connected=seat.kind == "bot" or seat.person in connected,
        away=seat.away,
        you=you,
        bot=seat.bot or None,
    )


def asks(state: State, eyes: Eyes) -> list[Ask]:
    """The question to the seat the reader looks from, with everything it may do."""
    seat = eyes.seat
    if seat not in state.to_act or state.seats[seat].away:
        return []
    table = state.table()
    ask = table.ask(seat)
    options = table.options(seat)
    after = foresee(table, seat, options)
    offered = [
        AskOption(
            action.text,
            event_of(ask.label(table, seat, action)),
            ask.things(table, seat, action),
            outcome.final,
            outcome.ends,
            event_of(outcome.warns) if outcome.warns else None,
            [event_of(event) for event in outcome.follows],
        )
        for action, outcome in zip(options, after, strict=True)
    ]
    prompt = ask.prompt(table, seat)
    about = table.game.naming().event(prompt, {"seat": seat})
    coach = tip(table.game.coach().of_ask(table, seat, ask))
    return [Ask(seat, state.asked[seat], ask.kind, ask.secret, event_of(prompt), about, offered, coach)]


def tip(word: Word | None) -> Tip | None:
    return Tip(word.text, word.thing, word.rule) if word else None


# -- the log -----------------------------------------------------------------------------------------------------------


def log_part(state: State, seat: int, first: int) -> LogPart:
    live = state.live
    if live is None:
        return LogPart(-1, [])
    lines: list[LogLine] = []
    if first < 0:
        lines.append(
            LogLine(-1, -1, "", None, "", state.header.created, readable(state.game, live.opening, seat))
        )
    for n in range(max(0, first), len(live.records)):
        lines.append(line(state, live, n, live.records[n], seat))
    return LogPart(max(-1, first), lines)


def line(state: State, live: Live, n: int, record: Record, seat: int) -> LogLine:
    made = state.made[n]
    text = live.text_for(record, seat)
    told = readable(state.game, record.events, seat)
    return LogLine(
        n, record.seat, text, label_of(record) if text and not told else None, made.by, made.at, told
    )


def label_of(record: Record) -> Event | None:
    """The move in words, where its events do not tell of it."""
    label = record.label
    return None if label is None else event_of(label)


def readable(game: Game, events: list[CoreEvent], seat: int) -> list[Event]:
    return [happened(game, event) for event in events if event.readable(seat)]


# -- the story ---------------------------------------------------------------------------------------------------------


def beats_since(state: State, seat: int, seen: int) -> list[Beat]:
    """What led from the view of row `seen` to the present one, where only moves did."""
    first = state.moves_only_since(seen)
    return [] if state.live is None or first < 0 else beats(state.live, seat, first)


def beats(live: Live, seat: int, first: int) -> list[Beat]:
    """The moves from `first` on, as this seat saw them. What it may not read of changes the view with the next beat."""
    found: list[Beat] = []
    game = live.table.game
    coach = game.coach()
    for n, story in enumerate(live.stories(first), first):
        view = story[0].view(seat)
        for event, moment in zip(live.records[n].events, story[1:-1], strict=True):
            if event.readable(seat):
                now = moment.view(seat)
                found.append(Beat(n, happened(game, event), diff(view, now), tip(coach.of_event(event))))
                view = now
        rest = diff(view, story[-1].view(seat))
        if rest:
            found.append(Beat(n, None, rest))
    return found


# -- other views -------------------------------------------------------------------------------------------------------


def in_words(state: State, live: Live, seat: int, words: Speaker) -> list[Paragraph]:
    """The table without pictures, as the game's room tells it from what the seat may see."""
    shown = show_table(live.table, seat, words, names(state, words))
    return [Paragraph(section.title, section.rows) for section in shown]


def names(state: State, words: Speaker) -> list[str]:
    """What each seat is called. Bots are called by their kind, and numbered where there are several alike."""
    bots = [seat.bot if seat.kind == "bot" and not seat.name else "" for seat in state.seats]
    found: list[str] = []
    for n, seat in enumerate(state.seats):
        if not bots[n]:
            found.append(seat.name or f"{words.say('player')} {n + 1}")
            continue
        called = words.say(f"bot-{bots[n]}") if words.has(f"bot-{bots[n]}") else bots[n]
        alike = bots.count(bots[n]) > 1
        found.append(f"{called} {bots[: n + 1].count(bots[n])}" if alike else called)
    return found


def position(state: State, past: Live, seat: int) -> Position:
    """The table as it was after some moves, as the seat may see it."""
    made = len(past.records)
    return position_of(past, seat, made, beats(past, seat, made - 1) if made else [])


def position_of(live: Live, seat: int, n: int, told: list[Beat]) -> Position:
    table = live.table
    return Position(n, seat, table.view(seat), list(table.to_act), float(table.game.progress(table)), told)
