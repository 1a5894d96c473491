"""A player at a table: what they do, what their page draws and hears, and what is true according to the server."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from playwright.async_api import Browser, Error, Page, expect

from tests.browser.here import truth
from tests.browser.visitor import PATIENCE, Visitor, new_player, visit

Update = dict[str, Any]

expect.set_options(timeout=PATIENCE)

PICTURES = {
    "+1": ["village"],
    "+2": ["farm"],
    "+3": ["town"],
    "+4": ["windmill", "camp"],
    "+5": ["knight", "tower"],
    "+6": ["city", "harbour"],
    "-1": ["swamp"],
    "-2": ["cemetery"],
    "-3": ["wolves"],
    "-4": ["witch"],
    "-5": ["raider"],
    "-6": ["troll"],
    "mountain": ["mountain"],
    "dragon": ["dragon"],
    "goldmine": ["goldmine"],
    "wizard": ["wizard"],
}
"""How the tiles of Kingdoms are drawn, by their notation."""
_TILES = {picture: tile for tile, pictures in PICTURES.items() for picture in pictures}
_COLOURS = ("pink", "yellow", "green", "blue")
_TERRAINS = {"W": "wheat", "F": "forest", "L": "lake", "P": "pasture", "S": "swamp", "M": "mine"}
_POINTING = {"n": "up", "e": "right", "s": "down", "w": "left"}
SMALL = (800, 700)
"""A window large enough for everything, and quickly drawn."""
_CONFIRM = re.compile("^(Confirm|Draw|Pass|Discard)$")

_DRAWN = """({ game, tiles }) => {
  const href = (use) => use.getAttribute("href").slice(1);
  const all = (where, what) => [...where.querySelectorAll(what)];
  if (game === "kingdoms") {
    const piece = (square) => {
      const use = square.matches(".ghost, .kg-tried") ? null : square.querySelector("svg.pic use");
      if (!use) return ".";
      const [kind, name, rank] = href(use).split("-");
      return kind === "castle" ? name + rank : tiles[name] ?? name;
    };
    return Object.fromEntries(all(document, "[data-square]").map((square) => [square.dataset.square, piece(square)]));
  }
  const slot = (li) => [Number(li.dataset.domino), li.dataset.seat ?? "", li.matches(".gone")];
  const land = (svg) => {
    const squares = {};
    for (const use of all(svg, "use")) {
      if (use.closest(".ghost, .legal")) continue;
      const [kind, what] = href(use).split("-");
      const at = [Math.floor(use.getAttribute("x") / 100), -Math.floor(use.getAttribute("y") / 100)].join();
      if (kind === "land" && what !== "castle") squares[at] = what + "0";
      else if (kind === "crown") squares[at] = squares[at].slice(0, -1) + what;
    }
    return Object.entries(squares).sort();
  };
  const kingdoms = all(document, "main svg").flatMap((svg) => {
    const castle = svg.querySelector('use[href^="#castle-"]');
    return castle ? [[href(castle).split("-")[1], land(svg)]] : [];
  });
  return {
    now: all(document, ".kd-row-now [data-domino]").map(slot),
    next: all(document, ".kd-row-next [data-domino]").map(slot),
    kingdoms: kingdoms.sort(),
  };
}"""

_LISTEN = """(() => {
  const heard = (window.heardHere = []);
  const ask = window.fetch;
  window.fetch = async (...question) => {
    const answer = await ask(...question);
    const copy = answer.clone();
    const text = { address: answer.url, text: "" };
    heard.push(text);
    const reader = copy.body?.pipeThrough(new TextDecoderStream()).getReader();
    (async () => {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        text.text += value;
      }
    })().catch(() => {});
    return answer;
  };
  const Made = window.Worker;
  window.Worker = class extends Made {
    constructor(...more) {
      super(...more);
      this.addEventListener("message", ({ data }) => heard.push({ address: "/api/", text: data.json ?? "" }));
    }
  };
})()"""


class Player:
    """A visitor at a table."""

    def __init__(self, visitor: Visitor, table: str, server: str = "") -> None:
        self.visitor, self.page, self.table = visitor, visitor.page, table
        self._server = server or visitor.url
        """Where the truth is asked for: past any proxy between the browser and the server."""

    async def come(self) -> None:
        """Open the table."""
        await self.visitor.go(f"/table/{self.table}")

    async def truth(self) -> Update:
        """The table, as the server shows it to this visitor."""
        if self.table.startswith("here-"):
            return await truth(self.page)
        answer = await self.page.context.request.get(f"{self._server}/api/tables/{self.table}")
        assert answer.ok, await answer.text()
        found: Update = await answer.json()
        return found

    async def knows(self, count: int) -> Update:
        """Wait until the server has a number of actions in its log, and tell it all."""
        async with asyncio.timeout(PATIENCE / 1000):
            while len(actions(truth := await self.truth())) < count:
                await asyncio.sleep(0.02)
        assert len(actions(truth)) == count, "something was played twice"
        return truth

    async def knows_more_than(self, ply: int) -> Update:
        """Wait until the table has more actions, and return everything."""
        async with asyncio.timeout(PATIENCE / 1000):
            while (truth := await self.truth())["summary"]["ply"] <= ply:
                await asyncio.sleep(0.02)
        return truth

    async def choose(self, action: str) -> None:
        """Try an action, with the mouse, and do not confirm it."""
        if re.fullmatch(r"\d+[a-m]\d+[nesw]", action):
            await self._lay(action)
        elif action.startswith("k"):
            await self.page.locator(f'.kd-row-next [role=option][data-domino="{action[1:]}"]').click()
        elif action == "draw":
            await self.page.locator("[data-piece=draw]").click()
        elif "@" in action:
            piece, square = action.split("@")
            held = self.page.locator(f'[data-piece="{piece}"]')
            if await held.get_attribute("aria-pressed") != "true":
                await held.click()
            await self.page.locator(f"[data-square={square}]").click()

    async def confirm(self) -> None:
        """Press the button that plays what was chosen."""
        await self.page.get_by_role("button", name=_CONFIRM).click()

    async def play(self, action: str) -> None:
        """Choose and confirm, and wait until the server has it."""
        await self.choose(action)
        async with self.page.expect_response(lambda answer: answer.url.endswith("/commands")) as answering:
            await self.confirm()
        assert (await answering.value).ok

    async def sees(self, update: Update) -> None:
        """Wait until the page draws the board that the server told of, and nothing else."""
        game, expected = update["view"]["game"], _expected(update)
        told = {"game": game, "tiles": _TILES, "expected": expected}
        script = f"(told) => JSON.stringify(({_DRAWN})(told)) === JSON.stringify(told.expected)"
        try:
            await self.page.wait_for_function(script, arg=told)
        except Error:
            assert await self.page.evaluate(_DRAWN, told) == expected
            raise

    async def sees_turn(self, *, is_own: bool) -> None:
        """Wait until the page knows whose turn it is."""
        await self.page.wait_for_function("isOwn => document.title.startsWith('Your turn') === isOwn", arg=is_own)

    async def menu(self, item: str) -> None:
        """Choose something from the table's menu."""
        await self.page.get_by_role("button", name="Menu", exact=True).click()
        await self.page.get_by_role("dialog").get_by_role("button", name=item, exact=True).click()

    async def _lay(self, action: str) -> None:
        column, row, direction = re.findall(r"[a-m]|\d+|[nesw]$", action)[1:]
        spot = self.page.locator(f"#kd-spot-{ord(column) - ord('a')}-{int(row) - 1}")
        await spot.click()
        for _ in "nesw":
            if f"pointing {_POINTING[direction]}" in str(await spot.get_attribute("aria-label")):
                return
            await self.page.get_by_role("button", name="Rotate").click()
        raise AssertionError(f"{action} could not be chosen")


