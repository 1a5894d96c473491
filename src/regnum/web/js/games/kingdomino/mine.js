/** The large kingdom: where dominoes are placed by tap, key or drag. */

import { classes, html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../html.js";
import { useWords } from "../../words.js";
import { boxOf, groundOf, reachOf, rectangle, UNIT } from "./geometry.js";
import { Ghost, Kingdom } from "./land.js";
import { lift, turn } from "./motion.js";
import { isNamed, keyOf, neighbour, squaresOf, turnAt } from "./notation.js";
import { kingdomSummary, kingdomTitle, placeName, signed, spotName } from "./spoken.js";

/** @typedef {import("./notation.js").Spot} Spot */
/** @typedef {import("./notation.js").Direction} Direction */
/** @typedef {{ x: number, y: number, direction: Direction, action: string }} Chosen a legal place for the domino */
/** @typedef {{ x: number, y: number, direction: Direction }} Tried a place that is not legal */
/** @typedef {{ west: number, north: number, columns: number, rows: number }} Sheet the squares that the picture shows */

const MARGIN = 12;
const KEYS = /** @type {Record<string, Direction>} */ ({ ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w" });

/**
 * The board with its marks.
 * @param {{
 *   kingdom: any, size: number, seat: number, names: import("../../contract.js").Name[], last: any, hasPoints: boolean, hasNames: boolean,
 *   domino: number | null, spots: Map<string, Spot>, chosen: Chosen | null, tried: Tried | null, gain: number | null, isBusy: boolean,
 *   choose: (chosen: Chosen | null) => void, tryHere: (square: { x: number, y: number }) => void, rotate: () => void,
 *   confirm: () => void, boardRef: { current: any }, grab: (event: PointerEvent) => void,
 * }} props `domino`: the one that may be placed here now
 */
export function Board(props) {
  const { kingdom, size, seat, names, last, hasPoints, hasNames, domino, spots, chosen, tried, gain, boardRef } = props;
  const say = useWords();
  const reach = useMemo(() => reachOf(boxOf(groundOf(kingdom).values()), size), [kingdom, size]);
  const summary = kingdomSummary(kingdom, kingdomTitle(names, seat));
  const ghost = tried ?? chosen;
  const hidden = new Set(ghost ? squaresOf(ghost).map(([x, y]) => keyOf(x, y)) : []);
  const marks = domino === null ? [] : [...spots.values()].filter(({ x, y }) => !hidden.has(keyOf(x, y)));
  const shape = { "--columns": reach.east - reach.west + 1, "--rows": reach.north - reach.south + 1 };
  return html`<div class="kd-sheet-of-land"><div class="kd-field" ref=${boardRef} style=${shape}>
    <${Kingdom}
      kingdom=${kingdom}
      colour=${names[seat].colour}
      box=${reach}
      label=${domino === null ? summary : undefined}
      hasFrame
      hasPoints=${hasPoints && !ghost}
      hasNames=${hasNames}
      last=${ghost ? null : last}
      class=${props.isBusy ? "kd-busy" : ""}
    >
      ${marks.map(
        ({ x, y }) => html`<svg key=${keyOf(x, y)} class="legal" x=${x * UNIT + 34} y=${-y * UNIT + 34} width="32" height="32" viewBox="0 0 24 24">
          <use href="#mark-legal" width="24" height="24" />
        </svg>`,
      )}
      ${ghost && domino !== null && html`<${Placed} domino=${domino} place=${ghost} isLegal=${!tried} gain=${tried || gain === null ? "" : signed(gain)} />`}
    </${Kingdom}>
    ${domino !== null && html`<${Spots} ...${props} reach=${reach} summary=${summary} ghost=${ghost} />`}
  </div></div>`;
}

/** The ghost, where it hovers now. */
function Placed({ domino, place, isLegal, gain }) {
  const body = useRef(null);
  const before = useRef(/** @type {any} */ (null));
  useLayoutEffect(() => {
    const was = before.current;
    if (!was) lift(body.current);
    else if (was.direction !== place.direction && was.x === place.x && was.y === place.y) turn(body.current);
    before.current = place;
  }, [place.x, place.y, place.direction]);
  return html`<g class="kd-ghost" style=${{ transform: `translate(${place.x * UNIT}px, ${-place.y * UNIT}px)` }}>
    <g ref=${body}><${Ghost} key=${place.direction} number=${domino} direction=${place.direction} isLegal=${isLegal} gain=${gain} /></g>
  </g>`;
}

/**
 * What can be touched, focused and heard, laid over the picture. The board is one stop of Tab: a listbox, because screen readers hand
 * the arrows to it without a mode of their own, and a finger that explores the screen still finds every mark as an option where it lies.
 */
function Spots(props) {
  const { kingdom, domino, spots, chosen, gain, reach, ghost, summary, choose, tryHere, rotate, confirm, grab, isBusy } = props;
  const say = useWords();
  const ordered = useMemo(() => [...spots.values()].sort((one, other) => other.y - one.y || one.x - other.x), [spots]);
  const [active, setActive] = useState(/** @type {string | null} */ (null));
  const at = chosen ? keyOf(chosen.x, chosen.y) : active;
  const spot = at === null ? null : (spots.get(at) ?? null);
  useEffect(() => setActive(null), [spots]);

  const idOf = ({ x, y }) => `kd-spot-${x + 6}-${y + 6}`;
  const goTo = (next) => {
    const { direction, action } = turnAt(next, ghost?.direction ?? "e");
    setActive(keyOf(next.x, next.y));
    choose({ x: next.x, y: next.y, direction, action });
  };
  const nearest = () => [...ordered].sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))[0];

  const onClick = (event) => {
    if (isBusy) return;
    const square = squareAt(event, reach);
    const found = spots.get(keyOf(square.x, square.y));
    if (ghost && squaresOf(ghost).some(([x, y]) => x === square.x && y === square.y)) rotate();
    else if (found) goTo(found);
    else if (isNamed(square.x, square.y)) tryHere(square);
  };

  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isBusy) return;
    const direction = KEYS[event.key];
    if (direction) {
      const next = spot && chosen ? neighbour(ordered, spot, direction) : (spot ?? nearest());
      if (next) goTo(next);
    } else if (event.key === "Home") goTo(ordered[0]);
    else if (event.key === "End") goTo(ordered.at(-1));
    else if (event.key === " ") chosen ? rotate() : goTo(spot ?? nearest());
    else if (event.key === "Enter") chosen ? confirm() : goTo(spot ?? nearest());
    else return;
    event.preventDefault();
  };

  const handle = ghost && boxStyle(reach, squaresOf(ghost));
  return html`<div
    class=${classes("kd-spots", isBusy && "kd-busy")}
    role="listbox"
    tabindex="0"
    aria-label=${say("page-kingdomino-board", { domino })}
    aria-describedby="kd-keys"
    aria-activedescendant=${spot ? idOf(spot) : undefined}
    onClick=${onClick}
    onKeyDown=${onKeyDown}
    onFocus=${() => !spot && setActive(keyOf(nearest().x, nearest().y))}
    onPointerDown=${(event) => event.target.closest?.(".kd-handle") && grab(event)}
  >
    <span id="kd-keys" class="vh">${summary} ${say("page-kingdomino-keys")}</span>
    ${ordered.map((one) => {
      const isChosen = Boolean(chosen) && chosen.x === one.x && chosen.y === one.y;
      return html`<div
        key=${idOf(one)}
        id=${idOf(one)}
        role="option"
        class=${classes("kd-spot", one === spot && "kd-active", isChosen && "kd-chosen-spot")}
        aria-selected=${isChosen}
        aria-label=${isChosen ? placeName(chosen, domino, gain) : spotName(one)}
        style=${boxStyle(reach, [[one.x, one.y]])}
      ></div>`;
    })}
    ${handle && html`<div class="kd-handle" aria-hidden="true" style=${handle}></div>`}
  </div>`;
}

