"""Positions are set up: pieces are chosen, moves are checked, and the game goes on from there."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import Browser, Page, expect

from regnum.records import load, verify
from tests.browser.here import ask, name_of, play_on
from tests.browser.visitor import visit

CHOSEN = {"kingdomino": "Domino 1 of the new row", "kingdoms": "The next tile from the supply"}
"""What is chosen."""


async def began(page: Page, game: str) -> None:
    """Begin a position, and open what is chosen where it is folded."""
    await page.get_by_role("button", name="Begin", exact=True).click()
    await page.locator("main.arranging").wait_for()
    if game == "kingdoms":
        await page.locator(".log-fold summary").click()


async def choose(page: Page, game: str) -> None:
    """Have the highest piece come that is not there already; the dominoes of a row come in order."""
    place = page.get_by_label(CHOSEN[game])
    there = await place.input_value()
    offered: list[str] = await place.locator("option").evaluate_all("(all) => all.map((one) => one.value)")
    value = max((one for one in offered if one != there), key=int)
    await place.select_option(value)
    if game == "kingdomino":
        await expect(place).not_to_have_value(value)
    else:
        await expect(place).to_have_value(value)
    await expect(page.locator(f'option[value="{value}"]:checked').first).to_be_attached()


@pytest.mark.parametrize("game", CHOSEN)
async def test_a_position_is_set_up_and_played_on(browser: Browser, site: str, game: str) -> None:
    async with visit(browser, site) as visitor:
        page = visitor.page
        await visitor.go(f"/#/setup/{game}")
        await began(page, game)
        await choose(page, game)
        await page.get_by_role("button", name="A bot plays 10 moves").click()
        await page.locator('main[data-ply="10"]').wait_for()
        await page.reload()
        await page.locator('main[data-ply="10"]').wait_for()
        await page.get_by_role("button", name="Play from here").click()
        for seat in await page.locator("dialog select").all():
            await seat.select_option("")
        await page.locator("dialog .btn.main").click()
        await page.wait_for_url("**/table/*")
        table = name_of(page)
        await play_on(page, table)
        record = json.dumps(await ask(page, "GET", f"/api/tables/{table}/record"))
        verified = await ask(page, "GET", f"/api/tables/{table}/verify")
    assert verified["seed"] == verified["commitment"] == ""
    assert load(record).deal.draws
    assert verify(load(record)).is_over


async def test_what_the_rules_forbid_is_said(browser: Browser, site: str) -> None:
    position = {"options": {"players": 2}, "draws": [[[0], [1] * 23]], "players": [{"name": "A"}, {"name": "B"}]}
    async with visit(browser, site) as visitor:
        page = visitor.page
        await visitor.go(f"/#/setup/kingdoms?position={json.dumps(position | {'actions': []})}")
        await expect(page.get_by_role("alert")).to_contain_text("23")
