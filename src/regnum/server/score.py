"""The score sheets of all games: a real table is scored, and nothing is stored."""

from __future__ import annotations

import msgspec
from msgspec.json import Decoder

from regnum.games import game, game_names
from regnum.games.protocol import Sheet
from regnum.server.endpoints import Call, Endpoint


def _endpoint(name: str, sheet: Sheet) -> Endpoint[msgspec.Struct, None]:
    """An endpoint for each game rather than one for all, so that each describes its own form and answer."""

    async def score(call: Call[msgspec.Struct, None]) -> bytes:
        return await call.aside(1, _counted, name, call.body)

    score.__name__, score.__doc__ = f"score_{name}", sheet.count.__doc__
    return Endpoint("POST", f"/api/score/{name}", score, sheet.answer, body=Decoder(sheet.form))


def _counted(name: str, form: msgspec.Struct) -> bytes:
    sheet = game(name).sheet
    assert sheet is not None
    return msgspec.json.encode(sheet.count(form))


ENDPOINTS = tuple(_endpoint(name, sheet) for name in game_names() if (sheet := game(name).sheet) is not None)
