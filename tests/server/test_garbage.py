"""Python looks for cyclic garbage while nobody is answered, so there is little to look at, and little to find."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from regnum.server import garbage
from tests.support.served_here import PATIENCE, Listener, served_from
from tests.support.wire import Wire

MANY = 200_000


class Knot:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def as_served() -> Iterator[None]:
    """The settings of a server, which are those of the whole process."""
    before = gc.get_threshold()
    garbage.set_up()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


async def test_requests_and_streams_leave_nothing_to_look_for(tmp_path: Path) -> None:
    async with served_from(tmp_path) as here:
        token = await here.player()
        name = await here.open(token, [{"is_mine": True}, {"is_mine": True}])
        gc.collect()
        gc.disable()
        try:
            async with Wire(here.port, token) as wire:
                for _ in range(20):
                    await wire.ask("GET", f"/api/tables/{name}")
            for _ in range(5):
                async with Listener(here.port, name, token) as listener:
                    await listener.update()
            left = sum(isinstance(one, RequestResponseCycle) for one in gc.get_objects())
        finally:
            gc.enable()
    assert left < 10


@pytest.mark.usefixtures("as_served")
def test_a_visitor_who_makes_many_objects_does_not_have_all_of_them_looked_at() -> None:
    gc.collect()
    looked_at: list[int] = []

    def note(phase: str, found: dict[str, int]) -> None:
        if phase == "start":
            looked_at.append(sum(len(gc.get_objects(younger)) for younger in range(found["generation"] + 1)))

    gc.callbacks.append(note)
    try:
        kept = [[number] for number in range(MANY)]
    finally:
        gc.callbacks.remove(note)
    assert len(kept) == MANY
    assert len(looked_at) > 10
    assert max(looked_at) < MANY / 10


@pytest.mark.usefixtures("as_served")
async def test_what_was_left_is_found_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "_SECONDS", 0.01)
    collecting = asyncio.ensure_future(garbage.collect_everything())
    await asyncio.sleep(0)
    knot = Knot()
    gc.collect(1)
    found = ref(knot)
    del knot
    async with asyncio.timeout(PATIENCE):
        while found() is not None:
            await asyncio.sleep(0.01)
    collecting.cancel()
