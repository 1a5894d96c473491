"""What is easily spoilt at a table of Kingdomino: dragging, taking back, long names, the end of a game of a Dynasty."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.browser.museum import Museum, Update, anna_at
from tests.browser.visitor import NARROW, PATIENCE, WIDE, visit

GHOST = ".kd-ghost"
TALL = (390, 844)
CANCEL = "dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }))"
"""What a browser does that needs the mouse for something else."""
LONG_NAMES = ("Maximilian Bartholomew of Upper Lusatia", "Wolfeschlegelsteinhausenbergerdorffwelch")


def is_placing(update: Update) -> bool:
    """Anna has a domino that fits somewhere, and has played before."""
    view = update["view"]
    return view["seat"] == 0 and view["phase"] == "place" and len(view["legal"]) > 1 and update["summary"]["ply"] > 8


def gains_points(museum: Museum) -> Callable[[Update], bool]:
    """Anna has a domino, and some of its places bring points."""

    def score(update: Update, action: str) -> int:
        answer = museum.anna.ask("GET", f"/api/tables/{update['table']}/preview", action=action)
        return int(answer["preview"]["kingdom"]["score"])

    def moment(update: Update) -> bool:
        view = update["view"]
        return is_placing(update) and any(
            score(update, action) > view["kingdoms"][0]["score"] for action in view["legal"]
        )

    return moment


def is_claiming(update: Update) -> bool:
    """Anna has to claim a domino."""
    return bool(update["view"]["seat"] == 0 and update["view"]["phase"] == "claim")


def is_waiting(update: Update) -> bool:
    """It is Bence's turn."""
    return bool(update["view"]["seat"] == 1)


def is_drafting_again(update: Update) -> bool:
    """Anna has to claim a first domino of the second game."""
    return bool(update["view"]["game_number"] == 2 and update["view"]["seat"] == 0)


def is_over(update: Update) -> bool:
    """The game has ended."""
    return bool(update["summary"]["status"] == "over")


def is_second_game_ending(update: Update) -> bool:
    """The last row of the second game is placed."""
    return bool(update["view"]["game_number"] == 2 and not update["view"]["next_row"])


def is_her_last_placement(update: Update) -> bool:
    """The next placement is the last one of the first game, and Anna's."""
    view = update["view"]
    left = [slot for slot in view["current_row"] if not slot["done"]]
    return view["game_number"] == 1 and view["seat"] == 0 and len(left) == 1 and not view["next_row"]


def against(museum: Museum, name: str, moment: Callable[[Update], bool]) -> str:
    """A table at which Bence has another name, at a moment."""
    table = museum.open("kingdomino", starts_when_full=True)
    museum.bence.command(table, "sit", seat=1, name=name)
    assert museum.play_until(table, moment)
    return table


async def middle(what: Locator) -> tuple[float, float]:
    """Where to take something."""
    box = await what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def drag_to_a_mark(page: Page, what: Locator) -> None:
    """Take a domino, and hold it over a mark of the board."""
    await page.mouse.move(*await middle(what))
    await page.mouse.down()
    await page.mouse.move(*await middle(page.locator(".kd-spot:not(.kd-chosen-spot)").last), steps=4)
    await expect(page.locator(GHOST)).to_have_count(1)
    await expect(page.get_by_role("button", name="Confirm")).not_to_have_attribute("aria-disabled", "true")


async def drag_across_the_board(page: Page, what: Locator) -> None:
    """Take a domino, carry it over a mark of the board, and hold it beside the board."""
    await drag_to_a_mark(page, what)
    await page.mouse.move(*await middle(page.locator(".bar")), steps=4)
    await expect(page.locator(".kd-floating")).to_be_visible()
    await expect(page.locator(GHOST)).to_have_count(0)


async def test_a_domino_let_go_beside_the_board_is_not_placed(browser: Browser, museum: Museum) -> None:
    async with anna_at(browser, museum, "kingdomino", is_placing) as (visitor, _):
        page = visitor.page
        await drag_across_the_board(page, page.locator(".kd-dom.kd-grab"))
        await page.mouse.up()
        await expect(page.locator(f"{GHOST}, .kd-floating")).to_have_count(0)
        await expect(page.get_by_role("button", name="Confirm")).to_have_attribute("aria-disabled", "true")

        first = page.locator(".kd-spot").first
        await first.click()
        await visitor.settled()
        chosen = await page.locator(".kd-chosen-spot").get_attribute("aria-label")
        await drag_across_the_board(page, page.locator(".kd-handle"))
        await page.mouse.up()
        await expect(page.locator(".kd-chosen-spot")).to_have_id(str(await first.get_attribute("id")))
        await visitor.settled()
        assert await page.locator(".kd-chosen-spot").get_attribute("aria-label") == chosen


