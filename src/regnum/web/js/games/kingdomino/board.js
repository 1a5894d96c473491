// @ts-check
/** The large kingdom: where dominoes are placed by tap, key or drag. */

import { classes, html, useLayoutEffect, useMemo, useRef, useState } from "../../html.js";
import { SMALL, useMedia } from "../../parts/fold.js";
import { useSettings } from "../../settings.js";
import { useWords } from "../../words.js";
import { Candidates, shownOf } from "./candidates.js";
import { boxOf, groundOf, nearOf, reachOf, rectangle, UNIT } from "./geometry.js";
import { lift, reframe, turn } from "./motion.js";
import { isNamed, keyOf, neighbour, squaresOf, turnAt } from "./notation.js";
import { Ghost, Kingdom } from "./pieces.js";
import { kingdomSummary, kingdomTitle, placeName, signed, spotName } from "./words.js";

/** @typedef {import("./notation.js").Spot} Spot */
/** @typedef {import("./types.js").Direction} Direction */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").Box} Box */
/** @typedef {import("./types.js").Lying} Lying */
/** @typedef {import("./types.js").Name} Name */
/** @typedef {import("./move.js").Chosen} Chosen */

/**
 * @typedef {object} BoardProps
 * @property {import("./types.js").KingdomData} kingdom
 * @property {number} size
 * @property {number} seat
 * @property {Name[]} names
 * @property {Lying[]} lasts
 * @property {import("./view.js").Property[]} [lit] The properties in question.
 * @property {boolean} hasPoints
 * @property {boolean} hasNames
 * @property {number | null} domino The one that may be placed here now.
 * @property {Map<string, Spot>} spots
 * @property {Chosen | null} chosen
 * @property {Lying | null} tried A place that is not legal, over which the domino is dragged.
 * @property {number | null} gain
 * @property {boolean} isAway Whether the domino is dragged about outside of the board.
 * @property {boolean} isBusy
 * @property {(chosen: Chosen | null, isFinal?: boolean) => void} choose `isFinal`: it was pressed.
 * @property {(square: Point) => void} tryHere
 * @property {() => void} rotate
 * @property {() => void} confirm
 * @property {{ current: HTMLElement | null }} boardRef
 * @property {(event: PointerEvent) => void} grab
 * @property {import("../../contract.js").Marked[]} marked What is shown without being played.
 * @property {((action: string) => void) | undefined} onMarked
 */

const MARGIN = 12;
const KEYS = /** @type {Record<string, Direction>} */ ({
  ArrowUp: "n",
  ArrowRight: "e",
  ArrowDown: "s",
  ArrowLeft: "w",
});

/** How far from the middle of a mark a finger may be that means it, in dots. */
const FINGER = 22;

/**
 * The squares that are shown: all that the kingdom may come to, or on a phone only those that the next domino can cover,
 * so that fingers find them.
 * @param {import("./types.js").KingdomData} kingdom
 * @param {number} size
 */
export function useReach(kingdom, size) {
  const isSmall = useMedia(SMALL);
  return useMemo(() => {
    const box = boxOf(groundOf(kingdom).values());
    const reach = reachOf(box, size);
    const shown = isSmall ? nearOf(box, size) : reach;
    return {
      shown,
      isPart: /** @type {const} */ (["west", "east", "south", "north"]).some((side) => shown[side] !== reach[side]),
    };
  }, [kingdom, size, isSmall]);
}

