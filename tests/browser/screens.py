"""Every screen of the page, and how to get there. Nothing here depends on the language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import urlencode

from playwright.async_api import Page

from tests.browser.here import ask, open_here
from tests.browser.known import a_puzzle, open_position, worst_of, written
from tests.browser.museum import Museum
from tests.browser.visitor import PATIENCE, Visitor, prefer

Steps = Callable[[Page], Awaitable[None]]

_PLAYED = ("kingdomino over", "kingdoms over")
_KINGDOMINO_SHEET = urlencode(
    [
        ("h", "1"),
        *[("k", "WW1FF_WCFL_W.LL1_PPLS_P2PSS"), ("n", "Anna")],
        *[("k", "FFF1_FCW_M1WWS_M2M2SSS1_PPL"), ("n", "Bence")],
    ]
)
_KINGDOMS_SHEET = urlencode(
    [
        ("b", "3-2r141d_5y26r2.-4_my32b16w_-1o4r3-5y1_2b15m3r1"),
        *[("p", "r57"), ("n", "Anna")],
        *[("p", "y48"), ("n", "Bence")],
        *[("p", "b50"), ("n", "")],
    ]
)


@dataclass(frozen=True)
class Screen:
    """A screen by its address, or by the table that shows it, and what is done there."""

    name: str
    path: str = ""
    table: str = ""
    ply: str = ""
    steps: Steps | None = None
    is_stranger: bool = False
    """Whether it is seen by a new visitor."""
    after: tuple[str, ...] = ()
    """The tables that have to be there before."""
    is_rare: bool = False
    """Whether it is looked at only in the soak: it takes long, and another screen is much like it."""

    async def show(self, visitor: Visitor, museum: Museum) -> None:
        """Bring a visitor there."""
        for table in self.after:
            museum.table(table)
        path = self.path.replace("PLAYER", museum.anna.player)
        await visitor.go(f"/table/{museum.table(self.table)}{self.ply}" if self.table else path)
        if self.steps:
            await self.steps(visitor.page)
            await visitor.settled()


def click(*selectors: str) -> Steps:
    """Click at one thing after another."""

    async def steps(page: Page) -> None:
        for selector in selectors:
            await page.locator(selector).first.click()

    return steps


async def _counted(page: Page) -> None:
    await page.locator(".ls-ranking").wait_for()


async def _try_forbidden(page: Page) -> None:
    """Put a domino on the castle."""
    await page.locator(".kd-spots").click(position={"x": 5, "y": 5})
    await page.locator(".kd-remark").wait_for()


async def _write(page: Page) -> None:
    await prefer(page, notation=True)
    await page.locator(".kd-write-open").click()
    await page.locator("#kd-write").fill("1h7e")


async def _played_here(page: Page) -> None:
    """A game that is over, and one that is being played."""
    for is_over in (True, False):
        table = await open_here(page, "kingdoms", {"is_mine": True, "name": "Anna"}, {"is_mine": True, "name": "Bence"})
        if is_over:
            await ask(page, "POST", f"/api/tables/{table}/commands", {"type": "resign"})
    await page.reload()
    await page.locator(".entry-acts .cluster .btn:nth-child(2)").click()
    await page.locator(".verified").wait_for()


async def _deleting_here(page: Page) -> None:
    await open_here(page, "kingdoms", {"is_mine": True, "name": "Anna"}, {"is_mine": True, "name": "Bence"})
    await page.reload()
    await page.locator(".entry-acts .bad").first.click()


async def _three_opponents(page: Page) -> None:
    """Opponents of several levels, one by one."""
    await page.locator(".play-more button").click()
    await page.locator("dialog .choice label").nth(2).click()
    await page.locator(".opponent select").nth(1).select_option("king")


async def _arrange(page: Page) -> None:
    """Begin to set up a position."""
    await page.locator("main.setup .btn.main").click()
    await page.locator("main.arranging .setup-panel").wait_for(state="attached")


async def _analysed(page: Page) -> None:
    """Wait until the engine has thought: then nothing changes any more."""
    await page.locator(".cand .cand-win").first.wait_for(timeout=2 * PATIENCE)
    await page.locator(".effort .btn:not([aria-disabled=true]), .effort:not(:has(.btn))").wait_for()


def _hinted(step: int) -> Steps:
    """Ask for a hint, up to some step, and wait for its words."""

    async def steps(page: Page) -> None:
        await page.locator(".hint-toggle").click()
        await page.locator(f".hint-line li:nth-child({step}) button").click()
        shown = [".hint-line:not(:has(p:empty))", ".kd-flag, .disc", ".buttons .btn.main:not([aria-disabled=true])"]
        await page.locator(shown[step - 1]).first.wait_for(timeout=2 * PATIENCE)

    return steps


async def _missed(page: Page) -> None:
    """Try a puzzle in vain, and have it explained."""
    await prefer(page, notation=True)
    await page.locator(".pz-card").first.click()
    await page.locator(".pz-ask").wait_for()
    await written(page, worst_of(a_puzzle("kingdomino")))
    await page.locator(".pz-wrong .pz-steps .btn").first.click()
    await page.locator(".pz-why").wait_for(state="attached")  # which is folded away on phones


async def _coached(page: Page) -> None:
    """Make a move that the coach objects to."""
    puzzle = a_puzzle("kingdomino")
    await prefer(page, notation=True, coach=True)
    table = await open_position(page, puzzle)
    await page.evaluate("(table) => void (location.hash = `#/table/${table}`)", table)
    await page.locator(".kd-spots").wait_for()
    await written(page, worst_of(puzzle))
    await page.locator(".coach").wait_for(timeout=2 * PATIENCE)


async def _review(page: Page) -> None:
    """From the end of a game to its review, which is made in a hurry: few decks are enough to look at."""
    path = await page.locator(".over-acts a[href*='#/review/']").get_attribute("href")
    await page.evaluate("(path) => void (location.hash = path)", f"{path}?effort=0.03")
    await page.locator(".rv-full .rv-picture > *").wait_for()


SCREENS = [
    Screen("home", "/", is_stranger=True),
    Screen("home with games", "/", after=("kingdomino place", "kingdoms act")),
    Screen("options", "/", steps=click(".play-more button"), is_stranger=True),
    Screen("opponents", "/", steps=_three_opponents, is_stranger=True),
    Screen("friends", "/", steps=click(".way:nth-child(2)"), is_stranger=True),
    Screen("pass and play", "/", steps=click(".way:nth-child(3)"), is_stranger=True),
    Screen("options of Kingdoms", "/", steps=click(".game:nth-of-type(2)", ".play-more button"), is_stranger=True),
    Screen("daily deal", "/daily/kingdoms", is_stranger=True),
    Screen("puzzles", "/puzzles/kingdomino", is_stranger=True),
    Screen("puzzle explained", "/puzzles/kingdomino", steps=_missed, is_stranger=True, is_rare=True),
    Screen("puzzle", "/puzzles/kingdoms", steps=click(".pz-card"), is_stranger=True),
    Screen("set up", "/setup/kingdomino", steps=_arrange, is_stranger=True),
    Screen("empty archive", "/archive", is_stranger=True),
    Screen("lobby", "/lobby", after=("kingdomino open", "kingdoms open")),
    Screen("archive", "/archive", after=_PLAYED),
    Screen("player", "/player/PLAYER", after=_PLAYED),
    Screen("settings", "/settings"),
    Screen("no games in the browser", "/mine", is_stranger=True),
    Screen("games in the browser", "/mine", steps=_played_here),
    Screen("deleting a game in the browser", "/mine", steps=_deleting_here),
    Screen("missing", "/nowhere"),
    Screen("learn", "/learn"),
    Screen("lesson of Kingdomino", "/learn/kingdomino"),
    Screen("lesson of Kingdoms", "/learn/kingdoms"),
    Screen("rules of Kingdomino", "/rules/kingdomino"),
    Screen("rules of Kingdoms", "/rules/kingdoms"),
    Screen("score sheet of Kingdomino", f"/score/kingdomino#{_KINGDOMINO_SHEET}", steps=_counted),
    Screen("score sheet of Kingdoms", f"/score/kingdoms#{_KINGDOMS_SHEET}", steps=_counted),
    Screen("seats", table="kingdomino open"),
    Screen("seats for a stranger", table="kingdoms open", is_stranger=True),
    Screen("menu", table="kingdomino wait", steps=click("nav button:has(use[href='#icon-menu'])")),
    Screen(
        "colour",
        table="kingdomino wait",
        steps=click("nav button:has(use[href='#icon-menu'])", ".menu .go:has(use[href='#icon-person'])"),
    ),
    Screen("Kingdomino draft", table="kingdomino draft"),
    Screen("Kingdomino place", table="kingdomino place"),
    Screen("Kingdomino ghost", table="kingdomino place", steps=click(".kd-spot")),
    Screen("Kingdomino forbidden", table="kingdomino place", steps=_try_forbidden),
    Screen("Kingdomino written", table="kingdomino place", steps=_write),
    Screen("Kingdomino claim", table="kingdomino claim"),
    Screen("Kingdomino wait", table="kingdomino wait"),
    Screen("Kingdomino watched", table="kingdomino wait", is_stranger=True),
    Screen("Kingdomino discard", table="kingdomino discard"),
    Screen("Kingdomino duel", table="kingdomino duel"),
    Screen("Kingdomino chat", table="kingdomino chat"),
    Screen("Kingdomino over", table="kingdomino over"),
    Screen("Kingdomino replay", table="kingdomino over", ply="/40"),
    Screen("Kingdomino review", table="kingdomino over", steps=_review),
    Screen("Kingdomino analysis", table="kingdomino over", ply="/40?analysis", steps=_analysed),
    Screen("Kingdomino coach", "/settings", steps=_coached, is_stranger=True, is_rare=True),
    Screen("Kingdomino hint", table="kingdomino helped", steps=_hinted(2), is_rare=True),
    Screen("Kingdoms act", table="kingdoms act"),
    Screen("Kingdoms castle", table="kingdoms act", steps=click(".kg-castle[aria-disabled=false]", ".kg-sq.legal")),
    Screen("Kingdoms place", table="kingdoms place", steps=click(".kg-sq.legal")),
    Screen("Kingdoms wait", table="kingdoms wait"),
    Screen("Kingdoms no luck", table="kingdoms four"),
    Screen("Kingdoms second round", table="kingdoms second"),
    Screen("Kingdoms over", table="kingdoms over"),
    Screen("Kingdoms replay", table="kingdoms over", ply="/30"),
    Screen("Kingdoms analysis", table="kingdoms over", ply="/30?analysis", steps=_analysed, is_rare=True),
    Screen("Kingdoms review", table="kingdoms over", steps=_review, is_rare=True),
    Screen("Kingdoms hint", table="kingdoms helped", steps=_hinted(1), is_rare=True),
    Screen("Kingdoms move of a hint", table="kingdoms helped", steps=_hinted(3), is_rare=True),
]
