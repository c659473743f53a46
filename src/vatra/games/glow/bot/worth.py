"""What things are worth to a player, in light at the end of the game: tokens, companions, a set of dice."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from vatra.games.glow.boards import LAND, SPACE_BIT
from vatra.games.glow.bot.boats import fleet
from vatra.games.glow.bot.odds import Odds, cursed, odds_of
from vatra.games.glow.bot.paths import Walker, hope
from vatra.games.glow.bot.prices import Prices
from vatra.games.glow.components import (
    BLACK_DIE,
    CARDS,
    COMPANIONS,
    END_LIGHT,
    FIREFLY_BONUS,
    FIRST_SPELL,
    LIGHTS,
    NO_DIE,
    REROLL_POWER,
    ROUNDS,
    SKETAL_NUMBER,
)
from vatra.games.glow.effects import (
    ALL_OF,
    CAST_SPELLS,
    CATCH,
    ELEMENTS,
    FOOTPRINTS2,
    KILL_NEWEST,
    LIGHT3,
    LIGHT_MINUS2,
    MANY,
    ONE,
    WIDTH,
    Effect,
    different,
)
from vatra.games.glow.player import FACE, KIND_SHIFT, Player
from vatra.games.glow.table import Journey

SMALL_DICE_A_DAY: Final = 2  # how many small dice a player usually has
REACHED_FOR: Final = (
    1.3  # good effects fire more often than chance alone would have it, since rerolls reach for them
)
AVOIDED: Final = 0.7  # and bad ones less often
REROLL_A_DAY: Final = 1.2  # what a reroll power is worth
DIE_A_DAY: Final = 1.9  # what another large die is worth
TOKENS_A_DAY: Final = 2.0  # reroll tokens that can be put to good use
STEPS_OF_A_DIE: Final = 0.45  # what a die is worth on the journey, on land
CAUGHT: Final = 5.0  # what Cromaug brings
CURSED_RIVALS: Final = 1.5  # what it is worth that every rival has a spell


class Outlook:
    """The rest of the game as one player sees it. `days` are those after today."""

    def __init__(self, t: Journey, seat: int, player: Player) -> None:
        self.player: Final = player
        self.days: Final = ROUNDS - int(t.round)
        self.land: Final = t.board == LAND
        self.rivals: Final = t.seats - 1
        self.solo: Final = t.arthur is not None
        self.brought: Final = t.brought
        self.usual: Final[Odds] = odds_of(
            [one >> KIND_SHIFT for one in player.dice if one >> KIND_SHIFT < 8], SMALL_DICE_A_DAY
        )
        days = self.days
        lit = int(player.all_fireflies())
        self.firefly: Final = bonus(lit + 1, len(player.row), days) - bonus(lit, len(player.row), days)
        self.footprint: Final = 1.0 if days == 0 else 1.25
        self.reroll: Final = price_of_token(int(player.rerolls), days)
        self.futures: Final[dict[int, float]] = {}
        least = 6.0
        for card in player.row:
            least = min(least, self.future(card))
        if player.spells or player.hidden:
            least = min(least, -1.5)
        self.least: Final = least if player.row or player.spells or player.hidden else 0.0
        self.prices: Final = Prices(self.footprint, self.firefly, self.reroll, self.least)
        self.noons: Final[dict[int, float]] = {}
        self.walks: Final[dict[int, float]] = {}
        self.limit: int = 120  # walks looked at for each result of the dice

    # -- companions ------------------------------------------------------------------------------------------------

    def pays(self, effect: Effect) -> float:
        """What one firing brings."""
        gain = float(effect.light) + float(effect.footprints) * self.footprint
        gain += float(effect.fireflies) * self.firefly + float(effect.rerolls) * self.reroll
        if effect.special == CATCH:
            gain += CAUGHT
        elif effect.special == CAST_SPELLS:
            gain += CURSED_RIVALS * self.rivals
        return gain

    def future(self, card: int) -> float:
        """What a companion is worth from tomorrow to the end, corner and powers included."""
        known = self.futures.get(card)
        if known is None:
            known = self.over_days(card, self.days)
            self.futures[card] = known
        return known

    def over_days(self, card: int, days: int) -> float:
        companion = COMPANIONS[card]
        effect = companion.effect
        value = float(END_LIGHT[card]) + LIGHTS[card] * self.firefly
        power = REROLL_A_DAY * REROLL_POWER[card]
        if companion.die != NO_DIE and self.brought[SKETAL_NUMBER[card]] >= 0:
            power += DIE_A_DAY
        pays = self.pays(effect)
        fires = 0.0
        for counts, chance in self.usual.items():
            fires += chance * float(effect.times(counts))
        if not effect.skull:
            often = fires * (REACHED_FOR if pays > 0 else AVOIDED)
            return value + days * (power + pays * (min(0.97, often) if effect.once else often))
        for _ in range(days):
            stays = power + value
            chance = min(0.95, fires * REACHED_FOR) if pays > stays else fires * AVOIDED
            value = (1 - chance) * stays + chance * pays
        return value

    # -- today's dice ----------------------------------------------------------------------------------------------

    def noon(self, counts: i64) -> float:
        """What noon brings with these dice: light, tokens, and companions lost."""
        key = int(counts)
        known = self.noons.get(key)
        if known is None:
            known = self.all_effects(counts)
            self.noons[key] = known
        return known

    def all_effects(self, counts: i64) -> float:
        player = self.player
        light: i64 = 3 * (counts >> (WIDTH * LIGHT3) & MANY)
        footprints: i64 = 2 * (counts >> (WIDTH * FOOTPRINTS2) & MANY)
        fireflies: i64 = player.all_fireflies()
        rerolls: i64 = 0
        company = len(player.row)
        lost = 0.0
        for number in player.effects():
            effect = player.effect(number)
            times: i64 = effect.times(counts)
            if not times:
                continue
            light += effect.light * times
            footprints += effect.footprints * times
            fireflies += effect.fireflies * times
            rerolls += effect.rerolls * times
            if number < CARDS and effect.skull:
                lost += self.dies(number)
                fireflies -= LIGHTS[number]
                company -= 1
                if effect.special:
                    lost -= self.pays(effect) - float(effect.light)
            elif effect.special == KILL_NEWEST and player.row:
                lost += self.dies(player.row[-1])
                company -= 1
            if number >= FIRST_SPELL:
                lost -= 1.5  # and then it is gone
        if light < -player.light:
            light = -player.light
        value = float(light) + float(footprints) * self.footprint + float(rerolls) * self.reroll - lost
        return value + bonus(int(fireflies), company, self.days)

    def dies(self, card: int) -> float:
        """What is lost with a companion; its fireflies are counted apart."""
        return self.future(card) - LIGHTS[card] * self.firefly

    def journey(self, counts: i64) -> float:
        """What the afternoon brings with these dice, beyond what the footprints in hand are worth."""
        footprints: i64 = self.player.footprints + 2 * (counts >> (WIDTH * FOOTPRINTS2) & MANY)
        for number in self.player.effects():
            effect = self.player.effect(number)
            if effect.footprints > 0:
                footprints += effect.footprints * effect.times(counts)
        if self.land:
            return self.walk(counts, int(footprints))
        shown = int(different(counts))
        return fleet(self.solo).best(self.player.boats, shown, int(footprints), self.days + 1, self.prices)

    def walk(self, counts: i64, footprints: int) -> float:
        elements: i64 = counts & ((1 << (WIDTH * ELEMENTS)) - 1)
        key = int(elements | footprints << (WIDTH * ELEMENTS))
        known = self.walks.get(key)
        if known is None:
            player = self.player
            walker = Walker(elements, self.days, int(player.camp), self.prices, self.limit)
            known = walker.best(int(player.company), SPACE_BIT[player.company], footprints)
            self.walks[key] = known
        return known

    def dice(self, counts: i64) -> float:
        """What these dice are worth today."""
        return self.noon(counts) + self.journey(counts)

    def rolled(self, kinds: list[int], immune: bool, walks: bool = False) -> float:
        """What these dice are worth on average before they are rolled; on land with all `walks`, or a rough guess."""
        odds = odds_of(kinds)
        black = BLACK_DIE in kinds and not immune
        if black:
            odds = cursed(odds)
        value = -2 / 6 if black else 0.0
        for counts, chance in odds.items():
            value += chance * self.all_effects(counts)
            if walks or not self.land:
                value += chance * self.journey(counts)
        if self.land and not walks:
            value += STEPS_OF_A_DIE * len(kinds)
        return value

    # -- the whole -------------------------------------------------------------------------------------------------

    def standing(self) -> float:
        """All the player has, as if today were over."""
        player = self.player
        value = float(player.light) + float(player.footprints) * self.footprint
        value += float(player.rerolls) * self.reroll
        value += bonus(int(player.all_fireflies()), len(player.row), self.days)
        for card in player.row:
            value += self.dies(card)
        value -= 1.5 * (len(player.spells) + float(player.hidden))
        if self.land:
            return value + hope(self.days, player.company, player.camp)
        return value + fleet(self.solo).worth(player.boats, self.days)


def price_of_token(tokens: int, days: int) -> float:
    """What a reroll token is worth: less where there are too many to use well, next to nothing at the end."""
    if days == 0:
        return 0.02
    return min(1.3, 0.9 + 0.1 * days) * min(1.0, TOKENS_A_DAY * days / max(1, tokens))


def bonus(fireflies: int, companions: int, days: int) -> float:
    """What the hope of the ten light for fireflies is worth."""
    if days == 0:
        return float(FIREFLY_BONUS) if fireflies >= companions else 0.0
    ahead = (fireflies + 0.6 * days) - (companions + 0.85 * days) + 0.5
    return FIREFLY_BONUS / (1 + math.exp(-ahead / (0.6 + 0.22 * days)))


def counts_of(kinds: list[int], faces: list[int], immune: bool) -> i64:
    """The packed counts of dice that may be changed in thought; like `Player.counts`."""
    counts: i64 = 0
    cancelled = -1
    for i in range(len(kinds)):
        face = faces[i]
        if kinds[i] == BLACK_DIE:
            if face < ELEMENTS and not immune:
                cancelled = face
        elif face < LIGHT_MINUS2:
            counts += ONE[face]
    if cancelled >= 0:
        counts &= ~ALL_OF[cancelled]
    return counts


def faces_of(player: Player) -> list[int]:
    return [one & FACE for one in player.dice]
