# plain: sets up a position from a few words, and nothing here is hot
"""Any position from a few words, for scenarios, puzzles and tests. `docs/scenarios.md` lists the words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vatra.core.arranging import bad, flag, list_of, mapping, of_seat, only, place, texts, whole
from vatra.core.step import Step, Together
from vatra.games.spirit_island.blight import BLIGHT_CARDS
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS, INVADER_CARDS, INVADER_SLUGS
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS
from vatra.games.spirit_island.maps import map_of
from vatra.games.spirit_island.panels import PRESENCE
from vatra.games.spirit_island.power import INNATE, POWERS, number_of
from vatra.games.spirit_island.rules.invaders import BEGIN_FEAR, BLIGHTED_ISLAND
from vatra.games.spirit_island.rules.play import Income
from vatra.games.spirit_island.rules.ravage import BEFORE_RAVAGE, BEGIN_RAVAGE
from vatra.games.spirit_island.rules.setup import become, fill_decks, lay_boards, start_lands
from vatra.games.spirit_island.rules.spread import ADVANCE, BEGIN_BUILD, EXPLORE
from vatra.games.spirit_island.rules.turn import (
    FAST_POWERS,
    SIDE_BY_SIDE,
    SLOW_POWERS,
    TIME_PASSES,
    TURN,
)
from vatra.games.spirit_island.spirit import Spirit
from vatra.games.spirit_island.table import (
    EMPTY,
    FAST_PHASE,
    GROWTH,
    INVADER_PHASE,
    SLOW_PHASE,
    Island,
)
from vatra.games.spirit_island.terms import (
    BIT,
    CLASSES,
    DAHAN,
    DAHAN_HEALTH,
    DAMAGE_SHIFT,
    DREAD,
    ELEMENTS,
    LASTING,
    MOST_HEALTH,
    RULES,
    VENGEANCE,
    VITALITY,
    WARD,
)
from vatra.games.spirit_island.use import Lasting

WORDS: Final = [
    *["spirits", "boards", "lands", "printed", "presence", "tracks", "destroyed", "energy", "progress"],
    *["hand", "played", "discard", "forgotten", "elements", "used", "reach", "boons", "repeats", "gift"],
    *["turn", "phase", "only", "extra_build", "ravage", "build", "explore", "deck", "fear", "earned"],
    *["resolved", "fear_cards", "terror", "rituals", "blight_pool", "blighted", "defend", "skipped", "rules"],
    *["drowned", "invader_discard", "power_discards", "lasting", "wards"],
]
DEFAULT_SPIRITS: Final = [
    "river-surges-in-sunlight",
    "lightnings-swift-strike",
    "vital-strength-of-the-earth",
    "shadows-flicker-like-flame",
]
# From which step the turn goes on.
PHASES: Final = [
    *["growth", "play", "fast", "blighted", "fear", "extra-build", "ravage", "build", "explore", "advance"],
    *["slow", "time-passes"],
]
PHASE_OF: Final = [GROWTH, GROWTH, FAST_PHASE, *[INVADER_PHASE] * 7, SLOW_PHASE, SLOW_PHASE]
LASTING_AMOUNT: Final = {DAHAN_HEALTH: VITALITY, DREAD: 1}  # as on the cards


def arrange(t: Island, words: Mapping[str, Any]) -> None:
    """Turn a table fresh from the box into the position described: some step of some turn."""
    only(words, WORDS)
    arrange_spirits(t, words)
    lay_boards(t, boards_of(t, words))
    fill_decks(t)
    arrange_lands(t, words)
    for seat in range(t.seats):
        arrange_presence(t, words, seat)
        arrange_cards(t, words, seat)
        arrange_turn(t, words, seat)
    for slug in texts(words.get("power_discards", []), "power_discards"):
        card = take_card(t, [], slug, "power_discards")
        t.discards[POWERS[card].deck].append(card)
    arrange_lasting(t, words)
    t.find_ocean()
    arrange_invaders(t, words)
    arrange_fear(t, words)
    arrange_blight(t, words)
    for seat in range(t.seats):
        t.refresh_elements(seat)
    start(t, words)


# -- spirits and lands -------------------------------------------------------------------------------------------------


def arrange_spirits(t: Island, words: Mapping[str, Any]) -> None:
    named = texts(words.get("spirits", []), "spirits")
    named += [slug for slug in DEFAULT_SPIRITS if slug not in named]
    for slug in named[: t.seats]:
        if slug not in PANEL_SLUGS or slug in [spirit.panel.slug for spirit in t.spirits]:
            raise bad("spirits", slug)
        become(t, PANEL_SLUGS.index(slug))


def boards_of(t: Island, words: Mapping[str, Any]) -> list[str]:
    island = map_of(t.settings)
    text = words.get("boards", "")
    if not isinstance(text, str):
        raise bad("boards", text)
    names = island.split(text) if text else island.usual(t.seats)
    if len(names) != t.seats or len(set(names)) != t.seats:
        raise bad("boards", text)
    if [name for name in names if name not in island.names]:
        raise bad("boards", text)
    return names


def arrange_lands(t: Island, words: Mapping[str, Any]) -> None:
    """Lands that are named hold exactly what is said; others what is printed, or nothing."""
    if not flag(words, "printed", True):
        for land in range(t.chart.size):
            t.pieces[land] = []
            t.blight[land] = 0
    lands = mapping(words.get("lands", {}), "lands")
    for name, held in lands.items():
        land = land_number(t, name, "lands")
        t.pieces[land] = []
        t.blight[land] = 0
        if not isinstance(held, str):
            raise bad("lands", held)
        for part in held.split(","):
            if part.strip():
                put(t, land, part.strip())
    for name, n in mapping(words.get("defend", {}), "defend").items():
        t.defend[land_number(t, name, "defend")] = whole(n, "defend")
    for name in texts(words.get("skipped", []), "skipped"):
        t.skipped |= BIT[land_number(t, name, "skipped")]


def put(t: Island, land: int, text: str) -> None:
    """`2 town-1`: two towns with one damage each; `blight`: one blight."""
    number, _, kind = text.rpartition(" ")
    if number and not number.isdigit():
        raise bad("lands", text)
    count = int(number) if number else 1
    name, _, damage = kind.partition("-")
    if kind == "blight":
        t.blight[land] += count
        return
    if name not in CLASSES or (damage and not damage.isdigit()):
        raise bad("lands", text)
    cls = CLASSES.index(name)
    hurt = int(damage) if damage else 0
    if hurt >= t.health[cls]:
        raise bad("lands", text)
    t.pieces[land] += [cls | hurt << DAMAGE_SHIFT] * count


def arrange_presence(t: Island, words: Mapping[str, Any], seat: int) -> None:
    """Presence that is not placed covers the tracks; what the tracks cannot hold was destroyed, and what is missing
    came from the energy track, then from the card track."""
    spirit = t.spirits[seat]
    places = of_seat(words, "presence", seat)
    if places is None:
        for part in spirit.panel.starts:
            spirit.presence[start_lands(t, seat, part)[0]] += part.presence
    else:
        for name, n in mapping(places, "presence").items():
            spirit.presence[land_number(t, name, "presence")] = whole(n, "presence")
    opened = of_seat(words, "tracks", seat)
    lost = of_seat(words, "destroyed", seat)
    if opened is not None:
        spirit.open = open_tracks(spirit, opened)
        spirit.destroyed = PRESENCE - spirit.on_island() - spirit.on_track(0) - spirit.on_track(1)
        if spirit.destroyed < 0 or (lost is not None and lost != spirit.destroyed):
            raise bad("tracks", opened)
        return
    spirit.destroyed = whole(lost, "destroyed") if lost is not None else 0
    for track in range(2):
        while spirit.all_presence() > PRESENCE and spirit.on_track(track):
            spirit.open[track] += 1
    if lost is None:
        spirit.destroyed = PRESENCE - spirit.all_presence()
    if spirit.all_presence() != PRESENCE:
        raise bad("destroyed", lost) if places is None else bad("presence", places)


def open_tracks(spirit: Spirit, opened: Any) -> list[int]:
    if not isinstance(opened, list) or len(opened) != 2:
        raise bad("tracks", opened)
    found: list[int] = []
    for track in range(2):
        n = whole(opened[track], "tracks")
        if not 1 <= n <= len(spirit.panel.tracks[track]):
            raise bad("tracks", opened)
        found.append(n)
    return found


# -- cards and the turn of a spirit ------------------------------------------------------------------------------------


def arrange_cards(t: Island, words: Mapping[str, Any], seat: int) -> None:
    """Unique powers that are not named anywhere are in hand, unless a hand is given; then they are forgotten. What
    was taken from the power progression and is not named lies in the discard pile of its deck."""
    spirit = t.spirits[seat]
    own = spirit.hand
    spirit.hand = []
    spirit.progress = amount(words, "progress", seat)
    taken = spirit.panel.progression[: int(spirit.progress)] if t.settings["progression"] else []
    places = {
        "played": spirit.played,
        "discard": spirit.discard,
        "forgotten": spirit.forgotten,
        "hand": spirit.hand,
    }
    for word, cards in places.items():
        for slug in texts(of_seat(words, word, seat) or [], word):
            cards.append(take_card(t, [own, taken], slug, word))
    for card in taken:
        t.discards[POWERS[card].deck].append(card)
    if of_seat(words, "hand", seat) is None:
        spirit.hand += own
    else:
        spirit.forgotten += own


def take_card(t: Island, own: list[list[int]], slug: str, word: str) -> int:
    """A card out of the decks, or one of the spirit's own."""
    card = number_of(slug)
    for pile in [*own, *[deck.cards for deck in t.powers]]:
        if card in pile:
            pile.remove(card)
            return card
    raise bad(word, slug)


