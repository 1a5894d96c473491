"""The log of the web app: its rounds and turns are those of the rulebook."""

from __future__ import annotations

import random
from typing import Any

from playwright.async_api import Browser

from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options, start
from tests.browser.here import act, on_turn, open_here
from tests.browser.visitor import visit

SHAPES = {
    "two players": Options.of("classic", players=2),
    "three players": Options.of("modern", players=3),
    "four players": Options.of("classic", players=4),
    "mighty duel": Options.of("classic", players=2, mighty_duel=True),
    "dynasty": Options.of("classic", players=2, dynasty=True),
    "long rows": Options.of("classic", players=3, deck=48, row=4, discard_unclaimed=True),
}
_ROUNDS = """async (events) => {
  const { roundsOf } = await import("/js/games/kingdomino/log.js");
  return [...roundsOf(events).values()];
}"""


def played(options: Options, chance: random.Random) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """A whole game by chance: its events, and the place of each of its actions."""
    state = start(options, SeededDeal("log"))
    events: list[dict[str, Any]] = []
    moments: list[dict[str, Any]] = []
    while not state.is_over:
        view, action = state.view(None).data(), chance.choice(state.legal_actions())
        ends_turn = view.phase == "claim"
        moments.append({"game": view.game_number, "round": view.round, "isSameTurn": ends_turn})
        event = {"type": "played", "number": len(events), "seat": state.seat, "action": str(action)}
        events.append({**event, "round": state.round_number, "game_number": state.game_number})
        state = state.play(action)
    return events, moments


async def test_rounds_and_turns_are_those_of_the_rulebook(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        await visitor.go("/")
        for name, options in SHAPES.items():
            events, moments = played(options, random.Random(5))
            assert await visitor.page.evaluate(_ROUNDS, events) == moments, name


async def test_the_face_of_a_bot_is_beside_its_name(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        await visitor.go("/settings")
        table = await open_here(visitor.page, "kingdomino", {"bot": "page"}, {"is_mine": True, "name": "Anna"})
        await visitor.go(f"/table/{table}")
        for _ in range(2):  # nobody has more than two kings
            await on_turn(visitor.page, table)
            await act(visitor.page, table)
        line = visitor.page.locator(".log li", has=visitor.page.locator(".face")).last
        face, name = await line.locator(".face").bounding_box(), await line.locator("b").bounding_box()
        assert face
        assert name
        assert face["x"] + face["width"] <= name["x"]
        assert face["y"] < name["y"] + name["height"] / 2 < face["y"] + face["height"]
