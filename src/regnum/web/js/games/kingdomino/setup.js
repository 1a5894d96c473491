// @ts-check
/** What is chosen when a position is set up: the dominoes of a new row, and who begins. */

import { html } from "../../html.js";
import { PickOne } from "../../parts/pick.js";
import { exchanged, withDraw } from "../../setup.js";
import { dominoName } from "./words.js";

/** @typedef {import("./types.js").View} View */

/** Each game has two draws: kings, then dominoes. */
const KINGS = 0;
const DOMINOES = 1;

/** @type {import("../../contract.js").SetupFace<View>} */
export const setup = {
  Choices({ say, names, view, draws, isFirst, onDraws }) {
    const game = view.game_number - 1;
    const isNew = view.next_row.length > 0 && view.next_row.every(({ seat }) => seat === null);
    const choose = (/** @type {number} */ old, /** @type {number} */ domino) =>
      onDraws(withDraw(draws, game, DOMINOES, (deck) => exchanged(deck, deck.indexOf(old), domino)));
    const begin = (/** @type {number} */ seat) =>
      onDraws(withDraw(draws, game, KINGS, (kings) => exchanged(kings, 0, seat)));
    return html`
      ${
        isFirst &&
        html`<${PickOne} label=${say("setup-first")} chosen=${view.seat ?? 0} onChoose=${begin}
          values=${names.map(({ name }, value) => ({ value, title: name }))} />`
      }
      ${
        isNew
          ? view.next_row.map(
              ({ domino }, at) =>
                html`<${PickOne} key=${at} label=${say("kingdomino-setup-domino", { number: at + 1 })} chosen=${domino}
                  onChoose=${(/** @type {number} */ next) => choose(domino, next)}
                  values=${[domino, ...view.unseen].sort((one, other) => one - other).map((value) => ({ value, title: dominoName(value) }))} />`,
            )
          : html`<p>${say(view.next_row.length ? "kingdomino-setup-claimed" : "kingdomino-setup-last")}</p>`
      }`;
  },
};
