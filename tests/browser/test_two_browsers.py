"""Several browsers at one table, and what the network does to them."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Route, expect

from tests.browser.at_table import SMALL, Player, Update, actions, any_of, heard, listen, pair, revealed, turn_of
from tests.browser.visitor import NARROW, Visitor, visit
from tests.support.fault_proxy import FaultProxy
from tests.support.served import Served, dealt

GAMES = ("kingdomino", "kingdoms")
LOST = "Connection lost. Reconnecting…"
OFFLINE = "You are offline."
KEPT = "Your move is saved and will be sent then."
PRESS = "document.querySelector('.buttons .main').click()"
"""Confirms at once, without a look at the page before and after."""


async def opened_for_friends(visitor: Visitor, game: str, name: str) -> str:
    """A table opened from the front page: two clicks to its link, which is returned."""
    page = visitor.page
    await visitor.go("/")
    await page.locator("label.game", has_text=re.compile(game, re.IGNORECASE)).click()
    await page.get_by_role("button", name=re.compile("Play with friends")).click()
    await page.get_by_label("Your name").fill(name)
    await page.get_by_role("button", name="Open the table").click()
    link = await page.get_by_label("The link to this table").input_value()
    code = page.get_by_role("img", name="QR code with the link to this table")
    await expect(code).to_be_visible()
    assert await code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    return link


async def sit_down(visitor: Visitor, link: str, name: str) -> None:
    """Follow a link to a table and take the free seat."""
    await visitor.page.goto(link)
    await take_seat(visitor, name)


async def take_seat(visitor: Visitor, name: str) -> None:
    """Sit down, and enter a name."""
    await visitor.page.get_by_role("button", name="Sit down").click()
    await visitor.page.get_by_label("Your name").fill(name)
    await visitor.page.get_by_role("button", name="Continue").click()


async def write(player: Player, text: str) -> None:
    """Say something at the table."""
    await player.page.locator("summary", has_text="Chat").click()
    await player.page.get_by_label("Message the table").fill(text)
    await player.page.get_by_label("Message the table").press("Enter")
    await player.page.keyboard.press("Escape")  # the chat covers the table


@pytest.mark.parametrize("game", GAMES)
async def test_two_friends_play_and_a_third_watches(browser: Browser, site: str, game: str) -> None:
    async with (
        visit(browser, site, size=SMALL) as anna,
        visit(browser, site, size=NARROW) as bela,
        visit(browser, site, size=SMALL) as third,
    ):
        for visitor in (anna, bela, third):
            await listen(visitor.page)
        link = await opened_for_friends(anna, game, "Anna")
        table = link.rpartition("/")[2]
        await sit_down(bela, link, "Béla")
        await anna.page.get_by_role("button", name="Start the game").click()
        await third.page.goto(link)
        await expect(third.page.locator(".bar .watching")).to_be_visible()
        players = [Player(anna, table), Player(bela, table)]
        watcher = Player(third, table)
        await write(players[0], "Good luck!")
        chance = random.Random(1)
        for _ in range(12):
            mover, _, truth = await turn_of(players)
            await mover.play(any_of(truth["view"]["legal"], chance))
            truth = await mover.truth()
            for one in (*players, watcher):
                await one.sees(truth)
        await third.page.reload()  # a player who comes late sees the same
        await watcher.sees(truth)
        for one in (players[1], watcher):
            await one.page.locator("summary", has_text="Chat").click()
            await expect(one.page.get_by_role("list", name="Chat")).to_contain_text("Good luck!")
        for seat, player in enumerate(players):
            assert not revealed(await heard(player.page), frozenset({seat}))
        assert not revealed(await heard(third.page), frozenset())
        await expect(third.page.locator("[data-piece=s]")).to_have_count(0)
        if game == "kingdoms":  # players do hear their own secret: so much for this check
            assert revealed(await heard(anna.page), frozenset())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """A separate server, to be killed."""
    with dealt(tmp_path) as served:
        yield served


def address(server: Served) -> str:
    """Where a server is."""
    return f"http://127.0.0.1:{server.port}"


async def go_on(players: list[Player], chance: random.Random, moves: int = 1) -> None:
    """Play some more, and check that all players see it."""
    for _ in range(moves):
        mover, _, truth = await turn_of(players)
        await mover.play(any_of(truth["view"]["legal"], chance))
        truth = await mover.truth()
        for player in players:
            await player.sees(truth)


async def goes_on_with(players: list[Player], played: list[str]) -> None:
    """Wait until the log holds exactly these actions, and all players see them without a complaint."""
    truth = await players[0].knows(len(played))
    assert actions(truth) == played
    for player in players:
        await player.sees(truth)
        await expect(player.page.get_by_text(LOST)).to_be_hidden()
        await expect(player.page.get_by_text(OFFLINE)).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
async def test_reloading_in_the_middle_of_a_move_loses_and_doubles_nothing(
    browser: Browser, site: str, game: str
) -> None:
    chance = random.Random(2)
    async with pair(browser, site, game) as players:
        mover, _, truth = await turn_of(players)
        action = any_of(truth["view"]["legal"], chance)
        await mover.choose(action)
        await mover.page.reload()
        await mover.sees(truth)
        assert (await mover.truth())["events"] == truth["events"]  # trying is not playing
        for _ in range(3):
            await mover.choose(action)
            async with mover.page.expect_event("load"):
                await mover.page.evaluate(f"{PRESS}; setTimeout(() => location.reload())")
            await goes_on_with(players, [*actions(truth), action])
            mover, _, truth = await turn_of(players)
            action = any_of(truth["view"]["legal"], chance)
        await go_on(players, chance)


async def test_a_server_killed_in_mid_game_is_waited_for_and_nothing_is_lost(browser: Browser, server: Served) -> None:
    chance = random.Random(3)
    async with pair(browser, address(server), "kingdoms") as players:
        await go_on(players, chance)
        mover, _, truth = await turn_of(players)
        action = any_of(truth["view"]["legal"], chance)
        await mover.choose(action)
        server.kill()
        for player in players:
            await expect(player.page.get_by_text(LOST)).to_be_visible()
        await mover.confirm()
        await expect(mover.page.get_by_text(KEPT)).to_be_visible()
        server.start()
        await goes_on_with(players, [*actions(truth), action])
        await go_on(players, chance)


async def test_a_server_killed_while_an_action_is_on_its_way_has_it_once(browser: Browser, server: Served) -> None:
    chance = random.Random(4)
    async with pair(browser, address(server), "kingdomino") as players:
        for _ in range(3):
            mover, _, truth = await turn_of(players)
            action = any_of(truth["view"]["legal"], chance)
            await mover.choose(action)
            await asyncio.gather(mover.page.evaluate(PRESS), asyncio.to_thread(server.kill))
            server.start()
            await goes_on_with(players, [*actions(truth), action])
        await go_on(players, chance)


async def test_an_answer_that_got_lost_is_asked_for_again_and_nothing_happens_twice(
    browser: Browser, site: str
) -> None:
    chance = random.Random(5)
    async with pair(browser, site, "kingdoms") as players:
        mover, _, truth = await turn_of(players)
        lost: list[int] = []

        async def lose(route: Route) -> None:
            lost.append((await route.fetch()).status)
            await route.abort("connectionreset")

        await mover.page.route("**/events*", lambda route: route.abort("connectionreset"))
        await mover.page.route("**/commands", lose, times=1)
        await mover.page.reload()
        action = any_of(truth["view"]["legal"], chance)
        await mover.choose(action)
        async with mover.page.expect_response(lambda answer: answer.url.endswith("/commands")):
            await mover.confirm()
        assert lost == [200]
        await mover.page.unroute_all()
        await goes_on_with(players, [*actions(truth), action])
        await expect(mover.page.locator(".kg-remark")).to_have_count(0)
        await go_on(players, chance)


@pytest.mark.soak
async def test_twenty_seconds_without_a_network(browser: Browser, site: str) -> None:
    chance = random.Random(6)
    async with pair(browser, site, "kingdoms") as players:
        await go_on(players, chance)
        mover, other, truth = await turn_of(players)
        action = any_of(truth["view"]["legal"], chance)
        await mover.page.context.set_offline(True)
        await expect(mover.page.get_by_text(OFFLINE)).to_be_visible()
        await mover.choose(action)
        await mover.confirm()
        await expect(mover.page.get_by_text(KEPT)).to_be_visible()
        await asyncio.sleep(20)
        assert actions(await other.truth()) == actions(truth)
        await mover.page.context.set_offline(False)
        await goes_on_with(players, [*actions(truth), action])
        await go_on(players, chance)


async def turn_comes(players: list[Player], seat: int, chance: random.Random) -> Update:
    """Play until it is a person's turn, and return the table."""
    while (await turn_of(players))[0] is not players[seat]:
        await go_on(players, chance, 1)
    return await players[seat].truth()


