"""From the flags of `vatra sim` to a plan, and back to the command that gives the same games."""

from __future__ import annotations

import dataclasses
import shlex
from itertools import product
from pathlib import Path

from vatra.bots import bot_names
from vatra.core.errors import BadInput
from vatra.core.game import Game
from vatra.lab import Match, Plan, read_patch, read_positions
from vatra.lab import ladder as ladder_of
from vatra.lab.plan import Kind


def plan_given(
    game: Game,
    seats: str,
    games: int,
    seed: str,
    options: dict[str, str],
    ladder: str,
    players: int,
    positions: list[Path] | None,
    patch: Path | None,
    logs: bool,
) -> Plan:
    bots = bots_given(game, seats)
    if ladder and positions:
        raise BadInput("sim-ladder-or-positions", {})
    if players and not ladder:
        raise BadInput("sim-players-without-ladder", {})
    if options and positions:
        raise BadInput("sim-options-or-positions", {})
    variants = variants_given(game, players or len(bots), options)
    options = variants[0]
    if ladder:
        kind = kind_given(ladder)
        plan = ladder_of(
            game.id, bots, seats=players or None, games=games, seed=seed, options=options, kind=kind
        )
    else:
        plan = Plan((Match(game.id, bots, games, seed, options),))
    plan = dataclasses.replace(
        plan,
        positions=read_positions(game, positions) if positions else (),
        variants=variants if len(variants) > 1 else (),
        patch=read_patch(patch) if patch is not None else None,
        logs=logs,
    )
    plan.check()
    return plan


def variants_given(game: Game, seats: int, options: dict[str, str]) -> tuple[dict[str, str], ...]:
    """`relics=none,numbered` stands for both: every combination of such values, without options that it has no use
    for."""
    values = [[value.strip() for value in text.split(",")] for text in options.values()]
    combinations = [dict(zip(options, chosen, strict=True)) for chosen in product(*values)]
    if len(combinations) == 1:
        return (options,)
    defaults = {option.id: option.default for option in game.options}
    found: list[dict[str, str]] = []
    for chosen in combinations:
        useless = [option.id for option in game.options if not option.applies(seats, {**defaults, **chosen})]
        kept = {name: value for name, value in chosen.items() if name not in useless}
        if kept not in found:
            found.append(kept)
    return tuple(found)


def kind_given(text: str) -> Kind:
    kinds: dict[str, Kind] = {"mixed": "mixed", "pairs": "pairs"}
    if text not in kinds:
        raise BadInput("sim-unknown-ladder", {"given": text, "allowed": ", ".join(kinds)})
    return kinds[text]


def bots_given(game: Game, text: str) -> tuple[str, ...]:
    bots = tuple([name.strip() for name in text.split(",") if name.strip()])
    if not bots:
        raise BadInput("sim-who-plays", {"allowed": ", ".join(bot_names(game))})
    return bots


def command_for(plan: Plan, positions: list[Path] | None) -> str:
    """The command that plays the same games: without how many processes, and without the files it wrote."""
    first = plan.tables[0]
    is_ladder = plan.kind != "match"
    words = ["vatra", "train" if plan.study else "sim", first.game]
    if not plan.study:
        words += ["--seats", ",".join(plan.bots if is_ladder else first.bots)]
    if is_ladder:
        words += ["--ladder", plan.kind, "--players", str(plan.seats)]
    words += ["--games", str(plan.games), "--seed", str(first.seed).removesuffix(" table 0")]
    for name in dict.fromkeys([name for options in plan.options for name in options]):
        values = dict.fromkeys([str(options[name]) for options in plan.options if name in options])
        words += ["--option", f"{name}={','.join(values)}"]
    for path in positions or []:
        words += ["--positions", str(path)]
    if plan.patch is not None:
        words += ["--patch", plan.patch.name]
    return shlex.join(words)
