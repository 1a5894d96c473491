"""What tests of several files are given."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.support.postgres_server import PostgresServer

settings.register_profile("regnum", deadline=None)  # a busy machine is no reason to fail
settings.load_profile("regnum")

TRACED = ("tests/games/", "tests/records/", "tests/words/", "src/")
"""The tests that count for the coverage of the rulebooks."""

BROWSERS = ("tests/browser/", "tests/third/test_browser.py")
"""The tests in a browser."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that are run without tracing.

    Only the rulebooks' own tests count for their coverage: tracing everything else takes three times as long.
    `make test` runs the untraced tests in separate processes, because a cache that they fill would hide lines.
    A test in a browser that fails is run once more, and the summary names it; in the soak it simply fails.
    """
    for item in items:
        if item.nodeid.startswith(BROWSERS) and not item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.flaky(reruns=1))
        if not item.nodeid.startswith(TRACED):
            item.add_marker(pytest.mark.untraced)


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay to the end: looking through them for garbage takes longer than many tests."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that runs; a test that stops it starts it again."""
    from tests.support.postgres_server import PostgresServer  # only who needs it needs psycopg

    server = PostgresServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()
