// @ts-check
/** The board as a manuscript page: squares with pieces, and the values of all lines as seals in the margins. */

import { classes, html, useMemo, useRef, useState } from "../../html.js";
import { Disc } from "../../parts/disc.js";
import { memo } from "../../same.js";
import { hasShortcuts, useSettings } from "../../settings.js";
import { say, useWords } from "../../words.js";
import { wornBy } from "./components.js";
import { areaOf, effects, endsOf, freeAbove, holds, lineKey, lineName, valuePlace } from "./geometry.js";
import { COLUMNS, pieceAt, placeOf, ROWS, signed, squareName } from "./notation.js";
import { Back, Badge, castleClass, Drawing, Mark, Piece, Shield } from "./pieces.js";
import { lineShort, lineValue, squareWords } from "./words.js";

/** @typedef {import("./types.js").Line} Line */
/**
 * @typedef {object} BoardProps
 * @property {string[][]} board
 * @property {Line[]} lines as they are shown: those of a preview, if there is one
 * @property {import("./types.js").Name[]} names
 * @property {import("./components.js").Variants} variants
 * @property {string} label
 * @property {import("../../html.js").Children} [caption] a word about the values in the margins, in the upper one; only listeners
 *   get it where that has no room
 * @property {import("../../html.js").Children} [beside] what is always beside the caption
 * @property {Set<string> | null} [legal] where the chosen piece may go
 * @property {{ square: string, word: string, variant: number, isTried: boolean } | null} [ghost]
 * @property {string | null} [marked] a square for which no piece is chosen yet
 * @property {ReturnType<typeof import("./view.js").marksOf>} [marks] where something was placed of late
 * @property {Map<string, number | null>} [changed] lines with another value, and what it was
 * @property {Line[]} [framed] the lines in question
 * @property {number | null} [counting] the line that is being counted
 * @property {(square: string, event: PointerEvent) => void} [onSquare]
 * @property {(square: string | null) => void} [onHover]
 * @property {(line: Line) => void} [onLine]
 * @property {(event: PointerEvent, square: string) => void} [onGrab] a drag of the ghost begins
 * @property {Map<string, import("./candidates.js").Shown>} [candidates] What is shown without being played.
 */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const ROW_NUMBERS = Array.from({ length: ROWS }, (_, row) => row);
const COLUMN_NUMBERS = Array.from({ length: COLUMNS }, (_, column) => column);

