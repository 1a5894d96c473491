// @ts-check
/** How Kingdoms is drawn and played by hand. */

import { html } from "../../html.js";
import { say, useWords } from "../../words.js";
import { COLOURS, Drawing, pictureOf } from "./pieces.js";
import { Result } from "./result.js";
import { describe, plainTile } from "./spoken.js";
import { Table } from "./table.js";
import { Thumbnail } from "./thumbnail.js";

/** @typedef {import("../../contract.js").Face} Face */
/** @typedef {import("../../contract.js").Update} Update */

const MOST_BANNERS = 6; // there are no more drawings

/** @type {Face["sentence"]} */
function sentence({ update, names }) {
  const { view } = update;
  if (!view || view.phase === "over") return ["figure-count", say("page-kingdoms-say-over")];
  const player = names[view.seat]?.name ?? "";
  const isAlone = names.filter((name) => name.isYou).length === 1;
  const isMine = view.legal.length > 0;
  if (!isMine) {
    const hint = view.phase === "place" ? say("page-kingdoms-say-wait-place") : undefined;
    return ["figure-wait", say("page-kingdoms-say-wait", { player }), hint];
  }
  const whose = isAlone ? "you" : "name";
  if (view.phase === "place")
    return [
      `tile-${pictureOf(view.drawn_tile)}`,
      say("page-kingdoms-say-place", { whose, player, tile: plainTile(view.drawn_tile) }),
      say("page-kingdoms-say-place-hint"),
    ];
  if (view.legal.length === 1 && view.legal[0] === "pass")
    return ["figure-wait", say("page-kingdoms-say-pass", { whose, player }), say("page-kingdoms-say-pass-hint")];
  const has = (/** @type {RegExp} */ form) => view.legal.some((/** @type {string} */ action) => form.test(action));
  const choices = [has(/^r/) && "castle", has(/^draw$/) && "draw", has(/^[+-]|^[a-z]{5,}@/) && "supply", has(/^s@/) && "secret"]
    .filter(Boolean)
    .join("-");
  return ["figure-castle", say("page-kingdoms-say-act", { whose, player }), say("page-kingdoms-say-act-hint", { choices })];
}

/** Which round it is, as banners. @param {{ update: Update }} props */
function Progress({ update }) {
  useWords();
  const view = update.view;
  if (!view) return null;
  const { round, rounds } = view;
  const isOver = view.phase === "over";
  const said =
    rounds === null ? say("page-kingdoms-round-open", { round }) : say("page-kingdoms-round-of", { round, rounds });
  return html`<div class="kg-rounds" role="img" aria-label=${said} title=${said}><ol class="banners" aria-hidden="true">
    ${Array.from({ length: Math.min(rounds ?? round, MOST_BANNERS) }, (_, index) => html`<li key=${index} class=${index + 1 < round || isOver ? "done" : index + 1 === round ? "now" : ""}><${Drawing} id=${`banner-${index + 1}`} box="0 0 30 36" /></li>`)}
    </ol><span class="kg-round-text" aria-hidden="true"><b>${say("page-kingdoms-round", { round })}</b>${rounds !== null && html` ${say("page-kingdoms-of-rounds", { rounds })}`}</span></div>`;
}

/** @type {Face} */
export const face = {
  colours: COLOURS,
  Table,
  sentence,
  describe,
  Result,
  Thumbnail,
  Progress,
  hasRanking: (update) => Boolean(update.view.result),
  hasSecrets: (update) => !update.view?.options.no_luck,
  places: ["sentence", "log", "chat"],
  options: [
    {
      title: "page-kingdoms-options",
      switches: [
        {
          name: "last_castle",
          title: "page-kingdoms-option-last-castle",
          about: "page-kingdoms-option-last-castle-about",
          first: false,
        },
        { name: "no_luck", title: "page-kingdoms-option-no-luck", about: "page-kingdoms-option-no-luck-about", first: false },
        {
          name: "continuous",
          title: "page-kingdoms-option-continuous",
          about: "page-kingdoms-option-continuous-about",
          first: "off",
          values: [
            { value: "off", title: "page-kingdoms-option-continuous-off" },
            { value: "parts", title: "page-kingdoms-option-continuous-parts" },
            { value: "lines", title: "page-kingdoms-option-continuous-lines" },
          ],
        },
        {
          name: "start_tie",
          title: "page-kingdoms-option-start-tie",
          about: "page-kingdoms-option-start-tie-about",
          first: "clockwise",
          values: [
            { value: "clockwise", title: "page-kingdoms-option-start-tie-clockwise" },
            { value: "random", title: "page-kingdoms-option-start-tie-random" },
          ],
        },
      ],
    },
  ],
};