/** The board with its marks. @param {BoardProps} props */
export function Board(props) {
  const {
    kingdom,
    size,
    seat,
    names,
    lasts,
    hasPoints,
    hasNames,
    domino,
    spots,
    chosen,
    tried,
    gain,
    isAway,
    boardRef,
    marked,
  } = props;
  const { shown: reach, isPart } = useReach(kingdom, size);
  useReframing(boardRef, seat, reach);
  const summary = kingdomSummary(kingdom, kingdomTitle(names, seat));
  const held = tried ?? chosen; // its handle stays while it is away: a finger on it must not lose what it holds
  const ghost = isAway ? null : held;
  const hidden = new Set(ghost ? squaresOf(ghost).map(([x, y]) => keyOf(x, y)) : []);
  const marks = domino === null ? [] : [...spots.values()].filter(({ x, y }) => !hidden.has(keyOf(x, y)));
  const shape = { "--columns": reach.east - reach.west + 1, "--rows": reach.north - reach.south + 1 };
  const isWide = Math.max(shape["--columns"], shape["--rows"]) > 9;
  return html`<div class=${classes("kd-sheet-of-land", isWide && "kd-wide", isPart && "kd-near")}>
    <div class="kd-field" ref=${boardRef} style=${shape}>
    <${Kingdom}
      kingdom=${kingdom}
      colour=${names[seat]?.colour}
      box=${reach}
      label=${domino === null ? summary : undefined}
      hasFrame
      hasPoints=${hasPoints && !ghost}
      hasNames=${hasNames}
      lasts=${ghost ? [] : lasts}
      lit=${props.lit}
      hidden=${hidden}
    >
      ${marks.map(
        ({
          x,
          y,
        }) => html`<svg key=${keyOf(x, y)} class="legal" x=${x * UNIT + 34} y=${-y * UNIT + 34} width="32" height="32"
          viewBox="0 0 24 24">
          <use href="#mark-legal" width="24" height="24" />
        </svg>`,
      )}
      ${!ghost && html`<${Candidates} marked=${marked} />`}
      ${
        ghost &&
        domino !== null &&
        html`<${Placed} domino=${domino} place=${ghost} isLegal=${!tried}
      gain=${tried || gain === null ? "" : signed(gain)} />`
      }
    </${Kingdom}>
    ${domino !== null && html`<${Spots} ...${props} reach=${reach} summary=${summary} ghost=${held} />`}
    ${props.onMarked && html`<${Touched} marked=${marked} choose=${props.onMarked} reach=${reach} />`}
  </div></div>`;
}

/**
 * Where fingers find what is shown without being played; those who use keys and those who listen have a list of it.
 * @param {{ marked: import("../../contract.js").Marked[], choose: (action: string) => void, reach: Box }} props
 */
const Touched = ({ marked, choose, reach }) =>
  shownOf(marked).map(
    ({ mark, place }) => html`<div key=${mark.action} class="kd-touched" aria-hidden="true"
      style=${boxStyle(reach, squaresOf(place))} onClick=${() => choose(mark.action)}></div>`,
  );

/**
 * The castle stays under the eye when the picture comes to another scale, because less is possible than before.
 * @param {{ current: HTMLElement | null }} board
 * @param {number} seat Whose kingdom it is.
 * @param {Box} reach
 */
function useReframing(board, seat, reach) {
  const shape = [reach.west, reach.east, reach.south, reach.north].join();
  const drawn = useRef({ seat, shape });
  const place = useRef(/** @type {DOMRect | null} */ (null));
  useLayoutEffect(() => {
    // where it was is known by now: to measure it while something is being drawn takes as long as to draw it
    const watch = new ResizeObserver(() => (place.current = castleOn(board.current)));
    if (board.current) watch.observe(board.current);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    const isReframed = drawn.current.seat === seat && drawn.current.shape !== shape;
    drawn.current = { seat, shape };
    const was = place.current;
    const now = isReframed ? castleOn(board.current) : null;
    if (!was || !now) return;
    const sheet = /** @type {HTMLElement} */ (board.current?.parentElement);
    const { x: left, y: top } = sheet.getBoundingClientRect();
    place.current = now;
    const on = (/** @type {DOMRect} */ { x, y, width, height }) => new DOMRect(x + left, y + top, width, height);
    reframe(board.current, on(was), on(now));
  }, [seat, shape]);
}

