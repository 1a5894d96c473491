// @ts-check
/** The desk of a lesson in Kingdomino: the learner's kingdom and the rows. */

import { classes, html, useEffect, useMemo, useRef } from "../html.js";
import { Shield } from "../parts/basics.js";
import { Board } from "../games/kingdomino/mine.js";
import { DIRECTIONS, STEPS, isNamed, keyOf, parse, spotsOf, turnAt, written } from "../games/kingdomino/notation.js";
import { Rows } from "../games/kingdomino/rows.js";
import { dominoName, placeName } from "../games/kingdomino/spoken.js";
import { dominoNow, taskOf } from "../games/kingdomino/turns.js";

const ARROWS = /** @type {Record<string, import("../games/kingdomino/types.js").Direction>} */ ({ ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w" });
const nothing = () => {};

/**
 * @param {{ say: import("../more.js").Say, view: any, names: any[], isOn: boolean, isBusy: boolean, chosen: string | null, tried: string | null, preview: any,
 *   choose: (action: string | null) => void, attempt: (action: string, where?: string) => void, confirm: () => void, hasPoints: boolean,
 *   mayTry: boolean, turnRef: { current: (() => void) | null } }} props
 *   `isOn`: something is to be done; `attempt`: ask about an action that is not legal; `mayTry`: the arrow keys carry the domino anywhere;
 *   `turnRef`: what Rotate does
 */
export function KingdominoDesk({ say, view, names, isOn, isBusy, chosen, tried, preview, choose, attempt, confirm, hasPoints, mayTry, turnRef }) {
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
  const pick = (/** @type {any} */ wanted) => {
    const action = written(domino ?? 0, wanted);
    if (view.legal.includes(action)) choose(action);
    else attempt(action, placeName(wanted, domino ?? 0, null));
  };
  /** In a real game the arrows go from mark to mark; here, once the domino is in hand, they carry it where there is none, too. */
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
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.key.toLowerCase() === "r" && !event.ctrlKey && !event.metaKey && !event.altKey && !/^(INPUT|TEXTAREA|SELECT)$/.test(/** @type {HTMLElement} */ (event.target).tagName)) turnRef.current?.();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return html`<div class=${classes("ls-desk kingdomino", isOn && (task === "draft" || task === "claim") && "is-claiming")}>
    <section class=${classes("board page", hasPoints && "show-points")} aria-label=${say("learn-your-kingdom")} onKeyDownCapture=${carry}>
      <div class="who"><${Shield} colour=${names[0].colour} /><h2>${say("learn-your-kingdom")}</h2><b class="score">${say("learn-points", { points: preview?.kingdom?.score ?? kingdom.score })}</b></div>
      <${Board} kingdom=${kingdom} size=${view.options.size} seat=${0} names=${names} last=${null} hasPoints=${hasPoints} hasNames=${false} domino=${domino} spots=${spots}
        chosen=${wrong ? null : place && { ...place, action: chosen }} tried=${wrong} gain=${preview?.kingdom ? preview.kingdom.score - kingdom.score : null} isBusy=${isBusy || !isOn}
        choose=${(/** @type {any} */ one) => choose(one ? one.action : null)}
        tryHere=${(/** @type {any} */ square) => pick({ ...square, direction: (wrong ?? place)?.direction ?? "e" })}
        rotate=${rotate} confirm=${confirm} boardRef=${boardRef} grab=${nothing} />
    </section>
    <${Rows} view=${view} names=${names} task=${task} isMine=${isOn} chosen=${chosen?.startsWith("k") ? Number(chosen.slice(1)) : null}
      choose=${(/** @type {number | null} */ one) => choose(one === null ? null : `k${one}`)} refuse=${(/** @type {number} */ one) => attempt(`k${one}`, dominoName(one))}
      confirm=${confirm} grab=${nothing} openBox=${nothing} claimRef=${claimRef} />
  </div>`;
}

/** @param {string | null} action */
function placeOf(action) {
  const found = action ? parse(action) : null;
  return found?.kind === "place" ? { x: found.x, y: found.y, direction: found.direction } : null;
}
