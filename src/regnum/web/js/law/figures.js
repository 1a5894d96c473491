// @ts-check
/** Small drawn examples for the rules. */

import { html } from "../html.js";
import { MOST, TERRAINS, halves } from "../games/kingdomino/dominoes.js";
import { UNIT } from "../games/kingdomino/geometry.js";
import { Domino, Ghost, Kingdom } from "../games/kingdomino/land.js";
import { signed } from "../games/kingdoms/notation.js";
import { Mark, Piece, castleClass } from "../games/kingdoms/pieces.js";

/** @typedef {import("../more.js").Say} Say */

/** A kingdom for a picture, its squares as `x y W1`. @param {string} text @param {[string, number, number][]} [properties] */
function drawn(text, properties = []) {
  const squares = text.split(",").map((one) => {
    const [x, y, what] = one.trim().split(" ");
    return [Number(x), Number(y), what];
  });
  return {
    squares,
    score: 0,
    discards: 0,
    largest: 0,
    crowns: 0,
    bonuses: { middle_kingdom: 0, harmony: 0 },
    properties: properties.map(([terrain, count, crowns]) => ({ terrain, squares: count, crowns, points: count * crowns })),
  };
}

/** @param {{ kingdom: any, box: number[], ghost?: [number, number, number, "n" | "e" | "s" | "w"], isLegal?: boolean, hasPoints?: boolean }} props `box`: west, east, south, north */
function Land({ kingdom, box: [west, east, south, north], ghost, isLegal = true, hasPoints = false }) {
  const [number, x, y, direction] = ghost ?? [0, 0, 0, "e"];
  return html`<span class=${`ls-land ${hasPoints ? "show-points" : ""}`} data-columns=${/** @type {number} */ (east) - /** @type {number} */ (west) + 1}>
    <${Kingdom} kingdom=${kingdom} colour="pink" box=${{ west, east, south, north }} hasFrame hasPoints=${hasPoints}>
      ${ghost && html`<g transform=${`translate(${x * UNIT} ${-y * UNIT})`}><${Ghost} number=${number} direction=${direction} isLegal=${isLegal} /></g>`}
    <//></span>`;
}

const HOME = drawn("1 0 W1, 2 0 W, 0 1 P, 0 2 P");
const WIDE = drawn("1 0 W1, 2 0 W, -1 0 L, -2 0 L");
const WHOLE = drawn("-2 2 W, -1 2 W, 0 2 W1, 1 2 M, 2 2 F, -2 1 P2, -1 1 M3, 0 1 W, 1 1 F1, 2 1 F, -2 0 P2, -1 0 F, 1 0 F, 2 0 F, -2 -1 L, -1 -1 L1, 0 -1 L, 1 -1 F, 2 -1 F, -1 -2 L, 0 -2 L, 2 -2 F", [
  ["forest", 8, 1],
  ["pasture", 2, 4],
  ["lake", 5, 1],
  ["wheat", 4, 1],
  ["mine", 1, 3],
  ["mine", 1, 0],
  ["forest", 1, 0],
]);
const LAKES = drawn("1 0 L1, 2 0 L, 2 1 L1, 1 1 F", [["lake", 3, 2], ["forest", 1, 0]]);
const CENTRED = drawn("-1 0 W, -2 0 W1, 1 0 F, 2 0 F, 0 1 P, 0 2 P, 0 -1 L, 0 -2 L");
const ASIDE = drawn("1 0 W1, 2 0 W, 1 1 F, 2 1 F, 0 1 P, 0 2 P, -1 0 L, -1 1 L");
const PARTED = drawn("-1 0 F1, 1 0 F, 2 0 F, 2 1 F", [["forest", 1, 1], ["forest", 3, 0]]);

/** Which is right and which is not, told by a sign and by a word. @param {{ say: Say, isRight: boolean, text?: string, children?: any }} props */
const Case = ({ say, isRight, text, children }) =>
  html`<span class=${`ls-case ${isRight ? "is-right" : "is-wrong"}`}>${children}
    <span><svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><use href=${isRight ? "#icon-check" : "#icon-close"} /></svg>${text ?? say(isRight ? "law-right" : "law-wrong")}</span></span>`;