async def listen(page: Page) -> None:
    """From its next load on, keep every text that the page gets from the server, or from the table in the browser."""
    await page.add_init_script(_LISTEN)


async def heard(page: Page) -> list[Any]:
    """Everything that the page has got from the server since it was loaded, from JSON."""
    texts = await page.evaluate("heardHere.filter(({ address }) => address.includes('/api/')).map(({ text }) => text)")
    return [part for text in texts for part in _parts(text)]


def _parts(text: str) -> Iterator[Any]:
    for block in text.split("\n\n"):
        data = re.search(r"^data: (.*)$", block, re.MULTILINE)
        if data or block.startswith("{"):
            yield json.loads(data[1] if data else block)


def revealed(told: Any, seats: frozenset[int]) -> list[str]:
    """What a text from the server tells of the secrets of Kingdoms to others than those seats."""
    if isinstance(told, list):
        return [secret for part in told for secret in revealed(part, seats)]
    if not isinstance(told, dict):
        return []
    found = [secret for part in told.values() for secret in revealed(part, seats)]
    players = told["players"] if isinstance(told.get("players"), list) else []
    for seat, player in enumerate(players):
        if isinstance(player, dict) and player.get("starting_tile") not in (None, "?") and seat not in seats:
            found.append(f"the tile of seat {seat}: {player['starting_tile']}")
    if told.get("drawn_tile") not in (None, "?") and told.get("seat") not in seats:
        found.append(f"the tile that seat {told.get('seat')} has drawn: {told['drawn_tile']}")
    return found


