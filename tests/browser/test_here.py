"""The table in the browser, in a folder on a plain host of files: whole games, a tab that dies, two tabs, full storage,
games of older versions, records, secrets."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.json import encode
from playwright.async_api import Browser, Error, Page, Route, expect

from regnum.records import dump, load, record_of, verify
from regnum.records.record import Player
from tests.browser.hands import Game, Hand, Keyboard, Kingdomino, Kingdoms, Mouse, Touch
from tests.browser.here import act, ask, name_of, on_turn, open_here, play_on, prefer_here, send, stored, truth
from tests.browser.robot import read, standings
from tests.browser.test_static_site import keep
from tests.browser.test_whole_games import HANDS, OPPONENT, standing_in
from tests.browser.visitor import PATIENCE, Visitor, visit
from tests.support.table import ANNA, BELA, begun

PEOPLE = ({"is_mine": True, "name": "Anna"}, {"is_mine": True, "name": "Béla"})

_FROZEN = """async ({ table, version, entry, log }) => {
  const opened = await new Promise((done) => {
    const asking = indexedDB.open("regnum-here", 1);
    asking.onupgradeneeded = () => {
      asking.result.createObjectStore("keys");
      asking.result.createObjectStore("tables", { keyPath: "table" });
      asking.result.createObjectStore("events");
    };
    asking.onsuccess = () => done(asking.result);
  });
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const code = (text) => new TextEncoder().encode(text);
  const rows = await Promise.all(log.map(async (event, number) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const how = { name: "AES-GCM", iv, additionalData: code(`${table}\\n${number}`) };
    return { iv, sealed: await crypto.subtle.encrypt(how, key, code(JSON.stringify(event))) };
  }));
  const writing = opened.transaction(["keys", "tables", "events"], "readwrite");
  writing.objectStore("keys").put(key, "logs");
  writing.objectStore("tables").put({ table, version, entry });
  for (const [number, row] of rows.entries()) writing.objectStore("events").put(row, [table, number]);
  await new Promise((done) => (writing.oncomplete = done));
  opened.close();
}"""
"""How the first version that played in the browser stored a table. It must never be changed."""
_TABLE = "here-23456789ab"
_SMALL = """
let hasSpace = true;
new BroadcastChannel("space").onmessage = ({ data }) => (hasSpace = data);
const { add } = IDBObjectStore.prototype;
IDBObjectStore.prototype.add = function (...more) {
  const request = add.apply(this, more);
  if (!hasSpace) {
    const error = new DOMException("", "QuotaExceededError");
    Object.defineProperty(this.transaction, "error", { value: error });
    this.transaction.abort();
  }
  return request;
};
"""
"""A browser that has no space when it is told so; it says it as browsers do, when all is to be written."""


SOAK = pytest.mark.soak


@pytest.mark.parametrize(
    ("game", "hand"),
    [
        pytest.param(Kingdoms, Mouse, id="kingdoms-mouse"),
        pytest.param(Kingdomino, Touch, id="kingdomino-touch", marks=SOAK),
        pytest.param(Kingdoms, Keyboard, id="kingdoms-keyboard", marks=SOAK),
        pytest.param(Kingdomino, Mouse, id="kingdomino-mouse", marks=SOAK),
        pytest.param(Kingdomino, Keyboard, id="kingdomino-keyboard", marks=SOAK),
        pytest.param(Kingdoms, Touch, id="kingdoms-touch", marks=SOAK),
    ],
)
@pytest.mark.parametrize("is_offline", [False, pytest.param(True, marks=SOAK)], ids=["online", "offline"])
async def test_a_whole_game_in_the_browser(
    browser: Browser, static_site: str, game: type[Game], hand: type[Hand], *, is_offline: bool
) -> None:
    size, device = HANDS[hand]
    workers = "allow" if is_offline else "block"
    async with visit(browser, static_site, size=size, service_workers=workers, **device) as visitor:
        await prefer_here(visitor, choices={f"{game.name} bots": {"level": OPPONENT, "opponents": 1}})
        if is_offline:
            await visitor.go("/")
            await keep(visitor.page)
            await visitor.context.set_offline(True)
        player = game(hand(visitor, Random(f"here {game.name} {hand.__name__}")))
        await player.begin()
        await player.play()
        assert name_of(visitor.page).startswith("here-")
        shown = standings(read(await visitor.page.locator("main").aria_snapshot()))
        await visitor.page.locator(".over-folds > details:last-child > summary").click()
        assert set(shown) == standing_in(await exported(visitor.page, "Download game record"))


async def exported(page: Page, button: str) -> str:
    """The record that the page gives as a file."""
    async with page.expect_download() as downloading:
        await page.get_by_role("button", name=button, exact=True).click()
    return Path(await (await downloading.value).path()).read_text(encoding="utf-8")


async def test_a_tab_that_dies_in_the_middle_of_a_move(browser: Browser, static_site: str) -> None:
    async with visit(browser, static_site) as visitor:
        await visitor.go("/")
        table = await open_here(visitor.page, "kingdoms", *PEOPLE)
        before = await act(visitor.page, table)
        path = f"/api/tables/{table}/commands"
        command = {"type": "play", "ply": before["summary"]["ply"], "action": before["view"]["legal"][0]}
        await send(visitor.page, path, command)  # and do not wait for the answer
        with pytest.raises(Error):
            await visitor.page.goto("chrome://crash")
        again = await visitor.context.new_page()
        await again.goto(f"{static_site}/#/table/{table}")
        await again.get_by_role("button", name="I am").click()
        found = await truth(again)
        plies = found["summary"]["ply"] - before["summary"]["ply"]
        assert plies in (0, 1), "a move is stored completely, or not at all"
        assert (await act(again, table))["summary"]["ply"] == found["summary"]["ply"] + 1


async def test_two_tabs_play_one_game(browser: Browser, static_site: str) -> None:
    async with visit(browser, static_site) as visitor:
        await visitor.go("/")
        one, other = visitor.page, await visitor.context.new_page()
        table = await open_here(one, "kingdoms", {"is_mine": True}, {"bot": OPPONENT})
        for page in (one, other):
            await page.goto(f"{static_site}/#/table/{table}")
            await page.wait_for_selector("[data-piece]")
        for turn in range(6):
            await on_turn(one, table)
            ply = (await act(other if turn % 2 else one, table))["summary"]["ply"]
            for page in (one, other):
                await expect(page.locator(f'.log a[href$="/{table}/{ply}"]')).to_have_count(1)
        played = [event for event in (await truth(one))["events"] if event["type"] == "played"]
        assert [event["ply"] for event in played] == list(range(len(played)))


async def test_bots_think_in_workers_that_end_with_the_table(browser: Browser, static_site: str) -> None:
    async with visit(browser, static_site) as visitor:
        page = visitor.page
        await visitor.go("/")
        table = await open_here(page, "kingdoms", {"is_mine": True}, {"bot": "king"})
        await visitor.go(f"/#/table/{table}")
        await on_turn(page, table)
        await act(page, table)
        await on_turn(page, table)
        assert len(page.workers) > 1, "one hosts the table, and bots think in others"
        await visitor.go("/")
        async with asyncio.timeout(PATIENCE / 1000):
            while len(page.workers) > 1:
                await asyncio.sleep(0.02)


async def test_full_storage_changes_nothing_and_is_told(browser: Browser, static_site: str) -> None:
    async with visit(browser, static_site) as visitor:
        page = visitor.page
        await visitor.context.route("**/here/worker.js", _small)
        await visitor.go("/")
        table = await open_here(page, "kingdoms", *PEOPLE)
        await visitor.go(f"/#/table/{table}")
        await page.get_by_role("button", name="I am").click()
        before = await truth(page)
        await page.evaluate("new BroadcastChannel('space').postMessage(false)")
        await play(page, "r1@a1")
        await expect(page.get_by_text("This browser has no space left for games").first).to_be_visible()
        assert await truth(page) == before
        await page.evaluate("new BroadcastChannel('space').postMessage(true)")
        await page.get_by_role("button", name="Confirm").click()
        await expect(page.get_by_role("heading", name="Pass the device")).to_be_visible()
        assert (await truth(page))["summary"]["ply"] == before["summary"]["ply"] + 1


async def _small(route: Route) -> None:
    answer = await route.fetch()
    await route.fulfill(response=answer, body=_SMALL + await answer.text())


async def play(page: Page, action: str) -> None:
    """Place a piece of Kingdoms and confirm."""
    piece, square = action.split("@")
    if await page.locator(f'[data-piece="{piece}"]').get_attribute("aria-pressed") != "true":
        await page.locator(f'[data-piece="{piece}"]').click()
    await page.locator(f"[data-square={square}]").click()
    await page.get_by_role("button", name="Confirm").click()


async def test_a_game_of_an_older_version_goes_on(browser: Browser, static_site: str) -> None:
    async with visit(browser, static_site) as visitor:
        page = visitor.page
        await visitor.go("/#/settings")
        await page.evaluate(_FROZEN, older(version=1))
        await page.reload()
        await visitor.go("/#/mine")
        await page.get_by_role("link", name="Continue").click()
        await page.get_by_role("button", name="I am").click()
        assert (await act(page, _TABLE))["summary"]["ply"] == 3


async def test_a_game_of_a_newer_version_is_not_touched(browser: Browser, static_site: str) -> None:
    async with visit(browser, static_site) as visitor:
        await visitor.go("/#/settings")
        await visitor.page.evaluate(_FROZEN, older(version=2))
        await visitor.page.reload()
        with pytest.raises(Error, match="A newer version of Regnum stored this game"):
            await ask(visitor.page, "GET", f"/api/tables/{_TABLE}")


def older(version: int) -> dict[str, Any]:
    """A game of two people at one device as the first version stored it: two moves were made."""
    seats = [{"seat": seat, "name": name, "player": "here"} for seat, name in enumerate(("Anna", "Béla"))]
    desk = begun(ANNA, BELA, rules="kingdoms")
    desk.play_on(Random(2), plies=2)
    actions = [str(action) for action in desk.table.game.actions]
    log: list[Any] = [
        {"type": "opened", "game": "kingdoms", "options": desk.table.options.data(), "seed": desk.table.opened.seed}
        | {"seats": [None, None], "has_chat": False, "starts_when_full": True, "by": "here"},
        *({"type": "sat", "seat": one["seat"], "player": "here", "name": one["name"], "by": "here"} for one in seats),
        {"type": "started", "by": "here"},
        *(
            {"type": "played", "seat": event.seat, "ply": ply, "action": actions[ply], "by": "here"}
            for ply, event in enumerate(desk.table.turns)
        ),
    ]
    entry = {"table": _TABLE, "game": "kingdoms", "status": "playing", "is_listed": False, "opened": 1, "changed": 2}
    details = {"options": desk.table.options.data(), "move_time": None, "ended": None, "ply": 2}
    entry |= {"to_act": 0, "needs_service": False, "details": details}
    shown = [one | {"bot": None, "score": None, "rank": None} for one in seats]
    return {
        "table": _TABLE,
        "version": version,
        "entry": entry | {"seats": shown},
        "log": [[number, event] for number, event in enumerate(log)],
    }


async def test_a_record_goes_out_is_verified_and_comes_back(browser: Browser, static_site: str, tmp_path: Path) -> None:
    async with visit(browser, static_site) as visitor:
        await visitor.go("/")
        table = await open_here(visitor.page, "kingdoms", *PEOPLE, options={"no_luck": True}, salt="some salt")
        await play_on(visitor.page, table)
        await visitor.go("/#/mine")
        text = await exported(visitor.page, "Export")
    state = verify(load(text))
    assert state.is_over
    assert dump(load(text)) == text
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    async with visit(browser, static_site) as visitor:
        await bring(visitor, file)
        await visitor.go("/#/mine")
        assert await exported(visitor.page, "Export") == text
        await visitor.page.get_by_role("button", name="Verify this game").click()
        await expect(visitor.page.locator(".verified")).to_contain_text(str(len(state.actions)))


async def bring(visitor: Visitor, file: Path) -> None:
    """Import a file, which leads to its table."""
    await visitor.go("/#/mine")
    await visitor.page.get_by_role("button", name="Import a game").click()
    await visitor.page.get_by_label("Choose a file").set_input_files(file)
    await visitor.page.wait_for_url("**/table/here-*")


async def test_a_game_from_elsewhere_goes_on_here(browser: Browser, static_site: str, tmp_path: Path) -> None:
    desk = begun(ANNA, BELA, rules="kingdoms")
    desk.play_on(Random(1), plies=7)
    text = dump(record_of("kingdoms", desk.table.game, [Player("Anna"), Player("Béla")]))
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    async with visit(browser, static_site) as visitor:
        await bring(visitor, file)
        await visitor.page.get_by_role("button", name="I am").click()
        seat = desk.table.game.seat
        assert (await truth(visitor.page))["view"] == json.loads(encode(desk.table.game.view(seat).data()))
        await visitor.go("/#/mine")
        await visitor.page.get_by_role("button", name="Import a game").click()
        await visitor.page.get_by_label("Paste a game record").fill(text.replace('"regnum":1', '"regnum":2'))
        await visitor.page.get_by_role("button", name="Import", exact=True).click()
        await expect(visitor.page.get_by_role("alert")).to_contain_text("format version 2")


async def test_a_finished_game_is_played_on_from_any_point(browser: Browser, static_site: str, tmp_path: Path) -> None:
    desk = begun(ANNA, BELA, rules="kingdomino")
    desk.play_on(Random(1))
    file = tmp_path / "game.json"
    file.write_text(dump(desk.table.record()), encoding="utf-8")
    async with visit(browser, static_site) as visitor:
        page = visitor.page
        await bring(visitor, file)
        await visitor.go(f"{page.url.partition(static_site)[2]}/6")
        await page.get_by_role("button", name="Play from here").click()
        await page.get_by_label("Player 1: person or bot").select_option("")
        await page.get_by_label("Player 2: person or bot").select_option("page")
        await page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
        await page.wait_for_url(re.compile(r"/table/here-\w+$"))
        told = await truth(page)
        assert told["summary"]["is_practice"]
        assert [seat["bot"] for seat in told["summary"]["seats"]] == [None, "page"]
        played = [event["action"] for event in told["events"] if event["type"] == "played"]
        assert played[:6] == [str(action) for action in desk.table.game.actions[:6]]


@pytest.mark.parametrize(("name", "plans"), [("", ["", "squire"]), ("Béla", ["squire", ""])])
async def test_who_brings_a_record_plays_on_at_one_seat(
    browser: Browser, static_site: str, tmp_path: Path, name: str, plans: list[str]
) -> None:
    desk = begun(ANNA, BELA, rules="kingdoms")
    desk.play_on(Random(1))
    file = tmp_path / "game.json"
    file.write_text(dump(desk.table.record()), encoding="utf-8")
    async with visit(browser, static_site) as visitor:
        page = visitor.page
        await visitor.keep(name=name)
        await bring(visitor, file)
        await visitor.go(f"{page.url.partition(static_site)[2]}/6")
        await page.get_by_role("button", name="Play from here").click()
        seats = page.get_by_role("dialog").locator("select")
        await expect(seats).to_have_count(len(plans))
        assert [await seat.input_value() for seat in await seats.all()] == plans
        me, bot = seats.nth(plans.index("")), seats.nth(plans.index("squire"))
        person = me.locator("option:checked")
        await expect(person).to_have_text("You")
        await bot.select_option("")  # two people at one device: both would be “you”
        await expect(person).to_have_text("Person")
        await expect(bot.locator("option:checked")).to_have_text("Person")
        await me.select_option("squire")
        await expect(bot.locator("option:checked")).to_have_text("You")


async def test_a_game_is_deleted_for_good(browser: Browser, static_site: str) -> None:
    async with visit(browser, static_site) as visitor:
        page = visitor.page
        await visitor.go("/")
        table = await open_here(page, "kingdoms", *PEOPLE)
        await visitor.go("/#/mine")
        await page.get_by_role("button", name="Delete").click()
        await page.get_by_role("dialog").get_by_role("button", name="Delete").click()
        await expect(page.get_by_text("No games are stored in this browser yet.")).to_be_visible()
        assert table not in await stored(page)


async def test_what_is_secret_is_nowhere_in_clear_text(browser: Browser, static_site: str) -> None:
    async with visit(browser, static_site) as visitor:
        page = visitor.page
        await visitor.go("/")
        table = await open_here(page, "kingdoms", *PEOPLE)
        await visitor.go(f"/#/table/{table}")
        kept = await stored(page) + await page.content()
        assert "key false" in kept, "the key must not be extractable"
        assert table in kept, "the looking finds what is there"
        await ask(page, "POST", f"/api/tables/{table}/commands", {"type": "resign"})
        seed = (await truth(page))["summary"]["seed"]
        assert len(seed) == 32
        assert seed not in kept
        assert '"seed"' not in kept
        assert "starting_tile" not in kept


async def test_an_unsafe_connection_offers_the_servers_table(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        page = visitor.page
        await page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
        await prefer_here(visitor)
        await visitor.go("/#/mine")
        await expect(page.get_by_text("only over a secure connection (https)")).to_be_visible()
        await visitor.go("/")
        await page.get_by_role("button", name="Play now").click()
        await page.wait_for_url("**/table/*")
        assert not name_of(page).startswith("here-"), "it is played at the server's table instead"