/** @param {{ dominoes: number[], colours?: (string | null)[] }} props */
const Row = ({ dominoes, colours = [] }) =>
  html`<ol class="ls-row">
    ${dominoes.map(
      (number, at) => html`<li key=${number}><b>${number}</b><span><${Domino} number=${number} />
        ${colours[at] && html`<svg class="ls-king" viewBox="0 0 60 80" aria-hidden="true"><use href=${`#king-${colours[at]}`} width="60" height="80" /></svg>`}</span></li>`,
    )}
  </ol>`;

/** The head of a narrow column: so many crowns. @param {{ say: Say, crowns: number }} props */
const Crowns = ({ say, crowns }) =>
  html`<span aria-hidden="true">${crowns}<svg class="ls-crown" viewBox="0 0 26 21"><use href="#emblem-crown" /></svg></span><span class="vh">${say("law-crowns", { crowns })}</span>`;

/** How many squares of each land there are, counted from the dominoes. @param {{ say: Say }} props */
function Lands({ say }) {
  const all = Array.from({ length: MOST }, (_, at) => halves(at + 1)).flat();
  const count = (/** @type {string} */ terrain, /** @type {number | null} */ crowns) =>
    all.filter((one) => one.terrain === terrain && (crowns === null || one.crowns === crowns)).length;
  return html`<div class="ls-wide"><table class="ls-table">
    <thead><tr><th scope="col">${say("law-land")}</th><th scope="col">${say("law-squares")}</th>${[0, 1, 2, 3].map((crowns) => html`<th key=${crowns} scope="col"><${Crowns} say=${say} crowns=${crowns} /></th>`)}</tr></thead>
    <tbody>${TERRAINS.map(
      (terrain) => html`<tr key=${terrain}><th scope="row"><svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#land-${terrain}`} width="100" height="100" /><use href=${`#glyph-${terrain}`} x="14" y="14" width="72" height="72" /></svg>${say("terrain", { terrain })}</th>
        <td><b>${count(terrain, null)}</b></td>${[0, 1, 2, 3].map((crowns) => html`<td key=${crowns}>${count(terrain, crowns) || "–"}</td>`)}</tr>`,
    )}</tbody></table></div>`;
}

/** Pieces of Kingdoms in a row, with what the line is worth. @param {{ words: string, value?: number, effects?: Record<string, string>, bonus?: number[] }} props `effects`: by place; `bonus`: places lifted by the wizard */
const Line = ({ words, value, effects = {}, bonus = [] }) =>
  html`<span class="ls-line">
    ${words.split(" ").map(
      (word, at) => html`<span key=${at} class=${`ls-tile ${word === "." ? "" : (castleClass(word) ?? "")}`}>${word !== "." && html`<${Piece} word=${word} row=${effects[at] ?? null} bonus=${bonus.includes(at) ? 1 : 0} />`}</span>`,
    )}
    ${value !== undefined && html`<${Mark} value=${value} label=${signed(value)} />`}
  </span>`;

/** A corner of a board with what its lines are worth. @param {{ rows: string[], values: number[], sums: number[] }} props `values` of rows, `sums` of columns */
const Corner = ({ rows, values, sums }) =>
  html`<span class="ls-line ls-cross">
    ${rows.map(
      (row, at) => html`${row.split(" ").map((word, column) => html`<span key=${column} class=${`ls-tile ${castleClass(word) ?? ""}`}>${word !== "." && html`<${Piece} word=${word} />`}</span>`)}
        <${Mark} value=${values[at]} label=${signed(values[at] ?? 0)} />`,
    )}
    ${sums.map((value, at) => html`<${Mark} key=${at} value=${value} label=${signed(value)} />`)}
  </span>`;