async def test_a_cut_connection_of_a_browser_that_believes_to_be_online(browser: Browser, server: Served) -> None:
    chance = random.Random(7)
    async with (
        FaultProxy(server.port, seed=0) as proxy,
        pair(browser, proxy.url, "kingdoms", server=address(server)) as players,
    ):
        truth = await turn_comes(players, 0, chance)
        action = any_of(truth["view"]["legal"], chance)
        await players[0].choose(action)
        proxy.cut()
        await expect(players[0].page.get_by_text(LOST)).to_be_visible()
        await players[0].confirm()
        await expect(players[0].page.get_by_text(KEPT)).to_be_visible()
        assert actions(await players[1].truth()) == actions(truth)
        proxy.mend()
        await goes_on_with(players, [*actions(truth), action])
        await go_on(players, chance)


async def test_a_network_that_swallows_everything_without_a_word(browser: Browser, server: Served) -> None:
    chance = random.Random(8)
    async with (
        FaultProxy(server.port, seed=0) as proxy,
        pair(browser, proxy.url, "kingdoms", server=address(server)) as players,
    ):
        mover = players[0]
        await mover.page.clock.install()
        await go_on(players, chance)
        truth = await turn_comes(players, 0, chance)
        action = any_of(truth["view"]["legal"], chance)
        await mover.choose(action)
        proxy.hold()
        await mover.confirm()
        await mover.page.clock.fast_forward("00:41")
        await expect(mover.page.get_by_text(LOST)).to_be_visible()
        await expect(mover.page.get_by_text(KEPT)).to_be_visible()
        await mover.page.clock.fast_forward("00:16")  # the next attempt gets no answer, either, and is given up
        await expect(mover.page.get_by_text(LOST)).to_be_visible()
        proxy.mend()
        await goes_on_with(players, [*actions(truth), action])
        await go_on(players, chance)


