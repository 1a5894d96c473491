"""The parts of a table stay where they are through a whole game, as the browser itself measures it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser

from tests.browser.hands import RESULT, Mouse
from tests.browser.test_whole_games import GAMES, meet
from tests.browser.visitor import visit

SHOWN = (1280, 720)
OTHERS = ((1440, 900), (768, 1024), (360, 740), (390, 844), (390, 664), (740, 360), (667, 375))
"""Sizes at which only the soak plays."""
PARTS = ".bar, .board, .rivals, .rivals li, .side, .buttons, .log, .chat, .kg-now, .kg-player, .kg-hand, .kg-talk"
"""What a table is made of: words and pieces inside of these change, they themselves stay."""
_WATCH = """(parts) => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries()) {
      for (const { node, previousRect: was, currentRect: now } of sources) {
        if (!node?.matches?.(parts) || !node.closest("main.table, .bar")) continue;
        window.shifts.push({ part: node.className, was: was.toJSON(), now: now.toJSON() });
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""
"""Note what has moved at a table, and from where to where, as the browser itself counts it."""


@pytest.mark.parametrize("size", [SHOWN, *(pytest.param(size, marks=pytest.mark.soak) for size in OTHERS)], ids=str)
@pytest.mark.parametrize("game", ["kingdomino", "kingdoms"])
async def test_nothing_jumps_in_a_whole_game(browser: Browser, site: str, game: str, size: tuple[int, int]) -> None:
    async with visit(browser, site, size=size, pace="instant") as visitor:
        await meet(visitor, game, 3)
        player = GAMES[game](Mouse(visitor, Random(f"{game} steady")))
        await player.begin()
        sign = await player.turn()
        await visitor.settled()
        await visitor.page.evaluate(_WATCH, PARTS)
        while sign != RESULT:
            await player.act(sign)
            sign = await player.turn()
        shifts: list[dict[str, Any]] = await visitor.page.evaluate("window.shifts")
    told = {f"{one['part']}: {place(one['was'])} to {place(one['now'])}" for one in shifts}
    assert not told, "\n".join(sorted(told))


def place(box: dict[str, float]) -> str:
    """Where something is, in words."""
    return f"{box['x']:.0f},{box['y']:.0f} {box['width']:.0f} x {box['height']:.0f}"