def any_of(legal: list[str], chance: random.Random) -> str:
    """A legal action; each piece is as likely as any other, however many squares are free for it."""
    piece = chance.choice(sorted({action.partition("@")[0] for action in legal}))
    return chance.choice([action for action in legal if action.partition("@")[0] == piece])


def actions(update: Update) -> list[str]:
    """What was played, from the log."""
    return [event["action"] for event in update["events"] if event["type"] == "played"]


@asynccontextmanager
async def pair(browser: Browser, url: str, game: str, *, server: str = "") -> AsyncIterator[list[Player]]:
    """Anna and Béla at one table, each with a browser; Anna's asks `url`, Béla's the server itself."""
    server = server or url
    tokens = [await new_player(server, name) for name in ("Anna", "Béla")]
    async with AsyncExitStack() as stack:
        visitors = [
            await stack.enter_async_context(visit(browser, address, token=token, size=SMALL))
            for address, token in zip((url, server), tokens, strict=True)
        ]
        asking = [visitor.context.request for visitor in visitors]
        wish = {"game": game, "seats": [{"is_mine": True}, {}], "starts_when_full": True}
        table = (await (await asking[0].post(f"{server}/api/tables", data=wish)).json())["table"]
        sitting = await asking[1].post(f"{server}/api/tables/{table}/commands", data={"type": "sit", "seat": 1})
        assert sitting.ok, await sitting.text()
        players = [Player(visitor, table, server) for visitor in visitors]
        for player in players:
            await player.come()
        yield players


async def turn_of(players: list[Player]) -> tuple[Player, Player, Update]:
    """Who has to act, the other, and the table as the first of them sees it; both pages know it, too."""
    truth = await players[0].truth()
    seat = truth["summary"]["to_act"]
    mover, other = players[seat], players[1 - seat]
    await mover.sees_turn(is_own=True)
    await other.sees_turn(is_own=False)
    return mover, other, await mover.truth()


def _expected(update: Update) -> Any:
    """What a page has to draw for a view, in the form that `_DRAWN` finds: everything in the colours of its player."""
    view, worn = update["view"], [seat["colour"] for seat in update["summary"]["seats"]]
    if view["game"] == "kingdoms":
        board, names = view["present"]["board"], ("red", "yellow", "green", "blue")
        shown = {
            f"{name}{rank}": f"{names[worn[seat]]}{rank}"
            for seat, name in enumerate(names[: len(worn)])
            for rank in range(1, 5)
        }
        return {
            f"{'abcdef'[column]}{row + 1}": shown.get(board[row][column], board[row][column])
            for row in range(5)
            for column in range(6)
        }
    kingdoms = [[_COLOURS[worn[seat]], _land(kingdom["squares"])] for seat, kingdom in enumerate(view["kingdoms"])]
    return {
        "now": [_slot(one) for one in view["current_row"]],
        "next": [_slot(one) for one in view["next_row"]],
        "kingdoms": sorted(kingdoms),
    }


def _slot(slot: dict[str, Any]) -> list[Any]:
    return [slot["domino"], "" if slot["seat"] is None else str(slot["seat"]), slot["done"]]


def _land(squares: list[tuple[int, int, str]]) -> list[list[str]]:
    return sorted([f"{x},{y}", f"{_TERRAINS[what[0]]}{what[1:] or 0}"] for x, y, what in squares)
