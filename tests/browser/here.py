"""Tables in the browser itself: how to open them, and what is true there according to the worker that hosts them.

Everything works at any address of the web app: a server's, or a folder's without a server.
"""

from __future__ import annotations

import asyncio
from typing import Any

from playwright.async_api import Page

from tests.browser.visitor import PATIENCE, Visitor

_IMPORT = """
  const { src } = document.querySelector("script[type=module]");
  const { ask } = await import(new URL("api.js", src).href);
"""
_ASK = f"""async ([method, path, body]) => {{{_IMPORT}
  return ask(method, path, body ?? undefined);
}}"""
_SEND = f"""async ([path, command]) => {{{_IMPORT}
  void ask("POST", path, command);
}}"""
_PLAY_ON = """async (table) => {_IMPORT
  const path = `/api/tables/${table}`;
  for (;;) {
    const { view, summary } = await ask("GET", path);
    if (summary.status !== "playing") return;
    await ask("POST", `${path}/commands`, { type: "play", ply: summary.ply, action: view.legal[0] });
  }
}""".replace("_IMPORT", _IMPORT)
_STORED = """async () => {
  const opened = await new Promise((done, fail) => {
    const asking = indexedDB.open("regnum-here");
    asking.onsuccess = () => done(asking.result);
    asking.onerror = () => fail(asking.error);
  });
  const found = {};
  for (const name of opened.objectStoreNames) {
    found[name] = await new Promise((done) => {
      const asking = opened.transaction(name).objectStore(name).getAll();
      asking.onsuccess = () => done(asking.result);
    });
  }
  opened.close();
  const text = (value) => {
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
      return new TextDecoder("latin1").decode(value);
    if (value instanceof CryptoKey) return `key ${value.extractable}`;
    if (Array.isArray(value)) return value.map(text).join("\\n");
    return value && typeof value === "object" ? Object.values(value).map(text).join("\\n") : String(value);
  };
  return text(found) + text({ ...localStorage }) + text({ ...sessionStorage });
}"""


async def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask as the page does; what begins with `/here` is answered by the browser even where there is a server."""
    return await page.evaluate(_ASK, [method, path, body])


async def send(page: Page, path: str, command: dict[str, Any]) -> None:
    """Send a command without waiting for its answer."""
    await page.evaluate(_SEND, [path, command])


async def on_turn(page: Page, table: str) -> None:
    """Wait until no bot has to move."""
    async with asyncio.timeout(PATIENCE / 1000):
        while True:
            summary = (await ask(page, "GET", f"/api/tables/{table}"))["summary"]
            if summary["to_act"] is None or summary["seats"][summary["to_act"]]["bot"] is None:
                return
            await asyncio.sleep(0.02)


async def truth(page: Page) -> dict[str, Any]:
    """The table that the page shows, as the browser's worker has it."""
    found: dict[str, Any] = await ask(page, "GET", f"/api/tables/{name_of(page)}")
    return found


def name_of(page: Page) -> str:
    """The table that the page shows."""
    return page.url.split("/table/")[1].split("/")[0]


async def stored(page: Page) -> str:
    """Everything that this site has stored in the browser, as text."""
    return str(await page.evaluate(_STORED))


async def prefer_here(visitor: Visitor, **settings: Any) -> None:
    """Choose to play in the browser, as the browser keeps it from the last time; and perhaps more."""
    await visitor.keep(place="here", **settings)


async def open_here(page: Page, game: str, *seats: dict[str, Any], **wishes: Any) -> str:
    """A table in the browser, and its name."""
    wish = {"game": game, "seats": seats, "starts_when_full": True, "has_chat": False, **wishes}
    name: str = (await ask(page, "POST", "/here/api/tables", wish))["table"]
    return name


async def play_on(page: Page, table: str) -> None:
    """Play at a table where nobody is a bot, to the end."""
    await page.evaluate(_PLAY_ON, table)


async def act(page: Page, table: str, action: str | None = None) -> dict[str, Any]:
    """Play an action at a table in the browser, or any that is legal; the table after it."""
    path = f"/api/tables/{table}"
    update = await ask(page, "GET", path)
    command = {"type": "play", "ply": update["summary"]["ply"], "action": action or update["view"]["legal"][0]}
    await ask(page, "POST", f"{path}/commands", command)
    found: dict[str, Any] = await ask(page, "GET", path)
    return found
