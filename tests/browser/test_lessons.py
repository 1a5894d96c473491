"""A new player goes through a lesson, from the first step to the last."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.visitor import NARROW, WIDE, Visitor, visit

STEPS = {"kingdomino": 10, "kingdoms": 11}
PIECES_LEFT = 40
"""More than a round of Kingdoms takes."""


async def at_step(page: Page, number: int, count: int) -> None:
    """The lesson is shown, with something to do."""
    await expect(page.locator(".ls-progress")).to_contain_text(f"Step {number} of {count}")
    await expect(page.get_by_role("button", name="Show me")).to_be_visible()


async def press(page: Page, name: str | re.Pattern[str], *, by_keyboard: bool) -> None:
    button = page.get_by_role("button", name=name)
    if by_keyboard:
        await button.focus()
        await page.keyboard.press("Enter")
    else:
        await button.click()


async def do_step(page: Page, *, by_keyboard: bool) -> None:
    """Have a move shown and make it, until the step is done."""
    done = page.get_by_role("button", name=re.compile("^(Next|Repeat the lesson)$"))
    for _ in range(PIECES_LEFT):
        await press(page, "Show me", by_keyboard=by_keyboard)
        await expect(page.locator(".ls-acts:not(:has(.busy)) .btn.main:not([aria-disabled=true])")).to_be_visible()
        if await done.count():  # what the referee refuses is done when it is tried
            return
        await press(page, re.compile("^(Confirm|Draw|Discard)$"), by_keyboard=by_keyboard)
        await expect(page.locator(".ls-acts.is-done, .ls-acts .btn.main[aria-disabled=true]")).to_be_visible()
        if await done.count():
            return
    raise AssertionError("the step never ends")


@pytest.mark.parametrize(("size", "by_keyboard"), [(WIDE, True), (NARROW, False)], ids=["keyboard", "touch"])
@pytest.mark.parametrize("game", STEPS)
async def test_a_whole_lesson(browser: Browser, site: str, game: str, size: tuple[int, int], by_keyboard: bool) -> None:
    async with visit(browser, site, size=size, has_touch=not by_keyboard) as visitor:
        page = visitor.page
        await visitor.go(f"/learn/{game}")
        for number in range(1, STEPS[game] + 1):
            await at_step(page, number, STEPS[game])
            await do_step(page, by_keyboard=by_keyboard)
            await expect(page.locator(".ls-remark .note.good")).to_be_visible()
            if number < STEPS[game]:
                await press(page, "Next", by_keyboard=by_keyboard)
        await expect(page.locator(".ls-outcome li")).to_have_count(4 if game == "kingdomino" else 2)
        await press(page, "Repeat the lesson", by_keyboard=by_keyboard)
        await at_step(page, 1, STEPS[game])


async def third_step(visitor: Visitor) -> None:
    await visitor.go("/learn/kingdomino")
    for number in (1, 2):
        await at_step(visitor.page, number, STEPS["kingdomino"])
        await do_step(visitor.page, by_keyboard=False)
        await press(visitor.page, "Next", by_keyboard=False)
    await at_step(visitor.page, 3, STEPS["kingdomino"])


async def test_a_lesson_goes_on_where_it_was_left(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        await third_step(visitor)
        await visitor.go("/learn")
        card = visitor.page.get_by_role("link", name=re.compile("Kingdomino"))
        await expect(card).to_contain_text("3")
        await card.click()
        await at_step(visitor.page, 3, STEPS["kingdomino"])
        await visitor.page.get_by_role("button", name="Back").click()
        await at_step(visitor.page, 2, STEPS["kingdomino"])


async def test_what_a_step_does_not_ask_for_is_answered_and_changes_nothing(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        page = visitor.page
        await visitor.go("/learn/kingdomino")
        await at_step(page, 1, STEPS["kingdomino"])
        await page.get_by_role("option", name=re.compile("^(?!.*crown)")).first.click()
        await press(page, "Confirm", by_keyboard=False)
        await expect(page.locator(".ls-remark .note.bad")).to_be_visible()
        await at_step(page, 1, STEPS["kingdomino"])
