// @ts-check
/** Why the referee refuses something: the same messages, with the same arguments, as Python's errors carry. */

/** @typedef {import("./contract.js").Message} Message */
/** @typedef {import("./contract.js").Explanation} Explanation */
/**
 * @typedef {"options" | "notation" | "illegal" | "deal" | "board" | "usage"} RefusalKind As the classes of
 *   `regnum/errors.py`: options that make no sense, text that is no action, an action that a rule forbids, a deal that
 *   cannot be, a board on a score sheet that cannot exist, a request that cannot be met.
 */

/** @param {string} id @param {Message["args"]} [args] @returns {Message} */
export const message = (id, args = {}) => ({ id, args });

/** Something handed in was wrong; nothing has been changed. */
export class Refusal extends Error {
  /**
   * @param {RefusalKind} kind
   * @param {Message} said
   * @param {Explanation | null} [explanation] Of an illegal action.
   */
  constructor(kind, said, explanation = null) {
    super(said.id);
    this.kind = kind;
    this.said = said;
    this.explanation = explanation;
  }

  /** The refusal of an illegal action. @param {Explanation} explanation */
  static illegal(explanation) {
    const { message: problem, rule } = explanation;
    return new Refusal("illegal", message("error-illegal", { problem, rule }), explanation);
  }
}
