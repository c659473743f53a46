# plain: sets up a position from a few words, and nothing here is hot
"""Any position, in the words of Bonfire. What is not said is laid out in a plain order: all pieces are there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vatra.core.arranging import bad, flag, inside, mapping, of_seat, only, place, taken, texts, whole, wholes
from vatra.games.bonfire.components import (
    BIT,
    CITY_SLUGS,
    COMMON,
    COUNCIL,
    DISPLAYED_PATHS,
    DISPLAYED_SPECIALISTS,
    FATE_SLUGS,
    FATE_TILES,
    GIFT_PILE,
    GIFTS,
    GNOME_SLUGS,
    GOLD,
    GUARDIANS,
    ISLAND_SLUGS,
    MAX_GNOMES,
    PATH_COUNT,
    PATH_SLUGS,
    PER_SHAPE,
    PILES,
    PORTALS,
    RESOURCES,
    SEATS_IN_COUNCIL,
    SHAPE_AT,
    SHAPES,
    SLOTS,
    SPACES,
    SPECIALIST_RESOURCES,
    SPECIALISTS,
    TASK_ISLANDS,
    TOKENS,
    TOM_SLUGS,
    TRIGGER,
    tasks_on,
)
from vatra.games.bonfire.conditions import bits, common_met
from vatra.games.bonfire.geometry import RIGHT, SPOTS, SPOTS_INSIDE, START_SPOT
from vatra.games.bonfire.player import ABSENT, BONFIRE, SCORED, START, STATUS, Player
from vatra.games.bonfire.rules.fate import LAY, lay
from vatra.games.bonfire.rules.setup import fresh_tom, head_start
from vatra.games.bonfire.rules.turn import AFTER, END_TURN, START_TURN
from vatra.games.bonfire.table import Realm
from vatra.games.bonfire.tasks import SOLO_TASKS, TASK_COUNT, TASK_SLUGS, TASKS, THREE_GIFTS

SEAT_WORDS: Final = [
    "tokens",
    "resources",
    "ships",
    "gnomes",
    "paths",
    "portals",
    "tasks",
    "guardians",
    "gifts",
    "open",
    "given",
    "fate",
    "column",
    "apart",
    "fate_left",
    "scored",
    "sent",
    "status",
    "cities",
]
WORDS: Final = [
    *SEAT_WORDS,
    "first",
    "turn",
    "moment",
    "islands",
    "display",
    "under",
    "specialists",
    "pointer",
    "fire_used",
    "ring",
    "gone",
    "neutral",
    "lying",
    "countdown",
    "tom",
]
TOM_WORDS: Final = [
    "city",
    "paths",
    "portals",
    "tasks",
    "guardians",
    "gnomes",
    "sent",
    "novices",
    "scored",
    "cards",
    "passes",
    "pile",
]
MOMENTS: Final = ["turn", "after", "end", "over"]


def arrange(t: Realm, words: Mapping[str, Any]) -> None:
    """Turn an empty table into the position described: somebody's turn, or the end."""
    only(words, WORDS)
    t.shared.clear()
    t.first = seat_word(t, words, "first", 0)
    free = list(range(len(CITY_SLUGS)))
    cities = [
        taken(free, CITY_SLUGS, name, "cities") for name in texts(words.get("cities", []), "cities")
    ] + free
    tiles = list(range(PATH_COUNT))
    tasks = [task for task in range(TASK_COUNT) if t.seats > 2 or task != THREE_GIFTS]
    for seat in range(t.seats):
        t.players[seat].city = cities[seat]
        arrange_city(t, t.players[seat], words_of(seat, words), tiles, tasks)
        arrange_supply(t, t.players[seat], words_of(seat, words))
        arrange_fate(t, seat, words_of(seat, words))
    if t.seats == 1:
        t.specialists.cards = [s for s in t.specialists.cards if SPECIALIST_RESOURCES[s] != GOLD]
        t.tom = fresh_tom()
        t.tom.city.city = cities[-1]
        head_start(t, t.tom)
        toms = mapping(words.get("tom", {}), "tom")
        with inside("tom"):
            arrange_tom(t, toms, tiles, tasks)
    arrange_islands(t, mapping(words.get("islands", {}), "islands"), tasks)
    arrange_ring(t, words)
    arrange_paths(t, words, tiles)
    arrange_gnomes(t, words)
    arrange_council(t, words)
    t.countdown = whole(words.get("countdown", 0), "countdown")
    for player in [*t.players, *([t.tom.city] if t.tom is not None else [])]:
        player.met = common_met(player)
    start(t, seat_word(t, words, "turn", int(t.first)), words.get("moment", "turn"))


def start(t: Realm, seat: int, moment: Any) -> None:
    if moment not in MOMENTS:
        raise bad("moment", moment)
    if moment == "turn":
        t.shared.append(START_TURN[seat])
    elif moment != "over":
        t.shared.append(END_TURN[seat])
        if moment == "after":
            t.shared.append(AFTER[seat])


