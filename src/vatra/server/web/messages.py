"""What page and server say to each other. `docs/wire.md` says it in words, `schema.py` as a JSON Schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from vatra.core import event as core
from vatra.core.game import Game
from vatra.core.options import Value

Arg = int | str
Status = Literal["waiting", "playing", "over"]
PlayerKind = Literal["person", "bot", "open", "hot"]
# Who made a move: the seat's own player (empty), a bot, or the table itself, because time was up, because the player
# had left, or because a bot failed.
By = Literal["", "bot", "timer", "away", "fault"]
Reaction = Literal["fire", "clap", "laugh", "wow", "heart", "think"]

# What may come in. Longer or larger is refused before anything looks at it.
Id = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MoveText = Annotated[str, Meta(min_length=1, max_length=300)]
Thing = Annotated[str, Meta(min_length=1, max_length=120)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=60)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Invite = Annotated[str, Meta(max_length=64)]
Login = Annotated[str, Meta(min_length=1, max_length=64)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Met = Annotated[str, Meta(max_length=120, pattern="^[a-z_]+/[a-z0-9-]+$")]
LessonId = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Meta(max_length=20)]
Password = Annotated[str, Meta(min_length=1, max_length=256)]


class Event(Struct, frozen=True, omit_defaults=True):
    """A Fluent message of the game (or of the house) and what to fill in."""

    name: str
    args: dict[str, Arg]
    things: list[str] = []  # what on the table it speaks of, where that happened


def event_of(event: core.Event) -> Event:
    return Event(event.name, event.args)


def happened(game: Game, event: core.Event) -> Event:
    """What a step told, with the things it names."""
    return Event(event.name, event.args, game.naming().event(event))


# -- people ------------------------------------------------------------------------------------------------------------


class Taken(Struct, frozen=True):
    """How far somebody has ever been in a lesson: bubbles, and whether to its end."""

    at: int
    done: bool


class Learnt(Struct, frozen=True):
    lessons: dict[str, Taken] = {}
    met: list[str] = []  # what the coach has told: the game, `/`, and the message


class Me(Struct, frozen=True):
    id: str
    name: str
    account: bool
    login: str | None  # the name of the account
    settings: dict[str, Any]
    second: bool  # whether signing in takes a second factor
    learnt: Learnt


class Changes(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person may change about themselves."""

    name: PlayerName | None = None
    settings: dict[str, Any] | None = None
    met: Annotated[list[Met], Meta(max_length=50)] = []  # the coach has told this


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Password
    code: Code = ""  # of the second factor, where there is one


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    current: Password
    password: Password
    code: Code = ""


class SecondOffer(Struct, frozen=True):
    """What an authenticator app needs to know, as text, as an address and as a picture."""

    secret: str
    address: str
    picture: str


class SecondWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Use this secret from now on; with a code that shows that the app knows it. Without a secret: end it."""

    password: Password
    code: Code
    secret: Annotated[str, Meta(max_length=64, pattern="^[A-Z2-7]*$")] = ""


class SecondSet(Struct, frozen=True):
    """Codes that count once each, for the day on which the app is lost. Nobody sees them again."""

    rescue: list[str]


class DeviceInfo(Struct, frozen=True):
    """Where somebody has come in."""

    id: str
    here: bool  # the one that asks
    agent: str  # what its browser calls itself
    address: str
    created: int
    seen: int


# -- games and tables --------------------------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    id: str
    values: list[Value]
    default: Value
    display: bool
    seats: tuple[int, int] | None  # it is there at tables of so many seats only
    when: tuple[str, list[Value]] | None  # it is there only where another option has one of these values
    rule: str  # why it is there only then, where a rule says so
    open: bool  # it takes any whole number


class FirstGame(Struct, frozen=True):
    """The real game to play after a lesson."""

    seats: int
    options: dict[str, Value]


class LessonInfo(Struct, frozen=True):
    id: str  # `lesson-<id>` is the message of its title, with `.about`
    minutes: int
    of: int  # bubbles
    after: str  # the lesson to take before this one
    first: FirstGame


class PresetInfo(Struct, frozen=True):
    id: str  # `preset-<id>` is the message of its name, with `.help`
    seats: int
    bot: str  # who the others are
    options: dict[str, Value]


class GameInfo(Struct, frozen=True):
    id: str
    version: int
    seats: tuple[int, int]
    cooperative: bool
    minutes: tuple[int, int] | None  # of a short game and of a long one
    weight: int  # of five; 0: nobody says
    presets: list[PresetInfo]  # the easiest first
    options: list[OptionInfo]
    bots: list[str]  # weakest first
    proposed: dict[
        int, dict[str, Value]
    ]  # by number of seats: what suits this reader, after their earlier games
    lessons: list[LessonInfo]
    finished: int  # games of it that this reader has played to their end


class Wished(Struct, frozen=True, forbid_unknown_fields=True):
    """A table somebody thinks of."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Value] = {}


