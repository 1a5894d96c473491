// @ts-check
/** The bots of each level as characters: every level has three, so that no two at a table are alike. */

/** @typedef {{ name: string, face: number }} Character `face`: the number of a drawing in `art/common.svg`. */

/** Names are the same in every language. @type {Record<string, Character[]>} */
const CHARACTERS = {
  page: [
    { name: "Pip", face: 1 },
    { name: "Nell", face: 4 },
    { name: "Matyi", face: 5 },
  ],
  squire: [
    { name: "Odo", face: 3 },
    { name: "Ilka", face: 2 },
    { name: "Jaan", face: 1 },
  ],
  knight: [
    { name: "Gawain", face: 5 },
    { name: "Brita", face: 4 },
    { name: "Zawisza", face: 3 },
  ],
  baron: [
    { name: "Ulrich", face: 1 },
    { name: "Sára", face: 6 },
    { name: "Bertram", face: 3 },
  ],
  duke: [
    { name: "Conrad", face: 3 },
    { name: "Matilda", face: 2 },
    { name: "Leida", face: 4 },
  ],
  king: [
    { name: "Stephen", face: 5 },
    { name: "Aurelia", face: 6 },
    { name: "Jadwiga", face: 2 },
  ],
};

/**
 * The character of a bot.
 * @param {string} bot
 * @param {number} number How many of the same level sit before it.
 * @returns {Character | null} Null for a bot that is none of the levels.
 */
export function characterOf(bot, number) {
  const known = CHARACTERS[bot];
  return known?.[number % known.length] ?? null;
}

/**
 * The characters of several bots, in order.
 * @param {(string | null)[]} bots Null for people.
 * @returns {(Character | null)[]}
 */
export const charactersOf = (bots) =>
  bots.map((bot, at) =>
    bot === null ? null : characterOf(bot, bots.slice(0, at).filter((one) => one === bot).length),
  );