# -- cities ------------------------------------------------------------------------------------------------------------


def arrange_city(
    t: Realm, player: Player, words: Mapping[str, Any], tiles: list[int], tasks: list[int]
) -> None:
    """Path, portals, tasks and Bonfires, guardians, gnomes: of a player or of Tom."""
    for slug in texts(words.get("paths", []), "paths"):
        player.path.append(taken(tiles, PATH_SLUGS, slug, "paths"))
    for notch in notches(words.get("portals", 0)):
        player.notches |= BIT[notch]
    named = texts(words.get("tasks", []), "tasks")
    if len(named) > SLOTS:
        raise bad("tasks", named)
    for slot, text in enumerate(named, 1):
        parts = text.split(" ")
        if text:
            player.slots[slot - 1] = taken(tasks, TASK_SLUGS, parts[0], "tasks")
            if parts[1:] == ["lit"]:
                player.lit |= BIT[slot]
            elif len(parts) > 1:
                raise bad("tasks", text)
    for name, where in mapping(words.get("guardians", {}), "guardians").items():
        guardian = place(GUARDIANS, name, "guardians")
        if guardian and player.guardians[guardian] == ABSENT:
            t.island_guardians[guardian] -= 1
        player.guardians[guardian] = position(where)
    for slug in texts(words.get("gnomes", []), "gnomes"):
        gnome = place(GNOME_SLUGS, slug, "gnomes")
        if gnome < SPECIALISTS:
            taken(t.specialists.cards, GNOME_SLUGS, slug, "gnomes")
        elif not t.elders >> (gnome - SPECIALISTS) & 1:
            raise bad("gnomes", slug)
        else:
            t.elders &= ~BIT[gnome - SPECIALISTS]
        player.gnomes |= BIT[gnome]
        player.gnome_count += 1
    if player.gnome_count > MAX_GNOMES:
        raise bad("gnomes", words["gnomes"])
    for name, points in mapping(words.get("scored", {}), "scored").items():
        player.scored[place(SCORED, name, "scored")] = whole(points, "scored")


def notches(value: Any) -> list[int]:
    """A number of portals from the right, or the notches that have one."""
    if isinstance(value, int) and 0 <= value <= SHAPES:
        return list(range(SHAPES, SHAPES - value, -1))
    if isinstance(value, list) and all([isinstance(n, int) and 1 <= n <= SHAPES for n in value]):
        return list(value)
    raise bad("portals", value)


def position(where: Any) -> int:
    """`start`, `space 3` or `bonfire 3`."""
    parts = str(where).split(" ")
    if parts == ["start"]:
        return START
    if len(parts) == 2 and parts[1].isdigit() and 1 <= int(parts[1]) <= SLOTS:
        if parts[0] == "space":
            return int(parts[1])
        if parts[0] == "bonfire":
            return BONFIRE + int(parts[1])
    raise bad("guardians", where)


def arrange_supply(t: Realm, player: Player, words: Mapping[str, Any]) -> None:
    """Tokens, resources, the ship, gifts, and whether the player still takes part."""
    for name, n in mapping(words.get("tokens", {}), "tokens").items():
        player.tokens[place(TOKENS, name, "tokens")] = whole(n, "tokens")
    for name, n in mapping(words.get("resources", {}), "resources").items():
        player.resources[place(RESOURCES, name, "resources")] = whole(n, "resources")
    ship = words.get("ships", "dock")
    if ship != "dock":
        player.ship = place(ISLAND_SLUGS, ship, "ships")
    for name, n in mapping(words.get("gifts", {}), "gifts").items():
        player.gifts[place(ISLAND_SLUGS, name, "gifts")] = whole(n, "gifts")
    player.status = place(STATUS, words.get("status", "playing"), "status")
    arrange_gifts(player, words)


def arrange_gifts(player: Player, words: Mapping[str, Any]) -> None:
    """What of each pile was given, and what lies face up; what was given is never asked for again."""
    total = sum(player.gifts)
    left = min(total, GIFT_PILE)
    given = wholes(words.get("given", [left, total - left]), "given")
    if len(given) != 2 or sum(given) != total or max(given) > GIFT_PILE:
        raise bad("given", given) if "given" in words else bad("gifts", words["gifts"])
    opened = texts(words.get("open", ["flower", "fruit"]), "open")
    if len(opened) != 2:
        raise bad("open", opened)
    unseen = GIFTS[:]
    shown = [-1, -1]
    for side in range(2):
        if given[side] < GIFT_PILE:
            shown[side] = taken(unseen, RESOURCES, opened[side], "open")
    player.open_left, player.open_right = shown[0], shown[1]
    player.pile_left = max(0, GIFT_PILE - 1 - given[0])
    player.pile_right = max(0, GIFT_PILE - 1 - given[1])
    player.unseen = unseen[: player.pile_left + player.pile_right]