def arrange_turn(t: Island, words: Mapping[str, Any], seat: int) -> None:
    spirit = t.spirits[seat]
    spirit.laid = len(spirit.played)
    spirit.energy = amount(words, "energy", seat)
    spirit.reach = amount(words, "reach", seat)
    spirit.boons = amount(words, "boons", seat)
    spirit.storms = amount(words, "repeats", seat)
    gift = of_seat(words, "gift", seat)
    if gift is not None:
        spirit.gift = whole(gift, "gift")
    for name, n in mapping(of_seat(words, "elements", seat) or {}, "elements").items():
        if name not in ELEMENTS:
            raise bad("elements", name)
        spirit.gained += [ELEMENTS.index(name)] * whole(n, "elements")
    for slug in texts(of_seat(words, "used", seat) or [], "used"):
        id = number_of(slug)
        if id not in spirit.played and not (id >= 0 and POWERS[id].deck == INNATE):
            raise bad("used", slug)
        spirit.used.append(id)


def arrange_lasting(t: Island, words: Mapping[str, Any]) -> None:
    """What the first spirit's powers have brought to lands this turn, and defend wherever a spirit has presence."""
    for name, kinds in mapping(words.get("lasting", {}), "lasting").items():
        land = land_number(t, name, "lasting")
        for text in kinds.split(",") if isinstance(kinds, str) else [kinds]:
            kind = place(LASTING, text.strip() if isinstance(text, str) else text, "lasting")
            if kind == WARD:
                raise bad("lasting", text)
            watcher = 0
            if kind == VENGEANCE:
                watcher = BIT[t.watchers]
                t.watchers += 1
            t.lasting.append(Lasting(kind, land, 0, LASTING_AMOUNT.get(kind, 0), watcher))
        if t.health_of(land, DAHAN) > MOST_HEALTH[DAHAN]:
            raise bad("lasting", kinds)
    for seat in range(t.seats):
        n = amount(words, "wards", seat)
        if n:
            t.lasting.append(Lasting(WARD, -1, seat, n, 0))


