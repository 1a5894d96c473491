"""Hands that play at the page: a mouse, a finger, the keyboard alone; one that writes moves, and one that drags."""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from random import Random
from typing import Any

from playwright.async_api import Locator, expect

from tests.browser.visitor import PATIENCE, Visitor

RESULT = "main.over"
CHOICE = '[role="listbox"]'
"""Kingdomino: the free dominoes, or the spots for one."""
PIECE = '[data-piece]:not([aria-disabled="true"])'
"""Kingdoms: what may be placed or drawn now."""
READY = '.buttons .btn.main:not([aria-disabled="true"])'
"""The one thing that is left to do: discard, or pass."""
ACCOUNT = ".kg-counting"
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")

# Mutations wake it, so that nothing is waited for longer than it takes. How many moves the table shows is the moment:
# an old offer is still there until that changes, and the log tells of a move some frames later. What is there must
# still be there two frames later: effects of the page come after it was drawn. The focus is looked for in every frame:
# the browser takes it away from what has gone without telling, and the page gets two frames to put it elsewhere.
_UNTIL = """([before, signs]) => new Promise((done) => {
  const moment = () => document.querySelector("main[data-ply]")?.dataset.ply ?? "";
  const found = () => (moment() === before ? undefined : signs.find((one) => document.querySelector(one)));
  let unfocused = 0;
  let lost = false;
  let isSettling = false;
  let isWaiting = true;
  const settled = () => {
    isSettling = false;
    const sign = found();
    if (sign === undefined) return;
    isWaiting = false;
    watch.disconnect();
    done({ sign, moment: moment(), lost });
  };
  const look = () => {
    if (isSettling || !found()) return;
    isSettling = true;
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(settled)));
  };
  const frame = () => {
    if (!isWaiting) return;
    unfocused = document.activeElement === document.body ? unfocused + 1 : 0;
    lost ||= unfocused > 2;
    requestAnimationFrame(frame);
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  requestAnimationFrame(frame);
  look();
})"""

