"""The `vatra` command: one small file per subcommand, all in four languages."""

from vatra.cli.main import main, run

__all__ = ["main", "run"]
