"""The web app on a plain host of files, in a folder: without a server or network, and from version to version."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser, Page, Request, expect

from regnum.server.pages import pages
from regnum.server.site import site as site_files
from regnum.words import speaker
from tests.browser.hands import Kingdomino, Mouse
from tests.browser.looks import left_over, texts
from tests.browser.test_screens import LANGUAGES, LOOKS, NAMES, SCHEMES, WIDTHS, look
from tests.browser.visitor import visit
from tests.support.hosted import BASE, Hosted

SCREENS = (
    "",
    "#/learn",
    "#/learn/kingdomino",
    "#/rules/kingdoms",
    "#/score/kingdomino",
    "#/settings",
    "#/mine",
    "#/lobby",
)
WORKING = """async () => {
  const { ready } = navigator.serviceWorker;
  await ready;
  while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
}"""
WAITING = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
}"""
KEPT = "caches.keys().then(([name]) => caches.open(name)).then((kept) => kept.keys()).then((all) => all.length)"
KEEP = """async () => {
  const { src } = document.querySelector("script[type=module]");
  (await import(new URL("offline.js", src))).keepOffline();
}"""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Hosted]:
    """A host of its own, which can be stopped and get another version."""
    with Hosted(tmp_path, site_files()) as opened:
        yield opened


async def keep(page: Page) -> None:
    """Have the service worker keep everything, as the first move does, and wait until it has."""
    await page.evaluate(KEEP)
    await page.evaluate(WORKING)


def watch(page: Page) -> list[str]:
    """The addresses that a page asks for outside the folder that it is in."""
    outside: list[str] = []

    def note(request: Request) -> None:
        if BASE not in request.url and not request.url.startswith("data:"):
            outside.append(request.url)

    page.on("request", note)
    return outside


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.removeprefix("#/") or "home")
async def test_a_screen_is_right_without_a_server(browser: Browser, static_site: str, screen: str) -> None:
    """In English and another language at every width; for barriers at one width each. Screens take turns."""
    turn, wrong = SCREENS.index(screen), list[str]()
    async with visit(browser, static_site) as visitor:
        outside = watch(visitor.page)
        await visitor.go(f"/{screen}")
        english = await texts(visitor.page)
        for i, language in enumerate(("en", LANGUAGES[1 + turn % 3])):
            await visitor.speak(language)
            if language != "en":
                wrong += left_over(await texts(visitor.page), english, language, NAMES)
            barred, scheme = LOOKS[(turn + i) % len(LOOKS)]
            for width in WIDTHS:
                wrong += await look(visitor.page, width, [scheme] if width == barred else [])
        assert outside == []
    assert not wrong, "\n".join(wrong)


async def test_wrong_addresses_and_those_of_a_server_lead_to_screens(browser: Browser, host: Hosted) -> None:
    """Where a host sends 404.html, as many do; here it is at those addresses itself."""
    wrong = site_files(BASE)["404.html"]
    host.put({"settings/index.html": wrong, "a/b/c/index.html": wrong})
    async with visit(browser, host.url) as visitor:
        await visitor.go("/settings/index.html")
        await expect(visitor.page).to_have_url(f"{host.url}/#/settings/index.html")
        await visitor.go("/a/b/c/")
        await visitor.page.locator(".bar-home").click()
        await expect(visitor.page).to_have_url(f"{host.url}/")


async def test_after_one_visit_everything_works_without_a_network(browser: Browser, host: Hosted) -> None:
    async with visit(browser, host.url, service_workers="allow") as visitor:
        await visitor.go("/")
        await keep(visitor.page)
        host.stop()
        await visitor.context.set_offline(True)
        for screen in SCREENS:
            await visitor.page.goto("about:blank")
            await visitor.go(f"/{screen}")
        for language in LANGUAGES:
            await visitor.speak(language)
            say = speaker.speaker(language)
            await expect(visitor.page.get_by_role("heading", level=1)).to_have_text(say("page-alone-title"))
        await visitor.page.reload()
        await visitor.settled()


async def test_a_whole_game_after_the_host_has_gone(browser: Browser, host: Hosted) -> None:
    async with visit(browser, host.url, service_workers="allow") as visitor:
        outside = watch(visitor.page)
        await visitor.go("/")
        await keep(visitor.page)
        host.stop()
        await visitor.context.set_offline(True)
        player = Kingdomino(Mouse(visitor, Random("the host has gone")))
        await player.begin()
        await player.play()
        await visitor.page.reload()
        await visitor.page.get_by_role("region", name=player.result, exact=True).wait_for()
        assert outside == []