def arrange_fate(t: Realm, seat: int, words: Mapping[str, Any]) -> None:
    """Tiles laid (`f7 2 4 right`: tile, middle cell, way), the column from the top, the eighth tile if it is apart."""
    player = t.players[seat]
    left = list(range(len(FATE_TILES)))
    if "apart" in words:
        player.apart = taken(left, FATE_SLUGS, words["apart"], "apart")
    column = texts(words.get("column", []), "column")
    for slug in column:
        player.column.append(taken(left, FATE_SLUGS, slug, "column"))
    if "apart" in words:
        player.column += left
        return
    laid = texts(words.get("fate", []), "fate")
    for text in laid:
        tile, _, where = text.partition(" ")
        number = taken(left, FATE_SLUGS, tile, "fate")
        action = [action for action in LAY if action.text == "lay " + where]
        if not action:
            raise bad("fate", text)
        lay(t, seat, number, action[0].a, action[0].b)
    if not laid:
        lay(t, seat, left.pop(0), START_SPOT, RIGHT)
    keep = whole(words.get("fate_left", len(column) if column else len(left)), "fate_left")
    while len(left) + len(player.column) > keep and left:
        spots = [spot for spot in range(SPOTS_INSIDE) if player.fits(spot)]
        if not spots:
            raise bad("fate_left", keep)
        lay(t, seat, left.pop(0), spots[0], int(SPOTS[spots[0]].way))
    player.column += left


# -- the board ---------------------------------------------------------------------------------------------------------


def arrange_islands(t: Realm, words: Mapping[str, Any], tasks: list[int]) -> None:
    """Every island is as full as its gifts allow; in a solo game Tom has taken what he has."""
    for name, slugs in words.items():
        island = place(ISLAND_SLUGS, name, "islands")
        for slug in texts(slugs, "islands"):
            t.islands[island].append(taken(tasks, TASK_SLUGS, slug, "islands"))
    toms = int(t.tom.city.tasks()) if t.tom is not None else 0
    named = [place(ISLAND_SLUGS, name, "islands") for name in words]
    for island in TASK_ISLANDS:
        gifts = sum([player.gifts[island] for player in t.players])
        room = tasks_on(island, t.seats) - gifts - len(t.islands[island])
        if room < 0:
            raise bad("islands" if island in named else "gifts", ISLAND_SLUGS[island])
        if island in named and t.tom is not None and toms:
            fewer = min(room, toms)
            toms -= fewer
            room -= fewer
        for _ in range(room):
            t.islands[island].append(next_task(t, island, tasks))
    for island in [island for island in TASK_ISLANDS if island not in named]:
        while toms and t.islands[island]:
            t.islands[island].pop()
            toms -= 1
    if toms:
        raise bad("islands", dict(words))


def next_task(t: Realm, island: int, tasks: list[int]) -> int:
    """The next in order; where set-up mixes colours, of one that the island lacks, and alone in fair shares."""
    if t.seats > 1 and t.settings["tasks"] != "varied":
        return tasks.pop(0)
    here = [TASKS[task].colour for task in t.islands[island]]
    left = [SOLO_TASKS[colour] if t.seats == 1 else 0 for colour in range(len(SOLO_TASKS))]
    for task in [task for there in t.islands for task in there] if t.seats == 1 else []:
        left[TASKS[task].colour] -= 1
    best = min(tasks, key=lambda task: (TASKS[task].colour in here, -left[TASKS[task].colour]))
    tasks.remove(best)
    return best


def arrange_ring(t: Realm, words: Mapping[str, Any]) -> None:
    """Portals that no city has, on the spaces named and then on the others in order."""
    t.pointer = whole(words.get("pointer", 0), "pointer")
    if t.pointer >= SPACES:
        raise bad("pointer", t.pointer)
    t.fire_used = flag(words, "fire_used", False)
    each = PER_SHAPE if t.seats > 2 else PER_SHAPE - 1
    left: list[int] = []
    for _ in range(each):
        left += list(range(SHAPES))
    for player in [*t.players, *([t.tom.city] if t.tom is not None else [])]:
        for notch in range(1, SHAPES + 1):
            if player.notches >> notch & 1:
                left.remove(SHAPE_AT[player.city][notch])
    given = mapping(words.get("ring", {}), "ring")
    for name, shapes in given.items():
        if name not in [str(space) for space in range(SPACES)]:
            raise bad("ring", name)
        for shape in texts(shapes, "ring"):
            t.portals[int(name)].append(taken(left, PORTALS, shape, "ring"))
    free = [space for space in range(SPACES) if str(space) not in given]
    if left and not free:
        raise bad("ring", given)
    for portal in sorted(left):  # as equal as can be, and as varied: those of a shape one after the other
        least = min(
            free, key=lambda at: (len(t.portals[at]) >= each, portal in t.portals[at], len(t.portals[at]))
        )
        t.portals[least].append(portal)