/** @param {BoardProps} props */
export function Board(props) {
  const { lines, label, caption, changed, framed = [], counting = null, onHover } = props;
  const [focus, setFocus] = useState("a1");
  const grid = useRef(/** @type {HTMLElement | null} */ (null));
  const effect = useMemo(() => effects(lines), [lines]);
  const ears = useRef(/** @type {Ears} */ ({ setFocus }));
  ears.current = { onSquare: props.onSquare, onHover, onGrab: props.onGrab, onLine: props.onLine, setFocus };

  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const to = target(event, focus);
    if (!to) return;
    event.preventDefault();
    setFocus(to);
    /** @type {HTMLElement | null | undefined} */ (grid.current?.querySelector(`[data-square="${to}"]`))?.focus();
  };
  const leave = (/** @type {FocusEvent} */ { relatedTarget: to }) =>
    !grid.current?.contains(/** @type {Node | null} */ (to)) && onHover?.(null);
  const frames = counting === null ? framed : [lines[counting]];

  return html`<div class=${"board page"}>
    ${["nw", "ne", "sw", "se"].map(
      (corner) => html`<${Drawing} key=${corner} class=${`corner ${corner}`}
      id="vine-corner" box="0 0 60 60" />`,
    )}
    <div class="kg-grid" onPointerLeave=${() => onHover?.(null)} onFocusOut=${leave}>
      <div class="kg-ground"></div>
      <div class="kg-cells" role="grid" aria-label=${label} aria-rowcount=${ROWS} aria-colcount=${COLUMNS} ref=${grid}
        onKeyDown=${onKeyDown}>
      ${ROW_NUMBERS.map(
        (row) => html`<div key=${row} class="kg-row" role="row" aria-label=${rowWords(lines, row)}>
          ${COLUMN_NUMBERS.map((column) => {
            const square = squareName(row, column);
            return html`<${Square} key=${square} ...${shownAt(props, square)} effect=${effect.get(square)}
              isStop=${square === focus} ears=${ears} />`;
          })}
        </div>`,
      )}
      </div>
      ${caption && html`<${Caption} ...${{ lines, caption }}>${props.beside}<//>`}
      ${frames.map(
        (line) => html`<div key=${lineKey(line)} class="kg-band"
        style=${{ gridArea: areaOf(line) }}></div>`,
      )}
      ${lines.map(
        (line, index) => html`<${Value} key=${lineKey(line)} line=${line} was=${changed?.get(lineKey(line))}
          isCounted=${counting === null ? line.scored : index < counting} isNow=${index === counting} ears=${ears} />`,
      )}
    </div>
  </div>`;
}

/** @type {number} Columns that a caption needs. */
const LEGIBLE = 4;

/**
 * What the values in the margins are, where the upper one is free.
 * @param {{ lines: Line[], caption: import("../../html.js").Children, children?: import("../../html.js").Children }} props
 */
function Caption({ lines, caption, children }) {
  const { from, to } = freeAbove(lines);
  return html`<p class="kg-caption" style=${{ gridColumn: `${from + 1} / ${to + 2}` }}>
    <span class=${to - from + 1 < LEGIBLE ? "vh" : ""}>${caption}</span>${children}</p>`;
}

/** Where a key leads from a square. @param {KeyboardEvent} event @param {string} from */
function target(event, from) {
  const { row, column } = placeOf(from);
  if (event.altKey || event.metaKey) return null;
  if (event.key === "Home") return squareName(event.ctrlKey ? 0 : row, 0);
  if (event.key === "End") return squareName(event.ctrlKey ? ROWS - 1 : row, COLUMNS - 1);
  const step = STEPS[event.key];
  if (!step || event.ctrlKey) return null;
  const [down, right] = [row + step[0], column + step[1]];
  const isInside = down >= 0 && down < ROWS && right >= 0 && right < COLUMNS;
  return isInside ? squareName(down, right) : from;
}

/** What a row is worth, for those who hear it. @param {Line[]} lines @param {number} row */
const rowWords = (lines, row) =>
  lines
    .filter((line) => line.direction === "row" && lineName(line) === String(row + 1))
    .map(lineValue)
    .join(", ");

/** @typedef {{ row: string | null, column: string | null, bonus: number, rank: number }} Effect */

/**
 * What is seen on a square: a piece, or one that is only being tried there.
 * @param {BoardProps} props
 * @param {string} square
 */
function seenAt({ board, variants, ghost }, square) {
  if (ghost?.square !== square)
    return { word: pieceAt(board, square), variant: variants.get(square) ?? 0, isGhost: false, isTried: false };
  return { word: ghost.word, variant: ghost.variant, isGhost: true, isTried: Boolean(ghost.isTried) };
}

/**
 * @typedef {{ row: boolean, column: boolean }} Lit
 * @typedef {{ shade: string, inLine: boolean, hot: Lit, told: Lit }} Light
 */

/**
 * How a square is lit: while a line is counted, only what is in it; otherwise the lines that are framed.
 * @param {BoardProps} props
 * @param {string} square
 * @returns {Light}
 */
function lightOn({ board, lines, framed = [], counting = null }, square) {
  const line = counting === null ? null : lines[counting];
  const both = (/** @type {(direction: string) => boolean} */ is) => ({ row: is("row"), column: is("column") });
  if (!line) {
    const hot = both((direction) => framed.some((one) => one.direction === direction && holds(one, square)));
    return { shade: "", inLine: false, hot, told: { row: true, column: true } };
  }
  const inLine = holds(line, square);
  const isEnd = Object.values(endsOf(line)).includes(square) && pieceAt(board, square) === "mountain";
  const hot = both((direction) => inLine && line.direction === direction);
  return { shade: inLine ? "" : isEnd ? "dimmer" : "dim", inLine, hot, told: hot };
}

/**
 * What is shown on a square. Most squares stay as they are from move to move, and are not drawn again.
 * @param {BoardProps} props
 * @param {string} square
 */
function shownAt(props, square) {
  const seen = seenAt(props, square);
  return {
    square,
    seen,
    light: lightOn(props, square),
    names: props.names,
    isLegal: Boolean(props.legal?.has(square)),
    isMarked: props.marked === square,
    isCounting: (props.counting ?? null) !== null,
    mark: props.marks?.get(square),
    candidate: seen.isGhost ? undefined : props.candidates?.get(square),
  };
}

/** @typedef {ReturnType<typeof shownAt>} Shown */

/** @param {Shown} shown */
function looksOf({ names, seen, isMarked, isLegal, mark, candidate, light }) {
  const isEmpty = seen.word === ".";
  return classes(
    "kg-sq",
    castleClass(candidate?.word ?? seen.word, wornBy(names)),
    isEmpty && "empty",
    isEmpty && isLegal && "legal",
    isEmpty && isMarked && "try",
    seen.isGhost && (seen.isTried ? "kg-tried" : "ghost"),
    mark && !seen.isGhost && "last",
    candidate && `kg-candidate kg-is-${candidate.mark.look}`,
    light.shade,
  );
}

/**
 * @typedef {Pick<BoardProps, "onSquare" | "onHover" | "onGrab" | "onLine"> & { setFocus: (square: string) => void }} Ears What
 *   happens to a square or a value is told here; it need not be drawn again because others listen.
 */

/** @param {Shown & { isStop: boolean, effect?: Effect, ears: { current: Ears } }} props */
function SquareDrawn({ ears, isStop, effect, ...shown }) {
  useWords();
  const { square, seen, light, names, isLegal, isCounting, mark, candidate } = shown;
  const { row, column } = placeOf(square);
  const isEmpty = seen.word === ".";
  const isChosen = seen.isGhost && !seen.isTried;
  const word = seen.word === "back" ? "?" : seen.word;
  const said = squareWords({
    square,
    word,
    variant: seen.variant,
    names,
    effect,
    isLegal,
    isGhost: isChosen,
    isLast: mark !== undefined,
    by: mark?.seat,
  });
  return html`<button type="button" role="gridcell" data-square=${square} tabindex=${isStop ? 0 : -1} class=${looksOf(shown)}
    style=${{ gridArea: `${row + 2} / ${column + 2}` }} aria-label=${said} title=${said} aria-selected=${isChosen}
    onClick=${(/** @type {PointerEvent} */ event) => ears.current.onSquare?.(square, event)} onFocus=${(
      /** @type {{ currentTarget: HTMLElement }} */ event,
    ) => {
      ears.current.setFocus(square);
      if (event.currentTarget.matches(":focus-visible")) ears.current.onHover?.(square);
    }}
    onPointerEnter=${(/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && ears.current.onHover?.(square)}
    onPointerDown=${(/** @type {PointerEvent} */ event) => seen.isGhost && ears.current.onGrab?.(event, square)}>
    ${candidate && html`<${Candidate} ...${candidate} />`}
    ${
      isEmpty
        ? !candidate && !isCounting && html`<${Empty} square=${square} />`
        : html`<${Standing} ...${seen} effect=${effect} light=${light} />`
    }
    ${mark && !seen.isGhost && html`<${Pin} name=${names[mark.seat]} order=${mark.order} />`}
  </button>`;
}

const Square = memo(SquareDrawn);

/** @param {import("./candidates.js").Shown} props */
const Candidate = ({ mark, word, variant }) =>
  html`${mark.look !== "place" && (word === "back" ? html`<${Back} />` : html`<${Piece} word=${word} variant=${variant} />`)}<${Disc}
    mark=${mark} />`;

/** Who was here, and when. @param {{ name?: import("../../contract.js").Name, order: number | null }} props */
const Pin = ({ name, order }) =>
  html`<${Shield} class="kg-pin" colour=${name?.colour} />${order && html`<b class="kg-order" aria-hidden="true">${order}</b>`}`;

/** The mark is always there: what comes and goes with every turn has the browser lay out the whole board. @param {{ square: string }} props */
const Empty = ({ square }) =>
  html`<span class="kg-coordinate" aria-hidden="true">${square}</span>
    <${Drawing} class="kg-quatrefoil" id="mark-legal" box="0 0 24 24" />`;

/** @param {{ word: string, variant: number, effect?: Effect, light: Light }} props */
function Standing({ word, variant, effect, light }) {
  if (word === "back") return html`<${Back} />`;
  const shown = (/** @type {"row" | "column"} */ direction) =>
    light.told[direction] ? (effect?.[direction] ?? null) : null;
  return html`<${Piece} word=${word} variant=${variant} row=${shown("row")} column=${shown("column")}
    bonus=${effect?.bonus ?? 0}
    isRowHot=${light.hot.row} isColumnHot=${light.hot.column} isStruck=${light.inLine} />`;
}

/**
 * The value of a line. `was`: what it was if it has changed, and null if the line is new.
 * @param {{ line: Line, was?: number | null, isCounted: boolean, isNow: boolean, ears: { current: Ears } }} props
 */
function ValueDrawn({ line, was, isCounted, isNow, ears }) {
  useWords();
  const place = valuePlace(line);
  const hasChanged = was !== undefined;
  const looks = [hasChanged && "changed", isNow && "counted-now", place.isOnBoard && "kg-on-board"];
  return html`<${Mark} value=${line.value} line=${lineKey(line)} isPencil=${!hasChanged && !isCounted && !isNow}
    class=${classes("kg-val", line.direction === "row" ? "row" : "col", ...looks)}
    style=${{ gridArea: `${place.row + 1} / ${place.column + 1}` }} title=${lineValue(line)}
      onClick=${() => ears.current.onLine?.(line)} label=${lineValue(line)}>
    ${
      hasChanged &&
      was !== null &&
      html`<s class="kg-was" aria-hidden="true" title=${lineShort(line)}>
      ${signed(was)}</s>`
    }
  </${Mark}>`;
}

const Value = memo(ValueDrawn);

/** @param {{ isContinuous: boolean }} props */
function LegendDrawn({ isContinuous }) {
  useWords();
  useSettings();
  const signs = [
    [
      html`<${Mark} value=${5} isPencil /><${Mark} value=${-3} isPencil /><${Mark} value=${0} isPencil />`,
      "kingdoms-page-legend-line",
    ],
    ...(isContinuous ? [[html`<${Mark} value=${5} /><${Mark} value=${-3} />`, "kingdoms-page-legend-paid"]] : []),
    [html`<${Badge} id="badge-x2" />`, "kingdoms-page-legend-double"],
    [html`<${Badge} id="badge-x0" />`, "kingdoms-page-legend-nil"],
    [html`<${Badge} id="star-wizard" />`, "kingdoms-page-legend-star"],
    [html`<${Drawing} class="kg-legend-tile" id="tile-mountain" box="0 0 100 100" />`, "kingdoms-page-legend-mountain"],
    [html`<${Drawing} class="kg-legend-mark" id="mark-legal" box="0 0 24 24" />`, "kingdoms-page-legend-legal"],
  ];
  return html`<section><h3>${say("kingdoms-page-legend")}</h3>
    <ul class="kg-legend">${signs.map(
      ([sign, name]) => html`<li key=${name}><span class="kg-signs" aria-hidden="true">
      ${sign}</span><span>${say(/** @type {string} */ (name))}</span></li>`,
    )}</ul>
    <p class="kg-keys">${say("kingdoms-page-keys", { shortcuts: hasShortcuts() ? "on" : "off" })}</p></section>`;
}

export const Legend = memo(LegendDrawn);