# A list shows its focus on the option that the arrows have reached, a small box on the label around it. What only
# scripts can focus is a place to go on from, not a control.
_FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "";
  const active = document.getElementById(at.getAttribute("aria-activedescendant") ?? "");
  const rings = [at, active, at.nextElementSibling, at.closest("label, tr")].filter(Boolean);
  const isRing = (one, part) => {
    const style = getComputedStyle(one, part);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  };
  const isPlace = at.matches('[tabindex="-1"]:not(button)');
  const isSeen = isPlace || rings.some((one) => isRing(one, null) || isRing(one, "::after"));
  return `${isSeen ? "seen" : "unseen"} ${at.outerHTML.slice(0, 120)}`;
}"""

_WAY = """(wanted) => {
  const at = document.activeElement ?? document.body;
  if (at === wanted) return 0;
  return at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
}"""
_FAR = 80
"""More presses of a key than any way over a screen takes."""


class Hand(ABC):
    """What every way of playing can do; what to do is left to chance."""

    def __init__(self, visitor: Visitor, chance: Random) -> None:
        self.visitor, self.page, self.chance = visitor, visitor.page, chance
        self.presses = 0
        """How often something was pressed."""
        self._moment: str | None = None

    @abstractmethod
    async def press(self, control: Locator) -> None:
        """Press a button."""

    @abstractmethod
    async def check(self, radio: Locator) -> None:
        """Choose one of several possibilities."""

    async def select(self, options: Locator) -> None:
        """Choose any option of a list."""
        await self.press(options.nth(self.chance.randrange(await options.count())))

    async def turn(self) -> None:
        """Turn the domino."""
        await self.press(self.button("Rotate"))

    async def confirm(self, name: str = "Confirm") -> None:
        """Play what was chosen, by the button of this name."""
        await self.press(self.button(name))

    async def cross(self, square: Locator) -> None:
        """Choose a square of the board."""
        await self.press(square)

    async def wait(self, *signs: str) -> str:
        """Wait until something has been played since the last time and one of some elements is there; say which."""
        try:
            async with asyncio.timeout(PATIENCE / 1000):
                found: dict[str, Any] = await self.page.evaluate(_UNTIL, [self._moment, list(signs)])
        except TimeoutError:
            raise AssertionError(f"nothing to do:\n{await self.page.locator('body').aria_snapshot()}") from None
        self._moment = found["moment"]
        if found["sign"] != RESULT:
            self.mind(is_lost=found["lost"])
        return str(found["sign"])

    def look_again(self) -> None:
        """What is there now counts, although nothing has been played since."""
        self._moment = None

    def mind(self, *, is_lost: bool) -> None:  # noqa: B027 - most hands need no focus
        """Look after the focus, where it matters."""

    def button(self, name: str) -> Locator:
        """The button of this name."""
        return self.page.get_by_role("button", name=name, exact=True)


class Mouse(Hand):
    """Clicks."""

    async def press(self, control: Locator) -> None:
        """Press a button."""
        self.presses += 1
        await control.click()

    async def check(self, radio: Locator) -> None:
        """Choose one of several possibilities: players do not hit the small circle, but the card around it."""
        await self.press(self.page.locator("label").filter(has=radio))


class Touch(Mouse):
    """Taps."""

    async def press(self, control: Locator) -> None:
        """Press a button."""
        self.presses += 1
        await control.tap()


class Keyboard(Hand):
    """Tab, arrows, Enter, R and Escape; a focus that is lost or cannot be seen is an error."""

    is_playing = False
    """Whether the focus is watched: the front page, and a table that was just opened, begin without any."""

    async def press(self, control: Locator) -> None:
        """Press a button."""
        self.presses += 1
        await self.reach(control)
        self.is_playing = "/table/" in self.page.url
        await self.key("Enter")

    async def check(self, radio: Locator) -> None:
        """Choose one of several possibilities: Tab leads to the one that is chosen, arrows to the others."""
        await self.reach(radio.page.locator("input[type=radio]:checked"))
        self.presses += 1
        for _ in range(_FAR):
            if await radio.is_checked():
                return
            await self.key("ArrowDown")
        raise AssertionError("the arrows do not lead there")

    async def select(self, options: Locator) -> None:
        """Choose any option of a list, and sometimes think better of it."""
        await self.reach(options.first.locator("xpath=.."))
        self.is_playing = True
        selected = options.and_(self.page.locator('[aria-selected="true"]'))
        for is_meant in (self.chance.random() < 0.8, True):
            for _ in range(self.chance.randint(1, 3)):
                await self.key(self.chance.choice(ARROWS))
            await expect(selected).to_have_count(1)
            if is_meant:
                return
            await self.key("Escape")
            await expect(selected).to_have_count(0)

    async def turn(self) -> None:
        """Turn the domino."""
        await self.key("r")

    async def confirm(self, name: str = "Confirm") -> None:
        """Play what was chosen, where the focus is or by the button of this name."""
        if self.chance.random() < 0.25:
            await self.reach(self.button(name))
        await self.key("Enter")

    async def cross(self, square: Locator) -> None:
        """Choose a square of the board: one way to the board, then arrows."""
        await self.reach(self.page.locator('[role="grid"] [tabindex="0"]'))
        wanted = await _name(square)
        at = await _name(self.page.locator(":focus"))
        down, right = int(wanted[1]) - int(at[1]), ord(wanted[0]) - ord(at[0])
        steps = ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down)
        steps += ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right)
        for step in steps:
            await self.key(step)
        await self.key("Enter")

    async def reach(self, control: Locator) -> None:
        """Tab until something has the focus."""
        for _ in range(_FAR):
            way = await control.evaluate(_WAY)
            if not way:
                return
            await self.key("Tab" if way > 0 else "Shift+Tab")
        raise AssertionError(f"Tab does not lead to {control}")

    async def key(self, key: str) -> None:
        """Press a key where one can see what it will do."""
        if self.is_playing:
            focus = await self.page.evaluate(_FOCUS)
            assert focus, f"the focus is lost before {key}"
            assert focus.startswith("seen"), f"the focus cannot be seen before {key}: {focus}"
        await self.page.keyboard.press(key)

    def mind(self, *, is_lost: bool) -> None:
        """Look after the focus, from the first turn on."""
        assert not (self.is_playing and is_lost), "the focus was lost while another player played"


async def _name(square: Locator) -> str:
    return str(await square.get_attribute("data-square"))


class Writer(Mouse):
    """Opens the field for notation with the mouse, then writes."""

    async def write(self, text: str) -> None:
        """Write a move and send it."""
        await self.page.locator("input[type=text]:visible").fill(text)
        await self.page.keyboard.press("Enter")


class Dragger(Mouse):
    """Drags what can be dragged."""

    async def drag(self, what: Locator, to: Locator) -> None:
        """Take something and let it go elsewhere."""
        await what.drag_to(to)


class Game(ABC):
    """A table at which one hand plays."""

    name: str
    result: str
    """What the region with the result is called."""
    signs: tuple[str, ...]
    """What is there on the player's turn."""

    def __init__(self, hand: Hand) -> None:
        self.hand, self.page, self.chance = hand, hand.page, hand.chance

    async def begin(self) -> None:
        """From the front page to the table."""
        await self.hand.visitor.go("/")
        radio = self.page.get_by_role("radio", name=re.compile(f"^{self.name.capitalize()} "))
        if not await radio.is_checked():
            await self.hand.check(radio)
        await self.hand.press(self.page.get_by_role("button", name=re.compile("^Play now")))

    async def turn(self) -> str:
        """Wait for the player's next decision, or for the end, and return the sign of it."""
        return await self.hand.wait(RESULT, *self.signs)

    async def play(self) -> None:
        """To the end, whatever happens."""
        while (sign := await self.turn()) != RESULT:
            await self.act(sign)
        await self.page.get_by_role("region", name=self.result, exact=True).wait_for()

    @abstractmethod
    async def act(self, sign: str) -> None:
        """Do something that is offered."""

    async def any_of(self, offered: Locator) -> Locator:
        """One of several elements, as soon as there are any."""
        await offered.first.wait_for()
        return offered.nth(self.chance.randrange(await offered.count()))

    async def legal(self) -> list[str]:
        """What may be done now, in notation; the page shows the same as marks."""
        table = self.page.url.rsplit("/", 1)[1]
        answer = await self.page.request.get(f"{self.hand.visitor.url}/api/tables/{table}")
        return list((await answer.json())["view"]["legal"])


