"""The site without a server in Chromium, on a slow machine and line: first moves, bots that think, analyses."""

from __future__ import annotations

import argparse
import gzip
import json
import mimetypes
import os
import statistics
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.support.chromium import CHROMIUM, FLAGS

from benchmarks.frames import LONG, NOTE, Frames, Wait
from benchmarks.measure import table
from regnum.server.site import site

_BASE = "/regnum/"
_PLAY = ".way.main"
_SLOWER = 4
"""How many times slower the processor is made."""
_LINE = 1_600_000 / 8
"""Bytes a second over the line, of all connections together."""
_PIECE = 4096
_HEAD = 250
"""Bytes before the content of each answer, about as many as hosts send."""
_VISITS = 5
_OPPONENTS = ["king", "squire", "squire"]
_DECISIONS = 6
_POSITIONS = (8, 12, 16, 20, 24)
"""After so many actions a game is analysed."""
_GAMES = ("Kingdomino", "Kingdoms")
_PACKED = (".woff2", ".png")
_CONFIRM = ".btn.main"
_STEPS = {
    "Kingdomino": ('[role="listbox"] [role="option"]', _CONFIRM),
    "Kingdoms": ('[data-piece="draw"]', _CONFIRM),
}
"""The simplest move: claim any domino, draw a tile."""
_NEXT = {"Kingdomino": _STEPS["Kingdomino"], "Kingdoms": (".kg-castle[aria-disabled=false]", ".kg-sq.legal", _CONFIRM)}
"""A move that can be made again and again."""
_ROBOT = """() => {
  const isFree = (one) => one.checkVisibility() && !one.disabled && one.getAttribute("aria-disabled") !== "true";
  const found = (step) => [...document.querySelectorAll(step)].find(isFree);
  const seen = (look, pause) => new Promise((done) => {
    const next = () => requestAnimationFrame(() => setTimeout(check)); // nobody sees it before it is drawn
    const wait = () => (pause ? setTimeout(next, pause) : next());
    const check = () => {
      const what = look(); // which is no part of a frame: within one it would have everything styled once more
      if (what) done(what);
      else wait();
    };
    wait();
  });
  const moment = () => document.querySelector("main[data-ply]")?.dataset.ply; // how many moves the table shows
  const click = async (step, after = 0) => {
    await seen(() => found(step), after / 3);
    await new Promise((done) => setTimeout(done, after));
    const at = found(step);
    for (const type of ["pointerdown", "pointerup"]) at.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  };
  window.robot = async (steps, after) => {
    for (const step of steps.slice(0, -1)) await click(step, after);
    const before = moment();
    await click(steps.at(-1), after);
    window.sent = performance.mark("sent").startTime;
    await seen(() => moment() !== before, after / 3);
    return performance.now();
  };
  window.robotWaits = async (steps) => {
    await robot(steps, 150); // nobody sees and presses faster
    await seen(() => found(steps[0]), 50); // to look costs time, too, which is not the web app's
    return [sent, performance.mark("turn").startTime];
  };
}"""
_SHOWN = """() => {
  const check = () => {
    if (document.querySelector("main.table")) window.shown = Date.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}"""
_TIMES = """async () => {
  const { src } = document.querySelector("script[type=module]");
  const { ask } = await import(new URL("api.js", src));
  const { events } = await ask("GET", `/api/tables/${location.hash.split("/")[2]}`);
  const began = (i) => Math.max(events[i - 1].time, window.shown); // nobody waits before the table is shown
  const isKing = ({ type, seat }) => type === "played" && seat === 1;
  return events.flatMap((event, i) => isKing(event) ? [Math.max(0, event.time - began(i))] : []);
}"""


_PLAYED = """async (game) => {
  const { src } = document.querySelector("script[type=module]");
  const { ask } = await import(new URL("api.js", src));
  const seats = [{ is_mine: true, name: "A" }, { is_mine: true, name: "B" }];
  const { table } = await ask("POST", "/here/api/tables", { game, seats, options: {}, starts_when_full: true });
  const path = `/api/tables/${table}`;
  for (let turn = 0; ; turn += 1) {
    const { view, summary } = await ask("GET", path);
    if (summary.status !== "playing") return table;
    const action = view.legal[(7 * turn) % view.legal.length];
    await ask("POST", `${path}/commands`, { type: "play", ply: summary.ply, action });
  }
}"""
_ANALYSED = """async (moment) => {
  const seen = (look) => new Promise((done) => {
    const check = () => (look() ? done(performance.now()) : requestAnimationFrame(check));
    requestAnimationFrame(check);
  });
  location.hash = moment;
  await seen(() => document.querySelector("main.table") && !document.querySelector(".cand"));
  const began = performance.now();
  location.hash = `${moment}?analysis`;
  const first = await seen(() => document.querySelector(".cand .cand-win"));
  // moves that are equally good never become steady: then it counts when the thinking pauses
  const steady = await seen(() => document.querySelector(".effort.is-steady, .effort [aria-disabled=false]"));
  return [(first - began) / 1000, (steady - began) / 1000];
}"""


