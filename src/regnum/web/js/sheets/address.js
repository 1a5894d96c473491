// @ts-check
/** A score sheet in the address, behind the # and ?: short enough to send to a friend, and never sent to the server. */

import { useEffect, useRef, useState } from "../html.js";
import { keepMore, moreNow } from "../router.js";

const PAUSE = 300; // milliseconds; browsers refuse to be told a new address too often

/**
 * State that lives in the address.
 * @template T
 * @param {(fields: URLSearchParams) => T} read Also makes sense of an empty address, and of nonsense.
 * @param {(state: T) => URLSearchParams} write
 * @returns {[T, (next: T | ((before: T) => T)) => void]}
 */
export function useAddress(read, write) {
  const [state, set] = useState(() => read(new URLSearchParams(moreNow())));
  const written = useRef(moreNow());
  useEffect(() => {
    const waiting = setTimeout(() => {
      const more = String(write(state));
      if (more === written.current) return;
      written.current = more;
      keepMore(more);
    }, PAUSE);
    return () => clearTimeout(waiting);
  }, [state]);
  useEffect(() => {
    const follow = () => {
      if (moreNow() === written.current) return;
      written.current = moreNow();
      set(read(new URLSearchParams(written.current)));
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return [state, set];
}

/**
 * Rows of squares as one short text: rows end with `_`, empty ends of rows and empty last rows are left out.
 * @param {string[][]} rows
 */
export const packed = (rows) =>
  rows
    .map((row) => row.join("").replace(/\.+$/, ""))
    .join("_")
    .replace(/_+$/, "");

/**
 * The other way round.
 * @param {string} text
 * @param {RegExp} square One square, with the flag `g`.
 * @param {number} height
 * @param {number} width
 * @returns {string[][]}
 */
export function unpacked(text, square, height, width) {
  const lines = text.split("_");
  return Array.from({ length: height }, (_, row) => {
    const found = (lines[row] ?? "").match(square) ?? [];
    return Array.from({ length: width }, (_, column) => found[column] ?? ".");
  });
}
