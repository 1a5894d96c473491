"""Copies of the games with one more option each, as a later version would have them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from regnum.games import AnyGame, game, kingdomino, kingdoms
from regnum.games.protocol import Switch


class KingdominoOptions(kingdomino.Options, frozen=True, kw_only=True):
    """What later players of Kingdomino agree on."""

    fog: bool = False


class KingdomsOptions(kingdoms.Options, frozen=True, kw_only=True):
    """What later players of Kingdoms agree on."""

    fog: bool = False


OPTIONS: dict[str, type[KingdominoOptions | KingdomsOptions]] = {
    "kingdomino": KingdominoOptions,
    "kingdoms": KingdomsOptions,
}


def grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every game replaced by its copy for the length of a test."""
    monkeypatch.setattr("regnum.games._loaded", {name: _later(name) for name in OPTIONS}.get)


def _later(name: str) -> AnyGame:
    present, options = game(name), OPTIONS[name]
    return replace(
        present,
        switches=(*present.switches, Switch("fog", is_flag=True)),
        options=options.of,
        options_from_data=options.from_data,
    )
