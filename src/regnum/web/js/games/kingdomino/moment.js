// @ts-check
/** A moment of a game that is studied: the kingdom or the row in question, and what was or could have been done. */

import { classes, html } from "../../html.js";
import { Disc } from "../../parts/disc.js";
import { Candidates } from "./candidates.js";
import { boxOf, groundOf, windowOf } from "./geometry.js";
import { columnName, parse, rowName, squaresOf } from "./notation.js";
import { Domino, Kingdom } from "./pieces.js";

/** @typedef {import("../../contract.js").Marked} Marked */
/** @typedef {import("./types.js").View} View */

/** @type {import("../../contract.js").StudyFace<View>} */
export const study = { name, drawn, Picture };

/** An action in a few words: "40 at j6, pointing down". @param {{ say: import("../../more.js").Say, action: string }} props */
function name({ say, action }) {
  const found = parse(action);
  if (!found) return action;
  if (found.kind !== "place") return say(`kingdomino-study-${found.kind}`, { domino: found.domino });
  const square = `${columnName(found.x)}${rowName(found.y)}`;
  return say("kingdomino-study-place", { domino: found.domino, square, direction: found.direction });
}

/** What came up: "3, 17, 38 and 40 came up". @param {{ say: import("../../more.js").Say, list: (names: string[]) => string, view: View }} props */
function drawn({ say, list, view }) {
  const dominoes = view.next_row.map(({ domino }) => `${domino}`);
  return dominoes.length ? say("kingdomino-study-drawn", { dominoes: list(dominoes) }) : say("kingdomino-study-kings");
}

/**
 * The kingdom of a seat with placements in it; where it is about a claim or a draw, the row.
 * @param {{ view: View, seat: number | null, names: import("./types.js").Name[], marked: Marked[], isSmall?: boolean }} props
 */
function Picture({ view, seat, names, marked, isSmall = false }) {
  const places = marked.flatMap(({ action }) => {
    const found = parse(action);
    return found?.kind === "place" ? [found] : [];
  });
  const kingdom = seat === null ? null : view.kingdoms[seat];
  if (!kingdom || seat === null || !places.length) return html`<${Row} view=${view} marked=${marked} />`;
  const ground = [...groundOf(kingdom).values()];
  const built = places.flatMap(squaresOf).map(([x, y]) => ({ x, y }));
  const box = isSmall ? windowOf(boxOf([...ground, ...built]), view.options.size) : boxOf([...ground, ...built]);
  return html`<${Kingdom} kingdom=${kingdom} colour=${names[seat]?.colour} box=${box} isSmall=${isSmall} class="kd-moment"><${Candidates}
    marked=${isSmall ? marked.map((mark) => ({ ...mark, grade: undefined })) : marked} /><//>`;
}

/** The dominoes to choose from; the current ones where there are no others. @param {{ view: View, marked: Marked[] }} props */
function Row({ view, marked }) {
  const slots = view.next_row.length ? view.next_row : view.current_row;
  return html`<span class="kd-moment-row">${slots.map(({ domino, seat }) => {
    const mark = marked.find(({ action }) => parse(action)?.domino === domino);
    return html`<span key=${domino} class=${classes("kd-moment-slot", mark && `kd-is-${mark.look}`, seat !== null && !mark && "kd-taken")}>
      <${Domino} number=${domino} />${mark && html`<${Disc} mark=${mark} />`}</span>`;
  })}</span>`;
}