async def test_a_domino_let_go_where_it_may_not_lie_is_not_placed(browser: Browser, museum: Museum) -> None:
    async with anna_at(browser, museum, "kingdomino", is_placing) as (visitor, _):
        page = visitor.page
        await drag_across_the_board(page, page.locator(".kd-dom.kd-grab"))
        await page.mouse.move(*await middle(page.locator('.kd-land use[href^="#castle-"]')), steps=4)
        await expect(page.locator(".kd-ghost-domino.wrong")).to_be_visible()
        await page.mouse.up()
        await expect(page.locator(".kd-remark")).to_be_visible()
        await expect(page.locator(GHOST)).to_have_count(0)
        await expect(page.get_by_role("button", name="Confirm")).to_have_attribute("aria-disabled", "true")


_HIDDEN_GAINS = """() => {
  const gain = document.querySelector(".kd-gain > rect")?.getBoundingClientRect();
  const whys = [...document.querySelectorAll(".kd-why-label > rect")].map((why) => why.getBoundingClientRect());
  const isOver = (why) =>
    why.left < gain.right && why.right > gain.left && why.top < gain.bottom - 2 && why.bottom > gain.top + 2;
  return { whys: whys.length, over: gain ? whys.filter(isOver).length : 0 };
}"""


async def test_how_points_are_counted_does_not_hide_how_many_there_are(browser: Browser, museum: Museum) -> None:
    async with anna_at(browser, museum, "kingdomino", gains_points(museum)) as (visitor, _):
        whys = 0
        for spot in await visitor.page.locator(".kd-spot").all():
            await spot.click()
            await visitor.settled()
            found = await visitor.page.evaluate(_HIDDEN_GAINS)
            whys += found["whys"]
            assert found["over"] == 0
            await visitor.page.keyboard.press("Escape")
            await expect(visitor.page.locator(GHOST)).to_have_count(0)
        assert whys > 0


async def test_a_drag_that_is_cancelled_places_nothing(browser: Browser, museum: Museum) -> None:
    async with anna_at(browser, museum, "kingdomino", is_placing) as (visitor, _):
        page = visitor.page
        await drag_to_a_mark(page, page.locator(".kd-dom.kd-grab"))
        await page.evaluate(CANCEL)
        await expect(page.locator(GHOST)).to_have_count(0)
        await expect(page.get_by_role("button", name="Confirm")).to_have_attribute("aria-disabled", "true")
        await page.mouse.up()
        await expect(page.locator(GHOST)).to_have_count(0)


async def test_undo_clicked_twice_drops_a_trial_and_no_turn(browser: Browser, museum: Museum) -> None:
    async with anna_at(browser, museum, "kingdomino", is_placing) as (visitor, table):
        page = visitor.page
        before = museum.anna.table(table)["summary"]["ply"]
        commands: list[str] = []
        page.on("request", lambda request: commands.append(request.url) if request.url.endswith("/commands") else None)
        await page.locator(".kd-spot").first.click()
        sentence = page.locator(".sentence p")
        await expect(sentence).to_have_text(re.compile(r"^Place domino \d+ here\?$"))
        undo = page.get_by_role("button", name="Undo")
        await undo.dblclick()
        await expect(page.locator(GHOST)).to_have_count(0)
        await expect(sentence).not_to_contain_text("here?")
        await visitor.settled()
        assert not commands
        assert museum.anna.table(table)["summary"]["ply"] == before


async def test_board_and_buttons_stay_where_they_are(browser: Browser, museum: Museum) -> None:
    async with anna_at(browser, museum, "kingdomino", is_placing) as (visitor, table):
        page = visitor.page
        confirm, board = page.locator(".buttons .main"), page.locator(".kd-sheet-of-land")
        places = [(await confirm.bounding_box(), await board.bounding_box())]
        for is_there in (is_claiming, is_waiting):
            await asyncio.to_thread(museum.play_until, table, is_there)
            await page.wait_for_function(
                "isOwn => document.title.startsWith('Your turn') === isOwn", arg=is_there is is_claiming
            )
            await visitor.settled()
            places.append((await confirm.bounding_box(), await board.bounding_box()))
        tops = [(button and button["y"], land and land["y"]) for button, land in places]
        assert tops[0] == tops[1] == tops[2]
        await expect(page.get_by_role("button", name="Confirm")).to_have_count(0)


async def test_a_row_is_as_high_with_a_king_on_it(browser: Browser, museum: Museum) -> None:
    async with anna_at(browser, museum, "kingdomino", is_claiming, size=TALL) as (visitor, _):
        page = visitor.page
        row = page.locator(".kd-row-next")
        before = await row.bounding_box()
        await row.locator(".free").first.click()
        await expect(row.locator(".picked")).to_have_count(1)
        await expect(page.locator(".sentence p")).to_have_text(re.compile(r"^Claim domino \d+\?$"))
        assert await row.bounding_box() == before


