// @ts-check
/**
 * What an update repeats is taken from the one before: every update tells everything about a table, and most of it has not
 * changed. What is the same object as before need not be looked at again, and is not drawn again.
 */

import { html, useRef } from "./html.js";

/** Whether something is made of names and values alone: no component's output, which refers to itself. @param {unknown} it */
const isData = (it) => typeof it === "object" && it !== null && (it.constructor === Object || it.constructor === Array);

/**
 * Whether two values tell the same; what is not data is compared as it is.
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean}
 */
export function isSame(one, other) {
  if (Object.is(one, other)) return true;
  if (!isData(one) || !isData(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [Object.entries(/** @type {object} */ (one)), /** @type {Record<string, unknown>} */ (other)];
  return (
    mine.length === Object.keys(theirs).length &&
    mine.every(([name, value]) => name in theirs && isSame(value, theirs[name]))
  );
}

/**
 * The same data as `after`, made of as much of `before` as tells the same.
 * @template T
 * @param {unknown} before
 * @param {T} after
 * @returns {T}
 */
export function shared(before, after) {
  if (Object.is(before, after) || !isData(before) || !isData(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const known = /** @type {Record<string, unknown>} */ (before);
  const parts = Object.entries(/** @type {object} */ (after)).map(
    ([name, value]) => /** @type {const} */ ([name, shared(known[name], value)]),
  );
  const isUnchanged =
    parts.length === Object.keys(known).length &&
    parts.every(([name, value]) => name in known && known[name] === value);
  if (isUnchanged) return /** @type {T} */ (before);
  const made = Array.isArray(after) ? parts.map(([, value]) => value) : Object.fromEntries(parts);
  return /** @type {T} */ (made);
}

/**
 * Data that a component makes anew whenever it is drawn, as the objects of the last time where they tell the same.
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function useShared(value) {
  const kept = useRef(value);
  kept.current = shared(kept.current, value);
  return kept.current;
}

/**
 * A component that is drawn again only when its properties tell something new. What it says it has to say with `useWords`:
 * when the language changes, nobody above it draws it.
 * @template Props
 * @param {(props: Props) => import("./html.js").Children} Drawn
 * @returns {(props: Props) => import("./html.js").Children}
 */
export function memo(Drawn) {
  /** @this {import("preact").Component<Props>} @param {Props} next */
  function isNew(next) {
    return !isSame(this.props, next);
  }
  /** @this {import("preact").Component<Props>} @param {Props} props */
  function Kept(props) {
    this.shouldComponentUpdate = isNew;
    return html`<${Drawn} ...${props} />`;
  }
  return /** @type {(props: Props) => import("./html.js").Children} */ (/** @type {unknown} */ (Kept));
}