# -- the invader board -------------------------------------------------------------------------------------------------


def arrange_invaders(t: Island, words: Mapping[str, Any]) -> None:
    """Cards that are named lie where they are named; a deck that is not named lacks as many cards as have been used."""
    t.ravage_card = invader_card(t, words, "ravage")
    t.build_card = invader_card(t, words, "build")
    t.explore_card = invader_card(t, words, "explore")
    t.extra_card = invader_card(t, words, "extra_build")
    if t.extra_card != EMPTY and not t.extra_space:
        raise bad("extra_build", words["extra_build"])
    for slug in texts(words.get("invader_discard", []), "invader_discard"):
        t.invader_discard.append(invader_card(t, {"invader_discard": slug}, "invader_discard"))
    if "deck" in words:
        t.stages = [whole(stage, "deck") for stage in list_of(words["deck"], "deck")][::-1]
        if [stage for stage in t.stages if stage not in (1, 2, 3)]:
            raise bad("deck", words["deck"])
    else:
        for card in [*t.laid_cards(), *t.invader_discard]:
            if INVADER_CARDS[card].stage in t.stages:
                t.stages.remove(INVADER_CARDS[card].stage)
    for stage in (1, 2, 3):
        if t.stages.count(stage) > len(t.unseen[stage - 1]):
            raise bad("deck", words.get("deck", ""))


