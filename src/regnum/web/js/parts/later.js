// @ts-check
/** A component that is fetched when it is first drawn. */

import { html, useEffect, useState } from "../html.js";

/** @type {Map<() => Promise<unknown>, unknown>} */
const known = new Map();

/** @typedef {import("../html.js").Children} Children */

/**
 * @template Props
 * @param {{ load: () => Promise<(props: Props) => Children>, instead?: Children, [more: string]: unknown }} props
 *   `load` must be the same function each time; all other properties are handed on.
 */
export function Later({ load, instead = null, ...props }) {
  const [Shown, setShown] = useState(() => known.get(load) ?? null);
  useEffect(() => {
    if (Shown) return undefined;
    let isWanted = true;
    load().then(
      (found) => {
        known.set(load, found);
        if (isWanted) setShown(() => found);
      },
      (problem) => console.warn(problem),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return Shown ? html`<${Shown} ...${props} />` : instead;
}