class _Host(ThreadingHTTPServer):
    """A host of files that sends them compressed, over a slow line, and counts what it sends."""

    daemon_threads = True

    def __init__(self, delay: float) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.delay = delay
        self.sent = 0
        self.files = {_BASE + path: content for path, content in site(_BASE).items()}
        self.files[_BASE] = self.files[f"{_BASE}index.html"]
        self.packed = {path: gzip.compress(text, 9) for path, text in self.files.items() if not path.endswith(_PACKED)}
        self._line, self._free = threading.Lock(), 0.0
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}{_BASE}"

    def handle_error(self, *_: object) -> None:
        """Nothing: a window that is closed needs no answer any more."""

    def carry(self, size: int) -> None:
        """Wait until the line has carried so many bytes after all that wait before them."""
        with self._line:
            self.sent += size
            self._free = max(self._free, time.monotonic()) + size / _LINE
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Host

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        time.sleep(self.server.delay)
        content = self.server.packed.get(path) or self.server.files.get(path, b"")
        self.send_response(200 if path in self.server.files else 404)
        self.send_header("content-type", mimetypes.guess_type(path)[0] or "text/html")
        self.send_header("content-length", str(len(content)))
        self.send_header("cache-control", "max-age=600")
        if path in self.server.packed:
            self.send_header("content-encoding", "gzip")
        self.server.carry(_HEAD)
        self.end_headers()
        for start in range(0, len(content), _PIECE):
            piece = content[start : start + _PIECE]
            self.server.carry(len(piece))
            self.wfile.write(piece)

    def log_message(self, *_: object) -> None:
        """Nothing."""


def visits() -> str:
    """All that is measured, as tables in Markdown."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        head = ["from the first visit to the first move", "clicks", "kB", "s", "s with 150 ms per request"]
        first = table(head, [_first_moves(browser, game) for game in _GAMES])
        head = [
            "the king level in the browser",
            "decisions",
            "median, s",
            "longest, s",
            "frames over 50 ms",
            "longest, ms",
        ]
        kings = table(head, [_king(browser, game) for game in _GAMES])
        head = ["CPU time of frames meanwhile, times four", "frames", "over 50 ms", "longest, ms"]
        frames = table(head, [_frames(browser, game) for game in _GAMES])
        head = ["an analysis in the browser", "positions", "candidates the first time, s", "later, s", "steady, s"]
        return f"{first}\n\n{kings}\n\n{frames}\n\n{table(head, [_analyses(browser, game) for game in _GAMES])}"


def _first_moves(browser: Browser, game: str) -> tuple[str, int, float, float, float]:
    near = [_first_move(browser, game, 0) for _ in range(_VISITS)]
    far = [_first_move(browser, game, 0.15) for _ in range(_VISITS)]
    clicks, sizes, seconds = zip(*near, strict=True)
    return (
        game,
        max(clicks),
        max(sizes) / 1000,
        statistics.median(seconds),
        statistics.median(far_s for *_, far_s in far),
    )


def _first_move(browser: Browser, game: str, delay: float) -> tuple[int, int, float]:
    host = _Host(delay)
    page = _slow_page(browser, {"game": game.lower()})
    steps = [_PLAY, *_STEPS[game]]
    page.context.add_init_script(f"({_ROBOT})(); window.moved = robot({json.dumps(steps)});")
    page.goto(host.url, wait_until="commit")
    taken = page.evaluate("window.moved") / 1000
    size = host.sent
    page.context.close()
    host.shutdown()
    return len(steps), size, taken


def _slow_page(browser: Browser, settings: dict[str, Any], slower: float = _SLOWER) -> Page:
    """A window without a service worker, which would begin to fetch everything else at the first move."""
    context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900}, service_workers="block")
    settings = {"pace": "instant", **settings}  # to watch the moves of others is another matter
    context.add_init_script(f"localStorage.regnum ??= {json.dumps(json.dumps(settings))}")
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page


def _king(browser: Browser, game: str) -> tuple[str, int, float, float, int, float]:
    """Some turns against the strongest bot and two others."""
    seconds, frames = _turns(browser, game)
    slow = frames.times
    return game, len(seconds), statistics.median(seconds), max(seconds), len(slow), max(slow, default=0.0)


def _turns(browser: Browser, game: str, slower: float = _SLOWER) -> tuple[list[float], Frames]:
    """How long the strongest bot thought in some turns, and the frames that took too long meanwhile.

    Every frame counts from the click that sends a move to the frame that offers the next: bots think all the while, and
    their moves are drawn.
    """
    host = _Host(0)
    page = _table(browser, host, game, slower)
    waits: list[Wait] = []
    while len(times := page.evaluate(_TIMES)) < _DECISIONS:
        waits.append(page.evaluate("steps => robotWaits(steps)", _NEXT[game]))
    frames = Frames(page.evaluate("framesNoted"), waits)
    page.context.close()
    host.shutdown()
    return [milliseconds / 1000 for milliseconds in times], frames


def long_frames(runs: int, slower: float = _SLOWER) -> Iterator[str]:
    """For each run of each game a line about frames of more than 50 ms, and then what each of them was."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for _ in range(runs):
            for game in _GAMES:
                load = os.getloadavg()[0]
                seconds, frames = _turns(browser, game, slower)
                times = ", ".join(f"{time:.0f}" for time in frames.times) or "none"
                loads = f"load average {load:.2f} before, {os.getloadavg()[0]:.2f} after"
                yield f"{game}: {times} over {LONG} ms, longest decision {max(seconds):.3f} s, {loads}"
                yield from frames.told()


