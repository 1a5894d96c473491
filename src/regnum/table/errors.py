"""Why a table refuses a command; nothing has been changed. An illegal action raises `IllegalActionError` instead."""

from __future__ import annotations

from regnum.errors import RegnumError
from regnum.words import Message


class TableError(RegnumError):
    """The command makes no sense at this table: a seat that does not exist, a text that is too long."""


class ForbiddenError(TableError):
    """The player may not do this; others may."""


class NotNowError(TableError):
    """It cannot be done now; it could have been done before, or may be later."""


class StaleError(NotNowError):
    """The command was meant for another position of the game than the present one."""

    def __init__(self, problem: Message, meant: int) -> None:
        super().__init__(problem)
        self.meant = meant
        """The ply that it was meant for."""
