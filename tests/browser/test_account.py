"""The account of a round of Kingdoms, which stands between it and the next."""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import Any

from playwright.async_api import Browser, expect

from tests.browser.museum import Museum
from tests.browser.visitor import visit

RECORD = """() => {
  window.shown = [];
  const look = () => {
    const round = document.querySelector("header").innerText.match(/Round (\\d)/)[1];
    window.shown.push(`${document.querySelector(".kg") ? "board" : "account"} ${round}`);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes in every frame what stands there."""


def is_almost_full(update: dict[str, Any]) -> bool:
    empty: int = sum(row.count(".") for row in update["view"]["present"]["board"])
    return empty == 1


def is_second_round(update: dict[str, Any]) -> bool:
    return bool(update["view"]["round"] == 2)


async def test_nobody_sees_the_next_round_before_the_account_of_the_last(
    browser: Browser, site: str, museum: Museum
) -> None:
    table = await asyncio.to_thread(museum.played, "kingdoms", is_almost_full)
    async with visit(browser, site, token=museum.anna.token) as visitor:
        page = visitor.page
        await visitor.go(f"/table/{table}")
        await page.evaluate(RECORD)
        await asyncio.to_thread(museum.play_until, table, is_second_round)
        await page.get_by_role("button", name="On to round 2").click()
        await expect(page.locator(".kg")).to_be_visible()
        shown: list[str] = await page.evaluate("window.shown")
    assert [what for what, _ in groupby(shown)] == ["board 1", "account 2", "board 2"]
