"""What a player is about to press does not move away when an answer of the server comes in."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.async_api import Browser, Route, expect

from tests.browser.museum import Museum, anna_at
from tests.browser.visitor import WIDE

TALL = (390, 844)
"""A phone that has room for everything."""


def has_drawn(update: dict[str, Any]) -> bool:
    """Anna has a tile in hand that changes whatever line it comes to."""
    view = update["view"]
    return view["seat"] == 0 and (view["drawn_tile"] or "?")[0] in "+-" and update["summary"]["ply"] > 10


def has_everything(update: dict[str, Any]) -> bool:
    """Anna begins, with castles, a starting tile and the pile."""
    return bool(update["view"]["seat"] == 0 and update["summary"]["ply"] == 0)


@pytest.mark.parametrize("size", [WIDE, TALL, (768, 1024)], ids=str)
async def test_confirm_stays_where_it_is(browser: Browser, museum: Museum, size: tuple[int, int]) -> None:
    answers = asyncio.Event()

    async def hold(route: Route) -> None:
        await answers.wait()
        await route.continue_()

    async with anna_at(browser, museum, "kingdoms", has_drawn, size=size) as (visitor, _):
        page = visitor.page
        await page.route("**/preview?*", hold)
        await page.locator(".kg-sq.legal").first.click()
        confirm = page.get_by_role("button", name="Confirm")
        await expect(confirm).to_have_attribute("aria-disabled", "false")
        before = await confirm.bounding_box()
        answers.set()
        await expect(page.locator(".kg-effects li, .kg-delta .kg-seal").last).to_be_attached()
        assert await confirm.bounding_box() == before


@pytest.mark.parametrize("size", [WIDE, (1280, 720), (1024, 768)], ids=str)
async def test_players_and_hand_stay_where_they_are(browser: Browser, museum: Museum, size: tuple[int, int]) -> None:
    async with anna_at(browser, museum, "kingdoms", has_everything, size=size) as (visitor, _):
        page, places = visitor.page, []
        for press in (None, "draw", "s", "r1", "square"):
            if press:
                await page.locator(".kg-sq.legal" if press == "square" else f'[data-piece="{press}"]').first.click()
            await visitor.settled()
            places.append([await page.locator(part).bounding_box() for part in (".kg-players", ".side")])
        await expect(page.locator(".kg-delta .kg-seal").first).to_be_visible()
        places.append([await page.locator(part).bounding_box() for part in (".kg-players", ".side")])
        assert all(place == places[0] for place in places)
