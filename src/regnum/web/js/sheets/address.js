// @ts-check
/** A score sheet in the address, behind the #: short enough to send to a friend, and never sent to the server. */

import { useEffect, useRef, useState } from "../html.js";

const PAUSE = 300; // milliseconds; browsers refuse to be told a new address too often

/**
 * State that lives in the address.
 * @template T
 * @param {(fields: URLSearchParams) => T} read Also makes sense of an empty address, and of nonsense.
 * @param {(state: T) => URLSearchParams} write
 * @returns {[T, (next: T | ((before: T) => T)) => void]}
 */
export function useAddress(read, write) {
  const [state, set] = useState(() => read(new URLSearchParams(location.hash.slice(1))));
  const written = useRef(location.hash);
  useEffect(() => {
    const waiting = setTimeout(() => {
      const hash = `#${write(state)}`;
      if (hash === written.current) return;
      written.current = hash;
      history.replaceState(history.state, "", hash);
    }, PAUSE);
    return () => clearTimeout(waiting);
  }, [state]);
  useEffect(() => {
    const follow = () => {
      if (location.hash === written.current) return;
      written.current = location.hash;
      set(read(new URLSearchParams(location.hash.slice(1))));
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
