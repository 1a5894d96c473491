"""Logs as lines of JSON: what happened, when, and with what; never a token, a cookie or what a player wrote."""

from __future__ import annotations

import logging
import sys

import msgspec

_KNOWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Writes each record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON; whatever was given as `extra` becomes a field."""
        line = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        extra = ((name, value) for name, value in record.__dict__.items() if name not in _KNOWN)
        line.update({name: str(value) for name, value in extra if not name.startswith("_")})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        whole = {name: text.encode(errors="backslashreplace").decode() for name, text in line.items()}
        return msgspec.json.encode(whole).decode()


def set_up_logs(level: str) -> None:
    """Send everything from this level on to the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
