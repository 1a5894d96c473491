"""What tests of several files are given."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.postgres_server import PostgresServer

USERS_OF_THE_RULES = re.compile(
    r"browser|test_(arena|backup|bots|client|command|corpus|naive|server(?!_score)|store|table|terminal|upgrade|workers)"
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The rulebooks are covered by their own tests: to trace all that others do with them takes three times as long.

    `make test` runs the untraced in processes of their own, for what they leave in a cache would never be traced.
    """
    for item in items:
        if USERS_OF_THE_RULES.match(item.nodeid.removeprefix("tests/")):
            item.add_marker(pytest.mark.untraced)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that runs; whoever stops it starts it again."""
    from tests.postgres_server import PostgresServer  # only who needs it needs psycopg

    server = PostgresServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()
