"""What is logged, and what is not."""

from __future__ import annotations

import logging
import re
from typing import Any

import msgspec
import pytest

from regnum.server.logs import JsonLines
from tests.support.scene import (
    HARMFUL,
    MARKUP,
    Scene,
)
from tests.support.server import Place, give


def test_logs_are_one_line_each_whatever_is_in_them() -> None:
    for text in [*HARMFUL, *MARKUP, "\ud800"]:
        record = logging.makeLogRecord(
            {"name": "x", "msg": "it was %s", "args": (text,), "levelname": "ERROR", "path": text}
        )
        line = JsonLines().format(record)
        assert not re.search("[\r\n\x00-\x1f]", line)
        assert msgspec.json.decode(line)["level"] == "error"


async def test_a_failure_is_logged_without_what_was_sent(
    place: Place, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    scene = await Scene.at(place)

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(place.server.hub, "command", broken)
    answer = await give(scene.host, scene.table, "say", text="what I wrote")
    assert answer.status_code == 500
    logged = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert "RuntimeError" in logged
    for secret in ("what I wrote", scene.host.cookies["regnum"], "Anna"):
        assert secret not in logged
