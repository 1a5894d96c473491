/** How Noughts is drawn and played by hand. Everything that it needs of the web app is in `/js`. */

import { html } from "../../html.js";
import { say, useWords } from "../../words.js";

const SQUARES = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
const SIGNS = ["○", "×"];

function Table({ update, names, act, isReplay, pending }) {
  useWords();
  const { squares, legal, scores } = update.view;
  return html`<div class="noughts">
    <div class="noughts-board" role="group" aria-label=${say("noughts-page-board")}>
      ${SQUARES.map((square, at) => {
        const placed = squares[at];
        const words = { square, owner: placed ? names[placed.seat].name : "none", tile: placed?.tile ?? 0 };
        return html`<button type="button" key=${square} aria-label=${say("noughts-page-square", words)}
          disabled=${isReplay || Boolean(pending) || !legal.includes(square)} onClick=${() => act(square)}>
          ${placed ? `${SIGNS[placed.seat]}${placed.tile}` : ""}</button>`;
      })}
    </div>
    <ul>${names.map((name, seat) => html`<li key=${seat}>${SIGNS[seat]} ${name.name}: ${scores[seat]}</li>`)}</ul>
  </div>`;
}

function sentence({ update, names }) {
  const { seat, tile } = update.view ?? {};
  if (seat === null || seat === undefined) return ["figure-crown", say("noughts-page-over")];
  if (tile === null) return ["figure-wait", say("noughts-page-wait", { player: names[seat].name })];
  return ["figure-crown", say("noughts-page-place", { tile })];
}

export const face = {
  colours: ["red", "blue"],
  styles: ["style"],
  options: [
    {
      title: "noughts-page-options",
      switches: [{ name: "sums", title: "noughts-page-option-sums", about: "noughts-page-option-sums-about" }],
    },
  ],
  Table,
  sentence,
  describe: ({ event, names }) => say("noughts-page-log", { player: names[event.seat].name, square: event.action }),
};
