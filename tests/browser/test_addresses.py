"""Every screen has an address that can be shared, and the addresses of earlier versions still lead there."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.browser.visitor import visit


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("/settings", "/#/settings"),
        ("/learn/kingdomino", "/#/learn/kingdomino"),
        ("/rules/kingdomino#KD-P5", "/#/rules/kingdomino?KD-P5"),
        ("/score/kingdoms#m=1", "/#/score/kingdoms?m=1"),
        ("/no/such/screen", "/#/no/such/screen"),
    ],
)
async def test_an_address_of_an_earlier_version(browser: Browser, site: str, old: str, new: str) -> None:
    addresses: list[str] = []
    async with visit(browser, site) as visitor:
        await visitor.go(old.partition("#")[0])
        title = await visitor.page.title()
        visitor.page.on("framenavigated", lambda frame: addresses.append(frame.url))
        await visitor.go(old)
        # a score sheet soon has an address of its own
        assert any(address.startswith(site + new) for address in addresses)
        await visitor.page.goto("about:blank")
        await visitor.go(new)
        assert await visitor.page.title() == title


async def test_a_jump_within_a_screen_keeps_the_screen(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        await visitor.go("/#/rules/kingdomino")
        page = visitor.page
        await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
        await expect(page.locator("#main")).to_be_focused()
        await expect(page).to_have_url(f"{site}/#/rules/kingdomino")
        last = page.locator(".ls-contents li a").last
        name = (await last.get_attribute("href") or "").partition("?")[2]
        for _ in range(2):  # also if the address already says so
            await last.click()
            await expect(page.locator(f"#{name}")).to_be_in_viewport()
            await page.evaluate("scrollTo(0, 0)")
        await page.go_back()
        await expect(page).to_have_url(f"{site}/#/rules/kingdomino")
        await page.evaluate("location.hash = '#/settings'")
        await expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