def arrange_paths(t: Realm, words: Mapping[str, Any], tiles: list[int]) -> None:
    """The display, known tiles under the piles, and all others unseen in piles as equal as can be."""
    for slug in texts(words.get("display", []), "display"):
        t.display.append(taken(tiles, PATH_SLUGS, slug, "display"))
    under = words.get("under", [[], [], []])
    if not isinstance(under, list) or len(under) > PILES:
        raise bad("under", under)
    for pile in range(len(under)):
        for slug in texts(under[pile], "under"):
            t.pile_known[pile].append(taken(tiles, PATH_SLUGS, slug, "under"))
    crystal = 0
    while len(t.display) < DISPLAYED_PATHS and tiles:
        t.display.append(tiles.pop(crystal * 9 % len(tiles)))
        crystal += 1
    t.paths.cards = tiles
    for pile in range(PILES):
        t.pile_unseen[pile] = (len(tiles) + PILES - 1 - pile) // PILES


def arrange_gnomes(t: Realm, words: Mapping[str, Any]) -> None:
    for slug in texts(words.get("specialists", []), "specialists"):
        t.masters.append(taken(t.specialists.cards, GNOME_SLUGS, slug, "specialists"))
    while len(t.masters) < DISPLAYED_SPECIALISTS and t.specialists.cards:
        t.masters.append(t.specialists.cards.pop(0))
    tom = mapping(words.get("tom", {}), "tom")
    if t.tom is not None and "pile" in tom:
        t.tom.shown = t.specialists.cards
        with inside("tom"):
            named = texts(tom["pile"], "pile")
            t.specialists.cards = [taken(t.tom.shown, GNOME_SLUGS, slug, "pile") for slug in named]


def arrange_council(t: Realm, words: Mapping[str, Any]) -> None:
    """A novice for every Bonfire and every common task whose novice is gone; on the spaces named, then in order."""
    for seat in range(t.seats):
        player = t.players[seat]
        named = texts(words_of(seat, words).get("sent", []), "sent")
        fill(player.sent, named, int(bits(player.lit)), "sent")
    gone = texts(words.get("gone", []), "gone")
    for name in gone:
        t.neutrals &= ~BIT[place(COMMON, name, "gone")]
    lying = texts(words.get("lying", []), "lying")
    fill(t.lying, lying, min(len(lying), len(gone)), "lying")
    fill(t.neutral, texts(words.get("neutral", []), "neutral"), len(gone) - len(lying), "neutral")
    t.ending = t.novices() >= TRIGGER[t.seats]


def fill(spaces: list[int], named: list[str], number: int, word: str) -> None:
    if len(named) > number:
        raise bad(word, named)
    for name in named:
        spaces[place(COUNCIL, name, word)] += 1
    for _ in range(number - len(named)):
        free = [space for space in range(SEATS_IN_COUNCIL) if not spaces[space]]
        spaces[free[0] if free else 0] += 1


def arrange_tom(t: Realm, words: Mapping[str, Any], tiles: list[int], tasks: list[int]) -> None:
    only(words, TOM_WORDS)
    tom = t.tom
    assert tom is not None
    if "city" in words:
        tom.city.city = place(CITY_SLUGS, words["city"], "city")
    arrange_city(t, tom.city, words, tiles, tasks)
    for slot in range(SLOTS):
        if tom.city.slots[slot] >= 0:
            tom.city.lit |= BIT[slot + 1]
    sent = texts(words.get("sent", []), "sent")
    fill(tom.city.sent, sent, len(sent), "sent")
    tom.novices = whole(words.get("novices", tom.novices - len(sent)), "novices")
    fill(tom.city.sent, [], max(0, 4 - int(tom.novices) - len(sent)), "novices")
    tom.passes = whole(words.get("passes", 0), "passes")
    if "cards" in words:
        tom.discards = tom.cards.cards
        named = texts(words["cards"], "cards")
        tom.cards.cards = [taken(tom.discards, TOM_SLUGS, slug, "cards") for slug in named]


# -- reading -----------------------------------------------------------------------------------------------------------


def words_of(seat: int, words: Mapping[str, Any]) -> dict[str, Any]:
    """The words of one seat, as far as they say anything of it."""
    said = {word: of_seat(words, word, seat) for word in SEAT_WORDS if word != "cities"}
    return {word: value for word, value in said.items() if value is not None}


def seat_word(t: Realm, words: Mapping[str, Any], word: str, default: int) -> int:
    seat = whole(words.get(word, default), word)
    if seat >= t.seats:
        raise bad(word, seat)
    return seat
