// @ts-check
/** Text taken apart as Python does it: JavaScript counts other characters as white space. */

const SEPARATORS = ["\x1c", "\x1d", "\x1e"].join("");
const LINE_ENDS = new RegExp(`\r\n|[\n\r\v\f${SEPARATORS}\x85\u2028\u2029]`, "u");
/** JavaScript's white space has a mark of the order of bytes (U+FEFF), which Python's has not. */
const SPACES = new RegExp(`(?:(?!\ufeff)[\\s${SEPARATORS}\x1f\x85])+`, "u");

/** The lines of a text, as `splitlines`; a last empty one does not matter here. @param {string} text */
export const linesOf = (text) => text.split(LINE_ENDS);

/** The words of a text, as `split`. @param {string} text */
export const wordsOf = (text) => text.split(SPACES).filter((word) => word !== "");

/** The first characters of a text. @param {string} text @param {number} most */
export const shortened = (text, most) => [...text].slice(0, most).join("");
