"""`vatra check`: run scenarios, the examples that prove the rules, and lessons."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from vatra.cli.given import AsJson, Lang
from vatra.cli.terminal import terminal
from vatra.core import lesson, lesson_check, scenario
from vatra.core.errors import BadInput

Paths = Annotated[list[Path], typer.Argument(metavar="PATH...", show_default=False)]


def check(paths: Paths, as_json: AsJson = False, lang: Lang = None) -> None:
    """Run scenarios and lessons and say which do not hold. Exit code 1 if any does not."""
    files = scenario.scenario_files(paths)
    if not files:
        raise BadInput("check-nothing", {"paths": ", ".join([str(path) for path in paths])})
    failures = [(file, why) for file in files if (why := fault_of(file))]
    passed = len(files) - len(failures)
    if as_json:
        listed = [{"file": str(file), "why": why} for file, why in failures]
        terminal.json({"passed": passed, "failed": len(failures), "failures": listed})
    else:
        for file, why in failures:
            terminal.print(Text.assemble(("✗ ", "bold red"), (f"{file}: ", "bold"), why))
        if passed:
            terminal.print(Text.assemble(("✓ ", "bold green"), terminal.say("check-passed", count=passed)))
        if failures:
            terminal.print(
                Text.assemble(("✗ ", "bold red"), terminal.say("check-failed", count=len(failures)))
            )
    if failures:
        raise typer.Exit(1)


def fault_of(file: Path) -> str:
    """Why the scenario or lesson does not hold, or nothing."""
    try:
        if lesson.is_lesson(file):
            lesson_check.check(file)
        else:
            scenario.run(scenario.read(file))
    except (scenario.ScenarioFailed, lesson.LessonFailed) as failed:
        return str(failed)
    except BadInput as bad:
        return terminal.say(bad.name, **bad.said)
    return ""
