// @ts-check
/** A component that is fetched when it is first drawn. */

import { html, useEffect, useState } from "../html.js";

/** @type {Map<() => Promise<unknown>, unknown>} */
const known = new Map();

/** @typedef {import("../html.js").Children} Children */

/** Fetch a component before it is drawn: it is then there at once. @param {() => Promise<unknown>} load */
export async function fetchNow(load) {
  known.set(load, known.get(load) ?? (await load()));
}

/**
 * @template Props
 * @param {{ load: () => Promise<(props: Props) => Children>, instead?: Children, [more: string]: unknown }} props
 *   `load` must be the same function each time; all other properties are handed on.
 */
export function Later({ load, instead = null, ...props }) {
  const [, arrived] = useState(0);
  const Shown = known.get(load);
  useEffect(() => {
    if (known.has(load)) return undefined;
    let isWanted = true;
    fetchNow(load).then(() => isWanted && arrived((count) => count + 1), console.warn);
    return () => {
      isWanted = false;
    };
  }, [load]);
  return Shown ? html`<${Shown} ...${props} />` : instead;
}
