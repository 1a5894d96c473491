// @ts-check
/** A moment of a game that is studied: the board, and what was or could have been done. */

import { classes, html } from "../../html.js";
import { drawingOf } from "../../parts/grade.js";
import { nextVariant, pictureOf, variants, wordOf, wornBy } from "./components.js";
import { castleOf, COLUMNS, placeOf, split, squareName } from "./notation.js";
import { plainTile } from "./words.js";

/** @typedef {import("../../contract.js").Marked} Marked */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("../../more.js").Say} Say */

/** @type {import("../../contract.js").StudyFace<View>} */
export const study = { name, drawn, Picture };

/** A square, and the gap around it, in the drawing's units. */
const [SIDE, STEP, EDGE] = [100, 108, 12];

/** An action in a few words: "Castle 3 on c2". @param {{ say: Say, action: string }} props */
function name({ say, action }) {
  const { piece, square } = split(action);
  if (!square) return say(`kingdoms-study-${piece}`);
  const rank = /^r([1-4])$/.exec(piece)?.[1];
  if (rank) return say("kingdoms-study-castle", { rank: Number(rank), square });
  if (piece === "s") return say("kingdoms-study-starting", { square });
  return say("kingdoms-study-tile", { tile: plainTile(piece), square });
}

/** What came to light: "+4 was drawn". @param {{ say: Say, view: View }} props */
function drawn({ say, view }) {
  const tile = view.drawn_tile;
  if (tile && tile !== "?") return say("kingdoms-study-drawn", { tile: plainTile(tile) });
  const isFresh = view.present.board.every((row) => row.every((word) => word === "."));
  return say(isFresh ? "kingdoms-study-dealt" : "kingdoms-study-shown");
}

/**
 * The board with pieces that are only thought of. A draw from the pile is beside it.
 * @param {{ view: View, seat: number | null, names: import("./types.js").Name[], marked: Marked[] }} props
 */
function Picture({ view, seat, names, marked }) {
  const { board } = view.present;
  const worn = wornBy(names);
  const shown = variants(board, squareName);
  const starting = seat === null ? null : (view.players[seat]?.starting_tile ?? null);
  const pile = marked.find(({ action }) => split(action).square === null);
  const pieces = board.flatMap((line, row) =>
    line.map((word, column) => ({
      word,
      square: squareName(row, column),
      variant: shown.get(squareName(row, column)) ?? 0,
    })),
  );
  const thought = marked.flatMap((mark) => {
    const { piece, square } = split(mark.action);
    const word = wordOf(piece, seat, starting, false);
    return square && word
      ? [{ mark, square, word, variant: nextVariant(board, shown, word, squareName, piece === "s") }]
      : [];
  });
  const tile = view.drawn_tile && !marked.length ? view.drawn_tile : null;
  const wide = COLUMNS * STEP + 2 * EDGE + (pile || tile ? STEP + EDGE : 0);
  return html`<svg class="kg-moment kg-thumbnail" viewBox=${`0 0 ${wide} ${board.length * STEP + 2 * EDGE}`} aria-hidden="true" focusable="false">
    <rect class="kg-field" width=${COLUMNS * STEP + 2 * EDGE - 8} height=${board.length * STEP + 2 * EDGE - 8} rx="16" />
    ${pieces.map((one) => html`<${Square} key=${one.square} ...${one} worn=${worn} />`)}
    ${thought.map(
      ({
        mark,
        ...one
      }) => html`<g key=${mark.action} class=${`kg-thought kg-is-${mark.look}`}><${Square} ...${one} worn=${worn} />
        <${Ring} place=${cornerOf(one.square)} mark=${mark} /></g>`,
    )}
    ${
      (pile || tile) &&
      html`<g class=${classes("kg-thought", pile && `kg-is-${pile.look}`)}>
      <${Art} word=${tile ?? "back"} variant=${0} x=${COLUMNS * STEP + 2 * EDGE} y=${EDGE} worn=${worn} />
      ${pile && html`<${Ring} place=${{ x: COLUMNS * STEP + 2 * EDGE, y: EDGE }} mark=${pile} />`}</g>`
    }
  </svg>`;
}

/** The upper left corner of a square. @param {string} square */
function cornerOf(square) {
  const { row, column } = placeOf(square);
  return { x: EDGE + column * STEP, y: EDGE + row * STEP };
}

/** @param {{ word: string, square: string, variant: number, worn: (colour: string) => string }} props */
const Square = ({ word, square, variant, worn }) =>
  html`<${Art} ...${{ word, variant, worn }} ...${cornerOf(square)} />`;

/** @param {{ word: string, variant: number, x: number, y: number, worn: (colour: string) => string }} props */
function Art({ word, variant, x, y, worn }) {
  const castle = castleOf(word);
  const id = castle
    ? `castle-${worn(castle.colour)}-${castle.rank}`
    : word === "back" || word === "?"
      ? "tile-back"
      : `tile-${pictureOf(word, variant)}`;
  return html`<rect class=${castle ? `kg-ground p-${worn(castle.colour)}` : "empty"} x=${x} y=${y} width=${SIDE} height=${SIDE} rx="10" />
    ${word !== "." && html`<use href=${`#${id}`} x=${x} y=${y} width=${SIDE} height=${SIDE} />`}`;
}

/** @param {{ place: { x: number, y: number }, mark: Marked }} props */
function Ring({ place: { x, y }, mark }) {
  const grade = /** @type {import("../../parts/grade.js").Mark | undefined} */ (mark.grade);
  return html`<rect class="kg-thought-ring" x=${x - 1} y=${y - 1} width=${SIDE + 2} height=${SIDE + 2} rx="11" />
    ${
      grade &&
      html`<g class=${`g-seal g-${grade}`}><use href=${drawingOf(grade)} x=${x + SIDE - 34} y=${y - 14} width="48"
        height="48" /></g>`
    }`;
}
