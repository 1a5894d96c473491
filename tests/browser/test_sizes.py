"""At every size of window that is played at nothing scrolls but boxes of their own, in any phase of any game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from regnum.words import speaker
from tests.browser.museum import Museum, Update
from tests.browser.visitor import PATIENCE, STILL, Visitor, visit

LANGUAGES = tuple(speaker.LANGUAGES)
LOW = ((390, 664), (667, 375))
"""Phones whose browser shows its bars: too low for a supply of which every tile is seen."""
SIZES = (
    (1280, 720),
    (1440, 900),
    (1180, 820),
    (768, 1024),
    (1024, 768),
    (360, 740),
    (390, 844),
    (412, 915),
    (740, 360),
)
FOLDS = "main details[name] > summary"
PANEL = "main details[name][open] > :not(summary)"
MARK = ".kd-spot, .kd-row-next .free, .kg-castles [data-piece][aria-disabled=false], .kg-sq.legal"
ACCOUNT = ".kg-counting, .kd-ended"
PUT_AWAY = ".kg-counting-head button, .kd-ended button"

_WRONG = """() => {
  const root = document.documentElement;
  const wrong = [];
  if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  const isBoxed = (part) => {
    for (let box = part.parentElement; box && box !== root; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style.overflow)) return true;
      if (style.position === "fixed") return false;
    }
    return false;
  };
  const needed = "button, a, summary, input, [role=option], [role=gridcell], .sentence, .board, .kg-player, .points";
  for (const part of document.querySelectorAll(`#app :is(${needed})`)) {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    const isSeen = part.checkVisibility({ visibilityProperty: true }) && width > 2 && !part.closest(".vh, .skip, svg");
    if (!isSeen || isBoxed(part)) continue;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      wrong.push(`${part.tagName} ${part.className} "${part.textContent.trim().slice(0, 30)}" is outside`);
  }
  for (const account of document.querySelectorAll(".kg-scroll")) {
    const wider = account.scrollWidth - account.clientWidth;
    if (wider > 1) wrong.push(`the account is ${wider} wider than its place`);
  }
  const list = document.querySelector(".kg-since:not(:has(~ .kg-remark))")?.getBoundingClientRect();
  const others = ".kg-now :is(p, small, .btn), .kg-player, .kg-hand .kg-held, .kg-more > summary";
  for (const part of document.querySelectorAll(others)) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isBeside = !list || left >= list.right || right <= list.left || top >= list.bottom || bottom <= list.top;
    if (!isBeside) wrong.push(`${part.className} is under the list of moves`);
  }
  return wrong;
}"""
"""What a reader would have to scroll for."""


async def wrong_at(page: Page, doing: str) -> list[str]:
    """What is wrong at any size, and at which."""
    found = []
    is_open = await page.locator(".kg-open").count() > 0
    for wide, high in SIZES if is_open else (*SIZES, *LOW):
        await page.set_viewport_size({"width": wide, "height": high})
        await page.evaluate(STILL)
        found += [f"{wide} x {high}, {doing}: {problem}" for problem in await page.evaluate(_WRONG)]
    return found


def kind_of(update: Update) -> str:
    """What is the same in all moments that look alike."""
    view, summary = update["view"], update["summary"]
    if summary["status"] == "over":
        return "over"
    is_hers = view["seat"] == 0
    forced = view["legal"][0] if is_hers and len(view["legal"]) == 1 else ""
    task = "discard" if forced.endswith("x") else forced if forced == "pass" else view["phase"]
    part = view.get("game_number", view["round"])
    return f"{task}, {'hers' if is_hers else 'theirs'}, part {part}"


async def moments(museum: Museum, visitor: Visitor, table: str) -> AsyncIterator[tuple[str, Update]]:
    """Play a game to its end, and stop at the first moment of every kind, when the page shows it."""
    seen: set[str] = set()
    update = await asyncio.to_thread(museum.anna.table, table)
    while True:
        kind = kind_of(update)
        if kind not in seen:
            seen.add(kind)
            ply = update["summary"]["ply"]
            there = "main.over" if kind == "over" else f'main[data-ply="{ply}"]'
            await visitor.page.locator(there).wait_for(timeout=PATIENCE)
            yield kind, update
        if kind == "over":
            return
        update = await asyncio.to_thread(museum.step, table)


async def try_everything(page: Page, kind: str) -> list[str]:
    """Look, hold a piece over the board, and open whatever is folded."""
    found = []
    if await page.locator(ACCOUNT).count():
        found += await wrong_at(page, f"account before {kind}")
        await page.locator(PUT_AWAY).first.click()
        await expect(page.locator(ACCOUNT)).to_have_count(0)
    found += await wrong_at(page, kind)
    marks = page.locator(MARK)
    for _ in range(2 if "hers" in kind else 0):  # a castle, then a square for it
        if await marks.count():
            await marks.last.click()
    found += await wrong_at(page, f"{kind}, tried")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    return found


async def check(browser: Browser, museum: Museum, game: str, seats: int, options: dict[str, Any]) -> None:
    """Play a game, and look at every kind of moment at all sizes."""
    table = await asyncio.to_thread(museum.played, game, lambda _: True, seats, options=options)
    found = []
    async with visit(browser, museum.url, token=museum.anna.token, size=SIZES[0]) as visitor:
        await visitor.go(f"/table/{table}")
        async for kind, _ in moments(museum, visitor, table):
            found += await try_everything(visitor.page, kind)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        pytest.param("kingdomino", {"harmony": True, "middle_kingdom": "symmetric"}, id="kingdomino"),
        pytest.param("kingdoms", {"no_luck": True, "continuous": "parts"}, id="kingdoms"),
    ],
)
async def test_nothing_scrolls_in_a_game_of_four(
    browser: Browser, museum: Museum, game: str, options: dict[str, Any]
) -> None:
    await check(browser, museum, game, 4, options)


@pytest.mark.parametrize("game", ["kingdomino", "kingdoms"])
async def test_nothing_scrolls_or_lies_over_anything_in_any_language(
    browser: Browser, museum: Museum, game: str
) -> None:
    def is_hers(update: Update) -> bool:
        return bool(update["view"]["seat"] == 0 and update["summary"]["ply"] > 20)

    table = await asyncio.to_thread(museum.played, game, is_hers, 4)
    found = []
    async with visit(browser, museum.url, token=museum.anna.token, size=SIZES[0]) as visitor:
        await visitor.go(f"/table/{table}")
        for language in LANGUAGES:
            await visitor.speak(language)
            found += await wrong_at(visitor.page, language)
    assert not found, "\n".join(found)


async def test_what_is_played_and_how_is_in_view_on_the_front_page(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        await visitor.go("/")
        for wide, high in (*SIZES, *LOW):
            await visitor.page.set_viewport_size({"width": wide, "height": high})
            for part in (*await visitor.page.locator(".game .picture").all(), visitor.page.locator(".way").first):
                await expect(part).to_be_in_viewport(ratio=1)


async def test_the_menu_is_in_view_beside_a_clock_and_chat(browser: Browser, museum: Museum) -> None:
    table = await asyncio.to_thread(museum.played, "kingdomino", lambda _: True, 2, has_chat=True, move_seconds=180)
    async with visit(browser, museum.url, token=museum.anna.token, size=(360, 740), locale="hu") as visitor:
        await visitor.go(f"/table/{table}")
        await expect(visitor.page.locator(".bar .clock")).to_be_visible()
        menu = visitor.page.locator("nav button:has(use[href='#icon-menu'])")
        await expect(menu).to_be_in_viewport(ratio=1)


KINGDOMINO = [{"dynasty": True}, {"middle_kingdom": "exact"}, {"harmony": True}, {"mighty_duel": True}]
KINGDOMS = [{"last_castle": True}, {"no_luck": True}, {"continuous": "parts"}, {"continuous": "lines"}]


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("game", "options"),
    [("kingdomino", options) for options in ({}, *KINGDOMINO)] + [("kingdoms", options) for options in ({}, *KINGDOMS)],
    ids=str,
)
async def test_nothing_scrolls_with_any_variant(
    browser: Browser, museum: Museum, game: str, options: dict[str, Any], seats: int
) -> None:
    if seats > 2 and "mighty_duel" in options:
        pytest.skip("large kingdoms are for two players")
    await check(browser, museum, game, seats, options)


@pytest.mark.parametrize("game", ["kingdomino", "kingdoms"])
async def test_what_is_folded_opens_in_view(browser: Browser, museum: Museum, game: str) -> None:
    def is_going(update: Update) -> bool:
        return bool(update["view"]["seat"] == 0 and update["summary"]["ply"] > 20)

    table = await asyncio.to_thread(museum.played, game, is_going, 4)
    async with visit(browser, museum.url, token=museum.anna.token) as visitor:
        await visitor.go(f"/table/{table}")
        page = visitor.page
        for wide, high in (*SIZES, *LOW):
            await page.set_viewport_size({"width": wide, "height": high})
            await page.evaluate(STILL)
            for fold in await page.locator(FOLDS).all():
                await fold.click()
                panel = await page.locator(PANEL).bounding_box()
                assert panel is not None
                assert panel["height"] > 60, (wide, high, panel)
                assert min(panel["x"], panel["y"]) >= 0, (wide, high, panel)
                assert panel["x"] + panel["width"] <= wide, (wide, high, panel)
                assert panel["y"] + panel["height"] <= high, (wide, high, panel)
                assert await page.evaluate(_WRONG) == []
                await page.keyboard.press("Escape")
                await expect(page.locator(PANEL)).to_have_count(0)


_MISSED = """(reach) => {
  const missed = [];
  const controls = "button, a, summary, input, [role=option], [role=gridcell][tabindex], .kd-spot, .kg-sq.legal";
  for (const part of document.querySelectorAll(`#app :is(${controls})`)) {
    const { left, top, width, height } = part.getBoundingClientRect();
    if (!part.checkVisibility({ visibilityProperty: true }) || width <= 2 || part.closest(".vh, .skip, p")) continue;
    const [x, y] = [left + width / 2, top + height / 2];
    const around = [[x - reach, y], [x + reach, y], [x, y - reach], [x, y + reach]];
    const isMissed = ([x, y]) => !document.elementFromPoint(x, y)?.closest(controls)?.isSameNode(part);
    const inWindow = ([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    if (around.filter(inWindow).some(isMissed))
      missed.push(`${part.getAttribute("class")} "${part.textContent.trim().slice(0, 30)}" ${width} x ${height}`);
  }
  return missed;
}"""
"""Controls that a finger misses if it comes down so far from their middle; links in sentences are as high as a line."""


def _places(update: Update) -> bool:
    return bool(update["view"]["phase"] == "place")


def _claims(update: Update) -> bool:
    return bool(update["view"]["phase"] == "claim")


def _holds_everything(update: Update) -> bool:
    me = update["view"]["players"][0]
    return bool(me["starting_tile"] and all(me["castles"]))


@pytest.mark.parametrize(
    ("game", "moment"), [("kingdomino", _places), ("kingdomino", _claims), ("kingdoms", _holds_everything)]
)
async def test_targets_are_large_enough_for_fingers(
    browser: Browser, museum: Museum, game: str, moment: Callable[[Update], bool]
) -> None:
    def is_hers(update: Update) -> bool:
        return bool(update["view"]["seat"] == 0 and update["summary"]["ply"] > 4 and moment(update))

    table = await asyncio.to_thread(museum.played, game, is_hers)
    async with visit(browser, museum.url, token=museum.anna.token, size=(360, 740)) as visitor:
        await visitor.go(f"/table/{table}")
        await visitor.page.locator(MARK).first.wait_for()
        await visitor.page.evaluate(STILL)
        missed = await visitor.page.evaluate(_MISSED, 19)
        assert not missed, "\n".join(missed)