@pytest.mark.parametrize("name", LONG_NAMES)
async def test_a_long_name_leaves_room_for_what_a_player_does(
    browser: Browser, site: str, museum: Museum, name: str
) -> None:
    table = await asyncio.to_thread(against, museum, name, is_placing)
    for size in (TALL, NARROW):
        async with visit(browser, site, token=museum.anna.token, size=size) as visitor:
            await visitor.go(f"/table/{table}")
            state = await visitor.page.locator(".rival .state").bounding_box()
            card = await visitor.page.locator(".rival").bounding_box()
            assert state is not None
            assert card is not None
            assert card["height"] < 90
            assert state["width"] > 50
            assert state["x"] + state["width"] <= card["x"] + card["width"]


@pytest.mark.parametrize("name", LONG_NAMES)
async def test_a_result_with_a_long_name_is_as_wide_as_the_phone(
    browser: Browser, site: str, museum: Museum, name: str
) -> None:
    table = await asyncio.to_thread(against, museum, name, is_over)
    async with visit(browser, site, token=museum.anna.token, size=NARROW) as visitor:
        await visitor.go(f"/table/{table}")
        await expect(visitor.page.locator(".kd-result")).to_be_visible()
        await visitor.settled()  # its letters may still be on the way
        assert await visitor.page.evaluate("document.documentElement.scrollWidth") == NARROW[0]


async def test_what_a_game_of_a_dynasty_brought_is_seen_before_the_next(browser: Browser, museum: Museum) -> None:
    async with anna_at(browser, museum, "kingdomino", is_her_last_placement, options={"dynasty": True}) as (
        visitor,
        table,
    ):
        page = visitor.page
        await asyncio.to_thread(museum.play_until, table, lambda update: bool(update["view"]["game_number"] == 2))
        account = page.get_by_role("region", name="Game 1 is over")
        await expect(account).to_be_visible(timeout=PATIENCE)
        totals = [total[0] for total in museum.anna.table(table)["view"]["totals"]]
        for name, points in zip(("You", "Bence"), totals, strict=True):
            await expect(account.get_by_role("row", name=f"{name} {points} {points}")).to_be_visible()
        await expect(page.locator(".kd-spots, .kd-row-next, .buttons")).to_have_count(0)

        assert await asyncio.to_thread(museum.play_until, table, is_second_game_ending)
        await expect(account).to_be_visible()
        await account.get_by_role("button", name="Continue to game 2").click()
        await expect(account).to_have_count(0)
        await expect(page.locator(".kd-sheet-of-land")).to_be_visible()

        await asyncio.to_thread(museum.play_until, table, lambda update: bool(update["view"]["game_number"] == 3))
        both = [total[0] for total in museum.anna.table(table)["view"]["totals"]]
        account = page.get_by_role("region", name="Game 2 is over")
        for name, points, total in zip(("You", "Bence"), totals, both, strict=True):
            await expect(account.get_by_role("row", name=f"{name} {total - points} {total}")).to_be_visible()
        await page.reload()  # it is not forced on a player who comes to the table now
        await expect(page.locator(".kd-sheet-of-land")).to_be_visible()
        await expect(account).to_have_count(0)


async def test_the_end_of_a_game_goes_before_the_time_for_a_turn_does(browser: Browser, museum: Museum) -> None:
    async with anna_at(
        browser, museum, "kingdomino", is_her_last_placement, options={"dynasty": True}, move_seconds=12
    ) as (visitor, table):
        await asyncio.to_thread(museum.play_until, table, is_drafting_again)
        account = visitor.page.get_by_role("region", name="Game 1 is over")
        await expect(account).to_be_visible(timeout=PATIENCE)
        await expect(account).to_have_count(0, timeout=PATIENCE)
        assert is_drafting_again(museum.anna.table(table)), "nobody else has played for her"


@pytest.mark.parametrize("size", [WIDE, (1280, 720), (768, 1024), (1024, 768)], ids=str)
async def test_the_order_of_moves_is_told_in_each_players_card(
    browser: Browser, museum: Museum, size: tuple[int, int]
) -> None:
    table = await asyncio.to_thread(museum.table, "kingdomino place")
    async with visit(browser, museum.url, token=museum.anna.token, size=size) as visitor:
        await visitor.go(f"/table/{table}")
        for number in await visitor.page.locator(".kd-order:visible").all():
            inner = await number.bounding_box()
            outer = await number.locator("xpath=ancestor::button").bounding_box()
            assert inner is not None
            assert outer is not None
            assert outer["x"] <= inner["x"] <= outer["x"] + outer["width"]
            assert outer["y"] <= inner["y"] <= outer["y"] + outer["height"]
