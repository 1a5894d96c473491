"""The table of Kingdoms: what is needed is in view, and what is pressed or written does what it says."""

from __future__ import annotations

import asyncio
import re
from itertools import groupby
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Route, expect

from tests.browser.museum import Museum, anna_at
from tests.browser.visitor import prefer, visit

NEEDED = (".board", ".kg-now .sentence", ".kg-now .buttons", ".side")
"""What nobody should have to scroll for in order to move."""
HELD = '[data-piece][aria-pressed="true"]'
CASTLE = '.kg-castles [data-piece]:not([aria-disabled="true"])'
LATER = 400
"""Milliseconds after which a second click belongs to no double click any more."""

RECORD = """() => {
  window.shown = [];
  const look = () => {
    const round = document.querySelector("header").innerText.match(/Round (\\d)/)[1];
    window.shown.push(`${document.querySelector(".kg-play") ? "board" : "account"} ${round}`);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes in every frame what is there."""


def may_act(update: dict[str, Any]) -> bool:
    """Anna may place a castle or draw."""
    view = update["view"]
    kinds = {action[0] for action in view["legal"]}
    return view["seat"] == 0 and view["phase"] == "act" and {"r", "d"} <= kinds


def is_almost_full(update: dict[str, Any]) -> bool:
    empty: int = sum(row.count(".") for row in update["view"]["present"]["board"])
    return empty == 1


def is_second_round(update: dict[str, Any]) -> bool:
    return bool(update["view"]["round"] == 2)


async def is_in_view(part: Locator, size: tuple[int, int]) -> bool:
    box = await part.bounding_box()
    assert box is not None
    return min(box["x"], box["y"]) >= 0 and box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("size", [(1024, 768), (1112, 834), (1100, 700), (1024, 600)], ids=str)
async def test_everything_needed_is_in_view(browser: Browser, museum: Museum, size: tuple[int, int]) -> None:
    async with anna_at(browser, museum, "kingdoms", may_act, seats=4, size=size) as (visitor, _):
        page = visitor.page
        await page.locator(CASTLE).first.click()
        await page.locator(".kg-sq.legal").first.click()
        await visitor.settled()
        hidden = [part for part in NEEDED if not await is_in_view(page.locator(part), size)]
        assert not hidden
        await expect(page.get_by_role("link", name="Learn")).to_have_attribute("href", re.compile("/learn/kingdoms$"))


@pytest.mark.parametrize("size", [(768, 1024), (768, 800)], ids=str)
async def test_upright_one_need_not_scroll_to_confirm(browser: Browser, museum: Museum, size: tuple[int, int]) -> None:
    async with anna_at(browser, museum, "kingdoms", may_act, size=size) as (visitor, _):
        page = visitor.page
        await page.locator(CASTLE).first.click()
        await page.locator(".kg-sq.legal").first.click()
        await visitor.settled()
        assert await is_in_view(page.locator(".board"), size)
        assert await is_in_view(page.get_by_role("button", name="Confirm"), size)


async def test_in_a_narrow_window_nothing_covers_the_players(browser: Browser, museum: Museum) -> None:
    async with visit(browser, museum.url, token=museum.anna.token, size=(720, 1000)) as visitor:
        await visitor.go(f"/table/{museum.table('kingdoms over')}/30")
        hand, players = [await visitor.page.locator(part).bounding_box() for part in (".kg-hand", ".kg-players")]
        assert hand is not None
        assert players is not None
        assert hand["y"] + hand["height"] <= players["y"]
        assert await visitor.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


async def test_what_is_sent_cannot_be_put_back(browser: Browser, museum: Museum) -> None:
    answers = asyncio.Event()

    async def hold(route: Route) -> None:
        await answers.wait()
        await route.continue_()

    async with anna_at(browser, museum, "kingdoms", may_act) as (visitor, _):
        page = visitor.page
        await page.route("**/commands", hold)
        await page.locator(CASTLE).first.click()
        await page.locator(".kg-sq.legal").first.click()
        await page.get_by_role("button", name="Confirm").click()
        await expect(page.locator(".sentence p")).to_contain_text("Sending: Castle of rank")
        await expect(page.get_by_role("button", name="Cancel")).to_have_count(0)
        await page.keyboard.press("Escape")
        await expect(page.locator(".kg-sq.ghost")).to_have_count(1)
        answers.set()
        await expect(page.locator(".sentence p")).to_have_text("It is Bence’s turn.")


async def test_an_account_is_there_again_when_the_page_is_loaded_again(browser: Browser, museum: Museum) -> None:
    async with anna_at(browser, museum, "kingdoms", is_almost_full) as (visitor, table):
        page, account = visitor.page, visitor.page.locator(".kg-counting")
        await asyncio.to_thread(museum.play_until, table, is_second_round)
        await expect(account).to_be_visible()
        await page.reload()
        await expect(account).to_be_visible()
        await page.get_by_role("button", name="Continue to round 2").click()
        await page.reload()
        await visitor.settled()
        await expect(account).to_have_count(0)
        await expect(page.locator(".kg-now")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)], ids=str)
