"""Score sheets for people at a real table: tapped in or typed, counted by the referee, and sent to a friend."""

from __future__ import annotations

from playwright.async_api import Browser, Page, expect

from tests.browser.visitor import NARROW, Visitor, visit

KINGDOM = {(1, 1): "W1", (1, 2): "W", (1, 3): "F", (2, 1): "W", (2, 3): "F1", (3, 1): "L1", (3, 2): "L", (3, 3): "F"}
"""By row and column from 0: 3 wheat fields, 3 forests and 2 lakes round the castle, each with a crown."""
POINTS, MIDDLE = 3 + 3 + 2, 10
LANDS = {"W": "wheat field", "F": "forest", "L": "lake"}
ROW = "r1 4 y3 . -1 2"
"""Worth 5 per rank: 5 for red, 15 for yellow."""


async def shows_points(page: Page, points: int) -> None:
    """What the first player has, by the tab and by the table."""
    await expect(page.get_by_role("tab").first.locator("b")).to_have_text(str(points))
    await expect(page.locator(".ls-table tfoot tr:first-child td:last-child")).to_have_text(str(points))


async def check_bonuses(visitor: Visitor) -> None:
    """The Middle Kingdom counts for a small kingdom, too, unless the rule is read as strictly as possible."""
    page = visitor.page
    await shows_points(page, POINTS)
    await page.get_by_label("Middle Kingdom (+10)").check()
    await shows_points(page, POINTS + MIDDLE)
    await page.get_by_label("Only at full width and height").check()
    await shows_points(page, POINTS)
    await page.get_by_label("Only at full width and height").uncheck()
    await shows_points(page, POINTS + MIDDLE)


async def shared(visitor: Visitor) -> str:
    """The link to the sheet as it is."""
    await visitor.page.get_by_text("Share this sheet").click()
    link = visitor.page.get_by_label("This link contains the complete sheet.")
    await expect(link).to_have_value(visitor.page.url)
    return visitor.page.url.removeprefix(visitor.url)


async def test_a_kingdom_is_tapped_in_on_a_phone_and_sent_to_a_friend(browser: Browser, site: str) -> None:
    async with visit(browser, site, size=NARROW, has_touch=True) as visitor, visit(browser, site) as friend:
        page = visitor.page
        await visitor.go("/score")
        await page.get_by_label("Name", exact=True).fill("Zsófia & Co")
        for letter, land in LANDS.items():
            await page.locator(".kd-ls-brush").filter(has=page.get_by_role("radio", name=land)).tap()
            for (row, column), what in KINGDOM.items():
                for _ in range(len(what) if what.startswith(letter) else 0):  # once more for the crown
                    await page.get_by_role("gridcell").nth(row * 5 + column).tap()
        await check_bonuses(visitor)
        await page.wait_for_url(lambda url: "m=1" in url and "x=1" not in url)  # it follows the sheet after a pause
        await friend.go(await shared(visitor))
        await shows_points(friend.page, POINTS + MIDDLE)
        await expect(friend.page.get_by_role("tab").first).to_contain_text("Zsófia & Co")


async def test_a_kingdom_is_typed_in_and_the_castle_stays(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        page = visitor.page
        await visitor.go("/score/kingdomino")
        for (row, column), what in KINGDOM.items():
            await page.get_by_role("gridcell").nth(row * 5 + column).focus()
            for key in what:
                await page.keyboard.press(key)
        await page.get_by_role("gridcell").nth(2 * 5 + 2).focus()
        await page.keyboard.press("Delete")
        await expect(page.locator(".kd-ls-fixed")).to_contain_text("Every kingdom has one castle.")
        await check_bonuses(visitor)


async def test_an_impossible_kingdom_is_not_scored_and_the_referee_says_why(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        await visitor.go("/score/kingdomino#k=M3M3_M3C")
        await expect(visitor.page.locator(".ls-problem")).to_contain_text("This cannot be scored yet:")
        await expect(visitor.page.get_by_role("tab").first.locator("b")).to_have_text("–")
        visitor.forgive("status of 422")


async def test_a_board_of_kingdoms_is_typed_in_and_the_next_round_begins(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        page = visitor.page
        await visitor.go("/score/kingdoms")
        await page.locator("[data-square=a1]").focus()
        for keys in ROW.split():
            for key in keys:
                await page.keyboard.press("Delete" if key == "." else key)
            await page.keyboard.press("ArrowRight")
        ranking = page.locator(".ls-ranking li")
        await expect(ranking.first).to_contain_text("Yellow")
        await expect(ranking.first.locator("b")).to_have_text("65")
        await expect(ranking.last.locator("b")).to_have_text("55")
        await page.get_by_role("button", name="Next round").click()
        await expect(page.get_by_label("Gold before the round").first).to_have_value("55")
        await expect(page.get_by_label("Gold before the round").last).to_have_value("65")
        await expect(page.locator(".kg-ls-board .kg-sq.empty")).to_have_count(30)


async def test_another_language_keeps_the_sheet_and_what_is_in_hand(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        page = visitor.page
        await visitor.go("/score/kingdomino")
        await page.get_by_role("tab").last.click()
        await page.locator(".kd-ls-brush").filter(has=page.get_by_role("radio", name="lake")).click()
        await page.get_by_role("gridcell").first.click()
        await visitor.speak("hu")
        await expect(page.get_by_role("tab").last).to_have_attribute("aria-selected", "true")
        await expect(page.get_by_role("radio", name="tó")).to_be_checked()
        await expect(page.get_by_role("gridcell").first).to_have_accessible_name("1. sor, 1. oszlop: tó")
