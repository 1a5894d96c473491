"""Positions whose best and worst actions are known: those of puzzles."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.async_api import Page

from regnum.bots.registry import shipped_puzzles
from regnum.records import dump, load, replay
from tests.browser.here import ask


def a_puzzle(game: str) -> dict[str, Any]:
    """A puzzle whose answer can be chosen by one click at a domino, or written."""
    found: list[dict[str, Any]] = json.loads(shipped_puzzles(game))
    return found[0]


def worst_of(puzzle: dict[str, Any]) -> str:
    """The action that leaves the smallest chance of winning."""
    chances: dict[str, int] = puzzle["chances"]
    return min(chances, key=lambda action: chances[action])


async def written(page: Page, action: str) -> None:
    """Play an action by writing it."""
    field = page.locator("input[type=text]:visible")
    if not await field.count():
        await page.locator(".kd-write-open, .kg-more > summary").click()
    await field.fill(action)
    await page.keyboard.press("Enter")


async def open_position(page: Page, puzzle: dict[str, Any]) -> str:
    """The position of a puzzle at a table in the browser, to be played on against bots; the name of the table."""
    record = load(msgspec.json.encode(puzzle["record"]).decode())
    acting = replay(record).seat
    seats = [{"is_mine": True} if seat == acting else {"bot": "page"} for seat in range(len(record.players))]
    wish = {"record": dump(record), "plies": len(record.actions), "seats": seats}
    return str((await ask(page, "POST", "/here/api/records", wish))["table"])
