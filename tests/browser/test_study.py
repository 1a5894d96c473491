"""What the engine sees is shown beside the board, and told step by step to players who ask for a hint."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, expect

from tests.browser.here import on_turn, open_here, send
from tests.browser.known import a_puzzle, open_position, worst_of, written
from tests.browser.museum import Museum
from tests.browser.visitor import PATIENCE, visit

CONFIRM = '.buttons .btn.main:not([aria-disabled="true"])'
MARKS = {"kingdomino": ".kd-flag.kd-on, .disc.on", "kingdoms": ".table .board .disc.on, .table .pile .disc.on"}

IS_SAME = """(marks) => {
  const chosen = document.querySelector(".cand[aria-pressed=true] .disc");
  return chosen && chosen.textContent === document.querySelector(marks)?.textContent;
}"""
"""Whether the candidate that is chosen in the list has the same number on the board."""


def choice_in(museum: Museum, table: str) -> int:
    """How many actions had been played when Anna had several to choose from."""
    for ply in range(8, 60):
        view = museum.anna.ask("GET", f"/api/tables/{table}/plies/{ply}")["view"]
        if view["seat"] == 0 and len(view["legal"]) > 4:
            return ply
    raise AssertionError("she never had a choice")


@pytest.mark.parametrize("game", ["kingdomino", "kingdoms"])
async def test_candidates_are_chosen_in_the_list_and_by_key(browser: Browser, museum: Museum, game: str) -> None:
    table = museum.table(f"{game} over")
    async with visit(browser, museum.url, token=museum.anna.token) as visitor:
        page = visitor.page
        await visitor.go(f"/table/{table}/{choice_in(museum, table)}")
        await page.get_by_role("button", name="Analyse").click()
        chosen = page.locator(".cand[aria-pressed=true]")
        await expect(page.locator(".cand .cand-win")).to_have_count(3, timeout=2 * PATIENCE)
        await expect(page.locator(".chance li")).to_have_count(4)
        await expect(chosen.locator(".disc")).to_have_text("1")
        other = page.locator(".cand:not([aria-pressed=true])").last
        for is_by_key in (True, False):
            before = await chosen.locator(".cand-what").inner_text()
            await (page.keyboard.press("2") if is_by_key else other.click())
            await expect(chosen.locator(".cand-what")).not_to_have_text(before)
            await page.wait_for_function(IS_SAME, arg=MARKS[game])  # the order may change as long as the engine thinks
        await expect(page).to_have_url(re.compile(r"\?analysis$"))
        await page.get_by_role("button", name="Analyse").click()
        await expect(page.locator(".cand")).to_have_count(0)


@pytest.mark.parametrize("game", ["kingdomino", "kingdoms"])
async def test_a_hint_comes_in_three_steps_and_is_counted(browser: Browser, site: str, game: str) -> None:
    async with visit(browser, site) as visitor:
        page = visitor.page
        await visitor.go("/settings")
        table = await open_here(page, game, {"is_mine": True, "name": "Anna"}, {"bot": "page"})
        await visitor.go(f"/table/{table}")
        await on_turn(page, table)
        hint = page.get_by_role("region", name="Hint")
        await page.keyboard.press("h")
        await expect(hint.locator("[aria-current]")).to_have_text("1")
        await expect(page.locator(CONFIRM)).to_have_count(0)
        await page.keyboard.press("h")
        await expect(hint).to_contain_text("One of these two.", timeout=2 * PATIENCE)
        await page.keyboard.press("h")
        await page.locator(CONFIRM).click()  # the best move was on trial, and nothing was played before
        await expect(hint).to_have_count(0)
        await send(page, f"/api/tables/{table}/commands", {"type": "resign"})
        await expect(page.locator("main.over")).to_contain_text("One decision was made with a hint.")


async def test_the_coach_objects_to_a_bad_move_and_offers_to_undo_it(browser: Browser, site: str) -> None:
    puzzle = a_puzzle("kingdomino")
    async with visit(browser, site) as visitor:
        await visitor.keep(notation=True, coach=True)
        page = visitor.page
        await visitor.go("/settings")
        table = await open_position(page, puzzle)
        await visitor.go(f"/table/{table}")
        coach = page.get_by_role("status", name="Coach")
        await written(page, worst_of(puzzle))
        await expect(coach).to_contain_text("Blunder", timeout=2 * PATIENCE)
        await coach.get_by_role("button", name="Undo").click()
        await expect(coach).to_have_count(0)
        await written(page, puzzle["answers"][0])
        await on_turn(page, table)
        await expect(coach).to_have_count(0)
