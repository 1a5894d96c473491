// @ts-check
/** How long the log of a table can become. As table/caps.py. */

import { message } from "../engine/refusal.js";
import { TableRefusal } from "./refusal.js";

/** @typedef {import("./table.js").Table} Table */

/** From then on a table takes only what leads to the end of its game. */
const MOST_EVENTS = 2000;
/** In one turn: until the game is further than it has ever been. */
const MOST_UNDOS = 20;
const TO_THE_END = ["start", "play", "replace", "resign", "close", "rematch"];

/** @param {Table} table */
const isFull = ({ log }) => log.length >= MOST_EVENTS;

/** Whether neither cap forbids another undo. @param {Table} table */
export const mayUndoMore = (table) => !isFull(table) && table.undos < MOST_UNDOS;

/** Refuse what does not lead to the end of the game if the log is full. @param {Table} table @param {string} type */
export function checkRoom(table, type) {
  if (isFull(table) && !TO_THE_END.includes(type))
    throw new TableRefusal("not_now", message("table-full", { most: MOST_EVENTS }));
}

/** Refuse another undo if enough was undone in this turn. @param {Table} table */
export function checkUndos({ undos }) {
  if (undos >= MOST_UNDOS) throw new TableRefusal("not_now", message("table-undo-often", { most: MOST_UNDOS }));
}
