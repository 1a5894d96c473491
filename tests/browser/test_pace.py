"""Others' moves are shown one after another, for at least half a second each, and never over the reader's own turn."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.at_table import Player
from tests.browser.here import ask, open_here
from tests.browser.visitor import Visitor, new_player, visit

LEAST = 500
"""Milliseconds."""
BOTS = [{"bot": "greedy"}] * 3
_WATCH = """() => {
  window.looks = [];
  const look = () => {
    const main = document.querySelector("main[data-ply]");
    if (!main) return;
    const found = { ply: Number(main.dataset.ply), isOurs: Boolean(main.querySelector(".sentence.yours")) };
    const last = looks.at(-1);
    if (last?.ply !== found.ply || last.isOurs !== found.isOurs) looks.push({ ...found, at: performance.now() });
  };
  look();
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""
"""Notes every position that the page shows, whether it is the reader's turn in it, and when it was first to be seen."""
_ASKED = """(() => {
  window.asked = [];
  const Made = window.Worker;
  window.Worker = class extends Made {
    postMessage(message, ...more) {
      asked.push(JSON.stringify(message));
      super.postMessage(message, ...more);
    }
  };
})()"""
"""Notes everything that the page asks the table in the browser for."""


async def looks(page: Page) -> list[dict[str, Any]]:
    """What the page has shown since it is watched."""
    found: list[dict[str, Any]] = await page.evaluate("looks")
    return found


async def at_server(visitor: Visitor, game: str, *seats: dict[str, Any]) -> Player:
    """At a table of a server, with bots."""
    wish = {"game": game, "seats": seats, "starts_when_full": True}
    answer = await visitor.context.request.post(f"{visitor.url}/api/tables", data=wish)
    assert answer.ok, await answer.text()
    return Player(visitor, (await answer.json())["table"])


async def in_browser(visitor: Visitor, game: str, *seats: dict[str, Any]) -> Player:
    """At a table in the browser, with bots."""
    await visitor.go("/")
    return Player(visitor, await open_here(visitor.page, game, *seats))


async def till_own_turn(page: Page) -> None:
    """Wait until it is the reader's turn, and show them everything before it at once."""
    await page.wait_for_selector("main[data-ply]")
    await page.wait_for_function("""() => {
      document.querySelector(".pace button:not([aria-disabled=true])")?.click();
      return document.querySelector(".sentence.yours") !== null;
    }""")


async def act(player: Player) -> int:
    """Play anything; the number of actions before it."""
    truth = await player.truth()
    await player.choose(truth["view"]["legal"][0])
    await player.page.evaluate(_WATCH)
    await player.confirm()
    return int(truth["summary"]["ply"])


async def act_before_others(player: Player) -> tuple[int, int]:
    """Play until others follow; the number of actions before it, and when the table waits for the reader again.

    A player who is last in one round and first in the next acts twice.
    """
    while True:
        before = await act(player)
        last = await others_have_played(player, before)
        if last - before > 1:
            return before, last
        await expect(player.page.locator(f'main[data-ply="{last}"] .sentence.yours')).to_be_visible()


async def others_have_played(player: Player, ply: int) -> int:
    """Wait until the table waits for the reader again; the number of actions then."""
    while True:
        truth = await player.knows_more_than(ply)
        if truth["summary"]["to_act"] == 0:
            return int(truth["summary"]["ply"])
        ply = truth["summary"]["ply"]


@pytest.mark.parametrize(
    ("game", "place"),
    [
        ("kingdomino", in_browser),
        ("kingdoms", in_browser),
        pytest.param("kingdomino", at_server, marks=pytest.mark.soak),
        pytest.param("kingdoms", at_server, marks=pytest.mark.soak),
    ],
)
async def test_moves_of_three_bots_are_shown_one_after_another(
    browser: Browser, site: str, game: str, place: Any
) -> None:
    token = await new_player(site, "Anna")
    async with visit(browser, site, token=token, pace="normal") as visitor:
        player = await place(visitor, game, {"is_mine": True, "name": "Anna"}, *BOTS)
        await player.come()
        await till_own_turn(visitor.page)
        before, last = await act_before_others(player)
        await expect(visitor.page.locator(f'main[data-ply="{last}"] .sentence.yours')).to_be_visible()
        shown = await looks(visitor.page)
        plies = [look["ply"] for look in shown]
        assert plies == [*range(before, last + 1), last], "one action after another, and then the reader's turn"
        assert [look["isOurs"] for look in shown[1:]] == [False] * (last - before) + [True]
        times = [look["at"] for look in shown[1:]]
        assert all(later - earlier >= LEAST for earlier, later in pairwise(times)), times


async def test_moves_that_are_drawn_together_are_not_asked_for(browser: Browser, site: str) -> None:
    async with visit(browser, site, pace="instant") as visitor:
        page = visitor.page
        await page.add_init_script(_ASKED)
        player = await in_browser(visitor, "kingdoms", {"is_mine": True, "name": "Anna"}, *BOTS)
        await player.come()
        await till_own_turn(page)
        await visitor.settled()
        await page.evaluate("asked.length = 0")
        _, last = await act_before_others(player)
        await expect(page.locator(f'main[data-ply="{last}"] .sentence.yours')).to_be_visible()
        await visitor.settled()
        asked: list[str] = await page.evaluate("asked")
        assert any("/commands" in question for question in asked)
        assert not [question for question in asked if "/plies/" in question]


async def test_space_shows_everything_at_once(browser: Browser, site: str) -> None:
    token = await new_player(site, "Anna")
    async with visit(browser, site, token=token, pace="slow") as visitor:
        player = await at_server(visitor, "kingdoms", {"is_mine": True}, *BOTS)
        await player.come()
        await till_own_turn(visitor.page)
        before, last = await act_before_others(player)
        await expect(visitor.page.locator(f'main[data-ply="{before + 1}"] .pace')).to_be_visible()
        await visitor.page.keyboard.press("Space")
        await expect(visitor.page.locator(".sentence.yours")).to_be_visible()
        shown = [(look["ply"], look["isOurs"]) for look in await looks(visitor.page)]
        watched = shown[1:-1]  # a busy machine may have shown more before the key was pressed
        assert watched == [(before + 1 + turn, False) for turn in range(len(watched))]
        assert 0 < len(watched) < last - before
        assert shown[-1] == (last, True)


@pytest.mark.soak  # the server's bots begin at once, so a machine with other work to do opens the page too late
async def test_bots_among_themselves_are_watched_from_the_beginning(browser: Browser, site: str) -> None:
    token = await new_player(site, "Anna")
    async with visit(browser, site, token=token, pace="fast") as visitor:
        player = await at_server(visitor, "kingdomino", *BOTS)
        await player.come()
        await visitor.page.wait_for_selector('main[data-ply="0"]')
        await visitor.page.evaluate(_WATCH)
        await visitor.page.wait_for_selector('main[data-ply="4"]')
        assert [look["ply"] for look in await looks(visitor.page)] == [0, 1, 2, 3, 4]
        await visitor.page.get_by_role("button", name="Skip").click()
        assert await ask(visitor.page, "GET", f"/api/tables/{player.table}")
        await expect(visitor.page.locator(".over-sentence, .pace [aria-disabled=true]").first).to_be_visible()
