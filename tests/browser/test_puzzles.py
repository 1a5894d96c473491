"""Puzzles on the board of a table: a wrong try, a second one, the answer, and what comes back when."""

from __future__ import annotations

import json
import re

import pytest
from playwright.async_api import Browser, expect

from tests.browser.here import ask
from tests.browser.known import a_puzzle, written
from tests.browser.looks import barriers
from tests.browser.visitor import NARROW, WIDE, visit

SOAK = pytest.mark.soak


@pytest.mark.parametrize(
    ("game", "size"),
    [("kingdomino", NARROW), pytest.param("kingdoms", WIDE, marks=SOAK)],
    ids=["kingdomino", "kingdoms"],
)
async def test_a_puzzle_is_missed_solved_and_comes_back(
    browser: Browser, static_site: str, game: str, size: tuple[int, int]
) -> None:
    puzzle = a_puzzle(game)
    wrong = next(action for action in puzzle["chances"] if action not in puzzle["answers"])
    async with visit(browser, static_site, size=size) as visitor:
        await visitor.keep(notation=True)
        page = visitor.page
        await visitor.go(f"#/puzzles/{game}")
        assert await barriers(page) == []
        await page.get_by_role("link", name=re.compile(r"^Puzzle 1\b")).click()
        await visitor.settled()
        await expect(page.locator(".pz-ask .sentence")).to_contain_text("Find the move")
        await written(page, wrong)
        await expect(page.locator(".pz-wrong .sentence")).to_contain_text("Not this one.")
        assert await barriers(page) == []
        await page.get_by_role("button", name="Try again").click()
        await written(page, puzzle["answers"][0])
        await expect(page.locator(".pz-right .sentence")).to_contain_text("Right.")
        assert await barriers(page) == []
        kept = json.loads(await page.evaluate("localStorage.getItem('regnum-puzzles')"))
        assert kept["cards"][puzzle["name"]]["box"] == 1
        assert [answer[1:] for answer in kept["log"]] == [[puzzle["name"], "wrong"]]
        assert (await ask(page, "GET", "/here/api/me/tables"))["tables"] == []
        await page.get_by_role("button", name="Next puzzle").click()
        await expect(page.locator(".pz-ask .sentence")).to_contain_text("Find the move")
