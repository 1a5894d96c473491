"""Every screen in every language, by day and by night, on a phone, a tablet and a desktop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

import pytest
from playwright.async_api import Browser, Page

from tests.browser.looks import barriers, left_over, overflows, texts
from tests.browser.museum import Museum
from tests.browser.screens import SCREENS, Screen
from tests.browser.visitor import STILL, visit

Scheme = Literal["light", "dark"]
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


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name.replace(" ", "-"))
async def test_a_screen_is_right_for_everybody(browser: Browser, museum: Museum, screen: Screen) -> None:
    wrong: list[str] = []
    token = "" if screen.is_stranger else museum.anna.token
    async with visit(browser, museum.url, token=token) as visitor:
        await screen.show(visitor, museum)
        english = await texts(visitor.page)
        for language in LANGUAGES:
            await visitor.speak(language)
            if language != "en":
                left = left_over(await texts(visitor.page), english, language, NAMES)
                wrong += [f"{language}: not translated: {text}" for text in left]
            wrong += [f"{language} {problem}" for problem in await look(visitor.page)]
    assert not wrong, "\n".join(wrong)


async def look(page: Page) -> list[str]:
    """What is wrong with a screen at any width and in either scheme."""
    wrong = []
    for width in (*WIDTHS, ZOOMED):
        await page.set_viewport_size({"width": width, "height": HIGH})
        wrong += [f"at {width}: {problem}" for problem in await overflows(page)]
        if width == ZOOMED:
            break
        for scheme in get_args(Scheme):
            await page.emulate_media(color_scheme=scheme)
            await page.evaluate(STILL)
            wrong += [f"at {width}, {scheme}: {problem}" for problem in await barriers(page)]
    return wrong