/** Where the castle is on the sheet, which may have been scrolled meanwhile. @param {HTMLElement | null} board */
function castleOn(board) {
  const castle = board?.querySelector('use[href^="#castle-"]')?.getBoundingClientRect();
  const sheet = board?.parentElement?.getBoundingClientRect();
  return castle && sheet ? new DOMRect(castle.x - sheet.x, castle.y - sheet.y, castle.width, castle.height) : null;
}

/** The ghost, where it hovers now. @param {{ domino: number, place: Lying, isLegal: boolean, gain: string }} props */
function Placed({ domino, place, isLegal, gain }) {
  const body = useRef(null);
  const before = useRef(/** @type {Lying | null} */ (null));
  useLayoutEffect(() => {
    const was = before.current;
    if (!was) lift(body.current);
    else if (was.direction !== place.direction && was.x === place.x && was.y === place.y) turn(body.current);
    before.current = place;
  }, [place.x, place.y, place.direction]);
  return html`<g class="kd-ghost" style=${{ transform: `translate(${place.x * UNIT}px, ${-place.y * UNIT}px)` }}>
    <g ref=${body}><${Ghost} key=${place.direction} number=${domino} direction=${place.direction} isLegal=${isLegal}
      gain=${gain} /></g>
  </g>`;
}

/**
 * What can be touched, focused and heard, laid over the picture. The board is one stop of Tab: a listbox, because
 * screen readers hand
 * the arrows to it without a mode of their own, and a finger that explores the screen still finds every mark as an
 * option where it lies.
 * @param {BoardProps & { domino: number, reach: Box, summary: string, ghost: Lying | null }} props
 */
function Spots(props) {
  const { domino, spots, chosen, reach, ghost, choose, rotate, isBusy } = props;
  const say = useWords();
  const { shortcuts } = useSettings();
  const ordered = useMemo(() => [...spots.values()].sort((one, other) => other.y - one.y || one.x - other.x), [spots]);
  const [active, setActive] = useState(/** @type {string | null} */ (null));
  const at = chosen ? keyOf(chosen.x, chosen.y) : active;
  const spot = at === null ? null : (spots.get(at) ?? null);

  const goTo = (/** @type {Spot | undefined} */ next, isFinal = false) => {
    if (!next) return;
    const { direction, action } = turnAt(next, ghost?.direction ?? "e");
    setActive(keyOf(next.x, next.y));
    choose({ x: next.x, y: next.y, direction, action }, isFinal);
  };
  const nearest = () => nearestOf(ordered);
  const greet = () => {
    const first = nearest();
    if (!spot && first) setActive(keyOf(first.x, first.y));
  };
  // before the focus comes here with the turn: greeted marks must be the new ones
  useLayoutEffect(() => {
    const first = props.boardRef.current?.contains(document.activeElement) ? nearest() : undefined;
    setActive(first ? keyOf(first.x, first.y) : null);
  }, [spots]);

  const onClick = (/** @type {MouseEvent} */ event) => {
    if (isBusy) return;
    const square = squareAt(event, reach);
    const found = spots.get(keyOf(square.x, square.y)) ?? markAt(event, ordered);
    if (ghost && squaresOf(ghost).some(([x, y]) => x === square.x && y === square.y)) rotate();
    else if (found) goTo(found, true);
    else if (isNamed(square.x, square.y)) props.tryHere(square);
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
    else if (event.key === "Enter") chosen ? props.confirm() : goTo(spot ?? nearest());
    else return;
    event.preventDefault();
  };

  const handle = ghost && boxStyle(reach, squaresOf(ghost));
  return html`<span id="kd-keys" class="vh">
    ${props.summary} ${say("kingdomino-page-keys", { key: shortcuts ? "letter" : "space" })}</span>
  <div
    class=${classes("kd-spots", isBusy && "kd-busy")}
    role="listbox"
    tabindex="0"
    aria-label=${say("kingdomino-page-board", { domino })}
    aria-describedby="kd-keys"
    aria-activedescendant=${spot ? idOf(spot) : undefined}
    onClick=${onClick}
    onKeyDown=${onKeyDown}
    onFocus=${greet}
    onPointerDown=${(/** @type {PointerEvent} */ event) => /** @type {Element} */ (event.target).closest(".kd-handle") && props.grab(event)}
  >
    ${ordered.map((one) => {
      const isChosen = chosen !== null && chosen.x === one.x && chosen.y === one.y;
      const label = isChosen ? placeName(chosen, domino, props.gain) : spotName(one);
      return html`<${Mark} key=${idOf(one)} spot=${one} reach=${reach} label=${label} isActive=${one === spot}
        isChosen=${isChosen} />`;
    })}
    ${handle && html`<div class="kd-handle" aria-hidden="true" style=${handle}></div>`}
  </div>`;
}

