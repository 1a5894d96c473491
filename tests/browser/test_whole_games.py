"""Whole games on the real page, from the front page to the result, by everything that people have hands for."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import httpx
import pytest
from playwright.async_api import Browser, Locator, expect

from regnum.records import load, verify
from tests.browser.hands import CHOICE, Dragger, Game, Hand, Keyboard, Kingdomino, Kingdoms, Mouse, Touch, Writer
from tests.browser.robot import Standing, read, standings
from tests.browser.visitor import NARROW, WIDE, Visitor, visit

GAMES: dict[str, type[Game]] = {"kingdomino": Kingdomino, "kingdoms": Kingdoms}
OPPONENT = "page"
"""The weakest level, which needs almost no time."""
CHARACTERS = ("Pip", "Nell", "Matyi")
"""Its bots, in the order of their seats."""
CASTLE = '[data-piece="r1"]'
FINGER = {"has_touch": True, "is_mobile": True}


OPPONENTS = {"kingdomino": 1, "kingdoms": 3}
HANDS: dict[type[Hand], tuple[tuple[int, int], dict[str, Any]]] = {
    Mouse: (WIDE, {}),
    Touch: (NARROW, FINGER),
    Keyboard: (WIDE, {}),
    Writer: (WIDE, {}),
    Dragger: (WIDE, {}),
}
ALWAYS = {("kingdomino", Mouse), ("kingdoms", Touch), ("kingdomino", Keyboard)}
"""What every run of the tests plays; `test_here.py` plays the other game with mouse and touch, in the browser."""


@pytest.mark.parametrize(
    ("game", "hand"),
    [
        pytest.param(
            game, hand, id=f"{game}-{hand.__name__}", marks=[] if (game, hand) in ALWAYS else [pytest.mark.soak]
        )
        for game in OPPONENTS
        for hand in HANDS
    ],
)
async def test_a_whole_game(browser: Browser, site: str, game: str, hand: type[Hand]) -> None:
    opponents, (size, device) = OPPONENTS[game], HANDS[hand]
    async with visit(browser, site, size=size, **device) as visitor:
        await meet(visitor, game, opponents, notation=hand is Writer)
        player = GAMES[game](hand(visitor, Random(f"{game} {hand.__name__}")))
        await player.begin()
        first = await player.turn()
        assert player.hand.presses <= 2, "two clicks lead from the front page to the first decision"
        await player.act(first)
        await player.play()
        shown = standings(read(await visitor.page.locator("main").aria_snapshot()))
        assert set(shown) == await recorded(visitor)
        assert len(shown) == opponents + 1


async def test_a_domino_where_it_may_not_lie(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        player = await to_placing(visitor)
        before = await situation(visitor)
        await click(visitor.page.get_by_role("option", name=re.compile("^Column h, row 7:")), columns=-1)
        await told(visitor, "A-K7")
        assert await situation(visitor) == before
        await player.act(CHOICE)
        await player.turn()
        assert await situation(visitor) != before


async def test_a_domino_that_is_taken(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        player = Kingdomino(await at_table(visitor, "kingdomino"))
        taken = visitor.page.get_by_role("option", name=re.compile(r"King: \w+$"))
        sign = await player.turn()
        while await player.is_placing() or not await taken.count():
            await player.act(sign)
            sign = await player.turn()
        before = await situation(visitor)
        await click(taken.first)
        await told(visitor, "KD-S7")
        assert await situation(visitor) == before


async def test_a_square_that_is_taken(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        player = Kingdoms(await at_table(visitor, "kingdoms"))
        await player.turn()
        await raise_castle(player)
        before = await situation(visitor)
        await player.hand.press(visitor.page.locator(CASTLE))
        await player.squares.first.wait_for()
        await visitor.page.get_by_role("gridcell", name=re.compile(r"castle \(red\)")).click()
        await told(visitor, "KG-T1")
        assert await situation(visitor) == before


async def test_a_domino_is_taken_back(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        player = await to_placing(visitor)
        before = await situation(visitor)
        await player.act(CHOICE)
        await player.turn()
        assert await situation(visitor) != before
        await player.hand.press(player.hand.button("Undo"))
        await player.turn()
        assert await player.is_placing()
        assert await situation(visitor) == before


async def test_a_castle_is_taken_back(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        player = Kingdoms(await at_table(visitor, "kingdoms"))
        await player.turn()
        before = await situation(visitor)
        await raise_castle(player)
        assert await situation(visitor) != before
        await player.hand.press(player.hand.button("Undo"))
        await player.turn()
        assert await situation(visitor) == before


async def meet(visitor: Visitor, game: str, opponents: int = 1, *, notation: bool = False) -> None:
    """Choose the opponents, as the browser keeps them from the last time."""
    choices = {f"{game} bots": {"level": OPPONENT, "opponents": opponents}}
    await visitor.keep(notation=notation, choices=choices)


async def at_table(visitor: Visitor, game: str) -> Hand:
    """A mouse at a new table."""
    await meet(visitor, game, notation=True)
    player = GAMES[game](Mouse(visitor, Random(game)))
    await player.begin()
    return player.hand


async def to_placing(visitor: Visitor) -> Kingdomino:
    """A game in which a first domino has to be placed."""
    player = Kingdomino(await at_table(visitor, "kingdomino"))
    sign = await player.turn()
    while not await player.is_placing():
        await player.act(sign)
        sign = await player.turn()
    return player


async def raise_castle(player: Kingdoms) -> None:
    """Place a castle, and let the others have their turns."""
    await player.hand.press(player.page.locator(CASTLE))
    await player.hand.cross(await player.any_of(player.squares))
    await player.hand.confirm()
    await player.turn()


async def click(what: Locator, columns: int = 0) -> None:
    """Click where something is, or beside it, whether it is for that or not."""
    box = await what.bounding_box()
    assert box is not None
    await what.page.mouse.click(box["x"] + box["width"] * (columns + 0.5), box["y"] + box["height"] / 2)


async def told(visitor: Visitor, rule: str) -> None:
    """A sentence says why, with the number of the rule, and is read aloud."""
    remark = visitor.page.get_by_role("main").locator("p").filter(has_text=re.compile(rf"\w+ \w+.*\({rule}\)$"))
    sentence = re.sub(r" \(\S+\)$", "", await remark.inner_text())
    await expect(visitor.page.get_by_role("status").filter(has_text=sentence)).to_have_count(1)


async def situation(visitor: Visitor) -> Any:
    """The state of the game, apart from how often it was changed."""
    async with httpx.AsyncClient(base_url=visitor.url, cookies=await cookies(visitor)) as caller:
        return (await caller.get(f"/api/tables/{name_of(visitor)}")).json()["view"]


async def recorded(visitor: Visitor) -> set[Standing]:
    """How the game that the page shows ended, by its record; every deal and action in it was checked."""
    async with httpx.AsyncClient(base_url=visitor.url) as caller:
        return standing_in((await caller.get(f"/api/tables/{name_of(visitor)}/record")).text)


def standing_in(text: str) -> set[Standing]:
    """How the game of a record ended, after every deal and action in it was checked."""
    record = load(text)
    result = verify(record).result()
    characters = iter(CHARACTERS)
    names = ["You" if player.bot is None else next(characters) for player in record.players]
    return {Standing(*one) for one in zip(result.ranks, names, result.scores, strict=True)}


def name_of(visitor: Visitor) -> str:
    """The table that the page shows."""
    return visitor.page.url.rsplit("/", 1)[1]


async def cookies(visitor: Visitor) -> dict[str, str]:
    """Who the visitor is to the server."""
    return {cookie["name"]: cookie["value"] for cookie in await visitor.context.cookies()}