def invader_card(t: Island, words: Mapping[str, Any], word: str) -> int:
    slug = words.get(word, "")
    if slug == "":
        return EMPTY
    if slug not in INVADER_SLUGS:
        raise bad(word, slug)
    card = INVADER_SLUGS.index(slug)
    unseen = t.unseen[INVADER_CARDS[card].stage - 1]
    if card not in unseen:
        raise bad(word, slug)
    unseen.remove(card)
    return card


def arrange_fear(t: Island, words: Mapping[str, Any]) -> None:
    level = whole(words.get("terror", 1), "terror")
    if not 1 <= level <= 3:
        raise bad("terror", level)
    begins = [0, 0, *t.dividers]  # fear cards earned and resolved when a level begins
    usual = begins[level] if level < len(begins) else 0
    t.earned = whole(words.get("earned", usual), "earned")
    t.resolved = whole(words.get("resolved", min(usual, int(t.earned))), "resolved")
    t.fear = whole(words.get("fear", 0), "fear")
    if "rituals" in words:
        t.raised = whole(words["rituals"], "rituals")
        if t.fear_wins or t.terror() > 3:
            raise bad("rituals", words["rituals"])
    if t.fear >= t.fear_size:
        raise bad("fear", t.fear)
    if t.earned >= len(t.fear_cards) or t.terror() < level:
        raise bad("earned", t.earned)
    if t.resolved > t.earned:
        raise bad("resolved", t.resolved)
    place = int(t.resolved)
    for slug in texts(words.get("fear_cards", []), "fear_cards"):
        if slug:
            if slug not in FEAR_SLUGS or place >= len(t.fear_cards):
                raise bad("fear_cards", slug)
            t.fear_cards[place] = FEAR_SLUGS.index(slug)
        place += 1
    for name in texts(words.get("rules", []), "rules"):
        if name not in RULES.values():
            raise bad("rules", name)
        t.rules |= next(bit for bit in RULES if RULES[bit] == name)


def arrange_blight(t: Island, words: Mapping[str, Any]) -> None:
    face = words.get("blighted", "")
    if face:
        if face not in BLIGHT_CARDS or not t.blight_card:
            raise bad("blighted", face)
        t.blighted = True
        t.blight_face = BLIGHT_CARDS.index(face)
    if "blight_pool" in words:
        t.blight_pool = whole(words["blight_pool"], "blight_pool")
    t.blight_total = t.blight_pool + sum(t.blight)
    t.drowned = whole(words.get("drowned", 0), "drowned")


# -- where the turn goes on --------------------------------------------------------------------------------------------


def start(t: Island, words: Mapping[str, Any]) -> None:
    """From the step named to the end of the turn; `only`: that step alone, then the next turn begins."""
    phase = words.get("phase", "growth")
    if phase not in PHASES:
        raise bad("phase", phase)
    at = PHASES.index(phase)
    t.turn = whole(words.get("turn", 1), "turn")
    t.phase = PHASE_OF[at]
    steps: list[Step[Any]] = [
        SIDE_BY_SIDE[t.seats],
        *[FAST_POWERS, BLIGHTED_ISLAND, BEGIN_FEAR, BEFORE_RAVAGE, BEGIN_RAVAGE, BEGIN_BUILD, EXPLORE],
        *[ADVANCE, SLOW_POWERS, TIME_PASSES],
    ]
    if phase == "play":
        rest = [together_play(t.seats), *steps[1:]]
    else:
        first = at if at < 1 else at - 1
        rest = steps[first:]
    if flag(words, "only", False):
        rest = rest[:1]
    t.restart([TURN, *rest[::-1]])


def together_play(seats: int) -> Step[Any]:
    return Together([[Income(seat)] for seat in range(seats)])


# -- reading words -----------------------------------------------------------------------------------------------------


def amount(words: Mapping[str, Any], word: str, seat: int) -> int:
    value = of_seat(words, word, seat)
    return whole(value, word) if value is not None else 0


def land_number(t: Island, name: str, word: str) -> int:
    return place(t.chart.names, name, word)
