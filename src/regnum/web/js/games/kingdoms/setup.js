// @ts-check
/** What is chosen when a position is set up: the next tile, the starting tiles, and who begins. */

import { html } from "../../html.js";
import { PickOne } from "../../parts/pick.js";
import { exchanged, withDraw } from "../../setup.js";
import { KINDS } from "./components.js";
import { tileName } from "./words.js";

/** @typedef {import("./types.js").View} View */

/** Tiles by the numbers of their kinds, each kind once. @param {number[]} tiles */
const kindsOf = (tiles) =>
  [...new Set(tiles)]
    .sort((one, other) => one - other)
    .map((value) => ({ value, title: tileName(KINDS[value - 1] ?? "") }));

/** @type {import("../../contract.js").SetupFace<View>} */
export const setup = {
  without: ["start_tie"],
  Choices({ say, names, view, draws, isFirst, onDraws }) {
    const round = view.round - 1;
    const begin = (/** @type {number} */ seat) => onDraws(withDraw(draws, round, 0, () => [seat]));
    const first =
      isFirst &&
      html`<${PickOne} label=${say("setup-first")} chosen=${view.seat ?? 0} onChoose=${begin}
        values=${names.map(({ name }, value) => ({ value, title: name }))} />`;
    if (view.options.no_luck) return html`${first}<p>${say("kingdoms-setup-no-luck")}</p>`;
    const tiles = draws[round]?.at(-1) ?? [];
    const drawn = tiles.length - view.supply; // starting tiles come first
    const next = view.drawn_tile ? drawn - 1 : drawn;
    const choose = (/** @type {number} */ at, /** @type {number} */ kind) =>
      onDraws(withDraw(draws, round, -1, (all) => exchanged(all, at, kind, next)));
    const pick = (/** @type {string} */ label, /** @type {number} */ at) =>
      html`<${PickOne} key=${at} label=${label} chosen=${tiles[at]} values=${kindsOf([tiles[at] ?? 0, ...tiles.slice(next)])}
        onChoose=${(/** @type {number} */ kind) => choose(at, kind)} />`;
    return html`${first}
      ${next < tiles.length && pick(say(view.drawn_tile ? "kingdoms-setup-drawn" : "kingdoms-setup-next"), next)}
      ${view.players.map(
        ({ starting_tile: held }, seat) =>
          held !== null && pick(say("kingdoms-setup-starting", { name: names[seat]?.name ?? "" }), seat),
      )}`;
  },
};
