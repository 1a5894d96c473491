"""The review of a finished game in the browser: made by a worker, kept, read by mouse, keys and ears."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.here import open_here, play_on
from tests.browser.looks import barriers
from tests.browser.visitor import NARROW, Visitor, visit

PEOPLE = ({"is_mine": True, "name": "Anna"}, {"is_mine": True, "name": "Béla"})
QUICK = "effort=0.03"
"""Few decks: what is looked at here is the screen."""
ENDLESS = "effort=1000"


async def played(visitor: Visitor, game: str) -> str:
    """A game in the browser that is over."""
    await visitor.go("/#/mine")
    table = await open_here(visitor.page, game, *PEOPLE)
    await play_on(visitor.page, table)
    return table


async def see_review(visitor: Visitor, table: str, effort: str = QUICK) -> Page:
    await visitor.go(f"/#/review/{table}?{effort}")
    await visitor.page.locator(".rv-full .rv-picture > *").wait_for()
    return visitor.page


@pytest.mark.parametrize("game", ["kingdomino", "kingdoms"])
async def test_a_game_is_reviewed_without_a_server(browser: Browser, static_site: str, game: str) -> None:
    async with visit(browser, static_site) as visitor:
        table = await played(visitor, game)
        await visitor.page.goto("about:blank")
        page = await see_review(visitor, table)
        await expect(page.locator(".rv-account tbody tr")).to_have_count(2)
        await parts_add_up(page)
        await step_through(page)
        await filters(page)
        await make_puzzle(page, game)
        assert await barriers(page) == []
        await page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
        assert await barriers(page) == []
        await page.reload()
        await page.locator(".rv-full").wait_for()
        await page.get_by_role("button", name="Play from here").click()
        await page.locator("dialog .foot button").click()
        await expect(page).to_have_url(re.compile(r"/table/here-"))


async def parts_add_up(page: Page) -> None:
    """Skill, luck and rivals of a player are their sum, as far as it is shown."""
    await page.get_by_role("button", name="Chance to win", exact=True).click()
    for row in await page.locator(".rv-account tbody tr").all():
        *parts, total = [int(text.replace("−", "-").rstrip("%")) for text in await row.locator("td").all_inner_texts()]
        assert abs(sum(parts) - total) <= 2


async def step_through(page: Page) -> None:
    """By arrows and by N, which goes round; what is chosen is said and shown."""
    slider = page.get_by_role("slider")
    count = int(await slider.get_attribute("aria-valuemax") or 0)
    assert count >= 2
    await slider.press("End")
    await expect(slider).to_have_attribute("aria-valuenow", str(count))
    await expect(page.locator(".rv-moment").last).to_have_attribute("aria-pressed", "true")
    await page.keyboard.press("n")
    await expect(slider).to_have_attribute("aria-valuenow", "1")
    await slider.press("ArrowRight")
    await expect(slider).to_have_attribute("aria-valuenow", "2")
    mark = (await page.locator(".rv-full h2").inner_text()).strip()
    assert mark in str(await slider.get_attribute("aria-valuetext"))


async def filters(page: Page) -> None:
    """Of all moments some are draws; their number is on the filter."""
    luck = page.get_by_role("button", name=re.compile(r"^Luck \d+$"))
    await luck.click()
    number = int((await luck.inner_text()).split()[-1])
    await expect(page.locator(".rv-moment")).to_have_count(number)
    await expect(page.locator(".rv-moment .g-up, .rv-moment .g-down")).to_have_count(number)
    await page.get_by_role("button", name=re.compile(r"^All \d+$")).click()


async def make_puzzle(page: Page, game: str) -> None:
    """Of a move that was not the best; it waits among the puzzles of the player's own games."""
    await page.locator(".rv-moment:has(.g-blunder, .g-mistake, .g-inaccuracy)").first.click()
    await page.get_by_role("button", name="Make it a puzzle").click()
    await expect(page.get_by_role("button", name="Saved as a puzzle")).to_be_visible()
    own = await page.evaluate("() => JSON.parse(localStorage.getItem('regnum-puzzles')).own")
    assert [puzzle["record"]["game"] for puzzle in own] == [game]


async def test_a_review_can_be_cancelled_and_made_again(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        table = await played(visitor, "kingdomino")
        await visitor.go(f"/#/table/{table}")
        await visitor.page.get_by_role("link", name="Review").wait_for()
        await visitor.go(f"/#/review/{table}?{ENDLESS}")
        await visitor.page.get_by_role("progressbar").wait_for()
        await visitor.page.get_by_role("button", name="Cancel").click()
        await visitor.go(f"/#/review/{table}?{QUICK}")
        await visitor.page.get_by_role("button", name="Review the game").click()
        await visitor.page.locator(".rv-full .rv-picture > *").wait_for()
