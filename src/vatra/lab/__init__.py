"""Many games at once: matches, ladders, experiments, and reports about them.

>>> from vatra import lab
>>> plan = lab.ladder("diamant", ["random", "auto", "novice"], seats=3, games=90, seed=7)
>>> summary = lab.run(plan)                      # jobs=8: in eight processes, with the same result
>>> for rung in summary.ladder():
...     assert rung.rating is not None
...     print(rung.bot, round(rung.rating.elo), f"{rung.tally.rate:.0%}")
novice ...
"""

from vatra.lab.cluster import on_ray
from vatra.lab.compare import Comparison, compare
from vatra.lab.export import Dataset
from vatra.lab.frames import curve, frame, games_frame, plot
from vatra.lab.journal import resuming
from vatra.lab.ladder import ladder
from vatra.lab.match import Match
from vatra.lab.patch import Patch, read_patch
from vatra.lab.plan import Plan
from vatra.lab.plots import Plot
from vatra.lab.positions import Position, read_positions
from vatra.lab.rating import Rating
from vatra.lab.records import Record, play_game, story
from vatra.lab.report import write_report
from vatra.lab.rows import LogFolder, open_rows
from vatra.lab.run import run
from vatra.lab.summary import Rung, Summary

__all__ = [
    "Comparison",
    "Dataset",
    "LogFolder",
    "Match",
    "Patch",
    "Plan",
    "Plot",
    "Position",
    "Rating",
    "Record",
    "Rung",
    "Summary",
    "compare",
    "curve",
    "frame",
    "games_frame",
    "ladder",
    "on_ray",
    "open_rows",
    "play_game",
    "plot",
    "read_patch",
    "read_positions",
    "resuming",
    "run",
    "story",
    "write_report",
]
