"""Style sheets are fetched when they are needed; however one comes to a screen, it looks the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Browser, Page

from tests.browser.museum import Museum
from tests.browser.visitor import Visitor, visit

SHEETS = """async () => {
  const { compare } = await import("/js/styles.js");
  const linked = [...document.styleSheets].map((sheet) => new URL(sheet.href).pathname);
  return { linked, ordered: linked.toSorted(compare) };
}"""
Way = Callable[[Page], Awaitable[None]]


async def at_once(page: Page) -> None:
    await page.locator(".way").first.click()


async def by_the_dialog(page: Page) -> None:
    await page.locator(".play-more button").click()
    await page.get_by_role("button", name="Play", exact=True).click()


async def by_my_games(page: Page) -> None:
    await page.locator("a.go[href*='/table/']").first.click()


async def by_a_lesson(page: Page) -> None:
    await page.get_by_role("link", name="Learn").click()
    await page.locator(".ls-card").first.click()
    await page.locator(".ls-course").wait_for()
    await page.goto(page.url.split("/learn")[0])
    await by_my_games(page)


async def by_the_lobby(page: Page) -> None:
    await page.get_by_role("link", name="Lobby").click()
    await page.locator(".entry-acts a[href*='/table/']").first.click()


@pytest.mark.parametrize("game", ["kingdomino", "kingdoms"])
@pytest.mark.parametrize("way", [at_once, by_the_dialog, by_my_games, by_a_lesson, by_the_lobby])
async def test_every_way_leads_to_the_same_looks(
    browser: Browser, site: str, museum: Museum, way: Way, game: str
) -> None:
    await asyncio.to_thread(museum.played, game, lambda _: True, is_listed=True)
    async with visit(browser, site, token=museum.anna.token) as visitor:
        await choose(visitor, game)
        await way(visitor.page)
        await visitor.page.locator("main.table, .table").first.wait_for()
        await visitor.settled()
        found = await visitor.page.evaluate(SHEETS)
    assert found["linked"] == found["ordered"]
    assert {"/css/table.css", f"/js/games/{game}/style.css"} <= set(found["linked"])


async def choose(visitor: Visitor, game: str) -> None:
    """Come to the front page, and to one of its games."""
    await visitor.go("/")
    await visitor.page.locator("label.game").filter(has_text=game.capitalize()).click()


async def test_pictures_of_games_wait_for_their_colours_without_black_squares(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        await visitor.page.route(
            "**/kingdoms/colours.css", lambda route: route.fulfill(body="", content_type="text/css")
        )
        await visitor.go("/")
        fills = await visitor.page.locator(".kg-scene-edge").evaluate_all(
            "(edges) => edges.map((edge) => getComputedStyle(edge).fill)"
        )
    assert set(fills) == {"none"}


async def test_titles_get_their_letters_when_the_first_move_is_ready(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        await visitor.go("/")
        await visitor.page.wait_for_function('[...document.fonts].some((letters) => letters.status === "loaded")')


HOLD_PATIENCE = """() => {
  // the line was slow: what can wait is fetched a second later, which here is when the test wants it
  const [now, later, held] = [performance.now.bind(performance), setTimeout, []];
  performance.now = () => now() + 2000;
  window.setTimeout = (act, time, ...more) => (time === 1000 ? held.push(act) : later(act, time, ...more));
  window.endPatience = async () => {
    for (const act of held.splice(0)) act();
    await new Promise((resolve) => later(resolve, 100));
  };
}"""


async def test_letters_that_come_late_wait_until_no_table_is_shown(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        page = visitor.page
        await page.add_init_script(f"({HOLD_PATIENCE})()")
        await visitor.go("/")
        await at_once(page)
        await page.locator("main.table").wait_for()
        await page.evaluate("endPatience()")
        assert await page.locator("link[href*='fonts.css']").count() == 0
        await page.evaluate("location.hash = '/learn'")
        await page.locator("link[href*='fonts.css']").wait_for(state="attached")
