# plain: sets up a position from a few words, and nothing here is hot
"""Any position from a few words, for scenarios, puzzles and tests. `docs/scenarios.md` lists the words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vatra.core.arranging import bad, flag, inside, mapping, of_seat, only, place, taken, texts, whole
from vatra.core.deck import Deck
from vatra.core.errors import BadInput
from vatra.core.step import Step, Together
from vatra.games.glow.boards import BOATS, CENTRE, ISLAND_IDS, LAND, SPACE_BIT, SPACE_IDS
from vatra.games.glow.components import (
    ADVENTURERS,
    BLACK_DIE,
    COLOURS,
    COMPANIONS,
    ENCOUNTER,
    FACES,
    NO_DIE,
    ROUNDS,
    SECTIONS,
    SKETAL_NUMBER,
    SLUGS,
    SMALL,
    SPELL_NAMES,
    TILE_NAMES,
)
from vatra.games.glow.effects import ELEMENTS, SYMBOLS, UNROLLED
from vatra.games.glow.player import AFTERNOON, DAWN, EVENING, MORNING, NOON, Player
from vatra.games.glow.rules.archipelago import SAILS
from vatra.games.glow.rules.day import DAY, EVENING_STEP, RESTS, SIDE_BY_SIDE, lay_out
from vatra.games.glow.rules.land import SET_OUT
from vatra.games.glow.rules.morning import ROLL_ALL, wake_powers
from vatra.games.glow.rules.noon import START_NOON
from vatra.games.glow.rules.setup import arthur_colours
from vatra.games.glow.table import ASIDE, Arthur, Journey

AMOUNTS: Final = ["light", "footprints", "fireflies", "rerolls", "hidden"]
WORDS: Final = [
    "hour",
    "round",
    "first",
    "adventurers",
    *AMOUNTS,
    "companions",
    "dice",
    "spells",
    "company",
    "camp",
    "boats",
    "offer",
    "sections",
    "section_footprints",
    "graveyard",
    "arthur",
]
ARTHUR_WORDS: Final = [
    "dice",
    "at",
    "light",
    "company",
    "footprints",
    "camp",
    "boats",
    "tiles",
    "stack",
    "discards",
    "second_deck",
    "last_round",
]
HOURS: Final = ["dawn", "roll", "morning", "noon", "afternoon", "evening"]
DEFAULT_ADVENTURERS: Final = ["pocana", "braccio", "taetyss", "eoles"]


def arrange(t: Journey, words: Mapping[str, Any]) -> None:
    """Turn a table fresh from the box into the position described: some hour of some day."""
    only(words, WORDS)
    t.round = whole(words.get("round", 1), "round")
    if not 1 <= t.round <= ROUNDS:
        raise bad("round", t.round)
    t.first = whole(words.get("first", 0), "first")
    if t.first >= t.seats:
        raise bad("first", t.first)
    if t.round > ROUNDS // 2:  # deck A has been played: what is not named elsewhere lies in the graveyard
        t.graveyard += t.decks[0].cards
        t.decks[0].cards = []
    arrange_players(t, words)
    for slug in texts(words.get("graveyard", []), "graveyard"):
        t.graveyard.append(take_card(t, slug, "graveyard"))
    if t.seats == 1:
        arthurs = mapping(words.get("arthur", {}), "arthur")
        with inside("arthur"):
            arrange_arthur(t, arthurs)
    arrange_sections(t, words)
    hour = words.get("hour", "dawn")
    if hour not in HOURS:
        raise bad("hour", hour)
    start(t, str(hour), "offer" in words)


# -- players -------------------------------------------------------------------------------------------------------


def arrange_players(t: Journey, words: Mapping[str, Any]) -> None:
    named = texts(words.get("adventurers", []), "adventurers")
    named += [name for name in DEFAULT_ADVENTURERS if name not in named][: max(0, t.seats - len(named))]
    for seat in range(t.seats):
        become(t, t.players[seat], named[seat])
    for word in AMOUNTS:
        for seat in range(t.seats):
            value = of_seat(words, word, seat)
            if value is not None:
                set_amount(t, t.players[seat], word, whole(value, word))
    for seat in range(t.seats):
        player = t.players[seat]
        for text in texts(of_seat(words, "companions", seat) or [], "companions"):
            add_companion(t, player, text)
        for slug in texts(of_seat(words, "spells", seat) or [], "spells"):
            tokens = [token for token in t.spells.cards if SPELL_NAMES[token] == slug]
            if not tokens:
                raise bad("spells", slug)
            t.spells.cards.remove(tokens[0])
            t.spells_left -= 1
            player.spells.append(tokens[0])
        dice = of_seat(words, "dice", seat)
        if dice is not None:
            arrange_dice(t, player, texts(dice, "dice"))
        arrange_journey(t, player, words, seat)


def become(t: Journey, player: Player, name: str) -> None:
    for number in range(len(ADVENTURERS)):
        if ADVENTURERS[number].slug == name:
            player.adventurer = number
            for _ in range(ADVENTURERS[number].dice):
                if ADVENTURERS[number].colour not in t.box:
                    raise bad("adventurers", name)
                t.box.remove(ADVENTURERS[number].colour)
                player.add_die(ADVENTURERS[number].colour)
            return
    raise bad("adventurers", name)


def set_amount(t: Journey, player: Player, word: str, value: int) -> None:
    if word == "light":
        player.light = value
    elif word == "footprints":
        player.footprints = value
    elif word == "fireflies":
        player.fireflies = value
    elif word == "rerolls":
        player.rerolls = value
    else:
        player.hidden = value
        t.spells_left -= value


def add_companion(t: Journey, player: Player, text: str) -> None:
    """`sketal-red` brings its die if the reserve has it; `sketal-any blue` and `sketal-red none` say which, or none."""
    parts = text.split(" ")
    card = take_card(t, parts[0], "companions")
    player.row.append(card)
    colour = COMPANIONS[card].die
    if colour == NO_DIE:
        return
    if len(parts) > 1:
        if parts[1] == "none":
            return
        if parts[1] not in COLOURS:
            raise bad("companions", text)
        colour = COLOURS.index(parts[1])
    if colour in t.reserve:
        t.reserve.remove(colour)
        t.brought[SKETAL_NUMBER[card]] = colour
        player.add_die(colour)
    elif len(parts) > 1:
        raise bad("companions", text)


def arrange_dice(t: Journey, player: Player, entries: list[str]) -> None:
    """`air`, `green air`, `small green air`, `black fire`: own large dice first, then small ones from the nine."""
    own = [one >> 5 for one in player.dice]
    player.dice = []
    for entry in entries:
        parts = entry.split(" ")
        face = SYMBOLS.index(parts[-1]) if parts[-1] in SYMBOLS else UNROLLED
        kinds = own + sorted([kind for kind in t.box if kind >= SMALL])
        if BLACK_DIE in t.reserve:
            kinds.append(BLACK_DIE)
        for part in parts:
            if part in COLOURS:
                kinds = [kind for kind in kinds if kind & 7 == COLOURS.index(part)]
            elif part == "small":
                kinds = [kind for kind in kinds if kind >= SMALL]
            elif part == "large":
                kinds = [kind for kind in kinds if kind < SMALL]
            elif part not in SYMBOLS:
                raise bad("dice", entry)
        kinds = [kind for kind in kinds if face == UNROLLED or face in FACES[kind & 7]]
        if "black" not in parts:
            kinds = [kind for kind in kinds if kind != BLACK_DIE]
        if not kinds:
            raise bad("dice", entry)
        if kinds[0] in own:
            own.remove(kinds[0])
        elif kinds[0] == BLACK_DIE:
            t.reserve.remove(BLACK_DIE)
        else:
            t.box.remove(kinds[0])
        player.add_die(kinds[0], face)
    for kind in own:
        player.add_die(kind)


def arrange_journey(t: Journey, player: Player, words: Mapping[str, Any], seat: int) -> None:
    company = of_seat(words, "company", seat)
    camp = of_seat(words, "camp", seat)
    boats = of_seat(words, "boats", seat)
    if company is not None:
        player.company = place(SPACE_IDS, company, "company")
    if camp is not None:
        player.camp = place(SPACE_IDS, camp, "camp")
    player.trail |= SPACE_BIT[player.company] | SPACE_BIT[player.camp]
    if boats is not None:
        player.boats = boats_at(boats, "boats")


def boats_at(value: Any, word: str) -> list[int]:
    """Where boats are; those not named lie at the central island."""
    found = [place(ISLAND_IDS, island, word) for island in texts(value, word)]
    if len(found) > BOATS:
        raise bad(word, value)
    return sorted(found + [CENTRE] * (BOATS - len(found)))


# -- the encounter board -------------------------------------------------------------------------------------------


def arrange_sections(t: Journey, words: Mapping[str, Any]) -> None:
    """Small dice not named anywhere lie in the section of their colour; with `sections` they stay in the box."""
    sections = words.get("sections")
    if sections is None:
        for kind in ENCOUNTER:
            if kind in t.box:
                t.box.remove(kind)
                t.sections[(kind & 7) % ELEMENTS].append(kind)
    else:
        for name, dice in mapping(sections, "sections").items():
            section = element(name, "sections")
            for colour in texts(dice, "sections"):
                if colour not in COLOURS:
                    raise bad("sections", colour)
                kind = SMALL + COLOURS.index(colour)
                source = t.reserve if kind == BLACK_DIE else t.box
                if kind not in source:
                    raise bad("sections", colour)
                source.remove(kind)
                t.sections[section].append(kind)
    for name, prints in mapping(words.get("section_footprints", {}), "section_footprints").items():
        t.prints[element(name, "section_footprints")] = whole(prints, "section_footprints")
    for name, slug in mapping(words.get("offer", {}), "offer").items():
        t.offer[element(name, "offer")] = take_card(t, str(slug), "offer")


def take_card(t: Journey, slug: str, word: str) -> int:
    """Out of its deck, or out of the graveyard where an arranged late day has put deck A."""
    if slug not in SLUGS:
        raise bad(word, slug)
    card = SLUGS.index(slug)
    for pile in [t.decks[0].cards, t.decks[1].cards, t.graveyard]:
        if card in pile:
            pile.remove(card)
            return card
    raise bad(word, slug)


# -- Arthur --------------------------------------------------------------------------------------------------------


def arrange_arthur(t: Journey, given: Mapping[str, Any]) -> None:
    only(given, ARTHUR_WORDS)
    stack = Deck([], TILE_NAMES)
    arthur = Arthur([], [], boats_at(given.get("boats", []), "boats"), [-1] * len(SECTIONS), stack, [])
    t.arthur = arthur
    colours = texts(given.get("dice", []), "dice")
    for i in range(2):
        allowed = arthur_colours(t)
        colour = place(COLOURS, colours[i], "dice") if i < len(colours) else allowed[0]
        if colour not in allowed:
            raise BadInput(
                "arrange-bad-value", {"word": "dice", "value": colours[i]}, "glow.solo.arthur-dice"
            )
        t.box.remove(colour)
        arthur.dice.append(colour)
    at = texts(given.get("at", ["aside", "aside"]), "at")
    if len(at) != len(arthur.dice):
        raise bad("at", at)
    arthur.at = [ASIDE if name == "aside" else element(name, "at") for name in at]
    arthur.light = whole(given.get("light", arthur.light), "light")
    arthur.company = whole(given.get("company", 0), "company")
    arthur.footprints = whole(given.get("footprints", 0), "footprints")
    arthur.camp = place(SPACE_IDS, given.get("camp", "start"), "camp")
    arthur.second_deck = flag(given, "second_deck", False)
    arthur.last_round = flag(given, "last_round", False)
    arrange_tiles(arthur, given)


def arrange_tiles(arthur: Arthur, given: Mapping[str, Any]) -> None:
    """Tiles not named fill the sections first, then the stack."""
    left = list(range(len(TILE_NAMES)))
    for name, slug in mapping(given.get("tiles", {}), "tiles").items():
        tile = taken(left, TILE_NAMES, slug, "tiles")
        arthur.tiles[element(name, "tiles")] = tile
    for slug in texts(given.get("discards", []), "discards"):
        arthur.discards.append(taken(left, TILE_NAMES, slug, "discards"))
    for slug in texts(given.get("stack", []), "stack"):
        arthur.stack.cards.append(taken(left, TILE_NAMES, slug, "stack"))
    for section in SECTIONS:
        if arthur.tiles[section] < 0 and left:
            arthur.tiles[section] = left.pop(0)
    if "stack" not in given:
        arthur.stack.cards = left
    else:
        arthur.discards += left


# -- the hour ------------------------------------------------------------------------------------------------------


def start(t: Journey, hour: str, offered: bool) -> None:
    t.shared.clear()
    if hour == "dawn":
        if not offered:
            lay_out(t)
        t.shared.append(DAY)
        return
    t.shared.append(EVENING_STEP)
    t.picked = t.seats
    reached = {"roll": DAWN, "morning": MORNING, "noon": NOON, "afternoon": AFTERNOON, "evening": EVENING}[
        hour
    ]
    for player in t.players:
        if hour == "morning":
            wake_powers(player)
        player.hour = reached
    if hour == "roll" or hour == "morning":
        t.shared.append(SIDE_BY_SIDE)
        if hour == "roll":
            t.shared.append(ROLL_ALL)
    elif hour != "evening":
        t.before_noon_ends = t.everyone if hour == "noon" else 0
        lanes: list[list[Step[Any]]] = []
        for seat in range(t.seats):
            journey: Step[Any] = SET_OUT[seat] if t.board == LAND else SAILS[seat]
            lane: list[Step[Any]] = [START_NOON[seat]] if hour == "noon" else []
            lanes.append([*lane, journey, RESTS[seat]])
        t.shared.append(Together(lanes))


# -- reading -------------------------------------------------------------------------------------------------------


def element(name: str, word: str) -> int:
    return place(SYMBOLS[:ELEMENTS], name, word)
