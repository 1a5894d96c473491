// @ts-check
/** A picture of the result: shared, or saved where the browser cannot share. */

import { Fragment, html, render, useState } from "../html.js";
import { announce } from "../live.js";
import { pictureOf } from "../picture.js";
import { useSaid, useWords } from "../words.js";
import { Button } from "./basics.js";
import { save } from "./proof.js";

/** @typedef {import("../contract.js").Update} Update */
/** @typedef {import("../contract.js").Name} Name */

/**
 * The drawings of a game: one of each player's, or one of all.
 * @param {HTMLElement} place Where they are drawn, unseen.
 * @param {import("../contract.js").WholeFace} face
 * @param {Update} update
 * @returns {SVGSVGElement[]}
 */
export function drawn(place, face, update) {
  const { view } = update;
  const views = update.summary.seats.map((_, seat) => ({ .../** @type {object} */ (view), observer: seat }));
  const each = views.map((one) => html`<div><${face.Thumbnail} view=${one} update=${update} /></div>`);
  render(html`<${Fragment}>${each}<//>`, place);
  const found = [...place.querySelectorAll("svg")].filter((one) => !one.parentElement?.closest("svg"));
  return new Set(found.map((one) => one.outerHTML)).size === 1 ? found.slice(0, 1) : found;
}

/**
 * @param {{ update: Update, names: Name[], face: import("../contract.js").WholeFace, outcome: string }} props
 */
export function SharePicture({ update, names, face, outcome }) {
  const say = useWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useSaid("");
  const make = async () => {
    setBusy(true);
    setProblem("");
    const place = document.createElement("div");
    place.className = "unseen small-art";
    document.body.append(place);
    try {
      const ranks = update.summary.ranks ?? [];
      const scores = /** @type {number[] | undefined} */ (update.view?.result?.scores);
      const drawings = drawn(place, face, update);
      const order = names.map((_, seat) => seat).sort((one, other) => (ranks[one] ?? 9) - (ranks[other] ?? 9));
      const seats = drawings.length === names.length ? order : [0];
      const blob = await pictureOf({
        ...{ title: say(`${update.summary.game}-name`), outcome, foot: say("page-name") },
        lines: order.map((seat) => ({
          ...{ name: names[seat]?.name ?? "", score: scores?.[seat] ?? null, rank: ranks[seat] ?? 0 },
          isWinner: ranks[seat] === 1,
        })),
        drawings: seats.flatMap((seat) => drawings[seat] ?? []),
      });
      await give(blob, `${update.summary.game}-${update.table}.png`);
      announce(say("page-picture-made"));
    } catch {
      setProblem(say("page-picture-failed"));
    } finally {
      render(null, place);
      place.remove();
      setBusy(false);
    }
  };
  return html`<${Button} icon="send" busy=${busy} onClick=${make}>${say("page-picture")}<//>
    ${problem && html`<span class="error" role="alert">${problem}</span>`}`;
}

/** Share a file, or save it where nothing can be shared. @param {Blob} blob @param {string} name */
export async function give(blob, name) {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] }))
    return navigator.share({ files: [file] }).catch((/** @type {Error} */ problem) => {
      if (problem.name !== "AbortError") save(blob, name); // the player closed the list of apps on purpose
    });
  return save(blob, name);
}
