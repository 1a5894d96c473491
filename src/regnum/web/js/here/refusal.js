// @ts-check
/** Why the table in the browser refuses something: for programs a code, for people a message. As table/errors.py. */

import { message, Refusal } from "../engine/refusal.js";

/** @typedef {import("../engine/contract.js").Message} Message */

/** The HTTP status that the server answers with, by code. @type {Record<string, number>} */
const STATUS = {
  ...{ unknown: 404, forbidden: 403, not_now: 409, stale: 409, full: 409, illegal: 422, invalid: 422 },
  unavailable: 503, // what is answered so is asked again
};

/** A request that is not granted; nothing has been changed. */
export class TableRefusal extends Error {
  /**
   * @param {string} code
   * @param {Message} said
   * @param {number} [meant] The ply that a stale command was meant for.
   */
  constructor(code, said, meant) {
    super(said.id);
    this.name = "TableRefusal";
    this.code = code;
    this.said = said;
    this.meant = meant;
  }
}

/** The command makes no sense at this table. @param {string} id @param {Message["args"]} [args] */
export const invalid = (id, args) => new TableRefusal("invalid", message(id, args));

/** This player may not do this. @param {string} id */
export const forbidden = (id) => new TableRefusal("forbidden", message(id));

/** It cannot be done now. @param {string} id */
export const notNow = (id) => new TableRefusal("not_now", message(id));

/**
 * A refusal as it is answered; what is none is a mistake of the program.
 * @param {unknown} problem
 * @returns {{ status: number, code: string, said: Message, rule: string | null }}
 */
export function answered(problem) {
  if (problem instanceof TableRefusal)
    return { status: STATUS[problem.code] ?? 500, code: problem.code, said: problem.said, rule: null };
  if (problem instanceof Refusal) {
    const code = problem.kind === "illegal" ? "illegal" : "invalid";
    return { status: 422, code, said: problem.said, rule: problem.explanation?.rule ?? null };
  }
  return { status: 500, code: "broken", said: message("page-here-broken"), rule: null };
}
