// @ts-check
/**
 * The rules of Kingdoms that one needs at the table: which paragraphs, by which rules, with which pictures. The words
 * are messages.
 */

import { html } from "../../html.js";
import { signed } from "./notation.js";
import { castleClass, Mark, Piece } from "./pieces.js";

/**
 * Pieces of Kingdoms in a row, with what the line is worth.
 * @param {{ words: string, value?: number, effects?: Record<string, string>, bonus?: number[] }} props `effects`: by
 *   place; `bonus`: places lifted by the wizard
 */
const Line = ({ words, value, effects = {}, bonus = [] }) =>
  html`<span class="kg-ls-line">
    ${words.split(" ").map(
      (word, at) =>
        html`<span key=${at} class=${`kg-ls-tile ${word === "." ? "" : (castleClass(word) ?? "")}`}>
            ${
              word !== "." &&
              html`<${Piece} word=${word} row=${effects[at] ?? null}
            bonus=${bonus.includes(at) ? 1 : 0} />`
            }</span>`,
    )}
    ${value !== undefined && html`<${Mark} value=${value} label=${signed(value)} />`}
  </span>`;

/**
 * A corner of a board with what its lines are worth.
 * @param {{ rows: string[], values: number[], sums: number[] }} props `values` of rows, `sums` of columns
 */
const Corner = ({ rows, values, sums }) =>
  html`<span class="kg-ls-line kg-ls-cross">
    ${rows.map(
      (row, at) => html`${row.split(" ").map(
        (word, column) => html`<span key=${column}
        class=${`kg-ls-tile ${castleClass(word) ?? ""}`}>${word !== "." && html`<${Piece} word=${word} />`}</span>`,
      )}
        <${Mark} value=${values[at]} label=${signed(values[at] ?? 0)} />`,
    )}
    ${sums.map((value, at) => html`<${Mark} key=${at} value=${value} label=${signed(value)} />`)}
  </span>`;

/** The pictures, by name. @type {import("../../contract.js").Rules["figures"]} */
const figures = {
  castles: () => html`<${Line} words="red1 red2 red3 red4" />`,
  value: () => html`<${Line} words="red1 +4 yellow3 . -1 +2" value=${5} />`,
  twice: () =>
    html`<${Corner} rows=${["+3 . red2", ". +1 .", "-2 . yellow1"]} values=${[3, 1, -2]} sums=${[1, 1, 0]} />`,
  numbers: () => html`<${Line} words="+1 +2 +3 +4 +5 +6" /><${Line} words="-1 -2 -3 -4 -5 -6" />`,
  mountain: () =>
    html`<span class="kg-ls-lines"><${Line} words="red2 +5 mountain" value=${5} /><${Line} words="mountain yellow1 -6"
      value=${-6} /></span>`,
  goldmine: () => html`<${Line} words="blue2 goldmine +4 -1" value=${6} effects=${{ 2: "doubled", 3: "doubled" }} />`,
  dragon: () => html`<${Line} words="yellow2 dragon +3 -1" value=${-1} effects=${{ 2: "cancelled" }} />`,
  both: () => html`<${Line} words="goldmine dragon +4 -3" value=${-6} effects=${{ 2: "cancelled", 3: "doubled" }} />`,
  wizard: () => html`<${Line} words="yellow1 wizard blue4 . +3" value=${3} bonus=${[0, 2]} />`,
};

/** @type {import("../../contract.js").Rules} */
export const rules = {
  sections: [
    { name: "aim", paragraphs: [{ name: "aim", rules: ["KG-E1"], differs: "variants" }] },
    {
      name: "setup",
      paragraphs: [
        { name: "castles", rules: ["KG-S1", "KG-C1"], differs: "variants", figure: "castles" },
        { name: "money", rules: ["KG-S2", "A-G20", "A-G23"], differs: "editions" },
        { name: "secret", rules: ["KG-S3", "A-G16"], differs: "variants" },
        { name: "begin", rules: ["KG-S4", "KG-C2", "A-G36"] },
      ],
    },
    {
      name: "turn",
      paragraphs: [
        { name: "act", rules: ["KG-T1"], differs: "variants" },
        { name: "draw", rules: ["A-G11", "A-G12"], differs: "variants" },
        { name: "keep", rules: ["A-G13", "A-G15"] },
        { name: "pass", rules: ["KG-T2", "A-G10"] },
        { name: "stays", rules: ["KG-T3"] },
      ],
    },
    {
      name: "score",
      paragraphs: [
        { name: "when", rules: ["KG-R1", "A-G24"], differs: "variants" },
        { name: "value", rules: ["KG-R2"], figure: "value" },
        { name: "twice", rules: ["KG-R3"], figure: "twice" },
        { name: "debt", rules: ["A-G19"] },
      ],
    },
    {
      name: "tiles",
      paragraphs: [
        { name: "numbers", rules: ["KG-C4"], figure: "numbers" },
        { name: "mountain", rules: ["KG-R4", "A-G4", "A-G5"], figure: "mountain" },
        { name: "goldmine", rules: ["KG-R5", "A-G9"], figure: "goldmine" },
        { name: "dragon", rules: ["KG-R7"], figure: "dragon" },
        { name: "both", rules: ["A-G1", "A-G2", "A-G3"], figure: "both" },
        { name: "wizard", rules: ["KG-R6", "A-G6", "A-G7", "A-G8"], differs: "editions", figure: "wizard" },
      ],
    },
    {
      name: "rounds",
      paragraphs: [
        { name: "back", rules: ["KG-N1", "A-G17"], differs: "variants" },
        { name: "shuffle", rules: ["KG-N2", "A-G14"] },
        { name: "next", rules: ["KG-N3", "A-G21"] },
        { name: "end", rules: ["A-G22"] },
      ],
    },
    {
      name: "variants",
      paragraphs: [
        { name: "last", rules: ["KG-X1", "A-G18", "A-G25", "A-G26", "A-G27"] },
        { name: "luck", rules: ["KG-X2", "A-G33", "A-G34"] },
        { name: "continuous", rules: ["KG-X3", "A-G28", "A-G29", "A-G30", "A-G31"] },
        { name: "combine", rules: ["A-G32"] },
      ],
    },
    { name: "editions", paragraphs: [{ name: "editions", rules: ["KG-C3", "A-G35"], figure: "editions" }] },
  ],
  figures,
  columns: ["basic", "last", "luck", "continuous"],
  rows: ["castles", "secret", "draw", "length", "paid"],
};
