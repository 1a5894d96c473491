"""A player who is away: the others see it and for how long, and can remind them or let a bot play."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Browser, expect

from tests.browser.museum import Museum, Update
from tests.browser.visitor import NARROW, WIDE, visit


def waits_for_bence(update: Update) -> bool:
    """It is Bence's turn, and Anna has played before."""
    return bool(update["view"]["seat"] == 1 and update["summary"]["ply"] > 8)


@pytest.mark.parametrize(("game", "size"), [("kingdomino", WIDE), ("kingdoms", NARROW)])
async def test_an_absent_player_is_told_of_and_reminded(
    browser: Browser, museum: Museum, game: str, size: tuple[int, int]
) -> None:
    table = await asyncio.to_thread(museum.played, game, waits_for_bence)
    async with visit(browser, museum.url, token=museum.anna.token, size=size) as visitor:
        page = visitor.page
        await page.clock.install()
        await visitor.go(f"/table/{table}")
        before = await page.evaluate("document.documentElement.scrollHeight")
        await page.clock.fast_forward("03:05")
        await expect(page.locator(".sentence")).to_contain_text("Bence has been away for 3 minutes.")
        await expect(page.locator(".chip.away")).to_have_attribute("title", "Away 3 min")
        await expect(page.get_by_role("button", name="Let a bot play")).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollHeight") == before
        await page.get_by_role("button", name="Remind them").click()
        await expect(page.get_by_role("button", name="Reminded")).to_have_attribute("aria-disabled", "true")
        async with visit(browser, museum.url, token=museum.bence.token) as other:
            await other.go(f"/table/{table}")
            await expect(other.page.locator(".passing")).to_contain_text("The others are waiting for you")
            await expect(page.locator(".chip.away")).to_have_count(0)
