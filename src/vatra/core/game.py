"""The record that a game's room hands to everyone else: who may play, with which options, and where its rules are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from vatra.core.action import Action
from vatra.core.arranging import put
from vatra.core.chance import Chance
from vatra.core.coach import SILENT, Coach
from vatra.core.errors import BadInput
from vatra.core.event import Event
from vatra.core.naming import NAMELESS, Naming
from vatra.core.options import Cover, Option, Preset, Settings, settle
from vatra.core.options import said as text_of
from vatra.core.record import Fixed
from vatra.core.result import Result
from vatra.core.statistics import Measure, Statistics
from vatra.core.table import Table

if TYPE_CHECKING:
    from vatra.core.judge import Level
    from vatra.core.observing import Row
    from vatra.core.study import Study


# Who does not care which game it is says `Game` alone.
T = TypeVar("T", bound=Table, default=Any)


class Mode(Fixed):
    """One way to set the table up. The conformance suite plays a game in all of its modes."""

    seats: int
    options: Mapping[str, object]

    def __repr__(self) -> str:
        return " ".join([str(self.seats), *[f"{k}={v}" for k, v in self.options.items()]])


class Piece(Fixed):
    """One named part of an observation: so many whole numbers, each from `low` to `high`; what they are, for docs."""

    name: str
    length: int
    low: int
    high: int
    about: str


class Played(Fixed):
    """A finished game, as the player of one seat remembers it."""

    seats: int
    seat: int
    settings: Settings
    result: Result


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """Each game subclasses this once, with its table, and registers the one instance."""

    def __init__(
        self,
        id: str,
        version: int,
        seats: tuple[int, int],
        options: list[Option],
        actions: list[str],
        cooperative: bool = False,
        seats_rule: str = "",
        quiet: tuple[str, ...] = (),
    ) -> None:
        self.id: Final = id
        self.version: Final = version  # of the rules: logs name it
        self.min_seats: Final = seats[0]
        self.max_seats: Final = seats[1]
        self.options: Final = options
        # Every action text there is, in a fixed order: masks and learning use it.
        self.actions: Final = actions
        self.cooperative: Final = cooperative
        self.seats_rule: Final = seats_rule
        # What is done for who is away, first choice first; `"pay "` means all that begin so.
        self.quiet: Final = quiet

    def __reduce__(self) -> tuple[Any, ...]:
        return find_game, (self.id,)

    # -- what each game says ---------------------------------------------------------------------------------------

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Table:
        """The table set up, before anything has run."""
        raise NotImplementedError  # abstract

    def arrange(self, seats: int, settings: Settings, chance: Chance, words: Mapping[str, Any]) -> Table:
        """Any position, from the words that `docs/scenarios.md` lists for the game; nothing has run."""
        table = self.deal(seats, settings, chance)
        own: Any = table  # it is this game's
        self.lay(own, words)
        return table

    def lay(self, table: T, words: Mapping[str, Any]) -> None:
        """Change a table that was just dealt into the position that these words describe: its fields, by name."""
        put(table, words, [name for name in type(table).fields if name not in Table.fields])

    def result(self, table: T) -> Result:
        """How the finished game came out."""
        raise NotImplementedError  # abstract

    def describe(self, table: T) -> dict[str, Any]:
        """The whole table as plain data, nothing hidden. For scenarios and tests."""
        raise NotImplementedError  # abstract

    def view(self, table: T, seat: int) -> dict[str, Any]:
        """What a seat may see, as plain data; seat -1 is a spectator. Where nothing is hidden: the whole table."""
        return self.describe(table)

    def warning(self, before: T, after: T, seat: int) -> Event | None:
        """What the seat should hear before a move leads it there that is legal, and hardly meant."""
        return None

    def imagine(self, table: T, seat: int, chance: Chance) -> Table:
        """A fair guess at the whole table from what the seat knows, with `chance` as its future.

        Where nothing is hidden there is nothing to guess: what nobody has seen has no order yet.
        """
        new = table.copy()
        new.chance = chance
        return new

    def auto(self, table: T, seat: int) -> Action:
        """The move made for a seat whose player has left: a quiet one; where they must choose, the first option."""
        options = table.options(seat)
        for quiet in self.quiet:
            for option in options:
                if option.text == quiet or (quiet.endswith(" ") and option.text.startswith(quiet)):
                    return option
        return options[0]

    def progress(self, table: T) -> float:
        """How far the game is, from 0 to 1. It never goes back."""
        raise NotImplementedError  # abstract

    def check(self, table: T) -> list[str]:
        """All invariants of a position; returns what is broken, in words, or nothing."""
        raise NotImplementedError  # abstract

    def modes(self) -> list[Mode]:
        """All ways to play it that a test has to cover. Without options: any number of players."""
        return [Mode(seats, {}) for seats in range(self.min_seats, self.max_seats + 1)]

    def all_modes(self) -> list[Mode]:
        """Every combination of what is played differently, for those who have the time."""
        return self.modes()

    def policies(self) -> dict[str, Level]:
        """Players of its own by name, weakest first: each chooses for a seat from what the seat may know."""
        return {}

    def former(self) -> dict[str, Level]:
        """Players of earlier generations by name and generation (`expert@1`), to measure progress by."""
        return {}

    def baselines(self) -> dict[str, Callable[[int | None], Level | None]]:
        """Plain players to measure others by, by name: each made from a number or none, or None if it cannot be."""
        return {}

    def naming(self) -> Naming:
        """The names of what lies on the table: what options and events are about. Without it options are buttons."""
        return NAMELESS

    def because(self, table: T, seat: int, text: str, rule: str) -> Event | None:
        """The numbers for which this rule has refused this text, where it is about numbers: how far, how much."""
        return None

    def coach(self) -> Coach:
        """What is said to people the first time they meet a kind of question, or an event."""
        return SILENT

    # -- what helps a search; without these it plays every game to its end at random ---------------------------------

    def evaluate(self, table: T) -> list[float] | None:
        """What the position is worth to every seat, from 0 to 1; None where only playing on will tell."""
        return None

    def weigh(self, table: T, seat: int, options: list[Action]) -> list[float] | None:
        """How likely a sensible player is to choose each option, in any scale; None: all alike."""
        return None

    def mark(self, table: T) -> int:
        """Tells apart what chance and others did in plain sight, where it changes how to play on."""
        return 0

    # -- what helps learning -----------------------------------------------------------------------------------------

    def pieces(self, seats: int) -> list[Piece]:
        """What `observe` writes at a table of so many seats, in order. See also `core/observing.py`."""
        return []

    def observe(self, table: T, seat: int, row: Row) -> None:
        """Write what the seat knows, in numbers for learning: the pieces in order. Seats count from this one.

        Kinds and names are ones among zeros, or counted.
        """

    def potential(self, table: T) -> float | None:
        """How near the common victory is, from 0 to 1, for learners to whom it is too rare; None: nobody knows."""
        return None

    def study(self, settings: Settings) -> Study | None:
        """What its player can learn by play with these options (`vatra train`); None: nothing."""
        return None

    def measures(self) -> list[Measure]:
        """What `statistics` counts, in the order in which a report shows it."""
        return []

    def statistics(self, table: T) -> Statistics | None:
        """A counter for the game that goes on from here, fed with all it tells; None where nothing is counted."""
        return None

    def propose(self, seats: int, past: list[Played]) -> Settings:
        """Options that suit who finished these games of it, the latest last; all others stay as they are."""
        return {}

    def cover(self) -> Cover | None:
        """What people want to know before they choose a game."""
        return None

    def presets(self) -> list[Preset]:
        """Ways to set a table up that suit most people, the easiest first."""
        return []

    def difficulty(self, seats: int, settings: Settings) -> int | None:
        """How hard a table with these options is, on the scale of the game's rules; None where there is none."""
        return None

    def changes(self, seats: int, settings: Settings) -> dict[str, list[str]]:
        """By option, messages about what it changes, each with a `.text`; where its own words cannot say it all."""
        return {}

    def seats_allowed(self, settings: Settings) -> list[int]:
        return list(range(self.min_seats, self.max_seats + 1))

    # -- what all games share --------------------------------------------------------------------------------------

    def preset(self, id: str) -> Preset:
        for one in self.presets():
            if one.id == id:
                return one
        allowed = ", ".join([one.id for one in self.presets()])
        raise BadInput("no-such-preset", {"game": self.id, "given": id, "allowed": allowed})

    def settle(self, seats: int, options: Mapping[str, object]) -> Settings:
        """Check the number of seats and the options; every option gets its value."""
        settings = settle(self.id, self.options, options)
        allowed = self.seats_allowed(settings)
        if seats not in allowed:
            said = ", ".join([str(n) for n in allowed])
            raise BadInput(
                "bad-seats", {"game": self.id, "seats": seats, "allowed": said}, rule=self.seats_rule
            )
        for option in self.options:
            if option.applies(seats, settings) or settings[option.id] == option.default:
                continue
            if option.seats is not None and not option.fits(seats):
                few, many = option.seats
                allowed_seats = str(few) if few == many else f"{few}–{many}"
                raise BadInput("option-other-seats", {"option": option.id, "allowed": allowed_seats})
            assert option.when is not None
            other, values = option.when
            listed = ", ".join([text_of(value) for value in values])
            said_by = {"option": option.id, "other": other, "allowed": listed}
            raise BadInput("option-needs-other", {**said_by}, rule=option.rule)
        return settings

    def new(self, seats: int, options: Mapping[str, object], chance: Chance) -> Table:
        """A table at its first choice."""
        table = self.deal(seats, self.settle(seats, options), chance)
        table.advance()
        return table


_games: Final[dict[str, Game]] = {}


def register(game: Game) -> None:
    """Put a game on the shelf."""
    assert game.id not in _games, game.id
    _games[game.id] = game


def games() -> list[Game]:
    """Every registered game, in order of registration."""
    return list(_games.values())


def find_game(id: str) -> Game:
    game = _games.get(id)
    if game is None:
        raise BadInput("unknown-game", {"game": id, "allowed": ", ".join(_games)})
    return game
