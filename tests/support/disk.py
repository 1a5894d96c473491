"""A disk that fails on demand."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import apsw


class Disk(apsw.VFS):
    """A disk under the write-ahead log that fails on demand."""

    def __init__(self) -> None:
        self.name = f"disk-{uuid4().hex}"
        self.trouble: dict[str, type[apsw.Error]] = {}
        """What is raised, by the name of the operation."""
        super().__init__(self.name, "")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        return DiskFile(self, name, flags)


class DiskFile(apsw.VFSFile):
    def __init__(self, disk: Disk, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        self._disk = disk
        self._is_log = bool(flags[0] & apsw.SQLITE_OPEN_WAL)
        super().__init__("", name, flags)

    def xWrite(self, data: Any, offset: int) -> None:
        self._fail("write")
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:
        self._fail("sync")
        super().xSync(flags)

    def _fail(self, operation: str) -> None:
        if self._is_log and operation in self._disk.trouble:
            raise self._disk.trouble[operation]("on purpose")
