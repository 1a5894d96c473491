"""Every screen in every language, by day and by night, on a phone, a tablet and a desktop, and at 200 %."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from pathlib import Path
from typing import Literal

import pytest
from playwright.async_api import Browser, Page

import regnum
from regnum.words import speaker
from tests.browser.looks import barriers, broken, left_over, overflows, texts
from tests.browser.museum import Museum
from tests.browser.screens import SCREENS, Screen
from tests.browser.visitor import STILL, visit
from tests.support.served import dealt

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
LANGUAGES = tuple(speaker.LANGUAGES)
WIDTHS = (360, 768, 1440)
ZOOMED = 720
"""What a window of 1440 dots is wide at 200 %."""
HIGH = 800
LOOKS = [(width, scheme) for width in WIDTHS for scheme in SCHEMES]
_CHARACTERS = Path(regnum.__file__).parent / "web" / "js" / "characters.js"
NAMES = {"anna", "bence", "csilla", "mart", "english", "magyar", "polski", "eesti", "egnum", "http"}
NAMES |= {name.lower() for name in re.findall(r'name: "([^"]+)"', _CHARACTERS.read_text(encoding="utf-8"))}
"""Of people, bots and languages; and Regnum, whose first letter is drawn."""


@pytest.fixture(scope="session")
def museum(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Museum]:
    """In a house of its own: in the lobby and the archive nobody else is seen."""
    with dealt(tmp_path_factory.mktemp("museum")) as server:
        shown = Museum(f"http://127.0.0.1:{server.port}")
        yield shown
        shown.close()


def _of(screens: Sequence[Screen]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("screen", screens, ids=lambda screen: screen.name.replace(" ", "-"))


@_of([screen for screen in SCREENS if not screen.is_rare])
async def test_a_screen_is_right_for_every_reader(browser: Browser, museum: Museum, screen: Screen) -> None:
    """In English and another language at every width; for barriers at one width, in one scheme. Screens take turns."""
    turn = SCREENS.index(screen)
    languages = ("en", LANGUAGES[1 + turn % 3])
    barred = {(language, *LOOKS[(turn + i) % len(LOOKS)]) for i, language in enumerate(languages)}
    await check(browser, museum, screen, languages, barred)


@pytest.mark.soak
@_of(SCREENS)
async def test_a_screen_is_right_in_every_combination(browser: Browser, museum: Museum, screen: Screen) -> None:
    await check(browser, museum, screen, LANGUAGES, {(language, *look) for language in LANGUAGES for look in LOOKS})


async def check(
    browser: Browser, museum: Museum, screen: Screen, languages: Sequence[str], barred: Set[tuple[str, int, Scheme]]
) -> None:
    """Look at a screen in some languages at all widths; for barriers, which takes long, in some combinations."""
    wrong: list[str] = []
    token = "" if screen.is_stranger else museum.anna.token
    async with visit(browser, museum.url, token=token) as visitor:
        await screen.show(visitor, museum)
        english = await texts(visitor.page)
        for language in languages:
            await visitor.speak(language)
            if language != "en":
                left = left_over(await texts(visitor.page), english, language, NAMES)
                wrong += [f"{language}: not translated: {text}" for text in left]
            for width in (*WIDTHS, ZOOMED):
                schemes = [scheme for scheme in SCHEMES if (language, width, scheme) in barred]
                wrong += [f"{language} at {width}: {problem}" for problem in await look(visitor.page, width, schemes)]
    assert not wrong, "\n".join(wrong)


async def look(page: Page, width: int, schemes: Sequence[Scheme]) -> list[str]:
    """What is wrong with a screen at a width."""
    await page.set_viewport_size({"width": width, "height": HIGH})
    wrong = await overflows(page) + await broken(page)
    for scheme in schemes:
        await page.emulate_media(color_scheme=scheme)
        await page.evaluate(STILL)
        wrong += [f"{scheme}: {problem}" for problem in await barriers(page)]
    return wrong
