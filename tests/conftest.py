"""What tests of several files are given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.postgres_server import PostgresServer


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
