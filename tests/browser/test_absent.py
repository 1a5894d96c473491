"""A player who is away: the others see it and for how long, and can remind them or let a bot play."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Browser, Route, expect

from tests.browser.here import open_here
from tests.browser.museum import Museum, Update
from tests.browser.visitor import NARROW, WIDE, visit

_NO_BOTS = "self.Worker = class extends EventTarget { postMessage() {} terminate() {} };"
"""The worker that hosts tables finds nothing that would think for a bot."""


def waits_for_bence(update: Update) -> bool:
    """It is Bence's turn, and Anna has played before."""
    return bool(update["view"]["seat"] == 1 and update["summary"]["ply"] > 8)


_COVERED = """(button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const inside = [[0.5, 0.5], [0.05, 0.5], [0.95, 0.5], [0.5, 0.1], [0.5, 0.9]];
  return inside.some(([x, y]) => !button.contains(document.elementFromPoint(left + x * width, top + y * height)));
}"""
"""Whether something lies over a button, or it is partly outside the window."""


@pytest.mark.parametrize("size", [WIDE, (768, 1024), (390, 664), (740, 360)], ids=str)
@pytest.mark.parametrize("game", ["kingdomino", "kingdoms"])
async def test_what_can_be_done_about_an_absent_player_is_in_view(
    browser: Browser, museum: Museum, game: str, size: tuple[int, int]
) -> None:
    table = await asyncio.to_thread(museum.played, game, waits_for_bence, 4)
    async with visit(browser, museum.url, token=museum.anna.token, size=size) as visitor:
        page = visitor.page
        await page.clock.install()
        await visitor.go(f"/table/{table}")
        await page.clock.fast_forward("03:05")
        await expect(page.locator(".chip.away")).to_have_count(3)
        for button in await page.locator(".absent .btn").all():
            assert not await button.evaluate(_COVERED)
            assert size != WIDE or await button.inner_text()
        cut = page.locator(".rivals li").locator("b", has_text="Bence")
        assert await cut.evaluate("(name) => name.scrollWidth <= name.clientWidth")


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


async def test_a_bot_that_is_not_ready_yet_is_told_of(browser: Browser, site: str) -> None:
    async def without_bots(route: Route) -> None:
        answer = await route.fetch()
        await route.fulfill(response=answer, body=_NO_BOTS + await answer.text())

    async with visit(browser, site) as visitor:
        page = visitor.page
        await visitor.context.route("**/here/worker.js*", without_bots)
        await page.clock.install()
        await visitor.go("/")
        table = await open_here(page, "kingdoms", {"bot": "page"}, {"bot": "page"})
        await visitor.go(f"/table/{table}")
        sentence = page.locator(".sentence")
        await expect(sentence).to_contain_text("turn")
        await page.clock.fast_forward("00:05")
        await expect(sentence).to_contain_text("is warming up: the first move takes longer.")
