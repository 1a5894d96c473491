// @ts-check
/** Lessons in Kingdomino: the learner's kingdom and the rows, and what a step may want of a move. */

import { classes, html, useEffect, useMemo, useRef } from "../../html.js";
import { Button, Shield } from "../../parts/basics.js";
import { Board } from "./board.js";
import { halves } from "./components.js";
import { boxOf, groundOf, reachOf } from "./geometry.js";
import { Rows } from "./hand.js";
import { DIRECTIONS, isNamed, keyOf, parse, spotsOf, squaresOf, STEPS, turnAt, written } from "./notation.js";
import { dominoNow, earned, landOf, taskOf } from "./view.js";
import { dominoName, placeName } from "./words.js";

const ARROWS = /** @type {Record<string, import("./types.js").Direction>} */ ({
  ArrowUp: "n",
  ArrowRight: "e",
  ArrowDown: "s",
  ArrowLeft: "w",
});
const nothing = () => {};

/** @typedef {import("../../lessons/practice.js").Step} Step */
/** @typedef {import("../../types.d.ts").KingdominoPreview} Preview */
/** @typedef {import("./types.js").Lying} Lying */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./types.js").View} View */

/** Whether the arrow keys carry the domino anywhere, too: the step is about being refused. @param {Step} step */
const mayBeRefused = (step) => step.kind === "refused";