/** @type {Record<string, (props: { say: Say }) => any>} */
export const FIGURES = {
  "kingdomino-kingdom": () => html`<${Land} kingdom=${WHOLE} box=${[-2, 2, -2, 2]} hasPoints />`,
  "kingdomino-row": () => html`<${Row} dominoes=${[4, 21, 30, 44]} />`,
  "kingdomino-kings": () => html`<${Row} dominoes=${[4, 21, 30, 44]} colours=${["blue", "pink", "green", "yellow"]} />`,
  "kingdomino-match": ({ say }) =>
    html`<${Case} say=${say} isRight=${true}><${Land} kingdom=${HOME} box=${[-1, 4, -1, 2]} ghost=${[13, 2, 1, "n"]} /><//>
      <${Case} say=${say} isRight=${false}><${Land} kingdom=${HOME} box=${[-1, 4, -1, 2]} ghost=${[17, 3, 0, "e"]} isLegal=${false} /><//>`,
  "kingdomino-corner": ({ say }) => html`<${Case} say=${say} isRight=${false}><${Land} kingdom=${HOME} box=${[-1, 4, -1, 2]} ghost=${[1, 3, 1, "e"]} isLegal=${false} /><//>`,
  "kingdomino-frame": ({ say }) => html`<${Case} say=${say} isRight=${false}><${Land} kingdom=${WIDE} box=${[-2, 2, -1, 1]} ghost=${[1, 2, 1, "e"]} isLegal=${false} /><//>`,
  "kingdomino-property": () => html`<${Land} kingdom=${LAKES} box=${[0, 2, 0, 1]} hasPoints />`,
  "kingdomino-apart": () => html`<${Land} kingdom=${PARTED} box=${[-1, 2, 0, 1]} hasPoints />`,
  "kingdomino-lands": Lands,
  "kingdomino-middle": ({ say }) =>
    html`<${Case} say=${say} isRight=${true} text=${say("law-bonus", { points: 10 })}><${Land} kingdom=${CENTRED} box=${[-2, 2, -2, 2]} /><//>
      <${Case} say=${say} isRight=${false} text=${say("law-bonus", { points: 0 })}><${Land} kingdom=${ASIDE} box=${[-2, 2, -2, 2]} /><//>`,
  "kingdoms-castles": () => html`<${Line} words="red1 red2 red3 red4" />`,
  "kingdoms-value": () => html`<${Line} words="red1 +4 yellow3 . -1 +2" value=${5} />`,
  "kingdoms-twice": () => html`<${Corner} rows=${["+3 . red2", ". +1 .", "-2 . yellow1"]} values=${[3, 1, -2]} sums=${[1, 1, 0]} />`,
  "kingdoms-numbers": () => html`<${Line} words="+1 +2 +3 +4 +5 +6" /><${Line} words="-1 -2 -3 -4 -5 -6" />`,
  "kingdoms-mountain": () => html`<span class="ls-lines"><${Line} words="red2 +5 mountain" value=${5} /><${Line} words="mountain yellow1 -6" value=${-6} /></span>`,
  "kingdoms-goldmine": () => html`<${Line} words="blue2 goldmine +4 -1" value=${6} effects=${{ 2: "doubled", 3: "doubled" }} />`,
  "kingdoms-dragon": () => html`<${Line} words="yellow2 dragon +3 -1" value=${-1} effects=${{ 2: "cancelled" }} />`,
  "kingdoms-both": () => html`<${Line} words="goldmine dragon +4 -3" value=${-6} effects=${{ 2: "cancelled", 3: "doubled" }} />`,
  "kingdoms-wizard": () => html`<${Line} words="yellow1 wizard blue4 . +3" value=${3} bonus=${[0, 2]} />`,
};

/**
 * A table that compares editions or variants; what is not as in the first column stands out. On narrow screens each row becomes a list, so
 * that what each cell is about is said in it, too, and the roles are written down, which browsers forget when they are laid out otherwise.
 * @param {{ say: Say, game: string, columns: string[], rows: string[] }} props
 */
export function Comparison({ say, game, columns, rows }) {
  const title = (/** @type {string} */ column) => say(`law-${game}-column-${column}`);
  const first = (/** @type {string} */ row) => say(`law-${game}-${row}-${columns[0]}`);
  return html`<div class="ls-wide"><table class="ls-table ls-compare" role="table">
    <thead role="rowgroup"><tr role="row"><td role="cell"></td>${columns.map((column) => html`<th key=${column} scope="col" role="columnheader">${title(column)}</th>`)}</tr></thead>
    <tbody role="rowgroup">${rows.map(
      (row) => html`<tr key=${row} role="row"><th scope="row" role="rowheader">${say(`law-${game}-row-${row}`)}</th>
        ${columns.map((column) => {
          const text = say(`law-${game}-${row}-${column}`);
          return html`<td key=${column} role="cell" class=${column === columns[0] ? "" : text === first(row) ? "is-same" : "is-other"}><span class="ls-of" aria-hidden="true">${title(column)}</span>${text}</td>`;
        })}</tr>`,
    )}</tbody></table></div>`;
}
