"""The daily deal: one counted try in this browser, compared with games of the levels on the same deal."""

from __future__ import annotations

import json
import re
from datetime import date

import pytest
from playwright.async_api import Browser, Page, expect

from regnum.bots.daily import daily_record, number_of
from regnum.records import load, verify
from tests.browser.here import act, ask, name_of, on_turn
from tests.browser.looks import barriers
from tests.browser.visitor import NARROW, visit

_TODAY = """async () => {
  const { src } = document.querySelector("script[type=module]");
  return (await import(new URL("daily/days.js", src).href)).today();
}"""
LEVELS = ("page", "squire", "knight", "baron", "duke", "king")
SOAK = pytest.mark.soak


async def today(page: Page) -> date:
    """The day where the browser is."""
    return date.fromisoformat(await page.evaluate(_TODAY))


def kept(game: str, day: date, points: int) -> str:
    """What the browser has kept of a day that was played, with all games to compare with."""
    field = {level: {str(30 + 9 * at + i): 200 for i in range(0, 25, 5)} for at, level in enumerate(LEVELS)}
    done = {"table": "here-2222222222", "points": points, "isOver": True, "isClean": True}
    key = f"{game} {day.isoformat()}"
    return json.dumps({"tries": {key: done}, "fields": {key: field}})


@pytest.mark.parametrize("game", ["kingdomino", pytest.param("kingdoms", marks=SOAK)])
async def test_the_first_try_counts_and_is_compared(browser: Browser, site: str, game: str) -> None:
    async with visit(browser, site) as visitor:
        page = visitor.page
        await visitor.keep(name="Anna")
        await visitor.go(f"/#/daily/{game}")
        day = await today(page)
        await page.get_by_role("button", name="Play today’s deal").click()
        await page.wait_for_url(re.compile("/table/here-"))
        table = name_of(page)
        await on_turn(page, table)
        await expect(page.locator(".hint-toggle")).to_have_count(0)
        first = daily_record(game, day, "Anna")
        while (update := await ask(page, "GET", f"/api/tables/{table}"))["summary"]["status"] == "playing":
            await on_turn(page, table)
            if (await ask(page, "GET", f"/api/tables/{table}"))["summary"]["status"] == "playing":
                await act(page, table)
        record = load(json.dumps(await ask(page, "GET", f"/api/tables/{table}/record")))
        verify(record)
        assert (record.deal, record.options) == (first.deal, first.options)
        assert [one.bot for one in record.players] == [one.bot for one in first.players]
        await page.reload()  # without the accounts of rounds that nobody has looked at, but for the last
        compared, account = page.get_by_role("link", name="Today’s comparison"), page.get_by_text("See the result")
        await compared.or_(account).first.wait_for()
        if await account.count():
            await account.click()
        await compared.click()
        points = update["view"]["result"]["scores"][0]
        await expect(page.locator(".dl-points")).to_contain_text(str(points))
        await expect(page.locator(".dl-levels tbody tr").first).to_be_visible()
        await expect(page.get_by_role("heading", name=re.compile("^Better than"))).to_be_visible()
        await expect(page.get_by_text("Results sent so far: ")).to_be_visible()
        await page.get_by_role("button", name="Add to today’s list").click()
        await expect(page.locator(".dl-todays .own")).to_have_text(re.compile(rf"Anna \(you\)\s*{points}"))
        await page.get_by_role("button", name="Play again").click()
        await page.wait_for_url(lambda url: "/table/here-" in url and table not in url)
        await expect(page.locator(".hint-toggle")).to_be_visible()
        await visitor.go(f"/#/daily/{game}")
        await expect(page.locator(".dl-points")).to_contain_text(str(points))


async def test_a_result_is_shown_to_all_and_shared_without_the_board(browser: Browser, static_site: str) -> None:
    allowed = ["clipboard-read", "clipboard-write"]
    async with visit(browser, static_site, size=NARROW, permissions=allowed) as visitor:
        page = visitor.page
        await visitor.go("#/daily/kingdomino")
        day = await today(page)
        await page.evaluate("(kept) => localStorage.setItem('regnum-daily', kept)", kept("kingdomino", day, 64))
        await visitor.go("#/learn")
        await visitor.go("#/daily/kingdomino")
        await expect(page.locator(".dl-levels tbody tr")).to_have_count(len(LEVELS))
        await expect(page.get_by_text("Between Knight and Baron.")).to_be_visible()
        assert await barriers(page) == []
        await page.get_by_role("button", name="Copy as text").click()
        text = await page.evaluate("navigator.clipboard.readText()")
        head, line, signs, address = text.split("\n")
        assert head == f"Daily deal {number_of(day)}: Kingdomino"
        assert line.startswith("64 points, better than ")
        assert signs.count("✅") == 3
        assert address.endswith("/daily/kingdomino")
        await page.emulate_media(color_scheme="dark")
        assert await barriers(page) == []
