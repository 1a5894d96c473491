"""The third game in the web app, in a real browser: from the front page to the result, without a complaint."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator

import httpx
import pytest
from msgspec import to_builtins
from playwright.async_api import Browser, Page, expect

from regnum.records import load, verify
from regnum.words.speaker import LANGUAGES
from tests.browser.visitor import NARROW, WIDE, chromium, visit
from tests.support.chromium import CHROMIUM
from tests.support.served import Served

LATER = 1500
"""Milliseconds after which a replay has fetched what an analysis needs, where there is one."""


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("NOT TRIED IN A BROWSER: there is no Chromium; on Debian: apt-get install chromium")
    async with chromium() as opened:
        yield opened


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the game."""
    with Served(tmp_path_factory.mktemp("site"), "--bot-workers", "1") as server:
        yield f"http://127.0.0.1:{server.port}"


async def played_to_the_end(page: Page) -> None:
    """Whenever it is the visitor's turn, take the first square that can be taken."""
    free, over = page.locator(".noughts-board button:enabled"), page.get_by_role("region", name="Ranking")
    await expect(free).to_have_count(9)
    for left in (7, 5, 3, 1, 0):
        await free.first.click()
        await expect(free.nth(left - 1).or_(over) if left else over).to_be_visible()
        if await over.count():
            return


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_a_whole_game(browser: Browser, site: str, size: tuple[int, int]) -> None:
    async with visit(browser, site, size=size) as visitor:
        page = visitor.page
        await visitor.go("/")
        await page.get_by_text("Noughts", exact=True).first.click()
        await page.get_by_role("button", name="Play now").click()
        await expect(page.get_by_role("group", name="The board")).to_be_visible()
        await expect(page.get_by_text("Place your tile:").first).to_be_visible()
        await expect(page.get_by_role("button", name="Rules")).to_have_count(0)
        await played_to_the_end(page)
        table = page.url.rpartition("/")[2]
        await expect(page.get_by_role("link", name="Review")).to_have_count(0)  # nothing can study this game
        await page.get_by_role("link", name="Replay").click()
        await expect(page.locator(".noughts-board button:disabled")).to_have_count(9)
        await expect(page.get_by_role("button", name=re.compile("Analyse|Hint"))).to_have_count(0)
        await page.wait_for_timeout(LATER)  # nor is anything for that fetched
        await visitor.settled()
    record = load(httpx.get(f"{site}/api/tables/{table}/record").text)
    assert record.game == "noughts"
    assert to_builtins(verify(record).result()) == record.result


async def test_its_option_is_chosen_before_a_game(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        page = visitor.page
        await visitor.go("/")
        await page.get_by_text("Noughts", exact=True).first.click()
        await page.get_by_role("button", name="Opponents and rules").click()
        dialog = page.get_by_role("dialog")
        await dialog.get_by_text("blocker").click()
        await dialog.get_by_text("Tiles count").click()
        await dialog.get_by_role("button", name="Play", exact=True).click()
        await expect(page.get_by_role("group", name="The board")).to_be_visible()
        table = (await (await page.request.get(f"{site}/api/tables/{page.url.rpartition('/')[2]}")).json())["summary"]
        assert table["options"] == {"players": 2, "sums": True}
        assert [seat["bot"] for seat in table["seats"]] == [None, "blocker"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_screen_misses_anything(browser: Browser, site: str, language: str) -> None:
    async with visit(browser, site, locale=language) as visitor:
        for path in (
            "/",
            "/lobby",
            "/archive",
            "/learn",
            "/score",
            "/rules/noughts",
            "/learn/noughts",
            "/score/noughts",
        ):
            await visitor.go(path)
            assert "noughts-" not in await visitor.page.inner_text("body"), path
