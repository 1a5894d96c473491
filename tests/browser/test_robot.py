"""A player who hears the page instead of seeing it finishes whole games, and knows how they ended."""

from __future__ import annotations

from random import Random

import pytest
from playwright.async_api import Browser

from tests.browser.robot import Robot, Wish
from tests.browser.test_whole_games import meet, recorded
from tests.browser.visitor import visit

DOMINOES, CASTLES = "Kingdomino", "Kingdoms"
WISHES = {
    "two kings each": Wish(DOMINOES),
    "three kingdoms": Wish(DOMINOES, 2),
    "four kingdoms": Wish(DOMINOES, 3),
    "mighty duel": Wish(DOMINOES, 1, ("Mighty Duel",)),
    "newer edition": Wish(DOMINOES, 2, (), (("Edition", "Newer edition (modern)"),)),
    "dynasty": Wish(DOMINOES, 1, ("Dynasty",)),
    "bonuses": Wish(DOMINOES, 3, ("Harmony",), (("Middle Kingdom", "Yes"),)),
    "kings in turn": Wish(DOMINOES, 1, (), (("First draft", "One, two, one (A-B-B-A)"),)),
    "long rows": Wish(
        DOMINOES, 2, ("Unclaimed dominoes leave the game",), (("Dominoes in play", "48"), ("Dominoes in a row", "4"))
    ),
    "castle in the middle": Wish(DOMINOES, 1, (), (("Middle Kingdom", "Yes, but only at full width and height"),)),
    "two colours": Wish(CASTLES),
    "three colours": Wish(CASTLES, 2),
    "four colours": Wish(CASTLES, 3),
    "last castle": Wish(CASTLES, 3, ("Last castle",)),
    "last castle of two": Wish(CASTLES, 1, ("Last castle",)),
    "no luck": Wish(CASTLES, 3, ("No luck",)),
    "parts pay at once": Wish(CASTLES, 2, (), (("Continuous scoring", "Yes, every part of a line"),)),
    "lines pay at once": Wish(CASTLES, 3, (), (("Continuous scoring", "Yes, whole rows and columns only"),)),
    "by lot": Wish(CASTLES, 3, (), (("Tie for start player", "Random"),)),
    "everything": Wish(CASTLES, 3, ("Last castle", "No luck"), (("Continuous scoring", "Yes, every part of a line"),)),
}


ALWAYS = ("two kings each", "no luck")
"""The games that every run of the tests plays; the others, ten of each with these, are left to the soak."""


@pytest.mark.parametrize(
    "wish",
    [pytest.param(wish, id=name, marks=[] if name in ALWAYS else [pytest.mark.soak]) for name, wish in WISHES.items()],
)
async def test_a_game_that_is_only_heard(browser: Browser, site: str, wish: Wish) -> None:
    async with visit(browser, site) as visitor:
        await meet(visitor, wish.game.lower())
        await visitor.go("/")
        robot = Robot(visitor.page, Random(str(wish)))
        await robot.choose(wish)
        read = await robot.play()
        assert set(read) == await recorded(visitor)
        assert len(read) == wish.opponents + 1
