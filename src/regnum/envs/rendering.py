"""A game as text, as a picture from the web app's own drawings, or in a window."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from regnum.envs.match import Match
from regnum.errors import UsageError
from regnum.words.message import message

MODES = ("human", "ansi", "rgb_array")
PIXELS = 0.4
"""Pixels for each unit of a picture; a square is a hundred units wide."""

_VARIABLE = re.compile(r"--([\w-]+):\s*([^;}]+);")
_USE = re.compile(r"var\(--([\w-]+)(?:,\s*([^()]*(?:\([^()]*\))?[^()]*))?\)")
_DAY = re.compile(r"light-dark\(\s*((?:[^(),]|\([^()]*\))+),\s*(?:[^(),]|\([^()]*\))+\)")
_MIX = re.compile(r"color-mix\(in \w+, (#[0-9a-f]{6}) (\d+)%, (#[0-9a-f]{6})\)")
_PLAYER = re.compile(r'class="p-(\w+)"')
_RULE = re.compile(r"(?:^|})\s*((?:\.[\w-]+(?:,\s*)?)+)\s*{([^{}]*)}", re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_DEPTH = 8
"""How many times a colour can lead to another."""


@dataclass
class Label:
    """Words in a picture."""

    text: str
    x: float
    y: float
    size: float
    colour: str = "#3b3325"


@dataclass
class Picture:
    """A picture as it is put together: drawings by name, and words."""

    width: float
    height: float
    parts: list[str] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)

    def use(self, name: str, x: float, y: float, width: float, height: float | None = None) -> None:
        """Put a drawing somewhere."""
        tall = width if height is None else height
        self.parts.append(f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{tall:g}"/>')

    def box(self, x: float, y: float, width: float, height: float, style: str) -> None:
        """Draw a rectangle."""
        self.parts.append(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" {style}/>')


def picture_of(match: Match) -> npt.NDArray[np.uint8]:
    """A game as an array of pixels, [row, column, colour], as a spectator sees it."""
    drawn: Picture = _drawing(match).picture(match.state.view(None).data())
    return _rasterised(drawn, match.rules.name)


def text_of(match: Match) -> str:
    """A game as text, as a spectator sees it."""
    found: str = _drawing(match).text(match.state.view(None).data())
    return found


def _drawing(match: Match) -> Any:
    return import_module(f"regnum.envs.{match.rules.name}.drawing")


def _rasterised(picture: Picture, game_name: str) -> npt.NDArray[np.uint8]:
    try:
        from PIL import Image, ImageDraw, ImageFont
        from resvg_py import svg_to_bytes
    except ImportError as problem:
        raise UsageError(message("error-env-picture", package=str(problem.name))) from None
    view = f'viewBox="0 0 {picture.width:g} {picture.height:g}"'
    size = round(picture.width * PIXELS), round(picture.height * PIXELS)
    drawings, style = _art(game_name)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {view} width="{size[0]}" height="{size[1]}">'
        f"<style>{style}</style>{drawings}{''.join(picture.parts)}</svg>"
    )
    drawn = bytes(svg_to_bytes(svg_string=text, background="#f6efdf", skip_system_fonts=True))
    image = Image.open(io.BytesIO(drawn)).convert("RGB")
    pen = ImageDraw.Draw(image)
    for label in picture.labels:
        font = ImageFont.load_default(label.size * PIXELS)
        pen.text((label.x * PIXELS, label.y * PIXELS), label.text, label.colour, font, anchor="mm")
    return np.asarray(image)


@cache
def _art(game_name: str) -> tuple[str, str]:
    """The drawings of a game, and their style with all colours of the day put in."""
    web = files("regnum") / "web"
    folder = web / "js" / "games" / game_name
    drawings = [(web / "art" / "common.svg"), folder / "art.svg"]
    inside = "".join(re.sub(r"</?svg[^>]*>", "", drawing.read_text("utf-8")) for drawing in drawings)
    sheets = [web / "css" / "tokens.css", web / "css" / "art.css", folder / "colours.css"]
    style = _COMMENT.sub("", "".join(sheet.read_text("utf-8") for sheet in sheets))
    return _with_players(inside, style)


def _with_players(drawings: str, style: str) -> tuple[str, str]:
    """Drawings in which parts in a player's colour have classes of their own, and the style of all.

    In the web app a class on an element around a part (`p-red`) sets the colours of the part; here each such part is
    there once for every player, with the player's name in its id and its classes.
    """
    plain = [_plain_style(style, {})]
    for player in sorted(set(_PLAYER.findall(drawings))):
        own = dict(_VARIABLE.findall("".join(re.findall(rf"\.p-{player}[^{{}}]*{{([^{{}}]*)}}", style))))
        plain += [
            f"{name}-{player}{{{rules}}}" for name, rules in _RULE.findall(_resolved(style, own)) if ".f-p" in name
        ]
        for part in set(re.findall(rf'class="p-{player}" href="#([\w-]+)"', drawings)):
            found = re.search(rf'<symbol id="{part}".*?</symbol>', drawings, re.DOTALL)
            assert found is not None
            named = found[0].replace(f'id="{part}"', f'id="{part}-{player}"')
            drawings += re.sub(r'class="(f-p[\w-]*)"', rf'class="\1-{player}"', named)
            drawings = drawings.replace(f'class="p-{player}" href="#{part}"', f'href="#{part}-{player}"')
    return drawings, "".join(plain)


def _resolved(style: str, own: dict[str, str]) -> str:
    """A style sheet with the values of variables put in, first of all these."""
    variables = dict(reversed(_VARIABLE.findall(style))) | own
    for _ in range(_DEPTH):
        style = _USE.sub(lambda found: str(variables.get(found[1], found[2] or "none")).strip(), style)
    return _MIX.sub(_mixed, _DAY.sub(r"\1", style))


def _mixed(found: re.Match[str]) -> str:
    """A mixture of two colours; the web app mixes in another space, which looks nearly the same."""
    part = int(found[2]) / 100
    one, other = ([int(found[place][at : at + 2], 16) for at in (1, 3, 5)] for place in (1, 3))
    return "#" + "".join(f"{round(part * a + (1 - part) * b):02x}" for a, b in zip(one, other, strict=True))


def _plain_style(style: str, own: dict[str, str]) -> str:
    """The rules for classes of a style sheet, without variables: what an SVG renderer understands."""
    rules = _RULE.findall(_VARIABLE.sub("", _resolved(style, own)))
    return "".join(f"{names}{{{contents}}}" for names, contents in rules)


class Screen:
    """Shows games as one of `MODES` says."""

    def __init__(self, mode: str | None, pictures_a_second: int) -> None:
        if mode is not None and mode not in MODES:
            raise UsageError(message("error-env-mode", mode=mode, known=", ".join(MODES)))
        self._mode, self._rate = mode, pictures_a_second
        self._window: Any = None

    def show(self, match: Match) -> Any:
        """The game now: None, its text, or its picture."""
        if self._mode == "ansi":
            return text_of(match)
        if self._mode is None:
            return None
        picture = picture_of(match)
        if self._mode == "rgb_array":
            return picture
        self._put_up(picture, match.rules.name)
        return None

    def _put_up(self, picture: npt.NDArray[np.uint8], title: str) -> None:
        try:
            import pygame
        except ImportError:
            raise UsageError(message("error-env-picture", package="pygame")) from None
        size = picture.shape[1], picture.shape[0]
        if self._window is None:
            pygame.display.init()
            pygame.display.set_caption(title)
        if self._window is None or self._window.get_size() != size:
            self._window = pygame.display.set_mode(size)
        self._window.blit(pygame.surfarray.make_surface(picture.swapaxes(0, 1)), (0, 0))
        pygame.event.pump()
        pygame.display.flip()
        pygame.time.Clock().tick(self._rate)

    def close(self) -> None:
        """Close the window."""
        if self._window is not None:
            import pygame

            pygame.display.quit()
            self._window = None
