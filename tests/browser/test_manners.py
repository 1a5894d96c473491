"""Small things that annoy people when they go wrong: dialogs, notices, long names, screens that come and go."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Browser, Page, Route, expect

from tests.browser.museum import Museum
from tests.browser.visitor import NARROW, WIDE, visit

LONG = "Wolfeschlegelsteinhausenbergerdorffxyzab"
WAYS = {"friends": ".way:nth-child(2)", "pass and play": ".way:nth-child(3)", "options": ".play-more button"}


async def wider_than_the_window(page: Page) -> list[str]:
    """What sticks out on the right."""
    found: list[str] = await page.evaluate("""() => [...document.querySelectorAll("main *, dialog *")]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && getComputedStyle(one).clipPath === "none")
      .map((one) => one.outerHTML.slice(0, 90))""")
    return found


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=str)
@pytest.mark.parametrize("way", WAYS)
async def test_a_dialog_stays_where_it_is_whatever_is_switched(
    browser: Browser, site: str, size: tuple[int, int], way: str
) -> None:
    async with visit(browser, site, size=size) as visitor:
        await visitor.go("/")
        await visitor.page.locator(WAYS[way]).click()
        switches = visitor.page.locator("dialog .switch")
        await switches.first.wait_for()
        for number in range(await switches.count()):
            await switches.nth(number).click()
            assert await visitor.page.locator("dialog").evaluate("(dialog) => dialog.scrollTop") == 0


async def test_a_name_can_be_written_at_once(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        page = visitor.page
        await visitor.go("/")
        await page.locator(WAYS["friends"]).click()
        name = page.get_by_label("Your name")
        for _ in range(2):  # the second time everything is there already
            await expect(name).to_be_focused()
            await page.keyboard.type("Anna B")
            await expect(name).to_have_value("Anna B")
            await page.keyboard.press("Escape")
            await page.locator(WAYS["friends"]).click()


async def test_a_screen_that_was_seen_is_there_at_once(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        page = visitor.page
        await visitor.go("/")
        for _ in range(2):
            await page.get_by_role("link", name="Archive").click()
            await page.locator(".archive-filters").wait_for()
            await page.get_by_role("link", name="Home").click()
            await page.locator(".book").wait_for()
        await page.evaluate("""() => {
          window.waits = 0;
          const count = () => (window.waits += document.querySelectorAll("#main > .loading:first-child").length);
          new MutationObserver(count).observe(document, { subtree: true, childList: true });
        }""")
        await page.get_by_role("link", name="Archive").click()
        await page.locator(".archive-filters").wait_for()
        await page.get_by_role("link", name="Home").click()
        await page.locator(".book").wait_for()
        assert await page.evaluate("window.waits") == 0


async def test_games_to_go_on_with_push_nothing_away(browser: Browser, site: str, museum: Museum) -> None:
    await asyncio.to_thread(museum.played, "kingdomino", lambda _: True)
    async with visit(browser, site, token=museum.anna.token) as visitor:
        await visitor.go("/")
        await visitor.page.locator(".mine-now a.go").first.wait_for()
        await visitor.page.add_init_script("""
          window.moved = 0;
          new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.moved += one.value)))
            .observe({ type: "layout-shift", buffered: true });""")
        await visitor.go("/")
        await visitor.page.locator(".mine-now a.go").first.wait_for()
        assert await visitor.page.evaluate("window.moved") < 0.02


def has_played(update: dict[str, Any]) -> bool:
    return bool(update["summary"]["ply"] > 6 and update["view"]["seat"] == 0 and update["view"]["phase"] == "act")


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=str)
async def test_a_request_moves_nothing_and_its_answer_is_told(
    browser: Browser, site: str, museum: Museum, size: tuple[int, int]
) -> None:
    table = await asyncio.to_thread(museum.played, "kingdoms", has_played)
    async with (
        visit(browser, site, token=museum.anna.token, size=size) as anna,
        visit(browser, site, token=museum.bence.token, size=size) as bence,
    ):
        for visitor in (anna, bence):
            await visitor.go(f"/table/{table}")
        board = anna.page.get_by_role("grid")
        before = await board.bounding_box()
        await bence.page.get_by_role("button", name="Undo").click()
        decline = anna.page.get_by_role("button", name="Decline")
        await expect(decline).to_be_in_viewport()
        assert await board.bounding_box() == before
        await decline.click()
        await expect(bence.page.get_by_role("alert")).to_have_text("Anna declined. Your move stands.")
        await expect(anna.page.locator("#main")).to_be_focused()
        for visitor, words in ((anna, "You declined"), (bence, "You asked to undo a move")):
            await visitor.page.locator(".log-fold summary").click()
            await expect(visitor.page.locator(".log li").filter(has_text=words)).to_have_count(1)


async def test_a_long_name_fits(browser: Browser, site: str) -> None:
    async with visit(browser, site, size=NARROW) as visitor:
        page = visitor.page
        await visitor.go("/")
        await page.locator("label.game").filter(has_text="Kingdoms").click()
        await page.locator(WAYS["pass and play"]).click()
        for number in (1, 2):
            await page.get_by_label(f"Player {number}", exact=True).fill(f"{number}{LONG[1:]}")
        await page.get_by_role("button", name="Play", exact=True).click()
        ready = page.get_by_role("button", name="I am")
        await ready.wait_for()
        await visitor.settled()
        assert await wider_than_the_window(page) == []
        await ready.click()
        await page.get_by_role("grid").wait_for()
        await visitor.settled()
        assert await wider_than_the_window(page) == []


async def test_the_log_knows_who_sat_where_before(browser: Browser, site: str, museum: Museum) -> None:
    table = museum.open("kingdoms", starts_when_full=False)
    museum.anna.command(table, "sit", seat=1, name="Anna")
    museum.anna.command(table, "stand", seat=1)
    museum.bence.command(table, "sit", seat=1, name="Bence")
    museum.anna.command(table, "start")
    async with visit(browser, site, token=museum.anna.token) as visitor:
        await visitor.go(f"/table/{table}")
        await visitor.page.locator(".log-fold summary").click()
        log = visitor.page.locator(".log li")
        await expect(log.filter(has_text="Anna left their seat")).to_have_count(1)
        await expect(log.filter(has_text="Bence took a seat")).to_have_count(1)
        await expect(log.filter(has_text="Bence left their seat")).to_have_count(0)


async def test_the_games_on_the_front_page_go_when_a_player_deletes_their_data(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        await visitor.page.add_init_script("""localStorage.setItem("regnum", '{"hasGames": true}')""")
        await visitor.go("/")
        await expect(visitor.page.locator(".mine-now")).to_have_count(0)


@pytest.mark.parametrize("table", ["kingdomino over", "kingdoms over"])
async def test_a_picture_of_the_result_is_drawn_without_a_server(browser: Browser, museum: Museum, table: str) -> None:
    async with visit(browser, museum.url, token=museum.anna.token) as visitor:
        await visitor.go(f"/table/{museum.table(table)}")
        button = visitor.page.get_by_role("button", name="Picture to share")
        async with visitor.page.expect_download() as coming:
            await button.click()
        file = await (await coming.value).path()
        picture = file.read_bytes()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
        assert len(picture) > 30_000, "the kingdoms or the board are drawn"


async def test_a_phone_that_is_turned_round_shows_the_board(browser: Browser, museum: Museum) -> None:
    async with visit(browser, museum.url, token=museum.anna.token, size=NARROW) as visitor:
        page = visitor.page
        await visitor.go(f"/table/{museum.table('kingdomino wait')}")
        await page.evaluate("document.body.style.minHeight = '3000px'; scrollTo(0, 500)")
        assert await page.evaluate("scrollY") == 500
        await page.set_viewport_size({"width": NARROW[1], "height": NARROW[0]})
        await page.wait_for_function("scrollY === 0")


async def test_a_part_that_does_not_arrive_stops_nothing(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        page, errors = visitor.page, list[str]()
        page.on("pageerror", lambda problem: errors.append(str(problem)))

        async def late(route: Route) -> None:
            await asyncio.sleep(0.5)  # until the part has been given up
            await route.continue_()

        await page.route("**/js/parts/plain.js", lambda route: route.abort())
        await page.route("**/api/games", late)
        await visitor.go("/")
        await expect(page.locator(".way").first).to_be_visible()
        assert not errors
        visitor.forgive("plain.js")
