"""A server and a browser for the tests of the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
from playwright.async_api import Browser

from regnum.server.site import site as site_files
from tests.browser.museum import Museum
from tests.browser.visitor import chromium
from tests.support.chromium import CHROMIUM
from tests.support.hosted import Hosted
from tests.support.served import dealt

LONGEST = 600.0
"""Seconds after which a browser that does not answer any more is closed, so that its test fails instead of waiting."""


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("NOT TRIED IN A BROWSER: there is no Chromium; on Debian: apt-get install chromium")
    async with chromium() as opened:
        watch = asyncio.create_task(_close_late(opened))
        yield opened
        watch.cancel()


async def _close_late(browser: Browser) -> None:
    await asyncio.sleep(LONGEST)
    await browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that nobody kills."""
    with dealt(tmp_path_factory.mktemp("site")) as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.fixture(scope="session")
def static_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the web app on a plain host of files, without a server."""
    with Hosted(tmp_path_factory.mktemp("static"), site_files()) as host:
        yield host.url


@pytest.fixture
def museum(site: str) -> Iterator[Museum]:
    """Tables at any moment, and the people who played there."""
    shown = Museum(site)
    yield shown
    shown.close()
