// @ts-check
/**
 * The rules of Kingdomino that one needs at the table: which paragraphs, by which rules, with which pictures. The words
 * are messages.
 */

import { html } from "../../html.js";
import { Case } from "../../parts/figures.js";
import { half, halves, MOST, TERRAINS } from "./components.js";
import { UNIT } from "./geometry.js";
import { Domino, Ghost, Kingdom } from "./pieces.js";

/** @typedef {import("../../more.js").Say} Say */

/**
 * A kingdom for a picture, its squares as `x y W1`; of its properties the squares as `x y`.
 * @param {string} text
 * @param {string[]} [properties]
 * @returns {import("./types.js").KingdomData}
 */
function drawn(text, properties = []) {
  const squares = text.split(",").map(
    (one) =>
      /** @type {[number, number, string]} */ (
        one
          .trim()
          .split(" ")
          .map((part) => (isNaN(Number(part)) ? part : Number(part)))
      ),
  );
  return {
    squares,
    score: 0,
    discards: 0,
    largest: 0,
    crowns: 0,
    bonuses: { middle_kingdom: 0, harmony: 0 },
    properties: properties.map((places) => propertyOn(squares, places.split(","))),
  };
}

/** @param {[number, number, string][]} squares @param {string[]} places @returns {import("./types.js").Property} */
function propertyOn(squares, places) {
  const on = places.map((place) => /** @type {[number, number]} */ (place.trim().split(" ").map(Number)));
  const there = on.flatMap(([x, y]) =>
    squares.filter((square) => square[0] === x && square[1] === y).map(([, , text]) => half(text)),
  );
  const crowns = there.reduce((sum, one) => sum + one.crowns, 0);
  const terrain = /** @type {import("./types.js").Property["terrain"]} */ (there[0]?.terrain);
  return { terrain, squares: on.length, crowns, points: on.length * crowns, on };
}

/**
 * @param {{ kingdom: import("./types.js").KingdomData, box: number[], ghost?: [number, number, number, "n" | "e" | "s"
 *   | "w"], isLegal?: boolean, hasPoints?: boolean }} props `box`: west, east, south, north
 */
function Land({ kingdom, box: [west, east, south, north], ghost, isLegal = true, hasPoints = false }) {
  const [number, x, y, direction] = ghost ?? [0, 0, 0, "e"];
  return html`<span class=${`kd-ls-land ${hasPoints ? "kd-show-points" : ""}`}
    data-columns=${/** @type {number} */ (east) - /** @type {number} */ (west) + 1}>
    <${Kingdom} kingdom=${kingdom} colour="pink" box=${{ west, east, south, north }} hasFrame hasPoints=${hasPoints}>
      ${
        ghost &&
        html`<g transform=${`translate(${x * UNIT} ${-y * UNIT})`}><${Ghost} number=${number}
        direction=${direction} isLegal=${isLegal} /></g>`
      }
    <//></span>`;
}

const HOME = drawn("1 0 W1, 2 0 W, 0 1 P, 0 2 P");

const WIDE = drawn("1 0 W1, 2 0 W, -1 0 L, -2 0 L");

const WHOLE = drawn(
  [
    "-2 2 W, -1 2 W, 0 2 W1, 1 2 M, 2 2 F, -2 1 P2, -1 1 M3, 0 1 W, 1 1 F1, 2 1 F, -2 0 P2",
    "-1 0 F, 1 0 F, 2 0 F, -2 -1 L, -1 -1 L1, 0 -1 L, 1 -1 F, 2 -1 F, -1 -2 L, 0 -2 L, 2 -2 F",
  ].join(", "),
  [
    "-2 2, -1 2, 0 2, 0 1",
    "1 2",
    "2 2, 2 1, 1 1, 2 0, 1 0, 2 -1, 1 -1, 2 -2",
    "-2 1, -2 0",
    "-1 1",
    "-1 0",
    "-2 -1, -1 -1, 0 -1, -1 -2, 0 -2",
  ],
);

const LAKES = drawn("1 0 L1, 2 0 L, 2 1 L1, 1 1 F", ["1 0, 2 0, 2 1", "1 1"]);

