// @ts-check
/** The head of every screen but the front page. */

import { html, useEffect } from "../html.js";
import { Link } from "../router.js";
import { useWords } from "../words.js";
import { Languages } from "./languages.js";

/**
 * @param {{ title: string, where?: import("../html.js").Children, children?: import("../html.js").Children,
 *   hasLanguages?: boolean }} props
 *   `where`: what follows the title; `children`: what is at the right.
 */
export function Bar({ title, where, children, hasLanguages = false }) {
  const say = useWords();
  return html`<header class="bar">
    <${Link} class="bar-home" href="/" aria-label=${say("page-home")} title=${say("page-home")}>
      <svg class="mark" viewBox="0 0 26 21" aria-hidden="true"><use href="#emblem-crown" /></svg>
    <//>
    <h1 class="name">${title}</h1>
    ${where && html`<span class="where">${where}</span>`}
    ${children}${hasLanguages && html`<${Languages} />`}
  </header>`;
}

/** Call the window something. @param {string} title */
export function useTitle(title) {
  const say = useWords();
  useEffect(() => {
    document.title = title ? say("page-title", { title }) : say("page-name");
  }, [title, say]);
}

/**
 * A screen of plain text and lists.
 * @param {{ title: string, children?: import("../html.js").Children, class?: string }} props
 */
export function PlainScreen({ title, children, class: more = "" }) {
  useTitle(title);
  return html`<${Bar} title=${title} hasLanguages /><main id="main" class=${`wrap ${more}`} tabindex="-1">
    ${children}</main>`;
}
