// @ts-check
/** How a game is shown that has no face of its own: everything that may be done, as buttons. */

import { html, useState } from "../html.js";
import { Notice, Shield } from "./basics.js";
import { say, useWords } from "../words.js";

/** @typedef {import("../contract.js").TableProps} TableProps */

/** @param {TableProps} props */
function Table({ update, names, act, canUndo, undo, isReplay, pending }) {
  useWords();
  const [problem, setProblem] = useState("");
  /** @type {string[]} */
  const legal = isReplay || !update.view ? [] : (update.view.legal ?? []);
  const play = async (/** @type {string} */ action) => {
    setProblem("");
    try {
      await act(action);
    } catch (refused) {
      setProblem(/** @type {Error} */ (refused).message);
    }
  };
  return html`<div class="plain-table">
    <ul class="plain-players">
      ${names.map(
        (name, seat) => html`<li key=${seat} class=${update.summary.to_act === seat ? "turn" : ""}>
          <${Shield} colour=${name.colour} /> ${name.isYou ? say("page-you") : name.name}
        </li>`,
      )}
    </ul>
    <ul class="plain-actions" aria-busy=${pending ? "true" : "false"}>
      ${legal.map(
        (action) => html`<li key=${action}>
          <button type="button" class="btn" disabled=${Boolean(pending)} onClick=${() => play(action)}>
            ${action}</button>
        </li>`,
      )}
    </ul>
    ${problem && html`<${Notice} kind="warn" role="alert">${problem}<//>`}
    ${canUndo && html`<button type="button" class="btn" onClick=${undo}>${say("page-undo")}</button>`}
  </div>`;
}

/** @type {import("../contract.js").WholeFace} */
export const face = {
  colours: ["red", "yellow", "green", "blue"],
  Table,
  sentence({ update, names }) {
    const { status, to_act: seat } = update.summary;
    const name = seat === null ? undefined : names[seat];
    if (status !== "playing" || !name) return ["figure-crown", say("page-is-over")];
    const isOwn = seat === update.seen_by;
    if (!isOwn) return ["figure-wait", say("page-turn-of", { name: name.name })];
    return name.isYou
      ? ["figure-crown", say("page-your-turn")]
      : ["figure-crown", say("page-turn-of", { name: name.name })];
  },
  describe: ({ event }) => event.action,
  Result: () => null,
  Thumbnail: () =>
    html`<svg class="map" viewBox="-6 -6 38 33" aria-hidden="true"><use href="#emblem-crown" width="26"
      height="21" /></svg>`,
  options: [],
};