/** @param {import("../../contract.js").DeskProps<View, Preview>} props */
function Desk({
  say,
  step,
  view,
  isOver,
  names,
  isOn,
  isBusy,
  chosen,
  tried,
  preview,
  choose,
  attempt,
  confirm,
  turnRef,
}) {
  const hasPoints = step.name === "points" || isOver;
  const mayTry = mayBeRefused(step);
  const boardRef = useRef(null);
  const claimRef = useRef(null);
  const task = taskOf(view);
  const kingdom = view.kingdoms[0];
  const wrong = placeOf(tried);
  const domino = (isOn || wrong) && task === "place" ? dominoNow(view) : null;
  const spots = useMemo(() => spotsOf(domino === null ? [] : view.legal), [domino, view]);
  const place = placeOf(chosen);

  const rotate = () => {
    if (domino === null || isBusy || !isOn) return;
    const free = wrong ?? (mayTry ? place : null);
    if (free) pick({ ...free, direction: DIRECTIONS[(DIRECTIONS.indexOf(free.direction) + 1) % DIRECTIONS.length] });
    else if (place) {
      const spot = spots.get(keyOf(place.x, place.y));
      if (spot) choose(turnAt(spot, place.direction, true).action);
    }
  };
  const pick = (/** @type {Lying} */ wanted) => {
    const action = written(domino ?? 0, wanted);
    if (view.legal.includes(action)) choose(action);
    else attempt(action, placeName(wanted, domino ?? 0, null));
  };
  /**
   * In a real game the arrows go from mark to mark; here, once the domino is in hand, they carry it where there is
   * none, too.
   */
  const carry = (/** @type {KeyboardEvent} */ event) => {
    const from = wrong ?? place;
    const direction = ARROWS[event.key];
    if (!mayTry || !isOn || domino === null || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!direction && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    if (isBusy) return;
    if (!direction) return rotate();
    const [dx, dy] = STEPS[direction];
    const to = { ...from, x: from.x + dx, y: from.y + dy };
    if (isNamed(to.x, to.y)) pick(to);
  };
  turnRef.current = domino === null ? null : rotate;
  useRotating(turnRef);

  return html`<div class=${classes("ls-desk kingdomino", isOn && (task === "draft" || task === "claim") && "is-claiming")}>
    <section class=${classes("board page", hasPoints && "kd-show-points")}
      aria-label=${say("kingdomino-page-your-kingdom")} onKeyDownCapture=${carry}>
      <${Head} say=${say} colour=${names[0].colour} points=${landOf(preview?.kingdom ?? kingdom)} />
      <${Board} kingdom=${kingdom} size=${view.options.size} seat=${0} names=${names} lasts=${[]}
        hasPoints=${hasPoints} hasNames=${false} domino=${domino} spots=${spots}
        chosen=${wrong ? null : place && { ...place, action: chosen }} tried=${wrong}
          gain=${preview?.kingdom ? earned(kingdom, preview.kingdom).points : null} isBusy=${isBusy || !isOn}
        choose=${(/** @type {{ action: string } | null} */ one) => choose(one ? one.action : null)}
        tryHere=${(/** @type {Point} */ square) => pick({ ...square, direction: (wrong ?? place)?.direction ?? "e" })}
        rotate=${rotate} confirm=${confirm} boardRef=${boardRef} grab=${nothing} marked=${[]} />
    </section>
    <${Rows} view=${view} names=${names} task=${task} isMine=${isOn}
      chosen=${chosen?.startsWith("k") ? Number(chosen.slice(1)) : null}
      choose=${(/** @type {number | null} */ one) => choose(one === null ? null : `k${one}`)}
        refuse=${(/** @type {number} */ one) => attempt(`k${one}`, dominoName(one))}
      confirm=${confirm} grab=${nothing} openBox=${nothing} claimRef=${claimRef} marked=${[]} />
  </div>`;
}

/** @param {{ say: import("../../more.js").Say, colour: string, points: number }} props */
const Head = ({ say, colour, points }) =>
  html`<div class="who"><${Shield} colour=${colour} /><h2>${say("kingdomino-page-your-kingdom")}</h2>
    <b class="score">${say("kingdomino-learn-points", { points })}</b></div>`;

/** The R key rotates the domino, except in a text field. @param {{ current: (() => void) | null }} turnRef */
function useRotating(turnRef) {
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const isWriting = /^(INPUT|TEXTAREA|SELECT)$/.test(/** @type {HTMLElement} */ (event.target).tagName);
      if (event.key.toLowerCase() === "r" && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting)
        turnRef.current?.();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** @param {string | null} action */
function placeOf(action) {
  const found = action ? parse(action) : null;
  return found?.kind === "place" ? { x: found.x, y: found.y, direction: found.direction } : null;
}

/** @param {string} action */
const halvesOf = (action) => halves(parse(action)?.domino ?? 1);

/**
 * Whether a half of the domino touches an equal land that is not its own other half.
 * @param {string} action
 * @param {import("./types.js").KingdomData} kingdom
 */
function touches(action, kingdom) {
  const place = parse(action);
  if (place?.kind !== "place") return false;
  const ground = groundOf(kingdom);
  const lands = halves(place.domino);
  return squaresOf(place).some(([x, y], at) =>
    DIRECTIONS.some((direction) => {
      const [dx, dy] = STEPS[direction];
      return ground.get(keyOf(x + dx, y + dy))?.terrain === lands[at]?.terrain;
    }),
  );
}

/**
 * Places that are not listed as legal, for those who cannot tap them.
 * @param {number} domino
 * @param {{ west: number, east: number, south: number, north: number }} reach
 * @param {string[]} legal
 * @returns {string[]}
 */
function forbidden(domino, { west, east, south, north }, legal) {
  const found = [];
  for (let y = north; y >= south; y--)
    for (let x = west; x <= east; x++)
      for (const direction of DIRECTIONS) {
        const action = written(domino, { x, y, direction });
        if (!legal.includes(action)) found.push(action);
      }
  return found;
}

/** @type {Record<string, import("../../contract.js").Purpose<View, Preview>>} */
const purposes = {
  crown: ({ action }) => halvesOf(action).some(({ crowns }) => crowns > 0),
  shared: ({ action, view }) => {
    const lands = new Set([...groundOf(view.kingdoms[0]).values()].map(({ terrain }) => terrain));
    return halvesOf(action).some(({ terrain }) => lands.has(terrain));
  },
  lowest: ({ action, view }) =>
    action === [...view.legal].sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)))[0],
  touches: ({ action, view }) => touches(action, view.kingdoms[0]),
  gain: ({ preview, view }, /** @type {number} */ points) =>
    preview !== null && earned(view.kingdoms[0], preview.kingdom).points >= points,
};

/** @param {import("../../contract.js").ToolsProps<View>} props */
const Tools = ({ say, going, turn }) =>
  going.position !== null &&
  taskOf(going.position.view) === "place" &&
  html`<${Button} class="brief" icon="rotate" onClick=${turn} aria-keyshortcuts="R">
    ${say("kingdomino-page-rotate")}<//>`;

/** @type {import("../../contract.js").Desk<View, Preview>} */
export const desk = {
  Desk,
  purposes,
  weighed: ["gain"],
  changes: (action) => !action.startsWith("k"),
  refusals: (view) =>
    forbidden(dominoNow(view) ?? 0, reachOf(boxOf(groundOf(view.kingdoms[0]).values()), view.options.size), view.legal),
  trivial: ["A-K7"], // that a square is taken
  forced: (view) => (taskOf(view) === "discard" ? view.legal[0] : null),
  hint: (step) => (mayBeRefused(step) ? "kingdomino-learn-keys" : null),
  confirmWord: (action) => (action?.endsWith("x") ? "kingdomino-page-discard" : "page-confirm"),
  Tools,
  outcome: ({ view, isOver }) =>
    isOver && view.result
      ? { ...view.result, word: (say, points) => say("kingdomino-learn-points", { points }) }
      : null,
};