def _table(browser: Browser, host: _Host, game: str, slower: float = _SLOWER) -> Page:
    """A table against the strongest bot and two others, when it is the player's turn."""
    choice = {f"{game.lower()} bots": {"opponents": len(_OPPONENTS), "bots": _OPPONENTS, "options": {}}}
    page = _slow_page(browser, {"game": game.lower(), "choices": choice}, slower)
    page.context.add_init_script(f"({_ROBOT})(); ({_SHOWN})(); ({NOTE})();")
    page.goto(host.url)
    page.locator(_PLAY).click()
    page.locator(_NEXT[game][0]).first.wait_for()
    return page


def _frames(browser: Browser, game: str) -> tuple[str, int, int, float]:
    """The same frames by their CPU time without slowdown, which hardly depends on what else the machine does."""
    host = _Host(0)
    page = _table(browser, host, game, slower=1)
    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel", "blink.user_timing"])
    for _ in range(_DECISIONS // 2):
        page.evaluate("steps => robotWaits(steps)", _NEXT[game])
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    host.shutdown()
    times = [_SLOWER * time for time in _cpu_times(events)]
    return game, len(times), sum(time > LONG for time in times), max(times)


def _cpu_times(events: list[dict[str, Any]]) -> list[float]:
    """What the main thread did for each frame between a move that is sent and the next turn, in ms."""
    marks = [event for event in events if event["name"] in ("sent", "turn") and "user_timing" in event["cat"]]
    thread = [event for event in events if event["tid"] == marks[0]["tid"] and event["pid"] == marks[0]["pid"]]
    sent, turns = ([event["ts"] for event in marks if event["name"] == name] for name in ("sent", "turn"))
    waits = list(zip(sent, turns, strict=True))
    tasks = [event for event in thread if event["ph"] == "X" and event["name"] == "ThreadControllerImpl::RunTask"]
    begun: dict[str, float] = {}  # by a name that later frames may have, too
    frames = []
    for event in sorted(thread, key=lambda event: float(event["ts"])):
        if event["name"] == "AnimationFrame" and event["ph"] == "b":
            begun[event["id2"]["local"]] = event["ts"]
        elif event["name"] == "AnimationFrame" and event["ph"] == "e":
            frames.append((begun.pop(event["id2"]["local"], event["ts"]), event["ts"]))
    return [
        sum(task.get("tdur", 0) for task in tasks if start < task["ts"] + task["dur"] and task["ts"] < end) / 1000
        for start, end in frames
        if any(since < end and start < until for since, until in waits)
    ]


def _analyses(browser: Browser, game: str) -> tuple[str, int, float, float, float]:
    """How soon candidates appear in some positions, and when they are steady; the first time with an empty cache."""
    host = _Host(0)
    page = _slow_page(browser, {"game": game.lower()})
    page.goto(host.url)
    page.locator(_PLAY).wait_for()
    name = page.evaluate(_PLAYED, game.lower())
    times = [page.evaluate(_ANALYSED, f"#/table/{name}/{ply}") for ply in _POSITIONS]
    page.context.close()
    host.shutdown()
    (cold, _), *others = times
    return (
        game,
        len(times),
        cold,
        statistics.median(first for first, _ in others),
        statistics.median(steady for _, steady in others),
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--frames", type=int, metavar="RUNS", help="only frames while bots think, and what the long ones were"
    )
    slower = f"with --frames: how many times slower the processor is made (default: {_SLOWER}; 5 finds frames of 40 ms)"
    parser.add_argument("--slower", type=float, default=_SLOWER, help=slower)
    given = parser.parse_args()
    for line in [visits()] if given.frames is None else long_frames(given.frames, given.slower):
        print(line, flush=True)


if __name__ == "__main__":
    main()
