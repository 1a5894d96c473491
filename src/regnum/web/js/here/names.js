// @ts-check
/** Seeds and names of tables. As server/names.py. */

/** The one player of this browser, whatever they are called. */
export const PLAYER = "here";

/** Without those that are easily taken for another when read aloud or from a screen. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 10;
/** What the names of tables in the browser begin with; no table of a server has such a name. */
const HERE = "here-";

/** @param {string} text @returns {Promise<Uint8Array>} */
const sha256 = async (text) => new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** @param {Uint8Array} bytes */
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A secret of 128 bits. */
export const newSeed = () => hex(crypto.getRandomValues(new Uint8Array(16)));

/** The one name of a table that follows from a secret. @param {string} secret */
export async function derivedName(secret) {
  const digest = await sha256(secret);
  return HERE + Array.from(digest.slice(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");
}
