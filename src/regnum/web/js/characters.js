// @ts-check
/** The bots of each level as characters: every level has three, so that no two at a table are alike. */

/** @typedef {{ name: string, face: number }} Character `face`: the number of a drawing in `art/common.svg`. */

/** Names are the same in every language. @type {Record<string, [string, string, string]>} */
const NAMES = {
  page: ["Pip", "Nell", "Matyi"],
  squire: ["Odo", "Ilka", "Jaan"],
  knight: ["Gawain", "Brita", "Zawisza"],
  baron: ["Ulrich", "Sára", "Bertram"],
  duke: ["Matilda", "Conrad", "Leida"],
  king: ["Aurelia", "Stephen", "Jadwiga"],
};
const FACES = 6;

/**
 * The character of a bot.
 * @param {string} bot
 * @param {number} number How many of the same level sit before it.
 * @returns {Character | null} Null for a bot that is none of the levels.
 */
export function characterOf(bot, number) {
  const names = NAMES[bot];
  if (!names) return null;
  const at = number % names.length;
  return { name: names[at] ?? bot, face: 1 + ((Object.keys(NAMES).indexOf(bot) + 2 * at) % FACES) };
}

/**
 * The characters of several bots, in order.
 * @param {(string | null)[]} bots Null for whoever is none.
 * @returns {(Character | null)[]}
 */
export const charactersOf = (bots) =>
  bots.map((bot, at) =>
    bot === null ? null : characterOf(bot, bots.slice(0, at).filter((one) => one === bot).length),
  );