/** Where some squares lie over the picture, as parts of it. */
function boxStyle(reach, squares) {
  const { x, y, width, height } = rectangle(reach);
  const [whole, high] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const columns = squares.map(([column]) => column);
  const rows = squares.map(([, row]) => row);
  const [west, east, south, north] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  const part = (value, all) => `${(100 * value) / all}%`;
  return {
    left: part(west * UNIT - x + MARGIN, whole),
    top: part(-north * UNIT - y + MARGIN, high),
    width: part((east - west + 1) * UNIT, whole),
    height: part((north - south + 1) * UNIT, high),
  };
}

/**
 * The square under a pointer. A click by assistive technology has no place of its own: it is meant for the option.
 * @param {MouseEvent} event
 * @param {import("./geometry.js").Box} reach
 */
function squareAt(event, reach) {
  const target = /** @type {HTMLElement} */ (event.target);
  const named = /^kd-spot-(\d+)-(\d+)$/.exec(target.id);
  if (named) return { x: Number(named[1]) - 6, y: Number(named[2]) - 6 };
  return squareUnder(/** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect(), event.clientX, event.clientY, reach);
}

/**
 * @param {DOMRect} box of the board
 * @param {number} left
 * @param {number} top
 * @param {import("./geometry.js").Box} reach
 */
export function squareUnder(box, left, top, reach) {
  const { x, y, width, height } = rectangle(reach);
  const column = ((left - box.left) / box.width) * (width + 2 * MARGIN) - MARGIN + x;
  const row = ((top - box.top) / box.height) * (height + 2 * MARGIN) - MARGIN + y;
  return { x: Math.floor(column / UNIT), y: -Math.floor(row / UNIT) };
}
