"""Pictures of every screen, by day and by night, wide and narrow: `make pictures ARGS="chat --language hu"`."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from tests.browser.museum import Museum
from tests.browser.screens import SCREENS, Screen
from tests.browser.visitor import NARROW, WIDE, chromium, visit
from tests.support.served import dealt

FOLDER = Path(__file__).parents[2] / "pictures"


async def take(url: str, screens: list[Screen], language: str, *, is_whole: bool) -> None:
    """Take the pictures, at twice the size in dots."""
    museum = Museum(url)
    FOLDER.mkdir(exist_ok=True)
    async with chromium() as browser:
        for screen in screens:
            for size in (WIDE, NARROW):
                token = "" if screen.is_stranger else museum.anna.token
                async with visit(
                    browser, url, token=token, size=size, locale=language, device_scale_factor=2
                ) as visitor:
                    await screen.show(visitor, museum)
                    for scheme in ("light", "dark"):
                        await visitor.page.emulate_media(color_scheme=scheme)
                        name = f"{screen.name} {size[0]} {scheme}".replace(" ", "-").lower()
                        await visitor.page.screenshot(path=FOLDER / f"{name}.png", full_page=is_whole)
            print(screen.name)  # noqa: T201 - it takes a while


def main() -> None:
    """Read the command line and take them."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("only", nargs="*", help="parts of the names of the screens that are wanted")
    asked.add_argument("--language", default="en")
    asked.add_argument("--whole", action="store_true", help="the whole page, not only what is seen first")
    chosen = asked.parse_args()
    wanted = [screen for screen in SCREENS if not chosen.only or any(part in screen.name for part in chosen.only)]
    with tempfile.TemporaryDirectory() as data, dealt(Path(data)) as server:
        asyncio.run(take(f"http://127.0.0.1:{server.port}", wanted, chosen.language, is_whole=chosen.whole))


if __name__ == "__main__":
    main()
