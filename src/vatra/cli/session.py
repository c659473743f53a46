"""A table in the terminal: people at one keyboard, bots, and a log that can be saved, taken up again and verified."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from vatra.bots import HINT, make_bot
from vatra.cli import keyboard, library, memory, orders, saving, screen
from vatra.cli.seating import Chair, bot_title, names_of, people_of
from vatra.cli.terminal import QUIET, terminal
from vatra.core.action import Action
from vatra.core.chance import commitment
from vatra.core.errors import BadInput, Refused
from vatra.core.event import Event
from vatra.core.foresight import foresee
from vatra.core.live import Live
from vatra.core.rulebook import rule_text
from vatra.core.seen import Seen
from vatra.core.words import speaker


class Left(Exception):
    """Somebody asked to leave the table."""


class Session:
    def __init__(self, live: Live, chairs: list[Chair], seed: bytes, file: Path | None) -> None:
        self.live: Final = live
        self.chairs: Final = chairs
        self.seed: Final = seed
        self.file = file
        self.game: Final = live.table.game
        self.words: Final = speaker(terminal.language, self.game)
        self.names: Final = names_of(chairs, self.words)
        self.people: Final = people_of(chairs)
        self.orders: Final = orders.order_words(self.words)
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.warned = ""  # the answer that was not taken before a second word
        self.refused = ""  # the rule that refused the last move
        mark = f"{seed.hex()} {len(live.records)}"
        self.bots: Final = {
            seat: make_bot(chair.bot, self.game, f"{mark} {seat}")
            for seat, chair in enumerate(chairs)
            if chair.bot
        }
        self.does: Final[dict[str, Callable[[int, str], bool]]] = {
            "table": self.do_table,
            "hint": self.do_hint,
            "undo": self.do_undo,
            "rules": self.do_rules,
            "why": self.do_why,
            "log": self.do_log,
            "save": self.do_save,
            "help": self.do_help,
            "quit": self.do_quit,
        }

    # -- the evening -------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end of the game, or until somebody leaves (`Left`) or the input ends (`InputEnded`)."""
        self.welcome()
        while not self.live.table.over:
            waiting = self.live.table.to_act
            people = [seat for seat in waiting if seat in self.people]
            if people:
                self.turn(people[0])
            else:
                self.bot_moves(waiting[0])
        self.keep()
        if len(self.people) == 1:
            memory.remember(self.live, self.people[0])
        self.farewell()

    def welcome(self) -> None:
        name = self.words.say("game-name")
        screen.heading(self.words.say("tty-title", {"game": name, "names": self.words.listed(self.names)}))
        terminal.print(self.words.say("tty-promise", {"promise": commitment(self.seed)}), style=QUIET)
        table = self.live.table
        difficulty = self.game.difficulty(table.seats, table.settings)
        if difficulty is not None:
            terminal.print(self.words.say("play-difficulty", {"difficulty": difficulty}))
        if self.people:
            order = self.words.say("order-help")
            terminal.print(self.words.say("tty-help", {"order": order}), style=QUIET)
        else:
            screen.events(self.live.opening, self.words, self.names)

    def bot_moves(self, seat: int) -> None:
        choice = self.bots[seat].choose(Seen(self.live.table, seat))
        record = self.live.act(seat, choice.action.text)
        if not self.people:
            screen.events(record.events, self.words, self.names)

    def farewell(self) -> None:
        live, words = self.live, self.words
        result = live.table.result
        assert result is not None
        if self.people:
            terminal.print()
            screen.events(self.news(self.at_keyboard), words, self.names)
        screen.ending(live, result, words, self.names)
        if not result.cooperative:
            told_of = sorted({*self.people, *result.winners})
            terminal.print()
            terminal.print(words.say("end-how"), style=QUIET)
            screen.history(live, told_of, words, self.names)
        terminal.print()
        terminal.print(words.say("end-seed", {"seed": self.seed.hex()}), style=QUIET)
        if self.file is not None:
            check = f"vatra verify {self.file}"
            terminal.print(words.say("end-saved", {"file": str(self.file), "command": check}), style=QUIET)

    def keep(self) -> None:
        """With `--save` the file always holds the game as it stands."""
        if self.file is not None:
            saving.save(self.live, self.chairs, self.seed, self.file)

    # -- one person's move -------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        self.keep()
        if seat != self.at_keyboard and not self.hand_over(seat):
            return
        terminal.print()
        screen.events(self.news(seat), self.words, self.names)
        screen.table(self.live, seat, self.words, self.names)
        moves, self.warned = len(self.live.records), ""
        while len(self.live.records) == moves:
            if not self.ask(seat):
                return
        self.keep()

    def hand_over(self, seat: int) -> bool:
        """Several people share the keyboard: nobody reads what is another's. False: a move was taken back instead."""
        before, self.at_keyboard = self.at_keyboard, -1
        if before >= 0:
            keyboard.hide()
        words = self.words.say("pass-keyboard", {"name": self.names[seat]})
        if before >= 0 and not self.live.why_no_undo(before):
            undo = self.words.say("order-undo")
            words += " " + self.words.say("pass-undo", {"name": self.names[before], "order": undo})
        line = keyboard.read(f"{words} ")
        if line and before >= 0:
            meaning = orders.understand(line, [], self.orders)
            if isinstance(meaning, orders.Order) and meaning.name == "undo" and self.take_back(before):
                self.at_keyboard = before
                self.keep()
                return False
        keyboard.hide()
        self.at_keyboard = seat
        return True

    def ask(self, seat: int) -> bool:
        """Put the question once. False: the question has changed, so look at the table again."""
        table, words = self.live.table, self.words
        asked = table.ask(seat)
        prompt = words.tell(asked.prompt(table, seat), self.names)
        texts = table.actions(seat)
        events = [asked.label(table, seat, action) for action in table.options(seat)]
        labels = [words.tell(event, self.names) for event in events]
        meanings = [words.aside(event.name, "help") for event in events]
        screen.question(prompt, list(zip(labels, meanings, strict=True)))
        name = f"{self.names[seat]} " if len(self.people) > 1 else ""
        line = keyboard.read(f"{name}> ")
        accepted = [
            orders.Words(
                label, text, tuple([word for word in words.aside(event.name, "also").split(", ") if word])
            )
            for label, text, event in zip(labels, texts, events, strict=True)
        ]
        return self.follow(seat, line, orders.understand(line, accepted, self.orders), texts)

    def follow(self, seat: int, line: str, meaning: orders.Meaning, texts: list[str]) -> bool:
        if isinstance(meaning, orders.Take):
            if self.heard(seat, meaning.option):
                self.live.act(seat, texts[meaning.option])
        elif isinstance(meaning, orders.Order):
            return self.does[meaning.name](seat, meaning.rest)
        elif isinstance(meaning, orders.NoSuchNumber):
            screen.paragraph(self.words.say("answer-number", {"max": len(texts)}))
        elif isinstance(meaning, orders.Unclear):
            fits = " / ".join(meaning.fits)
            screen.paragraph(self.words.say("answer-unclear", {"given": line, "fits": fits}))
        elif line:
            self.try_move(seat, line)
        return True

    def heard(self, seat: int, option: int) -> bool:
        """Of what the game warns of, people hear first; whoever then answers the same means it."""
        table = self.live.table
        action = table.options(seat)[option]
        warns = foresee(table, seat, table.options(seat))[option].warns
        if warns is None or self.warned == action.text:
            self.warned = ""
            return True
        self.warned = action.text
        screen.paragraph(self.words.tell(warns, self.names), "yellow")
        screen.paragraph(self.words.say("answer-again"))
        return False

    def try_move(self, seat: int, line: str) -> None:
        """The table itself says why not."""
        try:
            self.live.act(seat, line)
        except Refused as refusal:
            self.say_refused(refusal.rule, self.game.because(self.live.table, seat, line, refusal.rule))

    def say_refused(self, rule: str, because: Event | None = None) -> None:
        self.refused = rule
        if because is not None:
            screen.events([because], self.words, self.names)
        screen.paragraph(rule_text(rule, terminal.language), "yellow")
        why = self.words.say("refused-why", {"rule": rule, "order": self.words.say("order-why")})
        screen.paragraph(why, QUIET)

    def news(self, seat: int) -> list[Event]:
        """What happened since the seat's last choice, as far as it may know."""
        records = self.live.records
        since = max([at for at, record in enumerate(records) if record.seat == seat], default=-1)
        told = [] if since >= 0 else self.live.opening[:]
        for record in records[max(since, 0) :]:
            told += record.events
        return [event for event in told if event.readable(seat)]

    # -- orders: each returns False when the question has changed -----------------------------------------------------

    def do_table(self, seat: int, rest: str) -> bool:
        screen.table(self.live, seat, self.words, self.names)
        return True

    def do_hint(self, seat: int, rest: str) -> bool:
        """The choice of the game's strongest own player, with its reasons."""
        players = list(self.game.policies())
        if not players:
            screen.paragraph(self.words.say("hint-none"))
            return True
        seen = Seen(self.live.table, seat)
        choice = make_bot(HINT, self.game, f"hint {len(self.live.records)}").choose(seen)
        label = self.said_of(seat, choice.action)
        bot = bot_title(players[-1], self.words)
        screen.paragraph(self.words.say("hint", {"bot": bot, "choice": label}), "bold")
        screen.events(choice.why, self.words, self.names)
        if choice.second is not None:
            second = self.said_of(seat, choice.second)
            screen.paragraph(self.words.say("hint-second", {"choice": second}))
        return True

    def said_of(self, seat: int, action: Action) -> str:
        """An option in words."""
        table = self.live.table
        return self.words.tell(table.ask(seat).label(table, seat, action), self.names)

    def do_undo(self, seat: int, rest: str) -> bool:
        if not self.take_back(seat):
            return True
        self.keep()
        return False

    def take_back(self, seat: int) -> bool:
        try:
            self.live.undo(seat)
        except Refused as refusal:
            self.say_refused(refusal.rule)
            return False
        screen.paragraph(self.words.say("undone"))
        return True

    def do_rules(self, seat: int, rest: str) -> bool:
        if not rest:
            library.read_all(self.game)
            return True
        found = library.search(self.game, rest)
        for rule in found:
            screen.bullet(rule.text)
        if not found:
            screen.paragraph(self.words.say("rules-nothing", {"word": rest}))
        return True

    def do_why(self, seat: int, rest: str) -> bool:
        if self.refused:
            library.neighbours(self.refused)
        else:
            screen.paragraph(self.words.say("why-nothing"))
        return True

    def do_log(self, seat: int, rest: str) -> bool:
        told = self.live.opening + [event for record in self.live.records for event in record.events]
        screen.events([event for event in told if event.readable(seat)], self.words, self.names)
        return True

    def do_save(self, seat: int, rest: str) -> bool:
        self.save_as(rest or ("" if self.file else keyboard.read(self.words.say("save-as") + " ")))
        return True

    def save_as(self, name: str) -> None:
        """Into a new file, or the one there is already; a fault is told and the game goes on."""
        file = Path(os.path.expanduser(name)) if name else self.file
        if file is None:
            return
        try:
            if file != self.file:
                saving.make_room(file)
            saving.save(self.live, self.chairs, self.seed, file)
        except BadInput as fault:
            terminal.bad(fault)
            return
        except OSError as fault:
            terminal.fault(self.words.say("cannot-use-file", {"file": str(file), "why": str(fault.strerror)}))
            return
        self.file = file
        screen.paragraph(self.words.say("saved", {"file": str(file)}))

    def do_help(self, seat: int, rest: str) -> bool:
        terminal.print()
        screen.paragraph(self.words.say("help-answer"))
        width = max([len(self.words.say(f"order-{name}")) for name in orders.ORDERS])
        for name in orders.ORDERS:
            order = self.words.say(f"order-{name}")
            screen.paragraph(f"{order.ljust(width)}  {self.words.say(f'order-{name}', attribute='help')}")
        return True

    def do_quit(self, seat: int, rest: str) -> bool:
        if self.file is None:
            self.save_as(keyboard.read(self.words.say("quit-save-as") + " "))
        raise Left
