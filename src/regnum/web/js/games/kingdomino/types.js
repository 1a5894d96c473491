// @ts-check
/** What the server sends of a game of Kingdomino, as types; nothing runs here. */

/** @typedef {import("../../contract.js").Name} Name */
/** @typedef {import("../../contract.js").UpdateOf<View>} Update */
/** @typedef {"n" | "e" | "s" | "w"} Direction The direction from a domino's first half to its second. */
/** @typedef {{ terrain: string, crowns: number }} Half */
/** @typedef {{ x: number, y: number }} Point Columns east and rows north of the castle. */
/** @typedef {Point & Half} Square */
/** @typedef {Point & { direction: Direction }} Lying */
/** @typedef {Lying & { kind: "place", domino: number }} Place */
/** @typedef {import("../../types.d.ts").SlotData} Slot A domino lying in a row. */
/** @typedef {import("../../types.d.ts").PropertyData} Property */
/** @typedef {{ west: number, east: number, south: number, north: number }} Box */
/** @typedef {import("../../types.d.ts").KingdomData} KingdomData */
/** @typedef {import("../../types.d.ts").KingdominoOptions} Options */
/** @typedef {import("../../types.d.ts").KingdominoResult} Outcome */
/** @typedef {import("../../types.d.ts").KingdominoView} View */

export {};
