"""One line of JSON for each thing that happens. Moves are logged without their words: a choice may be a secret."""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

logger: Final = logging.getLogger("vatra.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        if line["what"].startswith("Traceback"):  # uvicorn tells a start that failed like this
            line |= {"what": "start-failed", "why": line["what"].strip().splitlines()[-1][:300]}
        line.update(getattr(record, "told", {}))
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            line["fault"] = type(error.__cause__ or error).__name__
            line["trace"] = where(error)
        return msgspec.json.encode(line).decode()


def where(error: BaseException) -> list[str]:
    """The way to the fault, without the words of exceptions and the values of variables: they may be secrets."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]


def tell(what: str, level: int = logging.INFO, error: BaseException | None = None, **told: Any) -> None:
    """Write one line."""
    logger.log(level, what, extra={"told": told}, exc_info=error)


def set_up(quiet: bool) -> None:
    """Everything this process says goes to the error stream, in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(logging.WARNING if quiet else logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    logging.getLogger("alembic").setLevel(logging.WARNING)
