// @ts-check
/** A value that components can watch. */

import { useEffect, useState } from "./html.js";

/**
 * @template T
 * @typedef {object} Store
 * @property {() => T} get
 * @property {(value: T) => void} set
 * @property {(listener: () => void) => () => void} watch Calls back after every change, until what it returns is
 *   called.
 */

/**
 * @template T
 * @param {T} first
 * @returns {Store<T>}
 */
export function store(first) {
  let value = first;
  /** @type {Set<() => void>} */
  const listeners = new Set();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The value of a store; the component draws again when it changes.
 * @template T
 * @param {Store<T>} kept
 * @returns {T}
 */
export function useStore(kept) {
  const [, again] = useState(0);
  const drawn = kept.get();
  useEffect(() => {
    const draw = () => again((turn) => turn + 1);
    if (!Object.is(kept.get(), drawn)) draw(); // it has changed between drawing and this effect
    return kept.watch(draw);
  }, [kept]);
  return drawn;
}
