"""The commands, in the order in which `vatra --help` lists them."""

from __future__ import annotations

from typing import Annotated

import typer

import vatra
from vatra.cli import bench, check, export, games, learn, replay, rules, serving, sim, train, tty, verify
from vatra.cli.given import Lang
from vatra.cli.terminal import terminal

app = typer.Typer(
    name="vatra",
    add_completion=True,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context, lang: Lang = None, version: Annotated[bool, typer.Option("--version")] = False
) -> None:
    if version:
        terminal.print(f"vatra {vatra.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


app.command("play")(serving.play)
app.command("tty")(tty.tty)
app.command("learn")(learn.learn)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("sim")(sim.sim)
app.command("export")(export.export)
app.command("train")(train.train)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("check")(check.check)
app.command("bench")(bench.bench)
app.command("serve")(serving.serve)
app.command("schema")(serving.schema)
