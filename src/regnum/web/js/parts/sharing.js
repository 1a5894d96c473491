// @ts-check
/** A picture of the result: shared, or saved where the browser cannot share. */

import { Fragment, html, render, useState } from "../html.js";
import { announce } from "../live.js";
import { pictureOf } from "../picture.js";
import { hintsOf, standing } from "../tables.js";
import { useSaid, useWords } from "../words.js";
import { Button } from "./basics.js";
import { outcome } from "./outcome.js";
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
 * How well each player played, as far as that is known: in words, by seat.
 * @param {typeof import("../words.js").say} say
 * @param {Update} update
 * @returns {Promise<string[]>}
 */
async function notesOf(say, update) {
  const [{ knownReview }, { wellPlayed }] = await Promise.all([
    import("../study/reviews.js"),
    import("../study/story.js"),
  ]);
  const review = await knownReview(update.table, { actions: standing(update.events).map(({ action }) => action) });
  const played = review ? wellPlayed(review) : [];
  return hintsOf(update).map((hints, seat) => {
    const { good = 0, decisions = 0 } = played[seat] ?? {};
    const graded = decisions > 0 ? say("page-picture-good", { good, decisions }) : "";
    return [graded, hints > 0 ? say("page-picture-hints", { hints }) : ""].filter(Boolean).join(" · ");
  });
}

/** @param {{ update: Update, names: Name[], face: import("../contract.js").WholeFace }} props */
export function SharePicture({ update, names, face }) {
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
      const notes = await notesOf(say, update);
      const drawings = drawn(place, face, update);
      const order = names.map((_, seat) => seat).sort((one, other) => (ranks[one] ?? 9) - (ranks[other] ?? 9));
      const seats = drawings.length === names.length ? order : [0];
      const blob = await pictureOf({
        ...{ title: say(`${update.summary.game}-name`), foot: say("page-name") },
        outcome: outcome(
          say,
          update,
          names.map((name) => ({ ...name, isYou: false })), // others look at it
        ),
        lines: order.map((seat) => ({
          ...{ name: names[seat]?.name ?? "", score: scores?.[seat] ?? null, rank: ranks[seat] ?? 0 },
          ...{ isWinner: ranks[seat] === 1, note: notes[seat] ?? "" },
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