const CENTRED = drawn("-1 0 W, -2 0 W1, 1 0 F, 2 0 F, 0 1 P, 0 2 P, 0 -1 L, 0 -2 L");

const ASIDE = drawn("1 0 W1, 2 0 W, 1 1 F, 2 1 F, 0 1 P, 0 2 P, -1 0 L, -1 1 L");

const PARTED = drawn("-1 0 F1, 1 0 F, 2 0 F, 2 1 F", ["-1 0", "1 0, 2 0, 2 1"]);

/** @param {{ dominoes: number[], colours?: (string | null)[] }} props */
const Row = ({ dominoes, colours = [] }) =>
  html`<ol class="kd-ls-row">
    ${dominoes.map(
      (number, at) => html`<li key=${number}><b>${number}</b><span><${Domino} number=${number} />
        ${
          colours[at] &&
          html`<svg class="kd-ls-king" viewBox="0 0 60 80" aria-hidden="true"><use
          href=${`#king-${colours[at]}`} width="60" height="80" /></svg>`
        }</span></li>`,
    )}
  </ol>`;

/** The head of a narrow column: so many crowns. @param {{ say: Say, crowns: number }} props */
const Crowns = ({ say, crowns }) =>
  html`<span aria-hidden="true">${crowns}<svg class="kd-ls-crown" viewBox="0 0 26 21"><use
    href="#emblem-crown" /></svg></span><span class="vh">${say("kingdomino-law-crowns", { crowns })}</span>`;

/** How many squares of each land there are, counted from the dominoes. @param {{ say: Say }} props */
function Lands({ say }) {
  const all = Array.from({ length: MOST }, (_, at) => halves(at + 1)).flat();
  const count = (/** @type {string} */ terrain, /** @type {number | null} */ crowns) =>
    all.filter((one) => one.terrain === terrain && (crowns === null || one.crowns === crowns)).length;
  return html`<div class="ls-wide"><table class="ls-table">
    <thead><tr><th scope="col">${say("kingdomino-law-land")}</th><th scope="col">${say("kingdomino-law-squares")}</th>
      ${[0, 1, 2, 3].map(
        (crowns) => html`<th key=${crowns} scope="col"><${Crowns} say=${say}
      crowns=${crowns} /></th>`,
      )}</tr></thead>
    <tbody>${TERRAINS.map(
      (terrain) => html`<tr key=${terrain}><th scope="row"><svg viewBox="0 0 100 100" aria-hidden="true"><use
        href=${`#land-${terrain}`} width="100" height="100" /><use href=${`#glyph-${terrain}`} x="14" y="14" width="72"
        height="72" /></svg>${say("kingdomino-terrain", { terrain })}</th>
        <td><b>${count(terrain, null)}</b></td>${[0, 1, 2, 3].map(
          (crowns) => html`<td key=${crowns}>
          ${count(terrain, crowns) || "–"}</td>`,
        )}</tr>`,
    )}</tbody></table></div>`;
}

/** The pictures, by name. @type {import("../../contract.js").Rules["figures"]} */
const figures = {
  kingdom: () => html`<${Land} kingdom=${WHOLE} box=${[-2, 2, -2, 2]} hasPoints />`,
  row: () => html`<${Row} dominoes=${[4, 21, 30, 44]} />`,
  kings: () => html`<${Row} dominoes=${[4, 21, 30, 44]} colours=${["blue", "pink", "green", "yellow"]} />`,
  match: ({ say }) =>
    html`<${Case} say=${say} isRight=${true}><${Land} kingdom=${HOME} box=${[-1, 4, -1, 2]}
      ghost=${[13, 2, 1, "n"]} /><//>
      <${Case} say=${say} isRight=${false}><${Land} kingdom=${HOME} box=${[-1, 4, -1, 2]} ghost=${[17, 3, 0, "e"]}
        isLegal=${false} /><//>`,
  corner: ({ say }) =>
    html`<${Case} say=${say} isRight=${false}><${Land} kingdom=${HOME} box=${[-1, 4, -1, 2]} ghost=${[1, 3, 1, "e"]}
      isLegal=${false} /><//>`,
  frame: ({ say }) =>
    html`<${Case} say=${say} isRight=${false}><${Land} kingdom=${WIDE} box=${[-2, 2, -1, 1]} ghost=${[1, 2, 1, "e"]}
      isLegal=${false} /><//>`,
  property: () => html`<${Land} kingdom=${LAKES} box=${[0, 2, 0, 1]} hasPoints />`,
  apart: () => html`<${Land} kingdom=${PARTED} box=${[-1, 2, 0, 1]} hasPoints />`,
  lands: Lands,
  middle: ({ say }) =>
    html`<${Case} say=${say} isRight=${true} text=${say("kingdomino-law-bonus", { points: 10 })}><${Land}
      kingdom=${CENTRED} box=${[-2, 2, -2, 2]} /><//>
      <${Case} say=${say} isRight=${false} text=${say("kingdomino-law-bonus", { points: 0 })}><${Land} kingdom=${ASIDE}
        box=${[-2, 2, -2, 2]} /><//>`,
};

