"""How a server is set up: by the command line, by environment variables, or not at all."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from regnum.errors import UsageError
from regnum.table.keeping import ALONE, SHARED, WAITING, Kept
from regnum.words.message import message

PREFIX = "REGNUM_"
KINDS_KEPT: tuple[Kept, ...] = (WAITING, ALONE, SHARED)
LOG_LEVELS = ("debug", "info", "warning", "error")
_FILE = "tables.sqlite"
_PREFIX = re.compile("(/[A-Za-z0-9._~-]+)+")
_MOST_WORKERS = 256
_MOST_DAYS = 36500
_MOST_CONNECTIONS = 1_000_000


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be chosen; what makes no sense raises `UsageError`."""

    host: str = "0.0.0.0"
    port: int = 8000
    data: Path = Path()
    database: str = ""
    """A PostgreSQL address; empty for a file in `data`."""
    bot_workers: int = 0
    """Processes for bots; 0 for one less than there are cores."""
    limits: float = 1.0
    """A factor for the default limits of every caller; 0 for no limits."""
    keep_waiting: float = 7
    """Days for which a table at which no game begins is kept; 0 for always, as with the two below."""
    keep_alone: float = 30
    """Days for which a game of one person, or of bots, is kept while nothing happens."""
    keep_shared: float = 365
    """Days for which a game between people is kept while nothing happens."""
    log_level: str = "warning"
    proxies: str = "127.0.0.1"
    """The addresses of reverse proxies whose word on the caller's address is taken, separated by commas."""
    metrics: str = "127.0.0.1,::1"
    """The addresses that may read `/metrics`, separated by commas."""
    hosts: str = ""
    """The host names for which requests are answered, separated by commas; empty for all."""
    root_path: str = ""
    """What the paths of all addresses begin with, if a proxy serves other things at the same host: `/regnum`."""
    connections: int = 0
    """How many connections may be open at once; 0 for as many as this process may have files."""

    def __post_init__(self) -> None:
        if not 0 <= self.port < 1 << 16:
            raise UsageError(message("server-setting-port", port=str(self.port)))
        if self.database and not self.database.startswith(("postgresql://", "postgres://")):
            raise UsageError(message("server-setting-database"))
        if not 0 <= self.bot_workers <= _MOST_WORKERS:
            raise UsageError(message("server-setting-workers", most=_MOST_WORKERS))
        if self.log_level not in LOG_LEVELS:
            raise UsageError(message("server-setting-log", known=", ".join(LOG_LEVELS)))
        if self.root_path and not _PREFIX.fullmatch(self.root_path):
            raise UsageError(message("server-setting-root-path", path=self.root_path))
        if not 0 <= self.connections <= _MOST_CONNECTIONS:
            raise UsageError(message("server-setting-connections", most=_MOST_CONNECTIONS))
        if not 0 <= self.limits <= 1000:
            raise UsageError(message("server-setting-limits"))
        if not all(0 <= days <= _MOST_DAYS for days in self.days_kept.values()):
            raise UsageError(message("server-setting-days", most=_MOST_DAYS))

    @property
    def days_kept(self) -> dict[Kept, float]:
        """How many days each kind of table is kept while nothing happens; 0 for always."""
        return {kind: getattr(self, f"keep_{kind}") for kind in KINDS_KEPT}

    @property
    def file(self) -> Path:
        """The file with all tables, if they are kept in one."""
        return self.data / _FILE

    @property
    def workers(self) -> int:
        """How many bots may think at once."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


def default_data() -> Path:
    """Where tables are kept if nothing was said."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "regnum"


def from_environment(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The settings that environment variables name, such as `REGNUM_PORT`."""
    names = Settings.__dataclass_fields__
    return {name: environment[PREFIX + name.upper()] for name in names if environment.get(PREFIX + name.upper())}


def settings(chosen: Mapping[str, object]) -> Settings:
    """The settings from texts and values as people give them."""
    kinds = {"port": int, "bot_workers": int, "connections": int, "limits": float, "data": Path} | {
        f"keep_{kind}": float for kind in KINDS_KEPT
    }
    values: dict[str, object] = {"data": default_data()}
    for name, value in chosen.items():
        try:
            values[name] = kinds.get(name, str)(value)
        except ValueError:
            raise UsageError(message("server-setting-number", name=name, value=str(value)[:40])) from None
    return Settings(**values)  # type: ignore[arg-type]
