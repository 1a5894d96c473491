"""The web app in Chromium: the cost of a first visit, and the time from a key press to the next frame."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, Request, sync_playwright
from tests.support.chromium import CHROMIUM, FLAGS
from tests.support.served import Served

from benchmarks.measure import table

_PRESSES = 120
_KEYS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
_FRAME = 1000 / 60
_LISTEN = """() => {
  window.answered = [];
  addEventListener("keydown", ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel(); // its message comes when the frame has been drawn
    port1.onmessage = () => window.answered.push(performance.now() - timeStamp);
    port2.postMessage(null);
  }), { capture: true });
}"""


def visits() -> str:
    """All that is measured, as tables in Markdown."""
    with tempfile.TemporaryDirectory() as data, Served(Path(data), "--bot-workers", "1") as server:
        url = f"http://127.0.0.1:{server.port}"
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            answers = [_answers(browser, url, game) for game in ("Kingdomino", "Kingdoms")]
            keys = table(["from a key to the frame it drew", "median, ms", "p95, ms", "over two frames"], answers)
            return f"{_first_visit(browser, url)}\n\n{keys}"


def _first_visit(browser: Browser, url: str) -> str:
    page = browser.new_page(locale="en")
    requests: list[Request] = []
    page.on("requestfinished", lambda request: requests.append(request))
    page.goto(url)
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    drawn = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    sizes = [request.sizes()["responseBodySize"] for request in requests]
    page.close()
    head = ["first visit", "requests", "kB", "first picture, ms"]
    return table(head, [["front page, one language", len(sizes), sum(sizes) / 1000, float(drawn)]])


def _answers(browser: Browser, url: str, game: str) -> tuple[str, float, float, str]:
    page = browser.new_page(locale="en", viewport={"width": 1440, "height": 900})
    page.goto(url)
    page.get_by_text(game, exact=True).first.click()
    page.get_by_role("button", name="Play now").click()
    _go_to_the_board(page, game)
    page.evaluate(_LISTEN)
    for press in range(_PRESSES):
        page.keyboard.press(_KEYS[press // 3 % len(_KEYS)])
        while page.evaluate("window.answered.length") <= press:
            page.wait_for_timeout(_FRAME)
    times = sorted(page.evaluate("window.answered"))
    page.close()
    late = sum(time > 2 * _FRAME for time in times)
    return game, statistics.median(times), times[int(0.95 * len(times))], f"{late} of {len(times)}"


def _go_to_the_board(page: Page, game: str) -> None:
    """To where the arrows move something: a domino to be placed, or a castle over the squares."""
    if game == "Kingdoms":
        page.locator(".castle[aria-disabled=false]").first.click()
        page.locator(".sq.legal").first.focus()
        return
    board, row = page.locator(".kd-spots"), page.locator(".kd-row-next [role=listbox]")
    while not board.count():
        board.or_(row).first.wait_for()
        if row.count():
            row.press("ArrowDown")
            row.press("Enter")
    board.focus()


if __name__ == "__main__":
    print(visits())
