"""Every question, option and event of random games can be said in four languages, and nobody reads an id."""

from __future__ import annotations

import re

import pytest
from tests.glow import said

from vatra.core.chance import seeded
from vatra.core.event import Event
from vatra.core.game import Mode
from vatra.core.live import Live
from vatra.core.rulebook import rulebook
from vatra.core.table import Table
from vatra.core.words import LANGUAGES, speaker
from vatra.games.glow.boards import ISLAND_IDS, SPACE_IDS
from vatra.games.glow.components import ADVENTURERS, SLUGS, SPELL_NAMES, TILE_NAMES
from vatra.games.glow.game import GLOW

NAMES = ["Anna", "Borys", "Celina", "Dorota"]
AN_ID = re.compile(r"\b(sketal|spell|tile|space|island|symbol|die)-[a-z0-9]|\bx?[nwafm]\d+\b|\$|\{|->")


def told(mode: Mode, seed: int) -> list[Event]:
    """All that is said in one random game."""

    def deal() -> Table:
        return GLOW.deal(mode.seats, GLOW.settle(mode.seats, mode.options), seeded(f"words {seed} {mode}"))

    live, dice = Live(deal), seeded(seed)
    events = list(live.opening)
    while not live.table.over:
        table = live.table
        seat = table.to_act[dice.below(len(table.to_act))]
        ask = table.ask(seat)
        options = table.options(seat)
        events.append(ask.prompt(table, seat))
        events += [ask.label(table, seat, option) for option in options]
        events += live.act(seat, options[dice.below(len(options))].text).events
    result = live.table.result
    assert result is not None
    events += [Event(f"score-{part.category}", {}) for part in result.parts[0]]
    return [*events, Event(f"end-{result.reason}", {})]


@pytest.mark.parametrize("mode", GLOW.modes()[::3], ids=str)
def test_all_that_is_said(mode: Mode) -> None:
    for event in told(mode, 1):
        for language in LANGUAGES:
            text = speaker(language, GLOW).tell(event, NAMES)
            assert not AN_ID.search(text), f"{language} {event.name}: {text}"


def test_every_word_is_the_one_that_is_meant() -> None:
    """In English, at tables with every question and nearly every event. `python -m tests.glow.said` writes it anew."""
    assert said.text() == said.FILE.read_text(encoding="utf-8")


def test_arthur_is_named_at_the_end() -> None:
    words = {"hour": "evening", "round": 8, "arthur": {"last_round": True}}
    table = GLOW.arrange(1, GLOW.settle(1, {}), seeded("arthur"), words)
    table.advance()
    assert table.result is not None
    assert [speaker("en", GLOW).say(name) for name, _ in table.result.rivals] == ["Arthur"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_things_have_names(language: str) -> None:
    words = speaker(language, GLOW)
    names = [*SLUGS, *[a.slug for a in ADVENTURERS], *SPELL_NAMES, *TILE_NAMES]
    names += [f"space-{space}" for space in SPACE_IDS] + [f"island-{island}" for island in ISLAND_IDS]
    said = {name: words.say(name) for name in names}
    cards = [said[slug] for slug in SLUGS]
    assert len(set(cards)) == len(cards), "two companions with one name"
    for option in GLOW.options:
        words.say(f"option-{option.id}")
        words.say(f"option-{option.id}", attribute="help")
        for value in option.values:
            words.say(f"option-{option.id}-{value}")
            words.say(f"option-{option.id}-{value}", attribute="help")
    for bot in GLOW.policies():
        words.say(f"bot-{bot}")
    for why in ("why-expects", "why-better", "why-dice", "why-journey", "why-gain"):
        words.say(why, {"value": 5})
    for why in ("why-gains-little", "why-enough", "why-dismiss", "why-adventurer"):
        words.say(why)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_the_same_in_every_language(language: str) -> None:
    rules = rulebook("glow", language).rules()
    assert list(rules) == list(rulebook("glow", "en").rules())
    assert all(rules.values())
