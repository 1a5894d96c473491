// @ts-check
/** The move being considered: what it would change, and carrying a piece to its square. */

import { ask, withQuery } from "../../api.js";
import { html, useEffect, useRef, useState } from "../../html.js";

/** @typedef {{ present: import("./types.js").Account, incomes: { rows: number, columns: number, total: number }[] }} Preview */

const PAUSE = 70; // milliseconds: a mouse that passes over squares asks for none of them

/** @type {{ moment: string, found: Map<string, Preview> }} what was answered, for one moment of one table */
const known = { moment: "", found: new Map() };

/**
 * What an action would change, or null as long as that is not known; and how to stop asking at once, for when an action goes out.
 * @param {string} table @param {number} ply @param {string | null} action
 * @returns {{ preview: Preview | null, stopAsking: () => void }}
 */
export function usePreview(table, ply, action) {
  const [, draw] = useState(0);
  const moment = `${table} ${ply}`;
  if (known.moment !== moment) {
    known.moment = moment;
    known.found = new Map();
  }
  const { found } = known;
  const stop = useRef(() => {});
  useEffect(() => {
    if (!action || found.has(action)) return;
    const going = new AbortController();
    const waiting = setTimeout(async () => {
      const path = withQuery(`/api/tables/${table}/preview`, { action, ply });
      const answer = await ask("GET", path, undefined, { signal: going.signal }).catch(() => null);
      if (!answer?.preview) return; // not wanted any more, the game has moved on, or the server is not to be reached: nothing is shown
      found.set(action, answer.preview);
      draw((count) => count + 1);
    }, PAUSE);
    stop.current = () => {
      clearTimeout(waiting);
      going.abort();
    };
    return stop.current;
  }, [moment, action]);
  return { preview: (action && found.get(action)) || null, stopAsking: () => stop.current() };
}

const FAR = 8; // pixels before a press becomes a drag

/**
 * @param {{ canDrag: (piece: string) => boolean, pick: (piece: string) => void, over: (square: string | null) => void,
 *   drop: (piece: string, square: string | null) => void }} does
 */
export function useDrag(does) {
  const [shape, setShape] = useState(/** @type {{ x: number, y: number, size: number, markup: Element } | null} */ (null));
  const now = useRef(
    /** @type {{ piece: string, x: number, y: number, isMoving: boolean, source: Element, pointer: number } | null} */ (null),
  );
  const latest = useRef(does);
  latest.current = does;

  const squareAt = (/** @type {PointerEvent} */ event) =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-square]")?.getAttribute("data-square") ?? null;

  useEffect(() => {
    const move = (/** @type {PointerEvent} */ event) => {
      const drag = now.current;
      if (!drag || event.pointerId !== drag.pointer) return;
      if (!drag.isMoving) {
        if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
        drag.isMoving = true;
        latest.current.pick(drag.piece);
      }
      event.preventDefault();
      const size = document.querySelector("[data-square]")?.getBoundingClientRect().width ?? 60;
      setShape({ x: event.clientX, y: event.clientY, size, markup: drag.source });
      latest.current.over(squareAt(event));
    };
    const end = (/** @type {PointerEvent} */ event) => {
      const drag = now.current;
      if (!drag || event.pointerId !== drag.pointer) return;
      now.current = null;
      setShape(null);
      if (!drag.isMoving) return;
      // the click that follows belongs to the drag
      const swallow = (/** @type {Event} */ click) => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      latest.current.over(null);
      if (event.type === "pointerup") latest.current.drop(drag.piece, squareAt(event));
    };
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    return () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
  }, []);

  const grab = (/** @type {PointerEvent} */ event, /** @type {string} */ piece) => {
    if (event.button !== 0 || !latest.current.canDrag(piece)) return;
    const source = /** @type {Element} */ (event.currentTarget);
    if (source.hasPointerCapture?.(event.pointerId)) source.releasePointerCapture(event.pointerId);
    now.current = { piece, x: event.clientX, y: event.clientY, isMoving: false, source, pointer: event.pointerId };
  };
  const holder = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!shape || !holder.current || holder.current.firstChild) return;
    for (const picture of shape.markup.querySelectorAll(":scope > .pic, :scope > .seal"))
      holder.current.append(picture.cloneNode(true));
    holder.current.className = `kg-drag ${[...shape.markup.classList].filter((name) => name.startsWith("p-")).join(" ")}`;
  }, [Boolean(shape)]);
  const drag =
    shape &&
    html`<div class="kg-drag" aria-hidden="true" ref=${holder} style=${{ left: `${shape.x}px`, top: `${shape.y}px`, "--square": `${shape.size}px` }}></div>`;
  return { grab, drag };
}
