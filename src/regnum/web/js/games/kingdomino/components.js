// @ts-check
/**
 * The faces of the 48 dominoes, as `games/kingdomino/data/dominoes.csv` has them: the server names dominoes by number
 * only.
 */

/** @typedef {import("./types.js").Half} Half */

/** Of the players, by seat. */
export const COLOURS = ["pink", "yellow", "green", "blue"];

/** @type {Record<string, string>} */
const LETTERS = { W: "wheat", F: "forest", L: "lake", P: "pasture", S: "swamp", M: "mine" };

/** The six terrains, from the most common to the rarest. */
export const TERRAINS = Object.values(LETTERS);

const FACES = `WW WW FF FF FF FF LL LL LL PP PP SS WF WL WP WS FL FP W1F W1L W1P W1S W1M F1W F1W F1W F1W F1L F1P L1W L1W L1F L1F L1F L1F
  WP1 LP1 WS1 PS1 M1W WP2 LP2 WS2 PS2 M2W SM2 SM2 WM3`;

/**
 * A square as views write it, such as `W1`.
 * @param {string} text
 * @returns {Half}
 */
export function half(text) {
  return { terrain: LETTERS[text[0] ?? ""] ?? "", crowns: Number(text[1] ?? 0) };
}

const DOMINOES = FACES.split(/\s+/).map(
  (face) => /** @type {[Half, Half]} */ ((face.match(/[A-Z]\d?/g) ?? []).map(half)),
);

/** How many dominoes there are. */
export const MOST = DOMINOES.length;

/**
 * The two halves of a domino: the first, which notation places, and the second.
 * @param {number} number
 * @returns {[Half, Half]}
 */
export function halves(number) {
  return DOMINOES[number - 1];
}

/**
 * Whether turning a domino round changes nothing.
 * @param {number} number
 */
export function isDouble(number) {
  const [first, second] = halves(number);
  return first.terrain === second.terrain && first.crowns === second.crowns;
}