class Outlook(Struct, frozen=True):
    """What it would be like."""

    difficulty: int | None  # on the scale of the game's rules, where they have one
    changes: dict[str, list[str]]  # by option: messages about what it changes, each with a `.text`


class Player(Struct, frozen=True, omit_defaults=True):
    """A seat. `away`: its player has left and may come back; `bot` then plays for them, or nobody does."""

    seat: int
    kind: PlayerKind
    name: str
    connected: bool
    away: bool
    you: bool
    bot: str | None = None


class Summary(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    status: Status
    seats: list[Player]
    options: dict[str, Value]
    public: bool
    host: str  # the name of whoever made it
    updated: int  # milliseconds since 1970
    your_turn: bool
    progress: float
    result: Result | None = None  # when it is over


class Lobby(Struct, frozen=True):
    mine: list[Summary]
    open: list[Summary]  # public tables with an open seat
    watch: list[Summary]  # public tables that are being played


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """me: the maker; open: whoever joins; bot; hot: another person at the maker's own device."""

    kind: Literal["me", "open", "bot", "hot"]
    bot: BotName | None = None
    name: PlayerName | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    public: bool = False
    pledge: Hash | None = None  # of the number that the maker's page adds to chance
    timer: Annotated[int, Meta(ge=5, le=7 * 86400)] | None = None  # seconds for a decision


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """`language`: in which the others at the table have their names. `again`: not where it was left."""

    lesson: LessonId
    language: Annotated[str, Meta(max_length=8)]
    again: bool = False


class LessonAt(Struct, frozen=True):
    id: str  # of the table


class Made(Struct, frozen=True):
    id: str
    invite: str
    commitment: str  # to be noted before the maker's number is opened


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    invite: Invite | None = None
    pledge: Hash | None = None


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    pledge: Hash | None = None


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """The number that was pledged."""

    value: Hash


class PartInfo(Struct, frozen=True):
    """What a seat adds to chance; `value` is empty until it is opened, and stays so if it never is."""

    seat: int
    pledge: str
    value: str


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """The host arranges seats. During the game: a bot for somebody who is not there, or (`person`) none any more."""

    seat: SeatNumber
    kind: Literal["open", "bot", "hot", "person"]
    bot: BotName | None = None
    name: PlayerName | None = None


class TableInfo(Struct, frozen=True, omit_defaults=True):
    id: str
    game: str
    version: int
    options: dict[str, Value]
    status: Status
    public: bool
    timer: int | None
    host: bool  # whether this reader is the host
    commitment: str  # the server's promise: binds its secret before anybody sits down
    parts: list[PartInfo]  # what the players add to it
    dealing: bool  # the seats are taken, and the numbers are awaited
    difficulty: int | None = None  # where the game's rules have a scale for it
    invite: str | None = None  # for whoever holds a seat
    seed: str | None = None  # when the game is over
    receipt: str | None = None  # and a hash of its log
    rematch: str | None = None  # the table where they play again


class AskOption(Struct, frozen=True):
    """`things` is a set of names, empty for 'done' and 'yes'. `final`: it draws or shows, and cannot be taken back.
    `ends`: it can be, and the seat has nothing more to do then. `warns`: what is better heard first. `follows`: what a
    final one leads to, as far as it is certain."""

    text: str
    label: Event
    things: list[str]
    final: bool
    ends: bool
    warns: Event | None
    follows: list[Event]


class Tip(Struct, frozen=True):
    """What the coach says the first time: a message, the thing it speaks of, and the rule that says more."""

    said: str
    thing: str
    rule: str


class Ask(Struct, frozen=True):
    seat: int
    asked: int  # the row in which the question arose: what others do meanwhile leaves it as it is
    kind: str
    secret: bool
    prompt: Event
    things: list[str]  # what the question is about
    options: list[AskOption]
    coach: Tip | None


class Beat(Struct, frozen=True, omit_defaults=True):
    """A moment of the story: what was told, and how the view changed until then."""

    n: int  # the move it belongs to
    event: Event | None  # None: what changed after the last telling of the move
    patch: list[list[Any]]  # `patch.py` says how to apply it
    coach: Tip | None = None


class Guidance(Struct, frozen=True):
    """Where a lesson stands. `show`: look, and go on; `wait`: one of `accepts` goes on; `until`: play freely;
    `chapter`: the next one begins when the learner goes on; `end`."""

    id: str
    kind: Literal["show", "wait", "until", "chapter", "end"]
    chapter: int
    said: str  # the bubble
    things: list[str]  # to point at; the first one carries the bubble
    accepts: list[str]
    rules: list[str]  # what it teaches
    at: int  # bubbles until now
    of: int  # bubbles of the whole lesson
    back: bool  # there is one before


class Undo(Struct, frozen=True):
    seat: int
    why: str  # empty: the last move may be taken back; else the rule that says why not


class LogLine(Struct, frozen=True):
    n: int  # index of the move; -1 holds what happened before the first
    seat: int
    text: str  # empty while it is another seat's secret
    label: Event | None  # the move in words, where it may be read and no event tells of it
    by: By
    at: int
    events: list[Event]


class LogPart(Struct, frozen=True):
    """Replaces everything from index `from` on."""

    from_: int = field(name="from")
    lines: list[LogLine]


class Points(Struct, frozen=True):
    category: str
    points: int


class Result(Struct, frozen=True):
    places: list[int]
    winners: list[int]
    scores: list[int]
    parts: list[list[Points]]
    reason: str
    cooperative: bool
    notes: list[Event]  # told below it


class Clock(Struct, frozen=True):
    """Whose time runs out first, and when; `now` is the server's time, for pages whose clock is wrong."""

    seats: list[int]
    deadline: int
    now: int


class Speaker(Struct, frozen=True, omit_defaults=True):
    name: str
    seat: int | None = None


class Position(Struct, frozen=True):
    """The table after `n` moves, as this reader may see it."""

    n: int
    seat: int
    view: dict[str, Any]
    to_act: list[int]
    progress: float
    beats: list[Beat]  # from the position before


class Paragraph(Struct, frozen=True):
    """A part of the table without pictures: a heading, and rows of a few short cells."""

    title: str
    rows: list[list[str]]


class Example(Struct, frozen=True):
    """An example of a rule, to be looked at like a game that was played: one line of the log for each try."""

    game: str
    rules: list[str]
    options: dict[str, Value]
    players: list[Player]
    seat: int  # through whose eyes it is told
    lines: list[LogLine]
    positions: list[Position]  # at the start, and after each try
    words: list[list[Paragraph]]  # the same without pictures
    refused: list[str]  # for each position the rule that refused the try before it, or nothing


class RematchMade(Struct, frozen=True):
    id: str


class Rule(Struct, frozen=True):
    id: str
    text: str
    examples: list[str]  # names of those that show it, the plainest first


class Section(Struct, frozen=True):
    title: str
    rules: list[Rule]


class Line(Struct, frozen=True):
    text: str
    rules: list[str]  # that say it in full


class Chapter(Struct, frozen=True):
    title: str
    lines: list[Line]


class Rulebook(Struct, frozen=True):
    title: str
    intro: str
    sections: list[Section]
    leaf: list[Chapter]  # the whole game on one leaf


class Complaint(Struct, frozen=True):
    """The body of every answer of HTTP that is not a yes."""

    code: str
    message: Event
    rule: str


# -- at a table: server to page ----------------------------------------------------------------------------------------


class Chat(Struct, frozen=True, tag_field="type", tag="chat", omit_defaults=True):
    n: int
    from_: Speaker = field(name="from")
    at: int
    text: str | None = None
    reaction: Reaction | None = None


class Frame(Struct, frozen=True, tag_field="type", tag="frame"):
    """The table as one reader may know it. `seq` grows with every stored row."""

    seq: int
    table: TableInfo
    players: list[Player]
    watching: list[str]  # the names of those who are here without a seat
    you: list[int]  # seats this reader holds
    seat: int  # whose eyes `view` is; -1: a spectator
    view: dict[str, Any]
    to_act: list[int]
    asks: list[Ask]  # of `seat`, where it may act
    undo: list[Undo]
    log: LogPart
    progress: float
    over: bool
    result: Result | None
    clock: Clock | None
    chat: list[Chat]
    beats: list[
        Beat
    ]  # from the view this reader had before; none where that is not known, or more than moves lie between
    lesson: Guidance | None


class Refused(Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """`stale`: the move was chosen from an outdated view; the current frame follows. `rule` is then empty.
    `because`: the numbers behind it, in the words of the game, where the rule is about numbers."""

    id: str
    rule: str
    stale: bool
    because: Event | None = None


class Otherwise(Struct, frozen=True, tag_field="type", tag="otherwise"):
    """In a lesson: a legal move that is not the one awaited. It is not made; an attribute of the bubble answers it."""

    id: str
    said: str
    attribute: str  # empty: the bubble itself, once more


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    id: str
    seq: int


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    id: str
    seat: int
    text: str
    why: list[Event]
    second: str  # the next best way, or nothing
    bot: str


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    players: list[Player]
    watching: list[str]


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    now: int


class Fault(Struct, frozen=True, tag_field="type", tag="error", omit_defaults=True):
    code: str
    message: Event
    id: str | None = None


ServerMessage = Frame | Refused | Otherwise | Done | Hint | Chat | Presence | Pong | Fault


# -- at a table: page to server ----------------------------------------------------------------------------------------


class DoAct(Struct, frozen=True, tag_field="type", tag="act", forbid_unknown_fields=True):
    id: Id
    seat: SeatNumber
    text: MoveText
    seq: Annotated[int, Meta(ge=0)]  # of the frame it was chosen from


class DoWhy(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why can the last of these things not be chosen after the others? `refused` says why, `done` that nobody knows."""

    id: Id
    seat: SeatNumber
    things: Annotated[list[Thing], Meta(min_length=1, max_length=8)]


class DoUndo(Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    id: Id
    seat: SeatNumber
    all: bool = False  # everything that can be taken back, not only the last move


class DoHint(Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    id: Id
    seat: SeatNumber


class DoChat(Struct, frozen=True, tag_field="type", tag="chat", forbid_unknown_fields=True):
    id: Id
    text: ChatText


class DoReact(Struct, frozen=True, tag_field="type", tag="react", forbid_unknown_fields=True):
    id: Id
    reaction: Reaction


class DoEyes(Struct, frozen=True, tag_field="type", tag="eyes", forbid_unknown_fields=True):
    """Hot-seat: look through the eyes of another of the reader's own seats."""

    id: Id
    seat: SeatNumber


class DoLesson(Struct, frozen=True, tag_field="type", tag="lesson", forbid_unknown_fields=True):
    """`on`: seen. `skip`: this step, without doing it; `end`: all of it."""

    id: Id
    go: Literal["on", "back", "skip", "restart", "end"]
    seq: Annotated[int, Meta(ge=0)]


class DoPing(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = DoAct | DoWhy | DoUndo | DoHint | DoChat | DoReact | DoEyes | DoLesson | DoPing
