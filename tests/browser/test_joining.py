"""How one gets to a table: by its code, by a link, from the lobby; and what is said if that does not work."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Browser, Route, expect

from tests.browser.visitor import Visitor, new_player, visit

NO_TABLE = "There is no such table. Check the link or the code."


async def open_table(host: Visitor, game: str = "kingdoms", **wishes: Any) -> str:
    """A table for two with a free seat."""
    wish = {"game": game, "seats": [{"is_mine": True}, {}], **wishes}
    answer = await host.context.request.post(f"{host.url}/api/tables", data=wish)
    assert answer.ok, await answer.text()
    return str((await answer.json())["table"])


async def sit_down(visitor: Visitor, name: str) -> None:
    """Take the free seat."""
    await visitor.page.get_by_role("button", name="Sit down").click()
    await visitor.page.get_by_label("Your name").fill(name)
    await visitor.page.get_by_role("button", name="Continue").click()


def forgive(visitor: Visitor, status: int) -> None:
    """Chromium writes down every refusal of a server; one was provoked."""
    assert visitor.complaints
    assert all(f"status of {status}" in complaint for complaint in visitor.complaints), visitor.complaints
    visitor.complaints.clear()


async def test_joining_by_code_however_it_is_written(browser: Browser, site: str) -> None:
    host_token = await new_player(site, "Anna")
    async with visit(browser, site, token=host_token) as host, visit(browser, site) as guest:
        code = await open_table(host)
        for typed in (code, f" {code[:5]}-{code[5:]} ", code.upper(), f"{site}/table/{code}", f"{site}/#/table/{code}"):
            await guest.go("/")
            await guest.page.get_by_label("Join with a code").fill(typed)
            await guest.page.get_by_role("button", name="Join", exact=True).click()
            await guest.page.wait_for_url(f"**/table/{code}")
            await expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()


async def test_a_wrong_code_is_answered_in_words(browser: Browser, site: str) -> None:
    async with visit(browser, site) as guest:
        await guest.go("/")
        code = guest.page.get_by_label("Join with a code")
        await code.fill("nosuchcode")
        await code.press("Enter")
        problem = guest.page.get_by_role("alert")
        await expect(problem).to_have_text(NO_TABLE)
        await expect(code).to_have_attribute("aria-invalid", "true")
        assert guest.page.url == f"{site}/"
        await code.fill("another")  # the error goes as soon as it is corrected
        await expect(problem).to_have_count(0)
        forgive(guest, 404)


async def test_a_table_that_does_not_exist(browser: Browser, site: str) -> None:
    async with visit(browser, site) as guest:
        await guest.go("/table/nosuchtable")
        await expect(guest.page.get_by_text(NO_TABLE)).to_be_visible()
        forgive(guest, 404)
        await guest.page.get_by_role("main").get_by_role("link", name="Home").click()
        await expect(guest.page.get_by_role("button", name="Play now")).to_be_visible()


async def test_at_a_full_table_one_can_only_watch(browser: Browser, site: str) -> None:
    host_token = await new_player(site, "Anna")
    async with (
        visit(browser, site, token=host_token) as host,
        visit(browser, site) as quick,
        visit(browser, site) as slow,
    ):
        code = await open_table(host)
        hanging: list[Route] = []
        await slow.page.route("**/events*", lambda route: hanging.append(route))  # they do not hear that it is taken
        for visitor in (host, quick, slow):
            await visitor.go(f"/table/{code}")
        await sit_down(quick, "Béla")
        await expect(host.page.get_by_role("listitem").filter(has_text="Béla")).to_be_visible()
        await sit_down(slow, "Cili")
        await expect(slow.page.get_by_role("alert")).to_contain_text("This seat is already taken.")
        forgive(slow, 409)
        await slow.page.unroute_all()
        await slow.page.reload()
        await expect(slow.page.get_by_role("listitem").filter(has_text="Béla")).to_be_visible()
        await expect(slow.page.get_by_role("button", name="Sit down")).to_have_count(0)
        await host.page.get_by_role("button", name="Start the game").click()
        await expect(slow.page.locator(".bar .watching")).to_be_visible()
        await expect(slow.page.get_by_role("grid", name="Board")).to_be_visible()


async def test_a_listed_table_is_found_in_the_lobby(browser: Browser, site: str) -> None:
    async with visit(browser, site) as host, visit(browser, site) as guest:
        await host.go("/")
        await host.page.get_by_role("button", name="Play with friends").click()
        await host.page.get_by_label("Your name").fill("Dóra of the lobby")
        await host.page.get_by_text("Public table").click()
        await host.page.get_by_role("button", name="Open the table").click()
        await host.page.wait_for_url("**/table/*")
        await guest.go("/")
        await guest.page.get_by_role("link", name="Lobby").click()
        entry = guest.page.get_by_role("listitem").filter(has_text="Dóra of the lobby").filter(has_text="Kingdomino")
        await expect(entry.first).to_contain_text("1 free seat")
        await entry.first.get_by_role("link", name="Join").click()
        await guest.page.wait_for_url(host.page.url)
        await sit_down(guest, "Elek")
        await expect(host.page.get_by_role("listitem").filter(has_text="Elek")).to_contain_text("Online")
        await host.page.get_by_role("button", name="Start the game").click()
        for visitor in (host, guest):
            await expect(visitor.page.get_by_role("region", name="Available dominoes")).to_be_visible()


async def test_a_table_that_is_not_listed_is_not_in_the_lobby(browser: Browser, site: str) -> None:
    host_token = await new_player(site, "Ferenc the private")
    async with visit(browser, site, token=host_token) as host, visit(browser, site) as guest:
        await open_table(host)
        await open_table(host, is_listed=True)
        await guest.go("/lobby")
        await expect(guest.page.locator("li.entry").filter(has_text="Ferenc the private")).to_have_count(1)


async def test_a_link_that_cannot_be_copied_is_explained(browser: Browser, site: str) -> None:
    async with visit(browser, site, token=await new_player(site, "Anna")) as host:
        table = await open_table(host)
        await host.go(f"/table/{table}")
        await host.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
        await host.page.get_by_role("button", name="Copy", exact=True).click()
        await expect(host.page.get_by_role("main").get_by_text("Your browser blocked copying.")).to_be_visible()


async def test_chat_is_seen_in_the_waiting_room_of_four(browser: Browser, site: str) -> None:
    async with visit(browser, site, token=await new_player(site, "Anna")) as host:
        code = await open_table(host, "kingdomino", seats=[{"is_mine": True}, {}, {}, {}], has_chat=True)
        await host.go(f"/table/{code}")
        await host.page.locator("details.chat > summary").click()
        await expect(host.page.locator("details.chat input")).to_be_in_viewport(ratio=1)
        assert await host.page.evaluate("scrollY") == 0
