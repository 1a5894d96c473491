"""What opens over a table leaves it where it is; what is told in passing covers nothing that is needed, and goes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Browser, Route, expect

from tests.browser.museum import Museum, anna_at
from tests.browser.visitor import PATIENCE

SIZES = [(1280, 720), (768, 1024), (360, 740), (740, 360)]
OVERLAP = """() => {
  const boxOf = (part) => document.querySelector(part).getBoundingClientRect();
  const [one, other] = [boxOf(".passing .notice"), boxOf(".sentence p")];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""


def is_hers(update: dict[str, Any]) -> bool:
    """It is Anna's turn, and she has played before."""
    return bool(update["view"]["seat"] == 0 and update["summary"]["ply"] > 4 and update["may_undo"])


@pytest.mark.parametrize("game", ["kingdomino", "kingdoms"])
async def test_rules_and_settings_open_over_the_table(browser: Browser, museum: Museum, game: str) -> None:
    async with anna_at(browser, museum, game, is_hers) as (visitor, table):
        page = visitor.page
        dialog, board = page.get_by_role("dialog"), page.locator("main.table .board")
        await page.get_by_role("button", name="Rules", exact=True).click()
        await expect(dialog.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
        await dialog.locator(".ls-contents a").last.click()
        await expect(dialog.locator(".ls-prose h2").last).to_be_in_viewport()
        await expect(board).to_be_visible()
        await page.go_back()
        await expect(dialog).to_have_count(0)
        await expect(board).to_be_visible()
        await expect(page).to_have_url(re.compile(f"/table/{table}$"))

        await page.get_by_role("button", name="Menu", exact=True).click()
        await dialog.get_by_role("button", name="Settings", exact=True).click()
        await expect(dialog.get_by_role("heading", name="Settings", exact=True)).to_be_visible()
        await expect(board).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)
        await page.reload()  # the address is that of the table alone
        await expect(board).to_be_visible()
        await expect(dialog).to_have_count(0)


async def test_a_refusal_is_read_beside_the_sentence_and_goes(browser: Browser, museum: Museum) -> None:
    async def refuse(route: Route) -> None:
        await route.fulfill(status=409, json={"error": {"code": "stale", "message": "This move was not played."}})

    async with anna_at(browser, museum, "kingdomino", is_hers) as (visitor, _):
        page = visitor.page
        await page.route("**/commands", refuse)
        for wide, high in SIZES:
            await page.set_viewport_size({"width": wide, "height": high})
            await page.get_by_role("button", name="Menu", exact=True).click()
            await page.get_by_role("dialog").get_by_role("button", name="Undo", exact=True).click()
            await expect(page.locator(".passing .notice")).to_be_visible()
            assert not await page.evaluate(OVERLAP), (wide, high)
            await page.locator(".passing button").click()
            await expect(page.locator(".passing .notice")).to_have_count(0)
        await page.get_by_role("button", name="Menu", exact=True).click()
        await page.get_by_role("dialog").get_by_role("button", name="Undo", exact=True).click()
        await expect(page.locator(".passing .notice")).to_be_visible()
        await expect(page.locator(".passing .notice")).to_have_count(0, timeout=PATIENCE)  # by itself
        visitor.forgive("409")