async def test_nothing_is_kept_before_the_first_move(browser: Browser, static_site: str) -> None:
    async with visit(browser, static_site, service_workers="allow") as visitor:
        await visitor.go("/")
        assert await visitor.page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0


def newer(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """The site as a later version would write it: the front page says something else."""
    files = dict(pages().files)
    files["/words/en.ftl"] = files["/words/en.ftl"].replace(b"page-tag =", b"page-tag = Newer:")
    with monkeypatch.context() as patch:
        patch.setattr(pages(), "files", files)
        return site_files()


async def test_a_new_version_asks_before_it_takes_over(
    browser: Browser, host: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visit(browser, host.url, service_workers="allow") as visitor:
        page, other = visitor.page, await visitor.context.new_page()
        await visitor.go("/")
        await keep(page)
        host.put(newer(monkeypatch))
        await page.reload()
        await visitor.settled()
        await page.evaluate(WAITING)
        await expect(page.locator(".new-version", has_text="A new version is ready.")).to_be_visible()
        assert await look(page, 360, ["light"]) == []
        await expect(page.get_by_text("Newer:")).to_have_count(0)
        await page.get_by_role("button", name="Later").click()
        await expect(page.locator(".new-version", has_text="A new version is ready.")).to_have_count(0)
        await page.reload()  # still the version that was there
        await expect(page.locator(".new-version", has_text="A new version is ready.")).to_be_visible()
        await expect(page.get_by_text("Newer:")).to_have_count(0)
        await other.goto(f"{host.url}/#/settings")
        await page.get_by_role("button", name="Update now").click()
        await expect(page.get_by_text("Newer:")).to_be_visible()
        await expect(page.locator(".new-version", has_text="A new version is ready.")).to_have_count(0)
        await expect(other.get_by_role("heading", level=1)).to_have_text("Settings")
        host.stop()
        await page.reload()
        await expect(page.get_by_text("Newer:")).to_be_visible()


async def test_a_version_that_cannot_be_had_whole_changes_nothing(
    browser: Browser, host: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the folder is being copied while a visitor comes."""
    later = newer(monkeypatch)
    words = next(path for path in later if path.endswith("words/en.ftl"))
    async with visit(browser, host.url, service_workers="allow") as visitor:
        await visitor.go("/")
        await keep(visitor.page)
        host.put({path: content for path, content in later.items() if path != words})
        await visitor.page.reload()
        failed = """async () => {
          const registration = await navigator.serviceWorker.ready;
          const gone = new Promise((resolve) => registration.addEventListener("updatefound", () => {
            const { installing } = registration;
            installing.addEventListener("statechange", () => resolve(installing.state));
          }));
          registration.update();
          return gone;
        }"""
        assert await visitor.page.evaluate(failed) == "redundant"
        await visitor.page.reload()
        await visitor.settled()
        await expect(visitor.page.get_by_text("Newer:")).to_have_count(0)
        await expect(visitor.page.locator(".new-version", has_text="A new version is ready.")).to_have_count(0)


async def test_at_a_server_files_are_kept_and_answers_are_not(browser: Browser, site: str) -> None:
    async with visit(browser, site, service_workers="allow") as visitor:
        await visitor.go("/")
        await keep(visitor.page)
        assert await visitor.page.evaluate(KEPT) > len(pages().files) / 2  # some are the same
        await visitor.page.reload()
        await visitor.settled()
        answered = await visitor.page.evaluate(
            "fetch('/api/games').then((answer) => answer.headers.get('cache-control'))"
        )
        assert answered == "no-store"


async def test_installing_is_offered_in_the_settings_only(browser: Browser, static_site: str) -> None:
    offer = """() => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      offer.prompt = async () => (window.asked = [...(window.asked ?? []), offer.defaultPrevented]);
      dispatchEvent(offer);
    }"""
    async with visit(browser, static_site) as visitor:
        await visitor.go("/#/settings")
        button = visitor.page.get_by_role("button", name="Install Regnum")
        await expect(button).to_have_count(0)
        await visitor.page.evaluate(offer)
        assert await look(visitor.page, 360, [SCHEMES[0]]) == []
        await button.click()
        assert await visitor.page.evaluate("window.asked") == [True]
        await expect(button).to_have_count(0)
