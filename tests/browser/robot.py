"""A player who cannot see: knows the page only by its accessibility tree and its live regions, and has a keyboard.

Nothing here knows the API, the document or a style sheet. What is told in English is told in the few patterns below.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Literal

from playwright.async_api import Locator, Page

Role = Literal[
    "button",
    "cell",
    "combobox",
    "gridcell",
    "listbox",
    "listitem",
    "option",
    "paragraph",
    "radio",
    "row",
    "rowheader",
    "status",
    "switch",
]

TURN = re.compile(r"Put your king|Now claim|[Pp]lace domino|fits nowhere|Your turn|You have drawn")
"""What is said when the robot has to decide."""
CARD = re.compile(r"^(?P<name>.+?) (?P<score>[−-]?\d+)(?: points?)? (?P<rank>\d+)(?:st|nd|rd|th)\b")
"""How a player did, in a list of kingdoms."""
PLACE = re.compile(r"^(?P<rank>\d+)(?:st|nd|rd|th) (?P<name>.+)$")
"""How a player did, at the head of a row that ends with the score."""
MARKS = re.compile(r"^Spots for domino \d+$")
"""The places for a domino."""
LYING = re.compile(r"at column [a-m], row \d+, pointing (?:up|right|down|left)")
"""A domino that was laid on the board and not confirmed yet."""
PIECE = re.compile(r"^Castle of rank|^Your starting tile|^Draw a tile|, \d+ left$")
"""What can be taken in hand."""
FREE = re.compile(r"you may place here$")
"""A square for what is in hand."""
ONWARDS = re.compile(r"^(?:Continue to|See the) ")
"""Past the account of a round."""
_PATIENCE = 20
"""Seconds in which the page must have something to say."""
_NODE = r'[\w/]+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*'
_LINE = re.compile(rf"^(?P<indent> *)- (?P<what>'(?:[^']|'')*'|{_NODE})(?::(?: (?P<text>.*))?)?$")
_WHAT = re.compile(r'^(?P<role>[\w/]+)(?: (?P<name>"(?:[^"\\]|\\.)*"))?(?P<states>(?: \[[^\]]*\])*)$')


@dataclass
class Node:
    """Something in the tree, with what it is called, how it is and what is in it."""

    role: str
    name: str = ""
    text: str = ""
    states: str = ""
    children: list[Node] = field(default_factory=list)

    def all(self, role: Role, name: re.Pattern[str] | None = None) -> list[Node]:
        """Everything of a role, in order, that can be used."""
        found = (node for node in self if node.role == role and "[disabled]" not in node.states)
        return [node for node in found if name is None or name.search(node.name)]

    def called(self, role: Role, name: str) -> Node | None:
        """The one of this name, if it is there and can be used."""
        return next((node for node in self.all(role) if node.name == name), None)

    @property
    def said(self) -> str:
        """All its words."""
        return " ".join(words for node in self for words in (node.text or node.name,) if words)

    def __iter__(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child


def read(snapshot: str) -> Node:
    """The tree that a snapshot describes."""
    root = Node("document")
    above: list[tuple[int, Node]] = [(-1, root)]
    for line in snapshot.splitlines():
        found = _LINE.match(line)
        assert found, f"unreadable: {line}"
        what = found["what"]
        if what.startswith("'"):
            what = what[1:-1].replace("''", "'")
        parts = _WHAT.match(what)
        assert parts, f"unreadable: {what}"
        text = found["text"] or ""
        node = Node(
            parts["role"],
            json.loads(parts["name"] or '""'),
            json.loads(text) if text.startswith('"') else text,
            parts["states"],
        )
        depth = len(found["indent"])
        while above[-1][0] >= depth:
            above.pop()
        if not node.role.startswith("/"):  # an address is nothing that is heard
            above[-1][1].children.append(node)
        above.append((depth, node))
    return root


@dataclass(frozen=True)
class Wish:
    """What the robot chooses before a game, by the names that the page gives to it."""

    game: str
    opponents: int = 1
    switches: tuple[str, ...] = ()
    choices: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Standing:
    """How a player did."""

    rank: int
    name: str
    score: int


def standings(scene: Node) -> list[Standing]:
    """What a result screen tells; nothing on any other screen."""
    cards = [match for item in scene.all("listitem") for node in item if (match := CARD.search(node.name))]
    found = [Standing(int(card["rank"]), card["name"], _number(card["score"])) for card in cards]
    for row in scene.all("row"):
        match = next((match for head in row.all("rowheader") if (match := PLACE.search(head.name))), None)
        if match:
            found.append(Standing(int(match["rank"]), match["name"], _number(row.all("cell")[-1].name.split()[-1])))
    return found


def _number(text: str) -> int:
    return int(text.replace("−", "-"))


class Robot:
    """Plays anything that the page offers, by chance."""

    def __init__(self, page: Page, chance: Random) -> None:
        self.page, self.chance = page, chance
        self.scene = Node("document")
        self._before: tuple[str, ...] = ()
        """What was heard, and what lay on the board, when the robot played last."""
        self._has_read = False
        """Whether the robot has just put an account away, and so was not called."""

    async def look(self) -> Node:
        """Read the whole page."""
        self.scene = read(await self.page.locator("body").aria_snapshot())
        return self.scene

    async def choose(self, wish: Wish) -> None:
        """Open a table from the front page."""
        await self._set(await self._one("radio", wish.game))
        await self._press(await self._one("button", "Opponents and rules"))
        await self._set(await self._one("radio", str(wish.opponents)))
        for switch in wish.switches:
            await self._set(await self._one("switch", switch))
        for box, value in wish.choices:
            await self._at(await self._one("combobox", box)).select_option(label=value)
        await self._press(await self._one("button", "Play"))

    async def play(self) -> list[Standing]:
        """To the end; returns what was read on the result screen."""
        while not (ended := await self._wait()):
            await self._act()
        return ended

    async def _wait(self) -> list[Standing]:
        """Listen until there is something to do or everything is over."""
        async for scene in self._looks("something to do that was announced"):
            if scene.all("button", ONWARDS):
                await self._go_on()
            elif self._offers() and (self._has_read or (self._signs() != self._before and self._heard())):
                return []
            elif ended := standings(scene):
                return ended
        return []

    async def _looks(self, wanted: str) -> AsyncIterator[Node]:
        """Read the page again and again, for as long as it may take until something is there."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            yield await self.look()
        raise AssertionError(f"there is not {wanted}:\n{await self.page.locator('body').aria_snapshot()}")

    async def _go_on(self) -> None:
        """Put the account of a round away."""
        await self._press(self.scene.all("button", ONWARDS)[0])
        self._has_read = True
        async for scene in self._looks("an end of the account"):
            if not scene.all("button", ONWARDS):
                return

    def _offers(self) -> list[Node]:
        scene = self.scene
        last = (scene.called("button", name) for name in ("Discard", "Pass"))
        options = [option for box in scene.all("listbox") for option in box.all("option")]
        return options or self._squares() or self._pieces() or [button for button in last if button]

    def _signs(self) -> tuple[str, ...]:
        """What changes with everything that is played: a live region that repeats itself does so in another line."""
        heard = [line.said for region in self.scene.all("status") for line in region.all("paragraph")]
        return (*heard, *(square.name for square in self.scene.all("gridcell")))

    def _pieces(self) -> list[Node]:
        return self.scene.all("button", PIECE) if self.scene.all("gridcell") else []

    def _squares(self) -> list[Node]:
        return self.scene.all("gridcell", FREE)

    def _heard(self) -> bool:
        """Whether a live region said that it is the robot's turn, in the words of the page."""
        sentences = [node.said for node in self.scene.all("paragraph") if TURN.search(node.said)]
        heard = " ".join(node.said for node in self.scene.all("status"))
        return any(heard.endswith(sentence) for sentence in sentences)

    async def _act(self) -> None:
        self._has_read = False
        if self.scene.all("listbox"):
            await self._choose_option()
        elif self._squares() or self._pieces():
            await self._place()
        else:
            await self._finish("Discard" if self.scene.called("button", "Discard") else "Pass")

    async def _choose_option(self) -> None:
        """Put a king on a domino, or lay a domino on a mark: arrows go through the list, Enter takes what is chosen."""
        box = self.scene.all("listbox")[0]
        await self._at(box).press("Home")
        for _ in range(self.chance.randrange(len(box.all("option")))):
            await self.page.keyboard.press(self.chance.choice(("ArrowDown", "ArrowRight")))
        if MARKS.search(box.name):
            for _ in range(self.chance.randrange(3)):
                await self.page.keyboard.press("r")
        await self.look()
        selected = [node.name for node in self.scene.all("option") if "[selected]" in node.states]
        assert len(selected) == 1, "one option of the list must be selected"
        assert not MARKS.search(box.name) or LYING.search(selected[0]), f"where does it lie? {selected[0]}"
        self._before = self._signs()
        await self.page.keyboard.press("Enter")

    async def _place(self) -> None:
        """Take a piece, unless one was drawn, and put it on a square."""
        if not self._squares():
            piece = self.chance.choice(self._pieces())
            await self._press(piece)
            if piece.name.startswith("Draw"):
                return await self._finish("Draw")
            async for _ in self._looks("a square for this piece"):
                if self._squares():
                    break
        square = self.chance.choice(self._squares())
        await self._press(square)
        return await self._finish("Confirm")

    async def _finish(self, name: str) -> None:
        button = await self._one("button", name)
        self._before = self._signs()
        await self._press(button)

    async def _one(self, role: Role, name: str) -> Node:
        """What is called so, or begins with it, as soon as it is there."""
        found: Node | None = None
        async for scene in self._looks(f"a {role} called {name}"):
            found = scene.called(role, name) or next(iter(scene.all(role, re.compile(f"^{re.escape(name)} "))), None)
            if found:
                break
        assert found
        return found

    def _at(self, node: Node) -> Locator:
        role: Role = node.role  # type: ignore[assignment]
        return self.page.get_by_role(role, name=node.name, exact=True).first

    async def _press(self, node: Node) -> None:
        await self._at(node).press("Enter")

    async def _set(self, node: Node) -> None:
        if "[checked]" not in node.states:
            await self._at(node).press("Space")