async def test_the_board_never_covers_the_line_that_is_counted(
    browser: Browser, museum: Museum, size: tuple[int, int]
) -> None:
    async with anna_at(browser, museum, "kingdoms", is_almost_full, seats=4, size=size) as (visitor, table):
        page, line = visitor.page, visitor.page.locator(".kg-strip")
        await asyncio.to_thread(museum.play_until, table, is_second_round)
        for words in ("short", "The gold mine doubles +1 and +3, and the wizard raises a castle by one rank. " * 2):
            await line.locator("header p").evaluate("(p, words) => (p.textContent = words)", words)
            board, strip = await page.locator(".kg-counting .board").bounding_box(), await line.bounding_box()
            assert board is not None
            assert strip is not None
            assert board["y"] + board["height"] <= strip["y"]
            assert strip["y"] + strip["height"] <= size[1]
        await page.get_by_role("button", name="Next line").click(timeout=5000)


async def test_what_is_written_is_played_and_the_focus_stays(browser: Browser, museum: Museum) -> None:
    async with anna_at(browser, museum, "kingdoms", may_act) as (visitor, table):
        page = visitor.page
        await prefer(page, notation=True)
        field = page.get_by_label("Type a move")
        await page.locator("summary", has_text="More").click()
        legal = (await asyncio.to_thread(museum.anna.table, table))["view"]["legal"]
        written = next(action for action in legal if action.startswith("r"))
        await field.fill(written)
        await field.press("Enter")
        await expect(page.locator(f'[data-square="{written.split("@")[1]}"]')).to_contain_class("kg-castle")
        await expect(page.locator(".sentence p")).to_have_text("It is Bence’s turn.")
        await expect(field).to_be_focused()
        await expect(field).to_have_value("")
        await asyncio.to_thread(museum.play_until, table, may_act)
        await expect(page.locator(".sentence p")).not_to_have_text("It is Bence’s turn.")  # the page has heard of it
        await field.fill("draw")
        await field.press("Enter")
        await expect(page.locator(".kg-drawn")).to_be_visible()
        await expect(field).to_be_focused()


async def test_a_double_click_takes_and_does_nothing_else(browser: Browser, museum: Museum) -> None:
    async with anna_at(browser, museum, "kingdoms", may_act) as (visitor, _):
        page = visitor.page
        await page.locator(CASTLE).first.dblclick()
        await expect(page.locator(HELD)).to_have_count(1)
        await page.locator('[data-piece="draw"]').dblclick()
        await expect(page.locator(".sentence p")).to_have_text("Draw a tile?")
        await page.wait_for_timeout(LATER)
        await expect(page.locator(".kg-drawn")).to_have_count(0)
        await page.get_by_role("button", name="Draw", exact=True).click()
        await expect(page.locator(".kg-drawn")).to_be_visible()


async def test_nobody_sees_the_next_round_before_the_account_of_the_last(browser: Browser, museum: Museum) -> None:
    async with anna_at(browser, museum, "kingdoms", is_almost_full) as (visitor, table):
        page = visitor.page
        await page.evaluate(RECORD)
        await asyncio.to_thread(museum.play_until, table, is_second_round)
        await page.get_by_role("button", name="Continue to round 2").click()
        await expect(page.locator(".kg-play")).to_be_visible()
        shown: list[str] = await page.evaluate("window.shown")
    assert [what for what, _ in groupby(shown)] == ["board 1", "account 2", "board 2"]


_SHARED = """(() => {
  const ask = window.fetch;
  window.fetch = async (...question) => {
    const answer = await ask(...question);
    if (!answer.url.includes("/events")) return answer;
    const transform = (text, to) => to.enqueue(text.replaceAll(/"ranks":\\[[^\\]]*/g, '"ranks":[1,1,3,4'));
    const steps = [new TextDecoderStream(), new TransformStream({ transform }), new TextEncoderStream()];
    const body = steps.reduce((stream, step) => stream.pipeThrough(step), answer.body);
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
})()"""
"""Two players are first, whatever the server says: real games hardly ever end so."""


async def test_a_shared_victory_leaves_the_result_in_view(browser: Browser, museum: Museum) -> None:
    size = (740, 360)
    table = await asyncio.to_thread(museum.table, "kingdoms over")
    async with visit(browser, museum.url, token=museum.anna.token, size=size) as visitor:
        await visitor.page.add_init_script(_SHARED)
        await visitor.go(f"/table/{table}")
        page = visitor.page
        await expect(page.locator(".kg-result > .note")).to_be_visible()
        box = await page.locator(".kg-result .kg-scroll").bounding_box()
        assert box is not None
        for row in await page.locator(".kg-rounds-table tbody tr").all():
            assert await is_in_view(row, size)
            line = await row.bounding_box()
            assert line is not None
            assert line["width"] <= box["width"]
        assert await is_in_view(page.locator(".kg-looks .btn").last, size)
