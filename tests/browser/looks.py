"""What a screen must not do, as questions to the page: each returns what is wrong, in words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page

import regnum.words

_WORDS = Path(regnum.words.__file__).parent
_LETTERS = re.compile(r"[^\W\d_]{3,}")
_AXE = Axe().axe_script
_BARRIERS = """async () => {
  const { violations } = await axe.run({ exclude: [".art-store"] }, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary.slice(0, 300)}`));
}"""

_OVERFLOWING = """() => {
  const root = document.documentElement;
  const wrong = [];
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    let box = text.parentElement;
    if (!text.data.trim() || box.closest("svg, .vh, .skip, select") || !box.checkVisibility()) continue;
    while (["inline", "contents"].includes(getComputedStyle(box).display)) box = box.parentElement;
    const { left, right, width } = box.getBoundingClientRect();
    if (width <= 2) continue; // only to be heard
    range.selectNodeContents(text);
    const rows = [...range.getClientRects()];
    if (rows.some((row) => row.left < left - 1 || row.right > right + 1)) {
      wrong.push(`${box.parentElement.className} > ${box.className} cuts or spills: ${text.data.trim().slice(0, 50)}`);
    }
  }
  return wrong;
}"""
_BROKEN = r"""() => {
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const wrong = [];
  const isClipped = (one) => // only to be heard
    one !== null && (getComputedStyle(one).clipPath === "inset(50%)" || isClipped(one.parentElement));
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const box = text.parentElement;
    if (!box.checkVisibility() || isClipped(box) || box.closest("svg, .skip, select, .code, .hash")) continue;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{2,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 2);
      if (others.some(({ top }) => top >= first.bottom - 2)) wrong.push(`${box.className} breaks the word ${word}`);
    }
  }
  return wrong;
}"""
_TEXTS = """() => {
  const spoken = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
  const untranslated = "svg, noscript, .chat, .code, .hash, [aria-live], [lang]:not(html)";
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.parentElement.closest(untranslated)) found.push(text.data.trim());
  }
  for (const element of document.querySelectorAll(spoken.map((name) => `[${name}]`).join())) {
    found.push(...spoken.map((name) => element.getAttribute(name)));
  }
  return found.filter(Boolean);
}"""


async def barriers(page: Page) -> list[str]:
    """What axe-core finds."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(_AXE)
    found: list[str] = await page.evaluate(_BARRIERS)
    return found


async def overflows(page: Page) -> list[str]:
    """Where something is wider than the place that it has."""
    found: list[str] = await page.evaluate(_OVERFLOWING)
    return found


async def broken(page: Page) -> list[str]:
    """Words that go on in the next line."""
    found: list[str] = await page.evaluate(_BROKEN)
    return found


async def texts(page: Page) -> set[str]:
    """Everything that can be read or heard, but not what people wrote themselves."""
    return set(await page.evaluate(_TEXTS))


def left_over(here: set[str], english: set[str], language: str, names: set[str]) -> list[str]:
    """Texts that are the same as on the English screen, with words that the language does not have."""
    known = vocabulary(language) | names
    return [text for text in sorted(here & english) if not set(_LETTERS.findall(text.lower())) <= known]


@cache
def vocabulary(language: str) -> set[str]:
    """All words that a language's messages are made of."""
    files = (_WORDS / language).glob("*.ftl")
    return {word for file in files for word in _LETTERS.findall(file.read_text(encoding="utf-8").lower())}
