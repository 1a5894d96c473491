"""Copies of the games with one more option each, as a later version would have them."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module

import pytest

from regnum.games import kingdomino, kingdoms
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
    for name, options in OPTIONS.items():
        module = import_module(f"regnum.games.{name}")
        later = replace(
            module.GAME,
            switches=(*module.GAME.switches, Switch("fog", is_flag=True)),
            options=options.of,
            options_from_data=options.from_data,
        )
        monkeypatch.setattr(module, "GAME", later)
