"""Components draw what a store holds, whenever it changes."""

from __future__ import annotations

from playwright.async_api import Browser

from tests.browser.visitor import visit

CHANGED = """async () => {
  const { html, render, useLayoutEffect } = await import("/js/html.js");
  const { store, useStore } = await import("/js/store.js");
  const kept = store("early");
  const place = document.createElement("p");
  const Shown = () => {
    const value = useStore(kept);
    useLayoutEffect(() => kept.set("late"), []); // after the component was drawn, before it watches
    return html`${value}`;
  };
  render(html`<${Shown} />`, place);
  await new Promise((resolve) => setTimeout(resolve, 200));
  return place.textContent;
}"""


async def test_a_change_between_drawing_and_watching_is_seen(browser: Browser, site: str) -> None:
    async with visit(browser, site) as visitor:
        await visitor.go("/settings")
        assert await visitor.page.evaluate(CHANGED) == "late"
