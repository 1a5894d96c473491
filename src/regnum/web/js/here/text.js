// @ts-check
/** Text that people write: short, one line, and nothing that could play tricks on a screen. As table/text.py. */

import { invalid } from "./refusal.js";

const LONGEST_NAME = 40;
const LONGEST_CHAT = 500;
const LONGEST_SALT = 64;

/** What Python's `strip` takes away, once every kind of blank is a plain one. */
const AROUND = /^[\t-\r\x1c-\x20\x85\u2028\u2029]+|[\t-\r\x1c-\x20\x85\u2028\u2029]+$/g; // eslint-disable-line no-control-regex
/** Letters, marks and symbols of which nothing can be seen. */
const BLANK =
  // eslint-disable-next-line no-misleading-character-class
  /[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\ufffc\u{1d159}\u{e0100}-\u{e01ef}]/u;
/** What does harm; joiners are looked at apart. */
const HARMFUL = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** What chooses between two forms of a symbol, after anything else. */
const STYLED_WRONGLY = /(?:^|[\p{L}\p{Nl}\p{No}\ufe0e\ufe0f])[\ufe0e\ufe0f]/u;
/** More accents in a row than any language stacks. */
const STACKED = /(?:[\p{Mn}\p{Me}][\u200c\u200d]*){5}/u;
/** A joiner after anything but what it may join. */
const JOINED_WRONGLY = /(?<![\p{Lo}\p{Mn}\p{Mc}\p{So}\p{Sk}])[\u200c\u200d]/u;
const WRONG = [BLANK, HARMFUL, STYLED_WRONGLY, STACKED, JOINED_WRONGLY];
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** How many characters a text has, as Python counts them. @param {string} text */
export const lengthOf = (text) => Array.from(text).length;

/** A player's name as it is kept. @param {string} text */
export function cleanName(text) {
  const name = cleaned(text, LONGEST_NAME);
  if (!name) throw invalid("table-name", { most: LONGEST_NAME });
  return name;
}

/** A line of chat as it is kept. @param {string} text */
export function cleanChat(text) {
  const line = cleaned(text, LONGEST_CHAT);
  if (!line) throw invalid("table-chat", { most: LONGEST_CHAT });
  return line;
}

/** A salt for the deal, of ordinary characters. @param {string} text */
export function cleanSalt(text) {
  if (!/^[\x20-\x7e]*$/.test(text) || text.length > LONGEST_SALT) throw invalid("table-salt", { most: LONGEST_SALT });
  return text;
}

/**
 * The text without blanks around it and in one of the ways to write it; empty if it cannot be used.
 * @param {string} text
 * @param {number} most
 */
function cleaned(text, most) {
  if (lengthOf(text) > 4 * most) return "";
  const line = text
    .normalize("NFC")
    .replace(/\p{Zs}/gu, " ")
    .replace(AROUND, "");
  if (lengthOf(line) > most || WRONG.some((wrong) => wrong.test(line))) return "";
  return VISIBLE.test(line) ? line : "";
}
