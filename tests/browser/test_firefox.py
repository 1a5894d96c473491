"""Whole games of both also run in Firefox, which Node drives over WebDriver BiDi."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from pathlib import Path

import httpx
import pytest

from regnum.records import load, verify

ROOT = Path(__file__).parents[2]
FIREFOX = os.environ.get("REGNUM_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
PATIENCE = 600
"""Seconds after which a game is taken to have stopped."""


@pytest.mark.parametrize("game", ["kingdomino", pytest.param("kingdoms", marks=pytest.mark.soak)])
async def test_a_whole_game_in_firefox(site: str, game: str) -> None:
    node = shutil.which("node")
    if FIREFOX is None:
        pytest.skip("NOT TRIED IN FIREFOX: there is none; on Debian: apt-get install firefox-esr")
    if node is None or not (ROOT / "node_modules" / "puppeteer-core").exists():
        pytest.skip("NOT TRIED IN FIREFOX: Node and puppeteer-core drive it; sh scripts/firefox installs them")
    player = await asyncio.create_subprocess_exec(
        *(node, "tests/page/firefox.js", FIREFOX, f"{site}/", game),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(PATIENCE):
        said, complained = await player.communicate()
    assert player.returncode == 0, complained.decode()
    played = json.loads(said)
    assert played["complaints"] == []
    async with httpx.AsyncClient(base_url=site) as caller:
        record = load((await caller.get(f"/api/tables/{played['table']}/record")).text)
    assert verify(record).result().scores