/** @type {import("../../contract.js").Rules} */
export const rules = {
  sections: [
    { name: "aim", paragraphs: [{ name: "aim", rules: ["KD-V2", "KD-V6"], figure: "kingdom" }] },
    {
      name: "setup",
      paragraphs: [
        { name: "kings", rules: ["KD-S1", "KD-S2"] },
        { name: "deck", rules: ["KD-S3", "KD-S4", "A-K18"], differs: "editions" },
        { name: "row", rules: ["KD-S5", "KD-S6"], differs: "editions", figure: "row" },
        { name: "draft", rules: ["KD-S7", "KD-S8", "KD-S9", "A-K20"], differs: "editions" },
        { name: "second", rules: ["KD-S10"] },
      ],
    },
    {
      name: "turn",
      paragraphs: [
        { name: "order", rules: ["KD-T1", "KD-T3", "A-K22"], figure: "kings" },
        { name: "act", rules: ["KD-T2"] },
        { name: "two", rules: ["KD-T4", "A-K21"] },
        { name: "rounds", rules: ["KD-T5", "KD-T6", "KD-E1", "A-K14"], differs: "editions" },
      ],
    },
    {
      name: "place",
      paragraphs: [
        { name: "match", rules: ["KD-P2", "KD-P3", "A-K4"], figure: "match" },
        { name: "castle", rules: ["A-K5", "A-K23"] },
        { name: "corner", rules: ["A-K6"], figure: "corner" },
        { name: "frame", rules: ["KD-P1", "KD-P6", "A-K3"], figure: "frame" },
        { name: "must", rules: ["KD-P5", "A-K1"] },
        { name: "discard", rules: ["KD-P4", "A-K8"] },
        { name: "stays", rules: ["A-K2", "A-K7"] },
      ],
    },
    {
      name: "score",
      paragraphs: [
        { name: "property", rules: ["KD-V1"], figure: "property" },
        { name: "apart", rules: ["KD-V3", "KD-V4"], figure: "apart" },
        { name: "neutral", rules: ["KD-V5"] },
        { name: "holes", rules: ["KD-E2"] },
        { name: "ties", rules: ["KD-V7", "KD-V8", "A-K12", "A-K13"] },
      ],
    },
    { name: "lands", paragraphs: [{ name: "lands", rules: ["KD-C3", "KD-C6"], figure: "lands" }] },
    {
      name: "variants",
      paragraphs: [
        { name: "middle", rules: ["KD-X2", "A-K9"], differs: "editions", figure: "middle" },
        { name: "harmony", rules: ["KD-X3", "A-K10"] },
        { name: "duel", rules: ["KD-X4", "A-K11"], differs: "editions" },
        { name: "dynasty", rules: ["KD-X1", "A-K15", "A-K16"], differs: "editions" },
        { name: "combine", rules: ["KD-X5", "A-K24"] },
      ],
    },
    {
      name: "editions",
      paragraphs: [
        { name: "editions", rules: ["KD-S4", "KD-S5", "KD-S8"], figure: "editions" },
        { name: "leftover", rules: ["A-K17"] },
      ],
    },
  ],
  figures,
  columns: ["classic", "modern", "bga"],
  rows: ["two", "draft", "three", "middle", "dynasty"],
};
