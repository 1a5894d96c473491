"""Every screen in every language, by day and by night, on a phone, a tablet and a desktop."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

import pytest
from playwright.async_api import Browser, Page

from tests.browser.looks import barriers, left_over, overflows, texts
from tests.browser.museum import Museum
from tests.browser.screens import SCREENS, Screen
from tests.browser.visitor import STILL, visit

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
LANGUAGES = ("en", "hu", "pl", "et")
WIDTHS = (360, 768, 1440)
ZOOMED = 720
"""What a window of 1440 dots is wide at 200 %."""
HIGH = 800
NAMES = {"anna", "bence", "csilla", "mart", "english", "magyar", "polski", "eesti", "egnum", "http"}
"""Of people and languages; and Regnum, whose first letter is drawn."""


@pytest.fixture(scope="session")
def museum(site: str) -> Iterator[Museum]:
    shown = Museum(site)
    yield shown
    shown.close()


every_screen = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name.replace(" ", "-"))


@every_screen
async def test_a_screen_is_right_for_everybody(browser: Browser, museum: Museum, screen: Screen) -> None:
    """Every language at every width, by day and by night in turn: each pair of the three is looked at."""
    await check(browser, museum, screen, lambda turn: SCHEMES[turn % 2 : turn % 2 + 1])


@pytest.mark.soak
@every_screen
async def test_a_screen_is_right_in_every_combination(browser: Browser, museum: Museum, screen: Screen) -> None:
    await check(browser, museum, screen, lambda _: SCHEMES)


async def check(browser: Browser, museum: Museum, screen: Screen, schemes: Callable[[int], Sequence[Scheme]]) -> None:
    """Look at a screen in all languages and at all widths, in the schemes for each turn."""
    wrong: list[str] = []
    token = "" if screen.is_stranger else museum.anna.token
    async with visit(browser, museum.url, token=token) as visitor:
        await screen.show(visitor, museum)
        english = await texts(visitor.page)
        for turn, language in enumerate(LANGUAGES):
            await visitor.speak(language)
            if language != "en":
                left = left_over(await texts(visitor.page), english, language, NAMES)
                wrong += [f"{language}: not translated: {text}" for text in left]
            for column, width in enumerate(WIDTHS):
                found = await look(visitor.page, width, schemes(turn + column))
                wrong += [f"{language} at {width}: {problem}" for problem in found]
            wrong += [f"{language} at 200 %: {problem}" for problem in await look(visitor.page, ZOOMED, ())]
    assert not wrong, "\n".join(wrong)


async def look(page: Page, width: int, schemes: Sequence[Scheme]) -> list[str]:
    """What is wrong with a screen at a width."""
    await page.set_viewport_size({"width": width, "height": HIGH})
    wrong = await overflows(page)
    for scheme in schemes:
        await page.emulate_media(color_scheme=scheme)
        await page.evaluate(STILL)
        wrong += [f"{scheme}: {problem}" for problem in await barriers(page)]
    return wrong
