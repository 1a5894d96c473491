"""A person at the keyboard of a terminal game, for tests."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Generic, TypeVar

from rich.console import Console, RenderableType
from textual.pilot import Pilot
from textual.screen import Screen
from textual.worker import WorkerCancelled

from regnum.cli.terminal.app import GameApp
from regnum.cli.terminal.dialogs import Result
from regnum.cli.terminal.hotseat import AnyHotseat
from regnum.cli.terminal.setup import Choice
from regnum.cli.terminal.table import TableScreen

T = TypeVar("T", bound=TableScreen[Any])


class Driver(Generic[T]):
    """A person at the keyboard."""

    def __init__(self, app: GameApp, pilot: Pilot[int], table: type[T]) -> None:
        self.app, self.pilot, self._table = app, pilot, table

    @property
    def table(self) -> T:
        return next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, self._table))

    def is_at(self, kind: type[Screen[Any]]) -> bool:
        """Whether a screen of this kind is on top."""
        return isinstance(self.app.screen, kind)

    async def press(self, *keys: str) -> None:
        """Press keys one after the other; the driver's own `press` would wait after each."""
        for key in keys:
            self.app.simulate_key(key)
        await self.settle()

    async def settle(self) -> None:
        """Until the bots have acted and everything is drawn."""
        await self.pilot.pause()
        while not self.app.screen_stack:  # one screen is gone, and a busy machine has not put up the next
            await self.pilot.pause(0.02)
        while any(not worker.is_finished for worker in self.app.workers):
            with suppress(WorkerCancelled):
                await self.app.workers.wait_for_complete()
            await self.pilot.pause()

    async def type(self, text: str) -> None:
        await self.pilot.press(*text)

    async def see(self, *sentences: str) -> None:
        """Wait until all this can be read on the screen."""
        for sentence in sentences:
            for _ in range(100):
                if sentence in self.words():
                    break
                await self.pilot.pause(0.02)
            assert sentence in self.words()

    def words(self) -> str:
        """The text on the screen."""
        return "\n".join(strip.text for strip in self.app.screen._compositor.render_strips())

    def seat(self, *bots: str) -> None:
        """Choose the bots at the seats after the first, on the set-up screen."""
        for seat, bot in enumerate(bots, 1):
            self.app.screen.query_one(f"#seat-{seat}", Choice).choose(bot)

    async def enter_to_the_end(self, most: int = 100) -> None:
        """Confirm whatever is in hand until everything is over and the result is shown."""
        for _ in range(most):
            if self.table.desk.game.state.is_over and self.is_at(Result):
                return
            await self.press("enter")
        raise AssertionError("the game does not end")


@asynccontextmanager
async def sitting_at(
    app: type[GameApp],
    table: type[T],
    game: AnyHotseat | None,
    save_file: Path,
    size: tuple[int, int] = (120, 40),
    language: str = "en",
    *,
    is_resumed: bool = False,
) -> AsyncIterator[Driver[T]]:
    """Play a game, or set one up, in a terminal of some size."""
    started = app(language, save_file, game, is_resumed=is_resumed, delay=0)
    async with started.run_test(size=size) as pilot:
        driver = Driver(started, pilot, table)
        await driver.settle()
        yield driver


def printed(what: RenderableType, width: int = 80, height: int = 24, **settings: bool) -> str:
    """What a console of this size shows."""
    console = Console(width=width, height=height, file=io.StringIO(), highlight=False, **settings)  # type: ignore[arg-type]
    with console.capture() as capture:
        console.print(what)
    return capture.get()
