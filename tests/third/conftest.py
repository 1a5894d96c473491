"""The package of the third game, installed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.installed import NOUGHTS, installed


@pytest.fixture(scope="module", autouse=True)
def noughts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Noughts can be played, here and in processes started from here."""
    with installed(NOUGHTS, tmp_path_factory.mktemp("site-packages")):
        yield