async def test_taking_back_a_move_is_asked_for_declined_and_granted(browser: Browser, site: str) -> None:
    chance = random.Random(9)
    async with pair(browser, site, "kingdoms") as players:
        mover, other, before = await turn_of(players)
        await mover.play("r1@b2")
        asked = other.page.get_by_role("alert").filter(has_text="would like to undo a move")
        for answer in ("Decline", "Agree"):
            await mover.menu("Undo")
            await expect(mover.page.get_by_text("You asked to undo your move.")).to_be_visible()
            await asked.get_by_role("button", name=answer).click()
            await expect(mover.page.get_by_text("You asked to undo your move.")).to_be_hidden()
            await expect(asked).to_be_hidden()
            board = (await other.truth())["view"]["present"]["board"]
            assert (board[1][1] == ".") == (answer == "Agree")
        for player in players:
            await player.sees(before)
        await go_on(players, chance)


async def test_resigning_ends_the_game_and_a_rematch_leads_both_to_a_new_table(browser: Browser, site: str) -> None:
    chance = random.Random(10)
    async with pair(browser, site, "kingdoms") as players:
        await go_on(players, chance)
        loser, winner = players
        await loser.menu("Resign")
        await loser.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        await expect(loser.page.get_by_role("main").get_by_text("Béla wins: everyone else resigned.")).to_be_visible()
        await expect(winner.page.get_by_role("main").get_by_text("You win: everyone else resigned.")).to_be_visible()
        await loser.page.get_by_role("button", name="Rematch").click()
        await winner.page.get_by_role("button", name="Go to the rematch").click()  # they are seated there already
        await winner.page.wait_for_url(lambda url: not url.endswith(f"/table/{winner.table}"))
        await expect(winner.page.get_by_role("grid", name="Board")).to_be_visible()
        table = winner.page.url.rpartition("/")[2]
        await expect(loser.page).to_have_url(winner.page.url)
        again = [Player(player.visitor, table) for player in reversed(players)]
        await go_on(again, chance)


async def test_a_seat_goes_along_to_another_device(browser: Browser, site: str) -> None:
    chance = random.Random(11)
    async with pair(browser, site, "kingdoms") as players, visit(browser, site, size=NARROW) as phone:
        await go_on(players, chance)
        old, other = players
        truth = await old.truth()
        await old.menu("Continue on another device")
        await old.page.get_by_role("button", name="Create link").click()
        link = await old.page.get_by_label("Open this on the other device").input_value()
        code = old.page.get_by_role("img", name="QR code with the link for the other device")
        assert await code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
        await phone.page.goto(link)
        await phone.page.get_by_role("button", name="Take the seat").click()
        await phone.page.wait_for_url(f"**/table/{old.table}")
        secret = link.partition("?")[2]
        assert secret
        await phone.page.wait_for_url(lambda url: secret not in url)
        new = Player(phone, old.table)
        await new.sees(truth)
        await old.page.get_by_role("button", name="Close").click()
        await expect(old.page.locator(".bar .watching")).to_be_visible()
        await expect(old.page.locator("[data-piece=s]")).to_have_count(0)  # nor what was secret here before
        await go_on([new, other], chance, 4)
        await old.sees(await new.truth())


@pytest.mark.parametrize(("game", "ghost"), [("kingdomino", ".kd-ghost"), ("kingdoms", ".kg-sq.ghost")])
async def test_another_language_in_mid_game_loses_nothing_and_is_nobody_elses(
    browser: Browser, site: str, game: str, ghost: str
) -> None:
    chance = random.Random(12)
    async with pair(browser, site, game) as players:
        await go_on(players, chance, 4)  # until dominoes are laid
        mover, other, truth = await turn_of(players)
        action = next(action for action in truth["view"]["legal"] if action != "draw")
        await mover.choose(action)
        await expect(mover.page.locator(ghost)).to_have_count(1)
        await mover.menu("Magyar")
        await expect(mover.page.locator("html")).to_have_attribute("lang", "hu")
        await mover.page.keyboard.press("Escape")
        await expect(mover.page.get_by_role("dialog")).to_have_count(0)
        await expect(mover.page.locator(ghost)).to_have_count(1)
        await expect(other.page.locator("html")).to_have_attribute("lang", "en")
        await expect(other.page.get_by_role("button", name="Menu", exact=True)).to_be_visible()
        await mover.page.get_by_role("button", name="Rendben").click()
        await goes_on_with(players, [*actions(truth), action])
        await mover.visitor.speak("en")
        await go_on(players, chance)