class Kingdomino(Game):
    """Kings are put on dominoes, dominoes into kingdoms."""

    name = "kingdomino"
    result = "Result"
    signs = (CHOICE, READY)

    @property
    def options(self) -> Locator:
        """The free dominoes, or the marks for the domino."""
        return self.page.locator(f'{CHOICE} [role="option"]:not([aria-disabled="true"])')

    async def act(self, sign: str) -> None:
        """Claim, place or discard."""
        if sign == READY:
            return await self.hand.press(self.hand.button("Discard"))
        if isinstance(self.hand, Writer):
            return await self._write(self.hand)
        if await self.is_placing() and isinstance(self.hand, Dragger) and self.chance.random() < 0.5:
            await self.hand.drag(self.page.locator(".kd-grab"), await self.any_of(self.options))
        else:
            await self.hand.select(self.options)
        if await self.is_placing():
            for _ in range(self.chance.randrange(3)):
                await self.hand.turn()
        await self.hand.confirm()
        return None

    async def is_placing(self) -> bool:
        """Whether a domino is to be placed."""
        return await self.hand.button("Rotate").count() > 0

    async def _write(self, hand: Writer) -> None:
        if not await self.page.locator("#kd-write").count():
            await hand.press(self.page.get_by_role("button", name=re.compile("Type a move$")))
        await hand.write(self.chance.choice(await self.legal()))


class Kingdoms(Game):
    """Castles and tiles are put on one board."""

    name = "kingdoms"
    result = "Result"
    signs = (ACCOUNT, PIECE, READY)

    @property
    def squares(self) -> Locator:
        """Where the piece in hand may go."""
        return self.page.get_by_role("gridcell", name=re.compile("you may place here"))

    async def act(self, sign: str) -> None:
        """Look at the account, draw, place or pass."""
        if sign == ACCOUNT:
            return await self._read_account()
        if sign == READY:
            return await self.hand.press(self.hand.button("Pass"))
        if isinstance(self.hand, Writer):
            return await self._write(self.hand)
        piece = await self.take()
        if piece == "draw":
            return await self.hand.confirm("Draw")
        square = await self.any_of(self.squares)
        if isinstance(self.hand, Dragger) and self.chance.random() < 0.5:
            await self.hand.drag(self.page.locator(f'[data-piece="{piece}"]'), square)
        else:
            await self.hand.cross(square)
        return await self.hand.confirm()

    async def play(self) -> None:
        """To the end, and past the account of the last round."""
        while (sign := await self.turn()) != RESULT:
            await self.act(sign)
        await self.hand.press(self.page.get_by_role("button", name="See the result").first)
        await self.page.get_by_role("region", name=self.result, exact=True).wait_for()

    async def take(self) -> str:
        """Take any piece in hand, unless one was drawn, and say which."""
        held = self.page.locator('[data-piece][aria-pressed="true"]')
        drawn = self.page.get_by_role("button", name=re.compile("^The tile you have drawn"))
        if not await drawn.count():
            await held.wait_for(state="detached")
            await self.hand.press(await self.any_of(self.page.locator(PIECE)))
        return str(await held.get_attribute("data-piece"))

    async def _read_account(self) -> None:
        for _ in range(self.chance.randrange(3)):
            await self.hand.press(self.hand.button("Next line"))
        await self.hand.press(self.page.get_by_role("button", name=re.compile("^Continue to round")).first)
        await self.page.locator(ACCOUNT).wait_for(state="hidden")
        self.hand.look_again()

    async def _write(self, hand: Writer) -> None:
        field = self.page.get_by_role("textbox", name=re.compile("^Type a move"))
        if not await field.is_visible():
            await hand.press(self.page.locator("summary").filter(has_text="More"))
        await hand.write(self.chance.choice(await self.legal()))