/** @param {Point} square */
const idOf = ({ x, y }) => `kd-spot-${x + 6}-${y + 6}`;

/** The spot that is nearest to the castle. @param {Spot[]} spots */
const nearestOf = (spots) =>
  [...spots].sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))[0];

/**
 * Where the domino may go.
 * @param {{ spot: Spot, reach: Box, label: string, isActive: boolean, isChosen: boolean }} props
 */
const Mark = ({ spot, reach, label, isActive, isChosen }) =>
  html`<div
    id=${idOf(spot)}
    role="option"
    class=${classes("kd-spot", isActive && "kd-active", isChosen && "kd-chosen-spot")}
    aria-selected=${isChosen}
    aria-label=${label}
    style=${boxStyle(reach, [[spot.x, spot.y]])}
  ></div>`;

/** Where some squares are in the picture, as parts of it. @param {Box} reach @param {[number, number][]} squares */
function boxStyle(reach, squares) {
  const { x, y, width, height } = rectangle(reach);
  const [whole, high] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const columns = squares.map(([column]) => column);
  const rows = squares.map(([, row]) => row);
  const [west, east, south, north] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  /** @type {(value: number, all: number) => string} */
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
 * @param {Box} reach
 */
function squareAt(event, reach) {
  const target = /** @type {HTMLElement} */ (event.target);
  const named = /^kd-spot-(\d+)-(\d+)$/.exec(target.id);
  if (named) return { x: Number(named[1]) - 6, y: Number(named[2]) - 6 };
  return squareUnder(
    /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect(),
    event.clientX,
    event.clientY,
    reach,
  );
}

/**
 * The spot that a tap beside it means, where squares are smaller than fingers.
 * @param {MouseEvent} event
 * @param {Spot[]} spots
 */
const markAt = ({ clientX, clientY }, spots) =>
  spots.find((spot) => {
    const box = document.getElementById(idOf(spot))?.getBoundingClientRect();
    const isBeside = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ wide) =>
      Math.abs(at - from - wide / 2) <= FINGER;
    return box && isBeside(clientX, box.left, box.width) && isBeside(clientY, box.top, box.height);
  });

/**
 * @param {DOMRect} box of the board
 * @param {number} left
 * @param {number} top
 * @param {Box} reach
 */
function squareUnder(box, left, top, reach) {
  const { x, y, width, height } = rectangle(reach);
  const column = ((left - box.left) / box.width) * (width + 2 * MARGIN) - MARGIN + x;
  const row = ((top - box.top) / box.height) * (height + 2 * MARGIN) - MARGIN + y;
  return { x: Math.floor(column / UNIT), y: -Math.floor(row / UNIT) };
}

/**
 * The square under a pointer; null beside the board.
 * @param {{ current: HTMLElement | null }} board
 * @param {PointerEvent} event
 * @param {Box} reach
 */
export function squareOn(board, { clientX, clientY }, reach) {
  const box = board.current?.getBoundingClientRect();
  if (!box) return null;
  const isInside = clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom;
  return isInside ? squareUnder(box, clientX, clientY, reach) : null;
}
