"""A visitor with a separate browser; everything that the page complains about is kept."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Worker, async_playwright

from tests.support.chromium import CHROMIUM, FLAGS

PATIENCE = 20_000
"""Milliseconds after which whatever should have happened is taken to have failed."""
WIDE, NARROW = (1440, 900), (360, 740)
STILL = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
}"""
_MOVING = """() => document.getAnimations().map(({ playState, effect, animationName, transitionProperty }) =>
  `${animationName ?? transitionProperty} of ${effect.target?.className} is ${playState}`)"""
_CHOOSE = """async (language) => {
  const { src } = document.querySelector("script[type=module]"); // the web app may be anywhere
  const { choose } = await import(new URL("words.js", src));
  await choose(language);
}"""
_PREFER = """async (wishes) => {
  const { src } = document.querySelector("script[type=module]");
  const { change } = await import(new URL("settings.js", src));
  change(wishes);
}"""
_KEEP = """(settings) => {
  if (location.protocol === "about:") return; // which keeps nothing
  const kept = JSON.parse(localStorage.getItem("regnum") ?? "{}");
  localStorage.setItem("regnum", JSON.stringify({ ...settings, ...kept }));
}"""
_CUT = re.compile(r"net::ERR_|was preloaded using link preload but not used|Worker registration blocked")
"""What Chromium itself writes about a server that is gone, and on a busy machine; what Playwright writes when it blocks
the service worker: the page can do nothing about it."""


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser, closed at the end whatever happens."""
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            await browser.close()


class Visitor:
    """A window with cookies and settings of its own."""

    def __init__(self, context: BrowserContext, page: Page, url: str) -> None:
        self.context, self.page, self.url = context, page, url
        self.complaints: list[str] = []
        self._opened = ""
        self._coming: set[Request] = set()
        page.on("request", self._await)
        page.on("requestfinished", self._came)
        page.on("requestfailed", self._came)
        page.on("worker", lambda worker: worker.on("close", self._forget))
        page.on("console", self._hear)
        page.on("pageerror", lambda problem: self.complaints.append(f"{problem} at {page.url}"))

    async def keep(self, **settings: Any) -> None:
        """Settings that the browser has kept from the last time, on all pages opened from now on."""
        await self.context.add_init_script(f"({_KEEP})({json.dumps(settings)})")

    async def go(self, path: str) -> None:
        """Open a screen and wait until it is there."""
        self._opened = self.url + path
        await self.page.goto(self._opened)
        await self.settled()

    async def settled(self) -> None:
        """Wait until the screen is drawn: nothing loads, and nothing moves any more."""
        await self.page.wait_for_selector("body:not(:has(.loading, .is-stale)) #main")
        looks = 0
        try:
            async with asyncio.timeout(PATIENCE / 1000):
                while looks < 2:  # what has come may ask for more
                    await self.page.evaluate(STILL)
                    looks = 0 if self._coming else looks + 1
        except TimeoutError:
            moving = await self.page.evaluate(_MOVING)
            coming = [request.url for request in self._coming]
            raise AssertionError(f"not settled: still coming {coming}, still moving {moving}") from None

    async def speak(self, language: str) -> None:
        """Change the language, as the list of languages does, without leaving the screen."""
        await self.page.evaluate(_CHOOSE, language)
        await self.settled()

    def forgive(self, text: str) -> None:
        """Something was refused because the test wanted it to be: the browser had to write that down."""
        refused = [complaint for complaint in self.complaints if text in complaint]
        assert refused, f"nothing like {text!r} was refused"
        self.complaints = [complaint for complaint in self.complaints if complaint not in refused]

    def _await(self, request: Request) -> None:
        if "/events" not in request.url:  # which never ends
            self._coming.add(request)

    def _came(self, request: Request) -> None:
        self._coming.discard(request)

    def _forget(self, _: Worker) -> None:
        """A worker that is ended while it loads never says that its files have come."""
        self._coming.clear()

    def _hear(self, line: ConsoleMessage) -> None:
        is_address = line.location["url"] == self._opened and line.text.startswith("Failed to load resource")
        if line.type in ("error", "warning") and not _CUT.search(line.text) and not is_address:
            self.complaints.append(f"{line.text} ({line.location['url']}) at {self.page.url}")


@asynccontextmanager
async def visit(
    browser: Browser,
    url: str,
    *,
    token: str = "",
    size: tuple[int, int] = WIDE,
    motion: bool = False,
    pace: str = "instant",
    **context: Any,
) -> AsyncIterator[Visitor]:
    """A visitor, who must have had nothing to complain about when they leave.

    Others' moves are shown to them at once, unless a test is about their pace: games are over sooner.
    """
    moves = "no-preference" if motion else "reduce"
    wishes = {"locale": "en", "reduced_motion": moves, "service_workers": "block", **context}
    opened = await browser.new_context(viewport={"width": size[0], "height": size[1]}, **wishes)
    opened.set_default_timeout(PATIENCE)
    if token:
        await opened.add_cookies([{"name": "regnum", "value": token, "url": url}])
    visitor = Visitor(opened, await opened.new_page(), url)
    await visitor.keep(pace=pace)
    yield visitor
    await opened.close()
    assert not visitor.complaints, visitor.complaints


async def prefer(page: Page, **wishes: object) -> None:
    """Change settings, as their screen does, without leaving the screen that is shown."""
    await page.evaluate(_PREFER, wishes)


async def new_player(url: str, name: str) -> str:
    """The token that a browser keeps as its cookie, of a new player."""
    async with httpx.AsyncClient(base_url=url) as caller:
        answer = await caller.put("/api/me", json={"name": name})
        assert answer.status_code == httpx.codes.OK, answer.text
        return str(caller.cookies["regnum"])
