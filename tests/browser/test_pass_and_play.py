"""One device handed round in a game of secrets: whole games, and a look at everything in the page at every moment."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, CDPSession, expect

import regnum
from tests.browser.at_table import PICTURES, SMALL, Player, Update, actions, any_of, heard, listen, revealed
from tests.browser.here import prefer_here
from tests.browser.visitor import Visitor, visit

NAMES = ("Anna", "Béla", "Cili")
_NAMES_OF_TILES = {name: tile for tile, names in PICTURES.items() for name in names} | {"gold mine": "goldmine"}
_MENTION = re.compile(rf"#tile-(\w+)|\b({'|'.join(_NAMES_OF_TILES)})\b|drawn: ([+−]\d)", re.IGNORECASE)

_ART = Path(regnum.__file__).parent / "web" / "js" / "games" / "kingdoms" / "art.svg"

_CONTENT = """async () => {
  // until everything is said that follows from what is drawn
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const page = document.createElement("div");
  const parts = [...document.head.children, ...document.body.children].filter((part) => !part.matches(".art-store"));
  page.append(...parts.map((part) => part.cloneNode(true)));
  const take = (parts) => [...page.querySelectorAll(parts)].map((part) => (part.remove(), part.outerHTML)).join("");
  for (const line of page.querySelectorAll("[aria-live] p")) if (/^(Row|Column) /.test(line.textContent)) line.remove();
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]);
  const unseen = [...page.querySelectorAll(".kg-unseen li")].map((li) => [
    li.querySelector("use").getAttribute("href"), Number(li.querySelector(".kg-count")?.textContent ?? 1)]);
  return {
    all: page.outerHTML + kept,
    unseen,
    own: take("[data-piece=s]"),
    drawn: take(".kg-drawn"),
    public: take(".board, .log, .kg-latest, .kg-more"),
    rest: page.outerHTML + kept,
  };
}"""
"""Everything in the page but the box of drawings and what is said of lines when a round is scored; whole and in parts:
the tile that its owner may see, the tile that they drew, what everyone may see, and the rest, where no tile belongs."""

_PLAY = """async (action) => {
  const press = async (what) => {
    document.querySelector(what).click();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const [piece, square] = action.split("@");
  const held = `[data-piece="${piece}"]`;
  if (piece !== "pass" && document.querySelector(held).getAttribute("aria-pressed") !== "true") await press(held);
  if (square) await press(`[data-square="${square}"]`);
}"""
_CONFIRM = "() => document.querySelector('.buttons .main').click()"

LEAKS = (
    "document.querySelector('[aria-live] p').textContent = 'troll −6 on a1: Anna 0, Béla −6.'",
    "document.querySelector('[aria-live] p').textContent = 'Béla has drawn: −6'",
    "document.querySelector('.rivals').insertAdjacentHTML('beforeend', '<i title=\"wizard\"></i>')",
    "document.querySelector('.rivals').insertAdjacentHTML('beforeend', '<svg><use href=\"#tile-dragon\" /></svg>')",
    "document.querySelector('[data-piece=s]').setAttribute('title', 'dragon or wizard')",
    "localStorage.setItem('leak', 'gold mine')",
)
"""What a page might do that gives a secret away."""


class Device:
    """A device on which several people play, and all that can be found out by looking into it."""

    def __init__(self, visitor: Visitor, reader: CDPSession) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.player = Player(visitor, visitor.page.url.rpartition("/")[2])
        self._reader = reader

    async def content(self) -> dict[str, Any]:
        """What is in the document, and what a screen reader is told."""
        found: dict[str, Any] = await self.page.evaluate(_CONTENT)
        tree = (await self._reader.send("Accessibility.getFullAXTree"))["nodes"]
        lines = [str(node["name"].get("value", "")) for node in tree if not node["ignored"] and "name" in node]
        squares = re.compile(r"[a-f][1-5]: |Row |Column ")
        found["spoken"] = "\n".join(line for line in lines if not squares.match(line))
        return found

    async def is_silent(self) -> None:
        """Nobody looks: no tile must be anywhere."""
        found = await self.content()
        assert not mentioned(found["all"])
        assert not mentioned(found["spoken"])

    async def tells_only(self, truth: Update) -> None:
        """The tiles in the page are those of the current reader's view, where they belong."""
        view = truth["view"]
        own, drawn = view["players"][view["observer"]]["starting_tile"], view["drawn_tile"]
        await self.player.sees(truth)
        await expect(self.page.locator(".kg-drawn")).to_have_count(len(_set_of(drawn)))
        found = await self.content()
        assert mentioned(found["own"]).keys() == _set_of(own)
        assert mentioned(found["drawn"]).keys() == _set_of(drawn)
        assert mentioned(found["rest"]).keys() <= _set_of(drawn), mentioned(found["rest"])
        assert mentioned(found["spoken"]).keys() == _set_of(own) | _set_of(drawn), mentioned(found["spoken"])
        counts = {tile: count for picture, count in found["unseen"] for tile in mentioned(picture)}
        assert counts == view["unseen"]

    async def is_handed_round(self) -> int:
        """See that it is covered until the player to act says that they have it; returns the seat."""
        seat: int = (await self.player.truth())["summary"]["to_act"]
        name = NAMES[seat]
        await expect(self.page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
        await self.is_silent()
        await self.page.get_by_role("button", name=f"I am {name}").dispatch_event("click")
        return seat

    async def plays(self, action: str) -> None:
        """Choose and confirm; faster than a hand, for it is not the hand that is tried here."""
        played = len(actions(await self.player.truth()))
        await self.page.evaluate(_PLAY, action)
        await self.page.evaluate(_CONFIRM)
        await self.player.knows(played + 1)

    async def tries(self, action: str) -> None:
        """Lay a piece on a square, hear what it would bring, and put it back."""
        await self.page.evaluate(_PLAY, action)
        await expect(self.page.locator("[role=status][aria-live]")).to_contain_text(f"on {action.partition('@')[2]}:")
        await self.page.keyboard.press("Escape")

    async def goes_on(self) -> None:
        """Put the account of a round away."""
        await self.page.get_by_role("button", name=re.compile("Continue to round")).click()


def mentioned(text: str) -> dict[str, str]:
    """The tiles of which a text speaks, or which it draws, and in what words."""
    found = {}
    for place in _MENTION.finditer(text):
        picture, name, number = place.groups()
        if picture != "back":
            word = number.replace("−", "-") if number else _NAMES_OF_TILES[(picture or name).lower()]
            found[word] = text[max(0, place.start() - 80) : place.end() + 20]
    return found


def _set_of(tile: str | None) -> set[str]:
    return {tile} if tile else set()


@asynccontextmanager
async def device(browser: Browser, site: str, names: tuple[str, ...], place: str = "") -> AsyncIterator[Device]:
    """A game of Kingdoms begun at one device, from the front page; in the browser if the place is `here`."""
    async with visit(browser, site, size=SMALL) as visitor:
        page = visitor.page
        await listen(page)
        if place:
            await prefer_here(visitor)
        await visitor.go("/")
        await page.locator("label.game", has_text="Kingdoms").click()
        await page.get_by_role("button", name=re.compile("Pass and play")).click()
        await page.get_by_role("dialog").get_by_text(str(len(names)), exact=True).click()
        for number, name in enumerate(names, 1):
            await page.get_by_label(f"Player {number}", exact=True).fill(name)
        await page.get_by_role("button", name="Play", exact=True).click()
        await page.wait_for_url("**/table/*")
        yield Device(visitor, await visitor.context.new_cdp_session(page))


@pytest.mark.parametrize(
    ("count", "place", "rounds"),
    [
        (2, "here", 1),
        pytest.param(2, "here", 3, marks=pytest.mark.soak),
        pytest.param(3, "here", 3, marks=pytest.mark.soak),
        pytest.param(2, "", 3, marks=pytest.mark.soak),
        pytest.param(3, "", 3, marks=pytest.mark.soak),
    ],
)
async def test_a_game_at_one_device_never_shows_what_another_may_not_know(
    browser: Browser, site: str, count: int, place: str, rounds: int
) -> None:
    chance = random.Random(count)
    async with device(browser, site, NAMES[:count], place) as shared:
        holder, round_ = None, 1
        while (truth := await shared.player.truth())["summary"]["status"] == "playing":
            view = truth["view"]
            seat = truth["summary"]["to_act"]
            assert view["observer"] == seat
            if view["round"] > rounds:
                break
            if seat != holder:
                holder = await shared.is_handed_round()
            if view["round"] != round_:
                round_ = view["round"]
                await shared.goes_on()
            await shared.tells_only(truth)
            secret = [action for action in view["legal"] if action.startswith("s@")]
            if secret and chance.random() < 0.15:
                await shared.tries(chance.choice(secret))
            await shared.plays(any_of(view["legal"], chance))
        else:
            await expect(shared.page.get_by_role("main")).to_contain_text(re.compile("wins!|share the victory"))
        for told in await heard(shared.page):
            seats = frozenset({told["view"]["seat"]}) if told.get("view") else frozenset[int]()
            assert not revealed(told, seats)


async def test_a_device_that_loads_the_page_again_is_covered_again(browser: Browser, site: str) -> None:
    async with device(browser, site, NAMES[:2]) as shared:
        await shared.is_handed_round()
        await shared.page.reload()
        await shared.is_handed_round()
        await shared.plays("draw")
        await shared.tells_only(await shared.player.truth())
        await shared.page.reload()
        await shared.is_handed_round()
        await shared.tells_only(await shared.player.truth())


async def test_looking_into_the_page_finds_a_tile_wherever_it_does_not_belong(browser: Browser, site: str) -> None:
    async with device(browser, site, NAMES[:2]) as shared:
        seat = await shared.is_handed_round()
        truth = await shared.player.truth()
        await shared.tells_only(truth)
        with pytest.raises(AssertionError):
            await shared.is_silent()  # a page that shows its owner's tile
        assert revealed(await heard(shared.page), frozenset({1 - seat}))  # and has heard of it
        for leak in LEAKS:
            await shared.page.evaluate(leak)
            with pytest.raises(AssertionError):
                await shared.tells_only(truth)
            await shared.page.reload()
            await shared.page.evaluate("localStorage.removeItem('leak')")
            await shared.is_handed_round()
        await shared.tells_only(truth)


async def test_looking_back_at_the_game_does_not_lead_round_the_cover(browser: Browser, site: str) -> None:
    async with device(browser, site, NAMES[:2]) as shared:
        page = shared.page
        await shared.is_handed_round()
        await shared.plays("r1@a1")
        await shared.is_handed_round()
        await page.locator("summary", has_text="Log").click()
        await page.get_by_role("link", name="Show the game after move 1").click()
        await page.wait_for_url("**/1")
        await page.get_by_role("link", name="Back to the game").click()
        await shared.plays("r1@b1")
        await expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
        await page.go_back()
        await expect(page.get_by_role("link", name="Back to the game")).to_be_visible()
        found = await shared.content()
        assert not [part for part in ("own", "drawn", "rest", "spoken") if mentioned(found[part])]


def test_every_picture_of_a_tile_is_looked_for() -> None:
    """A picture by another name would go unnoticed above."""
    drawn = set(re.findall(r'id="tile-(\w+)"', _ART.read_text(encoding="utf-8")))
    assert drawn == {name for names in PICTURES.values() for name in names} | {"back"}
