"""Nothing is told by colour alone: without any colour every terrain, player and piece has a shape of its own."""

from __future__ import annotations

import io
from itertools import combinations

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.async_api import Browser

from tests.browser.visitor import Visitor, visit

SIZE = 96
"""Dots: about as large as a square is drawn on a phone with a fine screen."""
CELLS = 4
DIFFERENT = 0.075
"""How much of what is drawn has to be drawn otherwise."""
TERRAINS = [f"glyph-{terrain}" for terrain in ("wheat", "forest", "lake", "pasture", "swamp", "mine")]
FAMILIES = {
    "terrains": TERRAINS,
    "shields": [f"shield-{colour}" for colour in ("pink", "yellow", "green", "blue")],
    "shields of Kingdoms": [f"shield-{colour}" for colour in ("red", "yellow", "green", "blue")],
    "kings": [f"king-{colour}" for colour in ("pink", "yellow", "green", "blue")],
    "castles": [f"castle-{colour}" for colour in ("pink", "yellow", "green", "blue")],
    "castles of rank 1": [f"castle-{colour}-1" for colour in ("red", "yellow", "green", "blue")],
    "castles of rank 4": [f"castle-{colour}-4" for colour in ("red", "yellow", "green", "blue")],
    "ranks": [f"castle-red-{rank}" for rank in (1, 2, 3, 4)],
    "crowns": ["crown-1", "crown-2", "crown-3"],
    "named tiles": ["tile-mountain", "tile-dragon", "tile-goldmine", "tile-wizard", "tile-back"],
}
_DRAW = """({ id, size, colour }) => {
  const symbol = document.getElementById(id);
  const box = symbol.getAttribute("viewBox");
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const shape = { id: "shape", viewBox: box, width: size, height: size };
  for (const [name, value] of Object.entries(shape)) picture.setAttribute(name, value);
  Object.assign(picture.style, { position: "fixed", left: 0, top: 0, zIndex: 99, background: "#fff" });
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  const [x, y, width, height] = box.split(" ");
  for (const [name, value] of Object.entries({ href: `#${id}`, x, y, width, height })) use.setAttribute(name, value);
  use.setAttribute("class", colour);
  picture.append(use);
  document.getElementById("shape")?.remove();
  document.body.append(picture);
}"""


async def drawn(visitor: Visitor, symbol: str, colour: str = "") -> NDArray[np.bool_]:
    """Where a picture is darker than its surroundings: what is left of it when colour and brightness are taken away."""
    await visitor.page.evaluate(_DRAW, {"id": symbol, "size": SIZE, "colour": colour})
    picture = Image.open(io.BytesIO(await visitor.page.locator("#shape").screenshot())).convert("L")
    grey = np.asarray(picture, dtype=np.float64)
    blurred = picture.resize((CELLS, CELLS), Image.Resampling.BOX).resize(picture.size, Image.Resampling.BICUBIC)
    found: NDArray[np.bool_] = grey < np.asarray(blurred) - 8
    return found


def difference(one: NDArray[np.bool_], other: NDArray[np.bool_]) -> float:
    """The part of all that is drawn in either picture that is drawn in one only."""
    return float(np.sum(one != other) / np.sum(one | other))


async def test_shapes_differ_without_colour(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        await visitor.go("/")
        await visitor.page.locator("#tile-wizard").wait_for(state="attached")
        devices = await visitor.context.new_cdp_session(visitor.page)
        await devices.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
        alike = {family: found for family, symbols in FAMILIES.items() if (found := await too_alike(visitor, symbols))}
    assert not alike


async def too_alike(visitor: Visitor, symbols: list[str]) -> dict[str, float]:
    shapes = {symbol: await drawn(visitor, symbol) for symbol in symbols}
    pairs = {f"{one} and {other}": difference(shapes[one], shapes[other]) for one, other in combinations(shapes, 2)}
    return {pair: round(much, 3) for pair, much in pairs.items() if much < DIFFERENT}


async def test_colour_is_never_the_only_difference(browser: Browser, site: str) -> None:
    """The measure itself: a castle without its shield is the same in every colour."""
    async with visit(browser, site) as visitor:
        await visitor.go("/")
        await visitor.page.locator("#tile-wizard").wait_for(state="attached")
        shapes = [await drawn(visitor, "part-castle", f"p-{colour}") for colour in ("pink", "yellow", "green", "blue")]
    assert max(difference(one, other) for one, other in combinations(shapes, 2)) < DIFFERENT
