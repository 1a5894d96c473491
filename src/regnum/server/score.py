"""The score sheets of all games: what lies on a real table is counted, and nothing is kept."""

from __future__ import annotations

from typing import Any

import msgspec

from regnum.games import GAMES, game
from regnum.games.protocol import Game
from regnum.server.endpoints import Call, Endpoint


def _endpoint(rules: Game[Any]) -> Endpoint:
    """An endpoint for each game rather than one for all, so that each describes its own form and answer."""
    sheet = rules.sheet

    async def score(call: Call) -> msgspec.Struct:
        return sheet.count(call.body)

    score.__name__, score.__doc__ = f"score_{rules.name}", sheet.count.__doc__
    return Endpoint("POST", f"/api/score/{rules.name}", score, sheet.answer, body=sheet.form)


ENDPOINTS = tuple(_endpoint(game(name)) for name in GAMES)
